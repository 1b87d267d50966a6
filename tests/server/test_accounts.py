"""Accounts: optional, with argon2, sessions that end, one's own games and how they went."""

import pytest
from sqlalchemy import text

from nomarch.server import chores
from nomarch.server.limits import Rate
from tests.server.conftest import Start
from tests.server.harness import PERSON, Running, eventually

ANN = {"name": "Ann", "password": "correct horse"}
BOT = {"kind": "bot", "bot": "random"}


def register(running: Running, **changes: str) -> str:
    answer = running.ask("POST", "/api/accounts", body={**ANN, **changes})
    assert answer.status_code == 201, answer.text
    session: str = answer.json()["session"]
    return session


def test_one_registers_logs_in_and_out(stored: Running) -> None:
    first = register(stored)
    second = stored.ask("POST", "/api/sessions", body=ANN).json()["session"]
    assert first != second
    assert stored.ask("GET", "/api/account", first).json()["name"] == "Ann"
    assert stored.ask("DELETE", "/api/sessions", first).status_code == 200
    assert stored.ask("GET", "/api/account", first).status_code == 403
    assert stored.ask("GET", "/api/account", second).status_code == 200


def test_a_name_is_taken_whatever_its_case(stored: Running) -> None:
    register(stored)
    answer = stored.ask("POST", "/api/accounts", body={**ANN, "name": "ANN"})
    assert answer.status_code == 409 and answer.json()["error"]["code"] == "name_taken"


def test_a_wrong_password_and_an_unknown_name_are_answered_alike(stored: Running) -> None:
    register(stored)
    wrong = stored.ask("POST", "/api/sessions", body={**ANN, "password": "wrong horse"})
    unknown = stored.ask("POST", "/api/sessions", body={**ANN, "name": "Bea"})
    assert wrong.status_code == unknown.status_code == 403 and wrong.json() == unknown.json()


def test_a_new_password_ends_all_sessions(stored: Running) -> None:
    session = register(stored)
    body = {"old": "wrong horse", "new": "battery staple"}
    assert stored.ask("PUT", "/api/account/password", session, body).status_code == 403
    body["old"] = ANN["password"]
    assert stored.ask("PUT", "/api/account/password", session, body).status_code == 200
    assert stored.ask("GET", "/api/account", session).status_code == 403
    assert stored.ask("POST", "/api/sessions", body=ANN).status_code == 403
    assert stored.ask("POST", "/api/sessions", body={**ANN, "password": "battery staple"}).status_code == 201


def test_the_database_holds_neither_passwords_nor_sessions_nor_links(stored: Running) -> None:
    session = register(stored)
    table = stored.open(PERSON, PERSON)
    with stored.server.store.engine.connect() as connection:
        password = connection.execute(text("SELECT password FROM accounts")).scalar_one()
        hashes = [row[0] for row in connection.execute(text("SELECT hash FROM links UNION SELECT hash FROM sessions"))]
    assert password.startswith("$argon2id$")
    assert len(hashes) == 5 and not {session, table.host, table.spectator, *table.secrets} & set(hashes)
    assert all(len(each) == 64 for each in hashes)


def test_own_games_are_listed_and_counted(stored: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chores, "LEISURE_S", 0.0)
    session = register(stored)
    assert stored.ask("GET", "/api/account/tables", session).json() == []
    finished = stored.open(PERSON, BOT)
    stored.ask("POST", f"/api/tables/{finished.id}/sit", finished.secrets[0], {"name": "Ann"},
               headers={"Nomarch-Session": session})  # fmt: skip
    finished.done(0, "leave", bot="random")
    eventually(lambda: finished.look(0)["table"]["status"] == "over")
    waiting = stored.open(PERSON, PERSON)
    stored.ask("POST", f"/api/tables/{waiting.id}/sit", waiting.secrets[1], {"name": "Ann"},
               headers={"Nomarch-Session": session})  # fmt: skip
    games = stored.ask("GET", "/api/account/tables", session).json()
    assert [(game["table"], game["status"], game["seat"]) for game in games] == [
        (waiting.id, "open", 1),
        (finished.id, "over", 0),
    ]
    [counted] = stored.ask("GET", "/api/account/statistics", session).json()
    assert counted["game"] == "camelup" and counted["played"] == 1
    assert counted["won"] == int(games[1]["place"] == 1) and counted["best_score"] == games[1]["score"]
    assert counted["average_place"] == games[1]["place"]


def test_a_session_that_is_none_does_not_let_one_sit_for_an_account(running: Running) -> None:
    table = running.open(PERSON, PERSON)
    answer = running.ask("POST", f"/api/tables/{table.id}/sit", table.secrets[0], {"name": "Ann"},
                         headers={"Nomarch-Session": "nonsense"})  # fmt: skip
    assert answer.status_code == 403


@pytest.mark.parametrize(
    "changes", [{"name": ""}, {"name": "x" * 41}, {"name": "\u200b"}, {"password": "short"}, {"password": "x" * 201}]
)
def test_names_and_passwords_have_sizes(running: Running, changes: dict[str, str]) -> None:
    assert running.ask("POST", "/api/accounts", body={**ANN, **changes}).status_code == 400


def test_guessing_passwords_and_opening_tables_is_limited(start: Start) -> None:
    running = start(login_rate=Rate(3, 0.001), create_rate=Rate(2, 0.001))
    codes = [running.ask("POST", "/api/sessions", body=ANN).status_code for _ in range(5)]
    assert codes == [403, 403, 403, 429, 429]
    body = {"game": "camelup", "seats": [PERSON, PERSON]}
    codes = [running.ask("POST", "/api/tables", body=body).status_code for _ in range(4)]
    assert codes == [201, 201, 429, 429]
    assert running.ask("POST", "/api/tables", body=body).json()["error"]["code"] == "slow_down"


def test_moves_are_limited_and_requests_as_a_whole(start: Start) -> None:
    running = start(move_rate=Rate(4, 0.001), request_rate=Rate(30, 0.001))
    table = running.open(PERSON, PERSON)
    codes = [table.do(0, "sit", name="Ann").status_code for _ in range(6)]
    assert codes == [200] * 4 + [429] * 2
    codes = [running.ask("GET", "/api/games").status_code for _ in range(40)]
    assert codes[0] == 200 and codes[-1] == 429
    assert running.ask("GET", "/healthz").status_code == 200
