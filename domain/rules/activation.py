"""Activating abilities (CR 602) and mana abilities (CR 605)."""

from __future__ import annotations

from collections import Counter

from domain.cards.ir.language import Activated, Cost
from domain.cards.mana import ManaCost
from domain.kernel.refusals import Illegal
from domain.rules import (
    activatable,
    announcing,
    at_once,
    casting,
    cost_choosing,
    cost_parts,
    costs,
    facts,
    mana_abilities,
    modal_triggers,
    naming,
    payment,
    targeting,
)
from domain.rules import answers as a
from domain.rules.context import Announced, Context, Ref
from domain.rules.engine import Engine
from domain.rules.objects import EVERYBODY
from domain.rules.payment import Activation, Flat
from domain.rules.questions import Candidate, Constraints, Question
from domain.rules.shapes import Shape

MADE = "mana"
"""Under this name a mana ability knows who wants which mana of it."""

TAPPED = "tapped for mana"
"""Under this name a mana ability knows that it has {T} in its cost (CR 106.12)."""


def activate(engine: Engine, seat: str, oid: int, index: int) -> None:
    """Activate an ability; a mana ability resolves at once (CR 605.3b)."""
    shape = _allowed(engine, seat, oid, index)
    if shape.mana:
        _activate_mana(engine, seat, oid, shape)
        return
    ability = shape.ability
    stacked = engine.new_id()
    engine.emit(
        facts.Created(
            object=stacked,
            kind="ability",
            owner=seat,
            controller=seat,
            zone="stack",
            ability=ability,
            source=oid,
            text=naming.ability_text(engine, oid, index),
            known_to=(EVERYBODY,),
        )
    )
    price = activatable.cost_of(engine, seat, oid, ability)
    context = Context(controller=seat, source=oid)
    price = cost_choosing.settled(engine, seat, price, context)
    modes = modal_triggers.choose(engine, ability, context) or ()
    x = _ask_x(engine, seat, oid, price)
    context = Context(controller=seat, source=oid, announced=Announced(x=x, modes=modes))
    specs = modal_triggers.specs_of(ability, modes)
    targets, division = targeting.choose(engine, seat, specs, context, rule="CR 602.2b")
    paid = _pay(engine, seat, oid, shape, price, x)
    announced = Announced(targets=targets, modes=modes, x=x, division=division)
    engine.emit(
        facts.ChoicesAnnounced(
            object=stacked, announced=announced, verb="activate", agent=seat, paid_with=paid
        )
    )


def _allowed(engine: Engine, seat: str, oid: int, index: int) -> Shape:
    casting.refuse(activatable.may_activate(engine, seat, oid, index))
    shape = activatable.shape_at(engine, oid, index)
    if shape is None:
        raise AssertionError("may_activate lets only activated abilities through")
    return shape


def _pay(
    engine: Engine, seat: str, oid: int, shape: Shape, price: tuple[Cost, ...], x: int
) -> dict[str, tuple[Ref, ...]]:
    """Choose what the cost is paid with and pay it; what is limited is counted."""
    chosen = costs.choose_payments(engine, seat, price, oid, x=x, purpose="ability")
    mana = costs.mana_part(price).with_x(x)
    paid = costs.pay(engine, seat, mana, chosen, oid, x=x, purpose="ability")
    _count(engine, seat, oid, shape)
    return paid


def _count(engine: Engine, seat: str, oid: int, shape: Shape) -> None:
    use = activatable.use_of(shape)
    if use is not None:
        engine.emit(facts.AbilityUsed(seat=seat, object=oid, ability=use))


def _ask_x(engine: Engine, seat: str, oid: int, price: tuple[Cost, ...]) -> int:
    if not cost_parts.asks_x(price):
        return 0

    def payable(x: int) -> bool:
        return costs.can_pay(engine, seat, price, oid, x=x, purpose="ability") is None

    return announcing.ask_x(engine, seat, oid, announcing.payable_up_to(payable))


# -- Mana abilities (CR 605) --


def _activate_mana(engine: Engine, seat: str, oid: int, shape: Shape) -> None:
    """Activate a mana ability for its own sake: pay, then choose what it makes (CR 605.3b)."""
    price = activatable.cost_of(engine, seat, oid, shape.ability)
    x = _ask_x(engine, seat, oid, price)
    paid = _pay(engine, seat, oid, shape, price, x)
    _resolve_mana(engine, seat, oid, shape, paid, x, None)


def _resolve_mana(
    engine: Engine,
    seat: str,
    oid: int,
    shape: Shape,
    paid: dict[str, tuple[Ref, ...]],
    x: int,
    wanted: Flat | None,
) -> None:
    """Carry out a mana ability and what it triggers at once (CR 605.3b, 605.4a).

    ``wanted`` is all the mana that is to come of it, None where the player is asked.
    """
    bindings = dict(paid)
    if wanted is not None:
        bindings[MADE] = (seat, *wanted)
    if shape.taps:
        bindings[TAPPED] = (oid,)
    told = len(engine.facts)
    context = Context(controller=seat, source=oid, announced=Announced(x=x), bindings=bindings)
    at_once.carry_out(engine, shape.ability.effect, context)
    made = Counter(
        payment.symbol_of(key)
        for fact in engine.facts[told:]
        if isinstance(fact, facts.ManaChanged) and fact.verb == "add" and fact.seat == seat
        for key, amount in fact.mana.items()
        for _ in range(amount)
    )
    rest = None if wanted is None else tuple((Counter(wanted) - made).elements())
    _resolve_triggered(engine, seat, rest, tuple(made))


