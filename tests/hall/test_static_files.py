"""Scripts and styles are kept for a year, and never longer than they are right."""

import os
import re
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.routing import Mount

from meadhall.hall.pages.templating import FOLDER, page
from meadhall.hall.static_files import DigestedFiles, digest, static_url
from tests.hall.in_process import Web


@pytest.fixture(scope="module")
def web() -> Web:
    return Web(Starlette(routes=[Mount("/static", DigestedFiles())]))


def test_a_file_is_kept_for_a_year_under_its_digest_and_asked_about_elsewhere(web: Web) -> None:
    script = (FOLDER / "static" / "table.js").read_text(encoding="utf-8")
    for address, kept in (
        (static_url("table.js"), "public, max-age=31536000, immutable"),
        ("/static/0123456789ab/table.js", "no-cache"),  # a page that was open while the hall was replaced
        ("/static/table.js", "no-cache"),
    ):
        answer = web.get(address)
        assert (answer.status_code, answer.text, answer.headers["cache-control"]) == (200, script, kept)
        if kept == "no-cache":
            assert web.get(address, headers={"if-none-match": answer.headers["etag"]}).status_code == 304
        else:
            assert "etag" not in answer.headers, "nobody asks again"


def test_the_digest_changes_with_any_file(tmp_path: Path) -> None:
    (tmp_path / "a.js").write_text("1")
    seen = [digest(tmp_path)]
    for name, text, when in (("a.js", "2", 1), ("b.js", "2", 2), ("b.js", "3", 3), ("b.js", "2", 4)):
        (tmp_path / name).write_text(text)
        os.utime(tmp_path / name, (when, when))
        seen.append(digest(tmp_path))
    assert len(set(seen)) == 4
    assert seen[2] == seen[4], "the same files have the same digest, whenever they were written"


def test_nothing_else_is_found_under_a_digest(web: Web) -> None:
    for address in (f"/static/{digest()}", f"/static/{digest()}/", f"{static_url('')}{digest()}/table.js"):
        assert web.get(address).status_code == 404
    assert web.get(f"{static_url('')}..%2f..%2fapp.py").status_code == 404


def test_pages_and_scripts_name_files_by_one_way_only() -> None:
    """Templates ask for the address; scripts find each other beside themselves."""
    for file in (*(FOLDER / "templates").iterdir(), *(FOLDER / "static").iterdir()):
        assert "/static/" not in file.read_text(encoding="utf-8"), file.name
    shown = bytes(page("dice.html", table="", good=None, bad=None).body).decode()
    named = re.findall(r'(?:src|href)="(/static/[^"]+)"', shown)
    assert {static_url(name) for name in ("base.css", "pages.css", "verify.js", "fairdice.js")} <= set(named)
    assert all(name.startswith(static_url("")) for name in named)
