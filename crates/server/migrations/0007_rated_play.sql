-- The opponents of each person in a rating list, and rated games that were called off.

CREATE TABLE opponents (
    person TEXT NOT NULL REFERENCES people (id),
    ladder TEXT NOT NULL REFERENCES ladders (key),
    opponent TEXT NOT NULL,
    PRIMARY KEY (person, ladder, opponent)
);
INSERT INTO opponents (person, ladder, opponent)
    SELECT DISTINCT own.person, own.ladder, other.person FROM rating_points own
    JOIN rating_points other
        ON other.table_id = own.table_id AND other.ladder = own.ladder AND other.person <> own.person;

ALTER TABLE ratings ADD COLUMN opponents BIGINT NOT NULL DEFAULT 0;
UPDATE ratings SET opponents =
    (SELECT COUNT(*) FROM opponents o WHERE o.person = ratings.person AND o.ladder = ratings.ladder);

-- Lists are ordered by the conservative rating.
DROP INDEX ratings_of_ladder;
CREATE INDEX ratings_of_ladder ON ratings (ladder, (rating - 2 * deviation));

CREATE TABLE rated_aborts (
    person TEXT NOT NULL REFERENCES people (id),
    table_id TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (person, table_id)
);
