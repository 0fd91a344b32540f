"""Barter between players (Q-27)."""

from __future__ import annotations

from typing import Any

import pytest

from domain.formats.conquering import barter, gold
from domain.formats.conquering.overlay import Conquering
from domain.kernel.refusals import Illegal, Malformed, Refusal, Stale
from domain.rules import bargain, bargains, facts, fold
from domain.rules.state import GameState
from tests.formats.conquering.test_steward import edict
from tests.rules.plays import cast, pick
from tests.support.board import Board, Put, Side, board

AUCTION = "auction"


def table(step: str = "precombat_main", **sides: Side) -> Board:
    """Return a board in that step; the Auction Phase is named so, whoever has priority in it."""
    at = board(sides, overlay=Conquering())
    if step != AUCTION:
        return at
    engine = at.engine()
    engine.emit(facts.StepBegan(step=AUCTION))
    return at.keep(engine)


def deal(at: Board, seat: str, name: str, **terms: Any) -> Board:
    """A seat makes an offer or answers one."""
    before = at.state
    done = bargain(at.state, seat, name, terms, at.cards, at.overlay, at.chance)
    at.facts.extend(done.facts)
    at.state = done.state
    assert fold(before, done.facts, done.state.agenda) == done.state
    return at


def names_of(at: Board, seat: str) -> list[str]:
    return [each.name for each in bargains(at.state, seat, at.overlay)]


def purses(at: Board) -> list[int]:
    return [gold.treasury(at.state, seat) for seat in at.state.seats]


def lands(at: Board) -> tuple[int, int]:
    return at.id("Plains"), at.id("Island")


def swap(step: str = AUCTION) -> Board:
    """A offers their Plains for the Island of B."""
    at = table(step, A={"battlefield": ["Plains"]}, B={"battlefield": ["Island"]})
    plains, island = lands(at)
    return deal(
        at, "A", "offer", to="B", give={"permanents": [plains]}, want={"permanents": [island]}
    )


def controller(at: Board, oid: int) -> tuple[str, str]:
    """Return who controls and who owns a permanent."""
    return at.state.derived[oid].controller, at.state.objects[oid].owner


def test_permanents_are_exchanged_in_the_auction_phase() -> None:
    at = swap()
    deal(at, "B", "accept", offer=1)
    plains, island = lands(at)
    assert (controller(at, plains), controller(at, island)) == (("B", "B"), ("A", "A"))
    assert at.state.offers == ()
    # They do not leave the battlefield for it.
    assert not at.happened(facts.Moved)


def test_permanents_are_not_exchanged_in_a_main_phase_but_agreed_on() -> None:
    at = swap("precombat_main")
    with pytest.raises(Illegal) as refused:
        deal(at, "B", "accept", offer=1)
    assert (refused.value.code, refused.value.rule) == ("phase", "Q-27")
    assert names_of(at, "B") == ["offer", "decline"]
    engine = at.engine()
    engine.emit(facts.StepBegan(step=AUCTION))
    at.keep(engine)
    assert names_of(at, "B") == ["offer", "accept", "decline"]
    deal(at, "B", "accept", offer=1)
    assert controller(at, at.id("Island"))[0] == "A"


def test_gold_for_a_promise_changes_hands_at_any_time() -> None:
    at = table(B={"hand": ["Shock"]})
    before = at.questions()
    deal(at, "A", "offer", to="B", give={"gold": 5}, want={"promise": "no counterspell"})
    deal(at, "B", "accept", offer=1)
    assert purses(at) == [5, 15]
    assert [q.prompt for q in at.questions()] == [q.prompt for q in before]
    causes = [(fact.who, fact.change, fact.cause) for fact in at.happened(facts.ResourceChanged)]
    assert causes == [("A", -5, "barter"), ("B", 5, "barter")]
    assert barter.promises_panel(at.state) == [
        {"offer": 1, "by": "B", "to": "A", "promise": "no counterspell"}
    ]


@pytest.mark.parametrize(
    ("name", "zone", "code"),
    [
        ("Terror", "hand", "not-a-permanent"),
        ("Terror", "graveyard", "not-a-permanent"),
        ("Terror", "library", "not-a-permanent"),
        ("Grizzly Bears", "battlefield", "creature"),
    ],
)
def test_creatures_and_cards_elsewhere_cannot_be_offered(name: str, zone: str, code: str) -> None:
    at = table(AUCTION, A={zone: [name]})
    with pytest.raises(Illegal) as refused:
        deal(at, "A", "offer", to="B", give={"permanents": [at.id(name, zone)]}, want={"gold": 1})
    assert refused.value.code == code
    assert at.state.offers == ()


