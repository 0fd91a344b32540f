"""Choosing targets and checking them again (CR 115, 601.2c, 608.2b)."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import combinations

from msgspec.structs import replace

from domain.cards.ir.language import EnchantAbility, TargetSpec
from domain.rules import answers as a
from domain.rules import (
    conditions,
    deontics,
    entities,
    layers,
    matching,
    naming,
    references,
    target_groups,
    values,
)
from domain.rules.bestowing import BESTOW
from domain.rules.context import Announced, Context, Ref
from domain.rules.engine import Engine
from domain.rules.questions import Candidate, Constraints, Question, Reason

Targets = tuple[tuple[Ref, ...], ...]
"""What was chosen for each specification."""

Short = Callable[[Targets], Reason | None]
"""Why a spell with these targets cannot be paid for, if it cannot."""


def candidates(engine: Engine, spec: TargetSpec, context: Context) -> tuple[Ref, ...]:
    """Return everything that may be chosen for one target, players first (CR 115.4)."""
    found: list[Ref] = []
    if spec.players is not None:
        seats = entities.targets(engine, spec.players, context.controller)
        found.extend(seat for seat in seats if _meant(engine, seat, spec, context))
    if spec.filter is not None:
        found.extend(
            oid
            for zone in ((spec.zone,) if spec.also is None else (spec.zone, spec.also))
            for oid in matching.find(engine, spec.filter, zone, context)
            if zone != "stack" or _is_announced(engine, oid)
        )
    return tuple(ref for ref in found if may_target(engine, ref, context) is None)


def _meant(engine: Engine, seat: str, spec: TargetSpec, context: Context) -> bool:
    """Whether what is asked of a player holds (CR 115.1)."""
    if spec.whom is None:
        return True
    about = replace(context, bindings={**context.bindings, "each": (seat,)})
    return conditions.holds(engine, spec.whom, about)


def _is_announced(engine: Engine, oid: int) -> bool:
    """Whether it is on the stack in full: nothing targets itself as it is announced (CR 115.5)."""
    return engine.state.objects[oid].announced is not None


def may_target(engine: Engine, ref: Ref, context: Context) -> Reason | None:
    """Return why this source may not target that (CR 115.9, hexproof, shroud), or nothing."""
    return deontics.forbids(engine, "be_targeted", ref, context.source)


def possible(engine: Engine, specs: Sequence[TargetSpec], context: Context) -> bool:
    """Whether every target specification has enough candidates, together too (CR 601.2c)."""
    needed: list[tuple[TargetSpec, int, tuple[Ref, ...]]] = []
    for spec in specs:
        if spec.condition is None or conditions.holds(engine, spec.condition, context):
            least = values.amount(engine, spec.min, context)
            known = _knowing(context, tuple(found for _, _, found in needed))
            found = candidates(engine, spec, known) if least > 0 else ()
            if len(found) < least:
                return False
            needed.append((spec, least, found))
    return not any(spec.another for spec, _, _ in needed) or _apart(needed, frozenset())


def _knowing(context: Context, before: tuple[tuple[Ref, ...], ...]) -> Context:
    """Return the context in which a filter may speak of what was chosen before (CR 601.2c)."""
    if not before:
        return context
    return replace(context, announced=replace(context.announced, targets=before))


def _apart(
    needed: Sequence[tuple[TargetSpec, int, tuple[Ref, ...]]], taken: frozenset[Ref]
) -> bool:
    """Whether there are targets for all, none of them twice where another one is asked for."""
    if not needed:
        return True
    spec, least, found = needed[0]
    free = [ref for ref in found if ref not in taken] if spec.another else found
    return any(
        _apart(needed[1:], taken | frozenset(picks)) for picks in combinations(free, max(0, least))
    )


def aura_specs(engine: Engine, oid: int, way: str = "") -> tuple[TargetSpec, ...]:
    """Return what an Aura spell targets, also one that is cast bestowed (CR 303.4a, 702.103b)."""
    seen = layers.characteristics(engine, oid)
    if "Aura" not in seen.subtypes and way != BESTOW:
        return ()
    return tuple(
        TargetSpec(filter=ability.filter, players=ability.players, zone=ability.zone)
        for ability in seen.abilities
        if isinstance(ability, EnchantAbility)
    )


def choose(
    engine: Engine,
    seat: str,
    specs: Sequence[TargetSpec],
    context: Context,
    *,
    rule: str = "CR 601.2c",
    short: Short | None = None,
) -> tuple[Targets, tuple[tuple[int, ...], ...]]:
    """Ask for the targets of each specification, then for its division (CR 601.2d).

    ``short`` says why all targets together are more than can be paid for, where what is paid
    rests on them.

    Returns the targets and, beside them, the amounts where a specification divides. What was
    chosen before is ``Target`` in a later filter: a creature that target player controls.
    """
    chosen: list[tuple[Ref, ...]] = []
    division: list[tuple[int, ...]] = []
    for number, spec in enumerate(specs):
        before = tuple(ref for picks in chosen for ref in picks) if spec.another else ()
        known = _knowing(context, tuple(chosen))
        asked = _chooser(engine, seat, spec, known)
        priced = None
        if short is not None and number == len(specs) - 1:
            priced = partial(_with_these, short, tuple(chosen))
        picks = _ask_targets(engine, asked, spec, known, number, rule, before, priced)
        chosen.append(picks)
        amount = 0 if spec.divide is None else values.amount(engine, spec.divide, context)
        division.append(_divide(engine, seat, picks, amount, context))
    return tuple(chosen), tuple(division)


def _chooser(engine: Engine, seat: str, spec: TargetSpec, context: Context) -> str:
    """Return who chooses the targets: another player than the controller, where it says so."""
    if spec.chooser is None:
        return seat
    return next(iter(references.parties(engine, spec.chooser, context)), seat)


def _with_these(short: Short, chosen: Targets, picks: tuple[Ref, ...]) -> Reason | None:
    return short((*chosen, picks))


def _ask_targets(
    engine: Engine,
    seat: str,
    spec: TargetSpec,
    context: Context,
    number: int,
    rule: str,
    before: tuple[Ref, ...],
    short: target_groups.Fault | None,
) -> tuple[Ref, ...]:
    refs = tuple(ref for ref in candidates(engine, spec, context) if ref not in before)
    least = max(0, values.amount(engine, spec.min, context))
    most = min(
        max(0, values.amount(engine, spec.max, context)), target_groups.most(engine, refs, spec)
    )
    if spec.divide is not None:
        # Each target gets at least one of what is divided (CR 601.2d).
        most = min(most, values.amount(engine, spec.divide, context))
    groups = target_groups.of(engine, refs, spec, min(least, most), most, short)
    question = Question(
        seat=seat,
        kind="targets",
        rule=rule,
        prompt="targets.choose",
        params={"number": number + 1, "source": naming.name_of(engine, context.source)},
        candidates=tuple(
            Candidate(
                ref=ref,
                label=ref if isinstance(ref, str) else naming.name_of(engine, ref),
                object=ref if isinstance(ref, int) else None,
                group=target_groups.side(engine, ref, spec.different or spec.same),
            )
            for ref in refs
        ),
        constraints=Constraints(
            min=min(least, most),
            max=most,
            all_different_by="group" if spec.different else None,
            complete=groups.check is None,
        ),
        default=a.Choose(groups.default),
        examples=tuple(a.Choose(group) for group in groups.others),
        source=context.source,
        check=groups.check,
    )
    answer = engine.ask(question)
    return answer.picks if isinstance(answer, a.Choose) else ()


def _divide(
    engine: Engine, seat: str, picks: tuple[Ref, ...], amount: int, context: Context
) -> tuple[int, ...]:
    if not picks or not amount:
        return ()
    first = amount - (len(picks) - 1)
    question = Question(
        seat=seat,
        kind="distribute",
        rule="CR 601.2d",
        prompt="targets.divide",
        params={"amount": amount, "source": naming.name_of(engine, context.source)},
        candidates=tuple(
            Candidate(
                ref=ref,
                label=ref if isinstance(ref, str) else naming.name_of(engine, ref),
                object=ref if isinstance(ref, int) else None,
                min=1,
                max=first,
            )
            for ref in picks
        ),
        constraints=Constraints(total=amount, min_each=1),
        default=a.Distribute(((picks[0], first), *((ref, 1) for ref in picks[1:]))),
        source=context.source,
    )
    answer = engine.ask(question)
    given = dict(answer.amounts) if isinstance(answer, a.Distribute) else {}
    return tuple(given.get(ref, 0) for ref in picks)


def still_legal(
    engine: Engine, specs: Sequence[TargetSpec], announced: Announced, context: Context
) -> tuple[tuple[Ref, ...], ...]:
    """Return the targets that are still legal, one tuple for each specification (CR 608.2b)."""
    return tuple(
        tuple(ref for ref in picks if _is_legal(engine, ref, spec, context))
        for spec, picks in zip(specs, announced.targets, strict=False)
    )


def _is_legal(engine: Engine, ref: Ref, spec: TargetSpec, context: Context) -> bool:
    if isinstance(ref, str):
        if spec.players is None or may_target(engine, ref, context) is not None:
            return False
        return ref in entities.targets(engine, spec.players, context.controller)
    thing = engine.state.objects.get(ref)
    if (
        thing is None
        or spec.filter is None
        or thing.zone.partition(":")[0]
        not in (
            spec.zone,
            spec.also,
        )
    ):
        return False
    return matching.matches(engine, ref, spec.filter, context) and (
        may_target(engine, ref, context) is None
    )
