"""What every game must hold to, whatever its rules are."""

import json
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import nomarch
from nomarch import BadAction, BadOptions, IllegalAction, Match
from nomarch.core import record
from tests.conformance.cases import Case, finished, random_positions, some_cases

CASES = pytest.mark.parametrize("case", some_cases(), ids=str)
GAMES = pytest.mark.parametrize("name", nomarch.games())


@CASES
def test_a_random_game_always_has_a_legal_action_and_comes_to_an_end(case: Case) -> None:
    match = case.new(1)
    for match in random_positions(case, 1, most=100_000):
        assert match.over or match.legal()
    assert match.over
    assert match.legal() == [] and match.to_move is None and match.decision is None
    assert match.winners and all(match.ranking[seat] == 1 for seat in match.winners)


@CASES
def test_exactly_the_legal_actions_are_not_refused(case: Case) -> None:
    actions = case.game.vocabulary.actions
    for match in islice(random_positions(case, 2, most=150), 0, None, 1 + len(actions) // 250):
        legal = {action.id for action in match.legal()}
        allowed = {a.id for a in actions if not case.game.drivers.refuse(match.states, a.id)}
        assert allowed == legal


@CASES
def test_a_refused_action_changes_nothing_and_names_its_clause(case: Case) -> None:
    for match in random_positions(case, 3, most=40):
        before = match.states.tobytes()
        legal = match.legal()
        for action in case.game.vocabulary.actions[:: max(1, len(case.game.vocabulary) // 50)]:
            if action not in legal:
                reason = match.why_not(action)
                assert reason is not None and reason.startswith(f"{case.game.prefix}-")
                with pytest.raises(IllegalAction) as error:
                    match.play(action)
                assert error.value.clause == reason.clause
        assert match.states.tobytes() == before
        assert all(match.why_not(action) is None for action in legal)


@CASES
def test_the_same_seed_and_actions_give_the_same_game_byte_by_byte(case: Case) -> None:
    match = finished(case, 4)
    again = case.new(4)
    for action in match.actions:
        again.play(action.id)
    assert again.states.tobytes() == match.states.tobytes()
    assert again.events() == match.events()


@CASES
def test_a_copy_is_equal_byte_by_byte_and_independent(case: Case) -> None:
    match = case.new(5)
    copy = record.copy(match.states)
    assert copy.tobytes() == match.states.tobytes()
    match.play(match.legal()[0])
    assert copy.tobytes() != match.states.tobytes()


@CASES
def test_a_saved_match_loads_as_it_was(case: Case, tmp_path: Path) -> None:
    match = finished(case, 6)
    match.save(tmp_path / "x.nomarch")
    loaded = nomarch.load(tmp_path / "x.nomarch")
    assert loaded.states.tobytes() == match.states.tobytes()
    assert loaded.events() == match.events() and loaded.actions == match.actions


@CASES
def test_a_match_can_be_seen_as_it_stood_at_any_time(case: Case) -> None:
    stood: list[bytes] = []
    match = case.new(7)
    for match in random_positions(case, 7, most=60):
        stood.append(match.states.tobytes())
    for played in (0, len(stood) // 2, len(stood) - 1):
        earlier = match.at(played)
        assert earlier.states.tobytes() == stood[played] and len(earlier.actions) == played
    with pytest.raises(BadOptions):
        match.at(len(stood))


@CASES
def test_a_given_setup_replaces_what_chance_decides(case: Case) -> None:
    drawn = case.new(8)
    assert drawn.setup is not None
    given = case.game.new(case.players, 99, dict(case.options), json.loads(json.dumps(drawn.setup)))
    assert given.setup == drawn.setup
    fields = [name for name in drawn.states.dtype.names or () if not name.startswith("rng_")]
    assert all(np.array_equal(given.states[name], drawn.states[name]) for name in fields)


@CASES
def test_view_and_observation_depend_only_on_what_the_seat_knows(case: Case) -> None:
    hidden = False
    for match in random_positions(case, 9):
        for seat in [None, *range(case.players)]:
            other = match.sample(seat, seed=len(match.actions))
            hidden |= other.states.tobytes() != match.states.tobytes()
            assert _known(other, seat) == _known(match.known(seat), seat)
            if seat is not None:
                assert np.array_equal(other.observation(seat), match.observation(seat))
    assert hidden


def _known(match: Match, seat: int | None) -> dict[str, object]:
    view = match.view(seat)
    del view["played"]  # a sample has no past
    return view


@CASES
def test_a_sample_is_a_position_to_play_on_with_other_coming_chance(case: Case) -> None:
    match = next(random_positions(case, 10))
    seat = match.to_move
    samples = [match.sample(seat, seed) for seed in (1, 1, 2)]
    assert samples[0].states.tobytes() == samples[1].states.tobytes()
    keys = [sample.states["rng_key"].tobytes() for sample in (match, samples[0], samples[2])]
    assert len(set(keys)) == 3
    assert samples[0].legal() == match.legal()
    assert samples[0].seed is None and samples[0].actions == []
    with pytest.raises(nomarch.NomarchError):
        samples[0].save("never.nomarch")


@CASES
def test_new_chance_changes_nothing_that_a_seat_knows_and_what_nobody_knows(case: Case) -> None:
    """After actions were taken back, dice and cards face down must not be those that somebody has seen."""
    seats = [None, *range(case.players)]
    unknown, changed = set(), set()
    for match in random_positions(case, 16, most=60):
        if len(match.actions) % 6 or match.over or match.moments.in_secret():
            continue  # one goes back only to decisions that everybody knows of
        renewed = [match.at(len(match.actions)) for _ in range(6)]
        for number, other in enumerate(renewed, 1):
            other.renew(number)
            assert [other.view(seat) for seat in seats] == [match.view(seat) for seat in seats]
            assert other.legal() == match.legal()
        assert len({other.states["rng_key"].tobytes() for other in [match, *renewed]}) == 7
        samples = [[match.sample(seat, n) for n in range(6)] for seat in seats]
        for name in [name for name in match.states.dtype.names or () if not name.startswith("rng_")]:
            if np.logical_and.reduce([_varies(match, each, name) for each in samples]).any():
                unknown.add(name)
            if _varies(match, renewed, name).any():
                changed.add(name)
    assert changed == unknown


def _varies(match: Match, others: list[Match], name: str) -> np.ndarray[Any, np.dtype[np.bool_]]:
    """Which elements of a field of the record differ in any of these from the match."""
    return np.asarray(np.any([other.states[name] != match.states[name] for other in others], axis=0), np.bool_)


@CASES
def test_a_renewal_is_replayed_and_counts_up(case: Case) -> None:
    match = case.new(17)
    for number in (1, 5):
        match.renew(number)
        match.play(match.legal()[0])
    again = match.at(len(match.actions))
    assert again.states.tobytes() == match.states.tobytes() and again.renewals == [(0, 1), (1, 5)]
    wrong: list[Any] = [5, 0, -1, 1 << 32, True, "6"]
    for number in wrong:
        with pytest.raises(BadOptions):
            match.renew(number)
    with pytest.raises(nomarch.NomarchError):
        match.sample(0, 1).renew(1)


@CASES
def test_views_and_events_are_plain_data(case: Case) -> None:
    match = finished(case, 11)
    for seat in [None, *range(case.players)]:
        assert json.loads(json.dumps(match.view(seat))) == match.view(seat)
        assert json.loads(json.dumps(match.events(seat))) == match.events(seat)


@CASES
def test_the_score_sheet_adds_up_to_the_score_at_any_time(case: Case) -> None:
    for match in random_positions(case, 12):
        assert [sum(sheet.values()) for sheet in match.score_sheet()] == match.scores


@CASES
def test_every_number_of_an_observation_is_named_and_lies_between_minus_1_and_1(case: Case) -> None:
    for match in random_positions(case, 13, most=100):
        for seat in range(case.players):
            observation = match.observation(seat)
            assert observation.shape == (len(case.game.observation_names()),)
            assert np.all(np.isfinite(observation)) and np.all(np.abs(observation) <= 1)


@CASES
def test_everything_that_happens_and_can_be_done_has_words(case: Case) -> None:
    match = finished(case, 14)
    names = [f"Player {seat}" for seat in range(case.game.players[-1])]
    for seat in (None, 0):
        assert all(match.game.tell(event, names) for event in match.events(seat))
    for action in case.game.vocabulary.actions:
        assert match.game.describe(action, names)


@GAMES
def test_every_option_decision_verb_event_and_category_has_words(name: str) -> None:
    game = nomarch.game(name)
    words = game.words()
    sheet = game.new(game.players[0], 1).score_sheet()
    needed = ["title", "about", "length"]
    needed += [f"option-{option.name}" for option in game.options]
    needed += [f"option-{option.name}-{choice}" for option in game.options for choice in option.choices]
    needed += [f"asked-{decision}" for decision in game.decisions]
    needed += [f"{kind}-{action.verb}" for action in game.vocabulary.actions for kind in ("menu", "action")]
    needed += [f"event-{event.name}" for event in game.events.events]
    needed += [f"score-{category}" for category in sheet[0]]
    assert [message for message in needed if message not in words] == []


@GAMES
def test_the_text_of_every_action_leads_back_to_it(name: str) -> None:
    vocabulary = nomarch.game(name).vocabulary
    assert all(
        vocabulary.action(str(action)) is vocabulary.action(action.id) is action for action in vocabulary.actions
    )
    for nonsense in ("", "nothing", str(vocabulary.actions[0]) + ":x", -1, len(vocabulary), True, None, 1.0):
        with pytest.raises(BadAction):
            vocabulary.action(nonsense)  # type: ignore[arg-type]


@GAMES
def test_impossible_options_players_seeds_and_seats_are_told_and_nothing_begins(name: str) -> None:
    game = nomarch.game(name)
    fewest = game.players[0]
    for players in (0, fewest - 1, game.players[-1] + 1, True, "3", None):
        with pytest.raises(BadOptions):
            game.new(players, 1)  # type: ignore[arg-type]
    for seed in (-1, 1 << 256, True, "7", 1.5):
        with pytest.raises(BadOptions):
            game.new(fewest, seed)  # type: ignore[arg-type]
    wrong: list[Any] = [{"no such": True}, *({option.name: 7} for option in game.options), [], "x"]
    for options in wrong:
        with pytest.raises(BadOptions):
            game.new(fewest, 1, options)
    match = game.new(fewest, 1)
    for seat in (-1, fewest, True, "0"):
        with pytest.raises(BadOptions):
            match.view(seat)  # type: ignore[arg-type]
