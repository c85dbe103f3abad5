"""The application: pages, API, sockets and what is needed to run them, behind the guard."""

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
from meadhall.hall import api, covers, looks, pages
from meadhall.hall.garbage import Garbage
from meadhall.hall.limits import most_bytes
from meadhall.hall.live.game_loader import LOADING
from meadhall.hall.live.hall import Hall
from meadhall.hall.live.sockets import table_socket
from meadhall.hall.middleware import HallMiddleware, TooLarge
from meadhall.hall.pages.forms import is_form
from meadhall.hall.pages.replays import Replays
from meadhall.hall.proxies import FORWARDED, Proxies
from meadhall.hall.readiness import Readiness
from meadhall.hall.responses import as_json, problem, status_of
from meadhall.hall.static_files import DigestedFiles
from meadhall.hall.storage.errors import StoreError


def make_app(
    hall: Hall,
    *,
    hosts: Collection[str] | None = None,
    proxies: Sequence[str] = (),
    home: bool = False,
    warm: bool = True,
) -> Starlette:
    """The hall as an ASGI application; it answers to these names only, or to any.

    Of those who come through the listed proxies the address is what the proxies say. At `home` nobody but this machine
    is let in, and addresses have no budget.
    """

    garbage = Garbage()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await hall.start()
        with suppress(StoreError):  # it is tried again in a moment
            await hall.moderation.refresh()
        always = (
            hall.sweep(),
            hall.heartbeat.run(hall.playable),
            hall.metrics.watch_loop(),
            garbage.run(),
            hall.moderation.run(),
            hall.retention.run(),
        )
        background = [asyncio.create_task(each) for each in always]
        if warm:
            background.append(asyncio.create_task(_warm(hall, garbage)))
        yield
        for task in background:
            task.cancel()
        await hall.stop()

    app = Starlette(
        routes=[
            *pages.routes(),
            *api.routes(),
            *looks.routes(),
            WebSocketRoute("/t/{table}/socket", table_socket, name="socket"),
            Route("/healthz", health, name="health"),
            Route("/readyz", ready, name="ready"),
            Route("/metrics", metrics, name="metrics"),
            Mount("/static", DigestedFiles(), name="static"),
        ],
        middleware=[
            Middleware(Proxies, proxies=proxies, log=hall.log),
            Middleware(
                HallMiddleware,
                hosts=hosts,
                log=hall.log,
                budgets=hall.budgets,
                home=home,
                banned=hall.moderation.is_banned,
                answered=hall.metrics.answered,
                refuse=_refuse,
            ),
        ],
        exception_handlers={
            HTTPException: _http_error,
            TooLarge: _too_large,
            ClientDisconnect: _gone,
            MeadhallError: _in_words,
            Exception: _failure,
        },
        lifespan=lifespan,
    )
    app.state.hall, app.state.replays, app.state.readiness = hall, Replays(hall), Readiness(hall)
    return app


async def _warm(hall: Hall, garbage: Garbage) -> None:
    """Make the games ready while people play them already."""
    try:
        await asyncio.to_thread(covers.draw_all)
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
    """Whether the process lives: who does not answer this is to be started anew."""
    hall: Hall = request.app.state.hall
    return as_json({"status": "stopping" if hall.stopping else "ok"})


async def ready(request: Request) -> Response:
    """Whether it can keep what people do: who is not ready is sent nobody new, and left to recover."""
    readiness: Readiness = request.app.state.readiness
    found = await readiness.look()
    return as_json(found, 200 if found.ok else 503)


async def metrics(request: Request) -> Response:
    """Figures for Prometheus."""
    hall: Hall = request.app.state.hall
    if request.scope.get(FORWARDED):  # whoever comes through the proxy is a guest
        return problem(404, "no-page", "there is no such page")
    text, kind = hall.metrics.text(request.headers.get("accept", ""))
    return Response(text, headers={"content-type": kind})


def _refuse(request: Request, status: int, code: str, text: str) -> Response:
    """What did not get past the door: a page for whoever sent a form, and a code for programs and scripts."""
    if is_form(request):
        return pages.error_page(text, status)
    return problem(status, code, text)


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    texts = {404: "There is no such page.", 405: "This cannot be asked for in that way."}
    text = texts.get(error.status_code, error.detail)
    if request.url.path.startswith("/api"):
        code = {404: "no-page", 405: "no-method"}.get(error.status_code, "failed")
        answer = problem(error.status_code, code, text)
    else:
        answer = pages.error_page(text, error.status_code)
    answer.headers.update(error.headers or {})
    return answer


async def _too_large(request: Request, error: Exception) -> Response:
    return _refuse(request, 413, "too-large", f"a request has at most {most_bytes(request.url.path)} bytes")


async def _gone(request: Request, error: Exception) -> Response:
    """Somebody has left before their request was here as a whole: that is no mistake, and nobody reads the answer."""
    return Response(status_code=400)


async def _in_words(request: Request, error: Exception) -> Response:
    """The store cannot be read or written now, or somebody asks for too much: whoever asks comes back."""
    assert isinstance(error, MeadhallError)
    if request.url.path.startswith("/api"):
        code = getattr(error, "code", "failed")
        return problem(status_of(code), code, str(error))
    return pages.error_page(error)


async def _failure(request: Request, error: Exception) -> Response:
    """Our own mistake: the log has the details, the answer has none."""
    request.app.state.hall.log.error("request failed", exc_info=error)
    if request.url.path.startswith("/api"):
        return problem(500, "failed", "the hall has made a mistake; it is written down")
    return pages.error_page("The hall has made a mistake; it is written down.", 500)
