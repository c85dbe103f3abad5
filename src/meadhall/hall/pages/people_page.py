"""The people at a table as others see them, beside their names: their faces, and their ratings. Nobody is told who they
are, and nothing about the game.
"""

import asyncio

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from meadhall.hall.history.board import ratings_of
from meadhall.hall.history.scale import shown_change
from meadhall.hall.identity import asker_of
from meadhall.hall.live.hall import Hall, hall_of
from meadhall.hall.live.rooms import Room
from meadhall.hall.members.faces import chosen_faces, face_address, face_of
from meadhall.hall.responses import as_json
from meadhall.hall.words import say

_CHANGES = "SELECT seat, mean - mean_before FROM rating_changes WHERE table_id = ?"


class SeatPerson(Struct, frozen=True):
    """The person at a seat, as far as everybody may know."""

    face: str
    """The address of a picture; empty where nobody sits."""
    rating: float | None = None
    told: str = ""
    """How far it may be wrong, in words."""
    change: float | None = None
    """The change of the rating by this game."""


async def show(request: Request) -> Response:
    """The people at a table, seat by seat."""
    hall = hall_of(request)
    return as_json(await seated(hall, await hall.room(request.path_params["table"], asker_of(request))))


async def seated(hall: Hall, room: Room) -> list[SeatPerson]:
    """The people at a table, seat by seat. Ratings are told where they are at stake."""
    async with room.held():
        table, game = room.table, room.table.game.name
        players = [None if seat.kind == "open" else table.player(n) for n, seat in enumerate(table.seats)]
        names, rated, over = table.names, table.opened.rated, table.phase == "over"

    def read() -> list[SeatPerson]:
        known = [player for player in players if player is not None]
        chosen = chosen_faces(hall.store, known)
        ratings = ratings_of(hall.store, known, game) if rated else {}
        changes = dict(hall.store.ask(_CHANGES, room.table.id)) if rated and over else {}
        found = []
        for seat, player in enumerate(players):
            if player is None:
                found.append(SeatPerson(""))
                continue
            rating, doubt = ratings.get(player, (None, 0.0))
            told = say("rating-doubt", doubt=f"{doubt:.0f}") if rating is not None else ""
            change = shown_change(changes[seat]) if changes.get(seat) else None
            found.append(SeatPerson(face_address(face_of(player, names[seat], chosen)), rating, told, change))
        return found

    return await asyncio.to_thread(read)
