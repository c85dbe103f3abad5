"""Ratings: the boards of the hall, how a rating is made, and every change of one, so that anybody can make it again."""

import asyncio
from functools import partial

from babel.numbers import format_decimal
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from meadhall import games
from meadhall.core.language import current, locale_of
from meadhall.hall.history.board import GameChange, OnBoard, board, rated_games, rating_changes, standing
from meadhall.hall.history.scale import MIDDLE, POINTS, shown
from meadhall.hall.identity import identity_of
from meadhall.hall.live.game_loader import game_title, headers
from meadhall.hall.live.hall import hall_of
from meadhall.hall.pages.forms import number_in
from meadhall.hall.pages.templating import page
from meadhall.hall.responses import as_json
from meadhall.hall.storage.rated import MODEL, PlayerRating, rate

BEST = 5
"""So many people are shown of each game on the first page."""


class Changes(Struct, frozen=True):
    """All that is needed to make changes of ratings again: the numbers of the model, and the games, newest first."""

    game: str
    beta: float
    tau: float
    kappa: float
    new: tuple[float, float]
    """The mean and the deviation of somebody new."""
    changes: list[GameChange]
    more: bool
    """Whether the next page has older ones."""


async def show_boards(request: Request) -> Response:
    """The best of every game, and where you stand."""
    store, person = hall_of(request).store, identity_of(request).person

    def read() -> list[tuple[str, str, list[OnBoard], OnBoard | None]]:
        found = []
        for game in dict.fromkeys([*headers(), *rated_games(store)]):
            best, _ = board(store, game, person, most=BEST)
            own = standing(store, game, person) if person is not None else None
            if any(each.bot is None for each in best):
                found.append((game, game_title(game), best, own))
        return found

    boards = await asyncio.to_thread(read)
    return page("ratings.html", boards=boards)


async def show_board(request: Request) -> Response:
    """The best players of a game."""
    store, person, game = hall_of(request).store, identity_of(request).person, request.path_params["game"]
    games.folder_of(game)
    number = number_in(request, "page")
    people, more = await asyncio.to_thread(board, store, game, person, number)
    own = await asyncio.to_thread(standing, store, game, person) if person is not None else None
    return page(
        "board.html",
        game=game,
        title=game_title(game),
        people=people,
        more=more,
        number=number,
        own=own if own is not None and not any(each.you for each in people) else None,
    )


async def show_changes(request: Request) -> Response:
    """Every change of a rating in a game."""
    game, number = request.path_params["game"], number_in(request, "page")
    games.folder_of(game)
    found, more = await asyncio.to_thread(rating_changes, hall_of(request).store, game, number)
    return page(
        "rating_changes.html",
        game=game,
        title=game_title(game),
        found=found,
        more=more,
        number=number,
    )


async def changes_as_json(request: Request) -> Response:
    """Every change of a rating, exactly as it is kept, for people who would like to make it again."""
    game, number = request.path_params["game"], number_in(request, "page")
    games.folder_of(game)
    found, more = await asyncio.to_thread(rating_changes, hall_of(request).store, game, number)
    return as_json(Changes(game, MODEL.beta, MODEL.tau, MODEL.kappa, PlayerRating(), found, more))


async def show_formula(request: Request) -> Response:
    """How a rating is made, in words, as a formula, and by an example."""
    return page(
        "rating_formula.html",
        middle=MIDDLE,
        number=partial(format_decimal, locale=locale_of(current())),
        points=POINTS,
        model=MODEL,
        won=[(ahead, round(100 / (1 + 10 ** (-ahead / 400)))) for ahead in (0, 100, 200, 400)],
        example=[shown(each.mean) for each in rate([PlayerRating(), PlayerRating()], [1, 2])],
    )
