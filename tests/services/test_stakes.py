"""Cards that remember who lost them, from game to game (acceptance scenarios 4, 5 and 8)."""

from uuid import UUID

import pytest

from domain.collection import events as c
from domain.collection.collection import collection_stream
from domain.formats.marks import SIGNED
from domain.kernel.refusals import Conflict, Forbidden, NotFound
from infra.entropy import SystemEntropy
from tests.api.memory import MemoryStore
from tests.support.stake_worlds import ANY, Process, account_of
from tests.support.timed_games import HandClock


@pytest.fixture
def process() -> Process:
    return Process(MemoryStore(), HandClock(), SystemEntropy())


async def marks(process: Process, game: UUID, name: str) -> dict[str, str]:
    """Return the seats that signed each card of somebody's, as the game marks it."""
    table = await process.table(game)
    seat = table.seat_of(str(account_of(name)))
    return {
        table.play.printed[thing.card].name: thing.marks[SIGNED]
        for thing in table.play.objects.values()
        if thing.owner == seat and SIGNED in thing.marks
    }


async def seat(process: Process, game: UUID, name: str) -> str:
    found = (await process.table(game)).seat_of(str(account_of(name)))
    assert found is not None
    return found


async def test_a_card_that_was_won_is_signed_by_its_loser_in_the_winners_next_game(
    process: Process,
) -> None:
    await process.register("alice", ("Terror",))
    await process.register("bob", ("Shock",))
    await process.concede(await process.begun("alice", "bob"), "alice")
    assert (await process.collection("alice")).cards == {}
    (gone,) = (await process.collection("alice")).gone.values()
    assert (gone.how, gone.to, gone.card.name) == ("lost", str(account_of("bob")), "Terror")
    await process.register("alice", ("Terror",))
    game = await process.begun("bob", "alice")
    assert await marks(process, game, "bob") == {"Terror": await seat(process, game, "alice")}
    assert await marks(process, game, "alice") == {}


async def test_a_signature_of_somebody_who_does_not_sit_here_marks_nothing(
    process: Process,
) -> None:
    await process.register("alice", ("Terror",))
    await process.register("bob", ("Shock",))
    await process.register("carol", ("Terror",))
    await process.concede(await process.begun("alice", "bob"), "alice")
    game = await process.begun("bob", "carol")
    assert await marks(process, game, "bob") == {}


async def test_two_players_sign_one_card_and_it_works_against_both(process: Process) -> None:
    for name in ("alice", "bob", "carol"):
        await process.register(name, ("Terror",))
    for loser in ("alice", "carol"):
        game = await process.begun(loser, "bob")
        await process.concede(game, loser)
        await process.settle(game, "bob", "sign_own")
        assert len((await process.collection(loser)).cards) == 1
    (terror,) = (await process.collection("bob")).cards.values()
    assert list(terror.signers.values()) == ["alice", "carol"]
    game = await process.begun("alice", "bob", "carol")
    both = sorted([await seat(process, game, "alice"), await seat(process, game, "carol")])
    assert await marks(process, game, "bob") == {"Terror": ",".join(both)}


async def test_a_settlement_can_be_traced_from_the_card(process: Process) -> None:
    await process.register("alice", ("Terror",))
    await process.register("bob", ("Shock",))
    (card,) = (await process.collection("alice")).cards
    game = await process.begun("alice", "bob")
    process.clock.skip(7)
    await process.concede(game, "alice")
    found = (await process.collection("bob")).cards[card]
    (signature,) = found.signatures
    assert found.registered_by == signature.by == str(account_of("alice"))
    assert (signature.name, signature.game) == ("alice", str(game))
    assert signature.at == process.clock.now()
    told = [
        type(each.event)
        for name in ("alice", "bob")
        for each in await process.store.load(collection_stream(str(account_of(name))))
    ]
    assert told == [
        c.CardsRegistered, c.CardsLocked, c.CardLost,
        c.CardsRegistered, c.CardsLocked, c.CardsReleased, c.CardWon,
    ]  # fmt: skip


async def test_what_changes_hands_is_one_append_to_the_game_and_both_collections(
    process: Process,
) -> None:
    await process.register("alice", ("Terror",))
    await process.register("bob", ("Shock",))
    game = await process.begun("alice", "bob")
    await process.concede(game, "alice")
    commands: dict[str, set[UUID]] = {}
    for stream in (game, *(collection_stream(str(account_of(n))) for n in ("alice", "bob"))):
        for each in await process.store.load(stream):
            commands.setdefault(type(each.event).__name__, set()).add(each.command_id)
    assert commands["Settled"] == commands["CardLost"] == commands["CardWon"]
    assert commands["Conceded"] == commands["SettlementOpened"] == commands["Disclosed"]


async def test_the_winners_own_anted_card_counts_as_one_of_that_name(process: Process) -> None:
    for name in ("alice", "bob"):
        await process.register(name, ("Terror",))
    (own,) = (await process.collection("bob")).cards
    game = await process.begun("alice", "bob")
    await process.concede(game, "alice")
    settlement = (await process.table(game)).settlement
    assert settlement is not None
    assert [stake.own for stake in settlement.choices] == [(own,)]


async def test_one_own_card_bears_the_names_of_two_who_lost_the_same_game(
    process: Process,
) -> None:
    for name in ("alice", "bob", "carol"):
        await process.register(name, ("Terror",))
    game = await process.begun("alice", "bob", "carol")
    for loser in ("alice", "carol"):
        await process.concede(game, loser)
    await process.settle(game, "bob", "sign_own", "1")
    assert set((await process.collection("bob")).locked.values()) == {str(game)}
    await process.settle(game, "bob", "sign_own", "2")
    (terror,) = (await process.collection("bob")).cards.values()
    assert sorted(terror.signers.values()) == ["alice", "carol"]
    assert (await process.collection("bob")).locked == {}


async def test_only_the_winner_settles_and_only_what_is_there(process: Process) -> None:
    for name in ("alice", "bob"):
        await process.register(name, ("Terror",))
    game = await process.begun("alice", "bob")
    with pytest.raises(NotFound):
        await process.settle(game, "bob", "take")
    await process.concede(game, "alice")
    with pytest.raises(Forbidden):
        await process.settle(game, "alice", "take")
    with pytest.raises(NotFound):
        await process.settle(game, "mallory", "take")
    await process.settle(game, "bob", "take")
    with pytest.raises(Conflict):
        await process.settle(game, "bob", "sign_own")


async def test_a_card_that_was_anted_in_a_draw_goes_back_and_may_be_played_again(
    process: Process,
) -> None:
    for name in ("alice", "bob"):
        await process.register(name, ("Terror",))
    await process.draw(await process.begun("alice", "bob"), "alice", "bob")
    again = await process.opened("alice")
    for name in ("alice", "bob"):
        await process.sit(again, name, ANY)
    assert (await process.table(again)).status == "playing"
    assert await marks(process, again, "bob") == {}


async def test_a_loss_on_time_is_a_loss(process: Process) -> None:
    await process.register("alice", ("Terror",))
    await process.register("bob", ("Shock",))
    game = await process.begun("alice", "bob")
    table = await process.table(game)
    awaited = [each.decider for each in table.open]
    loser = next(n for n in ("alice", "bob") if table.seat_of(str(account_of(n))) in awaited)
    winner = "bob" if loser == "alice" else "alice"
    process.clock.skip(121)
    await process.claim(game, winner, loser)
    process.clock.skip(61)
    await process.expiring.expire(game)
    assert (await process.table(game)).status == "over"
    assert len((await process.collection(winner)).cards) == 2
    assert (await process.collection(loser)).cards == {}
