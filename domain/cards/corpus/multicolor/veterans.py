"""Cards of several colours that have seen many tables."""

from domain.cards.corpus.forms import (
    creature,
    keywords,
    loyal,
    pays,
    planeswalker,
    target,
    token,
    when,
)
from domain.cards.corpus.parts import (
    AN_OPPONENT,
    ANY_PLAYER,
    ANY_TARGET,
    ARTIFACT,
    ATTACKS,
    CREATURE,
    CREATURE_YOU_CONTROL,
    CREATURES_YOU_CONTROL,
    DESTROY_IT,
    DIES,
    ENTERS,
    EXILE_IT,
    INSTANT_OR_SORCERY,
    IT,
    LAND,
    OTHER,
    RESURGENT,
    SELF,
    THIS,
    YOU,
    YOURS,
    ZOMBIE,
)
from domain.cards.ir.language import (
    Activated,
    AddStats,
    All,
    Among,
    Apply,
    Bind,
    ChangeTypes,
    Choose,
    CostChange,
    CreateTokens,
    DealDamage,
    Delay,
    Deontic,
    ExtraTurn,
    Flip,
    GainLife,
    Gate,
    Grant,
    HandOf,
    Look,
    LoseLife,
    Move,
    PayLife,
    PutCounters,
    Remember,
    Repeat,
    SacrificeCost,
    Seq,
    SetController,
    SetStats,
    SetTapped,
    Static,
    TargetSpec,
    TopOf,
    While,
)
from domain.cards.ir.terms import (
    ANYTHING,
    And,
    AnyOf,
    Arith,
    Batch,
    Becomes,
    Bound,
    CastSpell,
    Compare,
    Count,
    Counters,
    Damaged,
    Devotion,
    Event,
    Exists,
    InZone,
    Not,
    Or,
    OwnedBy,
    Past,
    Players,
    StatCompare,
    Subtype,
    Target,
    TurnOf,
    Var,
    ZoneChange,
)

