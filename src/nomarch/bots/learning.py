"""Learning a game's judgement from self-play: what its features are worth, and what a lead is worth.

The games are played by the judgement as it is, with trials of two different actions on the way (`bots.selfplay`). The
difference between the two final scores of a seat is explained by the difference between its features (least squares,
drawn to the weights as they were, so that what hardly ever occurs keeps its weight), and who won by the lead that
these weights see (logistic regression). A game that is a race to a number of points (`RACE` in its judgement) ends the
sooner the more somebody gains, so there it is the lead over the others that is explained. Repeating it with the new
weights goes on from there.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from types import ModuleType

import numpy as np

from nomarch.core.errors import BadOptions
from nomarch.core.game import Game
from nomarch.core.log import new_log
from nomarch.core.match import Match
from nomarch.core.record import Generator, zeros
from nomarch.core.rng import set_key
from nomarch.core.template import copy_for
from nomarch.core.weights import FILE, Floats

EVERY = 25  # about one decision in so many is tried in two ways
MOST_TRIALS = 40  # in one game
HOLD = 20_000  # how many trials the weights as they were count for
STEPS = 30


@dataclass(frozen=True)
class Samples:
    """Trials: by trial, way and seat the features after the turn and the final score; NaN where no seat is."""

    features: Floats
    scores: Floats
    to_come: Floats


@dataclass(frozen=True)
class Lesson:
    """What was learned, and how much of the variance of the differences it explains, before and after."""

    weights: Floats
    lead: Floats
    explained_before: float
    explained: float


def judgement_of(game: Game) -> ModuleType:
    """The game's module `judgement`: its features, their weights, and how they are read off a position."""
    return import_module(f"{game.package}.judgement")


def learn(game: Game, samples: Samples) -> Lesson:
    """The weights that explain the samples best."""
    before = judgement_of(game).WEIGHTS
    race = getattr(judgement_of(game), "RACE", False)
    seen = (ahead_of_others(samples.features), lead_of(samples.scores)) if race else (samples.features, samples.scores)
    features, scores = (part[:, 0] - part[:, 1] for part in seen)
    told = ~np.isnan(scores) & (np.abs(features).max(2) > 0)
    features, scores = features[told], scores[told]
    weights = weigh(features, scores, before)
    lead = learn_lead(samples.features @ weights, samples.scores, samples.to_come)
    return Lesson(weights, lead, *(share_explained(features @ known, scores) for known in (before, weights)))


def ahead_of_others(features: Floats) -> Floats:
    """Every seat's features less the mean of the others'. NaN where no seat is."""
    players = (~np.isnan(features)).sum(2, keepdims=True)
    return np.asarray((features - np.nanmean(features, 2, keepdims=True)) * players / (players - 1), np.float64)


def lead_of(scores: Floats) -> Floats:
    """How far every seat is ahead of the best other one. NaN where no seat is."""
    others = [np.nanmax(np.delete(scores, seat, -1), -1) for seat in range(scores.shape[-1])]
    return np.asarray(scores - np.stack(others, -1), np.float64)


def weigh(features: Floats, scores: Floats, before: Floats) -> Floats:
    """Least squares, with the weights as they were counting for some trials more."""
    evidence = features.T @ features
    hold = np.diag(HOLD * np.maximum(np.diag(evidence) / max(1, len(features)), 0.01))
    return np.asarray(np.linalg.solve(evidence + hold, features.T @ scores + hold @ before), np.float64)


def learn_lead(expected: Floats, scores: Floats, to_come: Floats) -> Floats:
    """What a point of lead adds to the logarithm of the odds to win: at the end of a game, and how much more at its
    start. Newton's method; a shared victory counts for its share."""
    best = np.nanmax(scores, -1, keepdims=True)
    won = (scores == best) / (scores == best).sum(-1, keepdims=True)
    lead = lead_of(expected)
    known = ~np.isnan(lead)
    inputs = np.stack([lead[known], (lead * to_come[..., None])[known]], 1)
    found = np.zeros(2)
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-np.clip(inputs @ found, -30, 30)))
        curvature = (inputs * (chance * (1 - chance))[:, None]).T @ inputs
        found += np.linalg.solve(curvature, inputs.T @ (won[known] - chance))
    return found


def share_explained(expected: Floats, scores: Floats) -> float:
    """The share of the variance of the scores that the expectation explains."""
    return float(1 - np.mean((scores - expected) ** 2) / np.mean(scores**2))


def write(game: Game, lesson: Lesson, how: str) -> Path:
    """Write the weights into the game's folder."""
    names = judgement_of(game).FEATURES
    lines = [
        f"# What the features of a position are worth, found by `{how}`.",
        "# `lead`: what a point of lead adds to the logarithm of the odds to win, at the end of a game, and how much",
        "# more at its start.",
        f"lead = [{', '.join(f'{value:.4g}' for value in lesson.lead)}]",
        "",
        "[weights]",
        *(f'"{name}" = {value:.4g}' for name, value in zip(names, lesson.weights, strict=True)),
    ]
    path = Path(str(files(game.package) / FILE))
    path.write_text("\n".join(lines) + "\n")
    return path


def self_play(game: Game, games: int, seed: int, report: Callable[[int], None]) -> Samples:
    """Let the game's judgement play against itself, with players and options by lot."""
    kernel = copy_for(game.package, "nomarch.bots.selfplay")
    lot, chooser = random.Random(seed), zeros(Generator.dtype)
    set_key(chooser, seed)
    position = game.position.dtype
    mask, hopes = np.zeros(game.vocabulary.words, np.uint64), np.zeros(len(game.vocabulary))
    room = kernel.Room(zeros(position), zeros(position), zeros(position, 2), chooser, mask, hopes, new_log(0))
    shape = (MOST_TRIALS, 2, game.players[-1])
    parts = []
    for number in range(games):
        trials = kernel.Trials(
            np.full((*shape, len(judgement_of(game).FEATURES)), np.nan), np.full(shape, np.nan), np.zeros(shape[:2])
        )
        count = kernel.play_and_try(new_match(game, lot).states, room, EVERY, trials)
        parts.append([part[:count].copy() for part in trials])
        report(number + 1)
    return Samples(*(np.concatenate(part) for part in zip(*parts, strict=True)))


def new_match(game: Game, lot: random.Random) -> Match:
    """A match with players and options by lot."""
    players = lot.choice(game.players)
    while True:
        options = {option.name: lot.choice(option.choices or (False, True)) for option in game.options}
        try:
            return game.new(players, lot.getrandbits(64), options)
        except BadOptions:
            continue  # these options exclude each other
