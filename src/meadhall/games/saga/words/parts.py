"""Saga: one step as its parts: an action, and all that follows by itself, as one viewer may know them.

The step is played again part by part, in a world that the viewer thinks possible and that leads from what he saw before
to what he sees after. Nothing is told from that world but what `hide` leaves of it.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from msgspec.structs import replace

from meadhall.core.constants import CHANCE, UNSEEN
from meadhall.core.record import copy, to_bytes
from meadhall.core.rng import new_rng
from meadhall.games.saga import actions
from meadhall.games.saga.rules.phases import BY_ITSELF, NOTHING, follows, play
from meadhall.games.saga.state import LEADERS, State
from meadhall.games.saga.words.names import SagaView, crowd, leader_name
from meadhall.games.saga.words.phrases import SAY

Told = tuple[str, *tuple[int | str, ...]]
"""A sentence, and what it speaks of: places by number, and other pieces by id."""

_TRIES = 5000  # worlds to try; a reveal fits one in 24 of a viewer's, the rest nearly all


@dataclass(frozen=True)
class Part:
    """One thing that happened, with the views before and after it."""

    action: int
    """The action or outcome; BY_ITSELF where there was none."""
    before: SagaView
    after: SagaView
    decided: bool
    """Whether somebody chose it; otherwise it followed by itself."""

    @property
    def family(self) -> int:
        """The family of the action, or BY_ITSELF."""
        return BY_ITSELF if self.action == BY_ITSELF else actions.ACTIONS.decode(self.action)[0]

    @property
    def index(self) -> int:
        """The number of the action in its family."""
        return self.action - self.family

    def left(self, side: int, place: int) -> str:
        """The Units of a side that were in a place and are not there any more."""
        s, t = self.before.state, self.after.state
        return crowd(
            int(s.warriors[side, place]) - int(t.warriors[side, place]),
            int(s.leaders[side, place]) - int(t.leaders[side, place]),
        )


def parts_of(before: SagaView, after: SagaView, who: int, action: int) -> Iterator[Part]:
    """The parts of a step that led from one view to another."""
    found = _explain(before, after, who, action)
    if found is not None:
        yield from _parts(before, *found)


def _explain(before: SagaView, after: SagaView, who: int, action: int) -> tuple[State, int] | None:
    """A world that the viewer thinks possible, and an action in it, that lead to what he sees now."""
    game, box, wanted = before.game, before.box, to_bytes(after.state)
    for attempt in range(_TRIES):
        world = copy(before.state)
        game.kernels.imagine(world, box, before.seat, new_rng(attempt))
        offered = [n for n, _ in game.odds(world, box)] if who == CHANCE else game.legal(world, box)
        for candidate in offered if action == UNSEEN else [action] if action in offered else []:
            twin = copy(world)
            game.kernels.step(twin, box, candidate)
            game.kernels.hide(twin, box, before.seat)
            if to_bytes(twin) == wanted:
                return world, candidate
    return None


def _parts(view: SagaView, world: State, action: int) -> Iterator[Part]:
    """The action and all that follows by itself, one after the other."""
    game, box = view.game, view.box
    before = view
    decided = True
    while action != NOTHING:
        play(world, box, action)
        after = replace(game.view(world, box, view.seat, view.names), names=view.names)  # who is "you" stays so
        yield Part(action, before, after, decided)
        before, decided = after, False
        action = int(follows(world, box))


def moved_leader(part: Part, side: int, place: int) -> str:
    """The leader who left a place, by name if the viewer may know it."""
    s, t = part.before.state, part.after.state
    if side == part.before.seat:
        here = {int(s.backs[side, f]) for f in range(LEADERS) if s.figures[side, f] == place}
        still = {int(t.backs[side, f]) for f in range(LEADERS) if t.figures[side, f] == place}
        return leader_name(part.before, side, (here - still).pop())
    for figure in range(LEADERS):
        if s.figures[side, figure] == place != t.figures[side, figure] and s.shown[side, figure]:
            return leader_name(part.before, side, int(s.backs[side, figure]))
    return SAY["a leader"]


def moved_unit(part: Part, side: int, place: int) -> str:
    """The Unit that left a place: a Warrior, or a leader as the viewer may know him."""
    if part.after.state.warriors[side, place] < part.before.state.warriors[side, place]:
        return SAY["warrior"]
    return moved_leader(part, side, place)
