"""`meadhall hall`, `export` and `import`, as a person types them."""

import socket
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from meadhall.cli import main
from meadhall.games import load
from meadhall.hall import serve
from meadhall.hall.app import make_app
from meadhall.hall.live.hall import Hall
from meadhall.hall.storage.opening import DATABASE
from meadhall.hall.storage.sqlite import SqliteStore
from meadhall.hall.storage.store import Summary, Write
from meadhall.table.decide import open_table
from meadhall.table.table import Table
from tests.hall.in_process import Web
from tests.hall.server import Person, opened


def run(folder: Path, *arguments: str) -> Result:
    return CliRunner().invoke(main, arguments, env={"MEADHALL_DATA": str(folder)})


def test_everything_moves_from_one_hall_to_another(folder: Path, tmp_path: Path) -> None:
    export = tmp_path / "all.jsonl"
    with opened(folder) as server, Person(server) as person:
        table = person.open("me", "open", "open")
        person.do(table, do="say", text="see you there")
        done = run(folder, "export", str(export))
        assert done.exit_code == 0, done.output
        assert "1 tables" in done.output
        assert "Keep it to yourself" in done.output
        locked = run(folder, "import", str(export))
        assert locked.exit_code == 1
        assert "another hall uses" in locked.output
        before = person.see(table)
    assert export.stat().st_mode & 0o077 == 0
    other = tmp_path / "other"
    done = run(other, "import", str(export))
    assert done.output == "1 tables added.\n"
    assert "1 were there already" in run(other, "import", str(export)).output
    store = SqliteStore(other / DATABASE)
    hall = Web(make_app(Hall(store), warm=False))
    whoever = {"authorization": f"Bearer {person.token}"}  # who has their token has their seat
    assert hall.get(f"/api/tables/{table}?board=0", headers=whoever).json() == before
    store.close()


def test_several_workers_need_postgresql(folder: Path) -> None:
    refused = run(folder, "hall", "--workers", "2")
    assert refused.exit_code == 1
    assert "--workers needs a PostgreSQL database" in refused.output
    assert not folder.exists()


def test_halls_move_between_the_two_stores_and_back(folder: Path, tmp_path: Path, database: str) -> None:
    opened = open_table(load("hagar"), "me", [("Astrid", None), ("", "karl")], secret=b"t" * 32, now=1.0)
    store = SqliteStore(folder / DATABASE)
    store.save_now(Write("table", [opened], None, Summary.of(Table.load("table", [opened], load), 1.0)))
    store.close()
    there, back = tmp_path / "there.jsonl", tmp_path / "back.jsonl"
    assert run(folder, "export", str(there)).exit_code == 0
    assert run(folder, "import", "--store", database, str(there)).output == "1 tables added.\n"
    assert run(folder, "export", "--store", database, str(back)).exit_code == 0
    assert back.read_bytes() == there.read_bytes()
    assert run(tmp_path / "other", "import", str(back)).output == "1 tables added.\n"


def test_mistakes_are_told_in_one_line(folder: Path, tmp_path: Path) -> None:
    nothing = run(folder, "export", str(tmp_path / "all.jsonl"))
    assert nothing.exit_code == 1
    assert "no hall has been opened here yet" in nothing.output
    (tmp_path / "letter.txt").write_text("Dear Astrid")
    foreign = run(folder, "import", str(tmp_path / "letter.txt"))
    assert foreign.exit_code == 1
    assert "this is no export of a hall" in foreign.output


def test_the_next_free_port_is_taken_if_none_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        monkeypatch.setattr(serve, "PORT", port)
        with serve.listen("127.0.0.1", None) as listener:
            assert port < listener.getsockname()[1] < port + 20
        with pytest.raises(serve.ServeError, match=f"port {port}"):
            serve.listen("127.0.0.1", port)
