"""Card definitions in Postgres: kept by digest, never overwritten."""

import msgspec

from domain.cards.catalogue import Catalogue
from domain.cards.earlier import read_definition
from infra.postgres.pool import Pool


async def kept(pool: Pool, catalogue: Catalogue) -> Catalogue:
    """Keep every definition of a catalogue, and return it with the older ones that games name."""
    cards = catalogue.definitions
    async with pool.connection() as connection:
        await connection.execute(
            "INSERT INTO card_definitions (digest, name, body)"
            " SELECT * FROM unnest(%s::text[], %s::text[], %s::bytea[])"
            " ON CONFLICT (digest) DO NOTHING",
            [
                [card.digest for card in cards],
                [card.name for card in cards],
                [msgspec.json.encode(card, order="sorted") for card in cards],
            ],
        )
        cursor = await connection.execute(
            "SELECT digest, body FROM card_definitions WHERE digest <> ALL(%s)",
            [[card.digest for card in cards]],
        )
        rows = await cursor.fetchall()
    return catalogue.with_older(
        {str(digest): read_definition(bytes(body)) for digest, body in rows}
    )
