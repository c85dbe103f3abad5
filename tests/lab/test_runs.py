"""Runs of numbered games: the same whatever the jobs, the venue and the interruptions, with anything counted."""

import csv
import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner, Result

import meadhall
from meadhall.cli import main
from meadhall.core.constants import CHANCE
from meadhall.core.game import Action
from meadhall.core.kernel import JIT
from meadhall.core.match import Match
from meadhall.lab.accumulators import Accumulator, CountError, find_count
from meadhall.lab.compiled.whole_games import SearchedGames
from meadhall.lab.export import ExportError, check_export
from meadhall.lab.games import BotTable, ScheduledGame, SimulationDice
from meadhall.lab.runs import BlockResult, GameRun, RunError, RunPlan, merged_counts, play_here
from meadhall.lab.simulate import simulate

RUNIR = meadhall.game("runir")
FIRST = "tests.lab.test_arena:First"


class Everything(Accumulator):
    """Sees games from beginning to end."""

    def __init__(self) -> None:
        self.begun = self.ended = 0
        self.by = Counter[int]()
        self.texts = set[str]()
        self.lengths: list[int] = []

    def before(self, match: Match) -> None:
        assert not match.steps
        self.begun += 1

    def step(self, match: Match, who: int, action: Action) -> None:
        assert match.to_move == who
        self.by[who] += 1
        self.texts.add(action.text.split()[0])

    def after(self, match: Match) -> None:
        assert match.over
        self.ended += 1
        self.lengths.append(len(match.steps))

    def result(self) -> Any:
        return {"by": dict(self.by), "lengths": self.lengths, "texts": sorted(self.texts)}


class Unmergeable(Accumulator):
    def __init__(self) -> None:
        self.match: object = object()


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, list(arguments))


def fails(*arguments: str) -> str:
    result = run(*arguments)
    assert result.exit_code in (1, 2)
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.stderr


# --- accumulators ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bots", [("random", "random"), ("random", FIRST)], ids=["compiled", "match"])
def test_an_accumulator_sees_every_step_of_every_game(bots: tuple[str, str]) -> None:
    found = simulate(RUNIR, bots, games=5, seed=1, counts=[Everything], jobs=1)
    counted = found.counts["Everything"]
    assert counted["lengths"] == found.rows.steps.tolist()
    assert sum(counted["by"].values()) == found.steps
    assert counted["by"][0] + counted["by"][1] == found.decisions
    assert counted["by"][CHANCE] > 0
    assert {"carve", "rune"} <= set(counted["texts"])


def test_what_is_counted_is_the_same_whatever_the_jobs() -> None:
    name = f"{__name__}:Everything"
    one, two = (
        simulate(RUNIR, ["random", FIRST], games=45, seed=3, counts=[name], jobs=jobs).to_dict() for jobs in (1, 2)
    )
    assert one | {"seconds": 0} == two | {"seconds": 0}


@pytest.mark.parametrize("bots", [("random", "random"), ("child", "random"), ("random", FIRST)])
def test_watching_does_not_change_what_is_watched(bots: tuple[str, str]) -> None:
    alone, watched = (simulate(RUNIR, bots, games=6, seed=4, counts=counts, jobs=1) for counts in ([], [Everything]))
    assert alone.rows.points.tolist() == watched.rows.points.tolist()
    assert alone.rows.steps.tolist() == watched.rows.steps.tolist()
    run = GameRun(BotTable(RUNIR, 2, 4), bots, 6, watch=True)
    reported = list(run.venue(replace(run.plan, turned=False), run.blocks(), 1))  # for a report bots change seats
    assert reported[0].rows.points.tolist() == alone.rows.points.tolist()


