"""Setting up (section 2), by chance or as it is given (CE-12.2); the variant `beginner` (section 11)."""

from types import SimpleNamespace
from typing import Any

import numpy as np

from nomarch.core import piles
from nomarch.core.errors import BadOptions
from nomarch.core.game import Plain
from nomarch.core.options import Option, Options
from nomarch.core.record import Records
from nomarch.core.rng import shuffle
from nomarch.core.rule import rule
from nomarch.games.celestia.cards import deal_hand
from nomarch.games.celestia.components import (
    CARDS,
    CITIES,
    CITY_DICE,
    CITY_NUMBERS,
    COPIES,
    DECK,
    FACES,
    FEW_PLAYERS,
    HAND_FEW,
    HAND_MANY,
    KINDS,
    PILE_ROOM,
    POWERS,
    TREASURE_CITY,
    TREASURE_COPIES,
    TREASURE_VALUE,
    TREASURES,
)
from nomarch.games.celestia.journeys import begin_journey, go_on
from nomarch.games.celestia.legs import random_face

OPTIONS = (Option("beginner"),)
FIRST_CAPTAIN = np.int64(0)
FIRST_FLOWN_TO = np.int64(1)
SPYGLASS = "spyglass"


def check(players: int, options: Options) -> None:
    """The variant goes with any number of players."""


@rule
def deal(s):
    """Shuffle the piles in city order, then the deck, and roll the dice of the first leg (CE-2.1, CE-2.3, CE-12.2)."""
    for city in range(CITIES):
        fill_pile(s, np.int64(city))
        shuffle(s, s.piles[city, np.int64(s.pile_top[city]) :], PILE_ROOM - np.int64(s.pile_top[city]))
    fill_deck(s)
    piles.reorder(s)
    s.given_next = 0
    s.given_end = CITY_DICE[FIRST_FLOWN_TO]
    for die in range(np.int64(s.given_end)):
        s.given_dice[die] = random_face(s)


@rule
def fill_pile(s, city):
    """A city's treasures, without spyglasses for beginners (CE-11.1)."""
    s.pile_top[city] = PILE_ROOM
    for treasure in range(TREASURES):
        if TREASURE_CITY[treasure] == city and (TREASURE_VALUE[treasure] > 0 or s.beginner == 0):
            for _ in range(TREASURE_COPIES[treasure]):
                s.pile_top[city] -= 1
                s.piles[city, np.int64(s.pile_top[city])] = treasure


@rule
def fill_deck(s):
    """All cards, without powers for beginners (CE-11.1)."""
    s.top = DECK
    for card in range(KINDS):
        if not POWERS[card] or s.beginner == 0:
            for _ in range(COPIES[card]):
                s.top -= 1
                s.cards[np.int64(s.top)] = card


@rule
def begin(s, log):
    """Hands, all cards of a seat before those of the next (CE-2.4, CE-12.2); seat 0 is captain (CE-2.5, CE-12.1)."""
    cards = HAND_FEW if s.players <= FEW_PLAYERS else HAND_MANY
    for seat in range(s.players):
        deal_hand(s, np.int64(seat), cards, log)
    s.journey = 1
    begin_journey(s, FIRST_CAPTAIN, log)
    go_on(s, log)


def read_setup(s: SimpleNamespace) -> Plain:
    """Each city's treasures and the deck, top card first; the first dice, and more dice and reshuffles if they were
    given."""
    drawn: Plain = {
        "piles": {
            str(number): [_treasure(treasure) for treasure in pile[top:]]
            for number, pile, top in zip(CITY_NUMBERS, s.piles, s.pile_top, strict=True)
        },
        "deck": [CARDS[card] for card in s.cards[s.top :]],
        "dice": [FACES[face] for face in s.given_dice[: s.given_end]],
    }
    if orders := piles.read_orders(s, CARDS):
        drawn["reshuffles"] = orders
    return drawn


def _treasure(treasure: int) -> int | str:
    return int(TREASURE_VALUE[treasure]) or SPYGLASS


def write_setup(states: Records, setup: Plain) -> None:
    """Write the parts given; those left out are drawn from the seed."""
    from nomarch.games.celestia import GAME

    piles.only_parts(setup, "piles", "deck", "dice", "reshuffles")
    GAME.drivers.deal(states)
    if "piles" in setup:
        _write_piles(states, setup["piles"])
    if "deck" in setup:
        top = int(states["top"][0])
        deck = states["cards"][0, top:].tolist()
        states["cards"][0, top:] = piles.rearranged("deck", setup["deck"], deck, CARDS)
    if "dice" in setup:
        _write_dice(states, setup["dice"])
    if "reshuffles" in setup:
        piles.write_orders(states, setup["reshuffles"], CARDS)


def _write_piles(states: Records, given: Any) -> None:
    """Any of the piles, by the number of the city."""
    numbers = [str(number) for number in CITY_NUMBERS]
    if not isinstance(given, dict) or any(number not in numbers for number in given):
        raise BadOptions(f"set-up: piles must be a table of lists by city, {', '.join(numbers)}")
    for number, treasures in given.items():
        city = numbers.index(number)
        top = int(states["pile_top"][0, city])
        pile = states["piles"][0, city, top:].tolist()
        names = {_treasure(treasure): treasure for treasure in pile}
        if not isinstance(treasures, list) or sorted(map(str, treasures)) != sorted(str(_treasure(t)) for t in pile):
            wanted = ", ".join(str(_treasure(treasure)) for treasure in sorted(pile))
            raise BadOptions(f"set-up: the pile of city {number} must have {wanted}, in any order")
        states["piles"][0, city, top:] = [names[treasure] for treasure in treasures]


def _write_dice(states: Records, given: Any) -> None:
    faces = piles.kinds("dice", given, FACES)
    room = states["given_dice"].shape[1]
    if len(faces) > room:
        raise BadOptions(f"set-up: dice can be up to {room} faces")
    states["given_dice"][0, : len(faces)] = faces
    states["given_end"] = max(len(faces), int(states["given_end"][0]))
