"""Components: section 2. Values live in components.toml; each is held against the rules and against the game."""

from typing import Any

import pytest

from nomarch.games.camelup.components import (
    COLOURS,
    EXTRA_FACES,
    FACES,
    LAST_SPACE,
    LAST_SPACE_DICE,
    LEG_STACK,
    LEG_STACK_CONNOISSEURS,
    PYRAMID_TILES,
    PYRAMID_TILES_ADDED,
    STARTING_MONEY,
    TABLE,
)
from tests.camelup.positions import ALL_SIX, CAMELUP, end_leg, end_race, legal, new, position, roll


def value(name: str) -> Any:
    """A value of components.toml by its dotted name."""
    entry: Any = TABLE
    for part in name.split("."):
        entry = entry[part]
    return entry["value"]


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        pytest.param("track.spaces_base", 16, id="CU-2.1"),
        pytest.param("track.spaces_dice", 20, id="CU-2.2"),
        pytest.param("track.spaces_added_dice", 4, id="CU-2.2 added"),
        pytest.param("track.added_space_numbers", [17, 18, 19, 20], id="CU-2.3"),
        pytest.param("camels.count", 5, id="CU-2.4"),
        pytest.param("dice.regular.count", 5, id="CU-2.5 count"),
        pytest.param("dice.regular.per_colour", 1, id="CU-2.5 per colour"),
        pytest.param("dice.regular.faces", [1, 1, 2, 2, 3, 3], id="CU-2.5 faces"),
        pytest.param("dice.extra.count", 5, id="CU-2.6 count"),
        pytest.param("dice.extra.per_colour", 1, id="CU-2.6 per colour"),
        pytest.param("dice.extra.values", [1, 2], id="CU-2.6 values"),
        pytest.param("dice.extra.faces", [1, 1, 1, 2, 2, 2], id="CU-2.7"),
        pytest.param("pyramid.tiles_base", 5, id="CU-2.8 count"),
        pytest.param("pyramid.tile_reward", 1, id="CU-2.8 reward"),
        pytest.param("pyramid.tiles_added_dice", 1, id="CU-2.9"),
        pytest.param("leg_tiles.count_base", 15, id="CU-2.10"),
        pytest.param("leg_tiles.reward_second", 1, id="CU-2.11 second"),
        pytest.param("leg_tiles.reward_other", -1, id="CU-2.11 other"),
        pytest.param("leg_tiles.count_added_connoisseurs", 5, id="CU-2.12 count"),
        pytest.param("leg_tiles.added_value", 2, id="CU-2.12 value"),
        pytest.param("players.characters_base", 8, id="CU-2.14"),
        pytest.param("players.characters_added", 2, id="CU-2.15"),
        pytest.param("players.character_ids", list(range(10)), id="CU-2.14 ids"),
        pytest.param("race_cards.count_base", 40, id="CU-2.16 count"),
        pytest.param("race_cards.per_character", 5, id="CU-2.16 per character"),
        pytest.param("race_cards.back_shows_character", True, id="CU-2.16 back"),
        pytest.param("race_cards.count_added_supercup", 10, id="CU-2.17"),
        pytest.param("desert_tiles.count_base", 8, id="CU-2.18 count"),
        pytest.param("desert_tiles.oasis", 1, id="CU-2.18 oasis"),
        pytest.param("desert_tiles.mirage", -1, id="CU-2.18 mirage"),
        pytest.param("desert_tiles.owner_reward", 1, id="CU-2.18 reward"),
        pytest.param("desert_tiles.count_added_supercup", 2, id="CU-2.19"),
        pytest.param("players.starting_money", 3, id="CU-2.20"),
        pytest.param("money.coins_1", 35, id="CU-2.21 ones"),
        pytest.param("money.coins_5", 15, id="CU-2.21 fives"),
        pytest.param("money.notes_10", 10, id="CU-2.21 tens"),
        pytest.param("money.notes_20", 10, id="CU-2.21 twenties"),
        pytest.param("money.total", 35 * 1 + 15 * 5 + 10 * 10 + 10 * 20, id="CU-2.21 sum"),
        pytest.param("money.bank_limited", False, id="CU-2.21 limit"),
        pytest.param("marker.leg_start_player", 1, id="CU-2.22"),
        pytest.param("race_cards.piles", ["winner", "loser"], id="CU-2.23 piles"),
        pytest.param("race_cards.ladder", [8, 5, 3, 2], id="CU-2.23 ladder"),
        pytest.param("race_cards.ladder_rest", 1, id="CU-2.23 rest"),
        pytest.param("race_cards.wrong", -1, id="CU-2.23 wrong"),
        pytest.param("board_extension.count", 1, id="CU-2.24"),
        pytest.param("board_extension.sides", 2, id="CU-2.24 sides"),
        pytest.param("board_extension.platform_places", 5, id="CU-2.24 platform"),
        pytest.param("board_extension.craters", 5, id="CU-2.24 craters"),
        pytest.param("pyramid.storey_added", 1, id="CU-2.25"),
        pytest.param("paparazzi.photographer_tiles", 1, id="CU-2.26 tile"),
        pytest.param("paparazzi.cameras", 1, id="CU-2.26 camera"),
        pytest.param("paparazzi.reward_per_camel", 1, id="CU-2.26 reward"),
        pytest.param("ranking_tiles.count", 4, id="CU-2.27 count"),
        pytest.param("ranking_tiles.places", [2, 3, 4, 5], id="CU-2.27 places"),
        pytest.param("ranking_tiles.reward_exact", 3, id="CU-2.27 exact"),
        pytest.param("ranking_tiles.reward_wrong", -1, id="CU-2.27 wrong"),
        pytest.param("alliance_cards.count", 10, id="CU-2.28 count"),
        pytest.param("alliance_cards.sides", ["available", "allied"], id="CU-2.28 sides"),
        pytest.param("referee.figures", 1, id="CU-2.29 figure"),
        pytest.param("referee.dice", 0, id="CU-2.29 dice"),
        pytest.param("referee.betting_material", 0, id="CU-2.29 betting"),
    ],
)
def test_components_are_as_listed(name: str, expected: object) -> None:
    """CU-2.1 to CU-2.29: the table."""
    assert value(name) == expected


