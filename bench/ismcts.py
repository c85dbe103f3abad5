"""Our search next to OpenSpiel's: how many iterations it makes, and who wins at the same time per move.

python bench/ismcts.py speed [GAME ...]      iterations a second, beside OpenSpiel's C++ search on its own games
python bench/ismcts.py strength [GAME ...]   our best level against OpenSpiel's search, both on our games

Time is the processor's, on one core: what else runs on the machine slows everybody down, and lengthens nobody's turn.
"""

import json
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from functools import cache
from statistics import median
from typing import Any, TypeVar

import click
import numpy as np
from rich.console import Console
from rich.progress import track
from rich.table import Table

import meadhall
from meadhall.bots.bot import Advice, Budget, Question
from meadhall.bots.players import derived_seed, find
from meadhall.bots.search.parameters import parameters_for
from meadhall.bots.search.tree import Tree
from meadhall.core.constants import CHANCE, OVER
from meadhall.core.contract import Kernels
from meadhall.core.dice import FairDice
from meadhall.core.game import TO_THE_END, Game
from meadhall.core.kernel import bind
from meadhall.core.match import Match
from meadhall.core.record import Array, Box, Record, to_bytes
from meadhall.core.rng import below, new_rng
from meadhall.lab.statistics import wilson

T = TypeVar("T")

PLAYERS = 2
ROUNDS = 5
GAMES = 3  # of each game are played to take positions from
POSITIONS = 24  # are taken from them, from the opening to the end
ITERATIONS = 500  # are made in each
SPARRING = 50  # iterations for each action in these games
NO_PASSING = 0  # OpenSpiel's search crashes while cards are passed on in hearts; in one deal of four none are
PEERS: dict[str, list[int]] = {"gin_rummy": [], "hearts": [NO_PASSING]}
"""OpenSpiel's games, and how they begin."""
CURIOSITY = 1.4  # of OpenSpiel's search on our games, the best of 0.5, 1.4 and 5 that we have tried

# --- Speed ----------------------------------------------------------------------------------------------------------

Pace = Callable[[], float]
"""Searches all positions of a game once; returns iterations a second."""


@dataclass(frozen=True)
class Speed:
    """How many iterations of search a game allows, with playouts of one length."""

    game: str
    playouts: str
    iterations_per_second: float
    ratios: dict[str, float]
    """How many times as many as the C++ search makes on each of OpenSpiel's games: the median over the rounds."""


def measure(games: Sequence[Game]) -> list[Speed]:
    """Measure all games in turns: those of OpenSpiel, ours as they are searched, and ours with games played out."""
    paces = {(name, "to the end"): their_pace(name) for name in PEERS}
    for game in games:
        asked = spread(questions(game))
        paces[game.name, playouts(game.horizon)] = our_pace(asked, game.horizon)
        paces[game.name, "to the end"] = our_pace(asked, TO_THE_END)
    found = [
        {key: pace() for key, pace in paces.items()}
        for _ in track(range(ROUNDS), "Rounds", console=Console(stderr=True), transient=True)
    ]
    return [
        Speed(
            game,
            length,
            median(one[game, length] for one in found),
            {name: median(one[game, length] / one[name, "to the end"] for one in found) for name in PEERS},
        )
        for game, length in paces
    ]


def playouts(horizon: int) -> str:
    """How long playouts are, in words."""
    return {0: "none: estimated at once", TO_THE_END: "to the end"}.get(horizon, f"{horizon} decisions, then estimated")


def our_pace(asked: Sequence[Question], horizon: int) -> Pace:
    """Our search, a new tree for each question."""
    parameters = replace(parameters_for(asked[0].view.game), horizon=horizon)

    def pace() -> float:
        began = time.process_time()
        for question in asked:
            Tree(question, parameters).run(ITERATIONS)
        return len(asked) * ITERATIONS / (time.process_time() - began)

    pace()  # compiled or loaded before it counts
    return pace


