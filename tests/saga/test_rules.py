"""The rules of Saga, one by one, in the order of RULES.md: definitions, the round, tiles, and all actions."""

import pytest

from meadhall.core.constants import CHANCE
from meadhall.core.errors import IllegalAction
from meadhall.games.saga import location, phase, sides
from meadhall.games.saga.box import SagaBox
from meadhall.games.saga.rules.combat import strength
from meadhall.games.saga.rules.map import free, is_controlled, units
from meadhall.games.saga.state import State
from tests.saga.table import Table


def refuse(table: Table, text: str, why: str) -> None:
    with pytest.raises(IllegalAction, match=why):
        table.do(text)


# --- Setup


def test_the_setup_places_what_the_rulebook_says() -> None:
    table = Table(raid="ken", found="ess")
    assert [table.here(area) for area in ("nor", "mer", "ean", "ess", "ken", "sus", "wes")] == [
        "1 v 0", "1 v 0", "1 v 0", "1 v 0", "0 v 2", "1 v 0", "1 v 0",
    ]  # fmt: skip
    assert table.strongholds == [location.MER, location.ESS]
    assert [table.here(area) for area in ("north", "central", "south")] == [
        "0 v 1 siege", "0 v 1 landing", "0 v 1 plunder",
    ]  # fmt: skip
    assert table.here("supply") == "6 garrison rally repel v 7"
    assert table.here("aside") == "0 field v 0 berserk"
    assert table.coins() == [3, 2, 10]
    assert table.state.stronghold_supply == 3
    assert (table.state.round_marker, table.state.stronghold_marker) == (12, 2)
    assert table.state.markers.tolist() == [-1, -1, -1]
    assert sum(is_controlled(table.state, sides.SAXONS, area) for area in range(7)) == 6
    assert is_controlled(table.state, sides.VIKINGS, location.KEN)


def test_the_setup_draws_two_different_markers_and_one_leader_a_side() -> None:
    match = Table().match.game.start(scripted=True)
    assert list(match.odds.values()) == [1] * 5
    match.play("destination nor")
    assert [str(action) for action in match.odds] == [f"destination {a}" for a in ("ean", "ess", "ken", "sus")]
    match.play("destination sus")
    for _ in range(2):
        assert [str(action) for action in match.odds] == [f"aside leader-{n}" for n in range(1, 5)]
        match.play("aside leader-1")
    assert [str(action) for action in match.legal] == [f"place {p}" for p in ("123", "132", "213", "231", "312", "321")]
    match.play("place 231")
    assert match.to_move == sides.VIKINGS


def test_R18_the_viking_places_his_leaders_as_he_likes() -> None:
    table = Table(aside="field siege", place="312")
    assert [table.here(area) for area in ("north", "central", "south")] == [
        "0 v 1 plunder", "0 v 1 landing", "0 v 1 berserk",
    ]  # fmt: skip


# --- Definitions


def test_V01_units_are_warriors_and_leaders_not_strongholds() -> None:
    table = Table.empty().at("nor", "2 rally v 0", stronghold=True)
    assert units(table.state, sides.SAXONS, location.NOR) == 3


def test_V02_each_unit_has_strength_1() -> None:
    table = Table.empty().at("ess", "2 rally v 3").combat()
    table.state.battle = location.ESS
    assert (strength(table.state, table.box, sides.SAXONS), strength(table.state, table.box, sides.VIKINGS)) == (3, 3)


@pytest.mark.parametrize(
    ("here", "holder"),
    [("2 v 1", sides.SAXONS), ("1 v 2", sides.VIKINGS), ("1 v 1", None), ("0 v 0", None), ("0 v 0 siege", 1)],
)
def test_V03_control_takes_strictly_more_units(here: str, holder: int | None) -> None:
    table = Table.empty().at("nor", here, stronghold=True)
    assert [is_controlled(table.state, side, location.NOR) for side in range(2)] == [
        holder == sides.SAXONS,
        holder == sides.VIKINGS,
    ]


