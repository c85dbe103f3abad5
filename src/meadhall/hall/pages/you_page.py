"""You: your name and face, the devices that are yours, and the ways in for another one."""

import asyncio
from datetime import UTC, datetime

import segno
from babel.dates import format_date
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from meadhall.core.language import current, locale_of
from meadhall.hall import identity
from meadhall.hall.history.board import own_ratings
from meadhall.hall.identity import NAME_COOKIE, Identity, address_of, identity_of, remember
from meadhall.hall.languages import PageAddress, here
from meadhall.hall.live.game_loader import headers
from meadhall.hall.members import ways_in
from meadhall.hall.members.devices import name_of_device
from meadhall.hall.members.faces import face_from
from meadhall.hall.members.settings import FACE, NAME, chosen
from meadhall.hall.middleware import LOCAL
from meadhall.hall.pages.forms import hall_of, name_of, read_form, remember_choice
from meadhall.hall.pages.templating import error_page, page
from meadhall.hall.storage.writes import RowsDrop
from meadhall.hall.words import say
from meadhall.table.commands import MAX_NAME
from meadhall.table.errors import TableError
from meadhall.table.naming import clean_name

_POST = ["POST"]


def routes() -> list[Route]:
    """The routes of these pages."""
    return [
        Route("/me", show),
        Route("/me/name", rename, methods=_POST),
        Route("/me/link", make_link, methods=_POST),
        Route("/me/devices", change_device, methods=_POST),
        Route("/me/code", make_code, methods=_POST),
        Route("/me/code/drop", drop_code, methods=_POST),
        Route("/me/in", show_ways_in),
        Route("/me/in", come_in_by_code, methods=_POST),
        Route("/join/{secret}", show_join),
        Route("/join/{secret}", join, methods=_POST),
    ]


def day(when: float) -> str:
    """A day, as people write it in the language that is spoken now.

    >>> day(0.0)
    '1 January 1970'
    """
    return format_date(datetime.fromtimestamp(when, UTC), "long", locale_of(current()))


async def show(request: Request) -> Response:
    """Your name, your devices, and the ways in."""
    return await you(request, identity_of(request))


async def you(request: Request, who: Identity, **more: object) -> Response:
    """The page about you, perhaps with a secret that is shown once."""
    hall, person = hall_of(request), who.person
    devices = await hall.devices.of(person) if person is not None else []
    codes = await hall.keepsakes.of(person, ways_in.RECOVERY) if person is not None else []
    keys = await hall.keepsakes.of(person, ways_in.PASSKEY) if person is not None else []
    ratings = await asyncio.to_thread(own_ratings, hall.store, person) if person is not None else []
    shown = {
        "ratings": [(game, headers()[game].title if game in headers() else game, *each) for game, *each in ratings],
        "known": person is not None,
        "name": name_of(request),
        "face": f"/faces/{chosen(FACE) or face_from(name_of(request), person or '')}.svg",
        "longest": MAX_NAME,
        "devices": devices,
        "device": who.device,
        "first": person,
        "code": codes[0] if codes else None,
        "passkeys": [(each.name, each.read(ways_in.Passkey), each.made) for each in keys]
        if has_passkeys(request)
        else None,
        "day": day,
        "at_home": request.url.hostname in LOCAL,
        "minutes": ways_in.MINUTES,
        "here": PageAddress("/me"),
    }
    return page("you.html", **shown | more)


def has_passkeys(request: Request) -> bool:
    """Whether browsers offer passkeys at this address."""
    return ways_in.HallSite(request.url.hostname or "", str(request.url)).can_have_passkeys


async def named(request: Request, response: Response) -> Identity:
    """The person who asks, with a token from now on, and this browser among their devices."""
    hall, who = hall_of(request), remember(response, identity_of(request), secure=request.url.scheme == "https")
    assert who.person is not None
    assert who.device is not None
    if not any(each.device == who.device for each in await hall.devices.of(who.person)):
        await hall.devices.admit(who.device, who.person, device_of(request))
    if not chosen(NAME) and (name := name_of(request)):
        await hall.settings.choose(who.person, name=name)
    return who


def device_of(request: Request) -> str:
    """The name of the browser that asks."""
    return name_of_device(request.headers.get("user-agent", "")) or say("you-device")


def with_cookies_of(page: Response, cookies: Response) -> Response:
    """A page that also sets the cookies of another answer."""
    page.raw_headers += [(name, value) for name, value in cookies.raw_headers if name == b"set-cookie"]
    return page


