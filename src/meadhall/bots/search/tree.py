"""The tree of a search: what it has found out about a question."""

import time

import numpy as np

from meadhall.bots.bot import Budget, ConsideredAction, Question
from meadhall.bots.search.comparison import TRUST, best_plan, halve, open_tree, share_of
from meadhall.bots.search.nodes import NONE, child_by_action, keep_candidates, reroot
from meadhall.bots.search.parameters import SearchParameters
from meadhall.bots.search.plans import seed_at
from meadhall.bots.search.workspace import MAX_DEPTH, Workspace, bytes_of
from meadhall.core.constants import UNSEEN
from meadhall.core.record import Array

_SLICE = 0.02  # seconds of search between looks at the clock
_HALVINGS = 5  # of the plans that are compared, in the time that a budget allows


class Tree:
    """The findings of a search about a question."""

    def __init__(self, question: Question, parameters: SearchParameters, *, deepest: int = MAX_DEPTH) -> None:
        view = question.view
        self.question, self.parameters = question, parameters
        self._room = Workspace(view.game, view.box, parameters, deepest=deepest)
        self._seed = int(seed_at(question.seed, len(question.history)))
        self._room.begin(self._seed)
        self._view = bytes_of(view)
        self._considered = self._found = 0
        if parameters.beam:
            self._considered = self._found = self._room.find_plans(view.seat, self._view, self._seed)
            open_tree(self._room.arrays, self._room.scratch.plans, self._considered, view.seat)
        else:
            self._look_for_endings()

    @property
    def nodes(self) -> Array:
        """The records of its nodes."""
        return self._room.arrays.nodes

    @property
    def size(self) -> int:
        """How many of them are used."""
        return self._room.size

    @property
    def bytes(self) -> int:
        """How much memory it takes, with the room that is not used yet."""
        return self._room.bytes

    def think(self, budget: Budget) -> None:
        """Search on for so many iterations, or for about so long."""
        if budget.seconds is None:
            self.run(budget.iterations or 0)
            return
        began, iterations, tried = time.perf_counter(), max(1, self._considered if self.parameters.beam else 1), 0
        while True:  # at least once: without a try there is nothing to say
            now = time.perf_counter()
            self._iterate(iterations)
            tried += iterations
            took, left = time.perf_counter() - now, began + budget.seconds - time.perf_counter()
            if left <= 0 or tried == budget.iterations:
                break
            iterations = max(1, int(iterations * min(_SLICE, left) / max(took, 1e-6)))
            if budget.iterations is not None:
                iterations = min(iterations, budget.iterations - tried)
            gone = (time.perf_counter() - began) / budget.seconds
            while self.parameters.beam and 2 < self._considered >= 2 * self._found * 2 ** (-gone * _HALVINGS):
                self._halve()

    def run(self, iterations: int) -> None:
        """Search on for so many iterations: plans in rounds, of which each has half of the plans of the last one."""
        while iterations > 0:
            now = int(share_of(iterations, self._considered)) if self.parameters.beam else iterations
            self._iterate(now)
            iterations -= now
            if self.parameters.beam and iterations > 0:
                self._halve()

    def _halve(self) -> None:
        """Leave out the worse half of the plans, and begin another round in other worlds."""
        plans, weight = self._room.scratch.plans, self.parameters.minimax_weight
        self._considered = int(halve(self.nodes, plans, self._considered, self.question.view.seat, weight))

    def _iterate(self, iterations: int) -> None:
        self._room.iterate(self.question.view.seat, self._view, self._considered, iterations, self._seed)

    def lines(self) -> list[ConsideredAction]:
        """The findings about the plans, best first, or about the actions at the root, as the tree has them."""
        if self.parameters.beam:
            return self._plans()
        found, child = [], int(self.nodes[0]["first_child"])
        while child != NONE:
            visits = int(self.nodes[child]["visits"])
            value = float(self.nodes[child]["value_sums"][self.question.view.seat]) / max(1, visits)
            found.append(ConsideredAction(int(self.nodes[child]["action"]), value, visits))
            child = int(self.nodes[child]["next_sibling"])
        return found

    def _plans(self) -> list[ConsideredAction]:
        """The plans: those that were searched to the end, best first, then the others as they were left."""
        plans, seat = self._room.scratch.plans, self.question.view.seat
        best = int(best_plan(self.nodes, plans, self._considered, seat, self.parameters.minimax_weight))
        others = [plan for plan in plans.order[: self._found].tolist() if plan != best]
        lines = []
        for plan in (best, *others):
            node = self.nodes[plans.nodes[plan]]
            actions = self._room.plan(plan)
            value = float(node["value_sums"][seat]) / int(node["visits"])
            lines.append(ConsideredAction(actions[0], value, int(node["visits"]) - TRUST, actions))
        return lines

    def go_on(self, question: Question) -> bool:
        """Make the node that has come true the root; False if the tree knows nothing of what has happened since."""
        asked, view = self.question, question.view
        since = len(asked.history)
        if view.box is not asked.view.box or view.seat != asked.view.seat:
            return False
        if question.history[:since] != asked.history or len(question.history) == since:
            return False
        node = 0
        for _, action in question.history[since:]:
            node = int(child_by_action(self.nodes, node, action)) if action != UNSEEN else NONE
            if node == NONE:
                return False
        self._reroot(node)
        self.question = question
        self._view = bytes_of(view)
        self._seed = int(seed_at(question.seed, len(question.history)))
        self._room.draw_from(self._seed)
        self._look_for_endings()
        return True

    def _look_for_endings(self) -> None:
        """Take a win that is one action away, and leave out what loses at once."""
        view = self.question.view
        self._considered = self._room.compiled.choose_candidates(
            self._room.task(view.seat, self._view, self._seed), self._room.scratch
        )
        keep_candidates(self.nodes, self._room.scratch.candidates, self._considered)

    def _reroot(self, root: int) -> None:
        """Keep the subtree of a node, and let the rest go."""
        size = self.size
        kept, place = np.empty(size, np.int32), np.empty(size, np.int32)
        self._room.arrays.size[0] = reroot(self.nodes, np.empty(size, self.nodes.dtype), root, kept, place)

    def rest(self) -> None:
        """Become small until the next question."""
        self._room.rest()
