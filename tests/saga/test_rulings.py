"""The rulings R1 to R35 of RULES.md that the tests of the rules do not already hold."""

from meadhall.core.constants import CHANCE, SPECTATOR
from meadhall.games.saga import location, sides, victory
from tests.saga.table import Table, refuse


def test_R5_a_retreat_goes_to_an_adjacent_area() -> None:
    table = Table.empty().at("nor", "2 v 3").at("ken", "1 v 0").at("sus", "0 v 1").combat()
    assert table.here("mer") == "1 v 0"  # the only neighbour of Northumbria


def test_R9_R10_the_replacement_comes_once_and_must_be_recruited() -> None:
    table = Table.empty("garrison landing").at("ess", "0 rally repel v 3 siege").at("nor", "1 v 0").at("sus", "0 v 1")
    table.combat().do("pass", "pass", "lose siege")
    assert table.here("removed") == "0 rally repel v 0 siege"
    assert table.here("supply").split(" v ")[0] == "11 garrison field"
    assert table.here("aside") == "0 v 0"
    assert table.here("supply").split(" v ")[1] == "8 landing berserk plunder"


def test_R16_pillaged_strongholds_may_be_rebuilt() -> None:
    table = Table.empty().at("nor", "0 v 1", stronghold=True).at("mer", "2 v 0").resolve("vikings", 3)
    table.do("bonus none", "start pillage").resolve("saxons", 4).do("bonus none", "start build")
    assert (table.strongholds, table.state.stronghold_marker) == ([1], 3)


def test_R17_all_markers_are_in_the_pool_after_the_setup() -> None:
    table = Table(raid="ken", found="ess").do("choose 1", "choose 2", "choose 3")
    table.do("resolve 2", "end tile", "end tile", "resolve 1", "start scout")
    assert table.legal == [f"scout {area}" for area in ("nor", "ean", "ess", "ken", "sus")]


def figure(table: Table, place: str) -> str:
    """The first Viking figure in a place, as actions call it."""
    places = table.state.figures[sides.VIKINGS].tolist()
    return f"figure-{places.index(location.WORDS.index(place)) + 1}"


def test_R19_any_viking_unit_in_england_is_repelled() -> None:
    table = Table.empty().at("ess", "2 repel v 2").at("nor", "1 v 3 siege").at("sus", "0 v 1").at("north", "0 v 2")
    table.at("drakkar", "0 v 1").combat().do("fight ess", "reveal repel")
    everybody = ["repel warrior nor", "repel warrior ess", "repel warrior sus"]  # Engaged or not, in a combat or not
    assert table.legal == [f"repel {figure(table, 'nor')}", *everybody]
    refuse(table, "repel warrior mer", "R19")
    refuse(table, "repel warrior", "R19")  # so it was called before version 3
    refuse(table, f"repel {figure(table, 'supply')}", "R19")  # nobody is repelled from Scandinavia or from a supply
    table.do("repel warrior nor")
    assert (table.here("nor"), table.here("drakkar")) == ("1 v 2 siege", "0 v 2")
    event = table.match.event(len(table.match.steps) - 1, SPECTATOR)
    assert event is not None
    assert "A Warrior of the Vikings is driven from Northumbria into the Drakkar." in event.text
    assert table.state.strength.tolist() == [3, 2]  # in Essex nobody is missing


def test_R19_a_combat_without_opponents_is_not_fought() -> None:
    table = Table.empty().at("ess", "2 repel v 1").at("nor", "1 v 0 siege").at("sus", "0 v 1").combat()
    table.do("fight ess", "reveal repel")
    table.do(f"repel {figure(table, 'nor')}")
    assert (table.here("nor"), table.here("ess")) == ("1 v 0", "2 repel v 0")
    assert table.legal == ["harbour north", "harbour central", "harbour south"]  # no second combat: Siege goes home


def test_R19_the_last_viking_of_the_combat_and_of_england() -> None:
    last = Table.empty().at("ess", "1 repel v 1").at("north", "0 v 2").combat().do("reveal repel")
    assert last.here("drakkar") == "0 v 1"
    assert last.state.won_by == victory.BY_FREE_ENGLAND
    left = Table.empty().at("ess", "1 repel v 1").at("sus", "0 v 1").combat().do("reveal repel", "repel warrior ess")
    assert left.here("ess") == "1 repel v 0"  # V-74: a side without Units has lost


def test_R19_R32_of_several_hidden_leaders_of_another_area_chance_picks_one() -> None:
    table = Table.empty().at("ess", "2 repel v 2").at("sus", "0 v 0 siege plunder").combat().do("reveal repel")
    assert table.legal == ["repel figure-2", "repel warrior ess"]
    table.do("repel figure-2")
    assert (table.match.to_move, table.outcomes) == (CHANCE, ["hidden leader-1", "hidden leader-4"])
    table.do("hidden leader-4")
    assert (table.here("sus"), table.state.origin) == ("0 v 0 siege", -1)


def test_R19_only_the_combat_counted_until_version_3() -> None:
    table = Table.empty(rules=2).at("ess", "2 repel v 1 siege").at("sus", "0 v 1").combat().do("pass", "reveal repel")
    assert table.legal == ["repel warrior", "repel figure-3"]
    refuse(table, "repel warrior sus", "V-84")
    table.do("repel warrior")
    assert table.here("sus") == "0 v 1"


