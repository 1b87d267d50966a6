"""`Match`: one game being played."""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from os import PathLike
from types import SimpleNamespace
from typing import Any

import numpy as np

from nomarch.core import notation, record
from nomarch.core.clauses import clause_name
from nomarch.core.errors import BadOptions, IllegalAction, NomarchError
from nomarch.core.game import Game, Plain
from nomarch.core.log import new_log
from nomarch.core.record import Records
from nomarch.core.rng import renewal, set_key
from nomarch.core.secrecy import Moments
from nomarch.core.vocabulary import Action

SAMPLE = b"nomarch sample\0"
SPECTATOR = -1
MOST_RENEWALS = 1 << 32


class Refusal(str):
    """Why an action is not allowed now: a sentence that begins with the clause; `clause` alone is the id."""

    clause: str
    sentence: str

    def __new__(cls, clause: str, sentence: str) -> "Refusal":
        refusal = super().__new__(cls, f"{clause}: {sentence}")
        refusal.clause = clause
        refusal.sentence = sentence
        return refusal


class Match:
    """A position, how it came about, and everything that can be asked about it."""

    def __init__(
        self,
        game: Game,
        players: int,
        seed: int,
        options: Mapping[str, Any] | None = None,
        setup: Plain | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.seed: int | None = game.check_seed(seed)
        self.options = game.complete_options(options)
        self.given_setup = setup
        states = game.blank(players, options)
        set_key(states, seed)
        if setup is None:
            game.drivers.deal(states)
        else:
            game.write_setup(states, setup)
        self.setup: Plain | None = game.read_setup(record.unpack(states))
        log = new_log()
        game.drivers.begin(states, log)
        self._start_at(states, log[1 : log[0, 0] + 1].tolist())

    def _start_at(self, states: Records, rows: list[list[int]]) -> None:
        self._base = states
        self._base_rows = rows
        self._states = record.copy(states)
        self._to_move = int(states["to_move"][0])
        self._unpacked: SimpleNamespace | None = None
        self._before: Match | None = None
        self.moments = Moments(self.game.secret_numbers, self.game.secret_seats)
        self.moments.add(self._to_move, int(states["decision"][0]))
        self.actions: list[Action] = []
        self.renewals: list[tuple[int, int]] = []
        self._rows: list[tuple[int, list[int]]] = [(0, row) for row in rows]
        self._log = new_log()
        self._mask = np.zeros(self.game.vocabulary.words, np.uint64)
        self._legal = np.zeros(len(self.game.vocabulary), np.int64)

    @classmethod
    def from_position(cls, game: Game, states: Records) -> "Match":
        """A match that begins at a position without a past; it cannot be saved."""
        match = cls.__new__(cls)
        match.game = game
        match.players = int(states["players"][0])
        match.seed = match.setup = match.given_setup = None
        numbers = {option.name: int(states[option.name][0]) for option in game.options}
        match.options = {
            o.name: o.choices[numbers[o.name]] if o.choices else bool(numbers[o.name]) for o in game.options
        }
        match._start_at(record.copy(states), [])
        return match

    def __repr__(self) -> str:
        state = "over" if self.over else f"seat {self.to_move} to move"
        return f"<Match {self.game.name}, {self.players} players, {len(self.actions)} actions, {state}>"

    # What is asked, and answering it

    @property
    def states(self) -> Records:
        """The position itself: an array of one record, with everything that nobody may see."""
        return self._states

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._to_move < 0

    @property
    def to_move(self) -> int | None:
        """The seat that is asked for an action, None when the game is over."""
        return self._to_move if self._to_move >= 0 else None

    @property
    def decision(self) -> str | None:
        """What it is asked, as one of the game's decisions."""
        return None if self.over else self.game.decisions[int(self._states["decision"][0])]

    def legal(self) -> list[Action]:
        """The legal actions in ascending order; empty only when the game is over."""
        if self._to_move < 0:
            return []
        found = self.game.drivers.legal(self._states, self._mask, self._legal)
        actions = self.game.vocabulary.actions
        return [actions[number] for number in self._legal[:found].tolist()]

    def legal_mask(self) -> np.ndarray[Any, np.dtype[np.int8]]:
        """1 for every legal action and 0 for every other, by the numbers of the vocabulary."""
        mask = np.zeros(len(self.game.vocabulary), np.int8)
        if self._to_move >= 0:
            mask[self._legal[: self.game.drivers.legal(self._states, self._mask, self._legal)]] = 1
        return mask

    def play(self, action: Action | int | str) -> None:
        """Play an action, given as itself, by number or by text. A refused one changes nothing."""
        chosen = self.game.vocabulary.action(action)
        drivers = self.game.drivers
        if number := drivers.refuse(self._states, chosen.id):
            refusal = self._refusal(int(number))
            raise IllegalAction(str(chosen), refusal.clause, refusal.sentence)
        log = self._log
        log[0, 0] = 0
        self._unpacked = None
        self._to_move = int(drivers.apply(self._states, chosen.id, log))
        self.actions.append(chosen)
        self.moments.add(self._to_move, int(self._states["decision"][0]))
        if rows := int(log[0, 0]):
            played = len(self.actions)
            self._rows.extend((played, row) for row in log[1 : rows + 1].tolist())

    def why_not(self, action: Action | int | str, locale: str = "en") -> Refusal | None:
        """The clause that forbids the action now, in words of a language; None if it is legal."""
        chosen = self.game.vocabulary.action(action)
        number = int(self.game.drivers.refuse(self._states, chosen.id))
        return self._refusal(number, locale) if number else None

    def _refusal(self, number: int, locale: str = "en") -> Refusal:
        clause = clause_name(self.game.prefix, number)
        return Refusal(clause, self.game.words(locale).say("refused-" + clause.replace(".", "-")))

    # What can be seen

    def view(self, seat: int | None = None) -> Plain:
        """What a seat, or a spectator, may know, as data that JSON can carry. While something is decided in secret,
        others see the last moment that they know of, and `to_move` is None where they may not know who is asked."""
        known, hidden = self.known(seat), self.moments.hidden(seat)
        return {
            "game": self.game.name,
            "options": dict(self.options),
            "players": self.players,
            "seat": seat,
            "to_move": None if hidden else known.to_move,
            "decision": None if hidden else known.decision,
            "played": self.moments.count(seat, len(known.actions)),
            **self.game.view(known.unpacked(), seat),
        }

    def known(self, seat: int | None) -> "Match":
        """The match up to the last moment that the seat knows of: this one, unless something is decided in secret."""
        self._check_seat(seat)
        last = self.moments.last(seat)
        if last == len(self.actions):
            return self
        if self._before is None or len(self._before.actions) != last:
            self._before = self.at(last)
        return self._before

    def events(self, seat: int | None = None, since: int = 0) -> list[Plain]:
        """What happened from event number `since` on, as far as the seat may know; `after` counts actions played, as
        far as the seat knows of them."""
        decode, count = self.game.events.decode, self.moments.count
        rows = self._rows[since : self.happened(seat)]
        return [{**decode(row, seat), "after": count(seat, after)} for after, row in rows]

    def happened(self, seat: int | None = None) -> int:
        """How many events there are so far that the seat knows of."""
        self._check_seat(seat)
        last = self.moments.last(seat)
        if last == len(self.actions):
            return len(self._rows)
        return bisect_right(self._rows, last, key=lambda row: row[0])

    def unpacked(self) -> SimpleNamespace:
        """The whole position as plain numbers and lists; the same one until the next action, so never change it."""
        if self._unpacked is None:
            self._unpacked = record.unpack(self._states)
        return self._unpacked

    def observation(self, seat: int) -> np.ndarray[Any, np.dtype[np.float32]]:
        """The seat's knowledge as numbers, see `Game.observation`."""
        out = np.zeros(self.game.observation_size, np.float32)
        self.game.drivers.observe(self.known(seat).states, seat, out)
        return out

    def sample(self, seat: int | None, seed: int) -> "Match":
        """A full position consistent with what the seat knows, with other coming chance: all that a bot gets."""
        states = record.copy(self.known(seat).states)
        set_key(states, self.game.check_seed(seed), SAMPLE)
        states["rng_words"] = 0
        self.game.drivers.redeal(states, SPECTATOR if seat is None else seat)
        return Match.from_position(self.game, states)

    def _check_seat(self, seat: Any) -> None:
        if seat is not None and (isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players):
            raise BadOptions(f"there is no seat {seat!r}; seats are 0 to {self.players - 1}, a spectator is None")

    # Results

    @property
    def scores(self) -> list[int]:
        """Each seat's score as it stands."""
        return [int(self.game.drivers.score(self._states, seat)) for seat in range(self.players)]

    @property
    def ranking(self) -> list[int]:
        """Each seat's place as it stands, from 1; equal results share a place and the next is skipped."""
        ahead, seats = self.game.drivers.ahead, range(self.players)
        return [1 + sum(bool(ahead(self._states, other, seat)) for other in seats if other != seat) for seat in seats]

    @property
    def winners(self) -> list[int]:
        """The seats in place 1 once the game is over; nobody before."""
        return [seat for seat, place in enumerate(self.ranking) if place == 1] if self.over else []

    def score_sheet(self) -> list[dict[str, int]]:
        """Each seat's score by category; the categories add up to the score."""
        return self.game.score_sheet(self.unpacked())

    # Time

    def at(self, played: int) -> "Match":
        """The match as it stood after so many actions."""
        if isinstance(played, bool) or not isinstance(played, int) or not 0 <= played <= len(self.actions):
            raise BadOptions(f"the match has 0 to {len(self.actions)} actions to go back to, not {played!r}")
        match = Match.__new__(Match)
        match.__dict__.update(self.__dict__)
        match._start_at(self._base, self._base_rows)
        match.replay(self.actions[:played], [each for each in self.renewals if each[0] <= played])
        return match

    def replay(self, actions: Sequence[Action | int | str], renewals: Sequence[tuple[int, int]] = ()) -> None:
        """Play actions one after the other; chance begins anew where the renewals say (see `renew`)."""
        numbers = iter([*renewals, (-1, 0)])
        played, number = next(numbers)
        for action in actions:
            while played == len(self.actions):
                self.renew(number)
                played, number = next(numbers)
            self.play(action)
        while played == len(self.actions):
            self.renew(number)
            played, number = next(numbers)

    def renew(self, number: int) -> None:
        """Begin chance anew: other dice come and other cards lie face down than those that somebody may have seen
        before he took an action back. Numbers count a match's renewals, those taken back included; each leads to
        other chance, and all of it to the seed."""
        if self.seed is None:
            raise NomarchError("a sampled position has no seed to renew chance from")
        if isinstance(number, bool) or not isinstance(number, int) or not self._last_renewal < number < MOST_RENEWALS:
            raise BadOptions(f"a renewal is numbered from {self._last_renewal + 1} on, not {number!r}")
        self._unpacked = None
        set_key(self._states, self.seed, renewal(number))
        self._states["rng_words"] = 0
        self.game.drivers.reshuffle(self._states)
        self.renewals.append((len(self.actions), number))

    @property
    def _last_renewal(self) -> int:
        return self.renewals[-1][1] if self.renewals else 0

    def save(self, path: str | PathLike[str]) -> None:
        """Write the record of the match: who knows the file knows everything, also the seed."""
        if self.seed is None:
            raise NomarchError("a sampled position has no past and cannot be saved")
        notation.write(path, self.header, [str(action) for action in self.actions])

    @property
    def header(self) -> notation.Header:
        """What its record begins with."""
        assert self.seed is not None
        return notation.Header(
            self.game.name, self.options, self.players, self.seed, self.given_setup, tuple(self.renewals)
        )
