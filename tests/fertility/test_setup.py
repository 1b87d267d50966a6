"""Setting up (section 2), set-ups given instead of drawn, and options (section 12)."""

import json
from collections import Counter
from itertools import permutations, product
from pathlib import Path
from typing import Any

import pytest

import nomarch
from nomarch import BadOptions
from nomarch.core.log import new_log
from nomarch.core.rng import set_key
from nomarch.games.fertility.actions import SQUARES
from nomarch.games.fertility.components import BOX, TILE_SETS
from nomarch.games.fertility.given import nearest_starts
from tests.fertility.positions import FERTILITY, PLAIN, Z, plain_board

BOARDS = ("V1", "V2", "V3", "V4")


def boards(*names: str) -> list[dict[str, Any]]:
    """Boards of a set-up; a name with * is turned."""
    return [{"board": name.strip("*"), "turned": name.endswith("*")} for name in names]


@pytest.mark.parametrize(("players", "count", "stack"), [(2, 3, 15), (3, 3, 23), (4, 4, 31)])
def test_a_game_is_set_up_by_the_number_of_players(players: int, count: int, stack: int) -> None:
    # FE-15.53, FE-2.1, FE-2.2, FE-2.7 to FE-2.14, FE-13.2
    match = FERTILITY.new(players, 5)
    view = match.view()
    assert match.setup is not None and len(match.setup["boards"]) == count
    assert view["columns"] == 4 * count and [len(row) for row in view["valley"]] == [4 * count] * 8
    assert view["stack"] == stack  # FE-2.7, FE-2.8
    assert all(len(seat["reserve"]) == 3 and None not in seat["reserve"] for seat in view["seats"])  # FE-2.9
    assert len(view["pool"]) == 3 and None not in view["pool"]  # FE-2.10
    assert len(view["display"]) == 4 and None not in view["display"] and view["district_stack"] == 36  # FE-2.12
    assert view["store"] == dict.fromkeys("ACGP", 20)  # FE-2.13
    assert all(seat["wheat"] == 0 and seat["monuments_left"] == 4 for seat in view["seats"])  # FE-2.11, FE-2.14
    assert len({seat["metropolis"] for seat in view["seats"]}) == players
    kinds = ["obelisk", "pyramid", "sphinx", "temple"]
    assert [seat["monument"] for seat in view["seats"]] == kinds[:players]  # FE-13.4


def test_the_two_player_variant_draws_39_tiles() -> None:
    # FE-12.2, FE-15.40
    assert FERTILITY.new(2, 5, {"two_player_variant": True}).view()["stack"] == 30


def test_boards_come_in_any_order_and_either_direction() -> None:
    # FE-2.2, FE-2.3, FE-13.3: every order and every direction turns up
    setups = [FERTILITY.new(4, seed).setup or {} for seed in range(400)]
    orders = Counter(tuple(entry["board"] for entry in setup["boards"]) for setup in setups)
    turns = Counter(tuple(entry["turned"] for entry in setup["boards"]) for setup in setups)
    assert set(orders) == set(permutations(BOARDS)) and set(turns) == set(product((False, True), repeat=4))


def test_a_turned_board_is_read_from_its_other_end() -> None:
    # FE-15.1, FE-2.3
    match = FERTILITY.new(3, 1, setup={"boards": boards("V1*", "V2", "V3")})
    shown = [row[:4] for row in match.view()["valley"]]
    assert shown == [".H..", ".g~.", "~..p", "H...", "....", "c.~.", "...a", ".H.."]
    squares = match.unpacked().board_squares[0][::-1]
    assert squares[3 * 4 + 2] == BOX.board_squares[0].max()  # the start symbol, desert once the game runs


