"""Bringing a file of card data into the pool: all of it in one transaction, or nothing."""

import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psycopg

from domain.cards.catalogue import Catalogue
from domain.cards.facts import CardFacts, Printing
from infra.carddata.files import Broken, CardFile
from infra.carddata.records import Skipped
from infra.carddata.reports import Counts, Reached, Report
from infra.carddata.staging import Staging

ONE_AT_A_TIME = 0x706F6F6C
"""The advisory lock of whoever changes the pool."""

EXAMPLES = 5
TOLD_EVERY = 500
"""Records between two words of progress."""

# What a file tells last of a card or printing counts.
_CARDS = """
    WITH latest AS (SELECT DISTINCT ON (key) * FROM staged_cards ORDER BY key, seq DESC),
    written AS (
        INSERT INTO pool_cards AS old (key, name, digest, names, types, colors, mana_value,
                                       playable, reason, definition)
        SELECT key, name, digest, names, types, colors, mana_value, playable, reason, definition
        FROM latest
        ON CONFLICT (key) DO UPDATE SET
            name = excluded.name, digest = excluded.digest, names = excluded.names,
            types = excluded.types, colors = excluded.colors, mana_value = excluded.mana_value,
            playable = excluded.playable, reason = excluded.reason,
            definition = excluded.definition, starter = false
        WHERE old.digest <> excluded.digest OR old.starter
              OR (old.playable, old.reason) IS DISTINCT FROM (excluded.playable, excluded.reason)
        RETURNING key, (xmax = 0) AS added
    )
    SELECT (SELECT count(*) FROM latest),
           count(*) FILTER (WHERE added), count(*) FILTER (WHERE NOT added) FROM written
"""
_NAMES = """
    DELETE FROM pool_names n USING pool_cards c
    WHERE n.key = c.key AND NOT n.folded = ANY(c.names)
"""
_MORE_NAMES = """
    INSERT INTO pool_names (folded, key) SELECT DISTINCT unnest(c.names), c.key
    FROM pool_cards c WHERE c.key IN (SELECT key FROM staged_cards) ON CONFLICT DO NOTHING
"""
_PRINTINGS = """
    WITH latest AS (
        SELECT DISTINCT ON (set_code, number, key) * FROM staged_printings
        ORDER BY set_code, number, key, seq DESC
    ), written AS (
        INSERT INTO pool_printings AS old (set_code, number, key, digest, rarity, released)
        SELECT set_code, number, key, digest, rarity, released FROM latest
        ON CONFLICT (set_code, number, key) DO UPDATE SET
            digest = excluded.digest, rarity = excluded.rarity, released = excluded.released,
            starter = false
        WHERE old.digest <> excluded.digest OR old.starter
        RETURNING (xmax = 0) AS added
    )
    SELECT (SELECT count(*) FROM latest),
           count(*) FILTER (WHERE added), count(*) FILTER (WHERE NOT added) FROM written
"""
_WITHOUT_CARD = """
    SELECT count(DISTINCT p.key), (array_agg(DISTINCT p.key))[1:%s] FROM staged_printings p
    WHERE NOT EXISTS (SELECT FROM pool_cards c WHERE c.key = p.key)
"""


class Busy(Exception):
    """Another import is under way."""


Told = Callable[[Reached], None]
Settled = Callable[[Report], None]
"""Told of the report within the transaction: what it writes there counts with the cards."""


def import_cards(
    connection: psycopg.Connection[Any],
    path: Path,
    catalogue: Catalogue,
    told: Told,
    settled: Settled = lambda _: None,
) -> Report:
    """Import a file in one transaction of this connection; the same file again changes nothing.

    Raises ``Broken``, saying where, ``Busy``, and ``OSError`` for a file that cannot be opened.
    """
    begun = time.monotonic()
    source = CardFile(path)
    try:
        with connection.transaction():
            row = _one(connection, "SELECT pg_try_advisory_xact_lock(%s)", ONE_AT_A_TIME)
            if not row[0]:
                raise Busy("Another import is under way; try again when it is done.")
            staging = Staging(connection, catalogue)
            skipped = _stage(source, staging, told)
            report = _count(connection, source, skipped, begun)
            settled(report)
            return report
    finally:
        source.close()


def _stage(source: CardFile, staging: Staging, told: Told) -> Counter[str]:
    skipped: Counter[str] = Counter()
    number = 0
    for number, record in enumerate(source, start=1):
        match record:
            case CardFacts():
                staging.card(record)
            case Printing():
                staging.printing(record)
            case Skipped(reason):
                skipped[reason] += 1
        if number % TOLD_EVERY == 0:
            told(Reached(source.taken, source.size, number))
    if number == sum(skipped.values()):
        raise Broken("The file holds no card.")
    staging.keep()
    told(Reached(source.size, source.size, number))
    return skipped


def _count(
    connection: psycopg.Connection[Any], source: CardFile, skipped: Counter[str], begun: float
) -> Report:
    cards = Counts(*_one(connection, _CARDS))
    connection.execute(_MORE_NAMES)
    connection.execute(_NAMES)
    printings = Counts(*_one(connection, _PRINTINGS))
    without, examples = _one(connection, _WITHOUT_CARD, EXAMPLES)
    (playable,) = _one(connection, "SELECT count(*) FROM pool_cards WHERE playable")
    return Report(
        shape=source.shape,
        bytes=source.size,
        seconds=round(time.monotonic() - begun, 1),
        cards=cards,
        printings=printings,
        playable=playable,
        skipped=dict(skipped),
        without_card=without,
        without_card_examples=tuple(examples or ()),
    )


def _one(connection: psycopg.Connection[Any], statement: Any, *arguments: object) -> Any:
    row = connection.execute(statement, arguments).fetchone()
    if row is None:
        raise AssertionError("an aggregate has a row")
    return row
