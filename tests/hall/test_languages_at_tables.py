"""Sockets of four people at one table, each in their own language; reconnecting in another; errors, hints and looks."""

import asyncio
import json
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette

from meadhall.hall.app import make_app
from meadhall.hall.live.hall import Hall
from meadhall.hall.live.new_table import NewTable, open_for
from meadhall.hall.live.rooms import Room
from meadhall.hall.moderation import BAN
from meadhall.table.commands import Sit, Start
from meadhall.table.tokens import person_of
from tests.core.marked import MARKS, marked, unmarked
from tests.hall.in_process import Talk, talking

READERS = ("en-AU", "en-IE", "en-NZ", "en")
"""Two play, and two watch."""
TOKENS = dict(zip(READERS, ("A" * 43, "B" * 43, "C" * 43, "D" * 43), strict=True))


@pytest.fixture(scope="module", autouse=True)
def languages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with marked(tmp_path_factory.mktemp("languages")):
        yield


@asynccontextmanager
async def party(hall: Hall, app: Starlette) -> AsyncIterator[tuple[Room, dict[str, Talk]]]:
    """A game of Saga in which everybody may ask for hints, and four sockets at it."""
    one, other = (person_of(TOKENS[tag]) for tag in READERS[:2])
    room = await open_for(hall, one, NewTable("saga", ["me", "open"], ["Astrid"], hints=True))
    await room.do(Sit(1, "Bjarni"), other)
    await room.do(Start(), one)
    async with AsyncExitStack() as stack:
        path = f"/t/{room.table.id}/socket"
        sockets = [talking(app, path, TOKENS[tag], "", f"{tag}, en;q=0.5", board=True, words=True) for tag in READERS]
        yield room, {tag: await stack.enter_async_context(each) for tag, each in zip(READERS, sockets, strict=True)}


def check(message: dict[str, Any], tag: str) -> dict[str, Any]:
    """A message that says something, all of it in the language of its reader; what it says in English, with columns as
    narrow as can be."""
    text = re.sub(" +", " ", json.dumps(message, ensure_ascii=False))
    assert MARKS.get(tag, "") in text
    found: dict[str, Any] = json.loads(unmarked(text, tag))
    return found


async def hear(socket: Talk, kind: str) -> dict[str, Any]:
    while (message := await socket.hear())["type"] != kind:
        pass
    return message


async def test_everybody_hears_and_sees_the_table_in_their_own_language(hall: Hall) -> None:
    app = make_app(hall, warm=False)
    async with party(hall, app) as (room, sockets):
        first = {tag: check(socket.first, tag) for tag, socket in sockets.items()}
        assert first["en-NZ"]["view"] == first["en"]["view"], "all who watch are told the same"
        seat = room.table.to_move or 0
        mover, waits = READERS[seat], READERS[1 - seat]
        choice = first[mover]["view"]["choices"][0]
        act = {"do": "act", "action": choice["number"], "position": first[mover]["view"]["position"]}
        await sockets[waits].say(type="do", id="early", command=act)
        error = check(await hear(sockets[waits], "error"), waits)
        assert (error["code"], error["text"]) == ("not-your-turn", f"it is the turn of {room.table.names[seat]}")
        await sockets[mover].say(type="do", id="one", command=act)
        news = {tag: check(await hear(socket, "table"), tag) for tag, socket in sockets.items()}
        assert news["en-NZ"]["view"]["lines"] == news["en"]["view"]["lines"] != []
        await sockets[mover].say(type="why", id="why", touches=["area-ken"])
        assert check(await hear(sockets[mover], "why"), mover)["text"]
        await sockets[mover].say(type="do", id="two", command={"do": "say", "text": "Skál!"})
        for tag, socket in sockets.items():
            (line,) = (await hear(socket, "table"))["view"]["lines"]
            assert line["text"] == "Skál!", f"{tag} reads what was said as it was said"
        await hall.moderation.decide(BAN, person_of(TOKENS["en-NZ"]))
        assert check(await hear(sockets["en-NZ"], "error"), "en-NZ")["text"].endswith("stay away")


async def test_looks_are_found_and_the_api_answers_in_every_language(hall: Hall) -> None:
    app = make_app(hall, warm=False)
    transport = httpx.ASGITransport(app)
    async with (
        party(hall, app) as (room, sockets),
        httpx.AsyncClient(transport=transport, base_url="http://localhost") as web,
    ):
        for tag, socket in sockets.items():
            looks = await web.get(f"/looks/saga/{socket.first['scene']['looks']}.json")
            assert looks.status_code == 200
            unmarked(looks.text, tag)
            headers = {"accept-language": tag, "authorization": f"Bearer {TOKENS[tag]}"}
            seen = await web.get(f"/api/tables/{room.table.id}", params={"board": 1}, headers=headers)
            view = check(seen.json(), tag)
            assert view["prompt"] == check(socket.first, tag)["view"]["prompt"]
            refused = await web.post(f"/api/tables/{room.table.id}/do", json={"do": "start"}, headers=headers)
            assert check(refused.json(), tag)["code"] == "started"
            missing = await web.get("/api/tables/nowhere", headers=headers)
            assert check(missing.json(), tag)["code"] == "no-table"


async def test_hints_are_given_in_the_language_of_who_asks(hall: Hall) -> None:
    app = make_app(hall, warm=False)
    async with party(hall, app) as (room, sockets):
        mover = READERS[room.table.to_move or 0]
        await sockets[mover].say(type="hint", id="1")
        hint = check(await hear(sockets[mover], "hint"), mover)
        assert all(line["words"].endswith(".") for line in hint["hints"])
        path = f"/t/{room.table.id}/socket"
        async with talking(app, path, TOKENS[mover], "", "en-NZ") as elsewhere:
            await elsewhere.say(type="hint", id="kept", kept=True)
            assert (await hear(elsewhere, "hint"))["hints"] == [], "they were told in another language"
            await elsewhere.say(type="hint", id="2")
            check(await hear(elsewhere, "hint"), "en-NZ")


async def test_a_page_that_connects_again_keeps_its_language(hall: Hall) -> None:
    app = make_app(hall, warm=False)
    async with party(hall, app) as (room, sockets):
        before, path = sockets["en-AU"].first, f"/t/{room.table.id}/socket"
        async with talking(app, path, TOKENS["en-AU"], "", "en-NZ", board=True, words=True) as again:
            assert check(again.first, "en-NZ")["view"] == check(before, "en-AU")["view"], "everything anew"
        known = {"seen": before["view"]["version"], "language": "en-AU"}
        async with talking(app, path, TOKENS["en-AU"], "", "en-NZ", **known) as again:
            assert not check(again.first, "en-AU")["full"]
            await again.say(type="do", id="one", command={"do": "start"})
            assert check(await hear(again, "error"), "en-AU")["code"] == "started"


async def test_two_who_ask_for_the_same_missing_table_are_both_told_in_their_language(hall: Hall) -> None:
    app = make_app(hall, warm=False)
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as web:
        asked = [web.get("/api/tables/nowhere", headers={"accept-language": tag}) for tag in READERS]
        for tag, answer in zip(READERS, await asyncio.gather(*asked), strict=True):
            assert check(answer.json(), tag)["text"] == "there is no such table"
