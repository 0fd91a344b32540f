"""Accounts with small collections, and processes of the service around one store.

::

    world = World(store, clock)
    process = world.process()
    game = await process.begun("anna", "ben")
    await process.concede(game, "anna")

Decks are whatever twelve cards an account has free, so that a game costs milliseconds; what a
deck may be made of is no matter here.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from uuid import UUID, uuid5

from domain.cards.catalogue import STARTER
from domain.collection import decider
from domain.collection.card import PhysicalCard
from domain.collection.collection import Collection, collection_stream
from domain.game.events import DeckEntry
from domain.game.settlement import Choice
from domain.game.state import Table
from domain.game.timing import Terms
from domain.kernel.refusals import NotFound
from services.commands.collections import Collections
from services.commands.committing import Committing
from services.commands.deadlines import Expiring
from services.commands.games import Games, Wanted
from services.commands.locking import copy_of
from services.commands.playing import Deadlines, LaidOut
from services.commands.settling import Settling
from services.handling import Request
from services.holdings import Holdings
from services.ports import Append, Entropy, EventStore
from services.rulesets import Rulesets
from services.tables import Tables
from tests.api.memory import MemoryDeadlines, MemoryLobby, MemorySnapshots, MemoryViews
from tests.api.memory_pool import MemoryPool
from tests.support.timed_games import HandClock

_PEOPLE = UUID("0d8b5a62-63b0-4a52-8ed5-6a4c9f9dbd0a")
NAMES = (
    "Terror", "Shock", "Serra Angel", "Counterspell", "Giant Growth", "Lightning Bolt",
    "Llanowar Elves", "Air Elemental", "Gravedigger", "Pacifism", "Hill Giant", "Grizzly Bears",
)  # fmt: skip
"""Cards that everybody has: whoever wins one played one of that name."""

SIZE = len(NAMES)


def account_of(name: str) -> UUID:
    """Return the account of a name."""
    return uuid5(_PEOPLE, name)


class FreeCards:
    """Brings the first twelve names of which an account has a card that nothing holds."""

    def __init__(self, holdings: Holdings) -> None:
        self._holdings = holdings

    async def bring(
        self, account: UUID, deck: UUID, format_id: str, options: Mapping[str, object]
    ) -> tuple[DeckEntry, ...]:
        collection = await self._holdings.of(str(account))
        chosen: dict[str, PhysicalCard] = {}
        for card in collection.cards.values():
            if deck.int or card.id not in collection.locked:
                chosen.setdefault(card.name, card)
        entries = []
        for name, card in list(chosen.items())[:SIZE]:
            found = STARTER.find(name)
            assert found is not None
            entries.append(DeckEntry(found.name, found.digest, 1, (copy_of(card),)))
        return tuple(entries)

    async def lay_out(
        self, account: UUID, format_id: str, seats: int, options: Mapping[str, object]
    ) -> LaidOut:
        return LaidOut()


class Nobody:
    """Nobody is invited here."""

    async def named(self, name: str) -> tuple[UUID, str]:
        raise NotFound(name)


ANY, FREE = UUID(int=1), UUID(int=0)
"""Decks: of any cards, held or not, and of free ones alone."""


class Process:
    """One process of the service: its own memory, on the store of all."""

    def __init__(
        self,
        store: EventStore,
        clock: HandClock,
        entropy: Entropy,
        deadlines: Deadlines | None = None,
    ) -> None:
        self.store, self.clock = store, clock
        noted = deadlines or MemoryDeadlines()
        self.tables = Tables(store, MemorySnapshots())
        self.holdings = Holdings(store)
        rulesets = Rulesets(STARTER)
        committing = Committing(
            store, self.tables, MemoryViews(), rulesets, MemoryLobby(), noted, clock, entropy
        )
        collections = Collections(store, self.holdings, MemoryPool(), clock, entropy)
        self.committing = committing
        self.settling = Settling(self.tables, collections, committing, clock)
        self.games = Games(
            self.tables, rulesets, FreeCards(self.holdings), Nobody(), committing, self.settling,
            clock, entropy, Terms(shuffle=60, settlement=3600),
        )  # fmt: skip
        self.expiring = Expiring(self.tables, committing, self.settling, noted, clock)
        self._entropy = entropy

    async def register(self, name: str, names: Sequence[str] = NAMES) -> None:
        """Give somebody one card of each of these names."""
        collection = await self.collection(name)
        cards = tuple(
            PhysicalCard(
                id=str(self._entropy.uuid()), name=each, registered_by=str(account_of(name)),
                registered_at=self.clock.now(),
            )
            for each in names
        )  # fmt: skip
        events = decider.register(collection, cards)
        await self.store.append(
            Append(collection_stream(str(account_of(name))), collection.version, events),
            command_id=self._entropy.uuid(),
            actor=str(account_of(name)),
            at=self.clock.now(),
        )

    async def collection(self, name: str) -> Collection:
        return await self.holdings.of(str(account_of(name)))

    async def opened(self, name: str, seats: int = 2) -> UUID:
        wanted = Wanted(format="centurion", seats=seats)
        return UUID((await self.games.open(Request(account_of(name)), wanted)).id)

    async def sit(self, game: UUID, name: str, deck: UUID = FREE) -> None:
        request = Request(account_of(name))
        await self.games.take_seat(request, name, game, deck, waives=True)

    async def begun(self, *names: str) -> UUID:
        """Return a game of these people at its first decision."""
        game = await self.opened(names[0], len(names))
        for name in names:
            await self.sit(game, name)
        return game

    async def concede(self, game: UUID, name: str) -> Table:
        return await self.games.act(Request(account_of(name)), game, "concede", {})

    async def claim(self, game: UUID, name: str, against: str) -> Table:
        """Let somebody claim that another is absent."""
        seat = (await self.table(game)).seat_of(str(account_of(against)))
        data = {"against": seat}
        return await self.games.act(Request(account_of(name)), game, "claim_absence", data)

    async def draw(self, game: UUID, *names: str) -> None:
        first, *others = names
        await self.games.act(Request(account_of(first)), game, "offer_draw", {})
        for name in others:
            await self.games.act(Request(account_of(name)), game, "accept_draw", {})

    async def settle(self, game: UUID, name: str, choice: Choice, stake: str = "1") -> Table:
        return await self.settling.settle(Request(account_of(name)), game, stake, choice)

    async def table(self, game: UUID) -> Table:
        return (await self.tables.refreshed(game)).table


async def counted(process: Process, *names: str) -> tuple[Counter[str], Counter[str]]:
    """Return how many owners each card has, and how many names are on it."""
    owners: Counter[str] = Counter()
    signatures: Counter[str] = Counter()
    for name in names:
        for card in (await process.collection(name)).cards.values():
            owners[card.id] += 1
            signatures[card.id] += len(card.signatures)
    return owners, signatures
