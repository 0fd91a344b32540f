"""What a player chooses for the parts of a cost, before anything is paid (CR 601.2b, 601.2h)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations, islice

import msgspec

from domain.cards.ir import language as l
from domain.rules import answers as a
from domain.rules import choices, contested, naming
from domain.rules.context import Context
from domain.rules.cost_parts import (
    GIVEN_UP,
    Part,
    Picking,
    amount_of,
    candidates,
    power_of,
    taking_itself,
)
from domain.rules.engine import Engine
from domain.rules.payment import ManaSource
from domain.rules.questions import Candidate, Constraints, Question, Reason


class Beside(msgspec.Struct, frozen=True):
    """The mana that is paid beside a part: its sources, and whether picks leave enough of them."""

    sources: Sequence[ManaSource]
    able: Callable[[l.Cost, Sequence[int]], bool]


def choose(
    engine: Engine,
    seat: str,
    cost: l.Cost,
    context: Context,
    made: Sequence[Part],
    beside: Beside | None = None,
) -> Part:
    """Ask what a part is paid with; ``made`` are the parts chosen before it."""
    amount = amount_of(engine, cost, context)
    match cost:
        case l.DiscardCost(random=True):
            return Part(cost, _by_chance(engine, seat, cost, context, amount), amount)
        case l.ExileCost(zone="library"):
            return Part(cost, engine.zone("library", seat)[:amount], amount)
        case (
            l.SacrificeCost()
            | l.DiscardCost()
            | l.ExileCost()
            | l.ReturnCost()
            | l.TapOthers()
            | l.RevealCost()
            | l.PutBackCost()
            | l.RemoveCountersCost()
            | l.PutCountersCost()
        ):
            return Part(cost, _picked(engine, seat, cost, context, made, beside), amount)
        case _:
            return Part(cost, (), amount)


_PROMPTS = {
    l.SacrificeCost: "cost.sacrifice", l.DiscardCost: "cost.discard", l.ExileCost: "cost.exile",
    l.ReturnCost: "cost.return", l.TapOthers: "cost.tap", l.RevealCost: "cost.reveal",
    l.PutBackCost: "cost.put_back", l.RemoveCountersCost: "cost.counters",
    l.PutCountersCost: "cost.counters",
}  # fmt: skip


def _picked(
    engine: Engine,
    seat: str,
    cost: Picking,
    context: Context,
    made: Sequence[Part],
    beside: Beside | None,
) -> tuple[int, ...]:
    taken = {oid for part in made if _same_use(part.cost, cost) for oid in part.picks}
    if cost.filter != l.THIS_ONE and isinstance(cost, GIVEN_UP):
        taken |= taking_itself([part.cost for part in made], context.source)
    if isinstance(cost, l.TapOthers) and any(isinstance(part.cost, l.Tap) for part in made):
        taken.add(context.source)
    refs = tuple(o for o in candidates(engine, seat, cost, context) if o not in taken)
    amount = amount_of(engine, cost, context)
    if isinstance(cost, l.RemoveCountersCost | l.PutCountersCost):
        amount = 1
    if isinstance(cost, l.TapOthers | l.SacrificeCost) and cost.power:
        powers = {oid: power_of(engine, oid) for oid in refs}
        return _summed(engine, seat, powers, amount, context, "power")
    if isinstance(cost, l.ExileCost) and cost.total is not None:
        worth = {oid: engine.look(oid).mana_value for oid in refs}
        return _summed(engine, seat, worth, amount, context, "mana value")
    prompt, source = _PROMPTS[type(cost)], context.source
    if beside is not None and contested.at_risk(cost, refs, beside.sources):
        if amount != 1:
            return _several(engine, seat, cost, context, (refs, amount), beside)
        refs = tuple(oid for oid in refs if beside.able(cost, (oid,)))
    return choices.pick(
        engine, seat, refs, amount, amount, prompt=prompt, source=source, rule="CR 601.2h"
    )


def _several(
    engine: Engine,
    seat: str,
    cost: Picking,
    context: Context,
    among: tuple[tuple[int, ...], int],
    beside: Beside,
) -> tuple[int, ...]:
    """Ask for objects of which some may be wanted for the mana: enough of them must be left."""
    refs, amount = among
    risky = contested.at_risk(cost, refs, beside.sources)
    safe = (*(oid for oid in refs if oid not in risky), *reversed(risky))
    tries = islice(combinations(safe, amount), contested.MOST_TRIES)
    least = next((picks for picks in tries if beside.able(cost, picks)), safe[:amount])

    def check(answer: a.Answer) -> Reason | None:
        picks = answer.picks if isinstance(answer, a.Choose) else ()
        if beside.able(cost, [one for one in picks if isinstance(one, int)]):
            return None
        return Reason("mana", "CR 601.2h", "The mana could not be paid without them.")

    question = choices.question(
        engine, seat, refs, amount, amount,
        prompt=_PROMPTS[type(cost)], source=context.source, rule="CR 601.2h",
    )  # fmt: skip
    limits = msgspec.structs.replace(question.constraints, complete=False)
    question = msgspec.structs.replace(
        question, constraints=limits, check=check, default=a.Choose(least)
    )
    answer = engine.ask(question)
    picks = answer.picks if isinstance(answer, a.Choose) else ()
    return tuple(one for one in picks if isinstance(one, int))


def _same_use(one: l.Cost, other: l.Cost) -> bool:
    """Whether an object can't pay for both: it is given up, or tapped, only once."""
    return (isinstance(one, GIVEN_UP) and isinstance(other, GIVEN_UP)) or type(one) is type(other)


