"""A table for tests: commands are done, stored and folded, and the table is rebuilt from its log after each of them."""

import msgspec

from meadhall.core.game import Game
from meadhall.table import decide
from meadhall.table.clocks import Clock
from meadhall.table.commands import AnyCommand
from meadhall.table.entries import Entry, read_entry
from meadhall.table.table import Snapshot, Table
from meadhall.table.table_view import TableView
from meadhall.table.views import TableViews
from tests.core.toy import MEAD

ASTRID, BJARNI, GUDRUN = "a" * 32, "b" * 32, "c" * 32
"""Three people, as a table knows them."""


NEXT = b"6" * 32
"""The secret of the game after this one."""


class Party:
    """A table, its log as it would be stored, and a clock that is set by hand."""

    def __init__(
        self,
        seats: list[tuple[str, str | None]] | None = None,
        *,
        game: Game = MEAD,
        clock: Clock | None = None,
        secret: bytes = b"7" * 32,
        bot: str = "karl",
        careful: bool = True,
    ) -> None:
        self.game, self.now, self.careful = game, 1000.0, careful
        seats = seats if seats is not None else [("Astrid", None), ("", None)]
        self.log: list[bytes] = []
        self.snapshots: list[Snapshot] = []
        opened = decide.open_table(game, ASTRID, seats, secret, self.now, clock=clock, bot=bot, next_secret=NEXT)
        self.log.append(opened.to_json())
        self.table = Table.load("table", [opened], self.find)
        self.views = TableViews(self.table)

    def find(self, name: str) -> Game:
        assert name == self.game.name
        return self.game

    def do(self, wish: AnyCommand, person: str | None = ASTRID, command_id: str | None = None) -> list[Entry]:
        return self.happen(decide.do(self.table, wish, person, self.now, command_id))

    def happen(self, entries: list[Entry]) -> list[Entry]:
        before = self.table.to_move
        for entry in entries:
            self.log.append(entry.to_json())
            self.table.apply(read_entry(self.log[-1]))
        snapshot = self.table.snapshot()
        if snapshot is not None and self.table.to_move != before:
            self.snapshots.append(snapshot)
        if self.careful:
            self.check()
        return entries

    def wait(self, seconds: float) -> list[Entry]:
        self.now += seconds
        return self.happen(decide.tick(self.table, self.now))

    def load(self, snapshot: Snapshot | None = None) -> Table:
        return Table.load("table", [read_entry(data) for data in self.log], self.find, snapshot)

    def view(self, person: str | None = None) -> TableView:
        return self.views.of(person, self.now)

    def check(self) -> None:
        """Whoever folds the log has the same table, with or without a snapshot."""
        for snapshot in (None, self.snapshots[-1] if self.snapshots else None):
            again = TableViews(self.load(snapshot))
            for person in (None, ASTRID, BJARNI, GUDRUN):
                assert encode(again.of(person, self.now)) == encode(self.view(person))


def encode(view: TableView) -> bytes:
    return msgspec.json.encode(view)


def two_persons() -> Party:
    """Astrid and Bjarni in a game that has just begun."""
    from meadhall.table.commands import Sit, Start

    party = Party()
    party.do(Sit(1, "Bjarni"), BJARNI)
    party.do(Start())
    return party


def texts(view: TableView) -> list[str]:
    return [line.text for line in view.lines]
