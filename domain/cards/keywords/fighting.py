"""Keywords about attacking, blocking and damage: first strike, trample, exalted and the like."""

from domain.cards.ir.language import (
    Ability,
    AddStats,
    All,
    Apply,
    AsItAttacks,
    DamageRule,
    Delay,
    Deontic,
    Gate,
    Keyword,
    LoseLife,
    Move,
    PutCounters,
    Remember,
    Sacrifice,
    Seq,
    SetTapped,
    Static,
    TapOthers,
    TargetSpec,
    Triggered,
)
from domain.cards.ir.terms import (
    ANYTHING,
    And,
    AnyOf,
    Arith,
    Attacks,
    BecomesBlocked,
    Begins,
    Blocks,
    Bound,
    CastSpell,
    ControlledBy,
    Count,
    Damaged,
    Did,
    Event,
    GoesUnblocked,
    Has,
    InCombat,
    Is,
    Not,
    Number,
    Or,
    Players,
    Stat,
    StatCompare,
    Status,
    Target,
    This,
    Type,
    Unless,
    You,
)
from domain.cards.keywords.definition import KeywordDefinition, means

_THIS = Is(This())
_CREATURE = Type("creature")
_DEFENDING = Players("defending")
_ATTACKED = Players("attacked")
_ENLISTED = And(
    (
        _CREATURE,
        Not(_THIS),
        Not(InCombat("attacking")),
        Or((Has("haste"), Not(Status("sick")))),
    )
)


def _number(keyword: Keyword) -> int:
    return keyword.number or 0


def _bushido(keyword: Keyword) -> tuple[Ability, ...]:
    more = Apply(This(), (AddStats(_number(keyword), _number(keyword)),))
    return (Triggered(AnyOf((Blocks(_THIS), BecomesBlocked(_THIS))), more),)


def _rampage(keyword: Keyword) -> tuple[Ability, ...]:
    beyond = Arith("max", Arith("-", Count(InCombat("blocking", of=This())), 1), 0)
    more = Arith("*", beyond, _number(keyword))
    return (Triggered(BecomesBlocked(_THIS), Apply(This(), (AddStats(more, more),))),)


def _annihilator(keyword: Keyword) -> tuple[Ability, ...]:
    return (Triggered(Attacks(_THIS), Sacrifice(ANYTHING, _number(keyword), _DEFENDING)),)


def _frenzy(keyword: Keyword) -> tuple[Ability, ...]:
    return (Triggered(GoesUnblocked(_THIS), Apply(This(), (AddStats(_number(keyword), 0),))),)


def _afflict(keyword: Keyword) -> tuple[Ability, ...]:
    return (Triggered(BecomesBlocked(_THIS), LoseLife(_number(keyword), _DEFENDING)),)


def _renown(keyword: Keyword) -> tuple[Ability, ...]:
    marked = Seq((PutCounters(This(), "+1/+1", _number(keyword)), Remember("renowned", This())))
    hits = Damaged(_THIS, "player", combat=True)
    return (Triggered(hits, marked, condition=Unless(Did("renowned"))),)


def _poisonous(keyword: Keyword) -> tuple[Ability, ...]:
    hits = Damaged(_THIS, "player", combat=True)
    return (Triggered(hits, PutCounters(Event("player"), "poison", _number(keyword))),)


def _toxic(keyword: Keyword) -> tuple[Ability, ...]:
    return (Static((DamageRule("toxic", _number(keyword)),)),)


DEALING = (
    means("deathtouch", "CR 702.2", Static((DamageRule("deathtouch"),))),
    means("double strike", "CR 702.4", Static((DamageRule("double_strike"),))),
    means("first strike", "CR 702.7", Static((DamageRule("first_strike"),))),
    means("lifelink", "CR 702.15", Static((DamageRule("lifelink"),))),
    means("trample", "CR 702.19", Static((DamageRule("trample"),))),
    means("infect", "CR 702.90", Static((DamageRule("infect"),))),
    means("wither", "CR 702.80", Static((DamageRule("wither"),))),
    KeywordDefinition("toxic", "CR 702.164", _toxic),
    KeywordDefinition("poisonous", "CR 702.70", _poisonous),
    KeywordDefinition("renown", "CR 702.112", _renown),
)

