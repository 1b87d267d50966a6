"""Section 11: each Nile card."""

from pathlib import Path

import pytest

from nomarch.games.egizia import nile_cards
from tests.egizia.table import (
    OBELISK,
    PYRAMID,
    SPHINX,
    Table,
    play,
    seat,
    stones,
    strengths,
    texts,
    tracks,
    why,
)


def test_anytime_cards_are_boxed_when_played_and_permanents_stay() -> None:
    """EG-11.1"""
    match = play(Table().held(0, "N3", "N17").play(), "play:N3", "play:N17", "raise:blue")
    assert seat(match, 0)["cards"] == ["N17"] and match.view()["boxed"] == ["N3"]
    match = play(Table().nile(C1="N20").play(), "loc:1")
    assert seat(match, 0)["cards"] == [] and match.view()["boxed"] == ["N20"]


def test_fields_and_quarries_stay_but_are_no_permanents_for_sphinx_cards() -> None:
    """EG-11.2"""
    table = Table(2).held(0, "G3", "Q3").holds_sphinx(0, "X27").put(this_round=5)
    assert table.begin("final").scores[0] == 0


@pytest.mark.parametrize("card", ["G2", "G3", "G4", "G5", "Y4", "Y5", "Y6", "Y7", "B6", "B7", "B8", "B9"])
def test_a_field_gives_its_value_where_the_ring_lets_it(card: str) -> None:
    """EG-11.3"""
    rings = {"G": ["left", "middle", "right"], "Y": ["middle", "right"], "B": ["right"]}[card[0]]
    for ring in ("left", "middle", "right"):
        match = play(Table().ring(ring).nile(C1=card).play(), "loc:1")
        assert seat(match, 0)["grain"] == 6 + (int(card[1]) if ring in rings else 0)


def test_brown_fields_give_something_once() -> None:
    """EG-11.4, EG-15.9"""
    assert tracks(play(Table().nile(C1="B6").play(), "loc:1"), 0) == (2, 1)
    assert tracks(play(Table(edition="polish").nile(C1="B7").play(), "loc:1"), 0) == (1, 2)
    assert play(Table().nile(C1="B8").play(), "loc:1").scores[0] == 3
    match = play(Table().nile(C1="B9").play(), "loc:1")
    assert stones(match, 0) == 6 and match.to_move == 1


@pytest.mark.parametrize("card", ["Q2", "Q3", "Q4"])
def test_a_quarry_gives_its_value_every_round(card: str) -> None:
    """EG-11.5"""
    table = Table(2).held(0, card).stones(0, 0)
    assert stones(table.begin("quarrying"), 0) == 3 + int(card[1])


def test_n1_a_second_ship_in_the_same_turn() -> None:
    """EG-11.6"""
    match = play(Table().held(0, "N1").play(), "loc:1", "play:N1", "loc:4")
    assert match.to_move == 1 and seat(match, 0)["ships_in_hand"] == 6 and match.view()["boxed"] == ["N1"]


def test_n2_two_crews_and_the_joker_in_one_build() -> None:
    """EG-11.7"""
    table = Table().stones(25).crews(0, 3, 4, 5, 6).held(0, "N2").at_site(PYRAMID, 0)
    match = play(table.begin("building"), "crew:blue", "play:N2", "crew:black", "joker")
    assert match.view()["build"]["strength"] == 13 and match.view()["boxed"] == ["N2"]


def test_n3_six_stones() -> None:
    """EG-11.8, EG-19.54, EG-16.29"""
    assert stones(play(Table().held(0, "N3").stones(2).play(), "play:N3"), 0) == 8
    assert stones(play(Table().held(0, "N3").stones(21).play(), "play:N3"), 0) == 25


def test_n4_keep_two() -> None:
    """EG-11.9"""
    table = Table().stones(9).crews(0, 2, 1, 1, 2).held(0, "N4").sphinx("X1", "X2").at_site(SPHINX, 0)
    match = play(table.begin("building"), "crew:blue", "crew_done", "draw:2", "play:N4", "keep:2")
    assert seat(match, 0)["sphinx"] == ["X1", "X2"] and match.view()["boxed"].count("N4") == 1


def test_n5_four_grain() -> None:
    """EG-11.10"""
    match = play(Table(2).held(0, "N5").crews(0, 2, 2, 2, 4).begin("feeding"), "play:N5")
    assert match.scores[0] == 0 and "N5" in match.view()["boxed"]


