"""The language of a request: asked for, chosen, or wished; spoken in threads and sockets, and never mixed up."""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

import meadhall
from meadhall.core import language
from meadhall.core.language import current
from meadhall.hall.app import make_app
from meadhall.hall.fair_order import Asker
from meadhall.hall.languages import Languages, here, language_of, ours
from meadhall.hall.live.hall import Hall
from meadhall.hall.live.workers import Workers
from meadhall.hall.pages import guides, rulebook
from tests.hall.in_process import Talk, Web

GERMAN_TEXT = """
no-page = diese Seite gibt es nicht
error-500 = Unser Fehler
home-welcome = Nimm Platz
home-open-a-table = <a>Öffne einen Tisch</a> und <script>zeig</script> ihn <b>allen.
replay-step-on = Einen Schritt weiter
"""
GERMAN = {"accept-language": "de-AT, de;q=0.9, en;q=0.5"}


@pytest.fixture(autouse=True)
def german_and_icelandic(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for tag, text in (("de", GERMAN_TEXT), ("is", "no-page = þessi síða er ekki til\n")):
        (tmp_path / "languages" / tag).mkdir(parents=True)
        (tmp_path / "languages" / tag / "hall.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setenv("MEADHALL_LANGUAGES", str(tmp_path / "languages"))
    monkeypatch.setattr(language, "OURS", tmp_path / "nowhere")
    clear()
    yield
    monkeypatch.undo()
    clear()


def clear() -> None:
    language.languages.cache_clear()
    language.wished.cache_clear()
    for kept in (rulebook.rulebook, rulebook.how_to_play, guides.guide_of, guides.story_of):
        kept.cache_clear()  # type: ignore[union-attr]
    for phrases in language_phrases():
        phrases._bundles.clear()
        phrases._known_forms.clear()
        phrases._filled.cache_clear()


def language_phrases() -> list[Any]:
    from meadhall.core.phrases import _read

    return list(_read)


# --- Which language ---------------------------------------------------------------------------------------------


def app(usual: str = "en") -> Starlette:
    workers = Workers(1, "test")

    async def tell(request: Request) -> Response:
        aside = await asyncio.to_thread(current)
        worked = await workers.run(current)
        shared = await workers.share("all", current, Asker("somebody"), 0.0)
        told = asyncio.create_task(answered())
        return PlainTextResponse(" ".join([current(), aside, worked, shared, await told, language_of(request)]))

    async def answered() -> str:
        return current()

    async def stream(request: Request) -> Response:
        async def parts() -> Any:
            for _ in range(3):
                await asyncio.sleep(0)
                yield f"{current()} "

        return StreamingResponse(parts())

    async def place(request: Request) -> Response:
        return PlainTextResponse(here().path)

    async def talk(socket: WebSocket) -> None:
        await socket.accept()
        await socket.receive_text()
        await socket.send_json({"language": [current(), language_of(socket)]})
        await socket.close()

    routes = [Route("/", tell), Route("/stream", stream), Route("/place", place, methods=["GET", "POST"])]
    wrapped = [Middleware(Languages, usual=usual)]
    return Starlette(routes=[*routes, WebSocketRoute("/socket", talk)], middleware=wrapped)


@pytest.mark.parametrize(
    ("address", "headers", "spoken"),
    [
        ("/", {}, "en"),
        ("/", GERMAN, "de"),
        ("/", GERMAN | {"cookie": "language=is"}, "is"),
        ("/?language=en", GERMAN | {"cookie": "language=is"}, "en"),
        ("/?language=tlh", GERMAN | {"cookie": "language=../de"}, "de"),
        ("/", {"accept-language": "fi"}, "en"),
    ],
)
def test_what_is_asked_for_counts_before_what_was_chosen_and_that_before_wishes(
    address: str, headers: dict[str, str], spoken: str
) -> None:
    assert Web(app()).get(address, headers=headers).text.split() == [spoken] * 6


def test_a_hall_has_a_language_for_those_who_wish_none_of_ours() -> None:
    web = Web(app("is"))
    assert web.get("/", headers={"accept-language": "fi"}).text.startswith("is")
    assert web.get("/", headers={"accept-language": "fi, en;q=0.1"}).text.startswith("en")


def test_a_stream_is_in_one_language() -> None:
    assert Web(app()).get("/stream", headers=GERMAN).text.split() == ["de"] * 3


def test_a_socket_speaks_the_language_of_its_handshake() -> None:
    async def asked(headers: list[tuple[bytes, bytes]], query: bytes = b"") -> list[str]:
        talk = Talk()
        scope = {"type": "websocket", "path": "/socket", "headers": headers, "query_string": query}
        served: Any = asyncio.create_task(app()(scope, talk.incoming.get, talk.outgoing.put))
        await talk.incoming.put({"type": "websocket.connect"})
        await talk.outgoing.get()
        await talk.say(type="hello")
        async with asyncio.timeout(5):
            spoken: list[str] = (await talk.hear())["language"]
        await served
        return spoken

    assert asyncio.run(asked([(b"accept-language", b"de")])) == ["de", "de"]
    assert asyncio.run(asked([(b"accept-language", b"de")], b"language=is")) == ["is", "is"]


def test_a_connection_that_has_passed_no_middleware_has_a_language_too() -> None:
    scope = {"type": "http", "headers": [(b"cookie", b"language=de")], "query_string": b""}
    assert language_of(HTTPConnection(scope)) == "de"


# --- The switch -------------------------------------------------------------------------------------------------


def test_one_click_changes_the_language_and_leads_back(web: Web) -> None:
    answer = web.post("/language", data={"to": "de", "back": "/rules?a=1"})
    assert (answer.status_code, answer.headers["location"]) == (303, "/rules?a=1")
    chosen = answer.headers["set-cookie"]
    assert chosen.startswith("language=de;")
    assert "HttpOnly" in chosen
    assert "SameSite=lax" in chosen
    assert "set-cookie" not in web.post("/language", data={"to": "tlh"}).headers
    assert web.get("/language").status_code == 405, "nothing changes by GET"


@pytest.mark.parametrize(
    "elsewhere",
    ["//evil.example", "/\\evil.example", "https://evil.example", "javascript:1", "/\t/evil.example", "evil", ""],
)
def test_the_switch_leads_nowhere_else(elsewhere: str, web: Web) -> None:
    assert ours(elsewhere) == "/"
    assert web.post("/language", data={"to": "de", "back": elsewhere}).headers["location"] == "/"


def test_another_site_cannot_change_the_language(web: Web) -> None:
    answer = web.post("/language", data={"to": "de"}, headers={"origin": "https://evil.example"})
    assert answer.status_code == 403
    assert "set-cookie" not in answer.headers


def test_the_way_back_is_the_page_itself_or_the_page_of_the_form() -> None:
    web = Web(app())
    assert web.get("/place?b=%C3%B0&language=de").text == "/place?b=%C3%B0"
    assert web.post("/place", headers={"referer": "http://localhost/dice?table=1"}).text == "/dice?table=1"
    assert web.post("/place", headers={"referer": "http://evil.example/dice"}).text == "/"
    assert web.post("/place").text == "/"


# --- Pages ------------------------------------------------------------------------------------------------------


def test_a_page_is_in_one_language_after_the_other(web: Web) -> None:
    english, german, again = (web.get("/", headers=each).text for each in ({}, GERMAN, {}))
    assert '<html lang="en">' in english
    assert "Take a seat" in english
    assert '<html lang="de">' in german
    assert "Nimm Platz" in german
    assert "Take a seat" not in german
    assert english == again


def test_pages_that_are_kept_are_kept_for_each_language(web: Web) -> None:
    game = meadhall.game("hagar")
    match = game.start(2, seed=1)
    file = match.record.to_json()
    address = web.post("/replay", files={"file": ("game.json", file)}).headers["location"]
    pages = [web.get(address, headers=each).text for each in ({}, GERMAN, {}, GERMAN)]
    assert ["Einen Schritt weiter" in page for page in pages] == [False, True, False, True]
    assert ["One step on" in page for page in pages] == [True, False, True, False]
    assert f'name="back" value="{address}' in pages[0]


def test_tags_of_a_translation_do_no_harm(web: Web) -> None:
    page = web.get("/", headers=GERMAN).text
    told = '<a href="/new">Öffne einen Tisch</a> und &lt;script&gt;zeig&lt;/script&gt; ihn &lt;b&gt;allen.'
    assert told in page


def test_every_page_has_the_switch_and_names_the_page_in_all_languages(web: Web) -> None:
    plain = ("/", "/learn/hagar", "/rules/hagar", "/dice", "/replay", "/your-data", "/ratings", "/ratings/how")
    for address in ("/new?game=hagar", *plain):
        page = web.get(address, headers=GERMAN).text
        switch = page[page.index('action="/language"') :]
        assert f'name="back" value="{address}"' in switch
        assert re.findall(r'<button name="to" value="(\w+)"', switch) == ["en", "de", "is"]
        assert re.findall(r'value="(\w+)" lang="\w+" aria-current="true"', page) == ["de"]
        joint = "&amp;" if "?" in address else "?"
        asked = {tag: f"http://localhost{address}{joint}language={tag}" for tag in ("en", "de", "is")}
        links = re.findall(r'<link rel="alternate" hreflang="([\w-]+)" href="([^"]+)">', page)
        assert links == [*asked.items(), ("x-default", f"http://localhost{address}")]
    lost = web.get("/nowhere").text
    assert 'name="back" value="/nowhere"' in lost
    assert "hreflang" not in lost


def test_the_formula_of_ratings_has_numbers_as_the_language_writes_them(web: Web) -> None:
    page = web.get("/ratings/how", headers=GERMAN).text
    assert "29,5 · (μ − 25)" in page
    assert "τ = 0,0833" in page
    assert "0,0001" in page
    assert "29.5 · (μ − 25)" in web.get("/ratings/how").text


def test_rules_that_nobody_has_translated_are_marked_as_english(web: Web) -> None:
    assert '<div lang="en">' in web.get("/rules/hagar/exact", headers=GERMAN).text
    assert 'lang="en"><' not in web.get("/rules/hagar/exact").text.partition("<footer")[0].partition("<body")[2]


def test_an_address_may_ask_for_a_language_and_chooses_none(web: Web) -> None:
    answer = web.get("/?language=de")
    assert "Nimm Platz" in answer.text
    assert "set-cookie" not in answer.headers
    assert 'name="back" value="/"' in answer.text


# --- What a browser and a cache are told ------------------------------------------------------------------------


def test_an_answer_tells_its_language_and_what_it_depends_on(web: Web) -> None:
    for address in ("/nowhere", "/api/nowhere"):
        answer = web.get(address, headers=GERMAN)
        assert answer.headers["content-language"] == "de"
        assert answer.headers["vary"] == "Cookie, Accept-Language"
        assert "iese Seite gibt es nicht" in answer.text
    assert "content-language" not in web.get("/static/base.css").headers


def test_errors_of_ours_are_told_in_the_language_too(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError

    monkeypatch.setattr(hall.store, "open_tables", fail)
    answer = Web(make_app(hall, warm=False)).get("/", headers=GERMAN)
    assert answer.status_code == 500
    assert "Unser Fehler" in answer.text
