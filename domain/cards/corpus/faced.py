"""Forms of cards with several faces: split cards, adventures, double-faced cards (CR 709 to 715).

The faces are written like cards of their own.
"""

from typing import Literal

from msgspec.structs import replace

from domain.cards.card import CardDefinition, Layout
from domain.cards.corpus.forms import when
from domain.cards.corpus.printings import PRINTINGS
from domain.cards.ir.language import (
    Ability,
    Apply,
    AsItResolves,
    Gate,
    Keyword,
    MayPlay,
    PutCounters,
    Shuffle,
    Transform,
    Turn,
)
from domain.cards.ir.terms import (
    Begins,
    Bound,
    CastSpell,
    Compare,
    Counters,
    Every,
    Happened,
    Nth,
    Or,
    OwnerOf,
    Subtype,
    This,
    Unless,
    You,
)
from domain.cards.mana import ManaCost, mana_cost

FULL_MOON = when(
    Begins("upkeep"),
    Transform(),
    condition=Every(
        (
            Happened(Begins("upkeep"), window="last_turn"),
            Unless(Happened(CastSpell(), window="last_turn")),
        )
    ),
)
"""A Werewolf's front turns over if there was a last turn and no spells were cast in it."""

SUNRISE = when(
    Begins("upkeep"),
    Transform(),
    condition=Happened(Nth(CastSpell(), 2, each="player"), window="last_turn"),
)
"""Its back turns over if a player cast two or more spells last turn."""


def split(
    name: str, left: CardDefinition, right: CardDefinition, *abilities: Ability
) -> CardDefinition:
    """A split card: it is both halves together where it is no spell (CR 709.4)."""
    cost = (left.cost or ManaCost()).plus(right.cost or ManaCost())
    return _printed(
        CardDefinition(
            name=name,
            cost=cost,
            types=tuple(dict.fromkeys((*left.types, *right.types))),
            subtypes=tuple(dict.fromkeys((*left.subtypes, *right.subtypes))),
            supertypes=tuple(dict.fromkeys((*left.supertypes, *right.supertypes))),
            abilities=abilities,
            layout="split",
            faces=(left, right),
        )
    )


def adventure(name: str, front: CardDefinition, other: CardDefinition) -> CardDefinition:
    """An adventurer card: a permanent, and the Adventure that it may be cast as (CR 715).

    The Adventure exiles the card as it resolves, and the permanent may be cast from there.
    """
    verb: Literal["cast", "play"] = "play" if "land" in front.types else "cast"
    later = Apply(Bound("card"), (MayPlay("exile", verb=verb, face=0),), "game")
    away = replace(other, abilities=(*other.abilities, AsItResolves("exile", then=later)))
    return _fronted(name, "adventure", front, away)


def omen(name: str, front: CardDefinition, other: CardDefinition) -> CardDefinition:
    """An omen card: a permanent, and the Omen that it may be cast as (CR 720).

    The Omen is shuffled into its owner's library as it resolves.
    """
    home = AsItResolves("library", then=Shuffle(OwnerOf(Bound("card"))))
    return _fronted(name, "omen", front, replace(other, abilities=(*other.abilities, home)))


def prototype(card: CardDefinition, mana: str, stats: str) -> CardDefinition:
    """A card with a prototype: cast for another cost it has that cost, colour and size (CR 718)."""
    power, toughness = (int(n) for n in stats.split("/"))
    abilities = (Keyword("prototype"), *card.abilities)
    small = replace(
        card, cost=mana_cost(mana), power=power, toughness=toughness, abilities=abilities,
        set_code=None, collector_number=None,
    )  # fmt: skip
    return replace(card, abilities=abilities, layout="prototype", faces=(small,))


def modal(name: str, front: CardDefinition, back: CardDefinition) -> CardDefinition:
    """A modal double-faced card: either face may be played (CR 712.12)."""
    return _fronted(name, "modal", front, back)


def transforming(name: str, front: CardDefinition, back: CardDefinition) -> CardDefinition:
    """A transforming double-faced card: its front is what is cast (CR 712.11)."""
    return _fronted(name, "transform", front, back)


def flipping(name: str, front: CardDefinition, other: CardDefinition) -> CardDefinition:
    """A flip card: what is upright, and what it becomes once it flips (CR 710)."""
    return _fronted(name, "flip", front, other)


KI = (
    when(
        CastSpell(Or((Subtype("Spirit"), Subtype("Arcane"))), You()),
        Gate(You(), then=PutCounters(This(), "ki")),
    ),
    when(
        Begins("end"),
        Gate(You(), then=Turn(to="flipped")),
        condition=Compare(Counters(This(), "ki"), ">=", 2),
    ),
)
"""A disciple gathers ki by Spirit and Arcane spells, and may flip with two of it."""


def indicated(card: CardDefinition, colors: str) -> CardDefinition:
    """A card whose colours a color indicator tells (CR 204)."""
    return replace(card, indicator=tuple(colors))


def _fronted(
    name: str, layout: Layout, front: CardDefinition, back: CardDefinition
) -> CardDefinition:
    return _printed(replace(front, name=name, layout=layout, faces=(back,)))


def _printed(card: CardDefinition) -> CardDefinition:
    set_code, number, *_ = PRINTINGS.get(card.name, (None, None))
    return replace(card, set_code=set_code, collector_number=number)
