"""Alliances: section 13, with their rulings."""

from typing import Any

import pytest

from nomarch import Match
from nomarch.core.record import unpack
from tests.camelup.positions import end_leg, happened, leg_sums, legal, new, position, refused, roll, with_dice

MATEUSZ, JULIA = 0, 1


def table(**rest: Any) -> Match:
    """A table of six with the allies."""
    return position(players=6, options="allies", **rest)


def scored(order: str, **rest: Any) -> Match:
    """Six players after a leg in which seats 0 and 1 were allies."""
    return end_leg(order, **{"players": 6, "options": "allies connoisseurs", "allies": ((0, 1),), **rest})


def allies(match: Match) -> list[int | None]:
    """The ally of each seat."""
    return [seat["ally"] for seat in match.view()["seats"]]


def test_a_player_is_available_until_he_is_allied() -> None:
    """CU-13.1"""
    match = table(to_move=1)
    assert legal(match, "ally") == ["ally:0", "ally:2", "ally:3", "ally:4", "ally:5"]
    match.play("ally:4")
    assert legal(match, "ally") == ["ally:0", "ally:3", "ally:5"]


def test_both_must_be_available_and_different() -> None:
    """CU-13.2"""
    match = table(allies=((2, 5),))
    assert legal(match, "ally") == ["ally:1", "ally:3", "ally:4"]
    assert refused(match, "ally:0") == refused(match, "ally:2") == refused(match, "ally:5") == "CU-13.2"
    assert legal(table(allies=((2, 5),), to_move=2), "ally") == []


def test_the_two_are_allies_for_the_rest_of_the_leg() -> None:
    """CU-13.3"""
    match = table()
    match.play("ally:3")
    for _ in range(12):
        assert allies(match) == [3, None, None, 0, None, None]
        match.play(next(action for action in match.legal() if action.verb in ("leg", "race")))


def test_the_chosen_player_cannot_refuse() -> None:
    """CU-13.4: he is not asked."""
    match = table()
    match.play("ally:3")
    assert allies(match)[3] == 0
    assert (match.to_move, match.decision) == (1, "turn")


def test_a_player_has_at_most_one_ally() -> None:
    """CU-13.5: neither by his own action nor by another's."""
    match = table()
    match.play("ally:1")
    assert legal(match, "ally") == []
    match.play("race:winner:blue")
    assert legal(match, "ally") == ["ally:3", "ally:4", "ally:5"]
    match.play("ally:4")
    assert allies(match) == [1, 0, 4, None, 2, None]


@pytest.mark.parametrize(
    ("tiles", "copied"),
    [
        ({"leg_tiles": {1: "B5 B3"}}, 5),
        ({"leg_tiles": {1: "G5 W3"}}, 1),
        ({"covered": {1: "3:O2 4:B5"}}, 3),
        ({"pyramid_tiles": {1: 4}}, 1),
        ({"leg_tiles": {1: "B2"}, "covered": {1: "5:W5"}, "pyramid_tiles": {1: 2}}, 3),
        ({}, 0),
    ],
)
def test_an_ally_adds_the_reward_of_one_tile(tiles: dict[str, object], copied: int) -> None:
    """CU-13.6: a leg tile, a ranking tile or a pyramid tile of the other."""
    match = scored("BGOYW", **tiles)
    assert happened(match, "leg_scored")[0]["copied"] == copied
    assert match.scores[0] == 3 + copied


def test_who_has_no_ally_copies_nothing() -> None:
    """CU-13.6"""
    match = scored("BGOYW", leg_tiles={1: "B5"})
    assert [scored["copied"] for scored in happened(match, "leg_scored")] == [5, 0, 0, 0, 0, 0]


@pytest.mark.parametrize(("order", "mateusz"), [("YOBGW", 7), ("YBGOW", 5)])
def test_julia_and_mateusz(order: str, mateusz: int) -> None:
    """T14: CU-13.6, CU-13.7: 5 + 1 for Julia; 5 + 1 + 1 or 5 - 1 + 1 for Mateusz."""
    match = scored(order, leg_tiles={MATEUSZ: "Y5 O3"}, pyramid_tiles={JULIA: 1})
    assert leg_sums(match)[:2] == [mateusz, 6]
    assert match.scores[:2] == [3 + mateusz, 9]


def test_the_copy_takes_nothing_away() -> None:
    """CU-13.7"""
    with_ally = scored("BGOYW", leg_tiles={1: "B5 G3"}, pyramid_tiles={1: 2})
    alone = scored("BGOYW", leg_tiles={1: "B5 G3"}, pyramid_tiles={1: 2}, allies=())
    assert with_ally.scores[1] == alone.scores[1] == 3 + 8


