"""The runner of the vector environment's compiled step: games as arrays, opponents, and threads."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np

from meadhall.core.contract import Kernels
from meadhall.core.kernel import bind
from meadhall.core.record import Array
from meadhall.envs.observation import Scratch, TensorLayout
from meadhall.envs.position import Setting
from meadhall.envs.vector_kernels import (
    ALL_SEATS,
    Games,
    VectorRow,
    VectorRules,
    Work,
    begin_game,
    nobody,
    step_games,
    write_view,
)

if TYPE_CHECKING:
    from meadhall.envs.opponents import Opponents


def new_games(setting: Setting, layout: TensorLayout, games: int) -> Games:
    """Room for so many games."""
    rules, seats = setting.game, setting.players
    states, decisions = rules.state.batch(games), rules.actions.decisions
    rows = VectorRow.batch(games)
    rows["learner"] = ALL_SEATS
    return Games(
        states=states,
        raw=states.view(np.uint8).reshape(games, -1),
        rows=rows,
        rngs=np.zeros((games, 4), np.uint32),
        bot_rngs=np.zeros((games, 4), np.uint32),
        seeds=np.zeros((games, seats), np.int64),
        bots=np.zeros((games, seats), np.int8),
        observations=np.zeros((games, layout.size), np.float32),
        finals=np.zeros((games, layout.size), np.float32),
        masks=np.zeros((games, decisions), np.int8),
        choices=np.zeros((games, decisions), np.int16),
        rewards=np.zeros((games, seats)),
    )


def new_work(setting: Setting, layout: TensorLayout) -> Work:
    """Room for one thread to work."""
    scratch, actions = Scratch(setting.game.state), len(setting.game.actions)
    return Work(
        views=scratch.records,
        view_raw=scratch.raw,
        numbers=scratch.numbers,
        out=np.zeros(actions, np.int32),
        weights=np.zeros(actions, np.int64),
        plan=layout.plan if layout.plain else np.zeros((0, 6), np.int64),
        table=layout.table,
    )


@cache
def _compiled(name: str, kernels: Kernels, answer: Callable[..., int]) -> Callable[..., None]:
    """The step with the rules of one game; the same for all editions of it."""
    rules = kernels.as_dict()
    parts = {"begin": bind(begin_game, name, rules), "show": bind(write_view, name, rules), "answer": answer}
    return bind(step_games, name, rules | parts)


class Stepper:
    """Steps games of one setting, with the same opponents in all of them."""

    def __init__(
        self, setting: Setting, layout: TensorLayout, opponents: "Opponents | None", seat: int | None, autoreset: int,
        threads: int,
    ) -> None:  # fmt: skip
        self._box = setting.box
        rules = setting.game
        self.against = ""
        """The opponents, in words; empty if the learner has all seats."""
        answer: Callable[..., int] = nobody
        companies: list[Any] = [np.zeros(0)] * threads
        invited: tuple[int, ...] = (0,)
        weights: tuple[int, ...] = (1,)
        if opponents is not None:
            from meadhall.bots.search.company import new_company
            from meadhall.envs.opponents import Invitation, compiled_answer

            invitation = Invitation.of(opponents, setting.players - 1)
            thinking = invitation.thinking(rules)
            self.against, invited, weights = str(invitation), invitation.invited, invitation.weights
            answer = compiled_answer(rules.name, rules.kernels)
            companies = [new_company(rules, self._box, thinking, places=1) for _ in range(threads)]
        self._step = _compiled(rules.name, rules.kernels, answer)
        self._rules = VectorRules(
            seats=layout.seats,
            turned=layout.turned,
            autoreset=autoreset,
            seat=ALL_SEATS if opponents is None or seat is None else seat,
            drawn=int(opponents is not None and seat is None),
            invited=np.array(invited, np.int64),
            pool=np.cumsum(np.array(weights, np.int64)),
        )
        self._workers = [(new_work(setting, layout), company) for company in companies]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def run(self, actions: Array, games: Games) -> None:
        """One step of all games."""
        if self._pool is None:
            self._step(actions, self._box, games, self._workers[0][0], self._rules, self._workers[0][1])
            return
        bounds = np.linspace(0, len(actions), len(self._workers) + 1).astype(int)
        parts = [slice(first, last) for first, last in pairwise(bounds)]
        list(self._pool.map(lambda part, worker: self._run_part(actions, games, part, *worker), parts, self._workers))

    def _run_part(self, actions: Array, games: Games, part: slice, work: Work, company: Any) -> None:
        some = Games(*(array[part] for array in games))
        self._step(actions[part], self._box, some, work, self._rules, company)

    def close(self) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()
