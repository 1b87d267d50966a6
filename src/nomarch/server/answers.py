"""What the HTTP interface answers, as its OpenAPI description says."""

from typing import Any

from fastapi import Response
from pydantic import BaseModel

from nomarch.server.errors import CODES, Problem
from nomarch.server.table import encode


class Error(BaseModel):
    """Why something was refused: a stable code, a sentence, and the clause if a rule is the reason."""

    code: str
    message: str
    clause: str | None


class ErrorBody(BaseModel):
    """The body of every refusal."""

    error: Error


class Message(BaseModel):
    """How a table stands for whoever asks; the WebSocket sends the same. Without a game yet, the part from `view` to
    `clocks` is missing; `table` and `chat` are missing where nothing of them has changed, `lesson` where the table
    is no tutorial."""

    type: str
    number: int
    turn: int
    seat: int | None
    view: dict[str, Any] | None = None
    legal: list[list[str]] | None = None
    steps: list[str] | None = None
    last: int | None = None
    first_event: int | None = None
    events: list[dict[str, Any]] | None = None
    lesson: dict[str, Any] | None = None
    clocks: dict[str, Any] | None = None
    table: dict[str, Any] | None = None
    chat: list[dict[str, Any]] | None = None


class Moment(BaseModel):
    """The game as it stood after so many actions, as the seat could see it then."""

    played: int
    view: dict[str, Any]
    events: list[dict[str, Any]]


class NewLinks(BaseModel):
    """A new table: its name, the hash of its seed, and its links, which are shown this once."""

    table: str
    commitment: str
    host: str
    spectator: str
    seats: list[str | None]


class Done(BaseModel):
    """It was done, and is durable."""

    seat: int | None = None
    link: str | None = None
    rematch: str | None = None


class Refusal(BaseModel):
    """Why an action is not allowed now; both null if it is."""

    clause: str | None
    message: str | None


class Result(BaseModel):
    """How a game ended: scores, places and winners by seat, the score sheet, and the scores after each action."""

    scores: list[int]
    ranking: list[int]
    winners: list[int]
    sheet: list[dict[str, int]]
    history: list[list[int]]


class Fairness(BaseModel):
    """A whole game played again from its seed: how many actions, all of them allowed, how often chance began anew
    after something was taken back, and the hash of the seed beside the one that was shown from the start."""

    actions: int
    renewals: int
    hash: str
    shown: str


class Advice(BaseModel):
    """Charts with a row of chances for each thing, and what each legal action is worth."""

    charts: list[dict[str, Any]]
    values: dict[str, float]


class Session(BaseModel):
    """A secret that stands for an account."""

    session: str


class Account(BaseModel):
    """Whose session it is."""

    name: str
    created: float


class AccountTable(BaseModel):
    """One of an account's games."""

    table: str
    game: str
    players: int
    status: str
    created: float
    seat: int
    place: int | None
    score: int | None


class Statistics(BaseModel):
    """How an account's finished games of one kind went."""

    game: str
    played: int
    won: int
    average_place: float
    average_score: float
    best_score: int


class Option(BaseModel):
    """Something that can be chosen before a game; without choices it is on or off."""

    name: str
    choices: list[str]
    default: bool | str
    about: str


class Verb(BaseModel):
    """A kind of action: the rule that grants it; its arguments in order, each a `number` or a `name`."""

    clause: str
    arguments: dict[str, str]


class Ours(BaseModel):
    """What is our reconstruction and no statement about the printed game: the game's message `ours-<subject>` says it,
    with the ids of the things concerned and with numbers, where there are any."""

    subject: str
    things: list[str]
    values: list[str]
    clause: str


class GameInfo(BaseModel):
    """A game: who it is for, what can be chosen, which bots there are, what can be done; which fields of events are
    secret, which values are ours, whether there are odds, how many steps its tutorial has (0: none), and how far its
    preparation is (null: it is ready)."""

    name: str
    title: str
    about: str
    length: str
    players: list[int]
    bots: list[str]
    options: list[Option]
    verbs: dict[str, Verb]
    secrets: dict[str, list[str]]
    ours: list[Ours]
    advice: bool
    tutorial: int
    preparing: float | None


class Health(BaseModel):
    """The server is well."""

    status: str


MEANING = {
    400: "The request is wrong",
    403: "Not allowed",
    404: "There is no such thing, or the link to it is not good",
    405: "Wrong method",
    409: "It does not fit how things stand, or a rule forbids it",
    413: "Too large",
    429: "Too often",
    503: "Try again later",
}
ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"model": ErrorBody, "description": MEANING[status]} for status in sorted(set(CODES.values()))
}
"""The refusals that every route can give."""


def json_answer(data: Any, status: int = 200) -> Response:
    """An answer in JSON."""
    return Response(encode(data), status, media_type="application/json")


def refused(problem: Problem) -> Response:
    """The answer to something refused."""
    return json_answer(problem.body(), problem.status)
