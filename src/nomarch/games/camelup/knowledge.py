"""What a seat cannot know, and what it knows as numbers.

Hidden are only the race cards of the others: which colours lie on the piles, and so which are left in their hands.
"""

import numpy as np

from nomarch.core.bits import has
from nomarch.core.observation import Part, numbered, seats, seen_from, share, start
from nomarch.core.rng import below
from nomarch.core.rule import rule
from nomarch.games.camelup.actions import DECISIONS
from nomarch.games.camelup.betting import VALUE_INDEX, VALUES
from nomarch.games.camelup.components import COLOURS, LAST_SPACE_DICE, LEG_VALUES, MOST_SEATS, PILES, PLACES
from nomarch.games.camelup.legs import ALL_COLOURS
from nomarch.games.camelup.track import CAMELS, on_sand, rank_of, space_at

SEATS = np.int64(MOST_SEATS)
SPACES = np.int64(LAST_SPACE_DICE)
PILE_COUNT = np.int64(len(PILES))
TILE_COUNT = np.int64(len(PLACES))

OPTION_LABELS = ("dice", "adrenaline", "paparazzi", "connoisseurs", "allies", "referee")
SEAT_LABELS = seats(MOST_SEATS)
SPACE_LABELS = numbered(LAST_SPACE_DICE)
PLACE_LABELS = numbered(CAMELS)
OBSERVATION = (
    Part("to_move", "1 for the seat that is asked; nobody when the game is over", SEAT_LABELS),
    Part("decision", "1 for what it is asked", DECISIONS),
    Part("options", "1 for every option that is on", OPTION_LABELS),
    Part("seats", "1 for every seat taken", SEAT_LABELS),
    Part("marker", "1 for the seat with the starting player marker of the leg", SEAT_LABELS),
    Part("leg", "number of the leg / 20"),
    Part("camel_space", "the space of each camel / 25", COLOURS),
    Part("camel_on_sand", "1 for every camel that stands on no other", COLOURS),
    Part("camel_place", "for each camel 1 for its place in the race", COLOURS, PLACE_LABELS),
    Part("regular_dice", "1 for every regular die in the pyramid", COLOURS),
    Part("extra_dice", "1 for every extra die in the pyramid", COLOURS),
    Part("platform", "1 for every extra die on the platform", COLOURS),
    Part("oases", "1 for every space with an oasis", SPACE_LABELS),
    Part("mirages", "1 for every space with a mirage", SPACE_LABELS),
    Part("desert_space", "the space of each seat's desert tile / 20, 0 if it is not on the track", SEAT_LABELS),
    Part("camera", "1 for the space with the camera", SPACE_LABELS),
    Part("photographer", "1 for the seat with the photographer", SEAT_LABELS),
    Part("referee", "1 for the space of the referee", SPACE_LABELS),
    Part("leg_stack_value", "the value of the top leg tile of each colour / 5", COLOURS),
    Part("leg_stack_size", "the leg tiles left of each colour / 4", COLOURS),
    Part("ranking_holder", "for each ranking tile 1 for the seat that holds it", PLACES, SEAT_LABELS),
    Part("ranking_camel", "for each ranking tile 1 for the colour of the leg tile beneath it", PLACES, COLOURS),
    Part("ranking_value", "for each ranking tile 1 for the value of the leg tile beneath it", PLACES, LEG_VALUES),
    Part("money", "each seat's pounds / 100", SEAT_LABELS),
    Part("pyramid_tiles", "each seat's pyramid tiles / 10", SEAT_LABELS),
    Part("leg_tiles", "each seat's leg tiles / 2, by colour and value", SEAT_LABELS, COLOURS, LEG_VALUES),
    Part("ally", "for each seat 1 for its ally", SEAT_LABELS, SEAT_LABELS),
    Part("pile_cards", "each seat's race cards on each pile / 5", PILES, SEAT_LABELS),
    Part("pile_first", "1 / n if each seat's lowest card is the n-th of the pile, 0 without one", PILES, SEAT_LABELS),
    Part("hand", "1 for every race card in one's own hand", COLOURS),
    Part("own_cards", "1 / n if one's own card of the colour is the n-th of the pile, 0 without one", PILES, COLOURS),
)
TO_MOVE, DECISION, OPTION = (start(OBSERVATION, name) for name in ("to_move", "decision", "options"))
TAKEN, MARKER, LEG = (start(OBSERVATION, name) for name in ("seats", "marker", "leg"))
CAMEL_SPACE, ON_SAND = start(OBSERVATION, "camel_space"), start(OBSERVATION, "camel_on_sand")
CAMEL_PLACE = start(OBSERVATION, "camel_place")
REGULAR, EXTRA, PLATFORM = (start(OBSERVATION, name) for name in ("regular_dice", "extra_dice", "platform"))
OASES, MIRAGES, DESERT = (start(OBSERVATION, name) for name in ("oases", "mirages", "desert_space"))
CAMERA, PHOTOGRAPHER = start(OBSERVATION, "camera"), start(OBSERVATION, "photographer")
REFEREE = start(OBSERVATION, "referee")
STACK_VALUE, STACK_SIZE = start(OBSERVATION, "leg_stack_value"), start(OBSERVATION, "leg_stack_size")
RANKING_HOLDER, RANKING_CAMEL = start(OBSERVATION, "ranking_holder"), start(OBSERVATION, "ranking_camel")
RANKING_VALUE = start(OBSERVATION, "ranking_value")
MONEY, PYRAMID_TILES = start(OBSERVATION, "money"), start(OBSERVATION, "pyramid_tiles")
LEG_TILES, ALLY = start(OBSERVATION, "leg_tiles"), start(OBSERVATION, "ally")
PILE_CARDS, PILE_FIRST = start(OBSERVATION, "pile_cards"), start(OBSERVATION, "pile_first")
HAND, OWN_CARDS = start(OBSERVATION, "hand"), start(OBSERVATION, "own_cards")


