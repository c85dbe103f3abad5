-- Evenings: several games among some people. The links lead to them from the people and the tables that belong to them.
CREATE TABLE evenings (
    id TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    phase TEXT NOT NULL,
    made REAL NOT NULL,
    data TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX evenings_by_phase ON evenings (phase, made);
CREATE TABLE evening_links (
    subject TEXT NOT NULL,
    evening TEXT NOT NULL,
    PRIMARY KEY (subject, evening)
) WITHOUT ROWID;
CREATE INDEX evening_links_by_evening ON evening_links (evening);
