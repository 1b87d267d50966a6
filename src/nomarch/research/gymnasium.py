"""Many tables of a game as a vector environment of Gymnasium: `pip install nomarch[gymnasium]`.

    from nomarch.research.gymnasium import AgainstBots, SelfPlay

    tables = SelfPlay("fertility", num_envs=256, players=2)  # one policy plays every seat
    tables = AgainstBots("fertility", num_envs=16, players=2, opponents="greedy")  # it plays one seat

    observations, infos = tables.reset(seed=7)
    observations, rewards, terminations, truncations, infos = tables.step(actions)

An observation is a dictionary of `observation`, what the seat that is asked knows, and `action_mask`, both with a row
for each table. A table whose game is over begins another in the same step, so no step is lost; the row is then that
of the new game, and `terminations` and `rewards` tell of the old one.
"""

import random
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

import nomarch
from nomarch.bots import Bot, ask, make_bot
from nomarch.core.batch import Batch
from nomarch.core.errors import BadOptions, NomarchError
from nomarch.core.rng import SEED_BITS
from nomarch.research.results import shares
from nomarch.research.spaces import action_space, observation_space

Observations = dict[str, npt.NDArray[Any]]
Infos = dict[str, Any]
Outcome = tuple[Observations, npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_], Infos]


class Tables(VectorEnv[Observations, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """What both kinds have in common."""

    def __init__(self, game: str, num_envs: int, players: int, options: Mapping[str, Any] | None) -> None:
        if isinstance(num_envs, bool) or not isinstance(num_envs, int) or num_envs < 1:
            raise BadOptions(f"num_envs is a whole number from 1 on, not {num_envs!r}")
        self.game = nomarch.game(game)
        self.game.blank(players, options)
        self.num_envs, self.players, self.options = num_envs, players, options
        self.metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = observation_space(self.game)
        self.single_action_space = action_space(self.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._seeds = random.Random()

    def _first_seed(self, seed: int | list[int | None] | None) -> int:
        """The seed of a reset; without one, the next of a row that the last seed began."""
        if isinstance(seed, list):
            raise BadOptions("one seed is enough for all tables")
        if seed is not None:
            self._seeds.seed(self.game.check_seed(seed))
            return seed
        return self._seeds.getrandbits(SEED_BITS)


class SelfPlay(Tables):
    """One policy plays every seat: each row asks for the seat to move there, which is `infos["to_move"]`.

    The reward is that of the seat that acted last, so it is not 0 only in the step that ends a game;
    `infos["rewards"]` has the rewards of all seats, `infos["scores"]` the scores of the last game that ended.
    """

    def __init__(
        self,
        game: str,
        num_envs: int,
        players: int,
        options: Mapping[str, Any] | None = None,
        threads: int | None = None,
    ) -> None:
        super().__init__(game, num_envs, players, options)
        self._threads = threads
        self._batch: Batch | None = None

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[Observations, Infos]:
        """Begin a game at every table. There are no options for a reset; those of the game belong to the tables."""
        first = self._first_seed(seed)
        self._batch = self.game.batch(self.num_envs, self.players, first, self.options, threads=self._threads)
        return self._seen(self._batch), self._infos(self._batch)

    def step(self, actions: npt.NDArray[np.int64]) -> Outcome:
        """Play an action at every table; if any is not legal, nothing happens at all."""
        batch = self._batch
        if batch is None:
            raise NomarchError("reset() comes first: nothing is being played yet")
        acted = batch.to_move.copy()
        batch.step(actions)
        rewards = batch.rewards[np.arange(self.num_envs), acted].astype(np.float64)
        return self._seen(batch), rewards, batch.ended.copy(), np.zeros(self.num_envs, np.bool_), self._infos(batch)

    def _seen(self, batch: Batch) -> Observations:
        return {"observation": batch.observe().copy(), "action_mask": batch.legal_mask().astype(np.int8)}

    def _infos(self, batch: Batch) -> Infos:
        return {name: getattr(batch, name).copy() for name in ("to_move", "rewards", "scores")}


class AgainstBots(Tables):
    """A policy plays one seat at every table, `infos["seat"]`, and bots play the others.

    `opponents` names one bot for all other seats, or a bot for each; `seat` is where the policy sits, None for another
    chair in every game.
    """

    def __init__(
        self,
        game: str,
        num_envs: int,
        players: int,
        opponents: str | Sequence[str],
        seat: int | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__(game, num_envs, players, options)
        self.opponents = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != players - 1:
            raise BadOptions(f"{players} players have {players - 1} opponents, not {len(self.opponents)}")
        for name in self.opponents:
            make_bot(self.game, name, 0)
        if seat is not None and seat not in range(players):
            raise BadOptions(f"seat is None or one of 0 to {players - 1}, not {seat!r}")
        self.seat = seat
        self._seats: list[int] = []
        self._bots: list[dict[int, Bot]] = []
        self._matches: list[nomarch.Match] = []

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[Observations, Infos]:
        """Begin a game at every table. There are no options for a reset; those of the game belong to the tables."""
        self._seeds.seed(self._first_seed(seed))
        self._seats = [self.seat if self.seat is not None else table % self.players for table in range(self.num_envs)]
        self._bots = [{} for _ in range(self.num_envs)]
        self._matches = [self._begin(table) for table in range(self.num_envs)]
        return self._seen(), self._infos()

    def step(self, actions: npt.NDArray[np.int64]) -> Outcome:
        """Play an action at every table, then let the bots play until the policy is asked again; if any action is not
        legal, nothing happens at all."""
        if not self._matches:
            raise NomarchError("reset() comes first: nothing is being played yet")
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,):
            raise BadOptions(f"a step takes one action for each of {self.num_envs} tables, not {chosen.shape}")
        for table, match in enumerate(self._matches):
            if refusal := match.why_not(chosen[table]):
                raise BadOptions(f"action {chosen[table]} is not legal at table {table}: {refusal}")
        rewards, ended = np.zeros(self.num_envs), np.zeros(self.num_envs, np.bool_)
        for table, match in enumerate(self._matches):
            match.play(chosen[table])
            self._let_bots_play(table, match)
            if match.over:
                rewards[table], ended[table] = shares(match)[self._seats[table]], True
                if self.seat is None:
                    self._seats[table] = (self._seats[table] + 1) % self.players
                self._matches[table] = self._begin(table)
        return self._seen(), rewards, ended, np.zeros(self.num_envs, np.bool_), self._infos()

    def _begin(self, table: int) -> nomarch.Match:
        """A new game at a table, played up to the policy's first decision."""
        others = [seat for seat in range(self.players) if seat != self._seats[table]]
        names = zip(others, self.opponents, strict=True)
        self._bots[table] = {seat: make_bot(self.game, name, self._seeds.getrandbits(64)) for seat, name in names}
        while True:
            match = self.game.new(self.players, self._seeds.getrandbits(SEED_BITS), self.options)
            self._let_bots_play(table, match)
            if not match.over:
                return match

    def _let_bots_play(self, table: int, match: nomarch.Match) -> None:
        while match.to_move is not None and match.to_move != self._seats[table]:
            match.play(ask(match, self._bots[table][match.to_move]))

    def _seen(self) -> Observations:
        pairs = list(zip(self._matches, self._seats, strict=True))
        return {
            "observation": np.stack([match.observation(seat) for match, seat in pairs]),
            "action_mask": np.stack([match.legal_mask() for match in self._matches]),
        }

    def _infos(self) -> Infos:
        return {"seat": np.array(self._seats, np.int32)}
