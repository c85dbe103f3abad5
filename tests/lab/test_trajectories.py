"""Trajectories: every decision, as its seat knew it, whoever played the game."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner
from pyarrow import parquet

import meadhall
from meadhall.bots.judge import judge_of
from meadhall.bots.judge.judge import new_network_scratch
from meadhall.bots.judge.network import run_network, write_chances
from meadhall.cli import main
from meadhall.core.constants import MOST_SEATS
from meadhall.core.kernel import JIT
from meadhall.core.record import to_bytes
from meadhall.envs.observation import mask, tensor
from meadhall.envs.trajectories import read_trajectories
from meadhall.lab.arena import arena
from meadhall.lab.decisions import DecisionRecorder
from meadhall.lab.export import ExportError
from meadhall.lab.games import BotTable, ScheduledGame
from meadhall.lab.runs import play_here
from meadhall.lab.simulate import simulate
from meadhall.lab.trajectories import TrajectoryFile, recorded

TABLES: list[tuple[str, tuple[str, ...]]] = [("hagar", ("random", "random")), ("hagar", ("greedy", "random", "random"))]
if JIT:
    TABLES += [("saga", ("random", "random")), ("saga", ("search:4", "random"))]


@pytest.mark.parametrize(("name", "bots"), TABLES, ids=str)
def test_a_row_is_a_decision_as_its_seat_knew_it(name: str, bots: tuple[str, ...], tmp_path: Path) -> None:
    game, path = meadhall.game(name), tmp_path / "games.parquet"
    table = BotTable(game, len(bots), 3)
    with TrajectoryFile(path, table, bots) as file:
        found = simulate(game, bots, 2, 3, jobs=1, venue=recorded(file, play_here))
    plain = simulate(game, bots, 2, 3, jobs=1)
    assert found.rows.points.tolist() == plain.rows.points.tolist()
    rows = parquet.read_table(path).to_pylist()
    assert len(rows) == file.rows == found.decisions
    batch = next(read_trajectories(path, 10_000))
    shown = next(read_trajectories(path, 10_000, one_hot=True, relative=True))
    at = 0
    for number in range(2):
        match = table.watched(number)
        if set(bots) == {"random"}:
            match = replayed(game, rows, number)
        else:
            _, match = table.play_match(ScheduledGame(number, number, bots))  # type: ignore[assignment]
        again = game.start(len(bots), scripted=True)
        utility = np.zeros(len(bots))
        game.kernels.utility(match.state, match.box, utility)
        for index, step in enumerate(match.steps):
            if step.who >= 0:
                row, view = rows[at], again.view(step.who)
                assert (row["game"], row["step"], row["seat"]) == (number, index, step.who)
                assert (row["legal"], row["action"], row["bot"]) == (view.legal, step.number, bots[step.who])
                assert row["results"] == pytest.approx(utility.tolist())
                assert row["result"] == row["results"][step.who]
                for field in game.state.fields:
                    assert np.ravel(row[f"view_{field}"]).tolist() == np.ravel(view.state[field]).tolist()
                assert 0 < row["value"] < 1
                if index % 5 == 0:
                    assert batch.observation[at].tobytes() == tensor(view).tobytes()
                    assert shown.observation[at].tobytes() == tensor(view, one_hot=True, relative=True).tobytes()
                    assert batch.action_mask[at].tobytes() == mask(view).tobytes()
                at += 1
            again.play(step.number)
    assert at == len(rows)


def replayed(game: Any, rows: list[dict[str, Any]], number: int) -> Any:
    """The match of random bots, which the recorder plays by itself: from the simulation's own games."""
    from meadhall.lab.compiled.whole_games import RandomGames

    players = len(rows[0]["results"])
    match = game.start(players, scripted=True)
    for action in RandomGames(game, match.box, 3).play(number)[1].tolist():
        match.play(action)
    return match


def test_the_value_is_what_the_judge_thinks_where_nothing_is_hidden() -> None:
    game = meadhall.game("hagar")
    match, judge = game.start(2, seed=1), judge_of(game)
    assert judge is not None
    seat, scratch, chances = match.to_move, new_network_scratch([judge]), np.zeros(MOST_SEATS)
    for one in range(2):
        game.kernels.estimate(match.state, match.box, one, chances)
        scratch.estimates[one] = chances[one] if judge.hears else 0.5
    network = judge.network(match.box)
    run_network(np.frombuffer(bytearray(to_bytes(match.state)), np.uint8), seat, 2, network, scratch)
    write_chances(seat, 2, network, scratch, chances)
    steps = [*((step.who, step.number) for step in match.steps), (seat, match.legal[0].number)]
    whos, actions = (np.array(column) for column in zip(*steps, strict=True))
    found = DecisionRecorder(game, match.box, 1).record(0, ("a", "b"), whos, actions)
    assert found.value is not None
    assert found.value.tolist() == pytest.approx([chances[seat]])


def test_an_arena_writes_them_too(tmp_path: Path) -> None:
    game, path = meadhall.game("hagar"), tmp_path / "arena.parquet"
    found = arena(game, ["random", "greedy"], 2, 1, jobs=1, trajectories=path)
    rows = parquet.read_table(path)
    assert sorted(set(rows["game"].to_pylist())) == list(range(found.games))
    assert set(rows["bot"].to_pylist()) == {"random", "greedy"}
    about = json.loads(rows.schema.metadata[b"meadhall"])
    assert (about["game"], about["players"], about["bots"]) == ("hagar", 2, ["random", "greedy"])


def test_games_are_written_in_the_order_of_their_numbers(tmp_path: Path) -> None:
    game, path = meadhall.game("hagar"), tmp_path / "games.parquet"
    match = game.start(2, seed=1)
    whos, actions = (np.array(column) for column in zip(*((s.who, s.number) for s in match.steps), (0, 0), strict=True))
    recorder = DecisionRecorder(game, match.box, 1)
    with TrajectoryFile(path, BotTable(game, 2, 1), ("random", "random")) as file:
        for number in (2, 0, 3, 1):
            file.add_decisions(number, 1, recorder.record(number, ("random", "random"), whos, actions))
    assert parquet.read_table(path)["game"].to_pylist() == [0, 1, 2, 3]


def test_the_command_writes_them_and_says_what_it_cannot_do(tmp_path: Path) -> None:
    def run(*more: str) -> Any:
        return CliRunner().invoke(main, ["simulate", "hagar", "--games", "2", "--jobs", "1", *more])

    path = tmp_path / "games.parquet"
    done = run("--trajectories", str(path))
    assert done.exit_code == 0, done.output
    assert f"{path}: {parquet.read_metadata(path).num_rows:,} decisions." in done.output
    assert "the name of the file ends in .parquet" in run("--trajectories", "games.csv").output
    assert "there is no folder" in run("--trajectories", str(tmp_path / "none" / "games.parquet")).output
    assert "do not go together" in run("--trajectories", str(path), "--resume", str(tmp_path / "run")).output


def test_whoever_is_interrupted_leaves_no_half_of_a_file(tmp_path: Path) -> None:
    game, path = meadhall.game("hagar"), tmp_path / "games.parquet"
    with pytest.raises(KeyboardInterrupt), TrajectoryFile(path, BotTable(game, 2, 1), ("random", "random")):
        raise KeyboardInterrupt
    assert list(tmp_path.iterdir()) == []
    with pytest.raises(ExportError, match="Parquet"):
        TrajectoryFile(tmp_path / "games.json", BotTable(game, 2, 1), ())
