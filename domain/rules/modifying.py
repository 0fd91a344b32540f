"""What one modification does to an object's characteristics (CR 613.1)."""

from __future__ import annotations

from functools import cache

from domain.cards import wording
from domain.cards.ir import language as l
from domain.cards.keywords import KEYWORDS
from domain.cards.land_types import LAND_MANA
from domain.rules import fixing, references, values
from domain.rules.abilities import expanded, intrinsic, keyword_names
from domain.rules.characteristics import Characteristics
from domain.rules.context import Context
from domain.rules.engine import Engine


def modify(engine: Engine, seen: Characteristics, change: l.Modification, context: Context) -> None:
    """Apply one modification to an object in the making."""
    match change:
        case l.CopyOf():
            from domain.rules import copying

            copying.become(engine, seen, change)
        case l.SetName(name):
            seen.name = name
        case l.SetController(who):
            seats = references.players(engine, who, context)
            seen.controller = seats[0] if seats else seen.controller
        case l.ChangeTypes():
            _change_types(seen, change)
            if change.chosen is not None:
                named = references.remembered(engine, change.chosen, context)
                seen.subtypes = seen.subtypes.union(str(name) for name in named)
        case l.SetColors(colors, add, chosen):
            named = () if chosen is None else references.remembered(engine, chosen, context)
            new = frozenset((*colors, *(str(name) for name in named)))
            seen.colors = seen.colors | new if add else new
        case l.Grant():
            _grant(seen, fixing.of_source(engine, change, context).abilities)
        case l.Lose(names):
            _lose(seen, names)
        case l.SetStats(power, toughness):
            seen.power = values.amount(engine, power, context)
            seen.toughness = values.amount(engine, toughness, context)
        case l.AddStats(power, toughness):
            seen.power = (seen.power or 0) + values.amount(engine, power, context)
            seen.toughness = (seen.toughness or 0) + values.amount(engine, toughness, context)
        case l.SwitchStats():
            seen.power, seen.toughness = seen.toughness, seen.power
        case _:
            seen.obey((change,), context)


def _change_types(seen: Characteristics, change: l.ChangeTypes) -> None:
    if change.remove:
        seen.types = seen.types - set(change.remove)
        seen.supertypes = seen.supertypes - set(change.remove)
    if not change.replace:
        seen.types = seen.types | set(change.types)
        new = frozenset(change.subtypes) - seen.subtypes
        seen.subtypes = seen.subtypes | new
        seen.supertypes = seen.supertypes | set(change.supertypes)
        if mana := intrinsic(new):
            seen.has((*seen.abilities, *mana))
        return
    if change.types:
        seen.types = frozenset(change.types)
    if change.supertypes:
        seen.supertypes = frozenset(change.supertypes)
    seen.subtypes = frozenset(change.subtypes)
    if set(change.subtypes) & set(LAND_MANA):
        # A land set to a basic type has that type's mana ability and no other (CR 305.7).
        seen.has(intrinsic(seen.subtypes))
        seen.keywords, seen.lines = frozenset(), ()


@cache
def _granted(abilities: tuple[l.Ability, ...]) -> tuple[tuple[l.Ability, ...], tuple[str, ...]]:
    texts = tuple(
        wording.ability_text(a, "this permanent") for a in abilities if not isinstance(a, l.Keyword)
    )
    return expanded(abilities), texts


def _grant(seen: Characteristics, granted: tuple[l.Ability, ...]) -> None:
    abilities, texts = _granted(granted)
    seen.has((*seen.abilities, *abilities))
    seen.keywords = seen.keywords | keyword_names(granted)
    seen.lines = (*seen.lines, *texts)


def _lose(seen: Characteristics, names: tuple[str, ...]) -> None:
    if not names:
        seen.has(())
        seen.keywords, seen.lines = frozenset(), ()
        return
    gone = keyword_abilities(names)
    seen.has(
        tuple(
            ability
            for ability in seen.abilities
            if ability not in gone
            and not ("enchant" in names and isinstance(ability, l.EnchantAbility))
        )
    )
    seen.keywords = seen.keywords - set(names)


@cache
def keyword_abilities(names: tuple[str, ...]) -> tuple[l.Ability, ...]:
    """Return what keywords stand for, those that need more than their name left out."""
    plain = (KEYWORDS[name].plain if name in KEYWORDS else False for name in names)
    return expanded(tuple(l.Keyword(n) for n, alone in zip(names, plain, strict=True) if alone))