def test_V04_five_areas_are_coastal_and_have_a_marker() -> None:
    table = Table.empty().resolve("vikings", 1).do("start scout")
    assert table.legal == [f"scout {area}" for area in ("nor", "ean", "ess", "ken", "sus")]
    refuse(table, "scout mer", "V-04")


def test_V05_any_number_of_units_but_one_stronghold_an_area() -> None:
    table = Table.empty().at("nor", "9 rally repel v 0", stronghold=True).at("mer", "1 v 0").resolve("saxons", 4)
    table.do("bonus none", "start build")  # only Mercia is left, so it is built there at once
    assert table.strongholds == [location.NOR, location.MER]


@pytest.mark.parametrize(
    ("here", "number"), [("4 v 2", 2), ("2 v 2", 0), ("1 v 3", 0), ("3 v 0", 3), ("2 rally v 1", 2)]
)
def test_V06_free_units_are_those_in_excess_of_the_enemy(here: str, number: int) -> None:
    assert free(Table.empty().at("ess", here).state, sides.SAXONS, location.ESS) == number


def test_V06_the_owner_chooses_who_is_engaged() -> None:
    table = Table.empty().at("ess", "1 rally v 1").resolve("saxons", 1).do("bonus none", "start movement", "to ken")
    assert table.legal == ["with rally", "warriors 1"]


def test_V07_the_free_number_is_computed_anew() -> None:
    table = Table.empty().at("ess", "3 v 1").at("nor", "0 v 0", stronghold=True).money(2)
    table.resolve("saxons", 1).do("bonus move-one", "to ken")
    assert table.here("ess") == "2 v 1"
    table.do("start movement", "from ess", "to ken")  # one Warrior is free now; only he can go
    assert table.here("ess") == "1 v 1"


def test_V08_units_in_the_drakkar_rest_and_go_home() -> None:
    table = Table.empty().at("drakkar", "0 v 2").at("nor", "1 v 0").at("ken", "0 v 1").resolve("vikings", 1)
    refuse(table.do("start movement"), "from ess", "V-27")
    assert all("drakkar" not in text for text in table.legal if text.startswith("from"))
    table = Table.empty().at("drakkar", "0 v 3").at("nor", "1 v 0").at("ken", "0 v 1").end_round()
    assert (table.here("drakkar"), table.here("north"), table.here("south")) == ("0 v 0", "0 v 1", "0 v 1")


def test_V09_anglo_saxons_never_leave_england() -> None:
    table = Table.empty().at("nor", "2 v 0").at("ken", "2 v 0").resolve("saxons", 4).do("bonus none", "start movement")
    assert table.legal == ["from nor", "from ken"]
    refuse(table, "from north", "V-09")
    table.do("from ken")
    refuse(table, "to drakkar", "V-09")


def test_V10_warriors_go_to_the_supply_and_leaders_out_of_the_game() -> None:
    table = Table.empty().at("ess", "0 rally v 2").combat().do("pass")
    assert table.here("removed") == "0 rally v 0"
    table = Table.empty().at("ess", "4 v 1").combat()
    assert table.here("supply") == "8 garrison rally repel v 12 siege landing plunder"
    table = Table.empty().at("ess", "1 v 1 siege").resolve("saxons", 1).do("bonus none", "start tribute")
    assert table.here("removed") == "0 v 0"  # the Drakkar is no removal


def test_V11_the_first_loss_of_a_leader_brings_the_replacement() -> None:
    table = Table.empty(aside="field berserk").at("ess", "0 rally repel v 4").combat().do("pass")
    assert table.here("removed") == "0 rally repel v 0"
    assert table.here("supply").startswith("12 garrison field v")
    assert table.here("aside") == "0 v 0 berserk"


def test_V12_an_empty_supply_gives_nothing() -> None:
    table = Table.empty().at("nor", "0 v 1", stronghold=True).at("mer", "1 v 0").money(13).resolve("vikings", 3)
    assert table.coins()[2] == 0
    table.do("bonus none", "start pillage")
    assert table.coins() == [13, 2, 0]
    assert table.strongholds == []
    table = Table.empty().at("nor", "1 v 0", stronghold=True).money(13).resolve("saxons", 3)
    table.do("start income")
    assert table.legal == ["income warrior nor", *(f"income leader nor {n}" for n in ("garrison", "rally", "repel"))]
    refuse(table, "income coin nor", "V-12")


