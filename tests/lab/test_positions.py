"""Analysed positions: a row for each step, from whose columns the accounts of every game balance."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner
from pyarrow import parquet

import meadhall
from meadhall.analysis import analyse
from meadhall.cli import main
from meadhall.core.constants import SPECTATOR
from meadhall.core.kernel import JIT
from meadhall.envs.errors import SaveError
from meadhall.envs.trajectories import read_trajectories
from meadhall.lab.analysed_games import GameAnalyst
from meadhall.lab.analysed_positions import write_positions
from meadhall.lab.games import BotTable
from meadhall.lab.runs import RunPlan

TABLES: list[tuple[str, tuple[str, ...]]] = [("hagar", ("greedy", "random"))]
if JIT:
    TABLES += [("runir", ("search:4", "random", "random")), ("saga", ("search:4", "random"))]


def column(rows: list[dict[str, Any]], name: str) -> np.ndarray[Any, Any]:
    return np.array([row[name] for row in rows], np.float64)


@pytest.mark.parametrize(("name", "bots"), TABLES, ids=str)
def test_the_accounts_balance_from_the_columns_alone(name: str, bots: tuple[str, ...], tmp_path: Path) -> None:
    game, path = meadhall.game(name), tmp_path / "positions.parquet"
    table = BotTable(game, len(bots), 3)
    written = write_positions(path, table, bots, range(2), "8", jobs=1)
    everything = parquet.read_table(path)
    assert len(everything) == written
    about = json.loads(everything.schema.metadata[b"meadhall"])
    assert (about["rows"], about["depth"], about["game"], about["seed"]) == ("positions", "8", name, 3)
    analyst = GameAnalyst(RunPlan(table, bots))
    for number in range(2):
        rows = [row for row in everything.to_pylist() if row["game"] == number]
        chances, after, results = (column(rows, each) for each in ("chances", "after", "results"))
        parts = sum(column(rows, each) for each in ("chance", "secrets", "decision", "uncertainty"))
        assert after == pytest.approx(chances + parts, abs=1e-9)
        assert after[:-1] == pytest.approx(chances[1:])
        assert after[-1] == pytest.approx(results[0])
        assert results[0] == pytest.approx(chances[0] + np.sum(parts, axis=0), abs=1e-9)
        match = analyst.match(number)
        found = analyse(match, depth="8", jobs=1)
        assert len(rows) == len(match.steps)
        for row, step, told in zip(rows, match.steps, found.steps, strict=True):
            view = match.look(step.before, step.who if step.who >= 0 else SPECTATOR)
            assert (row["action"], row["seed"], row["edition"]) == (step.number, 3, game.header.edition)
            assert row["chances"] == list(told.chances)
            turn = found.turns[row["turn"]]
            assert turn.first <= told.number <= turn.last
            for field in game.state.fields:
                assert np.ravel(row[f"view_{field}"]).tolist() == np.ravel(view.state[field]).tolist()
            if step.who < 0:
                assert (row["seat"], row["bot"], row["legal"], row["loss"], row["mark"]) == (-1, None, [], None, None)
                assert row["decision"] == [0.0] * len(bots)
                continue
            assert (row["seat"], row["bot"], row["legal"]) == (step.who, bots[step.who], view.legal)
            assert (row["loss"] is None) == (told.choice is None)
            if told.choice is not None:
                ended = rows[told.choice.last]
                assert row["loss"] == pytest.approx(-ended["decision"][step.who])
                assert row["loss"] == pytest.approx(max(0.0, row["best_value"] - row["played_value"]), abs=1e-9)
                assert game.actions.text(row["best_action"]) == told.choice.best.actions[0]
                assert row["mark"] == told.choice.mark


def test_the_command_writes_them_in_order_whatever_the_jobs(tmp_path: Path) -> None:
    def run(*more: str) -> Any:
        return CliRunner().invoke(main, ["simulate", "hagar", "--games", "2", "--seats", "greedy,greedy", *more])

    one, two = tmp_path / "one.parquet", tmp_path / "two.parquet"
    for path, jobs in ((one, "1"), (two, "2")):
        done = run("--positions", str(path), "--depth", "4", "--jobs", jobs)
        assert done.exit_code == 0, done.output
        assert f"{path}: {parquet.read_metadata(path).num_rows:,} positions." in done.output
    assert one.read_bytes() == two.read_bytes()
    with pytest.raises(SaveError, match="holds analysed positions"):
        next(read_trajectories(one))
    assert "the name of the file ends in .parquet" in run("--positions", "positions.csv").output
    assert 'no depth is called "jral"; did you mean "jarl"?' in run("--positions", str(one), "--depth", "jral").output
