"""The table in a terminal: the Nile with its places and cards, the buildings, and what lies before each player."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from nomarch.core.words import Words
from nomarch.games.egizia.components import (
    COLUMNS,
    CREWS,
    LEVEL_SPACES,
    LOCATIONS,
    PILLAR_VALUES,
    RINGS,
    ROUNDS,
    ROW_SPACES,
    TOP_STONES,
)
from nomarch.games.egizia.phases import SAILING

View = dict[str, Any]
STYLES = ("bold red", "bold cyan", "bold yellow", "bold green")
"""Each seat's colour; its letter tells it apart without colours."""
MARKS = "ABCD"
SITE_PLACES = {"abydus": "sphinx", "amarna": "obelisk_and_tombs", "giza": "pyramid_and_temple"}
EMPTY_SPACE = Text("·", "dim")
HALF = len(LOCATIONS) // 2


def draw(view: View, words: Words, names: list[str]) -> RenderableType:
    """The whole table as the viewer of this view sees it."""
    return Group(
        _headline(view, words),
        _river(view, words),
        _buildings(view, words),
        _seats(view, words, names),
        _belongings(view, words),
        *_own(view, words),
    )


def mark(seat: int) -> Text:
    """A seat's ship, brick or marker: its letter in its colour."""
    return Text(MARKS[seat], STYLES[seat])


def _marks(seats: list[int]) -> Text:
    return Text("").join(mark(seat) for seat in seats)


def _headline(view: View, words: Words) -> Text:
    """The round, the ring, and the score track from the front to the back."""
    rings = " ".join(f"[{words.called('ring', ring)}]" if ring == view["ring"] else "·" for ring in RINGS)
    now = words.say("board-round", round=view["round"], rounds=int(ROUNDS))
    line = Text.assemble((f"{now}   {words.say('table-water')} ", "bold"), f"{rings}   ")
    line.append(f"{words.say('table-score')} ", "bold")
    for seat in view["front_to_back"]:
        line.append_text(Text.assemble(mark(seat), f" {view['seats'][seat]['score']}  "))
    return line


# The Nile


def _river(view: View, words: Words) -> Table:
    """Twenty places in two columns, upstream on the left: ships there, the card or what the place gives."""
    table = Table(box=None, padding=(0, 1, 0, 0), show_header=False, pad_edge=False)
    for _ in range(2):
        table.add_column(justify="right", style="dim", width=2, no_wrap=True)
        table.add_column(width=5, no_wrap=True)
        table.add_column()
    for row in range(HALF):
        table.add_row(*_place(view, view["river"][row], words), *_place(view, view["river"][row + HALF], words))
    return table


def _place(view: View, place: View, words: Words) -> tuple[Text, Text, Text]:
    """Number, ships, and what is there."""
    ships = _standing(view, place) if place["kind"] == "site" else _marks(place["ships"])
    number = Text(str(place["position"]))
    if place["kind"] == "card":
        return number, ships, _in_one_line(_card_there(place, words))
    name = words.called("position", str(place["position"])).partition(" (")[0]
    shown = Text.assemble((name, "bold" if place["kind"] == "site" else "cyan"), ": ")
    return number, ships, _in_one_line(shown.append(words.say(f"gives-{place['id']}")))


def _in_one_line(text: Text) -> Text:
    """In a narrow terminal the end is cut off, and the columns beside it stay."""
    text.no_wrap, text.overflow = True, "ellipsis"
    return text


def _card_there(place: View, words: Words) -> Text:
    """The card on a card space, with its short name and what it does."""
    if place["card"] is None:
        return Text(f"{place['id']} -", "dim")
    return Text.assemble(f"{place['id']} ", (place["card"], "magenta"), " " + words.say(f"does-{place['card']}"))


def _standing(view: View, place: View) -> Text:
    """The ships at a site: slots in order, then one beside them."""
    site = view["sites"][SITE_PLACES[place["id"]]]
    line = Text("").join(EMPTY_SPACE if seat is None else mark(seat) for seat in site["slots"])
    for beside, sign in ((site["reserve"], "?"), (site["extra"], "+")):
        if beside is not None:
            line.append_text(Text.assemble(sign, mark(beside)))
    return line


# The buildings


def _buildings(view: View, words: Words) -> Table:
    """Sphinx deck, obelisk, tombs, pyramid and temple side by side."""
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="bold", pad_edge=False)
    for title in ("board-obelisk", "board-tombs", "board-pyramid", "board-temple", "site-sphinx"):
        table.add_column(words.say(title))
    table.add_row(_obelisk(view), _tombs(view), _pyramid(view), _temple(view), _sphinx(view, words))
    return table


def _spaces(owners: list[int], count: int, between: str = "") -> Text:
    """Bricks in order, then free spaces."""
    cells = [mark(seat) for seat in owners] + [EMPTY_SPACE] * (count - len(owners))
    return Text(between).join(cells)


def _obelisk(view: View) -> Text:
    """Levels from the top: value and bricks; two levels on a line."""
    owners, lines, first = list(view["obelisk"]), [], 0
    for level, spaces in enumerate(LEVEL_SPACES, 1):
        here = owners[first : first + int(spaces)]
        first += int(spaces)
        lines.append(Text.assemble((f"{level} ", "dim"), _spaces(here, int(spaces))))
    rows = [Text("  ").join(lines[row : row + 2]) for row in range(0, len(lines), 2)]
    return Text("\n").join(reversed(rows))


