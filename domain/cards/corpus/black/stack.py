"""Black cards about spells and abilities on the stack, and about copies."""

from domain.cards.corpus.forms import (
    creature,
    does,
    keywords,
    paying,
    pays,
    permanent,
    regenerates,
    spell,
    target,
    when,
)
from domain.cards.corpus.parts import (
    ANY_PLAYER,
    CREATURE,
    CREATURE_YOU_CONTROL,
    DESTROY_IT,
    IT,
    ONE_TARGET_SPELL,
    OTHER,
    RETURN_IT,
    SELF,
    THIS,
    YOU,
    YOUR_DEAD_CREATURE,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    AddStats,
    All,
    Apply,
    ChangeTypes,
    Choose,
    CounterSpell,
    CreateTokens,
    Delay,
    Discard,
    DiscardCost,
    ExileCost,
    GainLife,
    Gate,
    Grant,
    If,
    Keyword,
    LoseLife,
    MayPlay,
    Move,
    Regenerate,
    Retarget,
    Sacrifice,
    SacrificeCost,
    Search,
    Seq,
    SetStats,
    Static,
    TargetSpec,
    TokenCopy,
)
from domain.cards.ir.terms import (
    And,
    Begins,
    Bound,
    CastSpell,
    Color,
    Count,
    Damaged,
    Did,
    Event,
    Exists,
    Not,
    OwnedBy,
    Stat,
    Status,
    Subtype,
    Supertype,
    ZoneChange,
)

CARDS = (
    spell(
        "Imp's Mischief",
        "{1}{B}",
        "instant",
        does(Retarget(IT, "change"), LoseLife(Stat(IT, "mana_value")), to=(ONE_TARGET_SPELL,)),
    ),
    spell(
        "Tendrils of Agony",
        "{2}{B}{B}",
        "sorcery",
        does(LoseLife(2, IT), GainLife(2), to=(ANY_PLAYER,)),
        Keyword("storm"),
    ),
    spell(
        "Consuming Vapors",
        "{3}{B}",
        "sorcery",
        does(
            Sacrifice(CREATURE, who=IT, bind="sacrificed creature"),
            GainLife(Stat(Bound("sacrificed creature"), "toughness")),
            to=(ANY_PLAYER,),
        ),
        Keyword("rebound"),
    ),
    spell(
        "Surging Dementia",
        "{1}{B}",
        "sorcery",
        does(Discard(1, IT), to=(ANY_PLAYER,)),
        first=(Keyword("ripple", number=4),),
    ),
    spell(
        "Sudden Death",
        "{1}{B}{B}",
        "instant",
        does(Apply(IT, (AddStats(-4, -4),)), to=(target(CREATURE),)),
        first=keywords("split second"),
    ),
    permanent(
        "Nether Void",
        "{3}{B}",
        "world enchantment",
        when(
            CastSpell(),
            Gate(Event("player"), pay=pays("{3}"), otherwise=CounterSpell(Event("object"))),
        ),
    ),
    creature(
        "Nightmare Shepherd",
        "{2}{B}{B}",
        "4/4",
        "Demon",
        *keywords("flying"),
        when(
            ZoneChange(
                And((CREATURE_YOU_CONTROL, Not(Status("token")), OTHER)),
                "battlefield",
                "graveyard",
            ),
            Gate(
                YOU,
                then=Seq(
                    (
                        Move(Event("card"), "exile", "exile", bind="exiled card"),
                        If(
                            Did("exiled card"),
                            CreateTokens(
                                TokenCopy(
                                    Event("object"),
                                    (SetStats(1, 1), ChangeTypes(subtypes=("Nightmare",))),
                                )
                            ),
                        ),
                    )
                ),
            ),
        ),
        kinds="enchantment creature",
    ),
    spell(
        "Bitter Ordeal",
        "{2}{B}",
        "sorcery",
        does(Search(And(), "exile", whose=IT, min=1), to=(ANY_PLAYER,)),
        Keyword("gravestorm"),
    ),
    creature(
        "Fiend of the Shadows",
        "{3}{B}{B}",
        "3/3",
        "Vampire Wizard",
        *keywords("flying"),
        when(
            Damaged(SELF, "player", combat=True),
            Move(
                Choose(Event("player"), zone="hand", from_zone_of=Event("player")),
                "exile",
                "exile",
                bind="exiled card",
            ),
            Apply(Bound("exiled card"), (MayPlay("exile", verb="play"),), "game"),
        ),
        Activated((SacrificeCost(Subtype("Human")),), Regenerate(THIS)),
    ),
    spell(
        "Soulless Revival",
        "{1}{B}",
        "instant: Arcane",
        does(RETURN_IT, to=(YOUR_DEAD_CREATURE,)),
        paying("splice", "{1}{B}"),
    ),
    spell(
        "Goryo's Vengeance",
        "{1}{B}",
        "instant: Arcane",
        does(
            Move(IT, "battlefield", "return", bind="creature"),
            Apply(Bound("creature"), (Grant(keywords("haste")),), "game"),
            Delay(Begins("end"), Move(Bound("creature"), "exile", "exile")),
            to=(
                TargetSpec(And((CREATURE, Supertype("legendary"), OwnedBy(YOU))), zone="graveyard"),
            ),
        ),
        paying("splice", "{2}{B}"),
    ),
    spell(
        "Hideous Laughter",
        "{2}{B}{B}",
        "instant: Arcane",
        does(Apply(All(CREATURE), (AddStats(-2, -2),))),
        paying("splice", "{3}{B}{B}"),
    ),
    creature(
        "Pack Rat",
        "{1}{B}",
        "*/*",
        "Rat",
        Static(
            (
                SetStats(
                    Count(And((Subtype("Rat"), YOURS))),
                    Count(And((Subtype("Rat"), YOURS))),
                    defining=True,
                ),
            )
        ),
        Activated(pays("{2}{B}", DiscardCost()), CreateTokens(TokenCopy(THIS))),
    ),
    spell(
        "Horobi's Whisper",
        "{1}{B}{B}",
        "instant: Arcane",
        does(
            If(Exists(And((Subtype("Swamp"), YOURS))), DESTROY_IT),
            to=(target(And((CREATURE, Not(Color("B"))))),),
        ),
        paying("splice", "", ExileCost(OwnedBy(YOU), "graveyard", 4)),
    ),
    creature(
        "Skeletal Changeling",
        "{1}{B}",
        "1/1",
        "Shapeshifter",
        *keywords("changeling"),
        regenerates("{1}{B}"),
    ),
)
