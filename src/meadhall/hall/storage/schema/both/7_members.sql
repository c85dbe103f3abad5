CREATE TABLE meadhall.devices (
    device TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    made DOUBLE PRECISION NOT NULL,
    seen DOUBLE PRECISION NOT NULL
);
CREATE INDEX devices_by_person ON meadhall.devices (person);
CREATE TABLE meadhall.keepsakes (
    person TEXT NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    made DOUBLE PRECISION NOT NULL,
    until DOUBLE PRECISION,
    data TEXT NOT NULL,
    PRIMARY KEY (person, kind, name)
);
CREATE INDEX keepsakes_by_name ON meadhall.keepsakes (kind, name);
CREATE TABLE meadhall.results (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    player TEXT NOT NULL,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    players INTEGER NOT NULL,
    place INTEGER NOT NULL,
    points INTEGER,
    won BOOLEAN NOT NULL,
    terms TEXT NOT NULL,
    ended DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX results_by_player ON meadhall.results (player, ended, game);
CREATE INDEX results_by_player_and_game ON meadhall.results (player, game, ended);
CREATE TABLE meadhall.ratings (
    game TEXT NOT NULL,
    player TEXT NOT NULL,
    mean DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    games INTEGER NOT NULL,
    changed DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (game, player)
);
CREATE INDEX ratings_by_mean ON meadhall.ratings (game, mean);
CREATE TABLE meadhall.rating_changes (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    game TEXT NOT NULL,
    player TEXT NOT NULL,
    mean_before DOUBLE PRECISION NOT NULL,
    deviation_before DOUBLE PRECISION NOT NULL,
    mean DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    made DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX rating_changes_by_player ON meadhall.rating_changes (player, game, made);
CREATE TABLE meadhall.accuracies (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    accuracy DOUBLE PRECISION,
    luck DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, seat)
);
-- Boards: the changes of all ratings in a game, the newest first.
CREATE INDEX rating_changes_by_game ON meadhall.rating_changes (game, made);
-- Meeting people and playing by turns: the tables that wait for somebody, and the keys that the hall has made.
CREATE TABLE meadhall.waits (
    table_id TEXT NOT NULL,
    person TEXT NOT NULL,
    kind TEXT NOT NULL,
    number INTEGER NOT NULL,
    name TEXT NOT NULL,
    since DOUBLE PRECISION NOT NULL,
    tell DOUBLE PRECISION,
    PRIMARY KEY (table_id, person)
);
CREATE INDEX waits_by_person ON meadhall.waits (person, since);
CREATE INDEX waits_by_tell ON meadhall.waits (tell) WHERE tell IS NOT NULL;
CREATE TABLE meadhall.hall_keys (
    name TEXT PRIMARY KEY,
    data TEXT NOT NULL
);
CREATE TABLE meadhall.seekers (
    person TEXT PRIMARY KEY,
    id TEXT NOT NULL,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    clock TEXT NOT NULL,
    rated BOOLEAN NOT NULL,
    mean DOUBLE PRECISION NOT NULL,
    since DOUBLE PRECISION NOT NULL,
    seen DOUBLE PRECISION NOT NULL,
    table_id TEXT NOT NULL
);
CREATE INDEX seekers_by_game ON meadhall.seekers (game, since);
