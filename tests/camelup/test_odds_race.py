"""The odds of the whole race: the vectors RO1 and RO2 of the rules, recursion by hand, a simulation, the tables."""

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from math import sqrt
from pathlib import Path
from random import Random

import numpy as np
import pytest

from nomarch.games.camelup.components import LETTERS
from nomarch.games.camelup.odds import RaceOdds, Situation, leg_odds, race, race_odds
from nomarch.games.camelup.odds.leg import count_sequences
from nomarch.games.camelup.odds.positions import list_positions, numbering
from nomarch.games.camelup.odds.table import solved
from tests.camelup.odds_by_hand import Chances, Race, dice_texts, play_out, read
from tests.camelup.positions import A

RO1_WIN = "B 211019/5248800 G 12061337/283435200 O 545635147/850305600 W 1184251/5248800 Y 21226351/425152800"
RO1_LOSE = "B 26847475/34012224 G 4127999/28343520 O 9076207/425152800 W 759967/31492800 Y 28832/1476225"
RO2_WIN = "B 158117/3149280 G 20662019/566870400 O 153396631/255091680 W 353087/1312200 Y 218991013/5101833600"
RO2_LOSE = "B 1769746303/2550916800 G 4031717/17714700 O 64109591/2550916800 W 1062247/35429400 Y 1111331/47239200"
PRECISE = 1e-12


def chances_of(odds: RaceOdds) -> Chances:
    """Each camel's chances to win and to come last."""
    return dict(zip(LETTERS, zip(odds.win, odds.lose, strict=True), strict=True))


def fractions(text: str) -> dict[str, float]:
    """Each camel's chance from text such as "B 1/3 G 2/3"."""
    words = text.split()
    return {camel: float(Fraction(chance)) for camel, chance in zip(words[::2], words[1::2], strict=True)}


def assert_equal(found: Chances, expected: Chances) -> None:
    """Two ways to the same chances."""
    for camel, chances in expected.items():
        assert found[camel] == pytest.approx(chances, abs=PRECISE, rel=0), camel


@pytest.mark.parametrize(
    ("position", "track", "win", "lose"),
    [
        pytest.param("13:GYO 14:BW", 16, RO1_WIN, RO1_LOSE, id="RO1"),
        pytest.param("17:GYO 18:BW", 20, RO2_WIN, RO2_LOSE, id="RO2"),
    ],
)
def test_race_odds_are_those_of_the_vectors(position: str, track: int, win: str, lose: str) -> None:
    """CU-17.26, CU-17.28, CU-17.29: only the regular green die is in the pyramid."""
    odds = race_odds(Situation.parse(position, rolled="BOWY", track=track))
    wins, losses = fractions(win), fractions(lose)
    assert_equal(chances_of(odds), {camel: (wins[camel], losses[camel]) for camel in LETTERS})


@pytest.mark.parametrize(
    ("position", "dice", "track"),
    [
        ("15:GY 16:OBW", "BG", 16),
        ("14:G 16:YOBW", "", 16),
        ("15:G 16:Y|O|BW", "G", 16),
        ("16:B|G|O|WY", "BGOWY", 16),
        ("19:GY 20:OBW", "G", 20),
    ],
)
def test_race_odds_equal_a_recursion_by_hand(position: str, dice: str, track: int) -> None:
    """CU-17.26, CU-17.27, CU-17.28, CU-17.29: near the finish, also with lanes, which persist."""
    drawn = [("regular", camel) for camel in dice]
    odds = race_odds(Situation.parse(position, **dice_texts(drawn), track=track))
    assert_equal(chances_of(odds), Race(track == 20).chances(read(position, track), frozenset(drawn)))


@pytest.mark.parametrize("module_dice", [False, True])
@pytest.mark.parametrize("position", ["1:B|G|OWY", "1:BG 2:O|W|Y", "1:BGOWY", "1:W 2:G|BOY"])
def test_tiles_and_referee_of_this_leg_are_gone_in_the_next(position: str, module_dice: bool) -> None:
    """CU-17.26, CU-17.27: on a track of four spaces, so short that it can be followed by hand."""
    track = replace(read(position, 4), oases=frozenset({4}), referee=3)
    dice = [("regular", "B"), ("extra", "O")] if module_dice else [("regular", "B"), ("regular", "G")]
    longer = Situation.parse(**track.texts(), **dice_texts(dice), track=20)
    table = solved(4, module_dice, True, lambda _step: None)
    leg, ways = count_sequences(replace(longer, last_space=4, module_dice=module_dice), table)
    win, lose = (ways / leg.total).tolist()
    assert_equal(chances_of(RaceOdds(leg, win, lose)), Race(module_dice).chances(track, frozenset(dice)))


