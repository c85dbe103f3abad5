"""Plans: the positions in which a seat can end its turn, and the shortest way to each of them. Kernels.

A plan is a sequence of a seat's own decisions. It ends with the turn, or earlier at the first question to chance or to
somebody else. `find_plans` looks for plans with a beam: it tries every action, goes on from the most promising
positions, and drops a position that a shorter way has reached already. The ends of the plans are judged, never the
positions on the way to them.

The functions that call a game's rules are templates: `workspace` compiles them with these as globals.
"""

from typing import Any, NamedTuple, cast

import numpy as np

from meadhall.bots.judge.network import SECOND_LAYER, Network, weighed
from meadhall.core.common import copy_numbers
from meadhall.core.constants import CHANCE
from meadhall.core.kernel import kernel
from meadhall.core.record import Array
from meadhall.core.rng import below, seed_rng

to_move = legal = chance = step = pointless = points = imagine = look = value_now = cast(Any, None)
judge_end_of = draw_on = tidy_up = choose = sensible = ends_known = extend = cast(Any, None)
begin = follow = can_follow = rest_key = cast(Any, None)

LONGEST = 24  # decisions of one plan; a longer turn is planned in parts
WORLDS = 64  # the streams of random numbers from here on are those of the worlds in which plans are compared
_FULL = 0.75  # of the table of keys: beyond it nothing is remembered any more
_EMPTY = -1
_KEYS, _FOUND, _KEPT = range(3)  # what the beam counts
_MASK = 0xFFFFFFFF
_SEEDS = 2**62 - 1
_THROWS = 8  # draws that tell whether the turn goes on after a plan


class PlanArrays(NamedTuple):
    """The plans of a seat; the first index is the number of the plan."""

    actions: Array
    lengths: Array
    values: Array  # what the judge thinks of the end of each plan, for the seat whose plan it is
    goes_on: Array  # 1 for a plan that ends with a throw, after which the turn goes on
    leads: Array  # by how many points the seat is ahead of the best of the others at the end of each plan
    nodes: Array  # the node of each plan in the tree
    order: Array  # the numbers of the plans that are still searched, best first
    prejudices: Array  # by how much each plan is misjudged
    worlds: Array  # two numbers: the iterations of this round, and the number of the round


class Beam(NamedTuple):
    """Where `find_plans` works: the positions of this level and the next one, and what was met before."""

    raw: Array  # the positions of the two levels, as bytes
    sequences: Array  # the actions that lead to each of them
    values: Array
    layers: Array  # what a judge saw in each of them: from its second layer it tells what is worth trying
    keys: Array  # A hash table of the positions that were met
    scores: Array  # how much each legal action is worth trying
    goes_on: Array  # whether the seat decides again after each legal action
    counts: Array  # keys in that table, plans found, and positions kept for the next level
    end: Array  # the position at the end of a plan, as bytes


def new_plans(count: int) -> PlanArrays:
    """Room for so many plans."""
    return PlanArrays(
        actions=np.zeros((count, LONGEST), np.int32),
        lengths=np.zeros(count, np.int32),
        values=np.zeros(count),
        goes_on=np.zeros(count, np.int32),
        leads=np.zeros(count),
        nodes=np.zeros(count, np.int32),
        order=np.zeros(count, np.int32),
        prejudices=np.zeros(count),
        worlds=np.zeros(2, np.int64),
    )


def new_beam(width: int, actions: int, size: int) -> Beam:
    """Room for a beam of this width over states of so many bytes."""
    keys = 1 << max(10, (512 * width - 1).bit_length())
    return Beam(
        raw=np.zeros((2, width, size), np.uint8),
        sequences=np.zeros((2, width, LONGEST), np.int32),
        values=np.zeros((2, width)),
        layers=np.zeros((2, width, SECOND_LAYER), np.float32),
        keys=np.zeros(keys if width else 0, np.int64),
        scores=np.zeros(actions),
        goes_on=np.zeros(actions, np.bool_),
        counts=np.zeros(3, np.int64),
        end=np.zeros(size, np.uint8),
    )


@kernel
def seed_at(seed: int, step: int) -> int:
    """The seed of what a bot thinks at a step of a match, from its own seed."""
    return (seed + step * 2654435769) & _SEEDS


# --- Positions that were met before -----------------------------------------------------------------------------------


@kernel
def key_of(raw: Array) -> int:
    """A number for a position: two different ones hardly ever have the same."""
    one, other = 2166136261, 40389
    for i in range(len(raw)):
        byte = int(raw[i])  # NumPy's own would overflow where this is not compiled
        one = ((one ^ byte) * 16777619) & _MASK
        other = ((other + byte) * 2654435769) & _MASK
    return one | (other >> 1) << 32


