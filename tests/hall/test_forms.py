"""Forms, as browsers send them and as they should not."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from urllib.parse import urlencode

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route

from meadhall.hall.app import make_app
from meadhall.hall.limits import MAX_BODY, MAX_FIELDS, MAX_UPLOAD
from meadhall.hall.live.hall import Hall
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
