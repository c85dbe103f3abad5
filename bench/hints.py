"""How far the number of a hint changes while it is obeyed: games in which every seat obeys every hint.

    python bench/hints.py [--games 10] [--iterations 400] [sagnir saga ...]

A hint says how the game is likely to end for the seat. As long as that seat does what it was told and nothing new is
known, the number should stay. Where chance or somebody else has decided since, it may change, but not in the mean.
"""

import argparse
import time
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

import meadhall
from meadhall.bots.bot import Budget, Question
from meadhall.bots.hint import Hinter
from meadhall.bots.players import derived_seed
from meadhall.core.match import Match

GAMES = ("hagar", "runir", "sagnir", "mythical_island", "saga")
MOST_DECISIONS = 3000
"""Decisions after which a game is broken off."""


class Change(NamedTuple):
    """The number of a hint less the number of the hint before it, which the seat has obeyed; in points of 100."""

    points: float
    nothing_new: bool
    """Whether only the seat itself has decided since."""
    thought_anew: bool
    """Whether the second hint was not the rest of the first one."""


def changes(match: Match, budget: Budget, seed: int) -> Iterator[Change]:
    """Play a match to its end, every seat by its hints."""
    hinters = [Hinter(most=1) for _ in match.names]
    last: dict[int, tuple[float, int]] = {}
    for _ in range(MOST_DECISIONS):
        if match.over:
            return
        seat = match.to_move
        question = Question.of(match, derived_seed(seed, seat))
        kept = bool(hinters[seat].kept(question))
        best = hinters[seat].hints(question, budget)[0]
        if best.value is not None:
            if seat in last:
                before, step = last[seat]
                own = all(who == seat for who, _ in question.history[step:])
                yield Change(100 * (best.value - before), own, not kept)
            last[seat] = best.value, len(question.history)
        match.play(best.steps[0].action)


def told(name: str, found: Sequence[Change], games: int, seconds: float) -> str:
    """What was found about a game, in a line."""

    def summed_up(some: list[Change]) -> str:
        points = np.array([change.points for change in some] or [0.0])
        return f"{np.abs(points).mean():.2f} | {np.quantile(np.abs(points), 0.95):.2f} | {points.mean():+.2f}"

    obeyed = [change for change in found if change.nothing_new]
    anew = sum(change.thought_anew for change in obeyed)
    news = [change for change in found if not change.nothing_new]
    return (
        f"| {name} | {games} | {len(obeyed)} | {anew} | {summed_up(obeyed)} | {len(news)} | {summed_up(news)} | "
        f"{seconds:.0f} |"
    )


def main() -> None:
    """Play, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", default=GAMES)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--iterations", type=int, default=400)
    parser.add_argument("--players", type=int, default=2)
    given = parser.parse_args()
    print("| game | games | obeyed steps | thought anew | mean | 95 % | drift | with news | mean | 95 % | drift | s |")
    print("|---|---|---|---|---|---|---|---|---|---|---|---|")
    for name in given.names:
        found, begun = list[Change](), time.perf_counter()
        for seed in range(given.games):
            match = meadhall.game(name).start(given.players, seed=seed)
            found += changes(match, Budget(iterations=given.iterations), seed)
        print(told(name, found, given.games, time.perf_counter() - begun), flush=True)


if __name__ == "__main__":
    main()
