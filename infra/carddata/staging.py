"""Where an import gathers what a file tells, before any of it counts.

Two tables that end with the transaction, filled by COPY; the sequence number lets the last
of several records of one card or printing win.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
import psycopg

from domain.cards.catalogue import Catalogue
from domain.cards.facts import CardFacts, Printing
from domain.cards.names import folded
from domain.cards.playability import Verdict, verdict

BATCH = 2000

_TABLES = """
    CREATE TEMPORARY TABLE staged_cards (
        seq bigint, key text, name text, digest text, body bytea, names text[], types text[],
        colors text[], mana_value real, playable boolean, reason text, definition text
    ) ON COMMIT DROP;
    CREATE TEMPORARY TABLE staged_printings (
        seq bigint, set_code text, number text, key text, digest text, body bytea, rarity text,
        released date
    ) ON COMMIT DROP
"""
_KEEP = """
    INSERT INTO pool_bodies (digest, body)
    SELECT digest, body FROM staged_cards UNION SELECT digest, body FROM staged_printings
    ON CONFLICT DO NOTHING
"""
_CARDS = "COPY staged_cards FROM STDIN"
_PRINTINGS = "COPY staged_printings FROM STDIN"

encoder = msgspec.json.Encoder(order="sorted")


class Staging:
    """Takes facts and printings in any order; each distinct one is written once."""

    def __init__(self, connection: psycopg.Connection[Any], catalogue: Catalogue) -> None:
        self._connection = connection
        self._catalogue = catalogue
        self._seen: set[bytes] = set()
        self._latest: dict[str, bytes] = {}
        self._cards: list[Sequence[object]] = []
        self._printings: list[Sequence[object]] = []
        self._seq = 0
        connection.execute(_TABLES)

    def card(self, facts: CardFacts) -> None:
        """Take a card's facts; those just taken for the same card are not taken again."""
        digest = facts.digest
        short, key = bytes.fromhex(digest), facts.key
        if self._latest.get(key) == short:
            return
        self._latest[key] = short
        found: Verdict = verdict(facts, self._catalogue)
        self._cards.append((
            self._next(), key, facts.name, digest, encoder.encode(facts), list(facts.names),
            list(facts.type_words), list(facts.colors), facts.mana_value, found.playable,
            found.reason, found.definition,
        ))  # fmt: skip
        if len(self._cards) >= BATCH:
            self.flush()

    def printing(self, printing: Printing) -> None:
        """Take a printing."""
        digest = printing.digest
        short = bytes.fromhex(digest)
        if short in self._seen:
            return
        self._seen.add(short)
        self._printings.append((
            self._next(), printing.set_code, printing.number, folded(printing.card), digest,
            encoder.encode(printing), printing.rarity, printing.released,
        ))  # fmt: skip
        if len(self._printings) >= BATCH:
            self.flush()

    def keep(self) -> None:
        """Write what is held, and keep every body by its digest, for ever."""
        self.flush()
        self._connection.execute(_KEEP)

    def flush(self) -> None:
        """Write what is held."""
        for statement, rows in ((_CARDS, self._cards), (_PRINTINGS, self._printings)):
            if not rows:
                continue
            with self._connection.cursor().copy(statement) as copy:
                for row in rows:
                    copy.write_row(row)
            rows.clear()

    def _next(self) -> int:
        self._seq += 1
        return self._seq
