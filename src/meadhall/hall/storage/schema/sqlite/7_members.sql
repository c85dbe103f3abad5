CREATE TABLE devices (
    device TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    made REAL NOT NULL,
    seen REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX devices_by_person ON devices (person);
CREATE TABLE keepsakes (
    person TEXT NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    made REAL NOT NULL,
    until REAL,
    data TEXT NOT NULL,
    PRIMARY KEY (person, kind, name)
) WITHOUT ROWID;
CREATE INDEX keepsakes_by_name ON keepsakes (kind, name);
CREATE TABLE results (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    player TEXT NOT NULL,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    players INTEGER NOT NULL,
    place INTEGER NOT NULL,
    points INTEGER,
    won INTEGER NOT NULL,
    terms TEXT NOT NULL,
    ended REAL NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX results_by_player ON results (player, ended, game);
CREATE INDEX results_by_player_and_game ON results (player, game, ended);
CREATE TABLE ratings (
    game TEXT NOT NULL,
    player TEXT NOT NULL,
    mean REAL NOT NULL,
    deviation REAL NOT NULL,
    games INTEGER NOT NULL,
    changed REAL NOT NULL,
    PRIMARY KEY (game, player)
) WITHOUT ROWID;
CREATE INDEX ratings_by_mean ON ratings (game, mean);
CREATE TABLE rating_changes (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    game TEXT NOT NULL,
    player TEXT NOT NULL,
    mean_before REAL NOT NULL,
    deviation_before REAL NOT NULL,
    mean REAL NOT NULL,
    deviation REAL NOT NULL,
    made REAL NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX rating_changes_by_player ON rating_changes (player, game, made);
CREATE TABLE accuracies (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    accuracy REAL,
    luck REAL NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
-- Boards: the changes of all ratings in a game, the newest first.
CREATE INDEX rating_changes_by_game ON rating_changes (game, made);
-- Meeting people and playing by turns: the tables that wait for somebody, and the keys that the hall has made.
CREATE TABLE waits (
    table_id TEXT NOT NULL,
    person TEXT NOT NULL,
    kind TEXT NOT NULL,
    number INTEGER NOT NULL,
    name TEXT NOT NULL,
    since REAL NOT NULL,
    tell REAL,
    PRIMARY KEY (table_id, person)
) WITHOUT ROWID;
CREATE INDEX waits_by_person ON waits (person, since);
CREATE INDEX waits_by_tell ON waits (tell) WHERE tell IS NOT NULL;
CREATE TABLE hall_keys (name TEXT PRIMARY KEY, data TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE seekers (
    person TEXT PRIMARY KEY,
    id TEXT NOT NULL,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    clock TEXT NOT NULL,
    rated INTEGER NOT NULL,
    mean REAL NOT NULL,
    since REAL NOT NULL,
    seen REAL NOT NULL,
    table_id TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX seekers_by_game ON seekers (game, since);
