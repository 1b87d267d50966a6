"""What a position promises a seat in points: features of the position, weighed as self-play has taught.

Nothing here is a rule of the game. `nomarch learn egizia` finds the weights and writes them to `weights.toml`.
"""

import numpy as np

from nomarch.core.bits import U0, U1, has, lowest, popcount
from nomarch.core.rule import rule
from nomarch.core.weights import learned
from nomarch.games.egizia.actions import BRICKS, DRAW, FREE, TEAM
from nomarch.games.egizia.components import (
    LAST_SPACE,
    PARTICIPATION,
    ROUNDS,
    STONE_CAP,
    TOMBS_IN_ROW,
)
from nomarch.games.egizia.crews import CREW_COUNT, JOKER, PLAIN_COUNT, need, unused
from nomarch.games.egizia.final import (
    ALL_TOMBS,
    MOST_PRODUCTIVE,
    OBELISK_LEVEL,
    OWN_BRICKS,
    OWN_EVERYWHERE,
    OWN_ON_BOTH,
    OWN_ON_LAST,
    PER_BRICK,
    PER_PERMANENT,
    PER_POINTS,
    PER_STRENGTH,
    PILLARS,
    PLAYERS_ON_LAST,
    sphinx_points,
)
from nomarch.games.egizia.irrigation import field_sum, harvest
from nomarch.games.egizia.nile_cards import IDS
from nomarch.games.egizia.obelisk import UP_TO_LEVEL
from nomarch.games.egizia.phases import BUILDING, FEEDING, OVER, PARTICIPATING, QUARRYING
from nomarch.games.egizia.quarries import quarry_sum
from nomarch.games.egizia.sailing import RESERVE, SITE_COUNT, SLOT_COUNT, open_locations
from nomarch.games.egizia.sphinx_cards import CONDITION, POINTS
from nomarch.games.egizia.tombs import tomb_points, tomb_sum
from nomarch.games.egizia.tracks import GRAIN_MARKET, STONE_SALE, penalty

CARDS = tuple(f"N{number}" for number in range(1, 20))
LASTING = ("N1", "N2", "N3", "N4", "N5", "N7", "N10", "N19")
"""Cards that are worth as much in the last round as before; the others are worth less and less."""
FEATURES = (
    "score",
    "bricks laid, not yet scored",
    "stones that the team can still lay",
    "a free brick",
    "participation",
    "building at the sphinx",
    "building at the obelisk and tombs",
    "building at the pyramid and temple",
    "stones laid this round",
    "stones laid later",
    "stones in all",
    "strength in all",
    "rounds to come",
    "grain missing now",
    "grain missing later",
    "stone sale",
    "stone sale, rounds to come",
    "grain market",
    "grain market, rounds to come",
    "tomb points",
    "tombs collected",
    "sphinx cards",
    "places still open",
    *(f"card {name}" for name in CARDS),
)
(
    SCORE,
    BRICKS_LAID,
    TEAM_STONES,
    FREE_BRICK,
    PART,
    AT_SITES,
    _,
    _,
    STONES_NOW,
    STONES_LATER,
    STONES,
    STRENGTH,
    TO_COME,
    MISSING_NOW,
    MISSING_LATER,
    SALE,
    SALE_TO_COME,
    MARKET,
    MARKET_TO_COME,
    TOMB_POINTS,
    TOMBS,
    SPHINX,
    PLACES,
    FIRST_CARD,
) = map(np.int64, range(FEATURES.index("card N1") + 1))
WEIGHTS, LEAD = learned(__package__, FEATURES)
KINDS = [name.rstrip("b") for name in IDS]  # N11b stands for N11
CARD_FEATURE = np.array([FIRST_CARD + CARDS.index(kind) if kind in CARDS else -1 for kind in KINDS])
IS_LASTING = np.array([name in LASTING for name in IDS])


@rule
def outlook(s, seat, features):
    """The points that the seat can hope for; `features` is room for them."""
    if s.phase == OVER:
        return np.float64(s.score[seat])
    write_features(s, seat, features)
    total = 0.0
    for i in range(len(WEIGHTS)):
        total += WEIGHTS[i] * features[i]
    return total


@rule
def write_features(s, seat, features):
    """What is looked at in a position, for one seat."""
    features[:] = 0.0
    features[SCORE] = s.score[seat]
    write_building(s, seat, features)
    write_feeding(s, seat, features)
    write_tracks(s, seat, features)
    write_cards(s, seat, features)
    features[SPHINX] = sphinx_outlook(s, seat)
    features[PLACES] = popcount(open_locations(s, seat))


@rule
def to_come(s):
    """The share of the game that is still to come."""
    return (np.float64(rounds_to_come(s)) + 1.0 - np.float64(s.phase) / OVER) / ROUNDS


@rule
def rounds_to_come(s):
    """Rounds after this one."""
    return np.int64(ROUNDS - s.this_round)


