"""Over many games no card is lost or doubled, and every signature is of a settled stake."""

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from domain.collection.events import CardLost, CardSigned, CardWon, LossRecorded
from domain.game.settlement import Settled
from infra.entropy import SystemEntropy
from tests.api.memory import MemoryStore
from tests.support.stake_worlds import SIZE, Process, account_of, counted
from tests.support.timed_games import HandClock

PEOPLE = ("anna", "ben", "carl", "dora")
GAMES = 25


@pytest.mark.parametrize("seed", [1, 2, 3])
async def test_ownership_and_signatures_add_up_over_random_games(seed: int) -> None:
    random = Random(seed)
    store, clock, entropy = MemoryStore(), HandClock(), SystemEntropy()
    process = Process(store, clock, entropy)
    for name in PEOPLE:
        await process.register(name)
    losses: Counter[tuple[str, str]] = Counter()
    for _ in range(GAMES):
        if random.random() < 0.2:
            process = Process(store, clock, entropy)
        players = random.sample(PEOPLE, random.choice((2, 2, 3)))
        game = await process.begun(*players)
        winner = random.choice(players)
        if random.random() < 0.2:
            await process.draw(game, *players)
        else:
            for loser in players:
                if loser != winner:
                    await process.concede(game, loser)
                    losses[loser, winner] += 1
        settlement = (await process.table(game)).settlement
        assert settlement is not None
        for stake in settlement.choices:
            if random.random() < 0.2:
                clock.skip(3600)
                await process.expiring.expire(game)
                break
            await process.settle(game, winner, random.choice(("take", "sign_own")), stake.id)
        settlement = (await process.table(game)).settlement
        assert settlement is not None
        assert settlement.done
        await _nothing_is_held(process)
    owners, signatures = await counted(process, *PEOPLE)
    assert len(owners) == SIZE * len(PEOPLE)
    assert set(owners.values()) == {1}
    recorded = [each.event for each in store.order]
    settled = [each for each in recorded if isinstance(each, Settled)]
    assert len(settled) == sum(losses.values())
    assert sum(signatures.values()) == _names_put(recorded)
    assert sum(isinstance(each, CardLost) for each in recorded) == sum(
        each.choice == "take" for each in settled
    )


async def _nothing_is_held(process: Process) -> None:
    for name in PEOPLE:
        assert (await process.collection(name)).locked == {}


def _names_put(recorded: Sequence[object]) -> int:
    """Return how many names were written on cards, counted from what is recorded alone."""
    on_card: dict[str, set[str]] = {}
    for event in recorded:
        match event:
            case CardWon(card=card, loser=loser):
                on_card.setdefault(card.id, set()).add(loser)
            case CardSigned(card=card_id, signature=signature):
                on_card.setdefault(card_id, set()).add(signature.by)
            case LossRecorded(card=card_id, loser=loser):
                assert loser in on_card[card_id]
            case _:
                pass
    return sum(len(names) for names in on_card.values())


async def test_losing_a_card_again_to_the_same_player_adds_no_second_name() -> None:
    process = Process(MemoryStore(), HandClock(), SystemEntropy())
    for name in ("anna", "ben"):
        await process.register(name, ("Terror",) * 1)
    for _ in range(2):
        game = await process.begun("anna", "ben")
        await process.concede(game, "anna")
        await process.settle(game, "ben", "sign_own")
    (terror,) = (await process.collection("ben")).cards.values()
    assert terror.signers == {str(account_of("anna")): "anna"}
    assert len(terror.signatures) == 1


async def test_a_card_lost_by_one_and_then_by_another_bears_both_names() -> None:
    process = Process(MemoryStore(), HandClock(), SystemEntropy())
    await process.register("anna", ("Terror",))
    await process.register("ben", ("Shock",))
    await process.register("carl", ("Pacifism",))
    await process.concede(await process.begun("anna", "ben"), "anna")
    terror = next(c for c in (await process.collection("ben")).cards.values() if c.name == "Terror")
    while "Terror" in {c.name for c in (await process.collection("ben")).cards.values()}:
        game = await process.begun("ben", "carl")
        await process.concede(game, "ben")
        settlement = (await process.table(game)).settlement
        assert settlement is not None
        for stake in settlement.choices:
            await process.settle(game, "carl", "take", stake.id)
    (lost,) = [c for c in (await process.collection("carl")).cards.values() if c.id == terror.id]
    assert list(lost.signers.values()) == ["anna", "ben"]
    assert len({signature.game for signature in lost.signatures}) == 2
