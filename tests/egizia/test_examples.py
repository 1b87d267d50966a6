"""The worked examples of the three rulebooks (T1 to T23 of section 19), with our component data."""

import pytest

from tests.egizia.table import (
    OBELISK,
    PYRAMID,
    SPHINX,
    Table,
    happened,
    play,
    seat,
    stones,
    strengths,
    texts,
    tracks,
    why,
)

RULEBOOKS = pytest.mark.parametrize("edition", ["polish", "german", "czech"])


@RULEBOOKS
def test_blue_feeds_nine_with_eleven(edition: str) -> None:
    """EG-19.1: crews 1, 2, 3 and joker 3; two fields, both irrigated, give 11."""
    table = Table(2, edition=edition).crews(0, 1, 2, 3, 3).held(0, "Y5").ring("middle").scores(7, 0)
    match = table.begin("feeding")
    fed = [event for event in table.told() if event["event"] == "fed" and event["seat"] == 0]
    assert fed == [{"event": "fed", "seat": 0, "need": 9, "grain": 11}] and match.scores[0] == 7


@RULEBOOKS
def test_red_feeds_ten_with_eight_and_the_grain_card(edition: str) -> None:
    """EG-19.2: two green fields give 8, the card 4 more; 2 grain are lost."""
    table = Table(2, edition=edition).crews(0, 2, 2, 2, 4).held(0, "G2", "N5").ring("left").scores(7, 0)
    match = play(table.begin("feeding"), "play:N5")
    assert match.scores[0] == 7 and "N5" in match.view()["boxed"]
    assert happened(match, "fed")[0] == {"event": "fed", "seat": 0, "need": 10, "grain": 12, "after": 1}


@RULEBOOKS
def test_red_may_save_the_grain_card_and_lose_points(edition: str) -> None:
    """EG-19.3: 2 grain are missing, at 3, 2 or 1 points each."""
    for space, lost in ((1, 6), (2, 4), (4, 2)):
        table = Table(2, edition=edition).crews(0, 2, 2, 2, 4).held(0, "G2", "N5").ring("left").scores(20, 0)
        match = play(table.marker(0, grain_market=space).begin("feeding"), "done")
        assert match.scores[0] == 20 - lost and seat(match, 0)["cards"] == ["N5"]


@RULEBOOKS
def test_green_lacks_two_grain_and_lines_up_behind_red(edition: str) -> None:
    """EG-19.4: crews 3, 3, 4 and joker 4; the third field is not irrigated; 4 points lost; Red stands there already."""
    table = Table(2, edition=edition).crews(0, 3, 3, 4, 4).held(0, "Y6", "B7").ring("middle")
    match = table.marker(0, grain_market=2).scores(9, 5).begin("feeding")
    assert match.scores == [5, 5] and match.view()["front_to_back"] == [1, 0]


@RULEBOOKS
def test_red_quarries_five_stones(edition: str) -> None:
    """EG-19.5: 1 stone and quarries of 3 and 2."""
    assert stones(Table(2, edition=edition).stones(1).held(0, "Q2").begin("quarrying"), 0) == 6


@RULEBOOKS
def test_blue_draws_two_sphinx_cards_and_keeps_one(edition: str) -> None:
    """EG-19.6: strength 2; the other card goes under the deck for a point; two stones are paid."""
    table = Table(2, edition=edition).crews(0, 2, 1, 1, 2).stones(4).sphinx("X1", "X2").at_site(SPHINX, 0)
    match = play(table.held(1, "N3").begin("building"), "crew:blue", "crew_done", "draw:2", "keep:1")
    assert stones(match, 0) == 2 and seat(match, 0)["sphinx"] == ["X1"] and seat(match, 0)["crews"]["blue"]["used"]
    assert match.score_sheet()[0]["sphinx_returned"] == 1
    assert match.view(0)["sphinx_deck"]["known"] == [{"above": 27, "card": "X2"}]


@RULEBOOKS
def test_red_builds_two_levels_of_the_obelisk_and_a_tomb(edition: str) -> None:
    """EG-19.7: 1 + 2 + 4 with crew 5 and joker 2; 7 points, 7 stones, both used, a step on the stone sale."""
    table = Table(2, edition=edition).crews(0, 5, 1, 1, 2).stones(7).obelisk([1]).tombs([4, 2, 3, 5])
    match = play(table.at_site(OBELISK, 0).held(1, "N3").begin("building"), "crew:blue", "joker")
    play(match, "brick:obelisk", "brick:obelisk", "brick:tomb")
    assert stones(match, 0) == 0 and match.scores[0] == 7
    play(match, "track:stone_sale")
    assert tracks(match, 0) == (2, 1)
    assert [crew["used"] for crew in seat(match, 0)["crews"].values()] == [True, False, False, True]


