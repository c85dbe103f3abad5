"""How pages are made: from templates, with the few things that all of them need."""

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TypeAlias

import msgspec
from babel.dates import format_date
from jinja2 import Environment, FileSystemLoader
from markupsafe import escape
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from meadhall.analysis.told import percent, points
from meadhall.core import text
from meadhall.core.errors import MeadhallError
from meadhall.core.language import current, languages, locale_of, name_of
from meadhall.hall.covers import version
from meadhall.hall.languages import PageAddress, here
from meadhall.hall.live.game_loader import game_title, has_guide
from meadhall.hall.members.faces import face_address
from meadhall.hall.members.settings import HAND, THEME, all_chosen
from meadhall.hall.pages.forms import is_form
from meadhall.hall.responses import code_of, problem, status_of
from meadhall.hall.scripts import PHRASES, tag
from meadhall.hall.static_files import digest, static_url
from meadhall.hall.words import say, say_html
from meadhall.table.commands import MAX_NAME

FOLDER = Path(__file__).parents[1]
Handler: TypeAlias = Callable[[Request], Awaitable[Response]]


def sentence(message: str) -> str:
    """A message as a sentence, with a stop at its end.

    >>> sentence("there is no such table"), sentence("Why?")
    ('There is no such table.', 'Why?')
    """
    return text.sentence(message) + ("" if message.endswith((".", "!", "?")) or not message else ".")


def span(numbers: tuple[int, int]) -> str:
    """From and to, or just one number.

    >>> span((2, 4)), span((2, 2))
    ('2–4', '2')
    """
    return "–".join(str(number) for number in dict.fromkeys(numbers))


def short(title: str) -> str:
    """The name of a game without what its publisher adds.

    >>> short("Skrei: Boats before Dawn")
    'Skrei'
    """
    return title.partition(":")[0]


def bot(level: str) -> str:
    """The name of the bots of a level.

    >>> bot("karl")
    'Karl'
    """
    return PHRASES.say("level", level=level)


def day(when: float) -> str:
    """A day, as people write it in the language that is spoken now.

    >>> day(0.0)
    '1 January 1970'
    """
    return format_date(datetime.fromtimestamp(when, UTC), "long", locale_of(current()))


_templates = Environment(loader=FileSystemLoader(FOLDER / "templates"), autoescape=True, trim_blocks=True)
_templates.filters.update(sentence=sentence, span=span, short=short, percent=percent, points=points, bot=bot)
_templates.filters.update(game=game_title)
_templates.globals.update(cover_version=version, can_learn=has_guide, script=tag, day=day, face=face_address)
_templates.globals.update(longest=MAX_NAME)
_templates.globals.update(say=say, say_html=say_html, language=current, languages=languages, language_name=name_of)


def render(template: str, /, **values: object) -> bytes:
    """The text of a page from its template. It is told where it is: `here`."""
    address = partial(static_url, under=digest())  # once for all files of a page
    return _templates.get_template(template).render(static_url=address, **({"here": here()} | values)).encode()


def rendered(text: bytes, code: int = 200) -> HTMLResponse:
    """A page of this text. The settings of its reader are put in here: the same text may be kept for many readers."""
    return HTMLResponse(text.replace(_READER, _settings(), 1), code, {"cache-control": "no-store"})


_READER = b" data-you>"


def _settings() -> bytes:
    """The settings of a page's reader, as attributes of it: for its style, and all of them for its scripts."""
    known = all_chosen()
    if known is None:
        return b">"
    styled = "".join(f' data-{name}="{escape(known[name])}"' for name in (THEME, HAND) if known[name])
    return f'{styled} data-settings="{escape(msgspec.json.encode(known).decode())}">'.encode()


def page(template: str, code: int = 200, /, **values: object) -> HTMLResponse:
    """A page from its template."""
    return rendered(render(template, **values), code)


HELPED = (404, 405, 413, 429, 500, 503)  # the errors for which there is a heading of their own, and help


def error_page(error: MeadhallError | str, status: int | None = None) -> HTMLResponse:
    """A page about an error: what it means, and ways on."""
    if status is None:
        status = status_of(code_of(error)) if isinstance(error, MeadhallError) else 404
    heading = say(f"error-{status}" if status in HELPED else "error-other")
    help_text = say(f"error-{status}-help") if status in HELPED else ""
    return page(
        "error.html",
        status,
        here=PageAddress(here().path),
        status=status,
        heading=heading,
        text=sentence(str(error)),
        help=help_text,
    )


def answered(handle: Handler) -> Handler:
    """A handler whose errors are pages for people, and for scripts codes with a sentence."""

    async def handled(request: Request) -> Response:
        try:
            return await handle(request)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            return problem(400, "malformed", say("malformed", why=str(error)))
        except MeadhallError as error:
            if is_form(request) or "text/html" in request.headers.get("accept", ""):
                return error_page(error)
            return problem(status_of(code_of(error)), code_of(error), str(error))

    return handled
