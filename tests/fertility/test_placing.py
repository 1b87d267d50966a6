"""Placing a valley tile (section 4), and how placements are numbered (section 14)."""

import pytest

from nomarch.games.fertility.box import PAIRS
from nomarch.games.fertility.valley import COLUMNS, ROWS
from tests.fertility.positions import PLAIN, Z, legal, place, played, refused, table

LAID = "A(3,7) C(3,8)"
"""Board Z with AC E (3,7) laid."""


def placements(reserve: str) -> set[str]:
    """The legal placements on board Z with such a reserve."""
    return {action for action in legal(table(Z, reserve=reserve)) if action.startswith("place")}


def test_any_tile_of_the_reserve_can_be_placed_in_any_direction() -> None:
    # FE-15.56, FE-4.1, FE-4.2, FE-14.2
    actions = placements("AC GP AG")
    assert {action.split(":")[1] for action in actions} == {"0", "1", "2"}
    assert {action.split(":")[2] for action in actions} == {"E", "S", "W", "N"}


def test_every_legal_placement_is_offered_and_no_other() -> None:
    # FE-15.56, FE-4.3 to FE-4.7, counted square by square
    match = table(Z, reserve="AC GP AG", laid=LAID)
    valley = match.view()["valley"]
    covered = {(3, 6): "ACGP", (3, 7): "A", (3, 8): "C"}

    def fits(row: int, column: int) -> bool:
        inside = 0 <= row < 8 and 0 <= column < 12
        return inside and valley[row][column] in ".acgp" and (row, column) not in covered

    def meets(row: int, column: int, kind: str) -> bool:
        around = [(row, column + 1), (row + 1, column), (row, column - 1), (row - 1, column)]
        return any(kind in covered.get(square, "") for square in around)

    expected = set()
    for slot, tile in enumerate(("AC", "GP", "AG")):
        for orientation, (down, across) in enumerate(((0, 1), (1, 0), (0, -1), (-1, 0))):
            for row, column in ((row, column) for row in range(ROWS) for column in range(COLUMNS)):
                other = (row + down, column + across)
                if fits(row, column) and fits(*other) and (meets(row, column, tile[0]) or meets(*other, tile[1])):
                    expected.add((slot * 4 + orientation) * 128 + row * 16 + column)
    assert {action.id for action in match.legal()} == expected and len(expected) > 20


def test_the_start_tile_matches_every_picture_on_every_side() -> None:
    # FE-15.5, FE-4.5, FE-4.6: in slot 0 this is action 55
    match = table(Z, reserve="AC GP AG")
    assert place(0, "E", "(3,7)") == 55 and refused(match, 55) is None
    plain = table(PLAIN, reserve="AC GP CP")
    for slot in range(3):
        for orientation, where in (("E", "(3,7)"), ("W", "(3,5)"), ("S", "(4,6)"), ("N", "(2,6)")):
            assert refused(plain, place(slot, orientation, where)) is None


def test_a_tile_may_lie_on_printed_resources_and_unused_start_symbols() -> None:
    # FE-4.4, FE-15.7, FE-15.13
    assert refused(table(Z, reserve="AC GP AG"), place(0, "N", "(3,7)")) is None
    assert refused(table(Z, reserve="CG GP AG", laid=LAID), place(0, "E", "(3,9)")) is None


@pytest.mark.parametrize(("orientation", "where"), [("W", "(3,5)"), ("S", "(4,6)")])
def test_wheat_and_water_are_forbidden(orientation: str, where: str) -> None:
    # FE-15.9, FE-15.10, FE-4.4; the rulebook's two wrong moves
    assert refused(table(Z, reserve="AC GP AG"), place(0, orientation, where)) == "FE-4.4"


def test_a_tile_must_touch_a_tile_in_play() -> None:
    # FE-15.11, FE-4.5
    assert refused(table(Z, reserve="AC GP AG"), place(0, "E", "(0,7)")) == "FE-4.5"
    assert refused(table(Z, reserve="AC GP AG"), place(0, "E", "(0,8)")) == "FE-4.5"


def test_touching_without_an_identical_picture_is_not_enough() -> None:
    # FE-15.12, FE-4.5; the rulebook's move without a match
    assert refused(table(Z, reserve="GP AC AG", laid=LAID), place(0, "E", "(3,9)")) == "FE-4.5"


def test_one_match_is_enough_whatever_the_other_sides_show() -> None:
    # FE-15.57, FE-4.7; the rulebook's right move
    match = table(Z, reserve="AP GP AG", laid=LAID)
    assert refused(match, place(0, "E", "(4,7)")) is None


