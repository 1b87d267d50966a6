"""What a journey of Celestia promises a seat that knows only its own cards, and how likely captains meet the dice."""

from math import comb

import numpy as np

from nomarch.core.bits import has, popcount
from nomarch.core.rule import rule
from nomarch.core.weights import learned
from nomarch.games.celestia import components as box
from nomarch.games.celestia.cards import deficit, showing
from nomarch.games.celestia.treasures import left_at, stop_after

FEATURES = (
    "points after the journey",
    "kinds of equipment",
    "further equipment",
    "turbos",
    "ejections and wind gusts",
    "jetpacks",
    "alternative routes",
    "spyglasses",
    "next captain",
)
POINTS, EQUIPMENT_KINDS, MORE_EQUIPMENT, TURBOS, ATTACKS, JETPACKS, ROUTES, SPYGLASSES, NEXT_CAPTAIN = (
    np.int64(number) for number in range(len(FEATURES))
)
WEIGHTS, LEAD = learned(__package__, FEATURES)

TREASURE_BONUS = np.array([0.6, 0.5, 0.4, 0.4, 0.3, 0.3, 0.0, 0.0, 0.0])
"""By city: what its treasures are worth on average besides its number."""
HAZARD, BLANK = 1.0 / 6.0, 1.0 / 3.0  # how often a die shows a certain hazard, or none
PER_CARD = 0.22  # of a hand of so many cards one hazard is met but for e to the minus so much a card
WORN = 0.7  # how much less likely the own hand meets the dice of each later leg
WILLING = 0.8  # how often a captain who could use a turbo does
MOST_DICE = box.DICE
HAZARDS_ROLLED = np.array(
    [
        [comb(dice, hazards) * (1.0 - BLANK) ** hazards * BLANK ** (dice - hazards) for hazards in range(MOST_DICE + 1)]
        for dice in range(MOST_DICE + 1)
    ]
)
"""How likely so many dice show so many hazards."""


@rule(inline=True)
def city_worth(city):
    """About what a treasure of a city is worth."""
    return box.NUMBERS[np.int64(city)] + TREASURE_BONUS[np.int64(city)]


@rule
def card_cost(dice):
    """What the cards are worth that a captain pays for so many dice, on average."""
    return (1.0 - BLANK) * dice * 0.5 * (WEIGHTS[EQUIPMENT_KINDS] + WEIGHTS[MORE_EQUIPMENT])


@rule
def promise(s, seat):
    """What the seat, which is aboard, may hope to bring home once the ship reaches the next stop: it gets off when that
    looks better than trusting the captain, pays its cards when it is captain, and nobody else gets off."""
    aboard = popcount(np.uint64(s.aboard))
    wait = turns_to_wait(s, seat)
    one = 1.0 - np.exp(-PER_CARD * other_cards(s, seat))
    alone = np.full(MOST_DICE + 1, -1.0)
    stops = np.int64(0)
    city = stop_after(s, np.int64(s.city))
    while city >= 0:
        stops += 1
        city = stop_after(s, city)
    hope, following = 0.0, np.int64(-1)
    for city in range(box.CITIES - 1, np.int64(s.city), -1):
        if left_at(s, city) == 0:
            continue
        worth = city_worth(city)
        if following < 0:
            hope = worth
        else:
            hope = hope_at(s, seat, worth, box.CITY_DICE[following], hope, stops - wait, aboard, one, alone)
        following = np.int64(city)
        stops -= 1
    return hope


