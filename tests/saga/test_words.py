"""Saga in words: events, the position, points."""

from typing import Any

import meadhall
from meadhall.core.constants import SPECTATOR
from meadhall.core.record import to_bytes
from meadhall.core.scene import SHAPES
from meadhall.games.saga import sides
from tests.saga.table import Table
from tests.saga.test_secrets import random_match


def last(table: Table, viewer: int = SPECTATOR) -> str:
    event = table.match.event(len(table.match.steps) - 1, viewer)
    return "" if event is None else event.text


def test_a_combat_is_told_part_by_part() -> None:
    table = Table.empty().at("ess", "2 v 3 siege", stronghold=True).at("nor", "1 v 0").at("sus", "0 v 1")
    table.resolve("vikings", 4).do("end tile")
    assert last(table) == (
        "The Vikings are done with tile 4. "
        "Combat in Essex: 2 Warriors of the Anglo-Saxons against 3 Warriors and 1 Leader of the Vikings."
    )
    table.do("reveal siege")
    assert last(table) == (
        "The Vikings reveal Leader Siege: Strength 2 where there is a Stronghold. "
        "Strength: Anglo-Saxons 2, Vikings 3 + 2 = 5. The Vikings take Essex."
    )
    table.do("lose warrior")
    assert last(table) == (
        "A Warrior of the Vikings falls. The Anglo-Saxons lose all that they had there: 2 Warriors. "
        "The round ends; the Round marker moves to space 9. Round 2 begins; the Vikings choose first."
    )


def test_every_event_says_how_it_is_shown() -> None:
    table = Table.empty().at("ess", "2 v 3 siege", stronghold=True).at("nor", "1 v 0").at("ken", "0 v 2")

    def shown() -> str | None:
        event = table.match.event(len(table.match.steps) - 1, SPECTATOR)
        return event.kind if event else None

    table.resolve("vikings", 4).do("start movement", "from ken", "to sus", "warriors 1")
    assert shown() == "moved"
    table.do("end tile")
    assert shown() == "fought"
    table.do("reveal siege")
    assert shown() == "fought", "for Strength is compared at once"
    ended = random_match(3)
    last_event = ended.event(len(ended.steps) - 1, SPECTATOR)
    assert last_event is not None
    assert last_event.kind == "ended"


def test_the_owner_reads_names_that_others_do_not() -> None:
    table = Table.empty().at("ken", "0 v 2 siege").at("nor", "1 v 0").resolve("vikings", 4)
    table.do("start movement", "to sus", "with siege")
    assert last(table, sides.VIKINGS) == "Leader Siege of the Vikings goes from Kent to Sussex."
    assert last(table, sides.SAXONS) == last(table) == "A Leader of the Vikings goes from Kent to Sussex."
    table.do("warriors 1")
    assert last(table) == "The Vikings send 1 Warrior along to Sussex."


def test_who_moves_leaders_reads_that_they_are_chosen_before_the_warriors_close_the_group() -> None:
    def asked(table: Table) -> str:
        return table.match.game.words.prompt(table.match.view(sides.VIKINGS))

    table = Table.empty().at("ken", "0 v 2 siege").at("nor", "1 v 0").resolve("vikings", 4)
    table.do("start movement", "to sus")
    assert asked(table).endswith("Who goes from Kent to Sussex? Up to 3 Units, Leaders first. (V-29)")
    assert asked(table.do("with siege")).endswith("Up to 2 Units can. (V-29)"), "there is no other Leader"


def test_a_combat_is_told_from_the_side_that_decides() -> None:
    table = Table.empty().at("ess", "2 garrison v 3 siege").at("ken", "1 v 2").at("nor", "1 v 0")
    table.resolve("vikings", 4).do("end tile")
    game = table.match.game
    fights = {
        game.words.action(table.match.view(sides.VIKINGS), number) for number in table.match.view(sides.VIKINGS).legal
    }
    assert fights == {
        "Fight in Essex: 3 Warriors and 1 Leader against 2 Warriors and 1 Leader",
        "Fight in Kent: 2 Warriors against 1 Warrior",
    }
    table.do("fight ess")
    assert "Essex, 3 Warriors and 1 Leader against 2 Warriors and 1 Leader." in game.words.prompt(
        table.match.view(sides.VIKINGS)
    )
    assert game.words.action(table.match.view(sides.VIKINGS), int(table.match.view(sides.VIKINGS).legal[-1])) == "Pass"
    table.do("reveal siege")
    assert "Essex, 2 Warriors and 1 Leader against 3 Warriors and 1 Leader." in game.words.prompt(
        table.match.view(sides.SAXONS)
    )


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


def test_V75_a_tie_says_whose_ties_are() -> None:
    table = Table.empty().at("ess", "2 v 2").at("nor", "1 v 0").at("sus", "0 v 1").resolve("vikings", 4).do("end tile")
    assert "Strength: Anglo-Saxons 2, Vikings 2. The Anglo-Saxons win ties and hold Essex. (V-75)" in last(table)
    stronger = Table.empty().at("ess", "3 v 2").at("nor", "1 v 0").at("sus", "0 v 1").resolve("vikings", 4)
    assert "Strength: Anglo-Saxons 3, Vikings 2. The Anglo-Saxons hold Essex." in last(stronger.do("end tile"))


