"""Openings: trees of what was chosen first, from games, and the files that games ship with."""

import gzip
from pathlib import Path

import pytest
from click.testing import CliRunner

import meadhall
from meadhall.cli import main
from meadhall.games import own_names
from meadhall.practice.openings import (
    LEAST_GAMES,
    MOST_BYTES,
    NAME,
    Decision,
    OpeningLine,
    line_of,
    openings_of,
    tree_of,
)
from meadhall.practice.puzzle import SEPARATOR, game_with, match_after
from meadhall.practice.run import MiningPlan

HAGAR = meadhall.game("hagar")
SHIPPED = [name for name in own_names() if (meadhall.game(name).folder / NAME).is_file()]


def line(*actions: str, wins: tuple[float, float] = (1.0, 0.0)) -> OpeningLine:
    """A game of two in which these decisions were made in turn."""
    decisions = tuple(Decision(number % 2, action, number) for number, action in enumerate(actions))
    return OpeningLine(actions[:-1], decisions, wins)


def test_a_tree_counts_what_was_chosen_and_how_it_went() -> None:
    games = 6 * [line("a", "x", "p")] + 3 * [line("a", "y", "p", wins=(0.0, 1.0))] + 2 * [line("b", "x", "p")]
    tree = tree_of(2, games, least=4)
    first = tree.positions[0]
    assert [(each.action, each.games, each.wins) for each in first.choices] == [("a", 9, 6.0), ("b", 2, 2.0)]
    assert first.choices[1].then == -1
    found = tree.at(["a"])
    assert found is not None
    second, way = found
    assert (second.turn, second.games, [each.action for each in way]) == (1, 9, ["a"])
    assert [(each.action, each.games, each.wins) for each in second.choices] == [("x", 6, 0.0), ("y", 3, 3.0)]
    assert tree.at(["b"]) is None
    assert tree.at(["nothing"]) is None


def test_a_line_holds_decisions_that_had_a_choice() -> None:
    match = MiningPlan(HAGAR, (2,), "thrall", 3).match(0)
    found = line_of(match)
    assert sum(found.wins) == 1.0
    for decision in found.decisions:
        step = match.steps[decision.before]
        assert step.who == decision.seat
        assert len(HAGAR.legal(HAGAR.state.from_bytes(step.before), match.box)) > 1


def test_the_command_writes_a_file(tmp_path: Path) -> None:
    out = tmp_path / "openings.json.gz"
    asked = ["openings", "hagar", "--games", "12", "--bot", "thrall", "--seats", "2", "--jobs", "1"]
    done = CliRunner().invoke(main, [*asked, "--out", str(out)])
    assert done.exit_code == 0, done.output
    assert b"meadhall openings" in gzip.decompress(out.read_bytes())


@pytest.mark.parametrize("name", SHIPPED)
def test_the_openings_of_a_game_can_be_shown(name: str) -> None:
    game = meadhall.game(name)
    book = openings_of(game)
    assert book is not None
    assert (game.folder / NAME).stat().st_size < MOST_BYTES
    loaded = game_with(game, book.rules, book.content)
    for tree in book.trees:
        assert tree.positions[0].games >= LEAST_GAMES
        for position in tree.positions:
            for choice in position.choices:
                steps = [each for each in tree.examples[choice.example].split(SEPARATOR)[: choice.before] if each]
                match = match_after(loaded, tree.players, {}, steps)
                assert match.to_move >= 0
                assert loaded.actions.number(choice.action) in match.legal.numbers
