"""After the game: what decided it. Everybody who may see the replay of a game may see its analysis, and ask for it.

The curve and all numbers are made here, so that the page is whole without scripts; the script leads to the board.
"""

from collections.abc import Awaitable, Callable, Hashable
from typing import Annotated

import msgspec
from markupsafe import Markup
from msgspec import Meta, Struct
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from meadhall.analysis.chart import curve
from meadhall.analysis.depth import QUICK
from meadhall.analysis.model import Analysis, TurnChoice
from meadhall.analysis.retold import retold
from meadhall.analysis.told import adjusted, marked, marked_turns, summary
from meadhall.analysis.told import say as tell
from meadhall.core.drawing import seat_mark
from meadhall.core.language import ENGLISH, current
from meadhall.hall.identity import address_of, asker_of, identity_of, remember
from meadhall.hall.languages import PageAddress
from meadhall.hall.live.game_loader import headers
from meadhall.hall.live.hall import hall_of
from meadhall.hall.live.new_table import LONGEST, Line, TakeOver, line_of, take_over
from meadhall.hall.pages.analysis_told import answer, mistakes_of, position
from meadhall.hall.pages.forms import is_form, level_of, level_words, name_of, number_in, read_form
from meadhall.hall.pages.replays import Place, find
from meadhall.hall.pages.templating import Handler, answered, page, render, rendered
from meadhall.hall.responses import as_json, encoded
from meadhall.hall.storage.errors import StoreError
from meadhall.table.errors import TableError

PlaceHandler = Callable[[Request, Place], Awaitable[Response]]


def _page(handle: PlaceHandler) -> Handler:
    """A handler for the game that an address names."""

    async def handled(request: Request) -> Response:
        return await handle(request, await _find(request))

    return answered(handled)


async def _find(request: Request) -> Place:
    """The game that an address names, and the seats of the person who asks; refused as its replay would be."""
    place, person = await find(request), identity_of(request).person
    if not place.tale.ended:
        raise TableError("not-over", tell("not-over-yet"))
    if not place.back:
        return place
    room = await hall_of(request).room(request.path_params["name"], asker_of(request))
    return replace(place, you=tuple(sorted(room.table.eyes.get(person, ()))) if person is not None else ())


def _who(request: Request) -> str:
    """The person whose limits count; the address of the machine if the person has no token."""
    return identity_of(request).person or (request.client.host if request.client else "")


async def _found(request: Request, place: Place, *, deep: bool = True) -> Analysis:
    """The analysis of a game, or with `deep=False` at least a quick look at it."""
    known = await hall_of(request).analyses.best(place.tale.file)
    if known is None or (deep and known.depth.name == QUICK):
        raise TableError("no-analysis", tell("not-analysed"))
    return await _retold(request, place, known)


async def _retold(request: Request, place: Place, known: Analysis) -> Analysis:
    """An analysis in the language of the reader."""
    if current() == ENGLISH:
        return known
    hall, tale = hall_of(request), place.tale
    kept, moment = hall.analyses.retold, hall.analyses.retold.moment
    key = tale.number, known.depth.name, current()
    if (told := kept.get(key)) is None:
        told = await hall.page_builder.build("retold", key, lambda: retold(tale.match, known), request)
        kept.put(key, told, moment, *tale.about)
    return told


# --- The analysis -------------------------------------------------------------------------------------------------


async def show(request: Request, place: Place) -> Response:
    """The page; its script, or the form on it, asks for an analysis if there is none yet."""
    standing = await hall_of(request).analyses.standing(place.tale.file)
    try:
        known = await hall_of(request).analyses.best(place.tale.file)
        if known is not None and known.depth.name != QUICK and place.back:
            await hall_of(request).analyses.note(request.path_params["name"], known)
        known = None if known is None else await _retold(request, place, known)
    except StoreError:
        known = None  # it is damaged, which its standing tells
    person = {"levels": level_words(), "level": level_of(request), "your_name": name_of(request), "longest": LONGEST}
    key = *(str(each) for each in person.values()), standing
    title = headers()[place.tale.game.name].title
    return await _told(request, place, "analysis", known, key, standing=standing, title=title, **person)


async def found_part(request: Request, place: Place) -> Response:
    """The findings, as a part of the page."""
    return await _told(request, place, "analysis_found", await _found(request, place, deep=False))


async def _told(
    request: Request, place: Place, template: str, analysis: Analysis | None, key: Hashable = (), **more: object
) -> Response:
    """A page, or a part of it, that tells what was found about a game."""

    def build() -> bytes:
        told = marked_turns(analysis) if analysis is not None else []
        quick = analysis is not None and analysis.depth.name == QUICK
        return render(
            f"{template}.html",
            here=PageAddress(place.address),
            place=place,
            tale=place.tale,
            last=len(place.tale.match.steps),
            outcome=place.tale.match.outcome,
            signs=[Markup(seat_mark(seat)) for seat in range(place.tale.match.players)],
            analysis=analysis,
            quick=quick,
            curve=Markup(curve(analysis, told)) if analysis is not None else "",
            summary=summary(analysis, place.you) if analysis is not None and not quick else [],
            moments=told,
            adjusted=adjusted,
            marked=marked,
            tell=tell,
            **more,
        )

    depth = "" if analysis is None else analysis.depth.name
    return rendered(await place.built(request, template, (place.address, place.you, depth, key), build))


