"""How fast the vector environment is on one core, next to PettingZoo's connect four in the same run.

python bench/envs.py [GAME ...]

All play random legal actions. A step is one decision; chance between two decisions is not counted. Ours and theirs take
turns in short rounds, measured in seconds of the processor, and the ratio is the median over the rounds. Where Pgx
is installed its backgammon, compiled for the CPU and stepped in one batch, is measured as well.
"""

import sys
import time
from collections.abc import Callable
from statistics import median
from types import ModuleType
from typing import Any

import meadhall
from meadhall.envs import vector_env

ROUNDS = 5
ROUND_SECONDS = 0.5
GAMES = 1024
TARGETS = {"hagar": 50, "runir": 50}
OTHERS = 20

Runner = Callable[[float], float]
"""Plays for about so many seconds; returns steps per second."""


def ours(name: str) -> Runner:
    env = vector_env(name, GAMES)
    env.reset(seed=1)
    for _ in range(500):
        env.step(env.sample())  # so that the games are spread over all their phases

    def run(seconds: float) -> float:
        steps, began = 0, time.process_time()
        while (took := time.process_time() - began) < seconds:
            env.step(env.sample())
            steps += env.num_envs
        return steps / took

    return run


def connect_four(*, wrapped: bool) -> Runner:
    """PettingZoo's connect four: as its users get it, or the bare game under the wrappers that check its use."""
    sys.modules.setdefault("pygame", ModuleType("pygame"))  # draws the window that is not opened here
    from pettingzoo.classic.connect_four import connect_four as module

    env = module.env() if wrapped else module.raw_env()

    def run(seconds: float) -> float:
        steps, began = 0, time.process_time()
        while (took := time.process_time() - began) < seconds:
            env.reset()
            for agent in env.agent_iter():
                seen, _, terminated, truncated, _ = env.last()
                over = terminated or truncated
                env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
                steps += not over
        return steps / took

    return run


def pgx_backgammon() -> Runner | None:
    """Pgx's backgammon in one batch on the CPU, with its own way to begin ended games anew; None without Pgx."""
    try:
        import jax
        import pgx
        from pgx.experimental import auto_reset
    except ImportError:
        return None
    jax.config.update("jax_platforms", "cpu")  # type: ignore[no-untyped-call]
    env = pgx.make("backgammon")
    advance = jax.vmap(auto_reset(env.step, env.init))

    def one(state: Any, key: Any) -> Any:
        drawn, chance = jax.random.split(key)
        odds = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(drawn, odds, axis=-1)
        return advance(state, actions, jax.random.split(chance, GAMES))

    step = jax.jit(one)
    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, GAMES))
    state = jax.block_until_ready(step(state, key))  # type: ignore[no-untyped-call]

    def run(seconds: float) -> float:
        nonlocal state, key
        steps, began = 0, time.process_time()
        while (took := time.process_time() - began) < seconds:
            key, now = jax.random.split(key)
            state = jax.block_until_ready(step(state, now))  # type: ignore[no-untyped-call]
            steps += GAMES
        return steps / took

    return run


def main() -> None:
    names = sys.argv[1:] or meadhall.game_names()
    peers = {"connect four": connect_four(wrapped=True), "bare connect four": connect_four(wrapped=False)}
    if backgammon := pgx_backgammon():
        peers["Pgx backgammon"] = backgammon
    mine = {name: ours(name) for name in names}
    rates: dict[str, list[float]] = {name: [] for name in (*names, *peers)}
    for _ in range(ROUNDS):
        for name, run in (mine | peers).items():
            rates[name].append(run(ROUND_SECONDS))
    for name in peers:
        print(f"{name:20} {median(rates[name]):12,.0f} steps/s")
    for name in names:
        ratios = {peer: median(a / b for a, b in zip(rates[name], rates[peer], strict=True)) for peer in peers}
        against = ", ".join(f"{ratio:.0f} x {peer}" for peer, ratio in ratios.items())
        target = TARGETS.get(name, OTHERS)
        print(f"{name:20} {median(rates[name]):12,.0f} steps/s   {against}   (target {target} x connect four)")


if __name__ == "__main__":
    main()
