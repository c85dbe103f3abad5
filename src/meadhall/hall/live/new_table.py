"""Opening a table, for a new game or to go on from a moment of a finished one, against bots."""

import asyncio
import secrets
from functools import partial
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from meadhall.core.errors import MeadhallError
from meadhall.core.gamefile import GameFile
from meadhall.core.match import Match
from meadhall.core.options import Value
from meadhall.hall.fair_order import Asker
from meadhall.hall.limits import MOST_NESTED
from meadhall.hall.live.hall import Hall
from meadhall.hall.live.rooms import Room, check_anchor, check_bot
from meadhall.hall.storage.errors import StoreError
from meadhall.hall.words import say
from meadhall.table import decide
from meadhall.table.clocks import Clock
from meadhall.table.commands import Start
from meadhall.table.entries import Taken
from meadhall.table.errors import TableError
from meadhall.table.naming import clean_text, guest

ME, OPEN = "me", "open"
LONGEST = 80
"""Letters of a variation's name."""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The wishes for a new table."""

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
    rated: bool = False
    """Whether the result changes the ratings of all who play. It needs a clock, nobody has hints, nothing is taken
    back, and everybody holds one seat: all see it before they sit down."""
    bot: Annotated[str, Meta(max_length=40)] = "karl"
    """The level that takes over where a person is gone."""
    edition: Annotated[str, Meta(max_length=40)] = ""
    """The address of an edition of somebody's own, as in `/workshop/GAME/EDITION`; empty for the printed game."""
    start: bool = True
    """Whether to begin at once where no seat is open: then nobody has added anything to the dice."""


async def open_for(hall: Hall, person: str, plan: NewTable, address: str | None = None) -> Room:
    """A new table with this person as its host; an error tells what is wrong with the plan."""
    names = [hall.moderation.admitted_name(name, person) for name in plan.names]
    await hall.spend("tables", person, address)
    bots, given = [seat for seat in plan.seats if seat not in (ME, OPEN)], iter(names)
    await hall.spend("bots", person, address, len(bots))
    for bot in (*bots, plan.bot):
        check_bot(bot)
        if plan.rated:
            check_anchor(plan.game, bot)
    seats = [(next(given, "") or guest() if seat == ME else "", seat if seat in bots else None) for seat in plan.seats]
    secret, following = secrets.token_bytes(32), secrets.token_bytes(32)
    terms = decide.Terms(clock=plan.clock, bot=plan.bot, public=plan.public, hints=plan.hints, next_secret=following)
    terms["rated"] = plan.rated
    try:
        game = await hall.game_loader.game(plan.game)
        if plan.edition:
            game, terms["pictures"] = await hall.workshop.playable(plan.edition, plan.game)
        open_table = partial(decide.open_table, game, person, seats, secret, hall.now(), plan.options, **terms)
        # Not here: building a box for options that nobody has chosen before takes a while.
        opened = await hall.loaders.run(open_table, Asker.of(address, person))
    except TableError:
        raise
    except MeadhallError as error:
        raise TableError("bad-table", str(error)) from None
    room = await hall.open(opened, plan.game, address=address)
    if plan.start and OPEN not in plan.seats:
        await room.do(Start(), person, address=address)
    return room


class TakeOver(Struct, frozen=True, forbid_unknown_fields=True):
    """How a finished game should go on."""

    position: Annotated[int, Meta(ge=0, le=1_000_000)]
    """After how many of its steps."""
    seat: Annotated[int, Meta(ge=0, le=15)]
    """Which seat you play; bots play the others."""
    bot: Annotated[str, Meta(max_length=40)] = "karl"
    you: Annotated[str, Meta(max_length=200)] = ""
    name: Annotated[str, Meta(max_length=200)] = ""


class Line(Struct, frozen=True):
    """A finished game, or a variation of one, and the file that holds it."""

    file: GameFile
    match: Match
    path: list[int] = []
    """Which variation of the file it is; the game itself if empty."""


async def line_of(room: Room, match: Match) -> Line:
    """The game that was played at a table: a variation, from which others branch, if it was taken over itself."""
    async with room.held():
        file, taken = await room.hall.loaders.run(room.table.game_file), room.table.opened.taken
    if taken is None:
        return Line(file, match)
    siblings = file.variations
    for number in taken.path:
        assert isinstance(siblings, list)
        siblings = siblings[number].variations
    assert isinstance(siblings, list)
    return Line(file, match, [*taken.path, len(siblings) - 1])


async def take_over(hall: Hall, person: str, line: Line, wish: TakeOver, address: str | None = None) -> Room:
    """A table that goes on from a position of a finished game, with its host in the seat that was chosen."""
    file, match = line.file.with_more(annotations=[]), line.match
    check_bot(wish.bot)
    you = hall.moderation.admitted_name(wish.you, person)
    hall.moderation.check_name(wish.name)
    named = wish.name if hall.moderation.may_speak(person) else ""
    if wish.seat >= match.players:
        raise TableError("no-seat", say("no-such-seat", seat=wish.seat + 1, seats=match.players))
    if wish.position >= len(match.steps):
        raise TableError("over", say("over-there"))
    if len(line.path) >= MOST_NESTED:
        raise TableError("too-long", say("many-what-ifs", most=MOST_NESTED))
    await asyncio.to_thread(hall.store.check_room)
    await hall.spend("tables", person, address)
    await hall.spend("storage", person, address, len(msgspec.json.encode(file)) / 1024)
    await hall.spend("bots", person, address, match.players - 1)
    name = clean_text(named or say("what-if", step=str(wish.position)))[:LONGEST]
    taken = Taken(file, wish.position, name, line.path)
    seats = [(you or guest(), None) if seat == wish.seat else ("", wish.bot) for seat in range(match.players)]
    try:
        opened = decide.open_taken(taken, person, seats, secrets.token_bytes(32), hall.now(), bot=wish.bot)
        return await hall.open(opened, file.game, begin=True, address=address)
    except (TableError, StoreError):
        raise
    except MeadhallError as error:
        raise TableError("bad-table", str(error)) from None
