"""Section 13: the end of the game."""

from tests.egizia.table import Table, happened, play, stones


def test_the_game_ends_after_the_fifth_round_with_final_scoring() -> None:
    """EG-13.1"""
    match = Table(2).put(this_round=4).begin("ordering")
    assert not match.over and match.view()["round"] == 5
    play(match, "pass", "pass")
    assert match.over and len(happened(match, "game_ended")) == 1


def test_the_highest_tile_scores_first_and_each_player_completely() -> None:
    """EG-13.2, EG-13.3"""
    table = Table(3).put(order=[1, 2, 0, 0]).stones(4, 4, 4).tombs([2, 3, 4], [0, 1, 2])
    for seat, card in enumerate(("X20", "X17", "X18")):
        table.marker(seat, stone_sale=5).holds_sphinx(seat, card)
    table.begin("final")
    scored = [(event["seat"], event["category"]) for event in table.told() if event["event"] == "scored"]
    steps = ["stone_sale", "tomb_collection", "sphinx_cards"]
    assert scored == [(seat, step) for seat in (0, 2, 1) for step in steps]


def test_on_the_two_lowest_spaces_all_stones_are_sold_two_for_a_point() -> None:
    """EG-13.4, EG-16.61, EG-19.21"""
    for space, points, left in ((3, 0, 7), (4, 3, 0), (5, 3, 0)):
        match = Table(2).stones(7).marker(0, space).holds_sphinx(0).begin("final")
        assert match.scores[0] == points and stones(match, 0) == left


def test_the_collection_of_tombs_scores_by_its_sum() -> None:
    """EG-13.5, EG-16.55, EG-19.20"""
    points = []
    for tiles in ([], [1], [6, 4], [6, 5], [6, 6, 6, 2], [6, 6, 6, 3]):
        table = Table(2).tombs(tiles, [0] * len(tiles)).holds_sphinx(0)
        points.append(table.begin("final").scores[0])
    assert points == [0, 2, 2, 5, 5, 9]


def test_the_values_of_tombs_have_been_scored_when_they_were_built() -> None:
    """EG-13.6"""
    table = Table(2).stones(2).crews(0, 2, 1, 1, 2).obelisk([1] * 4).put(this_round=5)
    match = play(table.at_site("obelisk_and_tombs", 0).begin("building"), "crew:blue", "crew_done", "track:stone_sale")
    sheet = match.score_sheet()[0]
    assert match.over and sheet["tombs"] == 2 and sheet["tomb_collection"] == 2


def test_markers_and_bricks_are_not_sold() -> None:
    """EG-13.7"""
    match = Table(2).stones(0).marker(0, 5).obelisk([0] * 5).holds_sphinx(0).begin("final")
    assert match.score_sheet()[0]["stone_sale"] == 0


def test_all_own_sphinx_cards_are_shown_and_scored() -> None:
    """EG-13.8, EG-17.7"""
    match = Table(2).crews(0, 3, 4, 1, 2).holds_sphinx(0, "X28", "X17", "X6").scores(9, 0).begin("final")
    assert match.view(None)["seats"][0]["sphinx"] == ["X6", "X17", "X28"]
    assert match.scores[0] == 9 + 3 + 1


def test_most_points_win_and_of_equals_who_came_first() -> None:
    """EG-13.9, EG-13.10, EG-19.64"""
    match = Table(3).scores(90, 90, 80).put(sphinx_held=0).begin("final")
    assert match.winners == [0] and match.ranking == [1, 2, 3]
    match = Table(3).put(sphinx_held=0).begin("final")
    assert match.scores == [0, 0, 0] and match.ranking == [3, 2, 1]  # always exactly one winner
