"""You: your name and face, the devices that are yours, and the ways in for another one."""

import asyncio

import segno
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meadhall.hall import identity
from meadhall.hall.history.board import own_ratings
from meadhall.hall.identity import NAME_COOKIE, Identity, Member, address_of, cookies_of, identity_of, remember
from meadhall.hall.live.game_loader import headers
from meadhall.hall.live.hall import hall_of
from meadhall.hall.members import ways_in
from meadhall.hall.members.devices import name_of_device
from meadhall.hall.members.faces import face_from
from meadhall.hall.members.settings import FACE, NAME, chosen
from meadhall.hall.middleware import LOCAL
from meadhall.hall.pages.forms import name_of, origin_of, read_form, remember_choice
from meadhall.hall.pages.templating import error_page, page
from meadhall.hall.storage.writes import RowsDrop
from meadhall.hall.words import say
from meadhall.table.errors import TableError
from meadhall.table.naming import clean_name, guest


async def show(request: Request) -> Response:
    """Your name, your devices, and the ways in."""
    return await you(request, identity_of(request))


async def you(request: Request, who: Identity | Member, **more: object) -> Response:
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
        "devices": devices,
        "device": who.device,
        "first": person,
        "code": codes[0] if codes else None,
        "passkeys": [(each.name, each.read(ways_in.Passkey), each.made) for each in keys]
        if has_passkeys(request)
        else None,
        "at_home": request.url.hostname in LOCAL,
        "minutes": ways_in.MINUTES,
    }
    return page("you.html", **shown | more)


def has_passkeys(request: Request) -> bool:
    """Whether browsers offer passkeys at this address."""
    return ways_in.HallSite(request.url.hostname or "", str(request.url)).can_have_passkeys


async def named(request: Request, budget: str = "") -> Member:
    """The person who asks, with a token from now on, and this browser among their devices; perhaps they pay for what
    they ask."""
    hall, who = hall_of(request), remember(request)
    if not any(each.device == who.device for each in await hall.devices.of(who.person)):
        await hall.devices.admit(who.device, who.person, device_of(request))
    if not chosen(NAME) and (name := name_of(request)):
        await hall.settings.choose(who.person, name=name)
    if budget:
        await hall.spend(budget, who.person, address_of(request))
    return who


def name_at_tables(request: Request, person: str, typed: str | None = None) -> str:
    """The name by which somebody sits down: the one that they have typed, which this browser remembers, or their usual
    one, or that of a guest."""
    name = hall_of(request).moderation.admitted_name(clean_name(typed or name_of(request) or guest()), person)
    if typed is not None:
        remember_choice(request, NAME_COOKIE, name)
    return name


def device_of(request: Request) -> str:
    """The name of the browser that asks."""
    return name_of_device(request.headers.get("user-agent", "")) or say("you-device")


async def rename(request: Request) -> Response:
    """Keep the name that you want to have."""
    hall, name = hall_of(request), clean_name((await read_form(request)).get("name", ""))
    who = await named(request)
    name = hall.moderation.admitted_name(name, who.person)
    await hall.settings.choose(who.person, name=name)
    remember_choice(request, NAME_COOKIE, name)
    return RedirectResponse("/me", 303)


async def make_link(request: Request) -> Response:
    """Show a link, and the same as a picture for a phone's camera: it lets one more device in."""
    who = await named(request, "links")
    link = f"{origin_of(request)}/join/{await ways_in.new_link(hall_of(request), who.person)}"
    return await you(request, who, link=link, picture=qr(link))


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
    link = await hall.keepsakes.behind(ways_in.LINK, request.path_params["secret"])
    if link is None:
        return error_page(say("you-link-gone"), 404)
    if who.person == link.person:
        return RedirectResponse("/me", 303)
    theirs = await hall.settings.of(link.person)
    tables = await asyncio.to_thread(hall.store.tables_of, who.person, 1000) if who.person is not None else []
    shown = {"name": theirs.get(NAME, ""), "own": name_of(request), "tables": len(tables)}
    return page("join.html", **shown)


async def join(request: Request) -> Response:
    """Let this browser in; the link is used up by that."""
    hall = hall_of(request)
    link = await hall.keepsakes.behind(ways_in.LINK, request.path_params["secret"])
    if link is None:
        return error_page(say("you-link-gone"), 404)
    return await come_in(request, link.person, RowsDrop("keepsakes", link.key, once=True))


async def come_in(request: Request, person: str, *uses: RowsDrop) -> Response:
    """Make this browser one of a person's devices."""
    hall = hall_of(request)
    await hall.devices.admit(remember(request).device, person, device_of(request), *uses)
    if name := (await hall.settings.of(person)).get(NAME):
        remember_choice(request, NAME_COOKIE, name)
    return RedirectResponse("/", 303)


async def change_device(request: Request) -> Response:
    """Give a device another name, or take it away."""
    hall, form, who = hall_of(request), await read_form(request), identity_of(request)
    device = form.get("device", "")
    if who.person is None:
        raise ways_in.WayInError(say("data-no-token"))
    if "out" not in form:
        await hall.devices.rename(who.person, device, form.get("name", "").strip() or say("you-device"))
    elif await hall.devices.shut_out(who.person, device) and device == who.device:
        for cookie in (NAME_COOKIE, *([identity.COOKIE] if device == who.person else [])):
            cookies_of(request).delete_cookie(cookie, path="/")
        return RedirectResponse("/", 303)
    return RedirectResponse("/me", 303)


async def make_code(request: Request) -> Response:
    """Show a recovery code, for once."""
    who = await named(request, "links")
    return await you(request, who, new_code=await ways_in.new_recovery_code(hall_of(request), who.person))


async def drop_code(request: Request) -> Response:
    """Let the recovery code open nothing any more."""
    if (person := identity_of(request).person) is not None:
        await hall_of(request).keepsakes.drop_all(person, ways_in.RECOVERY)
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
