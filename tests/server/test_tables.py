"""Tables: opened, taken, played, taken back, paused, left, chatted at and played again. On both databases."""

import random
import time

import pytest

import nomarch
from nomarch.server import chores
from tests.server.harness import PERSON, Running, eventually

BOT = {"kind": "bot", "bot": "random"}


def test_people_sit_down_by_their_links_and_the_game_begins_when_all_are_seated(stored: Running) -> None:
    table = stored.open(PERSON, PERSON)
    table.done(0, "sit", name="Ann")
    assert table.look(0)["table"]["status"] == "open" and "view" not in table.look(0)
    table.done(1, "sit", name="Bea")
    message = table.look(1)
    assert message["table"]["status"] == "running"
    assert [seat["name"] for seat in message["table"]["seats"]] == ["Ann", "Bea"]
    assert message["view"]["seat"] == 1 and message["view"]["to_move"] == 0


def test_a_whole_game_is_played_and_its_record_is_what_was_played(stored: Running) -> None:
    table = stored.open(PERSON, PERSON, PERSON, options={"dice": True}).sit_all()
    assert table.get(0, "record").json()["error"]["code"] == "wrong_state"
    chooser = random.Random(5)
    played = 0
    while (seat := table.look(table.spectator)["view"]["to_move"]) is not None:
        legal = [action for action, _ in table.look(seat)["legal"]]
        table.play(seat, "pyramid" if "pyramid" in legal else chooser.choice(legal))
        played += 1
    record = table.get(table.spectator, "record")
    match = nomarch.library.loads(record.content)
    assert match.over and len(match.actions) == played
    assert table.look(0)["view"]["seats"] == match.view(0)["seats"]


def test_only_the_seat_that_is_asked_is_offered_actions_and_may_play(running: Running) -> None:
    table = running.open(PERSON, PERSON).sit_all()
    turn = table.look(0)["turn"]
    assert table.look(0)["legal"] and table.look(1)["legal"] == [] == table.look(table.spectator)["legal"]
    assert table.refused(1, "play", action="pyramid", turn=turn) == "not_your_turn"
    assert table.refused(table.spectator, "play", action="pyramid", turn=turn) == "not_allowed"
    assert table.refused(table.host, "play", action="pyramid", turn=turn) == "not_allowed"


def test_a_rule_that_forbids_an_action_is_named_by_its_clause(running: Running) -> None:
    table = running.open(PERSON, PERSON, options={"dice": False}).sit_all()
    answer = table.do(0, "play", action="desert:3:oasis", turn=table.look(0)["turn"])
    if answer.status_code == 200:  # the camels stand on spaces 1 to 3; one of the first three is always taken
        answer = table.do(1, "play", action="desert:3:oasis", turn=table.look(1)["turn"])
    assert answer.status_code == 409
    error = answer.json()["error"]
    assert error["code"] == "illegal_action" and error["clause"] == "CU-5.6" and "empty space" in error["message"]
    seat = table.look(table.spectator)["view"]["to_move"]
    assert table.get(seat, "why", action="desert:3:oasis").json()["clause"] == "CU-5.6"
    assert table.get(seat, "why", action="pyramid").json() == {"clause": None, "message": None}
    assert table.get(1 - seat, "why", action="pyramid").json()["error"]["code"] == "not_your_turn"


def test_a_move_for_a_turn_that_has_passed_is_a_conflict(stored: Running) -> None:
    table = stored.open(PERSON, PERSON).sit_all()
    turn = table.look(0)["turn"]
    table.done(0, "play", action="leg:blue", turn=turn)
    assert table.refused(0, "play", action="leg:blue", turn=turn) == "conflict"
    assert table.refused(1, "play", action="leg:blue", turn=turn) == "conflict"
    assert table.look(1)["view"]["played"] == 1


def test_bots_play_their_seats(stored: Running) -> None:
    table = stored.open(PERSON, BOT, BOT).sit_all()
    table.play(0, "leg:blue")
    message = eventually(lambda: m if (m := table.look(0))["legal"] else None)
    assert message["view"]["played"] == 3


def test_a_table_of_bots_alone_plays_to_the_end(stored: Running) -> None:
    table = stored.open(BOT, {"kind": "bot", "bot": "greedy"})
    eventually(lambda: table.look(table.spectator)["table"]["status"] == "over")


