"""Section 1 and the lists of cards: the components are those of the rules."""

from nomarch.games.egizia import components, nile_cards, sphinx_cards
from nomarch.games.egizia.actions import VOCABULARY
from nomarch.games.egizia.components import TABLE
from tests.egizia.table import GAME, Table, play, seat, stones, texts


def test_each_player_gets_the_pieces_of_the_box() -> None:
    """EG-1.1, EG-1.2, EG-1.3, EG-1.4, EG-1.5, EG-1.18, EG-1.21, EG-1.22"""
    assert list(GAME.players) == [2, 3, 4]
    match = Table().play()
    for number in range(4):
        place = seat(match, number)
        assert place["ships_in_hand"] == 8
        assert {crew: state["strength"] for crew, state in place["crews"].items()} == {
            "blue": 1,
            "black": 1,
            "yellow": 1,
            "joker": 2,
        }
        assert place["quarries"] == [3]
        assert [(field["colour"], field["value"]) for field in place["fields"]] == [("green", 6)]
    assert TABLE["inventory"]["stones_per_player"] == {"count": 24, "markers": 4, "src": "PDC"}


def test_there_are_22_and_22_and_12_nile_cards_and_29_sphinx_cards() -> None:
    """EG-1.6, EG-1.7, EG-1.8, EG-1.28, EG-19.66"""
    assert [len(cards) for cards in nile_cards.DECK_CARDS] == [22, 22, 12]
    assert len(nile_cards.CARDS) == 56 + 1
    optional = [card["id"] for card in nile_cards.CARDS if card.get("optional")]
    assert optional == ["N11b"] and nile_cards.CARDS[-1]["deck"] == "1/2"
    assert sphinx_cards.DECK_SIZE == 29
    assert [card["id"] for card in sphinx_cards.CARDS if card.get("optional")] == ["X28b"]


def test_there_are_20_tomb_tiles_4_order_tiles_and_one_ring() -> None:
    """EG-1.9, EG-1.10, EG-1.25"""
    assert sorted(components.TOMB_TILES) == [value for value in (2, 3, 4, 5, 6) for _ in range(4)]
    assert TABLE["inventory"]["order_tiles"]["count"] == TABLE["inventory"]["scarabs"]["count"] == 4
    assert TABLE["inventory"]["water_rings"]["count"] == 1


def test_the_nile_has_ten_card_spaces_seven_round_spaces_and_three_sites_in_their_order() -> None:
    """EG-1.11, EG-1.23"""
    river = Table().play().view()["river"]
    upstream = "C1 edfu C2 thebae C3 abydus C4 passalon C5 selinon"
    downstream = "C6 amarna C7 beni_hasan C8 alyi C9 giza C10 heliopolis"
    assert [place["id"] for place in river] == f"{upstream} {downstream}".split()
    kinds = [place["kind"] for place in river]
    assert [kinds.count(kind) for kind in ("card", "round", "site")] == [10, 7, 3]


def test_a_site_has_three_slots_with_four_players_and_two_with_fewer() -> None:
    """EG-1.12"""
    for players, slots in ((2, 2), (3, 2), (4, 3)):
        sites = Table(players).play().view()["sites"]
        assert {len(site["slots"]) for site in sites.values()} == {slots}


def test_the_ring_has_three_spaces_and_the_stone_track_ends_at_25() -> None:
    """EG-1.13, EG-1.14"""
    assert components.RINGS == ("left", "middle", "right")
    match = Table().held(0, "N3").stones(24).play()
    assert stones(play(match, "play:N3"), 0) == 25


def test_both_tracks_have_five_spaces_and_the_market_its_penalties() -> None:
    """EG-1.15, EG-1.16, EG-1.17"""
    lost = []
    for space in range(1, 6):
        table = Table(2).crews(0, 2, 1, 1, 3).marker(0, grain_market=space).scores(50, 0)
        lost.append(50 - table.begin("feeding").scores[0])
    assert lost == [3, 2, 2, 1, 1]
    assert TABLE["stone_sale"]["spaces"]["value"] == 5
    edfu = Table().marker(0, 5, 5).stones(0).nile()
    match = play(edfu.play(), "loc:2")
    assert seat(match, 0)["tracks"] == {"stone_sale": 5, "grain_market": 5}


def test_no_crew_gets_stronger_than_eight() -> None:
    """EG-1.19"""
    match = Table().crews(0, 8, 7, 7, 8).play()
    play(match, "loc:16")
    assert texts(match) == ["raise:black", "raise:yellow"]


