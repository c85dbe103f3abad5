"""Bots at the tables of a hall: whom they wait for, what they are given, and what happens if one fails."""

import asyncio
import time
from pathlib import Path
from typing import ClassVar

import pytest

from meadhall.bots import players
from meadhall.bots.bot import Advice, Budget, Question
from meadhall.bots.search import Search
from meadhall.bots.search.nodes import INITIAL_NODES
from meadhall.bots.search.parameters import former_parameters
from meadhall.core.kernel import JIT
from meadhall.hall import limits
from meadhall.hall.fair_order import Asker
from meadhall.hall.live import bot_queue
from meadhall.hall.live.bot_queue import BotMemory
from meadhall.hall.live.game_loader import GameLoader
from meadhall.hall.live.hall import Hall
from meadhall.hall.live.new_table import NewTable, open_for
from meadhall.hall.live.rooms import Room
from meadhall.hall.storage.sqlite import SqliteStore
from meadhall.table.commands import Act, Start
from tests.core.toy import MEAD
from tests.hall.in_process import Time
from tests.hall.room import against_bot, hall_at, run, until
from tests.hall.server import Person
from tests.table.seating import ASTRID, BJARNI, GUDRUN


def test_a_bot_is_asked_again_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "hall.sqlite"

    async def first() -> None:
        async with hall_at(path) as hall:
            monkeypatch.setattr(hall.bot_queue, "ask", lambda room: None)  # it has no time to answer
            room = await against_bot(hall)
            await room.do(Act("keep"), ASTRID)
            assert room.table.bot_to_move == "random"

    async def second() -> None:
        async with hall_at(path) as hall:
            (listed,) = hall.store.tables_of(ASTRID)
            room = await hall.room(listed.id)
            await until(room, lambda s: bool(s.choices), ASTRID)

    run(first)
    run(second)


async def test_bots_among_themselves_play_while_somebody_watches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall_at(tmp_path / "hall.sqlite") as hall:
        monkeypatch.setattr(hall.bot_queue, "weigh", lambda room: None)  # for which a search would be compiled
        room, watcher = await open_for(hall, ASTRID, NewTable("mead", ["random", "random"])), object()
        assert room.table.phase == "playing"
        version = room.table.version
        for _ in range(20):
            await asyncio.sleep(0)
        assert room.table.version == version, "nobody looks"
        room.come(watcher, None)
        await until(room, lambda view: view.version > version + 1)
        room.go(watcher)
        while room.asked is not None:
            await asyncio.sleep(0.001)
        version = room.table.version
        for _ in range(20):
            await asyncio.sleep(0)
        assert room.table.version == version, "nobody looks any more"


@pytest.mark.skipif(not JIT, reason="who is ahead is told when the search is compiled")
def test_who_watches_bots_is_told_who_is_ahead(astrid: Person) -> None:
    with astrid.socket(astrid.open("karl", "karl"), {"board": False, "chances": True}) as socket:
        told = socket.hear("chances")
        assert sum(told["chances"]) == pytest.approx(1, abs=0.01)
        assert socket.hear("chances")["position"] > told["position"], "and so on"


@pytest.mark.skipif(not JIT, reason="who is ahead is told when the search is compiled")
def test_who_joins_a_show_is_not_told_who_was_ahead(astrid: Person, bjarni: Person) -> None:
    table, asked = astrid.open("karl", "karl"), {"board": False, "chances": True}
    with astrid.socket(table, asked) as socket:
        socket.hear("chances")
        socket.do("offer", do="set-seat", seat=1, bot=None)
        socket.hear("ack")
        assert bjarni.do(table, do="sit", seat=1, name="Bjarni").status_code == 200
        with bjarni.socket(table, asked) as his:
            his.send(type="ping")
            assert "chances" not in {his.hear()["type"] for _ in range(2)}


async def test_who_is_ahead_in_a_game_of_their_own_is_told_to_nobody(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "hall.sqlite") as hall:
        room = await against_bot(hall)
        room.come(object(), ASTRID)
        await room.do(Act("keep"), ASTRID)
        await until(room, lambda view: bool(view.choices), ASTRID)
        assert room.weighed is None
        assert room.chances is None


class Failing:
    def advise(self, question: Question, budget: Budget) -> Advice:
        raise ValueError("no idea")


class Curious:
    asked: ClassVar[list[Question]] = []

    def advise(self, question: Question, budget: Budget) -> Advice:
        self.asked.append(question)
        return Advice(question.legal[-1])


