"""Positions with the seats turned round the table, for games as they keep them."""

from typing import Any

import numpy as np

from nomarch.core import record
from nomarch.core.record import Records

BY_SEAT = {
    "camelup": "desert_space ally money leg_tiles pyramid_tiles hand income",
    "celestia": "hand hand_size treasures treasure_count spyglasses points failed since",
    "cubirds": "hand hand_size collection known room",
    "egizia": "score arrival sheet stones strength used marker held unattached spent ships_in_hand ships two_ships "
    "sphinx_held bricks built",
    "fertility": "metropolis reserve wheat monuments monuments_left built built_count tokens open shop_tokens rates "
    "statue_gods statues_any points",
}
"""Fields with an element for each seat."""
SEATS = {
    "camelup": "to_move photographer marker ranking_seat ally pile_seat",
    "celestia": "to_move captain",
    "cubirds": "to_move dealer",
    "egizia": "to_move order slots obelisk tomb_owner pyramid temple first_place",
    "fertility": "to_move",
}
"""Fields that hold seats, -1 for nobody."""
SETS_OF_SEATS = {"celestia": "aboard", "cubirds": "winners", "egizia": "sphinx_shown out"}
"""Fields in which each seat is a bit."""


def turned(name: str, states: Records, steps: int) -> Records:
    """The same position with every player so many chairs further on."""
    players = int(states["players"][0])
    other = record.copy(states)
    for field in BY_SEAT[name].split():
        for seat in range(players):
            other[field][0, (seat + steps) % players] = states[field][0, seat]
    for field in SEATS[name].split():
        other[field][0] = _seats(other[field][0], players, steps)
    for field in SETS_OF_SEATS.get(name, "").split():
        bits = int(states[field][0])
        other[field] = sum(1 << (seat + steps) % players for seat in range(players) if bits >> seat & 1)
    if name == "egizia":
        batch = states["sphinx_batch"][0].astype(int)
        other["sphinx_batch"][0] = np.where(batch > 0, batch - (batch - 1) % 4 + ((batch - 1) % 4 + steps) % players, 0)
    return other


def _seats(values: Any, players: int, steps: int) -> Any:
    return np.where(values >= 0, (values + steps) % players, values)
