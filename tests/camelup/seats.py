"""Where the record of Camel Up speaks of seats: `tests/research/turning.py` turns them round the table."""

BY_SEAT = ("desert_space", "ally", "money", "leg_tiles", "pyramid_tiles", "hand", "income")
"""Fields with an element for each seat."""
SEATS = ("to_move", "photographer", "marker", "ranking_seat", "ally", "pile_seat")
"""Fields that hold seats, -1 for nobody."""
SETS_OF_SEATS = ()
"""Fields in which each seat is a bit."""