def test_without_lanes_the_smaller_table_gives_the_same() -> None:
    """CU-17.27: the table for races with lanes knows the positions without them too."""
    situation = Situation.parse(A, tiles="5+ 7-")
    one, other = (count_sequences(situation, race.race_table(16, False, laned))[1] for laned in (False, True))
    assert np.allclose(one, other, rtol=PRECISE)


def test_race_odds_equal_leg_odds_when_the_race_ends_in_this_leg() -> None:
    """CU-17.30"""
    situation = Situation.parse("13:WB 15:Y 16:OG")
    odds, leg = race_odds(situation), leg_odds(situation)
    assert leg.race_ends == leg.total
    assert odds.win == [row[0] / leg.total for row in leg.places]
    assert odds.lose == [row[-1] / leg.total for row in leg.places]
    assert odds.leg.orders.tolist() == leg.orders.tolist()


def test_win_and_lose_sum_to_one() -> None:
    """CU-17.29: somebody wins, somebody comes last."""
    for situation in (Situation.parse(A), Situation.parse("3:B|G|O|W|Y", tiles="5- 7+", rolled="BG")):
        odds = race_odds(situation)
        assert sum(odds.win) == pytest.approx(1, abs=PRECISE)
        assert sum(odds.lose) == pytest.approx(1, abs=PRECISE)


def test_camels_that_change_colours_change_their_chances() -> None:
    """CU-17.29: the dice are alike, so only where a camel stands matters."""
    first = chances_of(race_odds(Situation.parse("1:GYO 3:BW")))
    second = chances_of(race_odds(Situation.parse("1:WBY 3:OG")))
    assert_equal(second, {new: first[old] for old, new in zip("GYOBW", "WBYOG", strict=True)})


def test_race_odds_lie_within_the_interval_of_an_estimate() -> None:
    """CU-17.31: an estimate by sampling the model has a sample size and a standard error; exact odds have neither."""
    track = replace(read("5:GYO 7:BW"), oases=frozenset({9}), mirages=frozenset({11}))
    races = 4000
    chance = Random(17)
    ends = [play_out(track, [("regular", "G"), ("regular", "B")], False, chance) for _ in range(races)]
    exact = chances_of(race_odds(Situation.parse(**track.texts(), rolled="OWY")))
    for camel, (win, lose) in exact.items():
        for place, probability in (0, win), (-1, lose):
            estimate = sum(order[place] == camel for order in ends) / races
            assert abs(estimate - probability) < 4 * sqrt(probability * (1 - probability) / races)


@pytest.mark.parametrize(
    ("last_space", "laned", "count"), [(16, False, 15504), (16, True, 36464), (20, False, 42504), (20, True, 88024)]
)
def test_every_position_has_a_number_of_its_own(last_space: int, laned: bool, count: int) -> None:
    """CU-4.3, CU-4.4: stacks, or lanes side by side."""
    numbers = numbering(last_space, laned)
    words = np.zeros(count, np.uint64)
    list_positions(np.int64(last_space), *numbers, words)
    assert numbers.first[-1] == count == len(np.unique(words))
    assert words.min() > 0


# The tables on the disk


@pytest.fixture
def empty_cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """A cache folder without tables, and a memory without them."""
    monkeypatch.setattr(race, "cache_folder", lambda _: tmp_path)
    race._race_table.cache_clear()
    yield tmp_path
    race._race_table.cache_clear()


def test_a_table_is_computed_once_and_then_read_from_the_disk(
    empty_cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    computed = race.race_table(3, True, True)
    race._race_table.cache_clear()
    monkeypatch.setattr(race, "solved", None)
    read_again = race.race_table(3, True, True)
    assert [file.name for file in empty_cache.iterdir()] == ["race-3-dice-lanes.table"]
    assert read_again.chances.tobytes() == computed.chances.tobytes()


@pytest.mark.parametrize("damage", ["cut", "changed", "empty", "another"])
def test_a_damaged_table_is_computed_anew(empty_cache: Path, damage: str) -> None:
    computed = race.race_table(3, False, False)
    file = empty_cache / "race-3.table"
    whole = file.read_bytes()
    race.race_table(2, False, False)
    other = (empty_cache / "race-2.table").read_bytes()
    changed = whole[:100] + bytes([whole[100] ^ 1]) + whole[101:]
    file.write_bytes({"cut": whole[:-8], "changed": changed, "empty": b"", "another": other}[damage])
    race._race_table.cache_clear()
    assert race.race_table(3, False, False).chances.tobytes() == computed.chances.tobytes()
    assert file.read_bytes() == whole


def test_a_table_that_cannot_be_kept_is_used_all_the_same(empty_cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = empty_cache / "file"
    blocked.write_text("no folder")
    monkeypatch.setattr(race, "cache_folder", lambda _: blocked)
    assert len(race.race_table(2, False, False).chances) == 6
