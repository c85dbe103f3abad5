"""Runs on a real cluster of two workers, compared with the same runs here; prints what came of it as JSON.

A program of its own: Ray leaves threads and open files behind in its process.
"""

import json
from contextlib import suppress
from typing import Any

import psutil
import ray

import meadhall
from meadhall.bots.players import BotError
from meadhall.core.game import Action
from meadhall.core.match import Match
from meadhall.lab import cluster as module
from meadhall.lab.accumulators import Accumulator
from meadhall.lab.cluster import cluster
from meadhall.lab.simulate import simulate

GAME = meadhall.game("hagar")


class Landings(Accumulator):
    """How often a ship has landed."""

    def __init__(self) -> None:
        self.landed = 0

    def step(self, match: Match, who: int, action: Action) -> None:
        self.landed += action.text.startswith("land")


def workers() -> list[psutil.Process]:
    """Those of this cluster that play a block right now: somebody else may have a cluster on this machine, too."""
    found = []
    for process in psutil.Process().children(recursive=True):
        with suppress(psutil.Error):  # it has ended meanwhile
            if "ray::_play" in " ".join(process.cmdline()):
                found.append(process)
    return found


def both(seats: list[str], games: int, **more: Any) -> list[dict[str, Any]]:
    """The same run here and there."""
    watching = {"progress": more.pop("progress")} if "progress" in more else {}
    here = simulate(GAME, seats, games, seed=5, jobs=1, **more)
    there = simulate(GAME, seats, games, seed=5, venue=cluster("local"), **more, **watching)
    return [run.to_dict() | {"seconds": 0} for run in (here, there)]


def main() -> None:
    module._ray()
    module._join(ray, "local", 2)
    killed: list[int] = []

    def kill_one(games: int, *, kept: bool = False) -> None:
        if not killed and (found := workers()):
            found[0].kill()
            killed.append(found[0].pid)

    found: dict[str, Any] = {
        "child": both(["child", "random"], 90),
        "random": both(["random", "random"], 2500),
        "counts": both(["random", "random"], 60, counts=[Landings]),
        "killed": both(["child", "child"], 200, progress=kill_one),
    }
    found["kills"] = len(killed)
    meadhall.__version__ = "0.0.1"
    try:
        simulate(GAME, ["random", "random"], 10, seed=1, venue=cluster("local"))
    except BotError as error:
        found["refused"] = str(error)
    ray.shutdown()
    print(json.dumps(found))


if __name__ == "__main__":
    main()
