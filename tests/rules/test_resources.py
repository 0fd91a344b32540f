"""What players have that is no counter: paying it, getting it, and making mana of it (CR 118)."""

from __future__ import annotations

import pytest

from domain.cards.ir.language import (
    Activated,
    AddMana,
    Effect,
    GetResource,
    PayResource,
    SpellAbility,
    Tap,
    TokenSpec,
)
from domain.cards.ir.terms import Count, Players, Type, X
from domain.cards.mana import mana_cost
from domain.cards.wording import ability_text
from domain.kernel.refusals import Illegal
from domain.rules import facts, payment
from domain.rules.answers import Number
from domain.rules.overlay import Overlay
from domain.rules.payment import ManaSource
from tests.rules.plays import activate, creature, pick, resolved, sorcery
from tests.support.board import Board, board

SALT = "salt"


class Salted(Overlay):
    """An ordinary game whose players have salt, of which each keeps one grain back."""

    def resources(self, seat: str) -> dict[str, int]:
        return {SALT: 5}

    def emblems(self, seat: str) -> tuple[TokenSpec, ...]:
        makes = Activated((PayResource(SALT, 2),), AddMana((("C",),)), zone="command")
        return (TokenSpec(types=(), abilities=(makes,), name="Salt Cellar"),)

    def reserved(self, kept: object, seat: str, kind: str) -> int:
        return 1


def salt(at: Board) -> list[int]:
    return [at.state.players[seat].resources.get(SALT, 0) for seat in at.state.seats]


def cellar(at: Board, seat: str = "A") -> int:
    return next(e.id for e in at.engine().emblems() if e.controller == seat)


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        (GetResource(SALT, 3), "You get 3 salt."),
        (GetResource(SALT, 1, who=Players("opponents")), "Each opponent gets 1 salt."),
        (
            GetResource(SALT, Count(Type("creature"))),
            "You get salt equal to the number of creatures on the battlefield.",
        ),
    ],
)
def test_getting_it_is_worded(effect: Effect, text: str) -> None:
    assert ability_text(SpellAbility(effect), "Salt Mine") == text


def test_paying_it_is_worded() -> None:
    ability = Activated((Tap(), PayResource(SALT, X())), GetResource(SALT, 1))
    assert ability_text(ability, "Salt Mine") == "{T}, Pay X salt: You get 1 salt."


def test_players_get_as_much_as_an_instruction_says() -> None:
    rain = sorcery("Salt Rain", GetResource(SALT, 2, who=Players("all"), cause="rain"))
    at = board(A={"hand": ["Salt Rain"]}, overlay=Salted(), more=(rain,))
    resolved(at, "Salt Rain")
    assert salt(at) == [7, 7]
    assert {fact.cause for fact in at.happened(facts.ResourceChanged)} == {"rain"}


def test_nobody_gets_less_than_nothing() -> None:
    dry = sorcery("Dry Spell", GetResource(SALT, Count(Type("creature"))))
    at = board(A={"hand": ["Dry Spell"]}, overlay=Salted(), more=(dry,))
    resolved(at, "Dry Spell")
    assert salt(at) == [5, 5]
    assert not at.happened(facts.ResourceChanged)


def test_118_3_no_more_can_be_paid_than_there_is_and_is_not_kept_back() -> None:
    lick = creature("Salt Lick", 1, 1, Activated((PayResource(SALT, X()),), GetResource(SALT, 1)))
    at = board(A={"battlefield": ["Salt Lick"]}, overlay=Salted(), more=(lick,))
    question = at.asked("act")
    ref = next(c.ref for c in question.candidates if c.object == at.id("Salt Lick"))
    with pytest.raises(AssertionError, match="is asked more"):
        at.answer("A", pick(ref))
    with pytest.raises(Illegal, match="Between 0 and 4"):
        at.answer("A", pick(ref), Number(5))
    at.answer("A", pick(ref), Number(4)).resolve()
    assert salt(at) == [2, 5]


def test_an_emblem_that_players_begin_with_is_theirs_alone() -> None:
    at = board(overlay=Salted())
    activate(at, cellar(at), 0)
    assert at.state.players["A"].mana == {"C": 1}
    assert (salt(at), cellar(at) != cellar(at, "B")) == ([3, 5], True)


def dear(number: int, *, uses: int = 2) -> ManaSource:
    return ManaSource(
        number, 0, (("C",),), 100, again=True, uses={SALT: uses}, taps=False, dear=True
    )


PLAIN = ManaSource(1, 0, (("C",),))


@pytest.mark.parametrize(
    ("cost", "held", "spent"),
    [("{1}", 9, 0), ("{2}", 9, 2), ("{3}", 9, 4), ("{3}", 3, None), ("{C}{C}", 9, 2)],
)
def test_601_2g_the_plan_uses_what_is_dear_as_seldom_as_it_can(
    cost: str, held: int, spent: int | None
) -> None:
    plan = payment.plan(mana_cost(cost), {}, [PLAIN, dear(2)], stock={SALT: held})
    if plan is None:
        assert spent is None
    else:
        assert sum(2 for step in plan.activations if step.object == 2) == spent


def test_601_2g_of_two_dear_sources_both_may_be_used() -> None:
    plan = payment.plan(mana_cost("{4}"), {}, [dear(1), dear(2)], stock={SALT: 8})
    assert plan is not None
    assert len(plan.activations) == 4
