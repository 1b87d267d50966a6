"""Final scoring (sections 12 and 13)."""

import numpy as np

from nomarch.core.bits import U0, U1, bit, lowest, popcount
from nomarch.core.log import NOTHING, emit
from nomarch.core.rule import rule, shared_code
from nomarch.games.egizia.actions import EVENTS, FINAL
from nomarch.games.egizia.components import (
    BUILDINGS,
    FINAL_SALE_FROM,
    FINAL_SALE_POINTS,
    FINAL_SALE_STONES,
    LAST_SPACE,
    TOMBS_IN_ROW,
    UPGRADES_COUNT,
)
from nomarch.games.egizia.irrigation import field_sum, open_upgrades
from nomarch.games.egizia.nile_cards import PERMANENT
from nomarch.games.egizia.obelisk import level_built
from nomarch.games.egizia.phases import FINAL_SCORING, OVER, ask, go_to
from nomarch.games.egizia.pyramid import pyramid_complete
from nomarch.games.egizia.quarries import quarry_sum
from nomarch.games.egizia.score_track import SPHINX_CARDS, STONE_SALE, TOMB_COLLECTION, ahead, enter
from nomarch.games.egizia.sphinx_cards import CONDITION, CONDITIONS, LAST_SCORED, POINTS, PRODUCTIVE
from nomarch.games.egizia.stones import spend_stones
from nomarch.games.egizia.temple import pillars_complete
from nomarch.games.egizia.tombs import tomb_points, tomb_sum
from nomarch.games.egizia.tracks import GRAIN_MARKET as MARKET_TRACK
from nomarch.games.egizia.tracks import STONE_SALE as SALE_TRACK

(
    OBELISK_LEVEL,
    PILLARS,
    ALL_TOMBS,
    WHOLE_PYRAMID,
    PLAYERS_ON_LAST,
    OWN_BRICKS,
    OWN_EVERYWHERE,
    PER_BRICK,
    PER_STRENGTH,
    MOST_PRODUCTIVE,
    OWN_ON_LAST,
    OWN_ON_BOTH,
    PER_PERMANENT,
    PER_POINTS,
) = (np.int64(number) for number in range(len(CONDITIONS)))
BUILDING_COUNT = np.int64(len(BUILDINGS))
QUARRY = np.int64(PRODUCTIVE.index("quarry"))
BEGUN, SPHINX_SCORED, ENDED = EVENTS.code("final_scoring"), EVENTS.code("sphinx_scored"), EVENTS.code("game_ended")


@rule
def go_to_final_scoring(s):
    """Players score completely one after the other, highest tile first (EG-13.2)."""
    s.asked = s.players
    go_to(s, FINAL_SCORING)


@rule
def score_next(s, log):
    """Steps 1 and 2 of the next player, then a last chance to attach upgrades where that can matter (EG-13.3,
    EG-18.45), then step 3."""
    if s.asked == 0:
        end_game(s, log)
        return
    s.asked -= 1
    seat = np.int64(s.order[np.int64(s.asked)])
    emit(log, BEGUN, seat, NOTHING, NOTHING, NOTHING)
    sell_stones(s, seat, log)
    enter(s, seat, TOMB_COLLECTION, tomb_points(tomb_sum(s, seat)), log)
    if UPGRADES_COUNT[np.int64(s.edition)] and open_upgrades(s, seat) != U0:
        ask(s, seat, FINAL)
    else:
        finish_scoring(s, seat, log)


@rule
def finish_scoring(s, seat, log):
    """Step 3, then the next player."""
    shared_code()
    score_sphinx_cards(s, seat, log)
    go_to(s, FINAL_SCORING)


