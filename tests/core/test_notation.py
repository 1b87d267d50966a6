"""Records in files: they round-trip, and damage of any kind gives BadRecord with the line."""

import json
import os
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import nomarch
from nomarch import BadRecord, Match
from nomarch.core.notation import checksum


def short_match() -> Match:
    match = nomarch.game("camelup").new(3, seed=5, options={"dice": True, "referee": True})
    for text in ("ref:12", "leg:blue", "pyramid", "race:winner:green", "desert:14:mirage", "pyramid"):
        match.play(text)
    return match


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "x.nomarch"
    short_match().save(path)
    return path


def load(data: bytes) -> Match:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "x.nomarch"
        path.write_bytes(data)
        return nomarch.load(path)


def lines_of(path: Path) -> list[str]:
    return path.read_text("utf-8").splitlines()


def test_the_file_is_a_header_and_one_action_a_line(saved: Path) -> None:
    header, *actions = [json.loads(line) for line in lines_of(saved)]
    assert header["game"] == "camelup" and header["players"] == 3 and header["seed"] == 5
    assert actions == ["ref:12", "leg:blue", "pyramid", "race:winner:green", "desert:14:mirage", "pyramid"]
    assert sorted(os.listdir(saved.parent)) == ["x.nomarch"]


def test_a_record_written_by_hand_needs_no_check_no_options_and_no_end() -> None:
    text = '{"nomarch": 1, "game": "camelup", "players": 2, "seed": 1}\n"leg:blue"\n"leg:blue"'
    assert len(load(text.encode()).actions) == 2


def test_a_given_setup_is_kept(tmp_path: Path) -> None:
    match = nomarch.game("camelup").new(2, seed=1, setup={"camels": "1:GYO 3:BW"})
    match.play("pyramid")
    match.save(tmp_path / "x.nomarch")
    assert nomarch.load(tmp_path / "x.nomarch").states.tobytes() == match.states.tobytes()


def test_where_chance_began_anew_is_kept(tmp_path: Path) -> None:
    match = short_match().at(2)
    match.renew(3)
    match.replay(["pyramid", "pyramid"], [(3, 4), (4, 7)])
    match.save(tmp_path / "x.nomarch")
    loaded = nomarch.load(tmp_path / "x.nomarch")
    assert loaded.renewals == [(2, 3), (3, 4), (4, 7)]
    assert loaded.states.tobytes() == match.states.tobytes()


@pytest.mark.parametrize("seed", [0, 7, (1 << 256) - 1])
def test_seeds_of_any_size_come_back(seed: int, tmp_path: Path) -> None:
    nomarch.game("camelup").new(2, seed=seed).save(tmp_path / "x.nomarch")
    assert nomarch.load(tmp_path / "x.nomarch").seed == seed


BAD_HEADERS = [
    "",
    "[]",
    "7",
    "{}",
    '{"nomarch": 1}',
    '{"nomarch": 2, "game": "camelup", "players": 2, "seed": 1}',
    '{"nomarch": true, "game": "camelup", "players": 2, "seed": 1}',
    '{"nomarch": 1, "game": "chess", "players": 2, "seed": 1}',
    '{"nomarch": 1, "game": "../camelup", "players": 2, "seed": 1}',
    '{"nomarch": 1, "game": "camelup", "players": 1, "seed": 1}',
    '{"nomarch": 1, "game": "camelup", "players": "2", "seed": 1}',
    '{"nomarch": 1, "game": "camelup", "players": 2, "seed": -1}',
    '{"nomarch": 1, "game": "camelup", "players": 2, "seed": 1e3}',
    '{"nomarch": 1, "game": "camelup", "players": 2, "seed": NaN}',
    '{"nomarch": 1, "game": "camelup", "players": 2, "seed": ' + "9" * 5000 + "}",
    '{"nomarch": 1, "game": "camelup", "players": 2, "seed": 1, "seed": 2}',
    '{"nomarch": 1, "game": "camelup", "players": 2, "seed": 1, "author": "me"}',
    '{"nomarch": 1, "game": "camelup", "players": 2, "seed": 1, "options": {"dice": 1}}',
    '{"nomarch": 1, "game": "camelup", "players": 2, "seed": 1, "options": {"adrenaline": true}}',
    '{"nomarch": 1, "game": "camelup", "players": 2, "seed": 1, "setup": {"camels": "4:BGOYW"}}',
    '{"nomarch": 1, "game": "camelup", "players": 2, "seed": 1, "setup": {"camels": 7}}',
    '{"nomarch": 1, "game": "camelup", "players": 2, "seed": 1, "check": "0"}',
    '{"nomarch": 1, "game": "camelup", "players": 2, "seed": 1, "renewals": {}}',
    '{"nomarch": 1, "game": "camelup", "players": 2, "seed": 1, "renewals": [0]}',
    '{"nomarch": 1, "game": "camelup", "players": 2, "seed": 1, "renewals": [[0, true]]}',
    '{"nomarch": 1, "game": "camelup", "players": 2, "seed": 1, "renewals": [[0, 0]]}',
    '{"nomarch": 1, "game": "camelup", "players": 2, "seed": 1, "renewals": [[1, 1]]}',
    '{"nomarch": 1, "game": "camelup", "players": 2, "seed": 1, "renewals": [[0, 2], [0, 2]]}',
    "[" * 100_000,
]


