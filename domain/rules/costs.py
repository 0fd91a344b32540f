"""Costs and paying them (CR 118, 601.2f to 601.2h).

The mana part is paid by a plan that the player may replace; what is sacrificed or
discarded is chosen by the player.
"""

from collections.abc import Sequence

from domain.cards.ir.language import (
    Cost,
    DiscardCost,
    PayLife,
    PayMana,
    RemoveCountersCost,
    SacrificeCost,
    Tap,
)
from domain.cards.ir.terms import Is, This
from domain.cards.mana import ManaCost
from domain.rules import agenda as fr
from domain.rules import answers as a
from domain.rules import facts as f
from domain.rules import layers, legality, mana_pool, matching, naming, payment, player_rules, zones
from domain.rules.context import Context
from domain.rules.engine import Engine
from domain.rules.questions import Candidate, Constraints, Question, Reason

FREE = ManaCost()


def mana_part(costs: Sequence[Cost]) -> ManaCost:
    """Return the sum of the mana among the costs."""
    total = FREE
    for cost in costs:
        if isinstance(cost, PayMana):
            total = total.plus(cost.cost)
    return total


def spell_costs(
    engine: Engine, seat: str, oid: int, *, x: int = 0, kicked: bool = False
) -> tuple[ManaCost, tuple[Cost, ...]]:
    """Return the total cost of a spell: its mana, and its additional costs (CR 601.2f)."""
    seen = layers.characteristics(engine, oid)
    ability = legality.spell_ability(engine, oid)
    mana = (seen.cost or FREE).with_x(x)
    extra = kicker(engine, oid)
    if kicked and extra is not None:
        mana = mana.plus(extra)
    mana = player_rules.changed_cost(engine, seat, oid, mana)
    return mana, ability.additional if ability else ()


def kicker(engine: Engine, oid: int) -> ManaCost | None:
    """Return a spell's kicker cost, if it has one (CR 702.33a)."""
    ability = legality.spell_ability(engine, oid)
    return ability.kicker if ability else None


def can_cast(engine: Engine, seat: str, oid: int) -> Reason | None:
    """Whether a player could pay the least total cost of a spell (CR 601.2h)."""
    mana, additional = spell_costs(engine, seat, oid)
    return _payable(engine, seat, mana, additional, oid)


def can_pay(engine: Engine, seat: str, costs: Sequence[Cost], source: int) -> Reason | None:
    """Whether a player could pay these costs, with X as 0 (CR 118.3)."""
    return _payable(engine, seat, mana_part(costs).with_x(0), costs, source)


def _payable(
    engine: Engine, seat: str, mana: ManaCost, costs: Sequence[Cost], source: int
) -> Reason | None:
    for cost in costs:
        short = _short(engine, seat, cost, source)
        if short is not None:
            return short
    if mana != FREE and plan_for(engine, seat, mana, costs, source) is None:
        return Reason("mana", "CR 601.2h", f"You cannot make {mana}.")
    return None


def _short(engine: Engine, seat: str, cost: Cost, source: int) -> Reason | None:
    """Return why one part of a cost that is no mana cannot be paid."""
    thing = engine.state.objects.get(source)
    match cost:
        case Tap():
            if thing is None or thing.tapped:
                return Reason("tapped", "CR 107.5", "It is tapped already.")
        case PayLife(amount):
            if engine.state.players[seat].life < amount:
                return Reason("life", "CR 119.4", "You do not have so much life.")
        case SacrificeCost(_, count) | DiscardCost(count, _):
            if len(_choosable(engine, seat, cost, source)) < count:
                return Reason("nothing-to-give", "CR 118.3", "You lack what the cost asks for.")
        case RemoveCountersCost(kind, count):
            if thing is None or thing.counters.get(kind, 0) < count:
                return Reason("counters", "CR 118.3", "It has not so many counters.")
        case PayMana():
            pass
    return None


