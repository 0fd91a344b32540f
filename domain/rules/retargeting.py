"""Choosing and changing targets of what is on the stack already (CR 115.7, 707.10c)."""

from __future__ import annotations

from msgspec.structs import replace

from domain.cards.ir import language as l
from domain.rules import answers as a
from domain.rules import facts as f
from domain.rules import naming, resolution, targeting, yes_no
from domain.rules.context import Announced, Context, Ref
from domain.rules.engine import Engine
from domain.rules.questions import Candidate, Constraints, Question

RULE = "CR 115.7"


def choose_new(engine: Engine, seat: str, oid: int, announced: Announced) -> Announced:
    """Let a player choose new targets for a spell or ability; unasked, they stay (CR 115.7d).

    A new target must be legal; one that is left unchanged need not be.
    """
    specs, context = _aims(engine, oid, announced)
    if not any(announced.targets):
        return announced
    offers = [
        _others(engine, oid, spec, picks, context)
        for spec, picks in zip(specs, announced.targets, strict=False)
    ]
    if not any(offers) or not yes_no.ask_yes_no(
        engine, seat, "CR 115.7d", "targets.choose_new", oid
    ):
        return announced
    targets = []
    for picks, others in zip(announced.targets, offers, strict=True):
        chosen = picks
        if picks and others:
            chosen = _ask(engine, seat, oid, (*picks, *others), picks, len(picks))
        targets.append(chosen)
    return replace(announced, targets=tuple(targets))


def change(
    engine: Engine, seat: str, oid: int, announced: Announced, to: tuple[Ref, ...] | None
) -> Announced:
    """Change one target to another legal one, if there is any (CR 115.7a, 115.7b).

    ``to``: it must be one of these; otherwise nothing changes. Of several targets the player
    chooses which one it is.
    """
    specs, context = _aims(engine, oid, announced)
    offers: dict[Ref, tuple[int, tuple[Ref, ...]]] = {}
    for at, picks in enumerate(announced.targets):
        others = _others(engine, oid, specs[at], picks, context) if picks else ()
        if to is not None:
            others = tuple(ref for ref in others if ref in to)
        if others:
            offers.update(dict.fromkeys(picks, (at, others)))
    if not offers:
        return announced
    (old,) = _ask(engine, seat, oid, tuple(offers), tuple(offers)[:1], 1)
    at, others = offers[old]
    (new,) = _ask(engine, seat, oid, others, others[:1], 1)
    changed = tuple(new if ref == old else ref for ref in announced.targets[at])
    targets = (*announced.targets[:at], changed, *announced.targets[at + 1 :])
    return replace(announced, targets=targets)


def possible(engine: Engine, oid: int, announced: Announced) -> tuple[Ref, ...]:
    """Return what a spell with a single target could target instead (CR 707.10d)."""
    filled = [at for at, picks in enumerate(announced.targets) if picks]
    thing = engine.object(oid)
    if len(filled) != 1 or thing is None:
        return ()
    specs = resolution.specs(engine, thing, announced)
    context = resolution.context_of(thing, announced)
    return _others(engine, oid, specs[filled[0]], announced.targets[filled[0]], context)


def aimed_at(announced: Announced, ref: Ref) -> Announced:
    """Return the choices with every target replaced by another one."""
    targets = tuple((ref,) if picks else () for picks in announced.targets)
    return replace(announced, targets=targets)


def announce(engine: Engine, seat: str, oid: int, before: Announced, after: Announced) -> None:
    """Record changed targets; only what was no target before becomes one (CR 603.2)."""
    if after.targets == before.targets:
        return
    were = {ref for picks in before.targets for ref in picks}
    new = tuple(ref for picks in after.targets for ref in picks if ref not in were)
    engine.emit(
        f.ChoicesAnnounced(object=oid, announced=after, verb="retarget", agent=seat, targeted=new)
    )


def _aims(
    engine: Engine, oid: int, announced: Announced
) -> tuple[tuple[l.TargetSpec, ...], Context]:
    thing = engine.state.objects[oid]
    return resolution.specs(engine, thing, announced), resolution.context_of(thing, announced)


def _others(
    engine: Engine, oid: int, spec: l.TargetSpec, picks: tuple[Ref, ...], context: Context
) -> tuple[Ref, ...]:
    """Return what else could be chosen for a target specification, itself never (CR 115.5)."""
    return tuple(
        ref
        for ref in targeting.candidates(engine, spec, context)
        if ref not in picks and ref != oid
    )


def _ask(
    engine: Engine, seat: str, oid: int, refs: tuple[Ref, ...], default: tuple[Ref, ...], many: int
) -> tuple[Ref, ...]:
    question = Question(
        seat=seat,
        kind="targets",
        rule=RULE,
        prompt="targets.choose",
        params={"number": 1, "source": naming.name_of(engine, oid)},
        candidates=tuple(
            Candidate(
                ref=ref,
                label=ref if isinstance(ref, str) else naming.name_of(engine, ref),
                object=ref if isinstance(ref, int) else None,
            )
            for ref in refs
        ),
        constraints=Constraints(min=many, max=many),
        default=a.Choose(default),
        source=oid,
    )
    answer = engine.ask(question)
    return answer.picks if isinstance(answer, a.Choose) else default
