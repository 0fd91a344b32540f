-- Decks that their owners share, projected from the log with its position: every row can be built
-- again from the first event, and is the same then. The account id is kept as the events have it.
CREATE TABLE shared_decks (
    deck     uuid   PRIMARY KEY,
    position bigint NOT NULL,
    owner    text   NOT NULL,
    name     text   NOT NULL,
    format   text   NOT NULL,
    kind     text   NOT NULL,
    cards    int    NOT NULL
);
CREATE INDEX shared_decks_newest ON shared_decks (format, kind, position DESC);
