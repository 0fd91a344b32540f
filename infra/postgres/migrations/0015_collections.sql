-- Physical cards across collections, projected from the log with its position: every row can be
-- built again from the first event, and is the same then. Account and game ids are kept as text,
-- as the events have them.
CREATE TABLE physical_cards (
    card  uuid PRIMARY KEY,
    owner text,
    body  text NOT NULL
);
CREATE INDEX physical_cards_owner ON physical_cards (owner, card);

CREATE TABLE card_signatures (
    card   uuid NOT NULL REFERENCES physical_cards ON DELETE CASCADE,
    signer text NOT NULL,
    PRIMARY KEY (card, signer)
);
CREATE INDEX card_signatures_signer ON card_signatures (signer, card);

-- A card's ledger, in the order of the log; an event adds one entry to a card at most.
CREATE TABLE card_ledger (
    card     uuid        NOT NULL,
    position bigint      NOT NULL,
    kind     text        NOT NULL,
    account  text        NOT NULL,
    other    text,
    body     text        NOT NULL,
    at       timestamptz NOT NULL,
    PRIMARY KEY (card, position)
);
CREATE INDEX card_ledger_losses ON card_ledger (account, other) WHERE kind IN ('lost', 'signed');

-- Which card is at stake under which name in a game's settlement.
CREATE TABLE card_stakes (
    game  uuid NOT NULL,
    stake text NOT NULL,
    card  uuid NOT NULL,
    PRIMARY KEY (game, stake)
);

-- Accounts are told of offers too, which belong to no game.
ALTER TABLE account_feed ALTER COLUMN game DROP NOT NULL;
