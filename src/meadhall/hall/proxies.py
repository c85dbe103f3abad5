"""Proxies: only those that the operator has listed may say for which address they ask.

Anybody can send an `X-Forwarded-For`. If it were believed, anybody could choose whose budgets and bans count for them.
"""

from collections.abc import Container, Iterable, Sequence
from ipaddress import ip_network
from typing import cast

from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware, _TrustedHosts

from meadhall.core.errors import MeadhallError
from meadhall.hall.logs import Log
from meadhall.hall.words import say

FORWARDED = "meadhall.forwarded"
"""In the scope of a request that a listed proxy has passed on."""
_HEADER = b"x-forwarded-for"


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
