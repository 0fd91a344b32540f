"""Telling the pool of the cards that the service ships, and what of the rest it can play.

Done at every start, and in vain but for the first one after a release: the pool notes which
catalogue it was told of. What was imported stays; the starter's facts fill the gaps.
"""

import hashlib
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
import psycopg
from psycopg import sql

from domain.cards.catalogue import Catalogue
from domain.cards.facts import CardFacts, Printing
from domain.cards.playability import facts_of, verdict
from infra.carddata.importing import ONE_AT_A_TIME
from infra.carddata.staging import Staging

_GONE = """
    DELETE FROM pool_cards c
    WHERE c.starter AND NOT EXISTS (SELECT FROM staged_cards s WHERE s.key = c.key)
"""
_GONE_PRINTINGS = """
    DELETE FROM pool_printings p
    WHERE p.starter AND NOT EXISTS (
        SELECT FROM staged_printings s
        WHERE (s.set_code, s.number, s.key) = (p.set_code, p.number, p.key))
"""
_CARDS = """
    INSERT INTO pool_cards AS old (key, name, digest, names, types, colors, mana_value, playable,
                                   reason, definition, starter)
    SELECT key, name, digest, names, types, colors, mana_value, playable, reason, definition, true
    FROM staged_cards
    ON CONFLICT (key) DO UPDATE SET
        name = excluded.name, digest = excluded.digest, names = excluded.names,
        types = excluded.types, colors = excluded.colors, mana_value = excluded.mana_value,
        playable = excluded.playable, reason = excluded.reason, definition = excluded.definition
    WHERE old.starter
"""
_NAMES = """
    INSERT INTO pool_names (folded, key) SELECT DISTINCT unnest(names), key
    FROM pool_cards WHERE starter ON CONFLICT DO NOTHING
"""
_PRINTINGS = """
    INSERT INTO pool_printings AS old (set_code, number, key, digest, rarity, released, starter)
    SELECT set_code, number, key, digest, rarity, released, true FROM staged_printings
    ON CONFLICT (set_code, number, key) DO UPDATE SET
        digest = excluded.digest, rarity = excluded.rarity, released = excluded.released
    WHERE old.starter
"""
_IMPORTED = """
    SELECT c.key, b.body, c.playable, c.reason, c.definition
    FROM pool_cards c JOIN pool_bodies b ON b.digest = c.digest
    WHERE NOT c.starter AND (c.playable OR c.key IN (SELECT key FROM pool_names
                                                     WHERE folded = ANY(%s)))
"""
_JUDGED = """
    UPDATE pool_cards SET playable = %s, reason = %s, definition = %s WHERE key = %s
"""

_facts = msgspec.json.Decoder(CardFacts)


def tell_pool(
    url: str, catalogue: Catalogue, printings: Sequence[Printing], role: str | None = None
) -> bool:
    """Bring the pool up to the catalogue, as a role; return whether there was anything to do."""
    told = _digest(catalogue, printings)
    with psycopg.connect(url) as connection:
        if role is not None:
            connection.execute(sql.SQL("SET ROLE {}").format(sql.Identifier(role)))
        if _known(connection) == told:
            return False
        connection.execute("SELECT pg_advisory_xact_lock(%s)", [ONE_AT_A_TIME])
        if _known(connection) == told:
            return False  # somebody else was just at it
        _fill(connection, catalogue, printings)
        _judge_imported(connection, catalogue)
        connection.execute(
            "INSERT INTO pool_catalogue (digest) VALUES (%s)"
            " ON CONFLICT (one) DO UPDATE SET digest = excluded.digest",
            [told],
        )
    return True


def _known(connection: psycopg.Connection[Any]) -> str | None:
    row = connection.execute("SELECT digest FROM pool_catalogue").fetchone()
    return None if row is None else str(row[0])


def _digest(catalogue: Catalogue, printings: Iterable[Printing]) -> str:
    parts = sorted(card.digest for card in catalogue.definitions)
    parts += sorted(printing.digest for printing in printings)
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def _fill(
    connection: psycopg.Connection[Any], catalogue: Catalogue, printings: Sequence[Printing]
) -> None:
    staging = Staging(connection, catalogue)
    for card in catalogue.definitions:
        staging.card(facts_of(card))
    for printing in printings:
        staging.printing(printing)
    staging.keep()
    for statement in (_GONE, _GONE_PRINTINGS, _CARDS, _NAMES, _PRINTINGS):
        connection.execute(statement)


def _judge_imported(connection: psycopg.Connection[Any], catalogue: Catalogue) -> None:
    """Judge anew the imported cards that could be played before or are in the catalogue now."""
    names = [name for card in catalogue.definitions for name in facts_of(card).names]
    changed = []
    for key, body, *before in connection.execute(_IMPORTED, [names]).fetchall():
        found = verdict(_facts.decode(body), catalogue)
        if [found.playable, found.reason, found.definition] != before:
            changed.append((found.playable, found.reason, found.definition, key))
    if changed:
        with connection.cursor() as cursor:
            cursor.executemany(_JUDGED, changed)
