"""What creatures must do in combat (CR 508.1d, 509.1c)."""

from collections.abc import Mapping

from domain.rules import deontics
from domain.rules.combat.obeying import Wish
from domain.rules.context import Ref
from domain.rules.engine import Engine


def of_attackers(engine: Engine, choices: Mapping[int, tuple[Ref, ...]]) -> tuple[Wish, ...]:
    """Return the requirements to attack that could be obeyed (CR 508.1d).

    Each "attacks if able" is one, whatever is attacked; one that names whom to attack is
    obeyed by attacking that player or permanent. One that speaks of others that attack asks
    for nothing where none does.
    """
    found: list[Wish] = []
    for attacker, partners in choices.items():
        for one in deontics.imposed(engine, "must", "attack", attacker):
            able = [to for to in partners if deontics.concerns(engine, one, to)]
            idle = one.deontic.at_least > 1
            found.append(Wish(frozenset((attacker, to) for to in able), idle))
    return tuple(wish for wish in found if wish.pairs)


def all_of(choices: Mapping[int, tuple[Ref, ...]]) -> tuple[Wish, ...]:
    """Return the requirement of each creature to block whatever it can."""
    return tuple(
        Wish(frozenset((creature, to) for to in partners))
        for creature, partners in choices.items()
        if partners
    )


def of_blockers(
    engine: Engine, choices: Mapping[int, tuple[Ref, ...]], attackers: tuple[int, ...]
) -> tuple[Wish, ...]:
    """Return the requirements that could be obeyed, of blockers and of attackers (CR 509.1c).

    "Must block" is one requirement of the blocker. "Must be blocked" by all creatures of a
    kind is one requirement of each of them; by one of a kind, or by any creature, a single
    one of the attacker.
    """
    found: list[Wish] = []
    for blocker, partners in choices.items():
        for one in deontics.imposed(engine, "must", "block", blocker):
            able = [to for to in partners if deontics.concerns(engine, one, to)]
            found.append(Wish(frozenset((blocker, attacker) for attacker in able)))
    for attacker in attackers:
        for one in deontics.imposed(engine, "must", "be_blocked", attacker):
            pairs = [
                (blocker, attacker)
                for blocker, partners in choices.items()
                if attacker in partners and deontics.concerns(engine, one, blocker)
            ]
            if one.deontic.by is None or one.deontic.at_most == 1:
                found.append(Wish(frozenset(pairs)))
            else:
                found.extend(Wish(frozenset((pair,))) for pair in pairs)
    return tuple(wish for wish in found if wish.pairs)
