"""A run on a cluster that is there already, one of whose nodes is killed in the middle; prints its result as JSON."""

import json
import sys
import time

import ray

import meadhall
from meadhall.lab import cluster as module
from meadhall.lab.cluster import cluster
from meadhall.lab.runs import RunError
from meadhall.lab.simulate import simulate
from tests.lab.long_cluster import GAMES, SEATS, SEED, kill


def alive() -> int:
    """How many nodes the head knows to be there."""
    return sum(node["Alive"] for node in ray.nodes())  # type: ignore[no-untyped-call]


def main() -> None:
    """Join, wait for both nodes, play, and kill one of them after the first games."""
    address, session = sys.argv[1], int(sys.argv[2])
    deadline = time.monotonic() + 120
    while True:
        try:
            module._ray()
            module._join(ray, address, None)
            break
        except RunError:
            assert time.monotonic() < deadline, "the head did not start"
            time.sleep(0.5)
    while alive() < 3:
        assert time.monotonic() < deadline, "the nodes did not come"
        time.sleep(0.2)
    counts, killed = [alive()], list[int]()

    def pull_the_plug(games: int, *, kept: bool = False) -> None:
        if games and not killed:
            kill(session)
            killed.append(games)

    run = simulate(meadhall.game("hagar"), SEATS, GAMES, seed=SEED, venue=cluster(address), progress=pull_the_plug)
    while alive() > 2 and time.monotonic() < deadline:
        time.sleep(0.2)
    counts.append(alive())
    ray.shutdown()
    print(json.dumps({"run": run.to_dict(), "killed_after": sum(killed), "nodes": counts}))


if __name__ == "__main__":
    main()
