"""Alerts: how you are told that a table waits for you, and the way through the tables that do."""

import asyncio
import re
from zoneinfo import available_timezones

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meadhall.core.language import current
from meadhall.hall.alerts import feeds, vacation, waits
from meadhall.hall.alerts.choices import KIND as KIND_OF_CHOICES
from meadhall.hall.alerts.choices import AlertChoices
from meadhall.hall.alerts.mail import ASKED, CONFIRMED, MailAddress
from meadhall.hall.alerts.push import KIND, Subscription
from meadhall.hall.identity import address_of, identity_of
from meadhall.hall.live.hall import hall_of
from meadhall.hall.members.keepsakes import Keepsake
from meadhall.hall.pages.forms import origin_of, read_form
from meadhall.hall.pages.templating import error_page, page
from meadhall.hall.pages.you_page import named
from meadhall.hall.responses import as_json, problem
from meadhall.hall.words import say

_TABLE = re.compile(r"[\w-]{10,40}")


async def show(request: Request) -> Response:
    """The page about alerts."""
    return await _alerts(request, identity_of(request).person)


async def _alerts(request: Request, person: str | None, **more: object) -> Response:
    """The page about alerts, perhaps with a secret that is shown once."""
    hall = hall_of(request)
    alerts = hall.alerts
    tables = [] if person is None else await asyncio.to_thread(hall.store.tables_of, person, 50)
    shown = {
        "choices": AlertChoices() if person is None else await alerts.choices(person),
        "zone_chosen": person is not None and bool(await hall.keepsakes.of(person, KIND_OF_CHOICES)),
        "zones": sorted(available_timezones()) or ["UTC"],
        "vapid": (await alerts.push.key()).public,
        "browsers": [] if person is None else await alerts.push.of(person),
        "mail": None if person is None else await alerts.mail.of(person),
        "mails": alerts.mail.server is not None,
        "has_feed": person is not None and bool(await hall.keepsakes.of(person, feeds.KIND)),
        "muted": set() if person is None else await alerts.muted(person),
        "tables": [table for table in tables if table.phase in ("gathering", "playing")],
        "away": None if person is None else await vacation.vacation_of(hall, person),
        "longest": vacation.LONGEST,
    }
    return page("alerts.html", **shown | more)


async def choose(request: Request) -> Response:
    """Keep how a person wants to be told."""
    form, who = await read_form(request), await named(request)
    numbers = {
        name: int(form.get(name, "0") or 0)
        for name in ("hour", "quiet_from", "quiet_to")
        if form.get(name, "0").isdecimal()
    }
    given = {"every": form.get("every", "now"), "zone": form.get("zone", "UTC"), "language": current(), **numbers}
    if given["zone"] not in available_timezones():
        given["zone"] = "UTC"
    await hall_of(request).alerts.choose(who.person, msgspec.convert(given, AlertChoices))
    return RedirectResponse("/me/alerts", 303)


async def mute(request: Request) -> Response:
    """Let a table send no alerts, or again."""
    form, person = await read_form(request), identity_of(request).person
    table = form.get("table", "")
    if person is not None and _TABLE.fullmatch(table):
        await hall_of(request).alerts.mute(person, table, mute="again" not in form)
    return RedirectResponse("/me/alerts", 303)


async def change_vacation(request: Request) -> Response:
    """Go on vacation, or come back."""
    form, person = await read_form(request), identity_of(request).person
    days = form.get("days", "0")
    if person is not None:
        await hall_of(request).spend("links", person, address_of(request))
        await vacation.go(hall_of(request), person, int(days) if days.isdecimal() and len(days) < 3 else 0)
    return RedirectResponse("/me/alerts", 303)


async def change_feed(request: Request) -> Response:
    """Show a new address of a calendar and a feed, or drop the one there is."""
    hall, form = hall_of(request), await read_form(request)
    if "drop" in form:
        await hall.keepsakes.drop_all((await named(request)).person, feeds.KIND)
        return RedirectResponse("/me/alerts", 303)
    who = await named(request, "links")
    secret = await feeds.new_feed(hall, who.person)
    shown = [f"{origin_of(request)}/feed/{secret}.{kind}" for kind in ("ics", "atom")]
    return await _alerts(request, who.person, feed=shown)


async def change_mail(request: Request) -> Response:
    """Ask an address whether it wants mail, or drop the one there is."""
    hall, form, who = hall_of(request), await read_form(request), await named(request)
    if "drop" in form:
        await hall.alerts.mail.drop(who.person)
        return RedirectResponse("/me/alerts", 303)
    await hall.spend("mails", who.person, address_of(request) or "home")
    await hall.alerts.mail.ask(who.person, form.get("address", ""), origin_of(request))
    return await _alerts(request, who.person, asked=True)


