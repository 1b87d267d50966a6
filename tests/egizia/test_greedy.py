"""What actions promise at first sight is sensible, and `greedy` plays better than anything legal."""

from nomarch.bots import ask, make_bot
from nomarch.bots.players import JudgingBot
from nomarch.games.egizia import greedy
from nomarch.games.egizia.judges import as_if_last
from tests.egizia.table import GAME, SPHINX, Table, play


def test_four_players_by_first_sight_score_as_people_do() -> None:
    scores: list[int] = []
    for seed in range(4):
        match = GAME.new(4, seed)
        bots = [JudgingBot(10 * seed + seat, greedy.values) for seat in range(4)]
        while match.to_move is not None:
            match.play(ask(match, bots[match.to_move]))
        scores += match.scores
    assert 65 < sum(scores) / len(scores) < 110


def test_greedy_players_beat_random_ones() -> None:
    match = GAME.new(3, 8)
    bots = [make_bot(match.game, "random", 1), make_bot(match.game, "greedy", 2), make_bot(match.game, "random", 3)]
    while match.to_move is not None:
        match.play(ask(match, bots[match.to_move]))
    assert match.winners == [1] and match.scores[1] > 2 * max(match.scores[0], match.scores[2])


def test_before_the_first_round_greedy_looks_at_the_whole_game() -> None:
    match = GAME.new(2, 1, {"edition": "czech"})
    assert match.view(0)["decision"] == "opening"
    assert as_if_last(match, match.legal()) == greedy.values(match, match.legal())


def test_a_build_is_judged_by_all_that_it_gives() -> None:
    table = Table().stones(9).crews(0, 5, 1, 1, 2).at_site("pyramid_and_temple", 0)
    match = table.begin("building")
    values = greedy.values(match, match.legal())
    best = max(match.legal(), key=lambda action: values[action.id])
    assert str(best) == "crew:blue"  # withdrawing, or a weak crew, is worth less


def test_a_sphinx_card_that_is_sure_is_kept() -> None:
    table = Table(2).stones(9).crews(0, 2, 1, 1, 2).sphinx("X6", "X7").tombs([2] * 12, [1] * 12).put(this_round=5)
    match = play(table.at_site(SPHINX, 0).begin("building"), "crew:blue", "crew_done", "draw:2")
    values = greedy.values(match.sample(0, 1), match.legal())
    assert str(max(match.legal(), key=lambda action: values[action.id])) == "keep:1"
