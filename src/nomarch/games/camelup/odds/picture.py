"""The picture of a situation and its odds in the terminal."""

from fractions import Fraction

from rich.console import Console, Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from nomarch.games.camelup.components import COLOURS, EXTRA_FACES, LETTERS
from nomarch.games.camelup.drawing import STYLES
from nomarch.games.camelup.odds import LegOdds, RaceOdds, Situation

PLACES = ("1st", "2nd", "3rd", "4th", "5th")
EIGHTHS = ("", *"▏▎▍▌▋▊▉")
WIDTH, CELL = 80, 3
LEG_BAR, RACE_BAR, PERCENT = 28, 22, 7
VALUE_COLUMNS = 3
MODEL = (
    "Exact, not simulated. Desert tiles and adrenaline of legs to come are not part of the race's model, "
    "so players may yet change its odds."
)


def show(situation: Situation, odds: RaceOdds, console: Console, values: dict[str, Fraction] | None = None) -> None:
    """Print it all; with the values of actions if they are given."""
    parts: list[RenderableType] = [pyramid(situation), Text(), *track(situation), Text()]
    parts += [leg_table(odds.leg, console), *leg_notes(situation, odds.leg), Text()]
    parts += [race_table(odds, console), Text()]
    parts += [values_table(values), Text()] if values else []
    parts += limits(situation)
    console.print(Group(*parts))


def block(letter: str) -> Text:
    """A camel as a coloured letter."""
    return Text(f" {letter} ", STYLES[COLOURS[LETTERS.index(letter)]])


def name(letter: str) -> Text:
    """A camel with the name of its colour."""
    return Text.assemble(block(letter), " ", COLOURS[LETTERS.index(letter)])


