"""Game files that visitors bring, and the limits to what a hall takes in."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

from starlette.requests import Request

from meadhall import games
from meadhall.core.errors import GameFileError
from meadhall.core.gamefile import GameFile, Variation, parse_game_file
from meadhall.hall.identity import address_of, identity_of
from meadhall.hall.limits import MOST_NESTED, UPLOADS_AT_ONCE
from meadhall.hall.live.hall import hall_of
from meadhall.hall.pages.forms import read_form
from meadhall.hall.words import say

MOST_ENTRIES = 20_000  # A longer game would keep the hall busy for too long
MOST_VARIATIONS = 500  # variations in an uploaded file
MOST_SEATS, LONGEST_NAME = 16, 80  # seats in an uploaded file, and letters of a name: it is told again with every step


def read_upload(data: bytes) -> GameFile:
    """A game file from somebody; an error says what is wrong with it."""
    if not data.strip():
        raise GameFileError(say("no-file-chosen"))
    file = parse_game_file(data, say("this-file"))
    games.folder_of(file.game)
    variations = list(_variations_in(file))
    entries = len(file.actions) + sum(len(each.actions) for _, each in variations)
    if entries > MOST_ENTRIES:
        raise GameFileError(say("file-long", entries=entries, most=MOST_ENTRIES))
    if len(variations) > MOST_VARIATIONS or any(depth > MOST_NESTED for depth, _ in variations):
        raise GameFileError(say("file-nested", most=MOST_VARIATIONS, deep=MOST_NESTED))
    names = [*file.seats, file.edition, *(name for _, one in variations for name in (one.name, *(one.seats or ())))]
    if len(file.seats) > MOST_SEATS or any(len(name) > LONGEST_NAME for name in names):
        raise GameFileError(say("file-wide", seats=MOST_SEATS, letters=LONGEST_NAME))
    if file.own_content is not None:
        raise GameFileError(say("file-own-content"))
    return file


def _variations_in(file: GameFile) -> Iterator[tuple[int, Variation]]:
    """Every variation of a file, and those of variations: how deep it is nested, and the variation itself."""
    waiting = [(1, each) for each in file.variations] if isinstance(file.variations, list) else []
    while waiting:
        depth, variation = waiting.pop()
        yield depth, variation
        waiting += [(depth + 1, each) for each in variation.variations]


async def read_file(request: Request) -> bytes:
    """The game file in a form."""
    form = await read_form(request)
    return (form.get("file") or form.get("text") or "").encode()


@asynccontextmanager
async def admitted(request: Request) -> AsyncIterator[None]:
    """Take in a game file within the block; a TableError before it has come if its sender has sent many."""
    hall, address = hall_of(request), address_of(request)
    with hall.budgets.visiting(address, "upload", UPLOADS_AT_ONCE) as allowed:
        if not allowed:
            raise hall.budgets.refusal("uploads")
        await hall.spend("uploads", identity_of(request).person, address)
        yield
