"""Section 8B: the obelisk and the tombs."""

from tests.egizia.table import OBELISK, Table, happened, play, seat, stones, texts, tracks, why


def at_obelisk(strength: int = 8, stones: int = 25) -> Table:
    """Seat 0 stands at the obelisk and the tombs with a blue crew of this strength."""
    return Table().stones(stones).crews(0, strength, 1, 1, 2).tombs([2, 3, 6, 4, 5, 2]).at_site(OBELISK, 0)


def test_a_build_mixes_obelisk_and_tombs_in_any_order() -> None:
    """EG-8.8, EG-16.49"""
    match = play(at_obelisk().begin("building"), "crew:blue", "crew_done")
    play(match, "brick:obelisk", "brick:tomb", "brick:obelisk", "brick:tomb")
    assert match.decision == "track"
    assert match.scores[0] == 1 + 2 + 1 + 3 and stones(match, 0) == 25 - 7


def test_all_lower_levels_of_the_obelisk_come_first() -> None:
    """EG-8.9, EG-19.50"""
    match = play(at_obelisk().obelisk([1]).begin("building"), "crew:blue", "crew_done", "brick:obelisk")
    play(match, "brick:obelisk")
    assert [event["value"] for event in happened(match, "brick_laid")] == [1, 2]


def test_only_the_first_tomb_may_be_taken() -> None:
    """EG-8.10, EG-8.11"""
    match = play(at_obelisk().begin("building"), "crew:blue", "crew_done", "brick:tomb", "build_done")
    assert match.view()["tombs"][0] == {"value": 2, "seat": 0}
    assert match.view(1)["seats"][0]["tombs"] == [2] and match.view()["seats"][0]["bricks"] == [0, 1, 0, 0]
    done = Table().stones(25).crews(0, 8, 1, 1, 2).tombs([2] * 12, [1] * 12).at_site(OBELISK, 0)
    assert why(play(done.begin("building"), "crew:blue", "crew_done", "brick:obelisk"), "brick:tomb") == "EG-8.10"


def test_four_tombs_lie_open_and_a_new_one_may_be_taken_in_the_same_build() -> None:
    """EG-8.12, EG-19.49"""
    match = play(at_obelisk(strength=6, stones=6).begin("building"), "crew:blue", "crew_done", "brick:tomb")
    assert [tomb["value"] for tomb in match.view()["tombs"][:6]] == [2, 3, 6, 4, 5, None]
    play(match, "brick:tomb")
    assert [tomb["value"] for tomb in match.view()["tombs"][:7]] == [2, 3, 6, 4, 5, 2, None]
    assert "brick:tomb" not in texts(match) and why(match, "brick:tomb") == "EG-18.49"
    rest = Table().stones(25).crews(0, 8, 1, 1, 8).tombs([2, 2, 2, 2, 3], []).at_site(OBELISK, 0)
    match = play(rest.begin("building"), "crew:blue", "joker", *(["brick:tomb"] * 5))
    assert match.view()["tombs"][4] == {"value": 3, "seat": 0}  # it lay face down when the build began
    last = Table().stones(9).crews(0, 8, 1, 1, 2).tombs([2] * 12, [1] * 9).at_site(OBELISK, 0)
    match = play(last.begin("building"), "crew:blue", "crew_done", "brick:tomb")
    assert happened(match, "tomb_opened") == []  # all were open already


def test_the_cost_is_scored_at_the_end_of_the_build() -> None:
    """EG-8.13, EG-18.51"""
    match = play(at_obelisk().begin("building"), "crew:blue", "crew_done", "brick:tomb", "brick:obelisk")
    assert match.scores[0] == 0 and stones(match, 0) == 22 and match.view()["build"]["cost"] == 3
    assert play(match, "build_done").scores[0] == 3


def test_one_marker_moves_one_step_after_each_build_there() -> None:
    """EG-8.14"""
    match = play(at_obelisk().begin("building"), "crew:blue", "crew_done", "brick:tomb", "build_done")
    assert texts(match) == ["track:stone_sale", "track:grain_market"]
    assert tracks(play(match, "track:grain_market"), 0) == (1, 2)


def test_the_marker_step_comes_after_the_points_and_pays_for_nothing_there() -> None:
    """EG-16.50, EG-19.53"""
    table = at_obelisk(strength=8, stones=2).marker(0, 4, 1)
    match = play(table.begin("building"), "crew:blue", "crew_done", "brick:tomb", "track:stone_sale")
    assert stones(match, 0) == 3 and tracks(match, 0) == (5, 1)
    assert len(happened(match, "brick_laid")) == 1
    kinds = [event["event"] for event in match.events() if event["event"] in ("scored", "marker_moved")]
    assert kinds[:2] == ["scored", "marker_moved"]


def test_a_brick_must_fit_strength_and_stones() -> None:
    """EG-18.49, EG-18.42"""
    match = play(at_obelisk(strength=4, stones=3).begin("building"), "crew:blue", "crew_done", "brick:tomb")
    assert texts(match) == ["brick:obelisk", "build_done"]  # one stone is left
    assert why(match, "brick:tomb") == "EG-18.49" and why(match, "brick:row1") == "EG-18.42"


def test_a_complete_building_offers_nothing() -> None:
    """EG-16.53"""
    table = at_obelisk().obelisk([1] * 13)
    match = play(table.begin("building"), "crew:blue", "crew_done")  # the first tomb is the only thing to begin with
    assert texts(match) == ["brick:tomb", "build_done"] and why(match, "brick:obelisk") == "EG-16.53"


def test_spaces_of_one_level_are_worth_the_same() -> None:
    """EG-16.52"""
    match = play(at_obelisk().begin("building"), "crew:blue", "crew_done", "brick:obelisk", "brick:obelisk")
    assert [event["value"] for event in happened(match, "brick_laid")] == [1, 1]
    assert seat(match, 0)["bricks"][0] == 2
