"""Objects of the game, what is printed on them, and how they look after the layers (CR 109)."""

from typing import Literal

import msgspec

from domain.cards.ir.language import Ability, CopyOf, TokenSpec
from domain.rules.context import Announced, Happening, Ref

EVERYBODY = "*"
"""Stands in ``known_to`` for every seat and every onlooker."""

MANIFESTED = "manifested"
"""The number that a manifested permanent has while it is face down (CR 701.40a)."""

ObjectKind = Literal["card", "token", "copy", "ability", "emblem", "action"]
"""An ``action`` uses the stack and is neither spell nor ability: a format's own."""


class Printed(msgspec.Struct, frozen=True, omit_defaults=True):
    """What views show of a card definition, so that they never need the catalogue."""

    name: str
    cost: str | None
    mana_value: int
    types: tuple[str, ...]
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    colors: tuple[str, ...] = ()
    power: int | None = None
    toughness: int | None = None
    text: tuple[str, ...] = ()
    set_code: str | None = None
    collector_number: str | None = None


class Derived(msgspec.Struct, frozen=True, omit_defaults=True):
    """Characteristics after the layers, as the table sees them (CR 613)."""

    name: str
    controller: str
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    colors: tuple[str, ...] = ()
    power: int | None = None
    toughness: int | None = None
    keywords: tuple[str, ...] = ()
    text: tuple[str, ...] = ()


class Left(msgspec.Struct, frozen=True):
    """What a card was on the battlefield that had been played as a land of the format's.

    ``by`` is the source of the effect that made it leave: the same one may return it as that.
    """

    played_as: str
    copy: CopyOf
    by: int


class Cast(msgspec.Struct, frozen=True):
    """That an object was cast: as which spell, by whom (CR 601.2a, 400.7d).

    ``card`` is the definition that it then had, none where it was cast face down. A copy that
    was put onto the stack was not cast (CR 707.10).
    """

    spell: int
    by: str
    card: str


class GameObject(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An object: a card, token, copy or ability in a zone (CR 109.1).

    ``card`` is the digest of its definition, ``under`` who controlled it as it entered.
    ``fresh`` marks a permanent that its controller has not controlled continuously since their
    turn began (CR 302.6), ``turns`` counts the turns of theirs that began since, up to two.
    ``slot`` names the physical card. ``known_to`` holds the seats that know which card it is.
    ``face`` is the part of the card that it has the characteristics of: 0 the whole or the front
    (CR 709 to 715), and ``turned`` the time when it was last turned over. What is phased out:
    ``phased_under`` is who controlled it then, ``phased_with`` what it phased out along with,
    ``phased_until`` the object until whose leaving it stays so (CR 702.26).
    ``counted`` are the timestamps of keyword counters (CR 613.7c).
    ``owners`` were its owners before, oldest first, where a format changes that; ``under_since`` is
    when it came ``under`` a controller by such a rule, whatever older effects say.
    ``copy`` are its copiable values where they are not those of its card: it is a copy of
    something (CR 707.2), or was ``played_as`` a land in a way of the format's; ``left`` tells
    what such a land was.
    """

    id: int
    kind: ObjectKind = "card"
    card: str = ""
    owner: str
    owners: tuple[str, ...] = ()
    controller: str
    zone: str
    under: str = ""
    under_since: int = 0
    timestamp: int = 0
    tapped: bool = False
    fresh: bool = False
    turns: int = 0
    phased_under: str = ""
    phased_with: int | None = None
    phased_until: int | None = None
    face_down: bool = False
    face: int = 0
    turned: int = 0
    damage: int = 0
    deathtouched: bool = False
    counters: dict[str, int] = {}
    counted: dict[str, int] = {}
    attached_to: Ref | None = None
    marks: dict[str, str] = {}
    known_to: tuple[str, ...] = ()
    slot: str = ""
    token: TokenSpec | None = None
    copy: CopyOf | None = None
    played_as: str = ""
    left: Left | None = None
    ability: Ability | None = None
    source: int | None = None
    announced: Announced | None = None
    cast: Cast | None = None
    happening: Happening | None = None
    bindings: dict[str, tuple[Ref, ...]] = {}
    numbers: dict[str, int] = {}
    text: str = ""
