"""Which games are kept as golden playthroughs: players, and the options that are not at their defaults."""

from typing import Any

SUPERCUP = ("dice", "adrenaline", "paparazzi", "connoisseurs", "allies", "referee")

PLAYTHROUGHS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (4, {}),
    (8, {}),
    *((6, {switch: True}) for switch in SUPERCUP if switch != "adrenaline"),
    (3, {"dice": True, "adrenaline": True}),
    (10, dict.fromkeys(SUPERCUP, True)),
]
