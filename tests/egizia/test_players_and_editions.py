"""Sections 14 and 15: two and three players, and where the three editions differ or do not."""

import random

import pytest

from nomarch import BadOptions, Match
from nomarch.games.egizia.components import OPENING_DRAW, SCORE_FLOOR, TABLE, UPGRADES_COUNT
from tests.egizia.table import GAME, SPHINX, Table, happened, play, seat, setup, strengths, texts

EDITIONS = ("german", "czech", "polish")


def opened(edition: str, players: int = 2) -> Match:
    """A match of an edition after the opening cards."""
    match = GAME.new(players, 1, {"edition": edition}, setup(players))
    while match.decision == "opening":
        match.play("keep:1")
    return match


def test_with_two_or_three_players_two_slots_are_open_and_all_else_is_the_same() -> None:
    """EG-14.1, EG-14.2"""
    for players in (2, 3):
        view = Table(players).play().view()
        assert len(view["sites"][SPHINX]["slots"]) == 2 and len(view["order"]) == players
        assert sum(place["card"] is not None for place in view["river"]) == 10 and len(view["tombs"]) == 12


def test_the_optional_cards_replace_two_others() -> None:
    """EG-14.3, EG-15.5"""
    match = GAME.new(3, 5, {"edition": "polish", "optional_cards": True})
    assert match.setup is not None
    deck, sphinx = match.setup["nile"]["1/2"], match.setup["sphinx"]
    assert "N11b" in deck and "N11" not in deck and len(deck) == 22
    assert "X28b" in sphinx and "X28" not in sphinx and len(sphinx) == 29
    without = GAME.new(3, 5, {"edition": "polish"}).setup
    assert without is not None and "N11b" not in without["nile"]["1/2"] and "X28b" not in without["sphinx"]


def test_the_optional_cards_need_the_polish_edition_and_two_or_three_players() -> None:
    """EG-14.4"""
    assert GAME.new(2, 1, {"edition": "polish"}).options["optional_cards"] is False
    for players, edition in ((4, "polish"), (3, "german"), (2, "czech")):
        with pytest.raises(BadOptions, match=r"EG-14\.4"):
            GAME.new(players, 1, {"edition": edition, "optional_cards": True})


def test_the_edition_changes_exactly_four_things() -> None:
    """EG-15.1"""
    assert GAME.new(2, 1).options["edition"] == "german"
    assert OPENING_DRAW.tolist() == [1, 2, 1]
    assert SCORE_FLOOR.tolist() == [False, False, True]
    assert UPGRADES_COUNT.tolist() == [True, True, False]
    switches = {key for edition in EDITIONS for key in TABLE["editions"][edition]} - {"src"}
    assert switches == {
        "opening_draw",
        "opening_keep",
        "score_floor",
        "upgrades_count_for_most",
        "optional_cards_allowed",
    }


def test_the_opening_card_is_dealt_or_chosen_from_two() -> None:
    """EG-15.2, EG-18.29, EG-19.26"""
    german = GAME.new(4, 1, {"edition": "german"}, setup())
    czech = GAME.new(4, 1, {"edition": "czech"}, setup())
    polish = GAME.new(4, 1, {"edition": "polish"}, setup())
    assert german.decision == polish.decision == "sail" and czech.decision == "opening"
    assert texts(czech) == ["keep:1", "keep:2"]
    play(czech, "keep:2", "keep:1", "keep:1", "keep:1")
    assert czech.decision == "sail"
    assert [seat(czech, who)["sphinx"] for who in range(4)] == [["X2"], ["X3"], ["X5"], ["X7"]]
    assert german.view()["sphinx_deck"]["cards"] == czech.view()["sphinx_deck"]["cards"] == 25
    known = [czech.view(who)["sphinx_deck"]["known"] for who in range(4)]
    assert known == [[{"above": 21 + who, "card": card}] for who, card in enumerate(("X1", "X4", "X6", "X8"))]


