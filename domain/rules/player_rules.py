"""What static abilities change about players: land plays, hand size, costs (CR 611.3)."""

from domain.cards.ir.language import CostChange, PlayerRule
from domain.cards.mana import ManaCost
from domain.rules import conditions, layers, matching, references, values
from domain.rules.context import Context
from domain.rules.engine import Engine


def statics(engine: Engine) -> list[tuple[Context, PlayerRule | CostChange]]:
    """Return the player-wide changes in force, each with the context to read it in."""
    found: list[tuple[Context, PlayerRule | CostChange]] | None = engine.memo.get("statics")
    if found is not None:
        return found
    found = []
    for oid in engine.battlefield():
        seen = layers.characteristics(engine, oid)
        for ability in seen.standing.wide:
            wide = [c for c in ability.changes if isinstance(c, PlayerRule | CostChange)]
            context = Context(controller=seen.controller, source=oid)
            if wide and (
                ability.condition is None or conditions.holds(engine, ability.condition, context)
            ):
                found.extend((context, change) for change in wide)
    for effect in engine.state.effects:
        context = Context(controller=effect.controller, source=effect.source)
        for change in effect.changes:
            if isinstance(change, PlayerRule | CostChange):
                found.append((context, change))
    engine.memo["statics"] = found
    return found


def _concerns(engine: Engine, seat: str, context: Context, change: PlayerRule | CostChange) -> bool:
    return seat in references.resolve(engine, change.who, context)


def land_plays(engine: Engine, seat: str) -> int:
    """Return how many lands a player may play this turn (CR 305.2)."""
    return 1 + sum(
        values.amount(engine, change.amount, context)
        for context, change in statics(engine)
        if isinstance(change, PlayerRule)
        and change.rule == "land_plays"
        and _concerns(engine, seat, context, change)
    )


def maximum_hand_size(engine: Engine, seat: str) -> int | None:
    """Return a player's maximum hand size, None for no maximum (CR 402.2)."""
    size = 7
    for context, change in statics(engine):
        if not isinstance(change, PlayerRule) or not _concerns(engine, seat, context, change):
            continue
        if change.rule == "no_max_hand":
            return None
        if change.rule == "max_hand":
            size = values.amount(engine, change.amount, context)
    return size


def changed_cost(engine: Engine, seat: str, spell: int, cost: ManaCost) -> ManaCost:
    """Return a spell's mana cost after increases and reductions (CR 601.2f).

    Reductions take from the generic part alone (CR 118.7a).
    """
    change_of = 0
    for context, change in statics(engine):
        if (
            isinstance(change, CostChange)
            and _concerns(engine, seat, context, change)
            and matching.matches(engine, spell, change.spells, context)
        ):
            change_of += values.amount(engine, change.amount, context)
    if not change_of:
        return cost
    return ManaCost(generic=max(0, cost.generic + change_of), pips=cost.pips, x=cost.x)
