"""Runir: how near the end is, in words for the scene: which round, whose crystals run out, who has won."""

from typing import NamedTuple

import numpy as np

from meadhall.core.text import count, join
from meadhall.games.runir import phase
from meadhall.games.runir.words.phrases import RunirView

NEAR = 3  # so many crystals are easily spent in one turn

SAY = {
    "before": "Before the first turn",
    "round": "Round {round}",
    "session": "Session {session}, round {round}",
    "near": "{round}: the end is near",
    "near session": "The end is near",
    "last": "Last round",
    "last turn": "The last turn",
    "counting": "The coins are counted",
    "over": "The game is over",
    "goal": "Until a last crystal is spent",
    "left": "{crystals} left",
    "none left": "no crystal left",
    "hidden": "Coins count, too",
    "wins": "wins with {honour}",
    "share": "share it with {honour}",
    "means goal": "When somebody's last crystal is spent the round is finished, and the most honour wins (R-43, R-45)",
    "means near": "{names} has {crystals} left and can bring the last round (R-43)",
    "means last": "{names} has no crystal left: this round is the last, and {turns} to come (R-43)",
    "means counting": "Now everybody's coins are turned over (R-45)",
    "means over": "{names}: {honour} honour",
    "standing": "{honour} honour, {coins}",
    "standing counted": "{honour} honour",
}


def honour(view: RunirView) -> list[int]:
    """Everybody's honour as far as it is known: coins count as they are turned over."""
    s = view.state
    if s.phase == phase.ENDED:
        points = np.zeros(view.players, np.int32)
        view.game.kernels.points(s, view.box, points)
        return [int(each) for each in points]
    if s.phase == phase.COUNTING:
        return [int(each) for each in s.honour + (s.turned * view.box.values).sum(axis=(1, 2))][: view.players]
    return [int(each) for each in s.honour[: view.players]]


def standing(view: RunirView) -> tuple[str, ...]:
    """How everybody stands: honour, and coins as long as they are not turned over."""
    s = view.state
    if s.phase in (phase.COUNTING, phase.ENDED):
        return tuple(SAY["standing counted"].format(honour=each) for each in honour(view))
    coins = [count(int(each), "coin") for each in (s.coins + s.laid).sum(axis=1)[: view.players]]
    return tuple(
        SAY["standing"].format(honour=each, coins=held) for each, held in zip(honour(view), coins, strict=True)
    )


class Goal(NamedTuple):
    """What is written about the end: a heading, a line after the sign of a seat, and all of it in a sentence."""

    head: str
    line: str
    seat: int  # of which the line speaks, or -1
    meaning: str
    warns: bool = False


def goal(view: RunirView, crystals: list[int], points: list[int], places: list[int]) -> Goal:
    """How near the end is."""
    s, names = view.state, view.names
    now = int(s.phase)
    if now == phase.ENDED:
        won = [seat for seat, place in enumerate(places) if place == 1]
        said = SAY["wins" if len(won) == 1 else "share"].format(honour=points[won[0]])
        told = SAY["means over"].format(names=join(names[seat] for seat in won), honour=points[won[0]])
        return Goal(SAY["over"], said, won[0], told)
    if now == phase.COUNTING:
        return Goal(SAY["counting"], SAY["hidden"], -1, SAY["means counting"])
    if not s.rounds:
        return Goal(SAY["before"], SAY["goal"], -1, SAY["means goal"])
    spent = next((seat for seat, left in enumerate(crystals) if not left), -1)
    if spent >= 0:
        turns = (int(s.first) - int(s.seat) - 1) % view.players
        told = SAY["means last"].format(names=names[spent], turns=count(turns, "more turn"))
        return Goal(SAY["last" if turns else "last turn"], SAY["none left"], spent, told, True)
    name = "session" if view.box.sessions > 1 else "round"
    this = SAY[name].format(session=int(s.session) + 1, round=int(s.rounds))
    least = min(crystals)
    if least <= NEAR:
        seat, left = crystals.index(least), count(least, "crystal")
        told = SAY["means near"].format(names=names[seat], crystals=left)
        head = SAY["near" if name == "round" else "near session"].format(round=this)
        return Goal(head, SAY["left"].format(crystals=left), seat, told, True)
    return Goal(this, SAY["goal"], -1, SAY["means goal"])
