"""The rules of Saga, one by one, in the order of RULES.md: movement, by land and by sea, and recruitment."""

from meadhall.core.constants import CHANCE
from meadhall.games.saga import location, sides
from tests.saga.table import Table, refuse

# --- Movement


def test_V27_one_group_from_one_origin_to_one_destination() -> None:
    table = Table.empty().at("mer", "3 rally v 0").at("sus", "1 v 0").resolve("saxons", 4)
    table.do("bonus none", "start movement")
    assert table.legal == ["from mer", "from sus"]
    table.do("from mer")
    assert table.legal == ["to nor", "to ean", "to ess", "to wes"]
    table.do("to wes")
    assert table.legal == ["with rally", "warriors 1", "warriors 2", "warriors 3"]
    table.do("with rally")
    assert table.legal == ["warriors 0", "warriors 1", "warriors 2", "warriors 3"]
    table.do("warriors 2")
    assert (table.here("mer"), table.here("wes")) == ("1 v 0", "2 rally v 0")


def test_V28_origin_and_destination_are_adjacent() -> None:
    table = Table.empty().at("ken", "2 v 0").resolve("saxons", 4).do("bonus none", "start movement")
    assert table.legal == ["to ess", "to sus", "to wes"]
    refuse(table, "to nor", "V-28")


def test_V29_engaged_units_cannot_move() -> None:
    table = Table.empty().at("ess", "4 v 2").at("ken", "1 v 1").at("sus", "1 v 0").resolve("saxons", 1)
    table.do("bonus none", "start movement")
    assert table.legal == ["from ess", "from sus"]
    refuse(table, "from ken", "V-29")
    table.do("from ess", "to ken")
    assert table.legal == ["warriors 1", "warriors 2"]
    refuse(table, "warriors 3", "V-29")


def test_V30_enemy_units_are_no_obstacle() -> None:
    table = Table.empty().at("ken", "1 v 0").at("sus", "0 v 5").at("mer", "1 v 0").resolve("saxons", 1)
    table.do("bonus none", "start movement", "from ken")
    assert "to sus" in table.legal


def test_V31_another_movement_may_move_the_same_unit_again() -> None:
    table = Table.empty().at("nor", "1 v 0").at("ken", "0 v 1").resolve("saxons", 1)
    table.do("bonus move-one")
    assert table.here("mer") == "1 v 0"
    table.do("start movement", "to wes")
    assert table.here("wes") == "1 v 0"


def test_V31_a_unit_moves_once_in_a_movement() -> None:
    table = Table.empty().at("mer", "1 rally v 0").at("wes", "1 repel v 0").resolve("saxons", 4)
    table.do("bonus none", "start movement", "from mer", "to wes", "with rally")
    assert table.legal == ["warriors 0", "warriors 1"]  # nobody who stood in Wessex, and not the same leader again


def test_V32_anglo_saxons_move_between_english_areas_only() -> None:
    table = Table.empty().at("nor", "2 v 0").at("sus", "1 v 0").resolve("saxons", 4).do("bonus none", "start movement")
    table.do("from sus")
    assert table.legal == ["to ken", "to wes"]
    refuse(table, "to south", "V-32")


# --- Viking movement


def sailors(units: str = "0 v 3", **marker: str) -> Table:
    """Vikings in the North are about to move; one waits in the Centre, one Anglo-Saxon in Northumbria."""
    table = Table.empty().at("north", units).at("nor", "1 v 0")
    for space, area in marker.items():
        table.marker(space, area.removeprefix("-"), face_down=area.startswith("-"))
    return table.resolve("vikings", 1).do("start movement")


def test_V33_sailing_by_a_face_up_marker() -> None:
    table = sailors(north="ken")
    assert table.legal == ["marker draw", "to ken", "to central"]
    table.do("to ken")
    assert table.legal == ["warriors 1", "warriors 2", "warriors 3"]
    assert table.do("warriors 2").here("ken") == "0 v 2"
    refuse(sailors(north="ken"), "to ess", "V-33")