@rule
def hope_at(s, seat, worth, dice, hope, turns, aboard, one, alone):
    """What a seat may hope for at a stop, its treasure being worth so much, with so many dice to the following one,
    where it may hope for `hope`; `turns` legs after it was first captain. Another captain meets a hazard with the
    chance `one`; `alone` keeps the own chances by dice once they are found."""
    rescue = rescue_worth(s, seat, worth)
    if turns % aboard == 0:
        if alone[dice] < 0.0:
            alone[dice] = chance_alone(s, seat, dice)
        chance = alone[dice]
        for _ in range(turns // aboard):
            chance *= WORN
        fly = chance * (hope - card_cost(dice)) + (1.0 - chance) * rescue
        return max(fly, worth) if aboard == 1 else fly
    total, met = 0.0, 1.0
    for hazards in range(dice + 1):
        stay = met * hope + (1.0 - met) * rescue
        total += HAZARDS_ROLLED[dice, hazards] * max(stay, worth)
        met *= one
    return total


@rule
def rescue_worth(s, seat, worth):
    """What is left to a seat in a crash."""
    saved = worth - WEIGHTS[JETPACKS]
    return saved if s.hand[seat, box.JETPACK] > 0 and saved > 0.0 else 0.0


@rule
def turns_to_wait(s, seat):
    """After how many legs a seat aboard is captain."""
    wait = np.int64(0)
    other = np.int64(s.captain)
    while other != seat:
        wait += has(s.aboard, other)
        other = (other + 1) % s.players
    return wait


@rule
def other_cards(s, seat):
    """The mean number of cards in the other hands."""
    total = 0.0
    for other in range(s.players):
        if other != seat:
            total += s.hand_size[other]
    return total / (s.players - 1)


@rule
def chance_alone(s, seat, dice):
    """How likely the seat's own hand meets so many dice before they are rolled: by dice and turbos used, one hazard
    after the other."""
    turbos = min(np.int64(s.hand[seat, box.TURBO]), dice)
    ways = np.zeros((MOST_DICE + 1, MOST_DICE + 1))
    ways[0, 0] = 1.0
    for hazard in range(box.HAZARDS):
        held = np.int64(s.hand[seat, hazard])
        for used in range(dice - 1, -1, -1):
            for spent in range(turbos, -1, -1):
                part = ways[used, spent]
                for count in range(1, dice - used + 1):
                    part *= HAZARD / count
                    lacking = spent + max(np.int64(0), count - held)
                    if lacking <= turbos:
                        ways[used + count, lacking] += part
    chance, rest = 0.0, 1.0
    for blanks in range(dice + 1):
        for spent in range(turbos + 1):
            chance += ways[dice - blanks, spent] * rest
        rest *= BLANK / (blanks + 1)
    for die in range(2, dice + 1):
        chance *= die
    return chance


@rule
def chance_of_captain(s, seat):
    """How likely the captain meets the dice that lie there, as far as a seat can tell that sees its own cards and the
    discard pile."""
    captain = np.int64(s.captain)
    if captain == seat:
        return 1.0 if deficit(s, seat) <= s.hand[seat, box.TURBO] else 0.0
    unseen, turbos = unseen_cards(s, seat)
    cards = np.float64(s.hand_size[captain])
    surely, but_one = 1.0, 0.0
    for hazard in range(box.HAZARDS):
        needed = showing(s, hazard)
        if needed > 0:
            share = np.float64(box.COPIES[hazard] - s.discards[hazard] - s.hand[seat, hazard]) / unseen
            enough, one_less = chances_to_hold(needed, cards_unknown(s, captain, hazard, cards), share)
            but_one = but_one * enough + surely * one_less
            surely *= enough
    return surely + but_one * WILLING * (1.0 - (1.0 - turbos / unseen) ** cards)


@rule
def cards_unknown(s, captain, hazard, cards):
    """How many of the captain's cards may be of a kind: only those drawn since, if he was seen to lack it and nothing
    else; somewhat more if it may have been something else."""
    if s.failed[captain, hazard] == 0:
        return cards
    kinds = 0.0
    for other in range(box.HAZARDS):
        kinds += s.failed[captain, other] > 0
    since = min(np.float64(s.since[captain]), cards)
    return since + (cards - since) * (1.0 - 1.0 / kinds)


@rule
def unseen_cards(s, seat):
    """How many cards lie in the deck and the other hands, and about how many of them are turbos."""
    unseen, turbos = 0.0, 0.0
    for card in range(box.KINDS):
        if s.beginner == 0 or not box.POWERS[card]:
            unseen += box.COPIES[card] - s.discards[card] - s.hand[seat, card]
    turbos = np.float64(box.COPIES[box.TURBO] - s.discards[box.TURBO] - s.hand[seat, box.TURBO])
    return max(unseen, 1.0), turbos


@rule
def chances_to_hold(needed, cards, share):
    """How likely so many unknown cards have enough of a kind, and how likely exactly one too few."""
    exactly = (1.0 - share) ** cards
    fewer, one_less = 0.0, 0.0
    for held in range(needed):
        one_less = exactly
        fewer += exactly
        exactly *= max(cards - held, 0.0) / (held + 1) * share / max(1.0 - share, 0.01)
    return max(1.0 - fewer, 0.0), one_less
