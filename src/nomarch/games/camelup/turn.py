"""The decisions (section 16): which actions are legal, why another is not, and carrying one out."""

import numpy as np

from nomarch.core.bits import U1, doubled, put
from nomarch.core.clauses import clause
from nomarch.core.log import NOTHING
from nomarch.core.rule import rule
from nomarch.games.camelup.actions import ADRENALINE, REFEREE, TURN, VOCABULARY
from nomarch.games.camelup.alliances import make_allies, open_allies, refuse_ally
from nomarch.games.camelup.betting import (
    VALUES,
    open_stacks,
    place_race_card,
    refuse_leg_tile,
    refuse_race_card,
    take_leg_tile,
)
from nomarch.games.camelup.connoisseurs import (
    RANKING_TILES,
    available,
    cover,
    cover_bottom,
    own_uncovered,
    refuse_bottom,
    refuse_cover,
)
from nomarch.games.camelup.legs import after_action, first_turn, next_turn
from nomarch.games.camelup.paparazzi import hire, open_for_camera, refuse_hire
from nomarch.games.camelup.pyramid import buy_extra_die, open_extra_dice, refuse_extra_die, roll
from nomarch.games.camelup.referee import place_referee, refuse_referee
from nomarch.games.camelup.spaces import NOT_IN_GAME, open_for_desert, place_desert_tile, refuse_desert, without_camels
from nomarch.games.camelup.track import CAMELS

LEG, DESERT, PYRAMID = VOCABULARY.first("leg"), VOCABULARY.first("desert"), VOCABULARY.first("pyramid")
RACE, HIRE, COVER = VOCABULARY.first("race"), VOCABULARY.first("hire"), VOCABULARY.first("cover")
BOTTOM, ALLY = VOCABULARY.first("bottom"), VOCABULARY.first("ally")
NO_ADRENALINE, REF = VOCABULARY.first("adr"), VOCABULARY.first("ref")
ADRENALINE_DIE = NO_ADRENALINE + np.int64(1)

RACE_OVER = clause("CU-8.10")
ONE_NORMAL_ACTION = clause("CU-5.2")
NO_BONUS_NOW = clause("CU-10.1")
REFEREE_FIRST = clause("CU-15.48")
REFEREE_NOT_NOW = clause("CU-14.1")
SPACE_1 = np.uint64(1)
SPACE_2 = np.uint64(2)
FIVE = np.uint64(CAMELS)
VALUE_KINDS = np.int64(len(VALUES))
COVERS = CAMELS * VALUE_KINDS


@rule
def legal(s, mask):
    """Add the legal actions of the seat to move to an empty mask."""
    if s.to_move < 0:
        return
    seat = s.to_move
    if s.decision == TURN:
        legal_turn(s, seat, mask)
    elif s.decision == ADRENALINE:
        put(mask, NO_ADRENALINE, U1)
        put(mask, ADRENALINE_DIE, open_extra_dice(s))
    else:
        put(mask, REF, without_camels(s) >> SPACE_1)


@rule
def legal_turn(s, seat, mask):
    """The normal actions; there is always `pyramid` among them (CU-15.9)."""
    put(mask, LEG, open_stacks(s))
    put(mask, DESERT, doubled(open_for_desert(s, seat) >> SPACE_2))
    put(mask, PYRAMID, U1)
    hand = np.uint64(s.hand[seat])
    put(mask, RACE, hand | (hand << FIVE))
    if s.paparazzi != 0:
        put(mask, HIRE, open_for_camera(s, seat) >> SPACE_1)
    if s.connoisseurs != 0:
        for tile in range(RANKING_TILES):
            if available(s, tile):
                put(mask, COVER + COVERS * tile, own_uncovered(s, seat))
                put(mask, BOTTOM + CAMELS * tile, open_stacks(s))
    if s.allies != 0:
        put(mask, ALLY, open_allies(s, seat))


@rule
def refuse(s, action):
    """0 if the action is legal now, otherwise the number of the clause that forbids it."""
    if s.to_move < 0:
        return RACE_OVER
    seat = s.to_move
    if s.decision == REFEREE:
        return refuse_referee(s, action - REF + 1) if action >= REF else REFEREE_FIRST
    if action >= REF:
        return REFEREE_NOT_NOW if s.referee != 0 else NOT_IN_GAME
    if s.decision == ADRENALINE:
        return refuse_bonus(s, action)
    if action >= NO_ADRENALINE:
        return NO_BONUS_NOW if s.adrenaline != 0 else NOT_IN_GAME
    return refuse_normal(s, seat, action)


@rule
def refuse_bonus(s, action):
    """Why an action is not the answer to an adrenaline decision; doing without is always allowed (CU-16.5)."""
    if action < NO_ADRENALINE:
        return ONE_NORMAL_ACTION
    if action == NO_ADRENALINE:
        return NOTHING
    return refuse_extra_die(s, action - ADRENALINE_DIE)


@rule
def refuse_normal(s, seat, action):
    """Why a normal action cannot be taken."""
    if action < DESERT:
        return refuse_leg_tile(s, action - LEG)
    if action < PYRAMID:
        return refuse_desert(s, seat, (action - DESERT) // 2 + 2)
    if action < RACE:
        return NOTHING
    if action < HIRE:
        return refuse_race_card(s, seat, (action - RACE) % CAMELS)
    if action < COVER:
        return refuse_hire(s, seat, action - HIRE + 1)
    if action < BOTTOM:
        over = (action - COVER) % COVERS
        return refuse_cover(s, seat, (action - COVER) // COVERS, over // VALUE_KINDS, over % VALUE_KINDS)
    if action < ALLY:
        return refuse_bottom(s, (action - BOTTOM) // CAMELS, (action - BOTTOM) % CAMELS)
    return refuse_ally(s, seat, action - ALLY)


@rule
def apply(s, action, log):
    """Carry out a legal action and everything that follows without a decision."""
    seat = s.to_move
    if action < NO_ADRENALINE:
        act(s, seat, np.int64(action), log)
        after_action(s, seat, log)
    elif action < REF:
        if action != NO_ADRENALINE:
            buy_extra_die(s, seat, action - ADRENALINE_DIE, log)
        next_turn(s, seat)
    else:
        place_referee(s, seat, action - REF + 1, log)
        first_turn(s)


@rule
def act(s, seat, action, log):
    """Carry out a normal action."""
    if action < DESERT:
        take_leg_tile(s, seat, action - LEG, log)
    elif action < PYRAMID:
        place_desert_tile(s, seat, (action - DESERT) // 2 + 2, (action - DESERT) % 2, log)
    elif action < RACE:
        roll(s, seat, log)
    elif action < HIRE:
        place_race_card(s, seat, (action - RACE) // CAMELS, (action - RACE) % CAMELS, log)
    elif action < COVER:
        hire(s, seat, action - HIRE + 1, log)
    elif action < BOTTOM:
        over = (action - COVER) % COVERS
        cover(s, seat, (action - COVER) // COVERS, over // VALUE_KINDS, over % VALUE_KINDS, log)
    elif action < ALLY:
        cover_bottom(s, seat, (action - BOTTOM) // CAMELS, (action - BOTTOM) % CAMELS, log)
    else:
        make_allies(s, seat, action - ALLY, log)
