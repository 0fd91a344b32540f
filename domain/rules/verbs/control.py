"""Combinators: sequence, repetition, condition, gate, binding (CR 608.2)."""

from __future__ import annotations

from msgspec.structs import replace

from domain.cards.ir import language as l
from domain.cards.ir.terms import Bound
from domain.rules import agenda as fr
from domain.rules import choices, conditions, references, values, yes_no
from domain.rules.context import Context
from domain.rules.engine import Engine


def sequence(engine: Engine, effect: l.Seq) -> None:
    """Carry out instructions in the order written (CR 608.2c)."""
    engine.push(*(fr.Perform(part) for part in effect.of))


def for_each(engine: Engine, effect: l.ForEach) -> None:
    """Carry out an instruction for each object or player, one after another."""
    found = choices.selected(engine, effect.over, engine.context())
    engine.push(fr.Each(effect.do, found))


def each(engine: Engine, frame: fr.Each) -> None:
    """Carry out an instruction for the first of those left, then for the others."""
    if not frame.left:
        return
    context = choices.for_each(engine.context(), frame.left[0])
    engine.push(
        fr.Perform(frame.effect),
        fr.Scope(context, tells=True),
        fr.Each(frame.effect, frame.left[1:]),
    )


def close(engine: Engine, scope: fr.Scope) -> None:
    """Let the scope around know what was bound, but for which one it was about."""
    if not scope.tells:
        return
    around = engine.context()
    told = {name: refs for name, refs in scope.context.bindings.items() if name != "each"}
    engine.rebind(
        replace(
            around,
            bindings={**around.bindings, **told},
            numbers={**around.numbers, **scope.context.numbers},
        )
    )


def branch(engine: Engine, effect: l.If) -> None:
    """Carry out one branch or the other."""
    holds = conditions.holds(engine, effect.condition, engine.context())
    chosen = effect.then if holds else effect.otherwise
    if chosen is not None:
        engine.push(fr.Perform(chosen))


def gate(engine: Engine, effect: l.Gate) -> None:
    """Ask whether to do it, or to pay for it (CR 608.2d, 118.12)."""
    context = engine.context()
    seats = references.parties(engine, effect.who, context)
    if not seats:
        if effect.otherwise is not None:
            engine.push(fr.Perform(effect.otherwise))
        return
    if len(seats) > 1:
        _anybody(engine, effect, seats, context)
        return
    if effect.pay:
        times = 1 if effect.times is None else values.amount(engine, effect.times, context)
        engine.push(fr.Paying(seats[0], effect.pay * times, effect.then, effect.otherwise))
        return
    yes = yes_no.ask_yes_no(engine, seats[0], "CR 608.2d", "gate.may", context.source)
    chosen = effect.then if yes else effect.otherwise
    if chosen is not None:
        engine.push(fr.Perform(chosen))


_OTHERS = "others asked"


def _anybody(engine: Engine, effect: l.Gate, seats: tuple[str, ...], context: Context) -> None:
    """Ask one player after another until one does it; only then, or never, it is settled."""
    ask_others = replace(effect, who=Bound(_OTHERS))
    first = replace(effect, who=Bound(_FIRST), otherwise=ask_others)
    bindings = {**context.bindings, _FIRST: seats[:1], _OTHERS: seats[1:]}
    engine.push(fr.Perform(first), fr.Scope(replace(context, bindings=bindings), tells=True))


_FIRST = "first asked"


def bind(engine: Engine, effect: l.Bind) -> None:
    """Remember a selection under a name."""
    context = engine.context()
    found = choices.selected(engine, effect.what, context)
    held = context.bindings.get(effect.name, ()) if effect.add else ()
    remember(engine, context, effect.name, tuple(dict.fromkeys((*held, *found))))


def remember(engine: Engine, context: Context, name: str, found: tuple[int | str, ...]) -> None:
    """Put objects or players under a name in the scope at hand."""
    engine.rebind(replace(context, bindings={**context.bindings, name: found}))


def note(engine: Engine, name: str, number: int) -> None:
    """Put a number under a name in the scope at hand."""
    context = engine.context()
    engine.rebind(replace(context, numbers={**context.numbers, name: number}))
