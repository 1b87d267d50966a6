"""The picture of a situation and its odds in the terminal."""

from fractions import Fraction

from rich.console import Console, Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from nomarch.core.words import Words, words_of
from nomarch.games.camelup.components import COLOURS, EXTRA_FACES, LETTERS
from nomarch.games.camelup.drawing import STYLES
from nomarch.games.camelup.odds import LegOdds, RaceOdds, Situation

EIGHTHS = ("", *"▏▎▍▌▋▊▉")
WIDTH, CELL = 80, 3
LEG_BAR, RACE_BAR, PERCENT = 28, 22, 7
LEAST = 0.0005
"""Anything less would be rounded to 0.0 %."""
VALUE_COLUMNS = 3
PACKAGE = "nomarch.games.camelup"


def show(
    situation: Situation,
    odds: RaceOdds,
    console: Console,
    values: dict[str, Fraction] | None = None,
    language: str = "en",
) -> None:
    """Print it all; with the values of actions if they are given."""
    words = words_of(PACKAGE, language)
    parts: list[RenderableType] = [pyramid(situation, words), Text(), *track(situation, words), Text()]
    parts += [leg_table(odds.leg, console, words), *leg_notes(situation, odds.leg, words), Text()]
    parts += [race_table(odds, console, words), Text()]
    parts += [values_table(values, words), Text()] if values else []
    parts += limits(situation, words)
    console.print(Group(*parts))


def block(letter: str) -> Text:
    """A camel as a coloured letter."""
    return Text(f" {letter} ", STYLES[COLOURS[LETTERS.index(letter)]])


def name(letter: str, words: Words) -> Text:
    """A camel with the name of its colour."""
    return Text.assemble(block(letter), " ", words.called("camel", COLOURS[LETTERS.index(letter)]))


