"""The spaces of Gymnasium and PettingZoo that hold the observations and actions of a game."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from meadhall.core.game import Game, View
from meadhall.core.record import Array
from meadhall.envs.errors import MissingExtra
from meadhall.envs.observation import TensorLayout, TensorPlace, layout, mask, structured, tensor_in

try:
    from gymnasium import spaces
    from gymnasium.vector.utils import batch_space
except ImportError:
    raise MissingExtra("gymnasium") from None

RENDER_MODES = ("ansi", "svg")
"""How an environment shows itself: in words, or as a picture."""


@dataclass(frozen=True)
class Seeing:
    """How observations are made: in which layout, or as arrays by name."""

    where: TensorLayout
    by_name: bool = False

    @classmethod
    def of(cls, game: Game, by_name: bool, one_hot: bool, relative: bool) -> "Seeing":
        """Observations as they were asked for; arrays by name always hold the record's own numbers."""
        if by_name and (one_hot or relative):
            raise ValueError("structured observations are the record itself: neither one_hot nor relative")
        return cls(layout(game, one_hot=one_hot, relative=relative), by_name)

    def observe(self, view: View[Any, Any]) -> dict[str, Any]:
        """The observation of a viewer, as a member of the observation space."""
        seen: Array | dict[str, Array] = structured(view) if self.by_name else tensor_in(self.where, view)
        return {"observation": seen, "action_mask": mask(view)}


def observation_space(game: Game, seeing: Seeing) -> spaces.Dict:
    """Where the observations of a game come from: a flat tensor or arrays by name, and the mask of legal actions."""
    low, high = seeing.where.bounds
    inner: spaces.Space[Any] = (
        spaces.Dict({place.name: _box(place) for place in seeing.where.places})
        if seeing.by_name
        else spaces.Box(low, high, dtype=np.float32)
    )
    return spaces.Dict({"observation": inner, "action_mask": spaces.Box(0, 1, (game.actions.decisions,), np.int8)})


def _box(place: TensorPlace) -> spaces.Box:
    low, high = map(int, place.bounds)
    kind: type[np.integer[Any]] = np.int8 if place.bits else place.kind
    return spaces.Box(low, high, place.shape, kind)


def batched(space: spaces.Space[Any], games: int) -> Any:
    """The space of so many games at once."""
    return batch_space(space, games)


def action_space(game: Game) -> spaces.Discrete:
    """The decisions of a game, by their numbers."""
    return spaces.Discrete(game.actions.decisions)


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
