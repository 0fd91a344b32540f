-- The chain's head of every finished game, kept apart from its events: without it, events cut
-- off at the end with their heads would not be missed.
CREATE TABLE anchors (
    stream      uuid        NOT NULL,
    version     bigint      NOT NULL,
    head        text        NOT NULL,
    anchored_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (stream, version)
);
CREATE TRIGGER anchors_are_immutable BEFORE UPDATE OR DELETE ON anchors
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER anchors_are_not_truncated BEFORE TRUNCATE ON anchors
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
