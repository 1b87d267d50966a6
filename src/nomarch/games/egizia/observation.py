"""What a seat knows as numbers, each between 0 and about 1; seats are counted from one's own."""

import numpy as np

from nomarch.core.bits import U0, U1, has, lowest, popcount
from nomarch.core.observation import start
from nomarch.core.rule import rule
from nomarch.games.egizia import nile_cards, sphinx_cards
from nomarch.games.egizia.actions import DECISIONS
from nomarch.games.egizia.components import (
    BUILDINGS,
    CARD_SPACES,
    CREWS,
    EDITIONS,
    LAST_POSITION,
    LAST_SPACE,
    MOST_SEATS,
    MOST_STRENGTH,
    RINGS,
    ROUNDS,
    SHIPS,
    SITES,
    SLOTS,
    STONE_CAP,
    TOMBS_IN_ROW,
    TRACKS,
)
from nomarch.games.egizia.knowledge import knows_hand, knows_place
from nomarch.games.egizia.phases import OVER
from nomarch.games.egizia.score_track import ahead
from nomarch.games.egizia.sphinx import place_in_ring
from nomarch.games.egizia.tombs import tomb_sum, tombs_seen

SEATS = np.int64(MOST_SEATS)
PHASES = int(OVER) + 1
KINDS = np.int64(len(nile_cards.KINDS))
SPHINX = np.int64(len(sphinx_cards.IDS))
KIND_OF = np.array([nile_cards.KINDS.index(card) for card in nile_cards.IDS], np.int64)
PERMISSIONS = 4
OBELISK_SPACES, ROWS, PARTS = 13, 6, 4

OBSERVATION = (
    ("to_move", MOST_SEATS),  # who is asked
    ("decision", len(DECISIONS)),  # what is asked
    ("options", len(EDITIONS) + 2),  # edition, optional cards, repeating Heliopolis
    ("round", int(ROUNDS)),
    ("phase", PHASES),
    ("ring", len(RINGS)),
    ("nile", int(CARD_SPACES) * int(KINDS)),  # the card on each space
    ("boxed", int(KINDS)),  # cards / 3
    ("sphinx_size", 1),  # cards / 30
    ("upgrades", len(nile_cards.UPGRADEABLE)),  # on each field, / 2
    ("slots", len(SITES) * len(SLOTS) * MOST_SEATS),
    ("obelisk", OBELISK_SPACES * MOST_SEATS),  # whose brick
    ("tombs", int(TOMBS_IN_ROW)),  # value / 6 of those seen
    ("tomb_owner", int(TOMBS_IN_ROW) * MOST_SEATS),
    ("pyramid", ROWS * ROWS * MOST_SEATS),
    ("temple", PARTS * PARTS * MOST_SEATS),
    ("seats", MOST_SEATS),  # 1 for every seat taken
    ("tile", MOST_SEATS * MOST_SEATS),
    ("score", MOST_SEATS),  # points / 100
    ("in_front", MOST_SEATS * MOST_SEATS),  # of whom each seat is in front
    ("stones", MOST_SEATS),  # / 25
    ("strength", MOST_SEATS * len(CREWS)),  # / 8
    ("used", MOST_SEATS * len(CREWS)),
    ("marker", MOST_SEATS * len(TRACKS)),  # space / 5
    ("ships", MOST_SEATS * int(LAST_POSITION)),
    ("ships_in_hand", MOST_SEATS),  # / 8
    ("held", MOST_SEATS * int(KINDS)),  # cards / 3
    ("unattached", MOST_SEATS),  # upgrades / 2
    ("spent", MOST_SEATS * PERMISSIONS),  # permissions used this round
    ("out", MOST_SEATS),
    ("built", MOST_SEATS * len(SITES)),
    ("bricks", MOST_SEATS * len(BUILDINGS)),  # / 10
    ("tomb_sum", MOST_SEATS),  # / 20
    ("sphinx_count", MOST_SEATS),  # cards / 5
    ("sphinx_held", MOST_SEATS * int(SPHINX)),  # those that one knows
    ("sphinx_deck", int(SPHINX)),  # where in the deck a card lies that one put back: 1 - cards above it / 30
    ("drawn_count", 2),  # cards being looked at, and those of them kept, / 5
    ("drawn", int(SPHINX)),  # those one looks at oneself
    ("kept", int(SPHINX)),
    ("site", len(SITES)),  # where is being built
    ("team", len(CREWS)),
    ("build", 6),  # strength / 10, cost of both buildings / 10, paid cards / 5, withdrawn / 3, second crew
    ("entered", int(LAST_POSITION)),  # the round space that N6 could repeat
    ("pending", 2),  # crew steps to choose / 2, extra grain / 10
    ("first_place", MOST_SEATS),
)
(
    TO_MOVE,
    DECISION,
    OPTION,
    ROUND,
    PHASE,
    RING,
    NILE,
    BOXED,
    SPHINX_SIZE,
    UPGRADES,
    SLOT,
    OBELISK,
    TOMBS,
    TOMB_OWNER,
    PYRAMID,
    TEMPLE,
    TAKEN,
    TILE,
    SCORE,
    IN_FRONT,
    STONES,
    STRENGTH,
    USED,
    MARKER,
    SHIP,
    SHIPS_IN_HAND,
    HELD,
    UNATTACHED,
    SPENT,
    OUT,
    BUILT,
    BRICKS,
    TOMB_SUM,
    SPHINX_COUNT,
    SPHINX_HELD,
    SPHINX_DECK,
    DRAWN_COUNT,
    DRAWN,
    KEPT,
    SITE,
    TEAM,
    BUILD,
    ENTERED,
    PENDING,
    FIRST_PLACE,
) = (start(OBSERVATION, name) for name, _ in OBSERVATION)


