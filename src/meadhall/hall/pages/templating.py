"""How pages are made: from templates, with the few things that all of them need."""

from functools import partial
from pathlib import Path

from jinja2 import Environment, FileSystemLoader
from starlette.responses import HTMLResponse

from meadhall.analysis.told import percent, points
from meadhall.core import text
from meadhall.core.errors import MeadhallError
from meadhall.hall.covers import version
from meadhall.hall.live.game_loader import has_guide
from meadhall.hall.responses import code_of, status_of
from meadhall.hall.static_files import digest, static_url
from meadhall.hall.words import say

FOLDER = Path(__file__).parents[1]


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


def number(count: int) -> str:
    """A small number as a word.

    >>> number(5), number(17)
    ('five', '17')
    """
    return say("number", count=count)


_templates = Environment(loader=FileSystemLoader(FOLDER / "templates"), autoescape=True, trim_blocks=True)
_templates.filters.update(sentence=sentence, span=span, short=short, number=number, percent=percent, points=points)
_templates.globals.update(cover_version=version, can_learn=has_guide)


def render(template: str, /, **values: object) -> bytes:
    """The text of a page from its template."""
    address = partial(static_url, under=digest())  # once for all files of a page
    return _templates.get_template(template).render(static_url=address, **values).encode()


def rendered(text: bytes, code: int = 200) -> HTMLResponse:
    """A page of this text."""
    return HTMLResponse(text, code, {"cache-control": "no-store"})


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
    return page("error.html", status, status=status, heading=heading, text=sentence(str(error)), help=help_text)
