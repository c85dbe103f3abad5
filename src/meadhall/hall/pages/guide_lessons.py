"""A first game, told: what `guide.toml` in a game's folder says, played by the rules and drawn, moment by moment.

Everything that happens is written down in the guide, chance included, so that text and table always agree: an action
that is not legal or a rule that does not exist is an error that says where.
"""

from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from meadhall import games
from meadhall.core.constants import CHANCE
from meadhall.core.errors import ContentError, MeadhallError
from meadhall.core.game import Game, View
from meadhall.core.match import Match
from meadhall.core.options import Value
from meadhall.core.scene import Scene, Shape, difference
from meadhall.core.shapes import learnt
from meadhall.hall.live.game_loader import guide_path, has_guide
from meadhall.hall.pages.rulebook import NUMBER, where_rules_stand
from meadhall.table.moments import Moment, SceneView, Watched
from meadhall.table.positions import choice, why_not
from meadhall.table.table_view import Choice


class GuideStep(Struct, frozen=True, forbid_unknown_fields=True):
    """A step of a guide, as its file has it."""

    say: str
    """A sentence or two, with the numbers of rules."""
    ask: str = ""
    """The action that the learner does by touching the board; none for a step that is only read."""
    then: tuple[str, ...] = ()
    """What happens after it, as in game files: `chance: red 3`, `1: keep`."""
    show: tuple[str, ...] = ()
    """The ids of the pieces that it speaks of: they are pointed at while it is read."""
    seat: int = 0
    """Where the learner sits: a game whose seats play different parts is learnt from both sides."""


class Guide(Struct, frozen=True, forbid_unknown_fields=True):
    """A guide, as its file has it."""

    names: tuple[str, ...]
    ending: str
    """What is said when all is done."""
    steps: tuple[GuideStep, ...]
    setup: tuple[str, ...] = ()
    """What has happened before the first step."""
    options: dict[str, Value] = {}


class Lesson(Struct, frozen=True):
    """A step, ready to be shown."""

    say: str
    ask: Choice | None
    wrong: dict[str, str]
    """What is said when another piece is touched."""
    words: str
    """The position in words."""
    places: tuple[str, ...]
    """The ids of the pieces that it speaks of."""
    moments: tuple[Moment, ...]
    """What happens when the learner has done it, or has read it."""


class Story(Struct, frozen=True, eq=False):
    """A whole guide, ready to be shown."""

    game: str
    scene: SceneView
    """The scene before the first step; all others follow from it."""
    lessons: tuple[Lesson, ...]
    ending: str


def read_guide(text: str, where: str = "guide.toml") -> Guide:
    """A guide from its text; an error says what is wrong with it."""
    try:
        return msgspec.toml.decode(text, type=learnt(Guide))
    except msgspec.DecodeError as error:
        raise ContentError(f"{where}: {error}") from None


def guide_of(name: str) -> Guide:
    """The guide in the folder of a game."""
    if not has_guide(name):
        raise ContentError(f"{games.header_of(name).title} has no guide yet; its rules tell how it is played")
    return read_guide(guide_path(name).read_text("utf-8"), f"{name}/guide.toml")


@cache
def story_of(game: Game, shape: Shape = "wide") -> Story:
    """The guide of a game, played and drawn in a shape; made once."""
    return tell(game, guide_of(game.name), f"{game.name}/guide.toml", shape)


def tell(game: Game, guide: Guide, where: str = "guide.toml", shape: Shape = "wide") -> Story:
    """Play a guide; an error says at which step it does not follow the rules."""
    _check_rules(game.name, guide, where)
    try:
        match = game.start(len(guide.names), guide.options, scripted=True, names=guide.names)
    except MeadhallError as error:
        raise ContentError(f"{where}: {error}") from None
    teller = _Teller(match, where, shape, guide.steps[0].seat if guide.steps else 0)
    for entry in guide.setup:
        teller.play(entry, "setup")
    scene = SceneView.of(teller.scene(), shape, game, match.box)
    seats = [*(step.seat for step in guide.steps[1:]), -1]  # where the learner sits after each step
    steps = zip(guide.steps, seats, strict=True)
    lessons = tuple(teller.lesson(number, step, after) for number, (step, after) in enumerate(steps, 1))
    return Story(game.name, scene, lessons, guide.ending)


