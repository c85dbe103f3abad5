"""The person who asks: the holder of a token, sent as a bearer token or as a cookie that scripts cannot read."""

from dataclasses import dataclass
from typing import NamedTuple
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

from meadhall.hall.fair_order import Asker
from meadhall.table.tokens import is_token, new_token, person_of

COOKIE = "meadhall"
NAME_COOKIE = "meadhall_name"
_YEAR = 365 * 24 * 60 * 60


PERSON = "meadhall.person"
"""In the scope of a request: the person whom its token stands for, if the hall was asked; see `members/devices.py`."""


@dataclass(frozen=True)
class Identity:
    """A token and how it was sent; somebody without one only watches."""

    token: str | None
    bearer: bool = False
    linked: str | None = None
    """The person whom the token stands for, if it is not one of its own."""

    @property
    def person(self) -> str | None:
        """The person, as tables know them."""
        return None if self.token is None else self.linked or person_of(self.token)

    @property
    def device(self) -> str | None:
        """The browser, or program, of which this is the token."""
        return None if self.token is None else person_of(self.token)

    def __repr__(self) -> str:  # tokens must not get into logs
        return f"<Identity {'bearer' if self.bearer else 'cookie'}>" if self.token else "<Identity of a spectator>"


def identity_of(connection: HTTPConnection) -> Identity:
    """The identity of the sender."""
    scheme, _, sent = connection.headers.get("authorization", "").partition(" ")
    bearer = scheme.lower() == "bearer"
    token = sent.strip() if bearer else connection.cookies.get(COOKIE, "")
    person: str | None = connection.scope.get(PERSON)
    if not is_token(token) or person == "":  # a device that was shut out is a stranger's
        return Identity(None, bearer)
    return Identity(token, bearer, person)


ADDRESS = "meadhall.address"
"""In the scope of a request: the name of the sender's address in budgets; None at home."""


def address_of(connection: HTTPConnection) -> str | None:
    """The name of the sender's address in budgets; None at home."""
    address: str | None = connection.scope.get(ADDRESS)
    return address


def asker_of(connection: HTTPConnection) -> Asker:
    """The asker in whose turn a request is answered, if many ask."""
    return Asker.of(address_of(connection), identity_of(connection).person)


def same_origin(connection: HTTPConnection) -> bool | None:
    """Whether a page of this very hall sent a request; None if the request does not tell."""
    origin = connection.headers.get("origin")
    if origin is None:
        return None
    try:
        return bool(origin) and urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:  # no browser sends such a header
        return False


def same_site(connection: HTTPConnection) -> bool:
    """Whether the visitor comes from a page of this very hall, as browsers tell."""
    try:
        return urlsplit(connection.headers.get("referer", "")).netloc == connection.headers.get("host")
    except ValueError:
        return False


_COOKIES = "meadhall.cookies"


def cookies_of(connection: HTTPConnection) -> Response:
    """The cookies that are set or deleted with the answer to a request, whatever is answered: they are kept in its
    scope until the middleware adds them."""
    cookies: Response = connection.scope.setdefault(_COOKIES, Response())
    return cookies


class Member(NamedTuple):
    """Somebody who has a token: the person whom it stands for, and the browser that has it."""

    person: str
    device: str


def remember(connection: HTTPConnection) -> Member:
    """The person who asks. A browser that has no token is given a fresh one, in a cookie that only we read."""
    known = identity_of(connection)
    token = known.token if known.token is not None else new_token()
    cookies_of(connection).set_cookie(
        COOKIE, token, max_age=_YEAR, path="/", httponly=True, samesite="lax", secure=connection.url.scheme == "https"
    )
    return Member(known.person or person_of(token), person_of(token))
