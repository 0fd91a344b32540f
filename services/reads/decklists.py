"""What is doubtful about the lines of a decklist, once its cards are looked up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from domain.deck.decklist import Listed
from services.card_pool import CardPool, Place, PoolCard, near_names

Json = dict[str, Any]


class Doubts(msgspec.Struct, frozen=True):
    """Lines by what is doubtful about them, each with its number and the name it has."""

    unknown: tuple[Json, ...] = ()
    ambiguous: tuple[Json, ...] = ()
    unplayable: tuple[Json, ...] = ()
    no_printing: tuple[Json, ...] = ()

    def document(self) -> Json:
        """Return them by kind, as lists."""
        return {name: list(lines) for name, lines in msgspec.structs.asdict(self).items()}

    @classmethod
    async def of(
        cls,
        listed: Sequence[Listed],
        found: Mapping[str, Sequence[PoolCard]],
        pool: CardPool,
    ) -> Doubts:
        """Return what is doubtful: ``found`` tells the cards that each name means."""
        lines = [(each, found.get(each.entry.name, ())) for each in listed]
        near = await near_names(pool, [one.entry.name for one, cards in lines if not cards])
        return cls(
            unknown=tuple(
                _line(one, suggestions=list(near.get(one.entry.name, ())))
                for one, cards in lines
                if not cards
            ),
            ambiguous=tuple(
                _line(one, candidates=[card.facts.name for card in cards])
                for one, cards in lines
                if len(cards) > 1
            ),
            unplayable=tuple(
                _line(one, card=cards[0].facts.name, reason=cards[0].reason)
                for one, cards in lines
                if len(cards) == 1 and not cards[0].playable
            ),
            no_printing=await _without_printing(lines, pool),
        )


def _line(listed: Listed, **more: object) -> Json:
    return {"line": listed.line, "name": listed.entry.name, **more}


async def _without_printing(
    lines: Sequence[tuple[Listed, Sequence[PoolCard]]], pool: CardPool
) -> tuple[Json, ...]:
    """Return the lines that name a printing which their card does not have."""
    placed = {
        Place(cards[0].facts.name, one.entry.set_code, one.entry.number): one
        for one, cards in reversed(lines)
        if len(cards) == 1 and one.entry.set_code is not None
    }
    missing = await pool.missing(tuple(placed)) if placed else ()
    found = [
        _line(placed[place], set_code=place.set_code, number=place.number) for place in missing
    ]
    return tuple(sorted(found, key=lambda line: int(line["line"])))
