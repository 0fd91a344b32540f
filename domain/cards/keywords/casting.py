"""Keywords about how a spell is cast and what it costs (CR 601.2b, 702)."""

from collections.abc import Callable

from domain.cards.ir.language import (
    Ability,
    AdditionalCost,
    Bind,
    CastOption,
    Choose,
    Cost,
    CostChange,
    Delay,
    DiscardCost,
    Doing,
    Draw,
    Enters,
    Grant,
    Keyword,
    Move,
    PayBy,
    PayMana,
    SacrificeCost,
    Static,
    Triggered,
)
from domain.cards.ir.terms import (
    ANYTHING,
    And,
    Arith,
    Begins,
    CastWith,
    Compare,
    ControlledBy,
    Count,
    Damaged,
    Happened,
    History,
    Is,
    LifeChanged,
    ManaSpent,
    Matches,
    Not,
    Or,
    OwnedBy,
    Players,
    Status,
    This,
    Type,
    Unless,
    You,
    ZoneChange,
)
from domain.cards.ir.terms import CastSpell as Casts
from domain.cards.keywords.definition import KeywordDefinition, means

SELF = Is(This())
ENTERS = ZoneChange(SELF, to="battlefield")
YOURS = ControlledBy(You())


def price_of(keyword: Keyword) -> tuple[Cost, ...] | None:
    """Return the whole cost of a keyword: its mana, then the rest; None where it has none."""
    mana: tuple[Cost, ...] = (PayMana(keyword.cost),) if keyword.cost is not None else ()
    return (*mana, *keyword.price) or None


# -- Additional costs --


def _kicker(keyword: Keyword) -> tuple[Ability, ...]:
    """Each kicker of a card is told from the others by its cost (CR 702.33f)."""
    name = f"kicker {keyword.cost}" if keyword.cost is not None else "kicker"
    return (AdditionalCost(price_of(keyword) or (), name, optional=True),)


def _optional(
    name: str, *, repeat: bool = False, returns: bool = False
) -> Callable[[Keyword], tuple[Ability, ...]]:
    def expand(keyword: Keyword) -> tuple[Ability, ...]:
        return (
            AdditionalCost(
                price_of(keyword) or (),
                name,
                optional=True,
                repeat=repeat,
                resolves_to="hand" if returns else "",
            ),
        )

    return expand


def _escalate(keyword: Keyword) -> tuple[Ability, ...]:
    return (AdditionalCost(price_of(keyword) or (), "escalate", per="extra_mode"),)


def _bargain(keyword: Keyword) -> tuple[Ability, ...]:
    wanted = Or((Type("artifact"), Type("enchantment"), Status("token")))
    return (AdditionalCost((SacrificeCost(wanted),), "bargain", optional=True),)


# -- Casting from a graveyard --


def _flashback(keyword: Keyword) -> tuple[Ability, ...]:
    return (CastOption("flashback", price_of(keyword), zone="graveyard", leaves="exile"),)


def _escape(keyword: Keyword) -> tuple[Ability, ...]:
    """The cost is all the keyword's, or the mana cost and what the keyword adds (CR 702.138a)."""
    if keyword.cost is None:
        return (CastOption("escape", None, "graveyard", keyword.price),)
    return (CastOption("escape", price_of(keyword), zone="graveyard"),)


# -- Alternative costs with something that follows --


def _evoke(keyword: Keyword) -> tuple[Ability, ...]:
    leave = Triggered(ENTERS, Move(This(), "graveyard", "sacrifice"), condition=CastWith("evoke"))
    return (CastOption("evoke", price_of(keyword)), leave)


def _dash(keyword: Keyword) -> tuple[Ability, ...]:
    home = Delay(Begins("end"), Move(This(), "hand", "return"))
    return (
        CastOption("dash", price_of(keyword)),
        Static((Grant((Keyword("haste"),)),), condition=CastWith("dash")),
        Triggered(ENTERS, home, condition=CastWith("dash")),
    )


def _blitz(keyword: Keyword) -> tuple[Ability, ...]:
    dies = ZoneChange(SELF, "battlefield", "graveyard")
    return (
        CastOption("blitz", price_of(keyword)),
        Static((Grant((Keyword("haste"),)),), condition=CastWith("blitz")),
        Triggered(dies, Draw(1), condition=CastWith("blitz")),
        Triggered(
            ENTERS,
            Delay(Begins("end"), Move(This(), "graveyard", "sacrifice")),
            condition=CastWith("blitz"),
        ),
    )


