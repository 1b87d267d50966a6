"""Scoring a leg (CU-7.3 to CU-7.7, CU-12.6, CU-13.6) and the race (section 8)."""

import numpy as np

from nomarch.core.log import NOTHING, emit
from nomarch.core.rule import rule
from nomarch.games.camelup.actions import EVENTS
from nomarch.games.camelup.betting import VALUES
from nomarch.games.camelup.components import (
    EXACT_PLACE,
    LADDER,
    LADDER_REST,
    OTHER_REWARD,
    PLACES,
    PYRAMID_TILE_REWARD,
    SECOND_REWARD,
    WRONG_CARD,
    WRONG_PLACE,
)
from nomarch.games.camelup.money import ALLY, LEG_TILES, PYRAMID, RANKING_TILES, WINNER_PILE, earn, note, pay
from nomarch.games.camelup.track import CAMELS, last, leader, rank_of

LEG_SCORED = EVENTS.code("leg_scored")
CARD_SCORED = EVENTS.code("race_card_scored")
RACE_ENDED = EVENTS.code("race_ended")
FIRST, SECOND = np.int64(1), np.int64(2)


@rule(inline=True)
def place_of(s, colour):
    """The camel's place, 1 for the leader (CU-4.7)."""
    return CAMELS - rank_of(np.uint64(s.camels), colour)


@rule
def leg_tile_worth(place, value):
    """What an uncovered leg tile is worth if its camel is in this place (CU-7.3)."""
    if place == FIRST:
        return VALUES[value]
    return SECOND_REWARD if place == SECOND else OTHER_REWARD


@rule
def ranking_tile_worth(s, tile):
    """What a covered leg tile is worth: only whether the place is exact counts (CU-12.6, CU-12.7, CU-15.19)."""
    exact = place_of(s, np.int64(s.ranking_colour[tile])) == PLACES[0] + tile
    return EXACT_PLACE if exact else WRONG_PLACE


@rule
def leg_tiles_worth(s, seat):
    """The sum of the seat's uncovered leg tiles."""
    total = np.int64(0)
    for colour in range(CAMELS):
        place = place_of(s, colour)
        for value in range(len(VALUES)):
            total += np.int64(s.leg_tiles[seat, colour, value]) * leg_tile_worth(place, value)
    return total


@rule
def ranking_tiles_worth(s, seat):
    """The sum of the seat's covered leg tiles."""
    total = np.int64(0)
    for tile in range(len(PLACES)):
        if s.ranking_seat[tile] == seat:
            total += ranking_tile_worth(s, tile)
    return total


@rule
def best_tile(s, seat):
    """The best single tile of the seat, or 0 if none is worth anything: what its ally copies (CU-15.20, CU-15.21)."""
    best = PYRAMID_TILE_REWARD if s.pyramid_tiles[seat] > 0 else np.int64(0)
    for colour in range(CAMELS):
        place = place_of(s, colour)
        for value in range(len(VALUES)):
            worth = leg_tile_worth(place, value)
            if s.leg_tiles[seat, colour, value] > 0 and worth > best:
                best = worth
    for tile in range(len(PLACES)):
        if s.ranking_seat[tile] == seat and ranking_tile_worth(s, tile) > best:
            best = ranking_tile_worth(s, tile)
    return best


@rule
def score_leg(s, log):
    """Each seat gets, or pays as far as it can, one net sum (CU-7.6, CU-7.7, CU-15.7, CU-15.22)."""
    for seat in range(s.players):
        leg = leg_tiles_worth(s, seat)
        ranking = ranking_tiles_worth(s, seat)
        pyramid = np.int64(s.pyramid_tiles[seat]) * PYRAMID_TILE_REWARD
        copied = best_tile(s, np.int64(s.ally[seat])) if s.ally[seat] >= 0 else np.int64(0)
        note(s, seat, LEG_TILES, leg)
        note(s, seat, RANKING_TILES, ranking)
        note(s, seat, PYRAMID, pyramid)
        note(s, seat, ALLY, copied)
        changed = pay(s, seat, leg + ranking + pyramid + copied)
        emit(log, LEG_SCORED, seat, leg + ranking + pyramid, copied, changed)


@rule
def score_race(s, log):
    """Score the winner pile, then the loser pile (CU-8.3, CU-8.4)."""
    camels = np.uint64(s.camels)
    emit(log, RACE_ENDED, leader(camels), last(camels), NOTHING, NOTHING)
    score_pile(s, np.int64(0), leader(camels), log)
    score_pile(s, np.int64(1), last(camels), log)


@rule
def score_pile(s, pile, named, log):
    """Card by card in the order of placing (CU-8.5 to CU-8.8); the floor applies after each (CU-15.8)."""
    correct = 0
    for card in range(s.pile_size[pile]):
        seat, colour = np.int64(s.pile_seat[pile, card]), np.int64(s.pile_colour[pile, card])
        amount = WRONG_CARD
        if colour == named:
            amount = LADDER[correct] if correct < len(LADDER) else LADDER_REST
            correct += 1
        changed = earn(s, seat, WINNER_PILE + pile, amount)
        emit(log, CARD_SCORED, seat, pile, colour, changed)


@rule
def score(s, seat):
    """A seat's money."""
    return np.int64(s.money[seat])


@rule
def ahead(s, seat, other):
    """Whether a seat is placed before another: by money alone (CU-8.9, CU-15.53)."""
    return s.money[seat] > s.money[other]