def test_V13_broken_finds_every_missing_piece() -> None:
    def spoil(change: str) -> int:
        table = Table()
        s = table.state
        if change == "coin":
            s.coins[0] += 1
        elif change == "warrior":
            s.warriors[0, 0] += 1
        elif change == "stronghold":
            s.stronghold_supply -= 1
        elif change == "marker":
            s.markers[:2] = location.NOR
        elif change == "leader":
            s.backs[0, 0] = s.backs[0, 1]
        elif change == "figure":
            s.leaders[1, location.NOR] += 1
        return int(table.match.game.kernels.broken(s, table.box))

    assert spoil("nothing") == 0
    assert {spoil(c) for c in ("coin", "warrior", "stronghold", "marker", "leader", "figure")} == {13}


def test_broken_finds_what_was_not_kept_true() -> None:
    def spoil(field: str) -> int:
        table = Table()
        if field == "choices":
            table.state.choices ^= 1
        else:
            table.state[field][sides.VIKINGS] ^= 1 << location.NORTH
        return int(table.match.game.kernels.broken(table.state, table.box))

    assert [spoil(field) for field in ("occupied", "controlled", "choices")] == [1, 3, 26]


# --- The round and the draft


def test_V14_a_round_is_draft_actions_combat_end() -> None:
    table = Table(raid="ken", found="sus")
    table.do("choose 4", "choose 1", "choose 3")
    assert table.legal == ["resolve 2", "resolve 4"]
    table.do("resolve 2", "bonus none", "start movement", "from ken", "to ess", "warriors 2")
    table.do("end tile", "resolve 3", "end tile", "bonus none", "end tile")  # tile 1 follows; then combat in Essex
    assert table.here("ess") == "0 v 2"  # 1 against 2: the Anglo-Saxon falls, and no Viking
    assert table.state.round == 2


def test_V15_one_two_one() -> None:
    table = Table()
    owners = []
    for choice in ("choose 3", "choose 1", "choose 4"):
        owners.append(table.match.to_move)
        table.do(choice)
    assert owners == [sides.VIKINGS, sides.SAXONS, sides.SAXONS]
    assert table.owners == [sides.SAXONS, sides.VIKINGS, sides.VIKINGS, sides.SAXONS]


def test_V16_a_tile_is_owned_by_one_player() -> None:
    table = Table().do("choose 2")
    assert table.legal == ["choose 1", "choose 3", "choose 4"]
    refuse(table, "choose 2", "V-16")


def test_V17_tile_4_turns_the_initiative_also_when_it_is_left_over() -> None:
    assert Table().do("choose 2", "choose 4").state.initiative == sides.SAXONS
    assert Table().do("choose 4").state.initiative == sides.VIKINGS
    table = Table()
    table.state.initiative = sides.SAXONS
    table.do("choose 2", "choose 1", "choose 3")
    assert table.state.initiative == sides.VIKINGS


def test_V18_the_draft_in_progress_goes_on_as_it_began() -> None:
    table = Table().do("choose 1", "choose 4")
    assert table.match.to_move == sides.SAXONS
    table.do("choose 2")
    assert table.owners == [sides.VIKINGS, sides.SAXONS, sides.VIKINGS, sides.SAXONS]


def test_V19_the_owner_of_tile_2_resolves_first() -> None:
    assert Table().do("choose 1", "choose 2", "choose 3").match.to_move == sides.SAXONS
    table = Table().do("choose 2", "choose 1", "choose 3")
    assert table.match.to_move == sides.VIKINGS
    table.do("resolve 4", "end tile", "bonus none", "end tile")
    assert (table.match.to_move, table.legal) == (sides.SAXONS, ["resolve 1", "resolve 3"])


def test_V20_the_viking_chooses_first_in_round_1() -> None:
    table = Table()
    assert (table.phase, table.match.to_move, table.state.round) == (phase.DRAFTING, sides.VIKINGS, 1)


# --- Resolving tiles


