"""What can be decided (section 18), with the numbers of EG-18.6 to EG-18.28, and what can happen."""

import numpy as np

from nomarch.core.log import Event, Events, Secret
from nomarch.core.vocabulary import Verb, Vocabulary
from nomarch.games.egizia import nile_cards, sphinx_cards
from nomarch.games.egizia.components import (
    CARD_SPACES,
    COLOURS,
    CREWS,
    LAST_POSITION,
    PLACES,
    PLAIN_CREWS,
    RINGS,
    SITES,
    SLOTS,
    SPHINX_DRAW_MAX,
    TRACKS,
)
from nomarch.games.egizia.nile_cards import MOST_SOLD, PLAYED, UPGRADEABLE
from nomarch.games.egizia.state import CATEGORIES

DECISIONS = (
    "opening",
    "sail",
    "second_ship",
    "slot",
    "raise",
    "ring",
    "post",
    "left",
    "feed",
    "site",
    "build",
    "team",
    "second_crew",
    "draw",
    "free",
    "keep",
    "bricks",
    "track",
    "bonus",
    "final",
)
OPENING, SAIL, SECOND_SHIP, SLOT, RAISE, RING, POST, LEFT, FEED, SITE = (np.int64(number) for number in range(10))
BUILD, TEAM, SECOND_CREW, DRAW, FREE, KEEP, BRICKS, TRACK, BONUS, FINAL = (np.int64(n) for n in range(10, 20))

CARD_SPACE_NAMES = tuple(f"C{number}" for number in range(1, int(CARD_SPACES) + 1))
BRICK_NAMES = ("obelisk", "tomb", *(f"row{row}" for row in range(1, 7)), "left", "right", "column", "top")
POSITIONS = tuple(str(position) for position in range(1, int(LAST_POSITION) + 1))
UP_TO_5 = tuple(range(1, int(SPHINX_DRAW_MAX) + 1))

VOCABULARY = Vocabulary(
    Verb("loc", "EG-18.6", "place:{position}", position=POSITIONS),
    Verb("pass", "EG-18.7", "sailing"),
    Verb("slot", "EG-18.8", "slot:{slot}", slot=SLOTS),
    Verb("raise", "EG-18.9", "crew:{crew}", crew=CREWS),
    Verb("ring", "EG-18.10", "ring:{direction}", direction=("left", "stay", "right")),
    Verb("play", "EG-18.11", "card:{card}", card=PLAYED),
    Verb("sell", "EG-18.12", "card:N10", stones=tuple(range(1, int(MOST_SOLD) + 1))),
    Verb("upgrade", "EG-18.13", "card:{field}", field=UPGRADEABLE),
    Verb("convert", "EG-18.14", "card:N18"),
    Verb("take", "EG-18.15", "place:{space}", space=CARD_SPACE_NAMES),
    Verb("take_none", "EG-18.16", "card:N12"),
    Verb("crew", "EG-18.17", "crew:{crew}", crew=PLAIN_CREWS),
    Verb("joker", "EG-18.18", "crew:joker"),
    Verb("crew_done", "EG-18.19", "team"),
    Verb("withdraw", "EG-18.20", "ship"),
    Verb("draw", "EG-18.21", "sphinx", cards=UP_TO_5),
    Verb("free", "EG-18.22", "sphinx", cards=(0, 1, 2)),
    Verb("keep", "EG-18.23", "drawn:{number}", number=UP_TO_5),
    Verb("keep_none", "EG-18.24", "drawn"),
    Verb("brick", "EG-18.25", "brick:{brick}", brick=BRICK_NAMES),
    Verb("build_done", "EG-18.26", "site"),
    Verb("track", "EG-18.27", "track:{track}", track=TRACKS),
    Verb("done", "EG-18.28", "done"),
)

