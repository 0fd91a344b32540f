"""Choosing targets and checking them again (CR 115, 601.2c, 608.2b)."""

from collections.abc import Sequence

from domain.cards.ir.language import EnchantAbility, TargetSpec
from domain.rules import answers as a
from domain.rules import deontics, layers, matching, naming, values
from domain.rules.context import Announced, Context, Ref
from domain.rules.engine import Engine
from domain.rules.questions import Candidate, Constraints, Question, Reason


def candidates(engine: Engine, spec: TargetSpec, context: Context) -> tuple[Ref, ...]:
    """Return everything that may be chosen for one target, players first (CR 115.4)."""
    found: list[Ref] = []
    if spec.players is not None:
        seats = engine.apnap() if spec.players == "any" else engine.opponents(context.controller)
        found.extend(seats)
    if spec.filter is not None:
        found.extend(
            oid
            for oid in matching.find(engine, spec.filter, spec.zone, context)
            if oid != context.source or spec.zone != "stack"
        )
    return tuple(ref for ref in found if may_target(engine, ref, context) is None)


def may_target(engine: Engine, ref: Ref, context: Context) -> Reason | None:
    """Return why this source may not target that (CR 115.9, hexproof, shroud), or nothing."""
    if isinstance(ref, str):
        return None
    return deontics.forbids(engine, "be_targeted", ref, context.source)


def possible(engine: Engine, specs: Sequence[TargetSpec], context: Context) -> bool:
    """Whether every target specification has enough candidates."""
    return all(
        spec.min == 0 or len(candidates(engine, spec, context)) >= spec.min for spec in specs
    )


def aura_specs(engine: Engine, oid: int) -> tuple[TargetSpec, ...]:
    """Return what an Aura spell targets (CR 303.4a)."""
    seen = layers.characteristics(engine, oid)
    if "Aura" not in seen.subtypes:
        return ()
    return tuple(
        TargetSpec(filter=ability.filter, players=ability.players)
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
) -> tuple[tuple[tuple[Ref, ...], ...], tuple[tuple[int, ...], ...]]:
    """Ask for the targets of each specification, then for its division (CR 601.2d).

    Returns the targets and, beside them, the amounts where a specification divides.
    """
    chosen: list[tuple[Ref, ...]] = []
    division: list[tuple[int, ...]] = []
    for number, spec in enumerate(specs):
        picks = _ask_targets(engine, seat, spec, context, number, rule)
        chosen.append(picks)
        amount = 0 if spec.divide is None else values.amount(engine, spec.divide, context)
        division.append(_divide(engine, seat, picks, amount, context))
    return tuple(chosen), tuple(division)


def _ask_targets(
    engine: Engine, seat: str, spec: TargetSpec, context: Context, number: int, rule: str
) -> tuple[Ref, ...]:
    refs = candidates(engine, spec, context)
    most = min(spec.max, len(refs))
    if spec.divide is not None:
        # Each target gets at least one of what is divided (CR 601.2d).
        most = min(most, values.amount(engine, spec.divide, context))
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
            )
            for ref in refs
        ),
        constraints=Constraints(min=min(spec.min, most), max=most),
        default=a.Choose(refs[: spec.min]),
        source=context.source,
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
        if ref not in engine.living():
            return False
        return spec.players == "any" or (
            spec.players == "opponent" and ref in engine.opponents(context.controller)
        )
    thing = engine.state.objects.get(ref)
    if thing is None or spec.filter is None or thing.zone.partition(":")[0] != spec.zone:
        return False
    return matching.matches(engine, ref, spec.filter, context) and (
        may_target(engine, ref, context) is None
    )
