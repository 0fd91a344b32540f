"""What may be done with physical cards, and what is refused."""

from datetime import UTC, datetime

import pytest
from msgspec.structs import replace

from domain.collection import decider, listing
from domain.collection import events as e
from domain.collection.card import PhysicalCard, Signature
from domain.collection.collection import Collection, evolve
from domain.formats.deck_rules import Entry
from domain.kernel.events import Event
from domain.kernel.refusals import Conflict, Malformed, NotFound, TooMany

AT = datetime(2026, 11, 30, 18, 0, tzinfo=UTC)
ALICE, BOB, CAROL = "alice's account", "bob's account", "carol's account"


def card(card_id: str, owner: str = ALICE, *signers: str) -> PhysicalCard:
    signed = tuple(Signature(each, each.split("'")[0], f"game of {each}", AT) for each in signers)
    return PhysicalCard(
        id=card_id, name="Terror", set_code="10E", number="182", rarity="common",
        registered_by=owner, registered_at=AT, signatures=signed,
    )  # fmt: skip


def with_cards(owner: str, *cards: PhysicalCard) -> Collection:
    return after(Collection(account=owner), decider.register(Collection(account=owner), cards))


def after(collection: Collection, events: tuple[Event, ...]) -> Collection:
    for event in events:
        collection = evolve(collection, event)
    return collection


def lost_by(loser: str, game: str = "game 1") -> Signature:
    return Signature(loser, loser.split("'", maxsplit=1)[0], game, AT)


# --- registering --------------------------------------------------------------------


def test_registering_nothing_is_refused() -> None:
    with pytest.raises(Malformed, match="no card"):
        decider.register(Collection(account=ALICE), ())


def test_one_request_registers_so_many_cards_and_no_more() -> None:
    many = [card(str(number)) for number in range(decider.MOST_AT_ONCE + 1)]
    assert decider.register(Collection(account=ALICE), many[:-1])
    with pytest.raises(Malformed) as refused:
        decider.register(Collection(account=ALICE), many)
    assert refused.value.code == "too-many-cards"


def test_an_account_registers_so_many_cards_and_no_more() -> None:
    full = Collection(account=ALICE)
    for first in range(0, decider.MOST_CARDS, decider.MOST_AT_ONCE):
        more = [card(str(first + at)) for at in range(decider.MOST_AT_ONCE)]
        full = after(full, decider.register(full, more))
    with pytest.raises(Conflict) as refused:
        decider.register(full, [card("one more")])
    assert refused.value.code == "collection-full"


def test_a_card_registered_by_mistake_is_taken_out_again() -> None:
    collection = with_cards(ALICE, card("t"))
    collection = after(collection, decider.unregister(collection, "t"))
    assert collection.cards == {}


@pytest.mark.parametrize("held", [card("t", ALICE, BOB), card("t", BOB)])
def test_a_card_with_a_history_stays(held: PhysicalCard) -> None:
    with pytest.raises(Conflict) as refused:
        decider.unregister(with_cards(ALICE, held), "t")
    assert refused.value.code == "card-has-history"


# --- games --------------------------------------------------------------------------


def test_a_locked_card_is_in_no_second_game_and_the_refusal_names_card_and_game() -> None:
    collection = with_cards(ALICE, card("t"))
    collection = after(collection, decider.lock(collection, "game 1", ["t"]))
    with pytest.raises(Conflict) as refused:
        decider.lock(collection, "game 2", ["t"])
    assert refused.value.code == "card-locked"
    assert refused.value.data == {"card": "t", "name": "Terror", "game": "game 1"}


def test_cards_are_locked_all_or_none() -> None:
    with pytest.raises(NotFound) as refused:
        decider.lock(with_cards(ALICE, card("t")), "game 1", ["t", "nobody's"])
    assert refused.value.code == "not-your-card"


def test_locking_and_releasing_again_does_nothing() -> None:
    collection = with_cards(ALICE, card("t"))
    locked = after(collection, decider.lock(collection, "game 1", ["t"]))
    assert decider.lock(locked, "game 1", ["t"]) == ()
    assert decider.release(locked, "game 2", ["t"]) == ()
    free = after(locked, decider.release(locked, "game 1", ["t", "t", "x"]))
    assert free.locked == {}
    assert decider.release(free, "game 1", ["t"]) == ()


def test_a_card_is_lost_only_to_the_winner_of_the_game_that_holds_it() -> None:
    collection = with_cards(ALICE, card("t"))
    with pytest.raises(Conflict) as refused:
        decider.lose(collection, "t", "game 1", BOB)
    assert refused.value.code == "card-not-at-stake"
    locked = after(collection, decider.lock(collection, "game 2", ["t"]))
    with pytest.raises(Conflict) as refused:
        decider.lose(locked, "t", "game 1", BOB)
    assert refused.value.code == "card-locked"


