"""Dealing damage by an instruction (CR 120, 701.14)."""

from __future__ import annotations

from msgspec.structs import replace

from domain.cards.ir import language as l
from domain.cards.ir import terms as t
from domain.rules import choices, references, values
from domain.rules.context import Context, Ref
from domain.rules.damage import Hit
from domain.rules.damage import deal as deal_damage
from domain.rules.engine import Engine
from domain.rules.verbs import control


def deal(engine: Engine, effect: l.DealDamage) -> None:
    """A source deals damage to each of the recipients at the same time."""
    context = engine.context()
    sources = choices.selected(engine, effect.source, context)
    shares = [
        (share, choices.selected(engine, share.to, context))
        for share in (l.AndTo(effect.to, effect.amount), *effect.also)
    ]
    hits = [
        Hit(
            source,
            to,
            _dealt(engine, share, source, to, context),
            preventable=effect.preventable,
        )
        for source in sources
        if isinstance(source, int)
        for share, recipients in shares
        for to in recipients
    ]
    dealt = deal_damage(engine, hits)
    if effect.bind is not None:
        control.note(engine, effect.bind, sum(dealt.values()))


def _dealt(engine: Engine, share: l.AndTo, source: int, to: Ref, context: Context) -> int:
    """Return how much one source would deal to one recipient."""
    if isinstance(share.amount, int):
        return share.amount
    bindings = {**context.bindings, "dealer": (source,)}
    if isinstance(share.to, l.All | t.Players):
        bindings["each"] = (to,)
    return values.amount(engine, share.amount, replace(context, bindings=bindings))


def deal_divided(engine: Engine, effect: l.DealDivided) -> None:
    """This deals damage as it was divided when it was announced (CR 601.2d)."""
    context = engine.context()
    at = context.offset + effect.target
    announced = context.announced
    if at >= len(announced.targets) or at >= len(announced.division):
        return
    pairs = zip(announced.targets[at], announced.division[at], strict=True)
    deal_damage(engine, [Hit(context.source, to, amount) for to, amount in pairs])


def fight(engine: Engine, effect: l.Fight) -> None:
    """Each deals damage equal to its power to the other, if both still can (CR 701.14b)."""
    context = engine.context()
    first = references.objects(engine, effect.first, context)
    second = references.objects(engine, effect.second, context)
    if not first or not second:
        return
    fighters = (first[0], second[0])
    if first[0] == second[0]:
        # It deals itself both its own damage and the other's (CR 701.14c).
        power = engine.look(first[0]).power or 0
        deal_damage(engine, [Hit(first[0], first[0], 2 * max(0, power))])
        return
    if any("creature" not in engine.look(oid).types for oid in fighters):
        return
    deal_damage(
        engine,
        [
            Hit(one, other, max(0, engine.look(one).power or 0))
            for one, other in (fighters, fighters[::-1])
        ],
    )
