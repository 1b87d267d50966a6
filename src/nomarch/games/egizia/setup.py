"""Setting up (section 2), and what can be chosen beforehand (sections 14 and 15)."""

from collections import Counter
from types import SimpleNamespace
from typing import Any

import numpy as np

from nomarch.core.bits import U0, bit, has
from nomarch.core.errors import BadOptions
from nomarch.core.game import Plain
from nomarch.core.options import Option, Options
from nomarch.core.record import Records
from nomarch.core.rng import shuffle
from nomarch.core.rule import rule, shared_code
from nomarch.games.egizia import nile_cards, sphinx_cards
from nomarch.games.egizia.components import (
    DECKS,
    EDITIONS,
    OPTIONAL_EDITIONS,
    OPTIONAL_PLAYERS,
    SHIPS,
    START_RING,
    START_STONES,
    START_STRENGTH,
    TOMB_TILES,
    TOMBS_IN_ROW,
    TRACKS,
)
from nomarch.games.egizia.crews import CREW_COUNT
from nomarch.games.egizia.nile_cards import DECK_CARDS, DECK_FIRST, DECK_SIZES, FIRST_COPY
from nomarch.games.egizia.phases import NOBODY, OPENING_CARDS, go_to
from nomarch.games.egizia.sailing import EMPTY, SITE_COUNT, SLOT_COUNT
from nomarch.games.egizia.sphinx import AT_CHOICE, NO_CARD
from nomarch.games.egizia.sphinx_cards import DECK_SIZE, RING_SIZE
from nomarch.games.egizia.turn import NEXT_PHASE, settle

OPTIONS = (
    Option("edition", choices=EDITIONS),
    Option("optional_cards"),
    Option("heliopolis_repeat", default_on=True),
)
TILES = np.array(TOMB_TILES, np.int64)
TILE_COUNT = np.int64(len(TOMB_TILES))
DECK_COUNT = np.int64(len(DECKS))


def check(players: int, options: Options) -> None:
    """The optional cards belong to the Polish edition and to 2 or 3 players (EG-14.4)."""
    if options["optional_cards"] and (options["edition"] not in OPTIONAL_EDITIONS or players not in OPTIONAL_PLAYERS):
        raise BadOptions.say("unfit-optional_cards", __package__, edition=str(options["edition"]), players=players)


# What chance decides


@rule
def deal(s):
    """Everything that chance decides: order tiles, the decks and the tomb tiles (EG-17.8)."""
    for seat in range(s.players):
        s.order[seat] = seat
    shuffle(s, s.order, np.int64(s.players))
    shuffle_sphinx(s)
    for deck in range(DECK_COUNT):
        shuffle_nile(s, deck)
    for tile in range(TILE_COUNT):
        s.tombs[tile] = TILES[tile]
    shuffle(s, s.tombs, TILE_COUNT)
    sort_boxed_tombs(s)


@rule
def shuffle_sphinx(s):
    """Shuffle the Sphinx deck; X28b can be in it in place of X28 (EG-2.8, EG-14.3)."""
    for card in range(DECK_SIZE):
        s.sphinx_deck[card] = card
    if s.optional_cards != 0:
        s.sphinx_deck[sphinx_cards.SWAPPED_OUT] = sphinx_cards.SWAPPED_IN
    shuffle(s, s.sphinx_deck, DECK_SIZE)


@rule
def shuffle_nile(s, deck):
    """Shuffle a Nile deck; N11b can be in the first in place of N11 (EG-2.9, EG-14.3)."""
    shared_code()
    cards = s.nile_deck[deck]
    for number in range(DECK_SIZES[deck]):
        cards[number] = FIRST_COPY[DECK_FIRST[deck] + number]
        if s.optional_cards != 0 and cards[number] == nile_cards.SWAPPED_OUT:
            cards[number] = nile_cards.SWAPPED_IN
    shuffle(s, cards, DECK_SIZES[deck])
    number_copies(cards, DECK_SIZES[deck])


@rule
def number_copies(cards, count):
    """Tell copies apart by the order in which they lie, so that equal decks are equal records."""
    seen = U0
    for number in range(count):
        card = np.int64(cards[number])
        while has(seen, card):
            card += 1
        seen |= bit(card)
        cards[number] = card


@rule
def sort_boxed_tombs(s):
    """The order of the tiles that go back to the box has no meaning (EG-2.11)."""
    for tile in range(TOMBS_IN_ROW + 1, TILE_COUNT):
        place, value = tile, np.int64(s.tombs[tile])
        while place > TOMBS_IN_ROW and s.tombs[place - 1] > value:
            s.tombs[place] = s.tombs[place - 1]
            place -= 1
        s.tombs[place] = value


# The rest


@rule
def begin(s, log):
    """Set up what chance does not decide, and go on to the first decision."""
    s.sphinx_size = DECK_SIZE
    for place in range(DECK_SIZE, RING_SIZE):
        s.sphinx_deck[place] = NO_CARD
    s.keeps = AT_CHOICE
    s.ring = START_RING
    s.first_place = NOBODY
    for tile in range(s.players):
        set_up_seat(s, np.int64(s.order[tile]), tile)
    s.arrivals = s.players
    clear_board(s)
    go_to(s, OPENING_CARDS)
    settle(s, NEXT_PHASE, log)


