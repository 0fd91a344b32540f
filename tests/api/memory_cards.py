"""What is kept of physical cards, projected from a store in memory whenever somebody asks."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from uuid import UUID

from domain.collection.card import PhysicalCard
from domain.game.settlement import SettlementOpened
from services.card_records import (
    CardHistory,
    Figures,
    HeadToHead,
    LedgerLine,
    Side,
    SignedCard,
)
from services.projections.card_records import (
    Held,
    Signed,
    TakenOut,
    changes,
    entries,
    of_game,
)
from tests.api.memory import MemoryFeeds, MemoryStore


class MemoryCardRecords:
    """Implements ``services.card_records.CardRecords``; games are counted from the feeds' notes."""

    def __init__(self, store: MemoryStore, feeds: MemoryFeeds) -> None:
        self._store = store
        self._feeds = feeds
        self._seen = 0
        self._cards: dict[str, tuple[PhysicalCard, str | None]] = {}
        self._lines: dict[str, list[LedgerLine]] = defaultdict(list)
        self._staked: dict[str, dict[str, str]] = defaultdict(dict)

    async def caught_up(self, position: int) -> bool:
        self._follow()
        return self._seen >= position

    async def history(self, card: UUID) -> CardHistory | None:
        self._follow()
        found = self._cards.get(str(card))
        return CardHistory(*found, tuple(self._lines[str(card)])) if found else None

    async def signatures(
        self, account: UUID, side: Side, after: str | None, limit: int
    ) -> Sequence[SignedCard]:
        self._follow()
        found = [
            SignedCard(card, owner, each)
            for card, owner in self._cards.values()
            if owner is not None
            for each in card.signatures
            if str(account) == (each.by if side == "given" else owner)
        ]
        return sorted(
            (each for each in found if each.cursor > (after or "")), key=lambda each: each.cursor
        )[:limit]

    async def between(self, one: UUID, other: UUID, *, private: bool) -> HeadToHead:
        self._follow()
        won: Counter[str] = Counter()
        games = 0
        for note in await self._feeds.met(str(one), str(other)):
            if note.private and not private:
                continue
            games += 1
            winners = {note.seats[seat].account for seat in (note.result or {})["winners"]}
            if len(winners & {str(one), str(other)}) == 1:
                won.update(winner for winner in winners if winner)
        return HeadToHead(
            games=games,
            drawn=games - won[str(one)] - won[str(other)],
            one=self._figures(str(one), str(other), won),
            other=self._figures(str(other), str(one), won),
        )

    def _figures(self, winner: str, loser: str, won: Counter[str]) -> Figures:
        told = Counter(
            line.entry.kind
            for lines in self._lines.values()
            for line in lines
            if (line.entry.account, line.entry.other) == (loser, winner)
        )
        holds = sum(
            loser in card.signers for card, owner in self._cards.values() if owner == winner
        )
        return Figures(won=won[winner], taken=told["lost"], signed=told["signed"], holds=holds)

    def _follow(self) -> None:
        for one in self._store.order[self._seen :]:
            game = str(one.stream)
            if isinstance(one.event, SettlementOpened):
                self._staked[game] = {each.id: each.card for each in one.event.stakes}
            owners = {card: owner for card, (_, owner) in self._cards.items() if owner}
            told = (
                *entries(one.event),
                *of_game(one.event, game, self._staked[game], owners),
            )
            for entry in told:
                self._lines[entry.card].append(LedgerLine(one.position, one.at, entry))
            for change in changes(one.event):
                match change:
                    case Held(card=card, owner=owner):
                        self._cards[card.id] = card, owner
                    case Signed(card=card_id, signature=signature):
                        card, held_by = self._cards[card_id]
                        self._cards[card_id] = card.signed(signature), held_by
                    case TakenOut(card=card_id):
                        self._cards[card_id] = self._cards[card_id][0], None
        self._seen = len(self._store.order)
