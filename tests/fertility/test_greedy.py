"""The greedy bot, and the table in the terminal."""

import random
from statistics import mean

import pytest
from rich.console import Console

from nomarch import Match
from nomarch.games.fertility import greedy
from nomarch.games.fertility.components import TURNS_EACH
from nomarch.games.fertility.drawing import draw
from tests.fertility.positions import FERTILITY, legal, table

NAMES = ["You", "Anna", "Bo", "Cy"]


def greedy_game(players: int, seed: int) -> Match:
    """A game of greedy bots, each seeing only samples."""
    match, chooser = FERTILITY.new(players, seed), random.Random(seed)
    while not match.over:
        values = greedy.values(match.sample(match.to_move, seed), match.legal())
        best = max(values.values())
        match.play(chooser.choice([number for number, value in values.items() if value == best]))
    return match


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_bots_score_like_people(players: int) -> None:
    # the rulebook's example player scores 87; random play about 30
    assert 72 < mean(score for seed in range(15) for score in greedy_game(players, seed).scores) < 95


def best(match: Match) -> str:
    """The action that the greedy bot likes most."""
    values = greedy.values(match, match.legal())
    return max(legal(match), key=lambda text: values[match.game.vocabulary.parse(text)])


def test_the_greedy_bot_fills_the_shop_that_pays_most() -> None:
    match = table(decision="supply", held="P", built="D04P", seat=0)
    match.states["turn"] = (TURNS_EACH - 1) * match.players  # its last one
    assert best(match) == "supply:4:P"


def test_the_greedy_bot_judges_every_legal_action_whatever_is_hidden() -> None:
    match = FERTILITY.new(4, 3)
    for _ in range(60):
        values = [greedy.values(match.sample(match.to_move, seed), match.legal()) for seed in (1, 2)]
        assert values[0] == values[1] and set(values[0]) == {action.id for action in match.legal()}
        match.play(match.legal()[-1])


def picture(match: Match, colour: bool = False) -> str:
    """What the terminal shows."""
    console = Console(
        width=80, force_terminal=colour, no_color=not colour, color_system="truecolor" if colour else None
    )
    with console.capture() as captured:
        console.print(draw(match.view(0), match.game.words(), NAMES[: match.players]))
    return captured.get()


def test_the_table_fits_into_80_columns_and_says_everything_without_colour() -> None:
    match = greedy_game(4, 2).at(90)
    shown = picture(match)
    assert all(len(line) <= 80 for line in shown.splitlines())
    assert "\x1b" not in shown and "\x1b" in picture(match, colour=True)
    for kind, number in match.view()["store"].items():
        assert f"{kind} {number}" in shown
    for name in NAMES:
        assert name in shown


def test_the_valley_shows_tiles_ground_start_and_monuments_where_they_are() -> None:
    match = table(reserve="AC GP AG")
    match.play("place:0:E:h4")
    rows = picture(match).splitlines()
    assert rows[0].startswith("   a b c d e f g h i j k l")
    assert rows[1].startswith("1  · · ‡ · ≈ · · · · p · ·")
    assert rows[7].startswith("4  · · · · ‡ · # A-C · · c")


def test_a_shop_shows_what_lies_in_it_and_what_it_lacks() -> None:
    shown = picture(table(built="D04P D10A D03P", shops="0G 5C 7A"))
    assert " 0 (G)→2" in shown and " 4 P→5" in shown and " 5 (C)A→7" in shown
    assert " 7 (A)P→Anubis+Ra" in shown and " 8 C→2/C" in shown and "10 P→swap ACG" in shown
