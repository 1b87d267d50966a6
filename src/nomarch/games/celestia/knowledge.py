"""What a seat cannot know, and what it knows as numbers.

Hidden are the other hands and the order of the deck, and of the others' treasures the values and the order of the
piles. Of a captain's hand everybody knows more: whether it met the dice that he had to declare on.
"""

import numpy as np

from nomarch.core.bits import has
from nomarch.core.observation import Part, numbered, seats, seen_from, share, start
from nomarch.core.piles import forget_orders, pile_size, reorder
from nomarch.core.rng import below, mix, shuffle
from nomarch.core.rule import rule
from nomarch.games.celestia.actions import ANSWERS, DECISIONS, SECRET
from nomarch.games.celestia.cards import deficit
from nomarch.games.celestia.components import (
    CARDS,
    CITIES,
    DECK,
    DICE,
    FACES,
    HAZARDS,
    KINDS,
    MOST_SEATS,
    PILE_ROOM,
    TREASURE_CITY,
    TURBO,
)
from nomarch.games.celestia.legs import ABLE
from nomarch.games.celestia.treasures import left_at, own

TRIES = 12
"""How many hands are dealt to a seat until one fits what everybody knows of it."""
IS_SECRET = np.array([name in SECRET for name in DECISIONS])
FACE_COUNT = np.int64(len(FACES))

SEAT_LABELS = seats(MOST_SEATS)
CITY_LABELS = numbered(CITIES)
OBSERVATION = (
    Part("to_move", "1 for the seat that is asked; nobody when it is asked in secret or the game is over", SEAT_LABELS),
    Part("decision", "1 for what it is asked", DECISIONS),
    Part("options", "1 for the beginners' variant", ("beginner",)),
    Part("seats", "1 for every seat taken", SEAT_LABELS),
    Part("journey", "number of the journey / 50"),
    Part("city", "1 for the city where the ship is, counted from the first", CITY_LABELS),
    Part("captain", "1 for the captain", SEAT_LABELS),
    Part("aboard", "1 for every seat on the ship", SEAT_LABELS),
    Part("dice", "for each die 1 for what it shows; nothing before the roll", numbered(DICE), FACES),
    Part("declared", "1 for what the captain declared last in this leg", ANSWERS[1:]),
    Part("piles", "treasures left in each city / 11", CITY_LABELS),
    Part("deck", "cards in the deck / 84"),
    Part("discards", "cards of each kind on the discard pile / 20", CARDS),
    Part("hand", "cards of each kind in one's own hand / 10", CARDS),
    Part("hand_size", "cards in each seat's hand / 20", SEAT_LABELS),
    Part("treasures", "each seat's treasures from each city / 11", SEAT_LABELS, CITY_LABELS),
    Part("points", "one's own points / 100"),
    Part("spyglasses", "one's own spyglasses / 4"),
    Part("removed", "spyglasses played, by the city they came from", CITY_LABELS),
    Part("failed", "hazards / 4 that each seat was last unable to meet as captain", SEAT_LABELS, FACES[:-1]),
    Part("since", "cards / 50 that each seat drew since then", SEAT_LABELS),
)
TO_MOVE, DECISION, OPTION = (start(OBSERVATION, name) for name in ("to_move", "decision", "options"))
TAKEN, JOURNEY, CITY = (start(OBSERVATION, name) for name in ("seats", "journey", "city"))
CAPTAIN, ABOARD, DIE = (start(OBSERVATION, name) for name in ("captain", "aboard", "dice"))
DECLARED, PILES, DECK_SIZE = (start(OBSERVATION, name) for name in ("declared", "piles", "deck"))
DISCARDS, HAND, HAND_SIZE = (start(OBSERVATION, name) for name in ("discards", "hand", "hand_size"))
TREASURE, POINTS, SPYGLASSES = (start(OBSERVATION, name) for name in ("treasures", "points", "spyglasses"))
REMOVED, FAILED, SINCE = (start(OBSERVATION, name) for name in ("removed", "failed", "since"))