def bar(chance: float, width: int, letter: str, console: Console) -> Text:
    """A bar in the camel's colour, of this width for a chance of 1."""
    paint = Style(color=Style.parse(STYLES[COLOURS[LETTERS.index(letter)]]).bgcolor)
    if console.options.ascii_only:
        return Text("#" * round(chance * width), paint)
    eighths = round(chance * width * len(EIGHTHS))
    return Text("█" * (eighths // len(EIGHTHS)) + EIGHTHS[eighths % len(EIGHTHS)], paint)


def percent(chance: float | Fraction, words: Words) -> str:
    """A chance as people read it; only what is certain is shown as 0 or 100 %."""
    if chance in (0, 1):
        return words.say("odds-certain", percent=int(chance) * 100)
    sign = "<" if chance < LEAST else ">" if chance > 1 - LEAST else ""
    shown = min(max(float(chance), 2 * LEAST), 1 - 2 * LEAST)
    return sign + words.say("odds-percent", percent=shown * 100)


def pyramid(situation: Situation, words: Words) -> Text:
    """The dice in the pyramid."""
    if not situation.regular | situation.extra:
        return Text(words.say("odds-pyramid-empty"))
    line = Text(words.say("odds-pyramid") + " ")
    for kind, mask in ("", situation.regular), (f" {words.say('table-extra')} ", situation.extra):
        dice = [block(letter) for colour, letter in enumerate(LETTERS) if mask >> colour & 1]
        if dice:
            line.append(kind).append_text(Text(" ").join(dice))
    return line


def track(situation: Situation, words: Words) -> list[Text]:
    """The track with all that is on it, above the numbers of the spaces."""
    stacks = situation.lanes()
    height = max(len(lane) for lanes in stacks.values() for lane in lanes)
    spaces = range(1, situation.last_space + 1)
    columns = [column(situation, space, stacks.get(space, []), height, words) for space in spaces]
    gap = Text(" " if sum(len(cells[0]) + 1 for cells in columns) <= WIDTH else "")
    return [gap.join(row) for row in zip(*columns, strict=True)]


def column(situation: Situation, space: int, lanes: list[str], height: int, words: Words) -> list[Text]:
    """One space, from the top of the highest stack down to the space's number."""
    width = max(CELL, len(lanes))
    cells = [storey(lanes, level, width) for level in range(height - 1, -1, -1)]
    if not lanes:
        cells[-1] = thing(situation, space, words)
    return [*cells, Text(f"{space:^{width}}", "dim")]


def storey(lanes: list[str], level: int, width: int) -> Text:
    """One storey of the lanes on a space; several lanes are drawn as single letters, so that they fit."""
    camels = [block(lane[level]) if level < len(lane) else Text(" " * CELL) for lane in lanes]
    cell = camels[0] if len(camels) == 1 else Text("").join(camel[1] for camel in camels)
    cell.pad_right(width - len(cell))
    return cell


def thing(situation: Situation, space: int, words: Words) -> Text:
    """What lies on a space without camels."""
    if situation.oases >> space & 1:
        return Text("+1 ", "bold green")
    if situation.mirages >> space & 1:
        return Text("-1 ", "bold red")
    if space == situation.camera:
        return Text(words.say("odds-camera-sign"), "bold magenta")
    return Text(words.say("odds-referee-sign"), "bold") if space == situation.referee else Text(" " * CELL)


def table(title: str) -> Table:
    """An empty table whose first column names camels."""
    empty = Table(title=title, title_justify="left", title_style="bold", box=None, padding=(0, 1, 0, 0))
    empty.add_column("")
    return empty


def leg_table(leg: LegOdds, console: Console, words: Words) -> Table:
    """Each camel in each place at the end of the leg, the likeliest winner first."""
    places = table(words.say("odds-leg"))
    for place in range(1, len(LETTERS) + 1):
        places.add_column(words.say("odds-place", place=place), justify="right", width=PERCENT)
    places.add_column(words.say("odds-leg-first"), min_width=LEG_BAR)
    counts = dict(zip(LETTERS, leg.places, strict=True))
    for letter in sorted(LETTERS, key=lambda letter: [-count for count in counts[letter]]):
        chances = [Fraction(count, leg.total) for count in counts[letter]]
        shown = [percent(chance, words) for chance in chances]
        places.add_row(name(letter, words), *shown, bar(float(chances[0]), LEG_BAR, letter, console))
    return places


def leg_notes(situation: Situation, leg: LegOdds, words: Words) -> list[Text]:
    """What else can happen in the leg."""

    def chance(count: int) -> str:
        return percent(Fraction(count, leg.total), words)

    notes = [words.say("odds-ends", chance=chance(leg.race_ends))]
    for space, landings in leg.landings.items():
        side = "oasis" if situation.oases >> space & 1 else "mirage"
        notes.append(words.say("odds-landings", side=side, space=space, number=landings / leg.total))
    if situation.camera:
        taken, camels = chance(leg.photos), leg.photo_camels / leg.total
        notes.append(words.say("odds-photo", space=situation.camera, chance=taken, number=camels))
    if situation.referee:
        notes.append(words.say("odds-referee", space=situation.referee, chance=chance(leg.line_ups)))
    return [Text(note) for note in notes]


def race_table(odds: RaceOdds, console: Console, words: Words) -> Table:
    """Each camel's chance to win the race and to come last, the likeliest winner first."""
    race = table(words.say("odds-race"))
    for end in ("odds-race-first", "odds-race-last"):
        race.add_column("", justify="right", width=PERCENT)
        race.add_column(words.say(end), min_width=RACE_BAR)
    chances = dict(zip(LETTERS, zip(odds.win, odds.lose, strict=True), strict=True))
    for letter in sorted(LETTERS, key=lambda letter: -chances[letter][0]):
        cells = ((percent(chance, words), bar(chance, RACE_BAR, letter, console)) for chance in chances[letter])
        race.add_row(name(letter, words), *(part for cell in cells for part in cell))
    return race


def values_table(values: dict[str, Fraction], words: Words) -> Table:
    """What actions are worth for the leg, the best first."""
    worth = Table(
        title=words.say("odds-worth"),
        title_justify="left",
        title_style="bold",
        box=None,
        show_header=False,
    )
    for _ in range(VALUE_COLUMNS):
        worth.add_column("", justify="right")
        worth.add_column("")
    best = sorted(values.items(), key=lambda item: -item[1])
    cells = [(_signed(float(value), words), action) for action, value in best]
    rows = -(-len(cells) // VALUE_COLUMNS)
    for row in range(rows):
        worth.add_row(*(part for cell in cells[row::rows] for part in cell))
    return worth


def _signed(value: float, words: Words) -> str:
    return words.say("odds-value", sign="-" if value < 0 else "+", value=abs(value))


def limits(situation: Situation, words: Words) -> list[Text]:
    """What the numbers rest on."""
    notes = [words.say("odds-model")]
    if situation.module_dice:
        notes.append(words.say("odds-faces", faces=", ".join(map(str, EXTRA_FACES.tolist()))))
    return [Text(note, "dim") for note in notes]