def test_start_stones_depend_on_the_tile() -> None:
    """EG-1.20"""
    match = GAME.new(4, 3)
    order = match.view()["order"]
    assert [match.view()["seats"][who]["stones"] for who in order] == [2, 3, 4, 5]


def test_the_obelisk_has_thirteen_spaces_on_nine_levels() -> None:
    """EG-1.24"""
    assert components.OBELISK_VALUES.tolist() == [1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 7, 8, 9]
    assert len(components.OBELISK_VALUES) == 13 and components.OBELISK_VALUES.sum() == 55


def test_the_temple_has_two_pillars_two_columns_and_two_top_stones() -> None:
    """EG-1.26"""
    values = 2 * components.PILLAR_VALUES.tolist()
    values += [int(components.COLUMN_VALUE)] * int(components.COLUMNS)
    values += [int(components.TOP_STONE_VALUE)] * int(components.TOP_STONES)
    assert values == [1, 2, 3, 4, 1, 2, 3, 4, 5, 5, 6, 6] and sum(values) == 42


def test_the_pyramid_has_six_rows() -> None:
    """EG-1.27"""
    assert components.ROW_SPACES.tolist() == [6, 5, 4, 3, 2, 1]
    assert int((components.ROW_SPACES * components.ROW_VALUES).sum()) == 56 and components.ROW_SPACES.sum() == 21


def test_the_decks_hold_the_cards_of_the_table() -> None:
    """EG-11.31"""
    decks = [[nile_cards.IDS[card] for card in cards] for cards in nile_cards.DECK_CARDS]
    first = "G2 G3 Y4 Y5 B6 B7 Q3 Q3 Q3 Q2 Q2 N11 N15 N17 N18 N16 N14 N20 N21 N5 N7 N1"
    second = "G4 G5 Y6 Y7 B8 B9 Q3 Q4 Q4 N12 N13 N15 N19 N23a N23b N23c N22 N3 N4 N2 N6 N8"
    third = "N24a N24b N22 N10 N9 N3 N5 N5 N7 N2 N1 N4"
    assert [sorted(deck) for deck in decks] == [sorted(deck.split()) for deck in (first, second, third)]


def test_the_sphinx_cards_are_29_different_ones() -> None:
    """EG-12.22"""
    deck = GAME.new(4, 1).setup
    assert deck is not None and len(set(deck["sphinx"])) == len(deck["sphinx"]) == 29 and "X28b" not in deck["sphinx"]


def test_the_vocabulary_has_109_actions_with_the_numbers_of_the_rules() -> None:
    """EG-18.6, EG-18.7, EG-18.8, EG-18.9, EG-18.10, EG-18.11, EG-18.12, EG-18.13, EG-18.14, EG-18.15, EG-18.16,
    EG-18.17, EG-18.18, EG-18.19, EG-18.20, EG-18.21, EG-18.22, EG-18.23, EG-18.24, EG-18.25, EG-18.26, EG-18.27,
    EG-18.28"""
    bounds = {
        "loc:1": 0,
        "loc:20": 19,
        "pass": 20,
        "slot:1": 21,
        "slot:reserve": 24,
        "slot:extra": 25,
        "raise:blue": 26,
        "raise:joker": 29,
        "ring:left": 30,
        "ring:stay": 31,
        "ring:right": 32,
        "play:N1": 33,
        "play:N7": 39,
        "play:N9": 40,
        "play:N13": 41,
        "play:N17": 42,
        "sell:1": 43,
        "sell:10": 52,
        "upgrade:Y4": 53,
        "upgrade:B9": 60,
        "convert": 61,
        "take:C1": 62,
        "take:C10": 71,
        "take_none": 72,
        "crew:blue": 73,
        "crew:yellow": 75,
        "joker": 76,
        "crew_done": 77,
        "withdraw": 78,
        "draw:1": 79,
        "draw:5": 83,
        "free:0": 84,
        "free:2": 86,
        "keep:1": 87,
        "keep:5": 91,
        "keep_none": 92,
        "brick:obelisk": 93,
        "brick:tomb": 94,
        "brick:row1": 95,
        "brick:row6": 100,
        "brick:left": 101,
        "brick:right": 102,
        "brick:column": 103,
        "brick:top": 104,
        "build_done": 105,
        "track:stone_sale": 106,
        "track:grain_market": 107,
        "done": 108,
    }
    assert {text: VOCABULARY.parse(text) for text in bounds} == bounds
    assert len(VOCABULARY) == TABLE["meta"]["action_count"] == 109