def test_only_who_owns_and_controls_a_permanent_gives_it() -> None:
    borrowed = Put("Howling Mine", under="A")
    at = table(AUCTION, A={"battlefield": ["Plains"]}, B={"battlefield": [borrowed]})
    mine = at.id("Howling Mine")
    for seat, other in (("A", "B"), ("B", "A")):
        with pytest.raises(Illegal) as refused:
            deal(at, seat, "offer", to=other, give={"permanents": [mine]}, want={"gold": 1})
        assert refused.value.code == "not-theirs"
    with pytest.raises(Illegal):
        deal(at, "B", "offer", to="A", give={"gold": 1}, want={"permanents": [mine]})


def test_an_offer_is_looked_at_again_as_it_is_accepted_and_carried_out_as_a_whole() -> None:
    at = swap()
    engine = at.engine()
    engine.emit(facts.ResourceChanged(who="B", kind="gold", change=-10, cause="upkeep"))
    at.keep(engine)
    plains, _ = lands(at)
    deal(at, "A", "offer", to="B", give={"permanents": [plains]}, want={"gold": 3})
    with pytest.raises(Illegal) as refused:
        deal(at, "B", "accept", offer=2)
    assert refused.value.code == "gold"
    assert controller(at, plains) == ("A", "A")
    deal(at, "B", "accept", offer=1)
    with pytest.raises(Illegal) as refused:
        deal(at, "B", "accept", offer=2)
    assert refused.value.code in ("gold", "not-theirs")


def test_attachments_and_counters_stay_on_what_is_traded() -> None:
    enchanted: Side = {
        "battlefield": [
            Put("Plains", counters={"exploitation": 2}),
            Put("Wild Growth", on="Plains"),
        ]
    }
    at = table(AUCTION, A=enchanted)
    plains = at.id("Plains")
    deal(at, "A", "offer", to="B", give={"permanents": [plains]}, want={"gold": 4})
    deal(at, "B", "accept", offer=1)
    assert at.state.objects[plains].counters == {"exploitation": 2}
    growth = at.id("Wild Growth")
    assert at.state.objects[growth].attached_to == plains
    assert (controller(at, growth)[0], controller(at, plains)[0], purses(at)) == ("A", "B", [14, 6])


def test_what_follows_from_a_trade_is_seen_to_before_the_game_goes_on() -> None:
    # A Sea Serpent is sacrificed by who controls no Island.
    at = table(AUCTION, A={"battlefield": ["Island", "Sea Serpent"]})
    island = at.id("Island")
    deal(at, "A", "offer", to="B", give={"permanents": [island]}, want={"gold": 2})
    deal(at, "B", "accept", offer=1)
    assert len(at.state.zones["stack"]) == 1
    assert at.resolve().names("graveyard:A") == ["Sea Serpent"]


def test_offers_are_declined_and_withdrawn() -> None:
    at = table()
    deal(at, "A", "offer", to="B", give={"gold": 1})
    deal(at, "A", "offer", to="B", give={"gold": 2})
    assert names_of(at, "A") == ["offer", "withdraw", "withdraw"]
    deal(at, "B", "decline", offer=1)
    deal(at, "A", "withdraw", offer=2)
    assert [fact.how for fact in at.happened(facts.OfferClosed)] == ["declined", "withdrawn"]
    assert at.state.offers == ()
    # Numbers are not used again.
    assert deal(at, "A", "offer", to="B", give={"gold": 1}).state.offers[0].number == 3


@pytest.mark.parametrize("name", ["accept", "decline", "withdraw"])
def test_an_offer_that_does_not_stand_any_more_is_stale(name: str) -> None:
    at = table()
    deal(at, "A", "offer", to="B", give={"gold": 1})
    deal(at, "B", "accept", offer=1)
    with pytest.raises(Stale):
        deal(at, "A" if name == "withdraw" else "B", name, offer=1)
    assert purses(at) == [9, 11]


def test_offers_are_answered_by_those_whom_they_are_made_to() -> None:
    at = table(C={})
    deal(at, "A", "offer", to="B", give={"gold": 1})
    for seat, name in (("C", "accept"), ("A", "accept"), ("C", "decline"), ("B", "withdraw")):
        with pytest.raises(Illegal) as refused:
            deal(at, seat, name, offer=1)
        assert refused.value.code == "not-your-offer"


@pytest.mark.parametrize(
    ("terms", "kind"),
    [
        ({"to": "A", "give": {"gold": 1}}, Illegal),
        ({"to": "npc", "give": {"gold": 1}}, Illegal),
        ({"to": "Z", "give": {"gold": 1}}, Illegal),
        ({"to": "B"}, Malformed),
        ({"to": "B", "give": {"gold": -1}}, Malformed),
        ({"to": "B", "give": {"gold": 11}}, Illegal),
        ({"to": "B", "give": {"promise": "x" * 301}}, Malformed),
        ({"to": "B", "give": {"permanents": [1] * 21}}, Malformed),
        ({"to": "B", "give": {"cards": [1]}}, Malformed),
        ({"give": {"gold": 1}}, Malformed),
    ],
)
def test_an_offer_that_makes_no_sense_is_refused(
    terms: dict[str, Any], kind: type[Refusal]
) -> None:
    at = table()
    with pytest.raises(kind):
        deal(at, "A", "offer", **terms)
    assert at.state.offers == ()


