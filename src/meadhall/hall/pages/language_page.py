"""The switch on every page: one click, and the hall speaks another language to this visitor from now on."""

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meadhall.core.language import languages
from meadhall.hall.identity import identity_of
from meadhall.hall.languages import LANGUAGE_COOKIE, ours
from meadhall.hall.live.hall import hall_of
from meadhall.hall.members.settings import LANGUAGE
from meadhall.hall.pages.forms import read_form, remember_choice


async def choose_language(request: Request) -> Response:
    """Remember the language that was chosen, and go back to the page on which it was."""
    form = await read_form(request)
    if form.get("to") in languages():
        remember_choice(request, LANGUAGE_COOKIE, form["to"])
        if (person := identity_of(request).person) is not None:
            await hall_of(request).settings.choose(person, **{LANGUAGE: form["to"]})
    return RedirectResponse(ours(form.get("back", "/")), 303)