# Building


@rule
def chance_to_build(s, seat, site):
    """How likely the seat still builds at the site in this round."""
    if s.phase > BUILDING or (s.phase == BUILDING and (site < s.site or has(np.uint64(s.built[seat]), site))):
        return 0.0
    for slot in range(SLOT_COUNT):
        if s.slots[site, slot] == seat:
            return 0.3 if slot == RESERVE else 1.0
    return 0.0


@rule
def write_building(s, seat, features):
    """Stones become points where crews carry them: in this round at the sites where a ship stands, later anywhere."""
    stones = np.float64(s.stones[seat])
    income = np.float64(quarry_sum(s, seat))
    if s.phase < QUARRYING:
        stones += income
    if stones > STONE_CAP:
        stones = np.float64(STONE_CAP)
    sites = 0.0
    for site in range(SITE_COUNT):
        chance = chance_to_build(s, seat, np.int64(site))
        sites += chance
        if stones >= 2:
            features[AT_SITES + site] = chance
    capacity = strength_at(s, seat, sites)
    used = stones if stones < capacity else capacity
    features[STONES_NOW] = used
    features[PART] = taking_part(s, seat, sites)
    write_begun(s, seat, features)
    later = rounds_to_come(s)
    stones += later * income - used
    strength = 2.0 * later * np.float64(need(s, seat))
    features[STONES_LATER] = np.sqrt(stones * strength)
    features[STONES] = stones
    features[STRENGTH] = strength
    features[TO_COME] = later


@rule
def write_begun(s, seat, features):
    """A build that is not scored yet: the bricks laid, and what its team can still do."""
    if s.to_move != seat:
        return
    if s.decision == BRICKS:
        laid = np.int64(s.cost[0]) + np.int64(s.cost[1])
        able = np.int64(s.team_strength) - laid
        features[BRICKS_LAID] = laid
        features[TEAM_STONES] = able if able < s.stones[seat] else np.int64(s.stones[seat])
    elif s.decision == TEAM or s.decision == DRAW:
        able = np.int64(s.team_strength)
        features[TEAM_STONES] = able if able < s.stones[seat] else np.int64(s.stones[seat])
    elif s.decision == FREE:
        features[FREE_BRICK] = 1.0


@rule
def taking_part(s, seat, sites):
    """The bonus of phase 6 as it will be."""
    if s.phase > PARTICIPATING:
        return 0.0
    total = np.float64(popcount(np.uint64(s.built[seat]))) + sites
    whole = np.int64(total)
    if whole >= SITE_COUNT:
        return np.float64(PARTICIPATION[SITE_COUNT])
    rest = total - whole
    return (1 - rest) * PARTICIPATION[whole] + rest * PARTICIPATION[whole + 1]


@rule
def strength_at(s, seat, sites):
    """What the best unused crews can build at so many sites, the joker with one of them."""
    total = np.float64(s.strength[seat, JOKER]) if sites > 0 and unused(s, seat, JOKER) else 0.0
    taken = np.int64(0)
    while sites > 0:
        best = np.int64(-1)
        for crew in range(PLAIN_COUNT):
            free = unused(s, seat, np.int64(crew)) and not has(np.uint64(taken), crew)
            if free and (best < 0 or s.strength[seat, crew] > s.strength[seat, best]):
                best = np.int64(crew)
        if best < 0:
            return total
        taken |= np.int64(1) << best
        total += np.float64(s.strength[seat, best]) * (sites if sites < 1 else 1.0)
        sites -= 1
    return total


# Feeding


@rule
def write_feeding(s, seat, features):
    """Points that will be lost for missing grain: in this round by the ring as it is, later
    by what fields are likely to come."""
    needed, cost = np.float64(need(s, seat)), np.float64(penalty(s, seat))
    if still_to_feed(s, seat):
        missing = needed - harvest(s, seat) - (np.float64(s.grain) if s.to_move == seat else 0.0)
        features[MISSING_NOW] = cost * missing if missing > 0 else 0.0
    fields = field_sum(s, seat, np.int64(0), True) + 1.6 * field_sum(s, seat, np.int64(1), True)
    short = needed - fields - 1.1 * field_sum(s, seat, np.int64(2), True)
    for later in range(1, rounds_to_come(s) + 1):
        features[MISSING_LATER] += cost * smooth(short + 3.0 - 0.5 * later)


@rule
def smooth(short):
    """About the shortage if there is one; a surplus is welcome too, the less the larger it is."""
    return 1.8 * np.log(1 + np.exp(short / 2))


@rule
def still_to_feed(s, seat):
    """Whether the seat feeds again in this round."""
    if s.phase != FEEDING:
        return s.phase < FEEDING
    waiting = 0
    for place in range(np.int64(s.queue_at), np.int64(s.queue_size)):
        waiting += s.queue[place] == seat
    return waiting > 0