def _spectacle(keyword: Keyword) -> tuple[Ability, ...]:
    hurt = Happened(LifeChanged(Players("opponents"), "lose"))
    return (CastOption("spectacle", price_of(keyword), condition=hurt),)


def _prowl(keyword: Keyword) -> tuple[Ability, ...]:
    """A creature of one's own with a type of this card's hit a player (CR 702.76a)."""
    hit = Happened(Damaged(And((keyword.quality or ANYTHING, YOURS)), "player", combat=True))
    return (CastOption("prowl", price_of(keyword), condition=hit),)


def _surge(keyword: Keyword) -> tuple[Ability, ...]:
    another = Compare(History(Casts(ANYTHING, You())), ">=", 1)
    return (CastOption("surge", price_of(keyword), condition=another),)


# -- Paying otherwise --


def _affinity(keyword: Keyword) -> tuple[Ability, ...]:
    what = And((keyword.quality or Type("artifact"), YOURS))
    less = Arith("-", 0, Count(what))
    return (Static((CostChange(SELF, You(), less),), zone="stack"),)


def _untapped(kind: str) -> And:
    return And((Type(kind), YOURS, Not(Status("tapped"))))


CASTING = (
    KeywordDefinition("kicker", "CR 702.33", _kicker),
    KeywordDefinition("multikicker", "CR 702.33", _optional("multikicker", repeat=True)),
    KeywordDefinition("buyback", "CR 702.27", _optional("buyback", returns=True)),
    KeywordDefinition("entwine", "CR 702.42", _optional("entwine")),
    KeywordDefinition("escalate", "CR 702.120", _escalate),
    KeywordDefinition("bargain", "CR 702.166", _bargain),
    KeywordDefinition("flashback", "CR 702.34", _flashback),
    KeywordDefinition("escape", "CR 702.138", _escape),
    means(
        "jump-start",
        "CR 702.133",
        CastOption("jump-start", None, "graveyard", (DiscardCost(),), leaves="exile"),
    ),
    means(
        "retrace",
        "CR 702.81",
        CastOption("retrace", None, "graveyard", (DiscardCost(1, Type("land")),)),
    ),
    means(
        "aftermath",
        "CR 702.127",
        CastOption("aftermath", None, "graveyard", leaves="exile", only=True),
    ),
    # A split card with fuse can be cast as a whole: its halves look for it.
    means("fuse", "CR 702.102"),
    KeywordDefinition("evoke", "CR 702.74", _evoke),
    KeywordDefinition("dash", "CR 702.109", _dash),
    KeywordDefinition("blitz", "CR 702.152", _blitz),
    KeywordDefinition("spectacle", "CR 702.137", _spectacle),
    KeywordDefinition("prowl", "CR 702.76", _prowl),
    KeywordDefinition("surge", "CR 702.117", _surge),
    means(
        "gift",
        "CR 702.174",
        AdditionalCost(
            (Doing(Bind("promised", Choose(You(), players=Players("opponents")))),),
            "gift",
            optional=True,
        ),
    ),
    # The costs are those of the modes.
    means("spree", "CR 702.172"),
    # What it allows is a matter of decks with two commanders, of no format here.
    means("choose a background", "CR 702.124"),
    # The card's second characteristics are cast by it.
    means("prototype", "CR 702.160", CastOption("prototype", face=1)),
    KeywordDefinition("affinity", "CR 702.41", _affinity),
    means("convoke", "CR 702.51", PayBy(_untapped("creature"), "tap", colored=True)),
    means("improvise", "CR 702.126", PayBy(_untapped("artifact"), "tap")),
    means("delve", "CR 702.66", PayBy(OwnedBy(You()), "exile")),
    means(
        "sunburst",
        "CR 702.44",
        Enters(
            counters=(("+1/+1", ManaSpent("colors")),), condition=Matches(This(), Type("creature"))
        ),
        Enters(
            counters=(("charge", ManaSpent("colors")),),
            condition=Unless(Matches(This(), Type("creature"))),
        ),
    ),
)
