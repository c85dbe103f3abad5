"""The database of many nodes: what is special about PostgreSQL."""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest
from psycopg import errors
from psycopg.conninfo import conninfo_to_dict

from meadhall.hall.storage import postgres_schema as schema
from meadhall.hall.storage.errors import StoreError
from meadhall.hall.storage.mentions import game_subject
from meadhall.hall.storage.opening import open_store
from meadhall.hall.storage.postgres import PostgresStore
from meadhall.hall.storage.store import Summary, Write
from meadhall.hall.storage.writes import Erase, digest_of
from tests.hall.postgres import Postgres
from tests.hall.test_store import ended, played, taken_over, write_of
from tests.table.seating import ASTRID, BJARNI


def run(database: str, statement: str) -> list[tuple[object, ...]]:
    with psycopg.connect(database, autocommit=True) as connection:
        cursor = connection.execute(statement.encode())
        return cursor.fetchall() if cursor.description else []


def test_the_log_is_append_only(database: str) -> None:
    store = open_store(database)
    store.save_now(write_of(played()))
    store.close()
    for statement in (
        "UPDATE meadhall.entries SET data = ''",
        "DELETE FROM meadhall.entries",
        "TRUNCATE meadhall.entries",
    ):
        with pytest.raises(errors.RestrictViolation, match="entries are never"):
            run(database, statement)


