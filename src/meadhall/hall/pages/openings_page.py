"""Openings: what strong players choose first, on the board, until the games are too few."""

from urllib.parse import urlencode

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from meadhall.core.scene import plain
from meadhall.hall.languages import PageAddress, here
from meadhall.hall.live.game_loader import headers
from meadhall.hall.live.hall import hall_of
from meadhall.hall.pages.forms import number_in, shape_in
from meadhall.hall.pages.templating import answered, page
from meadhall.hall.practice.openings import Explorer
from meadhall.hall.responses import encoded
from meadhall.hall.words import say
from meadhall.practice.openings import DEEPEST, openings_of
from meadhall.table.errors import TableError


async def _explorer(request: Request) -> tuple[Explorer, str, tuple[int, ...]]:
    """The line that an address names, the level of the bots that played, and the numbers of players that there are."""
    name = request.path_params["game"]
    if name not in headers():
        raise TableError("no-table", say("no-openings"))
    game = await hall_of(request).game_loader.game(name)
    book = openings_of(game)
    if book is None:
        raise TableError("no-table", say("no-openings"))
    done = [text[:120] for text in request.query_params.getlist("done")[:DEEPEST]]
    explorer = Explorer.of(game, book, number_in(request, "players"), done)
    return explorer, book.bot, tuple(tree.players for tree in book.trees)


async def _built(request: Request, explorer: Explorer) -> bytes:
    builder, shape, game = hall_of(request).page_builder, shape_in(request), explorer.game
    hall_of(request).looks.keep(game.sheet(game.make_box(explorer.tree.players)))

    def build() -> bytes:
        return msgspec.json.encode(explorer.board(shape), enc_hook=plain)

    key = game.name, explorer.tree.players, explorer.done, shape
    return await builder.page("opening", key, build, request, builder.moment)


@answered
async def show(request: Request) -> Response:
    """A position of the explorer: the choices with their shares and results, each a link to what came next."""
    explorer, level, seats = await _explorer(request)
    board = msgspec.json.decode(await _built(request, explorer), type=dict)
    name, players = explorer.game.name, explorer.tree.players

    def to(done: tuple[str, ...], number: int = players) -> str:
        return f"/openings/{name}?" + urlencode([("players", number), *(("done", each) for each in done)])

    way = await hall_of(request).page_builder.build("way", (name, players, explorer.done), explorer.way, request)
    return page(
        "openings.html",
        here=PageAddress(to(explorer.done), here().origin),
        name=name,
        header=headers()[name],
        board=board,
        level=level,
        players=players,
        tables=[(number, to((), number)) for number in seats],
        way=[(words, to(explorer.done[:place])) for place, words in enumerate(way)],
        to=lambda action: to((*explorer.done, action)),
        first=to(()),
        query=urlencode([("players", players), *(("done", each) for each in explorer.done)]),
    )


@answered
async def show_board(request: Request) -> Response:
    """The same for the script: the board, and what can be touched on it."""
    explorer, _, _ = await _explorer(request)
    return encoded(await _built(request, explorer), headers={"cache-control": "private, max-age=600"})
