"""The Nile cards (section 11) as tables: each card has a number, and a set of cards is a word with a bit for each.

What cards and round spaces do at once is a short program of effects (see `effects`), read from the same table.
"""

from typing import Any

import numpy as np

from nomarch.core.bits import U0, U1
from nomarch.games.egizia.components import BUILDINGS, CARD_SPACES, COLOURS, CREWS, DECKS, LOCATIONS, TABLE, TRACKS

ENTRIES: tuple[dict[str, Any], ...] = tuple(TABLE["nile_card"])
CARDS: tuple[dict[str, Any], ...] = tuple(entry for entry in ENTRIES for _ in range(entry["count"]))
"""Every card, the optional one last; a card's number is its place here."""
IDS: tuple[str, ...] = tuple(card["id"] for card in CARDS)
"""What each card is called; copies have the same id."""
KINDS: tuple[str, ...] = tuple(dict.fromkeys(IDS))

WINDOWS = ("SAIL", "FEED", "BUILD", "BONUS", "FINAL")
"""The windows in which cards may be played beside the decision itself (EG-16.1)."""
PLAYED = ("N1", "N2", "N3", "N4", "N5", "N6", "N7", "N9", "N13", "N17")
"""The cards that the action `play` can name (EG-18.11)."""
UPGRADEABLE = ("Y4", "Y5", "Y6", "Y7", "B6", "B7", "B8", "B9")
"""The fields to which an upgrade can be attached (EG-18.13)."""


def _set(cards: list[int]) -> np.uint64:
    word = U0
    for card in cards:
        word |= U1 << np.uint64(card)
    return word


def cards_called(card_id: str) -> np.uint64:
    """All copies of a card."""
    return _set([number for number, name in enumerate(IDS) if name == card_id])


def cards_of_kind(*kinds: str) -> np.uint64:
    """All cards of these kinds (anytime, permanent, immediate, field, quarry)."""
    return _set([number for number, card in enumerate(CARDS) if card["kind"] in kinds])


def _effect_of(card_id: str) -> dict[str, Any]:
    found: dict[str, Any] = next(entry["effect"] for entry in ENTRIES if entry["id"] == card_id)
    return found


DECK_CARDS = tuple(
    tuple(number for number, card in enumerate(CARDS) if card["deck"] == deck and not card.get("optional"))
    for deck in DECKS
)
"""The cards of each deck without the optional one (EG-11.31)."""
DECK_SIZES = np.array([len(cards) for cards in DECK_CARDS], np.int64)
DECK_FIRST = np.array([cards[0] for cards in DECK_CARDS], np.int64)
LARGEST_DECK = int(DECK_SIZES.max())
assert all(cards == tuple(range(cards[0], cards[0] + len(cards))) for cards in DECK_CARDS)
FIRST_COPY = np.array([min(n for n in range(len(IDS)) if CARDS[n] is card) for card in CARDS], np.int64)
"""For each card the first of its copies in the same deck; the others follow it."""
SWAPPED_OUT = np.int64(IDS.index("N11"))
SWAPPED_IN = np.int64(IDS.index("N11b"))
assert DECK_SIZES[0] >= CARD_SPACES * 2

IMMEDIATE = cards_of_kind("immediate")
PERMANENT = cards_of_kind("permanent")
FIELDS = cards_of_kind("field")
QUARRIES = cards_of_kind("quarry")
VALUE = np.array([card.get("value", 0) for card in CARDS], np.int64)
COLOUR = np.array([COLOURS.index(card["colour"]) if "colour" in card else -1 for card in CARDS], np.int64)
IN_WINDOW = np.array(
    [_set([n for n, card in enumerate(CARDS) if window in card.get("window", ())]) for window in WINDOWS], np.uint64
)
PLAYED_CARDS = np.array([cards_called(card_id) for card_id in PLAYED], np.uint64)
UPGRADE_FIELD = np.array([IDS.index(card_id) for card_id in UPGRADEABLE], np.int64)
UPGRADE_SLOT = np.array([UPGRADEABLE.index(name) if name in UPGRADEABLE else -1 for name in IDS], np.int64)
"""For each card its place among the fields that can be upgraded."""

N1, N2, N3, N4, N5, N6, N7 = (cards_called(f"N{number}") for number in range(1, 8))
N8, N9, N10, N11, N12, N13, N14 = (cards_called(f"N{number}") for number in range(8, 15))
N15, N16, N17, N18, N19 = (cards_called(f"N{number}") for number in range(15, 20))
N11B = cards_called("N11b")
STONES_OF_N3 = np.int64(_effect_of("N3")["value"])
GRAIN_OF_N5 = np.int64(_effect_of("N5")["value"])
STRENGTH_OF_N7 = np.int64(_effect_of("N7")["value"])
MOST_SOLD = np.int64(_effect_of("N10")["max"])
POINTS_PER_STONE = np.int64(_effect_of("N10")["points_per_stone"])
EXTRA_OF_N11 = np.int64(_effect_of("N11")["value"])
EXTRA_OF_N11B = np.int64(_effect_of("N11b")["value"])
COST_OF_N13 = np.int64(_effect_of("N13")["stones"])
TOMB_OF_N19 = np.int64(_effect_of("N19")["value"])

EFFECTS = ("raise", "raise_choice", "track", "ring", "stones", "points", "points_per_brick")
"""What can happen at once: crews rise, a crew of choice rises, a marker steps down, the ring moves ..."""


def _bits(names: list[str], all_names: tuple[str, ...]) -> int:
    return sum(1 << all_names.index(name) for name in names)


def _row(effect: dict[str, Any]) -> tuple[int, int, int]:
    """An effect as numbers: what happens, to what, how much."""
    do = EFFECTS.index(effect["do"])
    match effect["do"]:
        case "raise":
            return do, _bits(effect["crews"], CREWS), effect["steps"]
        case "raise_choice":
            return do, 0, effect["steps"]
        case "track":
            return do, TRACKS.index(effect["track"]), effect["steps"]
        case "ring":
            return do, 0, effect["moves"]
        case "points_per_brick":
            return do, _bits(effect["in"], BUILDINGS), effect["points"]
        case _:
            return do, 0, effect["value"]


def _at_once(entry: dict[str, Any]) -> list[dict[str, Any]]:
    """What a card does when it is taken."""
    return [entry["effect"]] if entry["kind"] == "immediate" else entry.get("on_take", [])


_programs = [[_row(effect) for effect in _at_once(card)] for card in CARDS]
_programs += [[_row(effect) for effect in location.get("effect", [])] for location in LOCATIONS]
_ends = np.cumsum([len(program) for program in _programs]).astype(np.int64)
_starts = _ends - np.array([len(program) for program in _programs], np.int64)

PROGRAM = np.array([row for program in _programs for row in program], np.int64)
"""All effects one after the other: what, to what, how much."""
CARD_START, CARD_END = _starts[: len(CARDS)].copy(), _ends[: len(CARDS)].copy()
PLACE_START, PLACE_END = _starts[len(CARDS) :].copy(), _ends[len(CARDS) :].copy()
"""Where the effects of each card, and of each place along the Nile, begin and end in the program."""
