-- Servers that share this database: who is alive, by the database's clock.
CREATE TABLE nodes (
    id TEXT PRIMARY KEY,
    -- Where it listens: whoever starts there again knows that the one before is dead.
    place TEXT NOT NULL,
    -- Since when there has been a living server without interruption, as far as this one knows.
    since BIGINT NOT NULL,
    expires BIGINT NOT NULL
);

-- The server that runs the bots and clocks of a table, as long as it lives.
ALTER TABLE tables ADD COLUMN keeper TEXT;
