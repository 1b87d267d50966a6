"""`nomarch odds` and the text forms of a situation."""

import io
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console

from nomarch.cli import main
from nomarch.games.camelup.components import LETTERS
from nomarch.games.camelup.odds import BadPosition, Situation, race_odds
from nomarch.games.camelup.odds.picture import show
from tests.camelup.positions import A

WRONG: list[tuple[dict[str, Any], str, int]] = [
    ({"position": "1:GYO 3:BX"}, "The camels are", 9),
    ({"position": "1:gyo 3:BW"}, "The camels are", 2),
    ({"position": "1:GYO 3:BWG"}, "a second time", 10),
    ({"position": "1:GYO 3:B"}, "Missing: W", 9),
    ({"position": ""}, "Missing: B, G, O, W, Y", 0),
    ({"position": "0:GYO 3:BW"}, "from 1 to 16", 0),
    ({"position": "1:GYO 17:BW"}, "from 1 to 16", 6),
    ({"position": "1:GYO 21:BW", "track": 20}, "from 1 to 20", 6),
    ({"position": "1:GYO x:BW"}, "from 1 to 16", 6),
    ({"position": "1:GYO -3:BW"}, "from 1 to 16", 6),
    ({"position": "1:GYO ٣:BW"}, "from 1 to 16", 6),
    ({"position": "1:GYO 1:BW"}, "camels stand already", 6),
    ({"position": "1:GYO 3BW"}, "from 1 to 16", 6),
    ({"position": "1:GYO 3"}, "colon is missing", 7),
    ({"position": "1:GYO 3: BW"}, "camel is missing", 8),
    ({"position": "1:GYO 3:B||W"}, "camel is missing", 10),
    ({"position": A, "tiles": "1+"}, "from 2 to 16", 0),
    ({"position": A, "tiles": "5+ 17-"}, "from 2 to 16", 3),
    ({"position": A, "tiles": "5+ 6-"}, "neighbouring", 3),
    ({"position": A, "tiles": "5+ 5-"}, "a desert tile lies already", 3),
    ({"position": A, "tiles": "5+ 3-"}, "camels stand already", 3),
    ({"position": A, "tiles": "5"}, "ends with + or -", 0),
    ({"position": A, "tiles": "5+ x-"}, "from 2 to 16", 3),
    ({"position": A, "rolled": "BGX"}, "The camels are", 2),
    ({"position": A, "rolled": "BGB"}, "a second time", 2),
    ({"position": A, "extra": "GZ", "track": 20}, "The camels are", 1),
    ({"position": A, "extra": "GG", "track": 20}, "a second time", 1),
    ({"position": A, "camera": "3"}, "camels stand already", 0),
    ({"position": A, "camera": "here"}, "from 1 to 16", 0),
    ({"position": A, "tiles": "7+", "referee": "7"}, "a desert tile lies already", 0),
    ({"position": A, "camera": "6", "referee": "6"}, "the camera is already", 0),
    ({"position": A, "track": 18}, "16 or 20 spaces", 0),
]


@pytest.mark.parametrize(("written", "allowed", "index"), WRONG)
def test_a_malformed_situation_is_refused_with_a_caret_at_the_mistake(
    written: dict[str, Any], allowed: str, index: int
) -> None:
    """CU-17.2"""
    with pytest.raises(BadPosition) as caught:
        Situation.parse(**written)
    sentence, text, caret = str(caught.value).splitlines()
    assert allowed in sentence
    assert caught.value.index == index
    assert caret.index("^") == len(text) - len(caught.value.text) + index


@st.composite
def situations(draw: st.DrawFn) -> Situation:
    """Any situation that can be written."""
    track = draw(st.sampled_from((16, 20)))
    stacks: dict[int, list[str]] = {}
    for camel in draw(st.permutations(LETTERS)):
        lanes = stacks.setdefault(draw(st.integers(1, track)), [""])
        if lanes[-1] and draw(st.booleans()):
            lanes.append("")
        lanes[-1] += camel
    free = [space for space in range(2, track + 1) if space not in stacks]
    things = draw(st.lists(st.sampled_from(free), unique=True, max_size=6))
    tiles = [space for space in things[2:] if not {space - 1, space + 1} & set(things[2:])]
    return Situation.parse(
        position=" ".join(f"{space}:{'|'.join(lanes)}" for space, lanes in stacks.items()),
        tiles=" ".join(f"{space}{draw(st.sampled_from('+-'))}" for space in tiles),
        rolled="".join(draw(st.sets(st.sampled_from(LETTERS)))),
        extra="".join(draw(st.sets(st.sampled_from(LETTERS)))),
        camera=str(things[0]) if things else "",
        referee=str(things[1]) if len(things) > 1 else "",
        track=track,
    )


@given(situations())
def test_a_situation_written_and_read_again_is_the_same(situation: Situation) -> None:
    """CU-17.2"""
    assert Situation.parse(**situation.texts()) == situation


NEARLY = st.text("0123456789:|+- BGOWYbx", max_size=24) | st.text(max_size=8)
NAMES = ("position", "tiles", "rolled", "extra", "camera", "referee")


@given(st.sampled_from(NAMES), NEARLY, st.sampled_from((16, 20)))
def test_any_text_is_read_or_refused_at_a_place_within_it(name: str, text: str, track: int) -> None:
    written: dict[str, Any] = {"position": A, name: text, "track": track}
    try:
        situation = Situation.parse(**written)
    except BadPosition as error:
        assert error.name == name
        assert error.text == text
        assert 0 <= error.index <= len(text)
        assert len(str(error).splitlines()) == 3
    else:
        assert Situation.parse(**situation.texts()) == situation


