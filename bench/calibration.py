"""Whether chances are true, in every game: of positions that are told at 70 %, how many were won.

    python bench/calibration.py GAME ... [--games 300] [--players 2,4] [--write]

Skalds play; some positions of each game are kept. It is compared with who won what the skald thought of his chances
when he was to decide, and what an analysis of the usual depth tells him: as it is, and put right by two numbers, and by
one for each side where seats play different parts (`analysis/calibration.py`). These are found from one half of the
games and tried on the other. `--write` keeps them in the game's judge, and what was found in `bench/strength`.
"""

import argparse
import itertools
import json
import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

import meadhall
from meadhall.analysis.calibration import Calibration, calibrated, fitted
from meadhall.analysis.depth import USUAL
from meadhall.bots.judge import judge_of
from meadhall.bots.judge.judge import FILE
from meadhall.bots.levels import level_of
from meadhall.bots.search.evaluator import Evaluator
from meadhall.bots.search.parameters import parameters_for
from meadhall.core.game import Game
from meadhall.core.record import Array
from meadhall.training.self_play import Block, play_block

RESULTS = Path(__file__).parent / "strength"
KEPT, BINS = 14, 10


def looked_at(game: Game, players: int, number: int) -> list[tuple[float, ...]]:
    """Positions of one game of skalds: its number, who was to decide, what he thought, what an analysis tells him, and
    what came."""
    box, skald = game.make_box(players, {}), level_of(game, "skald")
    evaluator, depth = Evaluator(game, box, parameters_for(game)), level_of(game, USUAL).iterations
    names = tuple(f"Player {seat + 1}" for seat in range(players))
    positions = play_block(game, Block(number, (players, {}), (skald,) * players, 1, KEPT, curiosity=0), seed=77)
    found: list[tuple[float, ...]] = []
    for i, seat in enumerate(positions.seats.tolist()):
        thought = float(positions.values[i, seat])
        if not np.isnan(thought):  # he had a choice
            view = game.hidden(game.state.from_bytes(positions.states[i].tobytes()), box, seat, names)
            candidates = evaluator.candidates(view, i, 1)
            searched = evaluator.search(view, depth, only=candidates, seed=i, keep=True)
            told = searched.by_action[searched.best].values[seat]
            found.append((number, seat, thought, told, float(positions.results[i, seat])))
    return found


def rows(game: Game, players: int, games: int) -> Array:
    """The positions of so many games, on all cores: compiled searches do not hold Python's lock."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        each = pool.map(looked_at, itertools.repeat(game), itertools.repeat(players), range(games))
        return np.array([row for found in each for row in found])


def bins_of(told: Array) -> Iterator[Array]:
    """Which positions lie in each range of what was told."""
    which = np.minimum(BINS - 1, (told * BINS).astype(int))
    return ((which == number) for number in range(BINS) if (which == number).any())


def error_of(told: Array, won: Array) -> float:
    """The mean distance between what was told and what came, over ten ranges of what was told."""
    return float(sum(abs((told - won)[inside].sum()) for inside in bins_of(told)) / len(told))


def luck_of(told: Array, won: Array, games: Array) -> float:
    """The error that luck alone would leave of so many games: the signs of whole games' errors are drawn anew."""
    rng, which, errors = np.random.default_rng(1), np.unique(games, return_inverse=True)[1], []
    for _ in range(200):
        signs = rng.choice([-1.0, 1.0], which.max() + 1)[which]
        errors.append(sum(abs((signs * (told - won))[inside].sum()) for inside in bins_of(told)) / len(told))
    return float(np.mean(errors))


def put_right(told: Array, seats: Array, by: Calibration, fair: float) -> Array:
    """Chances as they should be told."""
    rows = zip(told.tolist(), seats.tolist(), strict=True)
    return np.array([calibrated(chance, by.temperature, fair, by.bias + by.side(int(seat))) for chance, seat in rows])


def measured(found: Array, players: int, game: Game) -> dict[str, Any]:
    """What rows of positions show."""
    games, seats, thought, told, won = found.T
    fair = 1 / players
    right, even = np.empty_like(told), games % 2 == 0
    for half in (even, ~even):
        by = fitted(told[half], won[half], fair, seats[half] if game.sides else None)
        right[~half] = put_right(told[~half], seats[~half], by, fair)
    whole = fitted(told, won, fair, seats if game.sides else None)
    return {
        "games": len(np.unique(games)),
        "positions": len(found),
        "skald": error_of(thought, won),
        "told": error_of(told, won),
        "put_right": error_of(right, won),
        "luck": luck_of(right, won, games),
        "temperature": round(whole.temperature, 2),
        "bias": round(whole.bias, 2),
        **({"sides": [round(side, 2) for side in whole.sides]} if whole.sides else {}),
        "bins": [
            {"judged": float(thought[inside].mean()), "won": float(won[inside].mean()), "positions": int(inside.sum())}
            for inside in bins_of(thought)
        ],
    }


def write(game: Game, found: dict[str, Any]) -> None:
    """Keep what was found: beside the others, and in the game's judge where it tells better than before."""
    (RESULTS / f"{game.name}-calibration.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    judge = judge_of(game)
    if judge is not None:
        better = {players: one for players, one in found.items() if one["put_right"] < one["told"]}
        keys = ("temperature", "bias", "sides", "games")
        kept = {players: {key: one[key] for key in keys if key in one} for players, one in better.items()}
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
