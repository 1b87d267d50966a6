"""Every game as a Python game of OpenSpiel, so that its algorithms run on it: `pip install nomarch[openspiel]`.

    import pyspiel
    import nomarch.research.openspiel

    game = pyspiel.load_game("nomarch_camelup(players=3,dice=True)")

Chance is explicit and comes in bytes, 256 equally likely outcomes at each chance node: eight bytes before the deal, and
one before every action in which dice are rolled or cards are shuffled. All bytes so far are hashed to the key of the
random numbers that follow. So the history alone determines a state, as OpenSpiel wants it, and a search that looks
ahead meets a fair sample of what chance may bring, not what it will bring.
"""

import hashlib
import json
from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

import nomarch
from nomarch.core import record
from nomarch.core.game import Game
from nomarch.core.log import new_log
from nomarch.core.match import Match
from nomarch.core.record import Records
from nomarch.core.rng import set_key
from nomarch.research.results import shares

PREFIX = "nomarch_"
BYTES_FOR_THE_DEAL = 8
BYTES = 256
OUTCOMES = [(byte, 1 / BYTES) for byte in range(BYTES)]
MOST_ACTIONS = 20_000
"""No match is longer; the longest seen in random play had a tenth of it."""
CHANCE = b"nomarch openspiel\0"
GENERATOR = ["rng_counter", "rng_left"]


class Table:
    """A position and what led to it. Records are never changed once they are here, so that copies may share them."""

    def __init__(self, game: Game, blank: Records) -> None:
        self.game = game
        self.players = int(blank["players"][0])
        self.states = blank
        self.chance = b""
        self.bytes_missing = BYTES_FOR_THE_DEAL
        self.pending: int | None = None
        """The action that waits for chance."""
        self.rows: list[list[int]] = []
        self.done: list[list[str]] = [[] for _ in range(self.players)]
        """The actions of each seat."""
        self.known: list[tuple[Records, int]] = [(blank, 0)] * self.players
        """The last position that each seat knows of, and how many events lay before it (see `core.secrecy`)."""
        self.told: list[list[str]] = [[] for _ in range(self.players)]
        """What was told to each seat so far of the events that it knows of, written when it is first asked for."""

    def __deepcopy__(self, _memo: Any) -> "Table":
        copy = Table.__new__(Table)
        copy.__dict__.update(self.__dict__)
        copy.rows, copy.known = list(self.rows), list(self.known)
        copy.done, copy.told = ([list(texts) for texts in seats] for seats in (self.done, self.told))
        return copy

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "game": self.game.name}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept, game=nomarch.game(kept["game"]))

    @property
    def dealt(self) -> bool:
        """Whether the match has begun."""
        return not self.bytes_missing or self.pending is not None

    @property
    def to_move(self) -> int:
        """The seat that is asked, -1 when the game is over."""
        return int(self.states["to_move"][0])

    def throw(self, byte: int) -> None:
        """Add a byte of chance; when no more are missing, what waits for them happens."""
        self.chance = hashlib.sha256(self.chance + bytes([byte])).digest()
        self.bytes_missing -= 1
        if self.bytes_missing:
            return
        states, log = record.copy(self.states), new_log()
        set_key(states, int.from_bytes(self.chance, "big"), CHANCE)
        if self.pending is None:
            self.game.drivers.deal(states)
            self.game.drivers.begin(states, log)
        else:
            self.game.drivers.apply(states, self.pending, log)
            self.pending = None
        self._go_on(states, log)

    def play(self, action: int) -> None:
        """Carry out a legal action, unless it needs chance: then that comes first."""
        states, log = record.copy(self.states), new_log()
        self.done[self.to_move].append(self.game.vocabulary.text(action))
        self.game.drivers.apply(states, action, log)
        if all(np.array_equal(states[name], self.states[name]) for name in GENERATOR):
            self._go_on(states, log)
        else:
            self.pending, self.bytes_missing = action, 1

    def _go_on(self, states: Records, log: npt.NDArray[Any]) -> None:
        self.states = states
        self.rows += log[1 : log[0, 0] + 1].tolist()
        secret = self.to_move >= 0 and int(states["decision"][0]) in self.game.secret_numbers
        for seat in range(self.players):
            if not secret or seat == self.to_move:
                self.known[seat] = (states, len(self.rows))

    def legal(self) -> list[int]:
        """The legal actions in ascending order."""
        vocabulary = self.game.vocabulary
        out = np.zeros(len(vocabulary), np.int64)
        found = self.game.drivers.legal(self.states, np.zeros(vocabulary.words, np.uint64), out)
        legal: list[int] = out[:found].tolist()
        return legal

    def redeal(self, seat: int, seed: int) -> None:
        """Draw anew what the seat cannot know, and the chance to come."""
        states = record.copy(self.known[seat][0])
        self.chance = hashlib.sha256(self.chance + seed.to_bytes(8, "big")).digest()
        set_key(states, int.from_bytes(self.chance, "big"), CHANCE)
        self.game.drivers.redeal(states, seat)
        self.states = states
        self.known = [(states, events) for _, events in self.known]

    def view(self, seat: int | None) -> str:
        """What the seat, or a spectator, sees, as JSON."""
        states = self.states if seat is None else self.known[seat][0]
        return json.dumps(Match.from_position(self.game, states).view(seat))

    def past(self, seat: int) -> str:
        """What the seat knows of what happened, an event a line, and what it did itself."""
        told = self.told[seat]
        for row in self.rows[len(told) : self.known[seat][1]]:
            told.append(json.dumps(self.game.events.decode(row, seat)))
        return "\n".join([*told, " ".join(self.done[seat])])


