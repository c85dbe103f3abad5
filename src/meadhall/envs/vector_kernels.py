"""The compiled step of the vector environment: a decision in each game, and all that happens before the next. Kernels.

`step_games` is a template: it is compiled with one game's rules as its globals, and with `answer`, which decides for
the seats that the learner does not hold. Where it holds all of them that is `nobody`; otherwise see `opponents`.
"""

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, cast

import numpy as np

from meadhall.core.common import copy_numbers
from meadhall.core.constants import CHANCE, OVER
from meadhall.core.contract import Kernels
from meadhall.core.kernel import bind, kernel
from meadhall.core.record import Array, Record, int8, int32
from meadhall.core.rng import below, next32, seed_rng
from meadhall.envs.elements import write_elements
from meadhall.envs.observation import Numbers, Scratch, TensorLayout, write

if TYPE_CHECKING:
    from meadhall.envs.position import Setting

# `bind` fills in one game's kernels, and those that are made of them.
setup = to_move = legal = chance = step = utility = hide = answer = begin = show = cast(Any, None)

BEGIN, LOOK, FORFEIT = -1, -2, -3  # in place of an action: begin a new game; do nothing but look; lose the game
SAME_STEP, NEXT_STEP, DISABLED = range(3)
"""When a game that has ended is begun anew: in the same step, in the next, or by `reset`."""
ILLEGAL = -1.0  # the reward for an action that is not legal
ALL_SEATS = -1  # in place of the learner's seat: it holds all of them
DRAWN = -1  # in place of a seat or of a bot: drawn anew for each game


class VectorRow(Record):
    """How one game stands."""

    learner = int8("the learner's seat in this game, or ALL_SEATS")
    viewer = int8("who sees it: the seat to move, and in the end the one that moved last, or the learner")
    mover = int8("the seat to move, or OVER")
    finished = int8("1 if it has ended and waits to be begun anew")
    ended = int8("1 if it has ended in the last step")
    steps = int32("steps so far, those of chance included")
    count = int32("how many legal actions there are")


class Games(NamedTuple):
    """The games, a row each, and what has come of the last step."""

    states: Array
    raw: Array  # the same as bytes
    rows: Array
    rngs: Array  # the chance of each game
    bot_rngs: Array  # where the bots' own chance comes from, and which of them sit down
    seeds: Array  # for each seat the seed of its bot in this game
    bots: Array  # for each seat the number of its bot in this game
    observations: Array
    finals: Array  # the last observation of a game that was begun anew in the same step
    masks: Array
    choices: Array  # the legal actions as lists
    rewards: Array

    @classmethod
    def room(cls, setting: "Setting", layout: TensorLayout, games: int) -> "Games":
        """Room for so many games."""
        seats, decisions = setting.players, setting.game.actions.decisions
        states, rows = setting.game.state.batch(games), VectorRow.batch(games)
        rows["learner"] = ALL_SEATS
        rngs, bot_rngs = np.zeros((2, games, 4), np.uint32)
        observations, finals = (np.zeros((games, layout.size), np.float32) for _ in range(2))
        return cls(
            states, states.view(np.uint8).reshape(games, -1), rows, rngs, bot_rngs,
            seeds=np.zeros((games, seats), np.int64), bots=np.zeros((games, seats), np.int8),
            observations=observations, finals=finals, masks=np.zeros((games, decisions), np.int8),
            choices=np.zeros((games, decisions), np.int16), rewards=np.zeros((games, seats)),
        )  # fmt: skip


class Work(NamedTuple):
    """Where a step works."""

    views: Array  # one record: what a seat knows
    view_raw: Array
    numbers: Numbers  # the same as bytes, and as numbers of every width
    out: Array
    weights: Array
    plan: Array  # how an observation is written by runs of bytes; empty if it is written number by number
    table: Array  # how it is written number by number

    @classmethod
    def room(cls, setting: "Setting", layout: TensorLayout) -> "Work":
        """Room for one thread to work."""
        scratch, actions = Scratch(setting.game.state), len(setting.game.actions)
        out, weights = np.zeros(actions, np.int32), np.zeros(actions, np.int64)
        return cls(scratch.records, scratch.raw, scratch.numbers, out, weights, layout.plan, layout.table)


class VectorRules(NamedTuple):
    """The settings that all steps share."""

    seats: int  # the most seats that the game has
    turned: bool  # whether observations count seats from the one who looks
    autoreset: int
    seat: int  # the learner's seat, ALL_SEATS, or DRAWN where `drawn` says so
    drawn: int  # 1 if the learner's seat is drawn for each game
    invited: Array  # for each seat, beginning behind the learner's, the number of its bot, or DRAWN
    pool: Array  # how likely each bot is drawn: their weights, added up


def write_view(
    i: int, who: int, mover: int, box: Any, games: Games, work: Work, rules: VectorRules, out: Array
) -> None:
    """A template: what a seat sees of a game."""
    copy_numbers(games.raw[i], work.view_raw)
    hide(work.views[0], box, who)
    if len(work.plan) > 0:
        write(work.numbers, work.plan, who, mover, rules.seats, out)
    else:
        write_elements(work.view_raw, work.table, rules.turned, who, mover, box.players, rules.seats, out)


