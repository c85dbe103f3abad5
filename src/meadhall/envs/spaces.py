"""The spaces of Gymnasium and PettingZoo that hold the observations and actions of a game."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from meadhall.core.game import Game, View
from meadhall.core.record import Array
from meadhall.envs.errors import MissingExtra
from meadhall.envs.observation import TensorLayout, TensorPlace, mask, structured, tensor_in

try:
    from gymnasium import spaces
    from gymnasium.vector.utils import batch_space as batch_space
except ImportError:
    raise MissingExtra("gymnasium") from None


@dataclass(frozen=True)
class Seeing:
    """How the observations of a game are made: in which layout, or as arrays by name."""

    game: Game
    where: TensorLayout
    by_name: bool = False

    def __post_init__(self) -> None:
        if self.by_name and not self.where.plain:
            raise ValueError("structured observations are the record itself: neither one_hot nor relative")

    def observe(self, view: View[Any, Any]) -> dict[str, Any]:
        """The observation of a viewer, as a member of the observation space."""
        seen: Array | dict[str, Array] = structured(view) if self.by_name else tensor_in(self.where, view)
        return {"observation": seen, "action_mask": mask(view)}

    def observation_space(self) -> spaces.Dict:
        """The space of the observations: a flat tensor or arrays by name, and the mask of legal actions."""
        if self.by_name:
            inner: spaces.Space[Any] = spaces.Dict({place.name: _box(place) for place in self.where.places})
        else:
            inner = spaces.Box(*self.where.bounds, dtype=np.float32)
        decisions = self.game.actions.decisions
        return spaces.Dict({"observation": inner, "action_mask": spaces.Box(0, 1, (decisions,), np.int8)})

    def action_space(self) -> spaces.Discrete:
        """The space of the decisions, by their numbers."""
        return spaces.Discrete(self.game.actions.decisions)


def _box(place: TensorPlace) -> spaces.Box:
    low, high = map(int, place.bounds)
    kind: type[np.integer[Any]] = np.int8 if place.bits else place.kind
    return spaces.Box(low, high, place.shape, kind)
