-- A move changes tables.changed and adds an entry. Indexes that hold only the rows their queries ask for do not change
-- with most moves.
DROP INDEX tables_listed;
CREATE INDEX tables_listed ON tables (status, changed) WHERE listed = 1;
DROP INDEX tables_due;
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
DROP INDEX tables_busy;
CREATE INDEX tables_busy ON tables (id) WHERE busy = 1;
DROP INDEX entries_said;
CREATE INDEX entries_said ON entries (person, at) WHERE speech = 1;
