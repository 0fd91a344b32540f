"""The legend rule (CR 704.5j)."""

from collections.abc import Collection

from domain.cards.ir.language import PlayerRule
from domain.rules import answers as a
from domain.rules import entities, matching, naming, player_rules, references, zones
from domain.rules.engine import Engine
from domain.rules.questions import Candidate, Constraints, Question

RULE = "CR 704.5j"


def clashes(engine: Engine) -> list[tuple[str, tuple[int, ...]]]:
    """Return (controller, legendary permanents of one name) where there are several."""
    groups: dict[tuple[str, str], list[int]] = {}
    for oid in engine.battlefield():
        seen = engine.look(oid)
        if "legendary" in seen.supertypes and not spared(engine, oid, seen.controller):
            groups.setdefault((seen.controller, seen.name), []).append(oid)
    order = {seat: at for at, seat in enumerate(engine.apnap())}
    found = [(who, tuple(same)) for (who, _), same in groups.items() if len(same) > 1]
    return sorted(found, key=lambda clash: order.get(clash[0], len(order)))


def spared(engine: Engine, oid: int, seat: str) -> bool:
    """Whether an effect says that the rule does not apply to a permanent."""
    return any(
        change.rule == "no_legend_rule"
        and seat in references.parties(engine, change.who, context)
        and (change.what is None or matching.matches(engine, oid, change.what, context))
        for context, change in player_rules.in_force(engine, PlayerRule)
    )


def losers(engine: Engine, leaving: Collection[int]) -> list[zones.Going]:
    """Ask each player which to keep; return the others on their way to the graveyard.

    Those ``leaving`` by another state-based action of the same time are not named again.
    """
    goings: list[zones.Going] = []
    for who, same in clashes(engine):
        kept = same[0]
        if entities.decides(engine, who):
            answer = engine.ask(_which_to_keep(engine, who, same))
            kept = int(answer.picks[0]) if isinstance(answer, a.Choose) else kept
        goings.extend(
            zones.Going(oid=oid, to="graveyard", verb="put")
            for oid in same
            if oid != kept and oid not in leaving
        )
    return goings


def _which_to_keep(engine: Engine, seat: str, same: tuple[int, ...]) -> Question:
    return Question(
        seat=seat,
        kind="select",
        rule=RULE,
        prompt="legend.keep",
        params={"name": naming.name_of(engine, same[0])},
        candidates=tuple(
            Candidate(ref=oid, label=naming.name_of(engine, oid), object=oid) for oid in same
        ),
        constraints=Constraints(min=1, max=1),
        default=a.Choose((same[0],)),
    )
