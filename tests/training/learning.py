"""From nothing to a judge of Nim, without the compiler, which would take longer than all of it: prints what came of it.

`MEADHALL_JIT=0 python -m tests.training.learning FOLDER`
"""

import json
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np

from meadhall.bots.bot import Budget, Question
from meadhall.bots.judge import Judge
from meadhall.bots.judge.features import feature_table
from meadhall.bots.levels import Thinking
from meadhall.bots.search import Search
from meadhall.bots.search.parameters import SearchParameters, former_parameters, parameters_for
from meadhall.training import fit
from meadhall.training.duel import duel
from meadhall.training.self_play import Block, TrainingPositions, play_blocks
from tests.training.nim import MOST, NIM, STICKS

ITERATIONS = 12


def learnt(path: Path) -> Judge:
    """A judge from games of a search that knows nothing and hardly thinks."""
    beginner = Thinking(4, former_parameters(NIM))
    blocks = (Block(i, (2, {}), (beginner, beginner), 10, kept=6, curiosity=200) for i in range(40))
    parts = [positions for _, positions in play_blocks(NIM, blocks, 1, 1)]
    held_out, positions = TrainingPositions.stacked(parts[:4]), TrainingPositions.stacked(parts[4:])
    states = np.frombuffer(positions.states.tobytes(), NIM.state.dtype)
    table, features = feature_table(NIM, states, positions.seats.astype(np.int64), positions.players.astype(np.int64))
    weights = fit.new_weights(features, len(NIM.actions), 1)
    fitted = fit.fit(positions, held_out, table, weights, epochs=30, jobs=1, seed=1, rate=0.01)
    Judge(table, fitted.weights, NIM.state.layout_digest(), {"game": "nim"}).save(path)
    return Judge.load(path, NIM)


def right(parameters: SearchParameters, heaps: range) -> float:
    """How often a search takes what wins, where something does."""
    found = []
    for heap in heaps:
        if heap % (MOST + 1):
            match = NIM.start(2, seed=1)
            while match.state.heap > heap:
                match.play("take 1")
            for seed in range(8):
                advice = Search(parameters).advise(Question.of(match, seed), Budget(ITERATIONS))
                found.append(1 + advice.action == heap % (MOST + 1))
    return float(np.mean(found))


def main(path: Path) -> None:
    """Learn, and look at what was learnt."""
    judged = parameters_for(NIM, learnt(path))
    found = duel(NIM, Thinking(ITERATIONS, judged), Thinking(ITERATIONS, former_parameters(NIM)), 60)
    blurred = replace(judged, blur=0.5)
    all_heaps, last = range(MOST + 1, STICKS + 1), range(1, MOST + 1)
    print(
        json.dumps(
            {
                "games": found.games,
                "wins": found.wins,
                "right": right(judged, all_heaps),
                "right when blurred": right(blurred, all_heaps),
                "takes a win when blurred": right(replace(judged, blur=5.0), last),
            }
        )
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]) / "judge.npz")
