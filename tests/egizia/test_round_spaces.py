"""Section 5, and the card that repeats a round space."""

from tests.egizia.table import GAME, Table, happened, play, seat, setup, stones, strengths, texts, tracks, why


def test_edfu_moves_the_stone_sale_then_the_grain_market() -> None:
    """EG-5.1"""
    match = play(Table().marker(0, 4, 4).play(), "loc:2")
    assert tracks(match, 0) == (5, 5) and stones(match, 0) == 5 and match.scores[0] == 2
    moved = [event for event in match.events() if event["event"] == "marker_moved"]
    assert [event["track"] for event in moved] == ["stone_sale", "grain_market"]


def test_the_three_pair_spaces_raise_their_crews() -> None:
    """EG-5.2, EG-5.4, EG-5.5"""
    assert strengths(play(Table().play(), "loc:4"), 0) == [1, 2, 2, 2]
    assert strengths(play(Table().play(), "loc:10"), 0) == [2, 2, 1, 2]
    assert strengths(play(Table().play(), "loc:14"), 0) == [2, 1, 2, 2]


def test_passalon_raises_the_joker_and_then_the_ring_may_move() -> None:
    """EG-5.3, EG-16.22"""
    match = play(Table().play(), "loc:8")
    assert strengths(match, 0) == [1, 1, 1, 3] and texts(match) == ["ring:left", "ring:stay", "ring:right"]
    assert play(match, "ring:stay").view()["ring"] == "middle"


def test_alyi_raises_a_crew_of_choice_and_gives_two_stones() -> None:
    """EG-5.6, EG-15.8, EG-16.23"""
    for edition in ("german", "polish"):
        match = play(Table(edition=edition).play(), "loc:16")
        assert texts(match) == ["raise:blue", "raise:black", "raise:yellow", "raise:joker"]
        play(match, "raise:joker")
        assert strengths(match, 0) == [1, 1, 1, 3] and stones(match, 0) == 4


def test_heliopolis_is_like_passalon_but_never_shared() -> None:
    """EG-5.7, EG-19.33"""
    match = play(Table().play(), "loc:20", "ring:right")
    assert strengths(match, 0) == [1, 1, 1, 3] and match.view()["ring"] == "right"
    assert why(Table().held(0, "N16").ships(1, 20).ships(0, 5).nile().play(), "loc:20") == "EG-5.7"
    table = Table(2).held(0, "N16").ships(0, 19).ships(1, 20).nile().put(sailor=1, to_move=1)
    match = play(table.held(1, "N14").play(), "pass")
    assert [event["seat"] for event in happened(match, "out")] == [0]


def test_the_ring_never_leaves_its_three_spaces() -> None:
    """EG-5.8, EG-19.24"""
    match = play(Table().ring("right").play(), "loc:8")
    assert texts(match) == ["ring:left", "ring:stay"] and why(match, "ring:right") == "EG-5.8"
    match = play(Table().ring("left").play(), "loc:8")
    assert texts(match) == ["ring:stay", "ring:right"] and why(match, "ring:left") == "EG-5.8"


def test_a_step_beyond_the_maximum_is_lost() -> None:
    """EG-5.9, EG-19.39"""
    match = play(Table().crews(0, 8, 1, 1, 2).nile(C1="N23b").play(), "loc:1")
    assert strengths(match, 0) == [8, 2, 1, 2]
    assert happened(match, "raise_lost") == [{"event": "raise_lost", "seat": 0, "crew": "blue", "after": 1}]


def test_only_crews_below_the_maximum_may_be_chosen() -> None:
    """EG-5.10, EG-19.40"""
    match = play(Table().crews(0, 8, 3, 8, 7).play(), "loc:16")
    assert texts(match) == ["raise:black", "raise:joker"] and why(match, "raise:blue") == "EG-5.10"
    match = play(Table().crews(0, 8, 8, 8, 8).stones(24).play(), "loc:16")
    assert match.to_move == 1 and stones(match, 0) == 25 and strengths(match, 0) == [8, 8, 8, 8]


def test_the_repeat_card_doubles_crew_and_joker_spaces() -> None:
    """EG-11.11, EG-16.19, EG-16.20, EG-15.22, EG-19.14"""
    match = play(Table().held(0, "N6").play(), "loc:10")
    assert texts(match) == ["play:N6", "done"]
    assert strengths(play(match, "play:N6"), 0) == [3, 3, 1, 2] and match.to_move == 1
    match = play(Table().held(0, "N6").ring("left").play(), "loc:8", "ring:right", "play:N6", "ring:right")
    assert strengths(match, 0) == [1, 1, 1, 4] and match.view()["ring"] == "right"
    match = play(Table().held(0, "N6").ring("left").play(), "loc:8", "ring:stay", "play:N6", "ring:stay")
    assert match.view()["ring"] == "left"


def test_the_repeat_card_doubles_edfu_step_by_step() -> None:
    """EG-16.20, EG-19.36"""
    match = play(Table().held(0, "N6").marker(0, 3, 4).stones(0).play(), "loc:2", "play:N6")
    assert tracks(match, 0) == (5, 5) and stones(match, 0) == 3 and match.scores[0] == 4


def test_the_repeat_card_gives_a_second_free_choice_at_alyi() -> None:
    """EG-16.20, EG-18.50, EG-19.37"""
    match = play(Table().held(0, "N6").play(), "loc:16", "raise:blue", "play:N6", "raise:joker")
    assert strengths(match, 0) == [2, 1, 1, 3] and stones(match, 0) == 2 + 4
    match = play(Table().held(0, "N6").play(), "loc:16", "raise:blue", "play:N6", "raise:blue")
    assert strengths(match, 0) == [3, 1, 1, 2]


def test_the_repeat_card_works_at_heliopolis_unless_switched_off() -> None:
    """EG-16.21, EG-19.38"""
    assert GAME.new(2, 1).options["heliopolis_repeat"] is True
    match = play(Table().held(0, "N6").play(), "loc:20", "ring:stay")
    assert texts(match) == ["play:N6", "done"]
    table = Table(heliopolis_repeat=False).held(0, "N6", "N1").held(0, "N14")
    match = play(table.play(), "loc:20", "ring:stay")
    assert texts(match) == ["play:N1", "done"] and why(match, "play:N6") == "EG-16.21"
    match = play(Table(heliopolis_repeat=False).held(0, "N6").play(), "loc:8", "ring:stay")
    assert texts(match) == ["play:N6", "done"]


def test_the_repeat_card_is_for_the_space_just_entered_only_and_once() -> None:
    """EG-16.19"""
    match = play(Table().held(0, "N6", "N1").play(), "loc:4", "play:N1", "loc:5")
    assert match.to_move == 1  # playing N1 ended the chance
    match = play(Table().held(0, "N6", "N1").play(), "loc:1")
    assert texts(match) == ["play:N1", "done"] and why(match, "play:N6") == "EG-16.19"
    table = Table().held(0, "N6", "N1")
    match = play(table.play(), "loc:4", "play:N6")
    assert texts(match) == ["play:N1", "done"] and seat(match, 0)["cards"] == ["N1"]


def test_the_river_gives_the_same_in_every_edition() -> None:
    """EG-5.6"""
    for edition in ("german", "czech", "polish"):
        match = GAME.new(2, 1, {"edition": edition}, setup(2))
        while match.decision == "opening":
            match.play("keep:1")
        play(match, "loc:16", "raise:joker")
        assert strengths(match, 0)[3] == 3
