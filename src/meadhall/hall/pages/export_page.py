"""Downloads of what is yours: your finished games as game files, or all that the hall keeps about you, in one archive.

Games are added one after the other while the archive is sent, so that thousands of them need no more room than one. A
game that is still played is not among them: its file would tell what others hold.
"""

import asyncio
import io
import zipfile
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from functools import partial

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from meadhall.core.errors import MeadhallError
from meadhall.hall.identity import Identity, address_of, asker_of, identity_of
from meadhall.hall.live.hall import Hall, hall_of
from meadhall.hall.members.personal import kept_about, tables_with_results
from meadhall.hall.pages.templating import error_page
from meadhall.hall.words import say
from meadhall.table.table import Table

COST = 0.05
"""Seconds that a game takes, about."""


async def all_games(request: Request) -> Response:
    """All your finished games."""
    return await _archive(request, identity_of(request), "games", {})


async def everything(request: Request) -> Response:
    """All that the hall keeps about you."""
    hall, who = hall_of(request), identity_of(request)
    kept = await asyncio.to_thread(kept_about, hall.store, who.person or "", who.device)
    text = msgspec.json.format(msgspec.json.encode(kept), indent=1)
    return await _archive(request, who, "meadhall", {"about-you.json": text})


async def _archive(request: Request, who: Identity, name: str, first: dict[str, bytes]) -> Response:
    hall = hall_of(request)
    if who.person is None:
        return error_page(say("data-no-token"), 401)
    await hall.spend("downloads", who.person, address_of(request))
    tables = await asyncio.to_thread(tables_with_results, hall.store, who.person)
    headers = {"content-disposition": f"attachment; filename={name}.zip", "cache-control": "no-store"}
    return StreamingResponse(_zipped(request, tables, first), media_type="application/zip", headers=headers)


class _Pipe(io.RawIOBase):
    """The bytes that an archive writes, until they are sent."""

    def __init__(self) -> None:
        self._written = bytearray()

    def writable(self) -> bool:
        """It is."""
        return True

    def write(self, data: object) -> int:
        """Take what the archive writes."""
        self._written += memoryview(data)  # type: ignore[arg-type]
        return len(memoryview(data))  # type: ignore[arg-type]

    def taken(self) -> bytes:
        """The bytes since the last time."""
        data = bytes(self._written)
        self._written.clear()
        return data


async def _zipped(
    request: Request, tables: list[tuple[str, str, float]], first: dict[str, bytes]
) -> AsyncIterator[bytes]:
    hall, pipe = hall_of(request), _Pipe()
    with zipfile.ZipFile(pipe, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in first.items():
            archive.writestr(name, data)
        for number, (table, game, ended) in enumerate(tables, 1):
            try:
                file = await hall.loaders.run(partial(_file, hall, table), asker_of(request), COST)
            except MeadhallError as error:  # a log that cannot be read keeps nobody from the others
                hall.log.error("a game cannot be exported", table=table, text=error)
                continue
            when = datetime.fromtimestamp(ended, UTC).strftime("%Y-%m-%d")
            archive.writestr(f"games/{number:04}-{when}-{game}.json", file)
            yield pipe.taken()
    yield pipe.taken()


def _file(hall: Hall, table: str) -> bytes:
    stored = hall.store.read(table)
    assert stored is not None
    return Table.load(table, stored.entries, hall.game_loader.game_now, stored.snapshot).game_file().to_json()
