"""Moments: every step of a match as one viewer may see it: in words, and as what it changes in the scene.

A viewer is told the steps that they have not seen yet, one by one. A change that no step has made (a new name, other
eyes, something taken back) is a moment of the kind `changed`, and so is all that somebody has missed if it is much.
"""

from collections.abc import Sequence
from typing import Any, Literal

from msgspec import Struct, structs

from meadhall.core.constants import CHANCE, OVER, SPECTATOR
from meadhall.core.contract import Event
from meadhall.core.game import Game
from meadhall.core.language import current
from meadhall.core.match import Match, Step
from meadhall.core.record import to_bytes
from meadhall.core.scene import Difference, Kind, Piece, Scene, Shape, difference, kind_of
from meadhall.table.announcements import LogLine
from meadhall.table.positions import OPEN, Positions, PositionView
from meadhall.table.table import Move, Table

MOST_MOMENTS = 32
"""A viewer who has missed more steps than this is shown what has changed, and not how it came about."""
RECALLED = 16
"""So many steps of the others are told again to somebody who comes back to their seat."""
_KEPT_STEPS = 48  # of each language, those of the last few looks: others look at about the same time


class Moment(Struct, frozen=True, gc=False, omit_defaults=True):
    """One step of the match, as one viewer may know it: what is told of it, and what it changes in the scene."""

    version: int
    """That of the table's log at which it happened; several steps may share it."""
    kind: Kind
    """How it may be played."""
    text: str = ""
    """What happened, in words; nothing where there is nothing to tell, or where `line` says it."""
    seat: int | None = None
    """Whose step it was; null for chance, and where it was nobody's."""
    places: tuple[str, ...] = ()
    """The ids of the pieces that the words speak of; empty where `line` has them."""
    change: Difference = Difference()
    """How the scene before it becomes the one after it."""
    whose: int | None = None
    """In whose turn it happened, where it was a step of chance and the game says so."""
    standing: tuple[str, ...] | None = ()
    """How every seat stands after it, in a few words; empty where that is as before, and null where it is as the view
    of the same message says."""
    line: int = 0
    """Which line of the log tells it, counted from the newest, which is 1; 0 where none does."""
    stage: float = 0
    """For how many seconds it is looked at, at the least: where much happens in one step, it is shown in stages."""


def moment_of(
    version: int, step: Step, event: Event | None, before: Scene, after: PositionView, shape: Shape
) -> Moment | None:
    """A step for somebody who hears this event, has that scene before them, and sees this position next.

    None where they hear nothing and see nothing: how often chance was asked may be a secret.
    """
    change = difference(before, after.scene(shape))
    if event is None and not change:
        return None
    kind = event.kind if event is not None else None
    if kind is None:
        kind = "ended" if after.view.to_move == OVER else kind_of(change, before, step.who == CHANCE)
    seat = step.who if step.who >= 0 else None
    if event is None:
        return Moment(version, kind, "", seat, (), change)
    return Moment(version, kind, event.text, seat, event.places, change, event.whose if seat is None else None)


class Watched:
    """A match through one pair of eyes: any position of it, and the moment that leads there."""

    def __init__(self, match: Match, eye: int, *, you: bool = False) -> None:
        self._match, self._eye, self._you = match, eye, you
        self._positions = Positions()

    def at(self, steps: int) -> PositionView:
        """The position after so many steps."""
        return self._positions.of(self._match, self._match.state_after(steps), self._eye, self._match.names)

    def event(self, steps: int) -> Event | None:
        """The last of so many steps; where all is open, as the player who took it would tell it."""
        step, eye = self._match.steps[steps - 1], self._eye
        if eye == OPEN:
            return self._match.tell(step, step.who if step.who >= 0 else SPECTATOR)
        return self._match.tell(step, eye, you=self._you)

    def moment(self, steps: int, shape: Shape) -> Moment | None:
        """The changes by the last of so many steps; None if there are none."""
        if not steps:
            return None
        before = self.at(steps - 1).scene(shape)
        return moment_of(steps, self._match.steps[steps - 1], self.event(steps), before, self.at(steps), shape)


class SceneView(Struct, frozen=True, gc=False):
    """A whole scene, as it is sent."""

    looks: str
    """The digest of the sheet on which its looks are drawn: `/looks/GAME/DIGEST.json`."""
    title: str
    shape: Literal["wide", "tall"]
    width: int
    height: int
    ground: str
    pieces: tuple[Piece, ...]

    @classmethod
    def of(cls, scene: Scene, shape: Shape, game: Game, box: Any) -> "SceneView":
        """A scene of a game with this box."""
        looks = game.sheet(box).digest
        return cls(looks, game.title, shape, scene.width, scene.height, scene.ground, scene.pieces)


class Seen(Struct, frozen=True, gc=False):
    """A viewer has seen this: so much of the past, through whose eyes, in which shape, up to which scene."""

    past: int
    eye: int
    shape: Shape
    scene: Scene


class News(Struct, frozen=True, gc=False):
    """The moments to show a viewer now: perhaps a whole scene, and the events since that or the last one."""

    scene: SceneView | None
    moments: tuple[Moment, ...]
    seen: Seen


class Ear(Struct, gc=False):
    """The sentences that one pair of ears has heard in a language: the log, and for each item of the past its event and
    the place of its line."""

    eye: int
    lines: list[LogLine] = []
    told: list[tuple[Event | None, int]] = []


