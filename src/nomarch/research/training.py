"""A worked example: a small policy-value network learns a game by playing against itself on batches.

All seats are played by the same network, which counts the seats from its own. What a seat learns from is its share of
the victory in the end, or, where the game goes on beyond the actions looked at, what the network itself expected at the
seat's next turn (PPO with generalised advantages, a seat's turns taken as its own course of time). Every decision costs
a little: where waiting is free, expectations that no ending corrects grow with every turn, until the network puts off
the end for ever.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import nn

from nomarch.bots.network import LAYERS, Network
from nomarch.core.batch import Batch
from nomarch.core.game import Game
from nomarch.core.rotation import own_seat_first

WIDTH = 256
TRACE = 0.95  # how far an advantage looks beyond the next turn
HASTE = 0.002  # what a decision costs, where a victory is worth 1
CLIP = 0.2
PASSES = 2
PIECES = 4  # steps of the optimiser in a pass
ENTROPY = 0.01
LEARNING_RATE = 1e-3
FORBIDDEN = -1e9


class PolicyValue(nn.Module):
    """The network of `bots.network`, while it learns."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.first = nn.Linear(game.observation_size, WIDTH)
        self.second = nn.Linear(WIDTH, WIDTH)
        self.policy = nn.Linear(WIDTH, len(game.vocabulary))
        self.value = nn.Linear(WIDTH, 1)

    def forward(self, observations: torch.Tensor, legal: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """For each position the logarithms of the actions' probabilities, and the share of the victory expected,
        less what the decisions until then cost."""
        hidden = torch.relu(self.second(torch.relu(self.first(observations))))
        actions = self.policy(hidden).masked_fill(~legal, FORBIDDEN)
        return torch.log_softmax(actions, -1), self.value(hidden).squeeze(-1)

    def network(self) -> Network:
        """What it has learned, for a bot."""
        numbers = self.state_dict()
        names = [f"{layer}.{part}" for layer in LAYERS for part in ("weight", "bias")]
        return Network({name: numbers[name].cpu().numpy().astype(np.float32) for name in names})


@dataclass(frozen=True)
class Tables:
    """Many tables of one size."""

    batch: Batch
    turned: torch.Tensor
    """By seat: the number of each action, where the network counts the seats from that one."""

    @classmethod
    def lay(cls, game: Game, games: int, players: int, seed: int, device: str) -> "Tables":
        """Begin so many games."""
        turned = np.stack([own_seat_first(game, players, seat) for seat in range(players)])
        return cls(game.batch(games, players, seed, device=device), torch.tensor(turned, device=device))


@dataclass
class Lesson:
    """Some steps of all games of a batch; each part is `[steps, games, ...]`."""

    observations: torch.Tensor
    legal: torch.Tensor
    actions: torch.Tensor
    chances: torch.Tensor
    """The logarithm of the probability that the action was chosen with."""
    values: torch.Tensor
    to_move: torch.Tensor
    ended: torch.Tensor
    rewards: torch.Tensor


@dataclass(frozen=True)
class Progress:
    """How far training has come."""

    seconds: float
    decisions: int
    games: int
    entropy: float
    """How undecided the network is, in nats; the value of a uniform choice among n actions is log n."""


def train(
    game: Game,
    players: int | Sequence[int],
    seconds: float = 600,
    *,
    lessons: int | None = None,
    games: int = 256,
    steps: int = 64,
    seed: int = 1,
    device: str = "cpu",
    report: Callable[[Progress], None] = lambda _: None,
) -> Network:
    """Train a network for some time, or for so many lessons, at so many tables, or at as many of each size in turn;
    `report` hears of every lesson."""
    torch.manual_seed(seed)
    sizes = [players] if isinstance(players, int) else players
    tables = [Tables.lay(game, games, size, seed, device) for size in sizes]
    model = PolicyValue(game).to(device)
    optimiser = torch.optim.Adam(model.parameters(), LEARNING_RATE)
    start, done, ended = time.monotonic(), 0, 0
    while (share := done / lessons if lessons else (time.monotonic() - start) / seconds) < 1:
        for group in optimiser.param_groups:
            group["lr"] = LEARNING_RATE * (1 - share)
        lesson = play(model, tables[done % len(tables)], steps, device)
        entropy = learn(model, optimiser, lesson)
        done += 1
        ended += int(lesson.ended.sum())
        report(Progress(time.monotonic() - start, done * games * steps, ended, entropy))
    return model.network()


@torch.no_grad()
def play(model: PolicyValue, tables: Tables, steps: int, device: str) -> Lesson:
    """Let the network play for all seats, choosing by its probabilities."""
    batch, turns = tables.batch, []
    for _ in range(steps):
        to_move = _taken(batch.to_move, device).long()
        turned = tables.turned[to_move]
        observations, legal = _taken(batch.observe(), device), _taken(batch.legal_mask(), device).gather(-1, turned)
        log_chances, values = model(observations, legal)
        actions = torch.multinomial(log_chances.exp(), 1).squeeze(-1)
        chances = log_chances.gather(-1, actions.unsqueeze(-1)).squeeze(-1)
        batch.step(turned.gather(-1, actions.unsqueeze(-1)).squeeze(-1))
        results = (_taken(batch.ended, device), _taken(batch.rewards, device))
        turns.append((observations, legal, actions, chances, values, to_move, *results))
    return Lesson(*(torch.stack(part) for part in zip(*turns, strict=True)))


def _taken(array: Any, device: str) -> torch.Tensor:
    """A copy of what a batch shows, which it writes anew with every step."""
    tensor: torch.Tensor = torch.from_dlpack(array)  # type: ignore[attr-defined]
    return tensor.to(device, copy=True)


def advantages(lesson: Lesson) -> tuple[torch.Tensor, torch.Tensor]:
    """How much better each action turned out than expected, and whether that is known: a seat's last action in a game
    that goes on has no sequel to judge it by."""
    steps, games, _ = lesson.rewards.shape
    every = torch.arange(games, device=lesson.rewards.device)
    next_value = torch.zeros_like(lesson.rewards[0])
    next_advantage = torch.zeros_like(next_value)
    known = torch.zeros_like(next_value, dtype=torch.bool)
    better = torch.zeros_like(lesson.values)
    is_known = torch.zeros_like(lesson.ended)
    for step in reversed(range(steps)):
        over, seat, value = lesson.ended[step].unsqueeze(-1), lesson.to_move[step], lesson.values[step]
        next_value = torch.where(over, lesson.rewards[step], next_value)
        next_advantage = next_advantage.masked_fill(over, 0)
        known = known | over
        better[step] = next_value[every, seat] - HASTE - value + TRACE * next_advantage[every, seat]
        is_known[step] = known[every, seat]
        next_value[every, seat], known[every, seat] = value, True
        next_advantage[every, seat] = torch.where(is_known[step], better[step], 0)
    return better, is_known


def learn(model: PolicyValue, optimiser: torch.optim.Optimizer, lesson: Lesson) -> float:
    """Make what turned out well more likely, and expect what came; how undecided the network is then."""
    better, known = advantages(lesson)
    chosen = known.flatten().nonzero().squeeze(-1)
    parts = (lesson.observations, lesson.legal, lesson.actions, lesson.chances, lesson.values + better, better)
    flat = [part.flatten(0, 1)[chosen] for part in parts]
    entropy = torch.zeros(())
    for _ in range(PASSES):
        for piece in torch.randperm(len(chosen), device=chosen.device).chunk(PIECES):
            loss, entropy = _loss(model, *(part[piece] for part in flat))
            optimiser.zero_grad()
            loss.backward()  # type: ignore[no-untyped-call]
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimiser.step()
    return entropy.item()


def _loss(
    model: PolicyValue,
    observations: torch.Tensor,
    legal: torch.Tensor,
    actions: torch.Tensor,
    chances: torch.Tensor,
    outcomes: torch.Tensor,
    better: torch.Tensor,
) -> tuple[torch.Tensor, torch.Tensor]:
    log_chances, values = model(observations, legal)
    better = (better - better.mean()) / (better.std() + 1e-6)
    ratio = (log_chances.gather(-1, actions.unsqueeze(-1)).squeeze(-1) - chances).exp()
    gain = torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
    entropy = -(log_chances.exp() * log_chances).sum(-1).mean()
    return (values - outcomes).square().mean() - gain - ENTROPY * entropy, entropy
