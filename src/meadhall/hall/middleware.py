"""The checks that every request passes first: where it comes from, the name of the host, who may change something.

Anybody can send an `X-Forwarded-For`: only proxies that the operator has listed may say for which address they ask.
"""

import asyncio
import time
import tomllib
from collections.abc import Callable, Collection, Container, Iterable, Sequence
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING, cast

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware, _TrustedHosts

from meadhall.core.errors import MeadhallError
from meadhall.core.language import languages
from meadhall.hall import limits
from meadhall.hall.connections import COMES_FROM
from meadhall.hall.identity import ADDRESS, PERSON, cookies_of, identity_of, same_origin
from meadhall.hall.languages import prefer
from meadhall.hall.limits import client_of, most_bytes
from meadhall.hall.logs import Log
from meadhall.hall.members.settings import LANGUAGE, remember_chosen
from meadhall.hall.words import say

if TYPE_CHECKING:
    from meadhall.hall.live.hall import Hall

SAFE = ("GET", "HEAD", "OPTIONS")
OF_THE_HOUSE = ("/healthz", "/readyz", "/metrics")
"""Requests of the operators' tools: always answered."""
FOR_ALL = (*OF_THE_HOUSE, "/static/", "/your-data", "/house")
"""Pages that are open also to banned people: they may wish to be forgotten, for instance."""
_FOR_NOBODY = (*OF_THE_HOUSE, "/static/")  # it does not matter who asks
FORWARDED = "meadhall.forwarded"
"""In the scope of a request that a listed proxy has passed on."""
_HEADER = b"x-forwarded-for"
LOCAL = ("localhost", "127.0.0.1", "[::1]")


class HallMiddleware:
    """Wraps the application; a request that does not get past it never reaches a table."""

    def __init__(
        self,
        app: ASGIApp,
        *,
        hall: "Hall",
        hosts: Collection[str] | None,
        home: bool,
        refuse: Callable[[Request, int, str, str], Response],
    ) -> None:
        self._app, self._hall, self._hosts, self._home, self._refuse = app, hall, hosts, home, refuse
        self._budgets = hall.budgets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or answer it at the door."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        scope[ADDRESS] = None if self._home else client_of((scope.get("client") or ("",))[0])
        with self._budgets.visiting(scope[ADDRESS], "sockets", limits.CONNECTIONS_OF_AN_ADDRESS) as allowed:
            if scope["type"] == "websocket":
                await self._open_socket(scope, receive, send, allowed)
            else:
                await self._answer(scope, receive, send, allowed)

    async def _open_socket(self, scope: Scope, receive: Receive, send: Send, allowed: bool) -> None:
        if not (allowed and self._known_host(scope)) or await self._is_banned(HTTPConnection(scope)):
            if not allowed:
                await asyncio.sleep(limits.SECONDS_OF_A_REFUSAL)
            await send({"type": "websocket.close", "code": 1008})
            return
        if (come_from := scope.get("extensions", {}).get(COMES_FROM)) is not None:
            come_from(scope[ADDRESS])
        await self._app(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send, allowed: bool) -> None:
        begun, status = time.perf_counter(), 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                cookies = (each for each in cookies_of(request).raw_headers if each[0] == b"set-cookie")
                headers = [*message.get("headers", []), *cookies]
                message = {**message, "headers": headers + (_ALWAYS if _is_part(headers) else _ALWAYS + _DOCUMENTS)}
            await send(message)

        request = Request(scope)
        refusal = self._refusal(request) if allowed else (429, "too-fast", say("crowded"))
        if refusal is None and await self._is_banned(request) and not request.url.path.startswith(FOR_ALL):
            refusal = 403, "banned", say("banned")
        if refusal is not None:
            if refusal[0] == 429:
                await asyncio.sleep(limits.SECONDS_OF_A_REFUSAL)
            await self._refuse(request, *refusal)(scope, receive, answer)
        else:
            await self._app(scope, limited(receive, most_bytes(request.url.path)), answer)
        # The route, and not the path: everybody who knows the address of a table may look at it.
        route, took = _route(scope), time.perf_counter() - begun
        self._hall.metrics.answered(route, status, took)
        self._hall.log.info("request", method=request.method, route=route, status=status, ms=round(took * 1000, 1))

    def _refusal(self, request: Request) -> tuple[int, str, str] | None:
        if "transfer-encoding" in request.headers and "content-length" in request.headers:
            return 400, "malformed", say("two-lengths")
        if not self._known_host(request.scope):
            return 421, "wrong-host", say("wrong-host")
        address = request.scope[ADDRESS]
        if request.method in SAFE:
            if request.url.path not in OF_THE_HOUSE and not self._budgets.take("pages", None, address):
                return 429, "too-fast", say("too-fast")
            return None
        if not self._may_write(request):
            return 403, "wrong-origin", say("wrong-origin")
        length, most = request.headers.get("content-length", "0"), most_bytes(request.url.path)
        if not length.isdecimal() or int(length) > most:
            return 413, "too-large", say("too-large", most=most)
        if not self._budgets.take("changes", None, address):
            return 429, "too-fast", say("too-fast")
        return None

    async def _is_banned(self, connection: HTTPConnection) -> bool:
        """Whether the sender is banned; from here on the request knows whose its token is, and what they have set."""
        if (token := identity_of(connection).token) is not None and not connection.url.path.startswith(_FOR_NOBODY):
            connection.scope[PERSON] = person = await self._hall.devices.person_behind(token)
            settings = await self._hall.settings.of(person) if person else {}
            remember_chosen(settings if person else None)
            if (language := settings.get(LANGUAGE)) in languages():
                prefer(connection, language)
        return self._hall.moderation.is_banned(identity_of(connection).person, connection.scope[ADDRESS])

    @staticmethod
    def _may_write(request: Request) -> bool:
        """Whether the sender may change something. A cookie counts only for our own pages: browsers send it always."""
        identity, ours = identity_of(request), same_origin(request)
        return identity.bearer or ours is True or (ours is None and identity.token is None)

    def _known_host(self, scope: Scope) -> bool:
        """Whether the name is ours: another site's page must not reach a hall at home under a name of its own."""
        if self._hosts is None:
            return True
        host = next((value for key, value in scope["headers"] if key == b"host"), b"").decode("latin-1")
        name = host if host.endswith("]") else host.rsplit(":", 1)[0]
        return name.lower() in self._hosts


