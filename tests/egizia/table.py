"""Positions arranged for a test: say what lies where, then play on from there."""

from typing import Any

import numpy as np

import nomarch
from nomarch import Match
from nomarch.core import record
from nomarch.core.bits import bit
from nomarch.core.log import new_log
from nomarch.games.egizia import nile_cards, sphinx_cards
from nomarch.games.egizia.choices import find_choices
from nomarch.games.egizia.components import CREWS, DECKS, RINGS, SITES, TRACKS
from nomarch.games.egizia.phases import BUILDING, FEEDING, FINAL_SCORING, ORDERING, PARTICIPATING, QUARRYING, SAILING
from nomarch.games.egizia.sailing import POSITION_OF_SITE
from nomarch.games.egizia.turn import settle, unasked

GAME = nomarch.game("egizia")
PHASES = {
    "sailing": SAILING,
    "feeding": FEEDING,
    "quarrying": QUARRYING,
    "building": BUILDING,
    "participation": PARTICIPATING,
    "ordering": ORDERING,
    "final": FINAL_SCORING,
}
TOMBS = [2, 3, 4, 5, 6, 2, 3, 4, 5, 6, 2, 3]
SPHINX, OBELISK, PYRAMID = SITES


def setup(players: int = 4, optional: bool = False) -> dict[str, Any]:
    """A set-up without surprises: tiles by seat, decks in the order of the components file."""
    swap = {"N11": "N11b", "X28": "X28b"} if optional else {}
    decks = {
        deck: [swap.get(nile_cards.IDS[card], nile_cards.IDS[card]) for card in nile_cards.DECK_CARDS[number]]
        for number, deck in enumerate(DECKS)
    }
    sphinx = [swap.get(card, card) for card in sphinx_cards.IDS[:29]]
    return {"order": list(range(players)), "sphinx": sphinx, "nile": decks, "tombs": TOMBS}


