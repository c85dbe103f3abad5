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
