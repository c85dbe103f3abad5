"""Backups are read again before anybody relies on them."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner

from meadhall.cli import main
from meadhall.hall.storage.backup import BEFORE, backup, restore, verify_backup, verify_store
from meadhall.hall.storage.errors import StoreError
from meadhall.hall.storage.opening import all_logs, open_store
from meadhall.hall.storage.writes import AnalysisWrite
from tests.core.toy import MEAD
from tests.hall.postgres import Postgres
from tests.hall.test_store import analysed, played, write_of


def fill(where: Path | str) -> None:
    store = open_store(where)
    store.save_now(write_of(played(), "one"), write_of(played(), "two"), AnalysisWrite("game", "jarl", 1.0, analysed()))
    store.close()


@pytest.mark.parametrize("target", ["sqlite", "postgres"])
def test_what_was_backed_up_is_restored(
    place: Path | str, target: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    fill(place)
    file = tmp_path / "copy"
    found = backup(place, file)
    assert (found.tables, found.entries) == (2, 2 * len(played().log))
    assert oct(file.stat().st_mode & 0o777) == "0o600"
    assert verify_store(place) == found
    with pytest.raises(StoreError, match="replaces nothing"):
        backup(place, file)
    if isinstance(place, Path) and target == "postgres":
        return  # a file of SQLite is no export: `meadhall export` leads there
    elsewhere: Path | str = tmp_path / "elsewhere" / "hall.sqlite"
    if target == "postgres":
        postgres: Postgres = request.getfixturevalue("postgres")
        elsewhere = postgres.database()
    assert restore(elsewhere, file, lambda name: MEAD) == found
    assert sorted(all_logs(elsewhere)) == sorted(all_logs(place))


def test_a_backup_is_made_while_the_hall_is_open_and_restored_when_it_is_closed(tmp_path: Path) -> None:
    path, file = tmp_path / "hall.sqlite", tmp_path / "copy.sqlite"
    store = open_store(path)
    store.save_now(write_of(played(), "one"))
    assert backup(path, file).tables == 1
    store.save_now(write_of(played(), "two"))
    with pytest.raises(StoreError, match="another hall uses"):
        restore(path, file, lambda name: MEAD)
    assert len(store.all_tables()) == 2, "nothing was touched"
    store.close()
    restore(path, file, lambda name: MEAD)
    assert [table for table, _ in all_logs(path)] == ["one"]
    assert len(list(all_logs(path.with_name(path.name + BEFORE)))) == 2


@pytest.mark.parametrize(("before", "after"), [(b'"name":"Bjarni"', b'"name":"Bjarne"'), (b'"keep"', b'"kept"')])
def test_a_byte_that_has_changed_is_found(tmp_path: Path, before: bytes, after: bytes) -> None:
    path, file = tmp_path / "hall.sqlite", tmp_path / "copy.sqlite"
    fill(path)
    backup(path, file)
    file.write_bytes(file.read_bytes().replace(before, after, 1))
    with pytest.raises(StoreError, match="entry"):
        verify_backup(file)
    with pytest.raises(StoreError):
        restore(path, file, lambda name: MEAD)
    assert len(list(all_logs(path))) == 2


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE tables SET names = replace(names, 'Bjarni', 'Bjarne')",
        "UPDATE tables SET phase = 'called'",
        "UPDATE snapshots SET state = replace(state, substr(state, 1, 1), x'7f')",
        "UPDATE snapshots SET number = number + 1",
        "UPDATE holders SET person = 'x' || person",
        "DELETE FROM mentions WHERE subject = (SELECT min(subject) FROM mentions)",
        "UPDATE mentions SET subject = 'x' || subject",
        "UPDATE analyses SET data = CAST(substr(data, 1, length(data) - 1) || x'00' AS BLOB)",
    ],
)
def test_rows_beside_the_logs_that_have_changed_are_found(tmp_path: Path, statement: str) -> None:
    path = tmp_path / "hall.sqlite"
    fill(path)
    verify_store(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(statement)
        connection.commit()
    with pytest.raises(StoreError, match="damaged"):
        verify_store(path)
    with pytest.raises(StoreError, match="damaged"):
        backup(path, tmp_path / "copy.sqlite")
    assert not (tmp_path / "copy.sqlite").exists()


def test_what_is_no_backup_is_told(tmp_path: Path) -> None:
    (tmp_path / "foreign").write_bytes(b"heading\nnot JSON\n")
    with pytest.raises(StoreError, match="first line"):
        verify_backup(tmp_path / "foreign")
    (tmp_path / "broken").write_bytes(b'{"format":"meadhall hall","version":2}\nnot JSON\n')
    with pytest.raises(StoreError, match="line 2"):
        verify_backup(tmp_path / "broken")
    with pytest.raises(StoreError, match="no hall has been opened"):
        backup(tmp_path / "nothing.sqlite", tmp_path / "copy")


def test_the_commands(tmp_path: Path) -> None:
    path, file = tmp_path / "hall.sqlite", tmp_path / "copy.sqlite"
    fill(path)
    run = CliRunner().invoke
    assert "2 tables" in run(main, ["backup", str(file), "--store", str(path)]).output
    assert "whole" in run(main, ["restore", str(file), "--check"]).output
    assert "2 tables" in run(main, ["hall", "--check", "--store", str(path)]).output
    assert "restored" in run(main, ["restore", str(file), "--store", str(tmp_path / "new.sqlite")]).output
