"""Random whole games per second beside Catanatron's, on one core, in turns: `python bench/catan.py [GAME ...]`.

Catanatron (`pip install catanatron`) is a well-known fast simulator of Catan in Python. Its games are other games: what
is compared is how many whole games of an evening's board game a designer gets in a second.
"""

import sys
import time
from statistics import median

import meadhall
from meadhall.core.driver import play

ROUNDS, SECONDS = 5, 1.0


def theirs() -> float:
    """Whole games of Catan for two, a second of the processor."""
    from catanatron import Color, Game, RandomPlayer

    players = [RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)]
    began, games = time.process_time(), 0
    while time.process_time() - began < SECONDS:
        Game(players).play()
        games += 1
    return games / (time.process_time() - began)


def ours(name: str, first: int) -> float:
    """Whole games of ours with the fewest players, a second of the processor."""
    game = meadhall.game(name)
    box = game.make_box(game.seats[0])
    play(game, box, 1, seed=1)  # compiled or loaded before the clock starts
    began, games = time.process_time(), 0
    while time.process_time() - began < SECONDS:
        games += len(play(game, box, 200, seed=1, first=first + games))
    return games / (time.process_time() - began)


def main(names: list[str]) -> None:
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in names}
    for number in range(ROUNDS):
        catan = theirs()
        for name in names:
            found[name].append((ours(name, number * 1_000_000), catan))
    for name, rounds in found.items():
        mine, other = median(mine for mine, _ in rounds), median(other for _, other in rounds)
        ratio = median(mine / other for mine, other in rounds)
        print(f"{name:16} {mine:10,.0f} games/s   Catanatron {other:6,.1f}   ratio {ratio:,.0f}")


if __name__ == "__main__":
    main(sys.argv[1:] or list(meadhall.game_names()))