def test_n6_the_effect_again() -> None:
    """EG-11.11"""
    match = play(Table().held(0, "N6").play(), "loc:14", "play:N6")
    assert strengths(match, 0) == [3, 1, 3, 2] and match.view()["boxed"] == ["N6"]


def test_n7_three_more_strength() -> None:
    """EG-11.12"""
    table = Table().stones(9).used(0, "joker").held(0, "N7").at_site(PYRAMID, 0)
    match = play(table.begin("building"), "crew:blue", "play:N7")
    assert match.view()["build"]["strength"] == 4 and match.view()["boxed"] == ["N7"]


def test_n8_builds_at_a_full_site() -> None:
    """EG-11.13"""
    match = play(Table().held(0, "N8").at_site(OBELISK, 1, 2, 3).play(), "loc:12", "slot:extra")
    assert match.view()["sites"][OBELISK]["extra"] == 0
    table = Table().at_site(SPHINX, 1, 2, 3, extra=0).stones(9, 9, 9, 9)
    match = play(table.begin("building"), *(["crew:blue", "crew_done", "keep:1"] * 3))
    assert match.decision == "build" and match.to_move == 0  # in any case, though nobody withdrew


def test_n9_the_own_ship_acts_first() -> None:
    """EG-11.14"""
    table = Table().stones(9, 9, 9).held(2, "N9").at_site(SPHINX, 0, 1, 2)
    match = play(table.begin("building"), "play:N9")
    assert match.to_move == 2 and match.view()["boxed"] == ["N9"]


def test_n10_sells_up_to_ten_stones() -> None:
    """EG-11.15, EG-16.30, EG-19.55"""
    match = Table(2).held(0, "N10").stones(7).begin("participation")
    assert texts(match) == [f"sell:{n}" for n in range(1, 8)] + ["done"] and why(match, "sell:8") == "EG-16.30"
    play(match, "sell:7")
    assert match.scores[0] == 7 and match.view()["boxed"].count("N10") == 1
    match = Table(2).held(0, "N10").stones(20).play()
    assert "sell:10" in texts(match) and stones(play(match, "sell:3"), 0) == 17
    assert why(match, "sell:1") == "EG-16.1"  # the card is gone although fewer than ten were sold


def test_n11_two_more_cards_at_the_sphinx() -> None:
    """EG-11.16"""
    table = Table().stones(9).held(0, "N11").at_site(SPHINX, 0)
    match = play(table.begin("building"), "crew:blue", "crew_done")
    assert texts(match) == ["free:0", "free:1", "free:2"]
    play(match, "free:2")
    assert match.view()["drawn"]["count"] == 3 and stones(match, 0) == 8 and seat(match, 0)["cards"] == ["N11"]


def test_n12_takes_a_card_left_on_the_nile_every_round() -> None:
    """EG-11.17"""
    match = play(Table(2).nile(C3="Q4").held(0, "N12").play(), "pass", "pass", "take:C3")
    assert seat(match, 0)["quarries"] == [3, 4] and seat(match, 0)["cards"] == ["N12"]
    while match.decision != "left":
        play(match, "pass")
    assert match.view()["round"] == 2 and match.to_move == 0


def test_n13_buys_strength_once_per_round() -> None:
    """EG-11.18, EG-15.12, EG-16.31"""
    match = play(Table().held(0, "N13").stones(5).play(), "play:N13")
    assert stones(match, 0) == 3 and texts(match) == ["raise:blue", "raise:black", "raise:yellow", "raise:joker"]
    play(match, "raise:joker")
    assert strengths(match, 0) == [1, 1, 1, 3] and match.decision == "sail"
    assert why(match, "play:N13") == "EG-11.18" and seat(match, 0)["cards"] == ["N13"]
    assert why(Table().held(0, "N13").stones(1).play(), "play:N13") == "EG-16.31"
    after_feeding = Table(edition="czech").held(0, "N13").stones(5).at_site(PYRAMID, 0)
    assert "play:N13" in texts(after_feeding.begin("building"))


def test_n14_places_a_ship_upstream_once_per_round() -> None:
    """EG-11.19"""
    match = play(Table(2).held(0, "N14").ships(0, 10).play(), "loc:4", "pass")
    assert why(match, "loc:5") == "EG-4.4"


