"""Settings: one page for all of them. They are kept with the person, and scripts send theirs to the same address."""

from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meadhall.hall.identity import cookies_of
from meadhall.hall.languages import LANGUAGE_COOKIE
from meadhall.hall.live.hall import hall_of
from meadhall.hall.members.settings import CHOICES, LANGUAGE, checked, chosen
from meadhall.hall.pages.forms import read_form
from meadhall.hall.pages.templating import page
from meadhall.hall.pages.you_page import named
from meadhall.hall.words import say

SOUNDS = ("move", "dice", "card", "points", "fight", "turn", "word", "no", "end")
"""The sounds that `static/sounds.js` makes, in the order in which they are offered."""


async def show(request: Request) -> Response:
    """All settings, as they are now."""
    return page(
        "settings.html",
        choices=[
            (name, say(f"setting-{name}"), say(f"setting-{name}-about"), _values(name, values))
            for name, values in CHOICES.items()
        ],
        own_language=chosen(LANGUAGE),
        sounds=[(sound, say(f"sound-{sound}")) for sound in SOUNDS],
        kept="kept" in request.query_params,
    )


def _values(name: str, values: Sequence[str]) -> list[tuple[str, str, bool]]:
    """The values of a setting: what is sent for each, its words, and whether it is chosen. The usual one is empty."""
    return [
        (value if number else "", say(f"choice-{name}-{value}"), chosen(name) == value)
        for number, value in enumerate(values)
    ]


async def choose(request: Request) -> Response:
    """Keep what somebody has set; a setting that is not named stays."""
    form = await read_form(request)
    wished = {name: form[name] and checked(name, form[name]) for name in (LANGUAGE, *CHOICES) if name in form}
    await hall_of(request).settings.choose((await named(request)).person, **wished)
    if LANGUAGE in wished:  # the browser's own choice would be asked first where nothing is set
        cookies_of(request).delete_cookie(LANGUAGE_COOKIE, path="/")
    return RedirectResponse("/me/settings?kept", 303)
