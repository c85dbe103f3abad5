"""The HTTP API: everything that the page can do, for programs. `docs/api.md` plays a whole game with it.

Each operation is declared once with its types; the routes and the OpenAPI description are both made from that.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import groupby
from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from meadhall import games
from meadhall.core.gamefile import GameFile
from meadhall.core.options import Option
from meadhall.hall.identity import address_of, asker_of, identity_of
from meadhall.hall.live.game_loader import headers
from meadhall.hall.live.hall import hall_of
from meadhall.hall.live.new_table import NewTable, open_for
from meadhall.hall.live.rooms import Room
from meadhall.hall.responses import as_json, encoded, problem
from meadhall.hall.storage.store import Listed
from meadhall.hall.words import say
from meadhall.table.commands import AnyCommand
from meadhall.table.table_view import Choice, TableView
from meadhall.table.tokens import new_token

LONGEST_WAIT = 30
"""Seconds for which a request may wait until something happens."""


class GameInfo(Struct, frozen=True):
    """A game of the hall."""

    name: str
    title: str
    line: str
    players: tuple[int, int]
    minutes: tuple[int, int]


class GameDetail(Struct, frozen=True):
    """A game with its options."""

    name: str
    title: str
    rules_version: int
    options: tuple[Option, ...]


class Token(Struct, frozen=True):
    """A fresh token: its holder holds the seats that are taken with it. It cannot be asked for again."""

    token: str


class Tables(Struct, frozen=True):
    """The tables at which you sit, and those that wait for players."""

    yours: tuple[Listed, ...]
    open: tuple[Listed, ...]


class Done(Struct, frozen=True):
    """The command is carried out and kept; the table has this version or a later one."""

    version: int


class Looking(Struct, frozen=True):
    """The parameters with which a table is looked at."""

    since: Annotated[int, Meta(ge=0, le=2**53, description="the version you know; only newer lines are sent")] = 0
    wait: Annotated[int, Meta(ge=0, le=LONGEST_WAIT, description="seconds to wait for something newer")] = 0
    board: Annotated[int, Meta(ge=0, le=1, description="whether to send the picture")] = 1


class Sending(Struct, frozen=True, rename={"key": "Idempotency-Key"}):
    """The header of a command: one that is sent again by the same key is done once."""

    key: Annotated[str, Meta(max_length=64, description="your own name for this command")] = ""


Handler: TypeAlias = Callable[[Request, Any], Awaitable[Response]]


@dataclass(frozen=True)
class Operation:
    """A request that the API answers."""

    method: str
    path: str
    answer: Any
    handle: Handler
    body: Any = None
    status: int = 200
    problems: tuple[int, ...] = ()
    token: bool = False
    query: type[Struct] | None = None
    headers: type[Struct] | None = None

    @property
    def name(self) -> str:
        """The name of the function that answers."""
        return self.handle.__name__

    @cached_property
    def _decoder(self) -> Any:
        return msgspec.json.Decoder(self.body)

    async def respond(self, request: Request) -> Response:
        """Read the body and answer; a body that cannot be read is told. Other errors become answers in `app.py`."""
        if self.token and identity_of(request).person is None:
            return problem(401, "unauthorised", say("needs-token"))
        try:
            body = self._decoder.decode(await request.body()) if self.body is not None else None
            return await self.handle(request, body)
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
            return problem(400, "malformed", say("malformed", why=str(error)))


OPERATIONS: list[Operation] = []


def operation(method: str, path: str, answer: Any, **more: Any) -> Callable[[Handler], Handler]:
    """Declare the function below as an operation; its docstring is the summary."""

    def declare(handle: Handler) -> Handler:
        OPERATIONS.append(Operation(method, path, answer, handle, **more))
        return handle

    return declare


async def _room(request: Request) -> Room:
    return await hall_of(request).room(request.path_params["table"], asker_of(request))


@operation("GET", "/api/games", list[GameInfo])
async def list_games(request: Request, body: None) -> Response:
    """List the games."""
    return as_json(
        [GameInfo(name, h.title, games.line_of(name), h.players, h.minutes) for name, h in headers().items()]
    )


@operation("GET", "/api/games/{game}", GameDetail, problems=(404,))
async def show_game(request: Request, body: None) -> Response:
    """Show a game's options."""
    name = request.path_params["game"]
    games.folder_of(name)  # an UnknownName error suggests the nearest
    game = await hall_of(request).game_loader.game(name)
    return as_json(GameDetail(game.name, game.title, game.rules_version, tuple(game.options)))


