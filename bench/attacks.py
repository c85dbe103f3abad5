"""The ways in which one visitor could hold up a hall: a small function each, which goes on until it is ended.

`bench/hostile.py` lets them loose on a hall of its own on this machine, one after the other.
"""

import asyncio
import json
import os
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count, cycle
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from meadhall.core.gamefile import GameFile, Variation, parse_game_file
from meadhall.table.tokens import new_token

GOLDEN = Path(__file__).parents[1] / "tests" / "golden"
PROXY, BEHIND_IT = "127.0.9.1", "203.0.113.66"
"""A proxy that the hall believes, and who comes through it."""


class Attacker:
    """Somebody at one address, who speaks HTTP without a library: it should cost them less than the hall."""

    def __init__(self, address: str, source: str, tables: list[str]) -> None:
        self.source, self.tables, self.more = source, tables, ""
        self._host, port = address.split(":")
        self._port = int(port)
        self.answers: dict[int, int] = {}

    async def connect(self, path: str = "") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection; with a path a socket there."""
        reader, writer = await asyncio.open_connection(self._host, self._port, local_addr=(self.source, 0))
        if path:
            writer.write(
                f"GET {path} HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n{self.more}"
                "sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
            )
            head = await reader.readuntil(b"\r\n\r\n")
            if b" 101 " not in head:
                writer.close()
                raise ConnectionError("this is no socket")
        return reader, writer

    async def ask(self, path: str, form: dict[str, str] | None = None, token: str = "", body: Any = None) -> bytes:
        """The body of an answer, or where one is led by it."""
        reader, writer = await self.connect()
        try:
            data = b"" if form is None else urlencode(form).encode()
            data = data if body is None else json.dumps(body).encode()
            kind = "application/json" if body is not None else "application/x-www-form-urlencoded"
            method = "GET" if form is None and body is None else "POST"
            head = (
                f"{method} {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-length: {len(data)}\r\n"
            )
            head += f"content-type: {kind}\r\naccept-encoding: identity\r\n{self.more}"
            head += f"authorization: Bearer {token}\r\n" if token else ""
            writer.write(head.encode() + b"\r\n" + data)
            answer = await asyncio.wait_for(reader.read(), 60)
        finally:
            writer.close()
        head_part, _, text = answer.partition(b"\r\n\r\n")
        lines = head_part.split(b"\r\n")
        status = int(lines[0].split()[1]) if len(lines[0].split()) > 1 else 0
        self.answers[status] = self.answers.get(status, 0) + 1
        led = [line[10:].strip() for line in lines if line.lower().startswith(b"location:")]
        return led[0] if led and status == 303 else text

    async def open(self, token: str, *seats: str, game: str = "hagar") -> str:
        """A new table."""
        told = json.loads(await self.ask("/api/tables", token=token, body={"game": game, "seats": seats}))
        return str(told.get("table", ""))

    async def bring(self, text: str) -> str:
        """Upload a game file; where it is."""
        return (await self.ask("/replay", {"text": text})).decode()


def going() -> None:
    """Tell that it begins."""
    print("going", flush=True)


async def together(times: int, what: Callable[[], Awaitable[object]]) -> None:
    """So many who do the same again and again, whatever comes of it."""
    going()

    async def again() -> None:
        while True:
            with suppress(OSError, ValueError, EOFError, TimeoutError):
                await what()
            await asyncio.sleep(0.001)

    await asyncio.gather(*(again() for _ in range(times)))


def golden(game: str, name: str = "3-players") -> GameFile:
    """A long game."""
    return parse_game_file((GOLDEN / game / f"{name}.json").read_bytes())


def frame(opcode: int, payload: bytes = b"") -> bytes:
    """A frame as a client sends it."""
    length = bytes([0x80 | len(payload)]) if len(payload) < 126 else b"\xfe" + len(payload).to_bytes(2)
    return bytes([0x80 | opcode]) + length + bytes(4) + payload


def message(**told: Any) -> bytes:
    """A message as a client sends it."""
    return frame(1, json.dumps(told).encode())


# --- Files ------------------------------------------------------------------------------------------------------------


async def uploads(here: Attacker) -> None:
    """Nearly 2 MB of variations of variations; and others as large as they may be."""
    deep = Variation(name="x", position=0, actions=[])
    for _ in range(459):
        deep = Variation(name="x", position=0, actions=["0: keep"] * 300, variations=[deep])
    texts = [json.dumps(json.loads(golden("hagar").with_more(variations=[deep]).to_json()))]
    wide = golden("hagar").with_more(variations=[Variation(name="%", position=0, actions=["x" * 90] * 17_000)])
    texts.append(json.dumps(json.loads(wide.to_json())))
    numbers = count()
    await together(20, lambda: here.bring(texts[n % 2].replace("%", str(n)) if (n := next(numbers)) else texts[0]))


async def what_ifs(here: Attacker) -> None:
    """One long file, taken over again and again."""
    wide = golden("hagar").with_more(variations=[Variation(name="x", position=0, actions=["x" * 90] * 17_000)])
    place = await here.bring(json.dumps(json.loads(wide.to_json())))
    form = {"position": "1500", "seat": "0", "bot": "skald"}
    await together(8, lambda: here.ask(f"{place}/analysis/take-over", form, new_token()))


# --- Pages ------------------------------------------------------------------------------------------------------------


async def replays(here: Attacker) -> None:
    """Sixty pages of a long replay a second, each another one."""
    place, steps = await here.bring(golden("hagar").to_json().decode()), cycle(range(1900))

    async def turn() -> None:
        with suppress(OSError, TimeoutError):
            await here.ask(f"{place}?step={next(steps)}")

    going()
    while True:
        task = asyncio.create_task(turn())
        await asyncio.sleep(1 / 60)
        del task


async def analysis_pages(here: Attacker) -> None:
    """All that can be asked about an analysis, by many at once: each position, and everything else in between."""
    place = await here.bring(golden("runir", "2-players").to_json().decode())
    await here.ask(f"{place}/analysis", {})
    for _ in range(120):
        if b'"done"' in await here.ask(f"{place}/analysis/standing"):
            break
        await asyncio.sleep(0.5)
    ways = cycle(
        f"/analysis{way}?number={number}&seat={number % 2}&shape={'tall' if number % 3 else 'wide'}"
        for number in range(130)
        for way in ("", "/found", "/file", "/mistakes/lesson", "/position")
    )
    await together(20, lambda: here.ask(f"{place}{next(ways)}"))


async def pages(here: Attacker) -> None:
    """The first page, as often as it can be asked for."""
    await together(100, lambda: here.ask("/"))


async def loads(here: Attacker) -> None:
    """Four hundred long tables that nobody has in memory."""
    names = cycle(here.tables)
    await together(100, lambda: here.ask(f"/api/tables/{next(names)}"))


async def drips(here: Attacker) -> None:
    """Requests that are answered before their body has come, which then comes by drops."""

    async def drip() -> None:
        _, writer = await here.connect()
        writer.write(b"POST /nowhere HTTP/1.1\r\nhost: localhost\r\ncontent-length: 60000\r\n\r\n")
        try:
            for _ in range(60_000):
                writer.write(b"x")
                await writer.drain()
                await asyncio.sleep(0.2)
        finally:
            writer.close()

    await together(390, drip)


# --- Sockets ----------------------------------------------------------------------------------------------------------


async def pings(here: Attacker) -> None:
    """Frames that never become messages, as fast as they go, on sockets of nobody."""
    many = cycle([frame(9) * 20_000, frame(10, b"x") * 20_000, frame(0) * 20_000, frame(9, b"x" * 100) * 2_000])

    async def flood() -> None:
        _, writer = await here.connect(f"/t/{here.tables[0]}/socket")
        try:
            for _ in range(100):
                writer.write(next(many))
                await writer.drain()
        finally:
            writer.close()

    await together(4, flood)


async def messages(here: Attacker) -> None:
    """Messages on as many sockets as there may be."""
    said = [message(type="ping"), message(type="nothing"), frame(1, b"{" * 125), message(type="hello", protocol=1)]

    async def talk() -> None:
        _, writer = await here.connect(f"/t/{here.tables[0]}/socket")
        try:
            for told in cycle(said):
                writer.write(told)
                await writer.drain()
                await asyncio.sleep(0.05)
        finally:
            writer.close()

    await together(380, talk)


async def through_a_proxy(here: Attacker) -> None:
    """Six hundred sockets and polls of one who comes through a proxy."""
    here.source, here.more = PROXY, f"x-forwarded-for: {BEHIND_IT}\r\n"

    async def look() -> None:
        reader, writer = await here.connect(f"/t/{here.tables[0]}/socket")
        try:
            writer.write(message(type="hello", protocol=1))
            while await reader.read(65536):
                pass
        finally:
            writer.close()

    poll = f"/api/tables/{here.tables[1]}?wait=30&since=100000"
    await asyncio.gather(together(600, look), together(600, lambda: here.ask(poll)))


async def log_spam(here: Attacker) -> None:
    """Sit, salt, leave: entries of logs for ever, without a move."""

    async def spam() -> None:
        token, n = new_token(), 0
        table = await here.open(token, "me", "open")
        while True:
            for command in (
                {"do": "salt", "seat": 0, "salt": os.urandom(16).hex()},
                {"do": "sit", "seat": 1, "name": f"Loki {n}", "salt": "x" * 32},
                {"do": "rename", "seat": 0, "name": f"Loki {n}"},
                {"do": "leave", "seat": 1},
            ):
                await here.ask(f"/api/tables/{table}/do", token=token, body=command)
            n += 1

    await together(20, spam)


# --- Bots, analyses, being forgotten ----------------------------------------------------------------------------------


async def many_bots(here: Attacker) -> None:
    """Sixty tokens, each of which asks for bots."""
    tokens = cycle([new_token() for _ in range(60)])
    await together(8, lambda: here.open(next(tokens), "me", "skald", "skald", "skald", game="mythical_island"))


async def watched_bots(here: Attacker) -> None:
    """A hundred tables of four skalds, each of which somebody watches."""

    async def watch() -> None:
        table = await here.open(new_token(), *["skald"] * 4, game="mythical_island")
        reader, writer = await here.connect(f"/t/{table}/socket")
        try:
            writer.write(message(type="hello", protocol=1, chances=True))
            while await reader.read(65536):
                pass
        finally:
            writer.close()

    await together(100, watch)


async def all_analyses(here: Attacker) -> None:
    """Every place in the queue of analyses."""
    files = [path.read_text(encoding="utf-8") for path in sorted(GOLDEN.glob("*/*.json"))]
    numbers = count()

    async def ask() -> None:
        number = next(numbers)
        file = json.loads(files[number % len(files)])
        file["seats"] = [f"Loki {number} {seat}" for seat in range(len(file["seats"]))]
        await here.ask(f"{await here.bring(json.dumps(file))}/analysis", {}, new_token())

    await together(4, ask)


async def forgetting(here: Attacker) -> None:
    """Tokens that nobody has, which are all to be forgotten."""
    await together(20, lambda: here.ask("/your-data/forget", {}, new_token()))


ATTACKS = (
    uploads, what_ifs, replays, analysis_pages, pages, loads, drips, pings, messages, through_a_proxy, log_spam,
    many_bots, watched_bots, all_analyses, forgetting,
)  # fmt: skip
"""All of them."""
