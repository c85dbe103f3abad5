"""The scenarios X1 to X12 of RULES.md, with exact positions and options: X1 to X10 are the printed rules' own examples."""

from meadhall.games.saga import location, sides, victory
from meadhall.games.saga.rules.map import free, is_controlled
from tests.saga.table import Table, refuse


def test_X1_the_draft() -> None:
    table = Table().do("choose 1", "choose 2", "choose 3")
    assert table.owners == [sides.VIKINGS, sides.SAXONS, sides.SAXONS, sides.VIKINGS]
    assert table.match.to_move == sides.SAXONS
    assert table.state.initiative == sides.VIKINGS
    table.do("resolve 2")
    assert table.legal == ["start build", "start income", "end tile"]
    table.do("start income", "income coin mer", "end action")
    assert table.state.resolved == 0b0010  # never both: tile 3 has begun
    table.do("end tile", "resolve 1", "end tile", "end tile")
    assert (table.state.round, table.state.drafter, table.match.to_move) == (2, sides.VIKINGS, sides.VIKINGS)


def test_X2_anglo_saxon_movement() -> None:
    table = Table.empty().at("ess", "4 v 2").at("ken", "1 v 1", stronghold=True).resolve("saxons", 4)
    table.do("bonus none", "start movement")
    assert table.legal == ["to mer", "to ean", "to ken"]  # only Essex has free Units
    for place in ("drakkar", "north", "central", "south"):
        refuse(table, f"to {place}", "V-09")
    table.do("to ken")
    assert table.legal == ["warriors 1", "warriors 2"]
    refuse(table, "warriors 3", "V-29")
    table.do("warriors 2")
    assert (table.here("ess"), table.here("ken")) == ("2 v 2", "3 v 1")
    assert free(table.state, sides.SAXONS, location.ESS) == 0


def test_X3_build() -> None:
    table = Table.empty().at("nor", "2 v 1").money(2).resolve("saxons", 4).do("bonus none", "start build")
    assert table.coins() == [1, 2, 12]
    assert (location.NOR in table.strongholds, table.state.stronghold_marker) == (True, 3)
    tied = Table.empty().at("nor", "1 v 1").at("mer", "1 v 0").money(2).resolve("saxons", 4)
    tied.do("bonus none", "start build")
    assert location.NOR not in tied.strongholds  # Mercia was the only site
    assert [area for area in range(7) if table.box.borders[location.NOR] >> area & 1] == [1]


def test_X4_fyrd() -> None:
    table = Table.empty().at("nor", "0 v 2", stronghold=True).at("mer", "0 v 1 siege", stronghold=True)
    table.at("sus", "1 v 0").money(4).resolve("saxons", 3).do("start fyrd")
    table.do("fyrd nor", "fyrd nor", "fyrd mer")
    assert table.coins() == [1, 2, 12]
    assert (table.here("nor"), table.here("mer")) == ("0 v 0", "0 v 0 siege")
    assert table.legal == ["start income", "end tile"]  # the fyrd is over although a coin is left


def test_X5_income() -> None:
    def begin() -> Table:
        table = Table.empty().at("nor", "0 v 0", stronghold=True).at("mer", "1 v 0", stronghold=True)
        return table.at("ken", "0 v 1").money(3).resolve("saxons", 3).do("start income", "income coin nor")

    table = begin()
    assert table.coins() == [4, 2, 9]
    assert table.legal == [
        "end action", "income coin mer", "income warrior mer",
        "income leader mer garrison", "income leader mer rally", "income leader mer repel",
    ]  # fmt: skip
    table.do("income leader mer garrison")
    assert table.coins() == [3, 2, 10]
    assert table.here("mer") == "1 garrison v 0"
    view = table.match.view(sides.VIKINGS).state
    assert view.leaders[sides.SAXONS, 1] == 1
    assert (view.backs[sides.SAXONS] < 0).all()
    twice = begin().do("income coin mer")
    assert twice.coins()[0] == 5


def test_X6_tribute() -> None:
    table = Table.empty().at("ean", "2 v 2").at("ken", "0 v 1").money(1).resolve("saxons", 1)
    assert free(table.state, sides.SAXONS, location.EAN) == 0  # even numbers: everybody is Engaged
    table.do("bonus none", "start tribute")
    assert table.coins() == [0, 3, 12]
    assert (table.here("ean"), table.here("drakkar")) == ("2 v 0", "0 v 2")
    assert free(table.state, sides.SAXONS, location.EAN) == 2
    table.do("start movement")  # the same tile lets them go elsewhere
    assert table.legal == ["to mer", "to ess"]


def test_X7_sailing_with_a_scouted_marker() -> None:
    table = Table.empty().at("north", "0 v 3").at("nor", "1 v 0").at("ken", "0 v 1").resolve("vikings", 1)
    table.do("start scout", "scout nor", "lay north", "end tile")  # in the round before
    assert table.state.round == 2
    table.resolve("vikings", 1).do("start movement", "from north")
    assert table.match.view(sides.SAXONS).state.markers[0] == -2
    assert table.match.view(sides.VIKINGS).state.markers[0] == location.NOR
    table.do("marker reveal")
    assert table.legal == ["warriors 1", "warriors 2", "warriors 3"]
    table.do("warriors 3")
    assert (table.here("nor"), table.here("north")) == ("1 v 3", "0 v 0")
    assert (table.state.markers[0], table.state.face_down[0]) == (location.NOR, 0)


