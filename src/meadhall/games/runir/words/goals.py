"""Runir: how near the end is, in words for the scene: which round, whose crystals run out, who has won."""

from typing import NamedTuple, cast

import numpy as np

from meadhall.games.runir import phase
from meadhall.games.runir.words.names import RunirView

NEAR = 3  # so many crystals are easily spent in one turn


def honour(view: RunirView) -> list[int]:
    """Everybody's honour as far as it is known: coins count as they are turned over."""
    s = view.state
    if s.phase == phase.ENDED:
        points = np.zeros(view.players, np.int32)
        view.game.kernels.points(s, view.box, points)
        return points.tolist()
    coins = (s.turned * view.box.values).sum(axis=(1, 2)) if s.phase == phase.COUNTING else 0
    return cast(list[int], (s.honour + coins)[: view.players].tolist())


def standing(view: RunirView) -> tuple[str, ...]:
    """How everybody stands: honour, and coins as long as they are not turned over."""
    s = view.state
    if s.phase in (phase.COUNTING, phase.ENDED):
        return tuple(view.say("standing-counted", honour=each) for each in honour(view))
    coins = (s.coins + s.laid).sum(axis=1).tolist()
    return tuple(view.say("standing", honour=each, coins=coins[seat]) for seat, each in enumerate(honour(view)))


class Goal(NamedTuple):
    """The line about the end: a heading, a line after the sign of a seat, and all of it in a sentence."""

    head: str
    line: str
    seat: int  # of which the line speaks, or -1
    meaning: str
    warns: bool = False


def goal(view: RunirView, crystals: list[int], points: list[int], places: list[int]) -> Goal:
    """How near the end is."""
    s, names, say = view.state, view.names, view.say
    if s.phase == phase.ENDED:
        won = [seat for seat, place in enumerate(places) if place == 1]
        top, winners = points[won[0]], view.join(names[seat] for seat in won)
        told = say("means-over", winners=winners, honour=top)
        return Goal(say("goal-over"), say("goal-won", count=len(won), honour=top), won[0], told)
    if s.phase == phase.COUNTING:
        return Goal(say("goal-counting"), say("goal-coins"), -1, say("means-counting"))
    if not s.rounds:
        return Goal(say("goal-before"), say("goal-crystals"), -1, say("means-goal"))
    least = min(crystals)
    seat = crystals.index(least)
    if least == 0:
        turns = (int(s.first) - int(s.seat) - 1) % view.players
        told = say("means-last", seat=names[seat], turns=turns)
        return Goal(say("goal-last", turns=turns), say("goal-left", crystals=0), seat, told, True)
    numbers = {"sessions": int(view.box.sessions), "session": int(s.session) + 1, "round": int(s.rounds)}
    if least <= NEAR:
        told = say("means-near", seat=names[seat], crystals=least)
        return Goal(say("goal-near", **numbers), say("goal-left", crystals=least), seat, told, True)
    return Goal(say("goal-round", **numbers), say("goal-crystals"), -1, say("means-goal"))
