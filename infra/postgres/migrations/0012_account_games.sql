-- What accounts are told of their games, projected from the log with its position: every row
-- can be built again from the first event, and is the same then.
CREATE TABLE game_notes (
    game    uuid   PRIMARY KEY,
    version bigint NOT NULL,
    body    jsonb  NOT NULL
);

-- Which games concern an account; those that go on are listed when its stream begins.
CREATE TABLE account_games (
    account uuid    NOT NULL,
    game    uuid    NOT NULL,
    live    boolean NOT NULL,
    PRIMARY KEY (account, game)
);
CREATE INDEX account_games_live_idx ON account_games (account, game DESC) WHERE live;
CREATE INDEX account_games_game_idx ON account_games (game);

-- One writer at a time (it holds the projection's position), so that ids grow as they commit.
CREATE TABLE account_feed (
    id      bigserial   PRIMARY KEY,
    account uuid        NOT NULL,
    number  bigint      NOT NULL,
    game    uuid        NOT NULL,
    version bigint      NOT NULL,
    kind    text        NOT NULL,
    detail  jsonb       NOT NULL,
    at      timestamptz NOT NULL,
    UNIQUE (account, number)
);
