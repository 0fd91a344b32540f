"""What a player may do now: each function returns the reason why not, or nothing.

Candidates, previews and refusals all come from here (CR 117.1, 305, 601.3, 602.5).
"""

from domain.cards.ir.language import CantCast, CastOption, SpellAbility
from domain.rules import (
    deontics,
    faces,
    layers,
    matching,
    player_rules,
    spell_costs,
    targeting,
)
from domain.rules import facts as f
from domain.rules.context import Announced, Context
from domain.rules.engine import Engine
from domain.rules.questions import Reason
from domain.rules.ways import ORDINARY, Way

MAIN_PHASES = ("precombat_main", "postcombat_main")


def sorcery_timing(engine: Engine, seat: str) -> bool:
    """Whether a player could cast a sorcery now (CR 307.1)."""
    turn = engine.state.turn
    return turn.active == seat and turn.step in MAIN_PHASES and not engine.zone("stack")


def land_play_open(engine: Engine, seat: str) -> Reason | None:
    """Whether a player may play any land now (CR 305.1, 305.2)."""
    if not sorcery_timing(engine, seat):
        return Reason(
            "timing", "CR 305.1", "A land is played in your main phase while the stack is empty."
        )
    if engine.state.players[seat].land_plays >= player_rules.land_plays(engine, seat):
        return Reason("land-plays", "CR 305.2b", "You have no land play left this turn.")
    return None


def may_cast(
    engine: Engine, seat: str, oid: int, way: Way = ORDINARY, *, at_once: bool = False
) -> Reason | None:
    """Casting a card as a spell (CR 601.3): timing, then targets, then whether it can be paid.

    The card is looked at as the spell that it would be. ``at_once``: an effect has it cast
    while something resolves, whatever its timing (CR 608.2g).
    """
    with faces.seen_as(engine, oid, way.face):
        return (
            _castable(engine, oid, way)
            or (None if at_once else in_time(engine, seat, oid, way))
            or _prohibited(engine, seat, oid, way)
            or _aimed(engine, seat, oid, way)
            or spell_costs.can_cast(engine, seat, oid, way)
        )


def _castable(engine: Engine, oid: int, way: Way) -> Reason | None:
    seen = layers.characteristics(engine, oid)
    if "land" in seen.types:
        return Reason("land", "CR 305.9", "A land card cannot be cast.")
    if seen.cost is None and way.cost is None:
        return Reason("no-cost", "CR 118.6", "It has no mana cost.")
    return None


def in_time(engine: Engine, seat: str, oid: int, way: Way = ORDINARY) -> Reason | None:
    """Return why it is not the time to cast it, or nothing (CR 117.1a, 307.1)."""
    if sorcery_timing(engine, seat):
        return None
    seen = layers.characteristics(engine, oid)
    instant = way.timing != "sorcery" and (
        "instant" in seen.types
        or way.timing == "instant"
        or deontics.permits(engine, "cast_anytime", oid)
        or player_rules.may_cast_any_time(engine, seat, oid)
    )
    if instant:
        return None
    rule = next((rule for kind, rule in _TIMING.items() if kind in seen.types), "CR 117.1a")
    return Reason("timing", rule, "Cast it in your main phase while the stack is empty.")


def _prohibited(engine: Engine, seat: str, oid: int, way: Way) -> Reason | None:
    """Return why an effect says that it can't be cast, or nothing (CR 101.2, 601.3)."""
    forbidden = deontics.forbids(engine, "cast", oid, seat)
    if forbidden is not None:
        return forbidden
    for context, change in player_rules.prohibitions(engine, seat):
        if change.zone not in (None, way.zone):
            continue
        if change.but_at_sorcery_time and sorcery_timing(engine, seat):
            continue
        if not matching.matches(engine, oid, change.spells, context):
            continue
        if change.beyond and cast_this_turn(engine, seat, change, context) < change.beyond:
            continue
        return Reason("cant-cast", "CR 101.2", "An effect says that you can't cast it.")
    return None


def cast_this_turn(engine: Engine, seat: str, change: CantCast, context: Context) -> int:
    """Return how many spells that match a player cast this turn."""
    return sum(
        matching.matches(engine, fact.object, change.spells, context)
        for fact in engine.state.history
        if isinstance(fact, f.ChoicesAnnounced) and fact.verb == "cast" and fact.agent == seat
    )


def _aimed(engine: Engine, seat: str, oid: int, way: Way) -> Reason | None:
    if aimable(engine, seat, oid, way):
        return None
    if any(
        aimable(engine, seat, oid, way, (spell_costs.Extra(cost),))
        for cost in spell_costs.additional(engine, oid)
        if cost.optional
    ):
        return None
    if spell_costs.has_x(engine, oid, way, ()) and _aimed_with_x(engine, seat, oid, way):
        return None
    return Reason("no-target", "CR 601.2c", "There is no legal target for it.")


def aimable(
    engine: Engine, seat: str, oid: int, way: Way, extras: tuple[spell_costs.Extra, ...] = ()
) -> bool:
    """Whether there are targets if these additional costs are paid (CR 601.2c)."""
    announced = spell_costs.announced_with(extras, way)
    context = Context(controller=seat, source=oid, announced=announced)
    return _targets_exist(engine, oid, way, context)


def _aimed_with_x(engine: Engine, seat: str, oid: int, way: Way) -> bool:
    """Whether there are targets for some value of X that can be paid (CR 601.2b)."""
    x = 1
    while (
        spell_costs.payable(engine, seat, oid, spell_costs.total(engine, seat, oid, way, x=x), x)
        is None
    ):
        announced = Announced(x=x)
        context = Context(controller=seat, source=oid, announced=announced)
        if _targets_exist(engine, oid, way, context):
            return True
        x += 1
    return False


_TIMING = {
    "sorcery": "CR 307.1", "artifact": "CR 301.1", "creature": "CR 302.1", "enchantment": "CR 303.1",
    "planeswalker": "CR 306.1",
}  # fmt: skip


def spell_ability(engine: Engine, oid: int, way: str | None = None) -> SpellAbility | None:
    """Return what the spell does, if it is an instant or sorcery with text (CR 113.3a).

    ``way`` is the cast option that is used, which may replace the text (CR 702.96a); a spell
    on the stack knows it.
    """
    if way is None:
        thing = engine.object(oid)
        way = thing.announced.way if thing is not None and thing.announced is not None else ""
    found = None
    for ability in layers.characteristics(engine, oid).abilities:
        if isinstance(ability, CastOption) and ability.name == way and ability.spell is not None:
            return ability.spell
        if isinstance(ability, SpellAbility) and found is None:
            found = ability
    return found


def _targets_exist(engine: Engine, oid: int, way: Way, context: Context) -> bool:
    specs = targeting.aura_specs(engine, oid, way.name)
    if specs:
        return targeting.possible(engine, specs, context)
    ability = spell_ability(engine, oid, way.name)
    if ability is None:
        return True
    if ability.modes:
        usable = sum(targeting.possible(engine, mode.targets, context) for mode in ability.modes)
        # A mode that may be chosen again is enough for all of them (CR 700.2d).
        return usable >= (min(1, ability.choose_min) if ability.repeat else ability.choose_min)
    return targeting.possible(engine, ability.targets, context)
