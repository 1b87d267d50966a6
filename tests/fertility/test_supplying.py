"""Supplying shops (section 7), and what each kind of shop gives (section 8)."""

from typing import Any

from nomarch import Match
from tests.fertility.positions import happened, held, legal, place, played, refused, table, wheat


def shop(match: Match, index: int) -> dict[str, Any]:
    """Seat 0's shop of this index."""
    seat = match.view()["seats"][0]
    shops = [*seat["shops"], *(entry for district in seat["districts"] for entry in district["shops"])]
    found: dict[str, Any] = next(entry for entry in shops if entry["shop"] == index)
    return found


def test_shops_are_supplied_token_by_token_with_or_without_a_new_district() -> None:
    # FE-15.63, FE-7.1, FE-7.2, FE-7.7
    built = played(table(decision="build", display="D04P D04A D04C D04G", held="PA"), "build:0", "pay:A")
    assert "supply:4:P" in legal(built)
    not_built = played(table(decision="build", display="D04P D04A D04C D04G", held="PP", built="D04P"), "no_build")
    assert "supply:4:P" in legal(not_built)
    played(not_built, "supply:4:P")
    assert held(not_built) == "P" and not_built.decision == "supply"


def test_the_rulebook_example_of_supplying() -> None:
    # FE-15.32, FE-7.3, FE-7.4, FE-7.5, FE-8.5: one cattle, one papyrus, one grapes
    match = table(decision="supply", held="CPG", metropolis="M_C", built="D04P")
    assert [match.game.vocabulary.parse(text) for text in ("supply:2:G", "supply:4:P", "supply:5:C")] == [
        1564,
        1573,
        1575,
    ]
    played(match, 1564)
    assert wheat(match) == 1 and happened(match, "wheat_gained")
    played(match, 1573)
    assert shop(match, 4)["full"] and match.score_sheet()[0]["general"] == 5
    played(match, 1575)
    assert shop(match, 5)["tokens"] == ["C"] and not shop(match, 5)["full"]
    assert match.score_sheet()[0]["general"] == 5


def test_an_unfinished_shop_is_filled_in_a_later_turn() -> None:
    # FE-7.4, FE-7.5
    match = table(decision="supply", held="A", built="D04P", shops="5C")
    assert match.score_sheet()[0]["general"] == 0
    played(match, "supply:5:A")
    assert match.score_sheet()[0]["general"] == 7


def test_a_shop_takes_one_token_for_each_symbol_and_only_of_that_kind() -> None:
    # FE-7.3
    match = table(decision="supply", held="ACC", built="D02C")
    assert refused(match, "supply:4:A") == "FE-7.3" and refused(match, "supply:1:C") == "FE-7.3"
    played(match, "supply:4:C", "supply:4:C")
    assert shop(match, 4)["full"] and held(match) == "A"
    assert refused(match, "supply:4:C") in ("FE-7.1", "FE-7.3")


def test_an_any_symbol_takes_any_kind_once() -> None:
    # FE-7.3
    for kind in "ACGP":
        match = played(table(decision="supply", held=kind * 2, metropolis="M_A"), f"supply:0:{kind}")
        assert shop(match, 0)["tokens"] == [kind] and f"supply:0:{kind}" not in legal(match)


def test_only_held_tokens_and_existing_shops_can_be_named() -> None:
    # FE-7.1, FE-14.21
    match = table(decision="supply", held="A", built="D08A")
    assert refused(match, "supply:0:P") == "FE-7.1"
    for index in (5, 6, 7, 24):
        assert refused(match, f"supply:{index}:A") == "FE-14.21"


def test_a_token_in_a_shop_never_moves_again() -> None:
    # FE-15.64, FE-7.6
    match = table(shops="0G 3G", reserve="AC GP AG")
    while not match.over:
        match.play(match.legal()[-1])
        assert shop(match, 0)["tokens"] == ["G"] and "G" in shop(match, 3)["tokens"]


def test_supplying_is_asked_as_long_as_something_fits_and_ends_when_one_wants() -> None:
    # FE-3.2, FE-7.1, FE-14.17
    match = played(table(decision="supply", held="AA"), "supply_done")
    assert match.decision == "take"
    nothing_fits = table(reserve="AC GP AG", shops="0G 1A", display="D08A D08C D08G D08P")
    played(nothing_fits, place(0, "E", "(3,7)"))
    assert nothing_fits.decision == "take"


def test_a_token_keeps_its_own_kind_in_an_any_shop() -> None:
    # FE-15.65, FE-8.2, FE-13.22
    match = table(decision="supply", held="GG", metropolis="M_G", built="D08G")
    played(match, "supply:0:G", "supply:4:G")
    assert match.score_sheet()[0] == {"general": 2, "specialists": 6, "statues": 0, "monuments": 0, "granary": 0}
    assert match.scores[0] == 8


