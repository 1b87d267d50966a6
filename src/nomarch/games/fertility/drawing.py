"""The table in a terminal: the valley, what can be taken, and every player's metropolis."""

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from nomarch.core.words import Words
from nomarch.games.fertility.actions import SQUARES
from nomarch.games.fertility.shops import ANY, KINDS
from nomarch.games.fertility.valley import COLUMNS, ROWS

View = dict[str, Any]

STYLES = dict(zip(KINDS, ("black on white", "white on orange4", "white on purple4", "black on green3"), strict=True))
GROUND = {".": ("·", "dim"), "H": ("\N{DOUBLE DAGGER}", "bold yellow"), "~": ("≈", "blue")}
STEPS = {"E": 1, "S": COLUMNS, "W": -1, "N": -COLUMNS}
MONUMENT_SIGNS = {"obelisk": "♦", "pyramid": "▲", "sphinx": "♠", "temple": "♣"}
WIDTH = 78


def draw(view: View, words: Words, names: list[str]) -> RenderableType:
    """The whole table; everybody sees the same."""
    side = Group(*_supply(view, words), Text(""), *_key(view, words, names))
    top = Table.grid(padding=(0, 2))
    top.add_row(_valley(view), side)
    metropolises = [_metropolis(view, words, seat, names) for seat in range(view["players"])]
    return Group(top, _display(view, words), *metropolises)


def token(kind: str) -> Text:
    """A resource as a coloured letter."""
    return Text(kind, STYLES[kind])


# The valley


def _valley(view: View) -> Text:
    """The grid, two characters a square: halves of tiles are capital letters joined by - or |, # is the start tile."""
    signs, joints, below = _squares(view)
    picture = Text("   " + " ".join(square[0] for square in SQUARES[: view["columns"]]) + "\n", "dim")
    for row in range(ROWS):
        picture.append(f"{row + 1}  ", "dim")
        squares = range(row * COLUMNS, row * COLUMNS + view["columns"])
        for square in squares:
            picture.append(*signs[square])
            picture.append("-" if square in joints else " ")
        picture.append("\n   ")
        picture.append(" ".join("|" if square in below else " " for square in squares) + "\n")
    picture.rstrip()
    return picture


def _squares(view: View) -> tuple[dict[int, tuple[str, str]], set[int], set[int]]:
    """What each square shows and how; squares joined to the next one; squares joined to the one below."""
    signs: dict[int, tuple[str, str]] = {}
    for row, line in enumerate(view["valley"]):
        for column, ground in enumerate(line):
            signs[row * COLUMNS + column] = GROUND.get(ground, (ground, "italic"))
    for square in view["quarries"]:
        signs[SQUARES.index(square)] = ("□", "bold")
    for seat in view["seats"]:
        for square in seat["monuments"]:
            signs[SQUARES.index(square)] = (MONUMENT_SIGNS[seat["monument"]], "bold red")
    signs[SQUARES.index(view["start"])] = ("#", "reverse")
    joints: set[int] = set()
    below: set[int] = set()
    for tile in view["tiles"]:
        first = SQUARES.index(tile["square"])
        second = first + STEPS[tile["orientation"]]
        for square, kind in zip((first, second), tile["tile"], strict=True):
            signs[square] = (kind, STYLES[kind])
        (joints if tile["orientation"] in "EW" else below).add(min(first, second))
    return signs, joints, below


def _key(view: View, words: Words, names: list[str]) -> list[Text]:
    """What the signs mean."""
    lines = [Text(f"{kind} {words.called('kind', kind)}  ", "dim") for kind in KINDS]
    signs = [("#", "table-start"), ("□", "table-quarry")]
    grounds = [(GROUND["H"][0], "name-wheat"), ("≈", "table-water"), ("a c g p", "table-printed")]
    lines += [Text("  ".join(f"{sign} {words.say(name)}" for sign, name in each), "dim") for each in (signs, grounds)]
    for seat, place in enumerate(view["seats"]):
        sign = MONUMENT_SIGNS[place["monument"]]
        left = words.say("table-left", count=place["monuments_left"])
        lines.append(Text(f"{sign} {names[seat]}: {len(place['monuments'])}, {left}"))
    return [Text("").join(lines[: len(KINDS)]), *lines[len(KINDS) :]]


# What can be taken