def test_the_same_moves_take_a_score_below_0_but_not_in_the_polish_edition() -> None:
    """EG-15.3, EG-19.27"""
    final = {}
    for edition in EDITIONS:
        match = opened(edition)
        play(match, "loc:4", "pass", "loc:10", "loc:14", "loc:16", "raise:joker", "pass")
        final[edition] = match.scores[0]
    assert final["german"] == final["czech"] < 0 and final["polish"] == 0
    assert Table(2, edition="polish").scores(2, 0).crews(0, 2, 2, 2, 2).begin("feeding").scores[0] == 0
    assert Table(2, edition="german").scores(2, 0).crews(0, 2, 2, 2, 2).begin("feeding").scores[0] == -4


def test_in_the_polish_edition_a_marker_on_0_does_not_move() -> None:
    """EG-15.3, EG-19.28"""
    for edition, order in (("polish", [0, 1]), ("german", [1, 0])):
        table = Table(2, edition=edition).crews(0, 2, 1, 1, 3).scores(0, 0)
        assert table.begin("feeding").view()["front_to_back"] == order


def test_upgraded_fields_count_by_printed_colour_in_the_polish_edition() -> None:
    """EG-15.4, EG-19.59"""
    points = {}
    for edition in EDITIONS:
        table = Table(2, edition=edition).held(0, "Y5", "N15").upgraded("Y5").put(unattached=0).held(1, "G3")
        points[edition] = table.holds_sphinx(0, "X22").begin("final").score_sheet()[0]["sphinx_cards"]
    assert points == {"german": 6, "czech": 6, "polish": 0}


def test_the_same_upgrade_parts_the_editions_at_the_end() -> None:
    """EG-15.4, EG-18.45, EG-15.21"""
    for edition in EDITIONS:
        table = Table(2, edition=edition).held(0, "Y5", "N15").holds_sphinx(0, "X23").put(this_round=5)
        match = table.begin("final")
        if edition == "polish":
            assert match.over and match.score_sheet()[0]["sphinx_cards"] == 7
        else:
            assert match.decision == "final" and texts(match) == ["upgrade:Y5", "done"]
            play(match, "upgrade:Y5")
            assert match.over and match.score_sheet()[0]["sphinx_cards"] == 0


def test_passing_is_part_of_every_edition() -> None:
    """EG-15.6"""
    assert all("pass" in texts(opened(edition)) for edition in EDITIONS)


def test_cards_left_on_the_nile_are_discarded_in_every_edition() -> None:
    """EG-15.7"""
    for edition in EDITIONS:
        match = play(opened(edition), "pass", "pass")
        assert len(match.view()["boxed"]) == 10


def test_the_joker_is_a_builder_everywhere() -> None:
    """EG-15.8"""
    for edition in EDITIONS:
        match = play(Table(2, edition=edition).nile(C1="N22").play(), "loc:1")
        assert "raise:joker" in texts(match)


def test_two_pictured_cards_move_their_own_tracks_everywhere() -> None:
    """EG-15.9"""
    for edition in EDITIONS:
        table = Table(2, edition=edition).nile(C1="B6")
        assert seat(play(table.play(), "loc:1"), 0)["tracks"] == {"stone_sale": 2, "grain_market": 1}


def test_a_build_takes_one_crew_in_every_edition_and_may_mix_buildings() -> None:
    """EG-15.10, EG-15.11"""
    for edition in EDITIONS:
        table = Table(2, edition=edition).stones(25).crews(0, 8, 1, 1, 2).at_site("pyramid_and_temple", 0)
        match = play(table.begin("building"), "crew:blue")
        assert not any(text.startswith("crew:") for text in texts(match))
        play(match, "crew_done", "brick:row1", "brick:left", "build_done")
        assert match.score_sheet()[0]["pyramid"] == match.score_sheet()[0]["temple"] == 1


def test_buying_strength_works_before_and_after_feeding_in_every_edition() -> None:
    """EG-15.12"""
    for edition in EDITIONS:
        before = Table(2, edition=edition).held(0, "N13").stones(5).play()
        after = Table(2, edition=edition).held(0, "N13").stones(5).begin("participation")
        assert "play:N13" in texts(before) and "play:N13" in texts(after)


