"""Component files: a box typed in by somebody, checked, played with (docs/fertility-components.md)."""

import copy
import json
import random
import tomllib
from pathlib import Path
from typing import Any

import pytest

from nomarch import BadOptions, Match
from nomarch.games.fertility import load_components
from nomarch.games.fertility.box import change, contents
from nomarch.games.fertility.components import BOX
from tests.fertility.positions import FERTILITY, played, table, wheat

DOCUMENT = (Path(__file__).parents[2] / "docs" / "fertility-components.md").read_text("utf-8")
EXAMPLES = [part.split("```")[0] for part in DOCUMENT.split("```toml\n")[1:]]


def to_end(match: Match) -> Match:
    """The match after random actions to the end."""
    chooser = random.Random(1)
    while not match.over:
        match.play(chooser.choice(match.legal()))
    return match


def test_the_example_of_the_document_can_be_loaded_and_played(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text(EXAMPLES[0], "utf-8")
    box = load_components(file)
    match = to_end(FERTILITY.new(4, 1, setup={"components": box}))
    assert match.unpacked().last_wheat == 2 and max(sheet["granary"] for sheet in match.score_sheet()) <= 5
    assert {entry["board"] for entry in (match.setup or {})["boards"]} == {"1", "2", "3", "4"}


def test_the_entries_that_the_document_shows_are_those_of_the_own_box() -> None:
    shown, own = tomllib.loads(EXAMPLES[1]), contents(BOX)
    assert shown["metropolis"][0]["shops"] == own["metropolis"][0]["shops"]
    district = shown["district"][0]
    number = BOX.district_ids.index(district["id"])
    assert own["district"][number] == {"cost": district["cost"], "shops": district["shops"]}


def test_the_own_box_written_out_is_the_own_box() -> None:
    own, given = FERTILITY.new(4, 5), FERTILITY.new(4, 5, setup={"components": contents(BOX)})
    for field in own.states.dtype.names or ():
        assert (given.states[field] == own.states[field]).all() or field == "own_box"


def test_a_match_with_its_own_box_shows_it_and_can_be_begun_again_from_it() -> None:
    box = tomllib.loads(EXAMPLES[0])
    match = FERTILITY.new(3, 2, setup={"components": box})
    assert match.setup is not None
    assert [board["grid"] for board in match.setup["components"]["valley_board"]] == [
        board["grid"] for board in box["valley_board"]
    ]
    again = FERTILITY.new(3, 99, setup=json.loads(json.dumps(match.setup)))
    assert again.setup == match.setup and again.view() == match.view()


def test_setups_name_the_entries_of_a_box_by_their_ids() -> None:
    box = tomllib.loads(EXAMPLES[0])
    chosen = [{"board": name, "turned": False} for name in ("west", "east", "north")]
    match = FERTILITY.new(3, 1, setup={"components": box, "boards": chosen})
    assert match.view()["valley"][0] == "H..." + "..~." + "...."


def test_a_box_can_have_other_tiles_gods_shops_and_longer_tables() -> None:
    box: dict[str, Any] = copy.deepcopy(contents(BOX))
    box["tiles"] = {"AA": 25, "GP": 25}
    box["god"] = [{"id": name} for name in ("Isis", "Horus")]
    box["statues"] = [{"different": n, "debens": 8 * n} for n in range(3)]
    box["granary"] = [{"wheat": n, "debens": n} for n in range(21)]
    shop = {"needs": ["A", "any"], "gain": "statue", "gods": ["Isis", "Horus"]}
    for district in box["district"]:
        district["shops"] = [shop, {"needs": ["any", "any", "any"], "gain": "wheat", "value": 9}]
    match = table({"components": box}, decision="supply", held="AAGGG", built="D01A", wheat=2)
    played(match, "supply:4:A", "supply:4:G")
    assert match.score_sheet()[0]["statues"] == 16
    played(match, "supply:5:A", "supply:5:G", "supply:5:G")
    assert wheat(match) == 11 and match.score_sheet()[0]["granary"] == 11
    assert set((FERTILITY.new(2, 1, setup={"components": box}).setup or {})["tiles"]) == {"AA", "GP"}


def broken(section: str, change_entry: Any) -> dict[str, Any]:
    """The own box with one section changed."""
    box = copy.deepcopy(contents(BOX))
    box[section] = change_entry(box[section])
    return {section: box[section]}


def entry(number: int, **values: Any) -> Any:
    """A change of one entry of a section."""

    def changed(entries: list[Any]) -> list[Any]:
        entries[number] = {**entries[number], **values}
        return entries

    return changed


def shop(**values: Any) -> Any:
    """A change of the first shop of the first entry; None removes a key."""

    def changed(entries: list[Any]) -> list[Any]:
        given = {**entries[0]["shops"][0], **values}
        entries[0]["shops"][0] = {key: value for key, value in given.items() if value is not None}
        return entries

    return changed


@pytest.mark.parametrize(
    ("section", "wrong", "problem"),
    [
        ("valley_board", lambda boards: boards[:3], "valley_board: there must be 4 of them, not 3"),
        ("valley_board", lambda _: "x", "valley_board: there must be 4 of them"),
        ("valley_board", entry(1, grid=["...."] * 7), "valley_board 2: grid must be 8 texts"),
        ("valley_board", entry(1, grid=["....", "..x."] * 4), "valley_board 2: row 2, '..x.', must be 4 squares"),
        ("valley_board", entry(1, grid=["...."] * 8), "valley_board 2: there must be a start symbol"),
        ("valley_board", entry(1, id="1"), "valley_board 1: an id must be a text that no other entry has"),
        ("valley_board", entry(1, colour=1), "valley_board 2: 'colour' has no meaning here"),
        ("tiles", lambda _: [], "tiles: must be a table"),
        ("tiles", lambda _: {"AC": 49}, "tiles: there must be 50 of them, not 49"),
        ("tiles", lambda _: {"CA": 50}, "tiles: there is no pair 'CA'"),
        ("tiles", lambda _: {"AC": -1, "GP": 51}, "tiles: AC must be a whole number from 0 to 50, not -1"),
        ("granary", lambda _: [], "granary: there must be 2 to 41 entries"),
        ("granary", entry(3, wheat=4), "granary 3: wheat must be 3"),
        ("granary", entry(3, debens="6"), "granary 3: debens must be a whole number from 0 to 999, not '6'"),
        ("statues", lambda rows: rows[:4], "statues: there are 5 gods, so there must be 6 entries"),
        ("god", lambda gods: gods, "with gods of its own a box needs its own metropolis and district sections"),
        ("god", lambda _: [], "god: there must be 1 to 8 of them"),
        ("metropolis", entry(2, shops=[]), "metropolis 3: there must be 4 shops, not 0"),
        ("metropolis", entry(2, shops=7), "metropolis 3: shops must be a list"),
        ("metropolis", lambda boards: [7, *boards[1:]], "metropolis 1: must be a table with shops"),
        ("district", lambda tiles: tiles[1:], "district: there must be 40 of them, not 39"),
        ("district", entry(39, cost=3), "district 40: cost must be a whole number from 0 to 2, not 3"),
        ("district", entry(39, cost=True), "district 40: cost must be a whole number from 0 to 2, not True"),
        ("district", entry(5, shops=[]), "district 6: there must be 1 to 3 shops, not 0"),
        ("district", lambda tiles: [{"cost": 1}, *tiles[1:]], "district 1: shops is missing"),
        ("district", shop(gain="gold"), "district 1, shop 0: gain must be one of debens, .*, not 'gold'"),
        ("district", shop(gain=None), "district 1, shop 0: a shop is a table with needs and gain"),
        ("district", shop(needs=["B"]), "district 1, shop 0: needs must be 1 to 3 out of A, C, G, P, any"),
        ("district", shop(needs=["A"] * 4), "district 1, shop 0: needs must be 1 to 3 out of"),
        ("district", shop(value=0), "district 1, shop 0: value must be a whole number from 1 to 63, not 0"),
        ("district", shop(value=None), "district 1, shop 0: a shop that gives debens has exactly gain, needs, value"),
        ("district", shop(gain="statue", value=None, gods=["Seth"]), "district 1, shop 0: gods must be out of god_A"),
        ("district", shop(gain="exchange", value=None, options=["A", "A"]), "options must not name anything twice"),
        ("district", shop(gain="debens_per", of="X"), "district 1, shop 0: of must be out of A, C, G, P"),
    ],
)
def test_what_is_wrong_in_a_box_is_told_with_the_name_of_the_entry(section: str, wrong: Any, problem: str) -> None:
    with pytest.raises(BadOptions, match=problem):
        FERTILITY.new(2, 1, setup={"components": broken(section, wrong)})


def test_a_box_that_is_no_table_or_has_unknown_sections_is_refused() -> None:
    with pytest.raises(BadOptions, match="components are a table"):
        change(BOX, [])
    with pytest.raises(BadOptions, match="there is no section 'limits'; there are valley_board, tiles"):
        change(BOX, {"limits": {}})


def test_tiles_of_ones_own_do_not_go_with_another_tile_set() -> None:
    with pytest.raises(BadOptions, match="goes with tile_set seed-literal only"):
        FERTILITY.new(2, 1, {"tile_set": "with-doubles"}, {"components": {"tiles": {"AC": 50}}})
    kept = FERTILITY.new(2, 1, {"tile_set": "with-doubles"}, {"components": {}})
    assert kept.unpacked().tile_counts[0] == 5


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    for text in (b"[[valley_board", b"\xff"):
        file.write_bytes(text)
        with pytest.raises(BadOptions, match="cannot be read"):
            load_components(file)
    with pytest.raises(BadOptions, match="cannot be read"):
        load_components(tmp_path / "nothing.toml")
    file.write_text("[tiles]\nAC = 1\n", "utf-8")
    with pytest.raises(BadOptions, match="tiles: there must be 50 of them, not 1"):
        load_components(file)
