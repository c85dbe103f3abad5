"""What every request passes first: which names are answered to, who may change something, how much may be sent."""

import asyncio
import time
from collections.abc import Callable, Collection

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from meadhall.hall import limits
from meadhall.hall.connections import COMES_FROM
from meadhall.hall.identity import ADDRESS, identity_of, same_origin
from meadhall.hall.limits import Budgets, client_of, most_bytes
from meadhall.hall.logs import Log

SECURITY = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
"""Sent with every answer."""

SAFE = ("GET", "HEAD", "OPTIONS")
OF_THE_HOUSE = ("/healthz", "/readyz", "/metrics")
"""What those ask for who mind the hall: always answered."""
FOR_ALL = (*OF_THE_HOUSE, "/static/", "/your-data", "/house")
"""What also those may ask for who have been sent away: to be forgotten, for instance."""
LOCAL = ("localhost", "127.0.0.1", "[::1]")


class HallMiddleware:
    """Wraps the application; what does not get past it never reaches a table."""

    def __init__(
        self,
        app: ASGIApp,
        *,
        hosts: Collection[str] | None,
        log: Log,
        budgets: Budgets,
        home: bool,
        banned: Callable[[str | None, str | None], bool],
        answered: Callable[[str, int, float], None],
        refuse: Callable[[Request, int, str, str], Response],
    ) -> None:
        self._answered, self._banned = answered, banned
        self._app, self._hosts, self._log, self._refuse = app, hosts, log, refuse
        self._budgets, self._home = budgets, home

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or answer it at the door."""
        if scope["type"] != "lifespan":
            scope[ADDRESS] = None if self._home else client_of((scope.get("client") or ("",))[0])
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        with self._budgets.visiting(scope[ADDRESS]) as allowed:
            if not allowed:
                self._budgets.refused["sockets"] += 1
            if scope["type"] == "websocket":
                await self._open_socket(scope, receive, send, allowed)
            else:
                await self._answer(scope, receive, send, allowed)

    async def _open_socket(self, scope: Scope, receive: Receive, send: Send, allowed: bool) -> None:
        if not (allowed and self._known_host(scope) and self._may_connect(scope)):
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
                message = {**message, "headers": [*message.get("headers", []), *_HEADERS]}
            await send(message)

        request = Request(scope)
        refusal = self._refusal(request) if allowed else _CROWDED
        if refusal is not None:
            if refusal[0] == 429:
                await asyncio.sleep(limits.SECONDS_OF_A_REFUSAL)
            await self._refuse(request, *refusal)(scope, receive, answer)
        else:
            await self._app(scope, Limited(receive, most_bytes(request.url.path)), answer)
        # The route, and not the path: who knows the address of a table may look at it.
        route, took = _route(scope), time.perf_counter() - begun
        self._answered(route, status, took)
        self._log.info("request", method=request.method, route=route, status=status, ms=round(took * 1000, 1))

    def _may_connect(self, scope: Scope) -> bool:
        return not self._banned(identity_of(HTTPConnection(scope)).person, scope[ADDRESS])

    def _refusal(self, request: Request) -> tuple[int, str, str] | None:
        if "transfer-encoding" in request.headers and "content-length" in request.headers:
            return 400, "malformed", "a request says how long it is in one way: Content-Length or Transfer-Encoding"
        if not self._known_host(request.scope):
            return 421, "wrong-host", "this hall does not answer to that name"
        address = request.scope[ADDRESS]
        if self._banned(identity_of(request).person, address) and not request.url.path.startswith(FOR_ALL):
            return 403, "banned", "the house has asked you to stay away"
        if request.method in SAFE:
            if request.url.path not in OF_THE_HOUSE and not self._budgets.take("pages", None, address):
                return 429, "too-fast", "this is too fast: wait a moment"
            return None
        if not self._may_write(request):
            return 403, "wrong-origin", "only a page of this hall may do this for you; programs send a bearer token"
        length, most = request.headers.get("content-length", "0"), most_bytes(request.url.path)
        if not length.isdecimal() or int(length) > most:
            return 413, "too-large", f"a request has at most {most} bytes"
        if not self._budgets.take("changes", None, address):
            return 429, "too-fast", "this is too fast: wait a moment"
        return None

    @staticmethod
    def _may_write(request: Request) -> bool:
        """A cookie counts only for our own pages: browsers send it along with a stranger's, too."""
        identity, ours = identity_of(request), same_origin(request)
        return identity.bearer or ours is True or (ours is None and identity.token is None)

    def _known_host(self, scope: Scope) -> bool:
        """Whether the name is ours: a stranger's page must not reach a hall at home under a name of its own."""
        if self._hosts is None:
            return True
        host = next((value for key, value in scope["headers"] if key == b"host"), b"").decode("latin-1")
        name = host if host.endswith("]") else host.rsplit(":", 1)[0]
        return name.lower() in self._hosts


def _route(scope: Scope) -> str:
    """The pattern of the address that was asked for; nothing where there is none such."""
    found = getattr(scope.get("route"), "path", "")
    return str(found) if found else "/static" if scope["path"].startswith("/static/") else ""


_CROWDED = 429, "too-fast", "you have many requests under way: wait until some are answered"
_HEADERS = [(name.encode(), value.encode()) for name, value in SECURITY.items()]


class TooLarge(Exception):
    """A body without a length went on for too long."""


class Limited:
    """Receives a body up to the limit."""

    def __init__(self, receive: Receive, most: int) -> None:
        self._receive, self._most, self._size = receive, most, 0

    async def __call__(self) -> Message:
        """The next part of the body."""
        message = await self._receive()
        self._size += len(message.get("body", b""))
        if self._size > self._most:
            raise TooLarge
        return message
