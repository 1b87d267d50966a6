"""Which games are kept as golden playthroughs: players, and the options that are not at their defaults."""

from typing import Any

PLAYTHROUGHS: list[tuple[int, dict[str, Any]]] = [(players, {}) for players in range(2, 6)]
