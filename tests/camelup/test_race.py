"""The end of the race, its scoring and victory: section 8."""

import pytest

from nomarch import IllegalAction
from tests.camelup.positions import (
    CAMELUP,
    end_race,
    happened,
    leg_sums,
    names,
    position,
    random_play,
    refused,
    roll,
    track,
)

E = "13:WB 15:Y 16:OG"


def amounts(cards: list[dict[str, object]]) -> list[object]:
    """What each card earned."""
    return [card["amount"] for card in cards]


def test_the_race_ends_the_moment_a_unit_crosses() -> None:
    """CU-8.1: dice still in the pyramid are not drawn."""
    match = roll(position(E), "O", 1)
    assert (match.over, match.to_move, match.decision) == (True, None, None)
    assert len(happened(match, "rolled")) == 1
    assert match.view()["dice"]["pyramid"] == ["blue", "green", "yellow", "white"]


def test_a_leg_scoring_follows_with_the_crossed_unit_ranked_beyond_the_line() -> None:
    """CU-8.2"""
    match = roll(position("15:YG 16:OWB", leg_tiles={1: "G5", 2: "Y3", 3: "B5"}, pyramid_tiles={1: 1}), "Y", 2)
    assert track(match) == "16:OWB 17:YG"
    assert happened(match, "leg_ended") == [{"winner": "green", "second": "yellow"}]
    assert leg_sums(match) == [1, 6, 1, -1]
    assert names(match).count("leg_scored") == 4


def test_winner_and_loser_are_the_camels_in_place_1_and_5() -> None:
    """CU-8.3"""
    assert happened(end_race("OYWBG"), "race_ended") == [{"winner": "orange", "loser": "green"}]


def test_race_scoring_of_the_rulebook() -> None:
    """T7: CU-8.3, CU-8.4, CU-8.5, CU-8.6, CU-8.7, CU-8.8"""
    money = dict.fromkeys(range(6), 20)
    before = position(E, players=6, to_move=5, money=money, winner="0B 1Y 2G 3G", loser="0W 1Y 2B 3W 4W")
    match = roll(before, "O", 1)
    assert track(match) == "13:WB 15:Y 17:OG"
    assert happened(match, "race_ended") == [{"winner": "green", "loser": "white"}]
    scored = happened(match, "race_card_scored")
    assert amounts([card for card in scored if card["pile"] == "winner"]) == [-1, -1, 8, 5]
    assert amounts([card for card in scored if card["pile"] == "loser"]) == [8, -1, -1, 5, 3]
    assert match.scores == [27, 18, 27, 30, 23, 21]


def test_after_the_leg_the_winner_pile_is_scored_and_then_the_loser_pile() -> None:
    """CU-8.4"""
    match = end_race("BGOYW", winner="0B 1G", loser="2W 3G")
    assert names(match)[3:] == ["leg_ended", *["leg_scored"] * 4, "race_ended", *["race_card_scored"] * 4]
    assert [card["pile"] for card in happened(match, "race_card_scored")] == ["winner", "winner", "loser", "loser"]


def test_a_pile_is_scored_card_by_card_the_first_placed_first() -> None:
    """CU-8.5"""
    match = end_race("BGOYW", winner="3B 1G 0B 2B")
    assert [card["seat"] for card in happened(match, "race_card_scored")] == [3, 1, 0, 2]
    assert amounts(happened(match, "race_card_scored")) == [8, -1, 5, 3]


@pytest.mark.parametrize("pile", ["winner", "loser"])
def test_colours_are_revealed_when_they_are_scored(pile: str) -> None:
    """CU-8.5: not before, and then for everyone."""
    match = position(E, winner="0G 1W", loser="0W 1G")
    assert [card["camel"] for card in match.view()["piles"][pile]] == [None, None]
    over = roll(match, "O", 1)
    colours = ["green", "white"] if pile == "winner" else ["white", "green"]
    assert [card["camel"] for card in over.view()["piles"][pile]] == colours
    assert [card["camel"] for card in happened(over, "race_card_scored") if card["pile"] == pile] == colours


@pytest.mark.parametrize(("pile", "camel"), [("winner", "B"), ("loser", "W")])
def test_correct_cards_earn_8_5_3_2_and_then_1_each(pile: str, camel: str) -> None:
    """T25: CU-8.6, CU-8.8"""
    match = end_race("BGOYW", players=8, **{pile: " ".join(f"{seat}{camel}" for seat in range(6))})
    assert amounts(happened(match, "race_card_scored")) == [8, 5, 3, 2, 1, 1]
    assert match.scores[:6] == [11, 8, 6, 5, 4, 4]


def test_a_wrong_card_costs_one_and_uses_up_no_step() -> None:
    """CU-8.7"""
    match = end_race("BGOYW", winner="0G 0B 1O 1Y 1B 2W 2B")
    assert amounts(happened(match, "race_card_scored")) == [-1, 8, -1, -1, 5, -1, 3]


