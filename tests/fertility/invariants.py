"""What holds at every moment of a game of Fertility, checked by compiled code because a soak looks at millions.

Everything that the rules keep up to date step by step is counted here once more from what lies on the table.
"""

import numpy as np

from nomarch.core.bits import has, popcount
from nomarch.core.rule import rule
from nomarch.games.fertility.actions import EVENTS, PLACE, QUARRY, SUPPLY, TAKE

SOAK_GAMES = 20_000
"""How many random games a whole soak plays."""

INVARIANTS = (
    "all holds",
    "there are 20 tokens of each kind in the Store, held and in shops together",
    "tokens move exactly as events tell",
    "wheat lies on the granary and moves exactly as events tell",
    "the tokens in a shop fit its symbols, and the shop is open for exactly what it lacks",
    "no two of tile, start tile and monument share a square, and all lie on desert",
    "what is free, pictured and beside a picture follows from what lies on the grid",
    "each seat has four monuments, in hand or on the grid",
    "tiles are conserved one by one between stack, pool, reserves, grid, discards and box",
    "each of the 40 districts is in one place",
    "debens are those that scoring the table from scratch gives",
    "turns go round, nine for each seat, and then the game is over",
    "what is asked fits what is pending",
)

COLLECTED, SUPPLIED, EXCHANGED = (EVENTS.code(name) for name in ("collected", "supplied", "exchanged"))
PAID, RETURNED, WHEAT_GAINED = (EVENTS.code(name) for name in ("paid", "returned", "wheat_gained"))
KINDS, SHOPS, COLUMNS, SQUARES = 4, 25, 16, 128
STEPS = np.array([1, 16, -1, -16], np.int64)
WHEAT_UNIT = 4


@rule
def broken(states, before, log):
    """The number of the first invariant that the position breaks, 0 if none; `before` is the position one action ago
    and `log` what happened since."""
    s = states[0]
    holds = (
        tokens_are_conserved(s),
        tokens_are_explained(s, before[0], log),
        wheat_is_explained(s, before[0], log),
        shops_hold_what_they_need(s),
        nothing_overlaps(s),
        squares_follow_from_the_grid(s),
        monuments_are_conserved(s),
        tiles_are_conserved(s),
        districts_are_conserved(s),
        points_are_right(s),
        turns_go_round(s),
        question_fits(s),
    )
    for number in range(len(holds)):
        if not holds[number]:
            return number + 1
    return 0


@rule
def lies_in(s, seat, shop, kind):
    """Tokens of a kind in a shop."""
    return (np.int64(s.tokens[seat, shop]) >> (2 * kind)) & 3


