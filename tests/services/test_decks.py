import asyncio
from uuid import UUID, uuid4

import pytest

from domain.cards.catalogue import STARTER
from domain.deck.deck import MOST_DECKS
from domain.formats.deck_rules import Entry
from domain.kernel.refusals import Conflict, IllegalDeck, KeyReused, Malformed, NotFound
from infra.entropy import SystemEntropy
from infra.eventstore.store import PostgresEventStore
from infra.postgres.pool import open_pool
from services.commands.decks import Decks, Written
from services.handling import Request
from services.reads.formats import FormatReads
from tests.api.memory import CountedEntropy, MemoryStore
from tests.api.memory_pool import MemoryPool
from tests.support.accounts import SetClock

ANNA, BERT = uuid4(), uuid4()
BURN = Written(
    "Burn", "duel", (Entry(4, "Shock", "main", "M19", "156", True), Entry(56, "Mountain"))
)
OTHER = Written("Other", "duel", (Entry(60, "Island"),))


@pytest.fixture
def store() -> MemoryStore:
    return MemoryStore()


@pytest.fixture
def decks(store: MemoryStore) -> Decks:
    return Decks(store, STARTER, MemoryPool(), SetClock(), CountedEntropy())


async def test_a_stored_deck_is_read_as_it_was_written(decks: Decks) -> None:
    deck_id, _ = await decks.create(Request(ANNA), BURN)
    deck = await decks.get(ANNA, deck_id)
    assert (deck.name, deck.format, deck.entries) == ("Burn", "duel", BURN.entries)


async def test_a_deck_that_breaks_a_rule_is_stored_but_not_brought_to_a_game(decks: Decks) -> None:
    short = Written("Short", "duel", (Entry(5, "Shock"), Entry(1, "No Such Card")))
    deck_id, _ = await decks.create(Request(ANNA), short)
    with pytest.raises(IllegalDeck) as refused:
        await decks.bring(ANNA, deck_id, "duel", {})
    problems = refused.value.data["problems"]
    assert isinstance(problems, list)
    assert [p["code"] for p in problems] == ["too-few-cards", "too-many-copies", "unknown-card"]


async def test_the_main_deck_is_brought_with_the_definitions_of_its_cards(decks: Decks) -> None:
    mixed = Written("Mixed", "duel", (
        Entry(1, "shock"), Entry(2, "Shock", set_code="M19"), Entry(57, "Mountain"),
        Entry(1, "Duress", "sideboard"), Entry(1, "Blaze", "aside"),
    ))  # fmt: skip
    deck_id, _ = await decks.create(Request(ANNA), mixed)
    brought = await decks.bring(ANNA, deck_id, "duel", {})
    shock = STARTER.find("Shock")
    assert shock is not None
    assert [(each.name, each.count) for each in brought] == [("Shock", 3), ("Mountain", 57)]
    assert brought[0].digest == shock.digest


async def test_a_deck_of_somebody_else_is_not_there(decks: Decks) -> None:
    deck_id, _ = await decks.create(Request(ANNA), BURN)
    with pytest.raises(NotFound):
        await decks.get(BERT, deck_id)
    with pytest.raises(NotFound):
        await decks.replace(Request(BERT), deck_id, OTHER)
    with pytest.raises(NotFound):
        await decks.delete(Request(BERT), deck_id)
    with pytest.raises(NotFound):
        await decks.bring(BERT, deck_id, "duel", {})
    assert (await decks.get(ANNA, deck_id)).name == "Burn"


@pytest.mark.parametrize("name", ["shelf", "unknown"])
async def test_the_id_of_something_else_is_no_deck(decks: Decks, name: str) -> None:
    await decks.create(Request(ANNA), BURN)
    shelf = next(iter({each.stream for each in memory_of(decks).order} - {await first(decks)}))
    with pytest.raises(NotFound):
        await decks.get(ANNA, shelf if name == "shelf" else uuid4())


def memory_of(decks: Decks) -> MemoryStore:
    store = decks._store
    assert isinstance(store, MemoryStore)
    return store


async def first(decks: Decks) -> UUID:
    return (await decks.owned(ANNA))[0][0]


async def test_a_deck_is_replaced_as_a_whole(decks: Decks) -> None:
    deck_id, _ = await decks.create(Request(ANNA), BURN)
    await decks.replace(Request(ANNA), deck_id, OTHER)
    deck = await decks.get(ANNA, deck_id)
    assert (deck.name, deck.entries) == ("Other", OTHER.entries)


async def test_a_deck_that_changed_since_it_was_read_is_not_overwritten(decks: Decks) -> None:
    deck_id, read = await decks.create(Request(ANNA), BURN)
    await decks.replace(Request(ANNA), deck_id, OTHER, read.version)
    with pytest.raises(Conflict):
        await decks.replace(Request(ANNA), deck_id, BURN, read.version)


async def test_a_deleted_deck_is_gone(decks: Decks) -> None:
    deck_id, _ = await decks.create(Request(ANNA), BURN)
    await decks.delete(Request(ANNA), deck_id)
    assert await decks.owned(ANNA) == []
    with pytest.raises(NotFound):
        await decks.get(ANNA, deck_id)


