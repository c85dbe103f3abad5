"""Saga: what a player is told who tries something that is not legal. It must be true."""

import pytest

import meadhall
from meadhall.core.errors import IllegalAction
from meadhall.games.saga import phase
from tests.saga.table import Table


def said(table: Table, text: str) -> str:
    """Why an action is refused."""
    with pytest.raises(IllegalAction) as told:
        table.do(text)
    return str(told.value).partition("is not legal now: ")[2]


def moving() -> Table:
    return Table.empty().at("ess", "3 repel v 0").at("ken", "2 v 0").at("sus", "0 v 1").resolve("saxons", 4)


def test_tiles_are_not_all_taken_before_the_first_draft() -> None:
    match = meadhall.game("saga").start(scripted=True)
    for text in ("destination ken", "destination ess", "aside leader-1", "aside leader-1"):
        match.play(text)
    assert match.state.phase == phase.PLACING
    with pytest.raises(IllegalAction, match=r"first the Viking Leaders are placed \(S9\)"):
        match.play("choose 1")


def test_a_bonus_movement_says_that_one_unit_goes() -> None:
    table = moving().do("bonus move-one")
    words, view = table.match.game.words, table.match.view(0)
    assert words.action(view, table.match.read("from ess").number) == "From Essex: 1 Unit can go"
    table.do("from ess", "to ken")
    assert words.prompt(table.match.view(0)).endswith("Who goes from Essex to Kent? 1 Unit can. (V-65)")
    assert said(table, "warriors 2") == "this bonus moves 1 Unit (V-65)"


def test_a_movement_counts_the_units_that_may_leave() -> None:
    table = moving().do("bonus none", "start movement")
    words = table.match.game.words
    assert words.action(table.match.view(0), table.match.read("from ess").number) == "From Essex: up to 4 Units can go"
    table.do("from ess", "to ken")
    assert words.prompt(table.match.view(0)).endswith("Up to 4 Units, Leaders first. (V-29)")
    table.do("with repel")
    assert words.prompt(table.match.view(0)).endswith("Up to 3 Units can. (V-29)")
    assert said(table, "warriors 5") == "at most 4 free Units can leave Essex (V-29)"
    few = Table.empty().at("ess", "1 repel v 1").at("ken", "1 v 0").at("sus", "0 v 1").resolve("saxons", 1)
    few.do("bonus none", "start movement", "from ess", "to ken")
    assert words.prompt(few.match.view(0)).endswith("1 Unit can. (V-29)")
    assert said(few, "warriors 2") == "at most 1 free Unit can leave Essex (V-29)"


def test_too_few_warriors_are_counted() -> None:
    table = Table.empty().at("ess", "1 repel rally v 0").at("sus", "0 v 1").resolve("saxons", 1)
    table.do("bonus none", "start movement", "to ken")
    assert said(table, "warriors 2") == "you have only 1 Warrior in Essex (V-27)"
    none = Table.empty().at("ess", "0 repel rally v 0").at("sus", "0 v 1").resolve("saxons", 1)
    none.do("bonus none", "start movement", "to ken")
    assert said(none, "warriors 2") == "you have no Warrior in Essex (V-27)"


@pytest.mark.parametrize(
    ("before", "text", "why"),
    [
        ((), "to ken", "say first from where (V-27)"),
        ((), "with repel", "say first from where (V-27)"),
        ((), "marker draw", "say first from where (V-27)"),
        (("from ess",), "warriors 1", "say first to where (V-27)"),
        (("from ess",), "with repel", "say first to where (V-27)"),
    ],
)
def test_a_movement_that_is_under_way_is_not_denied(before: tuple[str, ...], text: str, why: str) -> None:
    assert said(moving().do("bonus none", "start movement", *before), text) == why


def test_recruiting_scouting_and_coming_home_are_not_denied() -> None:
    table = Table.empty().at("nor", "1 v 0").at("sus", "0 v 1").resolve("vikings", 4).do("start recruitment")
    assert said(table, "muster north") == "say first whom you recruit (V-48)"
    table.do("recruit warrior")
    assert said(table, "recruit warrior") == "place the recruit first (V-49)"
    scout = Table.empty().at("nor", "1 v 0").at("sus", "0 v 1").resolve("vikings", 1).do("start scout")
    assert said(scout, "lay north") == "take a marker from the pool first (V-61)"
    scout.do("scout ess")
    assert said(scout, "scout nor") == "lay down the marker in your hand first (V-61)"
    home = Table.empty().at("nor", "1 v 0").at("sus", "0 v 1").at("drakkar", "0 v 1 siege").end_round()
    assert said(home, "harbour north") == "say first who leaves the Drakkar (V-91)"
    home.do("home siege")
    assert said(home, "home warrior") == "place first the Unit that left the Drakkar (V-49)"


def test_leaders_are_revealed_at_their_time_in_a_combat() -> None:
    table = Table.empty().at("ess", "3 rally v 5 siege").at("nor", "2 v 0").at("sus", "0 v 2").combat()
    table.do("pass", "pass")
    assert said(table, "reveal siege") == "the reveal step of this combat is over (V-71)"
    help_ = (
        Table.empty().at("ess", "1 rally v 2 siege").at("ken", "2 v 0").at("mer", "1 v 0").at("sus", "0 v 2").combat()
    )
    help_.do("pass", "reveal rally")
    assert said(help_, "pass") == "let the revealed Leader do what he can first (V-71)"


def test_the_abilities_of_leaders_are_not_mixed_up() -> None:
    table = Table.empty().at("ess", "1 rally v 2 siege").at("ken", "2 v 0").at("mer", "2 repel v 0")
    table.at("sus", "0 v 2").combat().do("pass", "reveal rally")
    assert said(table, "rally warrior") == "say first from where help comes (V-71)"
    assert said(table, "land warrior").startswith("no Leader with this ability")
    table.do("rally from mer")
    assert said(table, "rally from ken") == "help comes from Mercia already (V-71)"
    assert said(table, "slay warrior").startswith("no Leader with this ability")


def test_abilities_of_a_combat_are_for_another_time_where_there_is_none() -> None:
    drafting = Table(raid="ken", found="ess")
    assert said(drafting, "repel warrior") == said(drafting, "slay warrior") == "tiles are being chosen (V-15)"
