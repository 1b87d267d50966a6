"""Section 7: building in general, ships in their order, teams, and the cards for them."""

from nomarch import Match
from nomarch.games.egizia import nile_cards
from tests.egizia.table import OBELISK, PYRAMID, SPHINX, Table, happened, play, seat, stones, strengths, texts, why


def order(match: Match) -> list[int | None]:
    """The seats in the order in which they build at the Sphinx, everybody with one crew and one card."""
    acted = []
    answers = {"build": "crew:blue", "team": "crew_done", "draw": "draw:1", "keep": "keep_none"}
    while match.decision in answers:
        if match.decision == "build":
            acted.append(match.to_move)
        match.play(answers[match.decision])
    return acted


def test_sites_are_handled_one_after_the_other() -> None:
    """EG-7.1"""
    table = Table().stones(9, 9, 9, 9).at_site(PYRAMID, 0).at_site(OBELISK, 1).at_site(SPHINX, 2)
    match = table.begin("building")
    assert match.to_move == 2
    play(match, "crew:blue", "crew_done", "keep:1")
    assert match.to_move == 1
    play(match, "crew:blue", "crew_done", "track:stone_sale")
    assert match.to_move == 0


def test_everybody_sees_at_which_site_is_being_built() -> None:
    """EG-7.1, EG-17.1"""
    table = Table().stones(9, 9, 9, 9).at_site(OBELISK, 1).at_site(SPHINX, 2)
    assert table.play().view()["site"] is None  # ships still sail
    match = table.begin("building")
    assert [match.view(who)["site"] for who in (0, 2, None)] == [SPHINX] * 3
    play(match, "withdraw")
    assert match.view()["site"] == OBELISK


def test_ships_act_by_slot_then_extra() -> None:
    """EG-7.2, EG-11.13"""
    table = Table().stones(9, 9, 9, 9).at_site(SPHINX, 3, 1, 0, extra=2)
    assert order(table.begin("building")) == [3, 1, 0, 2]


def test_a_ship_builds_or_withdraws_and_a_withdrawn_ship_returns_at_once() -> None:
    """EG-7.3"""
    match = Table().stones(9, 9, 9, 9).at_site(SPHINX, 0, 1).begin("building")
    play(match, "withdraw")
    assert seat(match, 0)["ships_in_hand"] == 8 and match.to_move == 1
    assert match.view()["sites"][SPHINX]["slots"] == [None, 1, None]


def test_the_reserve_builds_only_if_somebody_withdrew() -> None:
    """EG-7.4, EG-16.41, EG-19.42"""
    table = Table().stones(9, 9, 9, 9).at_site(SPHINX, 0, 1, 2, reserve=3)
    match = play(table.begin("building"), "withdraw")
    assert order(match) == [1, 2, 3]
    table = Table().stones(9, 9, 9, 9).at_site(SPHINX, 0, 1, 2, reserve=3)
    match = table.begin("building")
    assert order(match) == [0, 1, 2]
    assert [event["seat"] for event in happened(match, "scored") if event["category"] == "participation"] == [0, 1, 2]


def test_never_more_than_one_ship_stands_beside_a_site() -> None:
    """EG-7.5"""
    for players in (2, 3, 4):
        match = Table(players).play()
        for _ in range(players):
            play(match, "loc:6")
            if match.decision == "slot":
                play(match, texts(match)[0])
        site = match.view()["sites"][SPHINX]
        assert None not in site["slots"] and (site["reserve"] is not None) == (players > len(site["slots"]))


def test_a_build_uses_one_plain_crew() -> None:
    """EG-7.6, EG-15.10"""
    for edition in ("german", "polish"):
        match = Table(edition=edition).stones(9).at_site(SPHINX, 0).begin("building")
        play(match, "crew:black")
        assert texts(match) == ["joker", "crew_done"] and why(match, "crew:blue") == "EG-18.38"


