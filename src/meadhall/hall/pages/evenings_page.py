"""Evenings: the form for a new one, and the page of each, to which its link leads: who takes part, how they stand, and
the games of all rounds. Everybody who has the link may look on.
"""

import asyncio

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meadhall.hall.identity import address_of, identity_of
from meadhall.hall.live.hall import hall_of
from meadhall.hall.meeting.evening import BEST, BEST_OF, FORMS, GATHERING, HallEvening, standings
from meadhall.hall.members.faces import chosen_faces, face_address, face_of
from meadhall.hall.pages.forms import name_of, origin_of, read_form
from meadhall.hall.pages.meeting_page import clock_words
from meadhall.hall.pages.rulebook import games_on_shelf
from meadhall.hall.pages.templating import error_page, page
from meadhall.hall.pages.you_page import name_at_tables, named, qr
from meadhall.hall.responses import as_json
from meadhall.hall.words import PHRASES, say


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
        name=name_of(request),
    )


async def open_evening(request: Request) -> Response:
    """Open an evening and go there."""
    form, who = await read_form(request), await named(request, "tables")
    name = name_at_tables(request, who.person, form.get("name", ""))
    kind, _, most = form.get("form", "").partition("-")
    games = int(most) if most in map(str, BEST_OF) else 0
    what = HallEvening("", form.get("game", ""), form.get("clock", ""), kind, games, rated="rated" in form)
    return RedirectResponse(f"/evenings/{await hall_of(request).evenings.open(who.person, name, what)}", 303)


async def show(request: Request) -> Response:
    """An evening."""
    hall, person = hall_of(request), identity_of(request).person
    kept = await hall.evenings.get(request.path_params["evening"])
    what, link = kept.what, f"{origin_of(request)}/evenings/{kept.id}"
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
    evenings, evening, what = hall_of(request).evenings, request.path_params["evening"], request.path_params["what"]
    form, person = await read_form(request), (await named(request)).person
    if what == "join":
        name = name_at_tables(request, person, form.get("name", ""))
        await evenings.join(evening, person, name, address_of(request))
    elif what == "leave":
        await evenings.leave(evening, person)
    elif what == "begin":
        await evenings.begin(evening, person, address_of(request))
        if table := (await evenings.get(evening)).what.table_of(person):
            return RedirectResponse(f"/t/{table}", 303)
    elif what == "go-on":
        await evenings.go_on(evening, person, address_of(request))
    else:
        return error_page(say("no-page"), 404)
    return RedirectResponse(f"/evenings/{evening}", 303)