def test_covered_squares_and_squares_outside_are_forbidden() -> None:
    # FE-15.14, FE-4.3
    match = table(Z, reserve="AC GP AG", laid=LAID)
    assert refused(match, place(0, "W", "(3,7)")) == "FE-4.3"
    assert refused(match, place(0, "N", "(0,5)")) == "FE-4.3"
    assert refused(match, place(0, "E", "(1,11)")) == "FE-4.3"
    assert refused(match, place(0, "W", "(4,0)")) == "FE-4.3"


def test_a_monument_keeps_its_square() -> None:
    # FE-4.3
    match = table(Z, laid="C(1,8) G(1,9)", reserve="GP GP GP")
    played(match, place(0, "N", "(1,10)"), "quarry:monument")
    states = match.states
    states["free"][0, 0] |= 1 << 10  # as if the neighbour (0,10) were free again
    states["decision"] = 0
    states["reserve"][0, 0] = states["reserve"][0, 1]
    assert refused(match, place(0, "E", "(0,10)")) == "FE-4.3"


def test_columns_beyond_three_boards_do_not_exist_in_a_small_game() -> None:
    # FE-15.77, FE-14.3
    match = table(PLAIN, reserve="AC GP AG", laid="A(3,11) C(4,11)")
    for column in range(12, 16):
        for row in range(8):
            for orientation in "ESWN":
                assert refused(match, place(0, orientation, f"({row},{column})")) == "FE-14.3"
    assert refused(match, place(0, "E", "(2,11)")) == "FE-4.3"


def test_who_can_place_must_place() -> None:
    # FE-15.56, FE-4.9, FE-14.16
    match = table(Z, reserve="AC GP AG")
    assert all(action.startswith("place") for action in legal(match))
    assert refused(match, "discard:0") == "FE-14.16"
    assert refused(match, "no_build") == "FE-3.1"


def full_valley() -> str:
    """Pictures on every square that would let an AC tile match: nothing but P pictures beside free squares."""
    return " ".join(f"P({row},{column})" for row, column in ((2, 6), (3, 5), (3, 7), (4, 6)))


def test_with_no_place_for_any_tile_one_is_discarded_and_phase_2_follows() -> None:
    # FE-15.28, FE-4.8, FE-14.16
    match = table(PLAIN, reserve="AC CG AG", laid=full_valley(), display="D01A D01C D01G D01P")
    assert legal(match) == ["discard:0", "discard:1", "discard:2"]
    match.play("discard:1")
    assert match.decision == "build" and not [e for e in match.events() if e["event"] == "collected"]
    match.play("no_build")
    assert match.view()["seats"][0]["reserve"] == ["AC", None, "AG"]
    played(match, "take:0")
    assert None not in match.view()["seats"][0]["reserve"]


def test_a_discarded_tile_never_comes_back() -> None:
    # FE-15.58, FE-4.10, FE-14.5
    match = table(PLAIN, reserve="AC CG AG", laid=full_valley(), display="D08A D08C D08G D08P")
    before, before_pool = match.unpacked(), match.view()["pool"]
    played(match, "discard:1")
    after, view = match.unpacked(), match.view()
    assert view["discarded"] == {"CG": 1}
    assert (after.stack, after.stack_top) == (before.stack, before.stack_top)
    while not match.over:
        match.play(match.legal()[0])
    end = match.view()
    drawn = [PAIRS[tile] for tile in after.stack[after.stack_top : after.stack_end]]
    start = ["AC", "AG", *before_pool, *(tile for seat in view["seats"][1:] for tile in seat["reserve"]), *drawn]
    laid = [tile["tile"] for tile in end["tiles"]]
    left = [tile for tiles in [end["pool"], *(seat["reserve"] for seat in end["seats"])] for tile in tiles if tile]
    gone = [pair for pair, number in end["discarded"].items() for _ in range(number)]
    assert sorted(laid + left + gone) == sorted([*start, "CG"])


def test_of_equal_tiles_only_the_lowest_slot_is_offered() -> None:
    # FE-14.19, FE-15.56
    match = table(Z, reserve="AC GP AC")
    assert {action.split(":")[1] for action in legal(match)} == {"0", "1"}
    assert refused(match, place(2, "E", "(3,7)")) == "FE-14.19"
    stuck = table(PLAIN, reserve="AC AC CG", laid=full_valley())
    assert legal(stuck) == ["discard:0", "discard:2"] and refused(stuck, "discard:1") == "FE-14.19"


def test_a_tile_with_equal_halves_goes_east_or_south_only() -> None:
    # FE-15.17, FE-14.19
    match = table(PLAIN, reserve="AA GP AG", tile_set="with-doubles")
    assert {action.split(":")[2] for action in legal(match) if action.startswith("place:0")} == {"E", "S"}
    assert refused(match, place(0, "W", "(3,8)")) == "FE-14.19"
    assert refused(match, place(0, "N", "(4,7)")) == "FE-14.19"
