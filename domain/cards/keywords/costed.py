"""Keywords that are activated abilities: equip, cycling, unearth, ninjutsu, crew (CR 702)."""

from collections.abc import Callable

from domain.cards.ir.language import (
    Ability,
    Activated,
    Apply,
    Attach,
    ChangeTypes,
    Cost,
    CreateTokens,
    Delay,
    DiscardCost,
    Draw,
    ExileCost,
    GoTo,
    Grant,
    Keyword,
    Modification,
    Move,
    NoManaCost,
    PayMana,
    PutCounters,
    Replace,
    ReturnCost,
    RevealCost,
    SacrificeCost,
    Search,
    Seq,
    SetColors,
    SetStats,
    Tap,
    TapOthers,
    TargetSpec,
    TokenCopy,
)
from domain.cards.ir.terms import (
    And,
    Begins,
    Bound,
    ControlledBy,
    Filter,
    InCombat,
    Is,
    Stat,
    StatCompare,
    Subtype,
    Supertype,
    Target,
    This,
    Type,
    You,
    ZoneChange,
)
from domain.cards.keywords.definition import KeywordDefinition
from domain.cards.land_types import LAND_MANA

SELF = Is(This())
CREATURE = Type("creature")
YOURS = ControlledBy(You())
DISCARD_THIS = DiscardCost(1, SELF)


def _price(keyword: Keyword) -> tuple[Cost, ...]:
    """Return the cost of a keyword: its mana, then the rest."""
    mana = () if keyword.cost is None else (PayMana(keyword.cost),)
    return (*mana, *keyword.price)


# -- Attaching and strengthening --


def _equip(keyword: Keyword) -> tuple[Ability, ...]:
    """``quality`` limits what can be equipped for this cost (CR 702.6c)."""
    wanted: tuple[Filter, ...] = (CREATURE, YOURS)
    if keyword.quality is not None:
        wanted = (keyword.quality, *wanted)
    return (
        Activated(
            cost=_price(keyword),
            effect=Attach(to=Target(0)),
            targets=(TargetSpec(filter=And(wanted)),),
            timing="sorcery",
            keyword="equip",
        ),
    )


def _outlast(keyword: Keyword) -> tuple[Ability, ...]:
    return (
        Activated(
            cost=(*_price(keyword), Tap()),
            effect=PutCounters(This(), "+1/+1"),
            timing="sorcery",
            keyword="outlast",
        ),
    )


def _level_up(keyword: Keyword) -> tuple[Ability, ...]:
    return (
        Activated(
            cost=_price(keyword),
            effect=PutCounters(This(), "level"),
            timing="sorcery",
            keyword="level up",
        ),
    )


def _crew(keyword: Keyword) -> tuple[Ability, ...]:
    return (
        Activated(
            cost=(TapOthers(CREATURE, keyword.number or 0, power=True),),
            effect=Apply(This(), (ChangeTypes(("creature",)),)),
            keyword="crew",
        ),
    )


# -- From the hand --


def _cycling(keyword: Keyword) -> tuple[Ability, ...]:
    return (
        Activated(
            cost=(*_price(keyword), DISCARD_THIS), effect=Draw(1), zone="hand", keyword="cycling"
        ),
    )


def _typecycling(name: str, wanted: Filter) -> KeywordDefinition:
    """Return a variant of cycling that searches for a card instead of drawing (CR 702.29e)."""

    def expand(keyword: Keyword) -> tuple[Ability, ...]:
        return (
            Activated(
                cost=(*_price(keyword), DISCARD_THIS),
                effect=Search(wanted, "hand", reveal=True),
                zone="hand",
                keyword=name,
            ),
        )

    return KeywordDefinition(name, "CR 702.29e", expand)


def _ninjutsu(keyword: Keyword) -> tuple[Ability, ...]:
    return (
        Activated(
            cost=(
                *_price(keyword),
                RevealCost(SELF),
                ReturnCost(And((InCombat("unblocked"), YOURS))),
            ),
            effect=Move(This(), "battlefield", tapped=True, attacking=True),
            zone="hand",
            keyword="ninjutsu",
        ),
    )


