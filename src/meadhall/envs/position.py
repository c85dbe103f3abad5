"""One game in progress with its own chance: the core of the environments for single games.

A position is two small blocks of bytes, the state and a generator of random numbers, from which chance is drawn. So it
can be saved, copied and continued at any point, its future included.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from numbers import Integral
from typing import Any

import msgspec
import numpy as np

import meadhall
from meadhall.core.constants import CHANCE, OVER, UNSEEN
from meadhall.core.driver import MAX_STEPS
from meadhall.core.errors import IllegalAction, OptionError, UnreadableAction
from meadhall.core.game import Game, View
from meadhall.core.options import Value, settle
from meadhall.core.phrases import seat_names
from meadhall.core.record import Record, to_bytes
from meadhall.core.rng import new_rng
from meadhall.envs.errors import SaveError


@dataclass(frozen=True, eq=False)
class Setting:
    """All that is fixed before the first step: the game, the number of players, the options."""

    game: Game
    players: int
    options: Mapping[str, Value]

    @classmethod
    def of(cls, game: Game | str, players: int | None, options: Mapping[str, Value]) -> "Setting":
        """A game, or one by its name; by default with its fewest players. What it does not offer is refused at once."""
        game = meadhall.game(game) if isinstance(game, str) else game
        settled = settle(game.options, options)
        players = game.seats[0] if players is None else whole_number(players, "the number of players")
        game.make_box(players, settled)
        return cls(game, players, settled)

    def with_options(self, options: Mapping[str, Any] | None) -> "Setting":
        """This setting with other options of the game, as `reset` is told them; None and {} change nothing."""
        return Setting.of(self.game, self.players, {**self.options, **options}) if options else self

    @cached_property
    def box(self) -> Any:
        """The read-only record of all that is fixed."""
        return self.game.make_box(self.players, self.options)

    def view(self, state: Record, seat: int) -> View[Any, Any]:
        """The view that a seat, or SPECTATOR, has of a state."""
        return self.game.view(state, self.box, seat, seat_names(self.players))

    def utility(self, state: Record) -> list[float]:
        """How well each seat did, from 0 to 1, in a game that is over."""
        out = np.zeros(self.players)
        self.game.kernels.utility(state, self.box, out)
        return out.tolist()

    def why_not(self, state: Record, seat: int, action: int) -> str:
        """Why a seat may not do this now."""
        game = self.game
        if not 0 <= action < game.actions.decisions:
            return f"{action} is no decision of {game.name}: they are 0 to {game.actions.decisions - 1}"
        return f'"{game.actions.text(action)}" is not legal now: {game.words.why_not(self.view(state, seat), action)}'

    def describe(self) -> str:
        """The setting in a few words.

        >>> Setting.of("hagar", 3, {"harbor": True}).describe().partition(", content ")[0]
        'hagar, rules 3, for 3 players, harbor=True'
        """
        options = "".join(f", {name}={value}" for name, value in self.options.items())
        rules, content = self.game.rules, self.game.edition.digest[:8]
        return f"{self.game.name}, rules {rules}, for {self.players} players{options}, content {content}"


def whole_number(value: Any, what: str, least: int = 1) -> int:
    """A number that somebody has given, if it is a whole one and not too small.

    >>> whole_number(2.5, "the number of games")
    Traceback (most recent call last):
        ...
    meadhall.core.errors.OptionError: the number of games is a whole number, not 2.5
    """
    if isinstance(value, bool) or not isinstance(value, Integral):
        raise OptionError(f"{what} is a whole number, not {value!r}")
    if int(value) < least:
        raise OptionError(f"{what} is {least} or more, not {value}")
    return int(value)


class Point(msgspec.Struct, array_like=True):
    """A position as it is saved."""

    state: bytes
    rng: bytes
    histories: dict[int, list[tuple[int, int]]]


class Position:
    """One game in progress, with its own chance."""

    def __init__(self, setting: Setting, watchers: Iterable[int] = ()) -> None:
        self.setting = setting
        self.state: Any = setting.game.state.new()
        self.rng = new_rng(0)
        # The history of some seats, as they saw it, for their bots.
        self.histories: dict[int, list[tuple[int, int]]] = {seat: [] for seat in watchers}
        self._out = np.zeros(len(setting.game.actions), np.int32)
        self._weights = np.zeros(len(setting.game.actions), np.int64)

    def begin(self, seed: int | None, stream: int = 0) -> None:
        """Set up a new game; without a seed chance goes on from where it is."""
        if seed is not None:
            self.rng = new_rng(seed, stream)
        self.state = self.setting.game.state.new()
        for history in self.histories.values():
            history.clear()
        self.setting.game.kernels.setup(self.state, self.setting.box)
        self._draw()

    @property
    def to_move(self) -> int:
        """The seat to decide, or OVER; chance never keeps anybody waiting."""
        return int(self.setting.game.kernels.to_move(self.state, self.setting.box))

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.to_move == OVER

    @property
    def legal(self) -> list[int]:
        """The legal actions of the seat to move."""
        return self.setting.game.legal(self.state, self.setting.box)

    def view(self, seat: int) -> View[Any, Any]:
        """The view of this seat, or of SPECTATOR."""
        return self.setting.view(self.state, seat)

    def why_not(self, action: int) -> str | None:
        """Why the seat to move may not do this, or None if it may."""
        return None if action in self.legal else self.setting.why_not(self.state, self.to_move, action)

    def play(self, action: int) -> None:
        """Play an action of the seat to move, and what chance does after it."""
        if reason := self.why_not(action):
            raise (IllegalAction if 0 <= action < self.setting.game.actions.decisions else UnreadableAction)(reason)
        self._step(self.to_move, action)
        self._draw()

    def point(self) -> Point:
        """The saved position, from which it can go on."""
        return Point(to_bytes(self.state), self.rng.tobytes(), self.histories)

    def stand(self, point: Point) -> None:
        """Go on from there."""
        try:
            self.state = self.setting.game.state.from_bytes(point.state)
            self.rng = np.frombuffer(bytearray(point.rng), np.uint32, 4)
        except ValueError as error:
            raise SaveError(f"these bytes were not saved by this environment: {error}") from None
        self.histories = point.histories

    def _draw(self) -> None:
        kernels, box = self.setting.game.kernels, self.setting.box
        for _ in range(MAX_STEPS):
            if self.to_move != CHANCE:
                return
            self._step(CHANCE, int(kernels.chance(self.state, box, self.rng, self._out, self._weights)))
        raise AssertionError(f"chance does not come to an end in {self.setting.game.name}")

    def _step(self, who: int, number: int) -> None:
        kernels, box = self.setting.game.kernels, self.setting.box
        for seat, history in self.histories.items():
            history.append((who, number if kernels.seen(self.state, box, number, seat) else UNSEEN))
        kernels.step(self.state, box, number)
