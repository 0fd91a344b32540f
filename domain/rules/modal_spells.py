"""Modes of spells, chosen as they are cast, and what they come with (CR 601.2b, 700.2)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from math import comb

from domain.cards import wording
from domain.cards.ir.language import AdditionalCost, Mode, SpellAbility
from domain.rules import announcing, naming, spell_costs, targeting
from domain.rules import answers as a
from domain.rules.context import Context
from domain.rules.engine import Engine
from domain.rules.questions import Candidate, Constraints, Question, Reason
from domain.rules.spell_costs import Extra
from domain.rules.ways import Way

MOST_EXAMPLES = 16

Group = tuple[int, ...]
"""Modes that are chosen together, by their places, in order."""

Short = Callable[[Sequence[Mode]], Reason | None]
"""Why modes cannot be paid for together, if they cannot."""


def choose(
    engine: Engine,
    seat: str,
    spell: int,
    ability: SpellAbility | None,
    extras: tuple[Extra, ...],
    way: Way,
) -> tuple[Group, tuple[Extra, ...]]:
    """Ask for the modes, and return them with the additional costs that they come with.

    A mode without legal targets cannot be chosen (CR 700.2a), nor modes that cannot be paid
    for together. Who chooses all the modes of a spell with entwine pays for it (CR 702.42a).
    """
    if ability is None or not ability.modes:
        return (), extras
    costs = spell_costs.additional(engine, spell)
    per_mode = tuple(Extra(cost, 0) for cost in costs if cost.per == "extra_mode")
    entwine = tuple(Extra(cost) for cost in costs if cost.name == announcing.ENTWINE)

    def short(modes: Sequence[Mode], *more: Extra) -> Reason | None:
        extra = (*extras, *_of(modes), *per_mode, *more)
        counted = announcing.counted(extra, tuple(range(len(modes))), ())
        price = spell_costs.total(engine, seat, spell, way, extras=counted)
        return spell_costs.payable(engine, seat, spell, price)

    most = ability.choose_max
    if ability.kicked_max is not None and spell_costs.is_kicked(extras):
        most = ability.kicked_max
    everything = bool(entwine) and short((), *entwine) is None
    chosen = _asked(engine, seat, spell, ability, most, short, everything=everything)
    extras = (*extras, *_of([ability.modes[at] for at in chosen]))
    if entwine and len(chosen) > ability.choose_max:
        extras = (*extras, *entwine)
    return chosen, (*extras, *per_mode)


def _of(modes: Sequence[Mode]) -> tuple[Extra, ...]:
    """Return the additional costs of choosing these modes (CR 700.2h)."""
    return tuple(Extra(AdditionalCost(mode.cost)) for mode in modes if mode.cost)


def _asked(
    engine: Engine,
    seat: str,
    spell: int,
    ability: SpellAbility,
    most: int,
    short: Short,
    *,
    everything: bool,
) -> Group:
    """Ask for up to ``most`` modes, or for ``everything``."""
    name = naming.name_of(engine, spell)
    modes = ability.modes * (ability.choose_max if ability.repeat else 1)
    candidates = tuple(
        Candidate(
            ref=_ref(at),
            label=wording.mode_text(mode, name),
            selectable=(reason := _unusable(engine, seat, spell, mode, short)) is None,
            reason=reason,
        )
        for at, mode in enumerate(modes)
    )
    usable = [at for at, candidate in enumerate(candidates) if candidate.selectable]
    groups = list(_together(modes, usable, ability.choose_min, most, short))
    if everything and len(usable) == len(modes) and tuple(usable) not in groups:
        groups.append(tuple(usable))
    groups = groups or [tuple(usable[: ability.choose_min])]
    sizes = range(len(groups[0]), len(groups[-1]) + 1)
    complete = len(groups) == sum(comb(len(usable), size) for size in sizes)
    first, *others = [a.Choose(tuple(_ref(at) for at in group)) for group in groups]
    question = Question(
        seat=seat,
        kind="option",
        rule="CR 601.2b",
        prompt="cast.modes",
        params={"source": name},
        candidates=candidates,
        constraints=Constraints(min=sizes[0], max=sizes[-1], complete=complete),
        default=first,
        examples=() if complete else tuple(others[-MOST_EXAMPLES:]),
        source=spell,
        check=None if complete else _among(groups),
    )
    answer = engine.ask(question)
    return tuple(sorted(at % len(ability.modes) for at in _places(answer)))


def _unusable(engine: Engine, seat: str, spell: int, mode: Mode, short: Short) -> Reason | None:
    """Return why a mode cannot be chosen, whatever is chosen beside it."""
    if not targeting.possible(engine, mode.targets, Context(controller=seat, source=spell)):
        return Reason("no-target", "CR 700.2a", "There is no legal target for this mode.")
    return short([mode]) if mode.cost else None


def _together(
    modes: Sequence[Mode], usable: Sequence[int], least: int, most: int, short: Short
) -> Iterator[Group]:
    """Yield what can be chosen and paid for, fewer modes first."""
    priced = any(modes[at].cost for at in usable)
    for size in range(least, min(most, len(usable)) + 1):
        # Where no mode has a cost of its own, as many cost as much, whichever they are.
        if priced or short([modes[at] for at in usable[:size]]) is None:
            for group in combinations(usable, size):
                if not priced or short([modes[at] for at in group]) is None:
                    yield group


def _among(groups: Sequence[Group]) -> Callable[[a.Answer], Reason | None]:
    """Return the check that what is chosen is one of the groups."""

    def check(answer: a.Answer) -> Reason | None:
        if _places(answer) in groups:
            return None
        return Reason("modes", "CR 601.2b", "These modes cannot be chosen and paid for together.")

    return check


def _ref(at: int) -> str:
    return f"mode:{at}"


def _places(answer: a.Answer) -> Group:
    """Return the places of the modes that an answer picks, in order."""
    picks = answer.picks if isinstance(answer, a.Choose) else ()
    return tuple(sorted(int(str(pick).partition(":")[2]) for pick in picks))