def test_the_rules_use_the_table() -> None:
    """CU-2.1, CU-2.2, CU-2.5, CU-2.7, CU-2.8, CU-2.9, CU-2.20: faces stay configurable, for they stand there only."""
    assert (value("track.spaces_base"), value("track.spaces_dice")) == (LAST_SPACE, LAST_SPACE_DICE)
    assert FACES.tolist() == value("dice.regular.faces")
    assert EXTRA_FACES.tolist() == value("dice.extra.faces")
    assert (value("pyramid.tiles_base"), value("pyramid.tiles_added_dice")) == (PYRAMID_TILES, PYRAMID_TILES_ADDED)
    assert value("players.starting_money") == STARTING_MONEY


def test_every_value_names_its_sources_and_clause() -> None:
    """Every value carries the code of a listed source and the clause that uses it."""

    def entries(table: dict[str, Any]) -> list[dict[str, Any]]:
        inner = [entry for entry in table.values() if isinstance(entry, dict)]
        return [found for entry in inner for found in ([entry] if "value" in entry else entries(entry))]

    for entry in entries(TABLE):
        assert set(entry["source"]) <= set(TABLE["sources"]), entry
        assert entry["clause"].startswith("CU-"), entry


@pytest.mark.parametrize(
    ("options", "last_space"), [pytest.param("", 16, id="CU-2.1"), pytest.param("dice", 20, id="CU-2.2")]
)
def test_the_finish_line_lies_after_the_last_space(options: str, last_space: int) -> None:
    """CU-2.1, CU-2.3: spaces 17-20 follow 16, and the start is unchanged."""
    match = new(options=options)
    assert match.view()["last_space"] == last_space
    before = position(f"1:GYOW {last_space - 1}:B", options=options, dice="B", extra="G", platform="")
    assert roll(before, "B", 1).view()["track"][-1]["space"] == last_space
    assert not roll(before, "B", 1).over
    assert roll(before, "B", 2).over


def test_start_spaces_are_the_same_on_the_longer_track() -> None:
    """CU-2.3"""
    matches = [CAMELUP.new(4, seed, {"dice": True}) for seed in range(40)]
    assert {stack["space"] for match in matches for stack in match.view()["track"]} == {1, 2, 3}


def test_five_camels_run() -> None:
    """CU-2.4"""
    assert sorted(new().view()["order"]) == sorted(["blue", "green", "orange", "yellow", "white"])


def test_there_is_one_die_of_each_kind_and_colour() -> None:
    """CU-2.5, CU-2.6"""
    dice = new(options="dice").view()["dice"]
    assert dice["pyramid"] == list(COLOURS)
    assert sorted(dice["platform"] + dice["extra_in_pyramid"]) == sorted(COLOURS)


@pytest.mark.parametrize(("options", "tiles"), [pytest.param("", 5, id="CU-2.8"), pytest.param("dice", 6, id="CU-2.9")])
def test_a_leg_begins_with_a_pyramid_tile_for_each_die(options: str, tiles: int) -> None:
    """CU-2.8, CU-2.9"""
    view = new(options=options).view()
    assert view["pyramid_stack"] == tiles == len(view["dice"]["pyramid"] + view["dice"]["extra_in_pyramid"])


def test_there_are_fifteen_leg_tiles_and_five_more_for_connoisseurs() -> None:
    """CU-2.10, CU-2.12"""
    base = new().view()["leg_stacks"]
    assert base == {colour: [5, 3, 2] for colour in COLOURS}
    assert sum(map(len, base.values())) == value("leg_tiles.count_base") == len(LEG_STACK) * 5
    more = new(options="connoisseurs").view()["leg_stacks"]
    assert more == {colour: [5, 3, 2, 2] for colour in COLOURS}
    assert sum(map(len, more.values())) == 15 + value("leg_tiles.count_added_connoisseurs")
    assert len(LEG_STACK_CONNOISSEURS) * 5 == 20


