"""Every game as a PettingZoo environment: agents take turns (`AECEnv`), `pip install nomarch[pettingzoo]`.

from nomarch.research.pettingzoo import env

table = env("celestia", players=3)
table.reset(seed=7)
for agent in table.agent_iter():
    observation, reward, terminated, truncated, info = table.last()
    over = terminated or truncated
    table.step(None if over else table.action_space(agent).sample(observation["action_mask"]))
"""

import random
from collections.abc import Mapping
from importlib import import_module
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv
from rich.console import Console

import nomarch
from nomarch.core.errors import NomarchError
from nomarch.core.rng import SEED_BITS
from nomarch.research.results import shares
from nomarch.research.spaces import action_space, observation_space

Observation = dict[str, npt.NDArray[Any]]


class GameEnv(AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """One table. `player_0` is seat 0; actions are numbered as in the game's vocabulary.

    What an agent observes is what its seat knows and nothing more. In Celestia and CuBirds some decisions are secret:
    while one is open, `agent_selection` names the seat that is asked, because somebody has to ask it, but nothing that
    the others observe does. So a policy must be fed with observations alone, never with whose turn it is.
    """

    def __init__(
        self,
        game: str,
        players: int,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise NomarchError(f"render_mode is None or 'ansi', not {render_mode!r}")
        self.game = nomarch.game(game)
        self.game.blank(players, options)
        self.options = options
        self.render_mode = render_mode
        self.metadata = {"name": f"nomarch_{game}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(self.game) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.game) for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeds = random.Random()
        self._match: nomarch.Match | None = None

    def __getstate__(self) -> dict[str, Any]:
        match = self._match
        played = match and (match.seed, [action.id for action in match.actions])
        return {**self.__dict__, "game": self.game.name, "_match": played}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept, game=nomarch.game(kept["game"]))
        if kept["_match"] is not None:
            seed, actions = kept["_match"]
            self._match = self.game.new(len(self.possible_agents), seed, self.options)
            self._match.replay(actions)

    @property
    def match(self) -> nomarch.Match:
        """The match that is being played, with everything that nobody may see."""
        if self._match is None:
            raise NomarchError("reset() comes first: no match is being played yet")
        return self._match

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """A dictionary of `observation`, numbers from -1 to 1, and `action_mask`, 0 or 1 for each action."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of the vocabulary."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin a match: that of the seed, or without one the next of a row that the last seed began. There are no
        options for a reset; those of the game belong to the table."""
        if seed is not None:
            self._seeds.seed(self.game.check_seed(seed))
        else:
            seed = self._seeds.getrandbits(SEED_BITS)
        self._match = self.game.new(len(self.possible_agents), seed, self.options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def _select(self) -> None:
        seat = self.match.to_move
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]

    def observe(self, agent: str) -> Observation:
        """What the agent's seat knows now. Only the one to move has legal actions; the mask of the others is empty."""
        match, seat = self.match, self._seats[agent]
        mask = match.legal_mask() if match.to_move == seat else np.zeros(len(self.game.vocabulary), np.int8)
        return {"observation": match.observation(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play the action of the agent to move; an illegal one raises `IllegalAction` and changes nothing. When the
        match is over, each agent steps once with None."""
        agent = self.agent_selection if self.agents else None
        if agent is None:
            raise NomarchError("the match is over: reset() begins another")
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise NomarchError(f"{agent} is asked for an action, not for None")
        match = self.match
        match.play(action)
        self._cumulative_rewards[agent] = 0.0
        if match.over:
            self.rewards = dict(zip(self.possible_agents, shares(match), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        self._select()

    def render(self) -> str | None:
        """What a spectator sees, as text; None without a render mode."""
        if self.render_mode is None:
            return None
        match, console = self.match, Console(width=100, color_system=None)
        drawing = import_module(f"{self.game.package}.drawing")
        with console.capture() as drawn:
            console.print(drawing.draw(match.view(None), self.game.words(), self.possible_agents))
        return drawn.get()

    def close(self) -> None:
        """Nothing is held open."""


def env(game: str, players: int, options: Mapping[str, Any] | None = None, render_mode: str | None = None) -> GameEnv:
    """An environment for a game by name, with a number of players and the game's options."""
    return GameEnv(game, players, options, render_mode)
