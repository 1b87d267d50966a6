"""Section 17: who knows what."""

import random

from nomarch import Match
from nomarch.games.egizia import sphinx_cards
from tests.egizia.table import GAME, SPHINX, TOMBS, Table, play, seat, setup, texts


def drawing(strength: int = 4) -> Match:
    """Seat 0 at the Sphinx has drawn four cards and has not decided yet."""
    table = Table().stones(9).crews(0, strength, 1, 1, 2).sphinx("X9", "X3", "X7", "X5").at_site(SPHINX, 0)
    return play(table.begin("building"), "crew:blue", "crew_done", "draw:4")


def deck_of(match: Match) -> list[str]:
    """The whole Sphinx deck from the top."""
    s = match.unpacked()
    return [sphinx_cards.IDS[s.sphinx_deck[(s.sphinx_top + n) % 32]] for n in range(s.sphinx_size)]


def test_everything_on_the_table_is_public() -> None:
    """EG-17.1"""
    chooser, match = random.Random(1), GAME.new(4, 1)
    hidden = {"sphinx", "sphinx_deck", "drawn", "seat"}
    while not match.over:
        match.play(chooser.choice(match.legal()))
        views = [match.view(viewer) for viewer in (None, 0, 1, 2, 3)]
        for view in views:
            for place in view["seats"]:
                place.pop("sphinx")
        open_parts = [{key: value for key, value in view.items() if key not in hidden} for view in views]
        assert open_parts.count(open_parts[0]) == 5


def test_numbers_of_cards_are_public() -> None:
    """EG-17.2"""
    match = play(drawing(), "keep:1")
    view = match.view(2)
    assert view["seats"][0]["sphinx_count"] == 1 and view["sphinx_deck"]["cards"] == 28
    told = [event for event in match.events(2) if event["event"] == "sphinx_drawn"]
    assert told[0]["paid"] == 4 and told[0]["free"] == 0


def test_held_sphinx_cards_are_known_to_their_owner_alone() -> None:
    """EG-17.3"""
    match = GAME.new(3, 1, None, setup(3))
    for viewer in (None, 0, 1, 2):
        shown = [place["sphinx"] for place in match.view(viewer)["seats"]]
        assert shown == [[f"X{who + 1}"] if who == viewer else None for who in range(3)]


def test_who_put_cards_under_the_deck_knows_them_and_their_places() -> None:
    """EG-17.4"""
    match = play(drawing(), "keep:1")  # X3 is kept; X5, X7, X9 go under the deck
    known = match.view(0)["sphinx_deck"]["known"]
    assert [card["card"] for card in known] == ["X5", "X7", "X9"]
    assert match.view(1)["sphinx_deck"]["known"] == match.view(None)["sphinx_deck"]["known"] == []
    for sample_seed in range(20):
        sample = match.sample(0, sample_seed)
        assert deck_of(sample)[-3:] == ["X5", "X7", "X9"] and seat(sample, 0)["sphinx"] == ["X3"]
    others = {tuple(deck_of(match.sample(1, seed))[-3:]) for seed in range(20)}
    assert len(others) > 10
    assert all(list(cards) == sorted(cards, key=sphinx_cards.IDS.index) for cards in others)  # as they are put back


def test_the_knowledge_ends_when_the_cards_are_drawn_again() -> None:
    """EG-17.4"""
    table = Table(2).stones(9, 9).crews(1, 5, 1, 1, 2).sphinx("X4", "X2").at_site(SPHINX, 0, 1)
    table.crews(0, 2, 1, 1, 2)
    match = play(table.begin("building"), "crew:blue", "crew_done", "draw:2", "keep_none")
    s = match.unpacked()
    assert [card["card"] for card in match.view(0)["sphinx_deck"]["known"]] == ["X2", "X4"] and s.sphinx_size == 29
    table.states = match.states.copy()
    table.put(sphinx_top=(s.sphinx_top + 26) % 32, sphinx_size=3)  # only X?, X2 and X4 are left in the deck
    match = play(table.play(), "crew:blue", "crew_done", "draw:3")
    assert match.to_move == 1 and match.view(0)["sphinx_deck"]["known"] == []


def test_decks_and_face_down_tombs_are_known_to_nobody() -> None:
    """EG-17.5, EG-17.6"""
    match = GAME.new(4, 1, None, setup())
    rows, decks = set(), set()
    for seed in range(20):
        sample = match.sample(0, seed)
        s = sample.unpacked()
        assert s.tombs[:4] == TOMBS[:4] and sorted(s.tombs) == sorted(match.unpacked().tombs)
        assert s.nile_deck[0][:10] == match.unpacked().nile_deck[0][:10]  # laid and seen
        assert all(sorted(s.nile_deck[deck]) == sorted(match.unpacked().nile_deck[deck]) for deck in range(3))
        rows.add(tuple(s.tombs))
        decks.add(tuple(s.nile_deck[0][10:]))
    assert len(rows) > 10 and len(decks) > 10


def test_sphinx_cards_being_looked_at_are_drawn_anew_for_the_others_only() -> None:
    """EG-17.3, EG-17.5"""
    match = drawing()
    assert all(match.sample(0, seed).view(0)["drawn"] == match.view(0)["drawn"] for seed in range(5))
    other = {tuple(match.sample(1, seed).view(0)["drawn"]["cards"]) for seed in range(10)}
    assert len(other) > 5
    for seed in range(5):
        everything = match.sample(1, seed).unpacked()
        cards = [bin(mask).count("1") for mask in (*everything.sphinx_held, everything.drawn)]
        assert sum(cards) + everything.sphinx_size == 29


def test_sphinx_cards_become_public_when_they_are_scored() -> None:
    """EG-17.7"""
    table = Table(2).held(0, "Y5", "N15").holds_sphinx(0, "X1").holds_sphinx(1, "X2").put(this_round=5)
    match = table.begin("final")  # seat 1 has scored, seat 0 may still upgrade
    assert match.view(None)["seats"][1]["sphinx"] == ["X2"] and match.view(1)["seats"][0]["sphinx"] is None
    assert all(match.sample(0, seed).view(0)["seats"][1]["sphinx"] == ["X2"] for seed in range(5))


def test_chance_decides_only_at_set_up() -> None:
    """EG-17.8, EG-19.67"""
    match, chooser = GAME.new(4, 7), random.Random(7)
    counter = match.states["rng_counter"].tobytes()
    while not match.over:
        match.play(chooser.choice(match.legal()))
    assert match.states["rng_counter"].tobytes() == counter
    again = GAME.new(4, 7)
    for action in match.actions:
        again.play(action)
    assert again.states.tobytes() == match.states.tobytes()


def test_a_sample_in_the_middle_of_keeping_two_can_be_played_on() -> None:
    """EG-17.3"""
    table = Table().stones(9).crews(0, 4, 1, 1, 2).held(0, "N4").sphinx("X9", "X3", "X7", "X5").at_site(SPHINX, 0)
    match = play(table.begin("building"), "crew:blue", "crew_done", "draw:4", "play:N4", "keep:2")
    for seed in range(5):
        sample = match.sample(2, seed)
        assert len(texts(sample)) == 3
        sample.play(sample.legal()[0])
        assert sample.view(None)["seats"][0]["sphinx_count"] == 2
