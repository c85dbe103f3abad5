"""Evenings: the form for a new one, and the page of each, to which its link leads: who takes part, how they stand, and
the games of all rounds. Everybody who has the link may look on.
"""

import asyncio

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from meadhall.hall.identity import NAME_COOKIE, address_of, identity_of
from meadhall.hall.languages import PageAddress
from meadhall.hall.meeting.evening import BEST, BEST_OF, FORMS, GATHERING, HallEvening, standings
from meadhall.hall.members.faces import chosen_faces, face_of
from meadhall.hall.pages.faces_page import face_address
from meadhall.hall.pages.forms import hall_of, name_of, read_form, remember_choice
from meadhall.hall.pages.meeting_page import clock_words
from meadhall.hall.pages.rulebook import games_on_shelf
from meadhall.hall.pages.templating import error_page, page
from meadhall.hall.pages.you_page import day, named, qr
from meadhall.hall.responses import as_json
from meadhall.hall.words import PHRASES, say
from meadhall.table.commands import MAX_NAME
from meadhall.table.naming import clean_name, guest

_POST = ["POST"]


def routes() -> list[Route]:
    """The routes of these pages."""
    return [
        Route("/evenings", show_all),
        Route("/evenings", open_evening, methods=_POST),
        Route("/evenings/{evening}", show),
        Route("/evenings/{evening}/state", state),
        Route("/evenings/{evening}/{what}", change, methods=_POST),
    ]


def form_words(what: HallEvening) -> str:
    """The form of an evening, in words."""
    return say(f"evening-{what.form}", most=what.most)


async def show_all(request: Request) -> Response:
    """The form for a new evening, and those that you know."""
    hall, person = hall_of(request), identity_of(request).person
    return page(
        "evenings.html",
        known=await hall.evenings.of(person) if person is not None else [],
        form_words=form_words,
        forms=[(f"{BEST}-{most}", say("evening-best", most=most)) for most in BEST_OF]
        + [(form, say(f"evening-{form}", most=0)) for form in FORMS if form != BEST],
        games=games_on_shelf(),
        clocks=clock_words(),
        day=day,
        name=name_of(request),
        longest=MAX_NAME,
        here=PageAddress("/evenings"),
    )


async def open_evening(request: Request) -> Response:
    """Open an evening and go there."""
    hall, form, response = hall_of(request), await read_form(request), RedirectResponse("/evenings", 303)
    who = await named(request, response)
    await hall.spend("tables", who.person, address_of(request))
    name = hall.moderation.admitted_name(clean_name(form.get("name", "") or name_of(request) or guest()), who.person)
    remember_choice(response, NAME_COOKIE, name)
    kind, _, most = form.get("form", "").partition("-")
    games = int(most) if most in map(str, BEST_OF) else 0
    what = HallEvening("", form.get("game", ""), form.get("clock", ""), kind, games, rated="rated" in form)
    response.headers["location"] = f"/evenings/{await hall.evenings.open(who.person or '', name, what)}"
    return response


async def show(request: Request) -> Response:
    """An evening."""
    hall, person = hall_of(request), identity_of(request).person
    kept = await hall.evenings.get(request.path_params["evening"])
    what, link = kept.what, f"{request.url.scheme}://{request.url.netloc}/evenings/{kept.id}"
    chosen, lines = await asyncio.to_thread(chosen_faces, hall.store, what.persons), standings(what)
    names = [each.name or say("evening-somebody") for each in what.players]
    return page(
        "evening.html",
        kept=kept,
        what=what,
        form=form_words(what),
        clock=clock_words()[what.clock],
        lines=lines,
        winners=PHRASES.join([names[line.number] for line in lines if line.place == 1]),
        faces=[face_address(face_of(each.player, each.name, chosen)) for each in what.players],
        names=names,
        you=what.number_of(person),
        left=any(each.player == person and each.gone for each in what.players),
        host=person is not None and what.host == person,
        table=what.table_of(person),
        link=link,
        picture=qr(link) if what.phase == GATHERING else "",
        points=points_told,
        name=name_of(request),
        longest=MAX_NAME,
        here=PageAddress(f"/evenings/{kept.id}"),
    )


def points_told(points: float) -> str:
    """Points as a table of results has them.

    >>> points_told(2.5), points_told(0.5), points_told(3.0)
    ('2½', '½', '3')
    """
    return f"{int(points) or ''}½" if points % 1 else str(int(points))


async def state(request: Request) -> Response:
    """How new the evening is, and where the person who asks plays now: the page asks this every few seconds."""
    kept = await hall_of(request).evenings.get(request.path_params["evening"])
    return as_json({"version": kept.version, "table": kept.what.table_of(identity_of(request).person)})


async def change(request: Request) -> Response:
    """Take part or not, begin, or go on."""
    hall, evening, what = hall_of(request), request.path_params["evening"], request.path_params["what"]
    form, response = await read_form(request), RedirectResponse(f"/evenings/{evening}", 303)
    who = await named(request, response)
    person = who.person or ""
    if what == "join":
        typed = form.get("name", "") or name_of(request) or guest()
        name = hall.moderation.admitted_name(clean_name(typed), person)
        remember_choice(response, NAME_COOKIE, name)
        await hall.evenings.join(evening, person, name, address_of(request))
    elif what == "leave":
        await hall.evenings.leave(evening, person)
    elif what == "begin":
        await hall.evenings.begin(evening, person, address_of(request))
        kept = await hall.evenings.get(evening)
        if table := kept.what.table_of(person):
            response.headers["location"] = f"/t/{table}"
    elif what == "go-on":
        await hall.evenings.go_on(evening, person, address_of(request))
    else:
        return error_page(say("no-page"), 404)
    return response
