"""Positions for the tests: a table laid out from a few words, chance that does what is wanted, the table read back."""

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from types import MappingProxyType
from typing import Any

import nomarch
from nomarch import Match
from nomarch.core import record
from nomarch.core.log import new_log
from nomarch.core.record import Records
from nomarch.core.rng import set_key
from nomarch.games.camelup.components import COLOURS, LETTERS
from nomarch.games.camelup.situation import Situation

CAMELUP = nomarch.game("camelup")
A = "1:GYO 3:BW"
"""Position A of the rules."""
ALL_SIX = "dice adrenaline paparazzi connoisseurs allies referee"
TURN, ADRENALINE, REFEREE = range(3)
VALUES = (5, 3, 2)
NOTHING: Mapping[int, Any] = MappingProxyType({})
MOST_TRIES = 3000

Table = dict[str, Any]
Event = dict[str, Any]


def switched_on(names: str) -> dict[str, Any]:
    """The options named, all on."""
    return dict.fromkeys(names.split(), True)


def new(players: int = 4, options: str = "", seed: int = 0, camels: str = A) -> Match:
    """A new match with the camels on these starting spaces."""
    return CAMELUP.new(players, seed, switched_on(options), {"camels": camels})


def position(
    camels: str = A,
    *,
    players: int = 4,
    options: str = "",
    to_move: int = 0,
    marker: int = 0,
    dice: str | None = None,
    extra: str | None = None,
    platform: str | None = None,
    desert: Mapping[int, str] = NOTHING,
    camera: tuple[int, int] | None = None,
    referee: int | None = None,
    money: Mapping[int, int] = NOTHING,
    leg_tiles: Mapping[int, str] = NOTHING,
    covered: Mapping[int, str] = NOTHING,
    pyramid_tiles: Mapping[int, int] = NOTHING,
    allies: tuple[tuple[int, int], ...] = (),
    winner: str = "",
    loser: str = "",
) -> Match:
    """A match in the midst of leg 1: where nothing is said, all is as when the leg began with the camels here.

    `dice`, `extra` and `platform` are letters of the regular and extra dice in the pyramid and of the extra dice on
    the platform; `desert` is such as {0: "5+", 2: "9-"}, `camera` (seat, space), `leg_tiles` {0: "G5 Y3"}, `covered`
    {0: "3:Y5 2:B3"}, `winner` and `loser` cards such as "0B 1Y". Without `referee` and with that option, he is still
    to be placed; 0 means that he has left.
    """
    states = CAMELUP.blank(players, switched_on(options))
    set_key(states, 0)
    states["camels"] = Situation.parse(camels, track=20 if "dice" in options.split() else 16).camels
    CAMELUP.drivers.begin(states, new_log())
    states["marker"] = marker
    if "referee" not in options or referee is not None:
        states["decision"], states["to_move"] = TURN, to_move
        states["referee_space"] = referee or 0
    _fill_pyramid(states, dice, extra, platform)
    _put_on_track(states, desert, camera)
    _hand_out(states, money, leg_tiles, covered, pyramid_tiles)
    for seat, ally in allies:
        states["ally"][0, seat], states["ally"][0, ally] = ally, seat
    _pile_up(states, 0, winner)
    _pile_up(states, 1, loser)
    return Match.from_position(CAMELUP, states)


def _mask(letters: str) -> int:
    return sum(1 << LETTERS.index(letter) for letter in letters)


def _fill_pyramid(states: Records, dice: str | None, extra: str | None, platform: str | None) -> None:
    """The dice where they are said to be, and a tile for each in the pyramid (CU-15.40)."""
    for field, letters in (("regular_dice", dice), ("extra_dice", extra), ("platform", platform)):
        if letters is not None:
            states[field] = _mask(letters)
    states["pyramid_stack"] = sum(int(states[field][0]).bit_count() for field in ("regular_dice", "extra_dice"))


def _put_on_track(states: Records, desert: Mapping[int, str], camera: tuple[int, int] | None) -> None:
    for seat, tile in desert.items():
        space = int(tile[:-1])
        states["desert_space"][0, seat] = space
        states["oases" if tile.endswith("+") else "mirages"] |= 1 << space
    if camera is not None:
        states["photographer"], states["camera"] = camera


def _hand_out(
    states: Records,
    money: Mapping[int, int],
    leg_tiles: Mapping[int, str],
    covered: Mapping[int, str],
    pyramid_tiles: Mapping[int, int],
) -> None:
    for seat, amount in money.items():
        states["money"][0, seat] = amount
    for seat, tiles in leg_tiles.items():
        for tile in tiles.split():
            states["leg_tiles"][0, seat, LETTERS.index(tile[0]), VALUES.index(int(tile[1]))] += 1
    for seat, tiles in covered.items():
        for tile in tiles.split():
            ranking = int(tile[0]) - 2
            states["ranking_seat"][0, ranking] = seat
            states["ranking_colour"][0, ranking] = LETTERS.index(tile[2])
            states["ranking_value"][0, ranking] = VALUES.index(int(tile[3]))
    for seat, count in pyramid_tiles.items():
        states["pyramid_tiles"][0, seat] = count