def test_X8_sailing_with_a_draw() -> None:
    table = Table.empty().at("central", "0 v 2").at("ess", "1 v 1").at("nor", "1 v 0").resolve("vikings", 1)
    table.do("start movement", "marker draw", "destination ess")
    assert table.legal == ["warriors 1", "warriors 2"]
    refuse(table, "warriors 0", "V-27")
    table.do("warriors 2")
    assert table.here("ess") == "1 v 3"
    assert is_controlled(table.state, sides.VIKINGS, location.ESS)
    assert (table.state.markers[1], table.state.face_down[1]) == (location.ESS, 0)


def test_X9_scout() -> None:
    table = Table.empty().at("ken", "0 v 1").at("nor", "1 v 0").resolve("vikings", 1).do("start scout")
    assert table.legal == [f"scout {area}" for area in ("nor", "ean", "ess", "ken", "sus")]
    views = {}
    for area in ("nor", "sus"):
        other = Table.empty().at("ken", "0 v 1").at("nor", "1 v 0").resolve("vikings", 1)
        other.do("start scout", f"scout {area}", "lay north")
        views[area] = other.match.view(sides.SAXONS).state.tobytes()
    assert views["nor"] == views["sus"]
    table.do("scout nor", "lay north").resolve("vikings", 1).do("start scout")
    assert table.legal == [f"scout {area}" for area in ("ean", "ess", "ken", "sus")]
    occupied = Table.empty().at("ken", "0 v 1").at("nor", "1 v 0").marker("north", "sus").resolve("vikings", 1)
    occupied.do("start scout", "scout nor", "lay north")
    occupied.resolve("vikings", 1).do("start scout")
    assert occupied.legal == [f"scout {area}" for area in ("ean", "ess", "ken", "sus")]


def three_combats() -> Table:
    table = Table.empty(aside="field berserk").at("nor", "1 v 1").at("wes", "1 v 0").at("ean", "1 v 0")
    table.at("mer", "0 rally v 1 plunder", stronghold=True).at("ken", "1 v 0")
    return table.at("ess", "2 repel v 3 siege landing", stronghold=True).combat()


def test_X10_three_combats() -> None:
    table = three_combats()
    assert table.legal == ["fight nor", "fight mer", "fight ess"]
    table.do("fight nor")  # 1 against 1: the Drakkar is the only retreat
    assert (table.here("nor"), table.here("drakkar")) == ("1 v 0", "0 v 1")

    table.do("fight mer", "reveal plunder")
    assert table.legal == ["reveal rally", "pass"]
    table.do("reveal rally")
    assert table.legal == ["rally from nor", "rally from ean", "rally from wes"]
    table.do("rally from wes")
    assert table.here("mer") == "1 rally v 1 plunder"
    assert table.state.strength.tolist() == [2, 2]
    assert table.legal == ["lose warrior", "lose plunder"]
    table.do("lose warrior")
    assert table.legal == ["lose warrior", "lose rally"]
    table.do("lose warrior")  # then the Viking retreats to Wessex, his only way
    assert (table.here("mer"), table.here("wes")) == ("0 rally v 0", "0 v 0 plunder")
    assert 1 in table.strongholds
    assert table.state.shown.sum() == 0
    assert table.state.battle == location.ESS  # the last combat follows by itself

    assert table.legal == ["reveal siege", "reveal landing", "pass"]
    table.do("reveal siege")
    assert table.legal == ["reveal repel", "pass"]
    table.do("reveal repel")
    siege = next(f for f in range(4) if table.state.shown[sides.VIKINGS, f])
    assert len(table.legal) == 4  # a Warrior, the revealed Leader, the hidden one; and Plunder in Wessex (R19)
    table.do(f"repel figure-{siege + 1}")
    assert table.here("drakkar") == "0 v 1 siege"
    assert table.legal == ["reveal landing", "pass"]
    table.do("pass")
    assert table.state.strength.tolist() == [3, 4]
    table.do("lose warrior")
    assert table.legal == ["lose warrior", "lose repel"]
    table.do("lose warrior", "lose warrior")
    assert table.legal == ["retreat mer", "retreat ean", "retreat ken"]
    table.do("retreat ken")
    assert (table.here("ess"), table.here("ken")) == ("0 v 2 landing", "1 repel v 0")


def test_X11_equal_spread() -> None:
    def begin() -> Table:
        table = (
            Table.empty().at("central", "0 v 1").at("south", "0 v 2").at("nor", "1 v 0").at("ken", "0 v 1")
        )
        return table.resolve("vikings", 4).do("start recruitment", "recruit warrior")

    table = begin()
    assert table.here("north") == "0 v 1"  # the first goes to the North
    table.do("recruit warrior")
    assert table.legal == ["muster north", "muster central"]
    refuse(table, "muster south", "V-49")
    table.do("muster central", "recruit warrior")
    assert [table.here(area) for area in ("north", "central", "south")] == ["0 v 2"] * 3
    two = begin().do("recruit warrior", "muster north", "end action")
    assert [two.here(area) for area in ("north", "central", "south")] == ["0 v 2", "0 v 1", "0 v 2"]


def test_X11_three_recruits_keep_equal_areas_equal() -> None:
    table = Table.empty().at("nor", "1 v 0").at("ken", "0 v 1")
    for place in ("north", "central", "south"):
        table.at(place, "0 v 1")
    table.resolve("vikings", 4).do("start recruitment")
    table.do("recruit warrior", "muster south", "recruit warrior", "muster north", "recruit warrior")
    assert [table.here(area) for area in ("north", "central", "south")] == ["0 v 2"] * 3
    assert table.legal == ["start movement", "end tile"]  # the Recruitment is over


def test_X12_victory_order() -> None:
    table = Table.empty().at("nor", "2 v 0").at("mer", "0 v 1").money(0, 7).end_round()
    assert table.state.won_by == 0
    assert table.coins()[1] == 8
    table.end_round()
    assert table.state.won_by == victory.BY_COINS
