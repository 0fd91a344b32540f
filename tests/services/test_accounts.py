import asyncio
from collections.abc import Awaitable, Callable, Sequence
from datetime import timedelta
from uuid import UUID, uuid4

import msgspec
import pytest

from domain.kernel.refusals import Conflict, KeyReused, NotFound, Unauthenticated
from domain.player.account import MOST_TOKENS, SCOPES
from infra.entropy import SystemEntropy
from infra.eventstore.store import PostgresEventStore
from infra.passwords import Argon2Passwords
from infra.postgres.pool import open_pool
from services.commands.bearers import TRUSTED_FOR, UNCOVERED
from services.ports import Recorded
from tests.api.memory import MemoryStore
from tests.support.accounts import World

PASSWORD = "correct horse"


async def test_a_new_account_has_a_token_that_allows_everything() -> None:
    world = World()
    account, token, secret = await world.accounts.register("Anna", PASSWORD)
    bearer = await world.accounts.authenticate(secret)
    assert (bearer.account, bearer.name, bearer.token) == (str(account), "Anna", token.id)
    assert bearer.scopes == SCOPES


async def test_a_secret_has_256_bits_and_is_not_kept() -> None:
    world = World()
    _, _, secret = await world.accounts.register("Anna", PASSWORD)
    assert secret.startswith("ant_")
    assert len(secret) == 4 + 43  # 32 bytes in base64 without padding
    assert isinstance(world.store, MemoryStore)
    kept = msgspec.json.encode([each.event for each in world.store.order])
    assert secret.encode() not in kept
    assert secret[4:].encode() not in kept


async def test_neither_hash_stands_in_the_public_part_of_an_event() -> None:
    world = World()
    await world.accounts.register("Anna", PASSWORD)
    assert isinstance(world.store, MemoryStore)
    for each in world.store.order:
        public, _ = each.event.split()
        assert not {"password_hash", "secret_hash"} & set(public)


@pytest.mark.parametrize("name", ["Anna", "anna", "ANNA"])
async def test_a_name_is_taken_in_every_spelling_of_case(name: str) -> None:
    world = World()
    await world.accounts.register("Anna", PASSWORD)
    with pytest.raises(Conflict, match="taken"):
        await world.accounts.register(name, PASSWORD)


async def test_of_two_who_claim_a_name_at_once_one_has_it() -> None:
    world = World()
    other = world.another_process()
    results = await asyncio.gather(
        world.accounts.register("Anna", "password one"),
        other.accounts.register("anna", "password two"),
        return_exceptions=True,
    )
    refused = [result for result in results if isinstance(result, Conflict)]
    assert len(refused) == 1


async def test_a_registration_sent_twice_makes_one_account() -> None:
    world = World()
    account, token, first = await world.accounts.register("Anna", PASSWORD, "key-1")
    again, same, second = await world.accounts.register("Anna", PASSWORD, "key-1")
    assert (again, same.id) == (account, token.id)
    assert (await world.accounts.authenticate(second)).account == str(account)
    with pytest.raises(Unauthenticated):
        await world.accounts.authenticate(first)


async def test_a_registration_sent_twice_at_once_makes_one_account() -> None:
    world = World()
    results = await asyncio.gather(
        world.accounts.register("Anna", PASSWORD, "key-1"),
        world.another_process().accounts.register("Anna", PASSWORD, "key-1"),
    )
    assert results[0][0] == results[1][0]


async def test_somebody_elses_password_does_not_repeat_a_registration() -> None:
    world = World()
    await world.accounts.register("Anna", PASSWORD, "key-1")
    with pytest.raises(KeyReused):
        await world.accounts.register("Anna", "another password", "key-1")


# --- logging in ---------------------------------------------------------------------


async def test_name_and_password_give_a_token_of_the_scopes_asked_for() -> None:
    world = World()
    account, _, _ = await world.accounts.register("Anna", PASSWORD)
    _, _, secret = await world.accounts.issue("anna", PASSWORD, ["decks:read"], "phone")
    bearer = await world.accounts.authenticate(secret)
    assert (bearer.account, bearer.scopes) == (str(account), ("decks:read",))


async def test_a_wrong_password_and_an_unknown_name_are_the_same_refusal() -> None:
    world = World()
    await world.accounts.register("Anna", PASSWORD)
    refusals = [
        await refusal(world.accounts.issue, "Anna", "wrong password"),
        await refusal(world.accounts.issue, "Nobody", PASSWORD),
    ]
    assert [(r.code, r.detail, r.data) for r in refusals[:1]] == [
        (r.code, r.detail, r.data) for r in refusals[1:]
    ]


