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
