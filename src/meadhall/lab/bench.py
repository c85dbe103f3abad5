"""How fast the engine is: steps per second of whole random games, next to known engines in the same run.

The machine may be shared and noisy, so what counts is the ratio: ours and theirs take turns in short rounds, and the
ratio is the median over the rounds.
"""

import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from statistics import median
from typing import Any

from meadhall.core.driver import play
from meadhall.core.game import Game

ROUNDS = 7
ROUND_SECONDS = 0.4
PEERS = {"hagar": "pig"}
"""The game of OpenSpiel that each of ours is measured against; backgammon for those not named."""

Runner = Callable[[float], tuple[int, int, float]]
"""Plays games for about so many seconds; returns games, steps, and the seconds that it took."""


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

    def to_dict(self) -> dict[str, Any]:
        """The measurement as plain values."""
        return asdict(self)


def measure(game: Game) -> SpeedMeasurement:
    """Measure one game with its fewest players, and its peer if OpenSpiel is installed."""
    players = game.seats[0]
    ours = _our_runner(game, players)
    peer_name = PEERS.get(game.name, "backgammon")
    theirs = _openspiel_runner(peer_name)
    ours(0.01)  # compiled or loaded before the clock starts
    mine: list[tuple[float, float]] = []
    other: list[tuple[float, float]] = []
    for _ in range(ROUNDS):
        mine.append(_rates(ours, ROUND_SECONDS))
        if theirs is not None:
            other.append(_rates(theirs, ROUND_SECONDS))
    peers = []
    if other:
        ratio = median(a[0] / b[0] for a, b in zip(mine, other, strict=True))
        peers.append(Peer(f"OpenSpiel {peer_name}", median(b[0] for b in other), median(b[1] for b in other), ratio))
    return SpeedMeasurement(game.name, players, median(a[0] for a in mine), median(a[1] for a in mine), peers)


def _rates(runner: Runner, seconds: float) -> tuple[float, float]:
    games, steps, took = runner(seconds)
    return steps / took, games / took


def _our_runner(game: Game, players: int) -> Runner:
    box = game.make_box(players)
    first = 0

    def run(seconds: float) -> tuple[int, int, float]:
        nonlocal first
        games = steps = 0
        began = time.perf_counter()
        while (took := time.perf_counter() - began) < seconds:
            played = play(game, box, 200, seed=1, first=first)
            first += 200
            games, steps = games + len(played), steps + int(played.steps.sum())
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
        began = time.perf_counter()
        while (took := time.perf_counter() - began) < seconds:
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, seed)
            seed += 1
            games, steps = games + 1, steps + len(state.full_history())
        return games, steps, took

    return run