async def test_an_unknown_name_costs_as_much_work_as_a_known_one() -> None:
    world = World()
    await world.accounts.register("Anna", PASSWORD)
    costs = []
    for name in ("Anna", "Nobody"):
        before = world.passwords.verified
        await refusal(world.accounts.issue, name, "wrong password")
        costs.append(world.passwords.verified - before)
    assert costs == [1, 1]


async def refusal(
    ask: Callable[[str, str], Awaitable[object]], name: str, password: str
) -> Unauthenticated:
    with pytest.raises(Unauthenticated) as refused:
        await ask(name, password)
    return refused.value


# --- tokens -------------------------------------------------------------------------


@pytest.mark.parametrize("secret", ["", "ant_", "ant_" + "A" * 43, "bearer", "ant_é", "\x00"])
async def test_a_forged_token_is_refused(secret: str) -> None:
    world = World()
    await world.accounts.register("Anna", PASSWORD)
    with pytest.raises(Unauthenticated):
        await world.accounts.authenticate(secret)


async def test_a_revoked_token_is_refused_at_once() -> None:
    world = World()
    account, token, secret = await world.accounts.register("Anna", PASSWORD)
    await world.accounts.authenticate(secret)
    await world.accounts.revoke(account, token.id)
    with pytest.raises(Unauthenticated):
        await world.accounts.authenticate(secret)
    assert await world.accounts.tokens(account) == ()


async def test_another_process_refuses_a_revoked_token_as_soon_as_it_hears_of_it() -> None:
    world = World()
    account, token, secret = await world.accounts.register("Anna", PASSWORD)
    other = world.another_process()
    await other.accounts.authenticate(secret)
    await world.accounts.revoke(account, token.id)
    with pytest.raises(Unauthenticated):
        await other.accounts.authenticate(secret)


async def test_while_word_may_be_lost_a_revoked_token_is_trusted_for_a_second_at_most() -> None:
    world = World()
    account, token, secret = await world.accounts.register("Anna", PASSWORD)
    other = world.another_process()
    await other.accounts.authenticate(secret)
    world.notices.lost = True
    await world.accounts.revoke(account, token.id)
    assert (await other.accounts.authenticate(secret)).token == token.id
    world.clock.pass_(UNCOVERED)
    with pytest.raises(Unauthenticated):
        await other.accounts.authenticate(secret)


async def test_after_a_gap_in_the_word_no_token_is_trusted_that_was_known_before() -> None:
    world = World()
    account, token, secret = await world.accounts.register("Anna", PASSWORD)
    other = world.another_process()
    await other.accounts.authenticate(secret)
    world.notices.lost = True
    await world.accounts.revoke(account, token.id)
    world.notices.lost = False
    for missed in world.notices.missed:
        missed()
    with pytest.raises(Unauthenticated):
        await other.accounts.authenticate(secret)


async def test_whoever_watches_a_token_is_woken_when_it_is_revoked_anywhere() -> None:
    world = World()
    account, token, _ = await world.accounts.register("Anna", PASSWORD)
    _, another, _ = await world.accounts.issue("Anna", PASSWORD)
    nudge, untouched = asyncio.Event(), asyncio.Event()
    bearers = world.another_process().accounts.bearers
    with bearers.watch(token.id, nudge), bearers.watch(another.id, untouched):
        await world.accounts.revoke(account, token.id)
    assert nudge.is_set()
    assert not untouched.is_set()


async def test_a_token_that_is_known_is_not_looked_up_again_while_word_is_heard() -> None:
    world = World(store := SlowStore())
    _, _, secret = await world.accounts.register("Anna", PASSWORD)
    await world.accounts.authenticate(secret)
    store.gate = asyncio.Event()  # a look at the store would wait for ever
    world.clock.pass_(TRUSTED_FOR / 2)
    await asyncio.wait_for(world.accounts.authenticate(secret), 1)


class SlowStore(MemoryStore):
    """Answers a load only when it is let go, with what was there when it was asked."""

    gate: asyncio.Event | None = None

    async def load(
        self, stream: UUID, after: int = 0, upto: int | None = None
    ) -> Sequence[Recorded]:
        gate, found = self.gate, await super().load(stream, after, upto)
        if gate is not None:
            await gate.wait()
        return found