@kernel
def is_new(keys: Array, used: int, key: int) -> bool:
    """Whether a key was never met; it is from now on. Of `used` keys in the table."""
    size = len(keys)
    at = key % size
    while keys[at] != _EMPTY:
        if keys[at] == key:
            return False
        at = at + 1 if at + 1 < size else 0
    if used < _FULL * size:
        keys[at] = key
    return True


# --- Finding plans ----------------------------------------------------------------------------------------------------


@kernel
def lowest_score(scores: Array, eligible: Array, n: int, most: int) -> float:
    """The score that one of n actions needs to be among the best so many of those that are eligible."""
    low, high, count = 1e30, -1e30, 0
    for i in range(n):
        if eligible[i]:
            low = min(low, scores[i])
            high = max(high, scores[i])
            count += 1
    if count <= most:
        return low
    for _ in range(20):  # halving an interval takes less time than sorting
        middle = 0.5 * (low + high)
        above = 0
        for i in range(n):
            above += eligible[i] and scores[i] >= middle
        if above > most:
            low = middle
        else:
            high = middle
    return high


@kernel
def worst_of(values: Array, count: int) -> int:
    """The index of the lowest of the first so many values."""
    worst = 0
    for i in range(1, count):
        if values[i] < values[worst]:
            worst = i
    return worst


def drop_pointless(s: Any, box: Any, out: Array, n: int) -> int:
    """Leave out those of n legal actions that are pointless, unless all are; returns how many are left."""
    left = 0
    for i in range(n):
        if not pointless(s, box, out[i]):
            out[left] = out[i]
            left += 1
    return left if left > 0 else n


def draw_chance(s: Any, box: Any, seed: int, draw: int, scratch: Any) -> None:
    """Let chance decide whatever it is asked before anybody else; draws of the same number are alike."""
    seed_rng(scratch.rng, seed, draw)
    while to_move(s, box) == CHANCE:
        step(s, box, chance(s, box, scratch.rng, scratch.out, scratch.weights))


def tidy_end(s: Any, box: Any, seat: int, draws: int, seed: int, scratch: Any) -> None:
    """Let chance tidy up after a turn, by the first draw; nothing where a turn goes on when chance has answered.

    Then chance is what was chosen: some draws tell.
    """
    copy_numbers(scratch.raw[0], scratch.beam.end)
    for draw in range(draws - 1 if to_move(s, box) == CHANCE else -1, -1, -1):
        copy_numbers(scratch.beam.end, scratch.raw[0])
        draw_on(s, box, seed, draw, scratch)
        if to_move(s, box) == seat:
            copy_numbers(scratch.beam.end, scratch.raw[0])
            return


def judge_end(s: Any, box: Any, seat: int, parameters: Any, network: Network, seed: int, scratch: Any) -> float:
    """What the present position, in which a plan ends, is worth to a seat; its lead is left in `scratch.points`.

    Where chance is asked, the mean of some draws: the same ones for every plan, so that none is favoured by luck.
    """
    draws = parameters.draws if to_move(s, box) == CHANCE else 1
    copy_numbers(scratch.raw[0], scratch.beam.end)
    total = 0.0
    for draw in range(draws):
        copy_numbers(scratch.beam.end, scratch.raw[0])
        draw_on(s, box, seed, draw, scratch)
        value_now(s, box, seat, parameters, network, scratch)
        total += scratch.result[seat]
    copy_numbers(scratch.beam.end, scratch.raw[0])
    points(s, box, scratch.points)
    return total / draws


@kernel
def keep_plan(
    plans: PlanArrays, count: int, most: int, way: Array, length: int, action: int, value: float, lead: float
) -> int:
    """Keep a plan if it is among the best so many; returns how many there are. The action is its last one."""
    slot = count
    if count == most:
        slot = worst_of(plans.values, count)
        if value <= plans.values[slot]:
            return count
    for i in range(length - 1):
        plans.actions[slot, i] = way[i]
    plans.actions[slot, length - 1] = action
    plans.lengths[slot] = length
    plans.values[slot] = value
    plans.leads[slot] = lead
    return min(most, count + 1)


@kernel
def lead_of(points: Array, seat: int, players: int) -> float:
    """By how many points a seat is ahead of the best of the others."""
    best = -1e30
    for other in range(players):
        if other != seat:
            best = max(best, points[other])
    return float(points[seat] - best) if players > 1 else float(points[seat])


