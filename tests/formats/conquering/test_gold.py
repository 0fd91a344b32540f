"""Gold: the treasury, what it buys, and what a standing bid reserves (Q-10 to Q-12)."""

from __future__ import annotations

import pytest

from domain.formats.conquering import gold
from domain.formats.conquering.overlay import Conquering
from domain.kernel.refusals import Illegal
from domain.rules import PayStep, facts
from domain.rules.answers import Pay
from domain.rules.questions import Candidate
from tests.rules.plays import activate, pick
from tests.support.board import PASS, Board, Side, board

CARD, MANA = 0, 1
"""The abilities of a treasury, by their place."""


def table(active: str = "A", **sides: Side) -> Board:
    return board(sides, overlay=Conquering(), active=active)


def treasury_of(at: Board, seat: str) -> int:
    """Return the id of the emblem that lets a seat buy."""
    (found,) = (e.id for e in at.engine().emblems() if e.controller == seat)
    return found


def purse(at: Board, seat: str) -> int:
    return gold.treasury(at.state, seat)


def candidate(at: Board, ref: str) -> Candidate:
    (question,) = at.questions()
    return next(c for c in question.candidates if c.ref == ref)


def test_each_player_starts_with_ten_gold() -> None:
    at = table()
    assert [purse(at, seat) for seat in ("A", "B")] == [10, 10]
    assert gold.treasury(at.state, "nobody") == 0


def test_ten_gold_draw_a_card_by_an_ability_on_the_stack() -> None:
    at = table()
    ability = activate(at, treasury_of(at, "A"), CARD)
    assert (purse(ability, "A"), len(at.state.zones["stack"])) == (0, 1)
    assert at.names("hand:A") == []
    assert len(at.resolve().names("hand:A")) == 1
    (paid,) = at.happened(facts.ResourceChanged)
    assert (paid.who, paid.change, paid.cause) == ("A", -10, "card")


def test_a_card_is_bought_as_a_sorcery_and_only_with_enough_gold() -> None:
    at = table(A={"resources": {"gold": 9}})
    reason = candidate(at, f"activate:{treasury_of(at, 'A')}:{CARD}").reason
    assert reason is not None
    assert reason.code == "resource"
    theirs = board(overlay=Conquering(), step="upkeep", wanted=("own:upkeep",))
    reason = candidate(theirs, f"activate:{treasury_of(theirs, 'A')}:{CARD}").reason
    assert reason is not None
    assert reason.code == "timing"
    with pytest.raises(Illegal):
        activate(at, treasury_of(at, "A"), CARD)
    assert purse(at, "A") == 9


def test_four_gold_make_one_mana_of_any_color_without_the_stack() -> None:
    at = table()
    blue = activate(at, treasury_of(at, "A"), MANA, pick("option:1"))
    assert blue.state.players["A"].mana == {"U": 1}
    assert (purse(blue, "A"), at.state.zones["stack"]) == (6, ())


def test_a_spell_is_payable_with_gold_where_nothing_else_makes_the_mana() -> None:
    at = table(A={"hand": ["Grizzly Bears"], "battlefield": ["Forest"]})
    assert candidate(at, f"cast:{at.id('Grizzly Bears', 'hand')}").selectable
    at.answer("A", pick(f"cast:{at.id('Grizzly Bears', 'hand')}")).resolve()
    assert "Grizzly Bears" in at.names("battlefield")
    assert purse(at, "A") == 6


def test_gold_pays_for_several_mana_of_one_cost_as_far_as_it_goes() -> None:
    at = table(A={"hand": ["Grizzly Bears", "Hill Giant"], "resources": {"gold": 8}})
    assert not candidate(at, f"cast:{at.id('Hill Giant', 'hand')}").selectable
    at.answer("A", pick(f"cast:{at.id('Grizzly Bears', 'hand')}")).resolve()
    assert purse(at, "A") == 0
    assert {f.cause for f in at.happened(facts.ResourceChanged)} == {"mana"}


@pytest.mark.parametrize(
    "lands",
    [["Forest", "Forest"], ["Forest", "Mountain"], ["Mountain", "Forest", "Island", "Swamp"]],
)
def test_the_automatic_plan_spends_no_gold_while_other_mana_does(lands: list[str]) -> None:
    at = table(A={"hand": ["Grizzly Bears"], "battlefield": lands})
    at.answer("A", pick(f"cast:{at.id('Grizzly Bears', 'hand')}"))
    assert purse(at, "A") == 10


def test_a_player_may_pay_with_gold_though_there_is_other_mana() -> None:
    at = table(A={"hand": ["Grizzly Bears"], "battlefield": ["Forest", "Forest"]})
    buying = PayStep(f"mana:{treasury_of(at, 'A')}:{MANA}", "{G}")
    at.answer("A", pick(f"cast:{at.id('Grizzly Bears', 'hand')}"), Pay((buying, buying)))
    assert purse(at, "A") == 2
    assert not any(at.state.objects[oid].tapped for oid in at.state.zones["battlefield"])


def test_gold_makes_mana_for_abilities_that_cost_mana_themselves() -> None:
    at = table(A={"hand": ["Grizzly Bears"], "battlefield": ["Gruul Signet"]})
    assert candidate(at, f"cast:{at.id('Grizzly Bears', 'hand')}").selectable
    at.answer("A", pick(f"cast:{at.id('Grizzly Bears', 'hand')}"))
    assert purse(at, "A") == 6


def test_a_treasury_buys_for_its_own_player_alone() -> None:
    at = table(B={"hand": ["Shock"], "resources": {"gold": 0}})
    at.answer("A", PASS)
    with pytest.raises(Illegal):
        activate(at, treasury_of(at, "A"), MANA, pick("option:0"), seat="B")


def test_a_standing_bid_reserves_its_gold() -> None:
    at = table(A={"hand": ["Grizzly Bears"], "battlefield": ["Forest"]})
    engine = at.engine()
    engine.emit(facts.OverlaySet(key=gold.AUCTION, value={"seat": "A", "amount": 7}))
    at.keep(engine)
    assert (gold.available(at.state, "A"), gold.available(at.state, "B")) == (3, 10)
    assert not candidate(at, f"cast:{at.id('Grizzly Bears', 'hand')}").selectable
    assert not candidate(at, f"activate:{treasury_of(at, 'A')}:{MANA}").selectable


def test_paid_gold_is_lost_and_never_more_than_there_is() -> None:
    at = table()
    engine = at.engine()
    gold.pay(engine, "A", 4, "bid")
    gold.pay(engine, "A", 0, "bid")
    gold.gain(engine, "B", 3, "income")
    gold.gain(engine, "B", 0, "income")
    with pytest.raises(Illegal) as refused:
        gold.pay(engine, "A", 7, "hire")
    assert refused.value.rule == "Q-10"
    at.keep(engine)
    assert (purse(at, "A"), purse(at, "B")) == (6, 13)
    assert len(at.happened(facts.ResourceChanged)) == 2


def test_gold_is_no_counter() -> None:
    at = table(A={"hand": ["Steady Progress"], "battlefield": ["Island"] * 3})
    at.answer("A", pick(f"cast:{at.id('Steady Progress', 'hand')}")).resolve()
    assert (purse(at, "A"), purse(at, "B")) == (10, 10)
