"""Cities and their treasures (CE-1.15): stops, taking a treasure, magic spyglasses."""

import numpy as np

from nomarch.core.bits import bit
from nomarch.core.log import NOTHING, emit
from nomarch.core.rule import rule
from nomarch.games.celestia.actions import EVENTS
from nomarch.games.celestia.components import (
    CITIES,
    NUMBERS,
    PILE_ROOM,
    SPYGLASS_VALUE,
    TREASURE_CITY,
    TREASURE_POINTS,
    TREASURE_VALUE,
)

TAKEN = EVENTS.code("treasure_taken")
SPYGLASS_PLAYED = EVENTS.code("spyglass_played")
NO_CITY = np.int64(-1)


@rule(inline=True)
def left_at(s, city):
    """How many treasures a city has left."""
    return PILE_ROOM - np.int64(s.pile_top[city])


@rule
def stop_after(s, city):
    """The nearest stop beyond a city (-1: the first of all): a city with an empty pile is passed by (CE-9.7); -1 if
    there is none."""
    for further in range(city + 1, CITIES):
        if left_at(s, further) > 0:
            return np.int64(further)
    return NO_CITY


@rule
def take(s, seat, log):
    """The seat takes the top treasure of the ship's city (CE-4.5); only he sees its value (CE-12.4)."""
    city = np.int64(s.city)
    treasure = np.int64(s.piles[city, np.int64(s.pile_top[city])])
    s.pile_top[city] += 1
    s.treasures[seat, np.int64(s.treasure_count[seat])] = treasure
    s.treasure_count[seat] += 1
    own(s, seat, treasure)
    emit(log, TAKEN, seat, NUMBERS[city], TREASURE_VALUE[treasure], NOTHING)


@rule(inline=True)
def own(s, seat, treasure):
    """Count a treasure for a seat (CE-10.2)."""
    s.points[seat] += TREASURE_POINTS[treasure]
    s.spyglasses[seat] += TREASURE_VALUE[treasure] == 0


@rule
def get_off(s, seat, log):
    """The seat leaves the ship with a treasure and is out until the next journey (CE-4.5)."""
    s.aboard = np.uint64(s.aboard) & ~bit(seat)
    take(s, seat, log)


@rule
def play_spyglass(s, seat, log):
    """The spyglass that was taken first leaves the game, and its city is shown (CE-7.7)."""
    place = np.int64(0)
    while TREASURE_VALUE[np.int64(s.treasures[seat, place])] != 0:
        place += 1
    city = TREASURE_CITY[np.int64(s.treasures[seat, place])]
    s.treasure_count[seat] -= 1
    for later in range(place, np.int64(s.treasure_count[seat])):
        s.treasures[seat, later] = s.treasures[seat, later + 1]
    s.treasures[seat, np.int64(s.treasure_count[seat])] = 0
    s.spyglasses[seat] -= 1
    s.points[seat] -= SPYGLASS_VALUE
    s.removed[city] += 1
    emit(log, SPYGLASS_PLAYED, seat, NUMBERS[city], NOTHING, NOTHING)


@rule
def types_owned(s, seat):
    """How many types of treasures the seat has; the type is the city of origin (CE-11.3)."""
    found = np.uint64(0)
    types = np.int64(0)
    for place in range(np.int64(s.treasure_count[seat])):
        city = bit(TREASURE_CITY[np.int64(s.treasures[seat, place])])
        if found & city == np.uint64(0):
            found |= city
            types += 1
    return types