def test_R20_rally_takes_free_units_also_from_a_coming_combat() -> None:
    table = Table.empty().at("mer", "0 rally v 1").at("wes", "3 v 1").at("ean", "1 v 1").at("sus", "0 v 1").combat()
    table.do("fight mer", "reveal rally")
    assert table.here("wes") == "2 v 1"  # East Anglia has no free Unit, so help came from Wessex
    assert table.here("mer") == "1 rally v 0"


def test_R22_plunder_pillages_and_asks_nobody() -> None:
    table = Table.empty().at("ess", "1 v 2 plunder", stronghold=True).at("nor", "1 v 0").combat().do("reveal plunder")
    assert (3 in table.strongholds, table.coins()) == (False, [3, 3, 9])
    told = " ".join(event.text for event in table.match.log())
    assert "pillage Essex" in told


def test_R22_plundering_could_be_declined_until_version_3() -> None:
    table = Table.empty(rules=2).at("ess", "1 v 2 plunder", stronghold=True).at("nor", "1 v 0").combat()
    table.do("reveal plunder")
    assert (table.match.to_move, table.legal) == (sides.VIKINGS, ["plunder yes", "plunder no"])
    table.do("plunder no")
    assert (3 in table.strongholds, table.coins()) == (True, [3, 2, 10])


def test_R22_nothing_is_plundered_where_no_pillage_is_possible() -> None:
    bare = Table.empty().at("ess", "1 v 2 plunder").at("nor", "1 v 0").combat().do("reveal plunder")
    assert bare.coins() == [3, 2, 10]  # V-63: no Stronghold
    fallen = Table.empty().at("ess", "3 v 2 siege plunder", stronghold=True).at("nor", "1 v 0").combat()
    fallen.do("reveal siege", "reveal plunder")  # 5 against 3: a Viking and two Anglo-Saxons fall
    fallen.do("lose warrior").retreat()
    assert fallen.coins() == [3, 3, 9]


def test_R23_vikings_do_not_block_income() -> None:
    table = Table.empty().at("nor", "0 v 5", stronghold=True).at("mer", "1 v 0").resolve("saxons", 2)
    assert "income coin nor" in table.do("start income").legal


def test_R28_the_fyrd_rises_in_several_areas() -> None:
    table = Table.empty().at("nor", "0 v 2", stronghold=True).at("mer", "0 v 2", stronghold=True).at("sus", "1 v 0")
    table.resolve("saxons", 3).do("start fyrd", "fyrd nor", "fyrd mer", "fyrd nor")
    assert (table.here("nor"), table.here("mer"), table.coins()[0]) == ("0 v 0", "0 v 1", 0)


def test_R32_of_several_hidden_leaders_chance_picks_one_for_the_opponent() -> None:
    table = Table.empty().at("ess", "2 repel v 1 siege plunder").at("nor", "1 v 0").at("sus", "0 v 1").combat()
    table.do("pass", "reveal repel")
    assert table.legal == ["repel figure-2", "repel warrior ess", "repel warrior sus"]  # hidden ones look alike
    refuse(table, "repel figure-3", "R32")
    table.do("repel figure-2")
    assert (table.match.to_move, table.outcomes) == (CHANCE, ["hidden leader-1", "hidden leader-4"])
    assert list(table.match.odds.values()) == [1, 1]
    views = set()
    for name in ("siege", "plunder"):
        twin = Table.empty().at("ess", "2 repel v 1 siege plunder").at("nor", "1 v 0").at("sus", "0 v 1").combat()
        twin.do("pass", "reveal repel", "repel figure-2", f"hidden {name}")
        assert twin.here("drakkar") == f"0 v 0 {name}"
        views.add(twin.match.view(sides.SAXONS).state.tobytes())
        steps = len(twin.match.steps) - 1
        assert not twin.match.game.kernels.seen(
            twin.match.game.state.from_bytes(twin.match.steps[steps].before),
            twin.box,
            twin.match.steps[steps].number,
            0,
        )
    assert len(views) == 1


def test_R32_the_same_holds_for_the_berserks_victims() -> None:
    table = Table.empty("field landing").at("ess", "1 rally repel v 2 berserk").at("nor", "1 v 0").combat()
    table.do("reveal berserk")
    assert table.legal == ["slay warrior", "slay figure-2", "slay none"]
    table.do("slay figure-2")
    assert table.outcomes == ["hidden leader-2", "hidden leader-3"]
    table.do("hidden leader-3")
    assert table.here("removed") == "0 repel v 0 berserk"
    assert table.legal == ["slay warrior", "slay figure-2", "slay none"]
    table.do("slay none")
    assert table.match.to_move == sides.SAXONS


def test_R33_income_counts_a_stronghold_built_earlier_in_the_round() -> None:
    table = Table(raid="ken", found="ess").do("choose 1", "choose 4", "choose 3")
    table.do("resolve 1", "end tile", "bonus none", "end tile")
    table.do("resolve 4", "bonus none", "start build", "build nor", "end tile", "start income")
    assert "income coin nor" in table.legal


def test_R35_a_leader_removed_unrevealed_stays_unrevealed() -> None:
    table = Table.empty().at("ess", "0 rally v 2").at("nor", "1 v 0").combat().do("pass")
    assert table.here("removed") == "0 rally v 0"
    assert (table.match.view(sides.VIKINGS).state.backs[sides.SAXONS] < 0).all()
    assert "Rally" not in str(table.match.view(sides.VIKINGS))
