"""Draw the pictures of the README: `python docs/pictures/draw.py` writes them beside this file."""

import io
import re
from pathlib import Path

from rich.console import Console

import nomarch
from nomarch.bots import ask, make_bot
from nomarch.cli.seats import show_table
from nomarch.games.camelup.odds import Situation, race_odds
from nomarch.games.camelup.odds.picture import show

FOLDER = Path(__file__).parent
NAMES = ["You", "Ada", "Ben", "Cleo"]


def recorder() -> Console:
    """A terminal that only remembers."""
    return Console(record=True, width=80, file=io.StringIO(), force_terminal=True)


def table() -> Console:
    """A table of Camel Up in the middle of a race."""
    match = nomarch.game("camelup").new(4, seed=12, options={"paparazzi": True})
    bots = [make_bot(match.game, "greedy", seat) for seat in range(4)]
    while len(match.actions) < 34 or match.to_move != 0:
        match.play(ask(match, bots[match.to_move or 0]))
    console = recorder()
    show_table(console, match, 0, NAMES, "en")
    return console


def odds() -> Console:
    """The odds of a leg and a race."""
    situation = Situation.parse("1:GYO 3:BW", tiles="5+ 7-")
    console = recorder()
    show(situation, race_odds(situation), console)
    return console


def write(name: str, title: str, console: Console) -> None:
    """Write a picture without the fonts that rich would load from elsewhere."""
    picture = console.export_svg(title=title, unique_id=name)
    picture = re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL).replace("Fira Code", "DejaVu Sans Mono")
    (FOLDER / f"{name}.svg").write_text(picture, "utf-8")


if __name__ == "__main__":
    write("table", "nomarch play camelup", table())
    write("odds", "nomarch odds camelup", odds())
