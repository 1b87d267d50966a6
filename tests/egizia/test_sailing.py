"""Section 4 and the rulings on placement in section 16."""

import pytest

from nomarch import Match
from tests.egizia.table import GAME, OBELISK, SPHINX, Table, happened, play, seat, setup, strengths, texts, tracks, why


def locations(match: Match) -> list[int]:
    """The positions where a ship may be placed."""
    return [int(text[4:]) for text in texts(match) if text.startswith("loc:")]


def test_players_take_turns_in_tile_order_and_who_is_out_is_skipped() -> None:
    """EG-4.1, EG-4.2"""
    match = GAME.new(3, 1, None, {**setup(3), "order": [1, 2, 0]})
    asked = []
    for action in ("loc:4", "pass", "loc:10", "loc:14", "loc:16"):
        asked.append(match.to_move)
        play(match, action)
        while match.decision == "raise":
            play(match, "raise:blue")
    assert asked == [1, 2, 0, 1, 0] and match.to_move == 1


def test_a_space_holds_one_ship() -> None:
    """EG-4.3, EG-4.8"""
    match = play(Table().play(), "loc:4")
    assert why(match, "loc:4") == "EG-4.8"
    match = play(Table().at_site(SPHINX, 1, 2).play(), "loc:6")
    assert match.to_move == 1  # the third slot was the only one left
    assert match.view()["sites"][SPHINX]["slots"] == [1, 2, 0]
    match = play(Table().at_site(SPHINX, 1).play(), "loc:6")
    assert why(match, "slot:1") == "EG-4.3"


def test_a_new_ship_goes_downstream_of_all_own_ships() -> None:
    """EG-4.4, EG-19.29"""
    match = Table().ships(0, 3, 12).nile(C1="G2", C7="G3", C10="Q2").ships(1, 16).play()
    assert locations(match) == [13, 14, 18, 19, 20]
    assert {why(match, f"loc:{position}") for position in range(1, 12)} == {"EG-4.4"}
    assert why(match, "loc:12") == "EG-16.9"
    assert why(match, "loc:15") == "EG-4.6" and why(match, "loc:16") == "EG-4.8"


def test_without_a_ship_in_hand_nothing_can_be_placed() -> None:
    """EG-4.5"""
    table = Table(2).held(0, "N1").ships(0, 1, 2, 3, 4, 5, 7, 8).nile(C6="G2")
    match = play(table.play(), "loc:11")
    assert seat(match, 0)["ships_in_hand"] == 0
    assert match.to_move == 1  # N1 is of no use
    nobody_would_ask = Table(2).ships(0, 1, 2, 3, 4, 5, 7, 8, 9)
    assert why(Match.from_position(GAME, nobody_would_ask.states), "loc:20") == "EG-4.5"


def test_at_a_card_space_the_player_takes_the_card() -> None:
    """EG-4.6, EG-4.7"""
    match = play(Table().nile(C1="Q2", C2="N21").play(), "loc:1")
    assert seat(match, 0)["quarries"] == [3, 2]
    assert match.view()["river"][0] == {"position": 1, "id": "C1", "kind": "card", "card": None, "ships": [0]}
    assert why(match, "loc:1") == "EG-4.6"
    play(match, "loc:3")  # an Immediate card
    assert tracks(match, 1) == (3, 1) and match.view()["boxed"] == ["N21"] and seat(match, 1)["cards"] == []


def test_at_a_site_the_player_chooses_a_free_slot_or_stands_in_reserve() -> None:
    """EG-4.9, EG-4.11"""
    match = play(Table().at_site(SPHINX, None, 2).play(), "loc:6")
    assert texts(match) == ["slot:1", "slot:3"] and why(match, "slot:reserve") == "EG-4.11"
    match = play(Table().at_site(SPHINX, 1, 2, 3).play(), "loc:6")
    assert match.view()["sites"][SPHINX] == {"slots": [1, 2, 3], "reserve": 0, "extra": None}


def test_a_player_has_one_ship_at_each_site() -> None:
    """EG-4.10"""
    match = Table().held(0, "N14").at_site(SPHINX, 0).ships(0, 6, 10).play()
    assert 8 in locations(match) and why(match, "loc:6") == "EG-4.10"


def test_who_passes_is_out_for_the_rest_of_the_phase() -> None:
    """EG-4.12, EG-15.6, EG-16.6, EG-19.35"""
    match = play(Table().play(), "pass", "loc:1", "loc:2", "loc:3", "loc:5", "loc:4")
    assert match.to_move == 3
    play(match, "pass", "pass", "pass")
    assert match.view()["round"] == 2
    assert [event["seat"] for event in happened(match, "passed")] == [0, 3, 1, 2]