def test_V74_nobody_left_on_either_side_is_told() -> None:
    table = Table.empty("field landing").at("ess", "1 v 0 berserk").at("nor", "1 v 0").at("sus", "0 v 1")
    table.resolve("vikings", 4).do("end tile", "reveal berserk", "slay warrior")
    assert "Nobody is left in Essex: the Anglo-Saxons count as the winner. (V-74)" in last(table)


def test_what_follows_by_itself_is_told() -> None:
    table = Table(raid="ken", found="ess").do("choose 1", "choose 2", "choose 3")
    table.do("resolve 2", "end tile")
    assert last(table) == "The Anglo-Saxons are done with tile 2. The Anglo-Saxons turn to tile 3."
    table.do("end tile")
    assert last(table) == "The Anglo-Saxons are done with tile 3. Now the Vikings resolve their tiles."
    table.do("resolve 1", "end tile", "end tile")
    assert last(table) == (
        "The Vikings are done with tile 4. Nowhere do both sides meet: there is no combat. (V-69) "
        "The round ends; the Round marker moves to space 9. Round 2 begins; the Vikings choose first."
    )
    bonus = Table.empty().at("nor", "1 v 0").at("sus", "0 v 1").resolve("saxons", 4).do("bonus none")
    assert last(bonus).startswith("They do without the bonus.")


def test_V94_the_end_says_that_both_could_claim_victory() -> None:
    table = Table.empty().at("nor", "1 v 0").at("ken", "0 v 1").at("ess", "0 v 2").money(0, 9)
    table.state.round_marker = 2
    outcome = table.resolve("vikings", 4).do("end tile").match.outcome
    assert outcome is not None
    assert outcome.winners == (sides.SAXONS,)
    assert outcome.awards == (
        "The round track has run out: the Anglo-Saxons have held England. (V-92)",
        "The Vikings met a condition as well (V-93): when both do, the Anglo-Saxons win. (V-94)",
    )
    assert last(table).endswith(outcome.awards[-1])


def test_a_pillage_tells_what_it_brings() -> None:
    rich = Table.empty().at("nor", "0 v 1", stronghold=True).at("mer", "1 v 0").resolve("vikings", 3).do("bonus none")
    rich.do("start pillage")
    assert "The Vikings pillage Northumbria: the Stronghold is gone, and they take 1 coin." in last(rich)
    poor = Table.empty().at("nor", "0 v 1", stronghold=True).at("ess", "0 v 1", stronghold=True).at("mer", "1 v 0")
    poor.money(9, 6).resolve("vikings", 3).do("bonus none", "start pillage")
    words = poor.match.game.words
    told = words.action(poor.match.view(sides.VIKINGS), poor.match.read("pillage nor").number)
    assert told == "Pillage Northumbria: the general supply is empty"
    assert "the Stronghold is gone; the general supply is empty." in last(poor.do("pillage nor"))


def test_who_plays_a_side_is_called_you() -> None:
    def told(table: Table, viewer: int) -> str:
        event = table.match.event(len(table.match.steps) - 1, viewer, you=True)
        return "" if event is None else event.text

    table = Table.empty().at("ken", "0 v 2 siege").at("nor", "1 v 0").resolve("vikings", 4)
    table.do("start movement", "to sus", "with siege")
    assert told(table, sides.VIKINGS) == "Your Leader Siege goes from Kent to Sussex."
    assert told(table, sides.SAXONS) == "A Leader of the Vikings goes from Kent to Sussex."
    table.do("warriors 1")
    assert told(table, sides.VIKINGS) == "You send 1 Warrior along to Sussex."
    table = Table.empty().at("ess", "2 v 3 siege", stronghold=True).at("nor", "1 v 0").at("sus", "0 v 1")
    table.resolve("vikings", 4).do("end tile")
    assert told(table, sides.VIKINGS) == (
        "You are done with tile 4. "
        "Combat in Essex: your 3 Warriors and 1 Leader against 2 Warriors of the Anglo-Saxons."
    )
    assert told(table, sides.SAXONS).endswith("your 2 Warriors against 3 Warriors and 1 Leader of the Vikings.")
    assert told(table.do("reveal siege"), sides.VIKINGS).endswith(" You take Essex.")
    table.do("lose warrior")
    assert told(table, sides.VIKINGS).startswith("You lose a Warrior. The Anglo-Saxons lose all that they had there")
    assert "You lose all that you had there: 2 Warriors." in told(table, sides.SAXONS)
    assert told(table, sides.VIKINGS).endswith("Round 2 begins; you choose first.")


def test_a_combat_and_a_tile_are_pointed_at() -> None:
    table = Table.empty().at("ess", "2 v 3 siege", stronghold=True).at("nor", "1 v 0").at("sus", "0 v 1")
    table.resolve("vikings", 4).do("end tile")
    event = table.match.event(len(table.match.steps) - 1)
    assert event is not None
    assert event.places == ("sheet", "area-ess")
    for shape in SHAPES:
        assert {"sheet", "area-ess"} <= {piece.id for piece in table.match.view().scene(shape).pieces if piece.meaning}
    drafted = Table(raid="ken", found="ess").do("choose 1")
    told = drafted.match.event(len(drafted.match.steps) - 1)
    assert told is not None
    assert told.places == ("tile-1",)


def test_the_end_says_why() -> None:
    table = Table.empty().at("nor", "1 v 0").at("ken", "0 v 1").at("ess", "0 v 2").money(0, 9).end_round()
    words = table.match.game.words
    assert words.waiting(table.match.view()) == (
        "The game is over. The Vikings have amassed 9 coins and have won. (V-93)"
    )
