"""PostgreSQL: the schema and its versions, how it is opened, and what is said when that fails.

Everything lies in the schema `meadhall` of the database, so that other programs may share it. What nobody would miss
after a crash (who is there, who serves which table, what is left of budgets) is unlogged.
"""

from typing import Any

import psycopg
from psycopg import errors
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from meadhall.hall.storage import shared_files
from meadhall.hall.storage.errors import CONFLICT, NEWER, UNAVAILABLE, StoreError
from meadhall.hall.storage.mentions import mentions_in

MIGRATIONS = (
    """
    CREATE TABLE meadhall.tables (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        phase TEXT NOT NULL,
        public BOOLEAN NOT NULL,
        free INTEGER NOT NULL,
        names TEXT NOT NULL,
        opened DOUBLE PRECISION NOT NULL,
        due DOUBLE PRECISION
    );
    CREATE INDEX tables_by_phase ON meadhall.tables (phase, opened DESC) WHERE public;
    CREATE INDEX tables_by_due ON meadhall.tables (due) WHERE due IS NOT NULL;
    CREATE TABLE meadhall.entries (
        table_id TEXT NOT NULL,
        number INTEGER NOT NULL,
        data BYTEA NOT NULL,
        PRIMARY KEY (table_id, number)
    );
    CREATE FUNCTION meadhall.entries_are_for_ever() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'entries are never changed or deleted' USING ERRCODE = 'restrict_violation'; END $$;
    CREATE TRIGGER entries_are_for_ever BEFORE UPDATE OR DELETE OR TRUNCATE ON meadhall.entries
        FOR EACH STATEMENT EXECUTE FUNCTION meadhall.entries_are_for_ever();
    CREATE TABLE meadhall.snapshots (
        table_id TEXT PRIMARY KEY,
        number INTEGER NOT NULL,
        state BYTEA NOT NULL,
        since DOUBLE PRECISION NOT NULL,
        "left" TEXT NOT NULL,
        layout TEXT NOT NULL
    ) WITH (fillfactor = 60);
    CREATE TABLE meadhall.holders (
        person TEXT NOT NULL,
        table_id TEXT NOT NULL,
        PRIMARY KEY (person, table_id)
    );
    CREATE INDEX holders_by_table ON meadhall.holders (table_id);
    CREATE TABLE meadhall.analyses (
        game TEXT NOT NULL,
        depth TEXT NOT NULL,
        version INTEGER NOT NULL,
        made DOUBLE PRECISION NOT NULL,
        data BYTEA NOT NULL,
        PRIMARY KEY (game, depth)
    );
    CREATE INDEX analyses_by_age ON meadhall.analyses (made);
    CREATE TABLE meadhall.uploads (
        name TEXT PRIMARY KEY,
        made TIMESTAMPTZ NOT NULL DEFAULT now(),
        data BYTEA NOT NULL
    );
    CREATE UNLOGGED TABLE meadhall.nodes (
        name TEXT PRIMARY KEY,
        version TEXT NOT NULL,
        since DOUBLE PRECISION NOT NULL,
        before DOUBLE PRECISION NOT NULL,
        seen DOUBLE PRECISION NOT NULL,
        until TIMESTAMPTZ NOT NULL
    );
    CREATE UNLOGGED TABLE meadhall.leases (
        table_id TEXT PRIMARY KEY,
        node TEXT NOT NULL
    );
    CREATE INDEX leases_by_node ON meadhall.leases (node);
    CREATE UNLOGGED TABLE meadhall.presence (
        table_id TEXT NOT NULL,
        node TEXT NOT NULL,
        persons TEXT[] NOT NULL,
        watching INTEGER NOT NULL,
        PRIMARY KEY (table_id, node)
    );
    CREATE INDEX presence_by_node ON meadhall.presence (node);
    """,
    """
    CREATE TABLE meadhall.notes (
        kind TEXT NOT NULL,
        subject TEXT NOT NULL,
        made DOUBLE PRECISION NOT NULL,
        until DOUBLE PRECISION,
        text TEXT NOT NULL,
        PRIMARY KEY (kind, subject)
    );
    CREATE TABLE meadhall.erased (table_id TEXT PRIMARY KEY);
    DROP TRIGGER entries_are_for_ever ON meadhall.entries;
    CREATE TRIGGER entries_are_for_ever BEFORE UPDATE OR TRUNCATE ON meadhall.entries
        FOR EACH STATEMENT EXECUTE FUNCTION meadhall.entries_are_for_ever();
    CREATE FUNCTION meadhall.entries_go_with_their_table() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN
            IF NOT EXISTS (SELECT FROM meadhall.erased WHERE erased.table_id = OLD.table_id) THEN
                RAISE EXCEPTION 'entries are never changed or deleted' USING ERRCODE = 'restrict_violation';
            END IF;
            RETURN OLD;
        END $$;
    CREATE TRIGGER entries_go_with_their_table BEFORE DELETE ON meadhall.entries
        FOR EACH ROW EXECUTE FUNCTION meadhall.entries_go_with_their_table();
    """,
    """
    CREATE TABLE meadhall.alive (
        one BOOLEAN PRIMARY KEY DEFAULT true CHECK (one),
        seen DOUBLE PRECISION NOT NULL
    ) WITH (fillfactor = 10);
    CREATE UNLOGGED TABLE meadhall.budgets (
        client TEXT PRIMARY KEY,
        full_again TIMESTAMPTZ NOT NULL
    );
    """,
    """
    CREATE TABLE meadhall.files (
        digest TEXT PRIMARY KEY,
        made TIMESTAMPTZ NOT NULL DEFAULT now(),
        data BYTEA NOT NULL
    );
    CREATE TABLE meadhall.takes (table_id TEXT PRIMARY KEY, digest TEXT NOT NULL);
    CREATE INDEX takes_by_digest ON meadhall.takes (digest);
    """,
    """
    CREATE TABLE meadhall.mentions (
        subject TEXT NOT NULL,
        table_id TEXT NOT NULL,
        PRIMARY KEY (subject, table_id)
    );
    CREATE INDEX mentions_by_table ON meadhall.mentions (table_id);
    """,
    """
    CREATE FUNCTION meadhall.holders_are_mentioned() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN
            INSERT INTO meadhall.mentions VALUES (NEW.person, NEW.table_id) ON CONFLICT DO NOTHING;
            RETURN NULL;
        END $$;
    CREATE TRIGGER holders_are_mentioned AFTER INSERT ON meadhall.holders
        FOR EACH ROW EXECUTE FUNCTION meadhall.holders_are_mentioned();
    INSERT INTO meadhall.mentions SELECT person, table_id FROM meadhall.holders ON CONFLICT DO NOTHING;
    """,
)
"""What turns each version of the schema into the next; the first makes a new schema version 1."""

