"""What can be decided (section 14), with the numbers of FE-14.4 to FE-14.14, and what can happen."""

import numpy as np

from nomarch.core.log import Event, Events
from nomarch.core.vocabulary import Verb, Vocabulary
from nomarch.games.fertility.box import PAIRS
from nomarch.games.fertility.components import DISPLAY_SIZE, POOL_SIZE, RESERVE_SIZE, SPACES
from nomarch.games.fertility.shops import KINDS
from nomarch.games.fertility.state import CATEGORIES

DECISIONS = ("place", "quarry", "build", "pay", "supply", "exchange", "take", "remove")
PLACE, QUARRY, BUILD, PAY, SUPPLY, EXCHANGE, TAKE, REMOVE = (np.int64(number) for number in range(len(DECISIONS)))

ORIENTATIONS = ("E", "S", "W", "N")
SQUARES = tuple(f"{column}{row}" for row in range(1, 9) for column in "abcdefghijklmnop")
"""Squares as people call them: columns are letters from the left, rows numbers from the top."""
SHOPS = np.int64(4 + 3 * SPACES)
REASONS = ("match", "print", "quarry")

_RESERVE, _POOL, _DISPLAY = (tuple(range(int(size))) for size in (RESERVE_SIZE, POOL_SIZE, DISPLAY_SIZE))
_SHOPS = tuple(range(int(SHOPS)))

VOCABULARY = Vocabulary(
    Verb("place", "FE-4.1", "square:{square}", slot=_RESERVE, orientation=ORIENTATIONS, square=SQUARES),
    Verb("discard", "FE-4.8", "reserve:{slot}", slot=_RESERVE),
    Verb("quarry", "FE-5.7", "reward:{reward}", reward=(*KINDS, "monument")),
    Verb("build", "FE-6.1", "display:{slot}", slot=_DISPLAY),
    Verb("no_build", "FE-3.2", "display"),
    Verb("pay", "FE-6.3", "held:{unit}", unit=(*KINDS, "wheat")),
    Verb("supply", "FE-7.1", "shop:{shop}", shop=_SHOPS, kind=KINDS),
    Verb("supply_done", "FE-3.2", "metropolis"),
    Verb("exchange", "FE-8.6", "shop:{shop}", shop=_SHOPS, kind=KINDS),
    Verb("take", "FE-9.2", "pool:{slot}", slot=_POOL),
    Verb("remove", "FE-12.3", "pool:{slot}", slot=_POOL),
)

EVENTS = Events(
    Event("turn_begun", seat=int, turn=int),
    Event("tile_placed", seat=int, tile=PAIRS, orientation=ORIENTATIONS, square=SQUARES),
    Event("tile_discarded", seat=int, tile=PAIRS),
    Event("collected", seat=int, kind=KINDS, amount=int, reason=REASONS),
    Event("store_lacked", seat=int, kind=KINDS, amount=int),
    Event("wheat_gained", seat=int, amount=int, wheat=int),
    Event("wheat_lost", seat=int, amount=int),
    Event("quarry_closed", seat=int, square=SQUARES),
    Event("monument_placed", seat=int, square=SQUARES, left=int),
    Event("district_built", seat=int, district=int, slot=int, space=int),
    Event("paid", seat=int, unit=(*KINDS, "wheat")),
    Event("supplied", seat=int, shop=int, kind=KINDS),
    Event("exchanged", seat=int, shop=int, kind=KINDS),
    Event("shop_filled", seat=int, shop=int),
    Event("returned", seat=int, kind=KINDS, amount=int),
    Event("tile_taken", seat=int, tile=PAIRS, slot=int),
    Event("tile_removed", seat=int, tile=PAIRS, slot=int),
    Event("tile_revealed", tile=PAIRS, slot=int),
    Event("district_revealed", district=int, slot=int),
    Event("end_triggered", seat=int),
    Event("scored", seat=int, category=CATEGORIES, amount=int),
    Event("game_ended"),
)