@rule
def set_up_seat(s, seat, tile):
    """A player's pieces; the arrival on space 0 is later the smaller the tile (EG-2.2 to EG-2.6, EG-9.8)."""
    s.stones[seat] = START_STONES[tile]
    s.arrival[seat] = s.players - tile
    s.ships_in_hand[seat] = SHIPS
    for crew in range(CREW_COUNT):
        s.strength[seat, crew] = START_STRENGTH[crew]
    for track in range(len(TRACKS)):
        s.marker[seat, track] = 1


@rule
def clear_board(s):
    """No ships at the sites and no bricks on the buildings (EG-2.13)."""
    for site in range(SITE_COUNT):
        for slot in range(SLOT_COUNT):
            s.slots[site, slot] = EMPTY
    for space in range(len(s.obelisk)):
        s.obelisk[space] = NOBODY
    for tile in range(len(s.tomb_owner)):
        s.tomb_owner[tile] = NOBODY
    for row in range(len(s.row_bricks)):
        for space in range(len(s.row_bricks)):
            s.pyramid[row, space] = NOBODY
    for part in range(len(s.part_bricks)):
        for space in range(len(s.part_bricks)):
            s.temple[part, space] = NOBODY


# A set-up given or read


def read_setup(s: SimpleNamespace) -> Plain:
    """What chance decided: the seats from tile 1 on, the decks from the top, the row of tombs from the Nile on."""
    return {
        "order": s.order[: s.players],
        "sphinx": [sphinx_cards.IDS[card] for card in s.sphinx_deck[: int(DECK_SIZE)]],
        "nile": {
            deck: [nile_cards.IDS[card] for card in s.nile_deck[number][: DECK_SIZES[number]]]
            for number, deck in enumerate(DECKS)
        },
        "tombs": s.tombs[: int(TOMBS_IN_ROW)],
    }


def write_setup(states: Records, setup: Plain) -> None:
    """Write such a set-up; only what shuffles can give."""
    parts = {"order", "sphinx", "nile", "tombs"}
    if set(setup) != parts or not isinstance(setup["nile"], dict) or set(setup["nile"]) != set(DECKS):
        raise BadOptions('the set-up has "order", "sphinx", "tombs" and "nile", which has "1/2", "3/4" and "5"')
    players, optional = int(states["players"][0]), bool(states["optional_cards"][0])
    order = _checked("order", setup["order"], list(range(players)))
    states["order"][0, :players] = order
    sphinx = _checked("sphinx", setup["sphinx"], _swapped(list(sphinx_cards.IDS[: int(DECK_SIZE)]), optional))
    states["sphinx_deck"][0, : int(DECK_SIZE)] = [sphinx_cards.IDS.index(card) for card in sphinx]
    for number, deck in enumerate(DECKS):
        expected = _swapped([nile_cards.IDS[card] for card in DECK_CARDS[number]], optional)
        cards = _checked(f"nile {deck}", setup["nile"][deck], expected)
        states["nile_deck"][0, number, : len(cards)] = _numbered(cards, number)
    states["tombs"][0] = _tombs(setup["tombs"])


def _swapped(cards: list[str], optional: bool) -> list[str]:
    """The cards with the optional ones in place of those that they replace."""
    swaps = {"N11": "N11b", "X28": "X28b"} if optional else {}
    return [swaps.get(card, card) for card in cards]


def _checked(name: str, given: Any, expected: list[Any]) -> list[Any]:
    """The list given, if it has exactly the things expected in some order."""
    same_kinds = isinstance(given, list) and [type(thing) for thing in given] == [type(thing) for thing in expected]
    if not same_kinds or Counter(given) != Counter(expected):
        raise BadOptions(f"the set-up's {name} must list exactly {', '.join(map(str, expected))}, in any order")
    return list(given)


def _numbered(cards: list[str], deck: int) -> list[int]:
    """The cards' numbers; copies are told apart by the order in which they lie."""
    waiting = [*DECK_CARDS[deck], int(nile_cards.SWAPPED_IN)]
    numbers = []
    for card in cards:
        number = next(number for number in waiting if nile_cards.IDS[number] == card)
        waiting.remove(number)
        numbers.append(number)
    return numbers


def _tombs(row: Any) -> list[int]:
    """The row as given, then the tiles in the box."""
    right = isinstance(row, list) and len(row) == TOMBS_IN_ROW and all(type(value) is int for value in row)
    boxed = Counter(TOMB_TILES)
    boxed.subtract(row if right else [])
    if not right or min(boxed.values()) < 0:
        raise BadOptions(
            f"the set-up's tombs must be the {TOMBS_IN_ROW} values of the row, out of {', '.join(map(str, TOMB_TILES))}"
        )
    return [*row, *sorted(boxed.elements())]
