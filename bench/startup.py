"""How long a game takes to be ready: compiled for the first time, and from the cache. Each in a process of its own.

python bench/startup.py [GAME ...]
"""

import os
import subprocess
import sys
import tempfile
import time

import meadhall

READY = """
import meadhall
from meadhall.core.driver import play
game = meadhall.game({name!r})
match = game.start(seed=1)
match.play(match.legal[0])
play(game, game.make_box(match.players), 1, seed=1)
"""


def seconds(name: str, cache: str) -> float:
    began = time.perf_counter()
    environment = os.environ | {"MEADHALL_CACHE": cache}
    subprocess.run([sys.executable, "-c", READY.format(name=name)], env=environment, check=True)
    return time.perf_counter() - began


def main() -> None:
    print(f"{'game':16} {'cold':>7} {'cached':>7}   seconds from the start of Python to a played game")
    for name in sys.argv[1:] or meadhall.game_names():
        with tempfile.TemporaryDirectory() as cache:
            cold = seconds(name, cache)
            cached = min(seconds(name, cache) for _ in range(3))
        print(f"{name:16} {cold:7.2f} {cached:7.2f}")


if __name__ == "__main__":
    main()
