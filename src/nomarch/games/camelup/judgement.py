"""How a searching bot judges a position of Camel Up.

What the bets on the table are worth is best told by the dice: from the position on everybody only rolls, to the end of
the race, and the money is counted. That takes about a microsecond and is right on average for as long as nobody bets
any more, so the search may look at many thousands of such endings. What a lead in money is then worth, and what a seat
can still make of its turn and its cards, was learned by self-play (`nomarch learn camelup`, `weights.toml`).
"""

import numpy as np

from nomarch.core.bits import U0, U1, lowest, popcount
from nomarch.core.record import assign
from nomarch.core.rule import rule
from nomarch.core.weights import learned, win_chances
from nomarch.games.camelup.actions import REFEREE, TURN
from nomarch.games.camelup.betting import VALUE_INDEX, VALUES
from nomarch.games.camelup.chances import leg_chances, race_chance
from nomarch.games.camelup.components import LADDER, LADDER_REST
from nomarch.games.camelup.legs import first_turn
from nomarch.games.camelup.state import State
from nomarch.games.camelup.track import CAMELS, how_many_at_least, rank_of, space_at
from nomarch.games.camelup.turn import (
    ALLY,
    BOTTOM,
    COVER,
    COVERS,
    DESERT,
    HIRE,
    NO_ADRENALINE,
    PYRAMID,
    RACE,
    VALUE_KINDS,
    apply,
)

FEATURES = (
    "money if only dice are rolled",
    "cards in hand, race to come",
    "its turn",
    "its turn, race to come",
    "turns to wait, race to come",
)
MONEY, CARDS, TURN_NOW, TURN_TO_COME, WAIT = map(np.int64, range(len(FEATURES)))
WEIGHTS, LEAD = learned(__package__, FEATURES)
TEMPERATURE = 0.5  # pounds of difference that make an action e times more hopeful
SKILLED = 100  # iterations of the bot of this name, under 50 ms
SURENESS = 2.0  # how surely it then takes the most visited action
POSITION = State.dtype
ROLLED_OUT = 400  # races rolled to their end for one look


@rule
def look(s, features, log):
    """Write every seat's features, the money being the mean of many races; the share of the race still to come."""
    left = to_come(s)
    for seat in range(s.players):
        write_standing(s, np.int64(seat), left, features[seat])
        features[seat, MONEY] = 0.0
    room = np.empty(1, POSITION)
    for race in range(ROLLED_OUT):
        assign(room[0], s)
        room[0].rng_key[0] += np.uint32(race)
        room[0].rng_left = 0
        roll_out(room[0], log)
        for seat in range(s.players):
            features[seat, MONEY] += room[0].money[seat] / ROLLED_OUT
    return left


@rule
def evaluate(s, rewards, log):
    """Roll the race to its end; each seat's reward is how likely its money then makes it the winner."""
    left = to_come(s)
    features, expected = np.empty(len(FEATURES)), np.empty(len(s.money))
    for seat in range(s.players):
        write_standing(s, np.int64(seat), left, features)
        expected[seat] = 0.0
        for i in range(CARDS, len(FEATURES)):
            expected[seat] += WEIGHTS[i] * features[i]
    roll_out(s, log)
    for seat in range(s.players):
        expected[seat] += WEIGHTS[MONEY] * s.money[seat]
    win_chances(expected, s.players, LEAD[0] + LEAD[1] * left, rewards)


@rule
def to_come(s):
    """The share of the race that is still to come."""
    if s.to_move < 0:
        return 0.0
    return 1.0 - space_at(np.uint64(s.camels), CAMELS - 1) / (s.last_space + 1.0)


@rule
def write_standing(s, seat, left, features):
    """What is seen before any die is rolled."""
    features[CARDS] = popcount(np.uint64(s.hand[seat])) * left
    features[TURN_NOW] = s.to_move == seat
    features[TURN_TO_COME] = (s.to_move == seat) * left
    features[WAIT] = ((seat - s.to_move) % s.players if s.to_move >= 0 else 0) * left


@rule
def roll_out(s, log):
    """From here on everybody only rolls, to the end of the race."""
    while s.to_move >= 0:
        if s.decision == TURN:
            apply(s, PYRAMID, log)
        elif s.decision == REFEREE:
            first_turn(s)
        else:
            apply(s, NO_ADRENALINE, log)


@rule
def hopes(s, mask, out, _spare, _log):
    """About what each legal action is worth, the more the more it is hoped for."""
    for word in range(len(mask)):
        bits = mask[word]
        while bits != U0:
            action = np.int64(64) * word + lowest(bits)
            bits &= bits - U1
            out[action] = glance(s, action) / TEMPERATURE


@rule
def glance(s, action):
    """About what an action is worth in pounds, from where the camels stand."""
    camels = np.uint64(s.camels)
    if action < DESERT:
        first, second = leg_chances(s, action)
        return first * (VALUES[VALUE_INDEX[np.int64(s.stack_top[action])]] + 1.0) + second * 2.0 - 1.0
    if action < PYRAMID:
        return 0.25 * camels_before(camels, (action - DESERT) // 2 + 2)
    if action < RACE:
        return 1.0
    if action < HIRE:
        return glance_race(s, (action - RACE) // CAMELS, (action - RACE) % CAMELS)
    if action < COVER:
        return 0.3 * camels_before(camels, action - HIRE + 1)
    if action < BOTTOM:
        return glance_place(camels, (action - COVER) // COVERS, (action - COVER) % COVERS // VALUE_KINDS) - 0.5
    if action < ALLY:
        return glance_place(camels, (action - BOTTOM) // CAMELS, (action - BOTTOM) % CAMELS)
    return 0.5


@rule
def camels_before(camels, space):
    """How many camels stand one to three spaces before a space."""
    return how_many_at_least(camels, space - 3) - how_many_at_least(camels, space)


@rule
def glance_race(s, pile, colour):
    """A bet on the race: the cards already on the pile that name the same camel are paid first."""
    before = np.int64(0)
    for card in range(s.pile_size[pile]):
        before += s.pile_colour[pile, card] == colour
    reward = LADDER[before] if before < len(LADDER) else LADDER_REST
    return race_chance(s, pile, colour) * (reward + 1.0) - 1.0


@rule
def glance_place(camels, tile, colour):
    """A ranking tile by how far the camel is from the place that it names."""
    away = CAMELS - rank_of(camels, colour) - (tile + 2)
    return 0.5 if away == 0 else -0.5 * abs(away)
