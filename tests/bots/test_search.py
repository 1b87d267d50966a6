"""The searching bots: they know only what their seat knows, decide the same with the same seed, and play well."""

import random
from itertools import count

import pytest

import nomarch
from nomarch import Match
from nomarch.bots import ask, bots_of, make_bot, question
from nomarch.bots.search import Budget, SearchBot

GAMES = pytest.mark.parametrize("name", nomarch.games())


def later(name: str, actions: int, players: int = 2) -> Match:
    """A match some random actions after its start, somebody having a choice; the first one that lasts so long."""
    for seed in count(actions):
        chooser, match = random.Random(seed), nomarch.game(name).new(players, seed)
        while not match.over and (len(match.actions) < actions or len(match.legal()) < 2):
            match.play(chooser.choice(match.legal()))
        if not match.over:
            return match
    raise AssertionError("not reached")


@GAMES
@pytest.mark.parametrize("actions", [0, 15, 40])
def test_the_same_seed_and_iterations_give_the_same_decision(name: str, actions: int) -> None:
    match = later(name, actions)
    visits = [SearchBot(5, Budget(iterations=200, threads=2)).visits(question(match)) for _ in range(2)]
    assert visits[0] == visits[1] and sum(visits[0].values()) <= 400


@GAMES
@pytest.mark.parametrize("actions", [3, 15, 40])
def test_a_search_that_stops_early_decides_as_a_whole_one(name: str, actions: int) -> None:
    """A bot that chooses by lot never stops early."""
    match = later(name, actions)
    early, whole = (SearchBot(5, Budget(iterations=500), sureness=sureness) for sureness in (None, 1))
    visits, all_visits = early.visits(question(match)), whole.visits(question(match))
    assert sum(visits.values()) <= 500 == sum(all_visits.values())
    assert max(visits, key=visits.__getitem__) == max(all_visits, key=all_visits.__getitem__)


@GAMES
@pytest.mark.parametrize("bot", ["novice", "skilled", "greedy", "random"])
@pytest.mark.parametrize("actions", [12, 40])
def test_a_bot_decides_the_same_whatever_is_hidden_from_it(name: str, bot: str, actions: int) -> None:
    """The hidden cards and the random key are swapped under the position; the bot cannot notice."""
    match = later(name, actions, players=3)
    twins = [match.sample(match.to_move, seed) for seed in (1, 2)]
    decisions = {str(ask(position, make_bot(match.game, bot, 9))) for position in (match, *twins)}
    assert len(decisions) == 1


@GAMES
def test_the_search_leaves_the_position_as_it_was(name: str) -> None:
    match = later(name, 10)
    before = match.states.tobytes()
    assert ask(match, SearchBot(1, Budget(milliseconds=5))) in match.legal()
    assert match.states.tobytes() == before


@GAMES
def test_every_bot_plays_every_game(name: str) -> None:
    match = later(name, 5)
    for bot in bots_of(match.game):
        if bot != "master":
            assert ask(match, make_bot(match.game, bot, 3)) in match.legal()
    assert ask(match, make_bot(match.game, "search-7", 3)) in match.legal()
    with pytest.raises(nomarch.BadOptions, match="there are novice"):
        make_bot(match.game, "genius", 1)


@GAMES
def test_search_beats_random_play(name: str) -> None:
    """Six games, each seed from both seats; in a game with much luck random play may win one."""
    wins = 0
    for number in range(6):
        match = nomarch.game(name).new(2, seed=number // 2)
        bots = [make_bot(match.game, "random", number) for _ in range(2)]
        bots[number % 2] = SearchBot(number, Budget(iterations=100))
        while not match.over:
            match.play(ask(match, bots[match.to_move or 0]))
        wins += match.winners == [number % 2]
    assert wins >= 5
