"""Saga in words: events, the position, points."""

from typing import Any

import meadhall
from meadhall.core.constants import SPECTATOR
from meadhall.core.record import to_bytes
from meadhall.games.saga import sides
from tests.saga.table import Table
from tests.saga.test_secrets import random_match


def last(table: Table, viewer: int = SPECTATOR) -> str:
    event = table.match.event(len(table.match.steps) - 1, viewer)
    return "" if event is None else event.text


def test_a_combat_is_told_part_by_part() -> None:
    table = Table.empty().at("ess", "2 v 3 siege", stronghold=True).at("nor", "1 v 0").at("sus", "0 v 1")
    table.resolve("vikings", 4).do("end tile")
    assert (
        last(table) == "Combat in Essex: 2 Warriors of the Anglo-Saxons against 3 Warriors and 1 Leader of the Vikings."
    )
    table.do("reveal siege")
    assert last(table) == (
        "The Vikings reveal Leader Siege: Strength 2 where there is a Stronghold. "
        "Strength 2 against 5: the Vikings take Essex."
    )
    table.do("lose warrior")
    assert last(table) == (
        "A Warrior of the Vikings falls. The Anglo-Saxons lose all that they had there: 2 Warriors. "
        "The round ends; the Round marker moves to space 11. Round 2 begins; the Vikings choose first."
    )


def test_the_owner_reads_names_that_others_do_not() -> None:
    table = Table.empty().at("ken", "0 v 2 siege").at("nor", "1 v 0").resolve("vikings", 4)
    table.do("start movement", "to sus", "with siege")
    assert last(table, sides.VIKINGS) == "Leader Siege of the Vikings goes from Kent to Sussex."
    assert last(table, sides.SAXONS) == last(table) == "A Leader of the Vikings goes from Kent to Sussex."
    table.do("warriors 1")
    assert last(table) == "In their following: 1 Warrior."


def test_every_round_is_told_from_its_draft_to_its_end() -> None:
    match = random_match(3)
    told = " ".join(event.text for event in match.log())
    for number in range(1, int(match.state.round) + 1):
        assert f"Round {number} begins" in told
    assert told.endswith(match.outcome.awards[-1] if match.outcome else "")


def test_every_step_that_changes_the_board_is_told() -> None:
    for seed in (5, 6):
        match = random_match(seed)
        for index, step in enumerate(match.steps):
            before: Any = match.game.state.from_bytes(step.before)
            data = match.steps[index + 1].before if index + 1 < len(match.steps) else to_bytes(match.state)
            after: Any = match.game.state.from_bytes(data)
            if (before.warriors[:, :11] != after.warriors[:, :11]).any() or (before.coins != after.coins).any():
                assert match.event(index) is not None, match.action(step.number)


def test_the_description_tells_what_is_known_of_leaders() -> None:
    table = Table.empty().at("ess", "1 v 3 siege").at("nor", "2 v 0").at("sus", "0 v 2").combat().do("reveal siege")
    assert "Essex Siege" in str(table.match.view(sides.SAXONS))
    assert "Supply Landing, Berserk or Plunder" in str(table.match.view(sides.SAXONS))
    assert "Supply Landing; Supply Plunder" in str(table.match.view(sides.VIKINGS))


def test_points_are_areas_and_awards_tell_how_it_was_won() -> None:
    table = Table.empty().at("nor", "1 v 0").at("ken", "0 v 1").at("ess", "0 v 2").money(0, 9).end_round()
    outcome = table.match.outcome
    assert outcome is not None
    assert (outcome.points, outcome.places) == ((1, 2), (2, 1))
    assert outcome.awards == ("The Vikings have amassed 9 coins and have won. (V-93)",)
    assert meadhall.game("saga").words.scoring(table.match.view())[1] == [
        ("Areas under control: Essex and Kent (V-03)", 2)
    ]
