"""The application: pages, API, sockets, and the answers for operators, behind the guard."""

import asyncio
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager, suppress

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute

from meadhall import games
from meadhall.core.errors import MeadhallError
from meadhall.core.language import ENGLISH
from meadhall.hall import api, covers, installed, pages
from meadhall.hall.garbage import Garbage
from meadhall.hall.history.filling import fill_results
from meadhall.hall.languages import Languages
from meadhall.hall.limits import most_bytes
from meadhall.hall.live.game_loader import LOADING
from meadhall.hall.live.hall import SWEEP, Hall, hall_of
from meadhall.hall.live.sockets import table_socket
from meadhall.hall.middleware import FORWARDED, HallMiddleware, Proxies, TooLarge
from meadhall.hall.moderation import REFRESH
from meadhall.hall.pages.forms import is_form
from meadhall.hall.pages.replays import Replays
from meadhall.hall.readiness import Readiness
from meadhall.hall.responses import as_json, code_of, problem, status_of
from meadhall.hall.retention import PAUSE
from meadhall.hall.static_files import DigestedFiles, sheet
from meadhall.hall.storage.errors import StoreError
from meadhall.hall.words import say

LOOK = 15.0
"""Seconds between two looks for alerts that were put off, and for rounds of evenings whose last game has ended while no
node saw it."""


def make_app(
    hall: Hall,
    *,
    hosts: Collection[str] | None = None,
    proxies: Sequence[str] = (),
    home: bool = False,
    warm: bool = True,
    language: str = ENGLISH,
) -> Starlette:
    """The hall as an ASGI application; it answers to these names only, or to any.

    The listed proxies say from which address somebody comes. At `home` nobody comes from elsewhere. It speaks a
    `language` with people whose browser wishes none that there is.
    """

    app = Starlette(
        routes=[
            *pages.routes(),
            *api.routes(),
            *installed.routes(),
            Route("/looks/{game}/{digest}.json", sheet),
            WebSocketRoute("/t/{table}/socket", table_socket),
            Route("/healthz", health),
            Route("/readyz", ready),
            Route("/metrics", metrics),
            Mount("/static", DigestedFiles()),
        ],
        middleware=[
            Middleware(Proxies, proxies=proxies, log=hall.log),
            Middleware(Languages, usual=language),
            Middleware(HallMiddleware, hall=hall, hosts=hosts, home=home, refuse=_refuse),
        ],
        exception_handlers={
            HTTPException: _http_error,
            TooLarge: _too_large,
            ClientDisconnect: _gone,
            MeadhallError: _in_words,
            Exception: _failure,
        },
        lifespan=lambda _: _running(hall, warm),
    )
    app.state.hall, app.state.replays, app.state.readiness = hall, Replays(hall), Readiness(hall)
    return app


@asynccontextmanager
async def _running(hall: Hall, warm: bool) -> AsyncIterator[None]:
    """Everything that a hall does by itself while it is open."""
    garbage = Garbage()
    await hall.nodes.start()
    with suppress(StoreError):  # it is tried again in a moment
        await hall.moderation.refresh()
    always = (
        hall.heartbeat.run(hall.playable),
        hall.metrics.watch_loop(),
        garbage.run(),
        hall.repeat(hall.sweep, SWEEP, "overdue tables cannot be found"),
        hall.repeat(hall.moderation.refresh, REFRESH, "what the house has decided cannot be read"),
        hall.repeat(hall.retention.look, PAUSE, "nothing could be forgotten now", at_once=True),
        hall.repeat(hall.alerts.look, LOOK, "alerts cannot be found"),
        hall.repeat(hall.evenings.look, LOOK, "evenings cannot be found"),
        _fill(hall),
    )
    background = [asyncio.create_task(each) for each in (*always, *([_warm(hall, garbage)] if warm else []))]
    yield
    for task in background:
        task.cancel()
    await hall.stop()


async def _fill(hall: Hall) -> None:
    try:
        await fill_results(hall)
    except StoreError as error:  # the next start goes on with it
        hall.log.error("results of former games cannot be filled in", code=error.code, text=error)


async def _warm(hall: Hall, garbage: Garbage) -> None:
    try:
        await asyncio.to_thread(covers.read_all)
        for problem in games.broken():
            hall.log.error("a game cannot be loaded", game=problem.name, text=str(problem))
        async for done in hall.game_loader.prepare_all():
            if done.problem is None:
                hall.log.info("compiled", game=done.game, part=done.part)
                continue
            what = "a game cannot be loaded" if done.part == LOADING else "a game goes on uncompiled"
            hall.log.error(what, game=done.game, part=done.part, text=done.problem)
        garbage.look_at_everything()  # what is loaded now stays until the end
        hall.log.info("games ready")
    except Exception as error:
        hall.log.error("a game cannot be made ready", exc_info=error)


async def health(request: Request) -> Response:
    """Whether the process lives: one that does not answer this is to be started anew."""
    return as_json({"status": "stopping" if hall_of(request).stopping else "ok"})


async def ready(request: Request) -> Response:
    """Whether it can keep what people do: a node that is not ready is sent nobody new, and left to recover."""
    readiness: Readiness = request.app.state.readiness
    status = await readiness.look()
    return as_json({"status": status}, 200 if status == "ready" else 503)


async def metrics(request: Request) -> Response:
    """Figures for Prometheus."""
    if request.scope.get(FORWARDED):  # whoever comes through the proxy is a guest
        return problem(404, "no-page", say("no-page"))
    text, kind = hall_of(request).metrics.text(request.headers.get("accept", ""))
    return Response(text, headers={"content-type": kind})


def _refuse(request: Request, status: int, code: str, text: str) -> Response:
    """A request that did not get past the door: a page for whoever sent a form, and a code for programs and scripts."""
    if is_form(request):
        return pages.error_page(text, status)
    return problem(status, code, text)


def _answer(request: Request, status: int, code: str, text: str) -> Response:
    """An error: a code for programs, which ask the API, and a page for people."""
    if request.url.path.startswith("/api"):
        return problem(status, code, text)
    return pages.error_page(text, status)


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = {404: "no-page", 405: "no-method"}.get(error.status_code, "failed")
    answer = _answer(request, error.status_code, code, error.detail if code == "failed" else say(code))
    answer.headers.update(error.headers or {})
    return answer


async def _too_large(request: Request, error: Exception) -> Response:
    return _refuse(request, 413, "too-large", say("too-large", most=most_bytes(request.url.path)))


async def _gone(request: Request, error: Exception) -> Response:
    """Somebody has left before the whole request was here: that is no mistake, and nobody reads the answer."""
    return Response(status_code=400)


async def _in_words(request: Request, error: Exception) -> Response:
    assert isinstance(error, MeadhallError)
    code = code_of(error)
    return _answer(request, status_of(code), code, str(error))


async def _failure(request: Request, error: Exception) -> Response:
    """Our own mistake: the log has the details, the answer has none."""
    hall_of(request).log.error("request failed", exc_info=error)
    return _answer(request, 500, "failed", say("our-mistake"))