def begin_game(i: int, box: Any, games: Games, rules: VectorRules) -> None:
    """A template: set up a new game, and let the bots sit down."""
    games.raw[i, :] = 0
    setup(games.states[i], box)
    games.rows[i].finished = 0
    games.rows[i].steps = 0
    if rules.seat == ALL_SEATS and rules.drawn == 0:
        return
    rng = games.bot_rngs[i]
    games.rows[i].learner = below(rng, box.players) if rules.drawn else rules.seat
    for seat in range(box.players):
        games.seeds[i, seat] = (next32(rng) << 30) ^ next32(rng)
        number = seat - 1 if seat > games.rows[i].learner else seat
        bot = rules.invited[number] if seat != games.rows[i].learner else 0
        if bot == DRAWN:
            ticket = below(rng, rules.pool[len(rules.pool) - 1])
            bot = 0
            while ticket >= rules.pool[bot]:
                bot += 1
        games.bots[i, seat] = bot


@kernel
def nobody(i: int, who: int, n: int, box: Any, games: Games, work: Work, company: Any) -> int:
    """The answer where the learner holds all seats: it is never asked."""
    return 0


def step_games(actions: Array, box: Any, games: Games, work: Work, rules: VectorRules, company: Any) -> None:
    """A template: one decision in each game, with all that chance and the bots do after it."""
    # It is long, because it would cost time in every game to hand all these arrays on to parts of it.
    out = work.out
    for i in range(len(actions)):
        s = games.states[i]
        action = int(actions[i])
        rewards = games.rewards[i]
        games.rows[i].ended = 0
        for seat in range(box.players):
            rewards[seat] = 0
        actor = games.rows[i].viewer
        who = OVER
        over = False
        if action == BEGIN or (games.rows[i].finished and action != LOOK):
            begin(i, box, games, rules)
        elif action == FORFEIT:
            rewards[actor] = ILLEGAL
            over = True
        elif action != LOOK:
            step(s, box, action)
            games.rows[i].steps += 1
        asked = action >= 0 or action == FORFEIT  # a game that is over before the learner was asked taught nothing
        while not games.rows[i].finished:
            who = OVER if over else to_move(s, box)
            if who == CHANCE:
                step(s, box, int(chance(s, box, games.rngs[i], out, work.weights)))
                games.rows[i].steps += 1
            elif who == OVER:
                if not over:
                    utility(s, box, rewards)
                over = False
                if asked:
                    games.rows[i].ended = 1
                    if rules.autoreset != SAME_STEP:
                        games.rows[i].finished = 1
                        break
                    show(i, actor, OVER, box, games, work, rules, games.finals[i])
                else:
                    for seat in range(box.players):
                        rewards[seat] = 0
                asked = False
                begin(i, box, games, rules)
            elif games.rows[i].learner == ALL_SEATS or who == games.rows[i].learner:
                break
            else:
                n = legal(s, box, out)
                step(s, box, int(answer(i, who, n, box, games, work, company)) if n > 1 else int(out[0]))
                games.rows[i].steps += 1
        for k in range(games.rows[i].count):
            games.masks[i, games.choices[i, k]] = 0
        games.rows[i].count = 0
        games.rows[i].mover = OVER
        if not games.rows[i].finished:
            games.rows[i].mover = games.rows[i].viewer = actor = who
            n = legal(s, box, out)
            for k in range(n):
                games.choices[i, k] = out[k]
                games.masks[i, out[k]] = 1
            games.rows[i].count = n
        mover = games.rows[i].mover
        copy_numbers(games.raw[i], work.view_raw)  # as `write_view` does, without passing all of it on each time
        hide(work.views[0], box, actor)
        if len(work.plan) > 0:
            write(work.numbers, work.plan, actor, mover, rules.seats, games.observations[i])
        else:
            seen = games.observations[i]
            write_elements(work.view_raw, work.table, rules.turned, actor, mover, box.players, rules.seats, seen)


@cache
def compiled_step(name: str, kernels: Kernels, answer: Callable[..., int]) -> Callable[..., None]:
    """`step_games` with the rules of one game, for all editions of it."""
    rules = kernels.as_dict()
    begin, show = (bind(part, name, rules) for part in (begin_game, write_view))
    return bind(step_games, name, rules | {"begin": begin, "show": show, "answer": answer})


@kernel
def seed_all(rngs: Array, seed: int, first: int) -> None:
    """Start the generator of each game at the beginning of its own stream."""
    for i in range(len(rngs)):
        seed_rng(rngs[i], seed, first + i)


@kernel
def forfeit_illegal(actions: Array, masks: Array, rows: Array) -> int:
    """Put FORFEIT in place of illegal actions, and BEGIN where a game waits for it; the first illegal one, or -1."""
    first = -1
    for i in range(len(actions)):
        if rows[i].finished:
            actions[i] = BEGIN
        elif actions[i] < 0 or actions[i] >= masks.shape[1] or masks[i, actions[i]] == 0:
            actions[i] = FORFEIT
            first = i if first < 0 else first
    return first


@kernel
def sample_all(choices: Array, rows: Array, rng: Array, out: Array) -> None:
    """One legal action of each game, all alike; 0 where there is none."""
    for i in range(len(rows)):
        out[i] = choices[i, below(rng, int(rows[i].count))] if rows[i].count > 0 else 0
