"""Forms, as browsers send them and as they should not."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from urllib.parse import urlencode

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route

import meadhall
from meadhall.core.gamefile import Variation, parse_game_file
from meadhall.core.rng import new_rng
from meadhall.hall.app import make_app
from meadhall.hall.limits import MAX_BODY, MAX_FIELDS, MAX_UPLOAD
from meadhall.hall.live.hall import Hall
from meadhall.hall.pages import routes
from meadhall.hall.pages.forms import read_form
from meadhall.hall.storage.sqlite import SqliteStore
from tests.hall.in_process import Web

FORM = {"content-type": "application/x-www-form-urlencoded"}
PARTS = {"content-type": "multipart/form-data; boundary=x"}


async def _echo(request: Request) -> JSONResponse:
    return JSONResponse(await read_form(request))


@pytest.fixture
def echo() -> Web:
    return Web(Starlette(routes=[Route("/replay", _echo, methods=["POST"])]))


@pytest.fixture
def hall(folder: Path) -> Iterator[Web]:
    store = SqliteStore(folder / "hall.sqlite")
    yield Web(make_app(Hall(store), warm=False))
    store.close()


def part(disposition: str, text: bytes) -> bytes:
    return b"--x\r\nContent-Disposition: form-data; " + disposition.encode() + b"\r\n\r\n" + text + b"\r\n"


def test_a_file_is_called_by_its_name_wherever_its_filename_stands(echo: Web) -> None:
    body = part('filename="game.json"; name="file"', b"{}") + part('name="text"', b"hi") + b"--x--\r\n"
    assert echo.post("/replay", content=body, headers=PARTS).json() == {"file": "{}", "text": "hi"}


def test_fields_are_read_as_they_were_typed(echo: Web) -> None:
    typed = {"name": "Åse & Björn", "empty": "", "text": "a+b=c"}
    assert echo.post("/replay", data=typed).json() == typed
    assert echo.post("/replay", files={"file": ("å.json", "skål".encode())}, data=typed).json() == {
        **typed,
        "file": "skål",
    }
    assert echo.post("/replay", content="name=first&name=last", headers=FORM).json() == {"name": "last"}
    assert echo.post("/replay", content=b"{}", headers={"content-type": "application/json"}).json() == {}


@pytest.mark.parametrize(
    ("headers", "body"),
    [
        (FORM, urlencode({f"f{n}": n for n in range(MAX_FIELDS + 1)}).encode()),
        (PARTS, b"".join(part(f'name="f{n}"', b"") for n in range(MAX_FIELDS + 1)) + b"--x--\r\n"),
        (PARTS, b"".join(part(f'name="f{n}"; filename="f"', b"") for n in range(20)) + b"--x--\r\n"),
        (PARTS, part("", b"without a name") + b"--x--\r\n"),
        (PARTS, b"no part at all"),
        ({"content-type": "multipart/form-data"}, b"--x--"),
    ],
)
def test_what_no_browser_sends_is_refused_on_a_page(hall: Web, headers: dict[str, str], body: bytes) -> None:
    for address in ("/play", "/replay"):
        answer = hall.post(address, content=body, headers=headers)
        assert answer.status_code == 400
        assert 'class="problem"' in answer.text


def test_what_is_too_large_is_refused_on_a_page_and_told_to_a_program(hall: Web) -> None:
    async def stream() -> AsyncIterator[bytes]:
        for _ in range(MAX_UPLOAD // 65536 + 1):
            yield b"x" * 65536

    large = part('name="file"; filename="f"', b" " * MAX_UPLOAD)
    for answer in (
        hall.post("/play", data={"name": "x" * MAX_BODY}),
        hall.post("/replay", content=large, headers=PARTS),
        hall.post("/replay", content=stream(), headers=FORM),
    ):
        assert answer.status_code == 413
        assert "This is too large" in answer.text
    assert hall.post("/api/tables", content=b"x" * (MAX_BODY + 1)).json()["code"] == "too-large"


def test_no_form_and_no_sender_is_so_odd_that_the_hall_fails(hall: Web) -> None:
    fields = {f"seat-{n}": "x" * 40 for n in range(MAX_FIELDS)} | {"game": "hagar"}
    for path in _forms():
        for sent in (dict(list(fields.items())[1:]), fields):
            for headers in ({}, {"origin": "http://["}, {"origin": "http://a]b"}, {"origin": "null"}):
                answer = hall.post(path, data=sent, headers=headers)
                assert answer.status_code < 500, (path, headers, answer.status_code)


def _forms() -> list[str]:
    """The address of everything that takes a form."""
    return [
        route.path.replace("{table}", "x").replace("{name}", "x").replace("{game}", "hagar")
        for route in routes()
        if route.methods and "POST" in route.methods
    ]


def test_a_file_whose_names_are_endless_is_refused(hall: Web) -> None:
    """A name is told with every step: 1.9 MB of a name would become a page of 95 MB."""
    match = meadhall.game("hagar").start(2, seed=1, names=["Astrid", "B" * 5000])
    match.wander(20, new_rng(1))
    short = match.record.to_json().replace(b"B" * 5000, b"Bjarni")
    for data, status in ((match.record.to_json(), 422), (short, 303)):
        assert hall.post("/replay", files={"file": ("game.json", data)}).status_code == status
        checked = hall.post("/dice/draws", content=data, headers={"content-type": "application/json"})
        assert checked.status_code == (200 if status == 303 else 422)
    variation = Variation(name="V" * 5000, position=0, actions=[])
    varied = parse_game_file(short).with_more(variations=[variation]).to_json()
    assert hall.post("/replay", files={"file": ("game.json", varied)}).status_code == 422
