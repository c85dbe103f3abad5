"""The HTTP API: everything that the page can do, for programs. `docs/api.md` plays a whole game with it.

Each operation is declared once, with its types; the routes and the OpenAPI description are both made from that.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from meadhall import games
from meadhall.core.errors import MeadhallError, UnknownName
from meadhall.core.gamefile import GameFile
from meadhall.core.options import Value
from meadhall.hall.identity import address_of, asker_of, identity_of
from meadhall.hall.live.game_loader import headers
from meadhall.hall.live.hall import Hall
from meadhall.hall.live.new_table import NewTable, open_for
from meadhall.hall.live.rooms import Room
from meadhall.hall.responses import as_json, encoded, problem, status_of
from meadhall.hall.storage.errors import StoreError
from meadhall.hall.storage.store import Listed
from meadhall.table.commands import AnyCommand
from meadhall.table.errors import TableError
from meadhall.table.table_view import Choice, TableView
from meadhall.table.tokens import new_token

LONGEST_WAIT = 30
"""Seconds that a request may wait for something to happen."""


class GameInfo(Struct, frozen=True):
    """A game of the hall."""

    name: str
    title: str
    line: str
    players: tuple[int, int]
    minutes: tuple[int, int]


class OptionInfo(Struct, frozen=True):
    """An option of a game."""

    name: str
    meaning: str
    values: tuple[Value, ...]
    default: Value


class GameDetail(Struct, frozen=True):
    """A game with its options."""

    name: str
    title: str
    rules_version: int
    options: tuple[OptionInfo, ...]


class Token(Struct, frozen=True):
    """A fresh token: who holds it, holds the seats taken with it. It cannot be asked for again."""

    token: str


class ListedTable(Struct, frozen=True):
    """A table in a list."""

    table: str
    game: str
    phase: str
    names: tuple[str, ...]
    free: int


class Tables(Struct, frozen=True):
    """The tables at which you sit, and those that wait for players."""

    yours: tuple[ListedTable, ...]
    open: tuple[ListedTable, ...]


class Done(Struct, frozen=True):
    """The command is carried out and kept; the table has this version or a later one."""

    version: int


@dataclass(frozen=True)
class Parameter:
    """A parameter in the address."""

    name: str
    kind: Any
    meaning: str
    default: Any = None


@dataclass(frozen=True)
class Operation:
    """Something that can be asked for."""

    method: str
    path: str
    name: str
    summary: str
    answer: Any
    handle: Callable[[Request, Any], Awaitable[Response]]
    body: Any = None
    status: int = 200
    problems: tuple[int, ...] = ()
    token: bool = False
    """Whether a token is needed."""
    query: tuple[Parameter, ...] = ()
    headers: tuple[Parameter, ...] = ()
    decoder: Any = field(init=False, default=None)

    def __post_init__(self) -> None:
        if self.body is not None:
            object.__setattr__(self, "decoder", msgspec.json.Decoder(self.body))

    async def __call__(self, request: Request) -> Response:
        """Read the body, do it, and turn errors into answers."""
        try:
            if self.token and identity_of(request).person is None:
                return problem(401, "unauthorised", "this needs a token: POST /api/tokens gives you one")
            body = self.decoder.decode(await request.body()) if self.decoder is not None else None
            return await self.handle(request, body)
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
            return problem(400, "malformed", f"this cannot be read: {error}")
        except UnknownName as error:
            return problem(404, "no-game", str(error))
        except (TableError, StoreError) as error:
            return problem(status_of(error.code), error.code, str(error))
        except MeadhallError as error:
            return problem(422, "bad-table", str(error))


def _hall(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


async def _room(request: Request) -> Room:
    return await _hall(request).room(request.path_params["table"], asker_of(request))


async def list_games(request: Request, body: None) -> Response:
    """All games."""
    return as_json([GameInfo(name, h.title, h.line, h.players, h.minutes) for name, h in headers().items()])


async def show_game(request: Request, body: None) -> Response:
    """One game with its options."""
    name = request.path_params["game"]
    games.folder_of(name)  # an UnknownName error suggests the nearest
    game = await _hall(request).game_loader.game(name)
    options = tuple(OptionInfo(o.name, o.meaning, o.values, o.default) for o in game.options)
    return as_json(GameDetail(game.name, game.title, game.rules_version, options))


async def make_token(request: Request, body: None) -> Response:
    """A fresh token."""
    await _hall(request).spend("tokens", None, address_of(request))
    return as_json(Token(new_token()), 201)


async def list_tables(request: Request, body: None) -> Response:
    """Your tables, and open ones."""
    hall, person = _hall(request), identity_of(request).person
    yours = await asyncio.to_thread(hall.store.tables_of, person) if person is not None else []
    waiting = hall.moderation.shown(await asyncio.to_thread(hall.store.open_tables))
    return as_json(Tables(tuple(map(_listed, yours)), tuple(map(_listed, waiting))))


def _listed(table: Listed) -> ListedTable:
    return ListedTable(table.id, table.game, table.phase, table.names, table.free)


async def open_table(request: Request, body: NewTable) -> Response:
    """A new table."""
    person = identity_of(request).person
    assert person is not None
    room = await open_for(_hall(request), person, body, address_of(request))
    address = request.url_for("show_table", table=room.table.id)
    view = await room.view(person, board=False)
    return as_json(view, 201, {"location": str(address)})


async def show_table(request: Request, body: None) -> Response:
    """A table as you may see it; with `wait` only when it is newer than `since`, or the time is up."""
    since, wait, board = (
        _number(request, *given) for given in (("since", 2**53), ("wait", LONGEST_WAIT), ("board", 1))
    )
    room = await _room(request)
    await room.catch_up(since)
    if wait:
        await room.changed(since, wait)
    return as_json(await room.view(identity_of(request).person, since=since, board=bool(board)))


async def show_legal(request: Request, body: None) -> Response:
    """The legal actions, if it is your turn."""
    view = await (await _room(request)).view(identity_of(request).person, board=False)
    return as_json(view.choices)


async def show_board(request: Request, body: None) -> Response:
    """The picture."""
    view = await (await _room(request)).view(identity_of(request).person)
    if view.board is None:
        return problem(409, "not-started", "the game has not started: there is nothing to draw")
    return Response(view.board, media_type="image/svg+xml", headers={"cache-control": "no-store"})


async def show_game_file(request: Request, body: None) -> Response:
    """The whole game as a file: when it has ended, since it tells all secrets."""
    room = await _room(request)
    async with room.held():
        if room.table.phase not in ("over", "called"):
            return problem(409, "not-over", "the game is not over: its file would tell secrets")
        data = await _hall(request).page_builder.build(
            "game file", room.table.id, lambda: room.table.game_file().to_json(), request
        )
    name = f"attachment; filename={room.table.game.name}.json"
    return encoded(data, headers={"content-disposition": name})


async def do_command(request: Request, body: AnyCommand) -> Response:
    """Carry out a command; sent again with the same key, it is carried out once."""
    key = request.headers.get("idempotency-key") or None
    if key is not None and len(key) > 64:
        return problem(400, "malformed", "an idempotency key has at most 64 letters")
    room = await _room(request)
    return as_json(Done(await room.do(body, identity_of(request).person, key, address_of(request))))


def _number(request: Request, name: str, most: int, default: int = 0) -> int:
    text = request.query_params.get(name)
    if text is None:
        return default
    if not (text.isascii() and text.isdecimal()) or len(text) > 16 or int(text) > most:
        raise msgspec.ValidationError(f"`{name}` should be a whole number from 0 to {most}")
    return int(text)


_SEEN = Parameter("since", Annotated[int, Meta(ge=0, le=2**53)], "the version you know; only newer lines are sent", 0)
_WAIT = Parameter("wait", Annotated[int, Meta(ge=0, le=LONGEST_WAIT)], "seconds to wait for something newer", 0)
_BOARD = Parameter("board", Annotated[int, Meta(ge=0, le=1)], "whether to send the picture", 1)
_KEY = Parameter("Idempotency-Key", Annotated[str, Meta(max_length=64)], "your own name for this command")

OPERATIONS = (
    Operation("GET", "/api/games", "list_games", "List the games.", list[GameInfo], list_games),
    Operation(
        "GET", "/api/games/{game}", "show_game", "Show a game's options.", GameDetail, show_game, problems=(404,)
    ),
    Operation("POST", "/api/tokens", "make_token", "Get a fresh token.", Token, make_token, status=201),
    Operation("GET", "/api/tables", "list_tables", "List your tables and open ones.", Tables, list_tables),
    Operation(
        "POST",
        "/api/tables",
        "open_table",
        "Open a table.",
        TableView,
        open_table,
        body=NewTable,
        status=201,
        problems=(400, 401, 404, 422, 503),
        token=True,
    ),
    Operation(
        "GET",
        "/api/tables/{table}",
        "show_table",
        "See a table, or wait until it changes.",
        TableView,
        show_table,
        problems=(400, 404),
        query=(_SEEN, _WAIT, _BOARD),
    ),
    Operation(
        "GET",
        "/api/tables/{table}/legal",
        "show_legal",
        "List your legal actions.",
        list[Choice],
        show_legal,
        problems=(404,),
    ),
    Operation(
        "GET", "/api/tables/{table}/board", "show_board", "Draw the table.", None, show_board, problems=(404, 409)
    ),
    Operation(
        "GET",
        "/api/tables/{table}/game",
        "show_game_file",
        "Get the game file.",
        GameFile,
        show_game_file,
        problems=(404, 409),
    ),
    Operation(
        "POST",
        "/api/tables/{table}/do",
        "do_command",
        "Do something at a table.",
        Done,
        do_command,
        body=AnyCommand,
        problems=(400, 401, 403, 404, 409, 422, 503),
        token=True,
        headers=(_KEY,),
    ),
)
"""Everything that can be asked for."""


def routes() -> list[Route]:
    """The routes of all operations, and of their description."""
    from meadhall.hall.api.openapi import describe_api

    async def describe(request: Request) -> Response:
        return as_json(describe_api())

    by_path: dict[str, dict[str, Operation]] = {}
    for each in OPERATIONS:
        by_path.setdefault(each.path, {})[each.method] = each
    found = [
        Route(path, _dispatch(methods), methods=list(methods), name=next(iter(methods.values())).name)
        for path, methods in by_path.items()
    ]
    return [*found, Route("/api/openapi.json", describe, name="openapi")]


def _dispatch(methods: dict[str, Operation]) -> Callable[[Request], Awaitable[Response]]:
    async def endpoint(request: Request) -> Response:
        return await methods["GET" if request.method == "HEAD" else request.method](request)

    return endpoint
