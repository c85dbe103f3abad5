"""Passkeys: what scripts ask and answer when somebody makes one, or comes in with one; and the form to delete one."""

import asyncio
from collections.abc import Awaitable, Callable
from importlib import import_module
from typing import TypeAlias

from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from meadhall.core.errors import MeadhallError
from meadhall.hall.identity import address_of, identity_of
from meadhall.hall.members.ways_in import PASSKEY, HallSite
from meadhall.hall.pages.forms import hall_of, name_of, read_form
from meadhall.hall.pages.you_page import come_in, device_of, named, with_cookies_of
from meadhall.hall.responses import code_of, problem, status_of
from meadhall.table.naming import guest

Handler: TypeAlias = Callable[[Request], Awaitable[Response]]
_POST = ["POST"]


def routes() -> list[Route]:
    """The routes of passkeys."""
    return [
        Route("/me/passkeys/offer", _told(offer), methods=_POST),
        Route("/me/passkeys", _told(accept), methods=_POST),
        Route("/me/passkeys/drop", drop, methods=_POST),
        Route("/me/in/passkey/ask", _told(ask), methods=_POST),
        Route("/me/in/passkey", _told(enter), methods=_POST),
    ]


def _told(handle: Handler) -> Handler:
    """An answer for a script, which is told a problem as JSON."""

    async def answer(request: Request) -> Response:
        await asyncio.to_thread(import_module, "meadhall.hall.members.passkeys")  # its library takes half a second
        try:
            return await handle(request)
        except MeadhallError as error:
            return problem(status_of(code_of(error)), code_of(error), str(error))

    return answer


def site_of(request: Request) -> HallSite:
    """The hall as the browser knows it that asks."""
    return HallSite(request.url.hostname or "", f"{request.url.scheme}://{request.url.netloc}")


def _json(text: str) -> Response:
    return Response(text, media_type="application/json", headers={"cache-control": "no-store"})


async def offer(request: Request) -> Response:
    """Begin to make a passkey."""
    from meadhall.hall.members import passkeys

    hall, cookies = hall_of(request), Response()
    who = await named(request, cookies)
    await hall.spend("links", who.person, address_of(request))
    options = await passkeys.offer(hall, site_of(request), who.person or "", name_of(request) or guest())
    return with_cookies_of(_json(options), cookies)


async def accept(request: Request) -> Response:
    """Keep a passkey that was made."""
    from meadhall.hall.members import passkeys

    who, answer = identity_of(request), (await request.body()).decode("utf-8", "replace")
    await passkeys.accept(hall_of(request), site_of(request), who.person or "", answer, device_of(request))
    return JSONResponse({"to": "/me#passkeys"}, 201)


async def drop(request: Request) -> Response:
    """Let a passkey open nothing any more."""
    form, person = await read_form(request), identity_of(request).person
    if person is not None:
        await hall_of(request).keepsakes.drop(person, PASSKEY, form.get("passkey", ""))
    return RedirectResponse("/me#passkeys", 303)


async def ask(request: Request) -> Response:
    """Begin to come in with a passkey."""
    from meadhall.hall.members import passkeys

    hall = hall_of(request)
    await hall.spend("codes", None, address_of(request) or "home", cost=0.5)
    return _json(await passkeys.ask(hall, site_of(request)))


async def enter(request: Request) -> Response:
    """Let in a person who has shown their passkey."""
    from meadhall.hall.members import passkeys

    hall, answer = hall_of(request), (await request.body()).decode("utf-8", "replace")
    await hall.spend("codes", None, address_of(request) or "home", cost=0.5)
    person = await passkeys.behind(hall, site_of(request), answer)
    return with_cookies_of(JSONResponse({"to": "/"}), await come_in(request, person))
