"""A finished game is taken over from one of its moments: what stood stands, and the rest is a variation of it."""

from pathlib import Path

import pytest

from meadhall.core.gamefile import GameFile, parse_game_file, read_game_file
from meadhall.core.replay import replay
from meadhall.core.variations import replay_variation
from meadhall.games import load
from meadhall.table.commands import Act, Start, Undo
from meadhall.table.decide import do, open_taken
from meadhall.table.entries import Taken, read_entry
from meadhall.table.errors import TableError
from meadhall.table.table import Table
from meadhall.table.views import TableViews

GOLDEN = Path(__file__).parents[1] / "golden"
ME = "astrid"


def taken_over(file: GameFile, position: int) -> tuple[Table, list[bytes]]:
    """A table at which one person plays on in all seats, and its log."""
    seats = [(name, None) for name in file.seats]
    opened = open_taken(Taken(file, position, "What if?"), ME, seats, b"s" * 32, 1.0)
    table, log = Table.load("t", [opened], load), [opened.to_json()]
    play(table, log, Start())
    return table, log


def play(table: Table, log: list[bytes], *commands: Act | Start | Undo) -> None:
    for command in commands:
        for entry in do(table, command, ME, 2.0):
            table.apply(entry)
            log.append(entry.to_json())


@pytest.mark.parametrize(
    ("game", "name"),
    [("hagar", "2-players-by-rules-2"), ("sagnir", "ring-by-rules-2"), ("saga", "reveals-on-by-rules-2")],
)
def test_it_stands_as_it_stood_and_goes_on_by_the_same_rules(game: str, name: str) -> None:
    file = read_game_file(GOLDEN / game / f"{name}.json")
    old = replay(file, load(game))
    position = next(n for n in range(len(old.steps) // 2, len(old.steps)) if old.steps[n].who >= 0)
    table, log = taken_over(file, position)
    assert table.match is not None
    assert table.match.steps[:position] == old.steps[:position]
    assert table.game.rules_version == old.game.rules_version
    with pytest.raises(TableError, match="not decided anything yet"):
        do(table, Undo(), ME, 2.0)
    play(table, log, Act(table.match.legal[-1].text))
    decided = len(table.match.steps)
    play(table, log, Undo())
    assert len(table.match.steps) == position < decided
    play(table, log, Act(table.match.legal[-1].text))
    told = [line.text for line in TableViews(table).of(ME, 3.0).lines]
    assert told[0] == f"The game goes on from step {position} of another one: What if?"
    entries = [read_entry(data) for data in log]
    for snapshot in (None, table.snapshot()):
        again = Table.load("t", entries, load, snapshot)
        assert again.game_file() == table.game_file()
        assert again.match is not None
        assert again.match.draws == table.match.draws
    written = parse_game_file(table.game_file().to_json())
    assert (written.actions, written.result) == (file.actions, file.result), "the game itself is what it was"
    assert replay_variation(written, load(game), [0]).steps == table.match.steps
    assert table.played_file().dice is None


def test_a_variation_is_taken_over_in_its_turn() -> None:
    file = read_game_file(GOLDEN / "saga" / "won-by-coins.json")
    first, log = taken_over(file, 20)
    assert first.match is not None
    play(first, log, Act(first.match.legal[-1].text))
    position = len(first.match.steps)
    seats = [(name, None) for name in file.seats]
    opened = open_taken(Taken(first.game_file(), position, "And then?", [0]), ME, seats, b"t" * 32, 1.0)
    second = Table.load("u", [opened], load)
    play(second, [], Start())
    assert second.match is not None
    assert second.match.steps[:position] == first.match.steps
    play(second, [], Act(second.match.legal[0].text))
    written = second.game_file()
    assert isinstance(written.variations, list)
    assert [each.name for each in written.variations[0].variations] == ["And then?"]
    assert replay_variation(written, load("saga"), [0, 0]).steps == second.match.steps


def test_dice_are_thrown_anew_where_chance_was_to_decide() -> None:
    file = read_game_file(GOLDEN / "hagar" / "2-players-by-rules-2.json")
    old = replay(file, load("hagar"))
    position = next(n for n, step in enumerate(old.steps) if step.who < 0 and n > 60)
    table, _ = taken_over(file, position)
    assert table.match is not None
    assert len(table.match.steps) > position
    assert table.match.to_move >= 0
    assert not TableViews(table).of(ME, 2.0).dice.used


def test_a_game_has_the_seats_that_it_had() -> None:
    file = read_game_file(GOLDEN / "hagar" / "2-players-by-rules-2.json")
    with pytest.raises(TableError, match="this game has 2 seats, not 1"):
        open_taken(Taken(file, 3, "What if?"), ME, [("Astrid", None)], b"s" * 32, 1.0)
