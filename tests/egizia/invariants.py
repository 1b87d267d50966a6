"""What holds at every moment of a game of Egizia (EG-18.53), compiled because a soak looks at millions of positions."""

import numpy as np

from nomarch.core.bits import U0, bit, has, popcount
from nomarch.core.rule import rule
from nomarch.games.egizia.actions import EVENTS
from nomarch.games.egizia.components import (
    CARD_SPACES,
    DECK_OF_ROUND,
    LAST_SPACE,
    MOST_STRENGTH,
    OPEN_SLOTS,
    ROW_SPACES,
    SHIPS,
    START_STRENGTH,
    STONE_CAP,
    TOMBS_IN_ROW,
)
from nomarch.games.egizia.nile_cards import DECK_SIZES, IMMEDIATE, N15
from nomarch.games.egizia.sailing import POSITION_OF_SITE, SITE_PLACES
from nomarch.games.egizia.sphinx_cards import DECK_SIZE
from nomarch.games.egizia.state import CATEGORIES

SOAK_GAMES = 20_000
"""How many random games a whole soak plays."""

INVARIANTS = (
    "all holds",
    "stones are 0 to 25",
    "every crew is between its start strength and the maximum",
    "the ring is on one of its three spaces and the markers are on their tracks",
    "every Nile card is in exactly one place",
    "every Sphinx card is in exactly one place",
    "tomb tiles are conserved, and the taken ones have owners",
    "bricks are counted as they lie, and every building stands as it must",
    "each player has 8 ships, in hand or placed",
    "ships at a site stand in its slots or beside it",
    "the score is the sum of the score sheet, and below 0 only where the edition allows",
    "the score changes exactly by what events tell",
    "arrivals on the score track are all different",
    "upgrades lie on fields in play, as many as N15 are attached",
    "who is asked has more than one choice, and nobody is asked only when the game is over",
)

SCORED = EVENTS.code("scored")
SEATS = np.int64(4)
POLISH = np.int64(2)


@rule
def broken(states, before, log):
    """The number of the first invariant that the position breaks, 0 if none; `before` is the position one action ago
    and `log` what happened since."""
    s = states[0]
    holds = (
        stones_are_on_the_track(s),
        crews_are_on_their_tracks(s),
        ring_and_markers_are_on_their_spaces(s),
        nile_cards_are_somewhere(s),
        sphinx_cards_are_somewhere(s),
        tombs_are_conserved(s),
        buildings_stand(s),
        ships_are_conserved(s),
        ships_stand_in_slots(s),
        scores_add_up(s),
        scores_are_explained(s, before[0], log),
        arrivals_differ(s),
        upgrades_match_cards(s),
        (s.to_move < 0) == (s.phase == 9) and (s.to_move < 0) == (choices(s) == 0) and choices(s) != 1,
    )
    for number in range(len(holds)):
        if not holds[number]:
            return number + 1
    return 0


@rule
def choices(s):
    return popcount(s.choices[0]) + popcount(s.choices[1])


@rule
def stones_are_on_the_track(s):
    for seat in range(s.players):
        if s.stones[seat] < 0 or s.stones[seat] > STONE_CAP:
            return False
    return True


@rule
def crews_are_on_their_tracks(s):
    for seat in range(s.players):
        for crew in range(4):
            if s.strength[seat, crew] < START_STRENGTH[crew] or s.strength[seat, crew] > MOST_STRENGTH:
                return False
    return True


@rule
def ring_and_markers_are_on_their_spaces(s):
    if s.ring < 0 or s.ring > 2:
        return False
    for seat in range(s.players):
        for track in range(2):
            if s.marker[seat, track] < 1 or s.marker[seat, track] > LAST_SPACE:
                return False
    return True


@rule
def nile_cards_are_somewhere(s):
    """In a deck, on the Nile, with a player or in the box; Immediate cards are never kept."""
    boxed = np.uint64(s.boxed)
    seen, count = boxed, popcount(boxed)
    for seat in range(s.players):
        held = np.uint64(s.held[seat])
        if held & IMMEDIATE != U0:
            return False
        seen |= held
        count += popcount(held)
    for space in range(CARD_SPACES):
        if has(np.uint64(s.lying), 2 * space + 1):
            seen |= bit(np.int64(s.nile[space]))
            count += 1
    for deck in range(3):
        laid = np.int64(0)
        for earlier in range(s.this_round):
            if DECK_OF_ROUND[earlier] == deck:
                laid += CARD_SPACES
        for place in range(laid, DECK_SIZES[deck]):
            seen |= bit(np.int64(s.nile_deck[deck, place]))
            count += 1
    return count == 56 and popcount(seen) == 56


