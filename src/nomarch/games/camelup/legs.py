"""The course of a leg (section 7): how it starts, whose turn it is, how it ends."""

import numpy as np

from nomarch.core.bits import bit
from nomarch.core.log import NOTHING, emit
from nomarch.core.rule import rule
from nomarch.games.camelup.actions import ADRENALINE, EVENTS, REFEREE, TURN
from nomarch.games.camelup.betting import STACK_SIZES
from nomarch.games.camelup.components import PLACES, PYRAMID_TILES, PYRAMID_TILES_ADDED
from nomarch.games.camelup.paparazzi import put_away
from nomarch.games.camelup.pyramid import adrenaline_offered, pyramid_empty
from nomarch.games.camelup.scoring import score_leg, score_race
from nomarch.games.camelup.track import CAMELS, colour_at, last, leader

ALL_COLOURS = np.uint8((1 << CAMELS) - 1)
LEG_BEGUN = EVENTS.code("leg_begun")
LEG_ENDED = EVENTS.code("leg_ended")
EXTRA_DIE = EVENTS.code("extra_die_added")
NOBODY = np.int64(-1)
OVER = np.int64(-1)


@rule
def start_leg(s, log):
    """Everything is back, then the extra die, then the referee, then the marker holder's turn (CU-7.13)."""
    s.leg += 1
    emit(log, LEG_BEGUN, np.int64(s.leg), np.int64(s.marker), NOTHING, NOTHING)
    return_tiles(s)
    return_dice(s)
    put_away(s)
    s.referee_space = 0
    if s.dice != 0:
        add_extra_die(s, log)
    if s.referee != 0:
        s.decision = REFEREE
        s.to_move = (np.int64(s.marker) + s.players - 1) % s.players
    else:
        first_turn(s)


@rule
def first_turn(s):
    """The marker holder takes the first turn (CU-5.1)."""
    s.decision = TURN
    s.to_move = s.marker


@rule
def return_tiles(s):
    """Leg, pyramid, desert and ranking tiles and alliance cards are back (CU-7.8 to CU-7.10, CU-12.9, CU-13.8)."""
    for colour in range(CAMELS):
        s.stack_top[colour] = 0
        s.stack_end[colour] = STACK_SIZES[np.int64(s.connoisseurs)]
    for tile in range(len(PLACES)):
        s.ranking_seat[tile] = NOBODY
        s.ranking_colour[tile] = 0
        s.ranking_value[tile] = 0
    for seat in range(s.players):
        s.pyramid_tiles[seat] = 0
        s.desert_space[seat] = 0
        s.ally[seat] = NOBODY
        for colour in range(CAMELS):
            for value in range(3):
                s.leg_tiles[seat, colour, value] = 0
    s.pyramid_stack = PYRAMID_TILES
    s.oases = 0
    s.mirages = 0


@rule
def return_dice(s):
    """The regular dice are in the pyramid, the extra dice on the platform (CU-7.11, CU-10.8)."""
    s.regular_dice = ALL_COLOURS
    s.extra_dice = 0
    s.platform = ALL_COLOURS if s.dice != 0 else np.uint8(0)
    for colour in range(CAMELS):
        s.regular_faces[colour] = 0
        s.extra_faces[colour] = 0


@rule
def add_extra_die(s, log):
    """The extra die of the last camel goes into the pyramid (CU-9.1), and there is a tile for it (CU-2.9, CU-9.2)."""
    colour = last(np.uint64(s.camels))
    s.platform = np.uint8(np.uint64(s.platform) & ~bit(colour))
    s.extra_dice = np.uint8(bit(colour))
    s.pyramid_stack = PYRAMID_TILES + PYRAMID_TILES_ADDED
    emit(log, EXTRA_DIE, colour, NOTHING, NOTHING, NOTHING)


@rule
def after_action(s, seat, log):
    """What follows a normal action: the end of the race or of the leg, the bonus action, or the next turn (CU-6.14)."""
    if s.crossed != 0:
        end_race(s, log)
    elif pyramid_empty(s):
        end_leg(s, seat, log)
    elif adrenaline_offered(s, seat):
        s.decision = ADRENALINE
    else:
        next_turn(s, seat)


@rule
def next_turn(s, seat):
    """Turns pass clockwise (CU-5.1)."""
    s.decision = TURN
    s.to_move = (seat + 1) % s.players


@rule
def end_leg(s, seat, log):
    """The marker goes to the left neighbour of who emptied the pyramid (CU-7.1, CU-7.2); score, and start anew."""
    camels = np.uint64(s.camels)
    emit(log, LEG_ENDED, leader(camels), colour_at(camels, CAMELS - 2), NOTHING, NOTHING)
    s.marker = (seat + 1) % s.players
    score_leg(s, log)
    start_leg(s, log)


@rule
def end_race(s, log):
    """One leg scoring, then the race is scored and nobody is asked any more (CU-8.2, CU-8.4, CU-8.10, CU-15.50,
    CU-15.51)."""
    camels = np.uint64(s.camels)
    emit(log, LEG_ENDED, leader(camels), colour_at(camels, CAMELS - 2), NOTHING, NOTHING)
    score_leg(s, log)
    score_race(s, log)
    s.to_move = OVER