async def test_an_account_lists_its_own_decks_in_their_order(decks: Decks) -> None:
    for written in (BURN, OTHER):
        await decks.create(Request(ANNA), written)
    await decks.create(Request(BERT), OTHER)
    assert [deck.name for _, deck in await decks.owned(ANNA)] == ["Burn", "Other"]


async def test_decks_stored_at_once_are_all_on_the_shelf(decks: Decks) -> None:
    await asyncio.gather(*(decks.create(Request(ANNA), BURN) for _ in range(4)))
    assert len(await decks.owned(ANNA)) == 4


async def test_a_format_that_does_not_exist_has_no_decks(decks: Decks) -> None:
    with pytest.raises(Malformed):
        await decks.create(Request(ANNA), Written("Burn", "no-such-format", ()))
    assert await decks.owned(ANNA) == []


async def test_an_account_has_room_for_so_many_decks(store: MemoryStore, decks: Decks) -> None:
    for _ in range(MOST_DECKS):
        await decks.create(Request(ANNA), OTHER)
    with pytest.raises(Conflict, match=str(MOST_DECKS)):
        await decks.create(Request(ANNA), OTHER)


# --- the same request twice ---------------------------------------------------------


async def test_a_request_sent_twice_stores_one_deck(decks: Decks) -> None:
    asked = Request(ANNA, "key-1", "body")
    one, _ = await decks.create(asked, BURN)
    two, again = await decks.create(asked, BURN)
    assert (one, again.name) == (two, "Burn")
    assert len(await decks.owned(ANNA)) == 1


async def test_a_request_sent_twice_at_once_stores_one_deck(decks: Decks) -> None:
    asked = Request(ANNA, "key-1", "body")
    stored = await asyncio.gather(*(decks.create(asked, BURN) for _ in range(3)))
    assert len({deck_id for deck_id, _ in stored}) == 1
    assert len(await decks.owned(ANNA)) == 1


async def test_the_answer_to_a_repeated_request_is_the_first_one(decks: Decks) -> None:
    asked = Request(ANNA, "key-1", "body")
    deck_id, _ = await decks.create(asked, BURN)
    await decks.replace(Request(ANNA), deck_id, OTHER)
    _, again = await decks.create(asked, BURN)
    assert again.name == "Burn"


async def test_a_key_with_another_body_is_refused(decks: Decks) -> None:
    await decks.create(Request(ANNA, "key-1", "body"), BURN)
    with pytest.raises(KeyReused):
        await decks.create(Request(ANNA, "key-1", "another body"), OTHER)


async def test_a_key_of_somebody_else_means_nothing(decks: Decks) -> None:
    await decks.create(Request(ANNA, "key-1", "body"), BURN)
    await decks.create(Request(BERT, "key-1", "another body"), OTHER)
    assert len(await decks.owned(BERT)) == 1


async def test_a_deck_deleted_twice_by_one_request_is_deleted_once(decks: Decks) -> None:
    deck_id, _ = await decks.create(Request(ANNA), BURN)
    asked = Request(ANNA, "key-2", "body")
    await decks.delete(asked, deck_id)
    await decks.delete(asked, deck_id)
    with pytest.raises(NotFound):
        await decks.delete(Request(ANNA), deck_id)


# --- what others may know -----------------------------------------------------------


async def test_what_is_in_a_deck_is_no_public_part_of_its_events(
    store: MemoryStore, decks: Decks
) -> None:
    await decks.create(Request(ANNA), BURN)
    public = [each.event.split()[0] for each in store.order]
    assert not any("entries" in part or "name" in part for part in public)


async def test_a_deck_lives_in_postgres(database_url: str) -> None:
    account = uuid4()
    async with open_pool(database_url, size=2) as pool:
        entropy = SystemEntropy()
        decks = Decks(PostgresEventStore(pool, entropy), STARTER, MemoryPool(), SetClock(), entropy)
        asked = Request(account, "key-1", "body")
        deck_id, _ = await decks.create(asked, BURN)
        assert (await decks.create(asked, BURN))[0] == deck_id
        assert (await decks.get(account, deck_id)).entries == BURN.entries
        await decks.delete(Request(account), deck_id)
        assert await decks.owned(account) == []


# --- lists as text ------------------------------------------------------------------


async def test_an_imported_list_says_what_it_is_and_what_could_not_be_used() -> None:
    told = await FormatReads(STARTER, MemoryPool()).imported(
        "// NAME: Mine\n4 Shok [M19:156] [foil]\nwhat is this\n1 Opt"
    )
    assert (told["style"], told["name"]) == ("precon", "Mine")
    assert told["entries"][0] == {
        "count": 4, "name": "Shok", "set_code": "M19", "number": "156", "foil": True,
    }  # fmt: skip
    assert [(line["line"], line["code"]) for line in told["unread"]] == [(3, "unknown-line")]
    assert told["unknown"][0]["line"] == 2
    assert "Shock" in told["unknown"][0]["suggestions"]


async def test_a_list_that_was_imported_can_be_checked_and_stored() -> None:
    formats = FormatReads(STARTER, MemoryPool())
    told = await formats.imported("4 Shock (M19) 156\n56 Mountain\n\nSideboard\n16 Island")
    problems = await formats.check("duel", told["entries"])
    assert [problem["code"] for problem in problems] == ["sideboard-too-large"]
