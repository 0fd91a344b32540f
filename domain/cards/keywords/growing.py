"""Keywords about counters: entering with them, gaining them, running out of them."""

from domain.cards.ir.language import (
    Ability,
    Attach,
    Choose,
    CreateTokens,
    Deontic,
    Effect,
    Enters,
    Gate,
    Grant,
    If,
    Keyword,
    Move,
    PutCounters,
    Remember,
    RemoveCounters,
    Sacrifice,
    Seq,
    Static,
    TakeAction,
    TargetSpec,
    TokenSpec,
    Triggered,
)
from domain.cards.ir.terms import (
    And,
    Arith,
    Arrived,
    Attacks,
    Begins,
    Bound,
    Compare,
    ControlledBy,
    CounterChange,
    Counters,
    Damaged,
    Did,
    Either,
    Event,
    Happened,
    HasCounter,
    History,
    Is,
    ManaSpent,
    Matches,
    Not,
    Players,
    Stat,
    StatCompare,
    Target,
    This,
    Type,
    Unless,
    Value,
    Var,
    You,
    ZoneChange,
)
from domain.cards.keywords.definition import KeywordDefinition, means
from domain.cards.keywords.returning import price_of

_THIS = This()
_SELF = Is(_THIS)
_PLUS = "+1/+1"
_CREATURE = Type("creature")
_DIES = ZoneChange(_SELF, "battlefield", "graveyard")
_ENTERS = ZoneChange(_SELF, to="battlefield")
_UPKEEP = Begins("upkeep", You())
_OTHER_CREATURE = And((_CREATURE, Not(_SELF)))
_YOUR_CREATURE = And((_CREATURE, ControlledBy(You()), Not(_SELF)))
_SACRIFICED = Move(_THIS, "graveyard", "sacrifice")


def _number(keyword: Keyword) -> int:
    return keyword.number or 0


def _with(kind: str, count: Value) -> Enters:
    return Enters(counters=((kind, count),))


def _modular(keyword: Keyword) -> tuple[Ability, ...]:
    """Its counters may go on an artifact creature as it dies (CR 702.43a)."""
    given = PutCounters(Target(0), _PLUS, Counters(Event(), _PLUS))
    target = TargetSpec(And((Type("artifact"), _CREATURE)))
    return (
        _with(_PLUS, _number(keyword)),
        Triggered(_DIES, Gate(You(), then=given), targets=(target,)),
    )


def _graft(keyword: Keyword) -> tuple[Ability, ...]:
    """A counter may move from it onto each other creature that enters (CR 702.58a)."""
    moved = Seq((RemoveCounters(_THIS, _PLUS, 1), PutCounters(Event(), _PLUS)))
    return (
        _with(_PLUS, _number(keyword)),
        Triggered(
            ZoneChange(_OTHER_CREATURE, to="battlefield"),
            Gate(You(), then=moved),
            condition=Matches(_THIS, HasCounter(_PLUS)),
        ),
    )


def _fading(keyword: Keyword) -> tuple[Ability, ...]:
    """A counter goes each upkeep, or it is sacrificed if there is none (CR 702.32a)."""
    left = Matches(_THIS, HasCounter("fade"))
    goes: Effect = If(left, RemoveCounters(_THIS, "fade", 1), otherwise=_SACRIFICED)
    return (_with("fade", _number(keyword)), Triggered(_UPKEEP, goes))


def _vanishing(keyword: Keyword) -> tuple[Ability, ...]:
    """A counter goes each upkeep; it is sacrificed as the last one does (CR 702.63a)."""
    goes = Triggered(
        _UPKEEP, RemoveCounters(_THIS, "time", 1), condition=Matches(_THIS, HasCounter("time"))
    )
    last = Triggered(CounterChange(_SELF, "time", removed=True, last=True), _SACRIFICED)
    entering = (_with("time", keyword.number),) if keyword.number else ()
    return (*entering, goes, last)


def _bloodthirst(keyword: Keyword) -> tuple[Ability, ...]:
    """It enters with counters if an opponent was dealt damage this turn (CR 702.54a).

    Without a number there are as many as there was damage (CR 702.54b).
    """
    damage = Damaged(to="player", recipient=Players("opponents"))
    if keyword.number is None:
        return (_with(_PLUS, History(damage, sum=True)),)
    return (Enters(counters=((_PLUS, keyword.number),), condition=Happened(damage)),)


def _devour(keyword: Keyword) -> tuple[Ability, ...]:
    """Creatures may be sacrificed as it enters, for so many counters each (CR 702.82a)."""
    most = 1000
    return (
        Enters(
            first=Sacrifice(_YOUR_CREATURE, most, min=0, bind="devoured"),
            counters=((_PLUS, Arith("*", _number(keyword), Var("devoured"))),),
        ),
    )


