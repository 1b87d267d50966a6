"""Actions as a seat sees them: observations count seats from one's own, vocabularies from seat 0."""

from functools import cache

import numpy as np
import numpy.typing as npt

from nomarch.core.game import Game


@cache
def own_seat_first(game: Game, players: int, seat: int) -> npt.NDArray[np.int64]:
    """For each action, seats counted from one's own, its number in the vocabulary. Only actions that name a seat change
    (`ally` in Camel Up, `eject` in Celestia), so with them a policy is the same for every chair:

        turned = own_seat_first(game, players, seat)
        chosen = policy(observation, mask[turned])
        match.play(turned[chosen])
    """
    turned = np.arange(len(game.vocabulary))
    for action in game.vocabulary.actions:
        if "other_seat" in action.names:
            place = action.names.index("other_seat")
            if (other := int(action.args[place])) < players:
                args = [*action.args[:place], (other + seat) % players, *action.args[place + 1 :]]
                turned[action.id] = game.vocabulary.parse(":".join([action.verb, *map(str, args)]))
    turned.setflags(write=False)  # one for all who ask
    return turned
