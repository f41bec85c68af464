-- Names that look alike have the same look. Empty for names that were given before looks were compared; the server fills
-- these in when it starts.
ALTER TABLE people ADD COLUMN look TEXT;
CREATE UNIQUE INDEX people_look ON people (look);

-- When a session was used last, to the day.
ALTER TABLE sessions ADD COLUMN used BIGINT NOT NULL DEFAULT 0;
UPDATE sessions SET used = created;
