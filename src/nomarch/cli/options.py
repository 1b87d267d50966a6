"""A game's options as flags of a command."""

import argparse

from nomarch.core.game import Game
from nomarch.core.options import Options


def add_option_flags(parser: argparse.ArgumentParser, game: Game) -> None:
    """Add a flag for each option of the game; a switch that is on by default gets one to turn it off."""
    for option in game.options:
        text = game.words().say(f"option-{option.name}")
        if option.choices:
            parser.add_argument(f"--{option.name}", choices=option.choices, default=option.default, help=text)
        elif option.default:
            parser.add_argument(f"--no-{option.name}", dest=option.name, action="store_false", help=f"not so: {text}")
        else:
            parser.add_argument(f"--{option.name}", action="store_true", help=text)


def chosen_options(arguments: argparse.Namespace, game: Game) -> Options:
    """The options that the flags chose."""
    return {option.name: getattr(arguments, option.name) for option in game.options}
