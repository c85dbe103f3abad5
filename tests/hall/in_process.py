"""Talking to an application without a server, for tests that need neither a port nor a browser."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
from starlette.types import ASGIApp


class Web:
    """A client of an application in this process. Each request has an event loop of its own."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    def get(self, address: str, **more: Any) -> httpx.Response:
        """Ask for a page."""
        return self._ask("GET", address, **more)

    def post(self, address: str, **more: Any) -> httpx.Response:
        """Send a form."""
        return self._ask("POST", address, **more)

    def _ask(self, method: str, address: str, **more: Any) -> httpx.Response:
        async def ask() -> httpx.Response:
            transport = httpx.ASGITransport(self._app, raise_app_exceptions=False)
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
                return await client.request(method, address, **more)

        with ThreadPoolExecutor(1) as aside:  # where no loop of a browser is running
            return aside.submit(lambda: asyncio.run(ask())).result()
