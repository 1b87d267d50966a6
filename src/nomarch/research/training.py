"""A worked example: a small policy-value network learns a game by playing against itself on batches.

All seats are played by the same network, which counts the seats from its own, unless it learns against rivals: then
they have all seats but one, each at as many tables. What a seat learns from is its share of the victory in the end, or,
where the game goes on beyond the actions looked at, what the network itself expected at the seat's next turn (PPO with
generalised advantages, a seat's turns taken as its own course of time). Every decision costs a little: where waiting is
free, expectations that no ending corrects grow with every turn, until the network puts off the end for ever.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np
import torch
from torch import nn

from nomarch.bots.network import LAYERS, USUAL, Habit, Network
from nomarch.core.batch import Batch
from nomarch.core.game import Game
from nomarch.core.rotation import own_seat_first

WIDTH = 256
TRACE = 0.9  # how far an advantage looks beyond the next turn
HASTE = 0.002  # what a decision costs, where a victory is worth 1
CLIP = 0.2
PASSES = 2
PIECES = 4  # steps of the optimiser in a pass
ENTROPY = 0.005
LEARNING_RATE = 1e-3
LEAST_SPREAD = 0.1  # of a number observed: what hardly ever changes is not blown up
WELL_KNOWN = 1000  # lessons, as which counts what a network already took as usual
FORBIDDEN = -1e9
PARTS = [f"{layer}.{part}" for layer in LAYERS for part in ("weight", "bias")]


class PolicyValue(nn.Module):
    """The network of `bots.network`, while it learns."""

    def __init__(self, game: Game, width: int = WIDTH) -> None:
        super().__init__()
        self.usual = nn.BatchNorm1d(game.observation_size, LEAST_SPREAD**2, momentum=None, affine=False).eval()
        self.first = nn.Linear(game.observation_size, width)
        self.second = nn.Linear(width, width)
        self.policy = nn.Linear(width, len(game.vocabulary))
        self.value = nn.Linear(width, 1)

    def forward(self, observations: torch.Tensor, legal: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """For each position the logarithms of the actions' probabilities, and the share of the victory expected,
        less what the decisions until then cost."""
        hidden = torch.relu(self.second(torch.relu(self.first(self.usual(observations)))))
        actions = self.policy(hidden).masked_fill(~legal, FORBIDDEN)
        return torch.log_softmax(actions, -1), self.value(hidden).squeeze(-1)

    @torch.no_grad()
    def get_used_to(self, observations: torch.Tensor) -> None:
        """Note what is usual, as the mean of all lessons."""
        self.usual.train()(observations.flatten(0, -2))
        self.usual.eval()

    def network(self) -> Network:
        """What it has learned, for a bot."""
        numbers = self.state_dict()
        usual = (numbers["usual.running_mean"], (numbers["usual.running_var"] + self.usual.eps).sqrt())
        learned = {name: numbers[name] for name in PARTS} | dict(zip(USUAL, usual, strict=True))
        return Network({name: array.cpu().numpy().astype(np.float32) for name, array in learned.items()})

    @classmethod
    def of(cls, network: Network, game: Game) -> "PolicyValue":
        """The network of a bot, to learn on or to learn against."""
        model = cls(game, len(network.numbers["first.bias"]))
        numbers = {name: torch.tensor(array) for name, array in network.numbers.items()}
        mean, spread = (numbers[name] for name in USUAL)
        usual = {
            "usual.running_mean": mean,
            "usual.running_var": spread**2 - model.usual.eps,
            "usual.num_batches_tracked": torch.tensor(WELL_KNOWN),
        }
        model.load_state_dict({name: numbers[name] for name in PARTS} | usual)
        return model


@dataclass(frozen=True)
class Player:
    """Has a habit, which may tell it everything, or a network to ask, or both."""

    model: PolicyValue | None
    habit: Habit | None

    def overrule(self, batch: Batch, part: slice, chosen: torch.Tensor) -> torch.Tensor:
        """Put what the habit chooses in a part of a batch in place of what is chosen there; where it did so."""
        if not self.habit:
            return torch.zeros_like(chosen, dtype=torch.bool)
        by_habit = np.empty(len(chosen), np.int64)
        self.habit(batch.states[part], by_habit)
        actions = torch.from_numpy(by_habit).to(chosen.device)
        chosen.copy_(actions.where(actions >= 0, chosen))
        return actions >= 0

    def choose(
        self, batch: Batch, part: slice, observations: torch.Tensor, legal: torch.Tensor, turned: torch.Tensor
    ) -> torch.Tensor:
        """What it likes most in a part of a batch, given what a network observes there, what is legal, and how the
        network numbers the actions."""
        chosen = torch.zeros_like(turned[:, 0])
        if self.model:
            liked = self.model(observations, legal)[0].argmax(-1, keepdim=True)
            chosen = turned.gather(-1, liked).squeeze(-1)
        self.overrule(batch, part, chosen)
        return chosen


@dataclass(frozen=True)
class Tables:
    """Many tables of one size."""

    batch: Batch
    turned: torch.Tensor
    """By seat: the number of each action, where the network counts the seats from that one."""
    pupil: torch.Tensor
    """By table: the seat of the network that learns, where the others have rivals."""

    @classmethod
    def lay(cls, game: Game, games: int, players: int, seed: int, device: str) -> "Tables":
        """Begin so many games."""
        turned = np.stack([own_seat_first(game, players, seat) for seat in range(players)])
        pupil = torch.arange(games, device=device) % players
        return cls(game.batch(games, players, seed, device=device), torch.tensor(turned, device=device), pupil)


@dataclass
class Lesson:
    """Some steps of all tables of one size; each part is `[steps, games, ...]`."""

    observations: torch.Tensor
    legal: torch.Tensor
    actions: torch.Tensor
    chances: torch.Tensor
    """The logarithm of the probability that the action was chosen with."""
    values: torch.Tensor
    to_move: torch.Tensor
    own: torch.Tensor
    """Whether it was the network that learns which chose, and no habit of it."""
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
    width: int = WIDTH,
    rate: float = LEARNING_RATE,
    haste: float = HASTE,
    start: Network | None = None,
    habit: Habit | None = None,
    against: Sequence[tuple[Network | None, Habit | None]] = (),
    report: Callable[[Progress], None] = lambda _: None,
) -> Network:
    """Train a network for some time, or for so many lessons, at so many tables, or at as many of each size.

    It goes on from what `start` has learned, if that is given, and learns nothing where a habit decides. Where there
    are any to learn `against`, they have the other seats, each with a network, a habit, or both. `report` hears of
    every lesson.
    """
    torch.manual_seed(seed)
    sizes = [players] if isinstance(players, int) else players
    tables = [Tables.lay(game, games, size, seed, device) for size in sizes]
    model = (PolicyValue.of(start, game) if start else PolicyValue(game, width)).to(device)
    learner = Player(model, habit)
    rivals = [Player(PolicyValue.of(net, game).to(device) if net else None, own) for net, own in against]
    optimiser = torch.optim.Adam(model.parameters(), rate)
    began, done, ended = time.monotonic(), 0, 0
    while (share := done / lessons if lessons else (time.monotonic() - began) / seconds) < 1:
        for group in optimiser.param_groups:
            group["lr"] = rate * (1 - share)
        lesson = [play(learner, rivals, some, steps, device) for some in tables]
        entropy = learn(model, optimiser, lesson, haste)
        model.get_used_to(torch.cat([part.observations for part in lesson]))
        done += 1
        ended += sum(int(part.ended.sum()) for part in lesson)
        report(Progress(time.monotonic() - began, done * len(tables) * games * steps, ended, entropy))
    return model.network()


@torch.no_grad()
def play(learner: Player, rivals: Sequence[Player], tables: Tables, steps: int, device: str) -> Lesson:
    """Let the network play, choosing by its probabilities; rivals choose what they like most."""
    assert learner.model
    batch, turns = tables.batch, []
    parts = [slice(*borders) for borders in pairwise(np.linspace(0, batch.n, len(rivals) + 1).astype(int))]
    for _ in range(steps):
        to_move = _taken(batch.to_move, device).long()
        turned = tables.turned[to_move]
        observations, legal = _taken(batch.observe(), device), _taken(batch.legal_mask(), device).gather(-1, turned)
        log_chances, values = learner.model(observations, legal)
        actions = torch.multinomial(log_chances.exp(), 1).squeeze(-1)
        chances = log_chances.gather(-1, actions.unsqueeze(-1)).squeeze(-1)
        chosen = turned.gather(-1, actions.unsqueeze(-1)).squeeze(-1)
        own = ~learner.overrule(batch, slice(None), chosen)
        for rival, part in zip(rivals, parts, strict=True):
            others = to_move[part] != tables.pupil[part]
            liked = rival.choose(batch, part, observations[part], legal[part], turned[part])
            chosen[part] = liked.where(others, chosen[part])
            own[part] &= ~others
        batch.step(chosen)
        results = (_taken(batch.ended, device), _taken(batch.rewards, device))
        turns.append((observations, legal, actions, chances, values, to_move, own, *results))
    return Lesson(*(torch.stack(part) for part in zip(*turns, strict=True)))


def _taken(array: Any, device: str) -> torch.Tensor:
    """A copy of what a batch shows, which it writes anew with every step."""
    tensor: torch.Tensor = torch.from_dlpack(array)  # type: ignore[attr-defined]
    return tensor.to(device, copy=True)


def advantages(lesson: Lesson, haste: float) -> tuple[torch.Tensor, torch.Tensor]:
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
        better[step] = next_value[every, seat] - haste - value + TRACE * next_advantage[every, seat]
        is_known[step] = known[every, seat]
        next_value[every, seat], known[every, seat] = value, True
        next_advantage[every, seat] = torch.where(is_known[step], better[step], 0)
    return better, is_known


def learn(model: PolicyValue, optimiser: torch.optim.Optimizer, lesson: list[Lesson], haste: float) -> float:
    """Make what turned out well more likely, and expect what came; how undecided the network is then."""
    flat = [torch.cat(parts) for parts in zip(*(_to_learn(part, haste) for part in lesson), strict=True)]
    entropy = torch.zeros(())
    for _ in range(PASSES):
        for piece in torch.randperm(len(flat[0]), device=flat[0].device).chunk(PIECES):
            loss, entropy = _loss(model, *(part[piece] for part in flat))
            optimiser.zero_grad()
            loss.backward()  # type: ignore[no-untyped-call]
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimiser.step()
    return entropy.item()


def _to_learn(lesson: Lesson, haste: float) -> list[torch.Tensor]:
    """What there is to learn from at tables of one size, decision after decision."""
    better, known = advantages(lesson, haste)
    chosen = (known & lesson.own).flatten().nonzero().squeeze(-1)
    parts = (lesson.observations, lesson.legal, lesson.actions, lesson.chances, lesson.values + better, better)
    return [part.flatten(0, 1)[chosen] for part in parts]


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
