"""Proxies: who may say for whom they ask. Nobody may, but for those whom the operator has listed.

Anybody can send an `X-Forwarded-For`. If it were believed, budgets and bans would be for whoever they like to be.
"""

from collections.abc import Iterable, Sequence
from ipaddress import ip_address, ip_network

from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from meadhall.core.errors import MeadhallError
from meadhall.hall.logs import Log

FORWARDED = "meadhall.forwarded"
"""In the scope of a request that a listed proxy has passed on."""
_HEADER = b"x-forwarded-for"


class ProxyError(MeadhallError):
    """Something that is no address of a proxy."""


def read_proxies(texts: Iterable[str]) -> tuple[str, ...]:
    """Addresses and networks of proxies; an error says which is none.

    >>> read_proxies(["127.0.0.1", "10.0.0.0/8", "::1"])
    ('127.0.0.1', '10.0.0.0/8', '::1')
    """
    found = []
    for text in texts:
        try:
            network = ip_network(text)
        except ValueError as error:
            raise ProxyError(
                f"a proxy is named by its address or network, as 127.0.0.1 or 10.0.0.0/8: {error}"
            ) from None
        if network.prefixlen == 0:
            raise ProxyError(f"{text} is everybody: then anybody could say that they are somebody else")
        found.append(text)
    return tuple(found)


class ProxyList:
    """The proxies that are believed.

    >>> "10.1.2.3" in ProxyList(["10.0.0.0/8"]), "11.1.2.3" in ProxyList(["10.0.0.0/8"])
    (True, False)
    """

    def __init__(self, proxies: Iterable[str]) -> None:
        self._networks = [ip_network(proxy) for proxy in proxies]

    def __contains__(self, host: object) -> bool:
        try:
            address = ip_address(str(host))
        except ValueError:
            return False
        return any(address in network for network in self._networks)


class Proxies:
    """Wraps the application: behind a listed proxy a request comes from whom the proxy names, and by its protocol."""

    def __init__(self, app: ASGIApp, *, proxies: Sequence[str], log: Log) -> None:
        self._app, self._log, self._warned = app, log, False
        self._believed = ProxyList(proxies)
        self._reader = ProxyHeadersMiddleware(app, trusted_hosts=list(proxies))  # type: ignore[arg-type]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, as coming from whom it does."""
        peer = (scope.get("client") or ("",))[0] if scope["type"] != "lifespan" else ""
        if scope["type"] == "lifespan" or not any(name == _HEADER for name, _ in scope["headers"]):
            await self._app(scope, receive, send)
        elif peer in self._believed:
            scope[FORWARDED] = True
            await self._reader(scope, receive, send)  # type: ignore[arg-type]
        else:
            if not self._warned:
                self._warned = True
                self._log.warning("a proxy is not listed: all who come through it count as one (see --proxy)")
            await self._app(scope, receive, send)
