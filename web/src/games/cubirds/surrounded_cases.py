"""What laying birds brought in real games of CuBirds, for the test of the preview: writes surrounded.cases.json."""

import json
from pathlib import Path
from typing import Any

import nomarch
from nomarch.bots import ask, make_bot

TO = Path(__file__).with_name("surrounded.cases.json")
MOST = 12


def cases(seed: int) -> list[dict[str, Any]]:
    """Every laying of a game between bots: the row, what was laid at which end, and what was taken."""
    match = nomarch.game("cubirds").new(2 + seed % 4, seed=seed)
    bot = make_bot(match.game, "random" if seed % 2 else "greedy", seed)
    found = []
    while not match.over and len(found) < MOST:
        seat, rows, before = match.to_move, match.view(match.to_move)["rows"], len(match.events(None))
        action = ask(match, bot)
        match.play(action)
        if action.verb == "lay":
            _, species, row, end = str(action).split(":")
            news = match.events(seat)[before:]
            taken = [event["species"] for event in news if event["event"] == "surrounded" and event["seat"] == seat]
            found.append({"row": rows[int(row)], "species": species, "end": end, "taken": taken})
    return found


if __name__ == "__main__":
    TO.write_text(json.dumps([case for seed in range(4) for case in cases(seed)], separators=(",", ":")) + "\n")
