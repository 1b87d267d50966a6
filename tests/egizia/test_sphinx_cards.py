"""Section 12: each Sphinx card."""

from pathlib import Path
from typing import Any

import pytest

from nomarch.games.egizia import sphinx_cards
from tests.egizia.table import Table


def worth(card: str, table: Table) -> int:
    """What the card gives seat 0 at the end."""
    table.holds_sphinx(0, card)
    match = table.begin("final")
    return int(match.score_sheet()[0]["sphinx_cards"])


def two() -> Table:
    """Two players, nothing built."""
    return Table(2)


def test_conditions_are_checked_in_the_owners_own_scoring_turn() -> None:
    """EG-12.1"""
    table = two().held(0, "B7", "N15").held(1, "Y4").holds_sphinx(1, "X23").put(order=[0, 1, 0, 0])
    match = table.begin("final")  # seat 1 scores first, while seat 0's upgrade lies beside its field
    assert match.to_move == 0 and match.score_sheet()[1]["sphinx_cards"] == 7
    match.play("upgrade:B7")
    assert match.over and match.score_sheet()[1]["sphinx_cards"] == 7


def test_some_conditions_may_be_met_by_anyone_others_only_by_the_owner() -> None:
    """EG-12.2"""
    assert worth("X6", two().tombs([2] * 12, [1] * 12)) == 9
    assert worth("X10", two().temple(left=[1] * 4)) == 0


@pytest.mark.parametrize(("card", "level", "points"), [("X1", 7, 7), ("X2", 8, 9), ("X3", 9, 11)])
def test_a_level_of_the_obelisk_is_built(card: str, level: int, points: int) -> None:
    """EG-12.3"""
    bricks = level + 4  # levels 1 to 4 have two spaces
    assert worth(card, two().obelisk([1] * bricks)) == points
    assert worth(card, two().obelisk([0] * (bricks - 1))) == 0


def test_x4_one_pillar_is_complete() -> None:
    """EG-12.4, EG-16.57, EG-15.23"""
    assert worth("X4", two().temple(right=[1] * 4)) == 6
    assert worth("X4", two().temple(left=[0] * 3, right=[1] * 3)) == 0


def test_x5_both_pillars_are_complete() -> None:
    """EG-12.5, EG-16.57"""
    assert worth("X5", two().temple(left=[0] * 4, right=[1] * 4)) == 10
    assert worth("X5", two().temple(left=[0] * 4, right=[1] * 3)) == 0


def test_x6_all_tombs_are_taken() -> None:
    """EG-12.6"""
    assert worth("X6", two().tombs([2] * 12, [0, 1] * 6)) == 9
    assert worth("X6", two().tombs([2] * 12, [0] * 11)) == 0


def test_x7_the_pyramid_is_complete() -> None:
    """EG-12.7"""
    for rows, points in ((6, 8), (5, 0)):
        table = two()
        for row in range(1, rows + 1):
            table.row(row, [1] * (7 - row))
        assert worth("X7", table) == points


@pytest.mark.parametrize(("card", "track"), [("X8", "stone_sale"), ("X9", "grain_market")])
def test_players_on_the_last_space_of_a_track_count(card: str, track: str) -> None:
    """EG-12.8, EG-12.9, EG-16.60, EG-15.16, EG-19.17"""
    points = []
    for there in range(5):
        table = Table()
        for seat in range(4):
            table.marker(seat, **{track: 5 if seat >= 4 - there else 4})
        points.append(worth(card, table.stones(0, 0, 0, 0)))
    assert points == [0, 3, 5, 7, 7]  # the owner, seat 0, stands there only in the last case


@pytest.mark.parametrize(
    ("card", "building", "bricks", "points"),
    [
        ("X10", "temple", 4, 6),
        ("X11", "pyramid", 6, 6),
        ("X12", "pyramid", 7, 8),
        ("X13", "obelisk", 4, 7),
        ("X14", "obelisk", 5, 9),
    ],
)
def test_so_many_own_bricks_in_a_building(card: str, building: str, bricks: int, points: int) -> None:
    """EG-12.10, EG-12.11, EG-12.12"""

    def own(count: int) -> Table:
        bricks_of: dict[str, Any] = {
            "temple": lambda: two().temple(left=[0] * min(count, 4), right=[0] * max(0, count - 4)),
            "pyramid": lambda: two().row(1, [0] * min(count, 6)).row(2, [0] * max(0, count - 6)),
            "obelisk": lambda: two().obelisk([0] * count),
        }
        table: Table = bricks_of[building]()
        return table

    assert worth(card, own(bricks)) == points
    assert worth(card, own(bricks - 1)) == 0


