"""The decisions of games that were played, each with the seat's view, its legal actions, its action and the result."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Self

import numpy as np

from meadhall.bots.judge import judge_of
from meadhall.bots.judge.judge import new_network_scratch, no_network
from meadhall.bots.players import derived_seed
from meadhall.core.constants import MOST_SEATS
from meadhall.core.driver import Played
from meadhall.core.game import Game
from meadhall.core.record import Array, Box
from meadhall.core.rng import new_rng
from meadhall.lab.compiled.decisions import DecisionArrays, compiled_decisions

WORLDS = 8
"""Where something is hidden, the judge is asked about so many worlds that the seat imagines."""


class DecisionColumns:
    """Base of dataclasses whose fields are arrays with a row for each thing; a field may be None in all of them."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    @classmethod
    def stacked(cls, parts: Sequence[Self]) -> Self:
        """The rows of several, one below the other."""
        columns: dict[str, Any] = {name: [getattr(part, name) for part in parts] for name in cls.__dataclass_fields__}
        return cls(**{name: None if some[0] is None else np.concatenate(some) for name, some in columns.items()})

    def only(self, kept: Array) -> Self:
        """Some of the rows."""
        columns: dict[str, Any] = {name: getattr(self, name) for name in self.__dataclass_fields__}
        return type(self)(**{name: None if rows is None else rows[kept] for name, rows in columns.items()})


@dataclass(frozen=True)
class Decisions(DecisionColumns):
    """Decisions, a row each."""

    game: Array
    """The number of the game."""
    step: Array
    """The number of the step in its game, those of chance included."""
    seat: Array
    bot: Array
    """The bot of the seat."""
    views: Array
    """The views of the seats, as records of the game."""
    legal: Array
    """The legal actions of all of them, one after the other."""
    legal_counts: Array
    action: Array
    result: Array
    """The value of the game to the seat in the end, from 0 to 1."""
    results: Array
    """The value of the game to each seat."""
    value: Array | None
    """The judge's opinion of the seat's chance; None if the game has no judge."""

    def __len__(self) -> int:
        return len(self.seat)


class DecisionRecorder:
    """Finds the decisions of games that were played, from who did what."""

    def __init__(self, game: Game, box: Box, seed: int) -> None:
        self._game, self._box, self._seed = game, box, seed
        self._replay = compiled_decisions(game.name, game.kernels)
        judge = judge_of(game)
        self._judged, self._heard = judge is not None, judge is not None and judge.hears and game.has_estimate
        self._worlds = 0 if judge is None else WORLDS if game.secrets else 1
        self._network = judge.network(box) if judge else no_network()
        self._scratch = new_network_scratch([judge])
        self._room = 1000

    def record(self, number: int, bots: Sequence[str], whos: Array, actions: Array) -> Decisions:
        """The decisions of a game with this number, played by these bots."""
        whos, actions = np.ascontiguousarray(whos, np.int8), np.ascontiguousarray(actions, np.int32)
        game, decided, players = self._game, np.flatnonzero(whos >= 0), int(self._box.players)
        count = len(decided)
        views, world = game.state.batch(count), game.state.batch(1)
        while True:
            played = Played.room(game, players)
            arrays = DecisionArrays(
                views=views,
                view_raw=views.view(np.uint8).reshape(count, -1),
                legal=np.zeros(self._room, np.int16),
                ends=np.zeros(count, np.int64),
                values=np.zeros(count, np.float32),
                written=np.zeros(2, np.int64),
                playing=played.finals.view(np.uint8),
                world=world,
                world_raw=world.view(np.uint8),
                out=np.zeros(len(game.actions), np.int32),
                chances=np.zeros(MOST_SEATS),
                rng=new_rng(derived_seed(self._seed, number, players)),
                worlds=self._worlds,
                heard=int(self._heard),
                network=self._network,
                scratch=self._scratch,
            )
            self._replay(0, self._box, len(actions), actions, arrays, played)
            if arrays.written[1] <= self._room:
                break
            self._room *= 2
        results = np.zeros(players)
        game.kernels.utility(played.finals[0], self._box, results)
        seats = whos[decided]
        return Decisions(
            game=np.full(count, number, np.int32),
            step=decided.astype(np.int32),
            seat=seats,
            bot=np.array(bots, object)[seats],
            views=views,
            legal=arrays.legal[: arrays.ends[-1] if count else 0].copy(),
            legal_counts=np.diff(arrays.ends, prepend=0).astype(np.int32),
            action=actions[decided].astype(np.int16),
            result=results[seats].astype(np.float32),
            results=np.broadcast_to(results.astype(np.float32), (count, players)),
            value=arrays.values if self._judged else None,
        )