def test_many_nodes_may_start_at_once_on_an_empty_database(database: str) -> None:
    problems: list[Exception] = []

    def start() -> None:
        try:
            schema.prepare(schema.complete(database))
        except Exception as error:
            problems.append(error)

    threads = [threading.Thread(target=start) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not problems
    assert run(database, "SELECT version, oldest FROM meadhall.schema_version") == [(schema.VERSION, schema.OLDEST[-1])]


def test_a_newer_schema_is_left_alone_unless_it_suits_this_version_too(database: str) -> None:
    """Two releases may run side by side for a while: an older one goes on where the newer one says that it can."""
    open_store(database).close()
    run(database, f"UPDATE meadhall.schema_version SET version = {schema.VERSION + 1}")
    open_store(database).close()
    run(database, f"UPDATE meadhall.schema_version SET oldest = {schema.VERSION + 1}")
    with pytest.raises(StoreError, match="from a newer Meadhall") as error:
        open_store(database)
    assert error.value.code == "newer"


def test_columns_that_a_newer_version_has_added_do_not_disturb(database: str) -> None:
    store = open_store(database)
    for table in ("tables", "entries", "snapshots", "analyses"):
        run(database, f"ALTER TABLE meadhall.{table} ADD COLUMN further TEXT NOT NULL DEFAULT ''")
    store.save_now(write_of(played()))
    assert store.read("table") is not None
    assert store.count() == 1
    store.close()


def test_a_foreign_schema_is_left_alone(database: str) -> None:
    run(database, "CREATE SCHEMA meadhall")
    with pytest.raises(StoreError, match="somebody else uses") as error:
        open_store(database)
    assert error.value.code == "foreign"


def test_what_goes_wrong_at_the_start_is_told_without_the_password(postgres: Postgres, tmp_path: Path) -> None:
    folder = postgres.address.partition("host=")[2]
    for address, words in {
        f"postgresql://postgres:hush@/nowhere?host={folder}": "does not exist",
        f"postgresql://nobody:hush@/postgres?host={folder}": "cannot be used|does not let",
        f"postgresql://postgres:hush@/postgres?host={tmp_path}": "cannot be used",
        "postgresql://postgres:hush@localhost:1/postgres": "cannot be used",
        "postgresql://postgres:hush@localhost:port/postgres": "cannot be used|no address",
        "postgresql://postgres:hush@/postgres?hosts=no": "no address",
    }.items():
        with pytest.raises(StoreError, match=words) as error:
            open_store(address)
        assert "hush" not in str(error.value)


def test_a_connection_that_is_cut_is_made_again_and_nothing_is_lost(database: str) -> None:
    store, party = PostgresStore(database), played()
    store.save_now(write_of(party))
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'meadhall'"
    run(database, cut)
    assert store.read("table") is not None
    store.save_now(write_of(party, "another"))
    run(database, cut)
    assert store.count() == 2
    store.close()


def test_who_asks_a_store_that_was_closed_is_told_and_does_not_wait(database: str) -> None:
    store = PostgresStore(database)
    assert store.count() == 0
    store.close()
    with pytest.raises(StoreError, match="closed"):
        store.count()


def test_a_commit_whose_answer_was_lost_counts(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database has kept it, and went away before it could say so: it is neither lost nor written twice."""
    store, answers = PostgresStore(database), [psycopg.OperationalError("gone")]
    transaction = psycopg.Connection.transaction

    @contextmanager
    def commit_and_go(self: psycopg.Connection[object]) -> Iterator[None]:
        with transaction(self):
            yield
        assert self._pipeline is not None
        self._pipeline.sync()
        if answers:
            raise answers.pop()

    monkeypatch.setattr(psycopg.Connection, "transaction", commit_and_go)
    store.save_now(write_of(played()))
    assert not answers
    assert (store.written, store.failed, store.count()) == (1, 0, 1)
    store.close()


def test_a_database_that_is_gone_is_told_in_words(database: str, postgres: Postgres) -> None:
    store, name = PostgresStore(database, patience=0.3), conninfo_to_dict(database)["dbname"]
    store.save_now(write_of(played()))
    run(postgres.address, f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
    run(postgres.address, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
    attempts: list[Callable[[], object]] = [
        lambda: store.save_now(write_of(played(), "another")),
        lambda: store.read("table"),
    ]
    for attempt in attempts:
        with pytest.raises(StoreError, match="does not answer") as error:
            attempt()
        assert error.value.code == "unavailable"
        assert str(name) not in str(error.value)
    run(postgres.address, f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
    store.save_now(write_of(played(), "another"))
    assert store.count() == 2
    store.close()


MEMBERS = (
    "devices",
    "keepsakes",
    "results",
    "ratings",
    "rating_changes",
    "accuracies",
    "waits",
    "hall_keys",
    "seekers",
    "evenings",
    "evening_links",
)
"""The tables of version 7."""


def go_back(database: str, version: int) -> None:
    run(database, f"DROP TABLE meadhall.mentions, {', '.join(f'meadhall.{table}' for table in MEMBERS)}")
    run(database, "DROP FUNCTION meadhall.holders_are_mentioned CASCADE")
    run(database, f"UPDATE meadhall.schema_version SET version = {version}")


def test_a_hall_of_version_4_knows_from_which_games_its_tables_go_on(database: str) -> None:
    """These are stored apart from the logs."""
    store, party = open_store(database), ended()
    store.save_now(Write("what if", [taken_over(party)], None, Summary.of(party.table, 1.0)))
    store.close()
    go_back(database, 4)
    store = open_store(database)
    assert store.tables_mentioning(game_subject(digest_of(party.table.game_file()))) == ["what if"]
    store.close()


def test_a_file_that_another_node_is_just_taking_is_kept(database: str) -> None:
    """Its last table goes at the same moment."""
    store, party = open_store(database), ended()
    opened, summary = taken_over(party), Summary.of(party.table, 1.0)
    store.save_now(Write("last", [opened], None, summary))
    with psycopg.connect(database) as other:
        other.execute("UPDATE meadhall.files SET made = now()")  # as a table is written that goes on from it
        other.execute("INSERT INTO meadhall.takes SELECT 'new', digest FROM meadhall.files")
        erasing = threading.Thread(target=store.save_now, args=[Erase("last")])
        erasing.start()
        while not run(database, "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'"):
            time.sleep(0.01)
        other.commit()
    erasing.join(60)
    assert run(database, "SELECT count(*) FROM meadhall.files") == [(1,)]
    store.save_now(Erase("new"))
    assert run(database, "SELECT count(*) FROM meadhall.files") == [(0,)]
    store.close()


def test_a_hall_of_version_3_knows_whom_its_logs_name(database: str) -> None:
    store, party = open_store(database), played()
    store.save_now(write_of(party))
    store.close()
    go_back(database, 3)
    run(database, "DROP TABLE meadhall.files, meadhall.takes")
    run(database, f"DELETE FROM meadhall.holders WHERE person = '{BJARNI}'")
    store = open_store(database)
    assert store.tables_mentioning(BJARNI) == store.tables_mentioning(ASTRID) == ["table"]
    store.close()
