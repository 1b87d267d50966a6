"""What a seat observes says the same as what it sees."""

from collections import Counter
from typing import Any

import pytest

from nomarch import Match
from nomarch.games.fertility.actions import SQUARES
from nomarch.games.fertility.shops import KINDS
from tests.conformance.cases import Case, random_positions
from tests.fertility.positions import played, table


def seen(match: Match, seat: int) -> dict[str, float]:
    """The numbers by name."""
    return dict(zip(match.game.observation_names(), match.observation(seat).tolist(), strict=True))


def shops_of(seat: dict[str, Any]) -> list[dict[str, Any]]:
    """All shops of a seat in the view."""
    return [*seat["shops"], *(shop for district in seat["districts"] for shop in district["shops"])]


def lacking(shop: dict[str, Any]) -> Counter[str]:
    """The open symbols of a shop in the view: a token fills one of its kind if it can, else one for any (FE-13.22)."""
    needs = Counter(shop["needs"])
    for kind in shop["tokens"]:
        needs[kind if needs[kind] else "any"] -= 1
    return +needs


@pytest.mark.parametrize("players", (2, 4))
def test_the_numbers_agree_with_the_view(players: int) -> None:
    supplied = 0
    for match in random_positions(Case("fertility", players, ()), seed=5):
        if match.to_move is None:
            break
        own, view = match.to_move, match.view()
        numbers = seen(match, own)
        for shop in shops_of(view["seats"][own]):
            told = {kind: numbers[f"shops[{shop['shop']},lacks_{kind}]"] for kind in (*KINDS, "any")}
            assert told == pytest.approx({kind: lacking(shop)[kind] / 3 for kind in told})
            supplied += bool(shop["tokens"]) and not shop["full"]
            if shop["full"]:
                assert not any(number for name, number in numbers.items() if name.startswith(f"shops[{shop['shop']},"))
        for step in range(players):
            seat = view["seats"][(own + step) % players]
            label = f"+{step}" if step else "own"
            for kind in KINDS:
                taking = sum(bool(lacking(shop)[kind] + lacking(shop)["any"]) for shop in shops_of(seat))
                assert numbers[f"taking[{label},{kind}]"] == pytest.approx(min(taking / 10, 1))
                tokens = sum(shop["tokens"].count(kind) for shop in shops_of(seat))
                assert numbers[f"tokens[{label},{kind}]"] == pytest.approx(tokens / 20)
        rewards = [square for square in SQUARES if numbers[f"rewards[{square}]"]]
        assert rewards == view["rewards"]
        for tile in view["tiles"]:
            kind, square = tile["tile"][0], tile["square"]
            assert numbers[f"free[{square}]"] == 0 and numbers[f"kinds[{kind},{square}]"] == 1
    assert supplied


def test_what_is_printed_is_seen_until_it_is_covered() -> None:
    match = Case("fertility", 3, ()).new(1)
    numbers, valley = seen(match, 0), match.view()["valley"]
    assert numbers["columns"] == len(valley[0]) / 16
    for square in SQUARES:
        column, row = "abcdefghijklmnop".index(square[0]), int(square[1]) - 1
        shown = valley[row][column] if column < len(valley[row]) else " "
        assert numbers[f"wheat_squares[{square}]"] == (shown == "H")
        if numbers[f"free[{square}]"]:
            kinds = [kind for kind in KINDS if numbers[f"kinds[{kind},{square}]"]]
            assert kinds == ([shown.upper()] if shown in "acgp" else [])


def test_the_kinds_that_an_exchange_offers() -> None:
    match = table(decision="supply", held="A", metropolis="M_A", built="D03A")
    exchanges = [shop for shop in shops_of(match.view()["seats"][0]) if shop["gain"] == "exchange"]
    assert exchanges, "the district has an exchange shop"
    played(match, f"supply:{exchanges[0]['shop']}:A")
    assert match.decision == "exchange"
    offered = [kind for kind in KINDS if seen(match, 0)[f"exchange[{kind}]"]]
    assert offered == exchanges[0]["options"]
