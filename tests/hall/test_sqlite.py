"""The file of a hall: what is wrong with it is told, and nothing is lost."""

import errno
import os
import sqlite3
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from msgspec.structs import replace

from meadhall.hall.storage import sqlite_schema as schema
from meadhall.hall.storage.backup import verify_backup
from meadhall.hall.storage.errors import StoreError
from meadhall.hall.storage.mentions import game_subject
from meadhall.hall.storage.opening import database
from meadhall.hall.storage.sqlite import READERS, SqliteStore
from meadhall.hall.storage.store import Summary, Write
from meadhall.hall.storage.writes import digest_of
from meadhall.table.table import Table
from tests.hall.test_store import ended, played, taken_over, write_of
from tests.table.seating import ASTRID, BJARNI, GUDRUN


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
from tests.table.seating import ASTRID, BJARNI, GUDRUN
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


def test_a_hall_of_version_4_knows_whom_its_logs_name(path: Path) -> None:
    party, old = played(), sqlite3.connect(path)
    scripts = "".join(schema.MIGRATIONS[:4])
    old.executescript(f"PRAGMA application_id = {schema.APPLICATION}; {scripts} PRAGMA user_version = 4;")
    for number, data in enumerate(party.log, 1):
        old.execute("INSERT INTO entries VALUES ('table', ?, ?)", (number, data))
    old.execute("INSERT INTO entries VALUES ('unreadable', 1, x'00')")
    old.execute("INSERT INTO entries VALUES ('unreadable', 2, CAST('{\"by\": \"' AS BLOB) || x'e222' || '}')")
    old.execute("INSERT INTO holders VALUES (?, 'held')", (GUDRUN,))
    old.execute("INSERT INTO tables VALUES ('table', 'mead', 'playing', 0, 0, '[]', 1.0, NULL)")
    old.commit()
    old.close()
    store = SqliteStore(path)
    found = [store.tables_mentioning(person) for person in (ASTRID, BJARNI, GUDRUN)]
    assert found == [["table"], ["table"], ["held"]]
    assert [each.id for each in store.tables_of(GUDRUN)] == []
    store.close()


def test_a_hall_of_version_5_knows_from_which_games_its_tables_go_on(path: Path) -> None:
    """These are stored apart from the logs."""
    store, party = SqliteStore(path), ended()
    opened, game = taken_over(party), game_subject(digest_of(party.table.game_file()))
    store.save_now(Write("what if", [opened], None, Summary.of(party.table, 1.0)))
    store.close()
    old = sqlite3.connect(path)
    old.executescript(
        "DROP TABLE devices; DROP TABLE keepsakes; DROP TABLE results; DROP TABLE ratings; DROP TABLE rating_changes;"
        "DROP TABLE accuracies; DROP TABLE waits; DROP TABLE hall_keys; DROP TABLE seekers;"
        "DROP TABLE evenings; DROP TABLE evening_links;"
        "DROP TRIGGER holders_are_mentioned; DROP TABLE mentions; ALTER TABLE tables DROP COLUMN sum;"
        "ALTER TABLE snapshots DROP COLUMN sum; PRAGMA user_version = 5;"
    )
    store = SqliteStore(path)
    assert store.tables_mentioning(game) == store.tables_mentioning(ASTRID) == ["what if"]
    store.close()
    verify_backup(path)
    old.execute("DELETE FROM mentions WHERE subject = ?", (game,))
    old.commit()
    old.close()
    with pytest.raises(StoreError, match="missing from its list of names"):
        verify_backup(path)


def test_a_snapshot_that_is_not_what_was_written_is_left_aside(path: Path) -> None:
    store, party = SqliteStore(path), played()
    store.save_now(write_of(party))
    store._connection.execute("UPDATE snapshots SET state = replace(state, substr(state, 1, 1), x'7f')")
    stored = store.read("table")
    assert stored is not None
    assert stored.snapshot is None, "the log is folded instead"
    assert Table.load("table", stored.entries, party.find, None).snapshot() == party.table.snapshot()
    store.close()


def test_a_database_that_was_moved_away_is_told_and_nothing_is_written_to_it(path: Path) -> None:
    store = SqliteStore(path)
    path.rename(path.with_name("elsewhere"))
    for _ in range(2):
        with pytest.raises(StoreError, match="moved away") as error:
            store.save_now(write_of(played()))
        assert error.value.code == "moved"
        path.touch()  # another file in its place is not it either
    path.unlink()
    path.with_name("elsewhere").rename(path)
    store.save_now(write_of(played()))
    store.close()


def test_a_query_that_takes_long_keeps_nobody_waiting(path: Path) -> None:
    """Not by the clock: the long one ends only after the short one was answered."""
    store, answered = SqliteStore(path), threading.Event()
    store.save_now(write_of(played()))
    reader = store._readers.get()
    reader.create_function("answered", 0, lambda: answered.wait(60))
    store._readers.put(reader)
    slow = threading.Thread(target=lambda: store._rows("SELECT answered()"))
    slow.start()
    while store._readers.qsize() == READERS:
        time.sleep(0.001)
    assert store.count() == 1
    answered.set()
    slow.join()
    store.close()
