"""How long a game takes to be ready: compiled for the first time, and from the cache. Each in a process of its own.

python bench/startup.py [GAME ...]

Seconds are the processor's, so that what else runs on the machine does not count. A start uses one core, and where
nothing else runs it takes hardly longer.
"""

import os
import resource
import subprocess
import sys
import tempfile

import meadhall

GAME = """
import meadhall
from meadhall.core.driver import play
game = meadhall.game({name!r})
match = game.start(seed=1)
match.play(match.legal[0])
play(game, game.make_box(match.players), 1, seed=1)
"""
"""A decision, and a whole random game."""

BOT = """
import meadhall
from meadhall.bots.players import find
match = meadhall.game({name!r}).start(seed=1)
while len(match.legal) == 1:
    match.play(match.legal[0])
match.play(find("skald").advise(match).action)
"""
"""The first real decision of the bot that thinks longest."""


def seconds(script: str, name: str, cache: str) -> float:
    began = _used()
    environment = os.environ | {"MEADHALL_CACHE": cache}
    subprocess.run([sys.executable, "-c", script.format(name=name)], env=environment, check=True)
    return _used() - began


def _used() -> float:
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return children.ru_utime + children.ru_stime


def main() -> None:
    print("seconds from the start of Python to a played game, and to the first decision of a skald")
    print(f"{'game':16} {'cold':>7} {'cached':>7} {'skald, cold':>12} {'cached':>7}")
    for name in sys.argv[1:] or meadhall.game_names():
        found = []
        for script in (GAME, BOT):
            with tempfile.TemporaryDirectory() as cache:
                found += [seconds(script, name, cache), min(seconds(script, name, cache) for _ in range(3))]
        print(f"{name:16} {found[0]:7.2f} {found[1]:7.2f} {found[2]:12.2f} {found[3]:7.2f}", flush=True)


if __name__ == "__main__":
    main()
