"""Folds of facts about combat and damage (CR 120, 506 to 511)."""

from collections.abc import Mapping
from typing import TypeVar

from msgspec.structs import replace

from domain.rules import facts as f
from domain.rules.draft import Draft
from domain.rules.folding.registry import folds
from domain.rules.state import Combat

T = TypeVar("T")


def _by_id(pairs: Mapping[int, T]) -> dict[int, T]:
    """Return a mapping in the order of its ids: stored JSON keeps no order of its own."""
    return {oid: pairs[oid] for oid in sorted(pairs)}


@folds(f.AttackDeclared)
def attack(d: Draft, fact: f.AttackDeclared) -> None:
    attackers = _by_id(fact.attackers)
    d.combat = Combat(attackers=attackers, declared=tuple(attackers))
    d.count(f"attacked:{fact.seat}", len(fact.attackers))


@folds(f.BlockDeclared)
def block(d: Draft, fact: f.BlockDeclared) -> None:
    combat = d.combat or Combat()
    blockers = _by_id({**combat.blockers, **fact.blockers})
    d.combat = replace(
        combat, blockers=blockers, blocked=tuple(a for a, who in blockers.items() if who)
    )


@folds(f.Struck)
def struck(d: Draft, fact: f.Struck) -> None:
    d.combat = replace(d.combat or Combat(), struck=fact.objects)


@folds(f.LeftCombat)
def left(d: Draft, fact: f.LeftCombat) -> None:
    if fact.all or d.combat is None:
        d.combat = None
        return
    gone = set(fact.objects)
    d.combat = replace(
        d.combat,
        attackers={a: to for a, to in d.combat.attackers.items() if a not in gone},
        blockers={
            a: tuple(b for b in who if b not in gone)
            for a, who in d.combat.blockers.items()
            if a not in gone
        },
    )


@folds(f.DamageDealt)
def damage(d: Draft, fact: f.DamageDealt) -> None:
    if isinstance(fact.to, str):
        if fact.to in d.players:
            player = d.players[fact.to]
            d.set_player(replace(player, life=player.life - fact.amount))
            d.count(f"life_lose:{fact.to}", fact.amount)
        return
    thing = d.objects[fact.to]
    d.set_object(
        replace(
            thing,
            damage=thing.damage + fact.amount,
            deathtouched=thing.deathtouched or fact.deathtouch,
        )
    )


@folds(f.DamagePrevented)
def prevented(d: Draft, fact: f.DamagePrevented) -> None:
    if fact.shield is None:
        return
    used = (
        replace(shield, remaining=shield.remaining - fact.amount)
        if shield.id == fact.shield and shield.remaining is not None
        else shield
        for shield in d.shields
    )
    d.shields = tuple(shield for shield in used if shield.remaining != 0)


@folds(f.DamageRemoved)
def removed(d: Draft, fact: f.DamageRemoved) -> None:
    for oid in d.zones["battlefield"]:
        thing = d.objects[oid]
        if thing.damage or thing.deathtouched:
            d.set_object(replace(thing, damage=0, deathtouched=False))