def test_an_open_seat_goes_to_the_first_who_comes(stored: Running) -> None:
    table = stored.open(PERSON, {"kind": "open"})
    assert table.refused(table.spectator, "sit", name="Zoe", seat=0) == "not_allowed"
    link = table.done(table.spectator, "sit", name="Bea", seat=1)["link"]
    assert table.refused(table.spectator, "sit", name="Cid", seat=1) == "seat_taken"
    table.done(0, "sit", name="Ann")
    own = link.partition("#")[2]
    assert table.look(own)["view"]["seat"] == 1
    assert table.running.ask("GET", f"/api/tables/{table.id}", table.secrets[1]).status_code == 404


def test_a_paused_table_waits_and_goes_on(stored: Running) -> None:
    table = stored.open(PERSON, PERSON).sit_all()
    table.done(1, "pause")
    assert table.look(0)["legal"] == []
    assert table.refused(0, "play", action="leg:blue", turn=table.look(0)["turn"]) == "wrong_state"
    assert table.refused(0, "pause") == "wrong_state"
    table.done(0, "resume")
    table.play(0, "leg:blue")


def test_a_seat_is_left_to_a_bot_and_taken_back(stored: Running) -> None:
    table = stored.open(PERSON, PERSON).sit_all()
    table.done(1, "leave", bot="random")
    table.play(0, "leg:blue")
    eventually(lambda: table.look(0)["legal"])
    assert table.look(0)["view"]["played"] == 2
    table.done(1, "back")
    table.play(0)
    assert table.look(1)["legal"] and table.refused(1, "back") == "wrong_state"
    assert table.refused(1, "leave", bot="genius") == "bad_options"


def test_where_everybody_has_left_the_bots_wait_for_somebody_to_come_back(
    stored: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chores, "LEISURE_S", 5.0)
    table = stored.open(PERSON, PERSON, BOT).sit_all()
    table.done(0, "leave", bot="random")
    played = eventually(lambda: table.look(1)["legal"] and table.look(1)["view"]["played"])
    assert played == 1, "while somebody plays, he does not wait for bots"
    table.done(1, "leave", bot="random")
    time.sleep(0.5)
    assert table.look(1)["view"]["played"] == played
    table.done(1, "back")
    table.play(1)
    eventually(lambda: table.look(1)["legal"] and table.look(1)["view"]["played"] == played + 3)


def test_chat_is_text_that_opens_no_tag(stored: Running) -> None:
    table = stored.open(PERSON, PERSON).sit_all()
    table.done(0, "chat", text="<b>Hi</b> & \u0007bye\nnow")
    answer = table.running.ask("GET", f"/api/tables/{table.id}", table.secrets[1])
    assert b"<" not in answer.content and b"&" not in answer.content
    assert answer.json()["chat"][0]["text"] == "<b>Hi</b> &  bye\nnow"
    assert answer.json()["chat"][0]["seat"] == 0
    assert table.refused(table.spectator, "chat", text="psst") == "not_allowed"
    for text in ("", "   ", "\u0000", "x" * 501):
        assert table.refused(0, "chat", text=text) == "bad_request"


def test_a_rematch_finds_everybody_by_the_same_secrets(stored: Running) -> None:
    table = stored.open(PERSON, BOT).sit_all()
    assert table.refused(0, "rematch") == "wrong_state"
    table.done(0, "abandon")
    assert table.look(0)["table"]["status"] == "abandoned"
    first, second = table.done(0, "rematch")["rematch"], table.done(0, "rematch")["rematch"]
    assert first == second == table.look(0)["table"]["rematch"]
    again = stored.ask("GET", f"/api/tables/{first}", table.secrets[0]).json()
    assert again["table"]["status"] == "open" and again["table"]["origin"] == "rematch"
    assert again["table"]["commitment"] != table.look(0)["table"]["commitment"]


def test_a_replaced_link_opens_nothing_and_whoever_came_by_it_is_sent_away(stored: Running) -> None:
    table = stored.open(PERSON, PERSON).sit_all()
    old = table.secrets[1]
    assert old is not None
    assert table.refused(0, "relink", seat=1) == "not_allowed"
    with table.socket(old) as socket:
        socket.next("table")
        new = table.done(table.host, "relink", seat=1)["link"].partition("#")[2]
        assert socket.next("error")["error"]["code"] == "not_allowed"
    assert stored.ask("GET", f"/api/tables/{table.id}", old).status_code == 404
    assert table.look(new)["view"]["seat"] == 1
    own = table.done(new, "relink", seat=1)["link"].partition("#")[2]
    assert table.look(own)["view"]["seat"] == 1


