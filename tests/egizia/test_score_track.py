"""Section 9: participation, the score track and the order of turns; section 10: the two tracks."""

from tests.egizia.table import (
    OBELISK,
    PYRAMID,
    SPHINX,
    Table,
    happened,
    play,
    seat,
    stones,
    texts,
    tracks,
)

ALL_SITES = 0b111


def bonus(sites: int) -> int:
    """What seat 0 gets in phase 6 for these sites."""
    return int(Table(2).put(built=[sites, 0, 0, 0]).begin("participation").scores[0])


def test_taking_part_at_1_2_3_sites_gives_1_3_6_points() -> None:
    """EG-9.1, EG-19.16"""
    assert [bonus(sites) for sites in (0, 0b010, 0b101, ALL_SITES)] == [0, 1, 3, 6]


def test_a_site_counts_only_for_who_built_there() -> None:
    """EG-9.2"""
    table = Table().stones(9, 9, 9, 9).at_site(SPHINX, 0, 1, 2, reserve=3)
    match = play(table.begin("building"), "withdraw", *(["crew:blue", "crew_done", "keep:1"] * 2))
    play(match, "withdraw")  # the reserve ship had its chance
    assert match.scores == [0, 1, 1, 0]


def test_bonus_points_are_entered_from_the_front_in_an_order_fixed_beforehand() -> None:
    """EG-9.3"""
    table = Table(3).put(built=[0b1, ALL_SITES, 0b1, 0]).scores(5, 4, 5)
    match = table.begin("participation")
    entered = [event["seat"] for event in table.told() if event["event"] == "scored"]
    assert entered == [0, 2, 1] and match.scores == [6, 10, 6]  # though seat 1 overtook all


def test_after_the_bonus_all_ships_return() -> None:
    """EG-9.4"""
    match = Table(2).at_site(SPHINX, 0, 1).at_site(PYRAMID, 1).begin("participation")
    assert [seat(match, who)["ships_in_hand"] for who in (0, 1)] == [8, 8]
    assert match.view()["sites"][SPHINX]["slots"] == [None, None]


def test_points_are_entered_the_moment_they_are_gained() -> None:
    """EG-9.5"""
    match = play(Table().nile(C1="B8").play(), "loc:1")
    assert match.scores[0] == 3 and match.view()["front_to_back"][0] == 0


def test_a_marker_that_moves_goes_to_the_back_of_the_queue_on_its_space() -> None:
    """EG-9.6, EG-9.7, EG-19.10"""
    table = Table(2).scores(0, 3).nile(C1="B8")
    match = play(table.play(), "loc:1")
    assert match.scores == [3, 3] and match.view()["front_to_back"] == [1, 0] and match.ranking == [2, 1]


def test_a_change_of_0_points_is_no_move() -> None:
    """EG-9.6"""
    table = Table(2).scores(5, 5).put(built=[0, 0, 0, 0])
    assert table.begin("participation").view()["front_to_back"] == [0, 1]
    table = Table(2).scores(3, 3).nile(C1="N24a")
    match = play(table.play(), "loc:1")  # no brick anywhere
    assert match.view()["front_to_back"] == [0, 1] and happened(match, "scored") == []


def test_the_order_is_kept_by_score_and_arrival() -> None:
    """EG-9.8, EG-19.25"""
    match = Table().play()
    assert match.scores == [0, 0, 0, 0] and match.view()["front_to_back"] == [3, 2, 1, 0]
    assert [stones(match, who) for who in range(4)] == [2, 3, 4, 5]
    play(match, "loc:4", "loc:10", "loc:14", "pass")
    assert match.view()["front_to_back"] == [3, 2, 1, 0]


def test_the_last_player_gets_tile_1() -> None:
    """EG-9.9"""
    match = Table().scores(7, 2, 7, 4).begin("ordering")
    assert match.view()["order"] == [1, 3, 2, 0] and match.to_move == 1
    assert [seat(match, who)["tile"] for who in range(4)] == [4, 1, 3, 2]


def test_the_tiles_are_given_out_in_the_last_round_too() -> None:
    """EG-9.10, EG-15.25"""
    table = Table(3).scores(1, 3, 2).put(this_round=5)
    table.begin("ordering")
    told = table.told()
    assert [event["seat"] for event in told if event["event"] == "order_tile"] == [1, 2, 0]
    assert [event["seat"] for event in told if event["event"] == "final_scoring"] == [1, 2, 0]


def test_the_score_has_no_upper_limit() -> None:
    """EG-9.11"""
    assert play(Table().scores(199).nile(C1="B8").play(), "loc:1").scores[0] == 202


def test_a_step_moves_the_marker_down_and_on_the_last_space_it_stays() -> None:
    """EG-10.1"""
    assert [tracks(play(Table().marker(0, space, space).play(), "loc:2"), 0)[0] for space in (1, 4, 5)] == [2, 5, 5]


def test_a_step_that_ends_on_the_last_space_of_the_stone_sale_gives_3_stones() -> None:
    """EG-10.2"""
    for space, gained in ((3, 0), (4, 3), (5, 3)):
        match = play(Table().marker(0, space, 1).stones(0).play(), "loc:2")
        assert stones(match, 0) == gained
    assert stones(play(Table().marker(0, 5, 1).stones(24).play(), "loc:2"), 0) == 25


def test_only_the_two_lowest_spaces_of_the_stone_sale_sell_at_the_end() -> None:
    """EG-10.3"""
    sold = [Table(2).marker(0, space).stones(8, 0).holds_sphinx(0).begin("final").scores[0] for space in range(1, 6)]
    assert sold == [0, 0, 0, 4, 4]


def test_a_step_that_ends_on_the_last_space_of_the_grain_market_gives_2_points() -> None:
    """EG-10.4, EG-10.5"""
    for space, gained, penalty in ((3, 0, 1), (4, 2, 1), (5, 2, 1)):
        match = play(Table().marker(0, 1, space).play(), "loc:2")
        assert match.scores[0] == gained and seat(match, 0)["penalty"] == penalty


def test_several_steps_are_made_one_at_a_time() -> None:
    """EG-10.6, EG-19.11"""
    match = play(Table().marker(0, 5).stones(2).nile(C1="N21").play(), "loc:1")
    assert tracks(match, 0) == (5, 1) and stones(match, 0) == 8
    match = play(Table().marker(0, 1, 4).nile(C1="N20").play(), "loc:1")
    assert tracks(match, 0) == (1, 5) and match.scores[0] == 4


def test_the_bonus_window_is_open_even_without_a_bonus() -> None:
    """EG-9.1, EG-16.1"""
    match = Table(2).held(0, "N3").at_site(OBELISK, 1).begin("participation")
    assert match.decision == "bonus" and match.to_move == 0 and texts(match) == ["play:N3", "done"]
