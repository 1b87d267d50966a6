"""Every language says all that English says, with the same variables, and nothing besides. Rules: web's tests."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import nomarch
from nomarch.core.components import load, ours
from nomarch.core.words import Words, language_of_the_system, languages
from tests.conformance.cases import random_positions, some_cases

ROOT = Path(__file__).parents[1]
COMPLETE = ("pl", "de", "cs")
"""The languages that must have everything."""
FOLDERS = {
    "the table": ROOT / "web" / "src" / "words",
    "the terminal": ROOT / "src" / "nomarch" / "cli" / "words",
    "the engine": ROOT / "src" / "nomarch" / "core" / "words",
    **{name: ROOT / "src" / "nomarch" / "games" / name / "words" for name in nomarch.games()},
}
FOLDERS = {name: folder for name, folder in FOLDERS.items() if len([*folder.glob("*.ftl")]) > 1}
"""Where there is anything but English, there must be everything."""
LANGUAGES = sorted({*COMPLETE, *(file.stem for folder in FOLDERS.values() for file in folder.glob("*.ftl"))} - {"en"})
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gil", "Hal", "Ida", "Jon"]


class Reader(Visitor):  # type: ignore[misc]
    """Notes the variables of a message, and the plural forms that it tells apart."""

    def __init__(self, message: ast.Message) -> None:
        self.variables: set[str] = set()
        self.forms: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        """A name and its `_id` are one variable: a language chooses which of them it needs."""
        self.variables.add(node.id.name.removesuffix("_id"))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        """The keys of its variants."""
        self.forms |= {key for each in node.variants if (key := getattr(each.key, "name", "")) in CATEGORIES}
        self.generic_visit(node)


@cache
def catalogue(name: str, language: str) -> dict[str, Reader]:
    """The messages of a catalogue; what is no message at all fails."""
    entries = FluentParser().parse((FOLDERS[name] / f"{language}.ftl").read_text("utf-8")).body
    assert [entry.content for entry in entries if isinstance(entry, ast.Junk)] == []
    messages = [entry for entry in entries if isinstance(entry, ast.Message)]
    assert len({message.id.name for message in messages}) == len(messages), "a message stands there twice"
    return {message.id.name: Reader(message) for message in messages}


@pytest.mark.parametrize("name", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_has_the_messages_of_the_english_one_with_their_variables(language: str, name: str) -> None:
    english, other = catalogue(name, "en"), catalogue(name, language)
    assert sorted(english.keys() - other.keys()) == [], "missing"
    assert sorted(other.keys() - english.keys()) == [], "superfluous"
    differing = {id: other[id].variables ^ english[id].variables for id in english}
    assert {id: names for id, names in differing.items() if names} == {}


@pytest.mark.parametrize("name", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_tells_apart_only_plurals_that_its_language_has(language: str, name: str) -> None:
    forms = {*Locale.parse(language).plural_form.tags, "other"}
    messages = catalogue(name, language)
    assert {id: read.forms - forms for id, read in messages.items() if read.forms - forms} == {}


@pytest.mark.parametrize("name", FOLDERS)
@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_every_message_can_be_said_with_any_numbers(language: str, name: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((FOLDERS[name] / f"{language}.ftl").read_text("utf-8")))
    for id, read in catalogue(name, language).items():
        for number in (0, 1, 2, 5, 22, 1.5):
            values = {key: number for each in read.variables for key in (each, f"{each}_id")}
            text, errors = bundle.format_pattern(bundle.get_message(id).value, values)
            assert errors == [] and (text or not read.variables), id


@cache
def happened(name: str) -> list[dict[str, Any]]:
    """The different events of random games with all options, as the seats and spectators saw them."""
    found: dict[str, dict[str, Any]] = {}
    for number, case in enumerate(case for case in some_cases() if case.name == name):
        for match in random_positions(case, number):  # noqa: B007  the last one is wanted
            pass
        for seat in (None, 0):
            for event in match.events(seat):
                plain = {key: value for key, value in event.items() if key != "after"}
                found.setdefault(repr(plain | ({"seat": 0} if "seat" in plain else {})), plain)
    return list(found.values())


@pytest.mark.parametrize("name", nomarch.games())
@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_what_happens_and_what_can_be_done_can_be_said(language: str, name: str) -> None:
    game = nomarch.game(name)
    events = happened(name)
    assert events
    said = [game.tell(event, NAMES, language) for event in events]
    said += [game.describe(action, NAMES, language) for action in game.vocabulary.actions]
    said += [part.told(game.words(language)) for part in ours(load(game.package))]
    assert [text for text in said if not text.strip() or re.search(r"[{}$]|\bNone\b", text)] == []


def test_the_languages_of_a_game_are_its_catalogues() -> None:
    assert languages("nomarch.games.camelup") == ["en", *(each for each in LANGUAGES)]


def test_what_a_language_lacks_is_said_in_english() -> None:
    assert Words("nomarch.games.camelup", "xx").say("name-blue") == "blue"
    with pytest.raises(KeyError):
        Words("nomarch.games.camelup", "xx").say("name-nothing")


@pytest.mark.parametrize(
    ("settings", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "de"}, "de"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "cs_CZ"}, "cs"),
    ],
)
def test_the_language_of_the_system(settings: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert language_of_the_system() == language