def test_the_joker_joins_a_crew_and_is_never_alone() -> None:
    """EG-7.7"""
    match = Table().stones(9).at_site(SPHINX, 0).begin("building")
    assert why(match, "joker") == "EG-7.7"
    play(match, "crew:blue", "joker")
    assert match.decision == "draw" and texts(match) == ["draw:1", "draw:2", "draw:3"]


def test_crews_that_built_are_used_until_the_next_round_and_keep_their_strength() -> None:
    """EG-7.8"""
    table = Table().stones(9).at_site(SPHINX, 0).at_site(PYRAMID, 0)
    match = play(table.begin("building"), "crew:blue", "joker", "draw:1", "keep:1")
    assert match.decision == "build" and texts(match) == ["crew:black", "crew:yellow", "withdraw"]
    assert why(match, "crew:blue") == "EG-7.8" and strengths(match, 0) == [1, 1, 1, 2]
    table = Table().stones(9).used(0, "joker").held(0, "N7").at_site(PYRAMID, 0)
    assert why(play(table.begin("building"), "crew:blue"), "joker") == "EG-7.8"


def test_strength_is_that_of_crews_joker_and_plus_three_cards() -> None:
    """EG-7.9, EG-11.12"""
    table = Table().stones(9).crews(0, 2, 1, 1, 4).held(0, "N7", "N7").at_site(PYRAMID, 0)
    match = play(table.begin("building"), "crew:blue", "joker", "play:N7", "play:N7")
    ready = happened(match, "team_ready")[0]
    assert (ready["crews"], ready["joker"], ready["strength"]) == (1, 1, 2 + 4 + 3 + 3)
    assert match.view()["boxed"] == ["N7", "N7"]


def test_cost_is_bounded_by_strength_and_stones_and_taken_exactly() -> None:
    """EG-7.10, EG-7.11"""
    table = Table().stones(4).crews(0, 7, 1, 1, 2).obelisk([1] * 4).tombs([6, 3, 4, 5]).at_site(OBELISK, 0)
    match = play(table.begin("building"), "crew:blue", "crew_done")
    assert stones(match, 0) == 1 and match.decision == "track"  # the obelisk's 3 fitted, the tomb's 6 did not
    table = Table().stones(25).crews(0, 4, 1, 1, 2).obelisk([1] * 4).tombs([3, 3, 4, 5]).at_site(OBELISK, 0)
    match = play(table.begin("building"), "crew:blue", "crew_done", "brick:tomb")
    assert stones(match, 0) == 22 and match.decision == "track"  # 4 of strength do not carry 3 + 3


def test_a_build_costs_at_least_one() -> None:
    """EG-7.12"""
    table = Table().stones(9).crews(0, 3, 1, 1, 2).at_site(PYRAMID, 0)
    match = play(table.begin("building"), "crew:blue", "crew_done")
    assert "build_done" not in texts(match) and why(match, "build_done") == "EG-7.12"
    assert "build_done" in texts(play(match, "brick:row1"))


def test_who_cannot_build_withdraws_without_being_asked() -> None:
    """EG-7.13, EG-19.13, EG-18.48"""
    table = Table().stones(0).held(0, "N11").at_site(SPHINX, 0)
    table.begin("building")
    assert [event["seat"] for event in table.told() if event["event"] == "withdrawn"] == [0]
    match = Table().stones(9).at_site(SPHINX, 0).begin("building")
    assert "withdraw" in texts(match)  # building is never forced


def test_a_used_crew_can_be_raised() -> None:
    """EG-7.14"""
    table = Table().stones(9).held(0, "N17").used(0, "blue").at_site(PYRAMID, 0)
    match = play(table.begin("building"), "play:N17", "raise:blue")
    assert strengths(match, 0) == [2, 1, 1, 2] and "crew:blue" not in texts(match)


def test_bricks_are_unlimited() -> None:
    """EG-7.15"""
    table = Table(2).stones(25).crews(0, 8, 8, 8, 8).tombs([2] * 12, [0] * 11).obelisk([0] * 12)
    match = play(table.at_site(OBELISK, 0).begin("building"), "crew:blue", "joker", "brick:tomb", "brick:obelisk")
    assert match.view()["seats"][0]["bricks"] == [13, 12, 0, 0]  # more than 20 stones of the box


