CREATE TABLE meadhall.alive (
    one BOOLEAN PRIMARY KEY DEFAULT true CHECK (one),
    seen DOUBLE PRECISION NOT NULL
) WITH (fillfactor = 10);
CREATE UNLOGGED TABLE meadhall.budgets (
    client TEXT PRIMARY KEY,
    full_again TIMESTAMPTZ NOT NULL
);
