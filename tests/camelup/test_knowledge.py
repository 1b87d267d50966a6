"""Who knows what: CU-15.34 to CU-15.37, in views, observations, events and sampled positions."""

from collections import Counter
from math import sqrt
from typing import Any

import numpy as np
import pytest

from nomarch import Match
from nomarch.core.record import copy, unpack
from tests.camelup.positions import ALL_SIX, CAMELUP, end_race, new, position, random_play, refused

WINNER, LOSER = 0, 1
SAMPLES = 1200
SECRET = {"pile_colour", "hand"}


@pytest.fixture
def table() -> Match:
    """Seat 0 has placed two cards, seat 1 one, seat 2 two."""
    return position(winner="0B 1G 2W", loser="2O 0G")


def public(match: Match, viewer: int | None) -> dict[str, Any]:
    """A view without what belongs to the viewer alone."""
    view = match.view(viewer)
    view.pop("seat")
    for seat in view["seats"]:
        seat.pop("hand")
    for cards in view["piles"].values():
        for card in cards:
            card.pop("camel")
    return view


def with_other_cards(match: Match, seat: int, winner: int, loser: int) -> Match:
    """The same position but for the colours of a seat's cards; its hand is the rest."""
    states = copy(match.states)
    hand = 31
    for pile, colour in ((WINNER, winner), (LOSER, loser)):
        mine = states["pile_seat"][0, pile, : states["pile_size"][0, pile]] == seat
        if mine.any():
            states["pile_colour"][0, pile, : len(mine)][mine] = colour
            hand &= ~(1 << colour)
    states["hand"][0, seat] = hand
    return Match.from_position(CAMELUP, states)


@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_every_players_money_is_public(viewer: int | None) -> None:
    """CU-15.34"""
    match = position(money={0: 7, 1: 0, 2: 31, 3: 12})
    assert [seat["money"] for seat in match.view(viewer)["seats"]] == [7, 0, 31, 12]


def test_the_observation_has_everybodys_money() -> None:
    """CU-15.34"""
    match = position(money={0: 7, 1: 0, 2: 31, 3: 12})
    start = CAMELUP.observation_names().index("money[own]")
    for seat in range(4):
        seen = match.observation(seat)[start : start + 4] * 100
        assert np.allclose(seen, [match.scores[(seat + other) % 4] for other in range(4)])


@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_owner_and_position_of_a_placed_card_are_public_its_colour_is_secret(table: Match, viewer: int | None) -> None:
    """CU-15.35, CU-15.36: a player knows the colours of his own placed cards."""
    piles = table.view(viewer)["piles"]
    assert [card["seat"] for card in piles["winner"]] == [0, 1, 2]
    assert [card["seat"] for card in piles["loser"]] == [2, 0]
    known = {(pile, card["seat"]): card["camel"] for pile in piles for card in piles[pile] if card["camel"]}
    own = {
        0: {("winner", 0): "blue", ("loser", 0): "green"},
        1: {("winner", 1): "green"},
        2: {("winner", 2): "white", ("loser", 2): "orange"},
    }
    assert known == own.get(-1 if viewer is None else viewer, {})


def test_colours_are_secret_until_the_race_is_scored() -> None:
    """CU-15.35: then everybody sees them."""
    match = end_race("BGOYW", winner="0B 1G", loser="2W")
    for viewer in (None, 0, 3):
        piles = match.view(viewer)["piles"]
        assert [card["camel"] for card in piles["winner"] + piles["loser"]] == ["blue", "green", "white"]


def test_a_hand_is_secret_and_its_size_public(table: Match) -> None:
    """CU-15.36"""
    hands = {0: ["orange", "yellow", "white"], 1: ["blue", "orange", "yellow", "white"]}
    for viewer in (None, 0, 1, 2, 3):
        seats = table.view(viewer)["seats"]
        assert [seat["cards"] for seat in seats] == [3, 4, 3, 5]
        for seat, hand in hands.items():
            assert seats[seat]["hand"] == (hand if viewer == seat else None)


def test_what_others_see_of_a_race_bet() -> None:
    """T54: CU-15.35, CU-15.36, CU-5.14"""
    match = new()
    match.play("race:winner:green")
    other = match.view(1)
    assert other["piles"]["winner"] == [{"seat": 0, "camel": None}]
    assert (other["seats"][0]["cards"], other["seats"][0]["hand"]) == (4, None)
    assert match.view(0)["piles"]["winner"] == [{"seat": 0, "camel": "green"}]
    for _ in range(3):
        match.play("leg:blue")
    assert refused(match, "race:loser:green") == "CU-5.14"


def test_events_tell_the_colour_of_a_placed_card_to_its_owner_alone() -> None:
    """CU-15.35"""
    match = new()
    match.play("race:winner:green")
    assert match.events(0)[-1]["camel"] == "green"
    for viewer in (None, 1, 2, 3):
        assert "camel" not in match.events(viewer)[-1]
        assert match.events(viewer)[-1]["pile"] == "winner"


