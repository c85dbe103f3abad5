"""The HTTP API, the pages, and the guard at the door."""

import json
import os
import re
import shutil
import subprocess
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import CHECKS

from meadhall.core.gamefile import parse_game_file
from meadhall.core.replay import verify
from meadhall.games import load
from meadhall.hall.api.openapi import describe_api
from meadhall.hall.limits import MAX_BODY
from meadhall.table.tokens import new_token
from tests.hall.server import Person, Server
from tests.patience import PATIENT

DOCS = Path(__file__).parents[2] / "docs"


def test_games_and_their_options(astrid: Person) -> None:
    games = astrid.http.get("/api/games").json()
    assert [game["name"] for game in games] == ["hagar", "mythical_island", "runir", "saga", "sagnir"]
    assert [option["name"] for option in astrid.http.get("/api/games/hagar").json()["options"]] == ["harbor"]
    answer = astrid.http.get("/api/games/hager")
    assert answer.status_code == 404
    assert 'did you mean "hagar"' in answer.json()["text"]


def test_a_whole_game_and_its_file(astrid: Person) -> None:
    table = astrid.open("me", "random", game="runir", options={"children": True})
    assert astrid.http.get(f"/api/tables/{table}/game").status_code == 409
    view = astrid.see(table)
    for _ in range(600):
        if view["phase"] != "playing":
            break
        if view["choices"]:
            assert astrid.do(table, do="act", action=view["choices"][0]["text"]).status_code == 200
        view = astrid.see(table, since=view["version"], wait=0 if view["choices"] else 20)
    assert view["result"] is not None
    file = parse_game_file(astrid.http.get(f"/api/tables/{table}/game").content)
    assert verify(file, load("runir")).commitment == view["dice"]["commitment"]
    assert astrid.http.get(f"/api/tables/{table}/board").headers["content-type"].startswith("image/svg+xml")


def test_waiting_ends_when_something_happens(astrid: Person) -> None:
    table = astrid.open("me", "open")
    view = astrid.see(table)
    assert astrid.see(table, since=view["version"], wait=1)["version"] == view["version"]
    with astrid.socket(table, {}) as socket:
        socket.do("1", do="say", text="hello")
        assert astrid.see(table, since=view["version"], wait=20)["version"] == view["version"] + 1


def test_a_key_makes_a_command_happen_once(astrid: Person) -> None:
    table = astrid.open("me", "open")
    versions = [astrid.do(table, "k", do="say", text="hello").json()["version"] for _ in range(3)]
    assert len(set(versions)) == 1
    assert astrid.do(table, "k" * 65, do="say", text="hello").status_code == 400


@pytest.mark.parametrize(
    ("command", "status", "code"),
    [
        ({"do": "act", "action": 0}, 409, "not-started"),
        ({"do": "start"}, 409, "seats-open"),
        ({"do": "sit", "seat": 9, "name": "x"}, 422, "no-seat"),
        ({"do": "set-seat", "seat": 1, "bot": "program:ls"}, 422, "bad-bot"),
        ({"do": "resign", "seat": 1}, 403, "not-yours"),
        ({"do": "dance"}, 400, "malformed"),
        ({"do": "say"}, 400, "malformed"),
    ],
)
def test_errors_have_a_code_and_a_sentence(astrid: Person, command: dict[str, Any], status: int, code: str) -> None:
    table = astrid.open("me", "open")
    answer = astrid.do(table, **command)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["text"]


def test_bad_plans_are_refused(astrid: Person) -> None:
    for plan, status in (
        ({"game": "chess", "seats": ["me", "open"]}, 422),
        ({"game": "hagar", "seats": ["me"]}, 422),
        ({"game": "hagar", "seats": ["me", "open"], "options": {"wind": True}}, 422),
        ({"game": "hagar", "seats": ["me", "open"], "clock": {"kind": "live", "base": 1}}, 400),
        ({"game": "hagar", "seats": "me"}, 400),
        ({"game": "hagar", "seats": ["me", "open"], "names": ["..."]}, 422),
    ):
        answer = astrid.http.post("/api/tables", json=plan)
        assert answer.status_code == status, answer.text


# --- The guard ---------------------------------------------------------------------------------------------------


