CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    label TEXT NOT NULL,
    created BIGINT NOT NULL,
    body TEXT NOT NULL
);
CREATE INDEX passkeys_of_person ON passkeys (person);

-- What the server must remember between the question and the answer of a passkey.
CREATE TABLE ceremonies (
    ticket TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    body TEXT NOT NULL,
    expires BIGINT NOT NULL
);
