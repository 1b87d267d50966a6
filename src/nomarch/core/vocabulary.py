"""`Vocabulary`: every action of a game as a number, as text and as data.

    Vocabulary(
        Verb("leg", clause="CU-5.4", target="leg:{camel}", camel=COLOURS),
        Verb("desert", clause="CU-5.7", target="space:{space}", space=SPACES, side=SIDES),
    )

numbers the actions one after the other, the last argument running fastest: `leg:blue` is 0, `desert:2:oasis` 5,
`desert:2:mirage` 6, and so on.
"""

from dataclasses import dataclass, field
from itertools import product

import numpy as np

from nomarch.core.errors import BadAction

Argument = str | int


@dataclass(frozen=True)
class Action:
    """One action of a game; actions of one game compare by `id`."""

    id: int
    verb: str
    args: tuple[Argument, ...]
    names: tuple[str, ...] = field(repr=False)
    """What the arguments are, in the same order."""
    target: str
    """The thing on the table that the action touches, such as `space:7`."""
    clause: str
    """The rule that grants the action."""

    def __str__(self) -> str:
        return ":".join([self.verb, *map(str, self.args)])


class Verb:
    """A kind of action: its name, the rule that grants it, what it touches, and each argument with its values."""

    def __init__(self, name: str, clause: str, target: str, **arguments: tuple[Argument, ...]) -> None:
        self.name = name
        self.clause = clause
        self.target = target
        self.arguments = arguments

    def actions(self, first: int) -> list[Action]:
        """All actions of this kind, numbered from `first`."""
        names = tuple(self.arguments)
        return [
            Action(
                number, self.name, args, names, self.target.format(**dict(zip(names, args, strict=True))), self.clause
            )
            for number, args in enumerate(product(*self.arguments.values()), first)
        ]


class Vocabulary:
    """All actions of a game."""

    def __init__(self, *verbs: Verb) -> None:
        self.actions: list[Action] = []
        self._first: dict[str, int] = {}
        for verb in verbs:
            self._first[verb.name] = len(self.actions)
            self.actions += verb.actions(len(self.actions))
        self._by_text = {str(action): action for action in self.actions}

    def __len__(self) -> int:
        return len(self.actions)

    @property
    def words(self) -> int:
        """How many 64-bit words a mask of all actions has."""
        return (len(self) + 63) // 64

    def first(self, verb: str) -> np.int64:
        """The number of the first action of this kind, as a constant for the rules."""
        return np.int64(self._first[verb])

    def action(self, given: Action | int | str) -> Action:
        """The action given as itself, by number or by text; `BadAction` if there is none."""
        if isinstance(given, Action):
            given = given.id
        if isinstance(given, str):
            if (found := self._by_text.get(given)) is not None:
                return found
            raise self._unknown(given)
        if isinstance(given, bool) or not isinstance(given, int | np.integer):
            raise BadAction(f"an action is a number or a text, not {type(given).__name__}")
        if 0 <= given < len(self):
            return self.actions[given]
        raise BadAction(f"there is no action {given}; they are numbered 0 to {len(self) - 1}")

    def parse(self, text: str) -> int:
        """The number of the action with this text."""
        return self.action(text).id

    def text(self, number: int) -> str:
        """The text of the action with this number."""
        return str(self.action(number))

    def _unknown(self, text: str) -> BadAction:
        verb = text.partition(":")[0]
        if verb not in self._first:
            return BadAction.say("no-such-verb", given=repr(text), known=", ".join(self._first))
        same = [str(action) for action in self.actions if action.verb == verb]
        count = len(same)
        return BadAction.say("no-such-action", given=repr(text), count=count, first=same[0], last=same[-1])