def test_the_loser_pile_names_the_camel_in_last_place() -> None:
    """CU-8.8: the overall winner is wrong there."""
    match = end_race("BGOYW", loser="0B 1W 2Y 3W")
    assert amounts(happened(match, "race_card_scored")) == [-1, 8, -1, 5]


@pytest.mark.parametrize(
    ("money", "winners"),
    [({0: 12, 1: 12, 2: 9}, [0, 1]), ({0: 12, 1: 13, 2: 9}, [1]), ({0: 5, 1: 5, 2: 4}, [0, 1, 2])],
)
def test_who_has_the_most_money_wins_and_equals_share(money: dict[int, int], winners: list[int]) -> None:
    """CU-8.9: seat 2 takes a pyramid tile, worth one more, with the last roll."""
    assert end_race("BGOYW", players=3, money=money, to_move=2).winners == winners


def test_final_placings_skip_the_places_that_are_shared() -> None:
    """T57: CU-8.9, CU-15.53"""
    match = end_race("BGOYW", players=3, to_move=2, money={0: 12, 1: 12, 2: 8})
    assert match.scores == [12, 12, 9]
    assert match.ranking == [1, 1, 3]


def test_nobody_has_won_before_the_race_is_over() -> None:
    """CU-8.9"""
    assert position(money={0: 50}).winners == []


def test_after_race_scoring_nothing_is_legal() -> None:
    """CU-8.10"""
    match = end_race("BGOYW")
    assert match.legal() == []
    for action in CAMELUP.vocabulary.actions:
        assert refused(match, str(action)) == "CU-8.10"
    with pytest.raises(IllegalAction):
        match.play("pyramid")


def test_in_race_scoring_the_floor_applies_after_each_card() -> None:
    """T24: CU-15.8: the wrong card costs nothing from an empty purse, the right one then earns all of its 8."""
    match = end_race("BGOYW", money={0: 0}, winner="0G", loser="0W")
    assert match.scores[0] == 8
    assert amounts(happened(match, "race_card_scored")) == [0, 8]


def test_the_leg_is_paid_before_race_scoring() -> None:
    """T55: CU-8.2, CU-8.4, CU-15.59: 5 + 1 + 1 = 7, the last pyramid tile among it."""
    match = roll(position(E, money={0: 0}, leg_tiles={0: "O3 G5"}, winner="0B"), "O", 1)
    assert match.over
    assert leg_sums(match)[0] == 7
    assert match.scores[0] == 6


def test_the_last_die_of_a_leg_may_end_the_race() -> None:
    """T56: CU-15.50, CU-15.51: one leg scoring, then race scoring, and the marker stays."""
    match = roll(position(E, dice="O", marker=2, to_move=1, winner="3G"), "O", 1)
    assert match.over
    assert names(match)[3:] == ["leg_ended", *["leg_scored"] * 4, "race_ended", "race_card_scored"]
    assert match.view()["marker"] == 2
    assert match.scores == [3, 4, 3, 11]


def test_nothing_is_sent_back_after_the_race() -> None:
    """CU-15.51: the table stays as the race left it."""
    table = {"leg_tiles": {0: "B5"}, "pyramid_tiles": {1: 2}, "covered": {2: "3:O2"}, "allies": ((0, 3),)}
    match = end_race(
        "BGOYW", players=6, options="paparazzi connoisseurs allies", camera=(1, 9), desert={3: "5+"}, **table
    )
    view = match.view()
    assert (view["leg"], view["marker"]) == (1, 0)
    assert view["seats"][0]["leg_tiles"] == [{"camel": "blue", "value": 5}]
    assert [seat["pyramid_tiles"] for seat in view["seats"]] == [0, 2, 0, 0, 0, 1]
    assert view["ranking_tiles"] == [2, 4, 5]
    assert [seat["ally"] for seat in view["seats"]] == [3, None, None, 0, None, None]
    assert (view["camera"], len(view["desert"])) == ({"space": 9, "seat": 1}, 1)
    assert view["dice"]["pyramid"] == ["green", "orange", "yellow", "white"]


def test_cards_left_in_hand_are_worth_nothing() -> None:
    """CU-15.52: whether a card of the winner is held or another makes no difference."""
    assert end_race("BGOYW", winner="0G").scores[0] == 2
    assert end_race("BGOYW").scores == [3, 3, 3, 4]


def test_random_races_end_with_all_money_accounted_for() -> None:
    """CU-8.1, CU-8.10: a race that is over has a camel beyond the line, and the score sheet adds up."""
    for seed in range(10):
        *_, match = random_play(seed, 3000, players=5, options="dice paparazzi connoisseurs")
        assert match.over
        assert match.view()["track"][-1]["space"] > 20
        assert [sum(sheet.values()) for sheet in match.score_sheet()] == match.scores
