"""What can be decided (section 16), with the numbers of CU-16.3, and what can happen."""

from nomarch.core.log import Event, Events, Secret
from nomarch.core.vocabulary import Verb, Vocabulary
from nomarch.games.camelup.components import (
    COLOURS,
    DICE_KINDS,
    LAST_SPACE_DICE,
    LEG_VALUES,
    MOST_SEATS,
    PILES,
    PLACES,
    SIDES,
)

DECISIONS = ("turn", "adrenaline", "referee")
SPACES = tuple(range(1, int(LAST_SPACE_DICE) + 1))

VOCABULARY = Vocabulary(
    Verb("leg", "CU-5.4", "leg:{camel}", camel=COLOURS),
    Verb("desert", "CU-5.7", "space:{space}", space=SPACES[1:], side=SIDES),
    Verb("pyramid", "CU-5.10", "pyramid"),
    Verb("race", "CU-5.15", "pile:{pile}", pile=PILES, camel=COLOURS),
    Verb("hire", "CU-11.2", "space:{space}", space=SPACES),
    Verb("cover", "CU-12.2", "ranking:{place}", place=PLACES, camel=COLOURS, value=LEG_VALUES),
    Verb("bottom", "CU-12.3", "ranking:{place}", place=PLACES, camel=COLOURS),
    Verb("ally", "CU-13.3", "seat:{other_seat}", other_seat=tuple(range(MOST_SEATS))),
    Verb("adr", "CU-10.2", "die:{die}", die=("none", *COLOURS)),
    Verb("ref", "CU-14.1", "space:{space}", space=SPACES),
)

EVENTS = Events(
    Event("leg_begun", leg=int, seat=int),
    Event("extra_die_added", camel=COLOURS),
    Event("referee_placed", seat=int, space=int),
    Event("leg_tile_taken", seat=int, camel=COLOURS, value=int),
    Event("desert_tile_placed", seat=int, space=int, side=SIDES),
    Event("pyramid_tile_taken", seat=int),
    Event("rolled", seat=int, die=DICE_KINDS, camel=COLOURS, face=int),
    Event("moved", camel=COLOURS, camels=int, start=int, end=int),
    Event("desert_coin", seat=int, space=int, amount=int),
    Event("photographed", seat=int, space=int, amount=int),
    Event("lined_up", space=int, camels=int),
    Event("race_card_placed", seat=int, pile=PILES, camel=Secret(COLOURS)),
    Event("photographer_hired", seat=int, space=int),
    Event("tile_covered", seat=int, place=int, camel=COLOURS, value=int),
    Event("bottom_tile_covered", seat=int, place=int, camel=COLOURS, value=int),
    Event("allied", seat=int, other_seat=int),
    Event("extra_die_bought", seat=int, camel=COLOURS),
    Event("leg_ended", winner=COLOURS, second=COLOURS),
    Event("leg_scored", seat=int, tiles=int, copied=int, amount=int),
    Event("race_ended", winner=COLOURS, loser=COLOURS),
    Event("race_card_scored", seat=int, pile=PILES, camel=COLOURS, amount=int),
)

TURN, ADRENALINE, REFEREE = range(len(DECISIONS))
