"""Positions of a table, as one seat or a spectator sees them: in words, as a scene, and with what may be done.

Several look at the same position, and the log, the moments and the view of a table speak of the same ones: each side of
one is made when somebody asks for it, and once.
"""

from functools import cached_property
from typing import Any

from msgspec.structs import replace

from meadhall.core.constants import OVER, SPECTATOR
from meadhall.core.game import View
from meadhall.core.scene import Scene, Shape
from meadhall.table.table import Table
from meadhall.table.table_view import Choice

_KEPT = 12  # positions of a table: those of a few steps through two or three pairs of eyes


def choice(view: View[Any, Any], number: int) -> Choice:
    """An action as the seat that looks is offered it."""
    game = view.game
    return Choice(number, game.actions.text(number), game.words.action(view, number), game.board.touches(view, number))


class PositionView:
    """A position as one seat, or a spectator, sees it."""

    def __init__(self, view: View[Any, Any], known: "PositionView | None" = None) -> None:
        self.view = view
        self._known = known
        """The same position as a spectator sees it, where nobody knows more."""
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

    @property
    def board(self) -> str:
        """The position as SVG: large, and seldom asked for twice."""
        return self.view.svg()

    def scene(self, shape: Shape) -> Scene:
        """The position as pieces in places."""
        if (found := self._scenes.get(shape)) is None:
            found = self._scenes[shape] = self.view.scene(shape)
        return found

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.view.to_move == OVER

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
    """The positions of one table that somebody has looked at lately."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._kept: dict[tuple[bytes, int, tuple[str, ...]], PositionView] = {}

    def of(self, state: bytes, eye: int, names: tuple[str, ...]) -> PositionView:
        """A position through one pair of eyes, when people were called so."""
        key = state, eye, names
        if (found := self._kept.get(key)) is None:
            found = self._seen(state, eye, names)
            if len(self._kept) >= _KEPT:
                del self._kept[next(iter(self._kept))]
            self._kept[key] = found
        return found

    def _seen(self, state: bytes, eye: int, names: tuple[str, ...]) -> PositionView:
        match = self._table.match
        assert match is not None
        known = self._kept.get((state, SPECTATOR, names)) if not match.game.secrets else None
        if known is not None:
            return PositionView(replace(known.view, seat=eye), known)
        return PositionView(match.game.hidden(match.game.state.from_bytes(state), match.box, eye, names))