@pytest.mark.parametrize("tokens", [1, 40])
async def test_forty_long_thoughts_of_one_address_do_not_keep_the_bot_of_another_waiting(
    tokens: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many tokens it takes."""

    class Thinker:
        def __init__(self, seconds: float) -> None:
            self.seconds = seconds

        def advise(self, question: Question, budget: Budget) -> Advice:
            time.sleep(self.seconds)
            return Advice(question.legal[0])

    speeds = {"skald": 0.1, "karl": 0.001}
    monkeypatch.setattr(bot_queue, "find", lambda name: players.Player(name, Thinker(speeds[name]), Budget(1)))
    monkeypatch.setattr(GameLoader, "is_compiled", lambda self, game, part: True)

    async def opened(hall: Hall, person: str, bot: str) -> Room:
        address = "192.0.2.2" if person == BJARNI else "192.0.2.1"
        return await open_for(hall, person, NewTable("mead", [bot, "me"], ["Somebody"], start=False), address)

    hall = Hall(
        SqliteStore(tmp_path / "h"), now=Time(1000.0), pace=0.0, workers=1, game_loader=GameLoader(lambda name: MEAD)
    )
    try:
        hall.budgets.spend = lambda *spent: None  # type: ignore[method-assign]
        persons = [f"{number % tokens:032}" for number in range(40)]
        many = [await opened(hall, person, "skald") for person in persons]
        one = await opened(hall, BJARNI, "karl")
        for room, person in zip(many, persons, strict=True):
            await room.do(Start(), person, address="192.0.2.1")
        thought = sum(room.table.to_move == 1 for room in many)
        await one.do(Start(), BJARNI, address="192.0.2.2")
        await until(one, lambda view: view.to_move == 1)
        assert sum(room.table.to_move == 1 for room in many) - thought < 5
    finally:
        await hall.stop()


@pytest.mark.parametrize("bot", [Failing, Curious])
def test_a_bot_gets_a_view_and_one_that_fails_is_replaced(
    bot: type, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Curious.asked.clear()
    monkeypatch.setattr(bot_queue, "find", lambda name: players.Player(name, bot(), Budget(iterations=1)))

    async def test() -> None:
        async with hall_at(tmp_path / "hall.sqlite") as hall:
            room = await against_bot(hall)
            await room.do(Act("keep"), ASTRID)
            await until(room, lambda s: bool(s.choices), ASTRID)
            failures = hall.metrics.registry.get_sample_value("meadhall_bot_failures_total")
            assert failures == (1 if bot is Failing else 0)

    run(test)
    for question in Curious.asked:
        assert question.view.seat == 1
        assert question.view.state.cups[0] == 0  # Astrid's cup is erased
        assert question.history


# --- What bots remember, and what they cost -----------------------------------------------------------------------


def test_all_search_trees_share_a_cap_and_the_bot_that_was_asked_longest_ago_forgets_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Search, "size", property(lambda self: 100))
    memory = BotMemory(most_bytes=350)
    for table in ("one", "two", "three"):
        memory.bot(table, 0, "skald")
        memory.note(table, 0)
    known = memory.bot("one", 0, "skald")
    memory.bot("four", 0, "skald")
    memory.note("four", 0)
    assert ("two", 0) not in memory.bots
    assert memory.bots["one", 0] is known, "it was asked again meanwhile"
    assert memory.size == 300
    assert memory.bot("one", 0, "karl") is not known
    memory.forget("one")
    memory.note("one", 0)
    assert ("one", 0) not in memory.bots, "who has thought for nobody is not kept"
    assert memory.size == 200


def test_a_search_knows_how_much_memory_it_takes() -> None:
    match, search = MEAD.start(seed=1), Search(parameters=former_parameters)
    assert search.size == 0
    while len(match.legal) < 2:
        match.play(match.legal[0])
    search.advise(Question.of(match), Budget(iterations=10))
    assert search.size >= INITIAL_NODES * search._trees[0].nodes.itemsize


async def test_bots_among_themselves_play_at_the_cost_of_those_who_watch(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_queue, "BROKE", 0.001)
    three = limits.Budget(limits.Share(3, 1e9), limits.Share(3, 1e9))
    async with hall_at(tmp_path / "hall.sqlite") as hall:
        hall.budgets = limits.Budgets(budgets=limits.BUDGETS | {"shows": three})
        room = await open_for(hall, ASTRID, NewTable("mead", ["random", "random"]), "192.0.2.1")
        version = room.table.version
        room.come("a watcher", ASTRID, "192.0.2.1")
        room.come("with a fresh token", GUDRUN, "192.0.2.1")
        while not hall.budgets.refused["shows"]:
            await asyncio.sleep(0.001)
        assert room.table.version == version + 3, "an address has paid for three decisions"
        room.come("another", BJARNI, "192.0.2.2")
        while room.table.version == version + 3:
            await asyncio.sleep(0.001)


async def test_a_bot_without_a_choice_takes_as_long_as_it_took_lately(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall_at(tmp_path / "hall.sqlite") as hall:
        slept: list[float] = []

        async def sleep(seconds: float) -> None:
            slept.append(seconds)

        monkeypatch.setattr(asyncio, "sleep", sleep)
        view, player = MEAD.start(seed=1).view(0), players.find("random")
        queue, asker = hall.bot_queue, Asker("", ASTRID)
        forced, free = Question(view, (7,)), Question(view, (7, 8))
        queue._pace = 0.25
        assert await queue._decide(player, forced, asker) == 7
        assert slept == [], "nothing is known yet"
        assert await queue._decide(player, free, asker) in (7, 8)
        assert await queue._decide(player, forced, asker) == 7
        assert slept == list(queue._lately["random", "mead"])