def test_an_own_ship_is_no_exception_from_sailing_downstream_in_any_edition() -> None:
    """EG-15.13"""
    for edition in EDITIONS:
        table = Table(2, edition=edition).held(0, "N16").ships(0, 4, 10)
        assert "loc:4" not in texts(table.play())


def test_first_place_and_extra_builder_read_the_same_everywhere() -> None:
    """EG-15.14, EG-15.15"""
    for edition in EDITIONS:
        table = Table(edition=edition).stones(9, 9, 9, 9).held(3, "N9").at_site(SPHINX, 0, 1, 2, extra=3)
        match = play(table.begin("building"), "play:N9")
        assert match.to_move == 3


def test_sphinx_cards_read_the_same_everywhere() -> None:
    """EG-15.16, EG-15.17, EG-15.23"""
    for edition in EDITIONS:
        table = Table(edition=edition).crews(0, 3, 1, 1, 2).holds_sphinx(0, "X17", "X8", "X4").temple(left=[1] * 4)
        for who in range(4):
            table.marker(who, stone_sale=5)
        match = table.stones(0, 0, 0, 0).begin("final")
        assert match.score_sheet()[0]["sphinx_cards"] == 3 + 7 + 6


def test_slips_in_one_edition_are_ignored() -> None:
    """EG-15.18, EG-15.19"""
    for edition in EDITIONS:
        table = Table(2, edition=edition).crews(0, 3, 3, 2, 2).scores(50, 0).marker(0, stone_sale=5, grain_market=1)
        assert table.begin("feeding").scores[0] == 50 - 4 * 3  # by the grain market alone, for each missing grain


def test_the_pyramid_stands_on_two_bricks_in_every_edition() -> None:
    """EG-15.20"""
    for edition in EDITIONS:
        table = Table(2, edition=edition).stones(25).crews(0, 8, 1, 1, 2).row(1, [1]).at_site("pyramid_and_temple", 0)
        match = play(table.begin("building"), "crew:blue", "crew_done")
        assert "brick:row2" not in texts(match) and "brick:row2" in texts(play(match, "brick:row1"))


def test_upgrades_may_be_stacked_and_come_late_in_every_edition() -> None:
    """EG-15.21"""
    for edition in EDITIONS:
        table = Table(2, edition=edition).held(0, "B7", "N15", "N15")
        match = play(table.begin("participation"), "upgrade:B7", "upgrade:B7")
        assert seat(match, 0)["fields"][1]["colour"] == "green"


def test_repeating_a_joker_space_moves_the_ring_up_to_twice_everywhere() -> None:
    """EG-15.22"""
    for edition in EDITIONS:
        table = Table(2, edition=edition).held(0, "N6")
        match = play(table.play(), "loc:8", "ring:stay", "play:N6", "ring:stay")
        assert match.view()["ring"] == "middle" and strengths(match, 0)[3] == 4


def test_five_or_six_points_in_an_example_change_no_rule() -> None:
    """EG-15.24"""
    for gained in (5, 6):
        table = Table(2).scores(4, 7).stones(gained, 3).held(0, "N10").held(1, "B8")
        match = play(table.play(), f"sell:{gained}")
        assert match.scores[0] == 4 + gained


def test_the_last_round_gives_out_tiles_in_every_edition() -> None:
    """EG-15.25"""
    for edition in EDITIONS:
        table = Table(2, edition=edition).scores(1, 3).put(this_round=5)
        table.begin("ordering")
        assert [event["tile"] for event in table.told() if event["event"] == "order_tile"] == [2, 1]


def test_whole_games_end_in_every_edition() -> None:
    """EG-15.1"""
    for edition in EDITIONS:
        match, chooser = opened(edition, 3), random.Random(edition)
        while not match.over:
            match.play(chooser.choice(match.legal()))
        assert len(happened(match, "final_scoring")) == 3
