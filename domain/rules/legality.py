"""What a player may do now: each function returns the reason why not, or nothing.

Candidates, previews and refusals all come from here (CR 117.1, 305, 601.3, 602.5).
"""

from domain.cards.ir.language import Activated, SpellAbility, Tap
from domain.rules import costs, deontics, layers, player_rules, targeting
from domain.rules.context import Context
from domain.rules.engine import Engine
from domain.rules.questions import Reason

MAIN_PHASES = ("precombat_main", "postcombat_main")


def sorcery_timing(engine: Engine, seat: str) -> bool:
    """Whether a player could cast a sorcery now (CR 307.1)."""
    turn = engine.state.turn
    return turn.active == seat and turn.step in MAIN_PHASES and not engine.zone("stack")


def may_play_land(engine: Engine, seat: str, oid: int) -> Reason | None:
    """Playing a land card from hand (CR 305)."""
    if "land" not in layers.characteristics(engine, oid).types:
        return Reason("not-a-land", "CR 305.1", "It is not a land card.")
    return land_play_open(engine, seat)


def land_play_open(engine: Engine, seat: str) -> Reason | None:
    """Whether a player may play any land now (CR 305.1, 305.2)."""
    if not sorcery_timing(engine, seat):
        return Reason(
            "timing", "CR 305.1", "A land is played in your main phase while the stack is empty."
        )
    if engine.state.players[seat].land_plays >= player_rules.land_plays(engine, seat):
        return Reason("land-plays", "CR 305.2b", "You have no land play left this turn.")
    return None


def may_cast(engine: Engine, seat: str, oid: int) -> Reason | None:
    """Casting a card as a spell (CR 601.3): timing, then targets, then whether it can be paid."""
    seen = layers.characteristics(engine, oid)
    if "land" in seen.types:
        return Reason("land", "CR 305.9", "A land card cannot be cast.")
    if seen.cost is None:
        return Reason("no-cost", "CR 118.6", "It has no mana cost.")
    instant = "instant" in seen.types or deontics.permits(engine, "cast_anytime", oid)
    if not instant and not sorcery_timing(engine, seat):
        rule = next((rule for kind, rule in _TIMING.items() if kind in seen.types), "CR 117.1a")
        return Reason("timing", rule, "Cast it in your main phase while the stack is empty.")
    forbidden = deontics.forbids(engine, "cast", oid, seat)
    if forbidden is not None:
        return forbidden
    context = Context(controller=seat, source=oid)
    if not _targets_exist(engine, oid, context):
        return Reason("no-target", "CR 601.2c", "There is no legal target for it.")
    return costs.can_cast(engine, seat, oid)


_TIMING = {
    "sorcery": "CR 307.1", "artifact": "CR 301.1", "creature": "CR 302.1", "enchantment": "CR 303.1",
    "planeswalker": "CR 306.1",
}  # fmt: skip


def spell_ability(engine: Engine, oid: int) -> SpellAbility | None:
    """Return what the spell does, if it is an instant or sorcery with text (CR 113.3a)."""
    for ability in layers.characteristics(engine, oid).abilities:
        if isinstance(ability, SpellAbility):
            return ability
    return None


def _targets_exist(engine: Engine, oid: int, context: Context) -> bool:
    specs = targeting.aura_specs(engine, oid)
    if specs:
        return targeting.possible(engine, specs, context)
    ability = spell_ability(engine, oid)
    if ability is None:
        return True
    if ability.modes:
        usable = sum(targeting.possible(engine, mode.targets, context) for mode in ability.modes)
        return usable >= ability.choose_min
    return targeting.possible(engine, ability.targets, context)


def may_activate(engine: Engine, seat: str, oid: int, index: int) -> Reason | None:
    """Activating an ability (CR 602.5); mana abilities too, whose timing is free (CR 605.3a)."""
    seen = layers.characteristics(engine, oid)
    thing = engine.state.objects[oid]
    ability = seen.abilities[index]
    if not isinstance(ability, Activated):
        return Reason("not-activated", "CR 602.1", "That is no activated ability.")
    if seen.controller != seat:
        return Reason("not-yours", "CR 602.2", "Only its controller may activate it.")
    if thing.zone.partition(":")[0] != ability.zone:
        return Reason("zone", "CR 113.6", "The ability does not work from there.")
    if ability.timing == "sorcery" and not sorcery_timing(engine, seat):
        return Reason(
            "timing", "CR 602.5d", "Activate it only as a sorcery: your main phase, empty stack."
        )
    if any(isinstance(cost, Tap) for cost in ability.cost):
        if thing.tapped:
            return Reason("tapped", "CR 107.5", "It is tapped already.")
        sick = thing.fresh and "creature" in seen.types
        if sick and not deontics.permits(engine, "attack_sick", oid):
            return Reason(
                "summoning-sick", "CR 302.6", "You have not controlled it since your turn began."
            )
    forbidden = deontics.forbids(engine, "activate", oid, seat)
    if forbidden is not None:
        return forbidden
    context = Context(controller=seat, source=oid)
    if not targeting.possible(engine, ability.targets, context):
        return Reason("no-target", "CR 602.2b", "There is no legal target for it.")
    return costs.can_pay(engine, seat, ability.cost, oid)
