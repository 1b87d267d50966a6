"""The table in a terminal shows what a player needs, also without colours."""

import random
from io import StringIO

import pytest
from rich.console import Console

from nomarch import Match
from nomarch.games.egizia.drawing import draw
from tests.egizia.table import GAME, OBELISK, PYRAMID, SPHINX, Table, play

NAMES = ["Anna", "Bo", "Cy", "Di"]


def drawn(match: Match, seat: int | None, width: int = 100) -> str:
    """The drawing as plain text."""
    out = StringIO()
    console = Console(file=out, width=width, color_system=None)
    console.print(draw(match.view(seat), GAME.words(), NAMES))
    return out.getvalue()


def test_the_river_shows_ships_and_cards_in_order() -> None:
    table = Table().ships(1, 4).nile(C1="N22", C10="Q2").at_site(SPHINX, 2, 1, 3, reserve=0)
    lines = drawn(table.play(), 0).splitlines()
    assert "C1 N22 now: two crew steps" in lines[1] and lines[1].startswith(" 1")
    assert lines[4].startswith(" 4 B") and "Thebae" in lines[4]
    assert "CBD?A" in lines[6] and "C10 Q2 quarry, 2 stones a round" in lines[9]


def test_the_buildings_show_whose_bricks_stand_where() -> None:
    table = Table().obelisk([0, 1, 2]).tombs([2, 3, 4, 5], [3]).row(1, [0, 3]).temple(left=[1, 1], right=[2])
    text = drawn(table.at_site(PYRAMID, 0).play(), None)
    assert "1 AB  2 C·" in text and "D 3 4 5" in text and "1 A D · · · ·" in text
    assert "2 B ·" in text and "1 B C" in text


def test_only_the_viewers_own_secrets_are_drawn() -> None:
    match = Table().holds_sphinx(0, "X6").holds_sphinx(1, "X7").held(0, "N13").play()
    assert "X6 all tombs are taken: 9" in drawn(match, 0) and "X7" not in drawn(match, 0)
    assert "N13 each round: 2 stones, a crew +1" in drawn(match, 0)
    assert "X6" not in drawn(match, None) and "X7" not in drawn(match, None)


def test_cards_being_looked_at_are_numbered_as_they_are_chosen() -> None:
    table = Table().stones(9).crews(0, 3, 1, 1, 2).sphinx("X9", "X3", "X7").at_site(SPHINX, 0)
    match = play(table.begin("building"), "crew:blue", "crew_done", "draw:3")
    text = drawn(match, 0)
    assert "Drawn 1 X3" in text and "Drawn 3 X9" in text and "Build blue: strength 3" in text
    assert "Drawn" not in drawn(match, 1)


@pytest.mark.parametrize("width", [80, 100])
def test_no_line_is_broken_at_any_time(width: int) -> None:
    match, chooser = GAME.new(4, 5, {"edition": "czech"}), random.Random(5)
    places = len(Table().at_site(OBELISK).play().view()["river"]) // 2
    while not match.over:
        lines = drawn(match, match.to_move, width).splitlines()
        assert max(len(line.rstrip()) for line in lines) <= width
        assert [line[:2].strip() for line in lines[1 : places + 1]] == [str(n) for n in range(1, places + 1)]
        match.play(chooser.choice(match.legal()))