# Tracks and cards


@rule
def write_tracks(s, seat, features):
    """Steps on the tracks pay in every round, and their last spaces at the end."""
    share = np.float64(rounds_to_come(s) + 1) / ROUNDS
    features[SALE] = s.marker[seat, STONE_SALE]
    features[SALE_TO_COME] = share * s.marker[seat, STONE_SALE]
    features[MARKET] = s.marker[seat, GRAIN_MARKET]
    features[MARKET_TO_COME] = share * s.marker[seat, GRAIN_MARKET]


@rule
def write_cards(s, seat, features):
    """Cards in hand, worth less the later it is; and the collection of tombs."""
    share = np.float64(rounds_to_come(s) + 1) / ROUNDS
    cards = np.uint64(s.held[seat])
    while cards != U0:
        card = lowest(cards)
        if CARD_FEATURE[card] >= 0:
            features[CARD_FEATURE[card]] += 1.0 if IS_LASTING[card] else share
        cards &= cards - U1
    tombs = tomb_sum(s, seat)
    features[TOMB_POINTS] = tomb_points(tombs)
    features[TOMBS] = tombs if tombs < 25 else 25


# Sphinx cards


@rule
def sphinx_outlook(s, seat):
    """What the seat's Sphinx cards, and those it is keeping, will give."""
    cards = np.uint64(s.sphinx_held[seat])
    if s.to_move == seat:
        cards |= np.uint64(s.kept)
    total = 0.0
    while cards != U0:
        total += sphinx_hope(s, seat, lowest(cards))
        cards &= cards - U1
    return total


@rule
def sphinx_hope(s, seat, card):
    """A guess at a Sphinx card's points at the end, from how far its condition has come by now."""
    done = (np.float64(s.this_round) - 0.7) / ROUNDS
    now = np.float64(sphinx_points(s, seat, card))
    condition, what, amount = CONDITION[card, 0], CONDITION[card, 1], CONDITION[card, 2]
    points = np.float64(POINTS[card, 1])
    if condition == PER_BRICK:
        return now + (1 - done) * 4.0
    if condition == PER_PERMANENT:
        return now + (1 - done) * 7.5
    if condition == PER_STRENGTH:
        return now + (1 - done) * 9.0
    if condition == PER_POINTS:
        return 120.0 / amount * (1 - done) + now
    if condition == MOST_PRODUCTIVE:
        return points * (0.1 + 0.9 * done) if now > 0 else points * 0.3 * (1 - done)
    if condition == PLAYERS_ON_LAST:
        return now + (1 - done) * 3.6
    if now > 0:
        return now
    return points * likelihood(progress(s, seat, condition, what), target(condition, amount), done)


@rule
def progress(s, seat, condition, what):
    """How far a condition has come."""
    if condition == OBELISK_LEVEL:
        return np.float64(s.obelisk_bricks)
    if condition == PILLARS:
        left, right = np.float64(s.part_bricks[0]), np.float64(s.part_bricks[1])
        return left + right
    if condition == ALL_TOMBS:
        return np.float64(s.tombs_taken)
    if condition == OWN_BRICKS:
        return np.float64(s.bricks[seat, what])
    if condition == OWN_EVERYWHERE:
        total = 0.0
        for building in range(CREW_COUNT):
            bricks = np.float64(s.bricks[seat, building])
            total += bricks if bricks < 2 else 2.0
        return total
    if condition == OWN_ON_LAST:
        return np.float64(s.marker[seat, what])
    if condition == OWN_ON_BOTH:
        return np.float64(s.marker[seat, STONE_SALE]) + np.float64(s.marker[seat, GRAIN_MARKET])
    total = 0.0
    for row in range(len(s.row_bricks)):
        total += np.float64(s.row_bricks[row])
    return total


@rule
def target(condition, amount):
    """How far a condition must come."""
    if condition == OBELISK_LEVEL:
        return np.float64(UP_TO_LEVEL[amount])
    if condition == PILLARS:
        return 5.0 if amount == 1 else 8.0
    if condition == ALL_TOMBS:
        return np.float64(TOMBS_IN_ROW)
    if condition == OWN_BRICKS:
        return np.float64(amount)
    if condition == OWN_EVERYWHERE:
        return 8.0
    if condition == OWN_ON_LAST:
        return np.float64(LAST_SPACE)
    if condition == OWN_ON_BOTH:
        return np.float64(2 * LAST_SPACE)
    return 21.0


@rule
def likelihood(now, needed, done):
    """How likely the rest comes in the rest of the game, at the pace so far mixed with a usual one."""
    expected = now + (1 - done) * (0.3 * needed + 0.15 * now / (done + 0.03))
    share = expected / needed
    if share > 1.2:
        return 0.9
    return 0.9 * share * share * share if share > 0.5 else 0.05
