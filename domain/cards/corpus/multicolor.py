"""Cards of two or more colours."""

from domain.cards.corpus.forms import (
    ANY_TARGET,
    ARTIFACT,
    CREATURE,
    CREATURES_YOU_CONTROL,
    ENCHANTMENT,
    IT,
    SELF,
    THIS,
    YOU,
    YOURS,
    creature,
    does,
    keywords,
    pays,
    spell,
    target,
    token,
    when,
)  # fmt: skip
from domain.cards.ir.language import (
    Activated,
    AddStats,
    Apply,
    CounterSpell,
    CreateTokens,
    DealDamage,
    DealDivided,
    Discard,
    Draw,
    GainLife,
    Gate,
    Grant,
    If,
    LoseLife,
    Mode,
    Move,
    PayMana,
    SacrificeCost,
    Seq,
    Shield,
    SpellAbility,
    Static,
    TargetSpec,
)
from domain.cards.ir.terms import (
    And,
    ControllerOf,
    Damaged,
    Drew,
    EventAmount,
    Exists,
    IsSpell,
    Not,
    Or,
    OwnerOf,
    Target,
    TurnOf,
    X,
)
from domain.cards.mana import mana_cost

A_SPELL = TargetSpec(filter=IsSpell(), zone="stack")
NONCREATURE_SPELL = TargetSpec(filter=And((IsSpell(), Not(CREATURE))), zone="stack")
SAPROLING = token("Saproling", "1/1", "G")

MULTICOLOR = (
    creature("Watchwolf", "{G}{W}", "3/3", "Wolf"),
    creature("Boros Recruit", "{R/W}", "1/1", "Goblin Soldier", *keywords("first strike")),
    creature("Boros Swiftblade", "{R}{W}", "1/2", "Human Soldier", *keywords("double strike")),
    creature(
        "Wilt-Leaf Cavaliers", "{G/W}{G/W}{G/W}", "3/4", "Elf Knight", *keywords("vigilance"),
    ),
    creature("Slippery Bogle", "{G/U}", "1/1", "Beast", *keywords("hexproof")),
    creature(
        "Goblin Legionnaire", "{R}{W}", "2/2", "Goblin Soldier",
        Activated(pays("{R}", SacrificeCost(SELF)), DealDamage(IT, 2), targets=(ANY_TARGET,)),
        Activated(pays("{W}", SacrificeCost(SELF)), Shield(IT, 2), targets=(ANY_TARGET,)),
    ),
    creature(
        "Shadowmage Infiltrator", "{1}{U}{B}", "1/3", "Human Wizard", *keywords("fear"),
        when(Damaged(SELF, "player", combat=True), Gate(YOU, then=Draw())),
    ),
    creature(
        "Selesnya Guildmage", "{G/W}{G/W}", "2/2", "Elf Wizard",
        Activated(pays("{3}{G}"), CreateTokens(SAPROLING)),
        Activated(pays("{3}{W}"), Apply(CREATURES_YOU_CONTROL, (AddStats(1, 1),))),
    ),
    creature(
        "Boros Guildmage", "{R/W}{R/W}", "2/2", "Human Wizard",
        Activated(
            pays("{1}{R}"), Apply(IT, (Grant(keywords("haste")),)), targets=(target(CREATURE),)
        ),
        Activated(
            pays("{1}{W}"), Apply(IT, (Grant(keywords("first strike")),)),
            targets=(target(CREATURE),),
        ),
    ),
    creature(
        "Oracle of Nectars", "{2}{G/W}", "2/2", "Elf Cleric",
        Activated(pays("{X}", tap=True), GainLife(X())),
    ),
    creature(
        "Fresh-Faced Recruit", "{1}{R/W}", "2/1", "Human Soldier",
        Static((Grant(keywords("first strike")),), condition=TurnOf(YOU)),
    ),
    creature(
        "Spitemare", "{2}{R/W}{R/W}", "3/3", "Elemental",
        when(
            Damaged(to="object", recipient=THIS), DealDamage(IT, EventAmount()),
            to=(ANY_TARGET,),
        ),
    ),
    creature(
        "Niv-Mizzet, the Firemind", "{2}{U}{U}{R}{R}", "4/4", "Dragon Wizard",
        *keywords("flying"),
        when(Drew(YOU), DealDamage(IT, 1), to=(ANY_TARGET,)),
        Activated(pays(tap=True), Draw()),
        kinds="legendary creature",
    ),
    spell(
        "Lightning Helix", "{R}{W}", "instant",
        does(DealDamage(IT, 3), GainLife(3), to=(ANY_TARGET,)),
    ),
    spell(
        "Mortify", "{1}{W}{B}", "instant",
        does(
            Move(IT, "graveyard", "destroy"),
            to=(TargetSpec(filter=Or((CREATURE, ENCHANTMENT))),),
        ),
    ),
    spell(
        "Agony Warp", "{U}{B}", "instant",
        does(
            Apply(Target(0), (AddStats(-3, 0),)),
            Apply(Target(1), (AddStats(0, -3),)),
            to=(target(CREATURE), target(CREATURE)),
        ),
    ),
    spell(
        "Electrolyze", "{1}{U}{R}", "instant",
        does(
            DealDivided(), Draw(),
            to=(TargetSpec(ANY_TARGET.filter, "any", max=2, divide=2),),
        ),
    ),
    spell(
        "Undermine", "{U}{U}{B}", "instant",
        does(CounterSpell(IT), LoseLife(3, ControllerOf(IT)), to=(A_SPELL,)),
    ),
    spell(
        "Absorb", "{W}{U}{U}", "instant",
        does(CounterSpell(IT), GainLife(3), to=(A_SPELL,)),
    ),
    spell(
        "Recoil", "{1}{U}{B}", "instant",
        does(
            Move(IT, "hand", "return"), Discard(1, OwnerOf(IT)), to=(target(And()),),
        ),
    ),
    spell(
        "Vindicate", "{1}{W}{B}", "sorcery",
        does(Move(IT, "graveyard", "destroy"), to=(target(And()),)),
    ),
    spell(
        "Izzet Charm", "{U}{R}", "instant",
        SpellAbility(
            modes=(
                Mode(
                    Gate(
                        ControllerOf(IT), pay=(PayMana(mana_cost("{2}")),),
                        otherwise=CounterSpell(IT),
                    ),
                    (NONCREATURE_SPELL,),
                ),
                Mode(DealDamage(IT, 2), (target(CREATURE),)),
                Mode(Seq((Draw(2), Discard(2)))),
            )
        ),
    ),
    spell(
        "Unlicensed Disintegration", "{1}{B}{R}", "instant",
        does(
            Move(IT, "graveyard", "destroy"),
            If(Exists(And((ARTIFACT, YOURS))), DealDamage(ControllerOf(IT), 3)),
            to=(target(CREATURE),),
        ),
    ),
)  # fmt: skip