@rule
def redeal(s, seat):
    """Deal the other hands anew from all cards that the seat (-1: a spectator) cannot see, such that the captain's
    still fits his declaration, and put the deck into another order; likewise the treasures of each city, until the
    end shows them."""
    redeal_hands(s, seat)
    if s.to_move >= 0:
        for city in range(CITIES):
            redeal_treasures(s, seat, np.int64(city))
        count_points(s, seat)
    forget_chance(s)


@rule
def redeal_hands(s, seat):
    """Mix the other hands with the deck, and deal them anew."""
    first = put_back_others(s, seat)
    mix(s, s.cards[first:], KINDS)
    deal_others(s, seat, first)


@rule
def exchange_hands(s, seat):
    """Deal the other hands anew from a deck that is in random order: the same chances as `redeal`, but for the
    treasures, in less time."""
    top = np.int64(s.top)
    first = put_back_others(s, seat)
    for place in range(first, top):
        other = place + below(s, DECK - place)
        s.cards[place], s.cards[other] = s.cards[other], s.cards[place]
    deal_others(s, seat, first)


@rule
def put_back_others(s, seat):
    """Put the hands of all but one seat on top of the deck; where it begins then."""
    first = np.int64(s.top)
    for other in range(s.players):
        if other != seat:
            first = put_back(s, np.int64(other), first)
    return first


@rule
def deal_others(s, seat, first):
    """Deal the hands of all but one seat. The captain's comes first, because most is known of it."""
    for step in range(s.players):
        other = (np.int64(s.captain) + step) % s.players
        if other != seat:
            first = deal_hand(s, other, first)


@rule
def put_back(s, seat, first):
    """Put a hand on top of the cards from `first` on; where they begin then. There is room: all of them once lay in
    the deck."""
    for card in range(KINDS):
        for _ in range(np.int64(s.hand[seat, card])):
            first -= 1
            s.cards[first] = card
        s.hand[seat, card] = 0
    return first


@rule
def deal_hand(s, seat, first):
    """Deal a hand from the shuffled cards from `first` on, again until it fits what everybody knows; where the rest
    begins."""
    size = np.int64(s.hand_size[seat])
    deal_cards(s, seat, first, size)
    for _ in range(TRIES):
        if fits(s, seat, first, size):
            break
        for card in range(first, first + size):
            s.hand[seat, np.int64(s.cards[card])] -= 1
        for place in range(first, first + size):
            other = place + below(s, DECK - place)
            s.cards[place], s.cards[other] = s.cards[other], s.cards[place]
        deal_cards(s, seat, first, size)
    return first + size


@rule(inline=True)
def deal_cards(s, seat, first, size):
    """Put the cards from `first` on into a hand."""
    for place in range(first, first + size):
        s.hand[seat, np.int64(s.cards[place])] += 1


@rule
def fits(s, seat, first, size):
    """Whether a hand fits: a captain declared able must be (CE-6.6); a seat that was unable to meet some dice, and has
    paid nothing since, had a hand then that could not meet them, even if turbos may have helped (CE-6.3)."""
    if seat == s.captain and s.declared == ABLE and deficit(s, seat) > s.hand[seat, TURBO]:
        return False
    needed = np.int64(0)
    for hazard in range(HAZARDS):
        needed += np.int64(s.failed[seat, hazard])
    return needed == 0 or lacked_then(s, seat, first, size)


@rule
def lacked_then(s, seat, first, size):
    """Whether the hand, without the cards drawn since, lacks equipment for the dice that the seat was unable to meet.
    The cards from `first` on are the hand; those drawn since come first."""
    since = np.int64(s.since[seat])
    for hazard in range(HAZARDS):
        held = np.int64(0)
        for place in range(first + since, first + size):
            held += s.cards[place] == hazard
        if held < s.failed[seat, hazard]:
            return True
    return False


