"""How a table stands: what follows from its header and its entries, and nothing else.

Every process that opens a table gets the same standing from the same entries.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import nomarch
from nomarch.core.match import Match
from nomarch.core.rng import commitment
from nomarch.server import undo
from nomarch.server.clocks import Clocks
from nomarch.server.ledgers import Ledger
from nomarch.server.lessons import ORIGIN, Lesson
from nomarch.server.storage import Entry, Header

Plain = dict[str, Any]
CHAT_KEPT = 200
MOVES = ("start", "play", "undo")
"""Entries by which the game goes on, or back."""
PLAIN_KINDS = ("play", "undo", "chat")
"""Entries that change nothing of the table itself, unless they end something."""
OPEN, RUNNING, OVER, ABANDONED = "open", "running", "over", "abandoned"


@dataclass
class Seat:
    """Who is at a seat."""

    kind: str
    """What was wished: person, bot or open."""
    name: str | None = None
    bot: str | None = None
    """The level of the bot that plays the seat now."""
    out_of_time: bool = False

    @property
    def taken(self) -> bool:
        """Whether somebody sits here."""
        return self.name is not None or self.kind == "bot"

    @property
    def person(self) -> bool:
        """Whether a person plays the seat now."""
        return self.kind != "bot" and self.bot is None

    def data(self) -> Plain:
        """What everybody at the table sees of it."""
        return {"kind": self.kind, "name": self.name, "bot": self.bot, "out_of_time": self.out_of_time}


class Standing:
    """A table after all its entries so far."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.game = nomarch.game(header.game)
        self.commitment = commitment(header.seed)
        self.seats = [Seat(each["kind"], bot=each.get("bot")) for each in header.seats]
        for seat in self.seats:
            seat.name = seat.bot.capitalize() if seat.kind == "bot" and seat.bot else None
        self.clocks = Clocks.of(header.clock, header.players)
        self.lesson = Lesson(header.beginning) if header.origin == ORIGIN and header.beginning else None
        """For a tutorial: how far it is."""
        self.status = OPEN
        self.paused = False
        self.match: Match | None = None
        self.actors: list[int] = []
        """Which seat played each of the match's actions."""
        self.number = 0
        """Of the last entry."""
        self.turn = 0
        """The entry that led to the position as it is."""
        self.proposal: Plain | None = None
        self.proposals = 0
        """How many there were."""
        self.rematch: str | None = None
        self.renewals = 0
        self.relinked: dict[int | None, int] = {}
        """When each seat (None: the spectators) last got a new link; whoever came by an older one must go."""
        self.webhooks: set[int] = set()
        """The seats that want to be notified."""
        self.chat: list[Plain] = []
        self._said_at: list[int] = []
        self._table_changed_at = 0
        self._undone_at: list[int] = []
        self._unaware: set[int | None] = set()
        """The seats for which the last undo changed nothing."""
        seats: list[int | None] = [None, *range(header.players)]
        if self.game.secret_decisions:
            self._ledgers = {seat: Ledger() for seat in seats}
        else:
            self._ledgers = dict.fromkeys(seats, Ledger())

    # Entries

    def apply(self, entry: Entry) -> None:
        """Add the next entry."""
        assert entry.number == self.number + 1, "entries come in order"
        before = (self.status, self.proposal)
        KINDS[entry.kind](self, entry)
        self.number = entry.number
        if entry.kind not in PLAIN_KINDS or before != (self.status, self.proposal):
            self._table_changed_at = entry.number
        for seat, ledger in self._ledgers.items() if self.game.secret_decisions else [(None, self._ledgers[None])]:
            events = 0 if self.match is None else self.match.happened(seat)
            ledger.add(self._told(seat, entry), entry.kind in MOVES, events)

    def _told(self, seat: int | None, entry: Entry) -> bool:
        """Whether a seat may know that there was this entry."""
        if entry.kind == "undo":
            return seat not in self._unaware
        return entry.kind != "play" or self.match is None or self.match.moments.knows(seat, len(self.match.actions))

    def ledger(self, seat: int | None) -> Ledger:
        """What the entries are called to a seat, or to a spectator."""
        return self._ledgers[seat]

    def mark(self, seat: int | None) -> tuple[int, bool]:
        """Changes whenever the seat is to be told something: a new entry, or that it may not know who is asked."""
        return self._ledgers[seat].number, self.match is not None and self.match.moments.hidden(seat)

    def _sit(self, entry: Entry) -> None:
        self._seat(entry).name = entry.data["name"]

    def _bot(self, entry: Entry) -> None:
        seat = self._seat(entry)
        seat.bot = entry.data["bot"]
        seat.out_of_time = entry.data["why"] == "time"
        self._run_clocks(entry.at)

    def _back(self, entry: Entry) -> None:
        self._seat(entry).bot = None
        self._run_clocks(entry.at)

    def _start(self, entry: Entry) -> None:
        header = self.header
        before = header.beginning or {"setup": None, "actions": [], "renewals": []}
        self.match = Match(self.game, header.players, header.seed, header.options, before["setup"])
        self._replay(before["actions"], before["renewals"])
        self.status = OVER if self.match.over else RUNNING
        self._moved(entry)

    def _replay(self, moves: list[str], renewals: list[list[int]]) -> None:
        """Play what had been played when the record was made that this table continues."""
        assert self.match is not None
        for played, action in enumerate([*moves, None]):
            for number in [number for after, number in renewals if after == played]:
                self.match.renew(number)
                self.renewals = number
            if action is not None and self.match.to_move is not None:
                self.actors.append(self.match.to_move)
                self.match.play(action)

    def _play(self, entry: Entry) -> None:
        assert self.match is not None and entry.seat is not None
        self.match.play(entry.data["action"])
        self.actors.append(entry.seat)
        if self.match.over:
            self.status = OVER
        if self.lesson:
            self.lesson.advance(self.played)
        self._moved(entry)

    def _undo(self, entry: Entry) -> None:
        assert self.match is not None
        to, renewal = entry.data["to"], entry.data["renewal"]
        before = self.match.moments
        self._unaware = {seat for seat in self._ledgers if before.last(seat) == to and not before.hidden(seat)}
        self.match = self.match.at(to)
        if renewal is not None:
            self.match.renew(renewal)
            self.renewals = renewal
        del self.actors[to:]
        if self.lesson:
            self.lesson.step = entry.data["step"]
        self._undone_at.append(entry.number)
        self._moved(entry)

    def _step(self, entry: Entry) -> None:
        assert self.lesson is not None
        self.lesson.step = entry.data["step"]

    def _moved(self, entry: Entry) -> None:
        assert self.match is not None
        self.turn = entry.number
        if all(self._told(seat, entry) for seat in self._ledgers):
            self.proposal = None  # what others may not know of lets it stand, or it would be seen
        self._run_clocks(entry.at)

    def _propose(self, entry: Entry) -> None:
        self.proposals += 1
        self.proposal = {**entry.data, "number": self.proposals, "by": entry.seat, "agreed": []}

    def _agree(self, entry: Entry) -> None:
        assert self.proposal is not None
        self.proposal["agreed"].append(entry.seat)

    def _decline(self, _entry: Entry) -> None:
        self.proposal = None

    def _pause(self, entry: Entry) -> None:
        self.paused = True
        self.proposal = None
        if self.clocks:
            self.clocks.pause(entry.at)

    def _resume(self, entry: Entry) -> None:
        self.paused = False
        self._run_clocks(entry.at)

    def _abandon(self, entry: Entry) -> None:
        self.status = ABANDONED
        self.proposal = None
        if self.clocks:
            self.clocks.pause(entry.at)

    def _chat(self, entry: Entry) -> None:
        self._said_at.append(entry.number)
        said = {"number": len(self._said_at), "seat": entry.seat, "at": round(entry.at, 3), "text": entry.data["text"]}
        self.chat.append(said)
        del self.chat[:-CHAT_KEPT]

    def _rematch(self, entry: Entry) -> None:
        self.rematch = entry.data["table"]

    def _relink(self, entry: Entry) -> None:
        self.relinked[entry.seat] = entry.number

    def _webhook(self, entry: Entry) -> None:
        assert entry.seat is not None
        if entry.data["on"]:
            self.webhooks.add(entry.seat)
        else:
            self.webhooks.discard(entry.seat)

    def _seat(self, entry: Entry) -> Seat:
        assert entry.seat is not None
        return self.seats[entry.seat]

    def _run_clocks(self, now: float) -> None:
        if self.clocks:
            seat = self.to_move
            person = seat if seat is not None and self.seats[seat].person else None
            if self.in_secret:
                self.clocks.run_secretly(person, self.turn, now)
            else:
                self.clocks.run(person, now)

    # Questions

    @property
    def to_move(self) -> int | None:
        """The seat that is asked, None if nobody is: not begun, paused or over."""
        if self.match is None or self.paused or self.status != RUNNING:
            return None
        return self.match.to_move

    @property
    def in_secret(self) -> bool:
        """Whether a decision is open of which nobody may know who is asked."""
        return self.match is not None and self.game.secret_seats and self.match.moments.in_secret()

    @property
    def bot_to_move(self) -> str | None:
        """The level of the bot that is asked, if one is; in a tutorial they move when a step says so."""
        seat = self.to_move
        if self.lesson and not self.scripted:
            return None
        return None if seat is None else self.seats[seat].bot

    @property
    def deserted(self) -> bool:
        """Whether bots play every seat and somebody can take his back."""
        away = any(seat.kind != "bot" and not seat.out_of_time for seat in self.seats)
        return away and not any(seat.person for seat in self.seats)

    @property
    def played(self) -> int:
        """How many actions were played."""
        return 0 if self.match is None else len(self.match.actions)

    @property
    def scripted(self) -> str | None:
        """In a tutorial: what another seat is to play now."""
        return self.lesson.scripted(self.played) if self.lesson else None

    @property
    def ended(self) -> bool:
        """Whether the game is over or was given up: then nothing is secret any more."""
        return self.status in (OVER, ABANDONED)

    @property
    def due(self) -> float | None:
        """When the server itself has something to do here: 0 for now, a bot moves; or when a clock runs out."""
        if self.bot_to_move:
            return 0.0
        return self.clocks.deadline if self.clocks and self.to_move is not None else None

    def missing(self, proposal: Plain) -> list[int]:
        """The persons whose consent a proposal still needs."""
        given = [proposal["by"], *proposal["agreed"]]
        return [number for number, seat in enumerate(self.seats) if seat.person and seat.taken and number not in given]

    def first_event_since(self, seat: int | None, entry: int) -> int:
        """The first event that a seat does not know, or no longer knows rightly, that knew the table as of this
        entry."""
        events_at = self._ledgers[seat].events_at
        return min([events_at(entry), *(events_at(undone) for undone in self._undone_at if undone > entry)])

    # What is shown

    def practice(self, seat: int) -> bool:
        """Whether all other seats are bots' from the start."""
        return all(other.kind == "bot" for number, other in enumerate(self.seats) if number != seat)

    def table(self, seat: int | None) -> Plain:
        """What a seat may know of the table besides the game itself; the seed only when all is over."""
        header = self.header
        return {
            "id": header.id,
            "game": header.game,
            "players": header.players,
            "options": header.options,
            "status": self.status,
            "paused": self.paused,
            "seats": [seat.data() for seat in self.seats],
            "proposal": self._proposal(seat),
            "rematch": self.rematch,
            "origin": header.origin,
            "commitment": self.commitment,
            "seed": f"{header.seed:064x}" if self.ended else None,
            "clock": header.clock,
        }

    def _proposal(self, seat: int | None) -> Plain | None:
        """The proposal, the moment to go back to being called as the seat knows it."""
        if self.proposal is None or "to" not in self.proposal or self.match is None:
            return self.proposal
        return {**self.proposal, "to": self.match.moments.count(seat, self.proposal["to"])}

    def message(self, seat: int | None, since: int | None, now: Callable[[], float] = time.time) -> Plain:
        """What a seat, or a spectator, is told that knew the table as of its number `since` (None: knew nothing)."""
        ledger = self._ledgers[seat]
        known = 0 if since is None else ledger.entry(since)
        first = self.first_event_since(seat, known)
        data: Plain = {"type": "table", "number": ledger.number, "turn": ledger.turn, "seat": seat}
        if self.match is not None:
            view = self.match.view(seat)
            data["view"] = view
            data["legal"] = self.legal(seat)
            data["steps"] = self.steps(seat)
            data["last"] = self.last(seat)
            data["first_event"] = first
            data["events"] = self.match.events(seat, first)
            if self.lesson:
                data["lesson"] = self.lesson.data(self.played)
            data["clocks"] = self.clocks.shown(view["to_move"], now()) if self.clocks else None
        if since is None or self._table_changed_at > since:
            data["table"] = self.table(seat)
        if said := [said for said in self.chat if self._said_at[said["number"] - 1] > known]:
            data["chat"] = said
        return data

    def legal(self, seat: int | None) -> list[list[str]]:
        """What the seat can do now: each action with the thing that it touches; in a tutorial what its step says."""
        if seat is None or seat != self.to_move or self.match is None:
            return []
        pairs = texts(self.header.game)
        offered = [pairs[action.id] for action in self.match.legal()]
        if self.lesson is None:
            return offered
        expected = self.lesson.expected(self.played)
        return [pair for pair in offered if pair[0] == expected]

    def last(self, seat: int | None) -> int | None:
        """How many actions were played before the seat's last one: where undoing leads to. None if it played none."""
        if seat is None or self.match is None:
            return None
        target = undo.target(self.match, self.actors, seat, None)
        return None if target is None else self.match.moments.count(seat, target)

    def steps(self, seat: int | None) -> list[str]:
        """What the seat that is asked has just played, nobody else having acted since: the steps of a longer move.
        Nobody else is told, for an action can be secret; nor anybody where it would tell who was asked in between."""
        if seat is None or seat != self.to_move or self.match is None or self.game.secret_seats:
            return []
        first = len(self.actors)
        while first and self.actors[first - 1] == seat:
            first -= 1
        return [str(action) for action in self.match.actions[first:]]


@cache
def texts(game: str) -> list[list[str]]:
    """Each action of a game as it is offered: its text, and the thing that it touches."""
    return [[str(action), action.target] for action in nomarch.game(game).vocabulary.actions]


KINDS: dict[str, Callable[[Standing, Entry], None]] = {
    "sit": Standing._sit,
    "bot": Standing._bot,
    "back": Standing._back,
    "start": Standing._start,
    "play": Standing._play,
    "undo": Standing._undo,
    "propose": Standing._propose,
    "agree": Standing._agree,
    "decline": Standing._decline,
    "pause": Standing._pause,
    "resume": Standing._resume,
    "abandon": Standing._abandon,
    "chat": Standing._chat,
    "rematch": Standing._rematch,
    "relink": Standing._relink,
    "webhook": Standing._webhook,
    "step": Standing._step,
}
"""What each kind of entry does."""
