-- What one node of a hall tells and asks PostgreSQL about the others, a statement for each name.
-- `node` is the name of the node, `now` its time, and `lease` the seconds after which a silent node counts as gone.

-- name: time
SELECT coalesce(
    (
        SELECT max(seen + extract(epoch FROM clock_timestamp() - until)::float8 + %(lease)s)
        FROM meadhall.nodes WHERE until > clock_timestamp()
    ),
    greatest(extract(epoch FROM clock_timestamp())::float8, (SELECT seen FROM meadhall.alive))
)

-- name: beat
-- A node whose lease has run out asks like a new one: if no other was there meanwhile, the database was away.
-- A node that was killed has no connection any more, so it does not count even if it was alive a moment ago.
-- Connections of an older release have no name, and the names of another user's connections are hidden.
WITH own AS (SELECT since, before FROM meadhall.nodes WHERE name = %(node)s AND until > clock_timestamp()),
    oldest AS (
        SELECT since, before FROM meadhall.nodes
        WHERE until > clock_timestamp() AND EXISTS (
            SELECT FROM pg_stat_activity WHERE datname = current_database()
            AND coalesce(application_name, 'meadhall') IN (nodes.name, 'meadhall')
        )
        ORDER BY since LIMIT 1
    ),
    noted AS (
        INSERT INTO meadhall.alive AS last (seen) VALUES (%(now)s)
        ON CONFLICT (one) DO UPDATE SET seen = greatest(last.seen, excluded.seen)
    )
INSERT INTO meadhall.nodes (name, version, since, before, seen, until)
VALUES (
    %(node)s, %(version)s,
    coalesce((SELECT since FROM own), (SELECT since FROM oldest), %(now)s),
    coalesce((SELECT before FROM own), (SELECT before FROM oldest), (SELECT seen FROM meadhall.alive), 0),
    %(now)s,
    clock_timestamp() + make_interval(secs => %(lease)s)
)
ON CONFLICT (name) DO UPDATE
SET since = excluded.since, before = excluded.before, seen = excluded.seen, until = excluded.until
RETURNING since, before, xmax = 0

-- name: alive
SELECT name FROM meadhall.nodes WHERE until > clock_timestamp()

-- name: leave
WITH noted AS (UPDATE meadhall.alive SET seen = greatest(seen, %(now)s))
UPDATE meadhall.nodes SET seen = %(now)s, until = clock_timestamp() WHERE name = %(node)s RETURNING name

-- name: bury
WITH gone AS (
    DELETE FROM meadhall.nodes WHERE until <= clock_timestamp()
    AND NOT EXISTS (SELECT FROM meadhall.leases WHERE node = nodes.name) RETURNING name
)
DELETE FROM meadhall.presence WHERE node IN (SELECT name FROM gone) RETURNING node

-- name: mine
SELECT table_id FROM meadhall.leases WHERE node = %(node)s

-- name: take
INSERT INTO meadhall.leases (table_id, node) SELECT table_id, %(node)s FROM unnest(%(tables)s::text[]) AS table_id
ON CONFLICT (table_id) DO UPDATE SET node = excluded.node
WHERE leases.node = excluded.node OR NOT EXISTS (
    SELECT FROM meadhall.nodes AS alive WHERE alive.name = leases.node AND alive.until > clock_timestamp()
)
RETURNING table_id

-- name: take_over
WITH orphans AS (
    SELECT table_id FROM meadhall.leases
    WHERE node IN (SELECT name FROM meadhall.nodes WHERE until <= clock_timestamp())
    LIMIT %(most)s FOR UPDATE SKIP LOCKED
)
UPDATE meadhall.leases SET node = %(node)s FROM orphans WHERE leases.table_id = orphans.table_id
RETURNING leases.table_id

-- name: release
DELETE FROM meadhall.leases WHERE node = %(node)s AND table_id = ANY(%(tables)s) RETURNING node

-- name: show
INSERT INTO meadhall.presence (table_id, node, persons, watching)
SELECT table_id, %(node)s, string_to_array(persons, ' '), watching
FROM unnest(%(tables)s::text[], %(persons)s::text[], %(watching)s::int[]) AS shown (table_id, persons, watching)
ORDER BY table_id
ON CONFLICT (table_id, node) DO UPDATE SET persons = excluded.persons, watching = excluded.watching
RETURNING node

-- name: hide
DELETE FROM meadhall.presence WHERE node = %(node)s AND table_id = ANY(%(tables)s) RETURNING node

-- name: presence
SELECT table_id, node, persons, watching FROM meadhall.presence
WHERE table_id = ANY(%(tables)s) AND node != %(node)s AND EXISTS (
    SELECT FROM meadhall.nodes AS alive WHERE alive.name = presence.node AND alive.until > clock_timestamp()
)

-- name: allow
INSERT INTO meadhall.budgets AS kept (client, full_again)
VALUES (%(client)s, clock_timestamp() + make_interval(secs => %(cost)s))
ON CONFLICT (client) DO UPDATE
SET full_again = greatest(kept.full_again, clock_timestamp()) + make_interval(secs => %(cost)s)
WHERE greatest(kept.full_again, clock_timestamp()) + make_interval(secs => %(cost)s)
    <= clock_timestamp() + make_interval(secs => %(most)s)
RETURNING client

-- name: forget
DELETE FROM meadhall.budgets WHERE full_again <= clock_timestamp() RETURNING client
