"""Setting up (section 3), and what can be chosen beforehand (section 1)."""

from types import SimpleNamespace

import numpy as np

from nomarch.core.bits import U0
from nomarch.core.errors import BadOptions
from nomarch.core.game import Plain
from nomarch.core.options import Option, Options
from nomarch.core.record import Records
from nomarch.core.rng import below
from nomarch.core.rule import rule
from nomarch.games.camelup import money
from nomarch.games.camelup.components import (
    ALLIES_MIN_SEATS,
    FACES,
    FIRST_MARKER,
    LAST_SPACE,
    LAST_SPACE_DICE,
    MOST_SEATS,
    MOST_SEATS_BASE,
    START_SPACES,
    STARTING_MONEY,
    SUPERCUP,
)
from nomarch.games.camelup.legs import ALL_COLOURS, start_leg
from nomarch.games.camelup.situation import BadPosition, Situation
from nomarch.games.camelup.track import BITS, CAMELS, SAND, SPACE, how_many_at_least

OPTIONS = tuple(Option(name) for name in ("dice", "adrenaline", "paparazzi", "connoisseurs", "allies", "referee"))
FACES_PER_DIE = np.int64(len(FACES))


def check(players: int, options: Options) -> None:
    """Options that do not go together, or not with so many players (CU-1.2 to CU-1.7)."""
    if options["adrenaline"] and not options["dice"]:
        raise BadOptions.say("unfit-adrenaline", __package__)
    if options["allies"] and players < ALLIES_MIN_SEATS:
        raise BadOptions.say("unfit-allies", __package__, least=int(ALLIES_MIN_SEATS), players=players)
    if players > MOST_SEATS_BASE and not any(options[module] for module in SUPERCUP):
        most = {"base": int(MOST_SEATS_BASE), "most": int(MOST_SEATS)}
        raise BadOptions.say("unfit-players", __package__, players=players, modules=", ".join(SUPERCUP), **most)


@rule
def deal(s):
    """Roll each camel's starting space (CU-3.6); camels that share one are stacked in random order (CU-3.7).

    The camels come in random order, each going on top of those already on its space.
    """
    waiting = np.int64(ALL_COLOURS)
    camels = U0
    for placed in range(CAMELS):
        skipped = below(s, CAMELS - placed)
        for colour in range(CAMELS):
            if (waiting >> colour) & 1:
                if skipped == 0:
                    camels = join(camels, placed, colour, FACES[below(s, FACES_PER_DIE)])
                    waiting &= ~(1 << colour)
                    break
                skipped -= 1
    s.camels = camels


@rule
def join(camels, placed, colour, space):
    """Put another camel on top of those already on a space, `placed` camels being on the track."""
    ahead = how_many_at_least(camels, space + 1)
    rides = how_many_at_least(camels, space) > ahead
    shift = BITS * np.uint64(placed - ahead)
    newcomer = (np.uint64(space) << SPACE) | np.uint64(colour)
    if not rides:
        newcomer |= SAND
    behind = camels & ((np.uint64(1) << shift) - np.uint64(1))
    return behind | (newcomer << shift) | ((camels >> shift) << (shift + BITS))


@rule
def begin(s, log):
    """Set up what chance does not decide, and start the first leg (CU-3.1 to CU-3.5, CU-3.12)."""
    s.last_space = LAST_SPACE_DICE if s.dice != 0 else LAST_SPACE
    for seat in range(s.players):
        money.earn(s, seat, money.START, STARTING_MONEY)
        s.hand[seat] = ALL_COLOURS
    s.marker = FIRST_MARKER
    start_leg(s, log)


def read_setup(s: SimpleNamespace) -> Plain:
    """Where the camels start, such as `{"camels": "1:GYO 3:BW"}`: space and camels from bottom to top."""
    return {"camels": Situation(camels=s.camels).texts()["position"]}


def write_setup(states: Records, setup: Plain) -> None:
    """Put the camels where the set-up says; only starts that dice can give (CU-3.6)."""
    if set(setup) != {"camels"} or not isinstance(setup["camels"], str):
        raise BadOptions('the set-up is {"camels": text}, such as {"camels": "1:GYO 3:BW"}')
    try:
        situation = Situation.parse(setup["camels"])
    except BadPosition as error:
        raise BadOptions(f"the set-up is wrong:\n{error}") from None
    if any(space not in START_SPACES for space in situation.lanes()) or situation.has_lanes():
        raise BadOptions("camels start on spaces 1 to 3, those on one space in one stack (CU-3.6, CU-3.7)")
    states["camels"] = situation.camels