ATTACKING = (
    means("defender", "CR 702.3", Static((Deontic("cant", "attack_defending"),))),
    means("haste", "CR 702.10", Static((Deontic("may", "attack_sick"),))),
    means("vigilance", "CR 702.20", Static((Deontic("may", "attack_untapped"),))),
    means(
        "exalted",
        "CR 702.83",
        Triggered(
            Attacks(And((_CREATURE, ControlledBy(You()))), alone=True),
            Apply(Event("object"), (AddStats(1, 1),)),
        ),
    ),
    means(
        "battle cry",
        "CR 702.91",
        Triggered(
            Attacks(_THIS),
            Apply(All(And((_CREATURE, InCombat("attacking"), Not(_THIS)))), (AddStats(1, 0),)),
        ),
    ),
    means(
        "provoke",
        "CR 702.39",
        Triggered(
            Attacks(_THIS),
            Gate(
                You(),
                then=Seq(
                    (
                        SetTapped(Target(0), tapped=False),
                        Apply(Target(0), (Deontic("must", "block", by=_THIS),), "end_of_combat"),
                    )
                ),
            ),
            targets=(TargetSpec(filter=And((_CREATURE, ControlledBy(_DEFENDING)))),),
        ),
    ),
    means(
        "mentor",
        "CR 702.134",
        Triggered(
            Attacks(_THIS),
            PutCounters(Target(0), "+1/+1"),
            targets=(
                TargetSpec(
                    filter=And(
                        (
                            _CREATURE,
                            InCombat("attacking"),
                            StatCompare("power", "<", Stat(This())),
                        )
                    )
                ),
            ),
        ),
    ),
    means(
        "decayed",
        "CR 702.147",
        Static((Deontic("cant", "block"),)),
        Triggered(
            Attacks(_THIS),
            Delay(Begins("end_combat"), Move(This(), "graveyard", "sacrifice")),
        ),
    ),
    means(
        "melee",
        "CR 702.121",
        Triggered(
            Attacks(_THIS),
            Apply(This(), (AddStats(Number(_ATTACKED), Number(_ATTACKED)),)),
        ),
    ),
    means(
        "dethrone",
        "CR 702.105",
        Triggered(Attacks(_THIS, against=Players("most_life")), PutCounters(This(), "+1/+1")),
    ),
    means(
        "training",
        "CR 702.149",
        Triggered(
            Attacks(_THIS, beside=StatCompare("power", ">", Stat(This()))),
            PutCounters(This(), "+1/+1"),
        ),
    ),
    means(
        "enlist",
        "CR 702.154",
        AsItAttacks(
            (TapOthers(_ENLISTED),), effect=Apply(This(), (AddStats(Stat(Bound("tapped")), 0),))
        ),
    ),
    KeywordDefinition("annihilator", "CR 702.86", _annihilator),
    KeywordDefinition("frenzy", "CR 702.68", _frenzy),
)

BLOCKED = (
    means(
        "flanking",
        "CR 702.25",
        Triggered(
            BecomesBlocked(_THIS, by=Not(Has("flanking"))),
            Apply(Event("other"), (AddStats(-1, -1),)),
        ),
    ),
    KeywordDefinition("bushido", "CR 702.45", _bushido),
    KeywordDefinition("rampage", "CR 702.23", _rampage),
    KeywordDefinition("afflict", "CR 702.130", _afflict),
)

FIGHTING = (
    *DEALING,
    *ATTACKING,
    *BLOCKED,
    means(
        "prowess",
        "CR 702.108",
        Triggered(
            CastSpell(Not(Type("creature")), You()),
            Apply(This(), (AddStats(1, 1),)),
        ),
    ),
)