@rule
def sell_stones(s, seat, log):
    """Step 1: on the two lowest spaces of the stone sale all stones are sold (EG-13.4, EG-16.61)."""
    stones = np.int64(s.stones[seat])
    if s.marker[seat, SALE_TRACK] >= FINAL_SALE_FROM and stones > 0:
        spend_stones(s, seat, stones, log)
        enter(s, seat, STONE_SALE, stones // FINAL_SALE_STONES * FINAL_SALE_POINTS, log)


@rule
def score_sphinx_cards(s, seat, log):
    """Step 3: all Sphinx cards are shown and scored, X28 or X28b last (EG-13.8, EG-17.7)."""
    s.sphinx_shown = np.uint8(np.uint64(s.sphinx_shown) | bit(seat))
    for last in range(2):
        cards = np.uint64(s.sphinx_held[seat])
        while cards != U0:
            card = lowest(cards)
            if LAST_SCORED[card] == (last == 1):
                points = sphinx_points(s, seat, card)
                emit(log, SPHINX_SCORED, seat, card, points, NOTHING)
                enter(s, seat, SPHINX_CARDS, points, log)
            cards &= cards - U1


@rule
def end_game(s, log):
    """Most points win, of equals who reached them first (EG-13.9)."""
    winner = np.int64(0)
    for seat in range(1, s.players):
        if ahead(s, seat, winner):
            winner = np.int64(seat)
    emit(log, ENDED, winner, NOTHING, NOTHING, NOTHING)
    go_to(s, OVER)


# What a Sphinx card is worth


@rule
def sphinx_points(s, seat, card):
    """The points that a Sphinx card gives its owner now (EG-12.1)."""
    condition, what, amount = CONDITION[card, 0], CONDITION[card, 1], CONDITION[card, 2]
    if condition == PLAYERS_ON_LAST:
        return POINTS[card, players_on_last(s, what)]
    points = POINTS[card, 0]
    if condition == PER_BRICK:
        return points * np.int64(s.bricks[seat, what])
    if condition == PER_STRENGTH:
        return points * np.int64(s.strength[seat, what])
    if condition == PER_PERMANENT:
        return points * popcount(np.uint64(s.held[seat]) & PERMANENT)
    if condition == PER_POINTS:
        return points * (np.int64(s.score[seat]) // amount) if s.score[seat] > 0 else np.int64(0)
    return points if condition_met(s, seat, condition, what, amount) else np.int64(0)


@rule
def condition_met(s, seat, condition, what, amount):
    """Whether a condition is met, by anyone (EG-12.3 to EG-12.7) or by the owner."""
    if condition == OBELISK_LEVEL:
        return level_built(s, amount)
    if condition == PILLARS:
        return pillars_complete(s) >= amount
    if condition == ALL_TOMBS:
        return s.tombs_taken == TOMBS_IN_ROW
    if condition == WHOLE_PYRAMID:
        return pyramid_complete(s)
    if condition == OWN_BRICKS:
        return s.bricks[seat, what] >= amount
    if condition == OWN_EVERYWHERE:
        return bricks_everywhere(s, seat, amount)
    if condition == MOST_PRODUCTIVE:
        return most_productive(s, seat, what)
    if condition == OWN_ON_LAST:
        return s.marker[seat, what] == LAST_SPACE
    return on_both_last(s, seat)


@rule
def players_on_last(s, track):
    """How many players, the owner included, stand on the lowest space of a track (EG-12.8, EG-16.60)."""
    total = np.int64(0)
    for seat in range(s.players):
        if s.marker[seat, track] == LAST_SPACE:
            total += 1
    return total


@rule
def on_both_last(s, seat):
    """Whether both own markers stand on the lowest space (EG-12.23)."""
    return s.marker[seat, SALE_TRACK] == LAST_SPACE and s.marker[seat, MARKET_TRACK] == LAST_SPACE


@rule
def bricks_everywhere(s, seat, amount):
    """Whether the seat has so many bricks in each of the four buildings (EG-12.13, EG-16.59)."""
    enough = 0
    for building in range(BUILDING_COUNT):
        enough += s.bricks[seat, building] >= amount
    return enough == BUILDING_COUNT


@rule
def produce(s, seat, what):
    """The sum of the seat's quarries, or of its fields of a colour, by the edition's reading (EG-15.4)."""
    if what == QUARRY:
        return quarry_sum(s, seat)
    return field_sum(s, seat, what, UPGRADES_COUNT[np.int64(s.edition)])


@rule
def most_productive(s, seat, what):
    """Whether the own sum is above 0 and nobody has more (EG-12.16, EG-12.17, EG-16.56)."""
    own = produce(s, seat, what)
    for other in range(s.players):
        if produce(s, np.int64(other), what) > own:
            return False
    return own > 0