def test_x15_two_own_bricks_in_each_building() -> None:
    """EG-12.13, EG-16.59"""
    table = two().obelisk([0, 0]).tombs([2, 2], [0, 0]).row(1, [0, 0]).temple(left=[0, 0])
    assert worth("X15", table) == 10
    table = two().obelisk([0, 0]).tombs([2], [0]).row(1, [0] * 5).temple(left=[0, 0])
    assert worth("X15", table) == 0


def test_x16_a_point_for_each_own_tomb() -> None:
    """EG-12.14"""
    assert worth("X16", two().tombs([2, 3, 4, 5], [0, 1, 0, 0])) == 3


@pytest.mark.parametrize(("card", "points"), [("X17", 3), ("X18", 4), ("X19", 5), ("X20", 6)])
def test_the_strength_of_a_crew(card: str, points: int) -> None:
    """EG-12.15, EG-15.17, EG-19.18"""
    assert worth(card, two().crews(0, 3, 4, 5, 6)) == points


def test_x21_most_productive_quarries() -> None:
    """EG-12.16, EG-16.56"""
    assert worth("X21", two()) == 7  # equal, start quarries count
    assert worth("X21", two().held(0, "Q3").held(1, "Q2")) == 7
    assert worth("X21", two().held(1, "Q2")) == 0


@pytest.mark.parametrize(
    ("card", "fields", "more", "points"),
    [
        ("X22", ["G2"], ["G3"], 6),
        ("X23", ["Y5"], ["Y6"], 7),
        ("X24", ["B8"], ["B9"], 8),
    ],
)
def test_most_productive_fields_of_a_colour(card: str, fields: list[str], more: list[str], points: int) -> None:
    """EG-12.17, EG-16.56"""
    assert worth(card, two().held(0, *fields).ring("left")) == points  # the ring is ignored
    assert worth(card, two().held(0, *fields).held(1, *more)) == 0


def test_equal_sums_score_but_a_sum_of_0_never() -> None:
    """EG-16.56, EG-19.60"""
    assert worth("X22", two()) == 6  # both have the start field
    assert worth("X24", two()) == 0 and worth("X23", two()) == 0


@pytest.mark.parametrize(("card", "track"), [("X25", "stone_sale"), ("X26", "grain_market")])
def test_the_own_marker_on_the_last_space(card: str, track: str) -> None:
    """EG-12.18"""
    assert worth(card, two().marker(0, **{track: 5})) == 4
    assert worth(card, two().marker(0, **{track: 4}).marker(1, **{track: 5})) == 0


def test_x29_both_own_markers_on_the_last_spaces() -> None:
    """EG-12.23"""
    assert worth("X29", two().marker(0, 5, 5)) == 7
    assert worth("X29", two().marker(0, 5, 4)) == 0 and worth("X29", two().marker(0, 4, 5)) == 0


def test_x27_two_points_for_each_permanent() -> None:
    """EG-12.19, EG-16.34, EG-19.62"""
    assert worth("X27", two().held(0, "N15", "N17", "Q3", "Y5").upgraded("Y5").put(unattached=0)) == 4
    every = ["N11", "N12", "N13", "N14", "N15", "N16", "N17", "N18", "N19"]
    assert worth("X27", two().held(0, *every)) == 18
    table = Table(2, edition="polish", optional_cards=True)
    assert worth("X27", table.held(0, "N11b", "N3", "N5")) == 2  # Anytime cards do not count


def test_x28_a_point_for_every_ten_points_after_all_else() -> None:
    """EG-12.20, EG-16.58, EG-19.63"""
    assert [worth("X28", two().scores(points, 0)) for points in (47, 9, -3, 100)] == [4, 0, 0, 10]
    table = two().scores(5, 0).crews(0, 5, 1, 1, 2).holds_sphinx(0, "X17", "X28")
    match = table.begin("final")
    assert match.scores[0] == 5 + 5 + 1  # the strength first, then a point for ten


def test_x28b_a_point_for_every_fifteen_points() -> None:
    """EG-12.21, EG-16.58, EG-19.63"""
    table = Table(2, edition="polish", optional_cards=True).scores(47, 0)
    assert worth("X28b", table) == 3


def test_every_sphinx_card_is_named_by_a_test_here() -> None:
    source = Path(__file__).read_text("utf-8")
    assert [name for name in sphinx_cards.IDS if f'"{name}"' not in source] == []