def _route(scope: Scope) -> str:
    """The pattern of the address that was asked for; empty if there is none."""
    path = getattr(scope.get("route"), "path", "")
    return str(path) if path else "/static" if scope["path"].startswith("/static/") else ""


_ALWAYS, _DOCUMENTS = (
    [(name.encode(), value.encode()) for name, value in each.items()]
    for each in tomllib.loads((Path(__file__).parent / "headers.toml").read_text(encoding="utf-8")).values()
)
_PARTS = (b"text/javascript", b"text/css")


def _is_part(headers: list[tuple[bytes, bytes]]) -> bool:
    """Whether an answer is a script or a style: a part of a page, and never a document."""
    return any(name == b"content-type" and value.startswith(_PARTS) for name, value in headers)


class TooLarge(Exception):
    """A body without a length is too long."""


def limited(receive: Receive, most: int) -> Receive:
    """Receive a body up to the limit."""
    size = 0

    async def receive_more() -> Message:
        nonlocal size
        message = await receive()
        size += len(message.get("body", b""))
        if size > most:
            raise TooLarge
        return message

    return receive_more


class ProxyError(MeadhallError):
    """A text that is no address of a proxy."""


def read_proxies(texts: Iterable[str]) -> tuple[str, ...]:
    """Addresses and networks of proxies; an error says which is none.

    >>> read_proxies(["127.0.0.1", "10.0.0.0/8", "::1"])
    ('127.0.0.1', '10.0.0.0/8', '::1')
    """
    proxies = []
    for text in texts:
        try:
            network = ip_network(text)
        except ValueError as error:
            raise ProxyError(say("no-proxy", why=str(error))) from None
        if network.prefixlen == 0:
            raise ProxyError(say("proxy-everybody", text=text))
        proxies.append(text)
    return tuple(proxies)


def trusted(proxies: Sequence[str]) -> Container[str]:
    """The addresses that are those of proxies.

    >>> "10.1.2.3" in trusted(["10.0.0.0/8"]), "11.1.2.3" in trusted(["10.0.0.0/8"]), "10.1.2.3" in trusted([])
    (True, False, False)
    """
    return cast(Container[str], _TrustedHosts(list(proxies)))


class Proxies:
    """Wraps the application: a listed proxy says where a request comes from, and by which protocol."""

    def __init__(self, app: ASGIApp, *, proxies: Sequence[str], log: Log) -> None:
        self._app, self._log, self._warned = app, log, False
        self._trusted = trusted(proxies)
        self._reader = ProxyHeadersMiddleware(app, trusted_hosts=list(proxies))  # type: ignore[arg-type]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, with the address that it comes from."""
        peer = (scope.get("client") or ("",))[0] if scope["type"] != "lifespan" else ""
        if scope["type"] == "lifespan" or not any(name == _HEADER for name, _ in scope["headers"]):
            await self._app(scope, receive, send)
        elif peer in self._trusted:
            scope[FORWARDED] = True
            await self._reader(scope, receive, send)  # type: ignore[arg-type]
        else:
            if not self._warned:
                self._warned = True
                self._log.warning("a proxy is not listed: all who come through it count as one (see --proxy)")
            await self._app(scope, receive, send)
