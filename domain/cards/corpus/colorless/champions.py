"""Colorless cards that many decks are built around."""

from domain.cards.corpus.forms import (
    artifact_creature,
    creature,
    enchanted,
    keywords,
    paying,
    pays,
    permanent,
    protection,
    taps_for,
    target,
    when,
)
from domain.cards.corpus.parts import (
    ARTIFACT,
    CREATURE,
    CREATURE_YOU_CONTROL,
    CREATURES_YOU_CONTROL,
    DESTROY_IT,
    IT,
    LAND,
    SACRIFICE_THIS,
    SELF,
    THIS,
    YOU,
    YOUR_HAND,
    YOUR_UPKEEP,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    AddStats,
    All,
    Attach,
    CantActivate,
    DealDamage,
    Deontic,
    Draw,
    Flip,
    Grant,
    If,
    Keyword,
    Move,
    PutCounters,
    RemoveCounters,
    Sacrifice,
    SacrificeCost,
    Seq,
    Shuffle,
    Static,
    TargetSpec,
    Triggered,
)
from domain.cards.ir.terms import (
    ANYTHING,
    And,
    CastSpell,
    Color,
    Compare,
    Count,
    Counters,
    Exists,
    HasCounter,
    Not,
    OwnedBy,
    OwnerOf,
    Players,
    StatCompare,
    ZoneChange,
)

ARTIFACTS_YOU_CONTROL = Count(And((ARTIFACT, YOURS)))
SHUFFLES_BACK = Triggered(
    ZoneChange(SELF, to="graveyard"),
    Seq((Move(All(OwnedBy(OwnerOf(THIS)), "graveyard"), "library"), Shuffle(OwnerOf(THIS)))),
    zone="graveyard",
)

CARDS = (
    permanent(
        "Akroma's Memorial", "{7}", "legendary artifact",
        Static(
            (
                Grant(
                    (
                        *keywords("flying", "first strike", "vigilance", "trample", "haste"),
                        *protection(Color("B"), Color("R")),
                    )
                ),
            ),
            CREATURES_YOU_CONTROL,
        ),
    ),
    artifact_creature(
        "Arcbound Ravager", "{2}", "0/0", "Beast",
        Activated((SacrificeCost(ARTIFACT),), PutCounters(THIS, "+1/+1")),
        Keyword("modular", number=1),
    ),
    permanent(
        "Batterskull", "{5}", "artifact: Equipment", *keywords("living weapon"),
        enchanted(AddStats(4, 4), Grant(keywords("vigilance", "lifelink"))),
        Activated(pays("{3}"), Move(THIS, "hand", "return")),
        paying("equip", "{5}"),
    ),
    permanent(
        "Cranial Plating", "{2}", "artifact: Equipment",
        enchanted(AddStats(ARTIFACTS_YOU_CONTROL, 0)),
        Activated(pays("{B}{B}"), Attach(IT), targets=(target(CREATURE_YOU_CONTROL),)),
        paying("equip", "{1}"),
    ),
    permanent(
        "Eldrazi Monument", "{5}", "artifact",
        Static(
            (AddStats(1, 1), Grant(keywords("flying", "indestructible"))), CREATURES_YOU_CONTROL
        ),
        when(
            YOUR_UPKEEP,
            If(
                Exists(CREATURE_YOU_CONTROL),
                Sacrifice(CREATURE),
                Move(THIS, "graveyard", "sacrifice"),
            ),
        ),
    ),
    permanent(
        "Engineered Explosives", "{X}", "artifact", Keyword("sunburst"),
        Activated(
            pays("{2}", SACRIFICE_THIS),
            Move(
                All(
                    And(
                        (
                            Not(LAND),
                            StatCompare("mana_value", "==", Counters(THIS, "charge")),
                        )
                    )
                ),
                "graveyard",
                "destroy",
            ),
        ),
    ),
    permanent(
        "Ensnaring Bridge", "{3}", "artifact",
        Static(
            (Deontic("cant", "attack"),),
            All(And((CREATURE, StatCompare("power", ">", YOUR_HAND)))),
        ),
    ),
    artifact_creature(
        "Etched Champion", "{3}", "2/2", "Soldier",
        Static(
            (Grant(protection(Color("W"), Color("U"), Color("B"), Color("R"), Color("G"))),),
            condition=Compare(ARTIFACTS_YOU_CONTROL, ">=", 3),
        ),
    ),
    creature(
        "Kozilek, Butcher of Truth", "{10}", "12/12", "Eldrazi",
        Triggered(CastSpell(SELF, YOU), Draw(4), zone="stack"),
        Keyword("annihilator", number=4),
        SHUFFLES_BACK,
        kinds="legendary creature",
    ),
    creature(
        "Ulamog, the Infinite Gyre", "{11}", "10/10", "Eldrazi",
        Triggered(CastSpell(SELF, YOU), DESTROY_IT, targets=(TargetSpec(ANYTHING),), zone="stack"),
        *keywords("indestructible"),
        Keyword("annihilator", number=4),
        SHUFFLES_BACK,
        kinds="legendary creature",
    ),
    permanent(
        "Null Rod", "{2}", "artifact",
        Static((CantActivate(Players("all"), ARTIFACT, mana=True),)),
    ),
    permanent(
        "Oblivion Stone", "{3}", "artifact",
        Activated(pays("{4}", tap=True), PutCounters(IT, "fate"), targets=(TargetSpec(ANYTHING),)),
        Activated(
            pays("{5}", SACRIFICE_THIS, tap=True),
            Seq(
                (
                    Move(
                        All(And((Not(LAND), Not(HasCounter("fate"))))), "graveyard", "destroy"
                    ),
                    RemoveCounters(All(HasCounter("fate")), "fate"),
                )
            ),
        ),
    ),
    permanent(
        "Mana Crypt", "{0}", "artifact", taps_for("CC"),
        when(YOUR_UPKEEP, Flip(lost=DealDamage(YOU, 3))),
    ),
)  # fmt: skip
