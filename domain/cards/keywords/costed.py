"""Keywords with a cost of their own: equip, cycling, outlast."""

from domain.cards.ir.language import (
    Ability,
    Activated,
    Attach,
    DiscardCost,
    Draw,
    Keyword,
    PayMana,
    PutCounters,
    Tap,
    TargetSpec,
)
from domain.cards.ir.terms import And, ControlledBy, Is, Target, This, Type, You
from domain.cards.keywords.definition import KeywordDefinition
from domain.cards.mana import ManaCost


def _cost(keyword: Keyword) -> PayMana:
    return PayMana(keyword.cost or ManaCost())


def _equip(keyword: Keyword) -> tuple[Ability, ...]:
    yours = And((Type("creature"), ControlledBy(You())))
    return (
        Activated(
            cost=(_cost(keyword),),
            effect=Attach(to=Target(0)),
            targets=(TargetSpec(filter=yours),),
            timing="sorcery",
            keyword="equip",
        ),
    )


def _cycling(keyword: Keyword) -> tuple[Ability, ...]:
    return (
        Activated(
            cost=(_cost(keyword), DiscardCost(1, Is(This()))),
            effect=Draw(1),
            zone="hand",
            keyword="cycling",
        ),
    )


def _outlast(keyword: Keyword) -> tuple[Ability, ...]:
    return (
        Activated(
            cost=(_cost(keyword), Tap()),
            effect=PutCounters(This(), "+1/+1"),
            timing="sorcery",
            keyword="outlast",
        ),
    )


COSTED = (
    KeywordDefinition("equip", "CR 702.6", _equip),
    KeywordDefinition("cycling", "CR 702.29", _cycling),
    KeywordDefinition("outlast", "CR 702.107", _outlast),
)
