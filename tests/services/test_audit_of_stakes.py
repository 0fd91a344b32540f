"""Audits of games that seats shuffled together and that ended in a settlement."""

from datetime import UTC, datetime
from uuid import UUID

from msgspec.structs import replace

from domain.cards.catalogue import STARTER
from domain.game.randomness import RandomnessContributed, RandomnessWaived
from domain.game.settlement import Settled, SettlementOpened
from domain.kernel.contributions import commitment
from domain.kernel.ids import GameId
from infra.entropy import SystemEntropy
from services.commands.randomness import Shuffles
from services.handling import Request
from services.ports import Recorded
from services.reads.audit import Difference, re_execute
from services.rulesets import Rulesets
from tests.api.memory import MemoryStore
from tests.support.stake_worlds import FREE, Process, account_of
from tests.support.timed_games import HandClock

NOON = datetime(2026, 11, 30, 12, tzinfo=UTC)
NONCE = "0c" * 16


class Audited:
    """A game of three, one of whom is late with the shuffle; played to its settled end."""

    def __init__(self) -> None:
        self.process = Process(MemoryStore(), HandClock(), SystemEntropy())

    async def played(self) -> tuple[UUID, list[Recorded]]:
        process, names = self.process, ("anna", "ben", "carl")
        game = await process.opened("anna", 3)
        for name in names:
            await process.register(name)
            request = Request(account_of(name))
            await process.games.take_seat(request, name, game, FREE)
        shuffles = Shuffles(process.tables, process.committing, process.clock)
        sealed = {
            name: commitment(GameId(game), seat, "aa" * 16, NONCE)
            for name, seat in zip(names, "ABC", strict=True)
        }
        for name in names:
            await shuffles.commit(Request(account_of(name)), game, sealed[name])
        await shuffles.contribute(Request(account_of("anna")), game, "aa" * 16, NONCE)
        await shuffles.waive(Request(account_of("ben")), game)
        process.clock.skip(60)
        await process.expiring.expire(game)
        assert (await process.table(game)).status == "playing"
        await process.concede(game, "anna")
        await process.concede(game, "carl")
        await process.settle(game, "ben", "sign_own", "1")
        process.clock.skip(3600)
        await process.expiring.expire(game)
        return game, list(await process.store.load(game))


def audited(game: UUID, records: list[Recorded]) -> Difference | None:
    return re_execute(str(game), records, Rulesets(STARTER).ruleset("centurion"))


async def test_everything_that_is_recorded_of_stakes_is_decided_so_again() -> None:
    game, records = await Audited().played()
    kinds = {type(each.event).__name__ for each in records}
    assert {"RandomnessCommitted", "RandomnessContributed", "RandomnessWaived"} <= kinds
    assert {"SettlementOpened", "DecksReleased", "Settled"} <= kinds
    late = [e.event.late for e in records if isinstance(e.event, RandomnessWaived)]
    assert late == [False, True]
    by = [each.event.by for each in records if isinstance(each.event, Settled)]
    assert by == ["winner", "default"]
    assert audited(game, records) is None


async def test_a_contribution_that_was_not_committed_to_is_found() -> None:
    game, records = await Audited().played()
    at = next(n for n, r in enumerate(records) if isinstance(r.event, RandomnessContributed))
    event = records[at].event
    assert isinstance(event, RandomnessContributed)
    records[at] = replace(records[at], event=replace(event, entropy="ab" * 16))
    assert audited(game, records) == Difference(at + 1, "refused", "commitment-mismatch")


async def test_a_stake_that_is_not_what_the_game_decided_is_found() -> None:
    game, records = await Audited().played()
    at = next(n for n, r in enumerate(records) if isinstance(r.event, SettlementOpened))
    event = records[at].event
    assert isinstance(event, SettlementOpened)
    records[at] = replace(records[at], event=replace(event, stakes=event.stakes[:1]))
    found = audited(game, records)
    assert found is not None
    assert (found.version, found.what) == (at + 1, "stakes")
