"""How fast other libraries for games play at random, measured beside our own in one run: `nomarch bench peers`.

Of each library those games for three or more players that come nearest to ours. Three figures, each for a second
of one core: steps (actions in random play), copies of a position, and steps with the observation and the legal actions
of who is asked.
"""

import copy
import random
import time
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from typing import Any

import numpy as np

import nomarch
from nomarch.core.record import zeros

SECONDS = 0.4
ROUNDS = 3
BATCH = 1024
PLAYERS = 4


@dataclass(frozen=True)
class Row:
    """What was measured of a game; None where a library has no such thing."""

    library: str
    game: str
    players: int
    numbers: int
    """How many numbers an observation has."""
    steps: float | None
    copies: float | None
    observed: float | None


def rate(work: Callable[[], int]) -> float:
    """How much work is done in a second of one core's time, in the best of several rounds. Other programs that run at
    the same time take nothing away from it, and a library that works on several cores gains nothing."""
    work()
    best = 0.0
    for _ in range(ROUNDS):
        done, start = 0, time.process_time()
        while (spent := time.process_time() - start) < SECONDS:
            done += work()
        best = max(best, done / spent)
    return best


def copies_of(copy_one: Callable[[], Any], times: int = 100) -> Callable[[], int]:
    """Work that copies something over and over."""

    def work() -> int:
        for _ in range(times):
            copy_one()
        return times

    return work


# Ours


def ours() -> Iterator[Row]:
    """Each game as a compiled batch."""
    for name in nomarch.games():
        game = nomarch.game(name)
        players = game.usual_players
        batch = game.batch(BATCH, players, seed=1, threads=1)
        positions = zeros(game.position.dtype, 64)

        def play(batch: Any = batch) -> int:
            batch.play_at_random(100)
            return 100 * BATCH

        def observed(batch: Any = batch) -> int:
            batch.observe()
            batch.legal_mask()
            batch.step(batch.random_actions())
            return BATCH

        def copies(game: Any = game, positions: Any = positions) -> int:
            game.drivers.copies(positions, 100_000)
            return 100_000

        yield Row("nomarch batch", name, players, game.observation_size, rate(play), rate(copies), rate(observed))


def ours_in_pettingzoo() -> Iterator[Row]:
    """Each game through our environment for PettingZoo."""
    from nomarch.research.pettingzoo import env

    for name in nomarch.games():
        players = nomarch.game(name).usual_players
        table = env(name, players)
        table.reset(seed=1)
        copies = rate(copies_of(partial(copy.deepcopy, table), times=5))
        yield Row(
            "nomarch in PettingZoo", name, players, table.game.observation_size, None, copies, rate(one_by_one(table))
        )


def ours_in_openspiel() -> Iterator[Row]:
    """Each game as a Python game of OpenSpiel."""
    import nomarch.research.openspiel

    for name in nomarch.games():
        yield openspiel_row("nomarch in OpenSpiel", f"nomarch_{name}(players={nomarch.game(name).usual_players})")


# Theirs


def openspiel() -> Iterator[Row]:
    """Games of OpenSpiel, in C++, driven from Python as its documentation shows."""
    for text in ("hanabi", "chinese_checkers", "go_fish"):
        yield openspiel_row("OpenSpiel", f"{text}(players={PLAYERS})")


def openspiel_row(library: str, text: str) -> Row:
    """One game of OpenSpiel."""
    import pyspiel

    game, chooser = pyspiel.load_game(text), random.Random(1)

    def play(observed: bool) -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chooser.choices(outcomes, weights)[0])
                continue
            if observed:
                state.observation_tensor()
                state.legal_actions_mask()
            state.apply_action(chooser.choice(state.legal_actions()))
            steps += 1
        return steps

    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    figures = rate(lambda: play(False)), rate(copies_of(state.clone)), rate(lambda: play(True))
    name = text.partition("(")[0].removeprefix("nomarch_")
    return Row(library, name, game.num_players(), game.observation_tensor_size(), *figures)


def pettingzoo() -> Iterator[Row]:
    """Card games of PettingZoo classic."""
    from pettingzoo.classic import hanabi_v5, texas_holdem_v4

    for name, table in (
        ("hanabi", hanabi_v5.env(players=PLAYERS)),
        ("texas_holdem", texas_holdem_v4.env(num_players=PLAYERS)),
    ):
        table.reset(seed=1)
        copies = rate(copies_of(partial(copy.deepcopy, table), times=5))
        numbers = table.last()[0]["observation"].size
        yield Row("PettingZoo", name, PLAYERS, numbers, None, copies, rate(one_by_one(table)))


