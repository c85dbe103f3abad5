"""Whether a decision told its seat something new: it may turn over cards that others hold."""

import numpy as np

from meadhall.core.constants import OVER
from meadhall.core.match import Match, Step
from meadhall.core.record import Record, to_bytes
from meadhall.core.rng import new_rng

_WORLDS = 16  # that a seat thought possible, in which its decision is tried


def foreseen(match: Match, step: Step) -> bool:
    """Whether a seat knew what it would see after its decision: the same in every world that it thought possible.

    >>> import meadhall
    >>> match = meadhall.game("sagnir").start(players=2, seed=3)
    >>> _ = match.play(match.legal[0])  # a side of the own board
    >>> foreseen(match, next(step for step in reversed(match.steps) if step.who >= 0))
    True
    """
    if not match.game.secrets:
        return True
    kernels, box = match.game.kernels, match.box

    def after(state: Record) -> bytes:
        kernels.step(state, box, step.number)
        if kernels.to_move(state, box) == OVER:
            out = np.zeros(match.players)
            kernels.utility(state, box, out)
            return out.tobytes()
        kernels.hide(state, box, step.who)
        return to_bytes(state)

    def imagined() -> Record:
        world = match.game.state.from_bytes(step.before)
        kernels.hide(world, box, step.who)
        kernels.imagine(world, box, step.who, rng)
        return world

    expected, rng = after(match.game.state.from_bytes(step.before)), new_rng(0, 0)
    return all(after(imagined()) == expected for _ in range(_WORLDS))
