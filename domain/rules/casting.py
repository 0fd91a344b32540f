"""Casting spells, by the steps of CR 601.2 in their order."""

from msgspec.structs import replace

from domain.cards.ir.language import Mode, SpellAbility, TargetSpec
from domain.kernel.refusals import Illegal
from domain.rules import (
    announcing,
    conditions,
    costs,
    facts,
    legality,
    modal_spells,
    next_spells,
    spell_costs,
    splicing,
    targeting,
    ways,
    zones,
)
from domain.rules.announcing import ask_x, payable_up_to
from domain.rules.context import Announced, Context
from domain.rules.engine import Engine
from domain.rules.questions import Reason
from domain.rules.spell_costs import Extra
from domain.rules.ways import ORDINARY, Way

__all__ = ["ask_x", "cast", "cast_by", "chosen_modes", "payable_up_to", "refuse", "specs_of"]  # fmt: skip


def refuse(reason: Reason | None) -> None:
    """Raise the refusal that a reason stands for, if there is one."""
    if reason is not None:
        raise Illegal(reason.text, code=reason.code, rule=reason.rule)


def cast(engine: Engine, seat: str, oid: int, key: str = "") -> int:
    """Cast a card in the way of that key; return the spell.

    Raises ``Illegal`` where there is no such way or it is not open now.
    """
    way = ways.find(engine, seat, oid, key)
    if way is None:
        raise Illegal("It cannot be cast like that.", code="no-way", rule="CR 601.3")
    refuse(legality.may_cast(engine, seat, oid, way))
    return cast_by(engine, seat, oid, way)


def cast_by(engine: Engine, seat: str, oid: int, way: Way = ORDINARY) -> int:
    """Cast a card in a way that was found legal (CR 601.2a to 601.2i); return the spell.

    The answers given so far are used up in the order of the steps.
    """
    spell = zones.move(engine, oid, "stack", "cast", agent=seat, face=way.face)
    next_spells.take(engine, seat, spell, way.zone or "hand")
    ability = legality.spell_ability(engine, spell, way.name)
    extras = announcing.choose_extras(engine, seat, spell, way)
    extras, spliced = splicing.choose(engine, seat, spell, way, extras)
    modes, extras = modal_spells.choose(engine, seat, spell, ability, extras, way)
    x = announcing.choose_x(engine, seat, spell, way, extras)
    announced = Announced(
        modes=modes,
        x=x,
        kicked=spell_costs.is_kicked(extras),
        paid={extra.cost.name: extra.times for extra in extras if extra.cost.optional},
        way=way.name,
        origin=way.zone or "hand",
        leaves=way.leaves,
        resolves_to=next((e.cost.resolves_to for e in extras if e.cost.resolves_to), ""),
        spliced=spliced,
    )
    announced = _aimed(engine, seat, spell, ability, way, extras, announced)
    price = _price(engine, seat, spell, way, extras, announced)
    chosen = costs.choose_payments(
        engine, seat, price.costs, spell, x=x, mana=price.mana, purpose="spell"
    )
    before = len(engine.facts)
    paid = costs.pay(engine, seat, price.mana, chosen, spell, x=x, purpose="spell")
    engine.emit(
        facts.ChoicesAnnounced(
            object=spell,
            announced=replace(announced, mana=_spent(engine, seat, before)),
            verb="cast",
            agent=seat,
            paid_with=paid,
            permit=way.permit.count if way.permit is not None else "",
        )
    )
    if way.granted:
        engine.overlay.on_cast(engine, spell)
    return spell


def _aimed(
    engine: Engine,
    seat: str,
    spell: int,
    ability: SpellAbility | None,
    way: Way,
    extras: tuple[Extra, ...],
    announced: Announced,
) -> Announced:
    """Ask for the targets, with which the spell has to be paid for, and return them announced."""

    def short(targets: targeting.Targets) -> Reason | None:
        price = _price(engine, seat, spell, way, extras, replace(announced, targets=targets))
        return spell_costs.payable(engine, seat, spell, price, announced.x)

    context = Context(controller=seat, source=spell, announced=announced)
    specs = specs_of(engine, spell, ability, context)
    priced = short if spell_costs.rests_on_targets(engine, spell, way, extras) else None
    targets, division = targeting.choose(engine, seat, specs, context, short=priced)
    return replace(announced, targets=targets, division=division)


def _price(
    engine: Engine,
    seat: str,
    spell: int,
    way: Way,
    extras: tuple[Extra, ...],
    announced: Announced,
) -> spell_costs.Total:
    """Return the total cost of a spell as it was announced (CR 601.2f)."""
    counted = announcing.counted(extras, announced.modes, announced.targets)
    return spell_costs.total(
        engine, seat, spell, way, x=announced.x, extras=counted, announced=announced
    )


def _spent(engine: Engine, seat: str, before: int) -> dict[str, int]:
    """Return the mana that was spent last: on the spell itself (CR 601.2h)."""
    for fact in reversed(engine.facts[before:]):
        if isinstance(fact, facts.ManaChanged) and fact.verb == "spend" and fact.seat == seat:
            return fact.mana
    return {}


def specs_of(
    engine: Engine, spell: int, ability: SpellAbility | None, context: Context
) -> tuple[TargetSpec, ...]:
    """Return the target specifications in effect, those of the chosen modes in their order.

    One with a condition that does not hold takes no target (CR 702.33g).
    """
    aura = targeting.aura_specs(engine, spell, context.announced.way)
    if aura or ability is None:
        return aura
    chosen = chosen_modes(ability, context.announced.modes)
    added = splicing.texts(engine, context.announced.spliced)
    specs = (
        *ability.targets,
        *(spec for mode in chosen for spec in mode.targets),
        *(spec for text in added for spec in text.targets),
    )
    return tuple(
        spec
        if spec.condition is None or conditions.holds(engine, spec.condition, context)
        else TargetSpec(min=0, max=0)
        for spec in specs
    )


def chosen_modes(ability: SpellAbility, modes: tuple[int, ...]) -> tuple[Mode, ...]:
    """Return the modes behind the recorded indices, in printed order (CR 700.2)."""
    return tuple(ability.modes[index] for index in sorted(modes))
