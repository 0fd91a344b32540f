"""Keywords about dying and being saved from it: persist, undying, umbra armor, ward."""

from domain.cards.ir.language import (
    Ability,
    Cost,
    CounterSpell,
    Gate,
    Instead,
    Keyword,
    Move,
    PayMana,
    RemoveDamage,
    Replace,
    Seq,
    Static,
    TargetSpec,
    Triggered,
)
from domain.cards.ir.terms import (
    And,
    AttachedTo,
    BecomesTarget,
    Compare,
    ControlledBy,
    ControllerOf,
    Counters,
    Event,
    Is,
    OwnedBy,
    Players,
    StatCompare,
    Subtype,
    Target,
    This,
    Type,
    You,
    ZoneChange,
)
from domain.cards.keywords.definition import KeywordDefinition, means

_DIES = ZoneChange(Is(This()), "battlefield", "graveyard")


def _comes_back(name: str, rule: str, kind: str) -> KeywordDefinition:
    """It comes back once with a counter, if it had none of the kind (CR 702.79, 702.93)."""
    back = Move(Event("card"), "battlefield", "return", counters=((kind, 1),))
    return means(
        name, rule, Triggered(_DIES, back, condition=Compare(Counters(Event(), kind), "==", 0))
    )


def price_of(keyword: Keyword) -> tuple[Cost, ...]:
    """Return all that a keyword costs: its mana, and the rest."""
    mana: tuple[Cost, ...] = (PayMana(keyword.cost),) if keyword.cost is not None else ()
    return (*mana, *keyword.price)


def _ward(keyword: Keyword) -> tuple[Ability, ...]:
    """What an opponent does that targets it is countered unless they pay (CR 702.21a)."""
    by = ControlledBy(Players("opponents"))
    source = Event("source")
    unpaid = Gate(ControllerOf(source), pay=price_of(keyword), otherwise=CounterSpell(source))
    return (Triggered(BecomesTarget(Is(This()), by=by), unpaid),)


def _soulshift(keyword: Keyword) -> tuple[Ability, ...]:
    """As it dies a Spirit of no greater mana value may come back to hand (CR 702.46a)."""
    spirit = And(
        (
            Subtype("Spirit"),
            OwnedBy(You()),
            StatCompare("mana_value", "<=", keyword.number or 0),
        )
    )
    back = Gate(You(), then=Move(Target(0), "hand", "return"))
    return (Triggered(_DIES, back, targets=(TargetSpec(spirit, zone="graveyard"),)),)


def _recover(keyword: Keyword) -> tuple[Ability, ...]:
    """As a creature dies it comes to hand for its cost, or is exiled (CR 702.59a)."""
    dies = ZoneChange(And((Type("creature"), OwnedBy(You()))), "battlefield", "graveyard")
    paid = Gate(
        You(),
        then=Move(This(), "hand", "return"),
        otherwise=Move(This(), "exile", "exile"),
        pay=price_of(keyword),
    )
    return (Triggered(dies, paid, zone="graveyard"),)


RETURNING = (
    KeywordDefinition("recover", "CR 702.59", _recover),
    _comes_back("persist", "CR 702.79", "-1/-1"),
    _comes_back("undying", "CR 702.93", "+1/+1"),
    KeywordDefinition("ward", "CR 702.21", _ward),
    KeywordDefinition("soulshift", "CR 702.46", _soulshift),
    means(
        "umbra armor",
        "CR 702.89",
        Static(
            (
                Replace(
                    ZoneChange(Is(AttachedTo()), "battlefield", "graveyard", verb="destroy"),
                    Instead(
                        Seq((RemoveDamage(AttachedTo()), Move(This(), "graveyard", "destroy")))
                    ),
                ),
            )
        ),
    ),
)