async def test_a_token_revoked_while_it_was_looked_up_is_not_trusted_afterwards() -> None:
    store = SlowStore()
    world = World(store)
    account, token, secret = await world.accounts.register("Anna", PASSWORD)
    gate = store.gate = asyncio.Event()
    looked_up = asyncio.create_task(world.accounts.authenticate(secret))
    await asyncio.sleep(0)
    store.gate = None
    await world.accounts.revoke(account, token.id)
    gate.set()
    await looked_up
    with pytest.raises(Unauthenticated):
        await world.accounts.authenticate(secret)


async def test_a_token_expires_when_it_said() -> None:
    world = World()
    account, first, _ = await world.accounts.register("Anna", PASSWORD)
    _, _, secret = await world.accounts.issue("Anna", PASSWORD, lifetime=timedelta(hours=1))
    world.clock.pass_(timedelta(minutes=59))
    await world.accounts.authenticate(secret)
    world.clock.pass_(timedelta(minutes=1))
    with pytest.raises(Unauthenticated, match="expired"):
        await world.accounts.authenticate(secret)
    assert [token.id for token in await world.accounts.tokens(account)] == [first.id]


async def test_a_token_issued_twice_under_one_key_is_one_token_with_a_new_secret() -> None:
    world = World()
    account, _, _ = await world.accounts.register("Anna", PASSWORD)
    _, one, lost = await world.accounts.issue("Anna", PASSWORD, None, "", "key-2")
    _, two, secret = await world.accounts.issue("Anna", PASSWORD, None, "", "key-2")
    assert one.id == two.id
    assert len(await world.accounts.tokens(account)) == 2
    await world.accounts.authenticate(secret)
    with pytest.raises(Unauthenticated):
        await world.accounts.authenticate(lost)


async def test_a_key_for_a_token_of_other_scopes_is_refused() -> None:
    world = World()
    await world.accounts.register("Anna", PASSWORD)
    await world.accounts.issue("Anna", PASSWORD, ["decks:read"], "", "key-2")
    with pytest.raises(KeyReused):
        await world.accounts.issue("Anna", PASSWORD, ["decks:write"], "", "key-2")


async def test_nobody_revokes_a_token_of_another_account() -> None:
    world = World()
    _, token, secret = await world.accounts.register("Anna", PASSWORD)
    other, _, _ = await world.accounts.register("Bert", PASSWORD)
    with pytest.raises(NotFound):
        await world.accounts.revoke(other, token.id)
    await world.accounts.authenticate(secret)


async def test_the_oldest_token_gives_way_to_one_too_many() -> None:
    world = World()
    account, _, oldest = await world.accounts.register("Anna", PASSWORD)
    newest = oldest
    for _ in range(MOST_TOKENS):
        world.clock.pass_(timedelta(seconds=1))
        _, _, newest = await world.accounts.issue("Anna", PASSWORD)
    assert len(await world.accounts.tokens(account)) == MOST_TOKENS
    await world.accounts.authenticate(newest)
    with pytest.raises(Unauthenticated):
        await world.accounts.authenticate(oldest)


# --- on the real servers ------------------------------------------------------------


async def test_an_account_lives_in_postgres(database_url: str) -> None:
    name = f"anna-{uuid4().hex[:12]}"
    async with open_pool(database_url, size=2) as pool:
        entropy = SystemEntropy()
        world = World(PostgresEventStore(pool, entropy), entropy=entropy)
        account, token, secret = await world.accounts.register(name, PASSWORD)
        other = world.another_process()
        assert (await other.accounts.authenticate(secret)).account == str(account)
        with pytest.raises(Conflict, match="taken"):
            await other.accounts.register(name.upper(), PASSWORD)
        await world.accounts.revoke(account, token.id)
        with pytest.raises(Unauthenticated):
            await world.accounts.authenticate(secret)


def test_a_password_is_kept_as_an_argon2id_hash_of_its_own_salt() -> None:
    passwords = Argon2Passwords()
    one, two = passwords.hash(PASSWORD), passwords.hash(PASSWORD)
    assert one.startswith("$argon2id$")
    assert one != two
    assert passwords.verify(one, PASSWORD)
    assert not passwords.verify(one, "another password")
    assert not passwords.verify("no hash", PASSWORD)
