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
from nomarch.games.celestia.treasures import stop_after
from nomarch.games.celestia.turn import FIRST_REROLL, FLY_ON, LEAVE, PASS, USE_TURBO

EQUIPMENT_WORTH = 0.6  # points that a card in hand is worth
TURBO_WORTH = 2.0
POWER_WORTH = 1.5
SPYGLASS_WORTH = 3.0  # besides its two points
FURTHER = 1.25  # what a city is worth to somebody aboard, because the journey may go on
LONE_HAZARD = 1.0 / 6.0  # how often a die shows a certain hazard
DIE_BLANK = 1.0 / 3.0
SPITE = 0.25  # what another's point is worth to take away


@rule
def glance(s, action):
    """About what an action brings the seat to move; doing nothing is worth 0."""
    seat, decision = np.int64(s.to_move), np.int64(s.decision)
    if decision == PASSENGER:
        return city_worth(s.city) if action == LEAVE else chance_of_captain(s) * next_worth(s)
    if decision == LONE_CAPTAIN:
        return chance_alone(s, seat) * next_worth(s) if action == FLY_ON else city_worth(s.city)
    if decision == REROLL:
        return glance_reroll(s, seat, action - FIRST_REROLL)
    if decision == DECLARATION:
        return next_worth(s) - TURBO_WORTH * deficit(s, seat) if action == USE_TURBO else 0.0
    if action == PASS:
        return 0.0
    if decision == EJECTION:
        return glance_eject(s)
    if decision == WIND_GUST:
        others = SPITE * next_worth(s)
        return -next_worth(s) if has(s.aboard, seat) else others - POWER_WORTH
    if decision == ALTERNATIVE_ROUTE:
        return 0.5 * next_worth(s) - POWER_WORTH
    if decision == SPYGLASS:
        return next_worth(s) - SPYGLASS_WORTH - box.SPYGLASS_VALUE
    return city_worth(s.city) - POWER_WORTH


@rule(inline=True)
def city_worth(city):
    """About what a treasure of a city is worth."""
    return box.NUMBERS[np.int64(city)] + 0.3


@rule
def next_worth(s):
    """About what it is worth to reach the next stop."""
    city = stop_after(s, np.int64(s.city))
    return city_worth(city) * (FURTHER if stop_after(s, city) >= 0 else 1.0)


@rule
def chance_of_captain(s):
    """How likely a captain with so many cards meets the dice, as far as everybody can tell."""
    chance = 1.0
    cards = np.float64(s.hand_size[np.int64(s.captain)])
    for hazard in range(box.HAZARDS):
        needed = showing(s, hazard)
        if needed > 0:
            mean = cards * box.COPIES[hazard] / box.DECK
            enough = 1.0 - np.exp(-mean)
            if needed > 1:
                enough -= mean * np.exp(-mean)
            if needed > 2:
                enough -= 0.5 * mean * mean * np.exp(-mean)
            chance *= enough
    turbos = cards * box.COPIES[box.TURBO] / box.DECK
    return chance + (1.0 - chance) * 0.4 * (1.0 - np.exp(-turbos))


@rule
def chance_alone(s, seat):
    """How likely the seat's own hand meets the next dice, before they are rolled."""
    met = DIE_BLANK
    for hazard in range(box.HAZARDS):
        if s.hand[seat, hazard] > 0:
            met += LONE_HAZARD
    chance = 1.0
    dice = box.CITY_DICE[stop_after(s, np.int64(s.city))]
    for _ in range(dice):
        chance *= met
    if s.hand[seat, box.TURBO] > 0 and met < 1.0:
        chance += dice * chance / met * (1.0 - met)
    return chance if chance < 1.0 else 1.0


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
def glance_eject(s):
    """Whoever is put off gets a treasure here instead of perhaps a better one."""
    gain = chance_of_captain(s) * next_worth(s) - city_worth(s.city)
    return SPITE * gain - POWER_WORTH * 0.5