def test_first_place_is_offered_before_each_site_to_who_stands_there_or_later() -> None:
    """EG-16.36, EG-11.14"""
    table = Table().stones(9, 9, 9, 9).held(3, "N9").at_site(SPHINX, 0).at_site(PYRAMID, 1, 3)
    match = table.begin("building")
    assert match.decision == "site" and match.to_move == 3 and texts(match) == ["play:N9", "done"]
    play(match, "done")
    assert match.to_move == 0
    play(match, "withdraw")
    assert match.decision == "site" and match.to_move == 3  # asked again; the empty obelisk was passed over
    table = Table().stones(9, 9, 9, 9).held(3, "N9").at_site(SPHINX, 0, 3).at_site(OBELISK, 1)
    match = play(table.begin("building"), "done", "withdraw", "withdraw")
    assert match.decision == "build" and match.to_move == 1  # no ship of seat 3 is left


def test_first_place_works_at_this_and_all_later_sites_of_the_round() -> None:
    """EG-16.37, EG-15.14"""
    table = Table().stones(9, 9, 9, 9).held(3, "N9").at_site(SPHINX, 0, 3).at_site(PYRAMID, 1, 2, 3)
    match = play(table.begin("building"), "play:N9")
    assert match.view()["boxed"] == ["N9"] and match.to_move == 3
    play(match, "withdraw")
    assert match.to_move == 0
    play(match, "withdraw")
    acted = []
    while match.decision == "build":
        acted.append(match.to_move)
        play(match, "withdraw")
    assert acted == [3, 1, 2]


def test_first_place_lets_a_reserve_ship_build_and_costs_nobody_a_place() -> None:
    """EG-16.38, EG-19.43"""
    table = Table().stones(9, 9, 9, 9).held(3, "N9").at_site(SPHINX, 0, 1, 2, reserve=3)
    assert order(play(table.begin("building"), "play:N9")) == [3, 0, 1, 2]


def test_first_place_of_a_slot_leaves_the_others_reserve_ship_in_reserve() -> None:
    """EG-16.39, EG-19.44"""
    table = Table().stones(9, 9, 9, 9).held(2, "N9").at_site(SPHINX, 0, 1, 2, reserve=3)
    assert order(play(table.begin("building"), "play:N9")) == [2, 0, 1]
    table = Table().stones(9, 9, 9, 9).held(2, "N9").at_site(SPHINX, 0, 1, 2, reserve=3)
    match = play(table.begin("building"), "play:N9", "withdraw")
    assert order(match) == [0, 1, 3]


def test_there_is_only_one_first_place_card() -> None:
    """EG-16.40"""
    assert nile_cards.IDS.count("N9") == 1


def test_the_team_is_fixed_before_the_first_card_or_brick() -> None:
    """EG-16.42"""
    table = Table().stones(9).crews(0, 3, 3, 1, 2).held(0, "N7", "N2").at_site(PYRAMID, 0)
    match = play(table.begin("building"), "crew:blue", "crew_done", "brick:row1")
    assert not {"joker", "play:N7", "play:N2"} & set(texts(match))
    assert why(match, "play:N7") == "EG-16.1" and why(match, "joker") == "EG-18.42"


def test_two_crews_joker_and_plus_three_add_up() -> None:
    """EG-11.7, EG-16.43"""
    table = Table().stones(25).crews(0, 2, 3, 4, 5).held(0, "N2", "N2", "N7").at_site(PYRAMID, 0)
    match = play(table.begin("building"), "crew:blue", "play:N2")
    assert match.decision == "second_crew" and texts(match) == ["crew:black", "crew:yellow"]
    play(match, "crew:yellow")
    assert why(match, "play:N2") == "EG-16.43"
    play(match, "joker", "play:N7")
    ready = happened(match, "team_ready")[0]
    assert (ready["crews"], ready["strength"]) == (2, 2 + 4 + 5 + 3)
    assert [crew for crew, state in seat(match, 0)["crews"].items() if state["used"]] == ["blue", "yellow", "joker"]


