"""The engine as researchers' libraries see it: PettingZoo, Gymnasium, OpenSpiel, and thousands of games at once.

| name | what it gives |
|---|---|
| `aec_env` | a PettingZoo environment in which every seat is an agent: see `meadhall.envs.pettingzoo` |
| `gym_env` | a Gymnasium environment, one seat against bots: see `meadhall.envs.gymnasium` |
| `vector_env` | a vector environment of Gymnasium, thousands of games at once: see `meadhall.envs.vector` |
| `openspiel_game` | a game of OpenSpiel, with chance as a player: see `meadhall.envs.openspiel` |
| `register` | makes `gymnasium.make("meadhall/saga-v1")` and `make_vec` work |

From training to the arena: `meadhall.envs.observation` makes a `tensor` and a `mask` of any view, which is what a bot
is given. This package can be imported without those libraries; a name that needs a missing one says so when it is used.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from meadhall.envs.gymnasium import gym_env, register
    from meadhall.envs.openspiel import openspiel_game
    from meadhall.envs.pettingzoo import aec_env
    from meadhall.envs.vector import vector_env

__all__ = ["aec_env", "gym_env", "openspiel_game", "register", "vector_env"]

_MODULES = {
    "aec_env": "pettingzoo",
    "gym_env": "gymnasium",
    "register": "gymnasium",
    "openspiel_game": "openspiel",
    "vector_env": "vector",
}


def __getattr__(name: str) -> Any:
    """One of these names, from its module, which is loaded only now."""
    if name not in _MODULES:
        raise AttributeError(f"module {__name__} has no attribute {name}")
    return getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)