def test_every_answer_has_the_headers_that_browsers_need(server: Server) -> None:
    for path in ("/", "/api/games", "/static/icon.svg", "/nowhere", "/t/nowhere", "/healthz"):
        headers = httpx.get(server.address + path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
    for path in ("/static/table.js", "/static/table.css"):  # parts of a page: forty times what they do not need adds up
        headers = httpx.get(server.address + path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert "content-security-policy" not in headers


class Tags(HTMLParser):
    """The tags of a page: what is written between them may be anything, such as the names of its guests."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))


def test_pages_have_no_inline_script_or_style(server: Server, astrid: Person) -> None:
    table = astrid.open("me", "karl", game="saga")
    for path in ("/", "/new?game=sagnir", f"/t/{table}", "/nowhere"):
        tags = Tags()
        tags.feed(httpx.get(server.address + path).text)
        for tag, attributes in tags.found:
            assert tag != "style"
            assert tag != "script" or "src" in attributes or attributes["type"] == "application/json", "no script runs"
            assert not any(name == "style" or name.startswith("on") for name in attributes), tag
            assert not any("javascript:" in (value or "") for value in attributes.values()), tag
    for game in ("hagar", "runir", "sagnir", "mythical_island", "saga"):
        board = astrid.see(astrid.open("me", "karl", game=game), board=1)["board"]
        assert not re.search(r"<script|\sstyle=|<style|\son\w+=|javascript:|href", board)


def test_cookies_count_only_for_our_own_pages(server: Server) -> None:
    form = {"game": "hagar", "bot": "random", "name": "Astrid"}
    ours, theirs = {"origin": server.address}, {"origin": "http://evil.example"}
    with httpx.Client(base_url=server.address) as browser:
        assert browser.post("/play", data=form, headers=theirs).status_code == 403
        answer = browser.post("/play", data=form, headers=ours)
        assert answer.status_code == 303
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "samesite=lax" in cookie.lower()
        table = answer.headers["location"].removeprefix("/t/").removesuffix("#start")
        say = {"do": "say", "text": "hello"}
        for headers, status in ((theirs, 403), ({}, 403), ({"origin": "null"}, 403), (ours, 200)):
            assert browser.post(f"/api/tables/{table}/do", json=say, headers=headers).status_code == status
        assert browser.get("/").text.count(f"/t/{table}") == 1


def test_other_host_names_are_not_answered(server: Server) -> None:
    for host in ("evil.example", "evil.example:80", "localhost.evil.example", ""):
        answer = httpx.get(server.address, headers={"host": host})
        assert answer.status_code in (400, 421)
    assert httpx.get(f"http://127.0.0.1:{server.port}/healthz").json()["status"] == "ok"


def test_large_bodies_are_refused(server: Server, astrid: Person) -> None:
    assert astrid.http.post("/api/tables", content=b"x" * (MAX_BODY + 1)).status_code == 413

    def stream() -> Any:
        for _ in range(20):
            yield b"x" * 8192

    assert astrid.http.post("/api/tables", content=stream()).status_code == 413


def test_a_get_changes_nothing(server: Server, astrid: Person) -> None:
    table = astrid.open("me", "open")
    version = astrid.see(table)["version"]
    for path in (
        f"/t/{table}",
        f"/t/{table}/sit?seat=1&name=Eve",
        f"/api/tables/{table}/do",
        "/play?game=hagar",
        "/new",
    ):
        httpx.get(server.address + path)
    assert astrid.see(table)["version"] == version


def test_names_and_words_are_escaped(server: Server, astrid: Person) -> None:
    evil = "<script>alert(1)</script>"
    table = astrid.open("me", "open", name="<b onclick=x>&\"'", public=True)
    astrid.do(table, do="say", text=evil)
    for path in (f"/t/{table}", "/"):
        page = httpx.get(server.address + path, headers={"authorization": f"Bearer {astrid.token}"}).text
        assert "<b onclick" not in page
        assert evil not in page


def test_an_invitation_is_taken_by_a_form(server: Server, astrid: Person) -> None:
    table = astrid.open("me", "open")
    with httpx.Client(base_url=server.address, headers={"origin": server.address}) as browser:
        assert "Sit here" in browser.get(f"/t/{table}").text
        answer = browser.post(f"/t/{table}/sit", data={"seat": "1", "name": "Bjarni"})
        assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{table}")
        assert browser.post(f"/t/{table}/sit", data={"seat": "1", "name": "Eve"}).status_code == 409
        assert browser.post(f"/t/{table}/sit", data={"seat": "x"}).status_code == 422
        assert browser.post("/t/nowhere/sit", data={"seat": "1"}).status_code == 404
        assert browser.get("/").text.count(f"/t/{table}") == 1
    assert [seat["name"] for seat in astrid.see(table)["seats"]] == ["Astrid", "Bjarni"]


def test_a_table_from_the_form(server: Server) -> None:
    form = {"game": "runir", "seat-0": "me", "name-0": "Astrid", "seat-1": "me", "name-1": "Bjarni", "seat-2": "none"}
    form |= {"option-long": "False", "clock": "live-10", "public": "yes"}
    with httpx.Client(base_url=server.address, headers={"origin": server.address}, timeout=PATIENT) as browser:
        answer = browser.post("/new", data=form)
        assert answer.status_code == 303
        page = browser.get(answer.headers["location"]).text
        assert "Astrid" in page
        assert "Bjarni" in page
        assert browser.post("/new", data={"game": "runir", "seat-0": "me"}).status_code == 422
        assert browser.post("/play", data={"game": "chess"}).status_code == 404


def test_health_and_metrics(server: Server, astrid: Person) -> None:
    table = astrid.open("me", "open")
    with astrid.socket(table, {}) as socket:
        socket.do("1", do="say", text="hello")
        socket.hear("ack")
        text = astrid.http.get("/metrics").text
    assert re.search(r'meadhall_commands_total\{result="done"\} [1-9]', text)
    assert re.search(r"meadhall_sockets [1-9]", text)
    assert re.search(r'meadhall_command_seconds_bucket\{le="\+Inf"\} [1-9]', text)
    assert astrid.http.get("/healthz").json()["status"] == "ok"


def test_nothing_secret_is_written_down(server: Server, astrid: Person) -> None:
    table = astrid.open("me", "open", name="Astrid the Loud")
    astrid.do(table, do="say", text="a word among friends")
    written = "".join(server.lines)
    assert '"route": "/api/tables/{table}/do"' in written
    for secret in (astrid.token, table, "Astrid the Loud", "a word among friends"):
        assert secret not in written


# --- The description ---------------------------------------------------------------------------------------------

schema = schemathesis.openapi.from_dict(describe_api())


@schema.parametrize()
@settings(max_examples=12, suppress_health_check=list(HealthCheck))
def test_the_api_keeps_its_description(case: Any, server: Server) -> None:
    case.headers = {**(case.headers or {}), "authorization": f"Bearer {_TOKEN}"}
    if case.path_parameters and "table" in case.path_parameters:
        case.path_parameters["table"] = _a_table(server)
    if case.query and "wait" in case.query:
        case.query["wait"] = 0
    # The token is always there, and what a sentence refuses (a bot that does not exist) no schema can.
    names = ["ignored_auth", "missing_required_header", "positive_data_acceptance"]
    skipped = CHECKS.get_by_names(names)
    case.call_and_validate(base_url=server.address, excluded_checks=skipped)


_TOKEN = new_token()
_tables: dict[int, str] = {}


def _a_table(server: Server) -> str:
    """A table at which many things can be done."""
    if server.port not in _tables:
        headers = {"authorization": f"Bearer {_TOKEN}"}
        plan = {"game": "hagar", "seats": ["me", "me"], "names": ["Astrid", "Bjarni"]}
        answer = httpx.post(f"{server.address}/api/tables", json=plan, headers=headers, timeout=PATIENT)
        _tables[server.port] = answer.json()["table"]
    return _tables[server.port]


# --- The document ------------------------------------------------------------------------------------------------


@pytest.mark.skipif(shutil.which("curl") is None or shutil.which("bash") is None, reason="it is about curl")
def test_the_commands_in_the_document_play_a_whole_game(server: Server, tmp_path: Path) -> None:
    """The very commands of docs/api.md, one after the other, in one shell."""
    text = (DOCS / "api.md").read_text(encoding="utf-8")
    commands = "\n".join(re.findall(r"```sh\n(.*?)```", text, re.DOTALL)).replace(
        "http://localhost:8440", server.address
    )
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", commands],
        cwd=tmp_path,
        env=os.environ,
        capture_output=True,
        text=True,
        timeout=PATIENT,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    file = parse_game_file((tmp_path / "game.json").read_bytes())
    assert file.result is not None
    assert json.loads(file.to_json())["dice"]["secret"]
