-- The card pool: every card that is known, whether or not the engine plays it.
--
-- pool_bodies holds facts and printings by digest and for ever; the other tables say which of
-- them are current and how they are found, and can be made anew from an import.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE pool_bodies (
    digest  text        PRIMARY KEY,
    body    bytea       NOT NULL,
    kept_at timestamptz NOT NULL DEFAULT now()
);

-- key: the full name without accents and case; names: that and each face's, alike.
CREATE TABLE pool_cards (
    key        text    PRIMARY KEY,
    name       text    NOT NULL,
    digest     text    NOT NULL REFERENCES pool_bodies,
    names      text[]  NOT NULL,
    types      text[]  NOT NULL,
    colors     text[]  NOT NULL,
    mana_value real    NOT NULL,
    playable   boolean NOT NULL,
    reason     text    NOT NULL,
    definition text,
    starter    boolean NOT NULL DEFAULT false
);
CREATE INDEX pool_cards_types ON pool_cards USING gin (types);
CREATE INDEX pool_cards_playable ON pool_cards (key) WHERE playable;

CREATE TABLE pool_names (
    folded text NOT NULL,
    key    text NOT NULL REFERENCES pool_cards ON DELETE CASCADE,
    PRIMARY KEY (folded, key)
);
CREATE INDEX pool_names_key ON pool_names (key);
CREATE INDEX pool_names_prefix ON pool_names (folded text_pattern_ops);
CREATE INDEX pool_names_alike ON pool_names USING gin (folded gin_trgm_ops);

-- A printing may be known before its card is: key has no foreign key.
CREATE TABLE pool_printings (
    set_code    text    NOT NULL,
    number      text    NOT NULL,
    key         text    NOT NULL,
    digest      text    NOT NULL REFERENCES pool_bodies,
    rarity      text    NOT NULL,
    released    date,
    starter     boolean NOT NULL DEFAULT false,
    PRIMARY KEY (set_code, number, key)
);
CREATE INDEX pool_printings_key ON pool_printings (key, set_code);

CREATE TABLE pool_imports (
    id         uuid        PRIMARY KEY,
    file       text        NOT NULL,
    status     text        NOT NULL,
    account    uuid,
    key        text,
    body_hash  text        NOT NULL DEFAULT '',
    ordered_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    seen_at    timestamptz NOT NULL DEFAULT clock_timestamp(),
    share      real        NOT NULL DEFAULT 0,
    report     jsonb       NOT NULL DEFAULT '{}',
    UNIQUE (account, key)
);
CREATE INDEX pool_imports_ordered ON pool_imports (ordered_at DESC);

-- Which state of the starter catalogue the pool was last told of.
CREATE TABLE pool_catalogue (
    one    boolean PRIMARY KEY DEFAULT true CHECK (one),
    digest text    NOT NULL
);

DO $$
BEGIN
    IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'antechamber_service') THEN
        REVOKE UPDATE, DELETE ON pool_bodies FROM antechamber_service;
    END IF;
END
$$;
