"""Carrying out actions, and everything that follows without a decision."""

import numpy as np

from nomarch.core.bits import U0, lowest, popcount
from nomarch.core.rule import rule, shared_code
from nomarch.games.egizia.actions import (
    A_BRICK,
    A_BUILD_DONE,
    A_CONVERT,
    A_CREW,
    A_CREW_DONE,
    A_DRAW,
    A_FREE,
    A_JOKER,
    A_KEEP,
    A_KEEP_NONE,
    A_PASS,
    A_RAISE,
    A_RING,
    A_SLOT,
    A_TAKE,
    A_TAKE_NONE,
    A_TRACK,
    BONUS,
    FEED,
    LEFT,
    OPENING,
    PLAY_N1,
    PLAY_N2,
    PLAY_N4,
    PLAY_N5,
    PLAY_N6,
    PLAY_N7,
    PLAY_N9,
    POST,
    SITE,
)
from nomarch.games.egizia.bricks import lay_brick
from nomarch.games.egizia.building import (
    ask_first_place,
    choose_track,
    finish_bricks,
    finish_sphinx,
    play_first_place,
    start_build,
    withdraw,
)
from nomarch.games.egizia.choices import find_choices
from nomarch.games.egizia.crews import JOKER, raise_crew
from nomarch.games.egizia.effects import go_on
from nomarch.games.egizia.feeding import convert, feed, play_grain
from nomarch.games.egizia.final import finish_scoring
from nomarch.games.egizia.irrigation import move_ring
from nomarch.games.egizia.participation import enter_bonus
from nomarch.games.egizia.phases import OVER, ask
from nomarch.games.egizia.rounds import begin_phase
from nomarch.games.egizia.sailing import (
    ask_next_holder,
    next_turn,
    pass_turn,
    place_ship,
    repeat_round_space,
    sail_again,
    take_left_over,
    take_none,
    take_slot,
)
from nomarch.games.egizia.sphinx import draw_cards, keep, keep_opening, keep_two, pay_for_cards
from nomarch.games.egizia.teams import join_team, play_plus_three, play_second_crew
from nomarch.games.egizia.windows import play_in_window

NEXT_PHASE, ASKED = np.int64(-1), np.int64(-2)
WORD = np.int64(64)


@rule
def legal(s, mask):
    """Add the legal actions of the seat to move to an empty mask."""
    mask[0] |= s.choices[0]
    mask[1] |= s.choices[1]


@rule
def apply(s, action, log):
    """Carry out a legal action and everything that follows without a decision."""
    settle(s, np.int64(action), log)


@rule
def settle(s, action, log):
    """Go on to the next decision with more than one option, from an action or from the beginning of a phase."""
    while action != ASKED:
        advance(s, action, log)
        action = unasked(s)


@rule
def unasked(s):
    """What happens next without a decision: the next phase, or the only option, which is carried out without asking
    (EG-18.2); or a decision is open or the game is over."""
    if s.phase == OVER:
        return ASKED
    if s.to_move < 0:
        return NEXT_PHASE
    first, rest = np.uint64(s.choices[0]), np.uint64(s.choices[1])
    if popcount(first) + popcount(rest) > 1:
        return ASKED
    return lowest(first) if first != U0 else WORD + lowest(rest)


@rule
def advance(s, action, log):
    """Carry out an action or begin the next phase, and find what can be chosen then."""
    shared_code()
    if action == NEXT_PHASE:
        begin_phase(s, log)
    else:
        carry_out(s, action, log)
    if s.phase == OVER:
        s.choices[0] = 0
        s.choices[1] = 0
    elif s.to_move >= 0:
        find_choices(s)


@rule
def carry_out(s, action, log):
    """Carry out a legal action as far as the next decision or the end of the phase."""
    seat = np.int64(s.to_move)
    if action <= A_CONVERT:
        if action < A_RAISE:
            sail(s, seat, action, log)
        else:
            use(s, seat, action, log)
    elif action < A_CREW:
        if action == A_TAKE_NONE:
            take_none(s, seat, log)
        else:
            take_left_over(s, seat, action - A_TAKE, log)
    elif action < A_DRAW:
        assemble(s, seat, action, log)
    elif action <= A_KEEP_NONE:
        draw_or_keep(s, seat, action, log)
    elif action < A_BUILD_DONE:
        lay_brick(s, seat, action - A_BRICK, log)
    elif action == A_BUILD_DONE:
        finish_bricks(s, seat, log)
    elif action < A_TRACK + 2:
        choose_track(s, seat, action - A_TRACK, log)
    else:
        be_done(s, seat, log)


@rule
def sail(s, seat, action, log):
    """A location, passing or a slot."""
    if action < A_PASS:
        place_ship(s, seat, action + 1, log)
    elif action == A_PASS:
        pass_turn(s, seat, log)
    else:
        take_slot(s, seat, action - A_SLOT, log)


@rule
def use(s, seat, action, log):
    """A crew to raise, a ring move, or a card."""
    if action < A_RING:
        raise_crew(s, seat, action - A_RAISE, log)
        s.raises -= 1
        after_effect(s, seat, log)
    elif action < PLAY_N1:
        move_ring(s, seat, action - A_RING, log)
        after_effect(s, seat, log)
    elif action == A_CONVERT:
        convert(s, seat, log)
    elif action == PLAY_N1:
        sail_again(s, seat, log)
    elif action == PLAY_N2:
        play_second_crew(s, seat, log)
    elif action == PLAY_N4:
        keep_two(s, seat, log)
    elif action == PLAY_N5:
        play_grain(s, seat, log)
    elif action == PLAY_N6:
        repeat_round_space(s, seat, log)
    elif action == PLAY_N7:
        play_plus_three(s, seat, log)
    elif action == PLAY_N9:
        play_first_place(s, seat, log)
    else:
        play_in_window(s, seat, action, log)


@rule
def after_effect(s, seat, log):
    """Go on with the effect in which a choice was made; after it comes what was being decided."""
    shared_code()
    if go_on(s, seat, log):
        if s.resume == LEFT:
            ask_next_holder(s, log)
        else:
            ask(s, seat, np.int64(s.resume))


@rule
def assemble(s, seat, action, log):
    """A crew or the joker joins, the team is ready, or the ship withdraws."""
    if action < A_JOKER:
        join_team(s, seat, action - A_CREW)
    elif action == A_JOKER:
        join_team(s, seat, JOKER)
    elif action == A_CREW_DONE:
        start_build(s, seat, log)
    else:
        withdraw(s, seat, log)


@rule
def draw_or_keep(s, seat, action, log):
    """At the Sphinx, or with the opening cards."""
    if action < A_FREE:
        pay_for_cards(s, seat, action - A_DRAW + 1, log)
    elif action < A_KEEP:
        draw_cards(s, seat, action - A_FREE, log)
    elif s.decision == OPENING:
        keep_opening(s, seat, action - A_KEEP, log)
    elif action == A_KEEP_NONE or keep(s, seat, action - A_KEEP, log):
        finish_sphinx(s, seat, log)


@rule
def be_done(s, seat, log):
    """Done with this window."""
    if s.decision == POST:
        next_turn(s, log)
    elif s.decision == FEED:
        feed(s, seat, log)
    elif s.decision == SITE:
        ask_first_place(s)
    elif s.decision == BONUS:
        enter_bonus(s, seat, log)
    else:
        finish_scoring(s, seat, log)
