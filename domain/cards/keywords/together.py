"""Keywords about two creatures: bestow and soulbond."""

from domain.cards.ir.language import (
    Ability,
    Bind,
    CastOption,
    Choose,
    EnchantAbility,
    Gate,
    If,
    Keyword,
    Remember,
    Seq,
    Triggered,
)
from domain.cards.ir.terms import (
    And,
    Bound,
    ControlledBy,
    Did,
    Event,
    Every,
    Exists,
    Is,
    Matches,
    Not,
    Reference,
    Status,
    This,
    Type,
    You,
    ZoneChange,
)
from domain.cards.keywords.definition import KeywordDefinition, means
from domain.cards.keywords.returning import price_of

_THIS = This()
_SELF = Is(_THIS)
_UNPAIRED = Not(Status("paired"))
_YOURS = And((Type("creature"), ControlledBy(You()), Not(_SELF)))
_PARTNER = "partner"


def _pair(other: Reference) -> Seq:
    """Each of the two remembers the other (CR 702.95b)."""
    return Seq(
        (
            Remember("pair", other, add=False),
            Remember("pair", _THIS, of=other, add=False),
        )
    )


_SOULBOND = (
    Triggered(
        ZoneChange(_SELF, to="battlefield"),
        Seq(
            (
                Bind(_PARTNER, Choose(You(), And((_YOURS, _UNPAIRED)), min=0, max=1)),
                If(Did(_PARTNER), _pair(Bound(_PARTNER))),
            )
        ),
        condition=Every((Matches(_THIS, _UNPAIRED), Exists(And((_YOURS, _UNPAIRED))))),
    ),
    Triggered(
        ZoneChange(_YOURS, to="battlefield"),
        Gate(You(), then=_pair(Event())),
        condition=Every((Matches(_THIS, _UNPAIRED), Matches(Event(), And((_YOURS, _UNPAIRED))))),
    ),
)


def _bestow(keyword: Keyword) -> tuple[Ability, ...]:
    """It may be cast as an Aura that enchants a creature (CR 702.103a)."""
    return (CastOption("bestow", price_of(keyword)), EnchantAbility(Type("creature")))


TOGETHER = (
    KeywordDefinition("bestow", "CR 702.103", _bestow),
    means("soulbond", "CR 702.95", *_SOULBOND),
)
