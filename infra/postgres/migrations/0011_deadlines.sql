-- Which games have a time that will be over, and when the first of them is: one row a game,
-- rebuilt from the log whenever wanted. What is due is leased to one process at a time.
CREATE TABLE deadlines (
    game    uuid        PRIMARY KEY,
    version bigint      NOT NULL,
    due     timestamptz,
    open    jsonb       NOT NULL,
    leased  timestamptz
);
CREATE INDEX deadlines_due_idx ON deadlines (due) WHERE due IS NOT NULL;

-- When some process of the service was last alive; the one row is locked by whoever looks.
CREATE TABLE heartbeat (
    one boolean     PRIMARY KEY DEFAULT true CHECK (one),
    at  timestamptz NOT NULL
);

-- When no process was alive. An outage is settled once every clock was held for it;
-- ``position`` is how far the log was then: deadlines must have been projected so far.
CREATE TABLE outages (
    id       uuid        PRIMARY KEY,
    started  timestamptz NOT NULL,
    ended    timestamptz NOT NULL,
    position bigint      NOT NULL,
    settled  boolean     NOT NULL DEFAULT false
);
CREATE INDEX outages_unsettled_idx ON outages (started) WHERE NOT settled;

-- For whom a private table is there; none: for everybody.
ALTER TABLE lobby ADD COLUMN accounts text[];
