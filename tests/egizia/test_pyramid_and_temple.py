"""Section 8C: the pyramid and the temple."""

from nomarch import Match
from tests.egizia.table import PYRAMID, Table, happened, play, stones, texts, why


def at_pyramid(strength: int = 8, joker: int = 8) -> Table:
    """Seat 0 stands at the pyramid and the temple with 25 stones and a blue crew of this strength."""
    return Table().stones(25).crews(0, strength, 1, 1, joker).at_site(PYRAMID, 0)


def open_bricks(table: Table) -> list[str]:
    """What can be built first, with strength 16."""
    return [text[6:] for text in texts(started(table)) if text.startswith("brick:")]


def started(table: Table) -> Match:
    """The build has begun, with blue crew and joker."""
    return play(table.begin("building"), "crew:blue", "joker")


def rows_scored(match: Match) -> list[tuple[int, int]]:
    """Row bonuses: who got how much."""
    return [(event["seat"], event["points"]) for event in happened(match, "scored") if event["category"] == "rows"]


def test_a_build_mixes_pyramid_and_temple_and_scores_its_cost() -> None:
    """EG-8.15, EG-8.16, EG-15.11"""
    for edition in ("german", "polish"):
        table = Table(edition=edition).stones(25).crews(0, 4, 1, 1, 2).at_site(PYRAMID, 0)
        match = play(table.begin("building"), "crew:blue", "crew_done", "brick:row1", "brick:left", "brick:left")
        assert match.view()["round"] == 2 and stones(match, 0) == 25 - 4 + 3 - 3
        assert match.score_sheet()[0]["pyramid"] == 1 and match.score_sheet()[0]["temple"] == 3


def test_pillars_are_filled_upwards_and_do_not_depend_on_each_other() -> None:
    """EG-8.17"""
    match = play(started(at_pyramid()), *(["brick:left"] * 4))
    assert [event["value"] for event in happened(match, "brick_laid")] == [1, 2, 3, 4]
    assert why(match, "brick:left") == "EG-8.17"
    assert match.view()["temple"]["right"] == [] and "brick:right" in texts(match)


def test_columns_need_both_pillars_and_top_stones_all_columns() -> None:
    """EG-8.18, EG-8.19, EG-19.51"""
    complete = at_pyramid().temple(left=[1] * 4, right=[2] * 4)
    assert open_bricks(complete) == ["row1", "column"]
    almost = started(at_pyramid().temple(left=[1] * 4, right=[2] * 3))
    assert why(almost, "brick:column") == "EG-8.18" and why(almost, "brick:top") == "EG-8.19"
    one = at_pyramid().temple(left=[1] * 4, right=[2] * 4, column=[1])
    assert why(started(one), "brick:top") == "EG-8.19"
    both = at_pyramid().temple(left=[1] * 4, right=[2] * 4, column=[1, 2])
    assert open_bricks(both) == ["row1", "top"]
    all_built = at_pyramid().temple(left=[1] * 4, right=[2] * 4, column=[1, 2], top=[1, 2])
    match = started(all_built)  # the pyramid's first space is the only thing to begin with
    assert texts(match) == ["brick:row1", "build_done"] and why(match, "brick:top") == "EG-8.19"


def test_a_brick_rests_on_two_of_the_row_below() -> None:
    """EG-8.20, EG-8.21, EG-8.22, EG-15.20, EG-19.23"""
    table = at_pyramid().row(1, [1, 1, 2]).row(2, [1, 1])
    match = started(table)
    assert "brick:row1" in texts(match) and "brick:row3" in texts(match)
    assert why(match, "brick:row2") == "EG-8.21" and why(match, "brick:row4") == "EG-8.21"
    assert "row2" in open_bricks(at_pyramid().row(1, [1, 1]))
    assert why(started(at_pyramid().row(1, [1])), "brick:row2") == "EG-8.21"
    assert why(started(at_pyramid().row(1, [1] * 6)), "brick:row1") == "EG-8.20"


def test_the_majority_of_a_full_row_scores_a_point_for_each_own_brick() -> None:
    """EG-8.23, EG-19.9"""
    below = at_pyramid().row(1, [3] * 6).row(2, [3] * 5).row(3, [3] * 4)
    match = play(started(below.row(4, [1, 1])), "brick:row4", "build_done")
    assert rows_scored(match) == [(1, 2)]
    full = at_pyramid().row(1, [3] * 6).row(2, [3] * 5).row(3, [3] * 4).row(4, [3] * 3)
    match = play(started(full.row(5, [0])), "brick:row5", "build_done")
    assert rows_scored(match) == [(0, 2)]


def test_of_equals_who_is_furthest_left_scores_alone() -> None:
    """EG-8.24, EG-19.22"""
    table = at_pyramid().row(1, [3] * 6).row(2, [3] * 5).row(3, [0, 1, 1])
    match = play(started(table), "brick:row3", "build_done")
    assert rows_scored(match) == [(0, 2)]


def test_row_bonuses_follow_the_build_points_in_the_order_of_completion() -> None:
    """EG-8.25, EG-16.51, EG-19.52"""
    table = at_pyramid().row(1, [3] * 6).row(2, [1, 1, 1, 0])
    match = play(started(table), "brick:row2", "build_done")
    scored = [(event["seat"], event["category"], event["points"]) for event in happened(match, "scored")]
    assert scored[:2] == [(0, "pyramid", 2), (1, "rows", 3)]
    table = at_pyramid().row(1, [2, 2, 2, 2, 1]).row(2, [1, 1, 1, 0])
    match = play(started(table), "brick:row1", "brick:row2", "build_done")
    assert [event["row"] for event in happened(match, "row_completed")] == [1, 2]
    assert rows_scored(match) == [(2, 4), (1, 3)]


def test_columns_are_interchangeable_and_so_are_top_stones() -> None:
    """EG-16.52"""
    table = at_pyramid().temple(left=[1] * 4, right=[2] * 4)
    match = play(started(table), "brick:column", "brick:column")
    assert [event["value"] for event in happened(match, "brick_laid")] == [5, 5]
    assert match.view()["temple"]["column"] == [0, 0]