@RULEBOOKS
def test_yellow_builds_a_two_of_the_pyramid_with_its_last_stones(edition: str) -> None:
    """EG-19.8: strength 3 but only 2 stones."""
    table = Table(2, edition=edition).crews(0, 3, 1, 1, 2).stones(2).row(1, [1, 1]).at_site(PYRAMID, 0)
    match = play(table.held(1, "N3").begin("building"), "crew:blue", "crew_done", "brick:row2")
    assert match.score_sheet()[0]["pyramid"] == 2 and stones(match, 0) == 0
    assert seat(match, 0)["crews"]["blue"]["used"]


@RULEBOOKS
def test_full_rows_give_green_and_yellow_two_points_each(edition: str) -> None:
    """EG-19.9: row 4 with Green 2 and Red 1, row 5 with Yellow 2."""
    green, red, yellow = 1, 2, 0
    for row, owners, winner in ((4, [green, green], green), (5, [yellow], yellow)):
        table = Table(3, edition=edition).crews(yellow, 8, 1, 1, 2).crews(red, 8, 1, 1, 2).stones(9, 9, 9)
        for below in range(1, row):
            table.row(below, [red] * (7 - below))
        builder = red if row == 4 else yellow
        match = play(table.row(row, owners).at_site(PYRAMID, builder).begin("building"), "crew:blue", "crew_done")
        play(match, f"brick:row{row}", *(["build_done"] if "build_done" in texts(match) else []))
        if match.decision == "bricks":
            play(match, "build_done")
        assert match.score_sheet()[winner]["rows"] == 2


@RULEBOOKS
def test_blue_reaches_reds_space_later_and_gets_the_smaller_tile(edition: str) -> None:
    """EG-19.10, EG-15.24: Red from 4 to 10, then Blue from 7 to 10."""
    red, blue = 0, 1
    table = Table(2, edition=edition).scores(4, 7).stones(6, 3).held(red, "N10").held(blue, "B8")
    match = play(table.play(), "sell:6", "pass")
    assert match.scores == [10, 7]
    table.states = match.states.copy()
    match = play(table.nile(C1="B8").play(), "loc:1")
    assert match.scores == [10, 10] and match.view()["front_to_back"] == [red, blue]
    play(match, "pass")
    while match.view()["round"] == 1:
        play(match, "done")
    assert seat(match, blue)["tile"] == 1 and seat(match, red)["tile"] == 2


@RULEBOOKS
def test_red_on_the_last_space_gets_six_stones_for_two_steps(edition: str) -> None:
    """EG-19.11"""
    table = Table(2, edition=edition).marker(0, stone_sale=5).stones(2).nile(C1="N21")
    match = play(table.play(), "loc:1")
    assert stones(match, 0) == 8 and tracks(match, 0) == (5, 1)


def test_one_crew_one_stone_and_the_card_draw_three() -> None:
    """EG-19.12: three cards, one kept, two put back, two points at once [Czech rulebook]."""
    table = Table(2, edition="czech").stones(1).held(0, "N11").sphinx("X1", "X2", "X3").at_site(SPHINX, 0)
    match = play(table.begin("building"), "crew:blue", "crew_done", "free:2", "keep:1")
    assert stones(match, 0) == 0 and match.score_sheet()[0]["sphinx_returned"] == 2
    assert seat(match, 0)["sphinx"] == ["X1"]


def test_without_a_stone_the_card_helps_nothing() -> None:
    """EG-19.13: the ship is taken back at once [Czech rulebook]."""
    table = Table(2, edition="czech").stones(0).held(0, "N11").at_site(SPHINX, 0)
    table.begin("building")
    assert {"event": "withdrawn", "seat": 0, "site": SPHINX} in table.told()


@RULEBOOKS
def test_the_repeat_card_at_a_pair_space_and_at_a_joker_space(edition: str) -> None:
    """EG-19.14"""
    match = play(Table(2, edition=edition).held(0, "N6").play(), "loc:10", "play:N6")
    assert strengths(match, 0) == [3, 3, 1, 2]
    table = Table(2, edition=edition).held(0, "N6").ring("left")
    match = play(table.play(), "loc:8", "ring:right", "play:N6", "ring:right")
    assert strengths(match, 0) == [1, 1, 1, 4] and match.view()["ring"] == "right"


