"""Artifacts for what can be activated, and for what they change about that."""

from domain.cards.corpus.forms import (
    artifact_creature,
    creature,
    keywords,
    pays,
    permanent,
    taps_for,
    target,
    when,
)
from domain.cards.corpus.parts import (
    ANY_PLAYER,
    ANY_TARGET,
    ARTIFACT,
    BASIC_LAND,
    CREATURE,
    DIES,
    IT,
    LAND,
    ONE_OF_ANY_COLOR,
    PING,
    RETURN_IT,
    SACRIFICE_THIS,
    SELF,
    THIS,
    YOU,
)
from domain.cards.ir.language import (
    Activated,
    ActivationCost,
    AddMana,
    AddStats,
    All,
    Apply,
    ChooseValue,
    DealDamage,
    Deontic,
    Discard,
    Draw,
    Enters,
    GainLife,
    Gate,
    Grant,
    Keyword,
    MillCost,
    Mode,
    Move,
    PutBackCost,
    PutCounters,
    Regenerate,
    RemoveCountersCost,
    SacrificeCost,
    Search,
    Seq,
    SetTapped,
    Static,
    TapOthers,
    TopOf,
    Untap,
)
from domain.cards.ir.terms import (
    ANYTHING,
    And,
    AnyOf,
    Arith,
    AttachedTo,
    Attacks,
    Blocks,
    Bound,
    Chosen,
    Counters,
    Damaged,
    Is,
    Not,
    OwnedBy,
    Stat,
    StatCompare,
    Supertype,
    ZoneChange,
)
from domain.cards.mana import mana_cost

