"""Collections in memory: never behind what is recorded, and never too many."""

from collections.abc import Sequence
from uuid import UUID, uuid4

from domain.collection import decider
from domain.collection.card import PhysicalCard
from domain.collection.collection import collection_stream
from services.holdings import Holdings
from services.ports import Append, Recorded
from tests.api.memory import MemoryStore
from tests.support.accounts import SetClock


class CountedStore(MemoryStore):
    """A store that counts the events which it is asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.loaded = 0

    async def load(
        self, stream: UUID, after: int = 0, upto: int | None = None
    ) -> Sequence[Recorded]:
        found = await super().load(stream, after, upto)
        self.loaded += len(found)
        return found


async def registered(store: MemoryStore, account: str) -> None:
    collection = await Holdings(store).of(account)
    card = PhysicalCard(
        id=str(uuid4()), name="Shock", registered_by=account, registered_at=SetClock().now()
    )
    await store.append(
        Append(collection_stream(account), collection.version, decider.register(collection, [card])),
        command_id=uuid4(), actor=account, at=SetClock().now(),
    )  # fmt: skip


async def test_what_another_process_recorded_is_seen_at_the_next_look() -> None:
    store, account = MemoryStore(), str(uuid4())
    holdings = Holdings(store)
    assert (await holdings.of(account)).cards == {}
    await registered(store, account)
    assert len((await holdings.of(account)).cards) == 1
    assert await holdings.reached(account) == 1


async def test_only_what_is_new_is_read() -> None:
    store, account = CountedStore(), str(uuid4())
    for _ in range(3):
        await registered(store, account)
    holdings = Holdings(store)
    await holdings.of(account)
    store.loaded = 0
    await holdings.of(account)
    assert store.loaded == 0
    await registered(store, account)
    store.loaded = 0
    await holdings.of(account)
    assert store.loaded == 1


async def test_the_collections_not_looked_at_for_longest_are_forgotten() -> None:
    store, accounts = CountedStore(), [str(uuid4()) for _ in range(4)]
    for account in accounts:
        await registered(store, account)
    holdings = Holdings(store, kept=5)
    for account in accounts:
        await holdings.of(account)
    for account, read in ((accounts[3], 0), (accounts[2], 0), (accounts[0], 1), (accounts[3], 1)):
        store.loaded = 0
        assert len((await holdings.of(account)).cards) == 1
        assert store.loaded == read
