-- Which tables there are; rebuilt from the log whenever wanted.
CREATE TABLE lobby (
    game      uuid        PRIMARY KEY,
    version   bigint      NOT NULL,
    status    text        NOT NULL,
    format    text        NOT NULL,
    size      smallint    NOT NULL,
    seats     jsonb       NOT NULL,
    changed_at timestamptz NOT NULL
);
CREATE INDEX lobby_status_idx ON lobby (status, game DESC);

-- Audits as jobs: ordered, taken by one process, done. A report is derived data.
CREATE TABLE audits (
    id         uuid        PRIMARY KEY,
    game       uuid        NOT NULL,
    account    uuid        NOT NULL,
    key        text,
    body_hash  text        NOT NULL,
    status     text        NOT NULL DEFAULT 'queued',
    verdict    text,
    report     jsonb,
    ordered_at timestamptz NOT NULL,
    taken_at   timestamptz,
    done_at    timestamptz,
    UNIQUE (account, key)
);
CREATE INDEX audits_game_idx ON audits (game, id DESC);
CREATE INDEX audits_waiting_idx ON audits (id) WHERE status IN ('queued', 'running');