@rule
def observe(s, seat, out):
    """Write what the seat knows."""
    out[:] = 0
    observe_table(s, seat, out)
    observe_buildings(s, seat, out)
    for other in range(s.players):
        observe_seat(s, seat, np.int64(other), out)
    observe_sphinx(s, seat, out)
    observe_pending(s, seat, out)


@rule
def seen_from(s, seat, other):
    """Which seat the other is, counted clockwise from one's own."""
    return (other - seat + s.players) % s.players


@rule
def observe_table(s, seat, out):
    """What is asked, the options, the round, the ring, the cards on the Nile and in the box."""
    if s.to_move >= 0:
        out[TO_MOVE + seen_from(s, seat, np.int64(s.to_move))] = 1
        out[DECISION + np.int64(s.decision)] = 1
    out[OPTION + np.int64(s.edition)] = 1
    out[OPTION + len(EDITIONS)] = s.optional_cards
    out[OPTION + len(EDITIONS) + 1] = s.heliopolis_repeat
    if s.this_round > 0:
        out[ROUND + np.int64(s.this_round) - 1] = 1
    out[PHASE + np.int64(s.phase)] = 1
    out[RING + np.int64(s.ring)] = 1
    for space in range(CARD_SPACES):
        if has(np.uint64(s.lying), 2 * space + 1):
            out[NILE + space * KINDS + KIND_OF[np.int64(s.nile[space])]] = 1
    count_kinds(np.uint64(s.boxed), BOXED, out)
    for field in range(len(nile_cards.UPGRADEABLE)):
        out[UPGRADES + field] = s.upgrades[field] / 2
    for site in range(len(SITES)):
        for slot in range(len(SLOTS)):
            mark(s, seat, np.int64(s.slots[site, slot]), SLOT + (site * len(SLOTS) + slot) * SEATS, out)


@rule
def count_kinds(cards, first, out):
    """Count cards by kind."""
    while cards != U0:
        out[first + KIND_OF[lowest(cards)]] += 1 / 3
        cards &= cards - U1


@rule
def mark(s, seat, owner, first, out):
    """Mark whose thing it is, if anybody's."""
    if owner >= 0:
        out[first + seen_from(s, seat, owner)] = 1


@rule
def observe_buildings(s, seat, out):
    """Bricks and open tomb tiles."""
    for space in range(OBELISK_SPACES):
        mark(s, seat, np.int64(s.obelisk[space]), OBELISK + space * SEATS, out)
    for tile in range(tombs_seen(s)):
        out[TOMBS + tile] = s.tombs[tile] / 6
    for tile in range(TOMBS_IN_ROW):
        mark(s, seat, np.int64(s.tomb_owner[tile]), TOMB_OWNER + tile * SEATS, out)
    for row in range(ROWS):
        for space in range(ROWS):
            mark(s, seat, np.int64(s.pyramid[row, space]), PYRAMID + (row * ROWS + space) * SEATS, out)
    for part in range(PARTS):
        for space in range(PARTS):
            mark(s, seat, np.int64(s.temple[part, space]), TEMPLE + (part * PARTS + space) * SEATS, out)


