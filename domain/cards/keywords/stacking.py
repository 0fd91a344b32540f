"""Keywords about the stack: storm, cascade, replicate, conspire, ripple, rebound, split second."""

from domain.cards.ir.language import (
    Ability,
    AdditionalCost,
    Among,
    AsItResolves,
    Bind,
    CantActivate,
    CantCast,
    CastNow,
    CopySpell,
    CreateTokens,
    Delay,
    Effect,
    GainLife,
    Gate,
    ItsManaCost,
    Keyword,
    Look,
    LoseLife,
    Move,
    PayMana,
    Seq,
    Splice,
    Static,
    TapOthers,
    TokenCopy,
    TopOf,
    TopUntil,
    Triggered,
)
from domain.cards.ir.terms import (
    And,
    Begins,
    Bound,
    CastFrom,
    CastSpell,
    Compare,
    Event,
    EventAmount,
    Filter,
    History,
    InZone,
    Is,
    Not,
    PaidExtra,
    Players,
    Shares,
    Stat,
    StatCompare,
    Subtype,
    This,
    TimesPaid,
    Type,
    Value,
    Var,
    You,
    ZoneChange,
)
from domain.cards.keywords.casting import ENTERS, price_of
from domain.cards.keywords.definition import KeywordDefinition, means
from domain.cards.mana import mana_cost

THE_SPELL = Event("object")


def when_cast(effect: Effect) -> Triggered:
    """Return "when you cast this spell" (CR 603.6, 702.40a): it triggers on the stack."""
    return Triggered(CastSpell(Is(This()), You()), effect, zone="stack")


def _copied(count: Value) -> Triggered:
    return when_cast(CopySpell(THE_SPELL, count))


def _cascade() -> Ability:
    cheaper: Filter = StatCompare("mana_value", "<", Stat(THE_SPELL, "mana_value"))
    wanted = And((Not(Type("land")), cheaper))
    return when_cast(
        Seq(
            (
                Move(TopUntil(You(), wanted), "exile", "exile", bind="exiled cards"),
                CastNow(Among(Bound("exiled cards"), wanted), filter=cheaper),
                Move(
                    Among(Bound("exiled cards")),
                    "library",
                    place="bottom",
                    order="random",
                ),
            )
        )
    )


def _ripple(keyword: Keyword) -> tuple[Ability, ...]:
    top = TopOf(You(), keyword.number or 0)
    revealed = Bound("revealed cards")
    same = Shares("name", THE_SPELL)
    return (
        when_cast(
            Gate(
                You(),
                then=Seq(
                    (
                        Bind("revealed cards", top),
                        Look(revealed, reveal=True),
                        CastNow(Among(revealed, same), max=None),
                        Move(Among(revealed, InZone("library")), "library", place="bottom"),
                    )
                ),
            )
        ),
    )


_REBOUND = AsItResolves(
    "exile",
    condition=CastFrom("hand"),
    then=Delay(Begins("upkeep", You()), CastNow(Bound("card"))),
)


def _replicate(keyword: Keyword) -> tuple[Ability, ...]:
    return (
        AdditionalCost(
            price_of(keyword) or (ItsManaCost(),), "replicate", optional=True, repeat=True
        ),
        Triggered(
            CastSpell(Is(This()), You()),
            CopySpell(THE_SPELL, TimesPaid("replicate")),
            condition=PaidExtra("replicate"),
            zone="stack",
        ),
    )


def _splice(keyword: Keyword) -> tuple[Ability, ...]:
    return (Splice(keyword.quality or Subtype("Arcane"), price_of(keyword) or ()),)


_CONSPIRE = (
    AdditionalCost(
        (TapOthers(And((Type("creature"), Shares("color", This()))), 2),),
        "conspire",
        optional=True,
    ),
    Triggered(
        CastSpell(Is(This()), You()),
        CopySpell(THE_SPELL),
        condition=PaidExtra("conspire"),
        zone="stack",
    ),
)


def _squad(keyword: Keyword) -> tuple[Ability, ...]:
    """As it enters there are as many copies as it was paid times (CR 702.157a)."""
    times = TimesPaid("squad")
    return (
        AdditionalCost(price_of(keyword) or (), "squad", optional=True, repeat=True),
        Triggered(
            ENTERS, CreateTokens(TokenCopy(This()), times), condition=Compare(times, ">=", 1)
        ),
    )


_EXTORT = Triggered(
    CastSpell(who=You()),
    Gate(
        You(),
        pay=(PayMana(mana_cost("{W/B}")),),
        then=Seq((LoseLife(1, Players("opponents"), bind="extorted"), GainLife(Var("extorted")))),
    ),
)

STACKING = (
    means("extort", "CR 702.101", _EXTORT),
    KeywordDefinition("squad", "CR 702.157", _squad),
    means(
        "split second",
        "CR 702.61",
        Static((CantCast(), CantActivate()), zone="stack"),
    ),
    means("conspire", "CR 702.78", *_CONSPIRE),
    KeywordDefinition("replicate", "CR 702.56", _replicate),
    KeywordDefinition("splice", "CR 702.47", _splice),
    means("storm", "CR 702.40", _copied(EventAmount())),
    means(
        "gravestorm",
        "CR 702.69",
        _copied(History(ZoneChange(And(), origin="battlefield", to="graveyard"))),
    ),
    means("cascade", "CR 702.85", _cascade()),
    means("rebound", "CR 702.88", _REBOUND),
    KeywordDefinition("ripple", "CR 702.60", _ripple),
)