def test_V21_one_tile_after_the_other_and_only_the_own_half() -> None:
    table = Table().do("choose 1", "choose 2", "choose 3")
    assert table.legal == ["resolve 2", "resolve 3"]
    refuse(table, "resolve 1", "V-16")
    table.do("resolve 3")
    assert table.legal == ["start income", "end tile"]
    refuse(table, "start scout", "V-21")
    refuse(table, "resolve 2", "V-24")


def test_V22_everything_is_optional() -> None:
    table = Table().do("choose 1", "choose 4", "choose 3")
    table.do("resolve 1", "end tile", "bonus none", "end tile")
    assert table.match.to_move == sides.SAXONS
    table.do("resolve 4", "bonus none", "end tile", "end tile")
    assert table.state.round == 2


def test_V23_the_bonus_comes_before_the_actions() -> None:
    table = Table.empty().at("nor", "2 v 0").resolve("saxons", 4)
    assert table.legal == ["bonus coin", "bonus none"]
    table.do("bonus none", "start movement", "warriors 1")
    refuse(table, "bonus coin", "V-23")


def test_V24_actions_in_either_order_each_once() -> None:
    table = Table.empty().at("nor", "2 v 0").at("mer", "1 v 0").resolve("saxons", 4).do("bonus none")
    assert table.legal == ["start movement", "start build", "end tile"]
    table.do("start build", "build nor")
    assert table.legal == ["start movement", "end tile"]
    refuse(table, "start build", "V-24")


def test_V24_one_action_is_finished_before_the_other_starts() -> None:
    table = Table.empty().at("nor", "2 v 0").at("wes", "1 v 0").resolve("saxons", 4).do("bonus none", "start movement")
    refuse(table, "start build", "V-24")


def test_V25_tile_2_lets_the_anglo_saxons_build_or_take_income() -> None:
    table = Table().do("choose 1", "choose 2", "choose 3", "resolve 2")
    assert table.legal == ["start build", "start income", "end tile"]
    table.do("start build", "build nor")
    assert table.state.tile == 2  # tile 2 is over: tile 3 follows by itself
    assert table.state.resolved == 2


def test_V26_an_action_without_effect_cannot_be_started() -> None:
    table = Table.empty().at("nor", "1 v 1").money(0).resolve("saxons", 1).do("bonus none")
    assert table.state.tile == -1  # neither Movement nor Tribute is possible, so the tile is over
    table = Table.empty().at("nor", "2 v 0").money(0).resolve("saxons", 4).do("bonus none")
    refuse(table, "start build", "V-26")


def test_V26_fyrd_income_and_recruitment_end_by_choice_after_a_first_effect() -> None:
    table = Table.empty().at("nor", "0 v 0", stronghold=True).at("mer", "1 v 0", stronghold=True)
    table.resolve("saxons", 3).do("start income")
    assert "end action" not in table.legal
    refuse(table, "end action", "V-26")
    table.do("income coin nor")
    assert "end action" in table.legal
    table.do("end action")
    assert table.match.over  # the tile is done, and with it the round; nobody defends against the Anglo-Saxons


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


def test_V39_vikings_embark_from_a_coastal_area() -> None:
    table = Table.empty().at("ken", "1 v 3 siege").at("mer", "0 v 2").resolve("vikings", 1).do("start movement")
    table.do("from ken")
    assert table.legal == ["to ess", "to sus", "to wes", "to drakkar"]
    table.do("to drakkar", "with siege", "warriors 2")
    assert (table.here("ken"), table.here("drakkar")) == ("1 v 1", "0 v 2 siege")
    inland = Table.empty().at("mer", "0 v 2").resolve("vikings", 1).do("start movement")
    refuse(inland, "to drakkar", "V-39")


def test_V40_vikings_move_inside_scandinavia_and_markers_stay() -> None:
    table = Table.empty().at("central", "0 v 2").at("nor", "1 v 0").marker("central", "ken").resolve("vikings", 4)
    table.do("start movement")
    assert table.legal == ["marker draw", "to ken", "to north", "to south"]
    table.do("to south", "warriors 2")
    assert table.here("south") == "0 v 2"
    assert table.state.markers.tolist() == [-1, location.KEN, -1]