@rule
def redeal(s, seat):
    """Give every other seat's placed cards new colours, each possibility equally likely; after the race nothing is
    hidden any more (CU-15.35, CU-15.36)."""
    if s.to_move < 0:
        return
    for other in range(s.players):
        if other != seat:
            redeal_seat(s, other)


@rule
def redeal_seat(s, seat):
    """Draw the colours of the seat's placed cards one after the other without repeating; the rest is its hand."""
    hand = np.int64(ALL_COLOURS)
    left = np.int64(CAMELS)
    for pile in range(PILE_COUNT):
        for card in range(s.pile_size[pile]):
            if s.pile_seat[pile, card] == seat:
                colour = drawn_colour(hand, below(s, left))
                s.pile_colour[pile, card] = colour
                hand &= ~(np.int64(1) << colour)
                left -= 1
    s.hand[seat] = np.uint8(hand)


@rule
def drawn_colour(hand, skipped):
    """The colour in the hand after skipping so many."""
    for colour in range(CAMELS):
        if (hand >> colour) & 1:
            if skipped == 0:
                return np.int64(colour)
            skipped -= 1
    return np.int64(-1)


@rule
def observe(s, seat, out):
    """Write what the seat knows, seats counted from its own; every number lies between -1 and 1."""
    out[:] = 0
    observe_table(s, seat, out)
    observe_track(s, seat, out)
    for other in range(s.players):
        observe_seat(s, seat, other, out)
    observe_cards(s, seat, out)


