"""Pictures in the workshop: a photograph in place of a look, or of a whole component."""

import asyncio
import re
from typing import Any

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route
from starlette.types import Message

from meadhall.core.errors import ContentError
from meadhall.core.specimens import CUTS, LOOK
from meadhall.hall.identity import address_of, identity_of, remember
from meadhall.hall.limits import MAX_FIELDS, MAX_FILES, most_bytes
from meadhall.hall.pages.forms import hall_of, name_of
from meadhall.hall.pages.on_bench import OnBench, common, on_bench, own_edition
from meadhall.hall.pages.templating import page
from meadhall.hall.responses import problem, smaller
from meadhall.hall.static_files import FOR_A_YEAR
from meadhall.hall.words import say
from meadhall.hall.workshop.bench import EditionBench, PictureTarget
from meadhall.hall.workshop.gallery import hang, picture_of, take_down
from meadhall.hall.workshop.pictures import MOST_PICTURE, TARGET, TYPES, frame_in, safe_picture
from meadhall.table.errors import TableError

_POST = ["POST"]
EDGES = ("left", "right", "top", "bottom")
_DIGEST = re.compile(r"[0-9a-f]{64}")


def routes() -> list[Route]:
    """The routes of pictures; they come before those that name a game."""
    edition = "/workshop/{game}/{edition}"
    return [
        Route("/workshop/pictures/{digest}.{kind}", show_picture),
        Route(edition + "/looks", all_looks),
        Route(edition + "/picture", choose_picture),
        Route(edition + "/picture", bring_picture, methods=_POST),
        Route(edition + "/picture/drop", drop_picture, methods=_POST),
    ]


async def show_picture(request: Request) -> Response:
    """A picture. Its address is the digest of its bytes, so that only who was shown it finds it."""
    digest, kind = request.path_params["digest"], request.path_params["kind"]
    found = await picture_of(hall_of(request), digest) if _DIGEST.fullmatch(digest) and kind in TYPES else None
    if found is None or found[0] != kind:
        return problem(404, "no-picture", say("workshop-no-picture"))
    return Response(found[1], 200, {"cache-control": FOR_A_YEAR, "content-disposition": "inline"}, TYPES[kind])


async def all_looks(request: Request) -> Response:
    """Everything that the board is drawn with."""
    on = await on_bench(request)

    def build() -> dict[str, Any]:
        return {"looks": EditionBench(on.game, on.text, on.kept).all_looks()}

    shown = await hall_of(request).page_builder.build("workshop", (*on.key, "looks"), build, request)
    return smaller(request, page("workshop_looks.html", **common(request, on), **shown))


async def choose_picture(request: Request) -> Response:
    """The form for a picture of a component, or of a single look."""
    on, way, what = await on_bench(request), request.query_params.get("place", ""), request.query_params.get("what", "")
    return await _form(request, on, way, what)


async def _form(request: Request, on: OnBench, way: str, what: str, wrong: str = "", code: int = 200) -> Response:
    def build() -> dict[str, Any] | None:
        bench = EditionBench(on.game, on.text, on.kept)
        part = bench.part(way) if way else None
        targets = bench.targets(part.place) if part is not None else _one_look(bench, what)
        name = bench.piece.name(part.place) if part is not None else what.removeprefix(LOOK)
        return {"targets": targets, "title": name} if targets else None

    shown = await hall_of(request).page_builder.build("workshop", (*on.key, "picture", way, what), build, request)
    if shown is None:
        raise TableError("no-table", say("workshop-no-part"))
    more = {"way": way, "what": what, "wrong": wrong, "most": MOST_PICTURE // 1024}
    more |= {"cuts": {cut: say(f"workshop-picture-cut-{cut}") for cut in CUTS}}
    more |= {"edges": {edge: say(f"workshop-picture-{edge}") for edge in EDGES}}
    return smaller(request, page("workshop_picture.html", code, **common(request, on), **shown, **more))


def _one_look(bench: EditionBench, what: str) -> list[PictureTarget]:
    return [each for each in bench.all_looks() if each.name == what]


async def read_files(request: Request) -> tuple[dict[str, str], dict[str, bytes]]:
    """The fields and the files of a form, which is read beside the event loop."""
    data, scope, most = await request.body(), request.scope, most_bytes(request.url.path)

    async def fields() -> tuple[dict[str, str], dict[str, bytes]]:
        async def receive() -> Message:
            return {"type": "http.request", "body": data}

        texts, files = dict[str, str](), dict[str, bytes]()
        again = Request(scope, receive)
        async with again.form(max_fields=MAX_FIELDS, max_files=MAX_FILES, max_part_size=most) as form:
            for name, value in form.items():
                if isinstance(value, str):
                    texts[name] = value
                else:
                    files[name] = await value.read()
        return texts, files

    builder = hall_of(request).page_builder
    return await builder.build("form", data, lambda: asyncio.run(fields()), request)


async def bring_picture(request: Request) -> Response:
    """Show a picture that somebody brings; of a printed game, in a new edition of their own."""
    on, hall = await on_bench(request), hall_of(request)
    response = RedirectResponse(on.home, 303)
    identity = remember(response, identity_of(request), secure=request.url.scheme == "https")
    person = identity.person or ""
    if on.found is not None and not on.found.may_change(person):
        raise TableError("not-host", say("workshop-not-yours"))
    await hall.spend("editions", person, address_of(request), 4)
    form, files = await read_files(request)
    what, way, data = form.get("what", ""), form.get("place", ""), files.get("file", b"")
    if not data or not TARGET.fullmatch(what):
        return await _form(request, on, way, what, say("no-file-chosen"), 422)
    try:
        picture = await hall.loaders.run(lambda: safe_picture(data))
    except ContentError as error:
        return await _form(request, on, way, what, str(error), 422)

    def find() -> tuple[PictureTarget | None, tuple[str, ...]]:
        bench = EditionBench(on.game, on.text, on.kept)
        part = bench.part(way) if way else None
        targets = bench.targets(part.place) if part is not None else _one_look(bench, what)
        whole = bench.hidden_by(part.place) if part is not None else ()
        return next((each for each in targets if each.name == what), None), whole

    target, hides = await hall.loaders.run(find)
    frame = frame_in((target.frame if target is not None else "") or form.get("frame", ""))
    if target is None or frame is None:
        return await _form(request, on, way, what, say("workshop-picture-frame"), 422)
    by = hall.moderation.admitted_name(name_of(request) or say("guest"), person)
    on = await own_edition(request, on, person, by)
    assert on.found is not None
    whole = not what.startswith(LOOK)
    cut = form["cut"] if form.get("cut") in CUTS else "rectangle"
    await hang(hall, on.found, what, picture, frame, target.look if whole else "", hides if whole else (), cut)
    response.headers["location"] = f"{on.home}/part?place={way}&saved=1" if way else f"{on.home}/looks"
    return response


async def drop_picture(request: Request) -> Response:
    """Take a picture down."""
    on, hall, person = await on_bench(request), hall_of(request), identity_of(request).person
    form, _ = await read_files(request)
    if on.found is None or not on.found.may_change(person):
        raise TableError("not-host", say("workshop-not-yours"))
    await hall.spend("editions", person, address_of(request))
    await take_down(hall, on.found, form.get("what", ""))
    way = form.get("place", "")
    return RedirectResponse(f"{on.home}/part?place={way}" if way else f"{on.home}/looks", 303)
