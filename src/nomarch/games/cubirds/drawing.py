"""The table in a terminal: rows, piles, and what lies in front of every player."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from nomarch.core.words import Words
from nomarch.games.cubirds.components import SPECIES

View = dict[str, Any]

STYLES = dict(
    zip(
        SPECIES,
        ("bold magenta", "orange4", "bold yellow", "green", "bold green", "bold blue", "bold red", "cyan"),
        strict=True,
    )
)


def draw(view: View, words: Words, names: list[str]) -> RenderableType:
    """The whole table, as one seat sees it."""
    return Group(_rows(view, words), Text(""), _piles(view, words), _seats(view, words, names))


def bird(species: str, words: Words, number: int | None = None) -> Text:
    """A species in its colour, with how many there are."""
    name = words.called("species", species)
    return Text(name if number is None else f"{name} {number}", STYLES[species])


def _rows(view: View, words: Words) -> Table:
    table = Table.grid(padding=(0, 2))
    for row, cards in enumerate(view["rows"]):
        line = Text(" ").join([Text("◂", "dim"), *(bird(card, words) for card in cards), Text("▸", "dim")])
        table.add_row(Text(words.say("table-row", row=row), "bold"), line)
    return table


def _piles(view: View, words: Words) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_row(Text(words.say("table-pile"), "bold"), words.say("table-cards", count=view["pile"]))
    table.add_row(Text(words.say("table-discards"), "bold"), _birds(view["discards"], words))
    return table


def _birds(cards: dict[str, int], words: Words) -> Text:
    return Text(", ").join(bird(species, words, number) for species, number in cards.items()) if cards else Text("-")


def _hand(view: View, words: Words, cards: dict[str, int]) -> Text:
    """One's own hand, each species with the sizes of its flocks."""
    parts = []
    for species, number in cards.items():
        flock = view["flocks"][species]
        sizes = (f" ({flock['small']}/{flock['big']})", "bold" if number >= flock["small"] else "dim")
        parts.append(Text.assemble(bird(species, words, number), sizes))
    return Text(", ").join(parts) if parts else Text("-")


def _seats(view: View, words: Words, names: list[str]) -> Table:
    table = Table.grid(padding=(0, 2))
    for seat, place in enumerate(view["seats"]):
        mark = "▶ " if seat == view["to_move"] else "  "
        count = words.say("table-cards", count=place["hand_size"])
        hand = Text(count) if place["hand"] is None else _hand(view, words, place["hand"])
        table.add_row(Text(mark + names[seat], "bold"), Text(words.say("table-hand"), "dim"), hand)
        table.add_row("", Text(words.say("table-collection"), "dim"), _birds(place["collection"], words))
    return table