def test_what_does_not_add_up_by_itself_is_named() -> None:
    with pytest.raises(CountError, match=r"Unmergeable.match is a object, .* write a method merge"):
        simulate(RUNIR, ["random", "random"], games=2, seed=1, counts=[Unmergeable], jobs=1)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("nothing", "write it as module:Class"),
        ("nowhere:Count", 'the accumulator "nowhere:Count" cannot be found: ModuleNotFoundError'),
        (f"{__name__}:Match", "is no class made from meadhall.lab.accumulators.Accumulator"),
    ],
)
def test_an_accumulator_that_cannot_be_used_is_explained(name: str, message: str) -> None:
    with pytest.raises(CountError, match=message):
        find_count(name)
    assert message in fails("simulate", "runir", "--count", name, "--games", "1")


class Pairs(Accumulator):
    """Counts what JSON does not know: by pairs, in sets and in numbers of NumPy."""

    def __init__(self) -> None:
        self.pairs = Counter[tuple[int, str]]()
        self.decided = np.int64(0)
        self.seats = set[int]()

    def step(self, match: Match, who: int, action: Action) -> None:
        self.pairs[who, action.text.split()[0]] += 1
        self.decided += who >= 0
        self.seats.add(who)


def test_whatever_was_counted_can_be_written_as_json() -> None:
    result = run("simulate", "runir", "--count", f"{__name__}:Pairs", "--games", "2", "--jobs", "1", "--json")
    assert result.exit_code == 0, result.output
    counted = json.loads(result.stdout)["counts"]["Pairs"]
    assert counted["pairs"]["0, carve"] + counted["pairs"]["1, carve"] > 0
    assert sum(counted["pairs"].values()) > counted["decided"] > 0
    assert counted["seats"] == [CHANCE, 0, 1]


def test_simulate_prints_what_was_counted(tmp_path: Path) -> None:
    (tmp_path / "countgames.py").write_text(
        "from meadhall.lab.accumulators import Accumulator\n"
        "class Games(Accumulator):\n"
        "    games = 0\n"
        "    def after(self, match):\n"
        "        self.games += 1\n"
    )
    sys.path.insert(0, str(tmp_path))
    try:
        result = run("simulate", "runir", "--count", "countgames:Games", "--games", "3", "--jobs", "1", "--json")
    finally:
        sys.path.remove(str(tmp_path))
    assert json.loads(result.stdout)["counts"] == {"Games": {"games": 3}}


# --- the compiled loop -------------------------------------------------------------------------------------------


@pytest.mark.skipif(not JIT, reason="nothing is compiled")
@pytest.mark.parametrize("bots", [("child", "random"), ("search:30", "child", "random")])
@pytest.mark.parametrize("name", ["hagar", "runir"])
def test_whole_games_are_those_of_the_table_step_by_step(name: str, bots: tuple[str, ...]) -> None:
    game = meadhall.game(name)
    whole = SearchedGames.of(game, game.make_box(len(bots)), 5, bots)
    for number in range(2):
        _, match = BotTable(game, len(bots), 5).play_match(ScheduledGame(number, number, bots))
        played = whole.play(number, number)
        assert played is not None
        whos, actions = played
        assert list(zip(whos.tolist(), actions.tolist(), strict=True)) == [(s.who, s.number) for s in match.steps]


# --- blocks and folders ------------------------------------------------------------------------------------------


class Interrupted(Exception):
    """Somebody pulled the plug."""


def backwards(plan: RunPlan, blocks: Iterable[range], jobs: int | None) -> Iterator[BlockResult]:
    """Somewhere else, where the last block is played first."""
    yield from play_here(plan, reversed(list(blocks)), 1)


def breaks_off(plan: RunPlan, blocks: Iterable[range], jobs: int | None) -> Iterator[BlockResult]:
    """Plays two blocks, and no more."""
    played = play_here(plan, reversed(list(blocks)), 1)
    yield next(played)
    yield next(played)
    raise Interrupted


def a_run(**more: Any) -> GameRun:
    return GameRun(BotTable(RUNIR, 2, 7), ("random", FIRST), 70, (Everything,), **more)


def told(blocks: list[BlockResult]) -> tuple[Any, ...]:
    (count,) = merged_counts(blocks)
    return [block.rows.points.tolist() for block in blocks], count.result()