def test_the_start_tile_lies_on_the_symbol_nearest_to_the_centre() -> None:
    # FE-15.2, FE-2.4, FE-13.6: measures 82, 2, 82
    match = FERTILITY.new(3, 1, setup={"boards": boards("V1", "V2", "V3")})
    assert match.view()["start"] == SQUARES[3 * 16 + 6]
    with pytest.raises(BadOptions, match=r"start must be .* g4, not 'b5' \(FE-2.4\)"):
        FERTILITY.new(3, 1, setup={"boards": boards("V1", "V2", "V3"), "start": "b5"})


def test_at_equal_distance_chance_chooses_among_the_nearest_symbols() -> None:
    # FE-15.3, FE-2.5, FE-13.3
    tied = {"boards": boards("V1", "V2", "V3*", "V4")}
    ends = [SQUARES[3 * 16 + 6], SQUARES[4 * 16 + 9]]
    given = [FERTILITY.new(4, 1, setup={**tied, "start": start}).view()["start"] for start in ends]
    assert given == ends
    drawn = set()
    for seed in range(3000):
        match = FERTILITY.new(4, seed)
        assert match.setup is not None
        if match.setup["boards"] == tied["boards"]:
            drawn.add(match.setup["start"])
    assert drawn == set(ends)


@pytest.mark.parametrize("quarry_rule", ["diagonal", "orthogonal"])
def test_no_assembly_of_boards_has_a_quarry_or_more_than_two_nearest_symbols(quarry_rule: str) -> None:
    # FE-15.4, FE-2.5, FE-13.14
    assemblies = 0
    for players, count in ((3, 3), (4, 4)):
        states = FERTILITY.blank(players, {"quarry_rule": quarry_rule})
        set_key(states, 0)
        FERTILITY.drivers.deal(states)
        for order, turned in product(permutations(range(4), count), product((0, 1), repeat=count)):
            dealt = states.copy()
            dealt["boards"][0, :count], dealt["turned"][0, :count] = order, turned
            nearest = nearest_starts(dealt)
            dealt["start"] = nearest[0]
            FERTILITY.drivers.begin(dealt, new_log())
            assert len(nearest) == 1 or (len(nearest) == 2 and count == 4)
            assert dealt["quarries"].sum() == 0
            assemblies += 1
    assert assemblies == 576


def test_unused_start_symbols_are_plain_desert() -> None:
    # FE-2.6
    view = FERTILITY.new(3, 1, setup=Z).view()
    assert "S" not in "".join(view["valley"])
    assert view["valley"][3][10] == "." and view["valley"][4][1] == "."


def test_the_stack_is_dealt_in_seat_order_and_then_to_the_pool() -> None:
    # FE-13.5, FE-2.9, FE-2.10
    match = FERTILITY.new(3, 2)
    assert match.setup is not None
    tiles, view = match.setup["tiles"], match.view()
    assert [seat["reserve"] for seat in view["seats"]] == [tiles[0:3], tiles[3:6], tiles[6:9]]
    assert view["pool"] == tiles[9:12]
    districts = [BOX.district_ids[district["district"]] for district in view["display"]]
    assert districts == match.setup["districts"][:4]


def test_seat_0_starts() -> None:
    # FE-2.15, FE-13.4
    match = FERTILITY.new(4, 1)
    assert match.to_move == 0 and match.decision == "place"


def test_the_same_seed_gives_the_same_setup_and_nothing_is_drawn_later() -> None:
    # FE-13.3, FE-15.52
    match = FERTILITY.new(4, 77)
    assert match.setup == FERTILITY.new(4, 77).setup != FERTILITY.new(4, 78).setup
    counter = match.states["rng_counter"].tobytes()
    while not match.over:
        match.play(match.legal()[-1])
    assert match.states["rng_counter"].tobytes() == counter


def test_everything_that_chance_decides_can_be_given() -> None:
    # FE-13.35
    drawn = FERTILITY.new(4, 3).setup
    assert drawn is not None and set(drawn) == {"boards", "start", "tiles", "districts", "metropolises"}
    given = FERTILITY.new(4, 99, setup=json.loads(json.dumps(drawn)))
    assert given.setup == drawn


