"""What placements brought in real games of Fertility, for the test of the preview: writes harvest.cases.json."""

import json
import random
from pathlib import Path
from typing import Any

import nomarch

TO = Path(__file__).with_name("harvest.cases.json")
SEEN = ("options", "valley", "start", "tiles", "quarries", "store", "granary")


def brought(match: Any, action: Any) -> dict[str, Any]:
    """What the engine says that the placement brings."""
    after = match.at(match.view(None)["played"])
    before = len(after.events(None))
    after.play(action)
    tokens: dict[str, int] = dict.fromkeys("ACGP", 0)
    wheat, quarries = 0, []
    for event in after.events(None)[before:]:
        if event["event"] == "collected":
            tokens[event["kind"]] += event["amount"]
        elif event["event"] == "wheat_gained":
            wheat += event["amount"]
        elif event["event"] == "quarry_closed":
            quarries.append(event["square"])
    return {"tokens": tokens, "wheat": wheat, "quarries": quarries}


def cases(seed: int) -> list[dict[str, Any]]:
    """Some placements of one game played at random, late ones preferred."""
    chance = random.Random(seed)
    options = {
        "quarry_rule": ("diagonal", "orthogonal")[seed % 2],
        "tile_set": ("seed-literal", "with-doubles")[seed // 2 % 2],
    }
    match = nomarch.game("fertility").new(2 + seed % 3, seed=seed, options=options)
    found = []
    while not match.over:
        legal = match.legal()
        placing = legal[0].verb == "place"
        if placing and chance.random() < match.view(None)["played"] / 300:
            view = match.view(None)
            seats = [{"wheat": seat["wheat"], "monuments": seat["monuments"]} for seat in view["seats"]]
            placements = []
            for action in chance.sample(legal, min(6, len(legal))):
                _, slot, orientation, square = str(action).split(":")
                tile = view["seats"][match.to_move]["reserve"][int(slot)]
                placements.append(
                    {"tile": tile, "orientation": orientation, "square": square, **brought(match, action)}
                )
            seen = {key: view[key] for key in SEEN} | {"seats": seats}
            found.append({"view": seen, "seat": match.to_move, "placements": placements})
        match.play(chance.choice(legal))
    return found[-3:]


if __name__ == "__main__":
    TO.write_text(json.dumps([case for seed in range(6) for case in cases(seed)], separators=(",", ":")) + "\n")
