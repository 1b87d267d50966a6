"""What Sphinx cards were worth in real games of Egizia, for the test of the preview: writes sphinx.cases.json."""

import json
from pathlib import Path
from typing import Any

import nomarch
from nomarch.bots import ask, make_bot
from nomarch.games.egizia import sphinx_cards
from nomarch.games.egizia.final import sphinx_points

TO = Path(__file__).with_name("sphinx.cases.json")
SEEN = ("options", "obelisk", "tombs", "pyramid", "temple")
OWN = ("score", "tracks", "bricks", "crews", "quarries", "fields", "cards")


def cases(seed: int) -> list[dict[str, Any]]:
    """Two positions of one game between bots, the last one after its end."""
    edition = ("german", "czech", "polish")[seed % 3]
    match = nomarch.game("egizia").new(2 + seed % 3, seed=seed, options={"edition": edition})
    bots = [make_bot(match.game, "greedy", seat) for seat in range(2 + seed % 3)]
    found = []
    while not match.over:
        match.play(ask(match, bots[match.to_move or 0]))
        if match.view(None)["played"] == 150 or match.over:
            found.append(seen(match))
    return found


def seen(match: Any) -> dict[str, Any]:
    """What the preview reads, and each card's points for each seat as the rules count them."""
    view = match.view(None)
    seats = [{key: seat[key] for key in OWN} for seat in view["seats"]]
    ids = enumerate(sphinx_cards.IDS)
    points = {
        card: [int(sphinx_points(match._states[0], seat, number)) for seat in range(view["players"])]
        for number, card in ids
    }
    return {"view": {key: view[key] for key in SEEN} | {"seats": seats}, "points": points}


if __name__ == "__main__":
    TO.write_text(json.dumps([case for seed in range(9) for case in cases(seed)], separators=(",", ":")) + "\n")