def _told_by_line(moment: Moment, index: int, ear: Ear) -> Moment:
    """A moment whose words stand in the log, which is sent as well: there they are said once."""
    event = ear.told[index][0]
    if event is None or moment.text != event.text:
        return moment  # nothing is said, or it is a stage
    return structs.replace(moment, text="", places=(), line=len(ear.lines) - ear.told[index][1])


def _told_by_view(moments: list[Moment], standing: tuple[str, ...]) -> None:
    """How everybody stands in the end is said once, by the view."""
    for at in range(len(moments) - 1, -1, -1):
        if moments[at].standing:
            if moments[at].standing == standing:
                moments[at] = structs.replace(moments[at], standing=None)
            return


class Moments:
    """The moments of one table. Each is made when somebody looks, and once for all who see the same."""

    def __init__(self, table: Table, positions: Positions) -> None:
        self._table, self._positions = table, positions
        self._steps: dict[str, dict[tuple[int, int, int, Shape], tuple[Scene, Scene, list[Moment]]]] = {}

    def news(self, seen: Seen | None, you: Sequence[int], eye: int, ear: Ear, shape: Shape) -> News | None:
        """The news for somebody with these seats and this eye who has seen that; None before the game."""
        match = self._table.match
        if match is None:
            return None
        here = self._positions.of(match, to_bytes(match.state), eye, self._table.names)
        now = here.scene(shape)
        after = Seen(len(self._table.past), eye, shape, now)
        whole: Scene | None = None
        follows = seen is not None and seen.shape == shape and seen.eye in (*you, SPECTATOR)
        if seen is None or not follows or (now.width, now.height) != (seen.scene.width, seen.scene.height):
            seen = self._since_own(you, shape)
            if seen is None or (now.width, now.height) != (seen.scene.width, seen.scene.height):
                return News(SceneView.of(now, shape, match.game, match.box), (), after)
            whole = seen.scene
        found, scene, past = list[Moment](), seen.scene, self._table.past
        steps = [index for index in range(seen.past, len(past)) if isinstance(past[index], Move)]
        for index in steps if len(steps) <= MOST_MOMENTS else ():
            scene, moments = self._step(index, scene, seen.eye, ear, shape)
            found += [_told_by_line(moment, index, ear) for moment in moments]
        _told_by_view(found, here.standing)
        if rest := difference(scene, now):
            found.append(Moment(self._table.version, "changed", change=rest))
        told = None if whole is None else SceneView.of(whole, shape, match.game, match.box)
        return News(told, tuple(found), after)

    def _at(self, state: bytes, eye: int, names: tuple[str, ...]) -> PositionView:
        assert self._table.match is not None
        return self._positions.of(self._table.match, state, eye, names)

    def _since_own(self, you: Sequence[int], shape: Shape) -> Seen | None:
        """The table after somebody's own last decision, if what the others have done since can be shown to them."""
        past = self._table.past
        own = len(past) - 1
        while own >= 0 and (not isinstance(item := past[own], Move) or item.step.who not in you):
            own -= 1
        steps = [item for item in past[own + 1 :] if isinstance(item, Move)]
        if len(you) != 1 or own < 0 or not steps or len(steps) > RECALLED or len(steps) < len(past) - own - 1:
            return None
        scene = self._at(steps[0].step.before, you[0], steps[0].names).scene(shape)
        return Seen(own + 1, you[0], shape, scene)

    def _step(self, index: int, scene: Scene, eye: int, ear: Ear, shape: Shape) -> tuple[Scene, list[Moment]]:
        """The scene after a step, and its moments, for somebody who has this scene before them."""
        key, kept = (index, eye, ear.eye, shape), self._steps.setdefault(current(), {})
        found: list[Moment] = []
        known = kept.get(key)
        if known is None or known[0] is not scene:
            move, before = self._table.past[index], scene
            assert isinstance(move, Move)
            step = move.step
            was, now = (self._at(state, eye, move.names) for state in (step.before, step.after))
            last = self._table.past[index - 1] if index else None
            if not isinstance(last, Move) or last.step.after != step.before:
                before = was.scene(shape)  # something was taken back before it
                if rest := difference(scene, before):
                    found.append(Moment(move.version, "changed", change=rest))
            moments = self._staged(move, before, eye, ear, shape, ear.told[index][0])
            if moments and now.standing != was.standing:
                moments[-1] = structs.replace(moments[-1], standing=now.standing)
            known = scene, now.scene(shape), moments
            if not found:
                if len(kept) >= _KEPT_STEPS:
                    del kept[next(iter(kept))]
                kept[key] = known
        return known[1], found + known[2]

    def _staged(self, move: Move, before: Scene, eye: int, ear: Ear, shape: Shape, event: Event | None) -> list[Moment]:
        """The moments of a step, one for each of its stages."""
        match, step = self._table.match, move.step
        assert match is not None
        stages, found = match.stages(step), list[Moment]()
        for stage in stages:
            if len(stages) > 1:
                after = self._positions.heard(match, step.after, ear.eye, move.names)
                event = match.game.tell(stage.told, after)
            state = step.after if stage is stages[-1] else stage.after
            position = self._at(state, eye, move.names)
            moment = moment_of(move.version, step, event, before, position, shape)
            before = position.scene(shape)
            if moment is not None:
                found.append(structs.replace(moment, stage=stage.seconds) if stage.seconds else moment)
            elif found and stage.seconds:  # there is nothing new to see: what is there is looked at longer
                found[-1] = structs.replace(found[-1], stage=found[-1].stage + stage.seconds)
        return found