# The command


def odds(capsys: pytest.CaptureFixture[str], *options: str, code: int = 0) -> str:
    """What the command prints, on stderr if it fails."""
    assert main(["odds", "camelup", *options]) == code
    printed = capsys.readouterr()
    assert not (printed.out if code else printed.err)
    return printed.err if code else printed.out


def test_json_has_the_leg_in_counts_and_the_race_in_chances(capsys: pytest.CaptureFixture[str]) -> None:
    """CU-17.7 to CU-17.9, CU-17.29, CU-17.11"""
    data = json.loads(odds(capsys, "--position", A, "--tiles", "5+ 7-", "--json"))
    assert set(data) == {"total", "places", "race_ends", "landings", "race"}
    assert data["total"] == 29160
    assert data["places"]["G"] == [2583, 2319, 3846, 6938, 13474]
    assert data["race_ends"] == 0
    assert data["landings"] == {"5": 25164, "7": 10673}
    assert set(data["race"]) == {"win", "lose"}
    assert sum(data["race"]["win"].values()) == pytest.approx(1)
    assert set(data["race"]["lose"]) == set(LETTERS)


def test_json_of_the_longer_track_has_module_1_in_force(capsys: pytest.CaptureFixture[str]) -> None:
    """CU-17.28"""
    data = json.loads(odds(capsys, "--track", "20", "--position", A, "--rolled", "", "--extra", "G", "--json"))
    assert data["total"] == 349920
    assert data["places"]["B"] == [38066, 66865, 86126, 93822, 65041]


def test_json_tells_of_photo_and_line_up_when_there_can_be_any(capsys: pytest.CaptureFixture[str]) -> None:
    """CU-17.10: O9"""
    given = ("--position", A, "--tiles", "5+ 8-", "--camera", "7", "--referee", "6", "--json")
    data = json.loads(odds(capsys, *given))
    assert data["photo"] == {"camels": 18016, "taken": 13504}
    assert data["line_up"] == {"happens": 27492}


def test_the_picture_shows_track_places_and_limits(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """CU-17.26, CU-17.27: it says what is not part of the model."""
    monkeypatch.setenv("COLUMNS", "80")
    given = ("--position", "7:BW 9:Y|O|G", "--tiles", "11-", "--camera", "12", "--referee", "10")
    lines = [line.rstrip() for line in odds(capsys, *given).splitlines()]
    assert max(map(len, lines)) <= 80
    assert lines[2].split() == ["W"]
    assert lines[3].split() == ["B", "YOG", "ref", "-1", "cam"]
    assert lines[4].split() == [str(space) for space in range(1, 17)]
    shown = " ".join(lines)
    for part in ("orange", "1st", "wins it", "The race ends in this leg: ", "comes last", "mirage on 11"):
        assert part in shown
    assert "Desert tiles and adrenaline of legs to come are not part of the race's model" in shown
    assert "CU-2.7" not in shown


def test_the_picture_says_that_the_extra_dice_are_a_reconstruction(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """CU-2.7"""
    monkeypatch.setenv("COLUMNS", "80")
    shown = odds(capsys, "--track", "20", "--position", "18:BGOWY", "--rolled", "BGOWY")
    assert "The pyramid is empty" in shown
    assert "CU-2.7" in shown
    assert max(len(line.rstrip()) for line in shown.splitlines()) <= 80


def test_the_picture_is_drawn_where_only_ascii_can_be_shown() -> None:
    shown = io.TextIOWrapper(io.BytesIO(), "ascii")
    situation = Situation.parse(A, tiles="5+ 7-")
    show(situation, race_odds(situation), Console(file=shown, width=80))
    shown.seek(0)
    assert "# " in shown.read()


def test_a_malformed_position_ends_the_command_with_the_place_of_the_mistake(
    capsys: pytest.CaptureFixture[str],
) -> None:
    message = odds(capsys, "--position", "1:GYO 3:BX", code=2)
    assert message.splitlines()[1:] == ["    1:GYO 3:BX", "             ^"]
    assert "The camels are B, G, O, W, Y" in message


def test_the_example_of_the_documentation_runs_with_an_extra_die_on_sixteen_spaces(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """CU-17.28: an extra die in the pyramid puts module 1 in force, so that later legs have extra dice too."""
    arguments = ("--track", "16", "--position", A, "--tiles", "5+ 7-", "--rolled", "", "--extra", "G", "--json")
    data = json.loads(odds(capsys, *arguments))
    assert data["total"] == 349_920 and set(data["landings"]) == {"5", "7"}
    assert sum(data["race"]["win"].values()) == pytest.approx(1)
    assert Situation.parse(A, extra="G").module_dice and not Situation.parse(A).module_dice


def test_the_worth_of_actions_is_told_to_a_player_who_holds_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    """CU-17.16, CU-17.17, CU-17.18: the values V3 of the rules, and those of desert tiles beside them."""
    data = json.loads(odds(capsys, "--position", A, "--values", "--json"))
    values = data["values"]
    assert values["leg:white"] == pytest.approx(43730 / 29160) and values["leg:green"] == pytest.approx(-10322 / 29160)
    assert values["pyramid"] == 1 and values["race:winner:blue"] == 0
    assert values["desert:4:oasis"] == pytest.approx(37629 / 29160) and "desert:3:oasis" not in values
    text = " ".join(odds(capsys, "--position", A, "--values").split())
    assert "Worth of actions" in text and "+1.50 leg:white" in text
