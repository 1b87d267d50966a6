"""Where the record of CuBirds speaks of seats: `tests/research/turning.py` turns them round the table."""

BY_SEAT = ("hand", "hand_size", "collection", "known", "room")
"""Fields with an element for each seat."""
SEATS = ("to_move", "dealer")
"""Fields that hold seats, -1 for nobody."""
SETS_OF_SEATS = ("winners",)
"""Fields in which each seat is a bit."""
