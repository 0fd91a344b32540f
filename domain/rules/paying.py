"""Asking how a cost is paid, and whether, while something resolves (CR 118.12, 601.2g)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from domain.cards.ir.language import Cost, PayLife, PayResource, Tap
from domain.cards.mana import ManaCost
from domain.rules import agenda as fr
from domain.rules import answers as a
from domain.rules import (
    cost_choosing,
    cost_parts,
    costs,
    mana_pool,
    naming,
    paying_otherwise,
    payment,
)
from domain.rules.context import Context
from domain.rules.engine import Engine
from domain.rules.questions import Candidate, Question


def payment_question(
    engine: Engine,
    seat: str,
    mana: ManaCost,
    price: Sequence[Cost],
    source: int,
    *,
    purpose: costs.Purpose | None = None,
) -> Question:
    """Return the question how to pay: by the plan, or by steps of the player's own."""
    plan = costs.plan_for(engine, seat, mana, price, source, purpose=purpose)
    found = [
        s
        for s in mana_pool.sources(
            engine, seat, purpose or costs.purpose_of(engine, source), source
        )
        if s.object != source or not any(isinstance(c, Tap) for c in price)
    ]
    return Question(
        seat=seat,
        kind="pay",
        rule="CR 601.2g",
        prompt="pay.mana",
        params={"cost": str(mana), "source": naming.name_of(engine, source)},
        candidates=tuple(
            Candidate(
                ref=f"mana:{s.object}:{s.ability}" if s.how == "mana" else f"{s.how}:{s.object}",
                label=naming.name_of(engine, s.object),
                object=s.object,
                group=",".join("".join(option) for option in s.options),
                mana=s.how == "mana",
            )
            for s in (*found, *_instead(engine, seat, source, purpose))
        ),
        default=a.Pay("auto"),
        source=source,
        preview={"plan": plan_text(engine, plan)} if plan else {},
    )


def _instead(
    engine: Engine, seat: str, source: int, purpose: costs.Purpose | None
) -> list[payment.ManaSource]:
    """Return what may stand in for mana (CR 702.51a)."""
    if (purpose or costs.purpose_of(engine, source)) != "spell":
        return []
    return paying_otherwise.sources(engine, seat, source)


def plan_text(engine: Engine, plan: payment.Plan) -> str:
    """Return a plan in words."""
    steps = [
        f"{naming.name_of(engine, step.object)} for "
        + "".join(f"{{{payment.symbol_of(s)}}}" for s in step.makes)
        for step in plan.activations
    ]
    return ", ".join(steps) or "from the mana pool"


def pay_on_resolution(engine: Engine, frame: fr.Paying) -> None:
    """A player pays a cost or declines while something resolves (CR 118.12)."""
    context = engine.context()
    source, seat = context.source, frame.seat
    x = context.announced.x
    mana = costs.mana_part(frame.costs).with_x(x)
    paid = False
    if costs.payable(engine, seat, mana, frame.costs, source, x=x, purpose="other") is None:
        question = payment_question(engine, seat, mana, frame.costs, source, purpose="other")
        words = _in_short(engine, mana, frame.costs, costs.context_of(seat, source, x))
        answer = engine.ask(_declinable(question, words))
        paid = isinstance(answer, a.Pay) and answer.how != "decline"
        if paid:
            price = cost_choosing.settled(
                engine, seat, frame.costs, costs.context_of(seat, source, x)
            )
            chosen = costs.choose_payments(engine, seat, price, source, x=x)
            if isinstance(answer, a.Pay) and isinstance(answer.how, tuple):
                from domain.rules import activation

                activation.make_mana_by_hand(engine, seat, answer.how)
            mana = costs.mana_part(price).with_x(x)
            given = costs.pay(engine, seat, mana, chosen, source, x=x, purpose="other")
            engine.rebind(msgspec.structs.replace(context, bindings={**context.bindings, **given}))
    follow = frame.then if paid else frame.otherwise
    if follow is not None:
        engine.push(fr.Perform(follow))


def _in_short(engine: Engine, mana: ManaCost, price: Sequence[Cost], context: Context) -> str:
    """Return the part of a cost that is paid with mana, life and the like, in short."""
    other = [
        f"{cost_parts.amount_of(engine, cost, context)} "
        + (cost.kind if isinstance(cost, PayResource) else "life")
        for cost in price
        if isinstance(cost, PayLife | PayResource)
    ]
    return ", ".join([str(mana), *other] if mana.mana_value or not other else other)


def _declinable(question: Question, price: str) -> Question:
    return msgspec.structs.replace(
        question,
        rule="CR 118.12",
        prompt="pay.or_decline",
        params={**question.params, "cost": price},
        default=a.Pay("decline"),
    )
