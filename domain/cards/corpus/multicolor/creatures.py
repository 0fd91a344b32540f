"""Multicoloured creatures."""

from domain.cards.corpus.faced import FULL_MOON, SUNRISE, indicated, transforming
from domain.cards.corpus.forms import (
    artifact_creature,
    creature,
    keywords,
    pays,
    target,
    token,
    when,
)
from domain.cards.corpus.parts import (
    ANY_TARGET,
    ATTACKS,
    CREATURE,
    CREATURES_YOU_CONTROL,
    DIES,
    ENTERS,
    INSTANT_OR_SORCERY,
    IT,
    OPPOSING,
    OTHER,
    PLANESWALKER,
    SAPROLING,
    SELF,
    THIS,
    WOLF,
    YOU,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    AddStats,
    All,
    AndTo,
    Apply,
    CantCast,
    ChooseValue,
    CostChange,
    CreateTokens,
    DealDamage,
    DealDivided,
    Draw,
    Enters,
    GainLife,
    Gate,
    GoTo,
    Grant,
    Keyword,
    MayPlay,
    Move,
    PutCounters,
    Replace,
    SacrificeCost,
    Shield,
    Static,
    TargetSpec,
    TriggersAgain,
)
from domain.cards.ir.terms import (
    ANYTHING,
    And,
    AnyOf,
    Chosen,
    ControlledBy,
    ControllerOf,
    Count,
    Damaged,
    Drew,
    EventAmount,
    InCombat,
    Or,
    Stat,
    Subtype,
    Target,
    Transforms,
    TurnOf,
    X,
    ZoneChange,
)
from domain.cards.mana import mana_cost

CARDS = (
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
    creature(
        "Blade Historian", "{R/W}{R/W}{R/W}{R/W}", "2/3", "Human Cleric",
        Static(
            (Grant(keywords("double strike")),),
            affects=All(And((CREATURE, InCombat("attacking"), YOURS))),
        ),
    ),
    creature(
        "Mortus Strider", "{1}{U}{B}", "1/1", "Skeleton", when(DIES, Move(THIS, "hand", "return")),
    ),
    creature(
        "Lightning Angel", "{1}{U}{R}{W}", "3/4", "Angel",
        *keywords("flying", "vigilance", "haste"),
    ),
    creature("Woolly Thoctar", "{R}{G}{W}", "5/4", "Beast"),
    creature("Rhox War Monk", "{G}{W}{U}", "3/4", "Rhino Monk", *keywords("lifelink")),
    artifact_creature(
        "Tidehollow Strix", "{U}{B}", "2/1", "Bird", *keywords("flying", "deathtouch"),
    ),
    creature(
        "Sprouting Thrinax", "{B}{R}{G}", "3/3", "Lizard", when(DIES, CreateTokens(SAPROLING, 3)),
    ),
    creature(
        "Goblin Electromancer", "{U}{R}", "2/2", "Goblin Wizard",
        Static((CostChange(INSTANT_OR_SORCERY, YOU, -1),)),
    ),
    creature(
        "Kess, Dissident Mage", "{1}{U}{B}{R}", "3/4", "Human Wizard", *keywords("flying"),
        Static(
            (
                MayPlay(
                    "graveyard", INSTANT_OR_SORCERY, condition=TurnOf(YOU), most=1, leaves="exile"
                ),
            )
        ),
        kinds="legendary creature",
    ),
    creature(
        "Meddling Mage", "{W}{U}", "2/2", "Human Wizard",
        Enters(first=ChooseValue("card_name", "chosen name", options=("nonland",))),
        Static((CantCast(spells=Chosen("card_name", "chosen name")),)),
    ),
    creature(
        "Yarok, the Desecrated", "{2}{B}{G}{U}", "3/5", "Elemental Horror",
        *keywords("deathtouch", "lifelink"),
        Static((TriggersAgain(ZoneChange(ANYTHING, to="battlefield"), YOURS),)),
        kinds="legendary creature",
    ),
    creature(
        "Elenda, the Dusk Rose", "{2}{W}{B}", "1/1", "Vampire Knight", *keywords("lifelink"),
        when(
            ZoneChange(And((CREATURE, OTHER)), "battlefield", "graveyard"),
            PutCounters(THIS, "+1/+1"),
        ),
        when(DIES, CreateTokens(token("Vampire", "1/1", "W", *keywords("lifelink")), Stat(THIS))),
        kinds="legendary creature",
    ),
    creature(
        "Dryad Militant", "{G/W}", "2/1", "Dryad Soldier",
        Static((Replace(ZoneChange(INSTANT_OR_SORCERY, to="graveyard"), GoTo("exile")),)),
    ),
    creature(
        "Voja, Jaws of the Conclave", "{2}{R}{G}{W}", "5/5", "Wolf",
        *keywords("vigilance", "trample"),
        Keyword("ward", mana_cost("{3}")),
        when(
            ATTACKS,
            PutCounters(CREATURES_YOU_CONTROL, "+1/+1", Count(And((Subtype("Elf"), YOURS)))),
            Draw(Count(And((Subtype("Wolf"), YOURS)))),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Dragonlord Atarka", "{5}{R}{G}", "8/8", "Elder Dragon", *keywords("flying", "trample"),
        when(
            ENTERS,
            DealDivided(),
            to=(TargetSpec(And((Or((CREATURE, PLANESWALKER)), OPPOSING)), min=0, max=5, divide=5),),
        ),
        kinds="legendary creature",
    ),
    transforming(
        "Huntmaster of the Fells // Ravager of the Fells",
        creature(
            "Huntmaster of the Fells",
            "{2}{R}{G}",
            "2/2",
            "Human Werewolf",
            when(AnyOf((ENTERS, Transforms(SELF))), CreateTokens(WOLF), GainLife(2)),
            FULL_MOON,
        ),
        indicated(
            creature(
                "Ravager of the Fells",
                None,
                "4/4",
                "Werewolf",
                *keywords("trample"),
                when(
                    Transforms(SELF),
                    DealDamage(Target(0), 2, also=(AndTo(Target(1), 2),)),
                    to=(
                        TargetSpec(PLANESWALKER, "opponent"),
                        TargetSpec(
                            And((CREATURE, ControlledBy(ControllerOf(Target(0))))), min=0
                        ),
                    ),
                ),
                SUNRISE,
            ),
            "RG",
        ),
    ),
)  # fmt: skip
