"""Tutorials at the server: begun, gone through, gone back in, left, resumed after a restart; they count for nobody."""

import pytest

import nomarch
from nomarch.core import tutorial
from tests.server.conftest import Start
from tests.server.harness import PERSON, Plain, Running, TestTable, eventually
from tests.server.test_accounts import register


def learn(running: Running, game: str = "camelup") -> TestTable:
    """A tutorial whose learner has sat down."""
    made = running.ask("POST", "/api/tutorials", body={"game": game})
    assert made.status_code == 201, made.text
    table = TestTable(running, made.json())
    table.done(0, "sit", name="Ann")
    return table


def at_step(table: TestTable, step: int) -> Plain:
    """How the table stands as soon as it is at this step, the others having played."""
    found: Plain = eventually(lambda: (look := table.look(0))["lesson"]["step"] == step and look)
    return found


def go_through(table: TestTable, until: int | None = None) -> Plain:
    """Do what each step says, up to this one or the last."""
    look = table.look(0)
    last = look["lesson"]["steps"] - 1 if until is None else until
    while look["lesson"]["step"] < last:
        step = look["lesson"]["step"]
        if not look["lesson"]["acts"]:
            assert look["legal"] == []
            table.done(0, "step", to=step + 1)
        while (action := table.look(0)["lesson"]["do"]) and table.look(0)["lesson"]["step"] == step:
            asked = table.look(0)
            assert [legal for legal, _ in asked["legal"]] == [action]
            table.done(0, "play", action=action, turn=asked["turn"])
        look = at_step(table, step + 1)
    return look


@pytest.mark.parametrize("game", nomarch.games())
def test_a_tutorial_is_gone_through_with_real_moves(running: Running, game: str) -> None:
    steps = tutorial.load(nomarch.game(game)).steps  # type: ignore[union-attr]
    assert running.ask("GET", f"/api/games/{game}").json()["tutorial"] == len(steps)
    table = learn(running, game)
    first = table.look(0)
    assert first["lesson"]["step"] == 0 and first["lesson"]["name"] == steps[0].name
    assert [seat["bot"] for seat in first["table"]["seats"][1:]] == ["tutorial"] * (first["table"]["players"] - 1)
    end = go_through(table)
    expected = list(tutorial.rehearse(nomarch.game(game), tutorial.load(nomarch.game(game))))[-1][1]  # type: ignore[arg-type]
    assert end["view"] == expected.view(0) and end["table"]["status"] == "running"
    assert table.refused(0, "step", to=len(steps)) == "not_found"


def test_what_the_step_does_not_ask_for_is_refused_and_changes_nothing(running: Running) -> None:
    table = learn(running)
    before = table.look(0)
    assert before["legal"] == []
    answer = table.do(0, "play", action="pyramid", turn=before["turn"]).json()["error"]
    assert answer["code"] == "wrong_state" and "to read" in answer["message"]
    assert table.refused(0, "step", to=2) == "not_found"
    look = go_through(table, 3)
    answer = table.do(0, "play", action="pyramid", turn=look["turn"]).json()["error"]
    assert answer["code"] == "wrong_state" and "to play leg:green" in answer["message"]
    for doing, body in {"undo": {}, "leave": {"bot": "skilled"}, "pause": {}, "chat": {"text": "?"}}.items():
        assert table.refused(0, doing, **body) == "wrong_state"
    assert table.refused(table.spectator, "step", to=0) == "not_allowed"
    after = table.look(0)
    assert after["number"] == look["number"] and after["view"] == look["view"]


def test_one_goes_back_a_step_and_the_same_happens_again(running: Running) -> None:
    table = learn(running)
    fourth = go_through(table, 3)
    sixth = go_through(table, 5)
    table.done(0, "step", to=4)
    table.done(0, "step", to=3)
    back = at_step(table, 3)
    assert back["view"] == fourth["view"] and back["legal"] == fourth["legal"]
    again = go_through(table, 5)
    assert again["view"] == sixth["view"] and again["events"] == sixth["events"]
    table.done(0, "step", to=0)
    assert at_step(table, 0)["view"]["played"] == table.look(0)["view"]["played"] == fourth["view"]["played"]


