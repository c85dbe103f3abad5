"""After the game: what decided it. Whoever may see the replay of a game may see its analysis, and ask for it.

The curve and all numbers are made here, so that the page is whole without scripts; the script leads to the board.
"""

from collections.abc import Awaitable, Callable, Hashable
from functools import partial
from typing import Annotated

import msgspec
from markupsafe import Markup
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from meadhall.analysis.chart import curve
from meadhall.analysis.depth import QUICK
from meadhall.analysis.model import Analysis
from meadhall.analysis.told import adjusted, cause, marked, marked_turns, summary
from meadhall.core.drawing import seat_mark
from meadhall.core.errors import MeadhallError
from meadhall.core.scene import Shape, plain
from meadhall.hall.analyses.queue import Analyses, Standing
from meadhall.hall.identity import address_of, asker_of, identity_of, remember
from meadhall.hall.live.game_loader import headers
from meadhall.hall.live.hall import Hall
from meadhall.hall.live.new_table import LONGEST, Line, TakeOver, line_of, take_over
from meadhall.hall.page_builder import PageBuilder
from meadhall.hall.pages.analysis_told import position
from meadhall.hall.pages.forms import is_form, read_form
from meadhall.hall.pages.preferences import level_of, level_words, name_of
from meadhall.hall.pages.replays import Replays, Tale
from meadhall.hall.pages.retries import Retry, Verdict, answer, mistakes_of
from meadhall.hall.pages.templating import error_page, page, render, rendered
from meadhall.hall.responses import as_json, encoded, problem, status_of
from meadhall.table.errors import TableError

WAY = "analysis"


class Place(Struct, frozen=True):
    """Where a game is analysed: that of a table, or of an uploaded file."""

    tale: Tale
    address: str
    """Of its analysis."""
    replay: str
    back: str
    """Of its table; nothing for a file."""
    you: tuple[int, ...]
    """The seats of who asks."""
    moment: int
    """Of the page builder, when the game was looked for."""


async def _find(request: Request) -> Place:
    """The game that an address speaks of; refused as its replay would be."""
    replays: Replays = request.app.state.replays
    name, moment = request.path_params["name"], _builder(request).moment
    if request.url.path.startswith("/t/"):
        tale = await replays.of_table(name, request)
        hall: Hall = request.app.state.hall
        room, person = await hall.room(name, asker_of(request)), identity_of(request).person
        you = tuple(sorted(room.table.eyes.get(person, ()))) if person is not None else ()
        place = Place(tale, f"/t/{name}/{WAY}", f"/t/{name}/replay", f"/t/{name}", you, moment)
    else:
        tale = await replays.of_file(name, request)
        place = Place(tale, f"/replay/{name}/{WAY}", f"/replay/{name}", "", (), moment)
    if not tale.ended:
        raise TableError("not-over", "this game is not over: it is analysed when it is")
    return place


Handler = Callable[[Request, Place], Awaitable[Response]]


def _page(handle: Handler) -> Callable[[Request], Awaitable[Response]]:
    """A handler whose errors are pages, or answers to a script."""

    async def handled(request: Request) -> Response:
        try:
            return await handle(request, await _find(request))
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            return problem(400, "malformed", f"this cannot be read: {error}")
        except MeadhallError as error:
            code = getattr(error, "code", "bad-table")
            status = status_of(code)
            if is_form(request) or "text/html" in request.headers.get("accept", ""):
                return error_page(error)
            return problem(status, code, str(error))

    return handled


def _analyses(request: Request) -> Analyses:
    hall: Hall = request.app.state.hall
    return hall.analyses


def _who(request: Request) -> str:
    """Whose limits count: the person's, or the machine's of whoever has no token."""
    return identity_of(request).person or (request.client.host if request.client else "")


# --- The analysis -------------------------------------------------------------------------------------------------