@rule
def observe_seat(s, seat, other, out):
    """What lies openly in front of a seat."""
    place = seen_from(s, seat, other)
    out[TAKEN + place] = 1
    out[SCORE + place] = s.score[other] / 100
    out[STONES + place] = s.stones[other] / STONE_CAP
    out[SHIPS_IN_HAND + place] = s.ships_in_hand[other] / SHIPS
    out[UNATTACHED + place] = s.unattached[other] / 2
    out[OUT + place] = has(np.uint64(s.out), other)
    out[TOMB_SUM + place] = tomb_sum(s, other) / 20
    out[SPHINX_COUNT + place] = popcount(np.uint64(s.sphinx_held[other])) / 5
    count_kinds(np.uint64(s.held[other]), HELD + place * KINDS, out)
    for tile in range(s.players):
        out[TILE + place * SEATS + tile] = s.order[tile] == other
        if ahead(s, other, np.int64(tile)):
            out[IN_FRONT + place * SEATS + seen_from(s, seat, np.int64(tile))] = 1
    for crew in range(len(CREWS)):
        out[STRENGTH + place * len(CREWS) + crew] = s.strength[other, crew] / MOST_STRENGTH
        out[USED + place * len(CREWS) + crew] = has(np.uint64(s.used[other]), crew)
        out[SPENT + place * PERMISSIONS + crew] = has(np.uint64(s.spent[other]), crew)
        out[BRICKS + place * len(BUILDINGS) + crew] = s.bricks[other, crew] / 10
    for track in range(len(TRACKS)):
        out[MARKER + place * len(TRACKS) + track] = s.marker[other, track] / LAST_SPACE
    for position in range(LAST_POSITION):
        out[SHIP + place * LAST_POSITION + position] = has(np.uint64(s.ships[other]), position + 1)
    for site in range(len(SITES)):
        out[BUILT + place * len(SITES) + site] = has(np.uint64(s.built[other]), site)


@rule
def observe_sphinx(s, seat, out):
    """The Sphinx cards of which the seat knows where they are."""
    out[SPHINX_SIZE] = s.sphinx_size / SPHINX
    for owner in range(s.players):
        if knows_hand(s, seat, np.int64(owner)):
            list_cards(np.uint64(s.sphinx_held[owner]), SPHINX_HELD + seen_from(s, seat, np.int64(owner)) * SPHINX, out)
    for depth in range(np.int64(s.sphinx_size)):
        place = place_in_ring(s, depth)
        if knows_place(s, seat, place):
            out[SPHINX_DECK + np.int64(s.sphinx_deck[place])] = 1 - depth / SPHINX
    out[DRAWN_COUNT] = popcount(np.uint64(s.drawn)) / 5
    out[DRAWN_COUNT + 1] = popcount(np.uint64(s.kept)) / 5
    if s.to_move == seat:
        list_cards(np.uint64(s.drawn), DRAWN, out)
        list_cards(np.uint64(s.kept), KEPT, out)


@rule
def list_cards(cards, first, out):
    """Mark each card of a set."""
    while cards != U0:
        out[first + lowest(cards)] = 1
        cards &= cards - U1


@rule
def observe_pending(s, seat, out):
    """What is being built or carried out."""
    if s.site >= 0:
        out[SITE + np.int64(s.site)] = 1
    for crew in range(len(CREWS)):
        out[TEAM + crew] = has(np.uint64(s.team), crew)
    out[BUILD] = s.team_strength / 10
    out[BUILD + 1] = s.cost[0] / 10
    out[BUILD + 2] = s.cost[1] / 10
    out[BUILD + 3] = s.paid / 5
    out[BUILD + 4] = s.withdrawn / 3
    out[BUILD + 5] = s.second_crew
    if s.entered > 0:
        out[ENTERED + np.int64(s.entered) - 1] = 1
    out[PENDING] = s.raises / 2
    out[PENDING + 1] = s.grain / 10
    mark(s, seat, np.int64(s.first_place), FIRST_PLACE, out)
