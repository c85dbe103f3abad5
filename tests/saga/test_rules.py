"""The rules of Saga, one by one, in the order of RULES.md: definitions, the round, and how tiles are resolved."""

import pytest

from meadhall.games.saga import location, phase, sides
from meadhall.games.saga.box import SagaBox
from meadhall.games.saga.rules.combat import strength
from meadhall.games.saga.rules.map import free, is_controlled, units
from meadhall.games.saga.state import State
from tests.saga.table import Table, refuse

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
    assert (table.state.round_marker, table.state.stronghold_marker) == (10, 2)
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
    table = Table.empty().at("nor", "9 rally repel v 0", stronghold=True).at("mer", "1 v 0").resolve("saxons", 2)
    table.do("start build")  # only Mercia is left, so it is built there at once
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
    table.resolve("saxons", 4).do("bonus move-one", "to ken")
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
    table = Table.empty().at("nor", "2 v 0", stronghold=True).resolve("saxons", 4)
    assert table.legal == ["bonus coin", "bonus move-one", "bonus none"]
    table.do("bonus none", "start movement", "warriors 1")
    refuse(table, "bonus coin", "V-23")


def test_V24_actions_in_either_order_each_once() -> None:
    table = Table.empty().at("nor", "2 v 0", stronghold=True).at("mer", "1 v 0").resolve("saxons", 4).do("bonus none")
    assert table.legal == ["start movement", "start income", "end tile"]
    table.do("start income", "income coin nor")
    assert table.legal == ["start movement", "end tile"]
    refuse(table, "start income", "V-24")


def test_V24_one_action_is_finished_before_the_other_starts() -> None:
    table = Table.empty().at("nor", "2 v 0", stronghold=True).at("wes", "1 v 0").resolve("saxons", 4)
    table.do("bonus none", "start movement")
    refuse(table, "start income", "V-24")


def test_V25_tile_2_lets_the_anglo_saxons_build_or_take_income() -> None:
    table = Table().do("choose 1", "choose 2", "choose 3", "resolve 2")
    assert table.legal == ["start build", "start income", "end tile"]
    table.do("start build", "build nor")
    assert table.state.tile == 2  # tile 2 is over: tile 3 follows by itself
    assert table.state.resolved == 2


def test_V26_an_action_without_effect_cannot_be_started() -> None:
    table = Table.empty().at("nor", "1 v 1").money(0).resolve("saxons", 1).do("bonus none")
    assert table.state.tile == -1  # neither Movement nor Tribute is possible, so the tile is over
    table = Table.empty().at("nor", "2 v 0", stronghold=True).money(0).resolve("saxons", 2)
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


def test_rules_know_their_own_records() -> None:
    assert State.dtype.itemsize < 256
    assert SagaBox.dtype.itemsize < 256
