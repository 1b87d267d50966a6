"""Views of real games for the gallery: `python web/gallery/fixtures.py` writes fixtures/<game>-<label>.json."""

import json
from pathlib import Path
from typing import Any

import nomarch
from nomarch.bots import ask, make_bot

FOLDER = Path(__file__).parent / "fixtures"
NAMES = ["Ana", "Boris", "Chen", "Dalia", "Emil", "Farah", "Goran", "Hana", "Ivo", "Jun"]
SUPERCUP = dict.fromkeys(("dice", "adrenaline", "paparazzi", "connoisseurs", "referee"), True)

# game, label, players, options, after how many actions (-1: at the end), wanted decision or None
MOMENTS: list[tuple[str, str, int, dict[str, Any], int, str | None]] = [
    ("camelup", "start", 4, {}, 0, None),
    ("camelup", "middle", 4, {}, 30, None),
    ("camelup", "over", 4, {}, -1, None),
    ("camelup", "supercup", 4, SUPERCUP, 40, None),
    ("camelup", "adrenaline", 5, SUPERCUP, 10, "adrenaline"),
    ("camelup", "ten", 10, {**SUPERCUP, "allies": True}, 70, None),
    ("camelup", "referee", 3, {"referee": True}, 0, "referee"),
    ("fertility", "start", 3, {}, 0, None),
    ("fertility", "middle", 4, {}, 60, "place"),
    ("fertility", "supply", 4, {}, 90, "supply"),
    ("fertility", "build", 2, {"two_player_variant": True, "tile_set": "with-doubles"}, 40, "build"),
    ("fertility", "quarry", 3, {"quarry_rule": "orthogonal"}, 20, "quarry"),
    ("fertility", "over", 2, {}, -1, None),
    ("egizia", "start", 4, {}, 0, "sail"),
    ("egizia", "sail", 3, {}, 90, "sail"),
    ("egizia", "slot", 4, {}, 20, "slot"),
    ("egizia", "bricks", 4, {}, 150, "bricks"),
    ("egizia", "keep", 2, {"edition": "czech"}, 40, "keep"),
    ("egizia", "feed", 3, {"edition": "polish"}, 60, "feed"),
    ("egizia", "ring", 2, {}, 10, "ring"),
    ("egizia", "over", 4, {}, -1, None),
    ("celestia", "start", 4, {}, 0, None),
    ("celestia", "passenger", 4, {}, 60, "passenger"),
    ("celestia", "ejection", 6, {}, 40, "ejection"),
    ("celestia", "declaration", 3, {}, 20, "declaration"),
    ("celestia", "reroll", 6, {}, 20, "reroll"),
    ("celestia", "spyglass", 5, {}, 20, "spyglass"),
    ("celestia", "jetpack", 4, {}, 20, "jetpack"),
    ("celestia", "alone", 2, {"beginner": True}, 30, "lone_captain"),
    ("celestia", "over", 4, {}, -1, None),
    ("cubirds", "start", 3, {}, 0, None),
    ("cubirds", "lay", 5, {}, 60, "lay"),
    ("cubirds", "draw", 2, {}, 30, "draw"),
    ("cubirds", "flock", 4, {}, 40, "flock"),
    ("cubirds", "over", 4, {}, -1, None),
]


def moment(game: str, players: int, options: dict[str, Any], played: int, decision: str | None) -> dict[str, Any]:
    """The game as the seat to move sees it, played by bots until then."""
    match = nomarch.game(game).new(players, seed=7, options=options)
    kinds = ["random" if seat % 2 and game != "egizia" else "greedy" for seat in range(players)]
    bots = [make_bot(match.game, kind, seat) for seat, kind in enumerate(kinds)]
    while not match.over and (
        played < 0
        or match.view(match.to_move)["played"] < played
        or (decision is not None and match.view(match.to_move)["decision"] != decision)
    ):
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


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for game, label, players, options, played, decision in MOMENTS:
        shown = moment(game, players, options, played, decision)
        FOLDER.joinpath(f"{game}-{label}.json").write_text(json.dumps(shown))
