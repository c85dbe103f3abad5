"""The engine as researchers' libraries see it: PettingZoo, Gymnasium, OpenSpiel, and thousands of games at once.

| function | what it gives |
|---|---|
| `aec_env` | a PettingZoo environment in which every seat is an agent |
| `gym_env` | a Gymnasium environment: one seat against bots |
| `vector_env` | thousands of games, stepped by one compiled call: a vector environment of Gymnasium |
| `openspiel_game` | a game of OpenSpiel, with chance as a player |
| `register` | makes `gymnasium.make("meadhall/saga-v1")` and `make_vec` work |

From training to the arena: `meadhall.envs.observation` makes a `tensor` and a `mask` of any view, which is what a bot
is given. This package can be imported without those libraries; a function that needs a missing one says so.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gymnasium.vector import AutoresetMode

    from meadhall.core.game import Game
    from meadhall.core.options import Value
    from meadhall.envs.gymnasium import GymEnv
    from meadhall.envs.opponents import Opponents
    from meadhall.envs.pettingzoo import AecEnv
    from meadhall.envs.vector import VectorEnv

__all__ = ["aec_env", "gym_env", "openspiel_game", "register", "vector_env"]


def aec_env(
    game: "Game | str",
    players: int | None = None,
    *,
    structured: bool = False,
    one_hot: bool = False,
    relative: bool = False,
    render_mode: str | None = None,
    **options: "Value",
) -> "AecEnv":
    """A PettingZoo environment: every seat is an agent, `seat_0` and so on. See `meadhall.envs.pettingzoo`."""
    from meadhall.envs.pettingzoo import AecEnv

    return AecEnv(
        game, players, options, structured=structured, one_hot=one_hot, relative=relative, render_mode=render_mode
    )


def gym_env(
    game: "Game | str",
    opponents: "Sequence[str] | str" = "random",
    players: int | None = None,
    *,
    seat: int | None = 0,
    illegal: str = "lose",
    structured: bool = False,
    one_hot: bool = False,
    relative: bool = False,
    render_mode: str | None = None,
    **options: "Value",
) -> "GymEnv":
    """A Gymnasium environment: one seat against bots. See `meadhall.envs.gymnasium`."""
    from meadhall.envs.gymnasium import GymEnv

    return GymEnv(
        game, opponents, players, seat=seat, illegal=illegal, structured=structured, one_hot=one_hot,
        relative=relative, render_mode=render_mode, **options,
    )  # fmt: skip


def vector_env(
    game: "Game | str", games: int, players: int | None = None, *, opponents: "Opponents | None" = None,
    seat: int | None = 0, illegal: str = "raise", one_hot: bool = False, relative: bool = False,
    autoreset: "AutoresetMode | str" = "SameStep", threads: int = 1, copy: bool = True, render_mode: str | None = None,
    **options: "Value",
) -> "VectorEnv":  # fmt: skip
    """Many games at once, stepped by one compiled call: a `gymnasium.vector.VectorEnv`. See `meadhall.envs.vector`.

    | what is told | what it does |
    |---|---|
    | `opponents` | bots for the other seats: one for all, one for each, or a pool, `{"random": 1, "karl": 3}` |
    | `seat` | the learner's seat then; None for one that is drawn for each game |
    | `illegal` | "raise" plays nothing if an action is not legal; "lose" ends that game with a reward of -1 |
    | `one_hot`, `relative` | a place for each value; seats counted from the one who looks |
    | `autoreset` | when a game that has ended is begun anew: "SameStep", "NextStep", or "Disabled" |
    | `threads` | shares the games out among so many cores: worth it against opponents that think |
    | `copy` | False for arrays that the next step changes |
    """
    from meadhall.envs.vector import VectorEnv

    return VectorEnv(
        game, games, players, options, opponents=opponents, seat=seat, illegal=illegal, one_hot=one_hot,
        relative=relative, autoreset=autoreset, threads=threads, copy=copy, render_mode=render_mode,
    )  # fmt: skip


def openspiel_game(name: str, players: int | None = None, **options: "Value") -> Any:
    """A game of OpenSpiel, as `pyspiel.load_game` would give it. See `meadhall.envs.openspiel`."""
    from meadhall.envs.openspiel import load

    return load(name, players, options)


def register() -> None:
    """Tell Gymnasium about all games: `gymnasium.make("meadhall/saga-v1", opponents=["karl"])` then works."""
    from meadhall.envs.gymnasium import register_all

    register_all()