@pytest.mark.parametrize(("camel", "reward"), [("B", 2), ("G", 1), ("O", -1), ("Y", -1), ("W", -1)])
def test_the_additional_tile_pays_like_the_others(camel: str, reward: int) -> None:
    """CU-2.11, CU-2.13: a player who holds both tiles of value 2 gets twice the reward of one."""
    one = end_leg("BGOYW", options="connoisseurs", money={0: 9}, leg_tiles={0: f"{camel}2"})
    both = end_leg("BGOYW", options="connoisseurs", money={0: 9}, leg_tiles={0: f"{camel}2 {camel}2"})
    assert one.scores[0] == 9 + reward
    assert both.scores[0] == 9 + 2 * reward


@pytest.mark.parametrize(
    ("players", "options", "cards"),
    [
        pytest.param(8, "", 40, id="CU-2.14 CU-2.16"),
        pytest.param(10, "paparazzi", 50, id="CU-2.15 CU-2.17"),
    ],
)
def test_each_character_has_five_race_cards(players: int, options: str, cards: int) -> None:
    """CU-2.16, CU-2.17: one of each colour, and every character can be played."""
    match = new(players, options)
    hands = [match.view(seat)["seats"][seat]["hand"] for seat in range(players)]
    assert hands == [list(COLOURS)] * players
    assert sum(map(len, hands)) == cards


@pytest.mark.parametrize(
    ("players", "options"), [pytest.param(8, "", id="CU-2.18"), pytest.param(10, "dice", id="CU-2.19")]
)
def test_each_character_has_one_desert_tile(players: int, options: str) -> None:
    """CU-2.18, CU-2.19: all lie on the track at once."""
    match = new(players, options, camels="1:GYOBW")
    for seat in range(players):
        match.play(f"desert:{2 + 2 * seat}:oasis")
    tiles = [(tile["seat"], tile["space"]) for tile in match.view()["desert"]]
    assert tiles == [(seat, 2 + 2 * seat) for seat in range(players)]


def test_one_player_has_the_marker() -> None:
    """CU-2.22"""
    assert new().view()["marker"] == 0


def test_the_money_in_the_box_does_not_limit_the_game() -> None:
    """CU-2.21: a player may own more than the 410 EP of the box."""
    assert end_leg("BGOYW", money={0: 410}, leg_tiles={0: "B5"}).scores[0] == 415


def test_correct_cards_are_paid_down_a_ladder_and_wrong_ones_cost_one() -> None:
    """CU-2.23"""
    money = dict.fromkeys(range(6), 20)
    match = end_race("BGOYW", players=7, money=money, winner="0B 1B 2B 3B 4B 5G", loser="5W 4W 3W 2W 1W 0G")
    assert match.scores[:6] == [20 + 8 - 1, 20 + 5 + 1, 20 + 3 + 2, 20 + 2 + 3, 20 + 1 + 5, 20 - 1 + 8]


@pytest.mark.parametrize("module", ["paparazzi", "connoisseurs"])
def test_board_extension_and_pyramid_storey_have_no_effect_of_their_own(module: str) -> None:
    """CU-2.24, CU-2.25: without dice, a Supercup module leaves pyramid and track as they are."""
    base, supercup = new().view(), new(options=module).view()
    for thing in ("dice", "pyramid_stack", "last_space", "track"):
        assert supercup[thing] == base[thing]
    assert supercup["dice"]["platform"] == supercup["dice"]["craters"] == []


def test_there_is_one_photographer_and_one_camera() -> None:
    """CU-2.26"""
    match = new(options="paparazzi")
    match.play("hire:9")
    assert match.view()["camera"] == {"space": 9, "seat": 0}
    assert legal(match, "hire") == []


def test_there_is_one_ranking_tile_for_each_place_from_the_second() -> None:
    """CU-2.27"""
    assert new(options="connoisseurs").view()["ranking_tiles"] == [2, 3, 4, 5]


def test_every_character_has_an_alliance_card() -> None:
    """CU-2.28"""
    match = new(10, "allies")
    assert legal(match, "ally") == [f"ally:{seat}" for seat in range(1, 10)]
    match.play("ally:9")
    allies = [seat["ally"] for seat in match.view()["seats"]]
    assert allies == [9, None, None, None, None, None, None, None, None, 0]


def test_the_referee_has_no_die_and_no_betting_material() -> None:
    """CU-2.29"""
    match = new(10, ALL_SIX)
    match.play("ref:12")
    view = match.view()
    assert len(view["dice"]["pyramid"]) == 5
    assert list(view["leg_stacks"]) == list(COLOURS)
    assert not any("referee" in str(action) for action in CAMELUP.vocabulary.actions)