def test_a_record_is_continued_at_a_table(stored: Running) -> None:
    match = nomarch.game("camelup").new(2, seed=7)
    for action in ("leg:blue", "pyramid", "pyramid"):
        match.play(action)
    match.renew(1)
    text = nomarch.core.notation.dumps(match.header, [str(action) for action in match.actions])
    table = stored.open(PERSON, PERSON, record=text).sit_all()
    message = table.look(1)
    assert message["view"]["played"] == 3 and message["table"]["origin"] == "import"
    match.play("pyramid")
    table.play(1, "pyramid")
    assert table.look(1)["events"] == match.events(1)
    table.done(0, "abandon")
    proposal = table.look(1)["table"]["proposal"]
    table.done(1, "answer", proposal=proposal["number"], agree=True)
    exported = nomarch.library.loads(table.get(0, "record").content)
    assert exported.states.tobytes() == match.states.tobytes()


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "seats": [PERSON, PERSON]}, "not_found"),
        ({"game": "camelup", "seats": [PERSON]}, "bad_options"),
        ({"game": "camelup", "seats": [PERSON] * 12}, "bad_options"),
        ({"game": "camelup", "seats": [PERSON] * 17}, "bad_request"),
        ({"game": "camelup", "seats": [PERSON, {"kind": "bot", "bot": "genius"}]}, "bad_options"),
        ({"game": "camelup", "seats": [PERSON, {"kind": "bot"}]}, "bad_options"),
        ({"game": "camelup", "seats": [PERSON, {"kind": "cat"}]}, "bad_request"),
        ({"game": "camelup", "seats": [PERSON, PERSON], "options": {"adrenaline": True}}, "bad_options"),
        ({"game": "camelup", "seats": [PERSON, PERSON], "options": {"dice": "yes"}}, "bad_options"),
        ({"game": "camelup", "seats": [PERSON, PERSON], "seed": 7}, "bad_request"),
        ({"game": "camelup", "seats": [PERSON, PERSON], "clock": {"kind": "move", "seconds": 0}}, "bad_request"),
        ({"game": "camelup", "seats": [PERSON, PERSON], "record": "{}"}, "bad_record"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_stable_code(running: Running, body: object, code: str) -> None:
    answer = running.ask("POST", "/api/tables", body=body)
    error = answer.json()["error"]
    assert error["code"] == code and error["message"] and set(error) == {"code", "message", "clause"}


def test_options_that_do_not_go_together_are_refused_in_the_language_that_is_asked_for(running: Running) -> None:
    body = {"game": "camelup", "seats": [PERSON, PERSON], "options": {"adrenaline": True}}

    def told(language: str) -> str:
        answer = running.ask("POST", "/api/tables", body=body, headers={"Accept-Language": language})
        return str(answer.json()["error"]["message"])

    assert "dodatek do modułu" in told("pl") and "Zusatz zu Supercup 1" in told("de-AT,de;q=0.9,en;q=0.8")
    assert "an extra of the module dice" in told("fr") and "an extra of the module dice" in told("../../pl")


def test_an_endless_record_is_refused(running: Running) -> None:
    text = '{"nomarch": 1, "game": "camelup", "players": 2, "seed": 1}\n' + '"pyramid"\n' * 6000
    body = {"game": "camelup", "seats": [PERSON, PERSON], "record": text}
    assert running.ask("POST", "/api/tables", body=body).json()["error"]["code"] == "too_large"


def test_an_earlier_moment_is_shown_as_the_seat_saw_it_then(running: Running) -> None:
    table = running.open(PERSON, PERSON).sit_all()
    table.play(0, "race:winner:green")
    table.play(1, "leg:blue")
    then = table.get(1, "moments/1").json()
    assert then["view"]["played"] == 1 and then["view"]["piles"]["winner"] == [{"seat": 0, "camel": None}]
    assert table.get(0, "moments/1").json()["view"]["piles"]["winner"] == [{"seat": 0, "camel": "green"}]
    assert table.get(0, "moments/3").status_code == 404 and table.get(0, "moments/-1").status_code == 404
