"""Whether chances are true, in every game: of positions that are told at 70 %, how many were won.

    python bench/calibration.py GAME ... [--games 300] [--players 2,4] [--write]

Skalds play; some positions of each game are kept in which a skald made a plan. What it thought of its chances there is
compared with who won, and so is what an analysis tells of the best plan, at the usual depth and at a first look: as it
is, and put right by two numbers, and by one for each side where seats play different parts (`bots/calibration.py`).
These are found from one half of the games and tried on the other; where there are sides, errors are those of each of
them. `--write` keeps them in the game's judge, and what was found in `bench/strength`.
"""

import argparse
import itertools
import json
import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from math import log
from pathlib import Path
from typing import Any

import numpy as np

import meadhall
from meadhall.analysis.depth import QUICK, USUAL, depth_of
from meadhall.bots.calibration import Calibration, calibrated
from meadhall.bots.judge import judge_of
from meadhall.bots.judge.judge import FILE
from meadhall.bots.levels import level_of
from meadhall.bots.search.evaluator import Evaluator
from meadhall.bots.search.parameters import parameters_for
from meadhall.core.game import Game
from meadhall.core.record import Array
from meadhall.training.self_play import Block, play_block

RESULTS = Path(__file__).parent / "strength"
KEPT, BINS, PLANS = 14, 10, 12
DEPTHS = (USUAL, QUICK)


