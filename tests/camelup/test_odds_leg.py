"""The odds of the leg: the vectors O1 to O13, V1 and V2 of the rules, and an enumeration by hand."""

from fractions import Fraction
from random import Random
from typing import Any, NamedTuple

import pytest

from nomarch.games.camelup.components import LETTERS
from nomarch.games.camelup.odds import LegOdds, Situation, leg, leg_odds
from nomarch.games.camelup.odds.sequences import ORDERS, SEQUENCES
from tests.camelup.odds_by_hand import dice_texts, enumerate_leg, random_dice, random_track
from tests.camelup.positions import ALL_SIX, A, position, random_play

N5 = 29160
O1 = """4480 8347 8242 6255 1836 | 2332 2423 4026 6905 13474 | 7874 5591 5576 4917 5202
    | 9647 7504 5952 4428 1629 | 4827 5295 5364 6655 7019"""


class Vector(NamedTuple):
    """A row of the table in the rules: the situation, N, and the places of B, G, O, W, Y."""

    given: dict[str, Any]
    total: int
    places: str


VECTORS = {
    "O1": Vector({"position": A}, N5, O1),
    "O2": Vector(
        {"position": A, "tiles": "5+ 7-"},
        N5,
        """8245 7922 6857 4695 1441 | 2583 2319 3846 6938 13474 | 6051 5772 6200 5764 5373
        | 6609 8512 7340 4984 1715 | 5672 4635 4917 6779 7157""",
    ),
    "O3": Vector(
        {"position": A, "tiles": "2-"},
        N5,
        """4705 8975 7801 5843 1836 | 2664 2629 4262 6131 13474 | 7270 5063 5906 5719 5202
        | 9973 7621 5778 4159 1629 | 4548 4872 5413 7308 7019""",
    ),
    "O4": Vector(
        {"position": "13:WB 15:Y 16:OG"},
        N5,
        """4896 1260 2340 20034 630 | 16092 8460 3150 1458 0 | 0 16092 8460 3150 1458
        | 648 2214 756 1764 23778 | 7524 1134 14454 2754 3294""",
    ),
    "O5": Vector(
        {"position": "7:BGOWY"},
        N5,
        """2435 2857 4400 7703 11765 | 4769 4858 5872 7518 6143 | 5956 6055 7379 5266 4504
        | 6813 8314 5852 4537 3644 | 9187 7076 5657 4136 3104""",
    ),
    "O6": Vector(
        {"position": A, "extra": "G", "track": 20},
        349920,
        """38066 66865 86126 93822 65041 | 60610 61939 75981 82300 69090 | 91623 68884 59784 54375 75254
        | 87639 81075 73025 63106 45075 | 71982 71157 55004 56317 95460""",
    ),
    "O7": Vector({"position": A, "camera": "5"}, N5, O1),
    "O8": Vector(
        {"position": A, "referee": "4"},
        N5,
        """4510 8490 8239 6085 1836 | 2141 2357 4067 7121 13474 | 7137 5842 5924 5055 5202
        | 10425 7325 5552 4229 1629 | 4947 5146 5378 6670 7019""",
    ),
    "O9": Vector(
        {"position": A, "tiles": "5+ 8-", "camera": "7", "referee": "6"},
        N5,
        """5056 8028 8324 6113 1639 | 2201 2320 3953 7212 13474 | 7129 6415 5533 4828 5255
        | 9453 7158 6048 4760 1741 | 5321 5239 5302 6247 7051""",
    ),
    "O10": Vector(
        {"position": "7:BW 9:Y|O|G", "tiles": "10-"},
        N5,
        """2520 2819 3999 7288 12534 | 8345 6877 5899 5287 2752 | 7557 7033 6102 5420 3048
        | 4870 4908 6278 5390 7714 | 5868 7523 6882 5775 3112""",
    ),
    "O11": Vector(
        {"position": "7:BW 9:Y|O|G", "rolled": "GWY"},
        18,
        "0 1 11 0 6 | 0 0 6 0 12 | 17 0 1 0 0 | 1 11 0 6 0 | 0 6 0 12 0",
    ),
    "O12": Vector(
        {"position": "5:B 6:G 7:O 8:Y 9:W", "rolled": "GOWY", "extra": "B", "track": 20},
        12,
        "6 4 2 0 0 | 0 0 0 0 12 | 0 0 0 12 0 | 6 6 0 0 0 | 0 2 10 0 0",
    ),
    "O13": Vector(
        {"position": "13:YW 14:B 15:G 16:O", "rolled": "GWY"},
        18,
        "6 3 9 0 0 | 0 9 9 0 0 | 12 6 0 0 0 | 0 0 0 18 0 | 0 0 0 0 18",
    ),
}

