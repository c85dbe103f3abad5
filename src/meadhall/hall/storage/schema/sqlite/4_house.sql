CREATE TABLE notes (
    kind TEXT NOT NULL,
    subject TEXT NOT NULL,
    made REAL NOT NULL,
    until REAL,
    text TEXT NOT NULL,
    PRIMARY KEY (kind, subject)
) WITHOUT ROWID;
CREATE TABLE erased (table_id TEXT PRIMARY KEY) WITHOUT ROWID;
DROP TRIGGER entries_are_never_deleted;
CREATE TRIGGER entries_are_deleted_with_their_table_alone BEFORE DELETE ON entries
    WHEN NOT EXISTS (SELECT 1 FROM erased WHERE erased.table_id = OLD.table_id)
    BEGIN SELECT RAISE(ABORT, 'entries are never deleted'); END;
