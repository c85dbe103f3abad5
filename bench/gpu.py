"""Random games on a GPU, in steps/s: `python -m bench.gpu` on a machine with an NVIDIA card and the extra `gpu`.

For each game: the first call, which compiles, then some rounds, each in turns with the cores of the same machine; and
the first games of both are compared row by row. Then the vector environment on the GPU, in decisions/s, with
observations, masks and rewards. Where JAX and Pgx are installed, Pgx's games follow.
"""

import argparse
import json
import statistics
import sys
import time
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np

import meadhall
from meadhall.core.device import DeviceError, check_device, device_name
from meadhall.core.device_driver import MOST_AT_ONCE
from meadhall.envs import vector_env
from meadhall.lab.simulate import Simulation, simulate

TARGETS = {"hagar": 1500, "saga": 600, "sagnir": 500, "mythical_island": 500, "runir": 400}
"""Million steps/s that one H200 should reach."""
AGAINST_CORES = 6
ENVIRONMENT = 1 / 3
"""The vector environment should reach this part of those."""
PEERS = ("tic_tac_toe", "connect_four", "backgammon")
GAMES = 65536
"""Games of a vector environment, and of Pgx."""


def measure(name: str, games: int, share: int, rounds: int) -> dict[str, Any]:
    """The speed of a game on the GPU, and on all cores, which play one game in so many."""
    game = meadhall.game(name)
    seats = ["random"] * game.seats[0]

    def run(device: str, count: int) -> Simulation:
        return simulate(game, seats, count, seed=1, device=device)

    began = time.perf_counter()
    run("gpu", 1)
    first, few = time.perf_counter() - began, min(2000, games)
    run("cpu", 1)
    here, there = run("cpu", few).rows, run("gpu", few).rows
    alike = all(np.array_equal(a, b) for a, b in zip(vars(here).values(), vars(there).values(), strict=True))
    speeds: dict[str, list[float]] = {"gpu": [], "cpu": []}
    for _ in range(rounds):
        for device, count in (("gpu", games), ("cpu", max(1, games // share))):
            found = run(device, count)
            speeds[device].append(found.steps / found.seconds / 1e6)
    gpu, cpu = (statistics.median(speeds[device]) for device in ("gpu", "cpu"))
    return {
        "game": name, "first_call_s": first, "alike": alike, "million_steps_s": gpu, "target": TARGETS[name],
        "cores_million_steps_s": cpu, "against_cores": gpu / cpu,
    }  # fmt: skip


def measure_environment(name: str, rounds: int) -> dict[str, Any]:
    """The speed of the vector environment with random legal actions, in million decisions/s."""
    env: Any = vector_env(name, GAMES, device="cuda", illegal="lose")
    env.reset(seed=1)
    speeds = []
    for number in range(rounds + 1):  # in the first the games spread over all their phases
        steps = 500 if number == 0 else 100
        began = time.perf_counter()
        for _ in range(steps):
            env.step(env.sample())
        speeds.append(steps * GAMES / (time.perf_counter() - began) / 1e6)
    return {"environment_million_decisions_s": statistics.median(speeds[1:])}


def peer(name: str, rounds: int) -> float:
    """Million steps/s of one of Pgx's games with random legal actions; ended games begin anew."""
    jax: Any = import_module("jax")
    env = import_module("pgx").make(name)
    advance = jax.vmap(import_module("pgx.experimental").auto_reset(env.step, env.init))

    def step(state: Any, key: Any) -> tuple[Any, None]:
        drawn, chance = jax.random.split(key)
        chances = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        return advance(state, jax.random.categorical(drawn, chances), jax.random.split(chance, GAMES)), None

    many = jax.jit(lambda state, keys: jax.lax.scan(step, state, keys)[0])
    state = jax.vmap(env.init)(jax.random.split(jax.random.key(1), GAMES))
    keys, speeds = jax.random.split(jax.random.key(2), 100), []
    for _ in range(rounds + 1):  # the first compiles
        began = time.perf_counter()
        state = jax.block_until_ready(many(state, keys))
        speeds.append(len(keys) * GAMES / (time.perf_counter() - began) / 1e6)
    return statistics.median(speeds[1:])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(TARGETS), help="all five otherwise")
    parser.add_argument("--count", type=int, default=4 * MOST_AT_ONCE, help="games of a round")
    parser.add_argument("--share", type=int, default=20, help="the cores play one game in so many")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true", help="one object a line")
    chosen = parser.parse_args()
    try:
        check_device()
    except DeviceError as error:
        raise SystemExit(str(error)) from None
    print(f"{device_name()}; {time.strftime('%Y-%m-%d')}", file=sys.stderr)
    for name in chosen.games:
        found = measure(name, chosen.count, chosen.share, chosen.rounds) | measure_environment(name, chosen.rounds)
        if chosen.json:
            print(json.dumps(found), flush=True)
            continue
        print(
            f"{name}: {found['million_steps_s']:,.0f} million steps/s (target {found['target']:,}), "
            f"{found['against_cores']:.1f} times the cores' {found['cores_million_steps_s']:,.0f} "
            f"(target {AGAINST_CORES}); "
            f"first call {found['first_call_s']:.0f} s; the same games: {'yes' if found['alike'] else 'NO'}; "
            f"vector environment: {found['environment_million_decisions_s']:,.0f} million decisions/s "
            f"(target {ENVIRONMENT * found['target']:,.0f})",
            flush=True,
        )
    if find_spec("pgx") is None:
        print("Pgx is not installed: no peers.", file=sys.stderr)
        return
    for name in PEERS:
        print(f"Pgx's {name}: {peer(name, chosen.rounds):,.0f} million steps/s", flush=True)


if __name__ == "__main__":
    main()
