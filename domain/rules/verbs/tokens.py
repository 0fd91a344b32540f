"""Creating tokens (CR 111, 701.7)."""

from __future__ import annotations

from msgspec.structs import replace

from domain.cards.ir import language as l
from domain.cards.ir import terms as t
from domain.rules import entering, entering_copies, references, replacement, values
from domain.rules import facts as f
from domain.rules.abilities import base_of, of_copy
from domain.rules.characteristics import Characteristics
from domain.rules.combat import joining
from domain.rules.context import Context
from domain.rules.engine import Engine
from domain.rules.objects import EVERYBODY, GameObject
from domain.rules.verbs.control import remember
from domain.rules.verbs.copies import copied


def create(engine: Engine, effect: l.CreateTokens) -> None:
    """Players create tokens under their control, all at the same time (CR 111.2)."""
    context = engine.context()
    number = engine.capped("tokens", values.amount(engine, effect.count, context))
    token = _token(engine, effect, context)
    if token is None:
        return
    facts: list[f.AnyFact] = []
    created: list[int] = []
    for seat in references.parties(engine, effect.who, context):
        would = f.ActionTaken(seat=seat, action="create")
        many = engine.capped("tokens", replacement.how_many(engine, would, number))
        many = engine.capped("objects", many, len(engine.state.objects) + len(created))
        for _ in range(many):
            made = _entering(engine, token, seat, tapped=effect.tapped)
            facts.append(made)
            created.append(made.object)
    if facts:
        engine.emit(*facts)
    if effect.attacking:
        joining.attacking(engine, created)
    if effect.bind is not None:
        remember(engine, context, effect.bind, tuple(created))


def _token(
    engine: Engine, effect: l.CreateTokens, context: Context
) -> l.TokenSpec | l.CopyOf | None:
    """Return what is created, or nothing where there is nothing to copy."""
    if isinstance(effect.token, l.TokenCopy):
        return copied(engine, effect.token.of, effect.token.changes, context)
    if effect.power is None and effect.toughness is None:
        return effect.token
    return replace(
        effect.token,
        power=_sized(engine, effect.power, effect.token.power, context),
        toughness=_sized(engine, effect.toughness, effect.token.toughness, context),
    )


def _sized(
    engine: Engine, value: t.Value | None, printed: int | None, context: Context
) -> int | None:
    return printed if value is None else values.amount(engine, value, context)


def _entering(
    engine: Engine, token: l.TokenSpec | l.CopyOf, seat: str, *, tapped: bool
) -> f.Created:
    """Return the fact of one token, after all spoke that say how it enters (CR 614.12)."""
    oid = engine.new_id()
    copy = token if isinstance(token, l.CopyOf) else None
    thing = GameObject(
        id=oid,
        kind="token",
        card=copy.card if copy is not None else "",
        owner=seat,
        controller=seat,
        zone="battlefield",
        token=token if isinstance(token, l.TokenSpec) else None,
        copy=copy,
        known_to=(EVERYBODY,),
    )
    move = f.Moved(
        object=oid, becomes=oid, origin="", to="battlefield", verb="create", agent=seat,
        controller=seat, tapped=tapped, copy=copy,
    )  # fmt: skip
    engine.seen[oid] = Characteristics(base_of(engine, thing), seat)
    move = entering_copies.entering(engine, thing, move)
    if move.copy is not None:
        engine.seen[oid] = Characteristics(of_copy(engine, move.copy), seat)
    move = entering.entering(engine, thing, move)
    engine.seen.pop(oid, None)
    return f.Created(
        object=oid,
        kind="token",
        owner=seat,
        controller=seat,
        zone="battlefield",
        card=move.copy.card if move.copy is not None else "",
        token=thing.token,
        copy=move.copy,
        tapped=move.tapped,
        counters=move.counters,
        bindings=move.bindings,
        numbers=move.numbers,
        known_to=(EVERYBODY,),
    )
