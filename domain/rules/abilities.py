"""What objects have by themselves: printed characteristics and abilities, macros expanded."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

import msgspec

from domain.cards import wording
from domain.cards.card import CardDefinition
from domain.cards.ir.language import (
    FACE_DOWN,
    Ability,
    All,
    CastOption,
    CopyOf,
    Enters,
    Keyword,
    Mode,
    SpellAbility,
    Static,
    TokenSpec,
    Triggered,
)
from domain.cards.keywords import expand
from domain.cards.land_types import LAND_MANA, intrinsic_mana
from domain.cards.mana import ManaCost
from domain.rules.engine import Engine
from domain.rules.objects import GameObject
from domain.rules.standing import Standing, sort

if TYPE_CHECKING:
    from domain.rules.characteristics import Characteristics


class Base(msgspec.Struct, frozen=True):
    """Copiable values of an object (CR 707.2), with abilities expanded.

    Mana abilities of basic land types come last (CR 305.6). ``watches`` tells whether an
    ability triggers from a zone other than the battlefield; ``roams`` whether the card itself
    may allow casting it from elsewhere than the hand.
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
    roams: bool = False


NOTHING = Base(
    name="", types=frozenset(), subtypes=frozenset(), supertypes=frozenset(), colors=frozenset(),
    power=None, toughness=None, cost=None, mana_value=0, keywords=frozenset(), abilities=(),
    lines=(),
)  # fmt: skip

TURNED_DOWN = msgspec.structs.replace(NOTHING, types=frozenset({"creature"}), power=2, toughness=2)
"""What is face down on the stack or the battlefield (CR 708.2a)."""

COPIED_DOWN = msgspec.structs.replace(TURNED_DOWN)
"""What copies something face down: it looks the same and is face up (CR 707.2)."""

GAMES = 2000
"""How many games' cards are remembered to trigger, or not, off the battlefield."""


class _Watching(msgspec.Struct, frozen=True):
    named: Mapping[str, object]
    many: int
    found: bool
    afar: bool


_bases: dict[str, Base] = {}
_watching: dict[int, _Watching] = {}
_texts: dict[tuple[int, int], str] = {}


def base_of(engine: Engine, thing: GameObject) -> Base:
    """Return the copiable values of an object (CR 707.2), as it lies (CR 708.2)."""
    if thing.face_down and thing.zone in ("battlefield", "stack"):
        return TURNED_DOWN
    if thing.face_down and thing.zone == "exile":
        # It has no characteristics (CR 406.3).
        return NOTHING
    return face_up(engine, thing)


def face_up(engine: Engine, thing: GameObject) -> Base:
    """Return the copiable values that an object has, or would have, face up (CR 708.8)."""
    if thing.copy is not None:
        return of_copy(engine, as_flipped(engine, thing, thing.copy))
    if thing.token is not None:
        return _of_token(thing.token)
    if not thing.card:
        return NOTHING
    return of_face(engine, thing.card, thing.face)


def as_flipped(engine: Engine, thing: GameObject, copy: CopyOf) -> CopyOf:
    """Return what a copy of a flip card is once the copy itself flipped (CR 710.3)."""
    flips = thing.face and copy.card and engine.cards.by_digest(copy.card).layout == "flip"
    return msgspec.structs.replace(copy, face=thing.face) if flips else copy


def of_face(engine: Engine, digest: str, face: int) -> Base:
    """Return the copiable values of one face of a card, 0 for the whole or the front."""
    if face == FACE_DOWN:
        return COPIED_DOWN
    if not face:
        return _of_digest(engine, digest)
    key = f"{digest}/{face}"
    base = _bases.get(key)
    if base is None:
        card = engine.cards.by_digest(digest)
        base = _of_card(card.faces[face - 1])
        if card.layout == "transform":
            # The back has the mana value of the front (CR 712.8e).
            base = msgspec.structs.replace(base, mana_value=card.mana_value)
        elif card.layout == "flip":
            # Its colours and mana cost stay those of the other half (CR 710.1c).
            front = _of_digest(engine, digest)
            base = msgspec.structs.replace(
                base, cost=front.cost, mana_value=front.mana_value, colors=front.colors
            )
        _bases[key] = base
    return base


def of_copy(engine: Engine, copy: CopyOf) -> Base:
    """Return copiable values that were taken over, with their exceptions (CR 707.9)."""
    if copy.token is not None:
        base = _of_token(copy.token)
    else:
        base = of_face(engine, copy.card, copy.face)
    if not copy.changes:
        return base
    from domain.rules import copying

    return copying.excepted(engine, base, copy.changes)


