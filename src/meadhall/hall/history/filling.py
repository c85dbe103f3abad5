"""Results of tables that ended before results were kept: they are filled in while the hall is open, a few at a time.

A table that has its results is not looked at again, so the work goes on after a restart where it stopped, and several
nodes may do it at the same time. A log that cannot be read is left out until the next start.
"""

import asyncio
from typing import TYPE_CHECKING

from msgspec.structs import astuple

from meadhall.core.errors import MeadhallError
from meadhall.hall.storage.errors import StoreError
from meadhall.hall.storage.results import TableResult, results_of
from meadhall.hall.storage.writes import RowsDrop, RowsWrite
from meadhall.table.table import Table

if TYPE_CHECKING:
    from meadhall.hall.live.hall import Hall

FEW = 50
"""So many tables are looked for at a time."""
PAUSE = 0.05
"""Seconds between two tables: people who play go first."""
_LOADING = 0.05  # seconds that a table takes, about
_WITHOUT = (
    "SELECT id, opened FROM tables WHERE phase = 'over' AND (opened, id) > (?, ?)"
    " AND NOT EXISTS (SELECT 1 FROM results WHERE table_id = tables.id) ORDER BY opened, id LIMIT ?"
)


async def fill_results(hall: "Hall", pause: float = PAUSE) -> int:
    """Fill in the results of all tables that lack them; returns of how many."""
    filled, last = 0, (float("-inf"), "")
    while tables := await hall.ask(_WITHOUT, *last, FEW):
        for table, opened in tables:
            last = opened, table
            try:
                filled += await fill(hall, table)
            except (StoreError, MeadhallError, AssertionError) as error:
                hall.log.error("the results of a table cannot be filled in", table=table, text=error)
            await asyncio.sleep(pause)
    if filled:
        hall.log.info("results of former games were filled in", count=filled)
    return filled


async def fill(hall: "Hall", table: str) -> bool:
    """Fill in the results of one table, as its log tells them; whether there were any.

    The log is read once more afterwards: while this one wrote, somebody may have been forgotten at the table.
    """
    written: tuple[TableResult, ...] = ()
    while (found := await hall.loaders.run(lambda: _read(hall, table), cost=_LOADING)) != written:
        rows = [(table, *astuple(each)) for each in found]
        await hall.save(RowsDrop("results", {"table_id": table}), RowsWrite("results", rows))
        written = found
    return bool(written)


def _read(hall: "Hall", table: str) -> tuple[TableResult, ...]:
    stored = hall.store.read(table)
    if stored is None:
        return ()
    return results_of(Table.load(table, stored.entries, hall.game_loader.game_now, stored.snapshot))
