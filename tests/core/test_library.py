"""Games by name, and as packages."""

import pytest

import nomarch
from nomarch import UnknownGame


def test_games_are_found_by_name() -> None:
    assert "camelup" in nomarch.games()
    assert nomarch.game("camelup").name == "camelup"
    with pytest.raises(UnknownGame, match=r"there is no game 'chess'; there are .*camelup"):
        nomarch.game("chess")


def test_the_list_of_games_does_not_hide_their_package() -> None:
    import nomarch.games.camelup.odds as odds

    assert nomarch.games.camelup.GAME is nomarch.game("camelup")
    assert callable(odds.leg_odds)
    with pytest.raises(AttributeError):
        _ = nomarch.games.chess
