"""What a caster announces: additional costs, modes, the value of X (CR 601.2b)."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from domain.cards import wording
from domain.cards.ir.language import AdditionalCost, Mode, SpellAbility
from domain.rules import answers as a
from domain.rules import cost_choosing, legality, naming, spell_costs, targeting
from domain.rules.context import Context, Ref
from domain.rules.engine import Engine
from domain.rules.questions import Candidate, Constraints, Question, Reason
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


# -- Modes --


def choose_modes(
    engine: Engine,
    seat: str,
    spell: int,
    ability: SpellAbility | None,
    extras: tuple[Extra, ...],
    way: Way,
) -> tuple[tuple[int, ...], tuple[Extra, ...]]:
    """Ask for the modes, and return them with the additional costs that they come with.

    A mode without legal targets cannot be chosen (CR 700.2a). Who chooses all the modes of a
    spell with entwine pays for it (CR 702.42a).
    """
    if ability is None or not ability.modes:
        return (), extras
    per_mode = tuple(
        Extra(cost, 0) for cost in spell_costs.additional(engine, spell) if cost.per == "extra_mode"
    )
    entwine = tuple(
        Extra(cost) for cost in spell_costs.additional(engine, spell) if cost.name == ENTWINE
    )

    def payable(modes: int) -> bool:
        more = counted((*extras, *per_mode), tuple(range(modes)), ())
        price = spell_costs.total(engine, seat, spell, way, extras=more)
        return spell_costs.payable(engine, seat, spell, price) is None

    allowed = ability.choose_max
    if ability.kicked_max is not None and spell_costs.is_kicked(extras):
        allowed = ability.kicked_max
    most = max(
        (n for n in range(ability.choose_min, allowed + 1) if payable(n)),
        default=ability.choose_min,
    )
    both = entwine and spell_costs.payable(
        engine, seat, spell, spell_costs.total(engine, seat, spell, way, extras=(*extras, *entwine))
    )
    everything = len(ability.modes) if entwine and both is None else 0
    context = Context(controller=seat, source=spell)

    def afforded(mode: Mode) -> bool:
        more = (*extras, *of_modes((mode,)))
        price = spell_costs.total(engine, seat, spell, way, extras=more)
        return not mode.cost or spell_costs.payable(engine, seat, spell, price) is None

    modes = ask_modes(engine, context, ability, most, everything, afforded)
    extras = (*extras, *of_modes(tuple(ability.modes[at] for at in modes)))
    if entwine and len(modes) > ability.choose_max:
        extras = (*extras, *entwine)
    return modes, (*extras, *per_mode)


def of_modes(modes: tuple[Mode, ...]) -> tuple[Extra, ...]:
    """Return the additional costs of choosing these modes (CR 700.2h)."""
    return tuple(Extra(AdditionalCost(mode.cost)) for mode in modes if mode.cost)


def ask_modes(
    engine: Engine,
    context: Context,
    ability: SpellAbility,
    most: int,
    everything: int = 0,
    afforded: Callable[[Mode], bool] = lambda mode: True,
) -> tuple[int, ...]:
    """Ask for the modes (CR 601.2b): up to ``most``, or ``everything``, which is so many.

    One that could not be ``afforded`` even alone cannot be chosen.
    """
    name = naming.name_of(engine, context.source)
    modes = ability.modes * (ability.choose_max if ability.repeat else 1)
    candidates = tuple(
        Candidate(
            ref=f"mode:{at}",
            label=wording.mode_text(mode, name),
            selectable=targeting.possible(engine, mode.targets, context) and afforded(mode),
            reason=Reason("no-target", "CR 700.2a", "There is no legal target for this mode."),
        )
        for at, mode in enumerate(modes)
    )
    usable = [c.ref for c in candidates if c.selectable]
    high = min(max(most, everything), len(usable))
    question = Question(
        seat=context.controller,
        kind="option",
        rule="CR 601.2b",
        prompt="cast.modes",
        params={"source": name},
        candidates=candidates,
        constraints=Constraints(min=min(ability.choose_min, high), max=high),
        default=a.Choose(tuple(usable[: ability.choose_min])),
        source=context.source,
        check=_between(most, everything) if most < everything - 1 else None,
    )
    answer = engine.ask(question)
    picks = answer.picks if isinstance(answer, a.Choose) else ()
    return tuple(sorted(int(str(p).partition(":")[2]) % len(ability.modes) for p in picks))


def _between(most: int, everything: int) -> Callable[[a.Answer], Reason | None]:
    """Return the check that either so many modes are chosen or all of them."""

    def check(answer: a.Answer) -> Reason | None:
        number = len(answer.picks) if isinstance(answer, a.Choose) else 0
        if most < number < everything:
            return Reason("modes", "CR 702.42a", "Choose as many as it says, or all of them.")
        return None

    return check


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
