"""Red cards that copy spells and creatures."""

from domain.cards.corpus.forms import (
    aura,
    creature,
    does,
    enchanted,
    keywords,
    paying,
    pays,
    permanent,
    spell,
    spell_target,
    target,
    when,
)
from domain.cards.corpus.parts import (
    A_SPELL,
    ARTIFACT,
    CREATURE,
    CREATURE_YOU_CONTROL,
    DESTROY_IT,
    INSTANT_OR_SORCERY,
    IT,
    THIS,
    YOU,
    YOUR_DEAD_CREATURE,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    AddStats,
    Apply,
    ChangeTypes,
    Choose,
    CopySpell,
    CounterSpell,
    CreateTokens,
    Delay,
    Gate,
    Grant,
    If,
    Mode,
    Move,
    Retarget,
    Seq,
    SpellAbility,
    TokenCopy,
)
from domain.cards.ir.terms import (
    And,
    Begins,
    Bound,
    CastSpell,
    Color,
    Event,
    Matches,
    Not,
    Status,
    ZoneChange,
)

CARDS = (
    spell(
        "Through the Breach",
        "{4}{R}",
        "instant: Arcane",
        does(
            Move(
                Choose(YOU, CREATURE, "hand", min=0, from_zone_of=YOU),
                "battlefield",
                bind="creature",
            ),
            Apply(Bound("creature"), (Grant(keywords("haste")),), "game"),
            Delay(Begins("end"), Move(Bound("creature"), "graveyard", "sacrifice")),
        ),
        paying("splice", "{2}{R}{R}"),
    ),
    spell(
        "Heat Shimmer",
        "{2}{R}",
        "sorcery",
        does(
            CreateTokens(
                TokenCopy(
                    IT,
                    (
                        Grant(
                            (*keywords("haste"), when(Begins("end"), Move(THIS, "exile", "exile")))
                        ),
                    ),
                )
            ),
            to=(target(CREATURE),),
        ),
    ),
    permanent(
        "Flameshadow Conjuring",
        "{3}{R}",
        "enchantment",
        when(
            ZoneChange(And((CREATURE_YOU_CONTROL, Not(Status("token")))), to="battlefield"),
            Gate(
                YOU,
                pay=pays("{R}"),
                then=Seq(
                    (
                        CreateTokens(TokenCopy(Event("object")), bind="token"),
                        Apply(Bound("token"), (Grant(keywords("haste")),), "game"),
                        Delay(Begins("end"), Move(Bound("token"), "exile", "exile")),
                    )
                ),
            ),
        ),
    ),
    spell(
        "Wild Ricochet",
        "{2}{R}{R}",
        "instant",
        does(Retarget(IT), CopySpell(IT), to=(spell_target(INSTANT_OR_SORCERY),)),
    ),
    aura(
        "Dual Casting",
        "{1}{R}",
        CREATURE,
        enchanted(
            Grant(
                (
                    Activated(
                        pays("{R}", tap=True),
                        CopySpell(IT),
                        targets=(spell_target(INSTANT_OR_SORCERY, YOURS),),
                    ),
                )
            )
        ),
    ),
    spell(
        "Bonus Round",
        "{1}{R}{R}",
        "sorcery",
        does(
            Delay(
                CastSpell(INSTANT_OR_SORCERY),
                CopySpell(Event("object"), who=Event("player")),
                once=False,
                duration="end_of_turn",
            )
        ),
    ),
    spell("Artifact Blast", "{R}", "instant", does(CounterSpell(IT), to=(spell_target(ARTIFACT),))),
    spell(
        "Red Elemental Blast",
        "{R}",
        "instant",
        SpellAbility(
            modes=(
                Mode(CounterSpell(IT), (spell_target(Color("U")),)),
                Mode(DESTROY_IT, (target(Color("U")),)),
            )
        ),
    ),
    spell(
        "Pyroblast",
        "{R}",
        "instant",
        SpellAbility(
            modes=(
                Mode(If(Matches(IT, Color("U")), CounterSpell(IT)), (A_SPELL,)),
                Mode(If(Matches(IT, Color("U")), DESTROY_IT), (target(And()),)),
            )
        ),
    ),
    creature(
        "Feldon of the Third Path",
        "{1}{R}{R}",
        "2/3",
        "Human Artificer",
        Activated(
            pays("{2}{R}", tap=True),
            Seq(
                (
                    CreateTokens(TokenCopy(IT, (ChangeTypes(types=("artifact",)),)), bind="token"),
                    Apply(Bound("token"), (Grant(keywords("haste")),), "game"),
                    Delay(Begins("end"), Move(Bound("token"), "graveyard", "sacrifice")),
                )
            ),
            targets=(YOUR_DEAD_CREATURE,),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Monastery Swiftspear",
        "{R}",
        "1/2",
        "Human Monk",
        *keywords("haste", "prowess"),
    ),
    creature(
        "Fire-Belly Changeling",
        "{1}{R}",
        "1/1",
        "Shapeshifter",
        *keywords("changeling"),
        Activated(pays("{R}"), Apply(THIS, (AddStats(1, 0),)), limit=2),
    ),
    creature(
        "Kozilek's Sentinel",
        "{1}{R}",
        "1/4",
        "Eldrazi Drone",
        *keywords("devoid"),
        when(CastSpell(Color("C"), YOU), Apply(THIS, (AddStats(1, 0),))),
    ),
)
