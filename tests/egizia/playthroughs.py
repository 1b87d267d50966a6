"""Which games are kept as golden playthroughs: players, and the options that are not at their defaults."""

from typing import Any

PLAYTHROUGHS: list[tuple[int, dict[str, Any]]] = [
    *((players, {"edition": edition}) for players in (2, 3, 4) for edition in ("german", "czech", "polish")),
    (3, {"optional_cards": True, "edition": "polish"}),
]