def test_a_lost_card_is_the_winners_with_the_losers_name_on_it() -> None:
    alice = with_cards(ALICE, card("t"))
    alice = after(alice, decider.lock(alice, "game 1", ["t"]))
    won = alice.cards["t"].signed(lost_by(ALICE))
    bob = after(Collection(account=BOB), decider.win(Collection(account=BOB), won, "game 1", ALICE))
    alice = after(alice, decider.lose(alice, "t", "game 1", BOB))
    assert alice.cards == {}
    assert alice.locked == {}
    assert bob.cards["t"].signers == {ALICE: "alice"}
    assert (alice.gone["t"].how, alice.gone["t"].to) == ("lost", BOB)


def test_a_card_that_comes_back_is_gone_no_longer() -> None:
    alice = with_cards(ALICE, card("t"))
    alice = after(alice, decider.lock(alice, "game 1", ["t"]))
    alice = after(alice, decider.lose(alice, "t", "game 1", BOB))
    alice = after(alice, decider.win(alice, card("t", ALICE, ALICE, BOB), "game 2", BOB))
    assert alice.gone == {}
    assert list(alice.cards["t"].signers) == [ALICE, BOB]


def test_a_card_cannot_be_won_twice() -> None:
    bob = with_cards(BOB, card("t"))
    with pytest.raises(Conflict) as refused:
        decider.win(bob, card("t"), "game 1", ALICE)
    assert refused.value.code == "card-already-there"


def test_one_card_bears_the_names_of_several_losers() -> None:
    bob = with_cards(BOB, card("t", BOB, ALICE))
    bob = after(bob, decider.lock(bob, "game 2", ["t"]))
    bob = after(bob, decider.sign(bob, "t", "game 2", lost_by(CAROL, "game 2")))
    assert bob.cards["t"].signers == {ALICE: "alice", CAROL: "carol"}


def test_losing_again_to_the_same_player_is_on_record_and_adds_no_name() -> None:
    bob = with_cards(BOB, card("t", BOB, ALICE))
    bob = after(bob, decider.lock(bob, "game 2", ["t"]))
    recorded = decider.sign(bob, "t", "game 2", lost_by(ALICE, "game 2"))
    assert recorded == (e.LossRecorded(owner=BOB, card="t", game="game 2", loser=ALICE),)
    assert after(bob, recorded).cards == bob.cards


def test_a_name_is_written_on_a_card_once_with_the_first_game() -> None:
    twice = card("t").signed(lost_by(ALICE, "game 1")).signed(lost_by(ALICE, "game 2"))
    assert [each.game for each in twice.signatures] == ["game 1"]


# --- decks --------------------------------------------------------------------------


def in_deck(collection: Collection, deck: str, *cards: str) -> Collection:
    return after(collection, decider.put_in_deck(collection, deck, cards))


def test_a_card_that_a_game_holds_is_edited_neither_out_of_a_deck_nor_into_one() -> None:
    collection = in_deck(with_cards(ALICE, card("t"), card("u")), "deck 1", "t", "u")
    collection = after(collection, decider.lock(collection, "game 1", ["t"]))
    for deck, cards in (("deck 1", ("u",)), ("deck 1", ()), ("deck 2", ("t",))):
        with pytest.raises(Conflict) as refused:
            decider.put_in_deck(collection, deck, cards)
        assert refused.value.code == "card-locked"
    assert decider.put_in_deck(collection, "deck 1", ("t",))


def test_a_deck_that_keeps_its_cards_records_nothing() -> None:
    collection = in_deck(with_cards(ALICE, card("t"), card("u")), "deck 1", "t", "u")
    assert decider.put_in_deck(collection, "deck 1", ("u", "t")) == ()


def test_a_card_is_in_a_deck_once() -> None:
    with pytest.raises(Malformed) as refused:
        decider.put_in_deck(with_cards(ALICE, card("t")), "deck 1", ("t", "t"))
    assert refused.value.code == "card-twice"


def test_a_lost_card_may_stay_in_its_deck_and_comes_to_no_other() -> None:
    alice = in_deck(with_cards(ALICE, card("t"), card("u")), "deck 1", "t", "u")
    alice = after(alice, decider.lock(alice, "game 1", ["t"]))
    alice = after(alice, decider.lose(alice, "t", "game 1", BOB))
    assert decider.put_in_deck(alice, "deck 1", ("t", "u")) == ()
    assert decider.put_in_deck(alice, "deck 1", ("u",))
    with pytest.raises(NotFound):
        decider.put_in_deck(alice, "deck 2", ("t",))


