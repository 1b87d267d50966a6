"""Section 6: feeding and quarrying."""

from tests.egizia.table import PYRAMID, Table, happened, play, seat, stones, texts, why


def test_players_feed_from_the_front_of_the_score_track_to_the_back() -> None:
    """EG-6.1"""
    table = Table().crews(0, 1, 1, 1, 8).crews(1, 2, 2, 2, 2).crews(2, 2, 2, 2, 2).crews(3, 2, 2, 2, 2)
    table.scores(9, 20, 20, 1)
    table.begin("feeding")
    assert [event["seat"] for event in table.told() if event["event"] == "hungry"] == [1, 2, 0, 3]


def test_the_order_of_feeding_is_fixed_when_the_phase_begins() -> None:
    """EG-6.1"""
    table = Table(2).crews(0, 8, 8, 8, 8).crews(1, 2, 2, 2, 2).scores(10, 9)
    table.begin("feeding")  # seat 0 falls far behind seat 1 and has fed already
    assert [event["seat"] for event in table.told() if event["event"] == "hungry"] == [0, 1]


def test_all_four_crews_need_grain_whether_used_or_not() -> None:
    """EG-6.2"""
    table = Table(2).crews(0, 1, 2, 3, 3).used(0, "blue", "joker")
    table.begin("feeding")
    assert [event["need"] for event in table.told() if event["event"] == "hungry" and event["seat"] == 0] == [9]


def test_grain_comes_from_irrigated_fields_cards_and_stones() -> None:
    """EG-6.3, EG-16.28, EG-19.56"""
    table = Table(2).crews(0, 3, 3, 3, 8).held(0, "Y5", "N5", "N18").stones(5)
    match = table.begin("feeding")
    assert texts(match) == ["play:N5", "convert", "done"]
    play(match, "play:N5", "convert")
    assert stones(match, 0) == 4
    assert texts(match) == ["convert", "done"]
    play(match, "convert")
    assert happened(match, "fed")[0] == {"event": "fed", "seat": 0, "need": 17, "grain": 17, "after": 3}
    match = Table(2).crews(0, 2, 2, 2, 4).held(0, "N18", "G2").stones(5).begin("feeding")
    play(match, "convert", "convert")
    assert happened(match, "hungry") == [] and match.view()["round"] == 2
    assert why(Table(2).held(0, "N18", "N5", "N3").begin("feeding"), "convert") == "EG-16.28"


def test_stones_as_grain_need_a_stone() -> None:
    """EG-16.28"""
    match = Table(2).crews(0, 3, 3, 3, 3).held(0, "N18", "N3").stones(0).begin("feeding")
    assert texts(match) == ["play:N3", "done"] and why(match, "convert") == "EG-16.28"


def test_the_ring_says_which_fields_are_irrigated() -> None:
    """EG-6.4, EG-11.3"""
    for ring, grain in (("left", 6 + 3), ("middle", 6 + 3 + 5), ("right", 6 + 3 + 5 + 7)):
        match = Table(2).held(0, "G3", "Y5", "B7").ring(ring).play()
        assert seat(match, 0)["grain"] == grain
        table = Table(2).held(0, "G3", "Y5", "B7").ring(ring).crews(0, 8, 8, 8, 8)
        table.begin("feeding")
        assert [event["grain"] for event in table.told() if event["event"] == "hungry"] == [grain]


def test_an_upgraded_field_counts_by_its_colour_now() -> None:
    """EG-6.4, EG-16.33, EG-19.58"""
    match = Table(2).held(0, "B7", "N15", "N15").ring("left").play()
    assert seat(match, 0)["grain"] == 6
    play(match, "upgrade:B7")
    assert seat(match, 0)["fields"][1]["colour"] == "yellow_green" and seat(match, 0)["grain"] == 6
    play(match, "upgrade:B7")
    assert seat(match, 0)["fields"][1] == {"id": "B7", "colour": "green", "value": 7, "upgrades": 2}
    assert seat(match, 0)["grain"] == 13


def test_surplus_grain_is_lost() -> None:
    """EG-6.5"""
    table = Table(2).held(0, "Y5")
    match = table.begin("feeding")
    assert match.scores == [0, 0] and seat(match, 0)["grain"] == 11  # as much as before, nothing is stored


def test_missing_grain_costs_points_by_the_market_space() -> None:
    """EG-6.6, EG-16.7, EG-15.19, EG-15.18"""
    table = Table(2).crews(0, 3, 3, 3, 3).marker(0, stone_sale=5, grain_market=2).scores(20, 0)
    assert table.begin("feeding").scores[0] == 20 - 6 * 2


def test_a_score_may_fall_below_0() -> None:
    """EG-6.7"""
    for edition in ("german", "czech"):
        assert Table(2, edition=edition).crews(0, 3, 3, 3, 3).begin("feeding").scores[0] == -18


def test_cards_for_feeding_are_optional() -> None:
    """EG-6.8"""
    match = play(Table(2).crews(0, 3, 2, 2, 3).held(0, "N5", "N18").begin("feeding"), "done")
    assert match.scores[0] == -12 and seat(match, 0)["cards"] == ["N18", "N5"]


def test_steps_gained_after_feeding_need_no_grain_in_this_round() -> None:
    """EG-6.9"""
    table = Table(2).crews(0, 2, 2, 2, 1).held(0, "N17").at_site(PYRAMID, 0)
    match = table.begin("feeding")
    assert match.decision == "build"
    play(match, "play:N17", "raise:blue")
    assert match.scores[0] == -3 * 1


def test_quarries_give_stones_in_tile_order_without_any_decision() -> None:
    """EG-6.10, EG-6.12, EG-19.5"""
    table = Table(3).held(1, "Q2", "Q4", "N3").stones(1, 1, 1).put(order=[2, 1, 0, 0])
    table.begin("quarrying")
    gained = [event for event in table.told() if event["event"] == "stones_gained"]
    assert [(event["seat"], event["amount"]) for event in gained] == [(2, 3), (1, 9), (0, 3)]


def test_stones_beyond_25_are_lost() -> None:
    """EG-6.11"""
    assert stones(Table(2).stones(24, 0).begin("quarrying"), 0) == 25
