"""What an action of Celestia is worth at a glance, in points, to a seat that knows only its own cards."""

import numpy as np

from nomarch.core.bits import has
from nomarch.core.rule import rule
from nomarch.games.celestia import components as box
from nomarch.games.celestia.actions import (
    ALTERNATIVE_ROUTE,
    DECLARATION,
    EJECTION,
    LONE_CAPTAIN,
    PASSENGER,
    REROLL,
    SPYGLASS,
    WIND_GUST,
)
from nomarch.games.celestia.cards import deficit, showing
from nomarch.games.celestia.prospects import (
    ATTACKS,
    JETPACKS,
    TURBOS,
    WEIGHTS,
    card_cost,
    chance_alone,
    chance_of_captain,
    city_worth,
    promise,
    rescue_worth,
)
from nomarch.games.celestia.treasures import stop_after
from nomarch.games.celestia.turn import FIRST_REROLL, FLY_ON, LEAVE, PASS, USE_TURBO

FURTHER = 1.25  # what the next city is worth to somebody aboard whose cards are hidden
SPITE = 0.7  # what a point that another loses is worth with two players; less with more
ROUTE_HELPS = 0.5  # how often an alternative route saves the ship
COMPANY = 0.3  # share of the next city that it is worth, besides, not to leave it to an able captain alone
ALONE = 0.9  # how much of what a journey promises to count on when flying alone
RESCUE = 3.0  # points that a spyglass or an alternative route must bring: more than it is worth between journeys
GUST_HARMS = 0.25  # how often a blank die that is rolled again brings the ship down


@rule
def glance(s, action):
    """About what an action brings the seat to move; doing nothing is worth 0."""
    seat, decision = np.int64(s.to_move), np.int64(s.decision)
    if decision == PASSENGER:
        return city_worth(s.city) if action == LEAVE else glance_stay(s, seat)
    if decision == LONE_CAPTAIN:
        return glance_flight(s, seat) if action == FLY_ON else city_worth(s.city)
    if decision == REROLL:
        return glance_reroll(s, seat, action - FIRST_REROLL)
    if decision == DECLARATION:
        return glance_turbo(s, seat) if action == USE_TURBO else rescue_worth(s, seat, city_worth(s.city))
    if action == PASS:
        return 0.0
    if decision == EJECTION:
        return glance_eject(s, seat)
    if decision == WIND_GUST:
        return glance_gust(s, seat)
    if decision == ALTERNATIVE_ROUTE:
        return ROUTE_HELPS * promise(s, seat) - RESCUE
    if decision == SPYGLASS:
        return promise(s, seat) - RESCUE - box.SPYGLASS_VALUE
    return city_worth(s.city) - WEIGHTS[JETPACKS]


@rule
def glance_stay(s, seat):
    """To trust the captain. If he is able, he brings home more than whoever gets off here."""
    chance = chance_of_captain(s, seat)
    company = COMPANY * chance * city_worth(stop_after(s, np.int64(s.city)))
    return venture(s, seat, chance, promise(s, seat)) + company


@rule
def glance_flight(s, seat):
    """To fly on alone."""
    dice = box.CITY_DICE[stop_after(s, np.int64(s.city))]
    return venture(s, seat, chance_alone(s, seat, dice), ALONE * promise(s, seat) - card_cost(dice))


@rule
def venture(s, seat, chance, hope):
    """To go on with this chance to a stop where one may hope for so much."""
    return chance * hope + (1.0 - chance) * rescue_worth(s, seat, city_worth(s.city))


@rule
def glance_turbo(s, seat):
    """To save the ship with turbos, oneself and everybody else aboard."""
    return promise(s, seat) - WEIGHTS[TURBOS] * deficit(s, seat) - card_cost(s.dice_count) - rivals(s, seat)


@rule
def rivals(s, seat):
    """What the next stop is worth to the others aboard, as it is felt by a seat."""
    city = stop_after(s, np.int64(s.city))
    worth = city_worth(city) * (FURTHER if stop_after(s, city) >= 0 else 1.0)
    total = 0.0
    for other in range(s.players):
        if other != seat and has(s.aboard, other):
            total += worth
    return SPITE / (s.players - 1) * total


@rule
def glance_gust(s, seat):
    """Whoever is aboard trusted the captain; the others may bring the ship down."""
    if has(s.aboard, seat):
        return -promise(s, seat)
    holds = 1.0
    for _ in range(showing(s, box.BLANK)):
        holds *= 1.0 - GUST_HARMS
    return (1.0 - holds) * rivals(s, seat) - WEIGHTS[ATTACKS]


@rule
def glance_reroll(s, captain, dice):
    """The dice that show a hazard for which the captain lacks a card are those to roll again."""
    worth = 0.0
    for die in range(np.int64(s.dice_count)):
        face = np.int64(s.dice[die])
        lacking = face != box.BLANK and showing(s, face) > s.hand[captain, face]
        chosen = (np.int64(dice) >> die) & 1 == 1
        worth += 1.0 if lacking == chosen else -1.0
    return worth


@rule
def glance_eject(s, seat):
    """Whoever is put off gets a treasure here instead of perhaps a better one."""
    gain = chance_of_captain(s, seat) * city_worth(stop_after(s, np.int64(s.city))) * FURTHER - city_worth(s.city)
    return SPITE / (s.players - 1) * gain - WEIGHTS[ATTACKS]
