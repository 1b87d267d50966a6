"""What a seat knows as numbers, each between -1 and 1; seats are counted from one's own."""

import numpy as np

from nomarch.core.bits import U0, U1, has, lowest, popcount
from nomarch.core.observation import Part, numbered, seats, seen_from, share, start
from nomarch.core.rule import rule
from nomarch.games.egizia import nile_cards, sphinx_cards
from nomarch.games.egizia.actions import CARD_SPACE_NAMES, DECISIONS
from nomarch.games.egizia.components import (
    BUILDINGS,
    CARD_SPACES,
    CREWS,
    EDITIONS,
    LAST_POSITION,
    LAST_SPACE,
    MOST_SEATS,
    MOST_STRENGTH,
    PLACES,
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
from nomarch.games.egizia.temple import PARTS as TEMPLE_PARTS
from nomarch.games.egizia.tombs import tomb_sum, tombs_seen

SEATS = np.int64(MOST_SEATS)
PHASES = int(OVER) + 1
KINDS = np.int64(len(nile_cards.KINDS))
SPHINX = np.int64(len(sphinx_cards.IDS))
KIND_OF = np.array([nile_cards.KINDS.index(card) for card in nile_cards.IDS], np.int64)
PERMISSIONS = ("N13", "N14", "N16", "N17")
OBELISK_SPACES, ROWS, PARTS = 13, 6, 4

SEAT_LABELS = seats(MOST_SEATS)
PLACE_LABELS = PLACES
OBSERVATION = (
    Part("to_move", "1 for the seat that is asked; nobody when the game is over", SEAT_LABELS),
    Part("decision", "1 for what it is asked", DECISIONS),
    Part(
        "options", "1 for the edition and every option that is on", (*EDITIONS, "optional_cards", "heliopolis_repeat")
    ),
    Part("round", "1 for the round", numbered(ROUNDS)),
    Part(
        "phase",
        "1 for the phase: 0 opening cards, 1 to 7 those of a round, 8 final scoring, 9 over",
        numbered(PHASES, 0),
    ),
    Part("ring", "1 for the space of the water ring", RINGS),
    Part("nile", "1 for the Nile card that lies on each space", CARD_SPACE_NAMES, nile_cards.KINDS),
    Part("boxed", "Nile cards of each kind in the box / 4", nile_cards.KINDS),
    Part("sphinx_size", "cards in the Sphinx deck / 30"),
    Part("upgrades", "upgrades on each field / 2", nile_cards.UPGRADEABLE),
    Part("slots", "1 for the seat on each slot of each site", SITES, SLOTS, SEAT_LABELS),
    Part("obelisk", "1 for the seat whose brick is on each space", numbered(OBELISK_SPACES), SEAT_LABELS),
    Part("tombs", "the value of each tomb / 6, of those seen", numbered(TOMBS_IN_ROW)),
    Part("tomb_owner", "1 for the seat that took each tomb", numbered(TOMBS_IN_ROW), SEAT_LABELS),
    Part(
        "pyramid",
        "1 for the seat whose brick is on each space of each row",
        numbered(ROWS),
        numbered(ROWS),
        SEAT_LABELS,
    ),
    Part(
        "temple", "1 for the seat whose brick is on each space of each part", TEMPLE_PARTS, numbered(PARTS), SEAT_LABELS
    ),
    Part("seats", "1 for every seat taken", SEAT_LABELS),
    Part("tile", "for each seat 1 for its tile in the order of play", SEAT_LABELS, numbered(MOST_SEATS)),
    Part("score", "each seat's points / 200", SEAT_LABELS),
    Part("in_front", "for each seat 1 for every seat that it is in front of", SEAT_LABELS, SEAT_LABELS),
    Part("stones", "each seat's stones / 25", SEAT_LABELS),
    Part("strength", "the strength of each seat's crews / 8", SEAT_LABELS, CREWS),
    Part("used", "1 for every crew that built this round", SEAT_LABELS, CREWS),
    Part("marker", "the space of each seat's markers / 5", SEAT_LABELS, TRACKS),
    Part("ships", "1 where each seat has a ship", SEAT_LABELS, PLACE_LABELS),
    Part("ships_in_hand", "each seat's ships in hand / 8", SEAT_LABELS),
    Part("held", "Nile cards of each kind in front of each seat / 4", SEAT_LABELS, nile_cards.KINDS),
    Part("unattached", "each seat's upgrades that lie on no field yet / 2", SEAT_LABELS),
    Part("spent", "1 for every permission used this round", SEAT_LABELS, PERMISSIONS),
    Part("out", "1 for every seat that is out of sailing", SEAT_LABELS),
    Part("built", "1 where each seat built this round", SEAT_LABELS, SITES),
    Part("bricks", "each seat's bricks in each building / 20", SEAT_LABELS, BUILDINGS),
    Part("tomb_sum", "the sum of each seat's tombs / 40", SEAT_LABELS),
    Part("sphinx_count", "each seat's Sphinx cards / 10", SEAT_LABELS),
    Part("sphinx_held", "1 for every Sphinx card of each seat that one knows", SEAT_LABELS, sphinx_cards.IDS),
    Part("sphinx_deck", "1 - d / 30 for a card that one put back, d cards above it; 0 for others", sphinx_cards.IDS),
    Part("drawn_count", "cards being looked at / 5, those of them kept / 5", ("drawn", "kept")),
    Part("drawn", "1 for every card that one looks at oneself", sphinx_cards.IDS),
    Part("kept", "1 for every one of them that one keeps", sphinx_cards.IDS),
    Part("site", "1 for the site where is being built", SITES),
    Part("team", "1 for every crew in the present build", CREWS),
    Part(
        "build",
        "of the present build: strength / 20, cost of both buildings / 20, Sphinx cards paid / 5, ships withdrawn / 3, "
        "1 for a second crew",
        ("strength", "cost1", "cost2", "paid", "withdrawn", "second_crew"),
    ),
    Part("entered", "1 for the round space that N6 could repeat now", PLACE_LABELS),
    Part("pending", "crew steps to choose / 4, extra grain of this feeding / 20", ("raises", "grain")),
    Part("first_place", "1 for the seat that played N9 this round", SEAT_LABELS),
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
) = (start(OBSERVATION, part.name) for part in OBSERVATION)


@rule
def observe(s, seat, out):
    """Write what the seat knows."""
    out[:] = 0
    observe_table(s, seat, out)
    observe_order(s, seat, out)
    observe_buildings(s, seat, out)
    for other in range(s.players):
        observe_seat(s, seat, np.int64(other), out)
    observe_sphinx(s, seat, out)
    observe_pending(s, seat, out)


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
        out[UPGRADES + field] = share(s.upgrades[field], 2)
    for site in range(len(SITES)):
        for slot in range(len(SLOTS)):
            mark(s, seat, np.int64(s.slots[site, slot]), SLOT + (site * len(SLOTS) + slot) * SEATS, out)


@rule
def count_kinds(cards, first, out):
    """Count cards by kind."""
    while cards != U0:
        out[first + KIND_OF[lowest(cards)]] += 1 / 4
        cards &= cards - U1


@rule
def mark(s, seat, owner, first, out):
    """Mark whose thing it is, if anybody's."""
    if owner >= 0:
        out[first + seen_from(s, seat, owner)] = 1


@rule
def observe_order(s, seat, out):
    """The order of play, and who is in front of whom."""
    for tile in range(s.players):
        out[TILE + seen_from(s, seat, s.order[tile]) * SEATS + tile] = 1
        place = seen_from(s, seat, tile)
        for other in range(tile):
            behind, in_front = seen_from(s, seat, other), ahead(s, np.int64(tile), np.int64(other))
            out[IN_FRONT + place * SEATS + behind] = in_front
            out[IN_FRONT + behind * SEATS + place] = not in_front


@rule
def observe_buildings(s, seat, out):
    """Bricks and open tomb tiles."""
    for space in range(s.obelisk_bricks):
        mark(s, seat, np.int64(s.obelisk[space]), OBELISK + space * SEATS, out)
    for tile in range(tombs_seen(s)):
        out[TOMBS + tile] = share(s.tombs[tile], 6)
    for tile in range(s.tombs_taken):
        mark(s, seat, np.int64(s.tomb_owner[tile]), TOMB_OWNER + tile * SEATS, out)
    for row in range(ROWS):
        for space in range(s.row_bricks[row]):
            mark(s, seat, np.int64(s.pyramid[row, space]), PYRAMID + (row * ROWS + space) * SEATS, out)
    for part in range(PARTS):
        for space in range(s.part_bricks[part]):
            mark(s, seat, np.int64(s.temple[part, space]), TEMPLE + (part * PARTS + space) * SEATS, out)


@rule
def observe_seat(s, seat, other, out):
    """What lies openly in front of a seat."""
    place = seen_from(s, seat, other)
    out[TAKEN + place] = 1
    out[SCORE + place] = share(s.score[other], 200)
    out[STONES + place] = share(s.stones[other], STONE_CAP)
    out[SHIPS_IN_HAND + place] = share(s.ships_in_hand[other], SHIPS)
    out[UNATTACHED + place] = share(s.unattached[other], 2)
    out[OUT + place] = has(np.uint64(s.out), other)
    out[TOMB_SUM + place] = share(tomb_sum(s, other), 40)
    out[SPHINX_COUNT + place] = share(popcount(np.uint64(s.sphinx_held[other])), 10)
    count_kinds(np.uint64(s.held[other]), HELD + place * KINDS, out)
    for crew in range(len(CREWS)):
        out[STRENGTH + place * len(CREWS) + crew] = share(s.strength[other, crew], MOST_STRENGTH)
        out[BRICKS + place * len(BUILDINGS) + crew] = share(s.bricks[other, crew], 20)
    list_cards(np.uint64(s.used[other]), USED + place * len(CREWS), out)
    list_cards(np.uint64(s.spent[other]), SPENT + place * len(PERMISSIONS), out)
    list_cards(np.uint64(s.built[other]), BUILT + place * len(SITES), out)
    for track in range(len(TRACKS)):
        out[MARKER + place * len(TRACKS) + track] = share(s.marker[other, track], LAST_SPACE)
    list_cards(np.uint64(s.ships[other]) >> U1, SHIP + place * LAST_POSITION, out)


@rule
def observe_sphinx(s, seat, out):
    """The Sphinx cards of which the seat knows where they are."""
    out[SPHINX_SIZE] = share(s.sphinx_size, SPHINX)
    for owner in range(s.players):
        if knows_hand(s, seat, np.int64(owner)):
            list_cards(np.uint64(s.sphinx_held[owner]), SPHINX_HELD + seen_from(s, seat, np.int64(owner)) * SPHINX, out)
    for depth in range(np.int64(s.sphinx_size)):
        place = place_in_ring(s, depth)
        if knows_place(s, seat, place):
            out[SPHINX_DECK + np.int64(s.sphinx_deck[place])] = 1 - share(depth, SPHINX)
    out[DRAWN_COUNT] = share(popcount(np.uint64(s.drawn)), 5)
    out[DRAWN_COUNT + 1] = share(popcount(np.uint64(s.kept)), 5)
    if s.to_move == seat:
        list_cards(np.uint64(s.drawn), DRAWN, out)
        list_cards(np.uint64(s.kept), KEPT, out)


@rule
def list_cards(cards, first, out):
    """Mark each card of a set, or each place."""
    while cards != U0:
        out[first + lowest(cards)] = 1
        cards &= cards - U1


@rule
def observe_pending(s, seat, out):
    """What is being built or carried out."""
    if s.site >= 0:
        out[SITE + np.int64(s.site)] = 1
    list_cards(np.uint64(s.team), TEAM, out)
    out[BUILD] = share(s.team_strength, 20)
    out[BUILD + 1] = share(s.cost[0], 20)
    out[BUILD + 2] = share(s.cost[1], 20)
    out[BUILD + 3] = share(s.paid, 5)
    out[BUILD + 4] = share(s.withdrawn, 3)
    out[BUILD + 5] = s.second_crew
    if s.entered > 0:
        out[ENTERED + np.int64(s.entered) - 1] = 1
    out[PENDING] = share(s.raises, 4)
    out[PENDING + 1] = share(s.grain, 20)
    mark(s, seat, np.int64(s.first_place), FIRST_PLACE, out)