def _supply(view: View, words: Words) -> list[Text]:
    """The turn, the Store, the stacks and the pool."""
    store = Text("  ").join(token(kind).append(f" {number}") for kind, number in view["store"].items())
    stacks = words.say("table-stack", tiles=view["stack"], districts=view["district_stack"])
    turn = f"{view['turn'] + 1}" if view["to_move"] is not None else words.say("table-over")
    last = f", {words.say('table-left', count=view['turns_left'])}" if view["turns_left"] is not None else ""
    lines = {"turn": Text(turn + last), "store": store, "stacks": Text(stacks), "pool": _slots(view["pool"])}
    titles = {name: words.say(f"table-{name}") for name in lines}
    width = max(map(len, titles.values())) + 1
    return [Text.assemble((f"{titles[name]:{width}}", "bold"), line) for name, line in lines.items()]


def _slots(tiles: list[str | None]) -> Text:
    """Tiles with their slots."""
    return Text(" ").join(Text.assemble((f"{slot}:", "dim"), _tile(tile)) for slot, tile in enumerate(tiles))


def _tile(tile: str | None) -> Text:
    return Text("-").join(token(kind) for kind in tile) if tile else Text("...", "dim")


def _display(view: View, words: Words) -> Columns:
    """The districts that can be built."""
    cards = []
    for slot, district in enumerate(view["display"]):
        if district is None:
            cards.append(Text.assemble((f"{slot}: ", "dim"), words.say("table-built")))
            continue
        card = Text.assemble((f"{slot}: ", "dim"), f"{words.say('table-cost')} ", (str(district["cost"]), "bold"))
        card.append(f"  #{district['district']}", "dim")
        for shop in district["shops"]:
            card.append("\n  ").append_text(_shop(shop, words))
        cards.append(card)
    title = Text(words.say("table-districts"), "bold")
    return Columns(cards, width=WIDTH // 4, padding=(0, 0), title=title, align="left")


# Metropolises


def _metropolis(view: View, words: Words, seat: int, names: list[str]) -> Group:
    """One player's reserve, wheat, points, tokens and shops by number."""
    place = view["seats"][seat]
    mark = "▶ " if seat == view["to_move"] else "  "
    head = Text.assemble(
        mark,
        (f"{names[seat]}  ", "bold"),
        _slots(place["reserve"]),
        f"  {words.say('name-wheat')} {place['wheat']}/{len(view['granary']) - 1}",
        f"  {words.say('table-debens')} {sum(place['points'].values())}",
        f"  {words.say('table-spaces')} {7 - len(place['districts'])}",
    )
    held = [kind for kind, number in place["held"].items() for _ in range(number)]
    if held:
        head.append(f"  {words.say('table-held')} ", "bold").append_text(_letters(held))
    if view["to_pay"] and seat == view["to_move"]:
        head.append(f"  {words.say('board-to-pay', amount=view['to_pay'])}", "bold")
    shops = [*place["shops"], *(shop for district in place["districts"] for shop in district["shops"])]
    cells = [Text.assemble((f"{shop['shop']:>2} ", "dim"), _shop(shop, words)) for shop in shops]
    return Group(head, Columns(cells, width=WIDTH // 4, padding=(0, 0)))


def _letters(kinds: list[str]) -> Text:
    return Text(" ").join(token(kind) for kind in kinds)


def _shop(shop: View, words: Words) -> Text:
    """What a shop needs, a token in brackets where it lies, and what it gives."""
    line = Text()
    inside = list(shop.get("tokens", []))
    wanted = []
    for need in sorted(shop["needs"], key=lambda need: need == ANY):
        lies = need if need in inside else inside[0] if need == ANY and inside else None
        if lies:
            inside.remove(lies)
            line.append("(").append_text(token(lies)).append(")")
        else:
            wanted.append(need)
    for need in wanted:
        line.append_text(Text("?", "bold") if need == ANY else token(need))
    full = shop.get("full", False)
    return line.append("→", "dim").append(_gain(shop, words), "bold green" if full else "")


def _gain(shop: View, words: Words) -> str:
    """What a shop gives, in a few characters."""
    gain, value = shop["gain"], shop.get("value")
    if gain == "debens":
        return f"{value}"
    if gain == "debens_per":
        return f"{value}/{shop['of']}"
    if gain == "wheat":
        return f"{value} {words.say('name-wheat')}"
    if gain == "exchange":
        return f"{words.say('table-swap')} {''.join(shop['options'])}"
    if gain == "statue_any":
        return words.say("table-any-god")
    return "+".join(words.called("god", god) for god in shop["gods"])
