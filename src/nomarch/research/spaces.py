"""A game's observations and actions as spaces of Gymnasium, which PettingZoo uses too."""

import numpy as np
from gymnasium import spaces

from nomarch.core.game import Game


def action_space(game: Game) -> spaces.Discrete:
    """The numbers of the vocabulary."""
    return spaces.Discrete(len(game.vocabulary))


def observation_space(game: Game) -> spaces.Dict:
    """What a seat knows, as numbers, and which actions are legal."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-1, 1, (game.observation_size,), np.float32),
            "action_mask": spaces.Box(0, 1, (len(game.vocabulary),), np.int8),
        }
    )
