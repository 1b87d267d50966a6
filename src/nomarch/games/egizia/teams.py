"""The crews of a build (EG-7.6 to EG-7.9, EG-16.42, EG-16.43, EG-18.46, EG-18.47)."""

import numpy as np

from nomarch.core.bits import U0, bit, has, popcount
from nomarch.core.clauses import clause
from nomarch.core.log import NOTHING, emit
from nomarch.core.rule import rule, shared_code
from nomarch.games.egizia.actions import EVENTS, SECOND_CREW, TEAM
from nomarch.games.egizia.bricks import cheapest
from nomarch.games.egizia.crews import JOKER, PLAIN_COUNT, unused
from nomarch.games.egizia.nile_cards import N2, N7, STRENGTH_OF_N7
from nomarch.games.egizia.phases import ask
from nomarch.games.egizia.windows import NOT_IN_THIS_WINDOW, box, holds

ALREADY_USED = clause("EG-7.8")
TOO_WEAK = clause("EG-18.46")
NOT_YET_STRONG_ENOUGH = clause("EG-18.47")
ONE_SECOND_CREW = clause("EG-16.43")
READY = EVENTS.code("team_ready")


@rule
def disband(s):
    """No crew is in the team yet."""
    s.team = 0
    s.team_strength = 0
    s.second_crew = 0
    s.cost[0] = 0
    s.cost[1] = 0
    s.full_row_count = 0


@rule
def available(s, seat, crew):
    """Whether the crew is unused and not in the team yet."""
    return unused(s, seat, crew) and not has(np.uint64(s.team), crew)


@rule
def reinforcement(s, seat):
    """What joker and N7 can still add to the team."""
    strength = STRENGTH_OF_N7 * popcount(np.uint64(s.held[seat]) & N7)
    if available(s, seat, JOKER):
        strength += np.int64(s.strength[seat, JOKER])
    return strength


@rule
def strongest_beside(s, seat, crew):
    """The strength of the best crew that N2 could add to this one."""
    best = np.int64(0)
    for other in range(PLAIN_COUNT):
        if other != crew and available(s, seat, np.int64(other)) and s.strength[seat, other] > best:
            best = np.int64(s.strength[seat, other])
    return best


@rule
def first_crews(s, seat):
    """The crews with which a build can begin: with joker, N7 and N2 in hand they reach the cheapest card, space or
    tile, and the stones suffice for it (EG-18.46)."""
    crews = U0
    least = cheapest(s)
    if least == 0 or s.stones[seat] < least:
        return crews
    more, second = reinforcement(s, seat), holds(s, seat, N2)
    for crew in range(PLAIN_COUNT):
        if available(s, seat, np.int64(crew)):
            reach = np.int64(s.strength[seat, crew]) + more
            if second and reach < least:
                reach += strongest_beside(s, seat, np.int64(crew))
            if reach >= least:
                crews |= bit(crew)
    return crews


@rule
def second_crews(s, seat):
    """The crews that N2 can add, with joker and N7 only (EG-18.46)."""
    shared_code()
    crews = U0
    reach, least = np.int64(s.team_strength) + reinforcement(s, seat), cheapest(s)
    for crew in range(PLAIN_COUNT):
        if available(s, seat, np.int64(crew)) and reach + s.strength[seat, crew] >= least:
            crews |= bit(crew)
    return crews


@rule
def can_add_second(s, seat):
    """Whether N2 can be played now: once a build, and only for a crew that suffices (EG-16.43, EG-18.46)."""
    return s.second_crew == 0 and holds(s, seat, N2) and second_crews(s, seat) != U0


@rule
def strong_enough(s):
    """Whether the team reaches the cheapest card, space or tile (EG-18.47)."""
    return s.team_strength >= cheapest(s)


@rule
def refuse_crew(s, seat, crew, crews):
    """Why this crew is none of those that can be chosen."""
    if has(crews, crew):
        return NOTHING
    return TOO_WEAK if available(s, seat, crew) else ALREADY_USED


@rule
def refuse_joker(s, seat):
    """Why the joker cannot join the team."""
    return NOTHING if available(s, seat, JOKER) else ALREADY_USED


@rule
def refuse_second_crew(s, seat):
    """Why N2 cannot be played now."""
    if not holds(s, seat, N2):
        return NOT_IN_THIS_WINDOW
    if s.second_crew != 0:
        return ONE_SECOND_CREW
    return NOTHING if second_crews(s, seat) != U0 else TOO_WEAK


@rule
def refuse_plus_three(s, seat):
    """Why N7 cannot be played now."""
    return NOTHING if holds(s, seat, N7) else NOT_IN_THIS_WINDOW


@rule
def refuse_crew_done(s):
    """Why the team is not complete."""
    return NOTHING if strong_enough(s) else NOT_YET_STRONG_ENOUGH


@rule
def join_team(s, seat, crew):
    """A crew or the joker joins the team."""
    s.team = np.uint8(np.uint64(s.team) | bit(crew))
    s.team_strength = np.int64(s.team_strength) + np.int64(s.strength[seat, crew])
    ask(s, seat, TEAM)


@rule
def play_plus_three(s, seat, log):
    """N7: three more strength in this build."""
    box(s, seat, N7, log)
    s.team_strength = np.int64(s.team_strength) + STRENGTH_OF_N7


@rule
def play_second_crew(s, seat, log):
    """N2: a second plain crew, chosen next."""
    box(s, seat, N2, log)
    s.second_crew = 1
    ask(s, seat, SECOND_CREW)


@rule
def send_team(s, seat, log):
    """The team is fixed, and its crews are used until the next round (EG-7.8, EG-16.42)."""
    team = np.uint64(s.team)
    s.used[seat] = np.uint8(np.uint64(s.used[seat]) | team)
    joker = np.int64(has(team, JOKER))
    emit(log, READY, seat, popcount(team) - joker, joker, np.int64(s.team_strength))
