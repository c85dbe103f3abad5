"""The decisions of games that were played: what seats knew, what they might do, what they did, and what came of it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from meadhall.bots.judge import judge_of
from meadhall.bots.judge.judge import new_network_scratch, no_network
from meadhall.bots.players import derived_seed
from meadhall.core.constants import MOST_SEATS
from meadhall.core.game import Game
from meadhall.core.record import Array, Box
from meadhall.lab.compiled.decisions import DecisionArrays, compiled_decisions

WORLDS = 8
"""Where something is hidden, the judge is asked about so many worlds that the seat imagines."""


@dataclass(frozen=True)
class Decisions:
    """Decisions, a row each."""

    game: Array
    """The number of the game."""
    step: Array
    """The number of the step in its game, those of chance included."""
    seat: Array
    bot: Array
    """Who sat there."""
    views: Array
    """What the seat knew, as records of the game."""
    legal: Array
    """The legal actions of all of them, one after the other."""
    legal_counts: Array
    action: Array
    result: Array
    """What the game was worth to the seat in the end, from 0 to 1."""
    results: Array
    """The same for all seats."""
    value: Array | None
    """What the judge thought of it; None if the game has no judge."""

    def __len__(self) -> int:
        return len(self.seat)

    @classmethod
    def joined(cls, parts: Sequence["Decisions"]) -> "Decisions":
        """Several as one."""
        columns: dict[str, Any] = {name: [getattr(part, name) for part in parts] for name in cls.__dataclass_fields__}
        joined: dict[str, Any] = {
            name: None if some[0] is None else np.concatenate(some) for name, some in columns.items()
        }
        return cls(**joined)


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
        self._states, self._rng = game.state.batch(2), np.zeros(4, np.uint32)
        self._out, self._chances = np.zeros(len(game.actions), np.int32), np.zeros(MOST_SEATS)
        self._room = 1000

    def record(self, number: int, bots: Sequence[str], whos: Array, actions: Array) -> Decisions:
        """The decisions of a game with this number, played by these bots."""
        whos, actions = np.ascontiguousarray(whos, np.int8), np.ascontiguousarray(actions, np.int32)
        decided = np.flatnonzero(whos >= 0)
        count, players = len(decided), int(self._box.players)
        views = self._game.state.batch(count)
        while True:
            arrays = DecisionArrays(
                views=views,
                view_raw=views.view(np.uint8).reshape(count, -1),
                legal=np.zeros(self._room, np.int16),
                ends=np.zeros(count, np.int64),
                values=np.zeros(count, np.float32),
                results=np.zeros(players),
                states=self._states,
                raw=self._states.view(np.uint8).reshape(2, -1),
                out=self._out,
                chances=self._chances,
                rng=self._rng,
            )
            seed = derived_seed(self._seed, number, players)
            told = self._box, whos, actions, seed, self._worlds, int(self._heard)
            if self._replay(*told, self._network, self._scratch, arrays) >= 0:
                break
            self._room *= 2
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
            result=arrays.results[seats].astype(np.float32),
            results=np.broadcast_to(arrays.results.astype(np.float32), (count, players)),
            value=arrays.values if self._judged else None,
        )
