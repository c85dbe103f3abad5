"""Standing orders: what your seat does at a table while you are away."""

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meadhall.hall.identity import asker_of, identity_of
from meadhall.hall.live.hall import hall_of
from meadhall.hall.pages.forms import read_form
from meadhall.hall.pages.templating import page
from meadhall.table import decide
from meadhall.table.entries import Ordered
from meadhall.table.orders import can_be_ordered


async def show(request: Request) -> Response:
    """The orders that can be given at a table, and those that were."""
    room = await hall_of(request).room(request.path_params["table"], asker_of(request))
    async with room.held():
        table, seats = room.table, []
        if table.phase == "playing":
            for seat in table.held(identity_of(request).person):
                words = can_be_ordered(room.views.view(seat))
                seats.append((seat, table.names[seat], table.orders.get(seat, Ordered(seat)), words))
    return page(
        "orders.html",
        table=table.id,
        game=table.game.name,
        seats=seats,
    )


async def give(request: Request) -> Response:
    """Order what is ticked, for one of your seats."""
    hall, form = hall_of(request), await read_form(request)
    room = await hall.room(request.path_params["table"], asker_of(request))
    seat, person = form.get("seat", ""), identity_of(request).person or ""
    actions = tuple(key.removeprefix("do-") for key in form if key.startswith("do-"))
    wish = Ordered(int(seat) if seat in map(str, range(16)) else -1, actions, forced="forced" in form)
    async with room.held():
        await room.kept.judged(lambda: decide.order(room.table, wish, person, hall.now()))
    return RedirectResponse(f"/t/{room.table.id}/orders", 303)
