"""The same commands, to one hall with SQLite and to three nodes over PostgreSQL: everybody is told the same.

The nodes are not given time to hear of each other, and some are deaf: each command may reach one that is behind.
"""

import asyncio
import hashlib
import secrets
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import ClassVar

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test

from meadhall.hall.live import hall as halls
from meadhall.hall.live import keeping, many_nodes
from meadhall.hall.live.game_loader import GameLoader
from meadhall.hall.live.hall import Hall
from meadhall.hall.live.new_table import NewTable, open_for
from meadhall.hall.live.rooms import Room
from meadhall.hall.storage.postgres import PostgresStore
from meadhall.hall.storage.postgres_nodes import PostgresNodes
from meadhall.hall.storage.sqlite import SqliteStore
from meadhall.table import commands
from meadhall.table.commands import AnyCommand
from meadhall.table.errors import TableError
from tests.core.toy import MEAD
from tests.hall.in_process import Time
from tests.table.seating import ASTRID, BJARNI, GUDRUN

NODES = 3
PEOPLE = st.sampled_from([ASTRID, BJARNI, GUDRUN])
SEATS = st.sampled_from([0, 1])
NODE = st.integers(0, NODES - 1)
COMMANDS = st.one_of(
    st.builds(commands.Sit, SEATS, st.sampled_from(["Bjarni", "Gudrun"])),
    st.builds(commands.Leave, SEATS),
    st.builds(commands.SetSeat, SEATS, st.sampled_from([None, "random"])),
    st.builds(commands.Rename, SEATS, st.just("Somebody")),
    st.builds(commands.Say, st.sampled_from(["hello", "skål"])),
    st.builds(commands.Resign, SEATS),
    st.sampled_from([commands.Undo(), commands.Consent(), commands.Refuse(), commands.Rematch(), commands.Start()]),
)


class Chance:
    """Secrets, names of tables and seeds of bots that are the same for both sides: they count from the last command."""

    def __init__(self) -> None:
        self.moment, self._drawn, self.deaf = 0, 0, False

    def again(self) -> None:
        """What comes next is what came after this command the last time."""
        self._drawn = 0

    def token_bytes(self, size: int = 32) -> bytes:
        self._drawn += 1
        return hashlib.sha256(f"{self.moment} {self._drawn}".encode()).digest()[:size]

    def new_table_id(self) -> str:
        return "T" + self.token_bytes(11).hex()


