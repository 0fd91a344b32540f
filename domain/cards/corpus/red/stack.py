"""Red cards about spells and abilities on the stack, and about copies."""

from domain.cards.corpus.forms import (
    creature,
    does,
    enchanted,
    instead,
    keywords,
    paying,
    pays,
    permanent,
    spell,
    spell_target,
    target,
    token,
    when,
)
from domain.cards.corpus.parts import (
    AN_OPPONENT,
    ANY_TARGET,
    ARTIFACT,
    ATTACKS,
    CREATURE,
    CREATURE_YOU_CONTROL,
    DESTROY_IT,
    ENTERS,
    GOBLIN,
    INSTANT_OR_SORCERY,
    IT,
    ONE_TARGET_SPELL,
    OTHER,
    SELF,
    THIS,
    YOU,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    AddMana,
    All,
    CastNow,
    Choose,
    CopySpell,
    CreateTokens,
    DealDamage,
    Delay,
    EnchantAbility,
    Gate,
    Grant,
    HandOf,
    If,
    Keyword,
    Look,
    Move,
    Retarget,
    SacrificeCost,
    Seq,
    SetColors,
    TokenCopy,
    TopOf,
)
from domain.cards.ir.terms import (
    And,
    Begins,
    Bound,
    CastFrom,
    CastSpell,
    Color,
    ControllerOf,
    Event,
    Happened,
    Not,
    Players,
    Subtype,
    Supertype,
    Targeting,
)

