"""PostgreSQL: the schema and its versions, how it is opened, and what is said when that fails.

Everything lies in the schema `meadhall` of the database, so that other programs may share it; statements find it by the
connection's search path. Tables that nobody would miss after a crash (who is there, who serves which table, what is
left of budgets) are unlogged.
"""

from functools import partial
from typing import Any

import psycopg
from psycopg import errors
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from meadhall.hall.storage.errors import CONFLICT, NEWER, UNAVAILABLE, StoreError
from meadhall.hall.storage.mentions import mentions_in
from meadhall.hall.storage.schema import read_migrations
from meadhall.hall.storage.writes import FILE
from meadhall.hall.words import say

MIGRATIONS = read_migrations("postgres")
"""The statements that turn each version of the schema into the next; the first makes a new schema version 1."""

OLDEST = (1, 1, 1, 1, 1, 1, 1, 1)
"""For each version the oldest one whose programs may go on using the schema: then two releases run side by side."""

VERSION = len(MIGRATIONS)
MENTIONS = 5  # the version that looks through all logs for the people whom they name
LOCK = 0x4D454144  # the advisory lock of the node that migrates: "MEAD"
_DEFAULTS = {
    "application_name": "meadhall",
    "connect_timeout": "3",
    "keepalives_idle": "4",  # a machine that vanished without a word is noticed within some seconds
    "keepalives_interval": "2",
    "keepalives_count": "2",
    "tcp_user_timeout": "8000",
    "options": "-c idle_in_transaction_session_timeout=10s -c lock_timeout=5s -c statement_timeout=60s",
}
_SCHEMA = "-c search_path=meadhall"
CODES: tuple[tuple[type[psycopg.Error], str], ...] = (
    (errors.UniqueViolation, CONFLICT),
    (errors.DiskFull, "disk-full"),
    (errors.ReadOnlySqlTransaction, "read-only"),
    (errors.InsufficientPrivilege, "unwritable"),
    (errors.DataCorrupted, "damaged"),
    (errors.IndexCorrupted, "damaged"),
    (psycopg.OperationalError, UNAVAILABLE),  # gone, going, full, or in a deadlock
    (psycopg.InterfaceError, UNAVAILABLE),
)
"""The phrases for PostgreSQL's errors; most are codes of a StoreError."""


def in_words(error: psycopg.Error) -> StoreError:
    """An error of PostgreSQL in words for everybody: without the address of the database or parts of a statement."""
    code = next((code for kind, code in CODES if isinstance(error, kind)), "failed")
    text = partial(say, f"postgres-{code}", error=error.sqlstate or type(error).__name__)
    return StoreError("unwritable" if code == "read-only" else code, text)


def complete(where: str) -> str:
    """The address of a database, completed with the settings of a hall; a StoreError if it is no address."""
    try:
        given = conninfo_to_dict(where)
    except psycopg.Error:
        raise StoreError("unreadable", say("postgres-no-address")) from None
    known = _DEFAULTS | {name: str(value) for name, value in given.items() if value is not None}
    return make_conninfo(**known | {"options": f"{known['options']} {_SCHEMA}".strip()})


def _refusal(code: str, key: str, where: str, **values: str | int) -> StoreError:
    """Why a database cannot be opened, for the person who opens it: it says where it is, but never the password."""
    given = conninfo_to_dict(where)
    name = say(
        "postgres-database", name=str(given.get("dbname") or "") or None, host=str(given.get("host") or "") or None
    )
    return StoreError(code, say(key, database=name, path=name, **values))


def connect(where: str, **more: Any) -> "psycopg.Connection[tuple[Any, ...]]":
    """A connection that commits each statement by itself."""
    return psycopg.connect(where, autocommit=True, **more)


def prepare(where: str) -> None:
    """Make the schema if there is none and bring it to this version; if several nodes come at once, one does it."""
    try:
        with connect(where) as connection, connection.transaction():
            connection.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK,))
            _migrate(connection, where)
    except (errors.InvalidPassword, errors.InvalidAuthorizationSpecification):
        raise _refusal("refused", "postgres-refused", where) from None
    except errors.InvalidCatalogName:
        raise _refusal("missing", "postgres-missing", where) from None
    except errors.InsufficientPrivilege:
        raise _refusal("unwritable", "postgres-no-tables", where) from None
    except psycopg.Error as error:
        raise _refusal(in_words(error).code, "postgres-unusable", where, why=_reason(error)) from None


def _migrate(connection: "psycopg.Connection[tuple[Any, ...]]", where: str) -> None:
    version, oldest = 0, 0
    if connection.execute("SELECT WHERE to_regclass('meadhall.schema_version') IS NOT NULL").rowcount:
        version, oldest = connection.execute("SELECT version, oldest FROM meadhall.schema_version").fetchone() or (0, 0)
    elif connection.execute("SELECT WHERE to_regnamespace('meadhall') IS NOT NULL").rowcount:
        raise _refusal("foreign", "postgres-foreign", where)
    if version > VERSION and oldest > VERSION:
        raise _refusal(NEWER, "database-newer", where, version=version, known=VERSION)
    if version == 0:
        connection.execute("CREATE SCHEMA meadhall")
        connection.execute("CREATE TABLE meadhall.schema_version (version INTEGER NOT NULL, oldest INTEGER NOT NULL)")
        connection.execute("INSERT INTO meadhall.schema_version VALUES (0, 0)")
    for number in range(version, VERSION):
        connection.execute(MIGRATIONS[number])
        if number + 1 == MENTIONS:
            _fill_mentions(connection)
        connection.execute("UPDATE meadhall.schema_version SET version = %s, oldest = %s", (number + 1, OLDEST[number]))


def _fill_mentions(connection: "psycopg.Connection[tuple[Any, ...]]") -> None:
    """Fill in everybody whom the logs name already, read in portions; other nodes may write meanwhile."""

    def files(digest: str) -> list[tuple[bytes]]:
        return connection.execute(FILE.replace("?", "%s").encode(), (digest,), binary=True).fetchall()

    with connection.cursor("logs", binary=True) as logs:
        logs.execute("SELECT table_id, number, data FROM meadhall.entries ORDER BY table_id, number")
        while rows := logs.fetchmany(10_000):
            named = list(mentions_in(rows, files))
            connection.execute(
                "INSERT INTO meadhall.mentions SELECT * FROM unnest(%s::text[], %s::text[]) ON CONFLICT DO NOTHING",
                ([subject for subject, _ in named], [table for _, table in named]),
            )


def _reason(error: psycopg.Error) -> str:
    """Why the database cannot be reached, in libpq's words: the last line of them, which holds no password."""
    if error.sqlstate is not None:
        return f"{error.diag.message_primary or 'error'} ({error.sqlstate})"
    return (str(error).strip().splitlines() or ["it does not answer"])[-1].strip()
