-- The same text for SQLite and PostgreSQL: integers are BIGINT, yes and no are 1 and 0, JSON is TEXT,
-- times are milliseconds since 1970.

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    -- The name as it is compared; nobody else has it.
    name_key TEXT NOT NULL UNIQUE,
    guest BIGINT NOT NULL,
    program BIGINT NOT NULL,
    password TEXT,
    since BIGINT NOT NULL,
    deleted BIGINT NOT NULL DEFAULT 0
);

CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    -- SHA-256 of the token: the token itself is nowhere.
    hash TEXT NOT NULL UNIQUE,
    person TEXT NOT NULL REFERENCES people (id),
    label TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX sessions_of_person ON sessions (person);

-- What lists show of a table. It follows from the log and changes in the same transaction.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    setup TEXT NOT NULL,
    seats TEXT NOT NULL,
    status TEXT NOT NULL,
    listed BIGINT NOT NULL,
    turn TEXT,
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    -- When a clock runs out.
    due BIGINT,
    -- Whether the server itself has something to do: a bot's turn, a running clock, a result to settle.
    busy BIGINT NOT NULL
);
CREATE INDEX tables_listed ON tables (listed, status, changed);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tables_busy ON tables (busy);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat TEXT NOT NULL,
    person TEXT NOT NULL REFERENCES people (id),
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_of_person ON seats (person);

-- The log of every table: the only truth.
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    person TEXT,
    command TEXT,
    -- Whether it is something somebody said.
    speech BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
);
CREATE INDEX entries_said ON entries (person, speech);

CREATE TABLE results (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat TEXT NOT NULL,
    person TEXT NOT NULL REFERENCES people (id),
    game TEXT NOT NULL,
    -- won, drawn or lost
    score TEXT NOT NULL,
    outcome TEXT NOT NULL,
    ended BIGINT NOT NULL,
    rating_before DOUBLE PRECISION,
    rating_after DOUBLE PRECISION,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX results_of_person ON results (person, ended);

CREATE TABLE ladders (
    key TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    players BIGINT NOT NULL
);

CREATE TABLE ratings (
    person TEXT NOT NULL REFERENCES people (id),
    ladder TEXT NOT NULL REFERENCES ladders (key),
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (person, ladder)
);
CREATE INDEX ratings_of_ladder ON ratings (ladder, rating);

CREATE TABLE rating_points (
    person TEXT NOT NULL REFERENCES people (id),
    ladder TEXT NOT NULL REFERENCES ladders (key),
    table_id TEXT NOT NULL REFERENCES tables (id),
    at BIGINT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (person, ladder, table_id)
);
