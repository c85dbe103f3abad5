-- Evenings: several games among some people. The links lead to them from the people and the tables that belong to them.
CREATE TABLE meadhall.evenings (
    id TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    phase TEXT NOT NULL,
    made DOUBLE PRECISION NOT NULL,
    data TEXT NOT NULL
);
CREATE INDEX evenings_by_phase ON meadhall.evenings (phase, made);
CREATE TABLE meadhall.evening_links (
    subject TEXT NOT NULL,
    evening TEXT NOT NULL,
    PRIMARY KEY (subject, evening)
);
CREATE INDEX evening_links_by_evening ON meadhall.evening_links (evening);