OLDEST = (1, 1, 1, 1, 1, 1)
"""For each version the oldest one whose programs may go on using the schema: then two releases run side by side."""

VERSION = len(MIGRATIONS)
MENTIONS = 5
"""The version that looks through all logs for those whom they name."""
LOCK = 0x4D454144
"""Who migrates holds this advisory lock: "MEAD"."""
_DEFAULTS = {
    "application_name": "meadhall",
    "connect_timeout": "3",
    "keepalives_idle": "4",  # a machine that vanished without a word is noticed within some seconds
    "keepalives_interval": "2",
    "keepalives_count": "2",
    "tcp_user_timeout": "8000",
    "options": "-c idle_in_transaction_session_timeout=10s -c lock_timeout=5s -c statement_timeout=60s",
}
_UNAVAILABLE = "the database does not answer now; nothing that was acknowledged is lost, and it is tried again"
_MESSAGES: tuple[tuple[type[psycopg.Error], str, str], ...] = (
    (errors.UniqueViolation, CONFLICT, "somebody else has done something at this table at the same time"),
    (errors.DiskFull, "disk-full", "there is no room left on the disk of the database; nothing was changed"),
    (errors.ReadOnlySqlTransaction, "unwritable", "the database takes no writes now; nothing was changed"),
    (errors.InsufficientPrivilege, "unwritable", "the database does not let this hall do that; nothing was changed"),
    (errors.DataCorrupted, "damaged", "the database is damaged; restore it from a copy or an export"),
    (errors.IndexCorrupted, "damaged", "the database is damaged; restore it from a copy or an export"),
)