def _pile_up(states: Records, pile: int, cards: str) -> None:
    for place, card in enumerate(cards.split()):
        seat, colour = int(card[0]), LETTERS.index(card[1])
        states["pile_seat"][0, pile, place] = seat
        states["pile_colour"][0, pile, place] = colour
        states["pile_size"][0, pile] = place + 1
        states["hand"][0, seat] &= _mask("BGOYW") ^ (1 << colour)


def with_dice(match: Match, dice: str) -> Match:
    """The same position with only these regular dice left in the pyramid."""
    states = record.copy(match.states)
    _fill_pyramid(states, dice, "", None)
    return Match.from_position(CAMELUP, states)


# Chance that does what is wanted


def with_seed(match: Match, seed: int) -> Match:
    """The same position with other coming chance."""
    states = record.copy(match.states)
    set_key(states, seed)
    return Match.from_position(CAMELUP, states)


def roll(match: Match, camel: str, face: int, die: str = "regular", first_seed: int = 0) -> Match:
    """The match after the seat to move used `pyramid` and this die came out with this face."""
    for seed in range(first_seed, first_seed + MOST_TRIES):
        after = with_seed(match, seed)
        after.play("pyramid")
        if draw(after) == (die, camel, face):
            return after
    raise AssertionError(f"the pyramid does not give the {die} die {camel} with face {face}")


def draw(match: Match) -> tuple[str, str, int]:
    """The roll made last: kind of die, letter, face."""
    rolled = happened(match, "rolled")[-1]
    return rolled["die"], letter(rolled["camel"]), rolled["face"]


def draws(match: Match, count: int) -> Counter[tuple[str, str, int]]:
    """What comes out of the pyramid how often, when `pyramid` is played so many times from the same position."""
    found: Counter[tuple[str, str, int]] = Counter()
    for seed in range(count):
        after = with_seed(match, seed)
        after.play("pyramid")
        found[draw(after)] += 1
    return found


def end_leg(order: str, **table: Any) -> Match:
    """The match after a leg that ended with the camels in this order, first to last; all else as in `position`.

    The last camel's die was the only one left; unless `to_move` says otherwise, the highest seat rolled it.
    """
    fifth, fourth, third, second, first = reversed(order)
    camels = f"2:{fifth} 6:{fourth} 8:{third} 10:{second} 12:{first}"
    table = {"to_move": table.get("players", 4) - 1, "dice": fifth, "extra": "", "referee": 0, **table}
    return roll(position(camels, **table), fifth, 1)


def end_race(order: str, **table: Any) -> Match:
    """The match after a race that ended with the camels in this order: the first of them crossed the line with a 1."""
    fifth, fourth, third, second, first = reversed(order)
    finish = 20 if "dice" in table.get("options", "").split() else 16
    camels = f"4:{fifth} 6:{fourth} 8:{third} 10:{second} {finish}:{first}"
    table = {"to_move": table.get("players", 4) - 1, "referee": 0, **table}
    return roll(position(camels, **table), first, 1)


def random_play(seed: int, actions: int, players: int = 4, options: str = "") -> Iterator[Match]:
    """A match with random chance and choices, as it stands at the beginning and after each action, for as long as it
    lasts; `pyramid` is played more often than others, for legs to end."""
    choose = Random(seed)
    match = CAMELUP.new(players, seed, switched_on(options))
    yield match
    for _ in range(actions):
        if match.over:
            return
        open_now = match.legal()
        rolls = [action for action in open_now if action.verb == "pyramid"]
        match.play(choose.choice(rolls or open_now) if choose.random() < 0.3 else choose.choice(open_now))
        yield match


# Reading the table


def track(match: Match) -> str:
    """Where the camels stand, such as "1:GYO 3:BW" or with lanes "9:O|G|B"."""
    return str(Situation.of(match.unpacked()).texts()["position"])


def order(match: Match) -> str:
    """The camels from place 1 to place 5, by their letters."""
    return "".join(letter(camel) for camel in match.view()["order"])


def letter(camel: str) -> str:
    """The letter of a camel."""
    return LETTERS[COLOURS.index(camel)]


def letters(camels: list[str]) -> str:
    """The letters of several camels."""
    return "".join(map(letter, camels))


def legal(match: Match, verb: str = "") -> list[str]:
    """The legal actions as texts, all or those of one verb."""
    return [str(action) for action in match.legal() if not verb or action.verb == verb]


def refused(match: Match, action: str) -> str | None:
    """The clause that forbids an action now, None if it is legal."""
    refusal = match.why_not(action)
    return None if refusal is None else refusal.clause


def happened(match: Match, event: str) -> list[Event]:
    """All events of this name, without their place in the match."""
    found = (fields for fields in match.events() if fields["event"] == event)
    return [{name: value for name, value in fields.items() if name not in ("event", "after")} for fields in found]


def names(match: Match) -> list[str]:
    """The names of all that happened, in order."""
    return [event["event"] for event in match.events()]


def leg_sums(match: Match) -> list[int]:
    """What each seat's tiles and copied reward came to in the leg scored last, before any floor."""
    return [scored["tiles"] + scored["copied"] for scored in happened(match, "leg_scored")[-match.players :]]
