"""`nomarch odds camelup`: the exact odds of a situation, as a picture for people or as JSON."""

import argparse
import json
from typing import Any

from rich.console import Console

from nomarch.games.camelup.components import LETTERS
from nomarch.games.camelup.odds import RaceOdds, Situation, newcomers_values, race_odds
from nomarch.games.camelup.odds.picture import show
from nomarch.games.camelup.situation import TRACKS

DESCRIPTION = """\
Exact odds of Camel Up: each camel's place at the end of the leg, landings on
desert tiles, and each camel's chance to win the whole race and to come last."""
EXAMPLE = """\
example: nomarch odds camelup --position "1:GYO 3:BW" --tiles "5+ 7-"
Camels: B blue, G green, O orange, W white, Y yellow."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what can be said of a situation."""
    parser.description, parser.epilog = DESCRIPTION, EXAMPLE
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument(
        "--track", type=int, choices=TRACKS, default=TRACKS[0], help="spaces of the track; 20 is module 1 of Supercup"
    )
    parser.add_argument(
        "--position",
        required=True,
        metavar="CAMELS",
        help='space, colon, camels bottom to top: "1:GYO 3:BW"; lanes side by side, left to right: "9:Y|O|G 7:BW"',
    )
    for name, metavar, text in (
        ("tiles", "TILES", 'desert tiles: space and + for an oasis or - for a mirage, "5+ 7-"'),
        ("rolled", "DICE", 'regular dice already drawn this leg, "GY"'),
        ("extra", "DICE", 'extra dice in the pyramid, "G"; then, and with --track 20, module 1 is in force'),
        ("camera", "SPACE", "space of the photographer's camera"),
        ("referee", "SPACE", "space of the referee"),
    ):
        parser.add_argument(f"--{name}", default="", metavar=metavar, help=text)
    parser.add_argument(
        "--values", action="store_true", help="also what each action is worth for the leg to a player who holds nothing"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object; counts are out of its `total`")


def run(arguments: argparse.Namespace) -> int:
    """Carry out the command; the exit code."""
    names = ("position", "tiles", "rolled", "extra", "camera", "referee", "track")
    situation = Situation.parse(**{name: getattr(arguments, name) for name in names})
    odds = race_odds(situation)
    values = newcomers_values(situation) if arguments.values else None
    if arguments.json:
        worth = {"values": {action: float(value) for action, value in values.items()}} if values else {}
        print(json.dumps(as_data(situation, odds) | worth))
    else:
        show(situation, odds, Console(highlight=False), values, arguments.language)
    return 0


def as_data(situation: Situation, odds: RaceOdds) -> dict[str, Any]:
    """The odds as they go into JSON."""
    leg = odds.leg
    data: dict[str, Any] = {
        "total": leg.total,
        "places": dict(zip(LETTERS, leg.places, strict=True)),
        "race_ends": leg.race_ends,
        "landings": {str(space): count for space, count in leg.landings.items()},
        "race": {
            "win": dict(zip(LETTERS, odds.win, strict=True)),
            "lose": dict(zip(LETTERS, odds.lose, strict=True)),
        },
    }
    if situation.camera:
        data["photo"] = {"camels": leg.photo_camels, "taken": leg.photos}
    if situation.referee:
        data["line_up"] = {"happens": leg.line_ups}
    return data