def test_a_list_that_names_a_physical_card_says_what_the_collection_knows_of_it() -> None:
    foil = replace(card("t"), foil=True)
    (entry,) = listing.filled(with_cards(ALICE, foil), [Entry(1, "?", card="t")])
    assert entry == Entry(1, "Terror", "main", "10E", "182", foil=True, card="t")


@pytest.mark.parametrize(("count", "named"), [(2, "t"), (1, "nobody's")])
def test_a_list_names_single_cards_that_are_or_were_there(count: int, named: str) -> None:
    with pytest.raises((Malformed, NotFound)):
        listing.filled(with_cards(ALICE, card("t")), [Entry(count, "Terror", card=named)])


# --- offers -------------------------------------------------------------------------


def offered(alice: Collection, bob: Collection) -> tuple[Collection, Collection]:
    both = decider.offer(alice, bob, "t", "offer 1", ("alice", "bob"))
    return after(alice, both[0]), after(bob, both[1])


def test_an_accepted_card_goes_over_with_its_names() -> None:
    alice, bob = offered(with_cards(ALICE, card("t", ALICE, CAROL)), Collection(account=BOB))
    both = decider.accept(alice, bob, "offer 1")
    alice, bob = after(alice, both[0]), after(bob, both[1])
    assert (alice.cards, alice.offers) == ({}, {})
    assert bob.cards == {"t": card("t", ALICE, CAROL)}
    assert (bob.offers, bob.shown) == ({}, {})
    assert (alice.gone["t"].how, alice.gone["t"].to) == ("given", BOB)


def test_only_who_was_offered_a_card_accepts_or_declines_and_only_the_giver_withdraws() -> None:
    alice, bob = offered(with_cards(ALICE, card("t")), Collection(account=BOB))
    carol = Collection(account=CAROL)
    for step, giver, other in (
        (decider.accept, alice, carol), (decider.accept, bob, alice), (decider.decline, alice, carol),
        (decider.decline, bob, alice), (decider.withdraw, bob, alice), (decider.withdraw, carol, bob),
    ):  # fmt: skip
        with pytest.raises(NotFound):
            step(giver, other, "offer 1")


@pytest.mark.parametrize("step", [decider.decline, decider.withdraw])
def test_an_offer_that_is_over_is_over_for_both_and_the_card_is_free(step: object) -> None:
    alice, bob = offered(with_cards(ALICE, card("t")), Collection(account=BOB))
    assert callable(step)
    both = step(alice, bob, "offer 1")
    alice, bob = after(alice, both[0]), after(bob, both[1])
    assert (alice.offers, bob.offers, bob.shown) == ({}, {}, {})
    assert decider.lock(alice, "game 1", ["t"])
    with pytest.raises(NotFound):
        decider.accept(alice, bob, "offer 1")


def test_an_offered_card_is_neither_offered_again_nor_locked_nor_taken_out() -> None:
    alice, bob = offered(with_cards(ALICE, card("t")), Collection(account=BOB))
    for refuse in (
        lambda: decider.offer(alice, bob, "t", "offer 2", ("alice", "bob")),
        lambda: decider.lock(alice, "game 1", ["t"]),
        lambda: decider.unregister(alice, "t"),
    ):
        with pytest.raises(Conflict) as refused:
            refuse()
        assert refused.value.code == "card-offered"


def test_a_locked_card_is_not_offered() -> None:
    alice = with_cards(ALICE, card("t"))
    alice = after(alice, decider.lock(alice, "game 1", ["t"]))
    with pytest.raises(Conflict) as refused:
        offered(alice, Collection(account=BOB))
    assert refused.value.code == "card-locked"


def test_nobody_offers_a_card_to_themselves() -> None:
    alice = with_cards(ALICE, card("t"))
    with pytest.raises(Malformed):
        decider.offer(alice, alice, "t", "offer 1", ("alice", "alice"))


def test_open_offers_are_limited_at_both_ends() -> None:
    many = [card(str(number)) for number in range(decider.MOST_OFFERS + 1)]
    alice, bob = with_cards(ALICE, *many), Collection(account=BOB)
    for each in many[:-1]:
        both = decider.offer(alice, bob, each.id, f"offer of {each.id}", ("alice", "bob"))
        alice, bob = after(alice, both[0]), after(bob, both[1])
    with pytest.raises(TooMany):
        decider.offer(alice, Collection(account=CAROL), many[-1].id, "more", ("alice", "carol"))
    carol = with_cards(CAROL, card("c", CAROL))
    with pytest.raises(TooMany):
        decider.offer(carol, bob, "c", "more", ("carol", "bob"))


def test_an_event_of_something_else_is_refused() -> None:
    with pytest.raises(TypeError):
        evolve(Collection(account=ALICE), Event())
