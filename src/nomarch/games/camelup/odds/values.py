"""What actions are worth: exactly for the leg (CU-17.13 to CU-17.25), and race bets for the race (CU-17.32, CU-17.33).

    action_values(match.states, seat, [action.id for action in match.legal()])

gives for each action the change of what the seat can expect from this leg, in pounds.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from fractions import Fraction
from types import SimpleNamespace

import numpy as np

from nomarch.core import record
from nomarch.core.log import new_log
from nomarch.core.match import Match
from nomarch.core.record import Records
from nomarch.core.rule import rule
from nomarch.core.vocabulary import Action
from nomarch.games.camelup import GAME
from nomarch.games.camelup.actions import VOCABULARY
from nomarch.games.camelup.betting import VALUE_INDEX
from nomarch.games.camelup.components import (
    COLOURS,
    DESERT_COIN,
    EXACT_PLACE,
    LADDER,
    LADDER_REST,
    LEG_VALUES,
    PHOTO_COIN,
    PILES,
    PYRAMID_TILE_REWARD,
    SIDES,
    WRONG_CARD,
    WRONG_PLACE,
)
from nomarch.games.camelup.odds.leg import LegOdds, leg_odds
from nomarch.games.camelup.odds.race import race_odds
from nomarch.games.camelup.odds.sequences import ORDERS, Array
from nomarch.games.camelup.scoring import best_tile, leg_tile_worth, leg_tiles_worth, ranking_tiles_worth
from nomarch.games.camelup.situation import Situation
from nomarch.games.camelup.track import BITS, CAMELS

ORDER_WORDS = np.bitwise_or.reduce(ORDERS[:, ::-1].astype(np.uint64) << BITS * np.arange(CAMELS, dtype=np.uint64), 1)
"""Each order as a word of camels, which is as much as scoring looks at."""


@rule
def own_worths(states, seat, worths):
    """Write what the seat's leg and covered tiles are worth under each order."""
    for order in range(len(ORDER_WORDS)):
        states[0].camels = ORDER_WORDS[order]
        worths[order] = leg_tiles_worth(states[0], seat) + ranking_tiles_worth(states[0], seat)


@rule
def copied_worths(states, ally, worths):
    """Write what is copied from this ally under each order (CU-17.14)."""
    for order in range(len(ORDER_WORDS)):
        states[0].camels = ORDER_WORDS[order]
        worths[order] = best_tile(states[0], ally)


@dataclass(frozen=True)
class Holdings:
    """What a seat has that pays in this leg."""

    worths: Array
    """What its leg and covered tiles and the copy from its ally come to under each order."""
    pyramid_tiles: int
    desert_space: int
    is_photographer: bool

    def value(self, odds: LegOdds) -> Fraction:
        """What can be expected of it: V_p of CU-17.13."""
        expected = int(odds.orders @ self.worths) + int(DESERT_COIN) * odds.landings.get(self.desert_space, 0)
        if self.is_photographer:
            expected += int(PHOTO_COIN) * odds.photo_camels
        return Fraction(expected, odds.total) + int(PYRAMID_TILE_REWARD) * self.pyramid_tiles


