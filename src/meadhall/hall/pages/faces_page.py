"""Faces: their pictures, and the page on which somebody chooses one."""

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meadhall.hall.identity import identity_of
from meadhall.hall.live.hall import hall_of
from meadhall.hall.members.faces import COLOURS, PARTS, draw, face_address, face_from, is_drawn, is_face, variants
from meadhall.hall.members.settings import FACE, chosen
from meadhall.hall.pages.forms import name_of, number_in, read_form
from meadhall.hall.pages.templating import error_page, page
from meadhall.hall.pages.you_page import named
from meadhall.hall.responses import smaller
from meadhall.hall.words import say

OFFERED = 12
"""So many faces are offered at a time."""


async def show_face(request: Request) -> Response:
    """The picture of a face: it never changes."""
    face = request.path_params["face"]
    if not is_drawn(face):
        return error_page(say("no-page"), 404)
    kept = {"cache-control": "public, max-age=31536000, immutable"}
    return smaller(request, Response(draw(face), media_type="image/svg+xml", headers=kept))


def own_face(request: Request) -> str:
    """The face of the person who asks: chosen, or made from their name."""
    return chosen(FACE) or face_from(name_of(request), identity_of(request).person or "")


async def show(request: Request) -> Response:
    """The face that somebody has, others to choose from, and the parts of which it is made."""
    tried = request.query_params.get("face", "")
    face, more = tried if is_face(tried) else own_face(request), number_in(request, "more")
    offered = [face_from(f"{name_of(request)} {more} {number}") for number in range(OFFERED)]
    return page(
        "face.html",
        face=face,
        address=face_address,
        offered=offered,
        more=more + 1,
        own=chosen(FACE),
        parts=[(say(f"face-{kind}"), list(variants(face, kind))) for kind in (*PARTS, *COLOURS)],
    )


async def choose(request: Request) -> Response:
    """Keep a face; or none: then it is made from the name."""
    face, who = (await read_form(request)).get("face", ""), await named(request)
    if not face or is_face(face):
        await hall_of(request).settings.choose(who.person, **{FACE: face})
    return RedirectResponse("/me", 303)