def test_who_cannot_place_is_out_without_being_asked() -> None:
    """EG-4.13"""
    table = Table(2).held(0, "N3").ships(0, 20).nile().put(sailor=1, to_move=1)
    match = play(table.play(), "loc:2")
    assert [event["seat"] for event in happened(match, "out")] == [0]  # although N3 could have been played
    assert match.to_move == 1


def test_the_phase_ends_when_all_are_out_and_ships_return_except_at_sites() -> None:
    """EG-4.14, EG-4.15"""
    table = Table(2).ships(0, 1, 4).at_site(OBELISK, 0).put(out=1).held(1, "N3")
    match = play(table.put(to_move=1).play(), "pass")
    assert match.decision == "feed" and match.to_move == 1
    assert seat(match, 0)["ships_in_hand"] == 7
    assert [place["ships"] for place in match.view()["river"] if place["ships"]] == [[0]]


def test_location_rules_together() -> None:
    """EG-16.8, EG-16.9"""
    table = Table().nile(C1="G2", C4="G3", C8="Q2").ships(0, 10).ships(1, 2, 14).at_site(SPHINX, 1).at_site(OBELISK, 1)
    assert locations(table.play()) == [12, 15, 16, 18, 20]
    assert locations(table.held(0, "N14").play()) == [1, 4, 6, 7, 8, 12, 15, 16, 18, 20]
    assert locations(table.held(0, "N16").play()) == [1, 2, 4, 6, 7, 8, 12, 14, 15, 16, 18, 20]


def test_a_ship_placed_upstream_changes_nothing_for_the_next() -> None:
    """EG-16.10, EG-11.19, EG-19.30"""
    match = Table(2).ships(0, 3, 12).held(0, "N14").play()
    assert 8 in locations(match)
    play(match, "loc:8", "ring:stay", "pass")
    assert match.to_move == 0 and seat(match, 0)["spent"] == ["N14"]
    assert why(match, "loc:10") == "EG-4.4" and min(locations(match)) == 13


def test_permissions_are_spent_only_where_they_are_needed() -> None:
    """EG-16.11, EG-11.21, EG-19.31"""
    table = Table(2).held(0, "N14", "N16").ships(0, 3)
    assert seat(play(table.play(), "loc:14"), 0)["spent"] == []
    match = play(Table(2).held(0, "N14", "N16").ships(0, 10, 12).play(), "loc:10")
    assert seat(match, 0)["spent"] == ["N14", "N16"]
    assert match.view()["river"][9]["ships"] == [0, 0] and seat(match, 0)["ships_in_hand"] == 5


def test_an_own_ship_on_a_round_space_needs_both_cards() -> None:
    """EG-16.12, EG-15.13, EG-19.32"""
    assert why(Table().held(0, "N16").ships(0, 10, 12).play(), "loc:10") == "EG-4.4"
    assert why(Table().held(0, "N14").ships(0, 10, 12).play(), "loc:10") == "EG-4.8"
    assert why(Table().held(0, "N14", "N16").ships(0, 10).play(), "loc:10") == "EG-16.9"


def test_an_occupied_space_may_hold_several_ships_and_gives_its_full_effect() -> None:
    """EG-16.13"""
    match = play(Table().held(0, "N16").ships(1, 4).ships(2, 4).play(), "loc:4")
    assert match.view()["river"][3]["ships"] == [0, 1, 2] and strengths(match, 0) == [1, 2, 2, 2]


def test_a_second_ship_must_be_placed_downstream_once_its_card_is_played() -> None:
    """EG-11.6, EG-16.14, EG-19.34, EG-16.3"""
    match = play(Table().nile(C1="N1").play(), "loc:1")
    assert texts(match) == ["play:N1", "done"]
    play(match, "play:N1")
    assert match.decision == "second_ship" and min(locations(match)) == 2 and "pass" not in texts(match)
    assert why(match, "pass") == "EG-18.33"
    play(match, "loc:2")
    assert match.to_move == 1 and tracks(match, 0) == (2, 2)
    nowhere = Table().held(0, "N1", "N6").ships(0, 19).nile()
    match = play(nowhere.play(), "loc:20", "ring:stay")
    assert texts(match) == ["play:N6", "done"] and why(match, "play:N1") == "EG-16.14"


