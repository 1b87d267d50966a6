"""Set-up: section 3, and the chance event of CU-16.8."""

from collections import Counter
from itertools import permutations, product
from math import factorial, sqrt

import pytest

from nomarch import BadOptions
from nomarch.core.rng import set_key
from nomarch.core.rule import COMPILED
from nomarch.games.camelup.components import COLOURS
from nomarch.games.camelup.situation import Situation
from tests.camelup.positions import ALL_SIX, CAMELUP, A, happened, new, track

DEALS = 200_000


@pytest.fixture(scope="module")
def deals() -> Counter[int]:
    """How often each start came in many deals."""
    if not COMPILED:
        pytest.skip("too many deals for the interpreter")
    states = CAMELUP.blank(4)
    set_key(states, 1)
    found: Counter[int] = Counter()
    for _ in range(DEALS):
        CAMELUP.drivers.deal(states)
        found[int(states["camels"][0])] += 1
    return found


def stacks(camels: int) -> dict[int, list[str]]:
    """The lanes on each space of a packed word."""
    return Situation(camels=camels).lanes()


def probability(camels: int) -> float:
    """By CU-16.8."""
    ways = 243
    for lanes in stacks(camels).values():
        ways *= factorial(len(lanes[0]))
    return 1 / ways


def near(found: int, expected: float) -> bool:
    """Whether a count is within five standard deviations."""
    return abs(found - expected) < 5 * sqrt(expected)


def test_every_seat_starts_with_three_pounds() -> None:
    """CU-3.1"""
    assert new(8).scores == [3] * 8


def test_every_seat_starts_with_five_race_cards() -> None:
    """CU-3.2"""
    match = new(8)
    assert [match.view(seat)["seats"][seat]["hand"] for seat in range(8)] == [list(COLOURS)] * 8


def test_every_seats_desert_tile_starts_off_the_track() -> None:
    """CU-3.3"""
    assert new(8).view()["desert"] == []


@pytest.mark.parametrize(("options", "values"), [("", [5, 3, 2]), ("connoisseurs", [5, 3, 2, 2])])
def test_leg_stacks_lie_in_order(options: str, values: list[int]) -> None:
    """CU-3.4: tiles come off the top in this order."""
    match = new(options=options)
    for _ in values:
        match.play("leg:white")
    assert [taken["value"] for taken in happened(match, "leg_tile_taken")] == values
    assert match.view()["leg_stacks"]["white"] == []
    assert match.view()["leg_stacks"]["blue"] == values


def test_seat_0_holds_the_marker_in_leg_1() -> None:
    """CU-3.5"""
    for seed in range(10):
        match = CAMELUP.new(players=5, seed=seed)
        assert (match.view()["leg"], match.view()["marker"], match.to_move) == (1, 0, 0)


def test_each_camel_starts_where_its_die_says(deals: Counter[int]) -> None:
    """CU-3.6: on space 1, 2 or 3, each with the same chance, the camels independently of each other."""
    spaces: Counter[tuple[int, ...]] = Counter()
    for camels, count in deals.items():
        of_camel = {camel: space for space, lanes in stacks(camels).items() for camel in lanes[0]}
        spaces[tuple(of_camel[camel] for camel in "BGOYW")] += count
    assert set(spaces) <= set(product((1, 2, 3), repeat=5))
    assert all(near(spaces[start], DEALS / 243) for start in product((1, 2, 3), repeat=5))


def test_camels_on_one_starting_space_form_one_stack_in_random_order(deals: Counter[int]) -> None:
    """CU-3.7, T1: with G, Y, O on 1 and B, W on 3 all twelve orders come equally often."""
    assert all(len(lanes) == 1 for camels in deals for lanes in stacks(camels).values())
    orders: Counter[str] = Counter()
    for camels, count in deals.items():
        lanes = stacks(camels)
        if "".join(sorted(lanes.get(1, [""])[0])) == "GOY" and "".join(sorted(lanes.get(3, [""])[0])) == "BW":
            orders[lanes[1][0] + lanes[3][0]] += count
    twelve = {"".join(low + high) for low in permutations("GYO") for high in permutations("BW")}
    assert set(orders) <= twelve
    assert all(near(orders[order], DEALS / 2916) for order in twelve)