def test_an_exact_symbol_is_filled_before_an_any_symbol() -> None:
    # FE-13.22, with a shop that has both
    components = {"metropolis": [{"shops": [{"needs": ["A", "any"], "gain": "debens", "value": 3}] * 4}] * 4}
    match = table({"components": components}, decision="supply", held="AAGG")
    played(match, "supply:0:A")
    assert {"supply:0:A", "supply:0:G"} <= set(legal(match))
    played(match, "supply:1:G")
    assert "supply:1:A" in legal(match) and refused(match, "supply:1:G") == "FE-7.3"
    played(match, "supply:1:A")
    assert shop(match, 1)["full"] and match.score_sheet()[0]["general"] == 3


def test_a_general_shop_gives_its_debens() -> None:
    # FE-8.1
    match = played(table(decision="supply", held="A", metropolis="M_A"), "supply:1:A")
    assert match.score_sheet()[0]["general"] == 4


def test_a_specialist_pays_for_every_token_of_its_kind() -> None:
    # FE-8.2
    match = played(table(decision="supply", held="C", built="D07C", shops="2C 5C"), "supply:4:C")
    assert match.score_sheet()[0]["specialists"] == 3


def test_god_shops_give_the_statues_that_they_show() -> None:
    # FE-8.3
    one = played(table(decision="supply", held="A", built="D05A"), "supply:4:A")
    assert one.score_sheet()[0]["statues"] == 2
    two = played(table(decision="supply", held="AP", built="D10A"), "supply:4:A", "supply:4:P")
    assert two.score_sheet()[0]["statues"] == 5


def test_an_any_god_shop_gives_a_statue_of_another_god() -> None:
    # FE-8.4, FE-13.27
    match = table(decision="supply", held="C", built="D05A D06A", shops="4A 7A")
    assert match.score_sheet()[0]["statues"] == 2
    played(match, "supply:7:C")
    assert match.score_sheet()[0]["statues"] == 5


def test_a_wheat_shop_moves_the_marker_at_once() -> None:
    # FE-8.5
    match = played(table(decision="supply", held="C", wheat=4), "supply:2:C")
    assert wheat(match) == 5 and match.score_sheet()[0]["granary"] == 14


def test_wheat_beyond_the_last_space_is_lost_and_the_shop_is_full() -> None:
    # FE-15.37, FE-13.16
    match = played(table(decision="supply", held="C", wheat=10), "supply:2:C")
    assert wheat(match) == 10 and shop(match, 2)["full"]


def test_exchanges_form_a_chain() -> None:
    # FE-15.34, FE-8.6, FE-13.23, FE-13.24, FE-13.25
    match = table(decision="supply", held="P", built="D03P D03A")
    played(match, "supply:4:P")
    assert match.decision == "exchange" and {text.split(":")[2] for text in legal(match)} == {"A", "C", "G"}
    played(match, "exchange:7:A")
    assert match.decision == "exchange" and {text.split(":")[2] for text in legal(match)} == {"C", "G", "P"}
    played(match, "exchange:5:C")
    tokens = [shop(match, index)["tokens"] for index in (4, 7, 5)]
    assert tokens == [["P"], ["A"], ["C"]] and held(match) == ""
    assert match.view()["store"] == {"A": 19, "C": 19, "G": 20, "P": 19}
    assert match.decision == "take"


def test_an_exchanged_token_goes_into_another_shop_with_an_open_symbol_for_it() -> None:
    # FE-13.24, FE-8.6, FE-7.3, FE-14.21
    match = played(table(decision="supply", held="P", built="D03P", store="AAC"), "supply:4:P")
    assert refused(match, "exchange:4:A") == "FE-13.24"
    assert refused(match, "exchange:5:A") is None  # a shop of the same district
    assert refused(match, "exchange:5:P") == "FE-8.6"
    assert refused(match, "exchange:5:G") == "FE-13.23"
    assert refused(match, "exchange:1:C") == "FE-7.3"
    assert refused(match, "exchange:20:A") == "FE-14.21"


def test_an_exchange_that_fills_a_wheat_shop_gives_the_wheat_at_once() -> None:
    # FE-13.25
    match = played(table(decision="supply", held="P", built="D03P"), "supply:4:P", "exchange:2:C")
    assert wheat(match) == 1


def test_an_exchange_yields_nothing_when_nothing_is_possible() -> None:
    # FE-15.35, FE-13.23, FE-13.26
    full = table(decision="supply", held="P", built="D03P", shops="0A 1A 2C 3GP 5A")
    played(full, "supply:4:P")
    assert full.decision == "take" and shop(full, 4)["full"]
    empty = table(decision="supply", held="P", built="D03P", store="PPP")
    played(empty, "supply:4:P")
    assert empty.decision == "take" and shop(empty, 4)["full"]


def test_a_possible_exchange_cannot_be_declined() -> None:
    # FE-15.36, FE-13.23
    match = played(table(decision="supply", held="PA", built="D03P"), "supply:4:P")
    assert all(text.startswith("exchange:") for text in legal(match))
    for action in ("supply_done", "supply:0:A", "take:0"):
        assert refused(match, action) == "FE-13.23"
    assert refused(table(decision="supply", held="A"), "exchange:0:A") == "FE-8.6"