_SUMMED = {"power": ("CR 702.122a", "cost.crew"), "mana value": ("CR 701.59a", "cost.evidence")}
"""The rules under which objects pay with their total power or mana value, and the prompts."""


def _summed(
    engine: Engine, seat: str, worth: dict[int, int], wanted: int, context: Context, what: str
) -> tuple[int, ...]:
    """Ask for objects whose total power or mana value is enough."""
    least: list[int] = []
    for oid in sorted(worth, key=lambda oid: (-worth[oid], oid)):
        if sum(worth[one] for one in least) < wanted:
            least.append(oid)
    rule, prompt = _SUMMED[what]
    question = Question(
        seat=seat,
        kind="select",
        rule=rule,
        prompt=prompt,
        params={what.replace(" ", "_"): wanted, "source": naming.name_of(engine, context.source)},
        candidates=tuple(
            Candidate(ref=oid, label=naming.name_of(engine, oid), object=oid, value=worth[oid])
            for oid in worth
        ),
        constraints=Constraints(min=0, max=len(worth), complete=False),
        default=a.Choose(tuple(least)),
        source=context.source,
        check=_enough(worth, wanted, what, rule),
    )
    answer = engine.ask(question)
    picks = answer.picks if isinstance(answer, a.Choose) else ()
    return tuple(one for one in picks if isinstance(one, int))


def _enough(
    worth: dict[int, int], wanted: int, what: str, rule: str
) -> Callable[[a.Answer], Reason | None]:
    def check(answer: a.Answer) -> Reason | None:
        picks = answer.picks if isinstance(answer, a.Choose) else ()
        if sum(worth.get(one, 0) for one in picks if isinstance(one, int)) < wanted:
            code = what.replace(" ", "-")
            return Reason(code, rule, f"Their total {what} must be {wanted} or more.")
        return None

    return check


def _by_chance(
    engine: Engine, seat: str, cost: l.DiscardCost, context: Context, amount: int
) -> tuple[int, ...]:
    """Return cards drawn by chance from a canonical order, whatever the order of the hand."""
    cards = sorted(
        (engine.state.objects[oid] for oid in candidates(engine, seat, cost, context)),
        key=lambda c: (c.owner, c.card, c.slot, c.id),
    )
    order = engine.chance.shuffle(("cost", seat, engine.state.chances, 0), len(cards))
    return tuple(cards[at].id for at in order[:amount])


def settled(
    engine: Engine, seat: str, costs: Sequence[l.Cost], context: Context
) -> tuple[l.Cost, ...]:
    """Return the costs with one way chosen where there are several (CR 601.2b)."""
    found: list[l.Cost] = []
    for cost in costs:
        found.extend(
            _one_way(engine, seat, cost, context) if isinstance(cost, l.OneOf) else (cost,)
        )
    return tuple(found)


def _one_way(engine: Engine, seat: str, cost: l.OneOf, context: Context) -> tuple[l.Cost, ...]:
    from domain.cards import wording
    from domain.rules import costs

    name = naming.name_of(engine, context.source)
    reasons = [costs.can_pay(engine, seat, way, context.source) for way in cost.of]
    open_ways = [at for at, reason in enumerate(reasons) if reason is None] or [0]
    question = Question(
        seat=seat,
        kind="option",
        rule="CR 601.2b",
        prompt="cost.way",
        params={"source": name},
        candidates=tuple(
            Candidate(
                ref=f"way:{at}", label=wording.cost_text(way), selectable=reason is None,
                reason=reason,
            )
            for at, (way, reason) in enumerate(zip(cost.of, reasons, strict=True))
        ),
        constraints=Constraints(min=1, max=1),
        default=a.Choose((f"way:{open_ways[0]}",)),
        source=context.source,
    )  # fmt: skip
    answer = engine.ask(question)
    pick = str(answer.picks[0]) if isinstance(answer, a.Choose) and answer.picks else "way:0"
    return cost.of[int(pick.partition(":")[2])]
