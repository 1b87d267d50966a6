"""Positions for the tests: a ship laid out from a few letters, dice that show what is wanted, the table read back."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import nomarch
from nomarch import Match
from nomarch.core.log import new_log
from nomarch.core.rng import set_key
from nomarch.games.celestia.components import (
    CARDS,
    CITY_NUMBERS,
    FACES,
    TREASURE_CITY,
    TREASURE_POINTS,
    TREASURE_VALUE,
)
from nomarch.games.celestia.journeys import go_on

CELESTIA = nomarch.game("celestia")
LETTERS = "CLHKTEJAG"
"""Compass, lightning rod, horn, cannon, turbo, ejection, jetpack, alternative route, wind gust."""
DICE = "flbp-"
"""Fog, lightning, birds, pirates, blank."""
SPYGLASS = 0
NOTHING: Mapping[Any, Any] = MappingProxyType({})


def position(
    hands: tuple[str, ...] = ("", "", ""),
    dice: str = "--",
    *,
    city: int = 1,
    captain: int = 0,
    off: tuple[int, ...] = (),
    piles: Mapping[int, list[int]] = NOTHING,
    treasures: Mapping[int, list[tuple[int, int]]] = NOTHING,
    deck: str = "CLHK" * 10,
    discards: str = "",
    journey: int = 1,
    beginner: bool = False,
    reshuffle: str = "",
) -> Match:
    """The start of a leg with these hands, gone on to the first decision.

    `dice` are the faces of this roll and then of all that follow; `piles` are treasures left, top first (0 is a
    spyglass), all other piles being full; `treasures` are a seat's own as (city, value).
    """
    states = CELESTIA.blank(len(hands), {"beginner": beginner})
    set_key(states, 0)
    CELESTIA.drivers.deal(states)
    states["given_dice"] = 0
    states["given_dice"][0, : len(dice)] = [DICE.index(face) for face in dice]
    states["given_next"], states["given_end"] = 0, len(dice)
    states["top"] = states["cards"].shape[1] - len(deck)
    if deck:
        states["cards"][0, -len(deck) :] = [LETTERS.index(card) for card in deck]
    states["discards"][0] = [discards.count(letter) for letter in LETTERS]
    states["orders"][0, : len(reshuffle)] = [LETTERS.index(card) for card in reshuffle]
    states["orders_end"] = len(reshuffle)
    for seat, hand in enumerate(hands):
        states["hand"][0, seat] = [hand.count(letter) for letter in LETTERS]
        states["hand_size"][0, seat] = len(hand)
    states["captain"], states["city"], states["journey"] = captain, CITY_NUMBERS.index(city), journey
    states["aboard"] = sum(1 << seat for seat in range(len(hands)) if seat not in off)
    for number, left in piles.items():
        _fill(states, number, left)
    for seat, owned in treasures.items():
        _own(states, seat, owned)
    go_on(states[0], new_log())
    return Match.from_position(CELESTIA, states)


def kind(city: int, value: int) -> int:
    """The number of a kind of treasure."""
    index = CITY_NUMBERS.index(city)
    return next(t for t in range(len(TREASURE_CITY)) if (TREASURE_CITY[t], TREASURE_VALUE[t]) == (index, value))


def _fill(states: Any, city: int, left: list[int]) -> None:
    index, room = CITY_NUMBERS.index(city), states["piles"].shape[2]
    states["pile_top"][0, index] = room - len(left)
    states["piles"][0, index, room - len(left) :] = [kind(city, value) for value in left]


def _own(states: Any, seat: int, owned: list[tuple[int, int]]) -> None:
    kinds = [kind(city, value) for city, value in owned]
    states["treasures"][0, seat, : len(kinds)] = kinds
    states["treasure_count"][0, seat] = len(kinds)
    states["points"][0, seat] = sum(int(TREASURE_POINTS[each]) for each in kinds)
    states["spyglasses"][0, seat] = sum(value == SPYGLASS for _, value in owned)


def asked(match: Match) -> tuple[int | None, str | None]:
    """Who is asked what."""
    return match.to_move, match.decision


def play(match: Match, *actions: str) -> Match:
    """Play actions one after the other."""
    for action in actions:
        match.play(action)
    return match


def stay(match: Match) -> Match:
    """All passengers of this leg stay."""
    leg = _leg(match)
    while match.decision == "passenger" and _leg(match) == leg:
        match.play("stay")
    return match


def _leg(match: Match) -> tuple[int, int]:
    return int(match.states["journey"][0]), int(match.states["city"][0])


def legal(match: Match) -> list[str]:
    """The legal actions as texts."""
    return [str(action) for action in match.legal()]


def why(match: Match, action: str) -> str | None:
    """The clause that forbids an action."""
    refusal = match.why_not(action)
    return refusal.clause if refusal else None


def hand(match: Match, seat: int = 0) -> str:
    """A seat's hand as letters."""
    return "".join(letter * int(n) for letter, n in zip(LETTERS, match.states["hand"][0, seat], strict=True))


def discards(match: Match) -> str:
    """The discard pile as letters."""
    return "".join(letter * int(n) for letter, n in zip(LETTERS, match.states["discards"][0], strict=True))


def dice(match: Match) -> str:
    """What the dice show."""
    s = match.states[0]
    return "".join(DICE[face] for face in s["dice"][: s["dice_count"]])


def city(match: Match) -> int:
    """Where the ship is."""
    return CITY_NUMBERS[int(match.states["city"][0])]


def aboard(match: Match) -> list[int]:
    """Who is aboard."""
    return [seat for seat in range(match.players) if int(match.states["aboard"][0]) >> seat & 1]


def captain(match: Match) -> int:
    """Who is captain."""
    return int(match.states["captain"][0])


def treasures(match: Match, seat: int) -> list[int]:
    """The values of a seat's treasures in the order of taking; 0 is a spyglass."""
    s = match.states[0]
    return [int(TREASURE_VALUE[each]) for each in s["treasures"][seat][: s["treasure_count"][seat]]]


def left(match: Match, number: int) -> int:
    """How many treasures a city has left."""
    return 11 - int(match.states["pile_top"][0, CITY_NUMBERS.index(number)])


def happened(match: Match, name: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The events of a kind that a seat knows of, without their name and time."""
    found = [event for event in match.events(seat) if event["event"] == name]
    return [{key: value for key, value in event.items() if key not in ("event", "after")} for event in found]


assert len(LETTERS) == len(CARDS) and len(DICE) == len(FACES)
