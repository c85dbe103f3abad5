"""The rules of Saga, one by one, in the order of RULES.md: the other actions of both sides, and bonuses."""

from meadhall.games.saga import location
from tests.saga.table import Table, refuse

# --- Anglo-Saxon actions


def test_V52_build_costs_a_coin_and_needs_control() -> None:
    table = Table.empty().at("nor", "2 v 1").at("mer", "1 v 0").at("ken", "1 v 1").resolve("saxons", 2)
    table.do("start build")
    assert table.legal == ["build nor", "build mer"]
    refuse(table, "build ken", "V-52")
    table.do("build nor")
    assert table.coins() == [2, 2, 11]
    assert location.NOR in table.strongholds


def test_V53_each_built_stronghold_moves_the_marker() -> None:
    table = Table.empty().at("nor", "2 v 0").at("mer", "1 v 0").resolve("saxons", 2).do("start build")
    assert table.state.stronghold_marker == 2  # the Strongholds of the setup did not move it
    assert table.do("build nor").state.stronghold_marker == 3


def test_V54_one_stronghold_an_action() -> None:
    table = Table.empty().at("nor", "2 v 0").at("mer", "1 v 0").resolve("saxons", 2).do("start build")
    table.do("build nor")
    assert (table.strongholds, int(table.state.resolved) >> 1 & 1) == ([location.NOR], 1)  # the tile is over


def test_V55_the_marker_never_moves_left_nor_off_the_track() -> None:
    table = Table.empty().at("nor", "0 v 1", stronghold=True).at("mer", "1 v 0").resolve("vikings", 3)
    assert table.do("bonus none", "start pillage").state.stronghold_marker == 2
    table = Table.empty().at("nor", "2 v 0").at("mer", "1 v 0").resolve("saxons", 2).do("start build")
    table.state.stronghold_marker = 10
    assert table.do("build nor").state.stronghold_marker == 10


def test_V56_the_fyrd_removes_warriors_coin_by_coin() -> None:
    table = Table.empty().at("nor", "0 v 2", stronghold=True).at("mer", "1 v 1 siege", stronghold=True)
    table.at("ken", "2 v 3").money(4).resolve("saxons", 3).do("start fyrd")
    assert table.legal == ["fyrd nor", "fyrd mer"]
    refuse(table, "fyrd ken", "V-56")
    table.do("fyrd nor")
    assert (table.here("nor"), table.coins()) == ("0 v 1", [3, 2, 10])
    assert table.legal == ["end action", "fyrd nor", "fyrd mer"]


def test_V57_each_stronghold_gives_a_coin_or_a_unit() -> None:
    table = Table.empty().at("nor", "0 v 0", stronghold=True).at("mer", "1 v 0", stronghold=True).at("ken", "0 v 1")
    table.money(1).resolve("saxons", 3).do("start income", "income warrior nor")
    assert table.coins() == [0, 2, 13]
    assert table.here("nor") == "1 v 0"
    assert table.legal == ["end action", "income coin mer"]
    refuse(table, "income coin nor", "V-57")


def test_V58_coins_of_the_same_income_may_be_spent_and_strongholds_skipped() -> None:
    table = Table.empty().at("nor", "0 v 0", stronghold=True).at("mer", "1 v 0", stronghold=True).at("ken", "0 v 1")
    table.money(0).resolve("saxons", 3).do("start income")
    assert table.legal == ["income coin nor", "income coin mer"]
    table.do("income coin nor")
    assert "income warrior mer" in table.legal
    assert "end action" in table.legal


def test_V59_tribute_sends_all_vikings_of_an_area_to_the_drakkar() -> None:
    table = Table.empty().at("ean", "1 v 2 siege").at("ess", "1 v 1").at("ken", "0 v 2").resolve("saxons", 1)
    table.do("bonus none", "start tribute")
    assert table.legal == ["tribute ean", "tribute ess"]
    refuse(table, "tribute ken", "V-59")
    table.do("tribute ean")
    assert (table.here("ean"), table.here("drakkar"), table.coins()) == ("1 v 0", "0 v 2 siege", [2, 3, 10])


