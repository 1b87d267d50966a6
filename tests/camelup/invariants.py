"""What holds at every moment of a game of Camel Up, checked by compiled code because a soak looks at millions."""

import numpy as np

from nomarch.core.bits import has, popcount
from nomarch.core.rule import rule
from nomarch.games.camelup.actions import EVENTS
from nomarch.games.camelup.betting import STACK_SIZES, VALUE_INDEX
from nomarch.games.camelup.track import CAMELS, colour_at, on_sand, space_at

SOAK_GAMES = 100_000
"""How many random games a whole soak plays."""

INVARIANTS = (
    "all holds",
    "money is never negative and is the sum of the score sheet",
    "money changes exactly by the amounts that events tell",
    "each regular die is in the pyramid or shows its face",
    "each extra die is in one place",
    "pyramid tiles are conserved, and there are as many to take as dice to draw",
    "the camels are five, in their order, on the track or just beyond it",
    "lanes exist only with the referee",
    "desert tiles lie apart, from space 2 on, each where its owner has it, with nothing else there",
    "leg tiles are conserved value by value",
    "ranking tiles exist only with connoisseurs",
    "each player's race cards are conserved, one of each colour",
    "alliances are mutual",
    "the camera has a holder and the holder a camera",
    "the game is over exactly when a camel has crossed the finish line, and nobody is asked with an empty pyramid",
)

MONEY_EVENTS = np.array(
    [EVENTS.code(name) for name in ("desert_coin", "photographed", "leg_scored", "race_card_scored")], np.int64
)
AMOUNT_COLUMN = np.array([3, 3, 4, 4], np.int64)
ALL = np.int64(31)


@rule
def broken(states, before, log):
    """The number of the first invariant that the position breaks, 0 if none; `before` is the position one action ago
    and `log` what happened since."""
    s = states[0]
    holds = (
        money_adds_up(s),
        money_is_explained(s, before[0], log),
        regular_dice_are_somewhere(s),
        extra_dice_are_somewhere(s),
        pyramid_tiles_match_dice(s),
        camels_are_in_order(s),
        lanes_need_the_referee(s),
        desert_tiles_lie_apart(s),
        leg_tiles_are_conserved(s),
        s.connoisseurs != 0 or (s.ranking_seat[0] == -1 and s.ranking_seat[3] == -1),
        race_cards_are_conserved(s),
        alliances_are_mutual(s),
        (s.camera > 0) == (s.photographer >= 0) and (s.paparazzi != 0 or s.camera == 0),
        (s.to_move < 0) == (s.crossed != 0) and (s.to_move < 0 or s.regular_dice != 0 or s.extra_dice != 0),
    )
    for number in range(len(holds)):
        if not holds[number]:
            return number + 1
    return 0


@rule
def money_adds_up(s):
    for seat in range(s.players):
        total = np.int64(0)
        for category in range(s.income.shape[1]):
            total += np.int64(s.income[seat, category])
        if s.money[seat] < 0 or s.money[seat] != total:
            return False
    return True


@rule
def money_is_explained(s, before, log):
    for seat in range(s.players):
        change = np.int64(s.money[seat]) - np.int64(before.money[seat])
        for row in range(1, log[0, 0] + 1):
            for kind in range(len(MONEY_EVENTS)):
                if log[row, 0] == MONEY_EVENTS[kind] and log[row, 1] == seat:
                    change -= np.int64(log[row, AMOUNT_COLUMN[kind]])
        if change != 0:
            return False
    return True


@rule
def regular_dice_are_somewhere(s):
    for colour in range(CAMELS):
        if has(np.uint64(s.regular_dice), colour) == (s.regular_faces[colour] > 0):
            return False
    return True


@rule
def extra_dice_are_somewhere(s):
    if s.dice == 0:
        return s.extra_dice == 0 and s.platform == 0
    crater = np.int64(0)
    for colour in range(CAMELS):
        if s.adrenaline != 0 and s.extra_faces[colour] > 0:
            crater |= 1 << colour
    pyramid, platform = np.int64(s.extra_dice), np.int64(s.platform)
    return pyramid + platform + crater == ALL and pyramid | platform | crater == ALL


@rule
def pyramid_tiles_match_dice(s):
    taken = np.int64(0)
    for seat in range(s.players):
        taken += np.int64(s.pyramid_tiles[seat])
    dice = popcount(np.uint64(s.regular_dice)) + popcount(np.uint64(s.extra_dice))
    return s.pyramid_stack == dice and taken + dice == (6 if s.dice != 0 else 5)


@rule
def camels_are_in_order(s):
    camels = np.uint64(s.camels)
    seen = np.int64(0)
    space = np.int64(0)
    for rank in range(CAMELS):
        seen |= np.int64(1) << colour_at(camels, rank)
        if space_at(camels, rank) < space or (space_at(camels, rank) > space and not on_sand(camels, rank)):
            return False
        space = space_at(camels, rank)
    return seen == ALL and space_at(camels, np.int64(0)) >= 1 and space <= s.last_space + 3


@rule
def lanes_need_the_referee(s):
    camels = np.uint64(s.camels)
    for rank in range(1, CAMELS):
        beside = on_sand(camels, rank) and space_at(camels, rank) == space_at(camels, rank - 1)
        if beside and s.referee == 0:
            return False
    return s.referee != 0 or s.referee_space == 0


@rule
def desert_tiles_lie_apart(s):
    tiles = np.int64(0)
    for seat in range(s.players):
        space = np.int64(s.desert_space[seat])
        if space > 0:
            tile = np.int64(1) << space
            if space < 2 or space > s.last_space or tiles & (tile | tile << 1 | tile >> 1):
                return False
            if space == s.camera or space == s.referee_space:
                return False
            tiles |= tile
    return np.int64(s.oases) + np.int64(s.mirages) == tiles and np.int64(s.oases) & np.int64(s.mirages) == 0


@rule
def leg_tiles_are_conserved(s):
    for colour in range(CAMELS):
        for value in range(3):
            count = np.int64(0)
            for tile in range(STACK_SIZES[np.int64(s.connoisseurs)]):
                if VALUE_INDEX[tile] == value:
                    count += 1
                    if s.stack_top[colour] <= tile < s.stack_end[colour]:
                        count -= 1
            for seat in range(s.players):
                count -= np.int64(s.leg_tiles[seat, colour, value])
            for tile in range(4):
                if s.ranking_seat[tile] >= 0 and s.ranking_colour[tile] == colour and s.ranking_value[tile] == value:
                    count -= 1
            if count != 0:
                return False
    return True


@rule
def race_cards_are_conserved(s):
    for seat in range(s.players):
        cards = np.int64(s.hand[seat])
        count = popcount(np.uint64(s.hand[seat]))
        for pile in range(2):
            for card in range(s.pile_size[pile]):
                if s.pile_seat[pile, card] == seat:
                    cards |= np.int64(1) << np.int64(s.pile_colour[pile, card])
                    count += 1
        if cards != ALL or count != CAMELS:
            return False
    return True


@rule
def alliances_are_mutual(s):
    for seat in range(s.players):
        ally = np.int64(s.ally[seat])
        if ally >= 0 and (s.allies == 0 or ally == seat or s.ally[ally] != seat):
            return False
    return True
