"""Choices made while something resolves (CR 608.2d): which objects, by whom."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from domain.cards.ir import language as l
from domain.cards.ir import terms as t
from domain.cards.ir.terms import ANYTHING
from domain.rules import answers as a
from domain.rules import facts as f
from domain.rules import graveyards, matching, naming, references, values
from domain.rules.context import Context, Ref
from domain.rules.engine import Engine
from domain.rules.objects import EVERYBODY
from domain.rules.questions import Candidate, Constraints, Question, Reason
from domain.rules.state import zone_name


def selected(engine: Engine, what: l.Selection, context: Context) -> tuple[Ref, ...]:
    """Return what a selection stands for; a choice is asked for."""
    if isinstance(what, l.Choose):
        return chosen(engine, what, context)
    return graveyards.meant(engine, what, references.selection(engine, what, context), context)


def objects(engine: Engine, what: l.Selection, context: Context) -> tuple[int, ...]:
    """Return the objects of a selection that are where they were."""
    return tuple(
        one
        for one in selected(engine, what, context)
        if isinstance(one, int) and references.is_there(engine, one)
    )


def chosen(engine: Engine, what: l.Choose, context: Context) -> tuple[Ref, ...]:
    """Ask players to choose among what matches now, one after another (CR 101.4)."""
    if what.random:
        return _drawn(engine, what, context)
    picks: list[Ref] = []
    for seat, found, low, high, own in _offers(engine, what, context):
        asked = limited(
            engine,
            question(
                engine, seat, found, low, high,
                prompt="effect.choose", source=context.source,
                private=_is_hidden(engine, what, own),
            ),
            what,
            own,
        )  # fmt: skip
        answer = engine.ask_all((asked,), hidden=_is_hidden(engine, what, own))[0]
        picks.extend(answer.picks if isinstance(answer, a.Choose) else ())
    return tuple(dict.fromkeys(picks))


def _drawn(engine: Engine, what: l.Choose, context: Context) -> tuple[Ref, ...]:
    """Return what chance chooses; each draw goes on record."""
    picks: list[Ref] = []
    for seat, found, _, high, _ in _offers(engine, what, context):
        ordered = sorted(found, key=lambda ref: _canonical(engine, ref))
        label = ("pick", engine.state.chances, *ordered)
        order = engine.chance.shuffle(label, len(ordered))
        engine.emit(f.Rolled(purpose="pick", sides=0, result=high, seat=seat))
        picks.extend(ordered[at] for at in order[:high])
    return tuple(dict.fromkeys(picks))


def shuffled(engine: Engine, seat: str, oids: Sequence[int]) -> tuple[int, ...]:
    """Return cards in an order of chance, which goes on record where there is more than one."""
    if len(oids) < 2:
        return tuple(oids)
    ordered = sorted(oids, key=lambda oid: _canonical(engine, oid))
    order = engine.chance.shuffle(("order", engine.state.chances, *ordered), len(ordered))
    engine.emit(f.Rolled(purpose="order", sides=0, result=len(ordered), seat=seat))
    return tuple(ordered[at] for at in order)


def _canonical(engine: Engine, ref: Ref) -> tuple[str, str, str, int]:
    if isinstance(ref, str):
        return (ref, "", "", 0)
    thing = engine.state.objects[ref]
    return (thing.owner, thing.card, thing.slot, ref)


def _offers(
    engine: Engine, what: l.Choose, context: Context
) -> Iterator[tuple[str, tuple[Ref, ...], int, int, Context]]:
    """Yield for each who chooses: what there is, the fewest, the most, and their context."""
    seats = references.parties(engine, what.who, context)
    for seat in seats:
        own = for_each(context, seat) if is_several(what.who, seats) else context
        found = _candidates(engine, what, own)
        low = min(values.amount(engine, what.min, own), len(found))
        high = min(values.amount(engine, what.max, own), len(found))
        if high > 0 or _is_hidden(engine, what, own):
            yield seat, found, low, max(low, high), own


def is_several(who: t.Reference, seats: Sequence[str]) -> bool:
    """Whether a reference speaks of players in general, so that each is told from the others."""
    return isinstance(who, t.Players) or len(seats) > 1


def for_each(context: Context, one: Ref) -> Context:
    """Return the context in which one of several is spoken of as ``each``."""
    return replace(context, bindings={**context.bindings, "each": (one,)})


def _candidates(engine: Engine, what: l.Choose, context: Context) -> tuple[Ref, ...]:
    if what.players is not None:
        return references.players(engine, what.players, context)
    if what.among is not None:
        return references.selection(engine, l.Among(what.among, what.filter), context)
    found = matching.find(engine, what.filter, what.zone, context)
    if what.from_zone_of is not None:
        owners = references.parties(engine, what.from_zone_of, context)
        found = tuple(oid for oid in found if engine.state.objects[oid].owner in owners)
    return graveyards.meant(engine, what, found, context)


def limited(
    engine: Engine, asked: Question, what: l.Choose | l.Search, context: Context
) -> Question:
    """Return a question with the limits on the whole choice: all different, a total."""
    if what.different is not None:
        asked = _all_different(engine, asked)
    if what.total is not None:
        asked = _within(engine, asked, what.total[0], values.amount(engine, what.total[1], context))
    return asked


def _all_different(engine: Engine, asked: Question) -> Question:
    """No two of the same name; what has no name differs from everything (CR 201.2b)."""
    grouped = tuple(
        replace(c, group=naming.name_of(engine, c.ref) or str(c.ref))
        if isinstance(c.ref, int)
        else c
        for c in asked.candidates
    )
    firsts = {c.group: c.ref for c in reversed(grouped)}
    low = min(asked.constraints.min or 0, len(firsts))
    high = min(asked.constraints.max or 0, len(firsts))
    default = a.Choose(tuple(ref for ref in refs_of(asked) if ref in firsts.values())[:low])
    limits = replace(asked.constraints, min=low, max=high, all_different_by="group")
    return replace(asked, candidates=grouped, constraints=limits, default=default)


def _within(engine: Engine, asked: Question, stat: str, most: int) -> Question:
    """The numbers of what is chosen may not come to more."""
    sizes = {ref: _size(engine, ref, stat) for ref in refs_of(asked)}

    def check(answer: a.Answer) -> Reason | None:
        picks = answer.picks if isinstance(answer, a.Choose) else ()
        if sum(sizes.get(ref, 0) for ref in picks) <= most:
            return None
        return Reason("total", asked.rule, f"Together they may come to {most} at most.")

    limits = replace(asked.constraints, min=0, complete=False)
    return replace(asked, constraints=limits, default=a.Choose(()), check=check)


def refs_of(asked: Question) -> tuple[Ref, ...]:
    """Return what can be picked, in its order."""
    return tuple(candidate.ref for candidate in asked.candidates)


def _size(engine: Engine, ref: Ref, stat: str) -> int:
    return getattr(engine.look(ref), stat) or 0 if isinstance(ref, int) else 0


def _is_hidden(engine: Engine, what: l.Choose, context: Context) -> bool:
    """Whether the number of candidates would tell somebody what is in a zone."""
    if what.among is not None and what.filter != ANYTHING:
        held = references.resolve(engine, what.among, context)
        return any(
            isinstance(one, int) and one in engine.state.objects and is_unknown(engine, one)
            for one in held
        )
    if what.zone not in ("hand", "library") or what.filter == ANYTHING:
        return False
    seats = engine.apnap()
    if what.from_zone_of is not None:
        seats = references.players(engine, what.from_zone_of, context)
    return any(is_unknown(engine, oid) for seat in seats for oid in engine.zone(what.zone, seat))


def is_unknown(engine: Engine, oid: Ref) -> bool:
    """Whether there is somebody who may not know which card it is."""
    if isinstance(oid, str):
        return False
    thing = engine.state.objects[oid]
    return zone_name(thing.zone) in ("hand", "library") and EVERYBODY not in thing.known_to


def question(
    engine: Engine,
    seat: str,
    found: Sequence[Ref],
    low: int,
    high: int,
    *,
    prompt: str,
    source: int,
    rule: str = "CR 608.2d",
    private: bool = False,
) -> Question:
    """Return the question which objects to choose; the first ones are the default."""
    return Question(
        seat=seat,
        kind="select",
        rule=rule,
        prompt=prompt,
        params={"min": low, "max": high, "source": naming.name_of(engine, source)},
        candidates=tuple(_candidate(engine, ref) for ref in found),
        constraints=Constraints(min=low, max=high),
        default=a.Choose(tuple(found[:low])),
        source=source,
        secret=private or any(is_unknown(engine, oid) for oid in found),
    )


def _candidate(engine: Engine, ref: Ref) -> Candidate:
    if isinstance(ref, str):
        return Candidate(ref=ref, label=ref)
    return Candidate(ref=ref, label=naming.name_of(engine, ref), object=ref)


def pick(
    engine: Engine,
    seat: str,
    found: Sequence[int],
    low: int,
    high: int,
    *,
    prompt: str,
    source: int,
    rule: str = "CR 608.2d",
    private: bool = False,
) -> tuple[int, ...]:
    """Ask for objects; ``private`` asks also where there is nothing to choose from.

    That a question about a hidden zone is not asked would tell others what is in it.
    """
    asked = question(
        engine, seat, found, low, high, prompt=prompt, source=source, rule=rule, private=private
    )
    answer = engine.ask_all((asked,), hidden=private)[0]
    picks = answer.picks if isinstance(answer, a.Choose) else ()
    return tuple(one for one in picks if isinstance(one, int))


def may_pick(
    engine: Engine,
    seat: str,
    found: Sequence[int],
    *,
    prompt: str,
    source: int,
    rule: str = "CR 608.2d",
    private: bool = False,
) -> int | None:
    """Ask whether a player takes one of the objects, and which; the default is none.

    An entity does whatever it may.
    """
    which = f"{prompt}.which"
    if seat in engine.state.entities and found:
        return pick(engine, seat, found, 1, 1, prompt=which, source=source, rule=rule)[0]
    only = len(found) == 1
    asked = Question(
        seat=seat,
        kind="yes_no",
        rule=rule,
        prompt=prompt,
        params={"source": naming.name_of(engine, source)},
        candidates=(
            Candidate(ref="no", label="No"),
            Candidate(ref="yes", label=naming.name_of(engine, found[0]) if only else "Yes"),
        ),
        constraints=Constraints(min=1, max=1),
        default=a.Choose(("no",)),
        source=source,
        secret=private,
    )
    answer = engine.ask(asked)
    if not found or not isinstance(answer, a.Choose) or answer.picks != ("yes",):
        return None
    return pick(engine, seat, found, 1, 1, prompt=which, source=source, rule=rule)[0]