@rule
def redeal_treasures(s, seat, city):
    """Mix a city's pile with the treasures that the others took there."""
    first = np.int64(s.pile_top[city])
    for other in range(s.players):
        if other != seat:
            for place in range(np.int64(s.treasure_count[other])):
                treasure = np.int64(s.treasures[other, place])
                if TREASURE_CITY[treasure] == city:
                    first -= 1
                    s.piles[city, first] = treasure
    mix(s, s.piles[city, first:], len(TREASURE_CITY))
    for other in range(s.players):
        if other != seat:
            for place in range(np.int64(s.treasure_count[other])):
                if TREASURE_CITY[np.int64(s.treasures[other, place])] == city:
                    s.treasures[other, place] = s.piles[city, first]
                    first += 1


@rule
def count_points(s, seat):
    """The points and spyglasses of the others, with the treasures that they have now."""
    for other in range(s.players):
        if other != seat:
            s.points[other] = 0
            s.spyglasses[other] = 0
            for place in range(np.int64(s.treasure_count[other])):
                own(s, other, np.int64(s.treasures[other, place]))


@rule
def forget_chance(s):
    """Forget what was given for coming dice and reshuffles."""
    forget_orders(s)
    s.given_next = 0
    s.given_end = 0
    s.given_dice[:] = 0


@rule
def reshuffle(s):
    """Draw anew what no seat knows: the order of the deck and of the piles, coming dice and reshuffles."""
    reorder(s)
    for city in range(CITIES):
        shuffle(s, s.piles[city, np.int64(s.pile_top[city]) :], left_at(s, city))
    forget_chance(s)


@rule
def observe(s, seat, out):
    """Write what the seat knows, seats counted from its own; every number lies between -1 and 1."""
    out[:] = 0
    observe_ship(s, seat, out)
    for city in range(CITIES):
        out[PILES + city] = left_at(s, city) / PILE_ROOM
        out[REMOVED + city] = s.removed[city]
    out[DECK_SIZE] = pile_size(s) / DECK
    for card in range(KINDS):
        out[DISCARDS + card] = share(s.discards[card], 20)
        out[HAND + card] = share(s.hand[seat, card], 10)
    out[POINTS] = share(s.points[seat], 100)
    out[SPYGLASSES] = share(s.spyglasses[seat], 4)
    for other in range(s.players):
        observe_seat(s, seat, np.int64(other), out)


@rule
def observe_ship(s, seat, out):
    """The ship and its dice; a secret decision only for the seat that is asked (CE-12.5)."""
    if s.to_move == seat or (s.to_move >= 0 and not IS_SECRET[np.int64(s.decision)]):
        out[TO_MOVE + seen_from(s, seat, s.to_move)] = 1
        out[DECISION + np.int64(s.decision)] = 1
    out[OPTION] = s.beginner
    out[JOURNEY] = share(s.journey, 50)
    out[CITY + np.int64(s.city)] = 1
    out[CAPTAIN + seen_from(s, seat, s.captain)] = 1
    for die in range(np.int64(s.dice_count)):
        out[DIE + die * FACE_COUNT + np.int64(s.dice[die])] = 1
    if s.declared > 0:
        out[DECLARED + np.int64(s.declared) - 1] = 1


@rule
def observe_seat(s, seat, other, out):
    """What everybody knows of a seat."""
    place = seen_from(s, seat, other)
    out[TAKEN + place] = 1
    out[ABOARD + place] = has(s.aboard, other)
    out[HAND_SIZE + place] = share(s.hand_size[other], 20)
    out[SINCE + place] = share(s.since[other], 50)
    for hazard in range(HAZARDS):
        out[FAILED + place * HAZARDS + hazard] = share(s.failed[other, hazard], 4)
    for treasure in range(np.int64(s.treasure_count[other])):
        out[TREASURE + place * CITIES + TREASURE_CITY[np.int64(s.treasures[other, treasure])]] += 1
    for city in range(CITIES):
        out[TREASURE + place * CITIES + city] /= PILE_ROOM