CARDS = (
    spell(
        "Fork",
        "{R}{R}",
        "instant",
        does(CopySpell(IT, changes=(SetColors(("R",)),)), to=(spell_target(INSTANT_OR_SORCERY),)),
    ),
    spell(
        "Reverberate",
        "{R}{R}",
        "instant",
        does(CopySpell(IT), to=(spell_target(INSTANT_OR_SORCERY),)),
    ),
    spell("Shunt", "{1}{R}{R}", "instant", does(Retarget(IT, "change"), to=(ONE_TARGET_SPELL,))),
    spell(
        "Ricochet Trap",
        "{3}{R}",
        "instant: Trap",
        does(Retarget(IT, "change"), to=(ONE_TARGET_SPELL,)),
        first=(
            instead(*pays("{R}"), condition=Happened(CastSpell(Color("U"), Players("opponents")))),
        ),
    ),
    spell(
        "Grapeshot",
        "{1}{R}",
        "sorcery",
        does(DealDamage(IT, 1), to=(ANY_TARGET,)),
        Keyword("storm"),
    ),
    spell(
        "Empty the Warrens", "{3}{R}", "sorcery", does(CreateTokens(GOBLIN, 2)), Keyword("storm")
    ),
    spell(
        "Shattering Spree",
        "{R}",
        "sorcery",
        does(DESTROY_IT, to=(target(ARTIFACT),)),
        first=(paying("replicate", "{R}"),),
    ),
    spell(
        "Pyromatics",
        "{1}{R}",
        "instant",
        does(DealDamage(IT, 1), to=(ANY_TARGET,)),
        first=(paying("replicate", "{1}{R}"),),
    ),
    spell(
        "Staggershock",
        "{2}{R}",
        "instant",
        does(DealDamage(IT, 2), to=(ANY_TARGET,)),
        Keyword("rebound"),
    ),
    spell(
        "Surging Flame",
        "{1}{R}",
        "instant",
        does(DealDamage(IT, 2), to=(ANY_TARGET,)),
        first=(Keyword("ripple", number=4),),
    ),
    spell(
        "Burn Trail",
        "{3}{R}",
        "sorcery",
        does(DealDamage(IT, 3), to=(ANY_TARGET,)),
        Keyword("conspire"),
    ),
    spell(
        "Sudden Shock",
        "{1}{R}",
        "instant",
        does(DealDamage(IT, 2), to=(ANY_TARGET,)),
        first=keywords("split second"),
    ),
    creature(
        "Kiki-Jiki, Mirror Breaker",
        "{2}{R}{R}{R}",
        "2/2",
        "Goblin Shaman",
        *keywords("haste"),
        Activated(
            pays(tap=True),
            Seq(
                (
                    CreateTokens(TokenCopy(IT, (Grant(keywords("haste")),)), bind="token"),
                    Delay(Begins("end"), Move(Bound("token"), "graveyard", "sacrifice")),
                )
            ),
            targets=(target(And((CREATURE_YOU_CONTROL, Not(Supertype("legendary"))))),),
        ),
        kinds="legendary creature",
    ),
    permanent(
        "Splinter Twin",
        "{2}{R}{R}",
        "enchantment: Aura",
        EnchantAbility(CREATURE),
        enchanted(
            Grant(
                (
                    Activated(
                        pays(tap=True),
                        Seq(
                            (
                                CreateTokens(
                                    TokenCopy(THIS, (Grant(keywords("haste")),)), bind="token"
                                ),
                                Delay(Begins("end"), Move(Bound("token"), "exile", "exile")),
                            )
                        ),
                    ),
                )
            )
        ),
    ),
    creature(
        "Dualcaster Mage",
        "{1}{R}{R}",
        "2/2",
        "Human Wizard",
        *keywords("flash"),
        when(ENTERS, CopySpell(IT), to=(spell_target(INSTANT_OR_SORCERY),)),
    ),
    creature(
        "Guttersnipe",
        "{2}{R}",
        "2/2",
        "Goblin Shaman",
        when(CastSpell(INSTANT_OR_SORCERY, YOU), DealDamage(Players("opponents"), 2)),
    ),
    creature(
        "Young Pyromancer",
        "{1}{R}",
        "2/1",
        "Human Shaman",
        when(CastSpell(INSTANT_OR_SORCERY, YOU), CreateTokens(token("Elemental", "1/1", "R"))),
    ),
    spell(
        "Increasing Vengeance",
        "{R}{R}",
        "instant",
        does(
            If(CastFrom("graveyard"), CopySpell(IT, 2), CopySpell(IT)),
            to=(spell_target(INSTANT_OR_SORCERY, YOURS),),
        ),
        paying("flashback", "{3}{R}{R}"),
    ),
    spell(
        "Reversal of Fortune",
        "{4}{R}{R}",
        "sorcery",
        does(
            Look(HandOf(IT), reveal=True),
            CastNow(
                Choose(YOU, INSTANT_OR_SORCERY, "hand", min=0, from_zone_of=IT),
                copies=True,
            ),
            to=(AN_OPPONENT,),
        ),
    ),
    creature(
        "Etali, Primal Storm",
        "{4}{R}{R}",
        "6/6",
        "Elder Dinosaur",
        when(
            ATTACKS,
            Move(TopOf(Players("all")), "exile", "exile", bind="exiled cards"),
            CastNow(Bound("exiled cards"), max=None),
        ),
        kinds="legendary creature",
    ),
    spell(
        "Chain Lightning",
        "{R}",
        "sorcery",
        does(
            DealDamage(IT, 3),
            Gate(
                ControllerOf(IT),
                pay=pays("{R}{R}"),
                then=CopySpell(THIS, who=ControllerOf(IT)),
            ),
            to=(ANY_TARGET,),
        ),
    ),
    creature(
        "Zada, Hedron Grinder",
        "{3}{R}",
        "3/3",
        "Goblin Ally",
        when(
            CastSpell(And((INSTANT_OR_SORCERY, Targeting(SELF, only=True))), YOU),
            CopySpell(
                Event("object"), retarget=False, each=All(And((CREATURE_YOU_CONTROL, OTHER)))
            ),
        ),
        kinds="legendary creature",
    ),
    spell(
        "Glacial Ray",
        "{1}{R}",
        "instant: Arcane",
        does(DealDamage(IT, 2), to=(ANY_TARGET,)),
        paying("splice", "{1}{R}"),
    ),
    spell(
        "Desperate Ritual",
        "{1}{R}",
        "instant: Arcane",
        does(AddMana((("R", "R", "R"),))),
        paying("splice", "{1}{R}"),
    ),
    spell(
        "Torrent of Stone",
        "{3}{R}",
        "instant: Arcane",
        does(DealDamage(IT, 4), to=(target(CREATURE),)),
        paying("splice", "", SacrificeCost(Subtype("Mountain"), 2)),
    ),
)
