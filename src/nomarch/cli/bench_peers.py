"""`nomarch bench peers`: our speed beside that of other libraries for games, in one run on this machine."""

import json
from dataclasses import asdict

from rich.console import Console
from rich.table import Table

from nomarch.research.peers import Row, measure, missing, times_faster

WIDTH = 100


def run(as_json: bool) -> int:
    """Measure, showing what is being measured, and print."""
    with Console(stderr=True).status("") as status:
        rows = measure(lambda part: status.update(f"peers: {part}"))
    if as_json:
        print(json.dumps({"rows": [asdict(row) for row in rows], "missing": missing()}))
    else:
        _print(rows)
    return 0


def _print(rows: list[Row]) -> None:
    console = Console(width=max(WIDTH, Console().width), markup=False, highlight=False)
    table = Table(box=None, padding=(0, 2, 0, 0), title="random play, in a second of one core")
    table.add_column("Library", no_wrap=True)
    table.add_column("Game", no_wrap=True)
    for column in ("players", "steps", "copies", "steps observed", "numbers"):
        table.add_column(column, justify="right")
    library = ""
    for row in rows:
        figures = [f"{figure:,.0f}" if figure else "–" for figure in (row.steps, row.copies, row.observed)]
        table.add_row(
            row.library if row.library != library else "", row.game, str(row.players), *figures, f"{row.numbers:,}"
        )
        library = row.library
    console.print(table)
    for name, figure, game, least, most in times_faster(rows):
        figure = "steps observed" if figure == "observed" else figure
        console.print(f"{name}: our batches have {least:,.1f} to {most:,.1f} times the {figure} of {game}")
    console.print("steps observed: with the legal actions and the observation, of so many numbers, of who is asked")
    for name, modules in missing().items():
        console.print(f"not measured: {name}, because {', '.join(modules)} is not installed (nomarch[peers] has all)")
