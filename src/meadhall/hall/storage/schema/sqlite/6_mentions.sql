CREATE TABLE mentions (
    subject TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (subject, table_id)
) WITHOUT ROWID;
CREATE INDEX mentions_by_table ON mentions (table_id);
CREATE TRIGGER holders_are_mentioned AFTER INSERT ON holders
    BEGIN INSERT OR IGNORE INTO mentions VALUES (NEW.person, NEW.table_id); END;
INSERT INTO mentions SELECT person, table_id FROM holders;
ALTER TABLE tables ADD COLUMN sum INTEGER;
ALTER TABLE snapshots ADD COLUMN sum INTEGER;
