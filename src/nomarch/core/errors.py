"""What can go wrong, told so that a person knows what was wrong, where, and what is allowed.

What a player can do wrong comes from a catalogue and can be told in every language; what is wrong with a file or a
program is told in English.
"""

from typing import Any, Self

from nomarch.core.words import words_of


class NomarchError(Exception):
    """Every error that a user's input can cause."""

    _said: tuple[str, str, dict[str, Any]] | None = None

    @classmethod
    def say(cls, message: str, package: str = "nomarch.core", **values: Any) -> Self:
        """An error whose sentence is a message of a package's catalogue."""
        error = cls(words_of(package).say(message, **values))
        error._said = (message, package, values)
        return error

    def told(self, language: str) -> str:
        """What was wrong, in this language if there is a catalogue that has it."""
        if self._said is None:
            return str(self)
        message, package, values = self._said
        return words_of(package, language).say(message, **values)


class UnknownGame(NomarchError):
    """There is no game of that name."""


class BadOptions(NomarchError):
    """The options, the number of players, the seed or the set-up given are not allowed."""


class BadAction(NomarchError):
    """The text or number is no action of this game at all."""


class IllegalAction(NomarchError):
    """The action exists but may not be played now; `clause` is the rule that forbids it."""

    def __init__(self, action: str, clause: str, sentence: str) -> None:
        super().__init__(f"{action} is not allowed now: {sentence} ({clause})")
        self.action = action
        self.clause = clause
        self.sentence = sentence


class BadRecord(NomarchError):
    """A file is no record of a game, or is damaged; `line` counts from 1."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line
        self.problem = problem


class BadTutorial(NomarchError):
    """A game's tutorial is not of the right form, or does not go as it says."""
