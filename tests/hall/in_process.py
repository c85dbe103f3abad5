"""Talking to an application without a server, for tests that need neither a port nor a browser."""

import asyncio
import json
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any

import httpx
from starlette.types import ASGIApp, Message

from meadhall.table.clocks import DAY

NOON = 43_200.0 + 20_000 * DAY


class Time:
    """A clock that goes only when a test moves it on."""

    def __init__(self, now: float = 0.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


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


class Talk:
    """A socket of an application in this process."""

    def __init__(self) -> None:
        self.incoming: asyncio.Queue[Message] = asyncio.Queue()
        self.outgoing: asyncio.Queue[Message] = asyncio.Queue()
        self.first: dict[str, Any] = {}
        """What was shown at first."""

    async def say(self, **message: Any) -> None:
        """Send a message."""
        await self.incoming.put({"type": "websocket.receive", "text": json.dumps(message)})

    async def hear(self) -> dict[str, Any]:
        """The next message; of the end its code."""
        sent = await self.outgoing.get()
        if sent["type"] == "websocket.close":
            return {"type": "close", "code": sent["code"]}
        found: dict[str, Any] = json.loads(sent["text"])
        return found


@asynccontextmanager
async def talking(
    app: ASGIApp, path: str, token: str, address: str = "192.0.2.1", wishes: str = "", **hello: Any
) -> AsyncIterator[Talk]:
    """A socket that has said hello and was shown the table, of a browser that wishes these languages."""
    talk, headers = Talk(), [(b"host", b"localhost"), (b"authorization", f"Bearer {token}".encode())]
    headers += [(b"accept-language", wishes.encode())] if wishes else []
    scope = {"type": "websocket", "path": path, "headers": headers, "client": (address, 1), "query_string": b""}
    served: asyncio.Task[None] = asyncio.create_task(app(scope, talk.incoming.get, talk.outgoing.put))  # type: ignore[arg-type]
    await talk.incoming.put({"type": "websocket.connect"})
    assert (await talk.outgoing.get())["type"] == "websocket.accept"
    await talk.say(**{"type": "hello", "protocol": 1, "board": False} | hello)
    talk.first = await talk.hear()
    assert talk.first["type"] == "table"
    yield talk
    await talk.incoming.put({"type": "websocket.disconnect", "code": 1000})
    await served
