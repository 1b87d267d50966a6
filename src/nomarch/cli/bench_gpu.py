"""What a GPU can do: random play, and random play in which every position is written out as a learner needs it."""

from collections.abc import Callable

import nomarch
from nomarch.cli.bench import best, timed, walk
from nomarch.core.game import Game

GAMES = 65_536
WARM_UP = 200  # actions after which the games are in different phases
RANDOM_STEPS = 1000
LEARNER_STEPS = 50


def measure(names: list[str], report: Callable[[str], None]) -> dict[str, dict[str, float]]:
    """Actions a second on the GPU, by game and figure."""
    measured = {}
    for name in names:
        report(name)
        measured[name] = measure_game(nomarch.game(name))
    return measured


def measure_game(game: Game) -> dict[str, float]:
    """The figures of one game."""
    batch = game.batch(GAMES, game.usual_players, 1, device="cuda")
    batch.play_at_random(WARM_UP)
    walk(batch, 1)
    return {
        "gpu_steps_per_s": GAMES * RANDOM_STEPS / best(lambda: timed(lambda: batch.play_at_random(RANDOM_STEPS))),
        "gpu_learner_steps_per_s": GAMES * LEARNER_STEPS / best(lambda: timed(lambda: walk(batch, LEARNER_STEPS))),
    }
