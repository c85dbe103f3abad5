"""A cluster: the blocks of a run, played by Ray's workers on this machine or on many. Needs the extra `cluster`.

A block gives the same result wherever it is played, so a run on a cluster gives what it gives here. A worker that dies
costs the time of the block that it was playing: Ray plays it again elsewhere.
"""

import logging
import os
import pickle
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import islice
from typing import Any

import meadhall
from meadhall.bots.players import BotError
from meadhall.core.errors import MeadhallError
from meadhall.lab.runs import BlockResult, RunError, RunPlan, Venue

TRIES = 20  # how often a block is played again after its worker has died; a block that kills every worker must end
_LOCAL = "local"
_STORE = 256 * 2**20  # bytes of shared memory for results on their way: they are small


def cluster(where: str) -> Venue:
    """A venue: `local` for a cluster on this machine alone, or the address of one that is there already.

    >>> from meadhall.lab.simulate import simulate
    >>> game = meadhall.game("hagar")
    >>> simulate(game, ["child", "child"], 40, seed=1, venue=cluster("local")).games  # doctest: +SKIP
    40
    """
    ray = _ray()

    def play(plan: RunPlan, blocks: Iterable[range], jobs: int | None) -> Iterator[BlockResult]:
        ours = not ray.is_initialized()
        if ours:
            _join(ray, where, jobs)
        try:
            yield from _play_all(ray, plan, blocks)
        finally:
            if ours:
                ray.shutdown()

    return play


def _ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # who plays what is nobody's business
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # silences a warning: there is no accelerator
    try:
        import ray
    except ImportError:
        raise RunError("a cluster needs Ray, which is not installed: pip install 'meadhall[cluster]'") from None
    return ray


def _join(ray: Any, where: str, jobs: int | None) -> None:
    """Start a cluster here, or become a client of one. Its workers get our settings for games and rules."""
    passed_on = {name: os.environ[name] for name in ("MEADHALL_GAMES", "MEADHALL_JIT") if name in os.environ}
    settings: dict[str, Any] = {
        "log_to_driver": False,
        "logging_level": logging.ERROR,
        "runtime_env": {"env_vars": passed_on},
    }
    if where == _LOCAL:
        settings |= {"num_cpus": jobs or os.cpu_count() or 1, "include_dashboard": False, "object_store_memory": _STORE}
    else:
        settings["address"] = where
    try:
        ray.init(**settings)
    except (ConnectionError, RuntimeError, ValueError, OSError) as error:
        raise RunError(f'no cluster can be reached at "{where}": {_first_line(error)}') from None


def _play_all(ray: Any, plan: RunPlan, blocks: Iterable[range]) -> Iterator[BlockResult]:
    """Hand out blocks, two for each core of the cluster, and take them as they come."""
    task = ray.remote(num_cpus=1, max_retries=TRIES)(_play)
    packed = ray.put(ray.cloudpickle.dumps(plan))  # as bytes: a worker remembers what it has unpacked
    waiting = iter(blocks)
    cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
    running = [task.remote(packed, meadhall.__version__, block) for block in islice(waiting, 2 * cores)]
    try:
        while running:
            done, running = ray.wait(running, num_returns=1)
            running += [task.remote(packed, meadhall.__version__, block) for block in islice(waiting, len(done))]
            for found in ray.get(done):
                if isinstance(found, str):
                    raise BotError(found)
                yield found
    except ray.exceptions.RayError as error:
        raise RunError(f"the cluster has failed: {_first_line(error)}") from None
    finally:
        for one in running:
            ray.cancel(one, force=True)


def _play(packed: bytes, version: str, numbers: range) -> BlockResult | str:
    """Play a block on a worker; an error of a game comes back as a sentence."""
    if version != meadhall.__version__:
        return (
            f"the cluster has Meadhall {meadhall.__version__}, and {version} is asked for: install the same everywhere"
        )
    try:
        return _unpacked(packed).play(numbers)
    except MeadhallError as error:
        return str(error)


@lru_cache(maxsize=2)
def _unpacked(packed: bytes) -> RunPlan:
    """The plan of a run. Workers are used again and again: they get ready for a run once."""
    return pickle.loads(packed)  # type: ignore[no-any-return]


def _first_line(error: Exception) -> str:
    cause = getattr(error, "cause", None) or error  # what went wrong on the worker, if it was there
    return next((line for line in str(cause).splitlines() if line.strip()), type(cause).__name__)