def test_V41_nobody_sails_home_directly_nor_out_of_the_drakkar() -> None:
    table = Table.empty().at("nor", "0 v 1").at("drakkar", "0 v 2").at("mer", "1 v 0").resolve("vikings", 1)
    table.do("start movement")
    assert table.legal == ["to mer", "to drakkar"]
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


def test_V48_recruitment_places_up_to_three_units() -> None:
    table = Table.empty().at("ken", "0 v 1").at("nor", "1 v 0").resolve("vikings", 4).do("start recruitment")
    assert table.legal == ["recruit warrior", "recruit siege", "recruit landing", "recruit plunder"]
    table.do("recruit siege", "muster north", "recruit warrior", "muster south", "recruit warrior")
    assert (table.here("north"), table.here("central"), table.here("south")) == ("0 v 0 siege", "0 v 1", "0 v 1")
    assert table.coins() == [3, 2, 10]
    assert table.legal == ["start movement", "end tile"]


def test_V49_recruits_go_to_the_emptiest_area() -> None:
    table = Table.empty().at("north", "0 v 2").at("central", "0 v 1").at("south", "0 v 1").at("nor", "1 v 0")
    table.at("ken", "0 v 1").resolve("vikings", 4).do("start recruitment", "recruit warrior")
    assert table.legal == ["muster central", "muster south"]
    refuse(table, "muster north", "V-49")


def test_V50_units_already_there_stay() -> None:
    table = Table.empty().at("north", "0 v 5").at("nor", "1 v 0").at("ken", "0 v 1").resolve("vikings", 4)
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


# --- Anglo-Saxon actions


def test_V52_build_costs_a_coin_and_needs_control() -> None:
    table = Table.empty().at("nor", "2 v 1").at("mer", "1 v 0").at("ken", "1 v 1").resolve("saxons", 4)
    table.do("bonus none", "start build")
    assert table.legal == ["build nor", "build mer"]
    refuse(table, "build ken", "V-52")
    table.do("build nor")
    assert table.coins() == [2, 2, 11]
    assert location.NOR in table.strongholds


def test_V53_each_built_stronghold_moves_the_marker() -> None:
    table = Table.empty().at("nor", "2 v 0").at("mer", "1 v 0").resolve("saxons", 4).do("bonus none", "start build")
    assert table.state.stronghold_marker == 2  # the Strongholds of the setup did not move it
    assert table.do("build nor").state.stronghold_marker == 3


def test_V54_one_stronghold_an_action() -> None:
    table = Table.empty().at("nor", "2 v 0").at("mer", "1 v 0").resolve("saxons", 4).do("bonus none", "start build")
    assert table.do("build nor").legal == ["start movement", "end tile"]


def test_V55_the_marker_never_moves_left_nor_off_the_track() -> None:
    table = Table.empty().at("nor", "0 v 1", stronghold=True).at("mer", "1 v 0").resolve("vikings", 3)
    assert table.do("bonus none", "start pillage").state.stronghold_marker == 2
    table = Table.empty().at("nor", "2 v 0").at("mer", "1 v 0").resolve("saxons", 4).do("bonus none", "start build")
    table.state.stronghold_marker = 12
    assert table.do("build nor").state.stronghold_marker == 12


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


def test_V65_tile_1_moves_one_unit_or_gives_a_coin() -> None:
    table = Table.empty().at("nor", "3 rally v 0").at("ken", "0 v 1").resolve("saxons", 1)
    assert table.legal == ["bonus coin", "bonus move-one", "bonus none"]
    table.do("bonus move-one")
    assert table.legal == ["with rally", "warriors 1"]
    table.do("with rally")
    assert table.here("mer") == "0 rally v 0"
    assert table.legal == ["start movement", "end tile"]


def test_V66_tile_4_gives_a_coin() -> None:
    table = Table.empty().at("nor", "3 v 0").resolve("saxons", 4)
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


def test_rules_know_their_own_records() -> None:
    assert State.dtype.itemsize < 256
    assert SagaBox.dtype.itemsize < 256
