"""The page about fair dice: the promise, and a verifier that computes every draw in the visitor's own browser.

The browser reads the file itself. It asks the hall only which outcomes a draw could have, and how likely each was,
because the rules know that. Without scripts the hall checks the file.
"""

import re
from collections.abc import Callable
from typing import TypeVar

from msgspec import Struct
from msgspec.json import encode
from starlette.requests import Request
from starlette.responses import Response

from meadhall.core.constants import CHANCE
from meadhall.core.errors import MeadhallError
from meadhall.core.game import Game
from meadhall.core.gamefile import GameFile
from meadhall.core.replay import begin, play_entry, verify
from meadhall.hall.live.hall import hall_of
from meadhall.hall.pages.templating import page, sentence
from meadhall.hall.pages.uploads import admitted, read_file, read_upload
from meadhall.hall.responses import STATUS, encoded, problem
from meadhall.hall.storage.errors import StoreError

T = TypeVar("T")


class Draw(Struct, frozen=True):
    """The possible outcomes of one draw."""

    entry: int  # the index of the entry in the file
    outcomes: tuple[str, ...]
    weights: tuple[int, ...]


class Draws(Struct, frozen=True):
    """The draws of a file, as far as it follows the rules."""

    draws: tuple[Draw, ...]
    problem: str | None  # where it does not, in words


def draws_of(file: GameFile, game: Game) -> Draws:
    """Play a file again and note every draw."""
    match, draws = begin(file, game), []
    try:
        for index, (who, text) in enumerate(file.parsed_actions()):
            if who == CHANCE and match.to_move == CHANCE:
                odds = match.odds
                draws.append(Draw(index, tuple(each.text for each in odds), tuple(odds.values())))
            play_entry(file, match, index, who, text)
    except MeadhallError as error:
        return Draws(tuple(draws), str(error))
    return Draws(tuple(draws), None)


async def show_dice(request: Request) -> Response:
    """The promise, and the form to check it."""
    table = request.query_params.get("table", "")
    return page("dice.html", table=table if re.fullmatch(r"[\w-]{1,40}", table) else "", good=None, bad=None)


async def _told(request: Request, kind: str, data: bytes, tell: Callable[[GameFile, Game], T]) -> T:
    """Something about a file that was sent, found out beside the event loop."""
    hall = hall_of(request)

    def build() -> T:
        file = read_upload(data)
        return tell(file, hall.game_loader.game_now(file.game))

    return await hall.page_builder.build(kind, data, build, request)


async def check(request: Request) -> Response:
    """Check a file here, for those whose browser runs no scripts."""
    try:
        async with admitted(request):
            good = await _told(request, "dice", await read_file(request), verify)
    except StoreError:
        raise
    except MeadhallError as error:
        return page("dice.html", 422, table="", good=None, bad=sentence(str(error)))
    return page("dice.html", table="", good=good, bad=None)


async def show_draws(request: Request) -> Response:
    """The draws of a file that is sent: outcomes and weights, for the verifier in the page."""
    try:
        async with admitted(request):
            draws = await _told(request, "draws", await request.body(), lambda *given: encode(draws_of(*given)))
        return encoded(draws)
    except MeadhallError as error:
        code = getattr(error, "code", "bad-file")
        return problem(STATUS.get(code, 422), code, str(error))
