"""Comparing plans: rounds in shared worlds, of which each leaves half of the plans out, and the plan to play. Kernels.

`plan_turn` is a template, which is compiled with one game's rules as its globals.
"""

from typing import Any, cast

from meadhall.bots.search.kernels import SearchScratch, Task, TreeArrays
from meadhall.bots.search.nodes import add_child, value_of_child
from meadhall.bots.search.plans import PlanArrays
from meadhall.core.kernel import kernel
from meadhall.core.record import Array

find = search = shorten = cast(Any, None)  # filled in by `bind`

TRUST = 3  # A judgement of the end of a plan counts as so many iterations
BLIND = 0.3  # a seat that misjudges two plans by more than this does not see that another throw is free
_EVEN = 0.004  # plans whose values lie so close are taken for equal, however long they were searched


@kernel
def add_plans(nodes: Array, size: Array, plans: PlanArrays, count: int, seat: int) -> None:
    """Give each plan a node below the root, whose first results are the judgements of its end."""
    for i in range(count):
        child = add_child(nodes, size, 0, i)
        plans.nodes[i] = child
        nodes[child].visits = TRUST
        nodes[child].value_sums[seat] = TRUST * plans.values[i]
        nodes[child].minimax_values[seat] = plans.values[i]


@kernel
def worth_of_plan(nodes: Array, plans: PlanArrays, plan: int, seat: int, minimax_weight: float) -> float:
    """The worth of a plan to its seat, as far as it is known, and misjudged by as much as the seat misjudges it."""
    return value_of_child(nodes, plans.nodes[plan], seat, minimax_weight) + plans.prejudices[plan]  # type: ignore[no-any-return]


@kernel
def open_tree(tree: TreeArrays, plans: PlanArrays, count: int, seat: int) -> None:
    """Put the plans that were found into a new tree."""
    add_plans(tree.nodes, tree.size, plans, count, seat)
    plans.worlds[:] = 0


@kernel
def begin_round(plans: PlanArrays) -> None:
    """Begin another round, in worlds of its own."""
    plans.worlds[0] = 0
    plans.worlds[1] += 1


@kernel
def rank_plans(nodes: Array, plans: PlanArrays, count: int, seat: int, minimax_weight: float) -> None:
    """Sort the plans that are searched, best first."""
    for i in range(1, count):
        plan = plans.order[i]
        worth = worth_of_plan(nodes, plans, plan, seat, minimax_weight)
        j = i
        while j > 0 and worth_of_plan(nodes, plans, plans.order[j - 1], seat, minimax_weight) < worth:
            plans.order[j] = plans.order[j - 1]
            j -= 1
        plans.order[j] = plan


@kernel
def share_of(iterations: int, count: int) -> int:
    """How many of the iterations that are left go to the next round, in which so many plans are compared.

    Sequential halving: every round has as many iterations, and half of the plans go on to the next one.
    """
    rounds = 0
    while count > 1:
        count //= 2
        rounds += 1
    return iterations if rounds <= 1 else max(1, iterations // rounds)


@kernel
def does_as_much(plans: PlanArrays, more: int, less: int) -> bool:
    """Whether one plan does all that another one does before its last action."""
    for i in range(plans.lengths[less] - 1):
        action = plans.actions[less, i]
        surplus = 0
        for j in range(plans.lengths[more]):
            surplus += plans.actions[more, j] == action
        for j in range(i + 1):
            surplus -= plans.actions[less, j] == action
        if surplus < 0:
            return False
    return True


@kernel
def is_free(nodes: Array, plans: PlanArrays, plan: int, other: int, seat: int, minimax_weight: float) -> bool:
    """Whether a plan is another one with something more that is free, or without something that is useless.

    More is free where it brings points, or another throw. Either way the plan must be worth no less in truth, however
    much the seat misjudges both; but a seat that misjudges very much does not see what another throw is good for.
    """
    ahead, throws = plans.leads[plan] - plans.leads[other], plans.goes_on[plan] - plans.goes_on[other]
    more = ahead > 0 or (ahead == 0 and throws > 0)
    less = ahead >= 0 and throws >= 0 and plans.lengths[plan] < plans.lengths[other]
    if not (more and does_as_much(plans, plan, other)) and not (less and does_as_much(plans, other, plan)):
        return False
    if more and ahead == 0 and plans.prejudices[other] - plans.prejudices[plan] > BLIND:
        return False
    gain = value_of_child(nodes, plans.nodes[plan], seat, minimax_weight)
    gain -= value_of_child(nodes, plans.nodes[other], seat, minimax_weight)
    return bool(gain >= (0.0 if more and ahead == 0 else -_EVEN))  # a throw may cost more than it seems


@kernel
def halve(nodes: Array, plans: PlanArrays, count: int, seat: int, minimax_weight: float) -> int:
    """Leave out the worse half of the plans, and begin another round in other worlds; returns how many are left.

    A plan that is left out, but is another one with something that is free, stays in the place of that one.
    """
    rank_plans(nodes, plans, count, seat, minimax_weight)
    left = max(min(2, count), count // 2)
    for i in range(left):
        for j in range(left, count):
            plan, other = plans.order[j], plans.order[i]
            if is_free(nodes, plans, plan, other, seat, minimax_weight):
                plans.order[i], plans.order[j] = plan, other
    begin_round(plans)
    return left


@kernel
def best_plan(nodes: Array, plans: PlanArrays, count: int, seat: int, minimax_weight: float) -> int:
    """The plan to play, of those that are still searched: of equals the one with more points, then the shortest.

    A seat that misjudges its plans may play a bad one. But it declines nothing that is free, and does nothing useless.
    """
    rank_plans(nodes, plans, count, seat, minimax_weight)
    best = plans.order[0]
    least = worth_of_plan(nodes, plans, best, seat, minimax_weight) - _EVEN
    for i in range(1, count):
        plan = plans.order[i]
        ahead = plans.leads[plan] - plans.leads[best]
        if is_free(nodes, plans, plan, best, seat, minimax_weight):
            best = plan
        elif worth_of_plan(nodes, plans, plan, seat, minimax_weight) >= least:
            shorter = plans.lengths[plan] < plans.lengths[best]
            if ahead > 0 or (ahead == 0 and shorter and plans.goes_on[plan] >= plans.goes_on[best]):
                best = plan
    return int(best)


def plan_turn(iterations: int, task: Task, tree: TreeArrays, scratch: SearchScratch) -> int:
    """Find plans, compare them round by round in a new tree, and return the best of them."""
    seat, plans, weight = task.seat, scratch.plans, task.parameters.minimax_weight
    count = find(task, scratch)
    open_tree(tree, plans, count, seat)
    left = iterations if count > 1 else 0
    while left > 0:
        now = share_of(left, count)
        search(now, count, task, tree, scratch)
        left -= now
        if left > 0:
            count = halve(tree.nodes, plans, count, seat, weight)
    best = best_plan(tree.nodes, plans, count, seat, weight)
    shorten(task, best, scratch)
    return best