def test_V60_tribute_is_possible_inland_and_needs_a_coin() -> None:
    table = Table.empty().at("mer", "1 v 1").at("ken", "0 v 1").resolve("saxons", 1).do("bonus none", "start tribute")
    assert table.here("mer") == "1 v 0"
    poor = Table.empty().at("mer", "2 v 1").at("ken", "0 v 1").money(0).resolve("saxons", 1).do("bonus none")
    refuse(poor, "start tribute", "V-26")


# --- Viking actions


def test_V61_scout_lays_a_marker_face_down() -> None:
    table = Table.empty().at("ken", "0 v 1").at("nor", "1 v 0").marker("south", "ess").resolve("vikings", 1)
    table.do("start scout", "scout nor")
    assert table.legal == ["lay north", "lay central", "lay south"]
    table.do("lay south")
    assert (table.state.markers[2], table.state.face_down[2]) == (location.NOR, 1)


def test_V62_scout_takes_from_the_pool_only() -> None:
    table = Table.empty().at("ken", "0 v 1").at("nor", "1 v 0").marker("south", "ess").marker("north", "sus")
    table.resolve("vikings", 1).do("start scout")
    assert table.legal == ["scout nor", "scout ean", "scout ken"]
    refuse(table, "scout ess", "V-62")


def test_V63_pillage_takes_a_stronghold_in_a_controlled_area() -> None:
    table = Table.empty().at("nor", "1 v 2", stronghold=True).at("ken", "0 v 1", stronghold=True)
    table.at("ess", "1 v 1", stronghold=True).resolve("vikings", 3).do("bonus none", "start pillage")
    assert table.legal == ["pillage nor", "pillage ken"]
    refuse(table, "pillage ess", "V-63")
    supply = int(table.state.stronghold_supply)
    table.do("pillage nor")
    assert table.coins() == [3, 3, 9]
    assert (location.NOR in table.strongholds, table.state.stronghold_supply) == (False, supply + 1)


def test_V64_pillage_happens_at_once_and_moves_no_unit() -> None:
    table = Table.empty().at("nor", "1 v 2", stronghold=True).at("ken", "0 v 1", stronghold=True)
    table.resolve("vikings", 3).do("bonus none", "start pillage", "pillage nor")
    assert (table.here("nor"), table.state.stronghold_marker) == ("1 v 2", 2)


# --- Bonuses


def test_V65_tile_4_moves_one_unit_or_gives_a_coin() -> None:
    table = Table.empty().at("nor", "3 rally v 0").at("ken", "0 v 1").resolve("saxons", 4)
    assert table.legal == ["bonus coin", "bonus move-one", "bonus none"]
    table.do("bonus move-one")
    assert table.legal == ["with rally", "warriors 1"]
    table.do("with rally")
    assert table.here("mer") == "0 rally v 0"
    assert table.legal == ["start movement", "end tile"]


def test_V66_tile_1_gives_a_coin() -> None:
    table = Table.empty().at("nor", "3 v 0").resolve("saxons", 1)
    assert table.legal == ["bonus coin", "bonus none"]
    assert table.do("bonus coin").coins() == [4, 2, 9]


def test_V67_tile_2_recruits_one_warrior() -> None:
    table = Table.empty().at("nor", "1 v 0").at("north", "0 v 1").at("ken", "0 v 1").resolve("vikings", 2)
    assert table.legal == ["bonus recruit", "bonus none"]
    table.do("bonus recruit")
    assert table.legal == ["muster central", "muster south"]
    assert table.do("muster south").here("south") == "0 v 1"
    assert table.legal == ["start movement", "end tile"]


def test_V68_tile_3_gives_a_full_movement() -> None:
    table = Table.empty().at("nor", "1 v 0").at("ken", "0 v 3").resolve("vikings", 3)
    assert table.legal == ["bonus move", "bonus none"]
    table.do("bonus move", "to ess", "warriors 3")
    assert table.here("ess") == "0 v 3"
    assert table.legal == ["start scout", "end tile"]