def bar(chance: float, width: int, letter: str, console: Console) -> Text:
    """A bar in the camel's colour, of this width for a chance of 1."""
    paint = Style(color=Style.parse(STYLES[COLOURS[LETTERS.index(letter)]]).bgcolor)
    if console.options.ascii_only:
        return Text("#" * round(chance * width), paint)
    eighths = round(chance * width * len(EIGHTHS))
    return Text("█" * (eighths // len(EIGHTHS)) + EIGHTHS[eighths % len(EIGHTHS)], paint)


def percent(chance: float | Fraction) -> str:
    """A chance as people read it; only what is certain is shown as 0 or 100 %."""
    if chance in (0, 1):
        return f"{int(chance) * 100} %"
    if chance < 0.0005:
        return "<0.1 %"
    if chance > 0.9995:
        return ">99.9 %"
    return f"{float(chance) * 100:.1f} %"


def pyramid(situation: Situation) -> Text:
    """The dice in the pyramid."""
    if not situation.regular | situation.extra:
        return Text("The pyramid is empty: the leg as it stands.")
    line = Text("In the pyramid ")
    for kind, mask in ("", situation.regular), (" extra ", situation.extra):
        dice = [block(letter) for colour, letter in enumerate(LETTERS) if mask >> colour & 1]
        if dice:
            line.append(kind).append_text(Text(" ").join(dice))
    return line


def track(situation: Situation) -> list[Text]:
    """The track with all that is on it, above the numbers of the spaces."""
    stacks = situation.lanes()
    height = max(len(lane) for lanes in stacks.values() for lane in lanes)
    spaces = range(1, situation.last_space + 1)
    columns = [column(situation, space, stacks.get(space, []), height) for space in spaces]
    gap = Text(" " if sum(len(cells[0]) + 1 for cells in columns) <= WIDTH else "")
    return [gap.join(row) for row in zip(*columns, strict=True)]


def column(situation: Situation, space: int, lanes: list[str], height: int) -> list[Text]:
    """One space, from the top of the highest stack down to the space's number."""
    width = max(CELL, len(lanes))
    cells = [storey(lanes, level, width) for level in range(height - 1, -1, -1)]
    if not lanes:
        cells[-1] = thing(situation, space)
    return [*cells, Text(f"{space:^{width}}", "dim")]


def storey(lanes: list[str], level: int, width: int) -> Text:
    """One storey of the lanes on a space; several lanes are drawn as single letters, so that they fit."""
    camels = [block(lane[level]) if level < len(lane) else Text(" " * CELL) for lane in lanes]
    cell = camels[0] if len(camels) == 1 else Text("").join(camel[1] for camel in camels)
    cell.pad_right(width - len(cell))
    return cell


def thing(situation: Situation, space: int) -> Text:
    """What lies on a space without camels."""
    if situation.oases >> space & 1:
        return Text("+1 ", "bold green")
    if situation.mirages >> space & 1:
        return Text("-1 ", "bold red")
    if space == situation.camera:
        return Text("cam", "bold magenta")
    return Text("ref", "bold") if space == situation.referee else Text(" " * CELL)


def table(title: str) -> Table:
    """An empty table whose first column names camels."""
    empty = Table(title=title, title_justify="left", title_style="bold", box=None, padding=(0, 1, 0, 0))
    empty.add_column("")
    return empty


def leg_table(leg: LegOdds, console: Console) -> Table:
    """Each camel in each place at the end of the leg, the likeliest winner first."""
    places = table("The leg")
    for place in PLACES:
        places.add_column(place, justify="right", width=PERCENT)
    places.add_column("wins the leg", min_width=LEG_BAR)
    counts = dict(zip(LETTERS, leg.places, strict=True))
    for letter in sorted(LETTERS, key=lambda letter: [-count for count in counts[letter]]):
        chances = [Fraction(count, leg.total) for count in counts[letter]]
        places.add_row(name(letter), *map(percent, chances), bar(float(chances[0]), LEG_BAR, letter, console))
    return places


def leg_notes(situation: Situation, leg: LegOdds) -> list[Text]:
    """What else can happen in the leg."""
    notes = [f"The race ends in this leg: {percent(Fraction(leg.race_ends, leg.total))}"]
    for space, landings in leg.landings.items():
        side = "oasis" if situation.oases >> space & 1 else "mirage"
        notes.append(f"Landings expected on the {side} on {space}: {landings / leg.total:.2f}")
    if situation.camera:
        taken, camels = percent(Fraction(leg.photos, leg.total)), leg.photo_camels / leg.total
        notes.append(f"A photo is taken on {situation.camera}: {taken}; camels expected in it: {camels:.2f}")
    if situation.referee:
        notes.append(f"The referee on {situation.referee} acts: {percent(Fraction(leg.line_ups, leg.total))}")
    return [Text(note) for note in notes]


def race_table(odds: RaceOdds, console: Console) -> Table:
    """Each camel's chance to win the race and to come last, the likeliest winner first."""
    race = table("The race")
    for end in ("wins", "comes last"):
        race.add_column("", justify="right", width=PERCENT)
        race.add_column(end, min_width=RACE_BAR)
    chances = dict(zip(LETTERS, zip(odds.win, odds.lose, strict=True), strict=True))
    for letter in sorted(LETTERS, key=lambda letter: -chances[letter][0]):
        cells = ((percent(chance), bar(chance, RACE_BAR, letter, console)) for chance in chances[letter])
        race.add_row(name(letter), *(part for cell in cells for part in cell))
    return race


def values_table(values: dict[str, Fraction]) -> Table:
    """What actions are worth for the leg, the best first."""
    worth = Table(
        title="Worth of actions for the leg, in pounds",
        title_justify="left",
        title_style="bold",
        box=None,
        show_header=False,
    )
    for _ in range(VALUE_COLUMNS):
        worth.add_column("", justify="right")
        worth.add_column("")
    best = sorted(values.items(), key=lambda item: -item[1])
    cells = [(f"{float(value):+.2f}", action) for action, value in best]
    rows = -(-len(cells) // VALUE_COLUMNS)
    for row in range(rows):
        worth.add_row(*(part for cell in cells[row::rows] for part in cell))
    return worth


def limits(situation: Situation) -> list[Text]:
    """What the numbers rest on."""
    notes = [MODEL]
    if situation.module_dice:
        faces = ", ".join(map(str, EXTRA_FACES.tolist()))
        notes.append(f"No source tells the faces of an extra die; {faces} are our reconstruction (CU-2.7).")
    return [Text(note, "dim") for note in notes]
