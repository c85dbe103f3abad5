"""Who asks: the holder of a token, sent as a bearer token or as a cookie that scripts cannot read."""

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
    """A token and how it came; without one somebody who only watches."""

    token: str | None
    bearer: bool = False

    @property
    def person(self) -> str | None:
        """Who that is, as tables know them."""
        return None if self.token is None else person_of(self.token)

    def __repr__(self) -> str:  # tokens must not get into logs
        return f"<Identity {'bearer' if self.bearer else 'cookie'}>" if self.token else "<Identity of a spectator>"


def identity_of(connection: HTTPConnection) -> Identity:
    """Who sent this."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return Identity(token.strip() if is_token(token.strip()) else None, bearer=True)
    cookie = connection.cookies.get(COOKIE, "")
    return Identity(cookie if is_token(cookie) else None)


ADDRESS = "meadhall.address"
"""In the scope of a request: what stands for the address of whoever sent it, None at home."""


def address_of(connection: HTTPConnection) -> str | None:
    """Where somebody is, as budgets know it; None at home."""
    found: str | None = connection.scope.get(ADDRESS)
    return found


def asker_of(connection: HTTPConnection) -> Asker:
    """In whose turn something is done, where many ask."""
    return Asker.of(address_of(connection), identity_of(connection).person)


def same_origin(connection: HTTPConnection) -> bool | None:
    """Whether a page of this very hall sent this; None if the sender does not say where it comes from."""
    origin = connection.headers.get("origin")
    if origin is None:
        return None
    try:
        return bool(origin) and urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:  # no browser sends what is no address
        return False


def remember(response: Response, identity: Identity, *, secure: bool) -> Identity:
    """Give a browser that has no token a fresh one, in a cookie that only we read."""
    if identity.token is None:
        identity = Identity(new_token())
    response.set_cookie(
        COOKIE, identity.token or "", max_age=_YEAR, path="/", httponly=True, samesite="lax", secure=secure
    )
    return identity
