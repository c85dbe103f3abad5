"""Pictures in the workshop: a photograph in place of a look, or of a whole component."""

import re
from typing import Any

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meadhall.core.errors import ContentError
from meadhall.core.specimens import CUTS, LOOK
from meadhall.hall.identity import address_of, identity_of
from meadhall.hall.live.hall import hall_of
from meadhall.hall.pages.forms import read_files
from meadhall.hall.pages.on_bench import OnBench, on_bench, own_edition, worker
from meadhall.hall.responses import problem
from meadhall.hall.static_files import FOR_A_YEAR
from meadhall.hall.words import say
from meadhall.hall.workshop.bench import EditionBench, PictureTarget
from meadhall.hall.workshop.gallery import hang, picture_of, take_down
from meadhall.hall.workshop.pictures import MOST_PICTURE, TARGET, TYPES, frame_in, safe_picture
from meadhall.table.errors import TableError

EDGES = ("left", "right", "top", "bottom")
_DIGEST = re.compile(r"[0-9a-f]{64}")


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
    looks = await on.built(request, lambda: on.bench.all_looks(), "looks")
    return on.page(request, "workshop_looks.html", looks=looks)


async def choose_picture(request: Request) -> Response:
    """The form for a picture of a component, or of a single look."""
    on, way, what = await on_bench(request), request.query_params.get("place", ""), request.query_params.get("what", "")
    return await _form(request, on, way, what)


async def _form(request: Request, on: OnBench, way: str, what: str, wrong: str = "", code: int = 200) -> Response:
    def build() -> dict[str, Any] | None:
        bench = on.bench
        part = bench.part(way) if way else None
        targets = bench.targets(part.place) if part is not None else _one_look(bench, what)
        name = bench.piece.name(part.place) if part is not None else what.removeprefix(LOOK)
        return {"targets": targets, "title": name} if targets else None

    shown = await on.built(request, build, "picture", way, what)
    if shown is None:
        raise TableError("no-table", say("workshop-no-part"))
    more = {"way": way, "what": what, "wrong": wrong, "most": MOST_PICTURE // 1024}
    more |= {"cuts": {cut: say(f"workshop-picture-cut-{cut}") for cut in CUTS}}
    more |= {"edges": {edge: say(f"workshop-picture-{edge}") for edge in EDGES}}
    return on.page(request, "workshop_picture.html", code, **shown, **more)


def _one_look(bench: EditionBench, what: str) -> list[PictureTarget]:
    return [each for each in bench.all_looks() if each.name == what]


async def bring_picture(request: Request) -> Response:
    """Show a picture that somebody brings; of a printed game, in a new edition of their own."""
    on, hall, (person, by) = await on_bench(request), hall_of(request), worker(request)
    if on.found is not None:
        on.changed_by(person)
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
        bench = on.bench
        part = bench.part(way) if way else None
        targets = bench.targets(part.place) if part is not None else _one_look(bench, what)
        whole = bench.hidden_by(part.place) if part is not None else ()
        return next((each for each in targets if each.name == what), None), whole

    target, hides = await hall.loaders.run(find)
    frame = frame_in((target.frame if target is not None else "") or form.get("frame", ""))
    if target is None or frame is None:
        return await _form(request, on, way, what, say("workshop-picture-frame"), 422)
    on = await own_edition(request, on, person, by)
    whole = not what.startswith(LOOK)
    cut = form["cut"] if form.get("cut") in CUTS else "rectangle"
    await hang(hall, on.own, what, picture, frame, target.look if whole else "", hides if whole else (), cut)
    return RedirectResponse(f"{on.home}/part?place={way}&saved=1" if way else f"{on.home}/looks", 303)


async def drop_picture(request: Request) -> Response:
    """Take a picture down."""
    on, hall, person = await on_bench(request), hall_of(request), identity_of(request).person
    form, _ = await read_files(request)
    found = on.changed_by(person)
    await hall.spend("editions", person, address_of(request))
    await take_down(hall, found, form.get("what", ""))
    way = form.get("place", "")
    return RedirectResponse(f"{on.home}/part?place={way}" if way else f"{on.home}/looks", 303)
