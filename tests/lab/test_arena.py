"""The arena: fair pairings, plain figures, and the same result on any number of processes."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import replace
from typing import Any

import pytest

import meadhall
from meadhall.bots.bot import Advice, Budget, Question
from meadhall.bots.players import BotError
from meadhall.bots.simple import Random
from meadhall.core.constants import LOST, WON
from meadhall.core.content import Edition
from meadhall.core.game import Game
from meadhall.core.options import Value
from meadhall.core.view import Outcome
from meadhall.lab import process_pool
from meadhall.lab.arena import Tournament, arena, groups_of, rate, rounded_up, schedule, standing_of
from meadhall.lab.games import BotTable, FinishedGame, ScheduledGame, play_all
from tests.patience import PATIENT

SAGA = meadhall.game("saga")
FIRST, LAST = f"{__name__}:First", f"{__name__}:Last"


class First:
    """Takes the first legal action."""

    def advise(self, question: Question, budget: Budget) -> Advice:
        return Advice(question.legal[0])


class Aimless(Random):
    """Takes any action, and is never asked when there is only one."""

    def advise(self, question: Question, budget: Budget) -> Advice:
        assert len(question.legal) > 1
        return super().advise(question, budget)


class Last:
    """Takes the last legal action."""

    def advise(self, question: Question, budget: Budget) -> Advice:
        return Advice(question.legal[-1])


class Clumsy:
    """Fails in the middle of a game."""

    def advise(self, question: Question, budget: Budget) -> Advice:
        if len(question.history) > 20:
            raise RuntimeError("I have dropped my cards")
        return Advice(question.legal[0])


class Liar:
    """Does what it may not."""

    def advise(self, question: Question, budget: Budget) -> Advice:
        return Advice(-7)


class Mortal:
    """Takes its process with it."""

    def advise(self, question: Question, budget: Budget) -> Advice:
        os._exit(9)


class Slow:
    """Has all the time in the world."""

    def advise(self, question: Question, budget: Budget) -> Advice:
        time.sleep(0.05)
        return Advice(question.legal[0])


# --- who meets whom ---------------------------------------------------------------------------------------------


def test_every_pair_meets() -> None:
    assert groups_of(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_every_three_meet_at_three_seats() -> None:
    assert groups_of(["a", "b", "c", "d"], 3) == [("a", "b", "c"), ("a", "b", "d"), ("a", "c", "d"), ("b", "c", "d")]


def test_where_bots_are_few_each_meets_a_table_full_of_each_other() -> None:
    assert groups_of(["a", "b"], 4) == [("a", "b", "b", "b"), ("b", "a", "a", "a")]


@pytest.mark.parametrize(
    ("bots", "message"),
    [(["a"], "at least two bots"), ([], "at least two bots"), (["a", "b", "a"], '"a" is named twice')],
)
def test_an_arena_needs_different_bots(bots: list[str], message: str) -> None:
    with pytest.raises(BotError, match=message):
        groups_of(bots, 2)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_deal_is_played_from_every_seat(players: int) -> None:
    bots = ["a", "b", "c", "d"]
    games = list(schedule(groups_of(bots, players), rounded_up(10, players)))
    seats = Counter((scheduled.deal, bot, seat) for scheduled in games for seat, bot in enumerate(scheduled.bots))
    groups_with_a_bot = [3, 3, 1][players - 2]
    deals = rounded_up(10, players) // players
    assert seats == {(d, bot, seat): groups_with_a_bot for d in range(deals) for bot in bots for seat in range(players)}
    assert [scheduled.number for scheduled in games] == list(range(len(games)))


def test_nobody_always_plays_after_the_same_other() -> None:
    after = Counter((s.bots[i - 1], bot) for s in schedule([("a", "b", "c")], 12) for i, bot in enumerate(s.bots))
    assert set(after.values()) == {6}


def test_games_of_a_deal_have_the_same_dice_and_their_bots_chance_of_their_own() -> None:
    table, first = BotTable(meadhall.game("hagar"), 2, seed=1), (FIRST, FIRST)
    one, two, three = (table.play(ScheduledGame(number, deal, first)) for number, deal in ((0, 0), (1, 0), (2, 1)))
    assert replace(one, scheduled=two.scheduled, seconds=two.seconds) == two
    assert three.outcome.points != one.outcome.points or three.steps != one.steps
    with_chance = ("random", "random")
    assert table.play(ScheduledGame(0, 0, with_chance)).steps != table.play(ScheduledGame(1, 0, with_chance)).steps


def test_forced_decisions_are_not_asked() -> None:
    game = BotTable(meadhall.game("sagnir"), 2, seed=1).play(
        ScheduledGame(0, 0, (f"{__name__}:Aimless", f"{__name__}:Aimless"))
    )
    assert all(moves < decisions for moves, decisions in zip(game.moves, game.decisions, strict=True))


# --- figures ----------------------------------------------------------------------------------------------------


def finished(bots: tuple[str, ...], places: tuple[int, ...], number: int = 0) -> FinishedGame:
    each = (0,) * len(bots)
    nothing = ((),) * len(bots)
    return FinishedGame(
        ScheduledGame(number, number, bots),
        Outcome(tuple(WON if place == 1 else LOST for place in places), places, each),
        9,
        (5,) * len(bots),
        (4,) * len(bots),
        (2.0,) * len(bots),
        nothing,
    )


def test_a_shared_win_counts_as_one_part_of_it() -> None:
    results = [finished(("a", "b", "c"), places) for places in ((1, 1, 3), (1, 1, 1), (1, 2, 3), (2, 2, 2))]
    assert standing_of("a", results, 25, 1).wins == pytest.approx(1 / 2 + 1 / 3 + 1)
    assert standing_of("b", results, 25, 1).wins == pytest.approx(1 / 2 + 1 / 3)
    assert standing_of("c", results, 25, 1).wins == pytest.approx(1 / 3)


def test_a_bot_with_several_seats_counts_for_each() -> None:
    found = standing_of("b", [finished(("a", "b", "b"), (3, 1, 2))], 25, 1)
    assert (found.games, found.wins, found.share) == (2, 1, 0.5)
    assert (found.moves_per_game, found.seconds_per_move) == (4, 0.5)
    assert found.rating_interval == (23, 27)


def test_ratings_put_the_better_bot_above_and_grow_sure() -> None:
    games = [finished(("a", "b"), (1, 2) if number % 5 else (2, 1), number) for number in range(200)]
    (a, sure), (b, _) = rate(["a", "b"], games).values()
    few = rate(["a", "b"], games[:20])
    assert a - b == pytest.approx(8, abs=3)  # four wins in five, as the module says
    assert sure < few["a"][1] < 25 / 3


def test_draws_leave_ratings_even() -> None:
    ratings = rate(["a", "b", "c"], [finished(("a", "b", "c"), (1, 1, 1), number) for number in range(9)])
    assert [mu for mu, _ in ratings.values()] == pytest.approx([25, 25, 25])


def test_several_copies_of_a_bot_share_one_rating() -> None:
    ratings = rate(["a", "b"], [finished(("a", "b", "b"), (1, 2, 3), number) for number in range(20)])
    assert ratings["a"][0] > 25 > ratings["b"][0]


# --- whole tournaments ------------------------------------------------------------------------------------------


def without_times(found: Tournament) -> dict[str, Any]:
    plain = found.to_dict()
    del plain["seconds"], plain["games_per_second"]
    for standing in plain["standings"]:
        del standing["seconds_per_move"]
    return plain


def test_a_small_tournament() -> None:
    seen: list[int] = []
    found = arena(SAGA, ["random", FIRST, LAST], 5, seed=1, jobs=1, progress=seen.append)
    assert (found.games_asked, found.games_per_group, found.games) == (5, 6, 18)
    assert sum(seen) == 18
    assert sum(standing.wins for standing in found.standings) == pytest.approx(18)
    assert [standing.rating for standing in found.standings] == sorted(
        (s.rating for s in found.standings), reverse=True
    )
    shares = {(duel.bot, duel.other): duel.share for duel in found.duels}
    assert len(shares) == 6
    assert all(share + shares[other, bot] == pytest.approx(1) for (bot, other), share in shares.items())
    assert all(standing.moves_per_game > 5 for standing in found.standings)


def test_three_seats_for_two_bots() -> None:
    found = arena(meadhall.game("runir"), ["random", FIRST], 3, seed=1, players=3, jobs=1)
    assert found.groups == [("random", FIRST, FIRST), (FIRST, "random", "random")]
    assert found.games == 6
    assert [standing.games for standing in found.standings] == [9, 9]
    assert [duel.games for duel in found.duels] == [6, 6]


def test_the_result_is_the_same_whatever_the_jobs() -> None:
    """Also with options and an owner's own content, which travel to the workers."""
    hagar = meadhall.game("hagar")
    own: Game = hagar.with_content(Edition(hagar.edition.text.replace("direct = 3", "direct = 9"), "mine.toml"))
    options: dict[str, Value] = {"harbor": True}
    one, two = (arena(own, ["random", LAST], 4, seed=3, options=options, jobs=jobs) for jobs in (1, 2))
    assert without_times(one) == without_times(two)
    assert without_times(one) != without_times(arena(hagar, ["random", LAST], 4, seed=3, options=options, jobs=1))


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_fails_ends_the_arena_with_its_name(jobs: int) -> None:
    with pytest.raises(
        BotError, match=r'"tests.lab.test_arena:Clumsy" failed: RuntimeError: I have .* \(test_arena.py, l'
    ):
        arena(SAGA, [FIRST, f"{__name__}:Clumsy"], 4, seed=1, jobs=jobs)