def test_a_second_copy_gives_a_third_ship() -> None:
    """EG-16.15"""
    match = play(Table().held(0, "N1", "N1").play(), "loc:1", "play:N1", "loc:3", "play:N1", "loc:5")
    assert match.to_move == 1 and [p["ships"] for p in match.view()["river"][:5]] == [[0], [], [0], [], [0]]


def test_the_second_ship_belongs_to_a_turn_with_a_ship() -> None:
    """EG-16.16"""
    match = Table(2).held(0, "N1").play()
    assert why(match, "play:N1") == "EG-16.1"
    play(match, "pass")
    assert match.to_move == 1
    play(match, "loc:1")
    assert match.to_move == 1  # still nobody but seat 1


def test_the_extra_builder_needs_a_full_site() -> None:
    """EG-11.13, EG-16.17, EG-15.15, EG-19.15"""
    match = play(Table().held(0, "N8").at_site(SPHINX, 1, 2).play(), "loc:6")
    assert match.to_move == 1 and seat(match, 0)["cards"] == ["N8"]  # slot 3 was free and the only choice
    match = play(Table().held(0, "N8").at_site(SPHINX, 1).play(), "loc:6")
    assert why(match, "slot:extra") == "EG-16.17"
    match = play(Table().held(0, "N8").at_site(SPHINX, 1, 2, 3).play(), "loc:6")
    assert texts(match) == ["slot:reserve", "slot:extra"]
    play(match, "slot:extra")
    assert match.view()["sites"][SPHINX]["extra"] == 0 and match.view()["boxed"] == ["N8"]


def test_a_ship_in_reserve_cannot_become_an_extra_builder_later() -> None:
    """EG-16.18"""
    match = Table().at_site(SPHINX, 1, 2, 3, reserve=0).held(0, "N8").play()
    assert match.decision == "sail" and why(match, "slot:extra") == "EG-18.30"
    assert not any("N8" in text or "slot" in text for text in texts(match))


def test_three_players_have_two_slots_and_a_reserve() -> None:
    """EG-19.41"""
    match = play(Table(3).at_site(SPHINX, 1, 2).play(), "loc:6")
    assert match.view()["sites"][SPHINX] == {"slots": [1, 2], "reserve": 0, "extra": None}


def test_a_third_of_two_players_never_stands_beside_a_site() -> None:
    """EG-16.63, EG-7.5"""
    match = play(Table(2).held(0, "N8").at_site(SPHINX, 1).play(), "loc:6")
    assert match.view()["sites"][SPHINX]["slots"] == [1, 0] and seat(match, 0)["cards"] == ["N8"]


def test_leftover_cards_are_offered_to_holders_in_tile_order() -> None:
    """EG-11.17, EG-16.25"""
    table = Table(3).nile(C4="N22", C7="Q3").held(1, "N12").put(out=0b011, to_move=2)
    match = play(table.play(), "pass")
    assert match.decision == "left" and match.to_move == 1
    assert texts(match) == ["take:C4", "take:C7", "take_none"] and why(match, "take:C1") == "EG-16.25"
    play(match, "take_none")
    assert happened(match, "nothing_taken")[0]["seat"] == 1 and match.view()["boxed"].count("Q3") == 1


def test_a_leftover_card_is_resolved_like_any_other() -> None:
    """EG-16.26, EG-19.57"""
    table = Table(3).nile(C4="N22", C7="Q3").held(1, "N12").stones(2, 2, 2).put(out=0b011, to_move=2)
    match = play(table.play(), "pass", "take:C7")
    assert seat(match, 1)["stones"] == 2 + 3 + 3 and "N22" in match.view()["boxed"]
    table = Table(3).nile(C4="N22").held(1, "N12").put(out=0b011, to_move=2)
    match = play(table.play(), "pass", "take:C4")
    assert match.decision == "raise" and match.to_move == 1
    play(match, "raise:blue", "raise:blue")
    assert strengths(match, 1) == [3, 1, 1, 2]


def test_the_leftover_card_works_in_the_round_in_which_it_is_taken() -> None:
    """EG-16.27"""
    match = play(Table(2).nile(C4="N12", C7="Q3").play(), "loc:7", "pass", "pass")
    assert match.decision == "left" and match.to_move == 0


@pytest.mark.parametrize("edition", ["german", "czech", "polish"])
def test_passing_is_allowed_in_every_edition(edition: str) -> None:
    """EG-4.12"""
    match = GAME.new(2, 1, {"edition": edition}, setup(2))
    while match.decision == "opening":
        match.play("keep:1")
    assert "pass" in texts(match)
