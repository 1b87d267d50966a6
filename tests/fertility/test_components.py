"""The components (section 1): what is in the box, as the rules and the component file have it."""

from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from nomarch.games.fertility.box import PAIRS, SQUARES, contents
from nomarch.games.fertility.components import BOX, SPACES, TABLE, TILE_SETS
from tests.fertility.positions import FERTILITY, table

RULES = (Path(__file__).parents[2] / "docs" / "rules" / "fertility.md").read_text("utf-8")
CYCLE = "ACGP"
DISTRICTS = {entry["id"]: entry for entry in TABLE["district"]}


def test_the_box_holds_what_the_rulebook_counts() -> None:
    # FE-1.1 boards, FE-1.2 connectors, FE-1.3 start tile, FE-1.4 tiles, FE-1.5 metropolises, FE-1.6 wheat markers,
    # FE-1.7 districts, FE-1.8 tokens, FE-1.9 monuments
    counts = {name: entry["count"] for name, entry in TABLE["inventory"].items()}
    assert counts == {
        "valley_boards": 4,
        "connectors": 6,
        "start_tiles": 1,
        "valley_tiles": 50,
        "metropolis_boards": 4,
        "wheat_markers": 4,
        "districts": 40,
        "score_pads": 1,
        "resource_tokens": 80,
        "monuments": 16,
    }
    assert len(BOX.board_squares) == 4 and len(BOX.district_cost) == 40 and BOX.tile_counts.sum() == 50
    assert TABLE["inventory"]["resource_tokens"]["each"] == 20
    assert TABLE["inventory"]["monuments"]["kinds"] == ["obelisk", "pyramid", "sphinx", "temple"]
    assert TABLE["start_tile"]["pictures"]["value"] == list(CYCLE)


def test_the_four_metropolis_boards_differ_and_print_four_shops_each() -> None:
    # FE-1.5, FE-1.10
    boards = {tuple(shops) for shops in BOX.printed_shops.tolist()}
    assert len(boards) == 4 and all(len(shops) == 4 and all(shops) for shops in boards)


def test_a_metropolis_has_seven_empty_spaces_so_seven_districts_fill_it() -> None:
    # FE-1.11, FE-13.1
    match = table(display="D01A D01C D01G D01P", built="D01A D01C D01G D01P D02A D02C", decision="build", held="A")
    match.play("build:0")
    assert SPACES == 7 and match.unpacked().built_count[0] == 7
    assert match.why_not("build:1") is not None


def test_a_board_is_eight_rows_of_four_squares_with_one_start_symbol() -> None:
    # FE-1.12, FE-1.13, FE-1.17: 21 plain desert, 3 wheat, 3 water, each printed resource once, one start symbol
    assert BOX.board_squares.shape == (4, 8 * 4)
    for squares in BOX.board_squares:
        counted = Counter(SQUARES[square] for square in squares)
        assert counted == {".": 21, "H": 3, "~": 3, "a": 1, "c": 1, "g": 1, "p": 1, "S": 1}


def test_the_layouts_are_those_drawn_in_the_rules() -> None:
    # FE-1.16
    drawn = RULES.split("**FE-1.16**")[1].split("```")[1].splitlines()[2:10]
    rows = [line.split() for line in drawn]
    grids = [entry["grid"] for entry in contents(BOX)["valley_board"]]
    assert grids == [[row[board] for row in rows] for board in range(4)]


def test_the_start_tile_covers_one_square_and_shows_all_four_kinds() -> None:
    # FE-1.3, FE-1.14
    state = table().unpacked()
    start = 1 << state.start
    assert [upper | lower << 64 for upper, lower in state.picture] == [start] * 4


def test_the_cost_of_a_district_is_0_1_or_2() -> None:
    # FE-1.15, FE-1.23: 12, 16 and 12 of them
    assert Counter(BOX.district_cost.tolist()) == {0: 12, 1: 16, 2: 12}


def test_each_tile_set_has_50_tiles_with_25_halves_of_every_kind() -> None:
    # FE-1.18, FE-15.74
    assert TILE_SETS["seed-literal"] == {"AC": 9, "GP": 9, "AG": 8, "AP": 8, "CG": 8, "CP": 8}
    assert TILE_SETS["with-doubles"] == dict.fromkeys(["AC", "GP", "AG", "AP", "CG", "CP", "AA", "CC", "GG", "PP"], 5)
    for counts in TILE_SETS.values():
        halves = Counter(kind for pair, count in counts.items() for kind in pair * count)
        assert halves == dict.fromkeys(CYCLE, 25)


