"""The guides: a first game of each, told step by step on `/learn/GAME` from `guide.toml` in the game's folder.

Everything that happens is written down in the guide, chance included, and played by the rules, so that text and table
always agree: an action that is not legal or a rule that does not exist is an error that says where. The whole story is
one answer; the hall keeps nothing about the people who learn.
"""

import asyncio
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from meadhall import games
from meadhall.core.constants import CHANCE
from meadhall.core.content import learnt
from meadhall.core.errors import ContentError, MeadhallError
from meadhall.core.game import Game, View
from meadhall.core.language import kept_by_language
from meadhall.core.match import Match
from meadhall.core.options import Value
from meadhall.core.phrases import phrases_in
from meadhall.core.scene import Scene, Shape, difference, plain
from meadhall.core.text import inside_sentence
from meadhall.hall.live.game_loader import guide_path, has_guide, headers
from meadhall.hall.live.hall import hall_of
from meadhall.hall.pages.forms import shape_in
from meadhall.hall.pages.rulebook import NUMBER, choose, games_on_shelf, where_rules_stand
from meadhall.hall.pages.templating import page
from meadhall.hall.responses import compressed, problem
from meadhall.hall.words import say
from meadhall.table.moments import Moment, SceneView, Watched
from meadhall.table.positions import choice, why_not
from meadhall.table.table_view import Choice


class GuideStep(Struct, frozen=True, forbid_unknown_fields=True):
    """A step of a guide, as its file has it; `docs/guides.md` explains the fields."""

    say: str
    ask: str = ""
    then: tuple[str, ...] = ()
    show: tuple[str, ...] = ()
    seat: int = 0


class Guide(Struct, frozen=True, forbid_unknown_fields=True):
    """A guide, as its file has it."""

    names: tuple[str, ...]
    ending: str
    steps: tuple[GuideStep, ...]
    setup: tuple[str, ...] = ()
    options: dict[str, Value] = {}


class Lesson(Struct, frozen=True):
    """A step, ready to be shown."""

    say: str
    ask: Choice | None
    wrong: dict[str, str]  # the answer to a touch of another piece, for each piece
    words: str  # the position in words
    places: tuple[str, ...]  # the ids of the pieces that it speaks of
    moments: tuple[Moment, ...]  # the moments that follow when the learner has done or read it


class Story(Struct, frozen=True, eq=False):
    """A whole guide, ready to be shown."""

    game: str
    scene: SceneView  # the scene before the first step; all others follow from it
    lessons: tuple[Lesson, ...]
    ending: str


def read_guide(text: str, where: str = "guide.toml") -> Guide:
    """A guide from its text; an error says what is wrong with it."""
    try:
        return msgspec.toml.decode(text, type=learnt(Guide))
    except msgspec.DecodeError as error:
        raise ContentError(f"{where}: {error}") from None


@kept_by_language()
def guide_of(name: str) -> Guide:
    """The guide in the folder of a game, in the language that is spoken now: `GAME-guide.ftl` holds its texts."""
    if not has_guide(name):
        raise ContentError(say("no-guide", game=games.header_of(name).title))
    guide = read_guide(guide_path(name).read_text("utf-8"), f"{name}/guide.toml")
    declared = phrases_in(games.folder_of(name) / "words" / "guide.ftl", f"{name}-guide").declared
    steps = [replace(step, say=declared(f"step-{number}", step.say)) for number, step in enumerate(guide.steps, 1)]
    return replace(guide, steps=tuple(steps), ending=declared("ending", guide.ending))


@kept_by_language()
def story_of(game: Game, shape: Shape = "wide") -> Story:
    """The guide of a game, played and drawn in a shape; made once for each language."""
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
    seats = [*(step.seat for step in guide.steps[1:]), -1]  # the seat of the learner after each step
    steps = zip(guide.steps, seats, strict=True)
    lessons = tuple(teller.lesson(number, step, after) for number, (step, after) in enumerate(steps, 1))
    return Story(game.name, scene, lessons, guide.ending)