CARDS = (
    artifact_creature(
        "Pili-Pala", "{2}", "1/1", "Scarecrow", *keywords("flying"),
        Activated(pays("{2}", Untap()), ONE_OF_ANY_COLOR),
    ),
    permanent(
        "Cursed Totem", "{2}", "artifact", Static((Deontic("cant", "activate"),), All(CREATURE)),
    ),
    permanent(
        "Fluctuator", "{2}", "artifact",
        Static((ActivationCost(-2, who=YOU, keyword="cycling"),)),
    ),
    permanent(
        "Heartstone", "{3}", "artifact", Static((ActivationCost(-1, CREATURE, least=1),)),
    ),
    permanent(
        "Viridian Longbow", "{1}", "artifact: Equipment",
        Static((Grant((PING,)),), AttachedTo()), Keyword("equip", mana_cost("{3}")),
    ),
    permanent(
        "Aether Spellbomb", "{1}", "artifact",
        Activated(pays("{U}", SACRIFICE_THIS), RETURN_IT, targets=(target(CREATURE),)),
        Activated(pays("{1}", SACRIFICE_THIS), Draw()),
    ),
    permanent(
        "Pyrite Spellbomb", "{1}", "artifact",
        Activated(pays("{R}", SACRIFICE_THIS), DealDamage(IT, 2), targets=(ANY_TARGET,)),
        Activated(pays("{1}", SACRIFICE_THIS), Draw()),
    ),
    permanent(
        "Sunbeam Spellbomb", "{1}", "artifact",
        Activated(pays("{W}", SACRIFICE_THIS), GainLife(5)),
        Activated(pays("{1}", SACRIFICE_THIS), Draw()),
    ),
    permanent(
        "Necrogen Spellbomb", "{1}", "artifact",
        Activated(pays("{B}", SACRIFICE_THIS), Discard(1, IT), targets=(ANY_PLAYER,)),
        Activated(pays("{1}", SACRIFICE_THIS), Draw()),
    ),
    permanent(
        "Horizon Spellbomb", "{1}", "artifact",
        Activated(pays("{2}", SACRIFICE_THIS, tap=True), Search(BASIC_LAND, "hand", reveal=True)),
        when(DIES, Gate(YOU, pay=pays("{G}"), then=Draw())),
    ),
    permanent(
        "Nihil Spellbomb", "{1}", "artifact",
        Activated(
            pays("", SACRIFICE_THIS, tap=True),
            Move(All(OwnedBy(IT), "graveyard"), "exile", "exile"), targets=(ANY_PLAYER,),
        ),
        when(DIES, Gate(YOU, pay=pays("{B}"), then=Draw())),
    ),
    permanent(
        "Tormod's Crypt", "{0}", "artifact",
        Activated(
            pays("", SACRIFICE_THIS, tap=True),
            Move(All(OwnedBy(IT), "graveyard"), "exile", "exile"), targets=(ANY_PLAYER,),
        ),
    ),
    permanent(
        "Ratchet Bomb", "{2}", "artifact",
        Activated(pays(tap=True), PutCounters(THIS, "charge")),
        Activated(
            pays("", SACRIFICE_THIS, tap=True),
            Move(
                All(
                    And((Not(LAND), StatCompare("mana_value", "==", Counters(THIS, "charge"))))
                ),
                "graveyard", "destroy",
            ),
        ),
    ),
    permanent(
        "Altar of Dementia", "{2}", "artifact",
        Activated(
            (SacrificeCost(CREATURE),),
            Move(TopOf(IT, Stat(Bound("sacrificed"), "power")), "graveyard", "mill"),
            targets=(ANY_PLAYER,),
        ),
    ),
    permanent(
        "Blasting Station", "{3}", "artifact",
        Activated(
            pays("", SacrificeCost(CREATURE), tap=True), DealDamage(IT, 1), targets=(ANY_TARGET,)
        ),
        when(ZoneChange(CREATURE, to="battlefield"), Gate(YOU, then=SetTapped(THIS, False))),
    ),
    permanent(
        "Zuran Orb", "{0}", "artifact", Activated((SacrificeCost(LAND),), GainLife(2)),
    ),
    permanent(
        "Claws of Gix", "{0}", "artifact",
        Activated(pays("{1}", SacrificeCost(ANYTHING)), GainLife(1)),
    ),
    permanent(
        "Birthing Pod", "{3}{G/P}", "artifact",
        Activated(
            pays("{1}{G/P}", SacrificeCost(CREATURE), tap=True),
            Search(
                And(
                    (
                        CREATURE,
                        StatCompare(
                            "mana_value", "==",
                            Arith("+", Stat(Bound("sacrificed"), "mana_value"), 1),
                        ),
                    )
                ),
                "battlefield",
            ),
            timing="sorcery",
        ),
    ),
    permanent(
        "Aladdin's Ring", "{8}", "artifact",
        Activated(pays("{8}", tap=True), DealDamage(IT, 4), targets=(ANY_TARGET,)),
    ),
    permanent(
        "Moonglove Extract", "{3}", "artifact",
        Activated((SACRIFICE_THIS,), DealDamage(IT, 2), targets=(ANY_TARGET,)),
    ),
    artifact_creature(
        "Millikin", "{2}", "0/1", "Construct",
        Activated(pays("", MillCost(), tap=True), AddMana((("C",),))),
    ),
    artifact_creature(
        "Leashling", "{6}", "3/3", "Dog",
        Activated((PutBackCost(),), Move(THIS, "hand", "return")),
    ),
    artifact_creature(
        "Dross Ripper", "{4}", "3/3", "Phyrexian Dog",
        Activated(pays("{2}{B}"), Apply(THIS, (AddStats(1, 1),))),
    ),
    artifact_creature(
        "Jhoira's Toolbox", "{2}", "1/1", "Insect",
        Activated(
            pays("{2}"), Regenerate(IT), targets=(target(And((ARTIFACT, CREATURE))),)
        ),
    ),
    permanent(
        "Pithing Needle", "{1}", "artifact",
        Enters(first=ChooseValue("card_name", "card name")),
        Static(
            (Deontic("cant", "activate_unless_mana"),),
            All(Chosen("card_name", "card name"), "everywhere"),
        ),
    ),
    creature(
        "Smuggler's Copter", "{2}", "3/3", "Vehicle", *keywords("flying"),
        when(
            AnyOf((Attacks(SELF), Blocks(SELF))), Gate(YOU, then=Seq((Draw(), Discard()))),
        ),
        Keyword("crew", number=1), kinds="artifact",
    ),
    permanent(
        "Springleaf Drum", "{1}", "artifact",
        Activated(pays("", TapOthers(CREATURE), tap=True), ONE_OF_ANY_COLOR),
    ),
    permanent(
        "Honor-Worn Shaku", "{3}", "artifact", taps_for("C"),
        Activated((TapOthers(Supertype("legendary")),), SetTapped(THIS, False)),
    ),
    artifact_creature(
        "Workhorse", "{6}", "0/0", "Horse", Enters(counters=(("+1/+1", 4),)),
        Activated((RemoveCountersCost("+1/+1"),), AddMana((("C",),))),
    ),
    artifact_creature(
        "Sojourner's Companion", "{7}", "4/4", "Salamander", *keywords("affinity"),
        Keyword("artifact landcycling", mana_cost("{2}")),
    ),
    permanent(
        "Umezawa's Jitte", "{2}", "legendary artifact: Equipment",
        when(
            Damaged(Is(AttachedTo()), combat=True), PutCounters(THIS, "charge", 2),
        ),
        Activated(
            (RemoveCountersCost("charge"),), Seq(()),
            modes=(
                Mode(Apply(AttachedTo(), (AddStats(2, 2),))),
                Mode(Apply(IT, (AddStats(-1, -1),)), (target(CREATURE),)),
                Mode(GainLife(2)),
            ),
        ),
        Keyword("equip", mana_cost("{2}")),
    ),
)  # fmt: skip