OASIS_LANDINGS = "2:17820 4:37629 5:25164 6:24486 7:10368 8:5416 9:2977 10:591 11:196 12:76 13:12 14:4 15:1 16:0"
MIRAGE_LANDINGS = "2:20880 4:42012 5:27639 6:26966 7:10768 8:5541 9:3043 10:599 11:199 12:77 13:12 14:4 15:1 16:0"
PHOTOS = "2:25560 4:40889 5:30857 6:31639 7:13494 8:7032 9:3819 10:675 11:217 12:83 13:12 14:4 15:1 16:0"


def odds_of(name: str) -> LegOdds:
    """The odds of a vector."""
    return leg_odds(Situation.parse(**VECTORS[name].given))


def places_of(name: str) -> dict[str, list[int]]:
    """The places of a vector, by camel."""
    rows = [[int(count) for count in row.split()] for row in VECTORS[name].places.split("|")]
    return dict(zip("BGOWY", rows, strict=True))


def by_space(text: str) -> dict[int, int]:
    """Counts by space from text such as "2:17820 4:37629"."""
    pairs = (pair.split(":") for pair in text.split())
    return {int(space): int(count) for space, count in pairs}


@pytest.mark.parametrize("name", VECTORS)
def test_places_are_those_of_the_vectors(name: str) -> None:
    """CU-17.1, CU-17.2, CU-17.7: O1 to O13."""
    odds = odds_of(name)
    assert odds.total == VECTORS[name].total
    assert dict(zip(LETTERS, odds.places, strict=True)) == places_of(name)


@pytest.mark.parametrize("name", VECTORS)
def test_rows_and_columns_of_the_places_sum_to_one(name: str) -> None:
    """CU-17.7"""
    odds = odds_of(name)
    assert [sum(row) for row in odds.places] == [odds.total] * 5
    assert [sum(column) for column in zip(*odds.places, strict=True)] == [odds.total] * 5


@pytest.mark.parametrize("name", VECTORS)
def test_the_race_ends_in_this_leg_as_often_as_the_vectors_say(name: str) -> None:
    """CU-17.8"""
    expected = {"O4": Fraction(1), "O13": Fraction(1), "O5": Fraction(53, 1944)}
    odds = odds_of(name)
    assert Fraction(odds.race_ends, odds.total) == expected.get(name, 0)


@pytest.mark.parametrize(
    ("name", "landings"),
    [("O2", {5: 25164, 7: 10673}), ("O3", {2: 20880}), ("O9", {5: 25164, 8: 5576}), ("O10", {10: 47598}), ("O1", {})],
)
def test_every_landing_on_a_desert_tile_counts(name: str, landings: dict[int, int]) -> None:
    """CU-17.9"""
    assert odds_of(name).landings == landings


def test_photo_and_line_up_are_those_of_the_vectors() -> None:
    """CU-17.5, CU-17.10: camera and referee act once, then they are gone."""
    photo, line_up, both = odds_of("O7"), odds_of("O8"), odds_of("O9")
    assert (photo.photo_camels, photo.photos, photo.line_ups) == (30857, 18885, 0)
    assert (line_up.photo_camels, line_up.photos, line_up.line_ups) == (0, 0, 23472)
    assert (both.photo_camels, both.photos, both.line_ups) == (18016, 13504, 27492)


def test_a_camera_does_not_change_the_order() -> None:
    """CU-17.6: Q is the same with and without it."""
    assert odds_of("O7").orders.tolist() == odds_of("O1").orders.tolist()


@pytest.mark.parametrize(("side", "landings"), [("+", OASIS_LANDINGS), ("-", MIRAGE_LANDINGS)])
def test_landings_on_a_hypothetical_tile_are_those_of_v1(side: str, landings: str) -> None:
    """CU-17.12"""
    for space, count in by_space(landings).items():
        assert leg_odds(Situation.parse(A, tiles=f"{space}{side}")).landings == {space: count}


