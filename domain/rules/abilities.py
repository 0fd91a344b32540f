"""What objects have by themselves: printed characteristics and abilities, macros expanded."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

import msgspec

from domain.cards import wording
from domain.cards.card import CardDefinition
from domain.cards.ir.language import Ability, Keyword, TokenSpec, Triggered
from domain.cards.keywords import expand
from domain.cards.land_types import intrinsic_mana
from domain.cards.mana import ManaCost
from domain.rules.engine import Engine
from domain.rules.standing import Standing, sort
from domain.rules.state import GameObject

if TYPE_CHECKING:
    from domain.rules.characteristics import Characteristics


class Base(msgspec.Struct, frozen=True):
    """Copiable values of an object (CR 707.2), with abilities expanded.

    Mana abilities of basic land types come last (CR 305.6). ``watches`` tells whether an
    ability triggers from a zone other than the battlefield.
    """

    name: str
    types: frozenset[str]
    subtypes: frozenset[str]
    supertypes: frozenset[str]
    colors: frozenset[str]
    power: int | None
    toughness: int | None
    cost: ManaCost | None
    mana_value: int
    keywords: frozenset[str]
    abilities: tuple[Ability, ...]
    lines: tuple[str, ...]
    watches: bool = False
    standing: Standing = Standing()


NOTHING = Base(
    name="", types=frozenset(), subtypes=frozenset(), supertypes=frozenset(), colors=frozenset(),
    power=None, toughness=None, cost=None, mana_value=0, keywords=frozenset(), abilities=(),
    lines=(),
)  # fmt: skip

GAMES = 2000
"""How many games' cards are remembered to trigger, or not, off the battlefield."""


class _Watching(msgspec.Struct, frozen=True):
    named: Mapping[str, object]
    many: int
    found: bool


_bases: dict[str, Base] = {}
_watching: dict[int, _Watching] = {}
_texts: dict[tuple[int, int], str] = {}


def base_of(engine: Engine, thing: GameObject) -> Base:
    """Return the copiable values of an object."""
    if thing.token is not None:
        return _of_token(thing.token)
    if not thing.card:
        return NOTHING
    return _bases.get(thing.card) or _of_digest(engine, thing.card)


def _of_digest(engine: Engine, digest: str) -> Base:
    base = _bases.get(digest)
    if base is None:
        base = _bases[digest] = _of_card(engine.cards.by_digest(digest))
    return base


def watch_elsewhere(engine: Engine, named: Mapping[str, object]) -> bool:
    """Whether a card among those named has an ability that triggers off the battlefield.

    From one event to the next the mapping is the same, so its answer is kept with it.
    """
    known = _watching.get(id(named))
    if known is None or known.named is not named or known.many != len(named):
        if len(_watching) >= GAMES:
            _watching.clear()
        found = any(_of_digest(engine, digest).watches for digest in named)
        known = _watching[id(named)] = _Watching(named, len(named), found)
    return known.found


def expanded(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """Return abilities with every keyword replaced by what it stands for."""
    result: list[Ability] = []
    for ability in abilities:
        result.extend(expand(ability) if isinstance(ability, Keyword) else (ability,))
    return tuple(result)


def keyword_names(abilities: tuple[Ability, ...]) -> frozenset[str]:
    """Return the names of the keywords among abilities."""
    return frozenset(ability.name for ability in abilities if isinstance(ability, Keyword))


def intrinsic(subtypes: frozenset[str]) -> tuple[Ability, ...]:
    """Return the mana abilities that basic land types bring, in WUBRG order (CR 305.6)."""
    order = ("Plains", "Island", "Swamp", "Mountain", "Forest")
    found = (intrinsic_mana(name) for name in order if name in subtypes)
    return tuple(ability for ability in found if ability is not None)


def text(seen: Characteristics, index: int) -> str:
    """Return the text of one of an object's abilities; what is printed is worded once."""
    ability, base = seen.abilities[index], seen.base
    if index >= len(base.abilities) or ability is not base.abilities[index]:
        return wording.ability_text(ability, seen.name)
    # Copiable values are kept for good, so their identity names them.
    key = (id(base), index)
    found = _texts.get(key)
    if found is None:
        found = _texts[key] = wording.ability_text(ability, base.name)
    return found


def _watches(abilities: tuple[Ability, ...]) -> bool:
    return any(isinstance(a, Triggered) and a.zone != "battlefield" for a in abilities)


def _of_card(card: CardDefinition) -> Base:
    abilities = (*expanded(card.abilities), *intrinsic(frozenset(card.subtypes)))
    return Base(
        name=card.name,
        types=frozenset(card.types),
        subtypes=frozenset(card.subtypes),
        supertypes=frozenset(card.supertypes),
        colors=frozenset(card.colors),
        power=card.power,
        toughness=card.toughness,
        cost=card.cost,
        mana_value=card.mana_value,
        keywords=keyword_names(card.abilities),
        abilities=abilities,
        lines=wording.card_text(card),
        watches=_watches(abilities),
        standing=sort(abilities),
    )


@cache
def _of_token(token: TokenSpec) -> Base:
    # A token without a name is called by its subtypes and the word Token (CR 111.4).
    name = token.name or " ".join((*token.subtypes, "Token"))
    abilities = (*expanded(token.abilities), *intrinsic(frozenset(token.subtypes)))
    return Base(
        name=name,
        types=frozenset(token.types),
        subtypes=frozenset(token.subtypes),
        supertypes=frozenset(),
        colors=frozenset(token.colors),
        power=token.power,
        toughness=token.toughness,
        cost=None,
        mana_value=0,
        keywords=keyword_names(token.abilities),
        abilities=abilities,
        lines=tuple(wording.ability_text(ability, name) for ability in token.abilities),
        watches=_watches(abilities),
        standing=sort(abilities),
    )
