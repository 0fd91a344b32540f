"""Adding mana by a mana ability, or by a spell or ability that uses the stack (CR 106.4)."""

from __future__ import annotations

from collections import Counter

from domain.cards.ir import language as l
from domain.rules import activation, mana_abilities, mana_pool, references
from domain.rules.context import Context
from domain.rules.engine import Engine
from domain.rules.payment import Flat


def add(engine: Engine, effect: l.AddMana) -> None:
    """Players add mana; where there are several options each player chooses one."""
    context = engine.context()
    options = mana_abilities.choices_of(engine, effect, context)
    if not options:
        return
    chosen: list[tuple[str, Flat]] = []
    for seat in references.players(engine, effect.who, context):
        theirs = mana_abilities.reaching(engine, seat, options)
        wanted = _wanted(theirs, seat, context)
        if wanted is None:
            wanted = activation.ask_option(engine, seat, context.source, theirs, "CR 106.4")
        chosen.append((seat, wanted))
    tapped = activation.TAPPED in context.bindings
    for seat, option in chosen:
        mana_pool.add(
            engine,
            seat,
            option,
            context.source,
            tapped=tapped,
            spend=effect.spend,
            lasting=effect.lasting is not None,
        )


def _wanted(options: tuple[Flat, ...], seat: str, context: Context) -> Flat | None:
    """Return the option that the plan of a player's payment counts on, if one does."""
    planned = context.bindings.get(activation.MADE)
    if planned is None or planned[0] != seat:
        return None
    symbols = Counter(str(symbol) for symbol in planned[1:])
    return next((option for option in options if not Counter(option) - symbols), None)