def _choosable(
    engine: Engine, seat: str, cost: SacrificeCost | DiscardCost, source: int
) -> tuple[int, ...]:
    context = Context(controller=seat, source=source)
    if isinstance(cost, DiscardCost):
        own = cost.filter == Is(This())
        hand = (oid for oid in engine.zone("hand", seat) if own or oid != source)
        return tuple(o for o in hand if matching.matches(engine, o, cost.filter, context))
    return tuple(
        oid
        for oid in matching.find(engine, cost.filter, "battlefield", context)
        if layers.characteristics(engine, oid).controller == seat
    )


def plan_for(
    engine: Engine, seat: str, mana: ManaCost, costs: Sequence[Cost], source: int
) -> payment.Plan | None:
    """Return the automatic plan for a mana cost; the source is not tapped for its own {T}.

    What the ability is of pays for it last: who animates a land means to use it.
    """
    sources = engine.memo.get(f"sources:{seat}")
    if sources is None:
        sources = engine.memo[f"sources:{seat}"] = mana_pool.sources(engine, seat)
    own = [s for s in sources if s.object == source]
    if own:
        used = any(isinstance(cost, Tap | SacrificeCost) for cost in costs)
        sources = [s for s in sources if s.object != source] + ([] if used else own)
    return payment.plan(mana, engine.state.players[seat].mana, sources)


def choose_payments(
    engine: Engine, seat: str, costs: Sequence[Cost], source: int
) -> tuple[tuple[Cost, tuple[int, ...]], ...]:
    """Ask what is sacrificed and discarded for the costs; emits nothing."""
    chosen: list[tuple[Cost, tuple[int, ...]]] = []
    for cost in costs:
        if isinstance(cost, SacrificeCost | DiscardCost):
            taken = {oid for _, oids in chosen for oid in oids}
            refs = tuple(o for o in _choosable(engine, seat, cost, source) if o not in taken)
            question = Question(
                seat=seat,
                kind="select",
                rule="CR 601.2h",
                prompt="cost.sacrifice" if isinstance(cost, SacrificeCost) else "cost.discard",
                params={"count": cost.count, "source": naming.name_of(engine, source)},
                candidates=tuple(
                    Candidate(ref=oid, label=naming.name_of(engine, oid), object=oid)
                    for oid in refs
                ),
                constraints=Constraints(min=cost.count, max=cost.count),
                default=a.Choose(refs[: cost.count]),
                source=source,
            )
            answer = engine.ask(question)
            picks = answer.picks if isinstance(answer, a.Choose) else ()
            chosen.append((cost, tuple(pick for pick in picks if isinstance(pick, int))))
        else:
            chosen.append((cost, ()))
    return tuple(chosen)


def pay(
    engine: Engine,
    seat: str,
    mana: ManaCost,
    chosen: Sequence[tuple[Cost, tuple[int, ...]]],
    source: int,
) -> None:
    """Pay a cost whose choices are made: mana first, then the rest in the order written."""
    pay_mana(engine, seat, mana, [cost for cost, _ in chosen], source)
    for cost, picks in chosen:
        _pay_part(engine, seat, cost, picks, source)


def _pay_part(engine: Engine, seat: str, cost: Cost, picks: tuple[int, ...], source: int) -> None:
    match cost:
        case Tap():
            engine.emit(f.TappedChanged(object=source, tapped=True, verb="cost"))
        case PayLife(amount):
            engine.emit(f.LifeChanged(seat=seat, change=-amount, cause="pay"))
        case SacrificeCost():
            goings = [
                zones.Going(oid=oid, to="graveyard", verb="sacrifice", agent=seat) for oid in picks
            ]
            zones.move_all(engine, goings)
        case DiscardCost():
            goings = [
                zones.Going(oid=oid, to="graveyard", verb="discard", agent=seat) for oid in picks
            ]
            zones.move_all(engine, goings)
        case RemoveCountersCost(kind, count):
            engine.emit(f.CountersChanged(object=source, kind=kind, change=-count))
        case PayMana():
            pass