async def begin(request: Request, place: Place) -> Response:
    """Let a game be analysed."""
    analyses, file = hall_of(request).analyses, place.tale.file
    table = request.path_params["name"] if place.back else None
    await analyses.begin(file, len(place.tale.match.steps), _who(request), address_of(request), table)
    if is_form(request):
        return RedirectResponse(place.address, 303)
    return as_json(await analyses.standing(file), 202)


async def standing(request: Request, place: Place) -> Response:
    """How far the analysis is."""
    return as_json(await hall_of(request).analyses.standing(place.tale.file))


async def as_file(request: Request, place: Place) -> Response:
    """The whole analysis as JSON, for programs."""
    known = await _found(request, place)
    data = await place.built(request, "analysis file", known.depth.name, known.json)
    return encoded(data, headers={"content-disposition": f"attachment; filename={known.game}-analysis.json"})


async def show_position(request: Request, place: Place) -> Response:
    """One position, with what was found about it."""
    known = await _found(request, place, deep=False)
    number = min(number_in(request, "number"), len(known.steps))
    key = known.depth.name, number
    data = await place.scenes(request, "position", key, lambda shape: position(place.tale, known, number, shape))
    return encoded(data, headers={"cache-control": "private, max-age=600"})


# --- Learning from it ---------------------------------------------------------------------------------------------


async def show_mistakes(request: Request, place: Place) -> Response:
    """The page on which somebody plays the turns again that a seat has played badly."""
    seat, tale = _seat(request, place), place.tale
    title, name = headers()[tale.game.name].title, tale.match.names[seat]
    return page("mistakes.html", tell=tell, place=place, tale=tale, seat=seat, title=title, name=name)


def _seat(request: Request, place: Place) -> int:
    """The seat that an address names; otherwise the own one, or the first."""
    own = place.you[0] if place.you else 0
    asked = number_in(request, "seat") if "seat" in request.query_params else own
    return asked if asked < place.tale.match.players else own


async def show_lesson(request: Request, place: Place) -> Response:
    """All turns of a seat for which something better was there, each with its board and the actions to choose from."""
    known, seat = await _found(request, place), _seat(request, place)
    key = known.depth.name, seat
    return encoded(
        await place.scenes(request, "lesson", key, lambda shape: mistakes_of(place.tale, known, seat, shape))
    )


class Attempt(Struct, frozen=True, forbid_unknown_fields=True):
    """An action that somebody tries in a position."""

    number: Annotated[int, Meta(ge=0, le=1_000_000)]
    action: Annotated[str, Meta(max_length=120)]


async def try_again(request: Request, place: Place) -> Response:
    """The judge's answer to the action that somebody would play instead."""
    attempt = msgspec.json.decode(await request.body(), type=Attempt)

    async def judge(number: int, action: str) -> TurnChoice | None:
        analyses, who = hall_of(request).analyses, _who(request)
        return await analyses.judge(place.tale.file, number, action, who, address_of(request))

    known = await _found(request, place)
    return as_json(await answer(place.tale, known, attempt.number, attempt.action, judge))


async def take_over_here(request: Request, place: Place) -> Response:
    """What if: a table at which the game goes on from a moment of it, against bots."""
    wish = msgspec.convert(await read_form(request), TakeOver, strict=False)
    hall, line = hall_of(request), Line(place.tale.file, place.tale.match)
    if place.back:
        room = await hall.room(request.path_params["name"], asker_of(request))
        line = await line_of(room, place.tale.match)
    room = await take_over(hall, remember(request).person, line, wish, address_of(request))
    return RedirectResponse(f"/t/{room.table.id}", 303)


HANDLERS: tuple[tuple[str, str, PlaceHandler], ...] = (
    ("GET", "", show),
    ("POST", "", begin),
    ("GET", "/standing", standing),
    ("GET", "/found", found_part),
    ("GET", "/position", show_position),
    ("GET", "/file", as_file),
    ("GET", "/mistakes", show_mistakes),
    ("GET", "/mistakes/lesson", show_lesson),
    ("POST", "/mistakes/try", try_again),
    ("POST", "/take-over", take_over_here),
)


def routes() -> list[Route]:
    """The routes of analyses, of tables and of files."""
    return [
        Route(f"{base}/analysis{path}", _page(handle), methods=[method], name="analysis")
        for base in ("/t/{name}", "/replay/{name}")
        for method, path, handle in HANDLERS
    ]
