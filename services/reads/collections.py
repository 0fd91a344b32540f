"""Collections as they are read: one's own from its stream, what lasts across from the records."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from uuid import UUID

import msgspec

from domain.cards.names import folded
from domain.collection.card import PhysicalCard
from domain.kernel.refusals import Malformed, NotFound
from services.card_records import CardRecords, Side
from services.documents.around import settlement_document
from services.documents.physical_cards import (
    head_to_head_json,
    history_json,
    offer_json,
    own_card_json,
    signed_json,
)
from services.holdings import Holdings
from services.people import People
from services.tables import Tables

Json = dict[str, Any]


class CardsWanted(msgspec.Struct, frozen=True, kw_only=True):
    """Which of one's cards are looked for; every part that is given must fit.

    ``name`` is part of a name, ``after`` the id of the last card of the page before.
    """

    name: str = ""
    signed_by: str | None = None
    signed: bool | None = None
    locked: bool | None = None
    after: str = ""
    limit: int = 50


class CollectionReads:
    """What can be asked of physical cards."""

    def __init__(
        self, holdings: Holdings, people: People, records: CardRecords, tables: Tables
    ) -> None:
        self._tables = tables
        self._holdings = holdings
        self._people = people
        self._records = records

    async def cards(self, account: UUID, wanted: CardsWanted) -> Json:
        """Return a page of an account's own cards, in the order of their ids.

        ``total`` counts what fits from the page's beginning on. Raises ``Malformed`` for what is
        no cursor.
        """
        after = _card(wanted.after)
        collection = await self._holdings.of(str(account))
        text = folded(wanted.name)
        signer = wanted.signed_by.casefold() if wanted.signed_by is not None else None

        def fits(card: PhysicalCard) -> bool:
            return (
                card.id > after
                and text in folded(card.name)
                and (signer is None or signer in map(str.casefold, card.signers.values()))
                and wanted.signed in (None, bool(card.signatures))
                and wanted.locked in (None, card.id in collection.locked)
            )

        found = sorted(filter(fits, collection.cards.values()), key=lambda card: card.id)
        page = found[: wanted.limit]
        return {
            "cards": [own_card_json(card, collection) for card in page],
            "total": len(found),
            "next": page[-1].id if len(found) > len(page) else None,
        }

    async def own(self, account: UUID, cards: Sequence[PhysicalCard]) -> Sequence[Json]:
        """Return cards as their owner sees them now."""
        collection = await self._holdings.of(str(account))
        return [own_card_json(card, collection) for card in cards]

    async def offers(self, account: UUID) -> Json:
        """Return the offers that an account made and received and that are open."""
        collection = await self._holdings.of(str(account))
        told = [
            offer_json(
                each, collection.cards[each.card] if each.made else collection.shown[each.id]
            )
            for each in collection.offers.values()
        ]
        return {
            "made": [each for each in told if each["direction"] == "made"],
            "received": [each for each in told if each["direction"] == "received"],
        }

    async def settlements(self, account: UUID) -> Json:
        """Return the settlements that hold cards of an account's, the oldest game first."""
        collection = await self._holdings.of(str(account))
        found = []
        for game in sorted(set(collection.locked.values())):
            told = settlement_document((await self._tables.get(UUID(game))).table)
            if told is not None and told["status"] == "pending":
                found.append(told)
        return {"settlements": found}

    async def history(self, account: UUID, card: UUID) -> Json:
        """Return a card's provenance; raises ``NotFound`` for who has no part in it.

        Whose a card is and who signed it is open to all who have a part in it; which cards a
        deck is made of, and so what a game holds, is their owner's alone (C-35).
        """
        await self._records.caught_up(await self._holdings.reached(str(account)))
        found = await self._records.history(card)
        if found is None or str(account) not in found.parties:
            raise NotFound("There is no such card.")
        return history_json(found, await self._names(found.parties), str(account))

    async def signatures(
        self, account: UUID, name: str, side: Side, after: str | None, limit: int
    ) -> Json:
        """Return the signatures that a player gave, or holds; raises ``NotFound``."""
        whose, written = await self._people.called(name)
        await self._records.caught_up(await self._holdings.reached(str(account)))
        found = await self._records.signatures(UUID(whose), side, _cursor(after), limit + 1)
        page = found[:limit]
        names = await self._names({each.owner for each in page})
        return {
            "player": written,
            "side": side,
            "signatures": [signed_json(each, names) for each in page],
            "next": page[-1].cursor if len(found) > limit else None,
        }

    async def head_to_head(self, account: UUID, name: str, other: str) -> Json:
        """Return two players' record against one another; raises ``NotFound``, ``Malformed``."""
        one, first = await self._people.called(name)
        two, second = await self._people.called(other)
        if one == two:
            raise Malformed("These are one player.", code="same-player")
        await self._records.caught_up(await self._holdings.reached(str(account)))
        # A private table is there for who was at it alone.
        private = str(account) in {one, two}
        found = await self._records.between(UUID(one), UUID(two), private=private)
        return head_to_head_json(found, (first, second))

    async def _names(self, accounts: frozenset[str] | set[str]) -> dict[str, str]:
        return {each: await self._people.name_of(each) for each in accounts}


def _card(after: str) -> str:
    """Return a cursor that is a card's id, or none; raises ``Malformed``."""
    try:
        return str(UUID(after)) if after else ""
    except ValueError:
        raise Malformed("That is no cursor of this list.", code="bad-cursor") from None


def _cursor(after: str | None) -> str | None:
    """Return a cursor if it can be one; raises ``Malformed``."""
    if after is None:
        return None
    try:
        card, signer = (str(UUID(part)) for part in after.split("."))
    except ValueError:
        raise Malformed("That is no cursor of this list.", code="bad-cursor") from None
    return f"{card}.{signer}"
