"""Predefined tokens (CR 111.10)."""

from domain.cards.ir.language import (
    Activated,
    AddMana,
    Arrange,
    DiscardCost,
    Draw,
    GainLife,
    KeywordAction,
    PayMana,
    SacrificeCost,
    Search,
    Seq,
    Tap,
    TargetSpec,
    TokenSpec,
)
from domain.cards.ir.terms import And, ControlledBy, Is, Supertype, Target, This, Type, You
from domain.cards.mana import mana_cost

_SACRIFICED = SacrificeCost(Is(This()))
_ANY_COLOR = AddMana((("W",), ("U",), ("B",), ("R",), ("G",)))


def _artifact(subtype: str, ability: Activated) -> TokenSpec:
    return TokenSpec(types=("artifact",), subtypes=(subtype,), abilities=(ability,))


TREASURE = _artifact("Treasure", Activated((Tap(), _SACRIFICED), _ANY_COLOR))
"""CR 111.10a."""

FOOD = _artifact("Food", Activated((PayMana(mana_cost("{2}")), Tap(), _SACRIFICED), GainLife(3)))
"""CR 111.10b."""

GOLD = _artifact("Gold", Activated((_SACRIFICED,), _ANY_COLOR))
"""CR 111.10c."""

WALKER = TokenSpec(
    types=("creature",), subtypes=("Zombie",), colors=("B",), power=2, toughness=2, name="Walker"
)
"""CR 111.10d."""

SHARD = TokenSpec(
    types=("enchantment",),
    subtypes=("Shard",),
    abilities=(Activated((PayMana(mana_cost("{2}")), _SACRIFICED), Seq((Arrange(1), Draw(1)))),),
)
"""CR 111.10e."""

CLUE = _artifact("Clue", Activated((PayMana(mana_cost("{2}")), _SACRIFICED), Draw(1)))
"""CR 111.10f."""

BLOOD = _artifact(
    "Blood",
    Activated((PayMana(mana_cost("{1}")), Tap(), DiscardCost(), _SACRIFICED), Draw(1)),
)
"""CR 111.10g."""

MAP = _artifact(
    "Map",
    Activated(
        (PayMana(mana_cost("{1}")), Tap(), _SACRIFICED),
        KeywordAction("explore", what=Target(0)),
        (TargetSpec(filter=And((Type("creature"), ControlledBy(You())))),),
        timing="sorcery",
    ),
)
"""A token whose ability lets a creature explore."""

LANDER = _artifact(
    "Lander",
    Activated(
        (PayMana(mana_cost("{2}")), Tap(), _SACRIFICED),
        Search(And((Type("land"), Supertype("basic"))), "battlefield", tapped=True),
    ),
)
"""A token whose ability fetches a basic land."""
