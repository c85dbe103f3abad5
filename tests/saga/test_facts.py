"""Saga's facts: what the rules tell of a step, stage by stage, and who may hear what of it."""

from typing import Any

from meadhall.core.close_look import check_facts
from meadhall.core.constants import SPECTATOR
from meadhall.core.facts import Fact
from meadhall.games.saga import location, sides
from meadhall.games.saga.rules.leaders import HIDDEN, KNOWN, WARRIOR, person
from tests.saga.table import NUMBER, Table
from tests.saga.test_words import last

MASKED = (sides.SAXONS, SPECTATOR)


def heard(table: Table, viewer: int = SPECTATOR) -> list[Fact]:
    """What a viewer hears of the last step."""
    game, step = table.match.game, table.match.steps[-1]
    return game.facts.seen_by(game.heard(step.before, table.box, step.number), viewer)


def told(table: Table, name: str, viewer: int = SPECTATOR) -> dict[str, int | None]:
    """The numbers of the first fact of that name in the last step."""
    return next(fact.numbers for fact in heard(table, viewer) if fact.name == name)


def area(word: str) -> int:
    return location.WORDS.index(word)


def viking(name: str) -> int:
    return int(person(sides.VIKINGS, NUMBER[name]))


def test_every_stage_of_a_combat_is_a_fact_of_its_own() -> None:
    table = Table.empty().at("ess", "2 v 3 plunder", stronghold=True).at("nor", "1 v 0").at("sus", "0 v 1")
    table.resolve("vikings", 4).do("end tile")
    assert [fact.name for fact in heard(table)] == ["tile-ended", "combat"]
    table.do("reveal plunder")
    assert [fact.name for fact in heard(table)] == ["revealed", "strengths", "conquered"]
    table.do("lose warrior")
    assert [fact.name for fact in heard(table)] == [
        "fell", "all-fell", "pillaged", "settled", "combat-over", "round-ends", "round-begins",
    ]  # fmt: skip


def test_V75_both_strengths_are_numbers() -> None:
    table = Table.empty().at("ess", "2 v 3 siege", stronghold=True).at("nor", "1 v 0").at("sus", "0 v 1")
    strengths = told(table.resolve("vikings", 4).do("end tile", "reveal siege"), "strengths")
    assert (strengths["saxons"], strengths["vikings"]) == (2, 5)


def test_V61_which_marker_was_scouted_the_vikings_know_alone() -> None:
    table = Table.empty().at("nor", "1 v 0").at("sus", "0 v 1").resolve("vikings", 1).do("start scout", "scout ken")
    assert told(table, "scouted", sides.VIKINGS)["area"] == area("ken")
    assert all(told(table, "scouted", viewer)["area"] is None for viewer in MASKED)
    table.do("lay north")
    assert all(told(table, "laid-marker", viewer)["area"] == area("north") for viewer in (*MASKED, sides.VIKINGS))


def test_V51_a_hidden_leader_is_known_to_his_owner_alone() -> None:
    table = Table.empty().at("ken", "0 v 2 siege").at("nor", "1 v 0").resolve("vikings", 4)
    table.do("start movement", "to sus", "with siege")
    assert told(table, "leader-went", sides.VIKINGS)["leader"] == viking("siege")
    assert all(told(table, "leader-went", viewer)["leader"] is None for viewer in MASKED)


def test_V71_who_falls_is_named_to_all_where_he_was_revealed() -> None:
    table = Table.empty().at("ess", "4 v 3 siege landing").at("nor", "1 v 0").at("sus", "0 v 1").combat()
    table.do("reveal siege", "pass", "lose siege")
    for viewer in (*MASKED, sides.VIKINGS):
        assert told(table, "fell", viewer)["unit"] == KNOWN + viking("siege")
    assert "Leader Siege of the Vikings falls." in last(table)
    table.do("lose landing")
    assert told(table, "fell", sides.VIKINGS)["leader"] == viking("landing")
    for viewer in MASKED:
        assert (told(table, "fell", viewer)["unit"], told(table, "fell", viewer)["leader"]) == (HIDDEN, None)
    assert "A Leader of the Vikings falls." in last(table)


