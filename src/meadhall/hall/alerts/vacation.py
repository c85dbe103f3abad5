"""Vacation: somebody is away for some days. Their time stands still where turns take days, and no alerts come."""

from typing import TYPE_CHECKING

from meadhall.core.errors import MeadhallError
from meadhall.hall.alerts.waits import PLAYING_OF
from meadhall.table import decide
from meadhall.table.clocks import DAY

if TYPE_CHECKING:
    from meadhall.hall.live.hall import Hall
    from meadhall.hall.live.rooms import Room

KIND, NAME = "vacation", "until"
LONGEST = 14
"""Days of one vacation. A table lets the time of a seat stand still for thirty days in all (`clocks.MOST_REST`)."""


async def vacation_of(hall: "Hall", person: str) -> float | None:
    """Until when a person is on vacation; None if they are not."""
    until = await hall.keepsakes.get(person, KIND, NAME, float)
    return until if until is not None and until > hall.now() else None


async def go(hall: "Hall", person: str, days: int) -> int:
    """Go on vacation for so many days, or come back now (0); returns at how many tables that has changed something."""
    now = hall.now()
    until = now + DAY * max(0, min(days, LONGEST))
    if until > now:
        await hall.keepsakes.keep(person, KIND, NAME, until, until)
    else:
        await hall.keepsakes.drop(person, KIND, NAME)
    count = 0
    for (table,) in await hall.loaders.run(lambda: hall.store.ask(PLAYING_OF, person, "playing")):
        try:
            count += await _rest(await hall.room(table), person, until)
        except MeadhallError as error:  # a table that cannot be kept now must not stop the others
            hall.log.error("a vacation could not be kept", table=table, text=error)
    return count


async def _rest(room: "Room", person: str, until: float) -> bool:
    """Let the time of a person stand still at a table; whether anything has changed by that."""
    async with room.held():
        before = room.table.version
        await room.kept.judged(lambda: decide.rest(room.table, person, until, room.hall.now()))
        return room.table.version > before