def test_a_step_is_shown_to_whoever_does_not_want_to_play_it(running: Running) -> None:
    played = go_through(learn(running, "egizia"), 11)
    table = learn(running, "egizia")
    for step in range(11):
        table.done(0, "step", to=step + 1)
        shown = at_step(table, step + 1)
    assert shown["view"] == played["view"]


def test_a_step_of_several_actions_can_be_begun_again(running: Running) -> None:
    table = learn(running, "egizia")
    begun = go_through(table, 9)
    table.play(0)
    half = table.play(0)
    assert half["lesson"]["step"] == 9 and half["lesson"]["do"] == "brick:obelisk"
    table.done(0, "step", to=9)
    assert table.look(0)["view"] == begun["view"] and table.look(0)["lesson"]["do"] == "crew:black"


def test_every_message_by_socket_tells_the_step(running: Running) -> None:
    table = learn(running)
    with table.socket(0) as socket:
        assert socket.next("table")["lesson"]["name"] == "welcome"
        socket.send(do="step", to=1, id=1)
        assert socket.next("table")["lesson"]["name"] == "stack"
        assert socket.next("done")["id"] == 1


def test_a_tutorial_is_resumed_after_a_restart(start: Start, database: str | None) -> None:
    first = start(database)
    table = learn(first)
    look = go_through(table, 5)
    first.stop()
    again = TestTable(start(database), table.made)
    resumed = again.look(0)
    assert resumed["lesson"] == look["lesson"] and resumed["view"] == look["view"]
    assert go_through(again)["lesson"]["name"] == "farewell"


def test_the_others_play_on_after_a_restart(start: Start) -> None:
    first = start()
    table = learn(first)
    look = go_through(table, 3)
    first.server.chores._stopping = True  # nobody answers any more
    table.done(0, "play", action="leg:green", turn=look["turn"])
    assert table.look(0)["lesson"]["step"] == 3
    first.stop()
    assert at_step(TestTable(start(), table.made), 4)["lesson"]["name"] == "desert"


def test_a_tutorial_counts_for_nobody(running: Running) -> None:
    session = register(running)
    made = running.ask("POST", "/api/tutorials", body={"game": "camelup"}).json()
    table = TestTable(running, made)
    sat = running.ask(
        "POST",
        f"/api/tables/{table.id}/sit",
        table.secrets[0],
        {"name": "Ann"},
        headers={"Nomarch-Session": session},
    )
    assert sat.status_code == 200
    go_through(table)
    assert running.ask("GET", "/api/account/tables", session).json() == []
    assert running.ask("GET", "/api/account/statistics", session).json() == []


def test_there_are_tutorials_of_games_only_and_steps_in_tutorials_only(running: Running) -> None:
    assert running.ask("POST", "/api/tutorials", body={"game": "chess"}).status_code == 404
    table = running.open(PERSON, PERSON).sit_all()
    assert table.refused(0, "step", to=1) == "wrong_state"
    assert "lesson" not in table.look(0)


def test_a_damaged_tutorial_is_refused_with_the_reason(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    good = tutorial.load(nomarch.game("camelup"))
    assert good is not None
    steps = (good.steps[0], tutorial.Step("wrong", do=("desert:10:oasis",)), *good.steps[2:])
    bad = tutorial.Tutorial(good.players, good.seed, steps, good.before)
    monkeypatch.setattr(tutorial, "load", lambda _game: bad)
    answer = running.ask("POST", "/api/tutorials", body={"game": "camelup"})
    assert answer.status_code == 400 and "step wrong, do: desert:10:oasis is not allowed" in answer.text