def test_the_order_of_one_stack_tells_nothing_of_another(deals: Counter[int]) -> None:
    """CU-3.7: independently per space."""
    together: Counter[tuple[str, str]] = Counter()
    for camels, count in deals.items():
        pairs = sorted(lanes[0] for lanes in stacks(camels).values() if len(lanes[0]) == 2)
        if len(pairs) == 2:
            together[pairs[0], pairs[1]] += count
    assert len(together) == 60
    assert all(near(count, 6 * DEALS / (243 * 4)) for count in together.values())


def test_the_start_is_one_of_2520_positions(deals: Counter[int]) -> None:
    """CU-16.8: each as likely as its stacks allow."""
    assert len(deals) == 2520
    assert sum(map(probability, deals)) == pytest.approx(1)
    assert all(near(count, DEALS * probability(camels)) for camels, count in deals.items())


def test_position_a_has_probability_1_in_2916(deals: Counter[int]) -> None:
    """CU-16.8, T61"""
    a = Situation.parse(A).camels
    assert probability(a) == pytest.approx(1 / 2916)
    assert near(deals[a], DEALS / 2916)


def test_extra_dice_start_on_the_platform() -> None:
    """CU-3.8: all five, before the first leg takes one of them."""
    dice = new(options="dice").view()["dice"]
    assert dice["extra_in_pyramid"] == ["green"]
    assert dice["platform"] == ["blue", "orange", "yellow", "white"]
    assert dice["craters"] == []


def test_nobody_holds_the_photographer_at_first() -> None:
    """CU-3.9"""
    match = new(options="paparazzi")
    assert match.view()["camera"] is None
    assert int(match.states["photographer"][0]) == -1


def test_all_ranking_tiles_are_available_at_first() -> None:
    """CU-3.10"""
    assert new(options="connoisseurs").view()["ranking_tiles"] == [2, 3, 4, 5]


def test_all_alliance_cards_are_available_at_first() -> None:
    """CU-3.11"""
    match = new(6, "allies")
    assert [seat["ally"] for seat in match.view()["seats"]] == [None] * 6
    for seat in range(6):
        assert match.to_move == seat
        others = [f"ally:{other}" for other in range(6) if other != seat]
        assert [str(action) for action in match.legal() if action.verb == "ally"] == others
        match.play("pyramid" if seat < 4 else "race:winner:blue")


def test_set_up_ends_with_the_start_of_leg_1() -> None:
    """CU-3.12: the extra die goes in, then the referee is to be placed."""
    match = new(10, ALL_SIX)
    assert [event["event"] for event in match.events()] == ["leg_begun", "extra_die_added"]
    assert (match.view()["leg"], match.decision) == (1, "referee")


def test_the_caller_assigns_players_to_seats() -> None:
    """CU-15.32: seats are alike, whoever sits there; nothing but the marker tells them apart."""
    match = new(8)
    seats = [match.view(seat)["seats"][seat] for seat in range(8)]
    assert all(seat == seats[0] for seat in seats)


def test_no_player_chooses_the_starting_order() -> None:
    """CU-15.33: it comes from the seed, and the first thing asked is the marker holder's turn."""
    match = CAMELUP.new(players=4, seed=5)
    assert (match.decision, match.to_move, match.actions) == ("turn", 0, [])
    assert track(match) == track(CAMELUP.new(players=7, seed=5))
    assert len({track(CAMELUP.new(players=4, seed=seed)) for seed in range(20)}) > 15


@pytest.mark.parametrize("camels", ["1:GYO 4:BW", "1:G|YO 3:BW", "1:GYO 3:B"])
def test_a_given_start_must_be_one_that_dice_can_give(camels: str) -> None:
    """CU-3.6, CU-3.7"""
    with pytest.raises(BadOptions):
        new(camels=camels)
