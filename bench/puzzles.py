"""Whether a search ten times as deep as the miner's agrees with the puzzles of each game.

    python bench/puzzles.py [GAME ...] [--count 50]

The deep search looks for plans anew, with other random numbers, and compares them in other worlds. It agrees if the
solution is its best plan or loses no more than what counts as a solution too (`meadhall.practice.solver.AS_GOOD`).
"""

import argparse
import time

import meadhall
from meadhall.bots.search.plans import seed_at
from meadhall.core.rng import below, new_rng
from meadhall.games import own_names
from meadhall.practice.mining import DEPTH
from meadhall.practice.puzzle import Puzzle, book_of, game_for, match_of, plan_of
from meadhall.practice.solver import AS_GOOD, Solver

TIMES = 10


def sample(puzzles: tuple[Puzzle, ...], count: int, seed: int) -> list[Puzzle]:
    """So many puzzles at random."""
    left, rng = list(puzzles), new_rng(seed)
    return [left.pop(int(below(rng, len(left)))) for _ in range(min(count, len(left)))]


def main() -> None:
    """Ask about every game, and tell what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(own_names()))
    parser.add_argument("--count", type=int, default=50)
    parser.add_argument("--seed", type=int, default=2026)
    asked = parser.parse_args()
    for name in asked.games:
        game = meadhall.game(name)
        if (book := book_of(game)) is None:
            print(f"{name}: no puzzles")
            continue
        loaded, agreed, began = game_for(game, book), 0, time.perf_counter()
        some = sample(book.puzzles, asked.count, asked.seed)
        for puzzle in some:
            match = match_of(loaded, puzzle)
            solver = Solver(match, int(seed_at(asked.seed, len(match.steps))))
            solution = plan_of(loaded, puzzle.solution)
            ranked = solver.best(match.view(puzzle.seat), TIMES * DEPTH, 50, [solution])
            lost = ranked[0].chance - next(each.chance for each in ranked if each.plan == solution)
            agreed += lost <= AS_GOOD
            if lost > AS_GOOD:
                better = [game.actions.text(action) for action in ranked[0].plan]
                print(f"  {puzzle.key}: {puzzle.solution}, margin {puzzle.margin}; loses {lost:.3f} against {better}")
        seconds = time.perf_counter() - began
        print(f"{name}: {agreed} of {len(some)} agree ({len(book.puzzles)} puzzles, {seconds:.0f} s)", flush=True)


if __name__ == "__main__":
    main()