@rule
def word_of(s, seat, shop):
    """The shop of this index, 0 without one."""
    if shop < 4:
        return np.int64(s.printed_shops[np.int64(s.metropolis[seat]), shop])
    district = np.int64(s.built[seat, (shop - 4) // 3])
    return np.int64(s.district_shops[district, (shop - 4) % 3]) if district >= 0 else np.int64(0)


@rule
def tokens_are_conserved(s):
    for kind in range(KINDS):
        total = np.int64(s.store[kind]) + np.int64(s.held[kind])
        for seat in range(s.players):
            for shop in range(SHOPS):
                total += lies_in(s, seat, shop, kind)
        if total != 20 or s.store[kind] < 0 or s.held[kind] < 0:
            return False
    return True


@rule
def tokens_are_explained(s, before, log):
    for kind in range(KINDS):
        store = np.int64(s.store[kind]) - np.int64(before.store[kind])
        held = np.int64(s.held[kind]) - np.int64(before.held[kind])
        for row in range(1, log[0, 0] + 1):
            event = log[row, 0]
            if event in (COLLECTED, RETURNED) and log[row, 2] == kind:
                amount = np.int64(log[row, 3]) if event == COLLECTED else -np.int64(log[row, 3])
                store, held = store + amount, held - amount
            elif event == PAID and log[row, 2] == kind:
                store, held = store - 1, held + 1
            elif event == SUPPLIED and log[row, 3] == kind:
                held += 1
            elif event == EXCHANGED and log[row, 3] == kind:
                store += 1
        if store != 0 or held != 0:
            return False
    return True


@rule
def wheat_is_explained(s, before, log):
    for seat in range(s.players):
        change = np.int64(s.wheat[seat]) - np.int64(before.wheat[seat])
        for row in range(1, log[0, 0] + 1):
            if log[row, 0] == WHEAT_GAINED and log[row, 1] == seat:
                change -= np.int64(log[row, 2])
            elif log[row, 0] == PAID and log[row, 1] == seat and log[row, 2] == WHEAT_UNIT:
                change += 1
        if change != 0 or s.wheat[seat] < 0 or s.wheat[seat] > s.last_wheat:
            return False
    return True


@rule
def surplus(s, seat, shop):
    """Tokens in a shop beyond its symbols of their own kind: they lie on `any` symbols."""
    total = np.int64(0)
    for kind in range(KINDS):
        beyond = lies_in(s, seat, shop, kind) - ((word_of(s, seat, shop) >> (2 * kind)) & 3)
        if beyond > 0:
            total += beyond
    return total


@rule
def shops_hold_what_they_need(s):
    for seat in range(s.players):
        for shop in range(SHOPS):
            word = word_of(s, seat, shop)
            spare = ((word >> 8) & 3) - surplus(s, seat, shop)
            if spare < 0:
                return False
            for kind in range(KINDS):
                lacks = spare > 0 or lies_in(s, seat, shop, kind) < (word >> (2 * kind)) & 3
                number = 4 * shop + kind
                if lacks != has(np.uint64(s.open[seat, number // 64]), number % 64):
                    return False
    return True


@rule
def on(squares, square):
    return has(np.uint64(squares[square // 64]), square % 64)


@rule
def halves_on(s, square):
    """How many halves of tiles, start tiles and monuments lie on a square, and the kind of the half."""
    count, kind = np.int64(square == s.start), np.int64(-1)
    for seat in range(s.players):
        count += np.int64(on(s.monuments[seat], square))
    for i in range(s.laid_count):
        anchor, way = np.int64(s.laid[i]) % SQUARES, np.int64(s.laid[i]) // SQUARES
        if anchor == square:
            count, kind = count + 1, way // 16
        if anchor + STEPS[way % 4] == square:
            count, kind = count + 1, way // 4 % 4
    return count, kind


@rule
def nothing_overlaps(s):
    covered = np.int64(0)
    for square in range(SQUARES):
        count, _ = halves_on(s, square)
        covered += count
        if count > 1 or (count == 1 and (on(s.wheat_squares, square) or on(s.water_squares, square))):
            return False
    monuments = np.int64(0)
    for seat in range(s.players):
        monuments += 4 - np.int64(s.monuments_left[seat])
    return covered == 1 + monuments + 2 * np.int64(s.laid_count)


@rule
def shows(s, square, kind):
    """Whether a square inside the grid shows a picture of the kind."""
    return on(s.picture[kind], square)


@rule
def squares_follow_from_the_grid(s):
    columns = 16 if s.players == 4 else 12
    for square in range(SQUARES):
        count, half = halves_on(s, square)
        ground = square % COLUMNS < columns and not on(s.wheat_squares, square) and not on(s.water_squares, square)
        if on(s.free, square) != (ground and count == 0):
            return False
        row, column = square // COLUMNS, square % COLUMNS
        for kind in range(KINDS):
            if shows(s, square, kind) != (half == kind or square == s.start):
                return False
            beside = (row > 0 and shows(s, square - 16, kind)) or (row < 7 and shows(s, square + 16, kind))
            beside = beside or (column > 0 and shows(s, square - 1, kind))
            beside = beside or (column < 15 and shows(s, square + 1, kind))
            if on(s.beside[kind], square) != beside:
                return False
        if on(s.quarries, square) != (on(s.free, square) and not free_around(s, row, column)):
            return False
    return True


@rule
def free_around(s, row, column):
    """Whether a square beside this one is free; corners count unless the house rule is on."""
    for down in range(-1, 2):
        for across in range(-1, 2):
            r, c = row + down, column + across
            counts = (down != 0) != (across != 0) or (s.quarry_rule == 0 and down != 0 and across != 0)
            if counts and 0 <= r < 8 and 0 <= c < 16 and on(s.free, r * COLUMNS + c):
                return True
    return False


@rule
def monuments_are_conserved(s):
    for seat in range(s.players):
        standing = popcount(np.uint64(s.monuments[seat, 0])) + popcount(np.uint64(s.monuments[seat, 1]))
        if standing + s.monuments_left[seat] != 4:
            return False
    return True


@rule
def tiles_are_conserved(s):
    for tile in range(16):
        total = np.int64(s.discarded[tile]) + np.int64(s.removed[tile])
        for i in range(s.stack_top, 50):
            total += np.int64(s.stack[i] == tile)
        for slot in range(3):
            total += np.int64(s.pool[slot] == tile)
            for seat in range(s.players):
                total += np.int64(s.reserve[seat, slot] == tile)
        for i in range(s.laid_count):
            total += np.int64(np.int64(s.laid[i]) // 512 == tile)
        if total != s.tile_counts[tile]:
            return False
    return s.stack_top <= s.stack_end


@rule
def districts_are_conserved(s):
    seen = np.uint64(0)
    count = np.int64(0)
    for i in range(s.districts_top, 40):
        seen |= np.uint64(1) << np.uint64(s.districts[i])
        count += 1
    for slot in range(4):
        if s.display[slot] >= 0:
            seen |= np.uint64(1) << np.uint64(s.display[slot])
            count += 1
    for seat in range(s.players):
        for space in range(7):
            if (s.built[seat, space] >= 0) != (space < s.built_count[seat]):
                return False
            if s.built[seat, space] >= 0:
                seen |= np.uint64(1) << np.uint64(s.built[seat, space])
                count += 1
    return count == 40 and popcount(seen) == 40


@rule
def full(s, seat, shop):
    """Whether there is such a shop and every symbol in it has its token."""
    word = word_of(s, seat, shop)
    needed, lie = np.int64(0), np.int64(0)
    for symbol in range(5):
        needed += (word >> (2 * symbol)) & 3
    for kind in range(KINDS):
        lie += lies_in(s, seat, shop, kind)
    return word != 0 and lie == needed


@rule
def points_are_right(s):
    for seat in range(s.players):
        general, specialists, gods, any_gods = np.int64(0), np.int64(0), np.int64(0), np.int64(0)
        for shop in range(SHOPS):
            word = word_of(s, seat, shop)
            gain, value, pictured = (word >> 10) & 7, (word >> 13) & 63, (word >> 19) & 255
            if full(s, seat, shop) and gain == 1:
                general += value
            elif full(s, seat, shop) and gain == 2:
                specialists += value * tokens_of(s, seat, pictured)
            elif full(s, seat, shop) and gain == 3:
                gods |= pictured
            elif full(s, seat, shop) and gain == 4:
                any_gods += 1
        different = popcount(np.uint64(gods)) + any_gods
        statues = np.int64(s.statues[different if different < s.gods else np.int64(s.gods)])
        granary = np.int64(s.granary[np.int64(s.wheat[seat])])
        sheet = s.points[seat]
        if sheet[0] != general or sheet[1] != specialists or sheet[2] != statues or sheet[4] != granary:
            return False
        if sheet[3] != monument_points(s, seat):
            return False
    return True


@rule
def tokens_of(s, seat, pictured):
    """Tokens in the seat's shops of the one kind pictured."""
    total = np.int64(0)
    for kind in range(KINDS):
        for shop in range(SHOPS):
            total += ((pictured >> kind) & 1) * lies_in(s, seat, shop, kind)
    return total


@rule
def monument_points(s, seat):
    """15 if nobody has more, 7 if all who have more have the same number."""
    own = 4 - np.int64(s.monuments_left[seat])
    above, different = np.int64(0), np.int64(0)
    for other in range(s.players):
        count = 4 - np.int64(s.monuments_left[other])
        if count > own and count != above:
            above = count
            different += 1
    if own == 0 or different > 1:
        return 0
    return 15 if different == 0 else 7


@rule
def turns_go_round(s):
    if s.to_move < 0:
        return s.turn == 9 * s.players
    return s.turn < 9 * s.players and s.to_move == s.turn % s.players


@rule
def question_fits(s):
    if s.to_move < 0:
        return True
    holds = s.held[0] + s.held[1] + s.held[2] + s.held[3] > 0
    pending = s.rewards[0] | s.rewards[1] != np.uint64(0)
    if pending != (s.decision == QUARRY):
        return False
    if s.decision == PLACE:
        reserve = s.reserve[np.int64(s.to_move)]
        return not holds and reserve[0] >= 0 and reserve[1] >= 0 and reserve[2] >= 0
    if s.decision == SUPPLY:
        return holds
    return s.decision < TAKE or (not holds and s.turns_left < 0)