def pay_mana(engine: Engine, seat: str, mana: ManaCost, costs: Sequence[Cost], source: int) -> None:
    """Pay mana by the plan, or by the steps that the player gave instead (CR 601.2g, 601.2h)."""
    from domain.rules import activation

    if mana == FREE:
        return
    if engine.offered(a.Pay):
        answer = engine.ask(payment_question(engine, seat, mana, costs, source))
        if isinstance(answer, a.Pay) and isinstance(answer.how, tuple):
            activation.make_mana_by_hand(engine, seat, answer.how)
    plan = plan_for(engine, seat, mana, costs, source)
    if plan is None:
        raise _cannot_pay(mana)
    for oid, index, option in plan.activations:
        activation.make_mana(engine, seat, oid, index, option)
    engine.emit(f.ManaChanged(seat=seat, mana=plan.spent, verb="spend"))
    if plan.life:
        engine.emit(f.LifeChanged(seat=seat, change=-plan.life, cause="pay"))


def _cannot_pay(mana: ManaCost) -> Exception:
    from domain.kernel.refusals import Illegal

    return Illegal(f"You cannot make {mana}.", code="mana", rule="CR 601.2h")


def payment_question(
    engine: Engine, seat: str, mana: ManaCost, costs: Sequence[Cost], source: int
) -> Question:
    """Return the question how to pay: by the plan, or by steps of the player's own."""
    plan = plan_for(engine, seat, mana, costs, source)
    found = [
        s for s in mana_pool.sources(engine, seat)
        if s.object != source or not any(isinstance(c, Tap) for c in costs)
    ]  # fmt: skip
    return Question(
        seat=seat,
        kind="pay",
        rule="CR 601.2g",
        prompt="pay.mana",
        params={"cost": str(mana), "source": naming.name_of(engine, source)},
        candidates=tuple(
            Candidate(
                ref=f"mana:{s.object}:{s.ability}",
                label=naming.name_of(engine, s.object),
                object=s.object,
                group=",".join("".join(option) for option in s.options),
                mana=True,
            )
            for s in found
        ),
        default=a.Pay("auto"),
        source=source,
        preview={"plan": plan_text(engine, plan)} if plan else {},
    )


def plan_text(engine: Engine, plan: payment.Plan) -> str:
    """Return a plan in words."""
    steps = [
        f"{naming.name_of(engine, oid)} for {''.join(f'{{{s}}}' for s in option)}"
        for oid, _, option in plan.activations
    ]
    return ", ".join(steps) or "from the mana pool"


def pay_on_resolution(engine: Engine, frame: fr.Paying) -> None:
    """A player pays a cost or declines while something resolves (CR 118.12)."""
    context = engine.context()
    mana = mana_part(frame.costs)
    payable = can_pay(engine, frame.seat, frame.costs, context.source) is None
    paid = False
    if payable:
        question = payment_question(engine, frame.seat, mana, frame.costs, context.source)
        answer = engine.ask(_declinable(question, rule="CR 118.12"))
        paid = isinstance(answer, a.Pay) and answer.how != "decline"
        if paid:
            chosen = choose_payments(engine, frame.seat, frame.costs, context.source)
            if isinstance(answer, a.Pay) and isinstance(answer.how, tuple):
                from domain.rules import activation

                activation.make_mana_by_hand(engine, frame.seat, answer.how)
            pay(engine, frame.seat, mana, chosen, context.source)
    follow = frame.then if paid else frame.otherwise
    if follow is not None:
        engine.push(fr.Perform(follow))


def _declinable(question: Question, rule: str) -> Question:
    import msgspec

    return msgspec.structs.replace(
        question, rule=rule, prompt="pay.or_decline", default=a.Pay("decline")
    )