def _check_rules(name: str, guide: Guide, where: str) -> None:
    """Check that every rule that a guide names exists."""
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
    seat: int  # the seat of the learner

    @property
    def _watched(self) -> Watched:
        return Watched(self.match, self.seat, you=True)

    def scene(self) -> Scene:
        """The scene as the learner sees it now."""
        return self._watched.at(len(self.match.steps)).scene(self.shape)

    def lesson(self, number: int, step: GuideStep, after: int) -> Lesson:
        """A step; `after` is the seat of the learner after it."""
        at, view = f"step {number}", self.match.view(self.seat)
        entries = [*([f"{self.seat}: {step.ask}"] if step.ask else []), *step.then]
        ask = choice(view, self._check(entries[0], at)) if step.ask else None
        touchable = [piece.id for piece in self.scene().pieces if piece.meaning]
        wrong = _wrong(view, touchable, ask) if ask is not None else {}
        words = str(view)
        for piece in step.show:
            if piece not in touchable:
                raise ContentError(f'{self.where}, {at}: there is nothing called "{piece}" on the board')
        moments = []
        for entry in entries:
            self.play(entry, at)
            moments.append(self._watched.moment(len(self.match.steps), self.shape))
        if after not in (self.seat, -1):
            moments.append(self._seen_from(after, at))
        return Lesson(step.say, ask, wrong, words, step.show, tuple(filter(None, moments)))

    def _seen_from(self, seat: int, at: str) -> Moment:
        """The moment in which the learner sits down elsewhere and sees the same table through other eyes."""
        if not 0 <= seat < self.match.players:
            raise ContentError(f"{self.where}, {at}: there is no seat {seat} to go to")
        before, self.seat = self.scene(), seat
        return Moment(len(self.match.steps), "changed", change=difference(before, self.scene()))

    def play(self, entry: str, at: str) -> None:
        """Play the action that an entry names."""
        self.match.play(self._check(entry, at))

    def _check(self, entry: str, at: str) -> int:
        """The action that an entry names, if it can be played now."""
        who, colon, text = entry.partition(": ")
        match = self.match
        if not colon or not (who == "chance" or who.isdecimal()):
            raise ContentError(f'{self.where}, {at}: "{entry}" should read "chance: ..." or "0: ..."')
        turn = "chance" if match.to_move == CHANCE else str(match.to_move)
        if who != turn:
            mover = "the game is over: nobody" if match.over else "chance" if turn == "chance" else f"seat {turn}"
            raise ContentError(f'{self.where}, {at}: "{entry}", but {mover} is to move')
        try:
            return match.check(match.game.actions.number(text)).number
        except MeadhallError as error:
            raise ContentError(f"{self.where}, {at}: {error}") from None


def _wrong(view: View[Any, Any], touchable: list[str], ask: Choice) -> dict[str, str]:
    """The answer to a touch of every other piece: it would do something else, or why it does nothing now."""
    others: dict[str, list[str]] = {}
    for number in view.legal:
        other = choice(view, number)
        others.setdefault(other.touches[0], []).append(other.words)
    said = {}
    for piece in dict.fromkeys(touchable):
        if piece in ask.touches:
            continue
        if piece in others:
            one, *more = others[piece]
            said[piece] = say("guide-several") if more else say("guide-possible", would=inside_sentence(one))
        elif (reason := why_not(view, [piece])) is not None:
            said[piece] = say("guide-not-now", why=reason.rstrip("."))
    return said


# --- Pages --------------------------------------------------------------------------------------------------------


async def all_guides(request: Request) -> Response:
    """All games that can be learned here."""
    known = {name: header for name, header in games_on_shelf().items() if has_guide(name)}
    return choose("guide", "/learn/", known)


async def learn(request: Request) -> Response:
    """A first game, step by step; without scripts, its text."""
    name = request.path_params["game"]
    return page("learn.html", name=name, guide=guide_of(name), header=headers()[name])


async def story(request: Request) -> Response:
    """The whole story: texts, pictures, questions, and the answers to wrong touches."""
    hall, name = hall_of(request), request.path_params["game"]
    try:
        guide, game = guide_of(name), await hall.game_loader.game(name)
        told = await asyncio.to_thread(story_of, game, shape_in(request))
        hall.looks.keep(game.sheet(game.make_box(len(guide.names), guide.options)))
    except MeadhallError as error:
        return problem(404, "no-guide", str(error))
    return compressed(request, as_text(told), "private, max-age=600")


@cache
def as_text(told: Story) -> bytes:
    """A story as JSON."""
    return msgspec.json.encode(told, enc_hook=plain)
