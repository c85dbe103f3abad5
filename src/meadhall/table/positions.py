"""Positions of a match, as one seat or a spectator sees them: in words, as a scene, and with what may be done.

Log, moments and views speak of the same positions: each side of one is made when somebody asks for it, and once.
"""

import re
from collections.abc import Sequence
from functools import cached_property
from typing import Any

from meadhall.core.constants import SPECTATOR
from meadhall.core.game import View
from meadhall.core.match import Match
from meadhall.core.scene import Scene, Shape
from meadhall.core.text import names_for
from meadhall.table.table_view import Choice

OPEN = -9
"""The eyes from which nothing is hidden: for games that are over."""
_RULE = re.compile(r"\([A-Z]-\d+")
_KEPT = 12  # positions of a match: those of a few steps through two or three pairs of eyes


def choice(view: View[Any, Any], number: int) -> Choice:
    """An action as the seat that looks is offered it."""
    game = view.game
    return Choice(number, game.actions.text(number), game.words.action(view, number), game.board.touches(view, number))


class PositionView:
    """A position as one seat, or a spectator, sees it."""

    def __init__(self, view: View[Any, Any], known: "PositionView | None" = None) -> None:
        self.view = view
        self._known = known  # the position as a spectator sees it, where nobody knows more
        self._scenes: dict[Shape, Scene] = {}

    @cached_property
    def prompt(self) -> str:
        """What is asked now."""
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
            found = self._scenes[shape] = self.view.scene(shape)
        return found

    @cached_property
    def choices(self) -> tuple[Choice, ...]:
        """What the seat may do, if it is to move."""
        return tuple([choice(self.view, number) for number in self.view.legal])

    @cached_property
    def asks(self) -> dict[str, str]:
        """What is asked after some of the touches that lead to several of the choices."""
        ways: dict[tuple[str, ...], int] = {}
        for touches in [each.touches for each in self.choices if len(each.touches) > 1]:
            for n in range(1, len(touches)):
                ways[touches[:n]] = ways.get(touches[:n], 0) + 1
        asked = {path: self.view.game.words.asks(self.view, path) for path, number in ways.items() if number > 1}
        return {" ".join(path): words for path, words in asked.items() if words}


class Positions:
    """The positions of one match that somebody has looked at lately."""

    def __init__(self) -> None:
        self._kept: dict[tuple[bytes, int, tuple[str, ...]], PositionView] = {}

    def of(self, match: Match, state: bytes, eye: int, names: tuple[str, ...]) -> PositionView:
        """A position through one pair of eyes, when people were called so."""
        key = state, eye, names
        if (seen := self._kept.get(key)) is None:
            seen = self._look(match, state, eye, names)
            if len(self._kept) >= _KEPT:
                del self._kept[next(iter(self._kept))]
            self._kept[key] = seen
        return seen

    def heard(self, match: Match, state: bytes, ear: int, names: tuple[str, ...]) -> View[Any, Any]:
        """The view of whoever hears of a position, and is called "you" in it."""
        view = self.of(match, state, ear if match.game.secrets else SPECTATOR, names).view
        return View(view.game, view.box, view.state, ear, names_for(names, ear))

    def _look(self, match: Match, data: bytes, eye: int, names: tuple[str, ...]) -> PositionView:
        game = match.game
        if not game.secrets and eye >= 0:
            known = self.of(match, data, SPECTATOR, names)
            return PositionView(View(game, match.box, known.view.state, eye, known.view.names), known)
        state = game.state.from_bytes(data)
        if eye != OPEN:
            return PositionView(game.hidden(state, match.box, eye, names))
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
    game, legal, path = view.game, set(view.legal), tuple(touches)
    found: list[str] = []
    for action in range(game.actions.decisions):
        try:
            if game.board.touches(view, action)[: len(path)] != path:
                continue
            if action in legal:
                return None
            found.append(game.words.why_not(view, action))
        except (AssertionError, IndexError, KeyError, ValueError):
            continue  # this action speaks of something that is not on the table: it explains nothing
    return min(found, key=lambda text: _rank(text, path[-1]), default=None)


def _rank(text: str, touched: str) -> tuple[bool, bool]:
    """The best reason names what was touched, and then a rule."""
    named = set(touched.split("-")[1:]) & set(re.findall(r"\w+", text.lower()))
    return not named, _RULE.search(text) is None
