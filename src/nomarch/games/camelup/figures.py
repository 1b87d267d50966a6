"""What `nomarch bench` measures of Camel Up besides what it measures of every game."""

from collections.abc import Callable
from time import perf_counter

from nomarch.core.game import Game
from nomarch.games.camelup.odds import Situation, leg_odds, race_odds
from nomarch.games.camelup.odds.table import solved

FIVE_DICE = Situation.parse("1:GYO 3:BW")
TWO_TILES = Situation.parse("1:GYO 3:BW", tiles="5+ 7-")
ROUNDS = 200


def _best_ms(work: Callable[[], object], rounds: int) -> float:
    """The shortest of several times, in milliseconds."""
    times = []
    work()
    for _ in range(rounds):
        start = perf_counter()
        work()
        times.append(perf_counter() - start)
    return 1000 * min(times)


def leg_odds_ms(_game: Game) -> float:
    """Exact odds of a leg with five dice."""
    return _best_ms(lambda: leg_odds(FIVE_DICE), ROUNDS)


def race_odds_ms(_game: Game) -> float:
    """Exact odds of the race with five dice left and two desert tiles, the table being there."""
    return _best_ms(lambda: race_odds(TWO_TILES), ROUNDS)


def race_table_s(_game: Game) -> float:
    """The whole table of the race over 16 spaces."""
    return _best_ms(lambda: solved(16, False, False, lambda _part: None), 3) / 1000


def race_table_dice_s(_game: Game) -> float:
    """The whole table of the race over 20 spaces with the extra dice."""
    return _best_ms(lambda: solved(20, True, False, lambda _part: None), 1) / 1000


FIGURES = {
    "leg_odds_ms": leg_odds_ms,
    "race_odds_ms": race_odds_ms,
    "race_table_s": race_table_s,
    "race_table_dice_s": race_table_dice_s,
}
