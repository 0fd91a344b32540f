"""White cards that replace or prevent what would happen, or phase permanents out."""

from domain.cards.corpus.forms import (
    creature,
    does,
    if_would,
    keywords,
    permanent,
    spell,
    this_turn,
    when,
)
from domain.cards.corpus.parts import (
    ANY_TARGET,
    ARTIFACT,
    AT_LEAST_ONE,
    CREATURE,
    CREATURE_YOU_CONTROL,
    ENTERS,
    IT,
    LAND,
    NO_TRIGGERS_OF_ENTERING,
    OPPOSING,
    OTHER,
    PLANESWALKER,
    SACRIFICE_IT,
    SELF,
    THIS,
    TWICE,
    YOU,
    YOUR_UPKEEP,
    YOURS,
)
from domain.cards.ir.language import (
    All,
    Apply,
    ChooseSource,
    DealDamage,
    DiscardCost,
    Draw,
    EndGame,
    Enters,
    GainLife,
    Gate,
    GoTo,
    Grant,
    If,
    Instead,
    Keyword,
    Move,
    Phase,
    PlayerRule,
    Prevented,
    PutCounters,
    Seq,
    SetLife,
    Shield,
    Shuffle,
    SoMuch,
    Static,
    TargetSpec,
    Triggered,
    TriggersAgain,
)
from domain.cards.ir.terms import (
    ANYTHING,
    And,
    AnyOf,
    Arith,
    Bound,
    Compare,
    ControllerOf,
    CounterChange,
    Counters,
    Damaged,
    Does,
    Event,
    EventAmount,
    Exists,
    Is,
    IsSpell,
    IsTrue,
    Loses,
    Matches,
    Not,
    Or,
    OwnerOf,
    Players,
    PlayerStat,
    Status,
    Subtype,
    Supertype,
    X,
    ZoneChange,
)