def _tombs(view: View) -> Text:
    """The row from the Nile on, six on a line: taken ones by their owners, open ones by value."""
    cells = []
    for tomb in view["tombs"]:
        if tomb["seat"] is not None:
            cells.append(mark(tomb["seat"]))
        else:
            cells.append(Text("▪", "dim") if tomb["value"] is None else Text(str(tomb["value"]), "bold"))
    return Text("\n").join(Text(" ").join(cells[first : first + 4]) for first in range(0, len(cells), 4))


def _pyramid(view: View) -> Text:
    """Rows from the top: value and bricks."""
    rows = [
        Text.assemble((f"{number} ", "dim"), " " * (number - 1), _spaces(owners, int(spaces), " "))
        for number, (owners, spaces) in enumerate(zip(view["pyramid"], ROW_SPACES, strict=True), 1)
    ]
    return Text("\n").join(reversed(rows))


def _temple(view: View) -> Text:
    """Top stones, columns, and the two pillars below."""
    temple = view["temple"]
    lines = [
        Text.assemble(("6 ", "dim"), _spaces(temple["top"], int(TOP_STONES))),
        Text.assemble(("5 ", "dim"), _spaces(temple["column"], int(COLUMNS))),
    ]
    for level in range(len(PILLAR_VALUES), 0, -1):
        left, right = (_spaces(temple[side][level - 1 : level], 1) for side in ("left", "right"))
        lines.append(Text.assemble((f"{level} ", "dim"), left, " ", right))
    return Text("\n").join(lines)


def _sphinx(view: View, words: Words) -> Text:
    """How many cards are in the deck, and which the viewer knows there."""
    deck = view["sphinx_deck"]
    lines = [Text(words.say("table-deck", count=deck["cards"]))]
    if deck["known"]:
        lines.append(Text(words.say("board-put-back", cards="").strip(), "dim"))
        lines += [
            Text(f"{card['card']}, {words.say('table-above', count=card['above'])}", "dim")
            for card in deck["known"][-4:]
        ]
    return Text("\n").join(lines)


# The players


def _seats(view: View, words: Words, names: list[str]) -> Table:
    """A line for each player: crews, food, stones with what the quarries add, tracks, ships and Sphinx cards."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False)
    table.add_column("")
    for title in ("tile", "crews", "grain", "stones", "sale", "market", "ships", "sphinx"):
        table.add_column(words.say(f"table-{title}"), no_wrap=True)
    for seat, place in enumerate(view["seats"]):
        table.add_row(*_player(view, words, seat, place, names))
    return table


def _player(view: View, words: Words, seat: int, place: View, names: list[str]) -> list[RenderableType]:
    """The cells of a player's line."""
    name = Text("▶" if seat == view["to_move"] else " ").append_text(mark(seat))
    name.append(f" {names[seat]}", "bold" if seat == view["seat"] else "")
    short = place["need"] > place["grain"]
    grain = Text(f"{place['grain']}/{place['need']}{'!' if short else ''}", "red" if short else "")
    sale, market = place["tracks"]["stone_sale"], place["tracks"]["grain_market"]
    ships = words.say("table-out") if place["out"] and view["phase"] == SAILING else str(place["ships_in_hand"])
    stones = f"{place['stones']} +{sum(place['quarries'])}"
    return [
        name,
        str(place["tile"]),
        _crews(place, words),
        grain,
        stones,
        str(sale),
        f"{market} (-{place['penalty']})",
        ships,
        str(place["sphinx_count"]),
    ]


def _crews(place: View, words: Words) -> Text:
    """Each crew with its strength; used ones in brackets."""
    cells = []
    for crew in CREWS:
        state = place["crews"][crew]
        text = f"{words.say(f'table-crew-{crew}')}{state['strength']}"
        cells.append(Text(f"({text})", "dim") if state["used"] else Text(text))
    return Text(" ").join(cells)


def _belongings(view: View, words: Words) -> Table:
    """For each player fields with their colours now, tombs, and cards, those used up for the round in brackets."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    table.add_column("")
    for title in ("table-fields", "board-tombs", "table-cards"):
        table.add_column(words.say(title))
    for seat, place in enumerate(view["seats"]):
        fields = " ".join(words.say(f"table-field-{each['colour']}") + str(each["value"]) for each in place["fields"])
        cards = " ".join(f"({card})" if card in place["spent"] else card for card in place["cards"])
        table.add_row(
            Text(" ").append_text(mark(seat)), fields, " ".join(map(str, place["tombs"])) or "-", cards or "-"
        )
    return table


# What the viewer alone has


def _own(view: View, words: Words) -> list[Text]:
    """The viewer's Sphinx cards, the cards being looked at, the build in progress, and what the own cards do."""
    lines = []
    if view["seat"] is not None:
        place = view["seats"][view["seat"]]
        for card in place["sphinx"]:
            lines.append(_titled(words.say("table-sphinx"), f"{card} {words.called('sphinx', card)}"))
        for card in dict.fromkeys(place["cards"]):
            lines.append(_titled(words.say("table-card"), f"{card} {words.say(f'does-{card}')}"))
    if view["drawn"] and view["drawn"]["cards"]:
        for number, card in enumerate(view["drawn"]["cards"], 1):
            kept = f" ({words.say('table-kept')})" if card in view["drawn"]["kept"] else ""
            drawn = words.say("table-drawn", number=number)
            lines.append(_titled(drawn, f"{card} {words.called('sphinx', card)}{kept}"))
    if view["build"]:
        build = view["build"]
        team = ", ".join(words.called("crew", crew) for crew in build["team"])
        done = words.say("table-strength", strength=build["strength"], cost=build["cost"])
        lines.append(_titled(words.say("table-build"), f"{team}: {done}"))
    return lines


def _titled(title: str, text: str) -> Text:
    return Text.assemble((f"{title} ", "bold"), text)