def looked_at(game: Game, players: int, number: int) -> list[tuple[float, ...]]:
    """Positions of one game of skalds: its number, the seat to decide, its result, what it thought, and what an
    analysis of each depth tells it."""
    box, skald = game.make_box(players, {}), level_of(game, "skald")
    parameters = replace(parameters_for(game), lead_weight=0.0)
    evaluator = Evaluator(game, box, parameters)
    searches = {USUAL: Evaluator(game, box, replace(parameters, deepen=True)), QUICK: evaluator}  # as an analysis does
    names = tuple(f"Player {seat + 1}" for seat in range(players))
    positions = play_block(game, Block(number, (players, {}), (skald,) * players, 1, KEPT, curiosity=0), seed=77)
    found: list[tuple[float, ...]] = []
    for i, seat in enumerate(positions.seats.tolist()):
        thought = float(positions.values[i, seat])
        if not np.isnan(thought):  # it had a choice
            view = game.hidden(game.state.from_bytes(positions.states[i].tobytes()), box, seat, names)
            plans = list(evaluator.plans(view, i))[:PLANS]
            told = []
            for depth in DEPTHS:
                compared = evaluator.compare(view, plans, max(8, depth_of(game, depth).turn // len(plans)), seed=i)
                best = max(range(len(plans)), key=lambda plan: compared[plan].values[seat])
                again = searches[depth].compare(view, [plans[best]], depth_of(game, depth).turn, seed=i, worlds=1)
                told.append(again[0].values[seat])
            found.append((number, seat, float(positions.results[i, seat]), thought, *told))
    return found


def rows(game: Game, players: int, games: int) -> Array:
    """The positions of so many games, on all cores: compiled searches do not hold Python's lock."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        each = pool.map(looked_at, itertools.repeat(game), itertools.repeat(players), range(games))
        return np.array([row for found in each for row in found])


def fitted(told: Array, won: Array, fair: float = 0.5, seats: Array | None = None) -> Calibration:
    """What fits best to the chances that those who were to decide were told, and to what they won, by likelihood.

    Where seats play different parts, `seats` says who was to decide.

    >>> told = np.array([0.9] * 10 + [0.1] * 10)
    >>> won = np.array([1.0] * 7 + [0.0] * 3 + [0.0] * 7 + [1.0] * 3)
    >>> found = fitted(told, won)
    >>> round(found.temperature, 1), round(found.bias, 1)
    (2.6, 0.0)
    >>> told, seats = np.array([0.6, 0.4] * 10), np.array([0] * 10 + [1] * 10)
    >>> won = np.array([1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0] + [1.0, 0.0, 1.0, 1.0, 1.0] * 2)
    >>> [round(side, 1) for side in fitted(told, won, seats=seats).sides]  # the first seat won two of ten, and not five
    [1.4, -1.4]
    """
    sure = np.clip(told, 0.001, 0.999)
    middle = log(fair / (1 - fair))
    odds = np.log(sure / (1 - sure)) - middle
    last = 0 if seats is None else int(seats.max())
    parts = [] if seats is None else [(seats == seat) * 1.0 - (seats == last) for seat in range(last)]
    inputs, weights = np.stack([np.ones_like(odds), odds, *parts]), np.array([0.0, 1.0, *(0.0 for _ in parts)])
    for _ in range(30):  # Newton's steps of a logistic regression
        chances = 1 / (1 + np.exp(-(middle + weights @ inputs)))
        curvature = (inputs * (chances * (1 - chances))) @ inputs.T
        weights = weights + np.linalg.solve(curvature, inputs @ (won - chances))
    sides = [-float(weight) for weight in weights[2:]]
    sides += [-sum(sides)] if sides else []
    return Calibration(float(1 / max(weights[1], 0.1)), float(-weights[0]), tuple(sides))


def bins_of(told: Array, sides: Array) -> Iterator[Array]:
    """Which positions lie in each range of what was told to each side."""
    which = np.minimum(BINS - 1, (told * BINS).astype(int)) + BINS * sides.astype(int)
    return ((which == number) for number in np.unique(which))


def error_of(told: Array, won: Array, sides: Array) -> float:
    """The mean distance between what was told and what came, over ten ranges of what was told to each side."""
    return float(sum(abs((told - won)[inside].sum()) for inside in bins_of(told, sides)) / len(told))


def luck_of(told: Array, won: Array, sides: Array, games: Array) -> float:
    """The error that luck alone would leave of so many games: the signs of whole games' errors are drawn anew."""
    rng, which, errors = np.random.default_rng(1), np.unique(games, return_inverse=True)[1], []
    for _ in range(200):
        signs = rng.choice([-1.0, 1.0], which.max() + 1)[which]
        errors.append(sum(abs((signs * (told - won))[inside].sum()) for inside in bins_of(told, sides)) / len(told))
    return float(np.mean(errors))


def put_right(told: Array, seats: Array, by: Calibration, fair: float) -> Array:
    """Chances as they should be told."""
    rows = zip(told.tolist(), seats.tolist(), strict=True)
    return np.array([calibrated(chance, by.temperature, fair, by.bias + by.side(int(seat))) for chance, seat in rows])


def measured(found: Array, players: int, game: Game) -> dict[str, Any]:
    """What rows of positions show: of the skald, of a usual analysis, and of a first look."""
    games, seats, won, thought = found.T[:4]
    sides = seats if game.sides else np.zeros_like(seats)
    return {
        "games": len(np.unique(games)),
        "positions": len(found),
        **({"wins": [round(float(won[seats == seat].mean()), 3) for seat in range(players)]} if game.sides else {}),
        "skald": error_of(thought, won, sides),
        **correction(games, seats, won, found.T[4], players, game),
        QUICK: correction(games, seats, won, found.T[5], players, game),
        "bins": [
            {"judged": float(thought[inside].mean()), "won": float(won[inside].mean()), "positions": int(inside.sum())}
            for inside in bins_of(thought, np.zeros_like(seats))
        ],
    }


def correction(games: Array, seats: Array, won: Array, told: Array, players: int, game: Game) -> dict[str, Any]:
    """How true chances of one depth are, and what puts them right."""
    fair, parts = 1 / players, bool(game.sides)
    sides = seats if parts else np.zeros_like(seats)
    right, even = np.empty_like(told), games % 2 == 0
    for half in (even, ~even):
        by = fitted(told[half], won[half], fair, seats[half] if parts else None)
        right[~half] = put_right(told[~half], seats[~half], by, fair)
    whole = fitted(told, won, fair, seats if parts else None)
    return {
        "told": error_of(told, won, sides),
        "put_right": error_of(right, won, sides),
        "luck": luck_of(right, won, sides, games),
        "temperature": round(whole.temperature, 2),
        "bias": round(whole.bias, 2),
        **({"sides": [round(side, 2) for side in whole.sides]} if whole.sides else {}),
    }


def kept_of(found: dict[str, Any]) -> dict[str, Any]:
    """What a judge keeps of a correction: nothing where it does not tell better than before."""
    keys = ("temperature", "bias", "sides", "games")
    return {key: found[key] for key in keys if key in found} if found["put_right"] < found["told"] else {}


def write(game: Game, found: dict[str, Any]) -> None:
    """Keep what was found: beside the others, and in the game's judge where it tells better than before."""
    (RESULTS / f"{game.name}-calibration.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    judge = judge_of(game)
    if judge is not None:
        kept = {}
        for players, one in found.items():
            usual, quick = kept_of(one), kept_of(one[QUICK])
            if usual or quick:
                kept[players] = (usual or {"temperature": 1.0, "bias": 0.0}) | ({QUICK: quick} if quick else {})
        about = {**judge.about, **({"calibration": kept} if kept else {})}
        replace(judge, about=about).save(game.folder / FILE)
        text = json.dumps(about, indent=1, sort_keys=True, ensure_ascii=False)
        (game.folder / FILE).with_suffix(".json").write_text(f"{text}\n", encoding="utf-8")


def main() -> None:
    """Measure what was asked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--players", default="2,4")
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    for name in given.names or meadhall.game_names():
        game, found = meadhall.game(name), {}
        for players in (int(text) for text in given.players.split(",")):
            if players in game.seats:
                found[str(players)] = measured(rows(game, players, given.games), players, game)
                print(name, players, {key: value for key, value in found[str(players)].items() if key != "bins"})
        if given.write:
            write(game, found)


if __name__ == "__main__":
    main()
