"""The file of a hall: what is wrong with it is told, and nothing is lost."""

import errno
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from meadhall.hall.storage import sqlite_schema as schema
from meadhall.hall.storage.errors import StoreError
from meadhall.hall.storage.folders import database
from meadhall.hall.storage.sqlite import SqliteStore
from meadhall.table.table import Table
from tests.hall.test_store import played, write_of


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "hall.sqlite"


def test_the_log_is_append_only(path: Path) -> None:
    store = SqliteStore(path)
    store.save_now(write_of(played()))
    store.close()
    connection = sqlite3.connect(path)
    for statement in ("UPDATE entries SET data = x'00'", "DELETE FROM entries"):
        with pytest.raises(sqlite3.IntegrityError, match="entries are never"):
            connection.execute(statement)
    connection.close()


def test_a_full_disk_is_told_and_nothing_is_lost_or_half_written(path: Path) -> None:
    store, party = SqliteStore(path), played()
    store.save_now(write_of(party))
    pages = store._connection.execute("PRAGMA page_count").fetchone()[0]
    store._connection.execute(f"PRAGMA max_page_count = {pages + 2}")
    for number in range(100):
        try:
            store.save_now(write_of(party, f"table {number}"))
        except StoreError as error:
            full = error
            break
    assert full.code == "disk-full"
    assert "no room left" in str(full)
    assert store.read("table") is not None
    assert store.read(f"table {number}") is None
    assert store.count() == 1 + number
    store._connection.execute("PRAGMA max_page_count = 1000000")
    store.save_now(write_of(party, f"table {number}"))  # with room again it goes on
    store.close()


def test_a_locked_database_is_told(path: Path) -> None:
    store = SqliteStore(path, patience=0.05)
    with pytest.raises(StoreError, match="another hall uses") as error:
        SqliteStore(path)
    assert error.value.code == "locked"
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError, match="locked by another program"):
        store.save_now(write_of(played()))
    other.execute("ROLLBACK")
    other.close()
    store.save_now(write_of(played()))
    store.close()


@pytest.mark.parametrize("keep", [10, 60, 4096, 9000])
def test_a_truncated_database_is_told(path: Path, keep: int) -> None:
    store = SqliteStore(path)
    for number in range(20):
        store.save_now(write_of(played(), f"table {number}"))
    store.close()
    path.write_bytes(path.read_bytes()[:keep])
    with pytest.raises(StoreError) as error:
        SqliteStore(path)
    assert error.value.code in ("damaged", "foreign")
    assert str(path) in str(error.value)
    assert path.stat().st_size == keep  # nobody has tried to repair it


def test_a_damaged_page_is_told(path: Path) -> None:
    store = SqliteStore(path)
    for number in range(20):
        store.save_now(write_of(played(), f"table {number}"))
    store.close()
    data = bytearray(path.read_bytes())
    data[4096 * 5 : 4096 * 9] = bytes(4096 * 4)
    path.write_bytes(data)
    with pytest.raises(StoreError, match="damaged"):
        SqliteStore(path)


def test_foreign_and_newer_files_are_left_alone(path: Path) -> None:
    path.write_text("this is a letter, not a database " * 9)
    with pytest.raises(StoreError, match="is no database"):
        SqliteStore(path)
    path.unlink()
    foreign = sqlite3.connect(path)
    foreign.execute("CREATE TABLE recipes (name TEXT)")
    foreign.close()
    with pytest.raises(StoreError, match="belongs to another program"):
        SqliteStore(path)
    path.unlink()
    SqliteStore(path).close()
    newer = sqlite3.connect(path)
    newer.execute(f"PRAGMA user_version = {schema.VERSION + 1}")
    newer.close()
    with pytest.raises(StoreError, match="from a newer Meadhall"):
        SqliteStore(path)


def test_an_interrupted_migration_goes_on(path: Path) -> None:
    sqlite3.connect(path).close()  # an empty file: version 0
    store = SqliteStore(path)
    assert store._connection.execute("PRAGMA user_version").fetchone()[0] == schema.VERSION
    store.close()