def _check_rules(name: str, guide: Guide, where: str) -> None:
    """Every rule that a guide names stands somewhere."""
    known = where_rules_stand(name)
    for number, said in enumerate([*(step.say for step in guide.steps), guide.ending], 1):
        for rule in NUMBER.findall(said):
            if rule not in known:
                raise ContentError(f"{where}, step {number}: there is no rule {rule} in RULES.md")


@dataclass
class _Teller:
    """Plays a guide entry by entry, for a learner who sits somewhere."""

    match: Match
    where: str
    shape: Shape
    seat: int
    """Where the learner sits."""

    @property
    def _watched(self) -> Watched:
        return Watched(self.match, self.seat, you=True)

    def scene(self) -> Scene:
        """How it looks now."""
        return self._watched.at(len(self.match.steps)).scene(self.shape)

    def lesson(self, number: int, step: GuideStep, after: int) -> Lesson:
        """A step; `after` it the learner sits there."""
        at, view = f"step {number}", self.match.view(self.seat)
        entries = [*([f"{self.seat}: {step.ask}"] if step.ask else []), *step.then]
        if step.ask:
            self._check(entries[0], at)
        ask = choice(view, self.match.read(step.ask).number) if step.ask else None
        touchable = [piece.id for piece in self.scene().pieces if piece.meaning]
        wrong = _wrong(view, touchable, ask) if ask is not None else {}
        words = str(view)
        for piece in step.show:
            if piece not in touchable:
                raise ContentError(f'{self.where}, {at}: there is nothing called "{piece}" on the board')
        moments = [self._moment(entry, at) for entry in entries]
        if after not in (self.seat, -1):
            moments.append(self._seen_from(after, at))
        return Lesson(step.say, ask, wrong, words, step.show, tuple(filter(None, moments)))

    def _seen_from(self, seat: int, at: str) -> Moment:
        """The learner sits down elsewhere: the same table, through other eyes."""
        if not 0 <= seat < self.match.players:
            raise ContentError(f"{self.where}, {at}: there is no seat {seat} to go to")
        before, self.seat = self.scene(), seat
        return Moment(len(self.match.steps), "changed", change=difference(before, self.scene()))

    def _moment(self, entry: str, at: str) -> Moment | None:
        self.play(entry, at)
        return self._watched.moment(len(self.match.steps), self.shape)

    def play(self, entry: str, at: str) -> None:
        self.match.play(self._check(entry, at))

    def _check(self, entry: str, at: str) -> int:
        """The action that an entry names, if it can be played now."""
        who, colon, text = entry.partition(": ")
        match = self.match
        if not colon or not (who == "chance" or who.isdecimal()):
            raise ContentError(f'{self.where}, {at}: "{entry}" should read "chance: ..." or "0: ..."')
        turn = "chance" if match.to_move == CHANCE else str(match.to_move)
        if who != turn:
            raise ContentError(f'{self.where}, {at}: "{entry}", but {_named(match)} is to move')
        try:
            return match.check(match.game.actions.number(text)).number
        except MeadhallError as error:
            raise ContentError(f"{self.where}, {at}: {error}") from None


def _named(match: Match) -> str:
    if match.over:
        return "the game is over: nobody"
    return "chance" if match.to_move == CHANCE else f"seat {match.to_move}"


def _wrong(view: View[Any, Any], touchable: list[str], ask: Choice) -> dict[str, str]:
    """What to say about every other piece: it would do something else, or why it does nothing now."""
    others: dict[str, list[str]] = {}
    for number in view.legal:
        other = choice(view, number)
        others.setdefault(other.touches[0], []).append(other.words)
    said = {}
    for piece in dict.fromkeys(touchable):
        if piece in ask.touches:
            continue
        if piece in others:
            would = others[piece][0] if len(others[piece]) == 1 else "there are several ways to go on from here"
            said[piece] = f"That is possible too: {would[0].lower()}{would[1:].rstrip('.')}. For now, try what is lit."
        elif (reason := why_not(view, [piece])) is not None:
            said[piece] = f"Not now: {reason.rstrip('.')}. Touch what is lit."
    return said
