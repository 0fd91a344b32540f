"""Combinators: sequence, repetition, condition, gate, binding (CR 608.2)."""

from __future__ import annotations

from msgspec.structs import replace

from domain.cards.ir import language as l
from domain.rules import agenda as fr
from domain.rules import casting, choices, conditions, references
from domain.rules.context import Context
from domain.rules.engine import Engine


def sequence(engine: Engine, effect: l.Seq) -> None:
    """Carry out instructions in the order written (CR 608.2c)."""
    engine.push(*(fr.Perform(part) for part in effect.of))


def for_each(engine: Engine, effect: l.ForEach) -> None:
    """Carry out an instruction for each object or player, one after another."""
    context = engine.context()
    found = choices.selected(engine, effect.over, context)
    engine.push(
        *(
            frame
            for one in found
            for frame in (
                fr.Perform(effect.do),
                fr.Scope(replace(context, bindings={**context.bindings, "each": (one,)})),
            )
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
    seats = references.players(engine, effect.who, context)
    if not seats:
        if effect.otherwise is not None:
            engine.push(fr.Perform(effect.otherwise))
        return
    if effect.pay:
        engine.push(fr.Paying(seats[0], effect.pay, effect.then, effect.otherwise))
        return
    yes = casting.ask_yes_no(engine, seats[0], "CR 608.2d", "gate.may", context.source)
    chosen = effect.then if yes else effect.otherwise
    if chosen is not None:
        engine.push(fr.Perform(chosen))


def bind(engine: Engine, effect: l.Bind) -> None:
    """Remember a selection under a name."""
    context = engine.context()
    found = choices.selected(engine, effect.what, context)
    remember(engine, context, effect.name, found)


def remember(engine: Engine, context: Context, name: str, found: tuple[int | str, ...]) -> None:
    """Put objects or players under a name in the scope at hand."""
    engine.rebind(replace(context, bindings={**context.bindings, name: found}))
