"""Which games are kept as golden playthroughs: players, and the options that are not at their defaults."""

from typing import Any

PLAYTHROUGHS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"two_player_variant": True}),
    (3, {"tile_set": "with-doubles"}),
    (3, {"quarry_rule": "orthogonal"}),
    (3, {}),
    (4, {}),
]