def _sunburst(keyword: Keyword) -> tuple[Ability, ...]:
    """A counter for each colour of mana spent on it (CR 702.44a)."""
    spent = ManaSpent("colors")
    return (
        Enters(counters=((_PLUS, spent),), condition=Matches(_THIS, _CREATURE)),
        Enters(counters=(("charge", spent),), condition=Unless(Matches(_THIS, _CREATURE))),
    )


def _echo(keyword: Keyword) -> tuple[Ability, ...]:
    """Its cost is paid in the first upkeep, or it is sacrificed (CR 702.30a)."""
    unpaid = Gate(You(), pay=price_of(keyword), otherwise=_SACRIFICED)
    return (Triggered(_UPKEEP, unpaid, condition=Arrived(_THIS)),)


def _cumulative_upkeep(keyword: Keyword) -> tuple[Ability, ...]:
    """Each upkeep costs once more, or it is sacrificed (CR 702.24a)."""
    unpaid = Gate(You(), pay=price_of(keyword), otherwise=_SACRIFICED, times=Counters(_THIS, "age"))
    return (Triggered(_UPKEEP, Seq((PutCounters(_THIS, "age"), unpaid))),)


def _champion(keyword: Keyword) -> tuple[Ability, ...]:
    """Another one is exiled as long as it is there, or it is sacrificed (CR 702.72a)."""
    other = And((keyword.quality or _CREATURE, ControlledBy(You()), Not(_SELF)))
    away = Move(Choose(You(), other, min=0, max=1), "exile", "exile", bind="championed")
    kept = If(
        Did("championed"),
        Remember("championed", Bound("championed")),
        otherwise=_SACRIFICED,
    )
    back = Move(Bound("championed"), "battlefield", "return")
    return (
        Triggered(_ENTERS, Seq((away, kept))),
        Triggered(ZoneChange(_SELF, "battlefield"), back),
    )


_GERM = TokenSpec(("creature",), ("Phyrexian", "Germ"), ("B",), 0, 0)

GROWING = (
    KeywordDefinition("modular", "CR 702.43", _modular),
    KeywordDefinition("graft", "CR 702.58", _graft),
    KeywordDefinition("fading", "CR 702.32", _fading),
    KeywordDefinition("vanishing", "CR 702.63", _vanishing),
    KeywordDefinition("bloodthirst", "CR 702.54", _bloodthirst),
    KeywordDefinition("devour", "CR 702.82", _devour),
    KeywordDefinition("echo", "CR 702.30", _echo),
    KeywordDefinition("cumulative upkeep", "CR 702.24", _cumulative_upkeep),
    KeywordDefinition("champion", "CR 702.72", _champion),
    KeywordDefinition("sunburst", "CR 702.44", _sunburst, plain=True),
    means(
        "riot",
        "CR 702.136",
        Enters(counters=((_PLUS, 1),), optional=True, bind="riot"),
        Static((Grant((Keyword("haste"),)),), condition=Unless(Did("riot"))),
    ),
    means(
        "exploit",
        "CR 702.110",
        Triggered(
            _ENTERS,
            Gate(
                You(),
                then=Seq(
                    (
                        Sacrifice(And((_CREATURE, ControlledBy(You()))), bind="exploited"),
                        If(Did("exploited"), TakeAction("exploit")),
                    )
                ),
            ),
        ),
    ),
    means(
        "unleash",
        "CR 702.98",
        Enters(counters=((_PLUS, 1),), optional=True),
        Static((Deontic("cant", "block"),), condition=Matches(_THIS, HasCounter(_PLUS))),
    ),
    means(
        "evolve",
        "CR 702.100",
        Triggered(
            ZoneChange(_YOUR_CREATURE, to="battlefield"),
            PutCounters(_THIS, _PLUS),
            condition=Either(
                (
                    Compare(Stat(Event(), "power"), ">", Stat(_THIS, "power")),
                    Compare(Stat(Event(), "toughness"), ">", Stat(_THIS, "toughness")),
                )
            ),
        ),
    ),
    means(
        "training",
        "CR 702.149",
        Triggered(
            Attacks(_SELF, beside=And((_CREATURE, StatCompare("power", ">", Stat(_THIS))))),
            Seq((PutCounters(_THIS, _PLUS), TakeAction("train"))),
        ),
    ),
    means(
        "living weapon",
        "CR 702.92",
        Triggered(_ENTERS, Seq((CreateTokens(_GERM, bind="Germ"), Attach(to=Bound("Germ"))))),
    ),
)
