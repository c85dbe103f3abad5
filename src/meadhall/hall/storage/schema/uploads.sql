-- Game files that visitors brought, in PostgreSQL: the newest are kept, and `files` and `bytes` are the most of them.

-- name: keep
INSERT INTO uploads (name, data) VALUES (%(name)s, %(data)b) ON CONFLICT (name) DO UPDATE SET made = now()
RETURNING name

-- name: thin_out
DELETE FROM uploads WHERE name IN (
    SELECT name FROM (
        SELECT name, row_number() OVER newest AS number, sum(length(data)) OVER newest AS size
        FROM uploads WINDOW newest AS (ORDER BY made DESC, name)
    ) AS ranked WHERE number > %(files)s OR size > %(bytes)s
) RETURNING name

-- name: read
SELECT data FROM uploads WHERE name = %(name)s