CARDS = (
    creature(
        "Ashen Rider", "{4}{W}{W}{B}{B}", "5/5", "Archon", *keywords("flying"),
        when(AnyOf((ENTERS, DIES)), EXILE_IT, to=(TargetSpec(ANYTHING),)),
    ),
    creature(
        "Angel of Despair", "{3}{W}{W}{B}{B}", "5/5", "Angel", *keywords("flying"),
        when(ENTERS, DESTROY_IT, to=(TargetSpec(ANYTHING),)),
    ),
    creature(
        "Athreos, God of Passage", "{1}{W}{B}", "5/4", "God", *keywords("indestructible"),
        Static(
            (ChangeTypes(remove=("creature",)),),
            condition=Compare(Devotion(("W", "B")), "<", 7),
        ),
        when(
            ZoneChange(And((CREATURE, OTHER, OwnedBy(YOU))), "battlefield", "graveyard"),
            Gate(IT, pay=(PayLife(3),), otherwise=Move(Event("card"), "hand", "return")),
            to=(AN_OPPONENT,),
        ),
        kinds="legendary enchantment creature",
    ),
    creature(
        "Blood Cultist", "{1}{B}{R}", "1/1", "Human Wizard",
        Activated(pays(tap=True), DealDamage(IT, 1), targets=(target(CREATURE),)),
        when(
            ZoneChange(
                And((CREATURE, Past(Damaged(SELF)))), "battlefield", "graveyard"
            ),
            PutCounters(THIS, "+1/+1"),
        ),
    ),
    creature(
        "Child of Alara", "{W}{U}{B}{R}{G}", "6/6", "Avatar", *keywords("trample"),
        when(DIES, Move(All(Not(LAND)), "graveyard", "destroy", regenerate=False)),
        kinds="legendary creature",
    ),
    creature(
        "Footlight Fiend", "{B/R}", "1/1", "Devil",
        when(DIES, DealDamage(IT, 1), to=(ANY_TARGET,)),
    ),
    creature(
        "Omnath, Locus of Rage", "{3}{R}{R}{G}{G}", "5/5", "Elemental",
        when(
            ZoneChange(And((LAND, YOURS)), to="battlefield"),
            CreateTokens(token("Elemental", "5/5", "RG")),
        ),
        when(
            ZoneChange(
                Or((SELF, And((CREATURE_YOU_CONTROL, Subtype("Elemental"))))), "battlefield",
                "graveyard",
            ),
            DealDamage(IT, 3), to=(ANY_TARGET,),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Sidisi, Brood Tyrant", "{1}{B}{G}{U}", "3/3", "Snake Shaman",
        when(AnyOf((ENTERS, ATTACKS)), Move(TopOf(YOU, 3), "graveyard", "mill")),
        when(
            Batch(ZoneChange(And((CREATURE, OwnedBy(YOU))), "library", "graveyard")),
            CreateTokens(ZOMBIE),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Tidehollow Sculler", "{W}{B}", "2/2", "Zombie",
        when(
            ENTERS,
            Look(HandOf(IT), reveal=True),
            Move(
                Choose(YOU, Not(LAND), "hand", from_zone_of=IT), "exile", "exile",
                bind="exiled card",
            ),
            Remember("exiled card", Bound("exiled card")),
            to=(AN_OPPONENT,),
        ),
        when(ZoneChange(SELF, "battlefield"), Move(Bound("exiled card"), "hand", "return")),
        kinds="artifact creature",
    ),
    creature(
        "Voice of Resurgence", "{G}{W}", "2/2", "Elemental",
        when(
            CastSpell(who=Players("opponents")), CreateTokens(RESURGENT), condition=TurnOf(YOU)
        ),
        when(DIES, CreateTokens(RESURGENT)),
    ),
    creature(
        "Merieke Ri Berit", "{W}{U}{B}", "1/1", "Human",
        Static((Deontic("cant", "untap"),)),
        Activated(
            pays(tap=True),
            Seq(
                (
                    Bind("taken creature", IT),
                    Apply(IT, (SetController(),), While(Exists(And((SELF, YOURS))))),
                    Delay(
                        AnyOf((ZoneChange(SELF, "battlefield"), Becomes(SELF, "untapped"))),
                        Move(Bound("taken creature"), "graveyard", "destroy", regenerate=False),
                    ),
                )
            ),
            targets=(target(CREATURE),),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Mizzix of the Izmagnus", "{2}{U}{R}", "2/2", "Goblin Wizard",
        when(
            CastSpell(
                And(
                    (
                        INSTANT_OR_SORCERY,
                        StatCompare("mana_value", ">", Counters(YOU, "experience")),
                    )
                ),
                YOU,
            ),
            PutCounters(YOU, "experience"),
        ),
        Static(
            (
                CostChange(
                    INSTANT_OR_SORCERY, YOU, Arith("-", 0, Counters(YOU, "experience"))
                ),
            )
        ),
        kinds="legendary creature",
    ),
    planeswalker(
        "Ral Zarek", "{2}{U}{R}", 4, "Ral",
        loyal(
            1, SetTapped(IT, tapped=True), SetTapped(Target(1), tapped=False),
            to=(TargetSpec(ANYTHING), TargetSpec(ANYTHING, another=True)),
        ),
        loyal(-2, DealDamage(IT, 3), to=(ANY_TARGET,)),
        loyal(-7, Flip(count=5), Repeat(ExtraTurn(), Var("flips"))),
    ),
    planeswalker(
        "Sarkhan Vol", "{2}{R}{G}", 4, "Sarkhan",
        loyal(1, Apply(CREATURES_YOU_CONTROL, (AddStats(1, 1), Grant(keywords("haste"))))),
        loyal(
            -2, Apply(IT, (SetController(),)), SetTapped(IT, tapped=False),
            Apply(IT, (Grant(keywords("haste")),)), to=(target(CREATURE),),
        ),
        loyal(-6, CreateTokens(token("Dragon", "4/4", "R", *keywords("flying")), 5)),
    ),
    planeswalker(
        "Tezzeret, Agent of Bolas", "{2}{U}{B}", 3, "Tezzeret",
        loyal(
            1,
            Bind("top cards", TopOf(YOU, 5)),
            Look(Bound("top cards")),
            Bind("chosen card", Choose(YOU, ARTIFACT, min=0, among=Bound("top cards"))),
            Look(Bound("chosen card"), reveal=True),
            Move(Bound("chosen card"), "hand"),
            Move(Among(Bound("top cards"), InZone("library")), "library", place="bottom"),
        ),
        loyal(
            -1,
            Apply(IT, (ChangeTypes(("artifact", "creature")), SetStats(5, 5)), "game"),
            to=(target(ARTIFACT),),
        ),
        loyal(
            -4,
            LoseLife(Arith("*", Count(And((ARTIFACT, YOURS))), 2), IT),
            GainLife(Arith("*", Count(And((ARTIFACT, YOURS))), 2)),
            to=(ANY_PLAYER,),
        ),
    ),
    creature(
        "Drooling Groodion", "{3}{B}{B}{G}", "4/3", "Beast",
        Activated(
            pays("{2}{B}{G}", SacrificeCost(CREATURE)),
            Seq((Apply(IT, (AddStats(2, 2),)), Apply(Target(1), (AddStats(-2, -2),)))),
            targets=(target(CREATURE), TargetSpec(CREATURE, another=True)),
        ),
    ),
    creature(
        "Tithe Drinker", "{W}{B}", "2/1", "Vampire", *keywords("lifelink", "extort")
    ),
    creature("Kingpin's Pet", "{1}{W}{B}", "2/2", "Thrull", *keywords("flying", "extort")),
)  # fmt: skip
