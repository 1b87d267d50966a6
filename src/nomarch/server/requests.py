"""What can be sent at a table, the same by HTTP (`POST /api/tables/{table}/{do}`) and by WebSocket (`{"do": ...}`)."""

import unicodedata
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

MOST_SEATS = 16
LARGEST = 2**31 - 1


def _printable(text: str) -> str:
    """Text without control characters, and with at least one visible one."""
    cleaned = "".join(c if c == "\n" or unicodedata.category(c)[0] != "C" else " " for c in text).strip()
    if not cleaned:
        raise ValueError("there is nothing to see")
    return cleaned


Text = Annotated[str, StringConstraints(min_length=1, max_length=500), AfterValidator(_printable)]
Name = Annotated[str, StringConstraints(min_length=1, max_length=40), AfterValidator(_printable)]
Password = Annotated[str, StringConstraints(min_length=8, max_length=200)]
Level = Annotated[str, StringConstraints(min_length=1, max_length=40)]
Number = Annotated[int, Field(ge=0, le=LARGEST, strict=True)]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS, strict=True)]


class Body(BaseModel):
    """Something sent; nothing else may be in it."""

    model_config = ConfigDict(extra="forbid")


class SeatWish(Body):
    """Who shall sit at a seat: a person with a link of the seat's own, whoever comes first (open), or a bot."""

    kind: Literal["person", "open", "bot"]
    bot: Level | None = None


class Clock(Body):
    """So many seconds for each move, or a bank of seconds with an increment for each move."""

    kind: Literal["move", "bank"]
    seconds: Annotated[float, Field(gt=0, le=30 * 24 * 3600, allow_inf_nan=False)]
    increment: Annotated[float, Field(ge=0, le=3600, allow_inf_nan=False)] = 0


class NewTable(Body):
    """A table to open: a new game, or with `record` (the text of a .nomarch file) one to go on with."""

    game: Annotated[str, StringConstraints(min_length=1, max_length=40)]
    options: Annotated[dict[str, bool | str], Field(max_length=50)] = {}
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=MOST_SEATS)]
    clock: Clock | None = None
    record: str | None = None


class NewTutorial(Body):
    """A game to be learned."""

    game: Annotated[str, StringConstraints(min_length=1, max_length=40)]


class Sit(Body):
    """Sit down under a name; with the spectators' link also at which open seat."""

    name: Name
    seat: SeatNumber | None = None


class Play(Body):
    """An action by its text; `turn` as in the message that offered it."""

    action: Annotated[str, StringConstraints(min_length=1, max_length=200)]
    turn: Number


class Undo(Body):
    """Go back to the position after so many actions; by default to before one's own last action."""

    to: Number | None = None


class GoToStep(Body):
    """In a tutorial: back to the beginning of a step, or on to the next one; steps count from 0."""

    to: Number


class Answer(Body):
    """Agree to the proposal of this number, or not."""

    proposal: Number
    agree: bool


class Chat(Body):
    """Something to say, as plain text."""

    text: Text


class Leave(Body):
    """Leave the seat to a bot."""

    bot: Level


class Relink(Body):
    """A new link for a seat, or (null) for the spectators."""

    seat: SeatNumber | None = None


class Nothing(Body):
    """No particulars are needed."""


class Webhook(Body):
    """Where to send a notification when it is this seat's turn."""

    url: Annotated[str, StringConstraints(min_length=1, max_length=2000)]


class Credentials(Body):
    """A name and a password."""

    name: Name
    password: Password


class NewPassword(Body):
    """The old password and the new one."""

    old: Annotated[str, StringConstraints(max_length=200)]
    new: Password