def judge_ends(task: Any, level: int, position: int, n: int, length: int, scratch: Any) -> bool:
    """Keep the best of the plans that end with one of n actions from a position of the beam, and note which do not end.

    Returns whether shorter ways led to every end that can be had from here: then nothing is to be found behind it.
    """
    seat, box, parameters, seed = task.seat, task.box, task.parameters, task.seed
    s, beam, plans, actions = scratch.states[0], scratch.beam, scratch.plans, scratch.candidates
    most, ends, known = min(parameters.plans, len(plans.lengths)), 0, 0
    for j in range(n):
        copy_numbers(beam.raw[level, position], scratch.raw[0])
        step(s, box, actions[j])
        beam.goes_on[j] = to_move(s, box) == seat and length < LONGEST
        if beam.goes_on[j]:
            continue
        ends += 1
        # When a turn was tidied up, other ways to its end look alike. But throws are told apart by what is thrown: how
        # dice happen to fall says nothing about them.
        tidy_up(s, box, seat, parameters.draws, seed, scratch)
        if not is_new(beam.keys, beam.counts[_KEYS], key_of(scratch.raw[0])):
            known += 1
            continue
        beam.counts[_KEYS] += 1
        copy_numbers(beam.raw[level, position], scratch.raw[0])
        step(s, box, actions[j])
        value = judge_end_of(s, box, seat, parameters, task.network, seed, scratch)
        lead = lead_of(scratch.points, seat, box.players)
        way, found = beam.sequences[level, position], beam.counts[_FOUND]
        beam.counts[_FOUND] = keep_plan(plans, found, most, way, length, actions[j], value, lead)
    return ends > 0 and known == ends


def go_on_from(task: Any, level: int, position: int, n: int, length: int, scratch: Any) -> None:
    """Add the positions to the next level of the beam that are reached by the most promising of n actions."""
    box, parameters, network = task.box, task.parameters, task.network
    s, beam, actions, following = scratch.states[0], scratch.beam, scratch.candidates, 1 - level
    width, least = min(parameters.beam, beam.raw.shape[1]), -1e30
    if parameters.judged:
        for j in range(n):
            behind = weighed(beam.layers[level, position], network.policy, actions[j])
            beam.scores[j] = network.policy_bias[actions[j]] + behind
        least = lowest_score(beam.scores, beam.goes_on, n, parameters.branches)
    for j in range(n):
        if not beam.goes_on[j] or (parameters.judged and beam.scores[j] < least):
            continue
        copy_numbers(beam.raw[level, position], scratch.raw[0])
        step(s, box, actions[j])
        if not is_new(beam.keys, beam.counts[_KEYS], key_of(scratch.raw[0])):
            continue
        beam.counts[_KEYS] += 1
        value_now(s, box, task.seat, parameters, network, scratch)
        value, slot = scratch.result[task.seat], beam.counts[_KEPT]
        if slot == width:
            slot = worst_of(beam.values[following], width)
            if value <= beam.values[following, slot]:
                continue
        else:
            beam.counts[_KEPT] += 1
        copy_numbers(scratch.raw[0], beam.raw[following, slot])
        copy_numbers(beam.sequences[level, position], beam.sequences[following, slot])
        beam.sequences[following, slot, length - 1] = actions[j]
        beam.values[following, slot] = value
        copy_numbers(scratch.network.second, beam.layers[following, slot])


def imagine_start(task: Any, scratch: Any) -> None:
    """Imagine the world in which plans are looked for."""
    copy_numbers(task.known, scratch.raw[0])
    seed_rng(scratch.rng, task.seed, WORLDS - 1)
    imagine(scratch.states[0], task.box, task.seat, scratch.rng)


def find_plans(task: Any, scratch: Any) -> int:
    """Writes the best plans of the seat to move; returns how many. One world is imagined for all of them.

    However little a bot thinks, it takes a win that is one action away and does not rush into a loss: `choose` tells
    the actions that a plan may begin with.
    """
    seat, box, parameters, seed = task.seat, task.box, task.parameters, task.seed
    s, beam, plans, actions = scratch.states[0], scratch.beam, scratch.plans, scratch.candidates
    beam.keys[:] = _EMPTY
    beam.counts[:] = 0
    begin(task, scratch)
    copy_numbers(scratch.raw[0], beam.raw[0, 0])
    if parameters.judged:
        look(s, box, seat, parameters, task.network, scratch)
        copy_numbers(scratch.network.second, beam.layers[0, 0])
    level, count, length = 0, 1, 1
    while count > 0:
        beam.counts[_KEPT] = 0
        for position in range(count):
            copy_numbers(beam.raw[level, position], scratch.raw[0])
            n = sensible(s, box, actions, legal(s, box, actions))
            if not ends_known(task, level, position, n, length, scratch):
                extend(task, level, position, n, length, scratch)
        level, count, length = 1 - level, beam.counts[_KEPT], length + 1
    found = keep_begun(plans, beam.counts[_FOUND], actions, choose(task, scratch))
    for i in range(found):
        begin(task, scratch)
        follow(s, box, seat, plans, i, scratch.out)
        tidy_up(s, box, seat, _THROWS, seed, scratch)
        plans.goes_on[i] = to_move(s, box) == CHANCE
    seed_rng(scratch.rng, seed, WORLDS - 2)
    for i in range(found):
        plans.order[i] = i
        plans.prejudices[i] = misjudgement(parameters.blur, scratch.rng) if parameters.blur > 0 else 0.0
    return found


