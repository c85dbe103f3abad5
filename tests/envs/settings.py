"""What the tests of all environments share: settings of every game, and bits that all agents lack."""

from typing import Any

import pytest

from meadhall.core.record import Array
from meadhall.core.rng import below, new_rng

SETTINGS: list[tuple[str, int, dict[str, Any]]] = [
    ("hagar", 2, {}),
    ("hagar", 4, {"harbor": True}),
    ("runir", 2, {}),
    ("runir", 3, {"long": True}),
    ("sagnir", 2, {"pattern_set": "light", "target": 3, "jokers": False}),
    ("sagnir", 4, {"pattern_set": "light", "target": 3}),
    ("mythical_island", 3, {"target": 3}),
    ("saga", 2, {}),
    ("saga", 2, {"gap": 9}),
]
"""Every game with few and with many players, with its defaults and with an option."""

every_setting = pytest.mark.parametrize(
    ("name", "players", "options"),
    [pytest.param(*setting, id="-".join((setting[0], str(setting[1]), *setting[2]))) for setting in SETTINGS],
)


class Agent:
    """Plays random legal actions, from a seed."""

    def __init__(self, seed: int) -> None:
        self._rng = new_rng(seed)

    def choose(self, mask: Array) -> int:
        legal = mask.nonzero()[0]
        return int(legal[below(self._rng, len(legal))])


def play_aec(env: Any, agent: Agent, steps: int) -> list[tuple[Any, ...]]:
    """Play on in a PettingZoo environment; what was seen on the way, as bytes."""
    trace = []
    for _ in range(steps):
        if not env.agents:
            break
        seen, reward, terminated, _, _ = env.last()
        trace.append((env.agent_selection, seen["observation"].tobytes(), reward, terminated))
        env.step(None if terminated else agent.choose(seen["action_mask"]))
    return trace


def play_gym(env: Any, agent: Agent, seen: Any, steps: int) -> list[tuple[Any, ...]]:
    """Play on in a Gymnasium environment; what was seen on the way, as bytes."""
    trace = []
    for _ in range(steps):
        seen, reward, terminated, truncated, _ = env.step(agent.choose(seen["action_mask"]))
        trace.append((seen["observation"].tobytes(), reward, terminated))
        assert not truncated
        if terminated:
            break
    return trace
