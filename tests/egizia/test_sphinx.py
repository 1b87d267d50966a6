"""Section 8A: drawing Sphinx cards."""

from tests.egizia.table import SPHINX, Table, happened, play, seat, stones, texts, why


def at_sphinx(*cards: str, strength: int = 1, stones: int = 9, joker: int = 2) -> Table:
    """Seat 0 stands at the Sphinx with a blue crew of this strength; X1, X2, ... are on top of the deck."""
    table = Table().stones(stones).crews(0, strength, 1, 1, joker).held(0, *cards)
    return table.sphinx(*(f"X{n}" for n in range(1, 10))).at_site(SPHINX, 0)


def test_the_number_of_paid_cards_is_chosen_before_seeing_any() -> None:
    """EG-8.1"""
    match = play(at_sphinx(strength=3).begin("building"), "crew:blue", "crew_done")
    assert texts(match) == ["draw:1", "draw:2", "draw:3"] and why(match, "draw:4") == "EG-8.1"
    assert match.view(0)["drawn"] is None
    match = play(at_sphinx(strength=8).begin("building"), "crew:blue", "crew_done")
    assert texts(match)[-1] == "draw:5"
    match = play(at_sphinx(strength=8, stones=2).begin("building"), "crew:blue", "crew_done")
    assert texts(match) == ["draw:1", "draw:2"]


def test_free_cards_come_on_top_up_to_five_in_all() -> None:
    """EG-8.2, EG-11.16, EG-16.44, EG-19.45"""
    match = play(at_sphinx("N11", strength=4, joker=3).begin("building"), "crew:blue", "joker")
    assert texts(match)[-1] == "draw:5"
    play(match, "draw:4")
    assert match.decision == "free" and texts(match) == ["free:0", "free:1"] and why(match, "free:2") == "EG-16.44"
    play(match, "free:1")
    assert len(match.view(0)["drawn"]["cards"]) == 5 and stones(match, 0) == 5


def test_with_five_paid_cards_nothing_is_free() -> None:
    """EG-16.45, EG-19.45"""
    match = play(at_sphinx("N11", strength=8).begin("building"), "crew:blue", "crew_done", "draw:5")
    assert match.decision == "keep"


def test_one_crew_one_stone_three_cards() -> None:
    """EG-16.44, EG-19.12"""
    match = play(at_sphinx("N11", stones=1).begin("building"), "crew:blue", "crew_done", "free:2")
    assert match.view(0)["drawn"]["cards"] == ["X1", "X2", "X3"]
    play(match, "keep:1")
    assert stones(match, 0) == 0 and match.scores[0] == 2 + 1 and seat(match, 0)["sphinx"] == ["X1"]


def test_only_the_drawing_player_sees_the_cards_which_come_from_the_top() -> None:
    """EG-8.3, EG-17.2"""
    match = play(at_sphinx(strength=2).begin("building"), "crew:blue", "crew_done", "draw:2")
    assert match.view(0)["drawn"]["cards"] == ["X1", "X2"]
    for viewer in (1, None):
        drawn = match.view(viewer)["drawn"]
        assert drawn["cards"] is None and drawn["count"] == 2
    assert [event.get("sphinx") for event in match.events(1) if event["event"] == "sphinx_seen"] == [None, None]
    assert [event.get("sphinx") for event in match.events(0) if event["event"] == "sphinx_seen"] == ["X1", "X2"]


def test_one_card_or_none_is_kept() -> None:
    """EG-8.4"""
    match = play(at_sphinx(strength=2).begin("building"), "crew:blue", "crew_done", "draw:2")
    assert texts(match) == ["keep:1", "keep:2", "keep_none"] and why(match, "keep:3") == "EG-8.4"
    play(match, "keep_none")
    assert seat(match, 0)["sphinx"] == [] and match.scores[0] == 2 + 1


def test_the_others_go_under_the_deck_in_ascending_order_for_a_point_each() -> None:
    """EG-8.5, EG-8.6, EG-16.47"""
    table = at_sphinx(strength=4).sphinx("X9", "X3", "X7", "X5")
    match = play(table.begin("building"), "crew:blue", "crew_done", "draw:4", "keep:2")
    assert seat(match, 0)["sphinx"] == ["X5"]
    assert match.view(0)["sphinx_deck"] == {
        "cards": 28,
        "known": [{"above": 25, "card": "X3"}, {"above": 26, "card": "X7"}, {"above": 27, "card": "X9"}],
    }
    returned = [event["points"] for event in happened(match, "scored") if event["category"] == "sphinx_returned"]
    assert returned == [3]


def test_kept_cards_stay_hidden_and_score_only_at_the_end() -> None:
    """EG-8.7, EG-17.3"""
    match = play(at_sphinx().crews(0, 1, 1, 1, 2).sphinx("X20").begin("building"), "crew:blue", "crew_done", "keep:1")
    assert match.scores[0] == 1  # for taking part only
    assert seat(match, 0)["sphinx"] == ["X20"]
    assert match.view(1)["seats"][0]["sphinx"] is None and match.view(1)["seats"][0]["sphinx_count"] == 1


def test_keeping_two_cards_needs_two_and_then_exactly_two_are_kept() -> None:
    """EG-11.9, EG-16.46, EG-19.47"""
    match = play(at_sphinx("N4", strength=3).begin("building"), "crew:blue", "crew_done", "draw:1")
    assert texts(match) == ["keep:1", "keep_none"] and why(match, "play:N4") == "EG-16.46"
    match = play(at_sphinx("N4", "N4", strength=3).begin("building"), "crew:blue", "crew_done", "draw:3")
    assert texts(match) == ["play:N4", "keep:1", "keep:2", "keep:3", "keep_none"]
    play(match, "play:N4")
    assert texts(match) == ["keep:1", "keep:2", "keep:3"]
    assert why(match, "keep_none") == "EG-16.46" and why(match, "play:N4") == "EG-16.46"
    play(match, "keep:1")
    assert texts(match) == ["keep:2", "keep:3"] and why(match, "keep:1") == "EG-8.4"  # numbers do not shift
    play(match, "keep:3")
    assert seat(match, 0)["sphinx"] == ["X1", "X3"] and match.scores[0] == 1 + 1


def test_the_deck_never_runs_out() -> None:
    """EG-16.48: four players hold at most one card from the opening and two from each of five rounds with N4."""
    most_kept = 4 * (1 + 5) + 2  # two copies of N4 keep a second card each
    assert 29 - most_kept >= 3
    table = at_sphinx(strength=8)
    table.put(sphinx_size=2)
    match = play(table.begin("building"), "crew:blue", "crew_done")
    assert texts(match) == ["draw:1", "draw:2"]  # if it could, the deck would be the limit


def test_one_free_card_with_the_optional_card() -> None:
    """EG-11.30, EG-19.46"""
    table = Table(3, edition="polish", optional_cards=True).stones(9).crews(0, 3, 1, 1, 2).at_site(SPHINX, 0)
    match = play(table.held(0, "N11b").begin("building"), "crew:blue", "crew_done", "draw:2")
    assert texts(match) == ["free:0", "free:1"] and why(match, "free:2") == "EG-16.44"
