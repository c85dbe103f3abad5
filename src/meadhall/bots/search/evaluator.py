"""Looking at many positions of one match, one after another: what a short search thinks of each.

A `Tree` is made for one question and goes on with the next; an `Evaluator` keeps its room and begins anew each time, so
that looking at a position costs little more than the iterations that are spent on it. It may look through anybody's
eyes, also when somebody else or chance is to move.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from meadhall.bots.search.comparison import open_tree
from meadhall.bots.search.nodes import NONE
from meadhall.bots.search.parameters import SearchParameters
from meadhall.bots.search.workspace import Workspace, bytes_of
from meadhall.core.constants import CHANCE
from meadhall.core.game import Game, View
from meadhall.core.record import Array, Box, Record, copy, to_bytes
from meadhall.core.rng import new_rng

_DRAWS = 3  # of chance, to see whether a turn goes on after it

Plan = tuple[int, ...]
"""The actions of a seat up to the end of its turn, or to the first question to chance or to somebody else."""


@dataclass(frozen=True)
class Found:
    """The findings of a search about one action, or about a whole position."""

    visits: int
    values: tuple[float, ...]  # what it is worth to each seat, from 0 to 1


@dataclass(frozen=True)
class SearchedPosition:
    """The findings of a search about a position."""

    view: View[Any, Any]
    whole: Found
    by_action: dict[int, Found]  # what was tried at the root, the most tried first; only if the tree is kept
    nodes: Array = field(repr=False)  # the tree: how it goes on

    @property
    def best(self) -> int:
        """The action that was tried most."""
        return next(iter(self.by_action))


class Evaluator:
    """Searches positions of one box, each from the beginning, with the same room."""

    def __init__(self, game: Game, box: Box, parameters: SearchParameters) -> None:
        self.game, self.box, self.players, self.parameters = game, box, int(box.players), parameters
        self._room = Workspace(game, box, parameters)

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
        self._room.begin(seed, stream)
        self._room.scratch.candidates[: len(only)] = only
        self._room.iterate(view.seat, bytes_of(view), len(only), iterations, seed)
        nodes = self._room.arrays.nodes
        return SearchedPosition(
            view,
            self._found([0])[0],
            self._by_action() if keep else {},
            nodes[: self._room.size].copy() if keep else nodes,
        )

    # --- Plans --------------------------------------------------------------------------------------------------------

    def plans(self, view: View[Any, Any], seed: int) -> dict[Plan, float]:
        """The plans of the viewer, who is to decide, and what the judge thinks of their ends; the best one first."""
        values = self._room.scratch.plans.values[: self._room.find_plans(view.seat, bytes_of(view), seed)]
        return {self._room.plan(i): float(values[i]) for i in np.argsort(-values, kind="stable").tolist()}

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
            ends.setdefault(self._tidy(self.end_of(view, plan, seed), view.seat), plan)
        ends.pop(None, None)
        return list(ends.values())

    def _tidy(self, state: Record | None, seat: int) -> bytes | None:
        """The position at the end of a plan as bytes, tidied up by chance; as it is if the turn goes on after it."""
        if state is None:
            return None
        kernels, scratch, tidied = self.game.kernels, self._room.scratch, b""
        for draw in reversed(range(_DRAWS)):
            after = copy(state)
            rng = new_rng(0, draw)
            while kernels.to_move(after, self.box) == CHANCE:
                kernels.step(after, self.box, kernels.chance(after, self.box, rng, scratch.out, scratch.weights))
            if kernels.to_move(after, self.box) == seat:
                return to_bytes(state)
            tidied = to_bytes(after)
        return tidied

    def compare(
        self, view: View[Any, Any], plans: Sequence[Plan], iterations: int, *, seed: int, worlds: int = 0
    ) -> list[Found]:
        """The worth of plans of the viewer, each searched so often, all in the same imagined worlds.

        There are other worlds for every number `worlds`, so that a second comparison does not depend on the first.
        """
        self._room.begin(seed, worlds)
        arrays = self._room.scratch.plans
        for number, plan in enumerate(plans):
            arrays.actions[number, : len(plan)] = plan
            arrays.lengths[number] = len(plan)
            arrays.order[number] = number
        open_tree(self._room.arrays, arrays, len(plans), view.seat)
        arrays.worlds[1] = worlds
        children = arrays.nodes[: len(plans)]
        self._room.arrays.nodes["visits"][children] = 0  # nothing is thought of them beforehand
        self._room.arrays.nodes["value_sums"][children] = 0
        self._room.iterate(view.seat, bytes_of(view), len(plans), iterations * len(plans), seed)
        return self._found(children.tolist())

    # --- The tree -----------------------------------------------------------------------------------------------------

    def _by_action(self) -> dict[int, Found]:
        nodes, children = self._room.arrays.nodes, list[int]()
        child = int(nodes[0]["first_child"])
        while child != NONE:
            children.append(child)
            child = int(nodes[child]["next_sibling"])
        found = zip(nodes["action"][children].tolist(), self._found(children), strict=True)
        return dict(sorted(found, key=lambda each: (-each[1].visits, each[0])))

    def _found(self, some: list[int]) -> list[Found]:
        visits = self._room.arrays.nodes["visits"][some]
        sums = self._room.arrays.nodes["value_sums"][some, : self.players].astype(np.float64)
        values = (sums / np.maximum(1, visits)[:, None]).tolist()
        return [Found(n, tuple(each)) for n, each in zip(visits.tolist(), values, strict=True)]