def test_V34_without_a_marker_one_is_drawn_and_must_be_followed() -> None:
    table = sailors()
    assert table.legal == ["marker draw", "to central"]
    table.do("marker draw")
    assert table.match.to_move == CHANCE
    assert table.outcomes == [f"destination {area}" for area in ("nor", "ean", "ess", "ken", "sus")]
    table.do("destination sus")
    assert table.legal == ["warriors 1", "warriors 2", "warriors 3"]
    refuse(table, "warriors 0", "V-27")
    table.do("warriors 1")
    assert (table.here("sus"), table.state.markers[0], table.state.face_down[0]) == ("0 v 1", 5, 0)


def test_V35_a_face_up_marker_may_be_exchanged_by_a_draw() -> None:
    table = sailors(north="ken", south="ess").do("marker draw")
    assert table.outcomes == [f"destination {area}" for area in ("nor", "ean", "sus")]
    table.do("destination ean")
    assert table.state.markers.tolist() == [2, -1, 3]
    assert table.legal == ["warriors 1", "warriors 2", "warriors 3"]


def test_V36_the_replaced_marker_cannot_come_back_at_once() -> None:
    table = sailors(north="ken").do("marker draw")
    assert "destination ken" not in table.outcomes
    table.do("destination sus", "warriors 1", "start scout")
    assert "scout ken" in table.legal


def test_V37_a_scouted_marker_is_turned_over_and_must_be_followed() -> None:
    table = sailors(north="-nor")
    assert table.legal == ["marker reveal", "to central"]
    refuse(table, "marker draw", "V-37")
    table.do("marker reveal")
    assert table.state.face_down[0] == 0
    assert table.legal == ["warriors 1", "warriors 2", "warriors 3"]
    ignored = sailors(north="-nor").do("to central", "warriors 1")
    assert ignored.state.face_down[0] == 1


def test_V38_a_used_marker_stays_face_up() -> None:
    table = sailors(north="ken").do("to ken", "warriors 1")
    assert (table.state.markers[0], table.state.face_down[0]) == (location.KEN, 0)


def test_V39_no_movement_leads_into_the_drakkar() -> None:
    table = Table.empty().at("ken", "1 v 3 siege").at("mer", "0 v 2").resolve("vikings", 1).do("start movement")
    table.do("from ken")
    assert table.legal == ["to ess", "to sus", "to wes"]
    refuse(table, "to drakkar", "V-39")


def test_V39_vikings_could_embark_from_a_coastal_area_until_version_3() -> None:
    table = Table.empty(rules=2).at("ken", "1 v 3 siege").at("mer", "0 v 2").resolve("vikings", 1).do("start movement")
    table.do("from ken")
    assert table.legal == ["to ess", "to sus", "to wes", "to drakkar"]
    table.do("to drakkar", "with siege", "warriors 2")
    assert (table.here("ken"), table.here("drakkar")) == ("1 v 1", "0 v 2 siege")
    inland = Table.empty(rules=2).at("mer", "0 v 2").resolve("vikings", 1).do("start movement")
    refuse(inland, "to drakkar", "V-39")


def test_V40_vikings_move_inside_scandinavia_and_markers_stay() -> None:
    table = Table.empty().at("central", "0 v 2").at("nor", "1 v 0").marker("central", "ken").resolve("vikings", 4)
    table.do("start movement")
    assert table.legal == ["marker draw", "to ken", "to north", "to south"]
    table.do("to south", "warriors 2")
    assert table.here("south") == "0 v 2"
    assert table.state.markers.tolist() == [-1, location.KEN, -1]


def test_V41_nobody_sails_home_directly_nor_out_of_the_drakkar() -> None:
    table = Table.empty().at("ken", "0 v 1").at("drakkar", "0 v 2").at("mer", "1 v 0").resolve("vikings", 1)
    table.do("start movement")
    assert table.legal == ["to ess", "to sus", "to wes"]
    refuse(table, "to north", "V-28")


def test_V42_a_draw_needs_a_unit_and_the_pool_never_runs_out() -> None:
    table = Table.empty().at("ken", "0 v 1").at("nor", "1 v 0").resolve("vikings", 1).do("start movement")
    refuse(table, "from north", "V-2")
    full = sailors(north="ken", central="ess", south="sus").do("marker draw")
    assert full.outcomes == ["destination nor", "destination ean"]