async def rename(request: Request) -> Response:
    """Keep the name that you want to have."""
    hall, form, response = hall_of(request), await read_form(request), RedirectResponse("/me", 303)
    name = clean_name(form.get("name", ""))
    who = await named(request, response)
    name = hall.moderation.admitted_name(name, who.person)
    await hall.settings.choose(who.person or "", name=name)
    remember_choice(response, NAME_COOKIE, name)
    return response


async def make_link(request: Request) -> Response:
    """Show a link, and the same as a picture for a phone's camera: it lets one more device in."""
    hall, answer = hall_of(request), Response()
    who = await named(request, answer)
    await hall.spend("links", who.person, address_of(request))
    link = f"{request.url.scheme}://{request.url.netloc}/join/{await ways_in.new_link(hall, who.person or '')}"
    return with_cookies_of(await you(request, who, link=link, picture=qr(link)), answer)


def qr(text: str) -> Markup:
    """A text as a picture that cameras read."""
    made = segno.make(text, error="m", micro=False)
    return Markup(
        made.svg_inline(border=3, dark="#2a2018", light="#ffffff", svgclass="qr", lineclass=None, omitsize=True)
    )


async def show_join(request: Request) -> Response:
    """Ask whether this browser is to be one of somebody's devices. Looking at it changes nothing, so that messengers
    that look at a link first do not use it up."""
    hall, who = hall_of(request), identity_of(request)
    link = await ways_in.behind_link(hall, request.path_params["secret"])
    if link is None:
        return error_page(say("you-link-gone"), 404)
    if who.person == link.person:
        return RedirectResponse("/me", 303)
    theirs = await hall.settings.of(link.person)
    tables = await asyncio.to_thread(hall.store.tables_of, who.person, 1000) if who.person is not None else []
    shown = {"name": theirs.get(NAME, ""), "own": name_of(request), "tables": len(tables)}
    return page("join.html", here=PageAddress(here().path), **shown)


async def join(request: Request) -> Response:
    """Let this browser in; the link is used up by that."""
    hall = hall_of(request)
    link = await ways_in.behind_link(hall, request.path_params["secret"])
    if link is None:
        return error_page(say("you-link-gone"), 404)
    return await come_in(request, link.person, RowsDrop("keepsakes", link.key, once=True))


async def come_in(request: Request, person: str, *uses: RowsDrop) -> Response:
    """Make this browser one of a person's devices."""
    hall, response = hall_of(request), RedirectResponse("/", 303)
    who = remember(response, identity_of(request), secure=request.url.scheme == "https")
    await hall.devices.admit(who.device or "", person, device_of(request), *uses)
    if name := (await hall.settings.of(person)).get(NAME):
        remember_choice(response, NAME_COOKIE, name)
    return response


async def change_device(request: Request) -> Response:
    """Give a device another name, or take it away."""
    hall, form, who = hall_of(request), await read_form(request), identity_of(request)
    device, response = form.get("device", ""), RedirectResponse("/me", 303)
    if who.person is None:
        raise ways_in.WayInError(say("data-no-token"))
    if "out" not in form:
        await hall.devices.rename(who.person, device, form.get("name", "").strip() or say("you-device"))
    elif await hall.devices.shut_out(who.person, device) and device == who.device:
        response = RedirectResponse("/", 303)
        for cookie in (NAME_COOKIE, *([identity.COOKIE] if device == who.person else [])):
            response.delete_cookie(cookie, path="/")
    return response


async def make_code(request: Request) -> Response:
    """Show a recovery code, for once."""
    hall, answer = hall_of(request), Response()
    who = await named(request, answer)
    await hall.spend("links", who.person, address_of(request))
    code = await ways_in.new_recovery_code(hall, who.person or "")
    return with_cookies_of(await you(request, who, new_code=code), answer)


async def drop_code(request: Request) -> Response:
    """Let the recovery code open nothing any more."""
    if (person := identity_of(request).person) is not None:
        await ways_in.drop_recovery_code(hall_of(request), person)
    return RedirectResponse("/me", 303)


async def show_ways_in(request: Request) -> Response:
    """The ways in for somebody who has been here before, with another browser."""
    return page("ways_in.html", problem="", passkeys=has_passkeys(request))


async def come_in_by_code(request: Request) -> Response:
    """Let in a person who has typed their recovery code."""
    hall, form = hall_of(request), await read_form(request)
    try:
        await hall.spend("codes", None, address_of(request) or "home")
    except TableError as error:
        return page("ways_in.html", 429, problem=str(error), passkeys=False)
    person = await ways_in.behind_code(hall, form.get("code", ""))
    if person is None:
        return page("ways_in.html", 403, problem=say("you-wrong-code"), passkeys=False)
    return await come_in(request, person)