class Prospects:
    """What a seat can expect of the leg as things are, and after an action."""

    def __init__(self, state: Records, seat: int) -> None:
        self.state = record.copy(state)
        self.seat = seat
        self.table: SimpleNamespace = record.unpack(state)
        self.situation = Situation.of(self.table)
        self.odds = leg_odds(self.situation)
        self.holdings = self._holdings()
        self.value = self.holdings.value(self.odds)

    def _holdings(self) -> Holdings:
        worths = np.zeros(len(ORDERS), np.int64)
        own_worths(self.state, np.int64(self.seat), worths)
        if self.table.ally[self.seat] >= 0:
            worths += self._copied(self.table.ally[self.seat])
        return Holdings(
            worths,
            self.table.pyramid_tiles[self.seat],
            self.table.desert_space[self.seat],
            self.table.photographer == self.seat,
        )

    def _copied(self, ally: int) -> Array:
        worths = np.zeros(len(ORDERS), np.int64)
        copied_worths(self.state, np.int64(ally), worths)
        return worths

    def of(self, action: Action) -> Fraction:
        """The value of an action for the leg (CU-17.15)."""
        match action.verb, action.args:
            case "leg", (str(camel),):
                return self._leg_tile(camel, VALUE_INDEX[self.table.stack_top[COLOURS.index(camel)]])
            case "pyramid", ():
                return Fraction(int(PYRAMID_TILE_REWARD))
            case "desert", (int(space), str(side)):
                return self._desert(space, side)
            case "hire", (int(space),):
                return self._photo(space) - (self._photo(self.table.camera) if self.holdings.is_photographer else 0)
            case "bottom", (int(place), str(camel)):
                return self._ranking_tile(place, camel)
            case "cover", (int(place), str(camel), int(value)):
                return self._ranking_tile(place, camel) - self._leg_tile(camel, LEG_VALUES.index(value))
            case "ally", (int(ally),):
                return Fraction(int(self.odds.orders @ self._copied(ally)), self.odds.total)
            case "adr", (str(camel),) if camel in COLOURS:
                return self._extra_die(camel)
            case "ref", (int(space),):
                return self.holdings.value(leg_odds(replace(self.situation, referee=space))) - self.value
            case _:  # a race bet (CU-17.18) or `adr:none` (CU-17.24)
                return Fraction(0)

    def _leg_tile(self, camel: str, value: int) -> Fraction:
        """What a leg tile, its value as an index into 5, 3, 2, can be expected to be worth (CU-17.16)."""
        worths = [int(leg_tile_worth(np.int64(place), np.int64(value))) for place in range(1, CAMELS + 1)]
        counts = self.odds.places[COLOURS.index(camel)]
        return Fraction(sum(worth * count for worth, count in zip(worths, counts, strict=True)), self.odds.total)

    def _ranking_tile(self, place: int, camel: str) -> Fraction:
        """The same of a leg tile with the ranking tile of this place on it (CU-17.21)."""
        chance = Fraction(self.odds.places[COLOURS.index(camel)][place - 1], self.odds.total)
        return int(EXACT_PLACE) * chance + int(WRONG_PLACE) * (1 - chance)

    def _photo(self, space: int) -> Fraction:
        """What the photographer can expect with the camera on this space (CU-17.12)."""
        odds = leg_odds(replace(self.situation, camera=space))
        return Fraction(int(PHOTO_COIN) * odds.photo_camels, odds.total)

    def _desert(self, space: int, side: str) -> Fraction:
        """The seat's desert tile lies on this space instead of where it was (CU-17.19)."""
        others = ~(1 << self.holdings.desert_space)
        oasis, mirage = (1 << space if side == each else 0 for each in SIDES)
        oases, mirages = self.situation.oases & others | oasis, self.situation.mirages & others | mirage
        odds = leg_odds(replace(self.situation, oases=oases, mirages=mirages))
        return replace(self.holdings, desert_space=space).value(odds) - self.value

    def _extra_die(self, camel: str) -> Fraction:
        """This extra die is in the pyramid, and one pyramid tile is back on the stack (CU-17.24)."""
        situation = replace(self.situation, extra=self.situation.extra | 1 << COLOURS.index(camel))
        holdings = replace(self.holdings, pyramid_tiles=self.holdings.pyramid_tiles - 1)
        return holdings.value(leg_odds(situation)) - self.value


def action_values(state: Records, seat: int, actions: Iterable[int]) -> dict[int, Fraction]:
    """The exact value of each of these legal actions for the leg, in pounds, with no floor and nothing to follow."""
    prospects = Prospects(state, seat)
    return {action: prospects.of(VOCABULARY.action(action)) for action in actions}


def newcomers_values(situation: Situation) -> dict[str, Fraction]:
    """The value for the leg of each action of a player who holds nothing, the leg stacks being full."""
    state = GAME.blank(2, {"dice": situation.module_dice})
    state["camels"] = situation.camels
    GAME.drivers.begin(state, new_log(0))
    state["last_space"], state["oases"], state["mirages"] = situation.last_space, situation.oases, situation.mirages
    state["regular_dice"], state["extra_dice"] = situation.regular, situation.extra
    state["camera"], state["referee_space"] = situation.camera, situation.referee
    state["platform"] = 0
    legal = Match.from_position(GAME, state).legal()
    values = action_values(state, 0, [action.id for action in legal])
    return {str(action): values[action.id] for action in legal}


def race_bet_value(chance: float, earlier: int) -> float:
    """What a card that is right with this chance is worth after so many earlier ones naming its camel (CU-17.32)."""
    reward = LADDER[earlier] if earlier < len(LADDER) else LADDER_REST
    return chance * int(reward) + (1 - chance) * int(WRONG_CARD)


def race_bet_values(state: Records, seat: int, actions: Iterable[int]) -> dict[int, tuple[float, float]]:
    """The race value of each race bet among these legal actions, as a range, for the colours of the cards on the
    piles are secret: with no other card naming the camel, and with one of every other player there (CU-17.33)."""
    table = record.unpack(state)
    odds = race_odds(Situation.of(table))
    values = {}
    for action in map(VOCABULARY.action, actions):
        if action.verb == "race":
            pile, colour = PILES.index(str(action.args[0])), COLOURS.index(str(action.args[1]))
            others = set(table.pile_seat[pile][: table.pile_size[pile]]) - {seat}
            chance = (odds.win, odds.lose)[pile][colour]
            values[action.id] = race_bet_value(chance, 0), race_bet_value(chance, len(others))
    return values