class Everywhere(RuleBasedStateMachine):
    """Two halls that should be one."""

    runner: ClassVar[asyncio.Runner]
    alone: ClassVar[Hall]
    nodes: ClassVar[list[Hall]]
    chance: ClassVar[Chance]

    @initialize(seat=st.sampled_from(["open", "random", "Bjarni"]), deaf=st.booleans())
    def open(self, seat: str, deaf: bool) -> None:
        """A new table; the nodes may be deaf, so that each of them learns late what others have done."""
        plan = NewTable("mead", ["me", "random" if seat == "random" else "open"], ["Astrid"])
        self.chance.moment += 1
        self.chance.deaf = deaf

        async def opened() -> tuple[str, str]:
            self.chance.again()
            here = await open_for(self.alone, ASTRID, plan)
            self.chance.again()
            there = await open_for(self.nodes[0], ASTRID, plan)
            return here.table.id, there.table.id

        self.table, same = self.runner.run(opened())
        assert self.table == same
        self.sent: list[tuple[AnyCommand, str, str]] = []
        if seat == "Bjarni":
            self._send(commands.Sit(1, "Bjarni"), BJARNI, "sit", 1)
            self._send(commands.Start(), ASTRID, "start", 2)

    @rule(command=COMMANDS, person=PEOPLE, node=NODE)
    def ask(self, command: AnyCommand, person: str, node: int) -> None:
        self._send(command, person, f"command {len(self.sent)}", node)

    @rule(which=st.integers(0, 3), node=NODE, moves=st.integers(1, 8))
    def play(self, which: int, node: int, moves: int) -> None:
        """Whoever is to move does so, through one node after the other."""
        for move in range(moves):
            table = self.runner.run(self.alone.room(self.table)).table
            if table.match is None or (seat := table.to_move) is None:
                return
            legal, person = table.match.legal.numbers, table.seats[seat].person or GUDRUN
            action = commands.Act(int(legal[which % len(legal)]), table.position)
            self._send(action, person, f"command {len(self.sent)}", (node + move) % NODES)

    @rule(which=st.integers(0, 20), node=NODE)
    def send_again(self, which: int, node: int) -> None:
        """A command that was sent before, perhaps through another node."""
        if self.sent:
            self._send(*self.sent[which % len(self.sent)], node)

    def _send(self, command: AnyCommand, person: str, name: str, node: int) -> None:
        self.sent.append((command, person, name))
        self.chance.moment += 1
        answers = self.runner.run(self._both(command, person, name, self.nodes[node]))
        assert answers[0] == answers[1], command

    async def _both(self, command: AnyCommand, person: str, name: str, node: Hall) -> list[object]:
        answers: list[object] = []
        for hall in (self.alone, node):
            self.chance.again()
            room = await hall.room(self.table)
            try:
                answers.append(await room.do(command, person, name))
            except TableError as error:
                answers.append((error.code, str(error)))
            await self._rest(room)
        return answers

    async def _rest(self, room: Room) -> None:
        """Bots answer by themselves: wait until it is a person's turn on this side, and until all is kept."""
        while room.table.bot_to_move is not None or room.kept.lock.locked():
            await asyncio.sleep(0.002)

    @rule()
    def look(self) -> None:
        """All see the same, at every node."""

        async def seen(hall: Hall, version: int) -> list[object]:
            room = await hall.room(self.table)
            await room.catch_up(version)
            return [await room.view(person) for person in (ASTRID, BJARNI, GUDRUN, None)]

        async def compared() -> None:
            room = await self.alone.room(self.table)
            expected = await seen(self.alone, 0)
            for node in self.nodes:
                assert await seen(node, room.table.version) == expected
            self.table = room.table.next or self.table

        self.runner.run(compared())

    def teardown(self) -> None:
        if hasattr(self, "table"):
            self.look()


@pytest.fixture
def halls_of_both_kinds(tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    chance = Everywhere.chance = Chance()
    monkeypatch.setattr(secrets, "token_bytes", chance.token_bytes)
    monkeypatch.setattr(secrets, "randbits", lambda bits: chance.moment)
    nudge = PostgresNodes.nudge
    monkeypatch.setattr(PostgresNodes, "nudge", lambda self, told: None if chance.deaf else nudge(self, told))
    monkeypatch.setattr(many_nodes, "POLL", 0.2)
    for module in (halls, keeping):
        monkeypatch.setattr(module, "new_table_id", chance.new_table_id)

    async def hall(stack: AsyncExitStack, store: SqliteStore | PostgresStore) -> Hall:
        made = Hall(store, now=Time(1000.0), pace=0.0, game_loader=GameLoader(lambda name: MEAD))
        await made.nodes.start()
        stack.push_async_callback(made.stop)
        return made

    with asyncio.Runner() as runner:
        Everywhere.runner = runner
        stack = AsyncExitStack()
        Everywhere.alone = runner.run(hall(stack, SqliteStore(tmp_path / "hall.sqlite")))
        Everywhere.nodes = [runner.run(hall(stack, PostgresStore(database))) for _ in range(NODES)]
        yield
        runner.run(stack.aclose())


@pytest.mark.usefixtures("halls_of_both_kinds")
def test_three_nodes_are_one_hall() -> None:
    few = settings(
        max_examples=15, stateful_step_count=20, deadline=None, derandomize=True, database=None,
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    run_state_machine_as_test(Everywhere, settings=few)