@rule
def sphinx_cards_are_somewhere(s):
    """In the deck, with a player or being looked at."""
    seen, count = np.uint64(s.drawn), popcount(np.uint64(s.drawn))
    if np.uint64(s.kept) & ~np.uint64(s.drawn) != U0:
        return False
    for seat in range(s.players):
        seen |= np.uint64(s.sphinx_held[seat])
        count += popcount(np.uint64(s.sphinx_held[seat]))
    for depth in range(32):
        card = np.int64(s.sphinx_deck[(np.int64(s.sphinx_top) + depth) % 32])
        if (card >= 0) != (depth < s.sphinx_size):
            return False
        if card >= 0:
            seen |= bit(card)
            count += 1
    return count == DECK_SIZE and popcount(seen) == DECK_SIZE


@rule
def tombs_are_conserved(s):
    for value in range(2, 7):
        count = 0
        for tile in range(20):
            count += np.int64(s.tombs[tile]) == value
        if count != 4:
            return False
    for tile in range(TOMBS_IN_ROW):
        if (s.tomb_owner[tile] >= 0) != (tile < s.tombs_taken):
            return False
    return True


@rule
def buildings_stand(s):
    for seat in range(s.players):
        obelisk, tombs, pyramid, temple = 0, 0, 0, 0
        for space in range(13):
            obelisk += s.obelisk[space] == seat
        for tile in range(12):
            tombs += s.tomb_owner[tile] == seat
        for row in range(6):
            for space in range(6):
                pyramid += s.pyramid[row, space] == seat
        for part in range(4):
            for space in range(4):
                temple += s.temple[part, space] == seat
        counted = s.bricks[seat]
        if counted[0] != obelisk or counted[1] != tombs or counted[2] != pyramid or counted[3] != temple:
            return False
    for row in range(6):
        if s.row_bricks[row] > ROW_SPACES[row]:
            return False
        if row > 0 and s.row_bricks[row] > 0 and s.row_bricks[row - 1] < s.row_bricks[row] + 1:
            return False
    pillars = s.part_bricks[0] == 4 and s.part_bricks[1] == 4
    return (s.part_bricks[2] == 0 or pillars) and (s.part_bricks[3] == 0 or s.part_bricks[2] == 2)


@rule
def ships_are_conserved(s):
    for seat in range(s.players):
        placed = popcount(np.uint64(s.ships[seat])) + popcount(np.uint64(s.two_ships[seat]))
        if np.int64(s.ships_in_hand[seat]) + placed != SHIPS or s.ships_in_hand[seat] < 0:
            return False
        if np.uint64(s.two_ships[seat]) & (SITE_PLACES | ~np.uint64(s.ships[seat])) != U0:
            return False
    return True


@rule
def ships_stand_in_slots(s):
    """Each ship at a site is in one place there, unless its place is just being chosen."""
    for site in range(3):
        for seat in range(s.players):
            there = 0
            for slot in range(5):
                there += s.slots[site, slot] == seat
            ships = np.int64(has(np.uint64(s.ships[seat]), POSITION_OF_SITE[site]))
            choosing = s.decision == 3 and s.to_move == seat and s.site == site
            if there != ships and not (choosing and there == 0 and ships == 1):
                return False
        for slot in range(OPEN_SLOTS[np.int64(s.players)], 3):
            if s.slots[site, slot] >= 0:
                return False
        if s.slots[site, 3] >= 0 and s.slots[site, 4] >= 0:
            return False
    return True


@rule
def scores_add_up(s):
    for seat in range(s.players):
        total = np.int64(0)
        for category in range(len(CATEGORIES)):
            total += np.int64(s.sheet[seat, category])
        if total != s.score[seat] or (s.edition == POLISH and total < 0):
            return False
    return True


@rule
def scores_are_explained(s, before, log):
    for seat in range(s.players):
        change = np.int64(s.score[seat]) - np.int64(before.score[seat])
        for row in range(1, log[0, 0] + 1):
            if log[row, 0] == SCORED and log[row, 1] == seat:
                change -= np.int64(log[row, 3])
        if change != 0:
            return False
    return True


@rule
def arrivals_differ(s):
    for seat in range(s.players):
        for other in range(seat):
            if s.arrival[seat] == s.arrival[other]:
                return False
        if s.arrival[seat] > s.arrivals:
            return False
    return True


@rule
def upgrades_match_cards(s):
    cards, free, attached = np.int64(0), np.int64(0), np.int64(0)
    for seat in range(s.players):
        cards += popcount(np.uint64(s.held[seat]) & N15)
        free += np.int64(s.unattached[seat])
        if s.unattached[seat] < 0:
            return False
    for field in range(8):
        attached += np.int64(s.upgrades[field])
        if s.upgrades[field] > (1 if field < 4 else 2):
            return False
    return cards == free + attached
