CREATE TABLE meadhall.mentions (
    subject TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (subject, table_id)
);
CREATE INDEX mentions_by_table ON meadhall.mentions (table_id);