def their_pace(name: str) -> Pace:
    """OpenSpiel's C++ search with one random playout an iteration, as it comes."""
    import pyspiel

    def searcher(simulations: int) -> Any:
        return pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 5.0, simulations)  # 5 as in its tests

    rng = np.random.default_rng(1)
    found, sparring = [], searcher(SPARRING)
    for _ in range(GAMES):
        state = pyspiel.load_game(name).new_initial_state()
        for action in PEERS[name]:
            state.apply_action(action)
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(rng.choice(outcomes, p=odds)))
                continue
            if len(state.legal_actions()) > 1:
                found.append(state.clone())
            state.apply_action(sparring.step(state))
    positions, bot = spread(found), searcher(ITERATIONS)

    def pace() -> float:
        began = time.process_time()
        for position in positions:
            bot.step(position)
        return len(positions) * ITERATIONS / (time.process_time() - began)

    return pace


def questions(game: Game) -> list[Question]:
    """All questions of a few games, played by a search that thinks little."""
    found, player = [], find(f"search:{SPARRING}")
    for seed in range(GAMES):
        match = game.start(PLAYERS, seed=seed)
        while not match.over:
            question = Question.of(match, derived_seed(seed, match.to_move))
            if len(question.legal) > 1:
                found.append(question)
            match.play(player.answer(question).action)
    return found


