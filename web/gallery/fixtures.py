"""Views of real games for the gallery: `python web/gallery/fixtures.py` writes fixtures/<game>-<label>.json.

Each game's `moments.toml` says which positions are shown."""

import json
import tomllib
from pathlib import Path
from typing import Any

import nomarch
from nomarch.bots import ask, make_bot

FOLDER = Path(__file__).parent / "fixtures"
GAMES = Path(__file__).parents[1] / "src" / "games"
NAMES = ["Ana", "Boris", "Chen", "Dalia", "Emil", "Farah", "Goran", "Hana", "Ivo", "Jun"]
BOTS = ["greedy", "random"]


def moment(game: str, kinds: list[str], wanted: dict[str, Any]) -> dict[str, Any]:
    """The game as the seat to move sees it, played by bots until then."""
    players = wanted["players"]
    match = nomarch.game(game).new(players, seed=7, options=wanted.get("options"))
    bots = [make_bot(match.game, kinds[seat % len(kinds)], seat) for seat in range(players)]
    while not match.over and not reached(match.view(match.to_move), wanted):
        match.play(ask(match, bots[match.to_move or 0]))
    seat = match.to_move if match.to_move is not None else 0
    legal = [] if match.over else [[str(action), action.target] for action in match.legal()]
    return {
        "game": game,
        "seat": seat,
        "names": NAMES[:players],
        "options": match.view(seat)["options"],
        "view": match.view(seat),
        "legal": legal,
    }


def reached(view: dict[str, Any], wanted: dict[str, Any]) -> bool:
    """Whether a running game has come so far."""
    late = not wanted.get("over") and view["played"] >= wanted.get("after", 0)
    return late and wanted.get("decision") in (None, view["decision"])


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for path in sorted(GAMES.glob("*/moments.toml")):
        game, given = path.parent.name, tomllib.loads(path.read_text("utf-8"))
        for wanted in given["moments"]:
            shown = moment(game, given.get("bots", BOTS), wanted)
            FOLDER.joinpath(f"{game}-{wanted['label']}.json").write_text(json.dumps(shown))
