CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    phase TEXT NOT NULL,
    public INTEGER NOT NULL,
    free INTEGER NOT NULL,
    names TEXT NOT NULL,
    opened REAL NOT NULL,
    due REAL
) WITHOUT ROWID;
CREATE INDEX tables_by_phase ON tables (phase, public, opened);
CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
CREATE TRIGGER entries_are_never_changed BEFORE UPDATE ON entries
    BEGIN SELECT RAISE(ABORT, 'entries are never changed'); END;
CREATE TRIGGER entries_are_never_deleted BEFORE DELETE ON entries
    BEGIN SELECT RAISE(ABORT, 'entries are never deleted'); END;
CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY,
    number INTEGER NOT NULL,
    state BLOB NOT NULL,
    since REAL NOT NULL,
    left TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE holders (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;
CREATE INDEX holders_by_table ON holders (table_id);
