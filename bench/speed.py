"""How fast the engine is: steps per second of whole random games, next to known engines in the same run.

    python -m bench.speed [--json] [GAMES]

The machine may be shared and noisy, so the ratio is what counts: ours and theirs take turns in short rounds, and the
ratio is the median over the rounds. Time is the processor's.

The random games of Hägar are here in C as well (`hagar.c`), written for speed and for nothing else. Where a C compiler
is installed it runs in the same rounds, so that the distance to what the machine can do stays in sight.
"""

import json
import shutil
import subprocess
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

import click
from rich.console import Console
from rich.table import Table

import meadhall
from meadhall.core.driver import play
from meadhall.core.game import Game
from meadhall.games import own_names
from meadhall.ready import get_ready, parts_for

ROUNDS = 7
ROUND_SECONDS = 0.4
PEERS = {"hagar": "pig"}
"""The game of OpenSpiel that each of ours is measured against; backgammon for those not named."""

HERE = Path(__file__).parent
"""Random games in C lie here, as `GAME.c`."""
COMPILER = "cc"
"""The C compiler, by the name that every system has for it."""

Runner = Callable[[float], tuple[int, int, float]]
"""Plays games for about so many seconds; returns games, steps, and the seconds of the processor that it took."""


@dataclass(frozen=True)
class Peer:
    """Another engine, measured in the same run."""

    name: str
    steps_per_second: float
    games_per_second: float
    ratio: float
    """How many times as many steps per second ours makes: the median over the rounds."""


@dataclass(frozen=True)
class SpeedMeasurement:
    """The speed of one game on one core."""

    game: str
    players: int
    steps_per_second: float
    games_per_second: float
    peers: list[Peer]
    missing: list[str]
    """The peers that could not be measured beside it, and why."""

    def to_dict(self) -> dict[str, Any]:
        """The measurement as plain values."""
        return asdict(self)


def measure(game: Game) -> SpeedMeasurement:
    """Measure one game with its fewest players, beside OpenSpiel and C where they are there."""
    players = game.seats[0]
    ours = _our_runner(game, players)
    ours(0.01)  # compiled or loaded before the clock starts
    with ExitStack() as stack:
        theirs, missing = _peers(game, stack)
        rounds = [
            (_rates(ours, ROUND_SECONDS), [_rates(runner, ROUND_SECONDS) for runner in theirs.values()])
            for _ in range(ROUNDS)
        ]
    mine = [rates for rates, _ in rounds]
    peers = []
    for i, name in enumerate(theirs):
        other = [rates[i] for _, rates in rounds]
        ratio = median(a[0] / b[0] for a, b in zip(mine, other, strict=True))
        peers.append(Peer(name, median(b[0] for b in other), median(b[1] for b in other), ratio))
    return SpeedMeasurement(game.name, players, median(a[0] for a in mine), median(a[1] for a in mine), peers, missing)


def _peers(game: Game, stack: ExitStack) -> tuple[dict[str, Runner], list[str]]:
    """The engines that the game is measured against, by name, and those of them that are not installed."""
    peers: dict[str, Runner] = {}
    missing = []
    name = PEERS.get(game.name, "backgammon")
    if openspiel := _openspiel_runner(name):
        peers[f"OpenSpiel {name}"] = openspiel
    else:
        missing.append("OpenSpiel is not installed")
    source = HERE / f"{game.name}.c"
    if source.exists() and shutil.which(COMPILER) is None:
        missing.append(f"C: no compiler ({COMPILER}) is installed")
    elif source.exists():
        peers["C, written for speed"] = _c_runner(compile_c(source, Path(stack.enter_context(TemporaryDirectory()))))
    return peers, missing


def _rates(runner: Runner, seconds: float) -> tuple[float, float]:
    games, steps, took = runner(seconds)
    return steps / took, games / took


def _our_runner(game: Game, players: int) -> Runner:
    box = game.make_box(players)
    first = 0

    def run(seconds: float) -> tuple[int, int, float]:
        nonlocal first
        games = steps = 0
        began = time.process_time()
        while (took := time.process_time() - began) < seconds:
            played = play(game, box, 200, seed=1, first=first)
            first += 200
            games, steps = games + len(played.steps), steps + int(played.steps.sum())
        return games, steps, took

    return run


def _openspiel_runner(name: str) -> Runner | None:
    """Whole random games in OpenSpiel's own C++ loop, with its own uniformly random bots."""
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    seed = 0

    def run(seconds: float) -> tuple[int, int, float]:
        nonlocal seed
        games = steps = 0
        began = time.process_time()
        while (took := time.process_time() - began) < seconds:
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, seed)
            seed += 1
            games, steps = games + 1, steps + len(state.full_history())
        return games, steps, took

    return run


@dataclass(frozen=True)
class CGames:
    """What a program in C prints of the games that it has played."""

    games: int
    steps: int
    decisions: int
    turns: int
    points: int
    """Of all seats together."""
    seconds: float
    """Of the processor."""


def compile_c(source: Path, folder: Path) -> Path:
    """A program in C, compiled for this machine into a folder."""
    program = folder / "bench"
    subprocess.run([COMPILER, "-O3", "-march=native", "-o", program, source], check=True)
    return program


def run_c(program: Path, seconds: float, seed: int) -> CGames:
    """Let the program play for so many seconds."""
    done = subprocess.run([program, str(seconds), str(seed)], check=True, capture_output=True, text=True)
    games, steps, decisions, turns, points, took = done.stdout.split()
    return CGames(int(games), int(steps), int(decisions), int(turns), int(points), float(took))


def _c_runner(program: Path) -> Runner:
    seed = 0

    def run(seconds: float) -> tuple[int, int, float]:
        nonlocal seed
        seed += 1
        played = run_c(program, seconds, seed)
        return played.games, played.steps, played.seconds

    return run


def table(measured: Sequence[SpeedMeasurement]) -> Table:
    """The measurements, line by line."""
    lines = Table(title="Random whole games on one core", title_justify="left")
    for column in ("game", "players", "steps/s", "games/s", "peer", "its steps/s", "ratio"):
        lines.add_column(column, justify="left" if column in ("game", "peer") else "right")
    for one in measured:
        ours = (one.game, str(one.players), f"{one.steps_per_second:,.0f}", f"{one.games_per_second:,.0f}")
        for peer in one.peers:
            lines.add_row(
                *ours, peer.name, f"{peer.steps_per_second:,.0f}", f"{peer.ratio:.{1 if peer.ratio > 1 else 2}f}"
            )
        for missing in one.missing:
            lines.add_row(*ours, missing, "", "")
    return lines


@click.command()
@click.argument("games", nargs=-1)
@click.option("--json", "as_json", is_flag=True, help="As a JSON list.")
def main(games: tuple[str, ...], as_json: bool) -> None:
    """Measure the speed of GAMES (all if none is named), next to OpenSpiel and C where they are installed."""
    loaded = [meadhall.game(name) for name in games or own_names()]
    for game in loaded:
        get_ready(game, parts_for(["random"]))
    measured = [measure(game) for game in loaded]
    if as_json:
        click.echo(json.dumps([one.to_dict() for one in measured]))
    else:
        Console().print(table(measured))


if __name__ == "__main__":
    main()