def in_words(error: psycopg.Error) -> StoreError:
    """What PostgreSQL means, for everybody: it tells neither where the database is nor what was in a statement."""
    for kind, code, message in _MESSAGES:
        if isinstance(error, kind):
            return StoreError(code, message)
    if isinstance(error, psycopg.OperationalError | psycopg.InterfaceError):  # gone, going, full, or in a deadlock
        return StoreError(UNAVAILABLE, _UNAVAILABLE)
    return StoreError("failed", f"the database cannot be used: error {error.sqlstate or type(error).__name__}")


def complete(where: str) -> str:
    """The address of a database with what a hall needs besides; a StoreError if it is none."""
    try:
        given = conninfo_to_dict(where)
    except psycopg.Error:
        raise StoreError(
            "unreadable", "--store: this is no address of a PostgreSQL database, as postgresql://user@host/name"
        ) from None
    return make_conninfo(**(_DEFAULTS | {name: str(value) for name, value in given.items() if value is not None}))


def shown(where: str) -> str:
    """Where a database is, for who opens it: never with the password."""
    given = conninfo_to_dict(where)
    return f"the PostgreSQL database {given.get('dbname') or 'by default'} at {given.get('host') or 'this machine'}"


def connect(where: str, **more: Any) -> "psycopg.Connection[tuple[Any, ...]]":
    """A connection that commits each statement by itself."""
    return psycopg.connect(where, autocommit=True, **more)


def prepare(where: str) -> None:
    """Make the schema if there is none and bring it to this version; of several who come at once one does it."""
    try:
        with connect(where) as connection, connection.transaction():
            connection.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK,))
            _migrate(connection, where)
    except (errors.InvalidPassword, errors.InvalidAuthorizationSpecification):
        raise StoreError("refused", f"{shown(where)} does not let this user in: check name and password") from None
    except errors.InvalidCatalogName:
        raise StoreError("missing", f"{shown(where)} does not exist: make it first (`createdb`)") from None
    except errors.InsufficientPrivilege:
        raise StoreError(
            "unwritable", f"in {shown(where)} this user may not make tables: GRANT CREATE ON DATABASE is needed"
        ) from None
    except psycopg.Error as error:
        raise StoreError(in_words(error).code, f"{shown(where)} cannot be used: {_reason(error)}") from None


def _migrate(connection: "psycopg.Connection[tuple[Any, ...]]", where: str) -> None:
    version, oldest = 0, 0
    if _first(connection, "SELECT to_regclass('meadhall.schema_version') IS NOT NULL"):
        version, oldest = connection.execute("SELECT version, oldest FROM meadhall.schema_version").fetchone() or (0, 0)
    elif _first(connection, "SELECT to_regnamespace('meadhall') IS NOT NULL"):
        raise StoreError("foreign", f'in {shown(where)} somebody else uses the schema "meadhall"')
    if version > VERSION and oldest > VERSION:
        raise StoreError(
            NEWER, f"{shown(where)} is of version {version}, from a newer Meadhall; this one knows up to {VERSION}"
        )
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
    """Everybody whom the logs name already, read in portions; other nodes may write meanwhile."""

    def files(digest: str) -> list[tuple[bytes]]:
        query = shared_files.FILE.format("meadhall.").replace("?", "%s")
        return connection.execute(query.encode(), (digest,), binary=True).fetchall()

    with connection.cursor("logs", binary=True) as logs:
        logs.execute("SELECT table_id, number, data FROM meadhall.entries ORDER BY table_id, number")
        while rows := logs.fetchmany(10_000):
            found = list(mentions_in(rows, files))
            connection.execute(
                "INSERT INTO meadhall.mentions SELECT * FROM unnest(%s::text[], %s::text[]) ON CONFLICT DO NOTHING",
                ([subject for subject, _ in found], [table for _, table in found]),
            )


def _first(connection: "psycopg.Connection[tuple[Any, ...]]", query: str) -> Any:
    row = connection.execute(query).fetchone()
    return row[0] if row is not None else None


def _reason(error: psycopg.Error) -> str:
    """Why it cannot be reached, in libpq's words: the last of its lines, in which there is no password."""
    if error.sqlstate is not None:
        return f"{error.diag.message_primary or 'error'} ({error.sqlstate})"
    return (str(error).strip().splitlines() or ["it does not answer"])[-1].strip()