async def subscribe(request: Request) -> Response:
    """A browser wishes to be told by push."""
    try:
        sent = msgspec.json.decode(await request.body(), type=Subscription)
    except (msgspec.MsgspecError, UnicodeError) as error:
        return problem(400, "malformed", say("malformed", why=str(error)))
    person = (await named(request, "links")).person
    await hall_of(request).alerts.push.subscribe(person, msgspec.structs.replace(sent, origin=origin_of(request)))
    return as_json({})


async def unsubscribe(request: Request) -> Response:
    """A browser does not wish to be told any more; all of a person's, if a form asks for it."""
    hall, person = hall_of(request), identity_of(request).person
    if person is not None:
        form = await read_form(request)
        for each in await hall.alerts.push.of(person):
            if form.get("endpoint", each.endpoint) == each.endpoint:
                await hall.keepsakes.drop(person, KIND, each.name)
    return RedirectResponse("/me/alerts", 303)


async def waiting(request: Request) -> Response:
    """How many tables wait for the person who asks, for the title and the icon of a page."""
    hall, person = hall_of(request), identity_of(request).person
    tables = await hall.alerts.waiting(person) if person is not None else []
    here = request.query_params.get("at", "")
    others = [each for each in tables if each.table != here]
    text = say("waiting-elsewhere", count=len(others)) if others else ""
    return as_json({"count": len(tables), "others": len(others), "text": text})


async def next_table(request: Request) -> Response:
    """Lead to the table that has waited longest; after one of them to the next."""
    hall, person, after = hall_of(request), identity_of(request).person, request.query_params.get("after", "")
    tables = [each.table for each in await hall.alerts.waiting(person)] if person is not None else []
    left = [each for each in tables if each != after]
    if after in tables and left:  # the one after it, and round
        place = tables.index(after)
        left = [*tables[place + 1 :], *tables[:place]]
    return RedirectResponse(f"/t/{left[0]}" if left else "/", 303, {"cache-control": "no-store"})


# --- Links that come from elsewhere -------------------------------------------------------------------------------


async def show_confirm(request: Request) -> Response:
    """Ask whether mail may be sent; looking changes nothing, so that programs that look at links confirm nothing."""
    asked = await _behind(request, ASKED)
    if asked is None:
        return error_page(say("mail-link-gone"), 404)
    return page("mail.html", address=asked.read(MailAddress).address, what="confirm")


async def _behind(request: Request, kind: str) -> Keepsake | None:
    """The keepsake that the secret in an address stands for."""
    return await hall_of(request).keepsakes.behind(kind, request.path_params["secret"])


async def confirm(request: Request) -> Response:
    """Send mail from now on."""
    asked = await _behind(request, ASKED)
    if asked is None:
        return error_page(say("mail-link-gone"), 404)
    await hall_of(request).alerts.mail.confirm(asked)
    return RedirectResponse("/me/alerts", 303)


async def show_stop(request: Request) -> Response:
    """Ask whether no more mail is to come."""
    kept = await _behind(request, CONFIRMED)
    if kept is None:
        return page("mail.html", address="", what="stopped")
    return page("mail.html", address=kept.read(MailAddress).address, what="stop")


async def stop(request: Request) -> Response:
    """Send no more mail."""
    if (kept := await _behind(request, CONFIRMED)) is not None:
        await hall_of(request).alerts.mail.drop(kept.person)
    return page("mail.html", address="", what="stopped")


async def show_calendar(request: Request) -> Response:
    """A person's calendar."""
    tables = await _of_feed(request)
    if tables is None:
        return error_page(say("feed-gone"), 404)
    text = feeds.calendar(tables, origin_of(request), hall_of(request).now())
    return Response(text, media_type="text/calendar", headers={"cache-control": "private, max-age=60"})


async def show_feed(request: Request) -> Response:
    """A person's feed."""
    tables = await _of_feed(request)
    if tables is None:
        return error_page(say("feed-gone"), 404)
    data = feeds.feed(tables, origin_of(request), hall_of(request).now())
    return Response(data, media_type="application/atom+xml", headers={"cache-control": "private, max-age=60"})


async def _of_feed(request: Request) -> list[waits.WaitingTable] | None:
    kept = await _behind(request, feeds.KIND)
    return None if kept is None else await hall_of(request).alerts.waiting(kept.person)
