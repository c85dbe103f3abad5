"""The page about fair dice: what was promised, and a verifier that computes every draw in the visitor's own browser.

The browser reads the file itself; only which outcomes a draw could have, and how likely each was, comes from the rules
here. Without scripts the hall checks the file.
"""

import re

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from meadhall.core.constants import CHANCE
from meadhall.core.errors import MeadhallError
from meadhall.core.game import Game
from meadhall.core.gamefile import GameFile
from meadhall.core.replay import Verification, begin, play_entry, verify
from meadhall.hall.live.hall import Hall
from meadhall.hall.pages.replays import admitted, read_file, read_upload
from meadhall.hall.pages.templating import page, sentence
from meadhall.hall.responses import STATUS, encoded, problem
from meadhall.hall.storage.errors import StoreError


class Draw(Struct, frozen=True):
    """What chance could have done at one draw."""

    entry: int
    """The index of the entry in the file."""
    outcomes: tuple[str, ...]
    weights: tuple[int, ...]


class Draws(Struct, frozen=True):
    """The draws of a file, as far as it follows the rules."""

    draws: tuple[Draw, ...]
    problem: str | None
    """Where it does not."""


def draws_of(file: GameFile, game: Game) -> Draws:
    """Play a file again and note every draw."""
    match, found = begin(file, game), []
    try:
        for index, (who, text) in enumerate(file.parsed_actions()):
            if who == CHANCE and match.to_move == CHANCE:
                odds = match.odds
                found.append(Draw(index, tuple(each.text for each in odds), tuple(odds.values())))
            play_entry(file, match, index, who, text)
    except MeadhallError as error:
        return Draws(tuple(found), str(error))
    return Draws(tuple(found), None)


async def show_dice(request: Request) -> Response:
    """What is promised, and the form to check it."""
    table = request.query_params.get("table", "")
    return page("dice.html", table=table if re.fullmatch(r"[\w-]{1,40}", table) else "", good=None, bad=None)


async def check(request: Request) -> Response:
    """Check a file here, for those whose browser runs no scripts."""
    hall: Hall = request.app.state.hall
    try:
        async with admitted(request):
            data = await read_file(request)

            def verified() -> Verification:
                file = read_upload(data)
                return verify(file, hall.game_loader.game_now(file.game))

            found = await hall.page_builder.build("dice", data, verified, request)
    except StoreError:
        raise
    except MeadhallError as error:
        return page("dice.html", 422, table="", good=None, bad=sentence(str(error)))
    return page("dice.html", table="", good=found, bad=None)


async def show_draws(request: Request) -> Response:
    """The draws of a file that is sent: outcomes and weights, for the verifier in the page."""
    hall: Hall = request.app.state.hall
    try:
        async with admitted(request):
            data = await request.body()

            def told() -> bytes:
                file = read_upload(data)
                return msgspec.json.encode(draws_of(file, hall.game_loader.game_now(file.game)))

            return encoded(await hall.page_builder.build("draws", data, told, request))
    except MeadhallError as error:
        code = getattr(error, "code", "bad-file")
        return problem(STATUS.get(code, 422), code, str(error))


def routes() -> list[Route]:
    """The routes of the dice."""
    return [
        Route("/dice", show_dice, name="dice"),
        Route("/dice", check, methods=["POST"], name="dice_check"),
        Route("/dice/draws", show_draws, methods=["POST"], name="dice_draws"),
    ]
