"""The decisions of games that were played, each with the seat's view, its legal actions, its action and the result."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar, NamedTuple, Self, cast

import numpy as np

from meadhall.bots.judge import judge_of
from meadhall.bots.judge.judge import new_network_scratch, no_network
from meadhall.bots.judge.network import Network, NetworkScratch, run_network, write_chances
from meadhall.bots.players import derived_seed
from meadhall.core.common import copy_numbers
from meadhall.core.constants import MOST_SEATS
from meadhall.core.contract import Kernels
from meadhall.core.driver import Played, bind_loop
from meadhall.core.game import Game
from meadhall.core.record import Array, Box
from meadhall.core.rng import new_rng
from meadhall.lab.compiled.trace import choose_recorded

legal = hide = imagine = estimate = cast(Any, None)  # filled in by `bind`

WORLDS = 8  # where something is hidden, the judge is asked about so many worlds that the seat imagines


class TableOfArrays:
    """Base of dataclasses whose fields are arrays with a row for each thing. A field may be None in all of them."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    @classmethod
    def stacked(cls, parts: Sequence[Self]) -> Self:
        """The rows of several, one below the other."""
        columns: dict[str, Any] = {name: [getattr(part, name) for part in parts] for name in cls.__dataclass_fields__}
        return cls(**{name: None if some[0] is None else np.concatenate(some) for name, some in columns.items()})

    def only(self, kept: Array | slice) -> Self:
        """Some of the rows."""
        columns: dict[str, Any] = {name: getattr(self, name) for name in self.__dataclass_fields__}
        return type(self)(**{name: None if rows is None else rows[kept] for name, rows in columns.items()})


@dataclass(frozen=True)
class Decisions(TableOfArrays):
    """Decisions, a row each."""

    game: Array  # the number of the game
    step: Array  # the number of the step in its game, those of chance included
    seat: Array
    bot: Array  # the bot of the seat
    views: Array  # the views of the seats, as records of the game
    legal: Array  # the legal actions of all of them, one after the other
    legal_counts: Array
    action: Array
    result: Array  # the value of the game to the seat in the end, from 0 to 1
    results: Array  # the value of the game to each seat
    value: Array | None  # the judge's opinion of the seat's chance; None if the game has no judge

    def __len__(self) -> int:
        return len(self.seat)


class DecisionArrays(NamedTuple):
    """Where the decisions of a game are written, a row each, and where that is worked out."""

    views: Array
    view_raw: Array  # the same as bytes
    legal: Array  # the legal actions of all decisions, one after the other
    ends: Array  # where those of each decision end
    values: Array  # the judge's opinion of the chance of the seat that decides; nothing is written without a judge
    written: Array  # two numbers: the decisions so far, and their legal actions, for which there may not have been room
    playing: Array  # the bytes of the state that is being played
    world: Array  # one record: a world that a seat imagines
    world_raw: Array
    out: Array
    chances: Array
    rng: Array
    worlds: int  # how many worlds the judge is asked about at each decision; 0 if there is no judge
    heard: int  # 1 if the judge hears the game's own estimate
    network: Network
    scratch: NetworkScratch


def write_decision(s: Any, box: Any, who: int, steps: int, action: int, arrays: DecisionArrays) -> None:
    """A template for `observe`: write what a seat knew and might do, and what the judge thinks of its chance.

    The judge is asked about as many worlds as `worlds` says, which the seat imagines, and the mean is kept.
    """
    if who < 0:
        return
    n = arrays.written[0]
    arrays.written[0] += 1
    copy_numbers(arrays.playing, arrays.view_raw[n])
    hide(arrays.views[n], box, who)
    legal_count = legal(s, box, arrays.out)
    start = arrays.written[1]
    arrays.written[1] += legal_count
    if arrays.written[1] <= len(arrays.legal):
        for i in range(legal_count):
            arrays.legal[start + i] = arrays.out[i]
    arrays.ends[n] = arrays.written[1]
    total = 0.0
    for _ in range(arrays.worlds):
        copy_numbers(arrays.view_raw[n], arrays.world_raw)
        imagine(arrays.world[0], box, who, arrays.rng)
        if arrays.heard:
            for one in range(box.players):
                estimate(arrays.world[0], box, one, arrays.chances)
                arrays.scratch.estimates[one] = arrays.chances[one]
        run_network(arrays.world_raw, who, box.players, arrays.network, arrays.scratch)
        write_chances(who, box.players, arrays.network, arrays.scratch, arrays.chances)
        total += arrays.chances[who]
    if arrays.worlds > 0:
        arrays.values[n] = total / arrays.worlds


@cache
def _compiled(name: str, kernels: Kernels) -> Callable[..., bool]:
    return bind_loop(name, kernels.as_dict(), choose_recorded, write_decision)


class DecisionRecorder:
    """Finds the decisions of games that were played, from their steps."""

    def __init__(self, game: Game, box: Box, seed: int) -> None:
        self._game, self._box, self._seed = game, box, seed
        self._replay = _compiled(game.name, game.kernels)
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