def test_a_bot_that_breaks_the_rules_is_named() -> None:
    with pytest.raises(BotError, match='Liar" chose -7, which is not among its legal actions'):
        arena(SAGA, [FIRST, f"{__name__}:Liar"], 4, seed=1, jobs=1)


def test_a_process_that_dies_is_noticed() -> None:
    table, mortal = BotTable(SAGA, 2, seed=1), (FIRST, f"{__name__}:Mortal")
    with pytest.raises(BotError, match="a process that played games has died"):
        list(play_all(table, [ScheduledGame(0, 0, mortal)], jobs=2))


def alive(column: str, number: int) -> int:
    """How many processes have this parent or this group."""
    listed = subprocess.run(["ps", "-eo", f"{column}=,stat="], capture_output=True, text=True, check=True).stdout
    rows = [line.split() for line in listed.splitlines()]
    return sum(row[0] == str(number) and not row[1].startswith("Z") for row in rows)


def wait_until(condition: Callable[[], bool]) -> bool:
    until = time.monotonic() + PATIENT
    while not condition() and time.monotonic() < until:
        time.sleep(0.05)
    return condition()


def _hear_ctrl_c() -> None:
    """A shell that runs the tests in the background makes its processes deaf to Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_ctrl_c_ends_it_plainly() -> None:
    command = [
        sys.executable,
        "-m",
        "meadhall.cli",
        "arena",
        "saga",
        "--bots",
        f"{FIRST},{__name__}:Slow",
        "--jobs",
        "2",
    ]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=_hear_ctrl_c,
    ) as running:
        try:
            assert wait_until(lambda: alive("ppid", running.pid) >= 3)  # two workers and Python's own tracker
            os.killpg(running.pid, signal.SIGINT)
            _, said = running.communicate(timeout=PATIENT)
        finally:
            running.kill()
    assert running.returncode == 1
    assert "Aborted!" in said
    assert "Traceback" not in said
    assert wait_until(lambda: alive("pgid", running.pid) == 0)


def test_ctrl_c_is_heard_when_all_workers_are_started() -> None:
    handed: list[int] = []

    class Pool:
        def submit(self, work: Any, task: int) -> Future[int]:
            os.kill(os.getpid(), signal.SIGINT)
            time.sleep(0.02)  # so that another thread, to which the signal is not blocked, gets it
            handed.append(task)
            return Future()

    pool: Any = Pool()
    over = threading.Event()
    bystander = threading.Thread(target=over.wait)
    bystander.start()
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            process_pool._submit(pool, [1, 2, 3])
        assert handed == [1, 2, 3]
    finally:
        signal.signal(signal.SIGINT, before)
        over.set()
        bystander.join()
