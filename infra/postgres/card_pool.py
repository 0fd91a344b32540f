"""The card pool in Postgres: searched by trigrams, prefixes and facts."""

from collections.abc import Mapping, Sequence
from typing import Any, LiteralString

import msgspec

from domain.cards.facts import CardFacts, Printing
from domain.cards.names import folded
from infra.postgres.pool import Pool
from services.card_pool import Place, PoolCard, Wanted

# Each part holds where nothing is asked; the planner drops what is constant.
_FITS: LiteralString = """
    (%(type)s::text IS NULL OR c.types @> ARRAY[%(type)s::text])
    AND (%(color)s::text IS NULL
         OR CASE WHEN %(color)s = 'C' THEN c.colors = '{}' ELSE %(color)s = ANY(c.colors) END)
    AND (%(playable)s::boolean IS NULL OR c.playable = %(playable)s)
    AND ((%(set)s::text IS NULL AND %(rarity)s::text IS NULL) OR EXISTS (
        SELECT FROM pool_printings p WHERE p.key = c.key
          AND (%(set)s::text IS NULL OR p.set_code = %(set)s)
          AND (%(rarity)s::text IS NULL OR p.rarity = %(rarity)s)))
"""
_CARD: LiteralString = "b.body, c.playable, c.reason, c.definition"
_BROWSE: LiteralString = (
    "SELECT " + _CARD + """
    FROM pool_cards c JOIN pool_bodies b ON b.digest = c.digest
    WHERE (%(after)s::text IS NULL OR c.key > %(after)s) AND """ + _FITS + """
      AND (%(pattern)s::text IS NULL
           OR c.key IN (SELECT key FROM pool_names WHERE folded LIKE %(pattern)s))
    ORDER BY c.key LIMIT %(limit)s
"""  # noqa: S608 # constants
)  # fmt: skip
_ALIKE: LiteralString = (
    "SELECT " + _CARD + """ FROM (
        SELECT key, max(similarity(folded, %(text)s)) AS near FROM pool_names
        WHERE folded %% %(text)s GROUP BY key
    ) n JOIN pool_cards c ON c.key = n.key JOIN pool_bodies b ON b.digest = c.digest
    WHERE """ + _FITS + """ ORDER BY n.near DESC, c.key LIMIT %(limit)s
"""  # noqa: S608 # constants
)  # fmt: skip
_FIND: LiteralString = (
    "SELECT n.folded, n.folded = c.key, " + _CARD + """ FROM pool_names n
    JOIN pool_cards c ON c.key = n.key JOIN pool_bodies b ON b.digest = c.digest
    WHERE n.folded = ANY(%(names)s) ORDER BY n.folded, c.key
"""  # noqa: S608 # constants
)  # fmt: skip
_PRINTINGS: LiteralString = """
    SELECT b.body FROM pool_printings p JOIN pool_bodies b ON b.digest = p.digest
    WHERE p.key = %(key)s ORDER BY p.released NULLS LAST, p.set_code, p.number
"""
_PRINTINGS_OF: LiteralString = """
    SELECT p.key, b.body FROM pool_printings p JOIN pool_bodies b ON b.digest = p.digest
    WHERE p.key = ANY(%(keys)s) ORDER BY p.key, p.released NULLS LAST, p.set_code, p.number
"""
_MISSING: LiteralString = """
    SELECT w.at FROM unnest(%(keys)s::text[], %(sets)s::text[], %(numbers)s::text[])
                     WITH ORDINALITY AS w(key, set_code, number, at)
    WHERE EXISTS (SELECT FROM pool_printings p WHERE p.key = w.key AND NOT p.starter)
      AND NOT EXISTS (SELECT FROM pool_printings p WHERE p.key = w.key
                      AND p.set_code = w.set_code
                      AND (w.number IS NULL OR p.number = w.number))
    ORDER BY w.at
"""
_NEAREST: LiteralString = """
    SELECT c.name FROM (
        SELECT key, max(similarity(folded, %(text)s)) AS near FROM pool_names
        WHERE folded %% %(text)s GROUP BY key ORDER BY near DESC, key LIMIT %(most)s
    ) n JOIN pool_cards c ON c.key = n.key ORDER BY n.near DESC, c.key
"""