def test_V43_one_draw_or_reveal_a_movement() -> None:
    table = sailors().do("marker draw", "destination ken")
    refuse(table, "marker draw", "V-27")
    table.do("warriors 1")
    assert "start movement" not in table.legal


# --- Recruitment


def test_V44_recruits_come_from_the_own_supply() -> None:
    table = Table.empty().at("nor", "1 v 0").at("ken", "0 v 1").resolve("vikings", 4)
    before = table.count("vikings", "supply")
    table.do("start recruitment", "recruit warrior", "muster north", "end action")
    assert table.count("vikings", "supply") == before - 1
    everybody = Table.empty().at("ken", "0 v 12 siege landing plunder").at("nor", "1 v 0").resolve("vikings", 4)
    refuse(everybody, "start recruitment", "V-26")


def test_V45_anglo_saxons_recruit_by_income_at_strongholds() -> None:
    table = Table.empty().at("nor", "0 v 0", stronghold=True).at("mer", "1 v 0").resolve("saxons", 3).do("start income")
    assert [text for text in table.legal if "warrior" in text] == ["income warrior nor"]
    refuse(table, "income warrior mer", "V-57")


def test_V46_whatever_units_are_there() -> None:
    table = Table.empty().at("nor", "0 v 4", stronghold=True).at("mer", "1 v 0").resolve("saxons", 3)
    table.do("start income", "income leader nor rally")
    assert table.here("nor") == "0 rally v 4"


def test_V47_vikings_recruit_in_scandinavia_only() -> None:
    table = Table.empty().at("ken", "0 v 1").at("nor", "1 v 0").resolve("vikings", 4).do("start recruitment")
    table.do("recruit warrior")
    assert table.legal == ["muster north", "muster central", "muster south"]


def test_V48_recruitment_places_up_to_two_units() -> None:
    table = Table.empty().at("ken", "0 v 1").at("nor", "1 v 0").resolve("vikings", 4).do("start recruitment")
    assert table.legal == ["recruit warrior", "recruit siege", "recruit landing", "recruit plunder"]
    table.do("recruit siege", "muster north", "recruit warrior", "muster south")
    assert (table.here("north"), table.here("central"), table.here("south")) == ("0 v 0 siege", "0 v 0", "0 v 1")
    assert table.coins() == [3, 2, 10]
    assert table.legal == ["start movement", "end tile"]


def test_V49_recruits_go_to_the_emptiest_area() -> None:
    table = Table.empty().at("north", "0 v 2").at("central", "0 v 1").at("south", "0 v 1").at("nor", "1 v 0")
    table.at("ken", "0 v 1").resolve("vikings", 4).do("start recruitment", "recruit warrior")
    assert table.legal == ["muster central", "muster south"]
    refuse(table, "muster north", "V-49")


def test_V50_units_already_there_stay() -> None:
    table = Table.empty(recruitment=3).at("north", "0 v 5").at("nor", "1 v 0").at("ken", "0 v 1").resolve("vikings", 4)
    table.do("start recruitment", "recruit warrior", "muster south", "recruit warrior", "recruit warrior")
    assert table.legal == ["muster central", "muster south"]
    table.do("muster central")
    assert [table.here(area) for area in ("north", "central", "south")] == ["0 v 5", "0 v 2", "0 v 1"]


def test_V51_a_recruited_leader_is_hidden_from_the_opponent() -> None:
    table = Table.empty().at("mer", "1 v 0", stronghold=True).at("nor", "1 v 0").at("ken", "0 v 1")
    table.resolve("saxons", 3).do("start income")
    assert [t for t in table.legal if "leader" in t] == [
        f"income leader mer {n}" for n in ("garrison", "rally", "repel")
    ]
    views = set()
    for name in ("garrison", "rally", "repel"):
        other = Table.empty().at("mer", "1 v 0", stronghold=True).at("nor", "1 v 0").at("ken", "0 v 1")
        other.resolve("saxons", 3).do("start income", f"income leader mer {name}")
        views.add(other.match.view(sides.VIKINGS).state.tobytes())
    assert len(views) == 1