def spread(found: Sequence[T]) -> list[T]:
    """So many as are measured, evenly from the first to the last."""
    return [found[i * len(found) // POSITIONS] for i in range(POSITIONS)]


def speed_table(found: Iterable[Speed]) -> None:
    """Print measurements of speed."""
    table = Table(title="Iterations of search on one core", title_justify="left")
    for column in ("game", "playouts", "iterations/s", *(f"{name} x" for name in PEERS)):
        table.add_column(column, justify="left" if column in ("game", "playouts") else "right")
    for one in found:
        name = f"OpenSpiel {one.game}" if one.game in PEERS else one.game
        ratios = [f"{one.ratios[peer]:.1f}" for peer in PEERS]
        table.add_row(name, one.playouts, f"{one.iterations_per_second:,.0f}", *ratios)
    Console().print(table)


# --- Our games as OpenSpiel sees them -------------------------------------------------------------------------------

NONE = -1
OVER_THERE = -4  # how OpenSpiel says that a game is over; chance has the same number there as here

# ruff: noqa: F821 - these names are filled in by `bind` with one game's kernels
to_move: Any
legal: Any
odds: Any
chance: Any
step: Any
utility: Any
estimate: Any
hide: Any
imagine: Any


def advance(states: Array, boxes: Array, action: int, out: Array, weights: Array) -> tuple[int, int]:
    """Take a step, unless it is NONE; write what can be done next. Returns who does it, and how many things that is."""
    s, box = states[0], boxes[0]
    if action != NONE:
        step(s, box, action)
    who = to_move(s, box)
    if who == OVER:
        return who, 0
    return who, odds(s, box, out, weights) if who == CHANCE else legal(s, box, out)


def forget(states: Array, boxes: Array, seat: int) -> None:
    """Erase what a seat does not know."""
    hide(states[0], boxes[0], seat)


def invent(states: Array, boxes: Array, seat: int, rng: Array) -> None:
    """Put something possible in the place of what a seat does not know."""
    hide(states[0], boxes[0], seat)
    imagine(states[0], boxes[0], seat, rng)


def judge(states: Array, boxes: Array, result: Array) -> None:
    """Write how well each seat did."""
    utility(states[0], boxes[0], result)


def roll_out(
    states: Array, boxes: Array, seat: int, left: int, rng: Array, out: Array, weights: Array, result: Array
) -> None:
    """Play on at random, to the end or for so many decisions, and write how well it went for each seat."""
    s, box = states[0], boxes[0]
    while True:
        who = to_move(s, box)
        if who == OVER:
            utility(s, box, result)
            return
        if who == CHANCE:
            step(s, box, chance(s, box, rng, out, weights))
            continue
        if left == 0:
            estimate(s, box, seat, result)
            return
        left -= 1
        step(s, box, out[below(rng, legal(s, box, out))])


@cache
def compiled(name: str, kernels: Kernels) -> dict[str, Callable[..., Any]]:
    """These functions with the rules of one game."""
    templates = (advance, forget, invent, judge, roll_out)
    return {template.__name__: bind(template, name, kernels.as_dict()) for template in templates}


class Rules:
    """What the positions of one search share: the rules, the box, chance, and arrays to write in."""

    def __init__(self, game: Game, box: Box, seed: int, stream: int = 0) -> None:
        functions = compiled(game.name, game.kernels)
        self.advance, self.forget, self.invent = functions["advance"], functions["forget"], functions["invent"]
        self.judge, self.roll_out = functions["judge"], functions["roll_out"]
        self.boxes = as_array(box)
        self.rng = new_rng(seed, stream)
        self.out, self.weights = np.zeros(len(game.actions), np.int32), np.zeros(len(game.actions), np.int64)
        self.result = np.zeros(int(box.players))


def as_array(record: Record) -> Array:
    """A copy of a record, as an array of one: Numba takes these from Python some thirty times as fast."""
    return np.frombuffer(bytearray(to_bytes(record)), type(record).dtype)


def copied(states: Array) -> Array:
    """A copy of such an array: NumPy's own goes field by field."""
    return np.frombuffer(bytearray(states.tobytes()), states.dtype)


class Position:
    """A state of one of our games with the methods that OpenSpiel's search asks of its own states."""

    __slots__ = ("_known", "_next", "_odds", "_rules", "_who", "states")

    def __init__(self, rules: Rules, states: Array) -> None:
        self._rules, self.states = rules, states
        self.apply_action(NONE)

    def clone(self) -> "Position":
        """An independent copy."""
        return Position(self._rules, copied(self.states))

    def current_player(self) -> int:
        """Who is to move, with OpenSpiel's numbers."""
        return OVER_THERE if self._who == OVER else self._who

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._who == OVER

    def is_chance_node(self) -> bool:
        """Whether chance is to move."""
        return self._who == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The legal actions of the seat to move, or what chance may do."""
        return self._next

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may do next, and how likely."""
        total = sum(self._odds)
        return [(outcome, weight / total) for outcome, weight in zip(self._next, self._odds, strict=True)]

    def apply_action(self, action: int) -> None:
        """Take a step."""
        rules = self._rules
        who, count = rules.advance(self.states, rules.boxes, action, rules.out, rules.weights)
        self._who: int = who
        self._next: list[int] = rules.out[:count].tolist()
        self._odds: list[int] = rules.weights[:count].tolist() if who == CHANCE else []
        self._known: str | None = None

    def information_state_string(self, player: int | None = None) -> str:
        """All that a seat knows: the bytes of its view."""
        if self._known is None or player not in (None, self._who):
            states = copied(self.states)
            self._rules.forget(states, self._rules.boxes, self._who if player is None else player)
            known = states.tobytes().decode("latin-1")
            if player not in (None, self._who):
                return known
            self._known = known
        return self._known

    def resample_from_infostate(self, player: int, sampler: Any = None) -> "Position":
        """A position that may be the true one, for all that the seat knows."""
        states = copied(self.states)
        self._rules.invent(states, self._rules.boxes, player, self._rules.rng)
        return Position(self._rules, states)

    def returns(self) -> list[float]:
        """How well each seat did, from -1 to 1."""
        self._rules.judge(self.states, self._rules.boxes, self._rules.result)
        return [2 * result - 1 for result in self._rules.result.tolist()]

    def rolled_out(self, seat: int, horizon: int) -> list[float]:
        """How well each seat did when somebody played on at random from here, as one of them would estimate it."""
        rules, states = self._rules, copied(self.states)
        rules.roll_out(states, rules.boxes, seat, horizon, rules.rng, rules.out, rules.weights, rules.result)
        return [2 * result - 1 for result in rules.result.tolist()]


# --- Strength -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Evaluator:
    """One random playout, as OpenSpiel's RandomRolloutEvaluator makes it, but in one compiled call."""

    seat: int
    horizon: int = TO_THE_END

    def evaluate(self, position: Position) -> list[float]:
        """The result of a playout."""
        return position.rolled_out(self.seat, self.horizon)

    def prior(self, position: Position) -> list[tuple[int, float]]:
        """All actions are equally likely."""
        actions = position.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


@dataclass
class OpenSpiel:
    """OpenSpiel's own search, asked like any bot of ours.

    It is the one in Python: the one in C++ cannot search a game that was written in Python, because OpenSpiel does not
    hand `resample_from_infostate` on to it. Rules, worlds and playouts are as compiled as ours.
    """

    curiosity: float = CURIOSITY
    estimated: bool = False
    """Whether it breaks off its playouts where ours does, and asks for the game's estimate."""
    simulations: int = 0
    """How many it has made so far."""

    def advise(self, question: Question, budget: Budget) -> Advice:
        """The action that it tried most."""
        from open_spiel.python.algorithms import ismcts

        view = question.view
        rules = Rules(view.game, view.box, question.seed, len(question.history))
        evaluator = Evaluator(view.seat, view.game.horizon if self.estimated else TO_THE_END)
        chance = np.random.RandomState(derived_seed(question.seed, len(question.history)) % 2**32)
        bot = ismcts.ISMCTSBot(None, evaluator, self.curiosity, 0, random_state=chance)
        began, done = time.process_time(), 0
        position = Position(rules, as_array(view.state))
        root = bot.create_new_node(position)
        while done < 2 or not self._is_spent(budget, done, time.process_time() - began):  # the first is no playout yet
            bot.run_simulation(bot.sample_root_state(position))
            done += 1
        self.simulations += done
        actions, policy = zip(*bot.get_final_policy(position, root), strict=True)
        return Advice(int(chance.choice(actions, p=policy)))

    @staticmethod
    def _is_spent(budget: Budget, done: int, seconds: float) -> bool:
        return done >= budget.iterations if budget.iterations is not None else seconds >= (budget.seconds or 0)


@dataclass
class Clock:
    """How long somebody has thought so far."""

    moves: int = 0
    seconds: float = 0.0

    @property
    def mean(self) -> float:
        """Seconds for a move."""
        return self.seconds / max(1, self.moves)

    def time(self, decide: Callable[[], Advice]) -> int:
        """The action that somebody decides on, with the clock running."""
        began = time.process_time()
        action = decide().action
        self.moves, self.seconds = self.moves + 1, self.seconds + time.process_time() - began
        return action


@dataclass(frozen=True)
class Strength:
    """How our bot did against OpenSpiel's search."""

    game: str
    bot: str
    games: int
    wins: float
    """A shared win counts as half."""
    share: float
    interval: tuple[float, float]
    """Wilson's, at 95 %."""
    seconds_per_move: float
    iterations_per_move: int
    """Of our bot; what it keeps from its last tree comes on top."""
    their_seconds_per_move: float
    their_iterations_per_move: float


def meet(
    game: Game, name: str, games: int, seed: int, *, curiosity: float, estimated: bool, simulations: int | None
) -> Strength:
    """Let one of our levels meet OpenSpiel's search; each deal is played from both seats."""
    theirs = OpenSpiel(curiosity, estimated)
    ours, clock, wins = Clock(), Clock(), 0.0
    for question in spread(questions(game))[::3]:  # so that all is compiled, and there is a mean, before the first move
        theirs.advise(question, Budget(iterations=2))
        find(name).answer(question)
        ours.time(lambda: find(name).answer(question))  # noqa: B023 - it is asked at once
    theirs.simulations = 0
    for number in track(range(games), game.title, console=Console(stderr=True), transient=True):
        match = Match(game, PLAYERS, {}, FairDice.from_seed(derived_seed(seed, number // 2)))
        seat, player = number % 2, find(name)
        while not match.over:
            question = Question.of(match, derived_seed(seed, number, match.to_move))
            if len(question.legal) == 1:
                action = question.legal[0]
            elif match.to_move == seat:
                action = ours.time(lambda: player.answer(question))  # noqa: B023
            else:
                owed = min(max(ours.mean * (clock.moves + 1) - clock.seconds, ours.mean / 2), ours.mean * 2)
                budget = Budget(iterations=simulations) if simulations else Budget(seconds=owed)
                action = clock.time(lambda: theirs.advise(question, budget))  # noqa: B023
            match.play(action)
        assert match.outcome is not None
        mine, other = match.outcome.places[seat], match.outcome.places[1 - seat]
        wins += (mine < other) + (mine == other) / 2
    return Strength(
        game=game.name,
        bot=name,
        games=games,
        wins=wins,
        share=wins / games,
        interval=wilson(wins, games),
        seconds_per_move=ours.mean,
        iterations_per_move=find(name).budget_for(game).iterations or 0,
        their_seconds_per_move=clock.mean,
        their_iterations_per_move=theirs.simulations / max(1, clock.moves),
    )


def strength_table(found: Iterable[Strength]) -> None:
    """Print how our bot did."""
    table = Table(title="Against OpenSpiel's search", title_justify="left")
    for column in ("game", "bot", "games", "share", "95 %", "ms/move", "theirs", "iterations", "theirs"):
        table.add_column(column, justify="left" if column in ("game", "bot") else "right")
    for one in found:
        low, high = one.interval
        table.add_row(
            one.game, one.bot, f"{one.games:,}", f"{one.share:.1%}", f"{100 * low:.0f}-{high:.0%}",
            f"{1000 * one.seconds_per_move:,.0f}", f"{1000 * one.their_seconds_per_move:,.0f}",
            f"{one.iterations_per_move:,}", f"{one.their_iterations_per_move:,.0f}",
        )  # fmt: skip
    Console().print(table)


# --- The commands ---------------------------------------------------------------------------------------------------


@click.group()
def main() -> None:
    """Our search next to OpenSpiel's."""


def _games(names: Sequence[str]) -> list[Game]:
    return [meadhall.game(name) for name in names or meadhall.game_names()]


@main.command()
@click.argument("games", nargs=-1)
@click.option("--json", "as_json", is_flag=True, help="As a JSON list.")
def speed(games: tuple[str, ...], as_json: bool) -> None:
    """Measure iterations a second on GAMES (all if none is named), and OpenSpiel's on gin rummy and hearts."""
    found = measure(_games(games))
    if as_json:
        click.echo(json.dumps([asdict(one) for one in found]))
    else:
        speed_table(found)


@main.command()
@click.argument("games", nargs=-1)
@click.option("--bot", default="skald", show_default=True, help="Who of ours: a level, or search:N.")
@click.option("--games", "count", type=click.IntRange(1), default=40, show_default=True, help="Of each game.")
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="Same seed, same dice.")
@click.option("--curiosity", default=CURIOSITY, show_default=True, help="What OpenSpiel calls uct_c.")
@click.option("--estimated", is_flag=True, help="Lend OpenSpiel's search the estimates of our games.")
@click.option("--simulations", type=click.IntRange(2), help="Give it so many instead of the same time.")
@click.option("--json", "as_json", is_flag=True, help="As a JSON list.")
def strength(
    games: tuple[str, ...], bot: str, count: int, seed: int, curiosity: float, estimated: bool,
    simulations: int | None, as_json: bool,
) -> None:  # fmt: skip
    """Let our best level meet OpenSpiel's search in GAMES (all if none is named), at the same time per move."""
    found = [
        meet(game, bot, count, seed, curiosity=curiosity, estimated=estimated, simulations=simulations)
        for game in _games(games)
    ]
    if as_json:
        click.echo(json.dumps([asdict(one) for one in found]))
    else:
        strength_table(found)


if __name__ == "__main__":
    main()
