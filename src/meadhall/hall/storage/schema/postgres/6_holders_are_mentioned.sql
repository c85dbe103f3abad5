CREATE FUNCTION meadhall.holders_are_mentioned() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN
        INSERT INTO meadhall.mentions VALUES (NEW.person, NEW.table_id) ON CONFLICT DO NOTHING;
        RETURN NULL;
    END $$;
CREATE TRIGGER holders_are_mentioned AFTER INSERT ON meadhall.holders
    FOR EACH ROW EXECUTE FUNCTION meadhall.holders_are_mentioned();
INSERT INTO meadhall.mentions SELECT person, table_id FROM meadhall.holders ON CONFLICT DO NOTHING;