def one_by_one(table: Any) -> Callable[[], int]:
    """Random games in an environment of PettingZoo, every observation and mask looked at."""
    numbers = np.random.default_rng(1)

    def play() -> int:
        table.reset(seed=int(numbers.integers(1 << 30)))
        steps = 0
        for _ in table.agent_iter():
            observation, _, terminated, truncated, _ = table.last()
            if terminated or truncated:
                table.step(None)
                continue
            legal = np.flatnonzero(observation["action_mask"])
            table.step(int(legal[int(numbers.random() * len(legal))]))
            steps += 1
        return steps

    return play


def rlcard() -> Iterator[Row]:
    """Card games of RLCard; a step of its environments always observes."""
    from rlcard import make

    for name, config in (("doudizhu", {}), ("mahjong", {}), ("limit-holdem", {"game_num_players": PLAYERS})):
        table, chooser = make(name, config={"seed": 1, **config}), random.Random(1)

        def play(table: Any = table, chooser: random.Random = chooser) -> int:
            state, _ = table.reset()
            steps = 0
            while not table.is_over():
                state, _ = table.step(chooser.choice(list(state["legal_actions"])))
                steps += 1
            return steps

        copies = rate(copies_of(partial(copy.deepcopy, table.game), times=5))
        numbers = table.reset()[0]["obs"].size
        yield Row("RLCard", name, table.num_players, numbers, None, copies, rate(play))


def pgx() -> Iterator[Row]:
    """The game of Pgx for more than two, many at once as one program of JAX on the CPU; a step always observes."""
    import jax
    import jax.numpy as jnp
    from pgx import make
    from pgx.experimental.wrappers import auto_reset

    table = make("sparrow_mahjong")
    step_all = jax.vmap(auto_reset(table.step, table.init))

    def one_step(states: Any, key: Any) -> tuple[Any, None]:
        actions = jax.random.categorical(key, jnp.log(states.legal_action_mask.astype(jnp.float32)), axis=1)
        return step_all(states, actions, jax.random.split(key, BATCH)), None

    steps = 50
    play_all = jax.jit(lambda states, key: jax.lax.scan(one_step, states, jax.random.split(key, steps))[0])
    copy_all = jax.jit(lambda states: jax.tree.map(jnp.copy, states))
    states = jax.vmap(table.init)(jax.random.split(jax.random.key(1), BATCH))
    keys = iter(range(1 << 30))

    def play() -> int:
        jax.block_until_ready(play_all(states, jax.random.key(next(keys))))
        return steps * BATCH

    def copies() -> int:
        jax.block_until_ready(copy_all(states))
        return BATCH

    numbers = int(np.prod(table.observation_shape))
    yield Row("Pgx on the CPU", "sparrow_mahjong", table.num_players, numbers, None, rate(copies), rate(play))


OURS: dict[Callable[[], Iterator[Row]], tuple[str, ...]] = {
    ours: (),
    ours_in_pettingzoo: ("pettingzoo",),
    ours_in_openspiel: ("pyspiel",),
}
THEIRS: dict[Callable[[], Iterator[Row]], tuple[str, ...]] = {
    openspiel: ("pyspiel",),
    pettingzoo: ("pettingzoo", "shimmy", "pyspiel", "rlcard"),
    rlcard: ("rlcard",),
    pgx: ("jax", "pgx"),
}
"""What measures, and the modules that it needs."""


def missing() -> dict[str, list[str]]:
    """The libraries that are not measured here, and the modules that are not installed."""
    found = {
        measure.__name__: [module for module in modules if find_spec(module) is None]
        for measure, modules in {**OURS, **THEIRS}.items()
    }
    return {name: modules for name, modules in found.items() if modules}


def measure(report: Callable[[str], None]) -> list[Row]:
    """Measure everything that is installed, one after the other, telling what is being measured."""
    rows, absent = [], missing()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for each in (*OURS, *THEIRS):
            if each.__name__ not in absent:
                report(each.__name__)
                rows += list(each())
    return rows


def times_faster(rows: list[Row]) -> list[tuple[str, str, str, float, float]]:
    """For every library and figure: the fastest game there, and how many times as fast our slowest and our fastest
    batch is."""
    own = [row for row in rows if row.library == "nomarch batch"]
    found = []
    for library in dict.fromkeys(row.library for row in rows if not row.library.startswith("nomarch")):
        for figure in ("steps", "copies", "observed"):
            theirs = [row for row in rows if row.library == library and getattr(row, figure)]
            if theirs:
                best = max(theirs, key=lambda row: float(getattr(row, figure)))
                factors = [getattr(row, figure) / getattr(best, figure) for row in own]
                found.append((library, figure, best.game, min(factors), max(factors)))
    return found
