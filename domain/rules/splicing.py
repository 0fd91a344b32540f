"""Splicing the text of cards in hand onto a spell as it is cast (CR 702.47)."""

from __future__ import annotations

from domain.cards.ir.language import AdditionalCost, SpellAbility, Splice
from domain.rules import abilities, choices, layers, matching, spell_costs, targeting
from domain.rules import answers as a
from domain.rules import facts as f
from domain.rules.context import Context
from domain.rules.engine import Engine
from domain.rules.objects import EVERYBODY
from domain.rules.spell_costs import Extra
from domain.rules.ways import Way

RULE = "CR 702.47a"


def choose(
    engine: Engine, seat: str, spell: int, way: Way, extras: tuple[Extra, ...]
) -> tuple[tuple[Extra, ...], tuple[str, ...]]:
    """Ask which cards the caster reveals and splices onto the spell, in their order.

    Returns the additional costs with theirs, and the definitions whose text is added.
    """
    spliced: list[int] = []
    while True:
        found = _candidates(engine, seat, spell, way, extras, spliced)
        if not found:
            break
        asked = choices.question(
            engine, seat, tuple(found), 0, 1, prompt="cast.splice", source=spell, rule=RULE
        )
        answer = engine.ask(asked)
        picks = answer.picks if isinstance(answer, a.Choose) else ()
        if not picks:
            break
        oid = int(picks[0])
        spliced.append(oid)
        extras = (*extras, found[oid])
    if spliced:
        objects = tuple(spliced)
        engine.emit(f.Known(objects=objects, to=(EVERYBODY,), verb="reveal", agent=seat))
    return extras, tuple(engine.state.objects[oid].card for oid in spliced)


def texts(engine: Engine, spliced: tuple[str, ...]) -> tuple[SpellAbility, ...]:
    """Return what the spliced cards add to a spell, in their order (CR 702.47b)."""
    return tuple(
        ability
        for digest in spliced
        for ability in abilities.of_face(engine, digest, 0).abilities
        if isinstance(ability, SpellAbility)
    )


def _candidates(
    engine: Engine,
    seat: str,
    spell: int,
    way: Way,
    extras: tuple[Extra, ...],
    spliced: list[int],
) -> dict[int, Extra]:
    """Return the cards that can be spliced onto the spell as well, each with its cost."""
    context = Context(controller=seat, source=spell)
    found = {}
    for oid in engine.zone("hand", seat):
        for ability in layers.characteristics(engine, oid).abilities:
            if not isinstance(ability, Splice) or oid in spliced:
                continue
            if not matching.matches(engine, spell, ability.onto, context):
                continue
            added = texts(engine, (engine.state.objects[oid].card,))
            if not all(targeting.possible(engine, text.targets, context) for text in added):
                continue
            extra = Extra(AdditionalCost(ability.cost, "splice"))
            price = spell_costs.total(engine, seat, spell, way, extras=(*extras, extra))
            if spell_costs.payable(engine, seat, spell, price) is None:
                found[oid] = extra
    return found
