"""Tutorials: a game explained on a prepared position, in steps. A game's is the file `tutorial.toml` in its folder:

    players = 3
    seed = 7
    before = ["pyramid", "leg:blue"]    # what was played before the learner sits down

    [[steps]]
    name = "aim"                        # its text is the message `tutorial-aim`
    point = ["camel:blue"]              # what it is about, if anything: targets of actions, or pieces

    [[steps]]
    name = "bet"
    do = ["leg:blue"]                   # what the learner plays, one after the other; without it a step is only read
    then = ["pyramid", "pyramid"]       # what the others answer

The learner has seat 0. The chance of the seed and all actions being given, every step is a position of a real match;
`rehearse` plays it and tells what is wrong.
"""

import tomllib
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from importlib.resources import files
from typing import Any

from nomarch.core.errors import BadTutorial, NomarchError
from nomarch.core.game import Game
from nomarch.core.match import Match

FILE = "tutorial.toml"
LEARNER = 0
FEWEST_STEPS, MOST_STEPS = 8, 12


@dataclass(frozen=True)
class Step:
    """One step: what it is about, what the learner plays, and what the others answer."""

    name: str
    point: tuple[str, ...] = ()
    do: tuple[str, ...] = ()
    then: tuple[str, ...] = ()

    def data(self) -> dict[str, Any]:
        """The step as plain data."""
        return {key: list(value) if isinstance(value, tuple) else value for key, value in asdict(self).items()}


@dataclass(frozen=True)
class Tutorial:
    """A whole tutorial."""

    players: int
    seed: int
    steps: tuple[Step, ...]
    before: tuple[str, ...] = ()
    options: dict[str, Any] | None = None
    setup: dict[str, Any] | None = None


def load(game: Game) -> Tutorial | None:
    """The game's tutorial, None if it has none; BadTutorial if the file is not as it should be."""
    file = files(game.package).joinpath(FILE)
    return parse(file.read_text("utf-8")) if file.is_file() else None


def parse(text: str) -> Tutorial:
    """The tutorial that the text of such a file describes."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadTutorial(f"the tutorial is no TOML: {error}") from None
    steps = data.pop("steps", None)
    if not isinstance(steps, list) or not FEWEST_STEPS <= len(steps) <= MOST_STEPS:
        raise BadTutorial(f"a tutorial has {FEWEST_STEPS} to {MOST_STEPS} [[steps]]")
    checked = _checked(data, "the tutorial", HEADER, ("players", "seed"))
    tutorial = Tutorial(steps=tuple(_step(step, number) for number, step in enumerate(steps, 1)), **checked)
    names = [step.name for step in tutorial.steps]
    if len(set(names)) < len(names):
        raise BadTutorial("two steps have the same name")
    if tutorial.steps[-1].do:
        raise BadTutorial("the last step is only to be read: it takes leave")
    return tutorial


def _step(data: Any, number: int) -> Step:
    if not isinstance(data, dict):
        raise BadTutorial(f"step {number} is no table")
    step = Step(**_checked(data, f"step {number}", STEP, ("name",)))
    if step.then and not step.do:
        raise BadTutorial(f"step {number}: the others answer (then) only what the learner does (do)")
    return step


def _number(value: Any) -> Any:
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def _text(value: Any) -> Any:
    return value if isinstance(value, str) and value else None


def _texts(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) and all(_text(each) for each in value) else None


def _table(value: Any) -> Any:
    return value if isinstance(value, dict) else None


Kinds = dict[str, tuple[Callable[[Any], Any], str]]
HEADER: Kinds = {
    "players": (_number, "a number"),
    "seed": (_number, "a number"),
    "before": (_texts, "a list of actions"),
    "options": (_table, "a table"),
    "setup": (_table, "a table"),
}
STEP: Kinds = {
    "name": (_text, "a name"),
    "point": (_texts, "a list of targets"),
    "do": (_texts, "a list of actions"),
    "then": (_texts, "a list of actions"),
}


def _checked(data: dict[str, Any], where: str, kinds: Kinds, needed: tuple[str, ...]) -> dict[str, Any]:
    """The values, each of its kind, and nothing else."""
    for name in [*needed, *data]:
        if name not in kinds:
            raise BadTutorial(f"{where} has {name!r}; known are {', '.join(kinds)}")
        if name not in data or kinds[name][0](data[name]) is None:
            raise BadTutorial(f"{where}: {name} is {kinds[name][1]}")
    return {name: kinds[name][0](value) for name, value in data.items()}


def rehearse(game: Game, tutorial: Tutorial) -> Iterator[tuple[Step, Match]]:
    """Play the tutorial: each step with the match as the learner finds it. BadTutorial if anything in it is not allowed
    or is done by the wrong seat, if the learner may not know where it stands, or if the game is over."""
    match = game.new(tutorial.players, tutorial.seed, tutorial.options, tutorial.setup)
    for action in tutorial.before:
        _play(match, action, "before")
    for step in tutorial.steps:
        if match.over or match.known(LEARNER) is not match:
            raise BadTutorial(f"step {step.name}: the game is over, or the learner does not know how it stands")
        yield step, match
        for action in step.do:
            _play(match, action, f"step {step.name}, do", learner=True)
        for action in step.then:
            _play(match, action, f"step {step.name}, then", learner=False)


def _play(match: Match, action: str, where: str, learner: bool | None = None) -> None:
    if learner is not None and (match.to_move == LEARNER) is not learner:
        raise BadTutorial(f"{where}: {action} would be played by seat {match.to_move}")
    try:
        match.play(action)
    except NomarchError as error:
        raise BadTutorial(f"{where}: {error}") from None