def test_a_run_gives_the_same_wherever_and_in_whatever_order_it_is_played() -> None:
    assert told(a_run().play(1)) == told(a_run(venue=backwards).play(1))


def test_a_run_that_was_interrupted_goes_on_and_gives_the_same(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    with pytest.raises(Interrupted):
        a_run(folder=folder, venue=breaks_off).play()
    assert len(list(folder.glob("*.block"))) == 2
    seen = Counter[bool]()

    def progress(games: int, *, kept: bool = False) -> None:
        seen[kept] += games

    assert told(a_run(folder=folder).play(1, progress)) == told(a_run().play(1))
    assert seen == {True: 30, False: 40}  # the last block has ten games


def test_a_finished_run_is_not_played_again_and_can_grow(tmp_path: Path) -> None:
    arguments = ("simulate", "runir", "--seats", f"random,{FIRST}", "--jobs", "1", "--json", "--resume", str(tmp_path))
    first, again, more = (json.loads(run(*arguments, "--games", games).stdout) for games in ("20", "20", "40"))
    assert first | {"seconds": 0} == again | {"seconds": 0}
    assert more["games"] == 40
    assert len(list(tmp_path.glob("*.block"))) == 2


def test_a_folder_of_another_run_is_refused_with_what_differs(tmp_path: Path) -> None:
    a_run(folder=tmp_path).play(1)
    with pytest.raises(RunError, match="holds another run: its seed is 7, not 8"):
        GameRun(BotTable(RUNIR, 2, 8), ("random", FIRST), 70, (Everything,), folder=tmp_path).play(1)


def test_a_folder_with_other_files_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letters.txt").write_text("dear friend")
    with pytest.raises(RunError, match="holds other files"):
        a_run(folder=tmp_path).play(1)


# --- files -------------------------------------------------------------------------------------------------------


def test_one_row_a_game_in_three_formats_that_agree(tmp_path: Path) -> None:
    tables = []
    for name in ("games.json", "games.csv", "games.parquet"):
        result = run("simulate", "runir", "--games", "5", "--out", str(tmp_path / name))
        assert result.exit_code == 0, result.output
    tables.append(json.loads((tmp_path / "games.json").read_text()))
    with (tmp_path / "games.csv").open() as file:
        tables.append([{k: int(v) if v.isdigit() else v for k, v in row.items()} for row in csv.DictReader(file)])
    parquet = pytest.importorskip("pyarrow.parquet")
    tables.append(parquet.read_table(tmp_path / "games.parquet").to_pylist())
    assert tables[0] == tables[1] == tables[2]
    assert len(tables[0]) == 5
    assert set(tables[0][0]) == {
        "game", "steps", "decisions", "stopped", "bot_0", "turn_0", "points_0", "result_0", "place_0",
        "bot_1", "turn_1", "points_1", "result_1", "place_1",
    }  # fmt: skip


def test_a_format_that_is_not_known_is_told_before_anything_is_played() -> None:
    assert '".xls" is no format; the name of the file ends in .json, .csv, .parquet' in fails(
        "simulate", "runir", "--out", "games.xls"
    )
    assert "there is no folder nowhere" in fails("simulate", "runir", "--out", "nowhere/games.csv")


def test_parquet_without_pyarrow_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(ExportError, match=r"pip install 'meadhall\[lab\]'"):
        check_export(Path("games.parquet"))


def test_the_dice_of_the_lab_are_fair_enough_and_depend_on_seed_and_number_alone() -> None:
    dice = SimulationDice(7)
    thrown = Counter(dice.draw(k, [1, 0, 2, 3]) for k in range(6000))
    assert thrown[1] == 0
    assert thrown[0] == pytest.approx(1000, abs=120)
    assert thrown[3] == pytest.approx(3000, abs=160)
    assert [dice.draw(k, [1] * 9) for k in (5, 3)] == [SimulationDice(7).draw(k, [1] * 9) for k in (5, 3)]
    assert [dice.draw(k, [1] * 9) for k in range(30)] != [SimulationDice(8).draw(k, [1] * 9) for k in range(30)]
