"""Positions of a match, as one seat or a spectator sees them: in words, as a scene, and with what may be done.

Log, moments and views speak of the same positions: each side of one is made when somebody asks for it, and once.
"""

import re
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any

from meadhall.core.constants import SPECTATOR
from meadhall.core.game import View
from meadhall.core.language import ENGLISH, current, speaking
from meadhall.core.match import Match
from meadhall.core.scene import Scene, Shape
from meadhall.core.text import names_for
from meadhall.table.table_view import Choice, ChoiceNote

OPEN = -9
"""The eyes from which nothing is hidden: for games that are over."""
_RULE = re.compile(r"\([A-Z]-\d+")
_KEPT = 12  # positions of a match in each language: those of a few steps through two or three pairs of eyes


def choice(view: View[Any, Any], number: int) -> Choice:
    """An action as the seat that looks is offered it."""
    game = view.game
    return Choice(number, game.actions.text(number), game.words.action(view, number), game.board.touches(view, number))


def _declines(view: View[Any, Any], choice: Choice) -> bool:
    """Whether a button only declines something that costs nothing."""
    button = choice.touches[0].startswith("do-")
    return button and bool(view.game.kernels.pointless(view.state, view.box, choice.number))


class PositionView:
    """A position as one seat, or a spectator, sees it, in one language."""

    def __init__(self, view: View[Any, Any], known: "PositionView | None" = None, *, helps: bool = True) -> None:
        self.view = view
        self._helps = helps
        self._known = known  # the position as a spectator sees it, where nobody knows more
        self._scenes: dict[Shape, Scene] = {}

    @cached_property
    def prompt(self) -> str:
        """The prompt of the position."""
        return self.view.game.words.prompt(self.view)

    @cached_property
    def standing(self) -> tuple[str, ...]:
        """How everybody stands."""
        return self._known.standing if self._known is not None else self.view.game.words.standing(self.view)

    @cached_property
    def words(self) -> str:
        """The position in words."""
        return str(self.view)

    def scene(self, shape: Shape) -> Scene:
        """The position as pieces in places."""
        if (found := self._scenes.get(shape)) is None:
            scene = self.view.scene(shape)
            found = self._scenes[shape] = scene if self._helps else scene.without_help()
        return found

    def svg(self) -> str:
        """The position as a picture."""
        return self.scene("wide").svg(self.view.game.sheet(self.view.box).looks, self.view.game.title)

    @cached_property
    def choices(self) -> tuple[Choice, ...]:
        """The choices of the seat, if it is to move."""
        return tuple([choice(self.view, number) for number in self.view.legal])

    @cached_property
    def notes(self) -> dict[str, ChoiceNote]:
        """Remarks about some of the choices, by their numbers."""
        view, game = self.view, self.view.game
        ready = dict.fromkeys(game.words.ready(view, each.number) for each in self.choices)
        left = " ".join(filter(None, ready))
        found = {}
        for each in self.choices:
            weight = "last" if _declines(view, each) else game.words.weight(view, each.number)
            also = game.board.also(view, each.number)
            if also or weight:
                found[str(each.number)] = ChoiceNote(also, weight, left if weight == "last" else "")
        return found

    @cached_property
    def asks(self) -> dict[str, str]:
        """The prompts after some of the touches that lead to several of the choices."""
        ways: dict[tuple[str, ...], int] = {}
        for touches in [each.touches for each in self.choices if len(each.touches) > 1]:
            for n in range(1, len(touches)):
                ways[touches[:n]] = ways.get(touches[:n], 0) + 1
        asked = {path: self.view.game.words.asks(self.view, path) for path, number in ways.items() if number > 1}
        return {" ".join(path): words for path, words in asked.items() if words}


class Positions:
    """The positions of one match that somebody has looked at lately, in each language, with or without help to see."""

    def __init__(self, *, helps: bool = True) -> None:
        self._helps = helps
        self._kept: dict[str, dict[tuple[bytes, int, tuple[str, ...]], PositionView]] = {}

    def of(self, match: Match, state: bytes, eye: int, names: tuple[str, ...]) -> PositionView:
        """A position through one pair of eyes, when people were called so."""
        key, kept = (state, eye, names), self._kept.setdefault(current(), {})
        if (seen := kept.get(key)) is None:
            seen = self._look(match, state, eye, names)
            if len(kept) >= _KEPT:
                del kept[next(iter(kept))]
            kept[key] = seen
        return seen

    def heard(self, match: Match, state: bytes, ear: int, names: tuple[str, ...]) -> View[Any, Any]:
        """The view of a listener, who is called "you" in it."""
        view = self.of(match, state, ear if match.game.secrets else SPECTATOR, names).view
        return View(view.game, view.box, view.state, ear, names_for(names, ear))

    def _look(self, match: Match, data: bytes, eye: int, names: tuple[str, ...]) -> PositionView:
        game = match.game
        if not game.secrets and eye >= 0:
            known = self.of(match, data, SPECTATOR, names)
            return PositionView(
                View(game, match.box, known.view.state, eye, known.view.names), known, helps=self._helps
            )
        state = game.state.from_bytes(data)
        if eye != OPEN:
            return PositionView(game.hidden(state, match.box, eye, names), helps=self._helps)
        mover = int(game.kernels.to_move(state, match.box))  # whose hand is drawn as the own one
        seat = mover if mover >= 0 and game.secrets else SPECTATOR
        return PositionView(View(game, match.box, state, seat, names))


def why_not(view: View[Any, Any], touches: Sequence[str]) -> str | None:
    """Why nothing can be done by touching these in turn; None if nothing ever is, or something can.

    >>> import meadhall
    >>> match = meadhall.game("hagar").start(players=2, seed=7)
    >>> why_not(match.view(match.to_move), ["seven"])
    'first the course is decided: keep it, or throw again (H-01)'
    """
    path, found = tuple(touches), list[int]()
    for action, way in all_touches(view):
        if way[: len(path)] == path:
            found.append(action)
    return best_reason(view, found, path[-1])


def all_touches(view: View[Any, Any]) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Every action of a game that speaks of what is on the table, legal or not, and how it would be touched."""
    for action in range(view.game.actions.decisions):
        try:
            ways = view.game.board.touches(view, action), *view.game.board.also(view, action)
        except (AssertionError, IndexError, KeyError, ValueError):
            continue  # this action speaks of something that is not on the table
        yield from ((action, way) for way in ways)


def best_reason(view: View[Any, Any], actions: Sequence[int], touched: str) -> str | None:
    """Why none of these actions is legal, in one sentence; None if there is none, or one of them is legal.

    The best reason is that of an action that answers what is asked now; then one that names what was touched, or a
    rule. Ids are English: so reasons are weighed in English, and the best one is said in the current language."""
    words, found = view.game.words, list[tuple[bool, bool, bool, int]]()
    if not set(view.legal).isdisjoint(actions):
        return None
    with speaking(ENGLISH):
        for action in actions:
            try:
                text = words.why_not(view, action)
            except (AssertionError, IndexError, KeyError, ValueError):
                continue  # this action speaks of something that is not on the table: it explains nothing
            named = set(touched.split("-")[1:]) & set(re.findall(r"\w+", text.lower()))
            found.append((not words.timely(view, action), not named, _RULE.search(text) is None, action))
    return words.why_not(view, min(found, key=lambda each: each[:3])[3]) if found else None