def test_after_leg_scoring_everyone_is_available_again() -> None:
    """CU-13.8, CU-15.31"""
    match = scored("BGOYW")
    assert allies(match) == [None] * 6
    assert match.to_move == 0
    assert legal(match, "ally") == ["ally:1", "ally:2", "ally:3", "ally:4", "ally:5"]
    match.play("ally:1")
    assert allies(match)[:2] == [1, 0]


def test_allied_seats_are_out_of_reach_until_the_next_leg() -> None:
    """T47: CU-13.2, CU-13.8, CU-15.31"""
    match = table(camels="2:W 6:Y 8:O 10:G 12:B", dice="W", allies=((0, 3),), to_move=1)
    assert refused(match, "ally:0") == refused(match, "ally:3") == "CU-13.2"
    own_turn = table(allies=((0, 3),), to_move=0)
    assert legal(own_turn, "ally") == []
    next_leg = roll(match, "W", 1)
    assert allies(next_leg) == [None] * 6
    assert len(legal(next_leg, "ally")) == 5


def test_a_leg_tile_and_its_ranking_tile_count_as_one() -> None:
    """CU-15.20: worth 3 or -1; the 5 printed beneath cannot be copied."""
    assert leg_sums(scored("BGOYW", covered={1: "2:B5"}))[:2] == [0, -1]
    assert leg_sums(scored("BGOYW", covered={1: "2:G5"}))[:2] == [3, 3]


def test_the_best_of_the_allys_tiles_is_copied() -> None:
    """T44: CU-15.20, CU-15.21"""
    match = scored("BOWYG", leg_tiles={1: "G2"}, covered={1: "4:Y5"}, pyramid_tiles={1: 1})
    assert leg_sums(match)[0] == 3


def test_nobody_must_copy_a_loss() -> None:
    """T45: CU-15.21: the ally's tiles are all at -1."""
    match = scored("BGOYW", leg_tiles={1: "W5 Y3 O2"}, covered={1: "2:B5"}, pyramid_tiles={0: 1})
    assert leg_sums(match)[0] == 1


def test_the_copy_is_not_a_decision() -> None:
    """CU-15.21, CU-16.6: after the last roll the next thing asked is a turn of the next leg."""
    match = scored("BGOYW", leg_tiles={0: "B5", 1: "B3"})
    assert (match.view()["leg"], match.decision) == (2, "turn")
    assert leg_sums(match)[:2] == [8, 8]


def test_the_floor_applies_to_own_values_and_copy_together() -> None:
    """T46: CU-15.22"""
    match = scored("BGOYW", money={0: 0}, leg_tiles={0: "W5 Y5 O5", 1: "B5"})
    assert match.scores[0] == 2


def test_in_every_leg_there_can_be_alliances_anew() -> None:
    """CU-15.31: by the letter of the print the action would be dead after the first leg with one."""
    match = position("1:W 6:Y 8:O 10:G 14:B", players=6, options="allies")
    for _ in range(3):
        match.play("ally:5")
        match = roll(with_dice(match, "W"), "W", 1)
        assert allies(match) == [None] * 6
    assert match.view()["leg"] == 4


def test_the_swap_changes_nothing_but_the_alliance() -> None:
    """CU-15.54: money, tiles, cards and desert tile stay with their player."""
    match = table(leg_tiles={0: "B5", 3: "G3"}, desert={0: "8+", 3: "12-"}, winner="0B 3G", pyramid_tiles={3: 1})
    before = vars(unpack(match.states))
    match.play("ally:3")
    after = vars(unpack(match.states))
    assert {field for field in before if before[field] != after[field]} == {"ally", "to_move"}


def test_copied_rewards_are_not_copied_again() -> None:
    """CU-15.58: both copy from the same tiles."""
    assert leg_sums(scored("BGOYW", leg_tiles={0: "B5"}))[:2] == [5, 5]
    assert leg_sums(scored("BGOYW", leg_tiles={0: "B5", 1: "B3"}))[:2] == [8, 8]


def test_two_pairs_of_allies_copy_each_from_their_own() -> None:
    """CU-13.6"""
    match = scored("BGOYW", allies=((0, 3), (1, 2)), leg_tiles={0: "B5", 1: "G5", 2: "B3"})
    assert leg_sums(match)[:4] == [5, 1 + 3, 3 + 1, 5]


def test_alliances_belong_to_the_module() -> None:
    """CU-13.2"""
    assert legal(new(6), "ally") == []