@operation("POST", "/api/tokens", Token, status=201)
async def make_token(request: Request, body: None) -> Response:
    """Get a fresh token."""
    await hall_of(request).spend("tokens", None, address_of(request))
    return as_json(Token(new_token()), 201)


@operation("GET", "/api/tables", Tables)
async def list_tables(request: Request, body: None) -> Response:
    """List your tables and open ones."""
    hall, person = hall_of(request), identity_of(request).person
    yours = await asyncio.to_thread(hall.store.tables_of, person) if person is not None else []
    waiting = hall.moderation.shown(await asyncio.to_thread(hall.store.open_tables))
    return as_json(Tables(tuple(yours), tuple(waiting)))


_TO_OPEN = (400, 401, 404, 422, 503)


@operation("POST", "/api/tables", TableView, body=NewTable, status=201, problems=_TO_OPEN, token=True)
async def open_table(request: Request, body: NewTable) -> Response:
    """Open a table."""
    person = identity_of(request).person
    assert person is not None
    room = await open_for(hall_of(request), person, body, address_of(request))
    address = request.url_for("show_table", table=room.table.id)
    view = await room.view(person, board=False)
    return as_json(view, 201, {"location": str(address)})


@operation("GET", "/api/tables/{table}", TableView, problems=(400, 404), query=Looking)
async def show_table(request: Request, body: None) -> Response:
    """See a table, or wait until it changes."""
    asked = msgspec.convert(dict(request.query_params), Looking, strict=False)
    room = await _room(request)
    await room.catch_up(asked.since)
    if asked.wait:
        await room.people.changed(asked.since, asked.wait)
    return as_json(await room.view(identity_of(request).person, since=asked.since, board=bool(asked.board)))


@operation("GET", "/api/tables/{table}/legal", list[Choice], problems=(404,))
async def show_legal(request: Request, body: None) -> Response:
    """List your legal actions."""
    view = await (await _room(request)).view(identity_of(request).person, board=False)
    return as_json(view.choices)


@operation("GET", "/api/tables/{table}/board", None, problems=(404, 409))
async def show_board(request: Request, body: None) -> Response:
    """Draw the table."""
    view = await (await _room(request)).view(identity_of(request).person)
    if view.board is None:
        return problem(409, "not-started", say("nothing-to-draw"))
    return Response(view.board, media_type="image/svg+xml", headers={"cache-control": "no-store"})


@operation("GET", "/api/tables/{table}/game", GameFile, problems=(404, 409))
async def show_game_file(request: Request, body: None) -> Response:
    """Get the game file."""
    room = await _room(request)
    async with room.held():
        if room.table.phase not in ("over", "called"):
            return problem(409, "not-over", say("file-would-tell"))
        data = await hall_of(request).page_builder.build(
            "game file", room.table.id, lambda: room.table.game_file().to_json(), request
        )
    name = f"attachment; filename={room.table.game.name}.json"
    return encoded(data, headers={"content-disposition": name})


_TO_DO = (400, 401, 403, 404, 409, 422, 503)


@operation("POST", "/api/tables/{table}/do", Done, body=AnyCommand, problems=_TO_DO, token=True, headers=Sending)
async def do_command(request: Request, body: AnyCommand) -> Response:
    """Do something at a table."""
    key = msgspec.convert({"Idempotency-Key": request.headers.get("idempotency-key", "")}, Sending).key or None
    room = await _room(request)
    return as_json(Done(await room.do(body, identity_of(request).person, key, address_of(request))))


def routes() -> list[Route]:
    """The routes of all operations, and of their description."""
    from meadhall.hall.api.openapi import describe_api

    async def describe(request: Request) -> Response:
        return as_json(describe_api())

    routes = [Route("/api/openapi.json", describe)]
    for path, operations in groupby(OPERATIONS, lambda each: each.path):  # one route, which knows all its methods
        by_method = {each.method: each for each in operations}
        name = next(iter(by_method.values())).name
        routes.append(Route(path, partial(_dispatch, by_method), methods=list(by_method), name=name))
    return routes


async def _dispatch(by_method: dict[str, Operation], request: Request) -> Response:
    return await by_method["GET" if request.method == "HEAD" else request.method].respond(request)