@pytest.mark.parametrize("tile_set", TILE_SETS)
def test_a_game_draws_from_the_tile_set_chosen(tile_set: str) -> None:
    # FE-12.1, FE-15.74
    match = FERTILITY.new(4, 1, {"tile_set": tile_set})
    assert match.setup is not None
    assert Counter(match.setup["tiles"]) == TILE_SETS[tile_set]


def test_printed_shops_follow_the_kind_of_their_board() -> None:
    # FE-1.19
    for board, kind in enumerate(CYCLE):
        after = [CYCLE[(board + step) % 4] for step in (1, 2, 3)]
        shops = contents(BOX)["metropolis"][board]["shops"]
        assert BOX.metropolis_ids[board] == f"M_{kind}"
        assert shops == [
            {"needs": ["any"], "gain": "debens", "value": 2},
            {"needs": [kind], "gain": "debens", "value": 4},
            {"needs": [after[0]], "gain": "wheat", "value": 1},
            {"needs": sorted(after[1:]), "gain": "debens", "value": 7},
        ]


def test_the_granary_pays_23_for_7_wheat_and_40_at_its_end() -> None:
    # FE-1.20
    assert BOX.granary.tolist() == [0, 1, 3, 6, 10, 14, 18, 23, 28, 34, 40]


def test_three_different_gods_pay_10_and_five_pay_most() -> None:
    # FE-1.21, FE-1.22
    assert BOX.statues.tolist() == [0, 2, 5, 10, 17, 26]
    assert BOX.god_ids == ("god_A", "god_C", "god_G", "god_P", "god_5")


@pytest.mark.parametrize("number", range(4))
def test_districts_are_ten_patterns_in_four_rotations(number: int) -> None:
    # FE-1.23
    k, k1, k2, k3 = (CYCLE[(number + step) % 4] for step in range(4))
    two = {"needs": ["any"], "gain": "debens", "value": 2}

    def debens(value: int, *needs: str) -> dict[str, object]:
        return {"needs": list(needs), "gain": "debens", "value": value}

    def per(value: int, kind: str) -> dict[str, object]:
        return {"needs": [kind], "gain": "debens_per", "of": kind, "value": value}

    expected = {
        "D01": (0, [two, {"needs": [k], "gain": "wheat", "value": 1}]),
        "D02": (0, [debens(7, k, k), two]),
        "D03": (0, [{"needs": [k], "gain": "exchange", "options": sorted([k1, k2, k3])}, two]),
        "D04": (1, [debens(5, k), debens(7, k1, k2)]),
        "D05": (
            1,
            [{"needs": [k], "gain": "statue", "gods": [f"god_{k}"]}, {"needs": [k3], "gain": "wheat", "value": 1}],
        ),
        "D06": (1, [{"needs": [k, k1], "gain": "statue_any", "value": 1}, debens(4, k2)]),
        "D07": (1, [per(1, k), debens(7, k, k1), two]),
        "D08": (2, [per(3, k)]),
        "D09": (2, [debens(9, k, k1), debens(5, k2)]),
        "D10": (2, [{"needs": [k, k3], "gain": "statue", "gods": [f"god_{k}", "god_5"]}, per(2, k1)]),
    }
    for pattern, (cost, shops) in expected.items():
        assert DISTRICTS[pattern + k]["cost"] == cost and DISTRICTS[pattern + k]["shops"] == shops


def test_there_are_80_shops_in_40_districts_of_one_to_three() -> None:
    # FE-1.7, FE-1.23
    shops = np.count_nonzero(BOX.district_shops, axis=1)
    assert sum(shops) == 80 and set(shops) == {1, 2, 3}


def test_every_shop_that_the_rulebook_shows_is_in_the_list() -> None:
    # FE-1.24
    shops = [shop for entry in [*TABLE["district"], *TABLE["metropolis"]] for shop in entry["shops"]]
    for attested in (entry["shop"] for entry in TABLE["attested_shop"]):
        wanted = {key: value for key, value in attested.items() if value != "?"}
        assert any(
            sorted(shop["needs"]) == sorted(wanted["needs"])
            and all(shop.get(key) == value for key, value in wanted.items() if key != "needs")
            for shop in shops
        ), attested
    two_shops = [entry for entry in TABLE["district"] if len(entry["shops"]) == 2]
    assert any(shop["needs"] == ["C", "C"] for entry in two_shops for shop in entry["shops"])
    values = {shop["value"] for shop in shops if shop["gain"] == "debens"}
    assert values == set(TABLE["attested_values"]["general_debens"]["value"]) == {2, 4, 5, 7, 9}


def test_every_pair_of_halves_has_one_number() -> None:
    # FE-14.2: the first letter is never after the second
    used = {PAIRS[tile] for tile in FERTILITY.new(2, 1, {"tile_set": "with-doubles"}).unpacked().stack}
    assert used == {a + b for a in CYCLE for b in CYCLE if a <= b}