async def show(request: Request, place: Place) -> Response:
    """The page; what is not analysed yet is asked for by its script, or by the form on it."""
    standing = await _analyses(request).standing(place.tale.file)
    known, title = await _known(request, place), headers()[place.tale.game.name].title
    person = {"levels": level_words(), "level": level_of(request), "your_name": name_of(request), "longest": LONGEST}
    key = place.address, place.you, _version(known), *(str(each) for each in person.values()), standing
    build = partial(_render, "analysis.html", place, known, standing=standing, title=title, **person)
    return rendered(await _built(request, place, "analysis", key, build))


def _render(template: str, place: Place, known: Analysis | None, **more: object) -> bytes:
    return render(template, **more, **_values(place, known))


def _builder(request: Request) -> PageBuilder:
    hall: Hall = request.app.state.hall
    return hall.page_builder


async def _built(request: Request, place: Place, kind: str, key: Hashable, build: Callable[[], bytes]) -> bytes:
    """A page about a game, built beside the event loop and kept for the next who asks."""
    tale = place.tale
    return await _builder(request).page(kind, (tale.number, key), build, request, place.moment, *tale.about)


def _version(known: Analysis | None) -> str:
    """Which look at a game it is: there is one of each depth."""
    return "" if known is None else known.depth.name


async def _known(request: Request, place: Place) -> Analysis | None:
    """What is known of a game so far; nothing where that is damaged, which its standing tells."""
    try:
        return await _analyses(request).best(place.tale.file)
    except MeadhallError:
        return None


def _values(place: Place, analysis: Analysis | None) -> dict[str, object]:
    """What the page shows of an analysis."""
    told = marked_turns(analysis) if analysis is not None else []
    quick = analysis is not None and analysis.depth.name == QUICK
    return {
        "place": place,
        "tale": place.tale,
        "last": len(place.tale.match.steps),
        "outcome": place.tale.match.outcome,
        "signs": [Markup(seat_mark(seat)) for seat in range(place.tale.match.players)],
        "analysis": analysis,
        "quick": quick,
        "curve": Markup(curve(analysis, told)) if analysis is not None else "",
        "summary": summary(analysis, place.you) if analysis is not None and not quick else [],
        "moments": told,
        "adjusted": adjusted,
        "marked": marked,
        "cause": cause,
    }


async def begin(request: Request, place: Place) -> Response:
    """Let a game be analysed."""
    await _analyses(request).begin(place.tale.file, len(place.tale.match.steps), _who(request), address_of(request))
    if is_form(request):
        return RedirectResponse(place.address, 303)
    return as_json(await _analyses(request).standing(place.tale.file), 202)


async def standing(request: Request, place: Place) -> Response:
    """How far it is."""
    found: Standing = await _analyses(request).standing(place.tale.file)
    return as_json(found)


async def found_part(request: Request, place: Place) -> Response:
    """What was found, as a part of the page."""
    known = await _analyses(request).best(place.tale.file)
    if known is None:
        raise TableError("no-analysis", "this game is not analysed yet")
    key = place.address, place.you, _version(known)
    build = partial(_render, "analysis_found.html", place, known)
    return rendered(await _built(request, place, "found", key, build))


async def as_file(request: Request, place: Place) -> Response:
    """The whole analysis as JSON, for programs."""
    known = await _analyses(request).best(place.tale.file)
    if known is None or known.depth.name == QUICK:
        raise TableError("no-analysis", "this game is not analysed yet")
    name = f"attachment; filename={known.game}-analysis.json"
    data = await _built(request, place, "analysis file", _version(known), known.json)
    return encoded(data, headers={"content-disposition": name})


async def show_position(request: Request, place: Place) -> Response:
    """One position, with what was found about it."""
    known = await _analyses(request).best(place.tale.file)
    if known is None:
        raise TableError("no-analysis", "this game is not analysed yet")
    number = min(_number(request, "number"), len(known.steps))
    _keep_looks(request, place)
    shape, tale = _shape(request), place.tale
    key = _version(known), number, shape
    data = await _built(
        request,
        place,
        "position",
        key,
        lambda: msgspec.json.encode(position(tale, known, number, shape), enc_hook=plain),
    )
    return encoded(data, headers={"cache-control": "private, max-age=600"})