CARDS = (
    creature(
        "Guardian of Faith", "{1}{W}{W}", "3/2", "Spirit Knight",
        *keywords("flash", "vigilance"),
        when(ENTERS, Phase(IT), to=(TargetSpec(And((CREATURE, YOURS, OTHER)), min=0, max=99),)),
    ),
    spell(
        "Teferi's Protection", "{2}{W}", "instant",
        does(
            Apply(None, (PlayerRule("life_fixed"),), "your_next_turn"),
            Apply(YOU, (Grant((Keyword("protection"),)),), "your_next_turn"),
            Phase(All(YOURS)),
            Move(THIS, "exile", "exile"),
        ),
    ),
    permanent(
        "Worship", "{3}{W}", "enchantment",
        Static((AT_LEAST_ONE,), condition=Exists(CREATURE_YOU_CONTROL)),
    ),
    spell(
        "Angel's Grace", "{W}", "instant",
        does(
            Apply(
                None,
                (
                    PlayerRule("no_loss"), PlayerRule("no_win", who=Players("opponents")),
                    AT_LEAST_ONE,
                ),
            ),
        ),
        *keywords("split second"),
    ),
    spell(
        "Divine Deflection", "{X}{W}", "instant",
        does(
            Shield(YOU, X(), among=YOURS, also=DealDamage(IT, EventAmount())), to=(ANY_TARGET,),
        ),
    ),
    spell(
        "Harm's Way", "{W}", "instant",
        does(
            ChooseSource("source"),
            Shield(YOU, 2, by=Is(Bound("source")), redirect=IT, among=YOURS),
            to=(ANY_TARGET,),
        ),
    ),
    spell(
        "Comeuppance", "{3}{W}", "instant",
        does(
            this_turn(
                AnyOf(
                    (
                        Damaged(Not(YOURS), recipient=YOU),
                        Damaged(Not(YOURS), recipient=And((PLANESWALKER, YOURS))),
                    )
                ),
                Prevented(),
                If(
                    Matches(Event("source"), CREATURE),
                    DealDamage(Event("source"), EventAmount()),
                    DealDamage(ControllerOf(Event("source")), EventAmount()),
                ),
            )
        ),
    ),
    creature(
        "Exquisite Archangel", "{5}{W}{W}", "5/5", "Angel", *keywords("flying"),
        if_would(
            Loses(YOU),
            Instead(Seq((Move(THIS, "exile", "exile"), SetLife(PlayerStat(YOU, "starting_life"))))),
        ),
    ),
    creature(
        "Spirit of the Labyrinth", "{1}{W}", "3/1", "Spirit",
        Static((PlayerRule("most_draws", 1, Players("all")),)),
        kinds="enchantment creature",
    ),
    permanent(
        "Anointed Procession", "{3}{W}", "enchantment",
        if_would(Does("create", YOU), TWICE),
    ),
    creature(
        "Vizier of Remedies", "{1}{W}", "2/1", "Human Cleric",
        if_would(
            CounterChange(CREATURE_YOU_CONTROL, "-1/-1"), SoMuch(Arith("-", EventAmount(), 1))
        ),
    ),
    permanent(
        "Nine Lives", "{1}{W}{W}", "enchantment", *keywords("hexproof"),
        if_would(Damaged(recipient=YOU), Prevented(), PutCounters(THIS, "incarnation")),
        when(
            IsTrue(Compare(Counters(THIS, "incarnation"), ">=", 9)), Move(THIS, "exile", "exile"),
        ),
        when(ZoneChange(SELF, "battlefield"), EndGame("lose")),
    ),
    permanent(
        "Sphere of Purity", "{3}{W}", "enchantment",
        if_would(Damaged(ARTIFACT, recipient=YOU), Prevented(1)),
    ),
    creature(
        "Benevolent Unicorn", "{1}{W}", "1/2", "Unicorn",
        if_would(Damaged(IsSpell()), SoMuch(Arith("-", EventAmount(), 1))),
    ),
    creature(
        "Purity", "{3}{W}{W}{W}", "6/6", "Elemental Incarnation", *keywords("flying"),
        if_would(Damaged(recipient=YOU, combat=False), Prevented(), GainLife(EventAmount())),
        Triggered(
            ZoneChange(SELF, to="graveyard"), Seq((Move(THIS, "library"), Shuffle(OwnerOf(THIS)))),
            zone="graveyard",
        ),
    ),
    creature(
        "Samurai of the Pale Curtain", "{W}{W}", "2/2", "Fox Samurai",
        Keyword("bushido", number=1),
        if_would(ZoneChange(ANYTHING, "battlefield", "graveyard"), GoTo("exile")),
    ),
    creature(
        "Containment Priest", "{1}{W}", "2/2", "Human Cleric", *keywords("flash"),
        if_would(
            ZoneChange(And((CREATURE, Not(Status("token")))), to="battlefield", elsewhere="stack"),
            GoTo("exile"),
        ),
    ),
    permanent(
        "Authority of the Consuls", "{W}", "enchantment",
        Enters(tapped=True, what=And((CREATURE, OPPOSING))),
        when(ZoneChange(And((CREATURE, OPPOSING)), to="battlefield"), GainLife(1)),
    ),
    creature(
        "Thalia, Heretic Cathar", "{2}{W}", "3/2", "Human Soldier", *keywords("first strike"),
        Enters(
            tapped=True,
            what=And((Or((CREATURE, And((LAND, Not(Supertype("basic")))))), OPPOSING)),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Loxodon Gatekeeper", "{2}{W}{W}", "2/3", "Elephant Soldier",
        Enters(tapped=True, what=And((Or((ARTIFACT, CREATURE, LAND)), OPPOSING))),
    ),
    creature(
        "Cho-Manno, Revolutionary", "{2}{W}{W}", "2/2", "Human Rebel",
        if_would(Damaged(recipient=THIS), Prevented()),
        kinds="legendary creature",
    ),
    creature(
        "Daunting Defender", "{4}{W}", "3/3", "Human Cleric",
        if_would(
            Damaged(recipient=And((CREATURE_YOU_CONTROL, Subtype("Cleric")))), Prevented(1),
        ),
    ),
    creature(
        "Hushbringer", "{1}{W}", "1/2", "Faerie", *keywords("flying", "lifelink"),
        Static(
            (
                TriggersAgain(ZoneChange(CREATURE, to="battlefield"), ANYTHING, never=True),
                TriggersAgain(
                    ZoneChange(CREATURE, "battlefield", "graveyard"), ANYTHING, never=True
                ),
            )
        ),
    ),
    creature("Tocatli Honor Guard", "{1}{W}", "1/3", "Human Soldier", NO_TRIGGERS_OF_ENTERING),
    creature(
        "Hushwing Gryff", "{2}{W}", "2/1", "Hippogriff", *keywords("flash", "flying"),
        NO_TRIGGERS_OF_ENTERING,
    ),
    spell(
        "Hallowed Moonlight", "{1}{W}", "instant",
        does(
            this_turn(ZoneChange(CREATURE, to="battlefield", elsewhere="stack"), GoTo("exile")),
            Draw(),
        ),
    ),
    permanent(
        "Solitary Confinement", "{2}{W}", "enchantment",
        when(
            YOUR_UPKEEP,
            Gate(YOU, pay=(DiscardCost(),), otherwise=SACRIFICE_IT),
        ),
        Static((PlayerRule("skip_draw"),)),
        Static((Grant((Keyword("shroud"),)),), affects=YOU),
        if_would(Damaged(recipient=YOU), Prevented()),
    ),
    permanent(
        "Phyrexian Unlife", "{2}{W}", "enchantment",
        Static((PlayerRule("no_loss_by_life"),)),
        Static(
            (PlayerRule("hurt_by_infect"),),
            condition=Compare(PlayerStat(YOU, "life"), "<=", 0),
        ),
    ),
)  # fmt: skip