def test_cards_played_before_withdrawing_stay_played() -> None:
    """EG-16.54"""
    match = play(Table().stones(0).held(0, "N3").at_site(PYRAMID, 0).begin("building"), "play:N3", "withdraw")
    assert match.view()["boxed"].count("N3") == 1 and stones(match, 0) == 6


def test_at_a_complete_site_every_ship_withdraws() -> None:
    """EG-16.53"""
    table = Table(2).stones(9, 9).obelisk([0] * 13).tombs([2] * 12, [1] * 12).at_site(OBELISK, 0, 1).held(1, "N3")
    match = table.begin("building")
    assert [event["seat"] for event in table.told() if event["event"] == "withdrawn"] == [0]
    assert match.to_move == 1 and texts(match) == ["play:N3", "withdraw"]


def test_stones_may_still_come_from_a_card() -> None:
    """EG-18.48, EG-19.65"""
    match = Table().stones(0).held(0, "N3").at_site(PYRAMID, 0).begin("building")
    assert texts(match) == ["play:N3", "withdraw"]
    assert "crew:blue" in texts(play(match, "play:N3"))


def test_a_crew_is_offered_only_if_it_can_reach_the_cheapest_thing() -> None:
    """EG-18.46, EG-18.47, EG-19.48"""
    table = Table().stones(5).crews(0, 3, 1, 1, 2).used(0, "black", "yellow").obelisk([1] * 8).tombs([6, 3, 4, 5])
    match = table.at_site(OBELISK, 0).begin("building")
    assert texts(match) == ["crew:blue", "withdraw"]
    play(match, "crew:blue")  # then only the joker, then only the obelisk's 5
    assert match.decision == "track" and stones(match, 0) == 0 and seat(match, 0)["crews"]["joker"]["used"]
    table = Table().stones(5).crews(0, 3, 2, 1, 2).obelisk([1] * 8).tombs([6, 3, 4, 5]).at_site(OBELISK, 0)
    match = table.begin("building")
    assert texts(match) == ["crew:blue", "withdraw"] and why(match, "crew:black") == "EG-18.46"
    table = Table().stones(4).crews(0, 8, 8, 8, 8).held(0, "N3").obelisk([1] * 8).tombs([6, 3, 4, 5])
    match = table.at_site(OBELISK, 0).begin("building")
    assert texts(match) == ["play:N3", "withdraw"] and why(match, "crew:blue") == "EG-18.46"


def test_a_team_may_rely_on_cards_in_hand() -> None:
    """EG-18.46, EG-18.47"""
    table = Table().stones(9).crews(0, 2, 2, 1, 2).held(0, "N2", "N7").obelisk([1] * 10).tombs([2] * 12, [1] * 12)
    match = table.at_site(OBELISK, 0).begin("building")  # the next level is 7
    assert texts(match) == ["crew:blue", "crew:black", "crew:yellow", "withdraw"]
    play(match, "crew:yellow")
    assert why(match, "crew_done") == "EG-18.47"
    play(match, "play:N2")
    assert texts(match) == ["crew:blue", "crew:black"]


def test_the_second_crew_must_suffice_with_joker_and_plus_three() -> None:
    """EG-18.46"""
    table = Table().stones(9).crews(0, 4, 1, 3, 2).used(0, "joker").held(0, "N2").obelisk([1] * 10)
    match = table.tombs([2] * 12, [1] * 12).at_site(OBELISK, 0).begin("building")  # the next level is 7
    assert texts(match) == ["crew:blue", "crew:yellow", "withdraw"]
    play(match, "crew:blue")  # then only N2, and only yellow is strong enough
    assert match.decision == "track" and not seat(match, 0)["crews"]["black"]["used"]
    assert seat(match, 0)["crews"]["yellow"]["used"]
