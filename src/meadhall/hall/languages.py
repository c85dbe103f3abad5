"""The language in which a visitor is answered: the one that the address asks for (`?language=de`), or that the visitor
has set (`prefer`), or has chosen in this browser, or the best of those that the browser wishes.

It is spoken while a request is answered or a socket is open, also in the threads that work for it.
"""

import re
from contextvars import ContextVar
from typing import NamedTuple
from urllib.parse import parse_qsl, quote, urlencode, urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from meadhall.core.errors import MeadhallError
from meadhall.core.language import ENGLISH, PSEUDO, languages, speak, wished
from meadhall.hall.identity import same_site
from meadhall.hall.words import say

LANGUAGE_COOKIE = "language"
ASKED = "language"
"""The language that an address asks for, in its query."""
_LANGUAGE = "meadhall.language"
_DEPENDS_ON = "Cookie, Accept-Language"
_IN_WORDS = ("text/html", "application/json", "image/svg+xml")
_PRIVATE = ("/me", "/t/", "/join/", "/find", "/people", "/evenings", "/tables", "/workshop/")
"""How the addresses of pages begin that search engines need not know."""
_ADDRESS = re.compile(r"/(?![/\\])[!-\[\]-~]*")


class PageAddress(NamedTuple):
    """The address of a page, from which the links to other languages start."""

    path: str = "/"
    """The address of this page in this hall; after a form was sent, that of the page with the form."""
    origin: str = ""
    """The hall, as the visitor calls it; empty for a page that search engines need not know in all languages."""

    @property
    def alternates(self) -> list[tuple[str, str]]:
        """This page in all languages, for search engines, and last without a language.

        >>> PageAddress("/rules?a=1", "https://hall.example").alternates[-1]
        ('x-default', 'https://hall.example/rules?a=1')
        """
        joint = "&" if "?" in self.path else "?"
        known = [each for each in languages() if each != PSEUDO]
        named = [(each, f"{self.origin}{self.path}{joint}{ASKED}={each}") for each in known]
        return [*named, ("x-default", self.origin + self.path)] if self.origin else []


_here: ContextVar[PageAddress] = ContextVar("here", default=PageAddress())  # noqa: B039 - it cannot be changed


def here() -> PageAddress:
    """The address of the page that is answered now."""
    return _here.get()


def language_of(connection: HTTPConnection, otherwise: str = ENGLISH) -> str:
    """The language of the person who has sent a request, or has opened a socket."""
    known: str | None = connection.scope.get(_LANGUAGE)
    if known is not None:
        return known
    for wish in (connection.query_params.get(ASKED, ""), connection.cookies.get(LANGUAGE_COOKIE, "")):
        if wish in languages():
            return wish
    return wished(connection.headers.get("accept-language", ""), otherwise)


def prefer(connection: HTTPConnection, language: str) -> None:
    """Answer in a language that the person has set, unless the address asks for another one."""
    if connection.query_params.get(ASKED) not in languages():
        connection.scope[_LANGUAGE] = language
        speak(language)


class LanguageError(MeadhallError):
    """A text that is no language of ours."""


def read_language(text: str) -> str:
    """A language that there is; an error says which there are."""
    if text not in languages():
        raise LanguageError(say("no-language", text=text, known=", ".join(languages())))
    return text


def ours(address: str) -> str:
    """An address if it is one of this hall; the first page if it leads elsewhere.

    >>> ours("/rules?a=1#V-20"), ours("//elsewhere.example"), ours("https://elsewhere.example")
    ('/rules?a=1#V-20', '/', '/')
    """
    return address if _ADDRESS.fullmatch(address) else "/"


def _place_of(connection: HTTPConnection) -> PageAddress:
    scope = connection.scope
    if scope["method"] not in ("GET", "HEAD"):
        from_here = urlsplit(connection.headers.get("referer", "")) if same_site(connection) else urlsplit("")
        return PageAddress(_without_language(ours(from_here.path or "/"), from_here.query))
    path = ours(quote(scope["path"]))
    if path.startswith(_PRIVATE):
        return PageAddress(path)
    query = scope.get("query_string", b"").decode("latin-1")
    host = connection.headers.get("host", "")
    return PageAddress(_without_language(path, query), f"{scope['scheme']}://{host}")


def _without_language(path: str, query: str) -> str:
    kept = urlencode([(name, value) for name, value in parse_qsl(query, keep_blank_values=True) if name != ASKED])
    return f"{path}?{kept}" if kept else path


class Languages:
    """Wraps the application: it speaks the language of the person who asks, and tells which one that is."""

    def __init__(self, app: ASGIApp, *, usual: str = ENGLISH) -> None:
        self._app, self._usual = app, usual

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or open a socket, in its language. Each has a context of its own, and keeps it."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        scope[_LANGUAGE] = language = language_of(connection, self._usual)
        speak(language)
        if scope["type"] == "http":
            _here.set(_place_of(connection))

        async def tell(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                kept, kind = headers.get("cache-control", ""), headers.get("content-type", "")
                if kind.startswith(_IN_WORDS) and "immutable" not in kept:
                    headers.setdefault("content-language", scope[_LANGUAGE])
                    headers.add_vary_header(_DEPENDS_ON)
            await send(message)

        await self._app(scope, receive, tell)
