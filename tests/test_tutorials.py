"""Every game's tutorial is played step by step; what is wrong with one is told."""

import re
from pathlib import Path

import pytest

import nomarch
from nomarch.core import tutorial
from nomarch.core.errors import BadTutorial
from nomarch.core.words import Words, languages

DRAWINGS = Path(__file__).parents[1] / "web" / "src" / "games"
PARTS = ("own",)
"""What else can be pointed at: what lies in front of the learner."""
MOST_WORDS = 40
GOOD = (Path(__file__).parents[1] / "src/nomarch/games/camelup" / tutorial.FILE).read_text("utf-8")


def lessons(name: str) -> tutorial.Tutorial:
    found = tutorial.load(nomarch.game(name))
    assert found is not None, "every game has a tutorial"
    return found


def pieces(name: str) -> re.Pattern[str]:
    """The names of the things that the game's board draws as moving, such as `camel:{colour}`."""
    drawn = [file.read_text("utf-8") for file in (DRAWINGS / name).glob("*.svelte")]
    names = re.findall(r'data-piece="([^"]+)"', "".join(drawn))
    patterns = [re.sub(r"\\\{.*?\\\}", ".+", re.escape(each)) for each in names]
    return re.compile("|".join(patterns) or "nothing at all")


@pytest.mark.parametrize("name", nomarch.games())
def test_a_tutorial_can_be_played_and_points_at_things_of_the_game(name: str) -> None:
    game, found = nomarch.game(name), lessons(name)
    targets = {action.target for action in game.vocabulary.actions}
    drawn = pieces(name)
    played = []
    for step, match in tutorial.rehearse(game, found):
        played.append(step.name)
        assert [at for at in step.point if at not in targets and at not in PARTS and not drawn.fullmatch(at)] == []
        legal = [str(action) for action in match.legal()]
        assert not step.do or (match.to_move == tutorial.LEARNER and step.do[0] in legal)
    assert played == [step.name for step in found.steps]
    assert 8 <= len(played) <= 12
    assert sum(bool(step.do) for step in found.steps) >= 3, "one learns by doing"


@pytest.mark.parametrize("name", nomarch.games())
@pytest.mark.parametrize("language", ["en", "pl", "de", "cs"])
def test_every_step_has_a_short_text_in_every_language_and_there_are_no_others(language: str, name: str) -> None:
    package = f"nomarch.games.{name}"
    assert language in languages(package)
    catalogue = (Path(nomarch.__file__).parent / "games" / name / "words" / f"{language}.ftl").read_text("utf-8")
    assert re.findall(r"^tutorial-(\S+)", catalogue, re.MULTILINE) == [step.name for step in lessons(name).steps]
    words = Words(package, language)
    texts = {step.name: words.say(f"tutorial-{step.name}") for step in lessons(name).steps}
    assert {step: text for step, text in texts.items() if not 8 <= len(text.split()) < MOST_WORDS} == {}
    english = Words(package).say("tutorial-welcome")
    assert language == "en" or texts["welcome"] != english


@pytest.mark.parametrize(
    ("text", "replaced", "message"),
    [
        ("players = 3", "players = = 3", "no TOML"),
        ("players = 3", "", "the tutorial: players is a number"),
        ("seed = 226", 'seed = "226"', "the tutorial: seed is a number"),
        ("seed = 226", "seed = 226\ncolour = 1", "the tutorial has 'colour'; known are players, seed, before"),
        ('name = "stack"', "", "step 2: name is a name"),
        ('name = "stack"', 'name = "dice"', "two steps have the same name"),
        ('point = ["pyramid"]', 'point = "pyramid"', "step 3: point is a list of targets"),
        ('do = ["leg:green"]', "", "step 4: the others answer"),
        ('name = "farewell"', 'name = "farewell"\ndo = ["pyramid"]', "the last step is only to be read"),
    ],
)
def test_a_tutorial_of_the_wrong_form_is_refused_with_the_reason(text: str, replaced: str, message: str) -> None:
    assert text in GOOD
    with pytest.raises(BadTutorial, match=re.escape(message)):
        tutorial.parse(GOOD.replace(text, replaced, 1))


@pytest.mark.parametrize("steps", [7, 13])
def test_a_tutorial_has_eight_to_twelve_steps(steps: int) -> None:
    text = "players = 2\nseed = 1\n" + "".join(f'[[steps]]\nname = "s{number}"\n' for number in range(steps))
    with pytest.raises(BadTutorial, match="8 to 12"):
        tutorial.parse(text)


@pytest.mark.parametrize(
    ("text", "replaced", "message"),
    [
        ('do = ["leg:green"]', 'do = ["desert:10:oasis"]', "step leg, do: desert:10:oasis is not allowed now"),
        ('do = ["leg:green"]', 'do = ["leg:purple"]', "step leg, do: 'leg:purple' is no action"),
        ('do = ["leg:green"]', 'do = ["leg:green", "leg:green"]', "leg:green would be played by seat 1"),
        ('then = ["leg:green", "race:winner:green"]', 'then = ["leg:green"]', "would be played by seat 2"),
        ('"pyramid", "leg:white",', '"pyramid", "leg:purple",', "before: 'leg:purple' is no action"),
    ],
)
def test_a_tutorial_that_does_not_go_as_it_says_is_refused_with_the_step(
    text: str, replaced: str, message: str
) -> None:
    assert text in GOOD
    bad = tutorial.parse(GOOD.replace(text, replaced, 1))
    with pytest.raises(BadTutorial, match=re.escape(message)):
        list(tutorial.rehearse(nomarch.game("camelup"), bad))


def test_a_game_without_a_tutorial_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tutorial, "FILE", "nothing.toml")
    assert tutorial.load(nomarch.game("camelup")) is None
