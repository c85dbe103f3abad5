"""Looking at many positions of one match, one after another: what a short search thinks of each.

A `Tree` is made for one question and goes on with the next; an `Evaluator` keeps its room and begins anew each time, so
that looking at a position costs little more than the iterations that are spent on it. It may look through anybody's
eyes, also when somebody else or chance is to move.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from meadhall.bots.judge.judge import no_network
from meadhall.bots.search.kernels import TreeArrays
from meadhall.bots.search.nodes import INITIAL_NODES, NONE, add_root, batch_of, capacity_for, child_by_action, new_nodes
from meadhall.bots.search.parameters import SearchParameters
from meadhall.bots.search.tree import (
    MAX_DEPTH,
    PRIOR_MAST,
    PRIOR_SPREAD,
    STREAM,
    bytes_of,
    compiled_search,
    new_layers,
    new_scratch,
)
from meadhall.core.game import Game, View
from meadhall.core.record import Array, Box
from meadhall.core.rng import seed_rng


@dataclass(frozen=True)
class Found:
    """What a search found about one action, or about a whole position."""

    visits: int
    values: tuple[float, ...]
    """What it is worth to each seat, from 0 to 1."""


@dataclass(frozen=True)
class SearchedPosition:
    """What a search found about a position."""

    view: View[Any, Any]
    whole: Found
    by_action: dict[int, Found]
    """What was tried at the root, the most tried first; only if the tree is kept."""
    deviation: float
    """How far the results of single iterations lay apart, as a standard deviation."""
    nodes: Array = field(repr=False)
    """The tree, for whoever wants to know how it goes on."""

    @property
    def best(self) -> int:
        """The action that was tried most."""
        return next(iter(self.by_action))

    def child(self, node: int, action: int) -> int:
        """The node that an action or outcome leads to, or NONE."""
        return int(child_by_action(self.nodes, node, action))


class Evaluator:
    """Searches positions of one box, each from the beginning, with the same room."""

    def __init__(self, game: Game, box: Box, parameters: SearchParameters) -> None:
        players = int(box.players)
        self.game, self.box, self.players, self.parameters = game, box, players, parameters
        self._kernel_parameters = parameters.for_kernels(game)
        self._network = parameters.judge.network(box) if parameters.judge else no_network()
        self._search, self._choose_candidates = compiled_search(game.name, game.kernels)
        self._scratch = new_scratch(game, players, parameters.judge, deepest=MAX_DEPTH)
        self._arrays = TreeArrays(
            nodes=new_nodes(INITIAL_NODES, players),
            layers=new_layers(INITIAL_NODES, parameters),
            size=np.ones(1, np.int64),
            spread=np.array(PRIOR_SPREAD),
            mast=np.zeros((players, len(game.actions), 2), np.float32),
        )

    def candidates(self, view: View[Any, Any], seed: int, stream: int) -> list[int]:
        """The legal actions that are worth a search, as `choose_candidates` tells them."""
        self._reset(seed, stream)
        count = self._choose_candidates(view.seat, self.box, self._kernel_parameters, bytes_of(view), self._scratch)
        return [int(action) for action in self._scratch.candidates[:count]]

    def search(
        self,
        view: View[Any, Any],
        iterations: int,
        *,
        only: Sequence[int] = (),
        seed: int = 0,
        stream: int = 0,
        keep: bool = False,
    ) -> SearchedPosition:
        """Search a position as the viewer knows it, from the beginning.

        `only` are the actions to try at the root, which must be legal whatever the viewer does not know; all that are
        legal if none are named. `keep` the tree, or it is overwritten by the next search.
        """
        self._reset(seed, stream)
        self._scratch.candidates[: len(only)] = only
        raw, left = bytes_of(view), iterations
        while left > 0:
            now = int(batch_of(left, len(self._arrays.nodes)))
            self._grow(now)
            self._search(
                now, view.seat, self.box, self._kernel_parameters, self._network, raw, len(only), self._arrays,
                self._scratch,
            )  # fmt: skip
            left -= now
        nodes, spread = self._arrays.nodes, self._arrays.spread
        return SearchedPosition(
            view,
            self._found([0])[0],
            self._by_action() if keep else {},
            float(np.sqrt(spread[2] / spread[0])),
            nodes[: int(self._arrays.size[0])].copy() if keep else nodes,
        )

    def _by_action(self) -> dict[int, Found]:
        nodes, children = self._arrays.nodes, list[int]()
        child = int(nodes[0]["first_child"])
        while child != NONE:
            children.append(child)
            child = int(nodes[child]["next_sibling"])
        found = zip(nodes["action"][children].tolist(), self._found(children), strict=True)
        return dict(sorted(found, key=lambda each: (-each[1].visits, each[0])))

    def _found(self, some: list[int]) -> list[Found]:
        visits = self._arrays.nodes["visits"][some]
        sums = self._arrays.nodes["value_sums"][some, : self.players].astype(np.float64)
        values = (sums / np.maximum(1, visits)[:, None]).tolist()
        return [Found(n, tuple(each)) for n, each in zip(visits.tolist(), values, strict=True)]

    def _reset(self, seed: int, stream: int) -> None:
        self._arrays.size[0] = add_root(self._arrays.nodes)
        self._arrays.spread[:] = PRIOR_SPREAD
        self._arrays.mast[:] = PRIOR_MAST
        seed_rng(self._scratch.rng, seed & (2**63 - 1), STREAM + stream)

    def _grow(self, iterations: int) -> None:
        """Make room for what so many iterations may add."""
        size, room = int(self._arrays.size[0]), len(self._arrays.nodes)
        capacity = int(capacity_for(iterations, size, room))
        if capacity > room:
            nodes, layers = new_nodes(capacity, self.players), new_layers(capacity, self.parameters)
            nodes[:size] = self._arrays.nodes[:size]
            layers[:size] = self._arrays.layers[:size]
            self._arrays = self._arrays._replace(nodes=nodes, layers=layers)