def _resolve_triggered(engine: Engine, seat: str, wanted: Flat | None, made: Flat) -> None:
    """Triggered mana abilities resolve at once, without the stack (CR 605.4a)."""
    ready = [w for w in engine.waiting if mana_abilities.is_triggered_mana_ability(w.ability)]
    engine.waiting = [w for w in engine.waiting if all(w is not one for one in ready)]
    for waiting in ready:
        bindings: dict[str, tuple[Ref, ...]] = {**waiting.bindings, "produced": made}
        if wanted is not None:
            bindings[MADE] = (seat, *wanted)
        context = Context(
            controller=waiting.controller,
            source=waiting.source,
            happening=waiting.happening,
            bindings=bindings,
        )
        at_once.carry_out(engine, waiting.ability.effect, context)


def make_mana(engine: Engine, seat: str, step: Activation) -> None:
    """Activate a mana ability as a step of a payment (CR 601.2g)."""
    oid, index = step.object, step.ability
    shape = _allowed(engine, seat, oid, index)
    ability = shape.ability
    if not shape.mana:
        raise Illegal("That is no mana ability.", code="not-a-mana-ability", rule="CR 605.1a")
    options = mana_abilities.whole_options(engine, seat, ability, oid)
    wanted = tuple(payment.symbol_of(symbol) for symbol in step.makes)
    if wanted not in options:
        raise Illegal("It does not make that mana.", code="wrong-mana", rule="CR 605.1a")
    price = activatable.cost_of(engine, seat, oid, ability)
    chosen = costs.choose_payments(engine, seat, price, oid)
    mana = costs.mana_part(price)
    if mana != costs.FREE:
        _pay_from_pool(engine, seat, oid, mana, step)
    paid = costs.pay(engine, seat, costs.FREE, chosen, oid, purpose="ability")
    _count(engine, seat, oid, shape)
    _resolve_mana(engine, seat, oid, shape, paid, 0, wanted)


def _pay_from_pool(engine: Engine, seat: str, oid: int, mana: ManaCost, step: Activation) -> None:
    """Pay what a mana ability costs by what is in the pool: nothing else is activated for it."""
    plan = payment.Plan((), step.spends)
    if not step.spends:
        found = payment.plan(mana, engine.state.players[seat].mana, ())
        if found is None:
            raise Illegal(
                "Make the mana first that it costs itself.", code="nested", rule="CR 605.3a"
            )
        plan = found
    costs.spend(engine, seat, mana, plan, oid, purpose="ability")


def make_mana_by_hand(engine: Engine, seat: str, steps: tuple[a.PayStep, ...]) -> None:
    """Activate the mana abilities that a player chose instead of the plan (CR 601.2g)."""
    for step in steps:
        symbols = tuple(step.makes.replace("{", "").replace("}", ""))
        make_mana(engine, seat, _source(engine, seat, step.source, symbols))


def _source(engine: Engine, seat: str, source: Ref, symbols: Flat) -> Activation:
    """Return the mana ability that a step names: by itself, or by the object that has it."""
    kind, _, rest = str(source).partition(":")
    name, _, number = rest.partition(":")
    oid = source if isinstance(source, int) else int(name) if name.isdigit() else -1
    if engine.state.objects.get(oid) is not None:
        for shape in engine.look(oid).standing.activated:
            if not shape.mana or (kind == "mana" and number != str(shape.index)):
                continue
            whole = _whole(engine, seat, shape.ability, oid, symbols)
            if whole is not None:
                return Activation(oid, shape.index, whole)
    raise Illegal("That is no source of that mana.", code="unknown-source", rule="CR 601.2g")


def _whole(engine: Engine, seat: str, ability: Activated, oid: int, symbols: Flat) -> Flat | None:
    """Return all that comes of an ability if it makes these symbols, in any order."""
    options = mana_abilities.whole_options(engine, seat, ability, oid)
    for option in options:
        if Counter(option) == Counter(symbols):
            return option
    own = mana_abilities.options_of(engine, ability, oid)
    if symbols in mana_abilities.reaching(engine, seat, own):
        # What tapping it triggers comes on top.
        return next((o for o in options if o[: len(symbols)] == symbols), None)
    return None


def ask_option(
    engine: Engine, seat: str, source: int, options: tuple[Flat, ...], rule: str
) -> Flat:
    """Ask which of several amounts of mana a player wants."""
    question = Question(
        seat=seat,
        kind="option",
        rule=rule,
        prompt="mana.option",
        params={"source": naming.name_of(engine, source)},
        candidates=tuple(
            Candidate(ref=f"option:{n}", label="".join(f"{{{s}}}" for s in option))
            for n, option in enumerate(options)
        ),
        constraints=Constraints(min=1, max=1),
        default=a.Choose(("option:0",)),
        source=source,
    )
    answer = engine.ask(question)
    picked = str(answer.picks[0]) if isinstance(answer, a.Choose) and answer.picks else "option:0"
    return options[int(picked.partition(":")[2])]
