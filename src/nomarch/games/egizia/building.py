"""Phase 5, building (section 7): sites one after the other, ships in their order, building or withdrawing."""

import numpy as np

from nomarch.core.bits import bit
from nomarch.core.clauses import clause
from nomarch.core.log import NOTHING, emit
from nomarch.core.rule import rule, shared_code
from nomarch.games.egizia.actions import BRICKS, BUILD, DRAW, EVENTS, SITE, TRACK
from nomarch.games.egizia.bricks import OBELISK_SITE, SPHINX_SITE, cost, score_build
from nomarch.games.egizia.nile_cards import N9
from nomarch.games.egizia.phases import BUILDING, PARTICIPATING, ask, go_to
from nomarch.games.egizia.sailing import EMPTY, EXTRA, POSITION_OF_SITE, RESERVE, SITE_COUNT, SLOT_COUNT
from nomarch.games.egizia.sphinx import finish_drawing
from nomarch.games.egizia.teams import disband, send_team
from nomarch.games.egizia.tracks import step_marker
from nomarch.games.egizia.windows import NOT_IN_THIS_WINDOW, box, holds

ACTING_ORDER = np.array([0, 1, 2, EXTRA, RESERVE], np.int64)
"""Slots, then an extra ship, then one in reserve (EG-7.2)."""
NOTHING_BUILT = clause("EG-7.12")
WITHDRAWN = EVENTS.code("withdrawn")


@rule
def build_at_next_site(s):
    """Go to the next site with ships, A, B or C, or on to the next phase (EG-7.1); holders of N9 are asked first."""
    while s.site + 1 < SITE_COUNT:
        s.site += 1
        if any_ship(s, np.int64(s.site)):
            s.asked = -1
            ask_first_place(s)
            return
    go_to(s, PARTICIPATING)


@rule
def any_ship(s, site):
    """Whether a ship stands at the site."""
    ships = 0
    for slot in range(SLOT_COUNT):
        ships += s.slots[site, slot] != EMPTY
    return ships > 0


@rule
def stands_from(s, seat, site):
    """Whether the seat has a ship at this or a later site."""
    for later in range(site, SITE_COUNT):
        for slot in range(SLOT_COUNT):
            if s.slots[later, slot] == seat:
                return True
    return False


# First place


@rule
def ask_first_place(s):
    """Holders of N9 with a ship at this or a later site are asked in tile order; then the ships act (EG-16.36)."""
    shared_code()
    while s.asked + 1 < s.players:
        s.asked += 1
        seat = np.int64(s.order[np.int64(s.asked)])
        if holds(s, seat, N9) and stands_from(s, seat, np.int64(s.site)):
            ask(s, seat, SITE)
            return
    line_up(s)
    ask_next_ship(s)


@rule
def refuse_first_place(s, seat):
    """Why N9 cannot be played now."""
    return NOTHING if holds(s, seat, N9) else NOT_IN_THIS_WINDOW


@rule
def play_first_place(s, seat, log):
    """N9: the seat's ships act first at this and all later sites of the round (EG-16.37)."""
    box(s, seat, N9, log)
    s.first_place = seat
    ask_first_place(s)


# Ships in their order


@rule
def line_up(s):
    """The order in which ships act: slots, extra, reserve, but who played N9 first (EG-7.2, EG-16.37, EG-16.41)."""
    site, size = np.int64(s.site), np.int64(0)
    for number in range(len(ACTING_ORDER)):
        slot = ACTING_ORDER[number]
        seat = np.int64(s.slots[site, slot])
        if seat != EMPTY:
            place = size
            if seat == s.first_place:
                while place > 0:
                    s.queue[place] = s.queue[place - 1]
                    place -= 1
            s.queue[place] = slot
            size += 1
    s.queue_size = size
    s.queue_at = 0
    s.withdrawn = 0


@rule
def may_act(s, slot, seat):
    """A ship in reserve acts only after a withdrawal (EG-7.4), or in any case with N9 (EG-16.38)."""
    return slot != RESERVE or s.withdrawn > 0 or seat == s.first_place


@rule
def ask_next_ship(s):
    """The next ship's owner builds or withdraws (EG-7.3); after the last one comes the next site."""
    shared_code()
    while s.queue_at < s.queue_size:
        slot = np.int64(s.queue[np.int64(s.queue_at)])
        seat = np.int64(s.slots[np.int64(s.site), slot])
        if may_act(s, slot, seat):
            ask(s, seat, BUILD)
            return
        s.queue_at += 1
    go_to(s, BUILDING)


@rule
def withdraw(s, seat, log):
    """The ship goes back to hand at once (EG-7.3)."""
    site = np.int64(s.site)
    s.slots[site, np.int64(s.queue[np.int64(s.queue_at)])] = EMPTY
    s.ships[seat] = np.uint32(np.uint64(s.ships[seat]) & ~bit(POSITION_OF_SITE[site]))
    s.ships_in_hand[seat] += 1
    s.withdrawn += 1
    emit(log, WITHDRAWN, seat, site, NOTHING, NOTHING)
    s.queue_at += 1
    ask_next_ship(s)


# Building


@rule
def start_build(s, seat, log):
    """With the team fixed, draw Sphinx cards or lay bricks."""
    send_team(s, seat, log)
    ask(s, seat, DRAW if s.site == SPHINX_SITE else BRICKS)


@rule
def has_built(s, seat):
    """The seat built at this site this round (EG-9.1)."""
    s.built[seat] = np.uint8(np.uint64(s.built[seat]) | bit(np.int64(s.site)))
    s.queue_at += 1
    disband(s)


@rule
def finish_sphinx(s, seat, log):
    """The cards are kept or put back; the next ship acts."""
    finish_drawing(s, seat, log)
    has_built(s, seat)
    ask_next_ship(s)


@rule
def refuse_build_done(s):
    """Why the build cannot end: it costs at least 1 (EG-7.12)."""
    return NOTHING if cost(s) > 0 else NOTHING_BUILT


@rule
def finish_bricks(s, seat, log):
    """Score the build; at the obelisk and tombs a marker step follows (EG-8.13, EG-8.14, EG-8.16)."""
    score_build(s, seat, log)
    has_built(s, seat)
    if s.site == OBELISK_SITE:
        ask(s, seat, TRACK)
    else:
        ask_next_ship(s)


@rule
def choose_track(s, seat, track, log):
    """One step on the stone sale or the grain market (EG-8.14, EG-16.50)."""
    step_marker(s, seat, track, log)
    ask_next_ship(s)