def _of_digest(engine: Engine, digest: str) -> Base:
    key = engine.overlay.wording + digest
    base = _bases.get(key)
    if base is None:
        base = _bases[key] = _of_card(engine.overlay.reworded(engine.cards.by_digest(digest)))
    return base


def watch_elsewhere(engine: Engine, named: Mapping[str, object]) -> bool:
    """Whether a card among those named has an ability that triggers off the battlefield.

    From one event to the next the mapping is the same, so its answer is kept with it.
    """
    return _watched(engine, named).found


def reach_from_afar(engine: Engine, named: Mapping[str, object]) -> bool:
    """Whether a card among those named says something of permanents from a graveyard."""
    return _watched(engine, named).afar


def _watched(engine: Engine, named: Mapping[str, object]) -> _Watching:
    known = _watching.get(id(named))
    if known is None or known.named is not named or known.many != len(named):
        if len(_watching) >= GAMES:
            _watching.clear()
        bases = [_of_digest(engine, digest) for digest in named]
        known = _watching[id(named)] = _Watching(
            named,
            len(named),
            any(base.watches for base in bases),
            any(base.standing.afar for base in bases),
        )
    return known


def expanded(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """Return abilities with every keyword replaced by what it stands for."""
    return tuple(
        part for a in abilities for part in (expand(a) if isinstance(a, Keyword) else (a,))
    )


def keyword_names(abilities: tuple[Ability, ...]) -> frozenset[str]:
    """Return the names of the keywords among abilities."""
    keywords = [ability for ability in abilities if isinstance(ability, Keyword)]
    named = {keyword.name for keyword in keywords}
    return frozenset(named | {wording.keyword_title(k) for k in keywords if k.quality})


def intrinsic(subtypes: frozenset[str]) -> tuple[Ability, ...]:
    """Return the mana abilities that basic land types bring, in WUBRG order (CR 305.6)."""
    found = (intrinsic_mana(name) for name in LAND_MANA if name in subtypes)
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
    """Whether one triggers off the battlefield, or may let a spell do so."""
    return any(
        (isinstance(a, Triggered) and a.zone != "battlefield")
        or (isinstance(a, Static) and isinstance(a.affects, All) and a.affects.zone == "stack")
        for a in abilities
    )


def _entering(card: CardDefinition) -> tuple[Ability, ...]:
    """Return how planeswalkers and Sagas enter by their nature (CR 306.5b, 714.3a)."""
    if card.loyalty is not None:
        return (Enters(counters=(("loyalty", card.loyalty),)),)
    return (Enters(counters=(("lore", 1),)),) if "Saga" in card.subtypes else ()


def _of_card(card: CardDefinition) -> Base:
    abilities = (
        *expanded((*card.abilities, *_of_halves(card))),
        *intrinsic(frozenset(card.subtypes)), *_entering(card),
    )  # fmt: skip
    return Base(
        name=card.called,
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
        roams=bool(card.faces)
        or any(isinstance(each, CastOption) and each.zone is not None for each in abilities),
    )


def _of_halves(card: CardDefinition) -> tuple[Ability, ...]:
    """Return what a split card does as a whole: both halves, the left one first (CR 709.4d).

    As a spell it is that only if it is fused, and then both are carried out (CR 702.102d).
    """
    if card.layout != "split":
        return ()
    does = [a for half in card.faces for a in half.abilities if isinstance(a, SpellAbility)]
    rest = [a for half in card.faces for a in half.abilities if not isinstance(a, SpellAbility)]
    parts = tuple(Mode(a.effect, a.targets) for a in does if a.effect is not None)
    if len(parts) < 2:
        return tuple(rest)
    return (SpellAbility(modes=parts, choose_min=len(parts), choose_max=len(parts)), *rest)


@cache
def _of_token(token: TokenSpec) -> Base:
    # A token without a name is called by its subtypes and the word Token (CR 111.4).
    name = " ".join((*token.subtypes, "Token")) if token.name is None else token.name
    abilities = (*expanded(token.abilities), *intrinsic(frozenset(token.subtypes)))
    return Base(
        name=name,
        types=frozenset(token.types),
        subtypes=frozenset(token.subtypes),
        supertypes=frozenset(token.supertypes),
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