@RULEBOOKS
def test_red_builds_as_fourth(edition: str) -> None:
    """EG-19.15"""
    table = Table(edition=edition).held(3, "N8").at_site(SPHINX, 0, 1, 2).put(to_move=3)
    match = play(table.play(), "loc:6")
    assert texts(match) == ["slot:reserve", "slot:extra"]
    play(match, "slot:extra")
    assert match.view()["boxed"] == ["N8"]
    table.states = match.states.copy()
    match = table.stones(9, 9, 9, 9).begin("building")
    acted = []
    while match.decision == "build":
        acted.append(match.to_move)
        play(match, "crew:blue", "crew_done", "keep:1")
    assert acted == [0, 1, 2, 3]


@RULEBOOKS
def test_the_bonus_table(edition: str) -> None:
    """EG-19.16"""
    gained = [
        Table(2, edition=edition).put(built=[sites, 0, 0, 0]).begin("participation").scores[0]
        for sites in (0b000, 0b001, 0b011, 0b111)
    ]
    assert gained == [0, 1, 3, 6]


@RULEBOOKS
def test_three_players_at_the_end_of_the_stone_sale_give_seven(edition: str) -> None:
    """EG-19.17"""
    table = Table(edition=edition).holds_sphinx(0, "X8").stones(0, 0, 0, 0)
    for other in (1, 2, 3):
        table.marker(other, stone_sale=5)
    assert table.begin("final").score_sheet()[0]["sphinx_cards"] == 7


@RULEBOOKS
def test_a_crew_of_strength_four_gives_four(edition: str) -> None:
    """EG-19.18"""
    table = Table(2, edition=edition).crews(0, 1, 4, 1, 2).holds_sphinx(0, "X18")
    assert table.begin("final").score_sheet()[0]["sphinx_cards"] == 4


@RULEBOOKS
def test_two_yellow_green_fields_of_eleven_give_seven(edition: str) -> None:
    """EG-19.19"""
    table = Table(2, edition=edition).held(0, "Y5", "Y6").held(1, "Y7", "Y4").holds_sphinx(0, "X23")
    assert table.begin("final").score_sheet()[0]["sphinx_cards"] == 7  # 11 each: nobody has more


@RULEBOOKS
def test_the_table_of_tombs(edition: str) -> None:
    """EG-19.20"""
    points = []
    for tiles in ([], [1], [5, 5], [5, 6], [5, 5, 5, 5], [5, 5, 5, 6]):
        match = Table(2, edition=edition).tombs(tiles, [0] * len(tiles)).begin("final")
        points.append(match.score_sheet()[0]["tomb_collection"])
    assert points == [0, 2, 2, 5, 5, 9]


@RULEBOOKS
def test_stones_are_sold_in_pairs_on_the_two_lowest_spaces(edition: str) -> None:
    """EG-19.21"""
    points = [
        Table(2, edition=edition).stones(7).marker(0, space).begin("final").score_sheet()[0]["stone_sale"]
        for space in (3, 4, 5)
    ]
    assert points == [0, 3, 3]


@RULEBOOKS
def test_a_tie_in_a_row_goes_to_the_left(edition: str) -> None:
    """EG-19.22: Blue, Red, Red, Blue."""
    blue, red = 0, 1
    table = Table(3, edition=edition).crews(blue, 3, 1, 1, 2).stones(3).at_site(PYRAMID, blue)
    table.row(1, [2] * 6).row(2, [2] * 5).row(3, [blue, red, red])
    match = play(table.begin("building"), "crew:blue", "crew_done", "brick:row3")
    assert [match.score_sheet()[who]["rows"] for who in (blue, red)] == [2, 0]


@RULEBOOKS
def test_a_row_may_be_started_before_the_one_below_is_full(edition: str) -> None:
    """EG-19.23"""
    table = Table(2, edition=edition).crews(0, 8, 1, 1, 2).stones(9).row(1, [1, 1, 1]).row(2, [1, 1])
    match = play(table.at_site(PYRAMID, 0).begin("building"), "crew:blue", "crew_done")
    assert "brick:row1" in texts(match) and "brick:row3" in texts(match) and why(match, "brick:row2") == "EG-8.21"


@RULEBOOKS
def test_from_the_right_the_ring_only_goes_left(edition: str) -> None:
    """EG-19.24"""
    table = Table(2, edition=edition).ring("right")
    assert texts(play(table.play(), "loc:8")) == ["ring:left", "ring:stay"]