def test_parts_left_out_of_a_setup_are_drawn() -> None:
    # FE-13.35
    drawn = FERTILITY.new(3, 8).setup
    given = FERTILITY.new(3, 8, setup={"metropolises": ["M_P", "M_A", "M_G"]}).setup
    assert drawn is not None and given is not None
    assert given == {**drawn, "metropolises": ["M_P", "M_A", "M_G"]}


@pytest.mark.parametrize(
    ("setup", "problem"),
    [
        ({"towers": 1}, "there is no part 'towers'"),
        ([], "a set-up is a table"),
        ({"boards": ["V1", "V2", "V3"]}, "boards must be a list of"),
        ({"boards": boards("V1", "V2")}, "boards must be 3 out of V1, V2, V3, V4"),
        ({"boards": boards("V1", "V2", "V9")}, "boards must be 3 out of V1, V2, V3, V4"),
        ({"boards": boards("V1", "V2", "V2")}, "boards must be different"),
        ({"boards": [{"board": "V1", "turned": 1}] * 3}, "turned must be true or false"),
        ({"tiles": ["AC"] * 50}, "tiles must have AC 9 times, not 50"),
        ({"tiles": "AC"}, "tiles must be a list of texts"),
        ({"districts": ["D01A"]}, "districts must have D01C 1 times, not 0"),
        ({"metropolises": ["M_A", "M_A", "M_C"]}, "metropolises must be different"),
        ({"metropolises": ["M_A"]}, "metropolises must be 3 out of"),
    ],
)
def test_a_wrong_setup_is_told(setup: Any, problem: str) -> None:
    # FE-13.35
    with pytest.raises(BadOptions, match=problem):
        FERTILITY.new(3, 1, setup=setup)


def test_a_match_with_a_given_setup_and_box_is_saved_and_loaded(tmp_path: Path) -> None:
    match = FERTILITY.new(3, 4, setup=PLAIN)
    for _ in range(10):
        match.play(match.legal()[0])
    match.save(tmp_path / "plain.nomarch")
    assert nomarch.load(tmp_path / "plain.nomarch").states.tobytes() == match.states.tobytes()


def test_the_variant_is_for_two_players_and_tile_sets_are_known_by_name() -> None:
    # FE-15.73, FE-12.1, FE-12.6
    with pytest.raises(BadOptions, match="two_player_variant is for 2 players, not 3"):
        FERTILITY.new(3, 1, {"two_player_variant": True})
    with pytest.raises(BadOptions, match="tile_set must be one of seed-literal, with-doubles, not 'all'"):
        FERTILITY.new(3, 1, {"tile_set": "all"})


def test_all_other_combinations_of_options_are_allowed() -> None:
    # FE-12.6
    for players, tile_set, quarry_rule in product((2, 3, 4), TILE_SETS, ("diagonal", "orthogonal")):
        for variant in (False, True) if players == 2 else (False,):
            options = {"tile_set": tile_set, "quarry_rule": quarry_rule, "two_player_variant": variant}
            assert FERTILITY.new(players, 1, options).legal()


def test_a_symbol_enclosed_from_the_start_never_gives_a_reward() -> None:
    # FE-13.14: a desert square between wheat and water is no reward when a tile is placed beside it
    enclosed = "~" * 4 + "~.~." + "~" * 4 + "..S." + "." * 16
    middle = {"grid": [enclosed[row * 4 : row * 4 + 4] for row in range(8)]}
    components = {"valley_board": [plain_board(0), middle, plain_board(0), plain_board(0)]}
    chosen = [{"board": str(number), "turned": False} for number in (1, 2, 3)]
    match = FERTILITY.new(3, 1, setup={"components": components, "boards": chosen})
    assert match.view()["quarries"] == ["f2"]
    match.play(match.legal()[0])
    assert match.decision != "quarry"
