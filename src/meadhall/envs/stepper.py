"""The runner of the vector environment's compiled step: games as arrays, opponents, and threads."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from meadhall.core.contract import Kernels
from meadhall.core.kernel import bind
from meadhall.core.record import Array
from meadhall.envs import vector_kernels
from meadhall.envs.observation import Scratch, TensorLayout
from meadhall.envs.position import Setting
from meadhall.envs.vector_kernels import Games, Work

if TYPE_CHECKING:
    from meadhall.envs.opponents import Opponents


def new_games(setting: Setting, layout: TensorLayout, games: int) -> Games:
    """Room for so many games."""
    seats, decisions = setting.players, setting.game.actions.decisions
    states, rows = setting.game.state.batch(games), vector_kernels.VectorRow.batch(games)
    rows["learner"] = vector_kernels.ALL_SEATS
    rngs, bot_rngs = np.zeros((2, games, 4), np.uint32)
    observations, finals = (np.zeros((games, layout.size), np.float32) for _ in range(2))
    return Games(
        states, states.view(np.uint8).reshape(games, -1), rows, rngs, bot_rngs,
        seeds=np.zeros((games, seats), np.int64), bots=np.zeros((games, seats), np.int8), observations=observations,
        finals=finals, masks=np.zeros((games, decisions), np.int8), choices=np.zeros((games, decisions), np.int16),
        rewards=np.zeros((games, seats)),
    )  # fmt: skip


def new_work(setting: Setting, layout: TensorLayout) -> Work:
    """Room for one thread to work."""
    scratch, actions = Scratch(setting.game.state), len(setting.game.actions)
    return Work(
        scratch.records, scratch.raw, scratch.numbers, out=np.zeros(actions, np.int32),
        weights=np.zeros(actions, np.int64), plan=layout.plan, table=layout.table,
    )  # fmt: skip


@cache
def _compiled(name: str, kernels: Kernels, answer: Callable[..., int]) -> Callable[..., None]:
    """The step with the rules of one game; the same for all editions of it."""
    rules = kernels.as_dict()
    begin, show = (bind(part, name, rules) for part in (vector_kernels.begin_game, vector_kernels.write_view))
    return bind(vector_kernels.step_games, name, rules | {"begin": begin, "show": show, "answer": answer})


class Stepper:
    """Steps games of one setting, with the same opponents in all of them."""

    def __init__(
        self, setting: Setting, layout: TensorLayout, opponents: "Opponents | None", seat: int | None, autoreset: int,
        threads: int,
    ) -> None:  # fmt: skip
        self._box = setting.box
        rules = setting.game
        self.against = ""  # the opponents, in words; empty if the learner has all seats
        answer: Callable[..., int] = vector_kernels.nobody
        companies: list[Any] = [np.zeros(0)] * threads
        invited: tuple[int, ...] = (0,)
        weights: tuple[int, ...] = (1,)
        if opponents is not None:
            from meadhall.bots.search.company import new_company
            from meadhall.envs.opponents import Invitation, compiled_answer, thinking_here

            invitation = Invitation.of(opponents, setting.players - 1)
            thinking = [thinking_here(rules, name) for name in invitation.names]
            self.against, invited, weights = str(invitation), invitation.invited, invitation.weights
            answer = compiled_answer(rules.name, rules.kernels)
            companies = [new_company(rules, self._box, thinking, places=1) for _ in range(threads)]
        self._step = _compiled(rules.name, rules.kernels, answer)
        self._rules = vector_kernels.VectorRules(
            layout.seats, layout.turned, autoreset,
            seat=vector_kernels.ALL_SEATS if opponents is None or seat is None else seat,
            drawn=int(opponents is not None and seat is None), invited=np.array(invited, np.int64),
            pool=np.cumsum(np.array(weights, np.int64)),
        )  # fmt: skip
        self._workers = [(new_work(setting, layout), company) for company in companies]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def run(self, actions: Array, games: Games) -> None:
        """One step of all games."""
        if self._pool is None:
            self._step(actions, self._box, games, self._workers[0][0], self._rules, self._workers[0][1])
            return
        bounds = np.linspace(0, len(actions), len(self._workers) + 1).astype(int)

        def run_part(part: slice, worker: tuple[Work, Any]) -> None:
            some = Games(*(array[part] for array in games))
            self._step(actions[part], self._box, some, worker[0], self._rules, worker[1])

        list(self._pool.map(run_part, map(slice, bounds[:-1], bounds[1:]), self._workers))

    def close(self) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()
