"""What one modification does to an object's characteristics (CR 613.1)."""

from __future__ import annotations

from functools import cache

from domain.cards import wording
from domain.cards.ir import language as l
from domain.cards.keywords import KEYWORDS
from domain.rules import fixing, references, values
from domain.rules.abilities import expanded, keyword_names
from domain.rules.characteristics import Characteristics
from domain.rules.context import Context
from domain.rules.engine import Engine
from domain.rules.mana_abilities import is_mana_ability, is_triggered_mana_ability
from domain.rules.text_changing import change_text
from domain.rules.type_changes import change_types


def modify(engine: Engine, seen: Characteristics, change: l.Modification, context: Context) -> None:
    """Apply one modification to an object in the making."""
    match change:
        case l.CopyOf():
            from domain.rules import copying

            copying.become(engine, seen, change)
        case l.SetName(name):
            seen.name = name
        case l.NoManaCost():
            seen.cost, seen.mana_value = None, 0
        case l.ChangeText():
            change_text(seen, change)
        case l.SetController(who):
            seats = references.parties(engine, who, context)
            seen.controller = seats[0] if seats else seen.controller
        case l.ChangeTypes():
            named = frozenset[str]()
            if change.chosen is not None:
                found = references.remembered(engine, change.chosen, context)
                named = frozenset(str(name) for name in found)
            change_types(seen, change, named)
        case l.SetColors(colors, add, chosen):
            picked = () if chosen is None else references.remembered(engine, chosen, context)
            new = frozenset((*colors, *(str(name) for name in picked)))
            seen.colors = seen.colors | new if add else new
        case l.Grant():
            _grant(seen, fixing.of_source(engine, change, context).abilities)
        case l.Lose():
            _lose(seen, change)
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


Given = tuple[tuple[l.Ability, ...], tuple[l.Ability, ...], frozenset[str], tuple[str, ...]]

_granted: dict[tuple[int, ...], Given] = {}

MOST_GRANTED = 20_000
"""How many grants are kept as they were put together, by their abilities' identity."""


def _given(granted: tuple[l.Ability, ...]) -> Given:
    """Return abilities that are granted, expanded, with their keywords and texts."""
    key = tuple(map(id, granted))
    known = _granted.get(key)
    if known is None:
        texts = tuple(
            wording.ability_text(a, "this permanent")
            for a in granted
            if not isinstance(a, l.Keyword)
        )
        if len(_granted) >= MOST_GRANTED:
            _granted.clear()
        known = _granted[key] = (granted, expanded(granted), keyword_names(granted), texts)
    return known


def _grant(seen: Characteristics, granted: tuple[l.Ability, ...]) -> None:
    if seen.barred:
        granted = tuple(
            one for one in granted if not isinstance(one, l.Keyword) or one.name not in seen.barred
        )
    _, abilities, names, texts = _given(granted)
    seen.has((*seen.abilities, *abilities))
    seen.keywords = seen.keywords | names
    if texts:
        seen.lines = (*seen.lines, *texts)


def _makes_mana(ability: l.Ability) -> bool:
    if isinstance(ability, l.Triggered):
        return is_triggered_mana_ability(ability)
    return isinstance(ability, l.Activated) and is_mana_ability(ability)


def _lose(seen: Characteristics, change: l.Lose) -> None:
    names = change.keywords
    if not names:
        kept = change.but == "mana abilities"
        seen.has(tuple(filter(_makes_mana, seen.abilities)) if kept else ())
        seen.keywords, seen.lines = frozenset(), ()
        return
    if change.barred:
        seen.barred = seen.barred.union(names)
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
