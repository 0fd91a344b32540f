-- Card definitions by digest: a game goes on with the cards that it began with.
CREATE TABLE card_definitions (
    digest   text        PRIMARY KEY,
    name     text        NOT NULL,
    body     bytea       NOT NULL,
    kept_at  timestamptz NOT NULL DEFAULT now()
);
