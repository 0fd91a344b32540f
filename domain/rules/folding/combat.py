"""Folds of facts about combat and damage (CR 120, 506 to 511)."""

from collections.abc import Mapping
from typing import TypeVar

from msgspec.structs import replace

from domain.rules import facts as f
from domain.rules.draft import Draft
from domain.rules.folding.registry import folds
from domain.rules.state import PHASED, Combat, Fallen

T = TypeVar("T")


def _by_id(pairs: Mapping[int, T]) -> dict[int, T]:
    """Return a mapping in the order of its ids: stored JSON keeps no order of its own."""
    return {oid: pairs[oid] for oid in sorted(pairs)}


@folds(f.AttackDeclared)
def attack(d: Draft, fact: f.AttackDeclared) -> None:
    attackers = _by_id(fact.attackers)
    # What was put onto the battlefield attacking before goes on (CR 508.4).
    before = d.combat or Combat()
    d.combat = Combat(
        attackers=_by_id({**before.attackers, **attackers}),
        declared=tuple(attackers),
        defending=_by_id({**before.defending, **fact.defending}),
    )
    d.count(f"attacked:{fact.seat}", len(fact.attackers))


@folds(f.BlockDeclared)
def block(d: Draft, fact: f.BlockDeclared) -> None:
    combat = d.combat or Combat()
    blockers = _by_id({**combat.blockers, **fact.blockers})
    blocked = {*combat.blocked, *(a for a, who in blockers.items() if who)}
    d.combat = replace(combat, blockers=blockers, blocked=tuple(sorted(blocked)))


@folds(f.JoinedCombat)
def joined(d: Draft, fact: f.JoinedCombat) -> None:
    combat = d.combat or Combat()
    if fact.attacks is not None:
        combat = replace(
            combat,
            attackers=_by_id({**combat.attackers, fact.object: fact.attacks}),
            defending=_by_id({**combat.defending, fact.object: fact.defending}),
        )
    for attacker in fact.blocks:
        who = combat.blockers.get(attacker, ())
        combat = replace(
            combat,
            blockers=_by_id({**combat.blockers, attacker: (*who, fact.object)}),
            blocked=tuple(sorted({*combat.blocked, attacker})),
        )
    d.combat = combat


@folds(f.BecameBlocked)
def became_blocked(d: Draft, fact: f.BecameBlocked) -> None:
    combat = d.combat or Combat()
    rest = {attacker for attacker in combat.blocked if attacker != fact.object}
    blocked = {*rest, fact.object} if fact.blocked else rest
    d.combat = replace(combat, blocked=tuple(sorted(blocked)))


@folds(f.Struck)
def struck(d: Draft, fact: f.Struck) -> None:
    d.combat = replace(d.combat or Combat(), struck=fact.objects)


@folds(f.LeftCombat)
def left(d: Draft, fact: f.LeftCombat) -> None:
    if fact.all or d.combat is None:
        d.combat = None
        return
    for oid in fact.objects:
        remove(d, oid)


def fall(d: Draft, oid: int) -> None:
    """Remove an object that left the battlefield, and keep what it did (CR 506.4, 608.2h)."""
    combat = d.combat
    if combat is None:
        return
    # A blocker of what fell before it, or with it, was blocking to the last (CR 509.1g).
    fell = {other: fallen.blockers for other, fallen in combat.fallen.items()}
    blocked = tuple(sorted(a for a, who in {**fell, **combat.blockers}.items() if oid in who))
    if oid in combat.attackers or blocked:
        fallen = Fallen(
            attacked=combat.attackers.get(oid),
            was_blocked=oid in combat.blocked,
            blockers=combat.blockers.get(oid, ()),
            blocked=blocked,
        )
        d.combat = replace(combat, fallen=_by_id({**combat.fallen, oid: fallen}))
    remove(d, oid)


def remove(d: Draft, oid: int) -> None:
    """Remove an object from combat: a creature, or a planeswalker that is attacked (CR 506.4)."""
    combat = d.combat
    if combat is None:
        return
    blocking = any(oid in who for who in combat.blockers.values())
    attacked = oid in combat.attackers.values() and oid not in combat.stopped
    if not (blocking or attacked or oid in combat.attackers):
        return
    d.combat = replace(
        combat,
        attackers={a: to for a, to in combat.attackers.items() if a != oid},
        blockers={
            a: tuple(b for b in who if b != oid) for a, who in combat.blockers.items() if a != oid
        },
        blocked=tuple(a for a in combat.blocked if a != oid),
        stopped=(*combat.stopped, oid) if attacked else combat.stopped,
    )


@folds(f.DamageDealt)
def damage(d: Draft, fact: f.DamageDealt) -> None:
    if isinstance(fact.to, str):
        if fact.to in d.players and fact.marks:
            player = d.players[fact.to]
            d.set_player(replace(player, life=player.life - fact.cost))
            d.count(f"life_lose:{fact.to}", fact.cost)
        return
    thing = d.objects[fact.to]
    d.set_object(
        replace(
            thing,
            damage=thing.damage + (fact.amount if fact.marks else 0),
            deathtouched=thing.deathtouched or fact.deathtouch,
        )
    )


@folds(f.DamagePrevented)
def prevented(d: Draft, fact: f.DamagePrevented) -> None:
    if fact.shield is not None:
        _use_up(d, fact.shield, fact.amount)


@folds(f.ShieldUsed)
def shield_used(d: Draft, fact: f.ShieldUsed) -> None:
    _use_up(d, fact.shield, fact.amount)


def _use_up(d: Draft, shield_id: int, amount: int) -> None:
    used = (
        replace(shield, remaining=shield.remaining - amount)
        if shield.id == shield_id and shield.remaining is not None
        else shield
        for shield in d.shields
    )
    d.shields = tuple(shield for shield in used if shield.remaining != 0)


@folds(f.DamageRemoved)
def removed(d: Draft, fact: f.DamageRemoved) -> None:
    # Damage wears off what is phased out as well (CR 514.2).
    everything = (*d.zones["battlefield"], *d.zones.get(PHASED, ()))
    for oid in everything if fact.objects is None else fact.objects:
        thing = d.objects[oid]
        if thing.damage or thing.deathtouched:
            d.set_object(replace(thing, damage=0, deathtouched=False))
