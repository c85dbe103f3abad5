"""What a game is: the contract between a game's folder and everything that plays it.

A game is two records (state and box), a list of actions, a handful of compiled functions (its rules), its words and
its board: `core/contract.py` says which functions these are. `Game` ties them together; nothing above this layer knows
any rule.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar, cast

import numpy as np

from meadhall.core import common
from meadhall.core.actions import Actions
from meadhall.core.constants import SPECTATOR
from meadhall.core.content import read_edition
from meadhall.core.contract import Board, Kernels, Words
from meadhall.core.contract import Event as Event
from meadhall.core.contract import ScoreLine as ScoreLine
from meadhall.core.errors import ContractError
from meadhall.core.facts import Facts
from meadhall.core.openings import Openings
from meadhall.core.phrases import LANGUAGE, Phrases, phrases_in
from meadhall.core.record import Box, Record, copy, to_bytes
from meadhall.core.scene import Sheet
from meadhall.core.telling import Telling
from meadhall.core.text import count, names_for
from meadhall.core.view import Action as Action
from meadhall.core.view import Outcome as Outcome
from meadhall.core.view import View as View

TO_THE_END = 1_000_000
"""The horizon of a game that is always played out."""

S = TypeVar("S", bound=Record)
B = TypeVar("B", bound=Box)


@dataclass(frozen=True, eq=False, kw_only=True)
class Game(Openings, Telling):
    """One game, ready to be played. `meadhall.game("hagar")` gives one."""

    name: str
    """The name of its folder, in lower case: how commands and files call it."""
    actions: Actions
    board: Board
    horizon: int = TO_THE_END
    """After how many random decisions a bot that tries something out asks for the estimate; 0 for at once."""
    sides: tuple[str, ...] = ()
    """Where the seats play different parts: what each of them is."""
    measure: tuple[str, str] = ("point", "points")
    """What its points are called, one and many: `("area", "areas")`."""
    starter_drawn: bool = False
    """Whether chance decides which seat begins. Seats are then exchangeable but for the order of turns."""
    stop: str = ""
    """What ends a game that its rules would not end, as in "the limit of turns (S-88)"; see the kernel `stopped`."""

    @classmethod
    def of(
        cls,
        folder: Path,
        rules_version: int,
        *,
        state: ModuleType,
        box: ModuleType,
        rules: ModuleType,
        words: ModuleType,
        board: ModuleType,
        actions: ModuleType | None = None,
        facts: ModuleType | None = None,
        horizon: int = TO_THE_END,
        sides: tuple[str, ...] = (),
        measure: tuple[str, str] = ("point", "points"),
        starter_drawn: bool = False,
        stop: str = "",
    ) -> "Game":
        """The game of a folder: its name, its content and its modules tied together.

        Actions and facts stand in modules of their own, or in `state`. A ContractError says what a module lacks.
        """
        declared, told = (actions or state).ACTIONS, getattr(facts or state, "FACTS", Facts())
        kernels = Kernels.of(rules, folder.name)
        if len(declared) > declared.decisions and kernels.odds is common.no_odds:
            raise ContractError(f"{rules.__file__}: chance has actions, so there should be odds(s, box, out, weights)")
        if bool(stop) != (kernels.stopped is not common.never_stopped):
            raise ContractError(
                f"{rules.__file__}: a game with a guard against endless games defines stopped(s, box), which tells "
                'that it has ended a game, and says what it is by Game.of(..., stop="the limit of turns")'
            )
        return cls(
            name=folder.name,
            rules_version=rules_version,
            folder=folder,
            state=state.State,
            actions=declared,
            all_options=box.OPTIONS,
            kernels=kernels,
            words=Words.of(words, told),
            board=Board.of(board),
            build=box.build,
            check=getattr(box, "check", None),
            edition=read_edition(folder / "content.toml"),
            facts=told,
            horizon=horizon,
            sides=sides,
            measure=measure,
            starter_drawn=starter_drawn,
            stop=stop,
        )

    def seat_name(self, seat: int) -> str:
        """The name of a seat, as long as nobody's name is known.

        >>> import meadhall
        >>> meadhall.game("saga").seat_name(1), meadhall.game("hagar").seat_name(1)
        ('the Vikings', 'seat 2')
        """
        return self.sides[seat] if self.sides else f"seat {seat + 1}"

    def sheet(self, box: Any) -> Sheet:
        """How everything looks in scenes of this box: drawn once."""
        key = to_bytes(box)
        if (sheet := self._sheets.get(key)) is None:
            sheet = self._sheets[key] = Sheet(self.board.looks(box))
        return sheet

    @cached_property
    def _sheets(self) -> dict[bytes, Sheet]:
        return {}

    def legal(self, state: Record, box: Box) -> list[int]:
        """The legal actions of the seat to move."""
        out = np.empty(len(self.actions), np.int32)
        return cast(list[int], out[: self.kernels.legal(state, box, out)].tolist())

    def odds(self, state: Record, box: Box) -> list[tuple[int, int]]:
        """Chance's outcomes with their weights."""
        out, weights = np.empty(len(self.actions), np.int32), np.empty(len(self.actions), np.int64)
        count = self.kernels.odds(state, box, out, weights)
        return list(zip(out[:count].tolist(), weights[:count].tolist(), strict=True))

    def view(self, state: S, box: B, seat: int, names: Sequence[str]) -> View[S, B]:
        """What this seat, or SPECTATOR, knows of a state."""
        return self.hidden(copy(state), box, seat, names)

    def hidden(self, state: S, box: B, seat: int, names: Sequence[str]) -> View[S, B]:
        """What a seat, or SPECTATOR, knows of a state that nobody else needs: the rest is erased in it."""
        if self.secrets:
            self.kernels.hide(state, box, seat)
        return View(self, box, state, seat, names_for(tuple(names), SPECTATOR))

    @cached_property
    def phrases(self) -> Phrases:
        """Every sentence of its words, by key."""
        return self.words.phrases or phrases_in(self.folder / "words" / f"{LANGUAGE}.ftl")

    def outcome(self, view: View[Any, Any]) -> Outcome:
        """How a finished game ended."""
        numbers = []
        for kernel in (self.kernels.results, self.kernels.places, self.kernels.points):
            out = np.zeros(view.players, np.int32)
            kernel(view.state, view.box, out)
            numbers.append(tuple(out.tolist()))
        results, places, points = numbers
        return Outcome(results, places, points if self.has_points else None, self.words.awards(view))

    @cached_property
    def has_points(self) -> bool:
        """Whether the game has points."""
        return self.kernels.points is not common.no_points

    @property
    def has_estimate(self) -> bool:
        """Whether the rules have an opinion on who is likely to win."""
        return self.kernels.estimate is not common.even

    @cached_property
    def has_chance(self) -> bool:
        """Whether chance decides anything: dice, cards, tiles."""
        return len(self.actions) > self.actions.decisions

    def counted(self, points: int) -> str:
        """Points, as this game calls them.

        >>> import meadhall
        >>> meadhall.game("hagar").counted(1), meadhall.game("saga").counted(9)
        ('1 point', '9 areas')
        """
        return count(points, *self.measure)

    @cached_property
    def secrets(self) -> bool:
        """Whether seats can know different things."""
        return self.kernels.hide is not common.hide or self.kernels.seen is not common.seen

    @cached_property
    def driver(self) -> Callable[..., int]:
        """The compiled loop that plays whole games; see `meadhall.core.driver`."""
        from meadhall.core.driver import bind_games

        return bind_games(self.name, self.kernels.as_dict())
