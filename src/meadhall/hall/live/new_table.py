"""Opening a table: from what somebody wishes to a room in which they sit."""

import secrets
from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta, Struct

from meadhall.core.errors import MeadhallError
from meadhall.core.options import Value
from meadhall.hall.fair_order import Asker
from meadhall.hall.live.hall import Hall
from meadhall.hall.live.rooms import Room, check_bot
from meadhall.table import decide
from meadhall.table.clocks import Clock
from meadhall.table.commands import Start
from meadhall.table.errors import TableError
from meadhall.table.naming import GUEST

ME, OPEN = "me", "open"


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """What a new table should be like."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(min_length=1, max_length=16)]
    """Who sits where: `me`, `open` for whoever has the link, or the level of a bot."""
    names: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=16)] = []
    """The names for the seats that are `me`, in order."""
    options: dict[Annotated[str, Meta(max_length=40)], Value] = {}
    clock: Clock | None = None
    public: bool = False
    """Whether the home page shows the table to everybody while a seat is open."""
    hints: bool = False
    """Whether everybody may ask for hints, also where several people play: all see it before they sit down."""
    bot: Annotated[str, Meta(max_length=40)] = "karl"
    """The level that takes over where a person is gone."""
    start: bool = True
    """Whether to begin at once where no seat is open. Then nobody has added anything to the dice: who would like to
    opens the table without it, looks at the commitment, and sends `salt` and `start`.
    """


async def open_for(hall: Hall, person: str, plan: NewTable, address: str | None = None) -> Room:
    """A new table with this person as its host; an error tells what is wrong with the plan."""
    names = [hall.moderation.admitted_name(name, person) for name in plan.names]
    await hall.spend("tables", person, address)
    await hall.spend("bots", person, address, sum(seat not in (ME, OPEN) for seat in plan.seats))
    for seat in (*plan.seats, plan.bot):
        if seat not in (ME, OPEN):
            check_bot(seat)
    check_bot(plan.bot)
    try:
        game = await hall.game_loader.game(plan.game)
        opened = await hall.loaders.run(  # building a box for options that nobody has chosen before takes a while
            lambda: decide.open_table(
                game,
                person,
                _seats(plan.seats, names),
                secrets.token_bytes(32),
                hall.now(),
                options=plan.options,
                clock=plan.clock,
                bot=plan.bot,
                public=plan.public,
                hints=plan.hints,
                next_secret=secrets.token_bytes(32),
            ),
            Asker.of(address, person),
        )
    except TableError:
        raise
    except MeadhallError as error:
        raise TableError("bad-table", str(error)) from None
    room = await hall.open(opened, plan.game, address=address)
    if plan.start and OPEN not in plan.seats:
        await room.do(Start(), person, address=address)
    return room


def _seats(seats: Sequence[str], given: Sequence[str]) -> list[tuple[str, str | None]]:
    names = iter(given)
    found: list[tuple[str, str | None]] = []
    for seat in seats:
        if seat == ME:
            found.append((next(names, "") or GUEST, None))
        else:
            found.append(("", None if seat == OPEN else seat))
    return found
