"""Passkeys: what scripts ask and answer when somebody makes one, or comes in with one; and the form to delete one."""

import asyncio
from importlib import import_module

from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from meadhall.hall.identity import address_of, identity_of
from meadhall.hall.live.hall import hall_of
from meadhall.hall.members.ways_in import PASSKEY, HallSite
from meadhall.hall.pages.forms import name_of, origin_of, read_form
from meadhall.hall.pages.templating import Handler, answered
from meadhall.hall.pages.you_page import come_in, device_of, named
from meadhall.table.naming import guest


def _told(handle: Handler) -> Handler:
    """An answer for a script, when the module that makes it is loaded: its library takes half a second."""

    async def answer(request: Request) -> Response:
        await asyncio.to_thread(import_module, "meadhall.hall.members.passkeys")
        return await handle(request)

    return answered(answer)


def site_of(request: Request) -> HallSite:
    """The hall as the browser knows it that asks."""
    return HallSite(request.url.hostname or "", origin_of(request))


def _json(text: str) -> Response:
    return Response(text, media_type="application/json", headers={"cache-control": "no-store"})


@_told
async def offer(request: Request) -> Response:
    """Begin to make a passkey."""
    from meadhall.hall.members import passkeys

    who = await named(request, "links")
    return _json(await passkeys.offer(hall_of(request), site_of(request), who.person, name_of(request) or guest()))


@_told
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


@_told
async def ask(request: Request) -> Response:
    """Begin to come in with a passkey."""
    from meadhall.hall.members import passkeys

    hall = hall_of(request)
    await hall.spend("codes", None, address_of(request) or "home", cost=0.5)
    return _json(await passkeys.ask(hall, site_of(request)))


@_told
async def enter(request: Request) -> Response:
    """Let in a person who has shown their passkey."""
    from meadhall.hall.members import passkeys

    hall, answer = hall_of(request), (await request.body()).decode("utf-8", "replace")
    await hall.spend("codes", None, address_of(request) or "home", cost=0.5)
    await come_in(request, await passkeys.behind(hall, site_of(request), answer))
    return JSONResponse({"to": "/"})
