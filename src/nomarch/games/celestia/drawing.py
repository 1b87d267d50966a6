"""The table in a terminal: the cities with the ship, dice and piles, and every player."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from nomarch.core.words import Words

View = dict[str, Any]

STYLES = {
    "fog": "white",
    "lightning": "bold yellow",
    "birds": "bold cyan",
    "pirates": "bold red",
    "blank": "dim",
    "compass": "white",
    "lightning_rod": "bold yellow",
    "horn": "bold cyan",
    "cannon": "bold red",
    "turbo": "bold green",
}
POWER = "bold magenta"


def draw(view: View, words: Words, names: list[str]) -> RenderableType:
    """The whole table, as one seat sees it."""
    return Group(_cities(view, words), Text(""), _middle(view, words), Text(""), _seats(view, words, names))


def thing(name: str, words: Words, number: int | None = None) -> Text:
    """A card or a face in its colour, with how many there are."""
    called = words.called("name", name)
    return Text(called if number is None else f"{called} {number}", STYLES.get(name, POWER))


def _cities(view: View, words: Words) -> Table:
    """The cities in rising order, each with its dice and treasures; the ship above its city."""
    table = Table(box=None, padding=(0, 1), show_header=False)
    ship, numbers = [Text(words.say("table-ship"), "bold")], [Text(words.say("table-cities"), "bold")]
    dice, treasures = [Text(words.say("table-dice"), "dim")], [Text(words.say("table-treasures"), "dim")]
    for city in view["cities"]:
        here = city["city"] == view["city"]
        ship.append(Text("▼" if here else "", "bold green"))
        numbers.append(Text(str(city["city"]), "bold reverse" if here else "bold" if city["treasures"] else "dim"))
        dice.append(Text(str(city["dice"] or "-"), "dim"))
        treasures.append(Text(str(city["treasures"])))
    for row in (ship, numbers, dice, treasures):
        table.add_row(*row)
    return table


def _middle(view: View, words: Words) -> Table:
    table = Table.grid(padding=(0, 2))
    dice = Text("  ").join(thing(face, words) for face in view["dice"]) if view["dice"] else Text("-")
    if view["declared"]:
        dice.append(f"   ({words.called('answer', view['declared'])})", "bold")
    table.add_row(Text(words.say("table-dice"), "bold"), dice)
    table.add_row(Text(words.say("table-deck"), "bold"), words.say("table-cards", count=view["deck"]))
    table.add_row(Text(words.say("table-discards"), "bold"), _cards(view["discards"], words))
    return table


def _cards(cards: dict[str, int], words: Words) -> Text:
    return Text(", ").join(thing(card, words, number) for card, number in cards.items()) if cards else Text("-")


def _seats(view: View, words: Words, names: list[str]) -> Table:
    table = Table.grid(padding=(0, 2))
    for seat, place in enumerate(view["seats"]):
        mark = "▶ " if seat == view["to_move"] else "  "
        where = "captain" if seat == view["captain"] else "aboard" if place["aboard"] else "ashore"
        table.add_row(Text(mark + names[seat], "bold"), Text(words.say(f"table-{where}"), "dim"), _hand(place, words))
        table.add_row("", Text(words.say("table-treasures"), "dim"), _treasures(place, words))
    if view["to_move"] is None and view["dice"] and view["seats"][0]["points"] is None:
        table.add_row("", "", Text(words.say("table-secret"), "italic"))
    return table


def _hand(place: View, words: Words) -> Text:
    if place["hand"] is None:
        return Text(words.say("table-cards", count=place["hand_size"]))
    return _cards(place["hand"], words)


def _treasures(place: View, words: Words) -> Text:
    """One's own with their values, of others the cities that they come from."""
    if place["treasures"] is None:
        parts = [f"{number}×{city}" for city, number in place["treasure_cities"].items()]
        return Text("  ".join(parts) or "-")
    shown = [words.called("name", "spyglass") if own["spyglass"] else str(own["value"]) for own in place["treasures"]]
    points = words.say("table-points", count=place["points"])
    return Text.assemble(", ".join(shown) or "-", (f"   {points}", "bold"))