@rule
def observe_table(s, seat, out):
    """Options, whose turn it is, dice and stacks."""
    if s.to_move >= 0:
        out[TO_MOVE + seen_from(s, seat, s.to_move)] = 1
        out[DECISION + s.decision] = 1
    out[OPTION] = s.dice
    out[OPTION + 1] = s.adrenaline
    out[OPTION + 2] = s.paparazzi
    out[OPTION + 3] = s.connoisseurs
    out[OPTION + 4] = s.allies
    out[OPTION + 5] = s.referee
    out[MARKER + seen_from(s, seat, s.marker)] = 1
    out[LEG] = share(s.leg, 20)
    for colour in range(CAMELS):
        out[REGULAR + colour] = has(np.uint64(s.regular_dice), colour)
        out[EXTRA + colour] = has(np.uint64(s.extra_dice), colour)
        out[PLATFORM + colour] = has(np.uint64(s.platform), colour)
        left = np.int64(s.stack_end[colour]) - np.int64(s.stack_top[colour])
        out[STACK_SIZE + colour] = share(left, 4)
        if left > 0:
            out[STACK_VALUE + colour] = VALUES[VALUE_INDEX[np.int64(s.stack_top[colour])]] / 5
    for tile in range(TILE_COUNT):
        if s.ranking_seat[tile] >= 0:
            out[RANKING_HOLDER + tile * SEATS + seen_from(s, seat, s.ranking_seat[tile])] = 1
            out[RANKING_CAMEL + tile * CAMELS + np.int64(s.ranking_colour[tile])] = 1
            out[RANKING_VALUE + tile * len(VALUES) + np.int64(s.ranking_value[tile])] = 1


@rule
def observe_track(s, seat, out):
    """Camels, and everything else that stands or lies on the track."""
    camels = np.uint64(s.camels)
    for colour in range(CAMELS):
        rank = rank_of(camels, colour)
        out[CAMEL_SPACE + colour] = share(space_at(camels, rank), 25)
        out[ON_SAND + colour] = on_sand(camels, rank)
        out[CAMEL_PLACE + colour * CAMELS + CAMELS - 1 - rank] = 1
    for space in range(1, SPACES + 1):
        out[OASES + space - 1] = has(np.uint64(s.oases), space)
        out[MIRAGES + space - 1] = has(np.uint64(s.mirages), space)
    if s.camera > 0:
        out[CAMERA + np.int64(s.camera) - 1] = 1
        out[PHOTOGRAPHER + seen_from(s, seat, s.photographer)] = 1
    if s.referee_space > 0:
        out[REFEREE + np.int64(s.referee_space) - 1] = 1


@rule
def observe_seat(s, seat, other, out):
    """What lies openly in front of a seat."""
    place = seen_from(s, seat, other)
    out[TAKEN + place] = 1
    out[DESERT + place] = s.desert_space[other] / SPACES
    out[MONEY + place] = share(s.money[other], 100)
    out[PYRAMID_TILES + place] = share(s.pyramid_tiles[other], 10)
    if s.ally[other] >= 0:
        out[ALLY + place * SEATS + seen_from(s, seat, s.ally[other])] = 1
    for colour in range(CAMELS):
        for value in range(len(VALUES)):
            tile = (place * CAMELS + colour) * len(VALUES) + value
            out[LEG_TILES + tile] = share(s.leg_tiles[other, colour, value], 2)


@rule
def observe_cards(s, seat, out):
    """The race piles as the seat knows them: everybody's cards by their backs, its own by their colours."""
    for colour in range(CAMELS):
        out[HAND + colour] = has(np.uint64(s.hand[seat]), colour)
    for pile in range(PILE_COUNT):
        for card in range(s.pile_size[pile]):
            owner = np.int64(s.pile_seat[pile, card])
            place = pile * SEATS + seen_from(s, seat, owner)
            out[PILE_CARDS + place] += 1 / 5
            if out[PILE_FIRST + place] == 0:
                out[PILE_FIRST + place] = 1 / (card + 1)
            if owner == seat:
                out[OWN_CARDS + pile * CAMELS + np.int64(s.pile_colour[pile, card])] = 1 / (card + 1)