class NomarchState(pyspiel.State):  # type: ignore[misc]
    """A state of any of the games."""

    def __init__(self, game: "NomarchGame") -> None:
        super().__init__(game)
        self.table = Table(game.rules, game.blank)

    def current_player(self) -> int:
        """Who is asked: a seat, chance, or nobody when the game is over."""
        if self.table.bytes_missing:
            return int(pyspiel.PlayerId.CHANCE)
        return self.table.to_move if self.table.to_move >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self.table.bytes_missing and self.table.to_move < 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All bytes, equally likely."""
        return OUTCOMES

    def returns(self) -> list[float]:
        """Each seat's share in the victory, 0 before the end."""
        if not self.is_terminal():
            return [0.0] * self.table.players
        return shares(Match.from_position(self.table.game, self.table.states))

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> "NomarchState":
        """A state that looks the same to a seat, with other hidden things and other coming chance. What the others
        remember of the past stays theirs, so search among such states by observation strings."""
        state: NomarchState = self.clone()
        state.table.redeal(player_id, int(probability_sampler() * (1 << 53)))
        return state

    def _legal_actions(self, _player: int) -> list[int]:
        return self.table.legal()

    def _apply_action(self, action: int) -> None:
        if self.table.bytes_missing:
            self.table.throw(action)
        else:
            self.table.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"byte {action}" if player == pyspiel.PlayerId.CHANCE else self.table.game.vocabulary.text(action)

    def __str__(self) -> str:
        if self.table.bytes_missing:
            return f"waiting for chance after {self.history()}"
        return self.table.view(None)


class NomarchObserver:
    """What a seat knows: numbers as `Game.observation_names` names them, text as data in JSON."""

    def __init__(self, rules: Game, perfect_recall: bool) -> None:
        self.rules = rules
        self.perfect_recall = perfect_recall
        self.tensor = None if perfect_recall else np.zeros(rules.observation_size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: NomarchState, player: int) -> None:
        """Write the numbers; nothing before the deal."""
        if self.tensor is None:
            return
        if state.table.dealt:
            self.rules.drivers.observe(state.table.known[player][0], player, self.tensor)
        else:
            self.tensor[:] = 0

    def string_from(self, state: NomarchState, player: int) -> str:
        """What the seat sees; with perfect recall also what it knows of what happened."""
        if not state.table.dealt:
            return "before the deal"
        seen = state.table.view(player)
        return f"{seen}\n{state.table.past(player)}" if self.perfect_recall else seen


class NomarchGame(pyspiel.Game):  # type: ignore[misc]
    """Any of the games, with its number of players and its options."""

    rules: Game
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**self.kind.parameter_specification, **(params or {})}
        players = int(chosen.pop("players"))
        self.blank = self.rules.blank(players, chosen)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.vocabulary),
            max_chance_outcomes=BYTES,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=MOST_ACTIONS,
        )
        super().__init__(self.kind, info, params or {})

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (str(self),)

    def new_initial_state(self) -> NomarchState:
        """A table before the deal."""
        return NomarchState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> NomarchObserver:
        """What `observation_tensor` and the strings are made with."""
        if params:
            raise nomarch.NomarchError(f"observations take no parameters, not {params!r}")
        return NomarchObserver(self.rules, iig_obs_type is not None and iig_obs_type.perfect_recall)


def load(text: str) -> NomarchGame:
    """A game by its text, such as `nomarch_camelup(players=3)`; pickled games come back through it."""
    game: NomarchGame = pyspiel.load_game(text)
    return game


def register(name: str) -> None:
    """Make a game known to OpenSpiel as `nomarch_<name>`."""
    rules = nomarch.game(name)
    usual = {"players": rules.players[0], **rules.complete_options(None)}
    kind = pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=rules.words().say("title"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=rules.players[0],
        max_num_players=rules.players[-1],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=usual,
    )
    pyspiel.register_game(kind, type(f"{name.title()}Game", (NomarchGame,), {"rules": rules, "kind": kind}))


for _name in nomarch.games():
    register(_name)
