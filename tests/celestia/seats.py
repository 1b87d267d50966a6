"""Where the record of Celestia speaks of seats: `tests/research/turning.py` turns them round the table."""

BY_SEAT = ("hand", "hand_size", "treasures", "treasure_count", "spyglasses", "points", "failed", "since")
"""Fields with an element for each seat."""
SEATS = ("to_move", "captain")
"""Fields that hold seats, -1 for nobody."""
SETS_OF_SEATS = ("aboard",)
"""Fields in which each seat is a bit."""
