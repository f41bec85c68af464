-- Tables that wait for players: those that match a request for a quick game, and those that were abandoned.
CREATE INDEX tables_wanted ON tables (setup, changed) WHERE listed = 1 AND status = 'waiting';
CREATE INDEX tables_waiting ON tables (changed) WHERE status = 'waiting';

-- Increases with every change of a name or erasure, so that other servers find those that they were not notified of.
ALTER TABLE people ADD COLUMN name_changed BIGINT;
CREATE INDEX people_name_changed ON people (name_changed) WHERE name_changed IS NOT NULL;
