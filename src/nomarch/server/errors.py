"""What the server answers when something cannot be done: a stable code, a sentence, and the clause if a rule is the
reason."""

from typing import Any

from nomarch.core.errors import BadAction, BadOptions, BadRecord, IllegalAction, NomarchError, UnknownGame
from nomarch.core.words import languages

CODES = {
    "bad_request": 400,  # the request is not of the form that the interface describes
    "bad_options": 400,  # options, players or seats that the game does not allow
    "bad_action": 400,  # a text that is no action of the game
    "bad_record": 400,  # an uploaded record that is damaged or wrong
    "not_allowed": 403,  # the link or session does not allow this
    "bad_password": 403,
    "bad_origin": 403,
    "not_found": 404,  # no such thing, or no link to it: the two are not told apart
    "wrong_method": 405,
    "illegal_action": 409,  # a rule forbids it now; `clause` says which
    "conflict": 409,  # the turn was played, or changed, by somebody else meanwhile
    "not_your_turn": 409,
    "wrong_state": 409,  # the table is not at the point where this can be done
    "seat_taken": 409,
    "name_taken": 409,
    "too_large": 413,
    "slow_down": 429,
    "unavailable": 503,  # the database does not answer, or the server is stopping
}
"""Every code there is, with its HTTP status."""


class Problem(Exception):
    """Something that the server refuses, and why."""

    def __init__(self, code: str, message: str, clause: str | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.status = CODES[code]
        self.message = message
        self.clause = clause

    def body(self) -> dict[str, Any]:
        """What the client gets."""
        return {"error": {"code": self.code, "message": self.message, "clause": self.clause}}


KINDS: tuple[tuple[type[NomarchError], str], ...] = (
    (UnknownGame, "not_found"),
    (BadAction, "bad_action"),
    (BadRecord, "bad_record"),
    (BadOptions, "bad_options"),
    (NomarchError, "bad_request"),
)


SPOKEN = languages("nomarch.core")


def language_of(wanted: str) -> str:
    """The first language of an Accept-Language header, if the engine speaks it; else English."""
    first = wanted.partition(",")[0].partition(";")[0].partition("-")[0].strip().lower()
    return first if first in SPOKEN else "en"


def problem(error: NomarchError, language: str = "en") -> Problem:
    """An error of the engine as the server tells it."""
    if isinstance(error, IllegalAction):
        return Problem("illegal_action", str(error), error.clause)
    code = next(code for kind, code in KINDS if isinstance(error, kind))
    return Problem(code, error.told(language))
