"""Components and set-up: sections 1 and 2, and the rulings on them."""

from collections import Counter

import pytest

from nomarch import BadOptions
from nomarch.games.cubirds.components import (
    BIG,
    CARDS,
    COPIES,
    FIRST_COLLECTION,
    HAND,
    OPTIONAL_DRAW,
    ROW_CARDS,
    ROWS,
    SMALL,
    SPECIES,
    TABLE,
    TURN_CAP,
    WIN_PAIR_COUNT,
    WIN_PAIR_SIZE,
    WIN_SPECIES,
)
from tests.cubirds.positions import CUBIRDS, collection, deck, hand, letters, row


@pytest.mark.parametrize(
    ("index", "species", "cards", "small", "big"),
    [
        pytest.param(0, "flamingo", 7, 2, 3, id="CB-1.2"),
        pytest.param(1, "owl", 10, 3, 4, id="CB-1.3"),
        pytest.param(2, "toucan", 10, 3, 4, id="CB-1.4"),
        pytest.param(3, "duck", 13, 4, 6, id="CB-1.5"),
        pytest.param(4, "parrot", 13, 4, 6, id="CB-1.6"),
        pytest.param(5, "magpie", 17, 5, 7, id="CB-1.7"),
        pytest.param(6, "robin", 20, 6, 9, id="CB-1.8"),
        pytest.param(7, "reed_warbler", 20, 6, 9, id="CB-1.9"),
    ],
)
def test_a_species_has_such_cards_and_flocks(index: int, species: str, cards: int, small: int, big: int) -> None:
    assert (SPECIES[index], COPIES[index], SMALL[index], BIG[index]) == (species, cards, small, big)


def test_there_are_110_cards_and_cards_of_a_species_are_identical() -> None:
    """CB-1.1, CB-1.10, CB-1.11, CB-10.1"""
    assert sum(COPIES) == CARDS == 110 and len(SPECIES) == 8
    setup = CUBIRDS.new(2, 1).setup
    assert setup is not None
    assert Counter(setup["cards"]) == dict(zip(SPECIES, COPIES.tolist(), strict=True))


def test_the_numbers_of_the_set_up_are_those_of_the_rules() -> None:
    """CB-2.3, CB-2.6, CB-2.7, CB-4.9, CB-7.1, CB-7.2, CB-8.18"""
    assert [int(n) for n in (ROWS, ROW_CARDS, HAND, FIRST_COLLECTION, OPTIONAL_DRAW)] == [4, 3, 8, 1, 2]
    assert [int(n) for n in (WIN_SPECIES, WIN_PAIR_COUNT, WIN_PAIR_SIZE, TURN_CAP)] == [7, 2, 3, 1000]
    assert TABLE["setup"]["turn_cap"]["src"] == "R"


@pytest.mark.parametrize("players", range(2, 6))
def test_a_table_is_set_up(players: int) -> None:
    """CB-2.2 to CB-2.8 (CB-2.3, CB-2.4, CB-2.5, CB-2.6, CB-2.7), CB-8.1, CB-8.2, CB-8.4, CB-10.31"""
    for seed in range(40):
        match = CUBIRDS.new(players, seed)
        view = match.view(0)
        assert [len(cards) for cards in view["rows"]] == [len(set(cards)) for cards in view["rows"]] == [3] * 4
        assert [len(hand(match, seat)) for seat in range(players)] == [8] * players
        assert [len(collection(match, seat)) for seat in range(players)] == [1] * players
        assert view["pile"] + len(letters(view["discards"])) + 12 + 9 * players == 110
        assert match.to_move == 0 and view["dealer"] == 0 and match.decision == "lay"


def test_surplus_cards_of_a_row_are_discarded_and_replaced() -> None:
    """CB-2.4, CB-8.3, CB-8.4, CB-10.2"""
    first = "RROT" + "DDDPDM" + "WWFWO" + "TDP"
    match = CUBIRDS.new(2, 1, setup={"cards": deck(first + "FFFFFFOO" + "RRRRRRRR" + "MW")})
    assert [row(match, number) for number in range(4)] == ["ROT", "DPM", "WFO", "TDP"]
    assert letters(match.view(0)["discards"]) == "DDDRWW"
    assert hand(match, 0) == "FFFFFFOO" and hand(match, 1) == "RRRRRRRR"
    assert collection(match, 0) == "M" and collection(match, 1) == "W"


def test_the_draw_pile_is_shuffled_once_more_when_the_rows_lie() -> None:
    """CB-2.5, CB-8.17: the second shuffle draws from the same generator, so each seed gives one order."""
    setups = [CUBIRDS.new(3, seed).setup for seed in (1, 1, 2)]
    assert setups[0] == setups[1] != setups[2]
    used = CUBIRDS.new(3, 1)
    assert used.states["rng_counter"][0, 0] > (110 + 90) // 4, "one shuffle of 110 cards draws fewer numbers"


def test_only_2_to_5_can_play() -> None:
    """CB-2.1, CB-10.32"""
    for players in (1, 6):
        with pytest.raises(BadOptions, match="2 to 5 players"):
            CUBIRDS.new(players, 1)


@pytest.mark.parametrize(
    ("setup", "problem"),
    [
        ({"cards": ["owl"]}, "must have flamingo 7 times, not 0"),
        ({"cards": ["pigeon"] * 110}, "must be a list of flamingo"),
        ({"cards": "FOT"}, "must be a list"),
        ({"rows": []}, "no part 'rows'; there are cards, reshuffles"),
        ({"reshuffles": ["owl"]}, "a list of lists"),
        ({"reshuffles": [["owl"] * 300]}, "up to 256"),
        ({"reshuffles": [["pigeon"]]}, "must be a list of"),
        ([], "a table with any of"),
    ],
)
def test_an_impossible_set_up_is_told(setup: object, problem: str) -> None:
    """CB-8.2"""
    with pytest.raises(BadOptions, match=problem):
        CUBIRDS.new(2, 1, setup=setup)  # type: ignore[arg-type]