def test_n15_makes_a_field_one_colour_better() -> None:
    """EG-11.20, EG-16.32, EG-16.35"""
    match = Table().held(0, "N15", "G3", "Y5", "B8").held(1, "Y4").play()
    assert [text for text in texts(match) if text.startswith("upgrade")] == ["upgrade:Y5", "upgrade:B8"]
    assert why(match, "upgrade:Y4") == "EG-16.32"
    play(match, "upgrade:B8")
    assert seat(match, 0)["fields"][3] == {"id": "B8", "colour": "yellow_green", "value": 8, "upgrades": 1}
    assert match.scores[0] == 0  # the bonus of the brown field is neither gained nor lost
    assert why(match, "upgrade:Y5") == "EG-16.1" and seat(match, 0)["cards"] == ["N15"]


def test_n16_enters_an_occupied_round_space_once_per_round() -> None:
    """EG-11.21"""
    match = play(Table(2).held(0, "N16").ships(1, 4, 10).play(), "loc:4", "pass")
    assert strengths(match, 0) == [1, 2, 2, 2] and why(match, "loc:10") == "EG-4.8"


def test_n17_raises_a_crew_once_per_round() -> None:
    """EG-11.22, EG-16.31"""
    match = play(Table().held(0, "N17").play(), "play:N17", "raise:yellow")
    assert strengths(match, 0) == [1, 1, 2, 2] and why(match, "play:N17") == "EG-11.22"
    assert why(Table().held(0, "N17").crews(0, 8, 8, 8, 8).play(), "play:N17") == "EG-16.31"


def test_n18_feeds_with_stones() -> None:
    """EG-11.23"""
    match = play(Table(2).held(0, "N18").stones(5).crews(0, 2, 2, 2, 2).begin("feeding"), "convert", "convert")
    assert match.scores[0] == 0 and stones(match, 0) == 5 - 2 + 3


def test_n19_counts_eight_with_the_tombs() -> None:
    """EG-11.24, EG-16.55, EG-19.61"""
    assert Table(2).held(0, "N19").holds_sphinx(0).begin("final").scores[0] == 2
    table = Table(2).held(0, "N19").tombs([4], [0]).holds_sphinx(0)
    assert table.begin("final").scores[0] == 5


def test_n20_and_n21_move_their_own_track_two_steps() -> None:
    """EG-11.25, EG-11.26, EG-15.9"""
    for edition in ("german", "polish"):
        assert tracks(play(Table(edition=edition).nile(C1="N20").play(), "loc:1"), 0) == (1, 3)
        assert tracks(play(Table(edition=edition).nile(C1="N21").play(), "loc:1"), 0) == (3, 1)


def test_n22_raises_two_crews_or_one_twice() -> None:
    """EG-11.27, EG-16.24, EG-18.50"""
    match = play(Table().nile(C1="N22").play(), "loc:1", "raise:blue", "raise:joker")
    assert strengths(match, 0) == [2, 1, 1, 3] and match.to_move == 1
    match = play(Table().nile(C1="N22").play(), "loc:1", "raise:blue", "raise:blue")
    assert strengths(match, 0) == [3, 1, 1, 2]


@pytest.mark.parametrize(("card", "after"), [("N23a", [1, 2, 2, 2]), ("N23b", [2, 2, 1, 2]), ("N23c", [2, 1, 2, 2])])
def test_n23_raises_the_pair_on_the_card(card: str, after: list[int]) -> None:
    """EG-11.28"""
    assert strengths(play(Table().nile(C1=card).play(), "loc:1"), 0) == after


def test_n24_gives_a_point_for_each_own_brick_in_its_buildings() -> None:
    """EG-11.29"""
    table = Table().obelisk([0, 1, 0]).tombs([2, 3, 4], [0, 0, 1]).row(1, [0, 1]).temple(left=[0, 0, 0, 1])
    assert play(table.nile(C1="N24a").play(), "loc:1").scores[0] == 4
    assert play(table.nile(C1="N24b").play(), "loc:1").scores[0] == 4
    table = Table().row(1, [0, 0]).temple(left=[0])
    assert play(table.nile(C1="N24b").play(), "loc:1").scores[0] == 3


def test_n11b_one_more_card_at_the_sphinx() -> None:
    """EG-11.30"""
    table = Table(2, edition="polish", optional_cards=True).stones(9).held(0, "N11b").at_site(SPHINX, 0)
    match = play(table.begin("building"), "crew:blue", "crew_done")
    assert texts(match) == ["free:0", "free:1"]


def test_every_nile_card_is_named_by_a_test_here() -> None:
    source = Path(__file__).read_text("utf-8")
    assert [name for name in nile_cards.KINDS if f'"{name}"' not in source] == []