A_LOC, A_PASS, A_SLOT, A_RAISE, A_RING = (VOCABULARY.first(v) for v in ("loc", "pass", "slot", "raise", "ring"))
A_PLAY, A_SELL, A_UPGRADE, A_CONVERT = (VOCABULARY.first(verb) for verb in ("play", "sell", "upgrade", "convert"))
A_TAKE, A_TAKE_NONE = VOCABULARY.first("take"), VOCABULARY.first("take_none")
A_CREW, A_JOKER, A_CREW_DONE = VOCABULARY.first("crew"), VOCABULARY.first("joker"), VOCABULARY.first("crew_done")
A_WITHDRAW, A_DRAW, A_FREE = VOCABULARY.first("withdraw"), VOCABULARY.first("draw"), VOCABULARY.first("free")
A_KEEP, A_KEEP_NONE, A_BRICK = VOCABULARY.first("keep"), VOCABULARY.first("keep_none"), VOCABULARY.first("brick")
A_BUILD_DONE, A_TRACK, A_DONE = VOCABULARY.first("build_done"), VOCABULARY.first("track"), VOCABULARY.first("done")
PLAY_N1, PLAY_N2, PLAY_N3, PLAY_N4, PLAY_N5 = (A_PLAY + np.int64(PLAYED.index(f"N{n}")) for n in range(1, 6))
PLAY_N6, PLAY_N7, PLAY_N9 = (A_PLAY + np.int64(PLAYED.index(card)) for card in ("N6", "N7", "N9"))
PLAY_N13, PLAY_N17 = (A_PLAY + np.int64(PLAYED.index(card)) for card in ("N13", "N17"))

EVENTS = Events(
    Event("sphinx_dealt", seat=int, sphinx=Secret(sphinx_cards.IDS)),
    Event("round_begun", round=int),
    Event("card_laid", card=nile_cards.IDS, space=CARD_SPACE_NAMES),
    Event("ship_placed", seat=int, place=PLACES),
    Event("slot_taken", seat=int, site=SITES, slot=SLOTS),
    Event("card_taken", seat=int, card=nile_cards.IDS),
    Event("passed", seat=int),
    Event("out", seat=int),
    Event("crew_raised", seat=int, crew=CREWS, strength=int),
    Event("raise_lost", seat=int, crew=CREWS),
    Event("ring_moved", seat=int, ring=RINGS),
    Event("ring_stayed", seat=int, ring=RINGS),
    Event("marker_moved", seat=int, track=TRACKS, space=int),
    Event("marker_stayed", seat=int, track=TRACKS),
    Event("stones_gained", seat=int, amount=int, stones=int),
    Event("stones_spent", seat=int, amount=int, stones=int),
    Event("card_played", seat=int, card=nile_cards.IDS),
    Event("field_upgraded", seat=int, field=nile_cards.IDS, colour=COLOURS),
    Event("nothing_taken", seat=int),
    Event("ships_returned", ships=int),
    Event("fed", seat=int, need=int, grain=int),
    Event("hungry", seat=int, need=int, grain=int, penalty=int),
    Event("withdrawn", seat=int, site=SITES),
    Event("team_ready", seat=int, crews=int, joker=int, strength=int),
    Event("sphinx_drawn", seat=int, paid=int, free=int),
    Event("sphinx_seen", seat=int, sphinx=Secret(sphinx_cards.IDS)),
    Event("sphinx_kept", seat=int, sphinx=Secret(sphinx_cards.IDS)),
    Event("sphinx_put_back", seat=int, sphinx=Secret(sphinx_cards.IDS)),
    Event("brick_laid", seat=int, brick=BRICK_NAMES, value=int),
    Event("tomb_opened", value=int),
    Event("row_completed", row=int, seat=int, bricks=int),
    Event("scored", seat=int, category=CATEGORIES, points=int, score=int),
    Event("cards_discarded", cards=int),
    Event("order_tile", seat=int, tile=int),
    Event("final_scoring", seat=int),
    Event("sphinx_scored", seat=int, sphinx=sphinx_cards.IDS, points=int),
    Event("game_ended", seat=int),
)
