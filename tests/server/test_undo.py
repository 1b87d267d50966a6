"""Taking back: at once while nothing was revealed, else with the others' consent; and it never tells what comes."""

import json
import random

import nomarch
from nomarch.server.undo import may_take_back
from tests.server.harness import PERSON, Running, eventually

BOT = {"kind": "bot", "bot": "random"}


def test_an_own_action_is_taken_back_at_once_and_the_table_is_as_before_byte_for_byte(stored: Running) -> None:
    table = stored.open(PERSON, PERSON).sit_all()
    before = [table.look(seat)["view"] for seat in (0, 1)]
    table.play(0, "race:winner:green")
    table.done(0, "undo")
    assert json.dumps([table.look(seat)["view"] for seat in (0, 1)]) == json.dumps(before)
    table.play(0, "race:loser:green")
    assert [event["event"] for event in table.look(1)["events"]][-1] == "race_card_placed"


def test_after_another_seat_acted_its_consent_is_needed(stored: Running) -> None:
    table = stored.open(PERSON, PERSON, PERSON).sit_all()
    table.play(0, "leg:blue")
    table.play(1, "leg:blue")
    table.done(0, "undo")
    proposal = table.look(2)["table"]["proposal"]
    assert proposal["what"] == "undo" and proposal["to"] == 0 and proposal["by"] == 0
    assert table.refused(0, "answer", proposal=proposal["number"], agree=True) == "wrong_state"
    table.done(1, "answer", proposal=proposal["number"], agree=True)
    assert table.look(0)["view"]["played"] == 2
    table.done(2, "answer", proposal=proposal["number"], agree=True)
    assert table.look(0)["view"]["played"] == 0 and table.look(0)["table"]["proposal"] is None


def test_one_who_declines_ends_it_and_so_does_the_next_move(stored: Running) -> None:
    table = stored.open(PERSON, PERSON).sit_all()
    table.play(0, "leg:blue")
    table.play(1, "leg:blue")
    table.done(0, "undo")
    number = table.look(1)["table"]["proposal"]["number"]
    table.done(1, "answer", proposal=number, agree=False)
    assert table.look(0)["table"]["proposal"] is None
    assert table.refused(1, "answer", proposal=number, agree=True) == "conflict"
    table.done(0, "undo")
    table.play(0)
    assert table.look(0)["table"]["proposal"] is None


def test_dice_taken_back_with_consent_are_rolled_anew(stored: Running) -> None:
    """Ten times the same roll is taken back: were the coming chance the same, it would come ten times."""
    table = stored.open(PERSON, PERSON).sit_all()
    rolls = set()
    for _ in range(10):
        table.play(0, "pyramid")
        rolled = [event for event in table.look(0)["events"] if event["event"] == "rolled"][-1]
        rolls.add((rolled["camel"], rolled["face"]))
        table.done(0, "undo")
        proposal = table.look(1)["table"]["proposal"]
        assert proposal is not None, "chance was drawn: the other must agree"
        table.done(1, "answer", proposal=proposal["number"], agree=True)
        assert not [event for event in table.look(0)["events"] if event["event"] == "rolled"]
    assert len(rolls) > 1


def test_the_record_of_a_game_with_chance_taken_back_is_checked_against_the_seed(stored: Running) -> None:
    table = stored.open(PERSON, BOT).sit_all()
    for _ in range(3):
        table.play(0, "pyramid")
        eventually(lambda: table.look(0)["legal"])
        table.done(0, "undo")
        assert table.look(0)["view"]["played"] == 0, "bots always agree"
    table.play(0, "pyramid")
    eventually(lambda: table.look(0)["legal"])
    seen = table.look(0)["events"]
    table.done(0, "abandon")
    match = nomarch.library.loads(table.get(0, "record").content)
    assert match.renewals == [(0, 1), (0, 2), (0, 3)] and match.events(0) == seen
    assert match.seed is not None and f"{match.seed:064x}" == table.look(0)["table"]["seed"]


def test_only_decisions_of_ones_own_are_gone_back_to(running: Running) -> None:
    table = running.open(PERSON, PERSON).sit_all()
    assert table.refused(0, "undo") == "wrong_state"
    table.play(0, "leg:blue")
    table.play(1, "leg:blue")
    assert table.refused(1, "undo", to=0) == "not_allowed"
    assert table.refused(1, "undo", to=2) == "wrong_state"
    assert table.refused(table.spectator, "undo") == "not_allowed"
    table.done(1, "undo", to=1)
    assert table.look(0)["view"]["played"] == 1


def test_after_the_end_nothing_is_taken_back_because_the_seed_is_known(running: Running) -> None:
    table = running.open(PERSON, BOT).sit_all()
    table.play(0, "leg:blue")
    table.done(0, "abandon")
    assert table.refused(0, "undo") == "wrong_state"


def test_what_is_revealed_is_found_in_every_game() -> None:
    """Whenever the engine says that a seat may go back alone, chance was not drawn and its sight did not grow."""
    for name in nomarch.games():
        game = nomarch.game(name)
        match = game.new(game.players[0], seed=11)
        actors: list[int] = []
        allowed = refused = 0
        chooser = random.Random(1)
        while not match.over and len(actors) < 100:
            seat = match.to_move
            assert seat is not None
            before = match.at(len(actors))
            verb = chooser.choice(sorted({action.verb for action in match.legal()}))
            match.play(chooser.choice([action for action in match.legal() if action.verb == verb]))
            actors.append(seat)
            drew = before.states["rng_counter"].tobytes() != match.states["rng_counter"].tobytes()
            drew |= bool(before.states["rng_left"][0] != match.states["rng_left"][0])
            free = may_take_back(match, actors, seat, len(actors) - 1)
            assert not (free and drew)
            allowed, refused = allowed + free, refused + (not free)
            if len(actors) > 1 and actors[-2] != seat:
                assert not may_take_back(match, actors, seat, len(actors) - 2)
        assert refused and (allowed or game.secret_seats)