def test_R32_which_of_several_hidden_leaders_was_picked_his_owner_learns_alone() -> None:
    table = Table.empty().at("ess", "2 repel v 1 siege landing").at("nor", "2 v 0").at("sus", "0 v 2").combat()
    table.do("pass", "reveal repel")
    table.do(next(text for text in table.legal if text.startswith("repel figure")))
    assert [fact.name for fact in heard(table)] == ["picked-blindly"]
    assert last(table) == ""
    table.do("hidden landing")
    assert told(table, "repelled", sides.VIKINGS)["leader"] == viking("landing")
    for viewer in MASKED:
        assert (told(table, "repelled", viewer)["unit"], told(table, "repelled", viewer)["leader"]) == (HIDDEN, None)


def test_a_unit_that_is_no_leader_is_nobodys_secret() -> None:
    table = Table.empty().at("nor", "1 v 0").at("sus", "0 v 1").resolve("vikings", 4)
    table.do("start recruitment", "recruit warrior", "muster north")
    assert all(told(table, "mustered", viewer)["unit"] == WARRIOR for viewer in MASKED)


def test_a_choice_that_was_none_is_not_told() -> None:
    table = Table.empty().at("ess", "2 v 3").at("nor", "1 v 0").at("sus", "0 v 1").resolve("vikings", 4).do("end tile")
    assert "passed" not in [fact.name for fact in heard(table)], "without Leaders nobody decides to pass"
    asked = Table.empty().at("ess", "2 v 3 siege").at("nor", "1 v 0").at("sus", "0 v 1").combat().do("pass")
    assert told(asked, "passed")["seat"] == sides.VIKINGS


def test_V91_who_leaves_the_drakkar_first_is_seen_though_both_orders_lead_to_the_same() -> None:
    """The kit compares a Leader, whom others do not see chosen, with other Leaders only, not with a Warrior."""
    table = Table.empty().at("nor", "1 v 0").at("sus", "0 v 1").at("north", "0 v 3").at("south", "0 v 3")
    table.at("drakkar", "0 v 1 siege").end_round().do("home siege")
    assert last(table).startswith("A Leader comes home to the Centre. A Warrior comes home to the Centre.")
    check_facts(table.match, table.match.steps[-1])


def test_V91_warriors_who_come_home_to_one_area_are_told_in_one_sentence() -> None:
    table = Table.empty().at("nor", "1 v 0").at("sus", "0 v 1").at("north", "0 v 3").at("south", "0 v 3")
    table.at("drakkar", "0 v 2 siege").end_round().do("home siege")
    assert last(table).startswith("A Leader comes home to the Centre. 2 Warriors come home to the Centre. ")


def test_a_combat_is_shown_in_stages_each_with_the_board_as_it_is_then() -> None:
    table = Table.empty().at("ess", "2 v 3").at("nor", "1 v 0").at("sus", "0 v 1").resolve("vikings", 4).do("end tile")
    step, game, seen = table.match.steps[-1], table.match.game, list[object]()
    for stage in table.match.stages(step):
        state: Any = game.state.from_bytes(stage.after)
        there = [int(state.warriors[side, area("ess")]) for side in (sides.SAXONS, sides.VIKINGS)]
        seen.append(([game.facts.named(number) for number, _ in stage.told], int(state.battle) >= 0, there))
    assert seen == [
        (["tile-ended"], False, [2, 3]),
        (["combat"], True, [2, 3]),
        (["strengths"], True, [2, 3]),
        (["conquered"], True, [2, 3]),
        (["fell"], True, [2, 2]),
        (["fell"], True, [1, 2]),
    ]
    assert [stage.seconds > 0 for stage in table.match.stages(step)] == [False, *(True,) * 5]