_facts = msgspec.json.Decoder(CardFacts)
_printing = msgspec.json.Decoder(Printing)


class PostgresCardPool:
    """Implements ``services.card_pool.CardPool``."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    async def search(self, wanted: Wanted) -> Sequence[PoolCard]:
        """Return cards in the order of their keys; of a fuzzy search the nearest first."""
        text = folded(wanted.text)
        asked = (text, wanted.type, wanted.set_code, wanted.rarity, wanted.after)
        if not all(_storable(each) for each in asked if each is not None):
            return []
        arguments = {
            "type": wanted.type.casefold() if wanted.type else None,
            "color": wanted.color,
            "set": wanted.set_code.upper() if wanted.set_code else None,
            "rarity": wanted.rarity,
            "playable": wanted.playable,
            "after": wanted.after,
            "limit": wanted.limit,
            "text": text,
            "pattern": _pattern(text, wanted.match) if text else None,
        }
        fuzzy = wanted.match == "fuzzy" and text
        rows = await self._rows(_ALIKE if fuzzy else _BROWSE, arguments)
        return [_card(*row) for row in rows]

    async def find(self, names: Sequence[str]) -> Mapping[str, Sequence[PoolCard]]:
        """Return the cards that each name means, by folded name."""
        keys = list(dict.fromkeys(filter(_storable, map(folded, names))))
        found: dict[str, list[PoolCard]] = {key: [] for key in keys}
        whole: set[str] = set()
        for name, full, *rest in await self._rows(_FIND, {"names": keys}):
            if full:
                whole.add(name)
                found[name] = [_card(*rest)]
            elif name not in whole:
                found[name].append(_card(*rest))
        return found

    async def printings(self, name: str) -> Sequence[Printing]:
        """Return the printings of the card of that full name, the oldest first."""
        if not _storable(name):
            return []
        rows = await self._rows(_PRINTINGS, {"key": folded(name)})
        return [_printing.decode(row[0]) for row in rows]

    async def printings_of(self, names: Sequence[str]) -> Mapping[str, Sequence[Printing]]:
        """Return the printings of several cards of those full names, by folded name."""
        found: dict[str, list[Printing]] = {key: [] for key in map(folded, names)}
        keys = list(filter(_storable, found))
        for key, body in await self._rows(_PRINTINGS_OF, {"keys": keys}):
            found[key].append(_printing.decode(body))
        return found

    async def missing(self, places: Sequence[Place]) -> Sequence[Place]:
        """Return those of which the card has imported printings, but none that fits."""
        arguments = {
            "keys": [folded(place.card) for place in places],
            "sets": [place.set_code.upper() for place in places],
            "numbers": [place.number for place in places],
        }
        return [places[row[0] - 1] for row in await self._rows(_MISSING, arguments)]

    async def nearest(self, name: str, most: int = 3) -> Sequence[str]:
        """Return names that are spelt almost like this one, the nearest first."""
        if not _storable(name):
            return []
        rows = await self._rows(_NEAREST, {"text": folded(name), "most": most})
        return [str(row[0]) for row in rows]

    async def _rows(
        self, statement: LiteralString, arguments: Mapping[str, Any]
    ) -> list[tuple[Any, ...]]:
        async with self._pool.connection() as connection:
            cursor = await connection.execute(statement, arguments)
            return await cursor.fetchall()


def _storable(text: str) -> bool:
    """Whether Postgres could hold a text at all: what it cannot hold is no card's."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return "\0" not in text


def _card(body: bytes, playable: bool, reason: str, definition: str | None) -> PoolCard:
    return PoolCard(_facts.decode(body), playable, reason, definition)


def _pattern(text: str, match: str) -> str:
    """Return a LIKE pattern in which the text itself has no signs of patterns."""
    plain = text.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
    return {"exact": plain, "prefix": f"{plain}%"}.get(match, f"%{plain}%")
