CREATE TABLE meadhall.files (
    digest TEXT PRIMARY KEY,
    made TIMESTAMPTZ NOT NULL DEFAULT now(),
    data BYTEA NOT NULL
);
CREATE TABLE meadhall.takes (table_id TEXT PRIMARY KEY, digest TEXT NOT NULL);
CREATE INDEX takes_by_digest ON meadhall.takes (digest);
