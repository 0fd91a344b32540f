-- The event log: streams of immutable events with one global order.
-- The first five columns are those of the eventsourcing library.
CREATE TABLE events (
    originator_id      uuid        NOT NULL,
    originator_version bigint      NOT NULL,
    topic              text        NOT NULL,
    state              bytea       NOT NULL,
    notification_id    bigserial   NOT NULL,
    command_id         uuid        NOT NULL,
    -- Events of one command are numbered from 0: a command id serves once a stream.
    part               smallint    NOT NULL DEFAULT 0,
    actor              text        NOT NULL DEFAULT '',
    head               text        NOT NULL DEFAULT '',
    recorded_at        timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (originator_id, originator_version),
    UNIQUE (originator_id, command_id, part)
);
CREATE INDEX events_notification_id_idx ON events (notification_id);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'events are never changed or removed';
END
$$;
CREATE TRIGGER events_are_immutable BEFORE UPDATE OR DELETE ON events
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER events_are_not_truncated BEFORE TRUNCATE ON events
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE idempotency (
    account     uuid        NOT NULL,
    key         text        NOT NULL,
    body_hash   text        NOT NULL,
    resource    text        NOT NULL,
    version     bigint      NOT NULL,
    recorded_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (account, key)
);

-- Cached folds; every row may be deleted at any time.
CREATE TABLE snapshots (
    stream   uuid        NOT NULL,
    version  bigint      NOT NULL,
    schema   integer     NOT NULL,
    head     text        NOT NULL,
    state    bytea       NOT NULL,
    taken_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (stream, schema, version)
);

-- How far each projection has read the log.
CREATE TABLE projections (
    name     text   PRIMARY KEY,
    position bigint NOT NULL
);
