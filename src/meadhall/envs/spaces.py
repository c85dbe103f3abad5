"""The spaces of Gymnasium and PettingZoo that hold the observations and actions of a game."""

from typing import Any

import numpy as np

from meadhall.core.game import Game, View
from meadhall.core.record import Array
from meadhall.envs.errors import MissingExtra
from meadhall.envs.observation import Place, layout, mask, structured, tensor

try:
    from gymnasium import spaces
except ImportError:
    raise MissingExtra("gymnasium") from None

RENDER_MODES = ("ansi", "svg")
"""How an environment shows itself: in words, or as a picture."""


def observation_space(game: Game, by_name: bool) -> spaces.Dict:
    """Where the observations of a game come from: a flat tensor or arrays by name, and the mask of legal actions."""
    where = layout(game)
    low, high = where.bounds
    inner: spaces.Space[Any] = (
        spaces.Dict({place.name: _box(place) for place in where.places})
        if by_name
        else spaces.Box(low, high, dtype=np.float32)
    )
    return spaces.Dict({"observation": inner, "action_mask": spaces.Box(0, 1, (game.actions.decisions,), np.int8)})


def _box(place: Place) -> spaces.Box:
    low, high = place.bounds
    kind: type[np.integer[Any]] = np.int8 if place.bits else place.kind
    return spaces.Box(low, high, place.shape, kind)


def action_space(game: Game) -> spaces.Discrete:
    """The decisions of a game, by their numbers."""
    return spaces.Discrete(game.actions.decisions)


def observe(view: View[Any, Any], by_name: bool) -> dict[str, Any]:
    """What the viewer sees, as a member of the observation space."""
    seen: Array | dict[str, Array] = structured(view) if by_name else tensor(view)
    return {"observation": seen, "action_mask": mask(view)}


def render(view: View[Any, Any], mode: str | None) -> str | None:
    """A view in words or as a picture."""
    if mode is None:
        return None
    return str(view) if mode == "ansi" else view.svg()


def check_mode(mode: str | None) -> str | None:
    """The mode itself, if there is one like it."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f'there is no render mode "{mode}"; it is {" or ".join(RENDER_MODES)}')
    return mode