def _reinforce(keyword: Keyword) -> tuple[Ability, ...]:
    return (
        Activated(
            cost=(*_price(keyword), DISCARD_THIS),
            effect=PutCounters(Target(0), "+1/+1", keyword.number or 0),
            targets=(TargetSpec(filter=CREATURE),),
            zone="hand",
            keyword="reinforce",
        ),
    )


def _transmute(keyword: Keyword) -> tuple[Ability, ...]:
    alike = StatCompare("mana_value", "==", Stat(Bound("discarded"), "mana_value"))
    return (
        Activated(
            cost=(*_price(keyword), DISCARD_THIS),
            effect=Search(alike, "hand", reveal=True),
            zone="hand",
            timing="sorcery",
            keyword="transmute",
        ),
    )


def _transfigure(keyword: Keyword) -> tuple[Ability, ...]:
    alike = StatCompare("mana_value", "==", Stat(Bound("sacrificed"), "mana_value"))
    return (
        Activated(
            cost=(*_price(keyword), SacrificeCost(SELF)),
            effect=Search(And((CREATURE, alike)), "battlefield"),
            timing="sorcery",
            keyword="transfigure",
        ),
    )


# -- From the graveyard --


def _unearth(keyword: Keyword) -> tuple[Ability, ...]:
    """It is exiled at the next end step, or if it would leave the battlefield (CR 702.84a)."""
    back = Bound("unearthed")
    leaving = Replace(ZoneChange(SELF, "battlefield"), GoTo("exile"))
    return (
        Activated(
            cost=_price(keyword),
            effect=Seq(
                (
                    Move(This(), "battlefield", "return", bind="unearthed"),
                    Apply(back, (Grant((Keyword("haste"),)), leaving), "game"),
                    Delay(Begins("end"), Move(back, "exile", "exile")),
                )
            ),
            zone="graveyard",
            timing="sorcery",
            keyword="unearth",
        ),
    )


def _scavenge(keyword: Keyword) -> tuple[Ability, ...]:
    return (
        Activated(
            cost=(*_price(keyword), ExileCost(SELF, "graveyard")),
            effect=PutCounters(Target(0), "+1/+1", Stat(Bound("exiled"), "power")),
            targets=(TargetSpec(filter=CREATURE),),
            zone="graveyard",
            timing="sorcery",
            keyword="scavenge",
        ),
    )


def _comes_as_zombie(name: str, *bigger: Modification) -> KeywordDefinition:
    """Return a token of the card in a graveyard, a Zombie without a mana cost (CR 702.128a).

    ``bigger`` is what else it is; it is white, or black where it is bigger (CR 702.129a).
    """
    color, rule = ("B", "702.129") if bigger else ("W", "702.128")
    changes = (SetColors((color,)), ChangeTypes(subtypes=("Zombie",)), NoManaCost(), *bigger)

    def expand(keyword: Keyword) -> tuple[Ability, ...]:
        return (
            Activated(
                cost=(*_price(keyword), ExileCost(SELF, "graveyard")),
                effect=CreateTokens(TokenCopy(Bound("exiled"), changes)),
                zone="graveyard",
                timing="sorcery",
                keyword=name,
            ),
        )

    return KeywordDefinition(name, f"CR {rule}", expand)


def _define(
    name: str, rule: str, expand: Callable[[Keyword], tuple[Ability, ...]]
) -> KeywordDefinition:
    return KeywordDefinition(name, f"CR {rule}", expand)


COSTED = (
    _define("equip", "702.6", _equip),
    _define("outlast", "702.107", _outlast),
    _define("level up", "702.87", _level_up),
    _define("crew", "702.122", _crew),
    _define("cycling", "702.29", _cycling),
    *(_typecycling(f"{name.lower()}cycling", Subtype(name)) for name in LAND_MANA),
    _typecycling("basic landcycling", And((Supertype("basic"), Type("land")))),
    _typecycling("wizardcycling", Subtype("Wizard")),
    _typecycling("artifact landcycling", And((Type("artifact"), Type("land")))),
    _define("ninjutsu", "702.49", _ninjutsu),
    _define("reinforce", "702.77", _reinforce),
    _define("transmute", "702.53", _transmute),
    _define("transfigure", "702.71", _transfigure),
    _define("unearth", "702.84", _unearth),
    _define("scavenge", "702.97", _scavenge),
    _comes_as_zombie("embalm"),
    _comes_as_zombie("eternalize", SetStats(4, 4)),
)