def test_a_hall_of_version_1_goes_on(path: Path) -> None:
    """Its snapshots do not tell their layout, so its tables are folded from their logs."""
    party, old = played(), sqlite3.connect(path)
    old.executescript(f"PRAGMA application_id = {schema.APPLICATION}; {schema.MIGRATIONS[0]} PRAGMA user_version = 1;")
    kept = party.snapshots[-1]
    old.execute("INSERT INTO snapshots VALUES (?, ?, ?, ?, ?)", ("table", kept.number, b"short", kept.since, "[]"))
    old.commit()
    old.close()
    store = SqliteStore(path)
    store.save_now(replace(write_of(party), snapshot=None))
    stored = store.read("table")
    assert stored is not None
    assert stored.snapshot is not None
    table = Table.load("table", stored.entries, party.find, stored.snapshot)
    assert table.snapshot() == party.table.snapshot()
    store.save_now(replace(write_of(party), entries=[]))
    assert store.read("table").snapshot == kept  # type: ignore[union-attr]
    store.close()


def test_an_unwritable_place_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="cannot be made"):
        SqliteStore(tmp_path / "file" / "hall.sqlite")


def test_a_lock_that_cannot_be_had_is_not_another_hall(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a network drive whose server has no locks to give."""

    def refuse(*_: object) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    fcntl = pytest.importorskip("fcntl")
    monkeypatch.setattr(fcntl, "flock", refuse)
    with pytest.raises(StoreError, match="cannot be made or locked: No locks available") as error:
        SqliteStore(path)
    assert error.value.code == "unwritable"
    monkeypatch.undo()
    SqliteStore(path).close()


def test_writes_survive_a_kill_right_after_the_answer(path: Path) -> None:
    code = f"""
import os, signal
from meadhall.hall.storage.opening import open_store
from tests.hall.test_store import played, write_of
store = open_store({str(path)!r})
store.save_now(write_of(played()))
os.kill(os.getpid(), signal.SIGKILL)
"""
    done = subprocess.run([sys.executable, "-c", code], check=False)
    assert done.returncode == -9
    store = SqliteStore(path)
    stored = store.read("table")
    assert stored is not None
    assert len(stored.entries) == len(played().log)
    store.close()


def test_the_data_folder_can_be_chosen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("MEADHALL_DATA", str(tmp_path))
    assert database() == tmp_path / "hall.sqlite"
    monkeypatch.delenv("MEADHALL_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    if sys.platform == "linux":
        assert database() == tmp_path / "meadhall" / "hall.sqlite"


@pytest.mark.skipif(sys.platform != "linux", reason="it is about XDG_DATA_HOME")
def test_the_data_folder_does_not_depend_on_where_one_stands(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A relative path in XDG_DATA_HOME does not count; what an earlier version has kept there is still found."""
    monkeypatch.delenv("MEADHALL_DATA", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("XDG_DATA_HOME", "data")
    monkeypatch.chdir(tmp_path)
    usual = tmp_path / "home" / ".local" / "share" / "meadhall" / "hall.sqlite"
    assert database() == usual
    (tmp_path / "data" / "meadhall").mkdir(parents=True)
    (tmp_path / "data" / "meadhall" / "hall.sqlite").touch()
    assert database().absolute() == tmp_path / "data" / "meadhall" / "hall.sqlite"
    usual.parent.mkdir(parents=True)
    usual.touch()
    assert database() == usual


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such rights of files")
def test_nobody_else_on_the_machine_can_read_the_file(path: Path) -> None:
    before = os.umask(0o022)
    try:
        store = SqliteStore(path)
        store.save_now(write_of(played()))
        modes = {file.name: oct(file.stat().st_mode & 0o777) for file in path.parent.iterdir() if file.is_file()}
        store.close()
        path.chmod(0o644)  # as earlier versions made it
        SqliteStore(path).close()
    finally:
        os.umask(before)
    assert set(modes.values()) == {"0o600"}, modes
    assert oct(path.stat().st_mode & 0o777) == "0o600"
