"""Events of spells, abilities, lands and targets (CR 115, 305, 601, 602)."""

from __future__ import annotations

from domain.cards.ir import terms as t
from domain.cards.ir.language import Activated
from domain.rules import facts as f
from domain.rules import matching
from domain.rules.context import Context, Happening
from domain.rules.engine import Engine
from domain.rules.happenings.matched import fits, is_one


def cast(
    engine: Engine, pattern: t.CastSpell, fact: f.ChoicesAnnounced, context: Context
) -> list[Happening]:
    """Match a player who casts a spell (CR 601.2i)."""
    if fact.verb != "cast" or not is_one(engine, fact.agent, pattern.who, context):
        return []
    if pattern.origin not in (None, fact.announced.origin or "hand"):
        return []
    if pattern.way not in (None, fact.announced.way):
        return []
    if not matching.matches(engine, fact.object, pattern.what, context):
        return []
    return [Happening(object=fact.object, player=fact.agent, amount=_cast_before(engine))]


def _cast_before(engine: Engine) -> int:
    """Return how many spells were cast this turn before the one that was just cast."""
    counts = engine.state.counts
    return sum(counts.get(f"cast:{seat}", 0) for seat in engine.state.seats) - 1


def activated(
    engine: Engine, pattern: t.Activates, fact: f.ChoicesAnnounced, context: Context
) -> list[Happening]:
    """Match a player who activates an ability of an object (CR 602.2)."""
    if fact.verb != "activate" or not is_one(engine, fact.agent, pattern.who, context):
        return []
    stacked = engine.object(fact.object)
    if stacked is None or stacked.source is None:
        return []
    if pattern.keyword is not None:
        ability = stacked.ability
        if not isinstance(ability, Activated) or not ability.is_of(pattern.keyword):
            return []
    source = stacked.source
    if source not in engine.state.objects and fact.paid_with.get("discarded"):
        # A card that was discarded for its own ability is looked for where it went (CR 702.29c).
        source = next(o for o in fact.paid_with["discarded"] if isinstance(o, int))
    if not matching.matches(engine, source, pattern.what, context):
        return []
    return [Happening(object=source, source=fact.object, player=fact.agent)]


def played_land(
    engine: Engine, pattern: t.PlaysLand, fact: f.LandPlayed, context: Context
) -> list[Happening]:
    """Match a player who plays a land (CR 305.1)."""
    if not is_one(engine, fact.seat, pattern.who, context):
        return []
    if not matching.matches(engine, fact.object, pattern.what, context):
        return []
    return [Happening(object=fact.object, player=fact.seat)]


def targeted(
    engine: Engine, pattern: t.BecomesTarget, fact: f.ChoicesAnnounced, context: Context
) -> list[Happening]:
    """Match what becomes the target of a spell or ability, once however often it is chosen."""
    chosen = fact.targeted
    if chosen is None:
        chosen = tuple(one for picks in fact.announced.targets for one in picks)
    found = [one for one in dict.fromkeys(chosen) if fits(engine, one, pattern.what, context)]
    if not found or not matching.matches(engine, fact.object, pattern.by, context):
        return []
    return [
        Happening(
            object=one if isinstance(one, int) else None, source=fact.object, player=fact.agent
        )
        for one in found
    ]
