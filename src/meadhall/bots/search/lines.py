"""How a search goes on: the lines in its tree, in the game's own words.

A line follows what was tried most. Where the searching seat does not know something, or chance decides, there is no
one line; then many are drawn, each in a world that this seat can imagine, and it is told what happens in most of them.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from meadhall.bots.search.nodes import NONE
from meadhall.core.constants import CHANCE, OVER
from meadhall.core.game import View
from meadhall.core.record import Array, Record, copy, to_bytes
from meadhall.core.rng import new_rng

_TRIES = 24  # lines that are drawn to tell what usually happens
_LONGEST = 16  # steps of a line
_SURE = 3  # what was tried less often than this is no part of a line


class LineStep(NamedTuple):
    """One step of a line."""

    who: int
    """A seat or CHANCE."""
    action: int
    words: str
    """What happens, as the searching seat would see it; nothing where there is nothing to tell."""
    single: bool
    """Whether chance had no other outcome, or the seat no other action."""
    scores: bool
    """Whether it brings points to anybody, or takes some from somebody else; what one spends oneself is no score."""
    lead: int
    """By how many points the searching seat is ahead of the best of the others after it, or behind if below 0."""


class UsualEvent(NamedTuple):
    """Something that happens in many lines."""

    share: float
    """In how many of those that were drawn, from 0 to 1."""
    who: int
    """A seat or CHANCE."""
    scores: bool


class Aftermath(NamedTuple):
    """What usually happens after an action."""

    itself: str
    """What the action does, in words."""
    events: dict[str, UsualEvent]
    """What happens then, by its words."""
    lead: float
    """By how many points the searching seat is ahead at the end of a line, in the mean."""


def draw_line(view: View[Any, Any], nodes: Array, action: int, rng: Array) -> Iterator[LineStep]:
    """One line from an action on, in a world that the viewer can imagine, with chance as it falls.

    Everybody plays what was tried most in the tree, as long as it was tried a few times.
    """
    game, box = view.game, view.box
    kernels = game.kernels
    out, weights = np.empty(len(game.actions), np.int32), np.empty(len(game.actions), np.int64)
    state: Record = copy(view.state)
    kernels.imagine(state, box, view.seat, rng)
    node, who, single = _child(nodes, 0, action), view.seat, False
    points, after_points = np.zeros(view.players, np.int32), np.zeros(view.players, np.int32)
    for _ in range(_LONGEST):
        before = to_bytes(state)
        kernels.points(state, box, points)
        kernels.step(state, box, action)
        after = game.hidden(copy(state), box, view.seat, view.names)
        event = game.tell(game.heard(before, box, action), after)
        kernels.points(state, box, after_points)
        scores = any(
            after > before or (after < before and seat != who)
            for seat, (before, after) in enumerate(zip(points.tolist(), after_points.tolist(), strict=True))
        )
        lead = int(after_points[view.seat]) - max(np.delete(after_points, view.seat).tolist(), default=0)
        yield LineStep(who, action, event.text if event else "", single, scores, lead)
        who = int(kernels.to_move(state, box))
        if who == OVER:
            return
        if who == CHANCE:
            single = int(kernels.odds(state, box, out, weights)) == 1
            action = int(kernels.chance(state, box, rng, out, weights))
        else:
            count = int(kernels.legal(state, box, out))
            single = count == 1
            action = int(out[0]) if single else _most_tried(nodes, node, set(out[:count].tolist()))
        if action == NONE:
            return
        node = _child(nodes, node, action)


def main_line(view: View[Any, Any], nodes: Array, action: int, seed: int = 0) -> list[LineStep]:
    """The line from an action on up to where chance decides, in one world that the viewer can imagine."""
    found: list[LineStep] = []
    for step in draw_line(view, nodes, action, new_rng(seed, 0)):
        if step.who == CHANCE and not step.single:
            break
        found.append(step)
    return found


def aftermath(view: View[Any, Any], nodes: Array, action: int, seed: int = 0) -> Aftermath:
    """What happens after an action, and in which share of the lines that were drawn."""
    told: Counter[str] = Counter()
    steps: dict[str, LineStep] = {}
    itself, leads = "", 0
    for number in range(_TRIES):
        line = list(draw_line(view, nodes, action, new_rng(seed, number)))
        by_words = {step.words: step for step in line[1:] if step.words}
        told.update(by_words.keys())
        steps |= by_words
        itself, leads = line[0].words, leads + line[-1].lead
    events = {words: UsualEvent(told[words] / _TRIES, step.who, step.scores) for words, step in steps.items()}
    return Aftermath(itself, events, leads / _TRIES)


def _child(nodes: Array, node: int, action: int) -> int:
    if node == NONE:
        return NONE
    child = int(nodes[node]["first_child"])
    while child != NONE and int(nodes[child]["action"]) != action:
        child = int(nodes[child]["next_sibling"])
    return child


def _most_tried(nodes: Array, node: int, legal: set[int]) -> int:
    """Of the legal actions the one that was tried most; NONE if none was tried often enough."""
    if node == NONE:
        return NONE
    best, most = NONE, _SURE - 1
    child = int(nodes[node]["first_child"])
    while child != NONE:
        visits, action = int(nodes[child]["visits"]), int(nodes[child]["action"])
        if action in legal and (visits > most or (visits == most and best != NONE and action < best)):
            best, most = action, visits
        child = int(nodes[child]["next_sibling"])
    return best