def _shape(request: Request) -> Shape:
    return "tall" if request.query_params.get("shape") == "tall" else "wide"


def _number(request: Request, name: str) -> int:
    text = request.query_params.get(name, "0")
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 7 else 0


def _keep_looks(request: Request, place: Place) -> None:
    request.app.state.hall.looks.keep(place.tale.game.sheet(place.tale.match.box))


# --- Learning from it ---------------------------------------------------------------------------------------------


async def show_mistakes(request: Request, place: Place) -> Response:
    """The page on which somebody tries again where a seat went wrong."""
    seat = _seat(request, place)
    return page(
        "mistakes.html",
        place=place,
        tale=place.tale,
        seat=seat,
        title=headers()[place.tale.game.name].title,
        name=place.tale.match.names[seat],
    )


def _seat(request: Request, place: Place) -> int:
    """The seat that an address names; otherwise the own one, or the first."""
    own = place.you[0] if place.you else 0
    asked = _number(request, "seat") if "seat" in request.query_params else own
    return asked if asked < place.tale.match.players else own


async def show_lesson(request: Request, place: Place) -> Response:
    """All turns of a seat for which something better was there, each with its board and what can be done."""
    known = await _analyses(request).best(place.tale.file)
    if known is None or known.depth.name == QUICK:
        raise TableError("no-analysis", "this game is not analysed yet")
    _keep_looks(request, place)
    shape, seat, tale = _shape(request), _seat(request, place), place.tale
    key = _version(known), seat, shape
    data = await _built(
        request,
        place,
        "lesson",
        key,
        lambda: msgspec.json.encode(mistakes_of(tale, known, seat, shape), enc_hook=plain),
    )
    return encoded(data)


class Attempt(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody tries in a position."""

    number: Annotated[int, Meta(ge=0, le=1_000_000)]
    action: Annotated[str, Meta(max_length=120)]


async def try_again(request: Request, place: Place) -> Response:
    """The judge's answer to what somebody would play instead."""
    attempt = msgspec.json.decode(await request.body(), type=Attempt)
    analyses = _analyses(request)
    known = await analyses.best(place.tale.file)
    if known is None or known.depth.name == QUICK:
        raise TableError("no-analysis", "this game is not analysed yet")

    async def judge(number: int, action: str) -> Verdict:
        return Verdict.of(await analyses.judge(place.tale.file, number, action, _who(request), address_of(request)))

    found: Retry = await answer(known, attempt.number, attempt.action, judge)
    return as_json(found)


# --- Taking over --------------------------------------------------------------------------------------------------


async def take_over_here(request: Request, place: Place) -> Response:
    """What if: a table at which the game goes on from a moment of it, against bots."""
    form = await read_form(request)
    wish = msgspec.convert(form, TakeOver, strict=False)
    response = RedirectResponse("/", 303)
    identity = remember(response, identity_of(request), secure=request.url.scheme == "https")
    assert identity.person is not None
    hall: Hall = request.app.state.hall
    line = Line(place.tale.file, place.tale.match)
    if place.back:
        room = await hall.room(request.path_params["name"], asker_of(request))
        line = await line_of(room, place.tale.match)
    room = await take_over(hall, identity.person, line, wish, address_of(request))
    response.headers["location"] = f"/t/{room.table.id}"
    return response


def routes() -> list[Route]:
    """The routes of analyses, of tables and of files."""
    found = []
    for kind, base in (("table", "/t/{name}"), ("file", "/replay/{name}")):
        for method, path, handle in (
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
        ):
            name = f"analysis_{kind}_{handle.__name__}"
            found.append(Route(f"{base}/{WAY}{path}", _page(handle), methods=[method], name=name))
    return found
