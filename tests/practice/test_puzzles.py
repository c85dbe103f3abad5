"""Puzzles: how they are found, chosen, kept and checked."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner
from msgspec.structs import replace

import meadhall
from meadhall.bots.search.plans import seed_at
from meadhall.cli import main
from meadhall.core.rng import below, new_rng
from meadhall.games import own_names
from meadhall.practice.choice import ALIKE, band, can_be_played, choose, is_sound
from meadhall.practice.mining import DEPTH, MARGIN, Miner
from meadhall.practice.puzzle import (
    MOST_BYTES,
    NAME,
    Puzzle,
    PuzzleBook,
    PuzzleError,
    book_of,
    game_for,
    match_of,
    plan_of,
)
from meadhall.practice.run import MiningPlan, MiningRun, best_of, book
from meadhall.practice.solver import AS_GOOD, Solver
from meadhall.practice.themes import theme_said, themes_in, themes_of

HAGAR = meadhall.game("hagar")
SHIPPED = [name for name in own_names() if (meadhall.game(name).folder / NAME).is_file()]
_SAMPLE = 3


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> list[Puzzle]:
    """What a short run finds, which is interrupted once."""
    file = tmp_path_factory.mktemp("run") / "hagar.jsonl"
    plan = MiningPlan(HAGAR, (2, 3), "thrall", 5)
    first = MiningRun(plan, 2, file).mine(1)
    with file.open("a") as text:
        text.write('{"game": 2, "puzz')  # interrupted
    heard = list[tuple[int, bool]]()
    everything = MiningRun(plan, 4, file).mine(1, lambda games, kept=False: heard.append((games, kept)))
    assert heard == [(2, True), (1, False), (1, False)]
    assert everything[: len(first)] == first
    assert MiningRun(plan, 4).mine(1) == everything
    with pytest.raises(PuzzleError, match="holds another run"):
        MiningRun(MiningPlan(HAGAR, (2, 3), "karl", 5), 4, file).mine(1)
    return everything


def test_one_plan_is_clearly_best_in_a_puzzle(found: list[Puzzle]) -> None:
    assert len(found) >= 4
    for puzzle in found:
        assert puzzle.margin >= MARGIN
        assert puzzle.plans >= 3
        assert puzzle.solution != puzzle.rival
        assert len(puzzle.found) == 4
        match = match_of(HAGAR, puzzle)
        assert match.to_move == puzzle.seat
        assert can_be_played(match, plan_of(HAGAR, puzzle.solution))


def test_a_book_holds_different_puzzles_with_their_themes(found: list[Puzzle]) -> None:
    chosen = choose(HAGAR, found + found, 6)
    assert len({puzzle.key for puzzle in chosen}) == len(chosen) == min(6, len(found))
    assert any(puzzle.themes for puzzle in chosen)
    packed = book(HAGAR, chosen).packed()
    assert PuzzleBook.unpacked(packed).puzzles == tuple(chosen)
    assert packed == book(HAGAR, chosen).packed()
    with pytest.raises(PuzzleError, match="no file of puzzles"):
        PuzzleBook.unpacked(packed[:40])


def test_of_puzzles_that_are_alike_a_few_are_chosen(found: list[Puzzle]) -> None:
    alike = [replace(found[0], chance=0.1 + number / 100) for number in range(9)]
    several = [replace(each, options={}, steps=each.steps) for each in alike]
    assert len(choose(HAGAR, several, 9)) <= ALIKE


def test_the_few_of_a_game_differ() -> None:
    def one(margin: float, *solution: str) -> Puzzle:
        return Puzzle(
            players=2, options={}, steps="", seat=0, solution=solution, rival=("keep",), chance=1, margin=margin,
            plans=3,
        )  # fmt: skip

    kept = best_of([one(0.3, "a"), one(0.2, "a"), one(0.1, "b"), one(0.09, "a"), one(0.08, "c")])
    assert [(each.solution[0], each.margin) for each in kept][:4] == [("a", 0.3), ("b", 0.1), ("c", 0.08), ("a", 0.2)]


def test_an_unsound_puzzle_is_not_chosen(found: list[Puzzle]) -> None:
    assert not is_sound(HAGAR, replace(found[0], solution=2 * found[0].solution))
    assert is_sound(HAGAR, found[0])


def test_nobody_who_is_about_to_win_anyhow_is_asked() -> None:
    """A whole game of random moves: what is found there is open before the move, and clear after it."""
    match = HAGAR.start(players=2, seed=11)
    rng = new_rng(3)
    while not match.over:
        match.play(match.legal[int(below(rng, len(match.legal)))])
    for puzzle in Miner().puzzles(match):
        assert 0 < puzzle.chance - puzzle.margin < 0.98


def test_the_command_writes_what_other_tools_read(tmp_path: Path) -> None:
    out = tmp_path / "puzzles.json"
    kept = tmp_path / "kept.jsonl"
    asked = ["puzzles", "hagar", "--games", "2", "--bot", "thrall", "--seats", "2", "--jobs", "1"]
    done = CliRunner().invoke(main, [*asked, "--resume", str(kept), "--out", str(out)])
    assert done.exit_code == 0, done.output
    rows = json.loads(out.read_text())
    assert {"game", "key", "players", "steps", "solution", "margin", "themes"} <= set(rows[0])
    again = CliRunner().invoke(main, [*asked, "--resume", str(kept), "--out", str(tmp_path / "puzzles.parquet")])
    assert again.exit_code == 0, again.output
    assert (tmp_path / "puzzles.parquet").read_bytes()[:4] == b"PAR1"
    files = [tmp_path / "one.json", tmp_path / "two.json"]
    for number, file in enumerate(files):
        file.write_bytes(MiningPlan(HAGAR, (2,), "thrall", 1).match(number).record.to_json())
    own = CliRunner().invoke(main, ["puzzles", "hagar", *map(str, files), "--out", str(tmp_path / "own.json")])
    assert own.exit_code == 0, own.output
    assert {row["key"] for row in rows} <= {row["key"] for row in json.loads((tmp_path / "own.json").read_text())}
    wrong = CliRunner().invoke(main, [*asked, "--out", str(tmp_path / "puzzles.csv")])
    assert "puzzles are written as .json, .parquet or .json.gz" in wrong.output


# --- The puzzles that games ship with ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SHIPPED)
def test_the_puzzles_of_a_game_load_and_are_solved_by_what_may_be_played(name: str) -> None:
    game = meadhall.game(name)
    file = game.folder / NAME
    shipped = book_of(game)
    assert shipped is not None
    assert file.stat().st_size < MOST_BYTES
    assert len(shipped.by_key) == len(shipped.puzzles)
    loaded = game_for(game, shipped)
    for puzzle in shipped.puzzles:
        match = match_of(loaded, puzzle)
        assert match.to_move == puzzle.seat
        assert can_be_played(match, plan_of(loaded, puzzle.solution)), puzzle.key
    assert len({theme for puzzle in shipped.puzzles for theme in puzzle.themes}) >= 4
    assert {puzzle.players for puzzle in shipped.puzzles} == set(game.seats)
    assert len({band(puzzle) for puzzle in shipped.puzzles}) >= 2


@pytest.mark.parametrize("name", SHIPPED)
def test_a_deeper_search_agrees_with_the_solutions(name: str) -> None:
    """Of a few; `bench/puzzles.py` asks a search that is ten times as deep about fifty of each game."""
    game = meadhall.game(name)
    shipped = book_of(game)
    assert shipped is not None
    loaded = game_for(game, shipped)
    for puzzle in shipped.puzzles[:: max(1, len(shipped.puzzles) // _SAMPLE)][:_SAMPLE]:
        match = match_of(loaded, puzzle)
        solver = Solver(match, int(seed_at(99, len(match.steps))))
        view = match.view(puzzle.seat)
        solution = plan_of(loaded, puzzle.solution)
        ranked = solver.best(view, 2 * DEPTH, 7, [solution, plan_of(loaded, puzzle.rival)])
        reached = next(each for each in ranked if each.plan == solution)
        assert ranked[0].chance - reached.chance <= AS_GOOD, puzzle.key


@pytest.mark.parametrize("name", SHIPPED)
def test_every_theme_has_a_name_and_facts_that_the_rules_tell(name: str) -> None:
    game = meadhall.game(name)
    for key, theme in themes_in(game.folder).items():
        for fact in (*theme.facts, *theme.any, *theme.none):
            assert fact in game.facts.declared, f"{key}: {fact}"
        assert theme_said(game, key) == theme.name


def test_themes_come_from_facts(found: list[Puzzle]) -> None:
    puzzle = next(each for each in found if "land here" in each.solution or any("take" in one for one in each.solution))
    assert themes_of(HAGAR, puzzle)