@kernel
def keep_begun(plans: PlanArrays, count: int, actions: Array, n: int) -> int:
    """Keep the plans that begin with one of these n actions; returns how many. If there is none, the first is one."""
    left = 0
    for i in range(count):
        kept = False
        for j in range(n):
            kept |= plans.actions[i, 0] == actions[j]
        if kept:
            copy_numbers(plans.actions[i], plans.actions[left])
            plans.lengths[left] = plans.lengths[i]
            plans.values[left] = plans.values[i]
            plans.leads[left] = plans.leads[i]
            left += 1
    if left == 0:
        plans.actions[0, 0] = actions[0]
        plans.lengths[0] = 1
        left = 1
    return left


@kernel
def misjudgement(blur: float, rng: Array) -> float:
    """By how much something is misjudged: near enough to a normal distribution with this deviation."""
    total = 0.0
    for _ in range(3):
        total += below(rng, 2**20) / 2**20 - 0.5
    return 2 * blur * total


def follow_plan(s: Any, box: Any, seat: int, plans: PlanArrays, plan: int, out: Array) -> None:
    """Play a plan in the present world, as far as that goes: a world may answer otherwise than the planner imagined."""
    for i in range(plans.lengths[plan]):
        action = plans.actions[plan, i]
        if i > 0:
            if to_move(s, box) != seat:
                return
            n = legal(s, box, out)
            possible = False
            for j in range(n):
                possible |= out[j] == action
            if not possible:
                return
        step(s, box, action)


def key_of_rest(s: Any, box: Any, seat: int, seed: int, scratch: Any) -> int:
    """A number for all that the present position can lead to, which tells no more of a turn that is over.

    Some random ways lead to the next decision of somebody else. Positions from which all of them lead to the same are
    taken for equal: they differ at most in what a seat has done in its turn, as how many steps were made.
    """
    rng, out, key = scratch.rng, scratch.out, 0
    copy_numbers(scratch.raw[0], scratch.beam.end)
    for draw in range(_THROWS):
        copy_numbers(scratch.beam.end, scratch.raw[0])
        seed_rng(rng, seed, draw)
        for _ in range(LONGEST):
            who = to_move(s, box)
            if who == CHANCE:
                step(s, box, chance(s, box, rng, out, scratch.weights))
            elif who == seat:
                n = legal(s, box, out)
                step(s, box, out[below(rng, n)])
            else:
                break
        key = (31 * key + key_of(scratch.raw[0])) & _SEEDS
    return key


def drop_needless(task: Any, plan: int, scratch: Any) -> None:
    """Leave out the actions of a plan without which all is the same after it: a walk in a circle, for example.

    The beam drops the shorter way if the positions on it look worse than others of their length.
    """
    seat, box, plans, seed = task.seat, task.box, scratch.plans, task.seed
    s, out, way, start = scratch.states[0], scratch.out, plans.actions[plan], scratch.beam.raw[0, 0]
    begin(task, scratch)
    follow(s, box, seat, plans, plan, out)
    end, first = rest_key(s, box, seat, seed, scratch), 0
    begin(task, scratch)
    while first < plans.lengths[plan] - 1:
        copy_numbers(scratch.raw[0], start)
        length, shorter = plans.lengths[plan], False
        for after in range(length - 1, first, -1):
            copy_numbers(start, scratch.raw[0])
            followed = can_follow(s, box, seat, way, after, length, out) and to_move(s, box) != seat
            if followed and rest_key(s, box, seat, seed, scratch) == end:
                for i in range(after, length):
                    way[first + i - after] = way[i]
                plans.lengths[plan] = length - (after - first)
                shorter = True
                break
        copy_numbers(start, scratch.raw[0])
        if not shorter:
            step(s, box, way[first])
            first += 1


def follow_on(s: Any, box: Any, seat: int, way: Array, first: int, length: int, out: Array) -> bool:
    """Play the actions of a plan from the first on, if all of them are legal; returns whether they are."""
    for i in range(first, length):
        if to_move(s, box) != seat:
            return False
        possible = False
        for j in range(legal(s, box, out)):
            possible |= out[j] == way[i]
        if not possible:
            return False
        step(s, box, way[i])
    return True
