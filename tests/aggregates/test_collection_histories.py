"""Whatever befalls physical cards: none is lost, none is twice, and no name is ever taken off."""

from functools import cache

import pytest
from msgspec.structs import replace

from domain.collection.collection import Collection, collection_stream, evolve
from tests.support.card_worlds import ACCOUNTS, CardWorld

SEEDS = range(40)


@cache
def history(seed: int) -> CardWorld:
    """Return a random history of three accounts."""
    return CardWorld(seed).run(120)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_card_is_in_one_collection_and_there_are_no_others(seed: int) -> None:
    world = history(seed)
    held = [card for each in world.collections.values() for card in each.cards]
    assert sorted(held) == sorted(world.registered)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_card_bears_the_name_of_each_who_lost_it_once_and_no_other_name(seed: int) -> None:
    world = history(seed)
    borne = [
        (card.id, each.by)
        for collection in world.collections.values()
        for card in collection.cards.values()
        for each in card.signatures
    ]
    assert sorted(borne) == sorted(world.signed)


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_but_signatures_changes_on_a_card(seed: int) -> None:
    world = history(seed)
    for collection in world.collections.values():
        for card in collection.cards.values():
            assert replace(card, signatures=()) == world.registered[card.id]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_collection_is_what_its_events_say(seed: int) -> None:
    world = history(seed)
    for account in ACCOUNTS:
        folded = Collection(account=account)
        for one in world.log:
            if one.stream == collection_stream(account):
                folded = evolve(folded, one.event)
        assert folded == world.collections[account]


@pytest.mark.parametrize("seed", SEEDS)
def test_no_game_holds_a_card_that_is_offered_or_gone(seed: int) -> None:
    for collection in history(seed).collections.values():
        assert not set(collection.locked) & set(collection.offered)
        assert set(collection.locked) | set(collection.offered) <= set(collection.cards)
        assert not set(collection.gone) & set(collection.cards)


@pytest.mark.parametrize("seed", SEEDS)
def test_an_open_offer_stands_in_both_collections(seed: int) -> None:
    world = history(seed)
    made = {
        (offer.id, offer.card, each.account, offer.other)
        for each in world.collections.values()
        for offer in each.offers.values()
        if offer.made
    }
    received = {
        (offer.id, offer.card, offer.other, each.account)
        for each in world.collections.values()
        for offer in each.offers.values()
        if not offer.made
    }
    assert made == received


def test_the_histories_hold_moves_of_every_kind() -> None:
    worlds = [history(seed) for seed in SEEDS]
    kinds = {type(one.event).__name__ for world in worlds for one in world.log}
    assert kinds == {
        "CardsRegistered", "CardUnregistered", "CardsInDeck", "CardsLocked", "CardsReleased",
        "CardLost", "CardWon", "CardSigned", "LossRecorded", "CardOffered", "OfferReceived",
        "OfferClosed", "CardGiven", "CardReceived",
    }  # fmt: skip
    assert sum(world.refused for world in worlds) > 100
    assert any(count > 1 for world in worlds for count in world.losses.values())
