"""`Game`: the rules of one game, without a position."""

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from types import ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any

import numpy as np

from nomarch.core.batch import MAKERS, Batch
from nomarch.core.errors import BadOptions
from nomarch.core.log import Events, Secret, new_log
from nomarch.core.observation import Parts, size
from nomarch.core.options import Option, Options, complete
from nomarch.core.progress import progress_line
from nomarch.core.record import Position, Records, zeros
from nomarch.core.rng import SEED_BITS, set_key
from nomarch.core.rule import COMPILED, RULES, compiling
from nomarch.core.template import copy_for
from nomarch.core.vocabulary import Action, Vocabulary
from nomarch.core.words import Words, language_of_the_system, words_of

if TYPE_CHECKING:
    from nomarch.core.match import Match

Plain = dict[str, Any]
USUAL_PLAYERS = 4


@dataclass(frozen=True, eq=False)
class Game:
    """A game's data and its functions in plain Python; what it looks like in a terminal is its module `drawing`.

    The compiled rules are the functions of the game's package with these names: `deal`, `begin`, `legal`, `refuse`,
    `apply`, `redeal`, `observe`, `score`, `ahead` (see `drivers` for what each does), and `reshuffle` if there is
    anything that no seat knows. A game in which many things happen between two decisions may have `unasked` and
    `advance`, which do them one by one (see `research.cuda_kernels`).
    """

    name: str
    package: str
    prefix: str
    """What the ids of its clauses begin with."""
    players: range
    options: tuple[Option, ...]
    check: Callable[[int, Options], None]
    """Raises BadOptions if the options do not go together or with the number of players."""
    position: type[Position]
    vocabulary: Vocabulary
    decisions: tuple[str, ...]
    """What a seat can be asked; the record's `decision` is an index."""
    events: Events
    observation: Parts
    """The parts of the numeric observation."""
    read_setup: Callable[[SimpleNamespace], Plain]
    """What chance decided at set-up, from the position just dealt."""
    write_setup: Callable[[Records, Plain], None]
    """Write such a set-up into a position instead of dealing; raises BadOptions."""
    view: Callable[[SimpleNamespace, int | None], Plain]
    """What a seat (None: a spectator) may see, as plain data."""
    score_sheet: Callable[[SimpleNamespace], list[dict[str, int]]]
    """Each seat's score by category."""

    secret_decisions: tuple[str, ...] = ()
    """Decisions of which nobody knows but the seat that is asked, while they are open (see `secrecy`)."""
    secret_seats: bool = False
    """Whether such a decision can be asked of another seat than the one whose turn it is, so that also who is asked is
    a secret."""
    load_components: Callable[[str], Plain] | None = None
    """Read and check a file with components of one's own, for games whose set-up takes `{"components": ...}`."""

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    @property
    def usual_players(self) -> int:
        """Four, or as many as can play: where nobody says how many."""
        return min(USUAL_PLAYERS, self.players[-1])

    def new(
        self,
        players: int,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        setup: Plain | None = None,
    ) -> "Match":
        """Begin a match. Without a seed a secret one is drawn; `setup` replaces what chance decides at set-up."""
        from nomarch.core.match import Match

        return Match(self, players, secrets.randbits(SEED_BITS) if seed is None else seed, options, setup)

    def batch(
        self,
        n: int,
        players: int,
        seed: int,
        options: Mapping[str, Any] | None = None,
        *,
        device: str = "cpu",
        **more: Any,
    ) -> Batch:
        """Begin many games at once (see `core.batch`) on a device, "cpu" or "cuda"; the first of them is the one that
        `new` begins with this seed. On the CPU `threads=` says how many (one for each core)."""
        if device not in MAKERS:
            raise BadOptions(f"a batch runs on {' or '.join(MAKERS)}, not on {device!r}")
        return MAKERS[device](self, n, players, seed, options, **more)

    def blank(self, players: int, options: Mapping[str, Any] | None = None) -> Records:
        """A position before any set-up, with the number of players and the options written into it, all checked."""
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.players:
            least, most = self.players[0], self.players[-1]
            raise BadOptions.say("bad-players", game=self.name, least=least, most=most, given=repr(players))
        chosen = self.complete_options(options)
        self.check(players, chosen)
        states = zeros(self.position.dtype)
        states["players"] = players
        for option in self.options:
            states[option.name] = option.number(chosen[option.name])
        return states

    def complete_options(self, given: Mapping[str, Any] | None) -> Options:
        """All options with their values, those given and the defaults of the others."""
        return complete(self.options, given)

    def check_seed(self, seed: Any) -> int:
        """The seed itself if it is one."""
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 1 << SEED_BITS:
            raise BadOptions.say("bad-seed", bits=SEED_BITS, given=repr(seed))
        return seed

    @cached_property
    def secret_numbers(self) -> frozenset[int]:
        """The secret decisions as the record numbers them."""
        return frozenset(self.decisions.index(name) for name in self.secret_decisions)

    @cached_property
    def observation_size(self) -> int:
        """How many numbers an observation has."""
        return size(self.observation)

    @cache  # noqa: B019  (games live as long as the program)
    def observation_names(self) -> tuple[str, ...]:
        """What each number of an observation is called, such as `money[own]` or `money[+1]`: seats are counted
        clockwise from one's own."""
        return tuple(name for part in self.observation for name in part.names())

    def words(self, locale: str = "en") -> Words:
        """The game's message catalogue in a language."""
        return words_of(self.package, locale)

    def tell(self, event: Plain, names: list[str], locale: str = "en") -> str:
        """An event as a sentence, the seats called by these names. For a secret field $f, `$f_known` is yes or no."""
        values = {key: value for key, value in event.items() if key not in ("event", "after")}
        for field, kind in self.events.by_name[event["event"]].fields.items():
            if isinstance(kind, Secret):
                values[f"{field}_known"] = "yes" if field in event else "no"
                values.setdefault(field, "")
        return self.words(locale).say(f"event-{event['event']}", **_named(values, names))

    def describe(self, action: Action, names: list[str], locale: str = "en") -> str:
        """An action as a phrase, the seats called by these names."""
        values = dict(zip(action.names, action.args, strict=True))
        return self.words(locale).say(f"action-{action.verb}", **_named(values, names))

    @cached_property
    def drivers(self) -> ModuleType:
        """The compiled entry points, ready to use; the first time ever they are compiled, which a person sees."""
        drivers = copy_for(self.package, "nomarch.core.drivers")
        if COMPILED:
            total = sum(rule.__module__.startswith((self.package, "nomarch.core")) for rule in RULES)
            title = words_of("nomarch.core", language_of_the_system()).say("compiling", game=self.name)
            with progress_line(title, total) as report, compiling(report):
                self._call_all(drivers)
        return drivers

    def _call_all(self, drivers: ModuleType) -> None:
        """Call every entry point once."""
        states, log = self.blank(self.players[0]), new_log()
        set_key(states, 0)
        drivers.deal(states)
        drivers.begin(states, log)
        legal = np.zeros(len(self.vocabulary), np.int64)
        drivers.legal(states, np.zeros(self.vocabulary.words, np.uint64), legal)
        drivers.refuse(states, int(legal[0]))
        drivers.apply(states, int(legal[0]), log)
        drivers.redeal(states, 0)
        drivers.reshuffle(states)
        drivers.observe(states, 0, np.zeros(self.observation_size, np.float32))
        drivers.score(states, 0)
        drivers.ahead(states, 0, 1)


def _named(values: Plain, names: list[str]) -> Plain:
    """The values with names instead of the numbers of seats."""
    seats = [key for key in values if key == "seat" or key.endswith("_seat")]
    return values | {key: names[values[key]] for key in seats}