def test_photos_of_a_hypothetical_camera_are_those_of_v2() -> None:
    """CU-17.12"""
    for space, count in by_space(PHOTOS).items():
        assert leg_odds(Situation.parse(A, camera=str(space))).photo_camels == count


def test_the_total_is_the_number_of_equally_likely_sequences() -> None:
    """CU-17.3, CU-17.4, CU-17.11: (r+e)! 3^r 2^e, for the dice now in the pyramid and no others."""
    assert leg_odds(Situation.parse(A, rolled="BG")).total == 6 * 27
    assert leg_odds(Situation.parse(A, rolled="BG", extra="GY", track=20)).total == 120 * 27 * 4
    assert int(SEQUENCES[5, 5]) == 3628800 * 243 * 32


def test_a_regular_and_an_extra_die_of_one_colour_are_two_dice() -> None:
    """CU-17.4: with both in the pyramid green moves twice."""
    given = Situation.parse("1:BOWY 2:G", rolled="BOWY", extra="G", track=20)
    assert leg_odds(given).total == 2 * 3 * 2


def test_an_empty_pyramid_gives_the_leg_as_it_stands() -> None:
    """CU-17.1"""
    odds = leg_odds(Situation.parse(A, rolled="BGOWY"))
    assert (odds.total, odds.race_ends) == (1, 0)
    assert dict(zip(LETTERS, odds.places, strict=True))["W"] == [1, 0, 0, 0, 0]
    assert odds.orders.sum() == 1


def test_a_race_that_is_over_stays_as_it_is() -> None:
    """CU-17.6, CU-17.8: a leg cut short is ranked at that moment; the dice left in the pyramid change nothing."""
    camels = Situation.parse("13:WB 15:Y 18:OG", track=20).camels
    odds = leg_odds(Situation(camels, last_space=16))
    assert odds.race_ends == odds.total == N5
    assert dict(zip(LETTERS, odds.places, strict=True))["G"] == [N5, 0, 0, 0, 0]


@pytest.mark.parametrize("seed", range(300))
def test_leg_odds_equal_an_enumeration_by_hand(seed: int) -> None:
    """CU-17.1, CU-17.5, CU-17.6, CU-17.8, CU-17.9, CU-17.10: with lanes, tiles, camera, referee and extra dice."""
    chance = Random(seed)
    last_space = chance.choice((16, 20))
    track = random_track(chance, last_space)
    dice = random_dice(chance, last_space, chance.randint(1, 3))
    odds = leg_odds(Situation.parse(**track.texts(), **dice_texts(dice), track=last_space))
    by_hand = enumerate_leg(track, dice)
    orders = {"".join(LETTERS[colour] for colour in order): int(odds.orders[i]) for i, order in enumerate(ORDERS)}
    assert odds.total == by_hand["total"]
    assert orders == {order: by_hand[order] for order in orders}
    assert odds.race_ends == by_hand["ends"]
    assert odds.landings == {space: by_hand[f"land:{space}"] for space in sorted(track.oases | track.mirages)}
    assert (odds.photo_camels, odds.photos) == (by_hand["photo camels"], by_hand["photos"])
    assert odds.line_ups == by_hand["line-ups"]


def test_a_queue_that_is_too_short_is_made_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    """CU-17.11: the result is exact however many positions there are on the way."""
    monkeypatch.setattr(leg, "_kept", leg._Kept())
    monkeypatch.setattr(leg, "SHORTEST", 1)
    assert dict(zip(LETTERS, odds_of("O1").places, strict=True)) == places_of("O1")


def test_a_situation_taken_from_a_game_has_all_that_the_odds_need() -> None:
    """CU-17.2"""
    modules = "dice adrenaline paparazzi referee"
    desert = {0: "5+", 2: "9-"}
    match = position(options=modules, dice="BO", extra="GY", desert=desert, camera=(1, 7), referee=12)
    given: dict[str, Any] = {"tiles": "5+ 9-", "rolled": "GWY", "extra": "GY", "camera": "7", "referee": "12"}
    assert Situation.of(match.states) == Situation.parse(A, **given, track=20)


def test_odds_of_all_positions_of_a_game_are_complete() -> None:
    """CU-17.7: whatever comes up in play, every sequence is counted once."""
    for match in random_play(seed=3, actions=60, players=6, options=ALL_SIX):
        odds = leg_odds(Situation.of(match.states))
        assert odds.orders.sum() == odds.total
