"""What a caster announces beside modes: additional costs, the value of X (CR 601.2b)."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from domain.cards import wording
from domain.cards.ir.language import AdditionalCost
from domain.rules import answers as a
from domain.rules import cost_choosing, legality, naming, spell_costs
from domain.rules.context import Context, Ref
from domain.rules.engine import Engine
from domain.rules.questions import Constraints, Question
from domain.rules.spell_costs import Extra
from domain.rules.ways import Way
from domain.rules.yes_no import ask_yes_no

MOST = 1000
"""A bound for numbers that nothing else bounds."""

ENTWINE = "entwine"


# -- Additional costs --


def choose_extras(engine: Engine, seat: str, spell: int, way: Way) -> tuple[Extra, ...]:
    """Ask which optional additional costs the caster will pay (CR 702.33a, 601.2b).

    Only what can be paid is offered, and what the spell has no targets without is not asked
    for. Entwine goes with the choice of modes.
    """
    chosen = [
        _settled(engine, seat, spell, extra) for extra in spell_costs.mandatory(engine, spell)
    ]
    for cost in spell_costs.additional(engine, spell):
        if not cost.optional or cost.name == ENTWINE:
            continue
        if _needed(engine, seat, spell, way, tuple(chosen), cost):
            chosen.append(_settled(engine, seat, spell, Extra(cost)))
            continue
        times = _times(engine, seat, spell, way, tuple(chosen), cost)
        if times:
            chosen.append(_settled(engine, seat, spell, Extra(cost, times)))
    return tuple(chosen)


def _needed(
    engine: Engine, seat: str, spell: int, way: Way, chosen: tuple[Extra, ...], cost: AdditionalCost
) -> bool:
    """Whether there are targets only if this is paid as well (CR 601.2c)."""
    if legality.aimable(engine, seat, spell, way, chosen):
        return False
    return legality.aimable(engine, seat, spell, way, (*chosen, Extra(cost)))


def _settled(engine: Engine, seat: str, spell: int, extra: Extra) -> Extra:
    """Ask which of several ways an additional cost is paid in (CR 601.2b)."""
    context = Context(controller=seat, source=spell)
    parts = cost_choosing.settled(engine, seat, extra.cost.cost, context)
    return Extra(msgspec.structs.replace(extra.cost, cost=parts), extra.times)


def _times(
    engine: Engine, seat: str, spell: int, way: Way, chosen: tuple[Extra, ...], cost: AdditionalCost
) -> int:
    """Ask how often an optional cost is paid."""

    def payable(times: int) -> bool:
        price = spell_costs.total(engine, seat, spell, way, extras=(*chosen, Extra(cost, times)))
        return spell_costs.payable(engine, seat, spell, price) is None

    if not payable(1):
        return 0
    text = wording.cost_text(cost.cost)
    if cost.repeat:
        most = payable_up_to(payable)
        return ask_number(
            engine, seat, spell, "cast.times", most, 0, {"cost": text, "name": cost.name}
        )
    params: dict[str, str | int] = {"cost": text, "name": cost.name}
    return int(ask_yes_no(engine, seat, "CR 601.2b", "cast.kicker", spell, params))


def counted(
    extras: tuple[Extra, ...], modes: tuple[int, ...], targets: tuple[tuple[Ref, ...], ...]
) -> tuple[Extra, ...]:
    """Return the additional costs, those for further modes and targets counted (CR 702.120a)."""
    numbers = {
        "extra_mode": max(0, len(modes) - 1),
        "extra_target": max(0, sum(map(len, targets)) - 1),
    }
    return tuple(Extra(e.cost, numbers.get(e.cost.per, e.times)) for e in extras)


# -- X and other numbers --


def choose_x(engine: Engine, seat: str, spell: int, way: Way, extras: tuple[Extra, ...]) -> int:
    """Ask for the value of X, up to what the player can pay (CR 601.2b).

    Without an {X} in what is paid it is 0 (CR 107.3b).
    """
    if not spell_costs.has_x(engine, spell, way, extras):
        return 0

    def payable(x: int) -> bool:
        price = spell_costs.total(engine, seat, spell, way, x=x, extras=extras)
        return spell_costs.payable(engine, seat, spell, price, x) is None

    return ask_x(engine, seat, spell, payable_up_to(payable))


def payable_up_to(payable: Callable[[int], bool]) -> int:
    """Return the greatest number that can be paid for."""
    number = 0
    while number < MOST and payable(number + 1):
        number += 1
    return number


def ask_x(engine: Engine, seat: str, source: int, most: int) -> int:
    """Ask for a value of X between 0 and ``most``."""
    return ask_number(engine, seat, source, "cast.x", most, most)


def ask_number(
    engine: Engine,
    seat: str,
    source: int,
    prompt: str,
    most: int,
    default: int,
    params: dict[str, str | int] | None = None,
) -> int:
    """Ask for a number between 0 and ``most``."""
    question = Question(
        seat=seat,
        kind="number",
        rule="CR 601.2b",
        prompt=prompt,
        params={"source": naming.name_of(engine, source), "max": most, **(params or {})},
        constraints=Constraints(min=0, max=most),
        default=a.Number(default),
        source=source,
    )
    answer = engine.ask(question)
    return answer.number if isinstance(answer, a.Number) else 0
