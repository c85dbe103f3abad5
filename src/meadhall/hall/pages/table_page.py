"""A table: looking at it, and taking a seat from an invitation."""

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meadhall.bots.levels import LEVELS
from meadhall.hall.identity import address_of, asker_of, identity_of, remember
from meadhall.hall.live.hall import Hall
from meadhall.hall.pages.forms import read_form
from meadhall.hall.pages.preferences import name_of, remember_name
from meadhall.hall.pages.templating import page
from meadhall.hall.words import say
from meadhall.table.commands import MAX_NAME, MAX_SALT, Sit, Start
from meadhall.table.errors import TableError
from meadhall.table.naming import GUEST


async def table(request: Request) -> Response:
    """A table. Looking at it changes nothing; a seat is taken by a form."""
    hall: Hall = request.app.state.hall
    room = await hall.room(request.path_params["table"], asker_of(request))
    view = await room.view(identity_of(request).person, board=False)
    shown = {"view": view, "name": name_of(request), "levels": list(LEVELS), "longest": MAX_NAME}
    return page("table.html", **shown, reports=bool(hall.moderation.key))


async def sit(request: Request) -> Response:
    """Take a seat, from an invitation."""
    hall: Hall = request.app.state.hall
    form, table_id = await read_form(request), request.path_params["table"]
    response = RedirectResponse(f"/t/{table_id}", 303)
    identity = remember(response, identity_of(request), secure=request.url.scheme == "https")
    name, seat = form.get("name", "") or GUEST, form.get("seat", "")
    remember_name(response, name)
    if not (seat.isascii() and seat.isdecimal()) or len(seat) > 2:
        raise TableError("no-seat", say("no-seat-number"))
    room = await hall.room(table_id, asker_of(request))
    wish = Sit(int(seat), name, form.get("salt", "")[:MAX_SALT])
    await room.do(wish, identity.person, address=address_of(request))
    return response


async def start(request: Request) -> Response:
    """Start a game from a page without scripts."""
    hall: Hall = request.app.state.hall
    table_id = request.path_params["table"]
    room = await hall.room(table_id, asker_of(request))
    await room.do(Start(), identity_of(request).person, address=address_of(request))
    return RedirectResponse(f"/t/{table_id}", 303)
