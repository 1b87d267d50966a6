"""What can go wrong, told so that a person knows what was wrong, where, and what is allowed."""


class NomarchError(Exception):
    """Every error that a user's input can cause."""


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
