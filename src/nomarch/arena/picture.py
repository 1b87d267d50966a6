"""The results of a contest as a picture: bars of the wins and points of the ratings, with their intervals."""

from collections import Counter
from collections.abc import Callable, Iterator
from math import ceil, floor, log10
from xml.sax.saxutils import escape

from nomarch.arena.intervals import Interval
from nomarch.arena.results import Results, Standing

WIDTH = 760
NAMES = 110
"""Where the wins begin, right of the names."""
WINS = 280
"""How wide the wins are."""
RATINGS = 490
"""Where the ratings begin."""
TOP = 84
ROW = 34
BAR = 16
INK, SOFT, LINE = "#2b2620", "#7a7167", "#d9d0c3"
FILL, POINT, PAPER = "#d9a441", "#2f6f8f", "#fffdf8"
STYLE = (
    "text{font-family:system-ui,'DejaVu Sans',sans-serif;font-size:12px;fill:" + INK + "}"
    ".title{font-size:16px;font-weight:600}.soft{fill:" + SOFT + "}.end{text-anchor:end}.middle{text-anchor:middle}"
)


def draw(results: Results) -> str:
    """The picture as the text of an SVG file."""
    bottom = TOP + ROW * len(results.standings)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {bottom + 46}" width="{WIDTH}" role="img">',
        f"<title>{escape(_title(results))}</title><style>{STYLE}</style>",
        f'<rect width="100%" height="100%" fill="{PAPER}"/>',
        _text(16, 28, _title(results), "title"),
        _text(16, 46, _subtitle(results), "soft"),
        *_wins(results.standings, bottom),
        *_ratings(results.standings, bottom),
        *(_text(NAMES - 12, _middle(row) + 4, each.bot, "end") for row, each in enumerate(results.standings)),
        _text(NAMES, bottom + 38, "Lines: 95 % intervals. Dashes: what equal bots would win.", "soft"),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _title(results: Results) -> str:
    counted = Counter(results.contest.seats).items()
    bots = ", ".join(name if count == 1 else f"{count} × {name}" for name, count in counted)
    return f"{results.contest.rules.words().say('title')}: {bots}"


def _subtitle(results: Results) -> str:
    contest = results.contest
    chosen = [name if value is True else f"{name} {value}" for name, value in contest.options.items() if value]
    games = f"{len(results.games):,} games from {len(results.seeds):,} seeds, each in {len(contest.rotations)} seatings"
    return "; ".join([games, *chosen])


def _wins(standings: list[Standing], bottom: float) -> Iterator[str]:
    """A bar for the share of the wins of each bot."""
    yield _text(NAMES, TOP - 12, "Share of the wins")
    for percent in range(0, 101, 25):
        x = NAMES + WINS * percent / 100
        yield _line(x, TOP, x, bottom, LINE)
        yield _text(x, bottom + 16, f"{percent} %", "soft middle")
    for row, each in enumerate(standings):
        y, chance = _middle(row), NAMES + WINS * each.chance
        yield f'<rect x="{NAMES}" y="{y - BAR / 2}" width="{WINS * each.win_share:.1f}" height="{BAR}" fill="{FILL}"/>'
        yield _line(chance, y - BAR / 2 - 4, chance, y + BAR / 2 + 4, INK, "3 2")
        yield from _whisker(each.win_interval, y, lambda share: NAMES + WINS * share)
        yield _text(NAMES + WINS + 54, y + 4, f"{100 * each.win_share:.1f} %", "end")


def _ratings(standings: list[Standing], bottom: float) -> Iterator[str]:
    """A point for the rating of each bot."""
    ticks = _ticks(standings)
    wide = WIDTH - 60 - RATINGS

    def at(rating: float) -> float:
        return RATINGS + wide * (rating - ticks[0]) / (ticks[-1] - ticks[0])

    yield _text(RATINGS, TOP - 12, "Rating (Elo)")
    for tick in ticks:
        yield _line(at(tick), TOP, at(tick), bottom, LINE)
        yield _text(at(tick), bottom + 16, f"{tick:+d}" if tick else "0", "soft middle")
    for row, each in enumerate(standings):
        y = _middle(row)
        yield from _whisker(each.rating_interval, y, at)
        yield f'<circle cx="{at(each.rating):.1f}" cy="{y}" r="5" fill="{POINT}"/>'
        yield _text(WIDTH - 12, y + 4, f"{each.rating:+.0f}", "end")


def _ticks(standings: list[Standing]) -> list[int]:
    """Round numbers, three to six of them, around all ratings and their intervals."""
    ends = [end for each in standings for end in each.rating_interval] or [0.0]
    low, high = min(*ends, -10.0), max(*ends, 10.0)
    power = 10 ** floor(log10((high - low) / 2))
    step = next(power * times for times in (1, 2, 5, 10) if (high - low) / (power * times) <= 4)
    return [int(step * tick) for tick in range(floor(low / step), ceil(high / step) + 1)]


def _whisker(interval: Interval, y: float, at: Callable[[float], float]) -> Iterator[str]:
    low, high = at(interval[0]), at(interval[1])
    yield _line(low, y, high, y, INK)
    yield _line(low, y - 4, low, y + 4, INK)
    yield _line(high, y - 4, high, y + 4, INK)


def _middle(row: int) -> float:
    return TOP + ROW * (row + 0.5)


def _text(x: float, y: float, text: str, kind: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}">{escape(text)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, colour: str, dashes: str = "") -> str:
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return f'<path d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}" stroke="{colour}" fill="none"{dashed}/>'
