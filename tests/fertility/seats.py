"""Where the record of Fertility speaks of seats: `tests/research/turning.py` turns them round the table."""

BY_SEAT = (
    "metropolis",
    "reserve",
    "wheat",
    "monuments",
    "monuments_left",
    "built",
    "built_count",
    "tokens",
    "open",
    "shop_tokens",
    "rates",
    "statue_gods",
    "statues_any",
    "points",
)
"""Fields with an element for each seat."""
SEATS = ("to_move",)
"""Fields that hold seats, -1 for nobody."""
SETS_OF_SEATS = ()
"""Fields in which each seat is a bit."""
