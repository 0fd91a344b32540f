"""Random histories of physical cards: some accounts register, play for, sign and give cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from random import Random
from uuid import UUID

from domain.collection import decider
from domain.collection.card import PhysicalCard, Signature
from domain.collection.collection import Collection, collection_stream, evolve
from domain.kernel.events import Event
from domain.kernel.refusals import Refusal
from services.ports import Recorded

ACCOUNTS = tuple(str(UUID(int=number)) for number in (1, 2, 3))
_BEGAN = datetime(2026, 11, 30, 12, 0, tzinfo=UTC)
_NAMES = ("Terror", "Shock", "Opt")


class CardWorld:
    """Accounts and their collections, moved at random; refused moves change nothing."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)  # histories, no secrets
        self.collections = {name: Collection(account=name) for name in ACCOUNTS}
        self.log: list[Recorded] = []
        self.registered: dict[str, PhysicalCard] = {}
        self.signed: set[tuple[str, str]] = set()
        self.losses: Counter[tuple[str, str]] = Counter()
        self.refused = 0
        self._ids = 100

    def run(self, moves: int) -> CardWorld:
        """Make so many moves."""
        choices: tuple[Callable[[], None], ...] = (
            self.register, self.play, self.play, self.play, self.offer, self.answer, self.answer,
            self.unregister, self.arrange,
        )  # fmt: skip
        for _ in range(moves):
            try:
                self._random.choice(choices)()
            except Refusal:
                self.refused += 1
        return self

    def register(self) -> None:
        """Somebody registers two cards."""
        owner = self._somebody()
        cards = tuple(
            PhysicalCard(
                id=self._new_id(),
                name=self._random.choice(_NAMES),
                registered_by=owner.account,
                registered_at=self._now,
            )
            for _ in range(2)
        )
        self._record(owner.account, decider.register(owner, cards))
        self.registered |= {card.id: card for card in cards}

    def unregister(self) -> None:
        """Somebody takes a card out, if that can be."""
        owner, card = self._a_card()
        self._record(owner.account, decider.unregister(owner, card.id))
        del self.registered[card.id]

    def arrange(self) -> None:
        """Somebody makes a deck of a card."""
        owner, card = self._a_card()
        self._record(owner.account, decider.put_in_deck(owner, self._new_id(), (card.id,)))

    def play(self) -> None:
        """Two play for a card each; one loses, or both go home as they came."""
        loser, staked = self._a_card()
        winner, own = self._a_card()
        game = self._new_id()
        if loser.account == winner.account:
            return
        locks = [
            (loser.account, decider.lock(loser, game, [staked.id])),
            (winner.account, decider.lock(winner, game, [own.id])),
        ]
        for account, events in locks:
            self._record(account, events)
        self._settle(game, (loser.account, staked.id), (winner.account, own.id))

    def _settle(self, game: str, lost: tuple[str, str], own: tuple[str, str]) -> None:
        loser, winner = self.collections[lost[0]], self.collections[own[0]]
        signature = Signature(loser.account, f"name of {loser.account}", game, self._now)
        outcome = self._random.choice(("take", "sign_own", "draw"))
        if outcome == "take":
            card = loser.cards[lost[1]].signed(signature)
            gone = decider.lose(loser, lost[1], game, winner.account)
            come = decider.win(winner, card, game, loser.account)
            self._record(loser.account, gone)
            self._record(winner.account, come)
            self._lost(card.id, loser.account)
        elif outcome == "sign_own":
            self._record(winner.account, decider.sign(winner, own[1], game, signature))
            self._lost(own[1], loser.account)
        for account, card_id in (lost, own):
            collection = self.collections[account]
            self._record(account, decider.release(collection, game, [card_id]))

    def _lost(self, card: str, loser: str) -> None:
        self.signed.add((card, loser))
        self.losses[card, loser] += 1

    def offer(self) -> None:
        """Somebody offers a card to somebody."""
        giver, card = self._a_card()
        other = self._somebody()
        names = f"name of {giver.account}", f"name of {other.account}"
        both = decider.offer(giver, other, card.id, self._new_id(), names)
        self._record(giver.account, both[0])
        self._record(other.account, both[1])

    def answer(self) -> None:
        """Somebody accepts, declines or withdraws an offer."""
        own = self._somebody()
        if not own.offers:
            return
        offer = self._random.choice(sorted(own.offers.values(), key=lambda each: each.id))
        step = self._random.choice((decider.accept, decider.decline, decider.withdraw))
        other = self.collections[offer.other]
        giver, receiver = (own, other) if step is decider.withdraw else (other, own)
        both = step(giver, receiver, offer.id)
        self._record(giver.account, both[0])
        self._record(receiver.account, both[1])

    def _record(self, account: str, events: tuple[Event, ...]) -> None:
        for event in events:
            collection = self.collections[account]
            self.log.append(
                Recorded(
                    stream=collection_stream(account),
                    version=collection.version + 1,
                    event=event,
                    at=self._now,
                    command_id=UUID(int=len(self.log)),
                    actor=account,
                    head="",
                    position=len(self.log) + 1,
                )
            )
            self.collections[account] = evolve(collection, event)

    def _somebody(self) -> Collection:
        return self.collections[self._random.choice(ACCOUNTS)]

    def _a_card(self) -> tuple[Collection, PhysicalCard]:
        owner = self._somebody()
        if not owner.cards:
            self.register()
            owner = next(each for each in self.collections.values() if each.cards)
        return owner, owner.cards[self._random.choice(sorted(owner.cards))]

    def _new_id(self) -> str:
        self._ids += 1
        return str(UUID(int=self._ids))

    @property
    def _now(self) -> datetime:
        return _BEGAN + timedelta(seconds=len(self.log))
