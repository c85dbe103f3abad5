"""Duels: one way to think against another, on the same deals from every seat."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from meadhall.bots.levels import Thinking
from meadhall.core.game import Game
from meadhall.lab.compiled.whole_games import SearchedGames
from meadhall.lab.statistics import wilson


@dataclass(frozen=True)
class Duel:
    """How the first did: its share of what could be won, a tie shared."""

    games: int
    wins: float

    @property
    def share(self) -> float:
        """Its mean share of a game."""
        return self.wins / max(1, self.games)

    @property
    def interval(self) -> tuple[float, float]:
        """Where its true share lies, in 95 of 100 such duels."""
        return wilson(self.wins, self.games)


def duel(
    game: Game, one: Thinking, others: Thinking, deals: int, *, players: int = 2, seed: int = 0, jobs: int = 1,
    first: int = 0,
) -> Duel:  # fmt: skip
    """Let one sit among others, once at every seat of every deal."""
    box = game.make_box(players)

    def block(numbers: range) -> list[float]:
        tables = [
            SearchedGames(game, box, seed, [one if seat == place else others for seat in range(players)])
            for place in range(players)
        ]
        won = []
        for deal in numbers:
            for place, table in enumerate(tables):
                if table.play(deal * players + place, deal) is None:
                    continue
                result, ranks = np.zeros(players), np.zeros(players, np.int32)
                game.kernels.utility(table.final, box, result)
                game.kernels.places(table.final, box, ranks)
                if players == 2:
                    won.append(0.5 + 0.5 * np.sign(ranks[1 - place] - ranks[place]))
                else:
                    won.append(float(result[place]))
        return won

    size = max(1, min(10, deals // (2 * jobs)))
    with ThreadPoolExecutor(jobs) as pool:
        blocks = [range(start, min(start + size, first + deals)) for start in range(first, first + deals, size)]
        won = [result for found in pool.map(block, blocks) for result in found]
    return Duel(len(won), float(sum(won)))
