"""Positions with the seats turned round the table; `tests/<game>/seats.py` says where a record speaks of seats."""

from importlib import import_module
from typing import Any

import numpy as np

from nomarch.core import record
from nomarch.core.record import Records


def turned(name: str, states: Records, steps: int) -> Records:
    """The same position with every player so many chairs further on."""
    fields = import_module(f"tests.{name}.seats")
    players = int(states["players"][0])
    other = record.copy(states)
    for field in fields.BY_SEAT:
        for seat in range(players):
            other[field][0, (seat + steps) % players] = states[field][0, seat]
    for field in fields.SEATS:
        other[field][0] = _seats(other[field][0], players, steps)
    for field in fields.SETS_OF_SEATS:
        bits = int(states[field][0])
        other[field] = sum(1 << (seat + steps) % players for seat in range(players) if bits >> seat & 1)
    if hasattr(fields, "turn_more"):
        fields.turn_more(other, players, steps)
    return other


def _seats(values: Any, players: int, steps: int) -> Any:
    return np.where(values >= 0, (values + steps) % players, values)