@pytest.mark.parametrize("header", BAD_HEADERS, ids=lambda header: header[:70] or "empty")
def test_a_wrong_header_is_told_with_line_1(header: str) -> None:
    with pytest.raises(BadRecord) as error:
        load(header.encode())
    assert error.value.line == 1 and str(error.value).startswith("line 1: ")


@pytest.mark.parametrize(
    "line", ["leg:blue", "7", "null", '["leg:blue"]', '"leg:purple"', '"desert:1:oasis"', '"ref:3"', ""]
)
def test_a_wrong_action_is_told_with_its_line(line: str, saved: Path) -> None:
    lines = lines_of(saved)
    lines[3] = line
    with pytest.raises(BadRecord) as error:
        load("\n".join(lines).encode())
    assert error.value.line == 4


def test_bytes_that_are_no_text_are_told_with_their_line(saved: Path) -> None:
    lines = saved.read_bytes().split(b"\n")
    lines[2] = b'"\xff"'
    with pytest.raises(BadRecord) as error:
        load(b"\n".join(lines))
    assert error.value.line == 3


FUZZ = settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


@FUZZ
@given(st.data())
def test_any_changed_byte_is_found(saved: Path, data: st.DataObject) -> None:
    whole = bytearray(saved.read_bytes())
    place = data.draw(st.integers(0, len(whole) - 1))
    whole[place] ^= data.draw(st.integers(1, 255))
    _must_be_found(saved, bytes(whole))


@FUZZ
@given(st.data())
def test_any_missing_doubled_or_strange_piece_is_found(saved: Path, data: st.DataObject) -> None:
    whole = saved.read_bytes()
    start = data.draw(st.integers(0, len(whole) - 1))
    end = data.draw(st.integers(start, len(whole)))
    piece = data.draw(st.sampled_from([b"", whole[start:end] * 2]) | st.binary(max_size=20))
    _must_be_found(saved, whole[:start] + piece + whole[end:])


def _must_be_found(saved: Path, damaged: bytes) -> None:
    """A damaged file is refused; a change that JSON does not see, such as a blank, is none."""
    try:
        match = load(damaged)
    except BadRecord:
        return
    original = nomarch.load(saved)
    assert match.actions == original.actions and match.states.tobytes() == original.states.tobytes()


@FUZZ
@given(st.binary(max_size=200))
def test_any_bytes_at_all_give_bad_record(data: bytes) -> None:
    with pytest.raises(BadRecord):
        load(data)


@FUZZ
@given(st.lists(st.text(max_size=30), max_size=5))
def test_any_action_texts_after_a_good_header_give_bad_record(texts: list[str]) -> None:
    header = '{"nomarch": 1, "game": "camelup", "players": 2, "seed": 1}'
    actions = [*texts, "no action"]
    with pytest.raises(BadRecord):
        load("\n".join([header, *map(json.dumps, actions)]).encode())


def test_the_check_covers_header_and_actions() -> None:
    header = {"game": "camelup", "seed": 1}
    assert checksum(header, ["a"]) != checksum(header, ["b"]) != checksum({**header, "seed": 2}, ["b"])
