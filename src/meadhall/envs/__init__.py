"""The engine as researchers' libraries see it: PettingZoo, Gymnasium, OpenSpiel, and thousands of games at once.

| function | what it gives |
|---|---|
| `aec_env` | a PettingZoo environment in which every seat is an agent |
| `gym_env` | a Gymnasium environment: one seat against bots |
| `vector_env` | thousands of games, stepped by one compiled call; needs NumPy only |
| `openspiel_game` | a game of OpenSpiel, with chance as a player |
| `register` | makes `gymnasium.make("meadhall/saga-v1")` work |

This package can be imported without those libraries; what needs one that is missing says so.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from meadhall.core.game import Game
    from meadhall.core.options import Value
    from meadhall.envs.gymnasium import GymEnv
    from meadhall.envs.pettingzoo import AecEnv
    from meadhall.envs.vector import VectorEnv

__all__ = ["aec_env", "gym_env", "openspiel_game", "register", "vector_env"]


def aec_env(
    game: "Game | str",
    players: int | None = None,
    *,
    structured: bool = False,
    render_mode: str | None = None,
    **options: "Value",
) -> "AecEnv":
    """A PettingZoo environment: every seat is an agent, `seat_0` and so on. See `meadhall.envs.pettingzoo`."""
    from meadhall.envs.pettingzoo import AecEnv

    return AecEnv(game, players, options, structured=structured, render_mode=render_mode)


def gym_env(
    game: "Game | str",
    opponents: "Sequence[str] | str" = "random",
    players: int | None = None,
    *,
    seat: int | None = 0,
    illegal: str = "lose",
    structured: bool = False,
    render_mode: str | None = None,
    **options: "Value",
) -> "GymEnv":
    """A Gymnasium environment: one seat against bots. See `meadhall.envs.gymnasium`."""
    from meadhall.envs.gymnasium import GymEnv

    return GymEnv(
        game, opponents, players, seat=seat, illegal=illegal, structured=structured, render_mode=render_mode, **options
    )


def vector_env(
    game: "Game | str", games: int, players: int | None = None, *, copy: bool = True, **options: "Value"
) -> "VectorEnv":
    """Many games at once, stepped by one compiled call. See `meadhall.envs.vector`."""
    from meadhall.envs.vector import VectorEnv

    return VectorEnv(game, games, players, options, copy=copy)


def openspiel_game(name: str, players: int | None = None, **options: "Value") -> Any:
    """A game of OpenSpiel, as `pyspiel.load_game` would give it. See `meadhall.envs.openspiel`."""
    from meadhall.envs.openspiel import load

    return load(name, players, options)


def register() -> None:
    """Tell Gymnasium about all games: `gymnasium.make("meadhall/saga-v1", opponents=["karl"])` then works."""
    from meadhall.envs.gymnasium import register_all

    register_all()