class Table:
    """A position in the first round's sailing phase, seat 0 to move, to be changed as a test needs it."""

    def __init__(self, players: int = 4, **options: Any) -> None:
        match = GAME.new(players, 1, options, setup(players, bool(options.get("optional_cards"))))
        while match.decision == "opening":
            match.play("keep:1")
        self.states = record.copy(match.states)
        self.players = players
        self.rows: list[list[int]] = []

    def put(self, **fields: Any) -> "Table":
        """Set whole fields of the record."""
        for name, value in fields.items():
            self.states[name][0] = value
        return self

    def stones(self, *counts: int) -> "Table":
        """Each seat's stones, from seat 0 on."""
        self.states["stones"][0, : len(counts)] = counts
        return self

    def crews(self, seat: int, *strengths: int) -> "Table":
        """Strengths of blue, black, yellow and joker."""
        self.states["strength"][0, seat] = strengths
        return self

    def used(self, seat: int, *crews: str) -> "Table":
        """Crews that have built this round."""
        self.states["used"][0, seat] = sum(1 << CREWS.index(crew) for crew in crews)
        return self

    def held(self, seat: int, *cards: str) -> "Table":
        """Give Nile cards to a seat; of several copies the first that is not given yet."""
        for card in cards:
            everybody = int(np.bitwise_or.reduce(self.states["held"][0]))
            number = next(n for n, name in enumerate(nile_cards.IDS) if name == card and not everybody >> n & 1)
            self.states["held"][0, seat] |= bit(number)
            self.states["unattached"][0, seat] += card == "N15"
        return self

    def upgraded(self, field: str, times: int = 1) -> "Table":
        """A field that has upgrades on it."""
        self.states["upgrades"][0, nile_cards.UPGRADEABLE.index(field)] = times
        return self

    def nile(self, **cards: str) -> "Table":
        """Cards on card spaces, such as C1="N22"; all other card spaces are empty."""
        lying = 0
        for space, card in cards.items():
            number = int(space[1:]) - 1
            self.states["nile"][0, number] = nile_cards.IDS.index(card)
            lying |= 1 << (2 * number + 1)
        self.states["lying"] = lying
        return self

    def ships(self, seat: int, *positions: int) -> "Table":
        """Ships of a seat on card or round spaces."""
        self.states["ships"][0, seat] = sum(1 << position for position in positions)
        self.states["ships_in_hand"][0, seat] = 8 - len(positions)
        return self

    def at_site(self, site: str, *seats: int | None, reserve: int | None = None, extra: int | None = None) -> "Table":
        """Ships in the slots of a site, and beside it."""
        standing = [*seats, *[None] * (3 - len(seats)), reserve, extra]
        number = SITES.index(site)
        for slot, seat in enumerate(standing):
            if seat is not None:
                self.states["slots"][0, number, slot] = seat
                self.states["ships"][0, seat] |= np.uint32(1 << int(POSITION_OF_SITE[number]))
                self.states["ships_in_hand"][0, seat] -= 1
        return self

    def scores(self, *points: int) -> "Table":
        """Each seat's score, entered in the order of the seats."""
        for seat, score in enumerate(points):
            self.states["score"][0, seat] = score
            self.states["sheet"][0, seat, 0] = score
            self.states["arrivals"] += 1
            self.states["arrival"][0, seat] = self.states["arrivals"][0]
        return self

    def marker(self, seat: int, stone_sale: int = 1, grain_market: int = 1) -> "Table":
        """A seat's spaces on the tracks."""
        self.states["marker"][0, seat] = [stone_sale, grain_market]
        return self

    def ring(self, space: str) -> "Table":
        """The water ring."""
        self.states["ring"] = RINGS.index(space)
        return self

    def sphinx(self, *cards: str) -> "Table":
        """These cards are on top of the Sphinx deck; nobody holds any."""
        rest = [card for card in range(29) if sphinx_cards.IDS[card] not in cards]
        deck = [sphinx_cards.IDS.index(card) for card in cards] + rest
        self.states["sphinx_deck"][0] = [*deck, -1, -1, -1]
        return self.put(sphinx_top=0, sphinx_size=29, sphinx_batch=0, sphinx_held=0)

    def holds_sphinx(self, seat: int, *cards: str) -> "Table":
        """A seat's Sphinx cards."""
        self.states["sphinx_held"][0, seat] = sum(1 << sphinx_cards.IDS.index(card) for card in cards)
        return self

    def tombs(self, row: list[int], owners: list[int] | None = None) -> "Table":
        """The row of tombs, the first of them taken by these seats."""
        self.states["tombs"][0, : len(row)] = row
        for tile, seat in enumerate(owners or []):
            self.states["tomb_owner"][0, tile] = seat
            self.states["bricks"][0, seat, 1] += 1
        return self.put(tombs_taken=len(owners or []))

    def obelisk(self, owners: list[int]) -> "Table":
        """Whose bricks are in the obelisk, in the order of building."""
        for space, seat in enumerate(owners):
            self.states["obelisk"][0, space] = seat
            self.states["bricks"][0, seat, 0] += 1
        return self.put(obelisk_bricks=len(owners))

    def row(self, row: int, owners: list[int]) -> "Table":
        """Whose bricks are in a row of the pyramid, from the left."""
        for space, seat in enumerate(owners):
            self.states["pyramid"][0, row - 1, space] = seat
            self.states["bricks"][0, seat, 2] += 1
        self.states["row_bricks"][0, row - 1] = len(owners)
        return self

    def temple(self, **owners: list[int]) -> "Table":
        """Whose bricks are in left, right, column and top."""
        for number, part in enumerate(("left", "right", "column", "top")):
            for space, seat in enumerate(owners.get(part, [])):
                self.states["temple"][0, number, space] = seat
                self.states["bricks"][0, seat, 3] += 1
            self.states["part_bricks"][0, number] = len(owners.get(part, []))
        return self

    def begin(self, phase: str) -> Match:
        """Go to the beginning of a phase, and on to the first decision."""
        self.put(phase=PHASES[phase], to_move=-1)
        if phase == "building":
            self.put(site=-1)
        if phase == "final":
            self.put(asked=int(self.states["players"][0]))
        return self.play()

    def play(self) -> Match:
        """Play on from here: what can be decided is found anew, and single options are carried out."""
        log = new_log()
        if self.states["to_move"][0] >= 0:
            find_choices(self.states[0])
        settle(self.states[0], unasked(self.states[0]), log)
        self.rows = log[1 : log[0, 0] + 1].tolist()
        return Match.from_position(GAME, self.states)

    def told(self) -> list[dict[str, Any]]:
        """What happened when play began."""
        return [GAME.events.decode(row, None) for row in self.rows]


def texts(match: Match) -> list[str]:
    """The legal actions as texts."""
    return [str(action) for action in match.legal()]


def play(match: Match, *actions: str) -> Match:
    """Play actions one after the other."""
    for action in actions:
        match.play(action)
    return match


def seat(match: Match, number: int) -> dict[str, Any]:
    """What lies before a seat, as it sees it itself."""
    found: dict[str, Any] = match.view(number)["seats"][number]
    return found


def strengths(match: Match, number: int) -> list[int]:
    """A seat's crews: blue, black, yellow, joker."""
    return [crew["strength"] for crew in seat(match, number)["crews"].values()]


def stones(match: Match, number: int) -> int:
    """A seat's stones."""
    return int(seat(match, number)["stones"])


def tracks(match: Match, number: int) -> tuple[int, int]:
    """A seat's spaces on stone sale and grain market."""
    sale, market = (int(seat(match, number)["tracks"][track]) for track in TRACKS)
    return sale, market


def happened(match: Match, event: str) -> list[dict[str, Any]]:
    """The events of a kind, as a spectator knows them."""
    return [told for told in match.events() if told["event"] == event]


def why(match: Match, action: str) -> str:
    """The clause that forbids an action."""
    refusal = match.why_not(action)
    assert refusal is not None, f"{action} is allowed"
    return refusal.clause
