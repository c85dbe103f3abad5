"""Looking at many positions of one match, one after another: what a short search thinks of each.

A `Tree` is made for one question and goes on with the next; an `Evaluator` keeps its room and begins anew each time, so
that looking at a position costs little more than the iterations that are spent on it. It may look through anybody's
eyes, also when somebody else or chance is to move.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from meadhall.bots.judge.judge import no_network
from meadhall.bots.search.comparison import open_tree
from meadhall.bots.search.kernels import TreeArrays
from meadhall.bots.search.nodes import INITIAL_NODES, NONE, add_root, batch_of, capacity_for, new_nodes
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
from meadhall.core.constants import CHANCE
from meadhall.core.game import Game, View
from meadhall.core.record import Array, Box, Record, copy, to_bytes
from meadhall.core.rng import new_rng, seed_rng

Plan = tuple[int, ...]
"""The actions of a seat up to the end of its turn, or to the first question to chance or to somebody else."""


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
    nodes: Array = field(repr=False)
    """The tree, for whoever wants to know how it goes on."""

    @property
    def best(self) -> int:
        """The action that was tried most."""
        return next(iter(self.by_action))


class Evaluator:
    """Searches positions of one box, each from the beginning, with the same room."""

    def __init__(self, game: Game, box: Box, parameters: SearchParameters) -> None:
        players = int(box.players)
        self.game, self.box, self.players, self.parameters = game, box, players, parameters
        self._kernel_parameters = parameters.for_kernels(game)
        self._network = parameters.judge.network(box) if parameters.judge else no_network()
        self._compiled = compiled_search(game.name, game.kernels)
        self._scratch = new_scratch(game, players, parameters, deepest=MAX_DEPTH)
        self._arrays = TreeArrays(
            nodes=new_nodes(INITIAL_NODES, players),
            layers=new_layers(INITIAL_NODES, parameters),
            size=np.ones(1, np.int64),
            spread=np.array(PRIOR_SPREAD),
            mast=np.zeros((players, len(game.actions), 2), np.float32),
        )

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
        self._iterate(view, len(only), iterations, seed)
        nodes = self._arrays.nodes
        return SearchedPosition(
            view,
            self._found([0])[0],
            self._by_action() if keep else {},
            nodes[: int(self._arrays.size[0])].copy() if keep else nodes,
        )

    # --- Plans --------------------------------------------------------------------------------------------------------

    def plans(self, view: View[Any, Any], seed: int) -> dict[Plan, float]:
        """The plans of the viewer, who is to decide, and what the judge thinks of their ends; the best one first."""
        count = self._compiled.find_plans(
            view.seat, self.box, self._kernel_parameters, self._network, bytes_of(view), seed, self._scratch
        )
        plans = self._scratch.plans
        order = np.argsort(-plans.values[:count], kind="stable").tolist()
        return {tuple(plans.actions[i, : plans.lengths[i]].tolist()): float(plans.values[i]) for i in order}

    def end_of(self, view: View[Any, Any], plan: Plan, seed: int) -> Record | None:
        """The position at the end of a plan, in one world that the viewer can imagine; None if it is not legal there.

        The seed determines the world: ends of several plans can be compared.
        """
        kernels = self.game.kernels
        state: Record = copy(view.state)
        kernels.imagine(state, self.box, view.seat, new_rng(seed, 1))
        for action in plan:
            if kernels.to_move(state, self.box) != view.seat or action not in self.game.legal(state, self.box):
                return None
            kernels.step(state, self.box, action)
        return state

    def distinct(self, view: View[Any, Any], plans: Iterable[Plan], seed: int) -> list[Plan]:
        """These plans, without those that end where an earlier one ends once chance has tidied up."""
        ends: dict[bytes | None, Plan] = {}
        for plan in plans:
            ends.setdefault(self._tidy(self.end_of(view, plan, seed)), plan)
        ends.pop(None, None)
        return list(ends.values())

    def _tidy(self, state: Record | None) -> bytes | None:
        if state is None:
            return None
        kernels, rng, scratch = self.game.kernels, new_rng(0, 0), self._scratch
        while kernels.to_move(state, self.box) == CHANCE:
            kernels.step(state, self.box, kernels.chance(state, self.box, rng, scratch.out, scratch.weights))
        return to_bytes(state)

    def compare(
        self, view: View[Any, Any], plans: Sequence[Plan], iterations: int, *, seed: int, worlds: int = 0
    ) -> list[Found]:
        """What plans of the viewer are worth, each searched so often, all in the same imagined worlds.

        There are other worlds for every number `worlds`, so that a second comparison does not depend on the first.
        """
        self._reset(seed, worlds)
        arrays = self._scratch.plans
        for number, plan in enumerate(plans):
            arrays.actions[number, : len(plan)] = plan
            arrays.lengths[number] = len(plan)
            arrays.order[number] = number
        open_tree(self._arrays, arrays, len(plans), view.seat)
        arrays.worlds[1] = worlds
        children = arrays.nodes[: len(plans)]
        self._arrays.nodes["visits"][children] = 0  # nothing is thought of them beforehand
        self._arrays.nodes["value_sums"][children] = 0
        self._iterate(view, len(plans), iterations * len(plans), seed)
        return self._found(children.tolist())

    # --- The tree -----------------------------------------------------------------------------------------------------

    def _iterate(self, view: View[Any, Any], considered: int, iterations: int, seed: int) -> None:
        raw = bytes_of(view)
        while iterations > 0:
            now = int(batch_of(iterations, len(self._arrays.nodes)))
            self._grow(now)
            self._compiled.search(
                now, view.seat, self.box, self._kernel_parameters, self._network, raw, considered, seed, self._arrays,
                self._scratch,
            )  # fmt: skip
            iterations -= now

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
