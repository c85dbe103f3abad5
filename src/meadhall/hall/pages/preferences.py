"""The preferences that a browser remembers: the name and the level of the bots that its person chose last."""

from urllib.parse import parse_qs, quote_plus

from starlette.requests import Request
from starlette.responses import Response

from meadhall.bots.levels import LEVELS
from meadhall.hall.identity import NAME_COOKIE
from meadhall.hall.words import say
from meadhall.table.commands import MAX_NAME

LEVEL_COOKIE = "meadhall_level"
USUAL_LEVEL = "karl"
_YEAR = 31_536_000


def level_words() -> dict[str, str]:
    """The levels in a few words."""
    return {level: say(f"level-{level}") for level in LEVELS}


def name_of(request: Request) -> str:
    """The name that this browser used last."""
    given = parse_qs("n=" + request.cookies.get(NAME_COOKIE, "")).get("n", [""])
    return given[0][:MAX_NAME]


def level_of(request: Request) -> str:
    """The level that this browser played against last."""
    level = request.cookies.get(LEVEL_COOKIE, "")
    return level if level in LEVELS else USUAL_LEVEL


def remember_name(response: Response, name: str) -> None:
    """Keep a name for next time."""
    _remember(response, NAME_COOKIE, name[:MAX_NAME])


def remember_level(response: Response, level: str) -> None:
    """Keep a level for next time."""
    _remember(response, LEVEL_COOKIE, level)


def _remember(response: Response, cookie: str, text: str) -> None:
    response.set_cookie(cookie, quote_plus(text), max_age=_YEAR, samesite="lax", httponly=True)
