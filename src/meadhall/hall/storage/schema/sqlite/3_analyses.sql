CREATE TABLE analyses (
    game TEXT NOT NULL,
    depth TEXT NOT NULL,
    version INTEGER NOT NULL,
    made REAL NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY (game, depth)
) WITHOUT ROWID;
