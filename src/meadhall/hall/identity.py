"""The person who asks: the holder of a token, sent as a bearer token or as a cookie that scripts cannot read."""

from dataclasses import dataclass
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

from meadhall.hall.fair_order import Asker
from meadhall.table.tokens import is_token, new_token, person_of

COOKIE = "meadhall"
NAME_COOKIE = "meadhall_name"
_YEAR = 365 * 24 * 60 * 60


@dataclass(frozen=True)
class Identity:
    """A token and how it was sent; somebody without one only watches."""

    token: str | None
    bearer: bool = False

    @property
    def person(self) -> str | None:
        """The person, as tables know them."""
        return None if self.token is None else person_of(self.token)

    def __repr__(self) -> str:  # tokens must not get into logs
        return f"<Identity {'bearer' if self.bearer else 'cookie'}>" if self.token else "<Identity of a spectator>"


def identity_of(connection: HTTPConnection) -> Identity:
    """The identity of the sender."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return Identity(token.strip() if is_token(token.strip()) else None, bearer=True)
    cookie = connection.cookies.get(COOKIE, "")
    return Identity(cookie if is_token(cookie) else None)


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


def remember(response: Response, identity: Identity, *, secure: bool) -> Identity:
    """Give a browser that has no token a fresh one, in a cookie that only we read."""
    if identity.token is None:
        identity = Identity(new_token())
    response.set_cookie(
        COOKIE, identity.token or "", max_age=_YEAR, path="/", httponly=True, samesite="lax", secure=secure
    )
    return identity
