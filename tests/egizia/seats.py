"""Where the record of Egizia speaks of seats: `tests/research/turning.py` turns them round the table."""

import numpy as np

from nomarch.core.record import Records

BY_SEAT = (
    "score",
    "arrival",
    "sheet",
    "stones",
    "strength",
    "used",
    "marker",
    "held",
    "unattached",
    "spent",
    "ships_in_hand",
    "ships",
    "two_ships",
    "sphinx_held",
    "bricks",
    "built",
)
"""Fields with an element for each seat."""
SEATS = ("to_move", "order", "slots", "obelisk", "tomb_owner", "pyramid", "temple", "first_place")
"""Fields that hold seats, -1 for nobody."""
SETS_OF_SEATS = ("sphinx_shown", "out")
"""Fields in which each seat is a bit."""


def turn_more(states: Records, players: int, steps: int) -> None:
    """The seats in `sphinx_batch`, whose numbers tell both the seat and which put-back it was."""
    batch = states["sphinx_batch"][0].astype(int)
    turned = batch - (batch - 1) % 4 + ((batch - 1) % 4 + steps) % players
    states["sphinx_batch"][0] = np.where(batch > 0, turned, 0)