def test_a_permanent_is_named_once() -> None:
    at = table(A={"battlefield": ["Plains"]})
    with pytest.raises(Malformed):
        deal(at, "A", "offer", to="B", give={"permanents": [at.id("Plains")] * 2})


def test_so_many_offers_of_a_player_stand_at_a_time() -> None:
    at = table()
    for _ in range(barter.MOST_OFFERS):
        deal(at, "A", "offer", to="B", give={"gold": 1})
    assert "offer" not in names_of(at, "A")
    with pytest.raises(Illegal) as refused:
        deal(at, "A", "offer", to="B", give={"gold": 1})
    assert refused.value.code == "many-offers"


def test_there_is_no_such_bargain() -> None:
    at = table()
    with pytest.raises(Illegal):
        deal(at, "A", "haggle")
    plain = board()
    with pytest.raises(Illegal):
        bargain(plain.state, "A", "offer", {"to": "B"}, plain.cards, plain.overlay, plain.chance)
    assert bargains(GameState(), "A", at.overlay) == ()


def test_gold_that_a_standing_bid_reserves_is_not_traded() -> None:
    at = table()
    deal(at, "A", "offer", to="B", give={"gold": 6})
    engine = at.engine()
    engine.emit(facts.OverlaySet(key=gold.AUCTION, value={"seat": "A", "amount": 5}))
    at.keep(engine)
    with pytest.raises(Illegal) as refused:
        deal(at, "B", "accept", offer=1)
    assert refused.value.code == "gold"


def test_a_bargain_that_would_change_what_is_under_way_waits() -> None:
    # B is asked to pay for the spell with the gold that they would give away.
    at = board(
        A={"battlefield": ["Island"], "hand": ["Force Spike"]},
        B={"battlefield": ["Mountain"], "hand": ["Shock"], "resources": {"gold": 4}},
        overlay=Conquering(), active="B",
    )  # fmt: skip
    deal(at, "A", "offer", to="B", want={"gold": 1})
    at.answer("B", pick(f"cast:{at.id('Shock', 'hand')}"), pick("A"))
    (shock,) = at.state.zones["stack"]
    cast(at, "Force Spike", pick(shock)).resolve()
    assert at.asked("pay").seat == "B"
    with pytest.raises(Illegal) as refused:
        deal(at, "B", "accept", offer=1)
    assert refused.value.code == "in-the-midst"
    assert purses(at) == [10, 4]


def test_offers_of_and_to_who_leaves_lapse() -> None:
    at = table(C={})
    deal(at, "A", "offer", to="B", give={"gold": 1})
    deal(at, "B", "offer", to="C", give={"gold": 1})
    deal(at, "A", "offer", to="C", give={"gold": 1})
    at.concede("B")
    assert [(offer.by, offer.to) for offer in at.state.offers] == [("A", "C")]
    assert bargains(at.state, "B", at.overlay) == ()


def test_what_stands_is_shown_to_everybody() -> None:
    at = swap()
    (row,) = barter.offers_panel(at.state)
    assert (row["by"], row["to"], row["offer"]) == ("A", "B", 1)
    assert gold.panel(at.state)[0] == {"seat": "A", "gold": 10, "reserved": 0}
    assert set(at.overlay.panels(at.state)) >= {"gold", "offers", "promises"}


def test_votes_are_bought_while_the_vote_is_on() -> None:
    at = edict(C={})
    at.answer("A", pick("A"))
    deal(at, "A", "offer", to="B", give={"gold": 4}, want={"promise": "your vote"})
    ballot = at.asked("option")
    deal(at, "B", "accept", offer=1)
    assert (at.asked("option").seat, ballot.seat) == ("B", "B")
    assert purses(at) == [6, 14, 10]
    at.answer("B", pick("A"))
    at.answer("C", pick("C"))
    (question,) = at.questions()
    assert question.answered_by == "A"


def test_permanents_are_not_traded_in_the_midst_of_a_resolution() -> None:
    at = edict(B={"battlefield": ["Plains"]})
    engine = at.engine()
    engine.emit(facts.StepBegan(step=AUCTION))
    at.keep(engine)
    deal(at, "B", "offer", to="A", give={"permanents": [at.id("Plains")]}, want={"gold": 1})
    # Nor is it said that they could be.
    assert [each.name for each in bargains(at.state, "A", at.overlay)] == ["offer", "decline"]
    with pytest.raises(Illegal) as refused:
        deal(at, "A", "accept", offer=1)
    assert refused.value.code == "in-the-midst"
    assert purses(at) == [10, 10]
