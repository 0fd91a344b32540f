"""Costs and paying them (CR 118, 601.2f to 601.2h).

The mana part is paid by a plan that the player may replace; what is sacrificed, discarded
or tapped is chosen by the player. ``cost_parts`` and ``cost_paying`` know the single kinds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from domain.cards.ir.language import Cost, PayMana
from domain.cards.mana import ManaCost
from domain.kernel.refusals import Illegal
from domain.rules import answers as a
from domain.rules import (
    contested,
    cost_choosing,
    cost_parts,
    cost_paying,
    mana_pool,
    paying_otherwise,
    payment,
)
from domain.rules import facts as f
from domain.rules.context import Announced, Context, Ref
from domain.rules.cost_parts import Part
from domain.rules.engine import Engine
from domain.rules.questions import Reason
from domain.rules.state import zone_name

FREE = ManaCost()

Purpose = Literal["spell", "ability", "other"]
"""What mana is spent on, which its terms may limit (CR 106.6)."""


def mana_part(costs: Sequence[Cost]) -> ManaCost:
    """Return the sum of the mana among the costs."""
    total = FREE
    for cost in costs:
        if isinstance(cost, PayMana):
            total = total.plus(cost.cost)
    return total


def context_of(seat: str, source: int, x: int) -> Context:
    """Return the context in which a cost is read: who pays, what for, and the X of it."""
    return Context(controller=seat, source=source, announced=Announced(x=x))


def can_pay(
    engine: Engine,
    seat: str,
    costs: Sequence[Cost],
    source: int,
    *,
    x: int = 0,
    purpose: Purpose | None = None,
) -> Reason | None:
    """Whether a player could pay these costs (CR 118.3)."""
    mana = mana_part(costs).with_x(x)
    return payable(engine, seat, mana, costs, source, x=x, purpose=purpose)


def payable(
    engine: Engine,
    seat: str,
    mana: ManaCost,
    costs: Sequence[Cost],
    source: int,
    *,
    x: int = 0,
    purpose: Purpose | None = None,
) -> Reason | None:
    """Whether a player could pay this mana and what else the costs ask for (CR 601.2h)."""
    if seat in engine.state.entities:
        return cost_parts.PAYS_NOTHING
    context = context_of(seat, source, x)
    for cost in costs:
        away = cost_parts.taken_for(cost, costs, source)
        if (short := cost_parts.short(engine, seat, cost, context, away)) is not None:
            return short
    if cost_parts.clashing(engine, seat, costs, context):
        return Reason("nothing-to-give", "CR 118.3", "You lack what the cost asks for.")
    if cost_parts.life_of(engine, costs, context) > cost_parts.life_to_pay(engine, seat):
        return Reason("life", "CR 119.4", "You cannot pay so much life.")
    if mana != FREE and not _can_make(engine, seat, mana, costs, context, purpose):
        return Reason("mana", "CR 601.2h", f"You cannot make {mana}.")
    return None


def _can_make(
    engine: Engine,
    seat: str,
    mana: ManaCost,
    costs: Sequence[Cost],
    context: Context,
    purpose: Purpose | None,
) -> bool:
    """Whether there is mana beside what else the cost takes (CR 118.3)."""
    source, x = context.source, context.announced.x

    def plan(taken: contested.Taken) -> payment.Plan | None:
        return plan_for(engine, seat, mana, costs, source, purpose=purpose, taken=taken, x=x)

    easy = plan(contested.NOTHING)
    wanted = contested.wants(engine, seat, costs, context)
    if easy is None or contested.is_spared(easy, wanted):
        return easy is not None
    return contested.is_met(wanted, plan, offered(engine, seat, costs, source, purpose))


def plan_for(
    engine: Engine,
    seat: str,
    mana: ManaCost,
    costs: Sequence[Cost],
    source: int,
    *,
    purpose: Purpose | None = None,
    taken: contested.Taken = contested.NOTHING,
    instead: tuple[int, ...] | None = None,
    x: int = 0,
) -> payment.Plan | None:
    """Return the automatic plan for a mana cost; the source is not tapped for its own {T}.

    What is ``taken`` otherwise makes no mana. ``instead`` is what the player wants to stand in
    for mana, where they said so.
    """
    sources = offered(engine, seat, costs, source, purpose, instead)
    if taken is not contested.NOTHING:
        sources = [s for s in sources if taken.leaves(s)]
    pool = mana_pool.usable(engine, seat, purpose or purpose_of(engine, source), source)
    stock = payment.EMPTY
    if any(s.uses for s in sources) or any(pip.endswith("/P") for pip in mana.pips):
        stock = contested.stock(engine, seat, costs, context_of(seat, source, x))
    return payment.plan(mana, pool, sources, stock=stock)


def offered(
    engine: Engine,
    seat: str,
    costs: Sequence[Cost],
    source: int,
    purpose: Purpose | None = None,
    instead: tuple[int, ...] | None = None,
) -> list[payment.ManaSource]:
    """Return what may make mana for a cost, or stand in for it, in the order of a plan.

    What the ability is of pays for it last: who animates a land means to use it.
    """
    aim = purpose or purpose_of(engine, source)
    sources = _sources(engine, seat, aim, source)
    own = [s for s in sources if s.object == source]
    if own:
        itself = contested.by_itself(costs, source)
        # A card that is cast is on the stack by then (CR 601.2a).
        last = [s for s in own if aim != "spell" and itself.leaves(s)]
        sources = [s for s in sources if s.object != source] + last
    others = paying_otherwise.sources(engine, seat, source, instead) if aim == "spell" else []
    return [*others, *sources] if instead else [*sources, *others]


def purpose_of(engine: Engine, source: int) -> Purpose:
    """Return what is paid for where nobody says: a card that is no permanent is a spell."""
    thing = engine.object(source)
    return "other" if thing is None or zone_name(thing.zone) == "battlefield" else "spell"


def _sources(engine: Engine, seat: str, purpose: Purpose, source: int) -> list[payment.ManaSource]:
    """Return the sources of mana for this purpose, worked out once where nothing limits any."""
    key = f"restricted:{seat}"
    restricted = engine.memo.get(key)
    if restricted is None:
        restricted = engine.memo[key] = mana_pool.restricted(engine, seat)
    name = f"sources:{seat}:{purpose}:{source}" if restricted else f"sources:{seat}"
    sources: list[payment.ManaSource] | None = engine.memo.get(name)
    if sources is None:
        sources = engine.memo[name] = mana_pool.sources(engine, seat, purpose, source)
    return sources


# -- Choosing and paying --


def choose_payments(
    engine: Engine,
    seat: str,
    costs: Sequence[Cost],
    source: int,
    *,
    x: int = 0,
    mana: ManaCost | None = None,
    purpose: Purpose | None = None,
) -> tuple[Part, ...]:
    """Ask what is sacrificed, discarded and so on for the costs; nothing is paid yet.

    What would leave the mana unpaid cannot be chosen (CR 601.2h); it is ``mana`` where it is
    not among the costs.
    """
    context = context_of(seat, source, x)
    chosen: list[Part] = []
    due = mana_part(costs).with_x(x) if mana is None else mana

    def able(cost: Cost, picks: Sequence[int]) -> bool:
        taken = contested.by_parts(chosen).with_picks(cost, picks)
        plan = plan_for(engine, seat, due, costs, source, purpose=purpose, taken=taken, x=x)
        return plan is not None

    beside = None
    if costs and due != FREE:
        beside = cost_choosing.Beside(offered(engine, seat, costs, source, purpose), able)
    for cost in costs:
        chosen.append(cost_choosing.choose(engine, seat, cost, context, chosen, beside))
    return tuple(chosen)


def pay(
    engine: Engine,
    seat: str,
    mana: ManaCost,
    chosen: Sequence[Part],
    source: int,
    *,
    x: int = 0,
    purpose: Purpose | None = None,
) -> dict[str, tuple[Ref, ...]]:
    """Pay a cost whose choices are made: mana first, then the rest in the order written.

    Returns what it was paid with, by deed: ``sacrificed``, ``discarded``, ``exiled`` and so on.
    """
    pay_mana(engine, seat, mana, chosen, source, purpose=purpose, x=x)
    contested.refuse_twice(engine, chosen, source)
    context = context_of(seat, source, x)
    paid: dict[str, tuple[Ref, ...]] = {}
    for part in chosen:
        for deed, objects in cost_paying.pay(engine, seat, part, context).items():
            paid[deed] = (*paid.get(deed, ()), *objects)
    return paid


def pay_mana(
    engine: Engine,
    seat: str,
    mana: ManaCost,
    chosen: Sequence[Part],
    source: int,
    *,
    purpose: Purpose | None = None,
    x: int = 0,
) -> None:
    """Pay mana by the plan, or by the steps that the player gave instead (CR 601.2g, 601.2h)."""
    from domain.rules import activation, paying

    if mana == FREE:
        return
    costs, instead = [part.cost for part in chosen], None
    if engine.offered(a.Pay):
        question = paying.payment_question(engine, seat, mana, costs, source, purpose=purpose)
        answer = engine.ask(question)
        if isinstance(answer, a.Pay) and isinstance(answer.how, tuple):
            instead, by_hand = paying_otherwise.split(answer.how)
            activation.make_mana_by_hand(engine, seat, by_hand)
    taken = contested.by_parts(chosen)
    plan = _found(
        plan_for(engine, seat, mana, costs, source, purpose=purpose, taken=taken, instead=instead, x=x),
        mana,
    )  # fmt: skip
    for step in (step for step in plan.activations if step.how == "mana"):
        activation.make_mana(engine, seat, step)
    plan = paying_otherwise.carry_out(engine, seat, plan)
    spend(engine, seat, mana, plan, source, purpose=purpose)
    if plan.life:
        engine.emit(f.LifeChanged(seat=seat, change=-plan.life, cause="pay"))


def spend(
    engine: Engine,
    seat: str,
    mana: ManaCost,
    plan: payment.Plan,
    source: int,
    *,
    purpose: Purpose | None = None,
) -> None:
    """Spend what the plan made; mana on terms of its own goes by the name it has in the pool."""
    spent, pool = plan.spent, engine.state.players[seat].mana
    if any(pool.get(key, 0) < amount for key, amount in spent.items()):
        held = mana_pool.usable(engine, seat, purpose or purpose_of(engine, source), source)
        exact = payment.plan(mana, held, (), stock={"life": plan.life})
        spent = _found(exact, mana).spent
    if spent:
        engine.emit(f.ManaChanged(seat=seat, mana=spent, verb="spend"))


def _found(plan: payment.Plan | None, mana: ManaCost) -> payment.Plan:
    if plan is None:
        raise Illegal(f"You cannot make {mana}.", code="mana", rule="CR 601.2h")
    return plan
