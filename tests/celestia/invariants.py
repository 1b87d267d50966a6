"""What holds at every moment of a game of Celestia, checked by compiled code because a soak looks at millions."""

import numpy as np

from nomarch.core.bits import has, popcount
from nomarch.core.rule import rule
from nomarch.games.celestia.actions import DECLARATION, EVENTS, JETPACK, LONE_CAPTAIN, PASSENGER, REROLL, SECRET
from nomarch.games.celestia.cards import deficit
from nomarch.games.celestia.components import (
    CITIES,
    CITY_DICE,
    COPIES,
    DECK,
    END_POINTS,
    FACES,
    JOURNEY_CAP,
    KINDS,
    PILE_ROOM,
    POWERS,
    TREASURE_CITY,
    TREASURE_COPIES,
    TREASURE_POINTS,
    TREASURE_VALUE,
    TREASURES,
    TURBO,
)
from nomarch.games.celestia.legs import ABLE, UNABLE, may_play
from nomarch.games.celestia.treasures import NO_CITY, left_at, stop_after

SOAK_GAMES = 50_000
"""How many random games a whole soak plays."""

INVARIANTS = (
    "all holds",
    "the cards of each kind are conserved",
    "hands have the sizes that everybody sees",
    "the treasures of each kind are conserved, spyglasses played included",
    "points and spyglasses are those of the treasures",
    "the captain is aboard until a crash, and whoever is asked as captain or passenger is that",
    "whoever is asked in a window holds the card and may play it",
    "turbos are asked for only where they are needed and enough",
    "dice show faces, and are as many as the city flown to says",
    "a ship in flight has a stop before it",
    "a declaration fits the captain's hand",
    "journeys only go on, cards are paid only by the captain, and the cap holds",
    "nobody is asked once somebody has enough at the start of a journey",
    "every treasure taken is told",
)
assert len(SECRET) == 6
TAKEN = EVENTS.code("treasure_taken")
SPYGLASS_PLAYED = EVENTS.code("spyglass_played")
PAID = EVENTS.code("paid")
FACE_COUNT = np.int64(len(FACES))


@rule
def broken(states, before, log):
    """The number of the first invariant that the position breaks, 0 if none; `before` is the position one action ago
    and `log` what happened since."""
    s = states[0]
    holds = (
        cards_are_conserved(s),
        hands_have_their_sizes(s),
        treasures_are_conserved(s),
        points_are_those_of_the_treasures(s),
        the_right_ones_are_asked(s),
        windows_ask_holders(s),
        s.to_move < 0 or s.decision != DECLARATION or 0 < deficit(s, s.to_move) <= s.hand[s.to_move, TURBO],
        dice_fit_the_city(s),
        s.to_move < 0 or stop_after(s, np.int64(s.city)) != NO_CITY,
        declaration_fits(s),
        journeys_go_on(s, before[0], log),
        nobody_has_enough(s),
        treasures_are_told(s, before[0], log),
    )
    for number in range(len(holds)):
        if not holds[number]:
            return number + 1
    return 0


@rule
def cards_are_conserved(s):
    for card in range(KINDS):
        total = np.int64(s.discards[card])
        for seat in range(s.players):
            total += np.int64(s.hand[seat, card])
        for place in range(s.top, DECK):
            total += s.cards[place] == card
        if total != (0 if s.beginner != 0 and POWERS[card] else COPIES[card]):
            return False
    return True


@rule
def hands_have_their_sizes(s):
    for seat in range(s.players):
        total = np.int64(0)
        for card in range(KINDS):
            total += np.int64(s.hand[seat, card])
            if s.hand[seat, card] < 0:
                return False
        if total != s.hand_size[seat]:
            return False
    return True


@rule
def treasures_are_conserved(s):
    for treasure in range(TREASURES):
        city = TREASURE_CITY[treasure]
        spyglass = TREASURE_VALUE[treasure] == 0
        total = np.int64(s.removed[city]) if spyglass else np.int64(0)
        for place in range(s.pile_top[city], PILE_ROOM):
            total += s.piles[city, place] == treasure
        for seat in range(s.players):
            for place in range(s.treasure_count[seat]):
                total += s.treasures[seat, place] == treasure
        if total != (0 if spyglass and s.beginner != 0 else TREASURE_COPIES[treasure]):
            return False
    return True


@rule
def points_are_those_of_the_treasures(s):
    for seat in range(s.players):
        points, spyglasses = np.int64(0), np.int64(0)
        for place in range(s.treasure_count[seat]):
            points += TREASURE_POINTS[np.int64(s.treasures[seat, place])]
            spyglasses += TREASURE_VALUE[np.int64(s.treasures[seat, place])] == 0
        if s.points[seat] != points or s.spyglasses[seat] != spyglasses:
            return False
    return True


@rule
def the_right_ones_are_asked(s):
    if s.to_move < 0:
        return True
    if not has(s.aboard, s.captain) and s.decision != JETPACK:
        return False
    if s.decision == LONE_CAPTAIN:
        return s.to_move == s.captain and popcount(np.uint64(s.aboard)) == 1
    if s.decision == PASSENGER:
        return s.to_move != s.captain and has(s.aboard, s.to_move) and left_at(s, np.int64(s.city)) > 0
    return s.decision not in (DECLARATION, REROLL) or s.to_move == s.captain


@rule
def windows_ask_holders(s):
    if s.to_move < 0 or s.decision in (LONE_CAPTAIN, PASSENGER, DECLARATION, REROLL):
        return True
    return may_play(s, np.int64(s.to_move), np.int64(s.decision))


@rule
def dice_fit_the_city(s):
    if s.to_move < 0:
        return True
    for die in range(s.dice_count):
        if not 0 <= s.dice[die] < FACE_COUNT:
            return False
    if s.decision == LONE_CAPTAIN:
        return s.dice_count == 0
    following = stop_after(s, np.int64(s.city))
    return following == NO_CITY or s.dice_count == CITY_DICE[following]


@rule
def declaration_fits(s):
    if s.to_move < 0 or s.decision == DECLARATION or s.decision == REROLL:
        return True
    lacking = deficit(s, np.int64(s.captain))
    if s.declared == ABLE:
        return lacking <= s.hand[np.int64(s.captain), TURBO]
    return s.declared != UNABLE or lacking > 0


@rule
def journeys_go_on(s, before, log):
    for row in range(1, log[0, 0] + 1):
        if log[row, 0] == PAID and log[row, 1] != before.captain:
            return False
    return 0 <= s.journey - before.journey <= 1 and s.journey <= JOURNEY_CAP


@rule
def nobody_has_enough(s):
    """At the first decision of a journey, before anybody has left."""
    if s.to_move < 0 or s.beginner != 0 or popcount(np.uint64(s.aboard)) < s.players:
        return True
    for city in range(CITIES):
        if left_at(s, city) > 0:
            if city != s.city:
                return True
            break
    for seat in range(s.players):
        if s.points[seat] >= END_POINTS:
            return False
    return True


@rule
def treasures_are_told(s, before, log):
    for seat in range(s.players):
        more = np.int64(s.treasure_count[seat]) - np.int64(before.treasure_count[seat])
        for row in range(1, log[0, 0] + 1):
            if log[row, 1] == seat:
                more -= log[row, 0] == TAKEN
                more += log[row, 0] == SPYGLASS_PLAYED
        if more != 0:
            return False
    return True
