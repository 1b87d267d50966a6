"""What can be decided (section 13), with the numbers of CE-13.2 to CE-13.11, and what can happen."""

import numpy as np

from nomarch.core.log import Event, Events, Secret
from nomarch.core.vocabulary import Verb, Vocabulary
from nomarch.games.celestia.components import CARDS, DICE, FACES, MOST_SEATS

DECISIONS = (
    "lone_captain",
    "passenger",
    "ejection",
    "declaration",
    "wind_gust",
    "alternative_route",
    "reroll",
    "spyglass",
    "jetpack",
)
LONE_CAPTAIN, PASSENGER, EJECTION, DECLARATION, WIND_GUST, ALTERNATIVE_ROUTE, REROLL, SPYGLASS, JETPACK = (
    np.int64(number) for number in range(len(DECISIONS))
)
SECRET = ("ejection", "declaration", "wind_gust", "alternative_route", "spyglass", "jetpack")
"""Only holders are asked, so nobody else may know who is asked what (CE-12.5)."""

SEATS = tuple(range(MOST_SEATS))
DICE_SETS = tuple(
    "+".join(str(die) for die in range(int(DICE)) if mask >> die & 1) or "none" for mask in range(1 << int(DICE))
)
"""Sets of dice as people write them: bit i of the number is die i."""
ANSWERS = ("nothing", "able", "unable")

VOCABULARY = Vocabulary(
    Verb("fly_on", "CE-4.3", "ship"),
    Verb("land", "CE-4.1", "city"),
    Verb("stay", "CE-4.4", "ship"),
    Verb("leave", "CE-4.5", "city"),
    Verb("eject", "CE-5.1", "seat:{other_seat}", other_seat=SEATS),
    Verb("use_turbo", "CE-6.5", "hand:turbo"),
    Verb("no_turbo", "CE-6.5", "hand"),
    Verb("wind_gust", "CE-7.1", "hand:wind_gust"),
    Verb("alternative_route", "CE-7.3", "hand:alternative_route"),
    Verb("reroll", "CE-7.4", "dice:{dice}", dice=DICE_SETS),
    Verb("spyglass", "CE-7.5", "treasures:spyglass"),
    Verb("jetpack", "CE-7.9", "hand:jetpack"),
    Verb("pass", "CE-12.7", "hand"),
)

EVENTS = Events(
    Event("journey_begun", journey=int, seat=int, city=int),
    Event("dealt", seat=int, amount=int),
    Event("drawn", seat=int, card=Secret(CARDS)),
    Event("reshuffled", amount=int),
    Event("rolled", seat=int, die=int, face=FACES),
    Event("stayed", seat=int),
    Event("left", seat=int, city=int),
    Event("treasure_taken", seat=int, city=int, value=Secret(int)),
    Event("ejected", seat=int, other_seat=int),
    Event("declared", seat=int, answer=ANSWERS),
    Event("gust_played", seat=int),
    Event("route_played", seat=int),
    Event("rerolled", seat=int, dice=DICE_SETS),
    Event("spyglass_played", seat=int, city=int),
    Event("jetpack_played", seat=int),
    Event("paid", seat=int, card=CARDS, amount=int),
    Event("moved", city=int),
    Event("captain_changed", seat=int),
    Event("landed", seat=int, city=int),
    Event("crashed", seat=int),
    Event("scored", seat=int, treasures=int, spyglasses=int),
    Event("game_ended"),
)
