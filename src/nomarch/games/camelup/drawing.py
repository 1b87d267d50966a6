"""The table in a terminal: track with stacks and tiles, dice, bets and money."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from nomarch.core.words import Words
from nomarch.games.camelup.components import COLOURS, LETTERS, PILES

View = dict[str, Any]
CELL = 7
STYLES = dict(
    zip(
        COLOURS,
        ("white on blue", "white on green", "black on orange1", "black on yellow", "black on white"),
        strict=True,
    )
)


def draw(view: View, words: Words, names: list[str]) -> RenderableType:
    """The whole table as the viewer of this view sees it."""
    half = view["last_space"] // 2
    halves = (range(1, half + 1), range(half + 1, view["last_space"] + 1))
    return Group(
        *(_spaces(view, words, spaces, names) for spaces in halves),
        _finish(view),
        _dice(view, words),
        _stacks(view, words),
        _seats(view, words, names),
        *_piles(view, words, names),
    )


def camel(colour: str) -> Text:
    """A camel or its die as a coloured letter; the blanks beside it must not break or be trimmed."""
    return Text(f"\u00a0{LETTERS[COLOURS.index(colour)]}\u00a0", STYLES[colour])


def _letters(colours: list[str]) -> Text:
    return Text(" ").join(camel(colour) for colour in colours) if colours else Text("-", "dim")


def _spaces(view: View, words: Words, spaces: range, names: list[str]) -> Table:
    """Some spaces side by side, camels on top of each other, the space's number below."""
    stacks = {entry["space"]: entry["lanes"] for entry in view["track"]}
    height = max([2, *(len(lane) for space in spaces for lane in stacks.get(space, []))])
    table = Table(box=None, padding=(0, 1, 0, 0), show_header=False)
    for _ in spaces:
        table.add_column(width=CELL, justify="center")
    for level in range(height - 1, -1, -1):
        table.add_row(*(_level(stacks.get(space, []), level) for space in spaces))
    table.add_row(*(_tile(view, words, space, names) for space in spaces))
    table.add_row(*(Text(f"{space:─^{CELL}}", "dim") for space in spaces))
    return table


def _level(lanes: list[list[str]], level: int) -> Text:
    """One storey of the lanes on a space; several lanes are single letters, so that five fit."""
    wide = len(lanes) <= 2
    cells = [camel(lane[level]) if level < len(lane) else Text("   ") for lane in lanes]
    return Text("").join(cells if wide else [cell[1] for cell in cells])


def _tile(view: View, words: Words, space: int, names: list[str]) -> Text:
    """What lies on a space: a desert tile with its owner, the camera with its holder, the referee."""
    for tile in view["desert"]:
        if tile["space"] == space:
            sign, style = ("+1", "green") if tile["side"] == "oasis" else ("-1", "red")
            return Text(f"{sign} {names[tile['seat']][: CELL - 3]}", style)
    if view["camera"] and view["camera"]["space"] == space:
        return Text(f"◉ {names[view['camera']['seat']][: CELL - 2]}", "magenta")
    return Text(words.say("table-referee"), "bold") if view["referee"] == space else Text("")


def _finish(view: View) -> Text:
    """The camels beyond the finish line, once there are any."""
    crossed = [entry for entry in view["track"] if entry["space"] > view["last_space"]]
    order = [colour for entry in crossed for lane in entry["lanes"] for colour in reversed(lane)]
    return Text.assemble("⚑ ", _letters(order)) if order else Text("")


def _dice(view: View, words: Words) -> Text:
    """Where the dice are, rolled ones with their faces."""
    dice = view["dice"]
    extra = words.say("table-extra")
    line = Text.assemble((f"{words.say('menu-pyramid')} ", "bold"), _letters(dice["pyramid"]))
    if view["options"]["dice"]:
        line.append_text(Text.assemble(f"  {extra} ", _letters(dice["extra_in_pyramid"])))
    for name, faces in ((words.say("table-rolled"), dice["rolled"]), (extra, dice["extra_rolled"])):
        if faces:
            line.append(f"  {name} ", "bold")
            line.append_text(Text(" ").join(camel(colour).append(f"{face} ") for colour, face in faces.items()))
    return line


def _stacks(view: View, words: Words) -> Text:
    """The leg tiles and ranking tiles that can be taken."""
    line = Text.assemble((f"{words.say('menu-leg')} ", "bold"))
    for colour, values in view["leg_stacks"].items():
        line.append_text(camel(colour))
        line.append(" " + ("·".join(map(str, values)) or "-") + "  ")
    if view["options"]["connoisseurs"]:
        line.append(f"{words.say('table-places')} ", "bold")
        line.append(" ".join(map(str, view["ranking_tiles"])) or "-")
    return line


def _seats(view: View, words: Words, names: list[str]) -> Table:
    """What lies in front of each player."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("")
    for number in ("table-pounds", "score-pyramid_tiles"):
        table.add_column(words.say(number).capitalize(), justify="right")
    for title in ("menu-leg", "table-cards", *(["table-ally"] * view["options"]["allies"])):
        table.add_column(words.say(title))
    for seat, place in enumerate(view["seats"]):
        mark = "▶ " if seat == view["to_move"] else "  "
        name = Text(
            mark + names[seat] + (" *" if seat == view["marker"] else ""), "bold" if seat == view["seat"] else ""
        )
        hand = Text("").join(camel(colour) for colour in place["hand"]) if place["hand"] else Text(str(place["cards"]))
        cells: list[RenderableType] = [name, str(place["money"]), str(place["pyramid_tiles"]), _bets(place), hand]
        if view["options"]["allies"]:
            cells.append("" if place["ally"] is None else names[place["ally"]])
        table.add_row(*cells)
    return table


def _bets(place: View) -> Text:
    """A player's leg tiles, covered ones with the place that they bet on."""
    tiles = [camel(tile["camel"]).append(f"{tile['value']} ") for tile in place["leg_tiles"]]
    tiles += [camel(tile["camel"]).append(f"#{tile['place']} ") for tile in place["covered_tiles"]]
    return Text(" ").join(tiles)


def _piles(view: View, words: Words, names: list[str]) -> list[Text]:
    """The cards on the race piles, in the order of placing."""
    lines = []
    for pile in PILES:
        if cards := view["piles"][pile]:
            line = Text.assemble((words.say(f"pile-{pile}").capitalize() + " ", "bold"))
            for card in cards:
                line.append(names[card["seat"]] + " ")
                line.append_text(camel(card["camel"]) if card["camel"] else Text(" ? ", "reverse"))
                line.append("  ")
            lines.append(line)
    return lines