def test_everything_else_is_public() -> None:
    """CU-15.37: all players and spectators see the same table."""
    for seed in range(3):
        for match in random_play(seed, 200, players=6, options=ALL_SIX):
            spectator = public(match, None)
            assert all(public(match, viewer) == spectator for viewer in range(6))


def test_the_view_shows_the_whole_table() -> None:
    """CU-15.37: stacks, tiles, dice, track, camera, alliances and marker."""
    match = position(
        "5:BGO 7:YW",
        players=6,
        options=ALL_SIX,
        marker=3,
        dice="BW",
        extra="B",
        platform="GO",
        desert={1: "9+", 2: "12-"},
        camera=(4, 10),
        referee=14,
        leg_tiles={0: "B5 W2"},
        covered={5: "4:Y3"},
        pyramid_tiles={2: 3},
        allies=((0, 5),),
    )
    match.states["stack_top"][0, 0] = 1
    match.states["extra_faces"][0, 3:] = 2
    view = match.view()
    assert view["leg_stacks"]["blue"] == [3, 2, 2]
    assert view["seats"][0]["leg_tiles"] == [{"camel": "blue", "value": 5}, {"camel": "white", "value": 2}]
    assert view["seats"][5]["covered_tiles"] == [{"place": 4, "camel": "yellow", "value": 3}]
    assert [seat["pyramid_tiles"] for seat in view["seats"]] == [0, 0, 3, 0, 0, 0]
    assert [seat["ally"] for seat in view["seats"]] == [5, None, None, None, None, 0]
    assert view["ranking_tiles"] == [2, 3, 5]
    dice = view["dice"]
    assert (dice["pyramid"], dice["extra_in_pyramid"]) == (["blue", "white"], ["blue"])
    assert (dice["platform"], dice["craters"]) == (["green", "orange"], ["yellow", "white"])
    assert [(stack["space"], stack["lanes"]) for stack in view["track"]] == [
        (5, [["blue", "green", "orange"]]),
        (7, [["yellow", "white"]]),
    ]
    assert [(tile["seat"], tile["space"], tile["side"]) for tile in view["desert"]] == [
        (1, 9, "oasis"),
        (2, 12, "mirage"),
    ]
    assert (view["camera"], view["referee"], view["marker"]) == ({"space": 10, "seat": 4}, 14, 3)
    assert view["pyramid_stack"] == 3


@pytest.mark.parametrize("viewer", [1, 3])
def test_views_and_observations_do_not_depend_on_what_is_hidden(table: Match, viewer: int) -> None:
    """CU-15.35, CU-15.36: other colours on others' cards change nothing that a seat is told."""
    other = with_other_cards(table, seat=2, winner=0, loser=3)
    assert other.states.tobytes() != table.states.tobytes()
    assert other.view(viewer) == table.view(viewer)
    assert np.array_equal(other.observation(viewer), table.observation(viewer))


def test_a_player_observes_his_own_cards(table: Match) -> None:
    """CU-15.36"""
    other = with_other_cards(table, seat=2, winner=0, loser=3)
    assert other.view(2) != table.view(2)
    assert not np.array_equal(other.observation(2), table.observation(2))


@pytest.mark.parametrize("viewer", [None, 0, 1, 3])
def test_a_sampled_position_keeps_all_that_the_seat_knows(table: Match, viewer: int | None) -> None:
    """CU-15.35, CU-15.36, CU-15.37: only others' cards and the coming chance change."""
    before = vars(unpack(table.states))
    for seed in range(20):
        sample = table.sample(viewer, seed)
        assert sample.view(viewer) == table.view(viewer)
        after = vars(unpack(sample.states))
        changed = {name for name in before if before[name] != after[name]}
        assert changed - {"rng_key", "rng_counter", "rng_words", "rng_left"} <= SECRET
        if viewer is not None:
            assert np.array_equal(sample.observation(viewer), table.observation(viewer))


def test_a_sampled_player_has_each_card_once(table: Match) -> None:
    """CU-15.36: in hand or on a pile."""
    for seed in range(50):
        sample = table.sample(3, seed)
        for seat in range(4):
            view = sample.view(seat)
            placed = [card["camel"] for pile in view["piles"].values() for card in pile if card["seat"] == seat]
            colours = sorted(["blue", "green", "orange", "yellow", "white"])
            assert sorted(placed + view["seats"][seat]["hand"]) == colours


def test_sampled_cards_are_equally_likely(table: Match) -> None:
    """CU-15.36: each of the 5 x 4 possibilities for a player's two cards."""
    found: Counter[tuple[int, int]] = Counter()
    for seed in range(SAMPLES):
        states = table.sample(1, seed).states
        found[int(states["pile_colour"][0, WINNER, 2]), int(states["pile_colour"][0, LOSER, 0])] += 1
    expected = SAMPLES / 20
    assert len(found) == 20
    assert all(abs(count - expected) < 5 * sqrt(expected) for count in found.values())


def test_after_the_race_a_sample_is_the_position_itself() -> None:
    """CU-15.35: nothing is hidden any more."""
    match = end_race("BGOYW", winner="0B 1G", loser="2W")
    for seed in range(10):
        assert match.sample(3, seed).states["pile_colour"].tolist() == match.states["pile_colour"].tolist()
