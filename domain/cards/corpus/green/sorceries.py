"""Green sorceries."""

from domain.cards.corpus.forms import does, keywords, spell, target, token
from domain.cards.corpus.parts import (
    ANY_PLAYER,
    ARTIFACT,
    BASIC_LAND,
    CREATURE,
    CREATURE_YOU_CONTROL,
    CREATURES_YOU_CONTROL,
    DESTROY_IT,
    ELEPHANT,
    ENCHANTMENT,
    INSTANT_OR_SORCERY,
    IT,
    LAND,
    RETURN_IT,
    SAPROLING,
    THIS,
    TWO_BASIC_LANDS,
    YOU,
    YOU_DONT_CONTROL,
    YOURS,
    in_your_graveyard,
)
from domain.cards.ir.language import (
    AdditionalCost,
    AddStats,
    All,
    AndTo,
    Apply,
    Bind,
    ChangeTypes,
    Choose,
    CreateTokens,
    DealDamage,
    Draw,
    Fight,
    GainLife,
    Grant,
    Keyword,
    Look,
    Mode,
    Move,
    PlayerRule,
    PutCounters,
    PutDivided,
    Sacrifice,
    SacrificeCost,
    Search,
    Seq,
    SetColors,
    SetStats,
    Shuffle,
    SpellAbility,
    TargetSpec,
    TopOf,
)
from domain.cards.ir.terms import (
    Aggregate,
    And,
    Bound,
    Color,
    Count,
    Has,
    History,
    Not,
    Or,
    OwnedBy,
    OwnerOf,
    Players,
    Stat,
    StatCompare,
    Subtype,
    Supertype,
    Target,
    Var,
    X,
    ZoneChange,
)
from domain.cards.mana import mana_cost

CARDS = (
    spell(
        "Rampant Growth", "{1}{G}", "sorcery",
        does(Search(BASIC_LAND, "battlefield", tapped=True)),
    ),
    spell("Explore", "{1}{G}", "sorcery",
          does(Apply(None, (PlayerRule("land_plays", 1),)), Draw())),
    spell("Harmonize", "{2}{G}{G}", "sorcery", does(Draw(3))),
    spell(
        "Overrun", "{2}{G}{G}{G}", "sorcery",
        does(Apply(CREATURES_YOU_CONTROL, (AddStats(3, 3), Grant(keywords("trample"))))),
    ),
    spell(
        "Prey Upon", "{G}", "sorcery",
        does(
            Fight(Target(0), Target(1)),
            to=(target(CREATURE_YOU_CONTROL), target(YOU_DONT_CONTROL)),
        ),
    ),
    spell("Sylvan Scrying", "{1}{G}", "sorcery", does(Search(LAND, "hand", reveal=True))),
    spell(
        "Hurricane", "{X}{G}", "sorcery",
        does(
            DealDamage(All(And((CREATURE, Has("flying")))), X(), also=(AndTo(Players("all"), X()),))
        ),
    ),
    spell(
        "Creeping Mold", "{2}{G}{G}", "sorcery",
        does(DESTROY_IT, to=(target(Or((ARTIFACT, ENCHANTMENT, LAND))),)),
    ),
    spell("Tranquility", "{2}{G}", "sorcery", does(Move(All(ENCHANTMENT), "graveyard", "destroy"))),
    spell(
        "Tsunami", "{3}{G}", "sorcery",
        does(Move(All(Subtype("Island")), "graveyard", "destroy")),
    ),
    spell("Ice Storm", "{2}{G}", "sorcery", does(DESTROY_IT, to=(target(LAND),))),
    spell("Lay of the Land", "{G}", "sorcery", does(Search(BASIC_LAND, "hand", reveal=True))),
    spell("Nature's Lore", "{1}{G}", "sorcery", does(Search(Subtype("Forest"), "battlefield"))),
    spell(
        "Farseek", "{1}{G}", "sorcery",
        does(
            Search(
                Or((Subtype("Plains"), Subtype("Island"), Subtype("Swamp"), Subtype("Mountain"))),
                "battlefield",
                tapped=True,
            )
        ),
    ),
    spell(
        "Regrowth", "{1}{G}", "sorcery",
        does(RETURN_IT, to=(TargetSpec(OwnedBy(YOU), zone="graveyard"),)),
    ),
    spell(
        "Commune with Nature", "{G}", "sorcery",
        does(
            Bind("cards", TopOf(YOU, 5)), Look(Bound("cards")),
            Move(Choose(YOU, CREATURE, min=0, among=Bound("cards")), "hand", "reveal"),
            Move(Bound("cards"), "library", place="bottom"),
        ),
    ),
    spell("Cultivate", "{2}{G}", "sorcery", TWO_BASIC_LANDS),
    spell("Kodama's Reach", "{2}{G}", "sorcery: Arcane", TWO_BASIC_LANDS),
    spell(
        "Elven Rite", "{1}{G}", "sorcery",
        does(PutDivided("+1/+1"), to=(TargetSpec(CREATURE, max=2, divide=2),)),
    ),
    spell(
        "Overwhelming Stampede", "{3}{G}{G}", "sorcery",
        does(
            Apply(
                CREATURES_YOU_CONTROL,
                (
                    Grant(keywords("trample")),
                    AddStats(
                        Aggregate("max", CREATURE_YOU_CONTROL), Aggregate("max", CREATURE_YOU_CONTROL)
                    ),
                ),
            ),
        ),
    ),
    spell(
        "Rabid Bite", "{1}{G}", "sorcery",
        does(
            DealDamage(Target(1), Stat(IT), IT),
            to=(TargetSpec(CREATURE_YOU_CONTROL), TargetSpec(YOU_DONT_CONTROL)),
        ),
    ),
    spell(
        "Stunted Growth", "{3}{G}{G}", "sorcery",
        does(
            Move(Choose(IT, zone="hand", min=3, max=3, from_zone_of=IT), "library"), to=(ANY_PLAYER,),
        ),
    ),
    spell(
        "Fungal Sprouting", "{3}{G}", "sorcery",
        does(CreateTokens(SAPROLING, Aggregate("max", CREATURE_YOU_CONTROL))),
    ),
    spell(
        "Scapeshift", "{2}{G}{G}", "sorcery",
        does(
            Sacrifice(LAND, Count(And((LAND, YOURS))), min=0, bind="sacrificed lands"),
            Search(LAND, "battlefield", max=Var("sacrificed lands"), tapped=True),
        ),
    ),
    spell(
        "Life from the Loam", "{1}{G}", "sorcery",
        does(
            RETURN_IT,
            to=(
                TargetSpec(And((LAND, OwnedBy(YOU))), zone="graveyard", min=0, max=3),
            ),
        ),
        Keyword("dredge", number=3),
    ),
    spell(
        "Explosive Vegetation", "{3}{G}", "sorcery",
        does(Search(BASIC_LAND, "battlefield", max=2, tapped=True)),
    ),
    spell(
        "Skyshroud Claim", "{3}{G}", "sorcery",
        does(Search(Subtype("Forest"), "battlefield", max=2)),
    ),
    spell(
        "Ranger's Path", "{3}{G}", "sorcery",
        does(Search(Subtype("Forest"), "battlefield", max=2, tapped=True)),
    ),
    spell(
        "Time of Need", "{1}{G}", "sorcery",
        does(Search(And((CREATURE, Supertype("legendary"))), "hand", reveal=True)),
    ),
    spell(
        "Nature's Spiral", "{1}{G}", "sorcery",
        does(RETURN_IT, to=(in_your_graveyard(Not(INSTANT_OR_SORCERY)),)),
    ),
    spell(
        "Restock", "{3}{G}{G}", "sorcery",
        does(
            RETURN_IT, Move(THIS, "exile", "exile"),
            to=(TargetSpec(OwnedBy(YOU), zone="graveyard", min=2, max=2),),
        ),
    ),
    spell(
        "Revive", "{1}{G}", "sorcery", does(RETURN_IT, to=(in_your_graveyard(Color("G")),))
    ),
    spell(
        "Elven Cache", "{2}{G}{G}", "sorcery", does(RETURN_IT, to=(TargetSpec(OwnedBy(YOU), zone="graveyard"),))
    ),
    spell(
        "Primal Command", "{3}{G}{G}", "sorcery",
        SpellAbility(
            modes=(
                Mode(GainLife(7, IT), (ANY_PLAYER,)),
                Mode(Move(IT, "library"), (TargetSpec(Not(CREATURE)),)),
                Mode(
                    Seq((Move(All(OwnedBy(IT), "graveyard"), "library"), Shuffle(IT))), (ANY_PLAYER,)
                ),
                Mode(Search(CREATURE, "hand", reveal=True)),
            ),
            choose_min=2, choose_max=2,
        ),
    ),
    spell(
        "Emergent Sequence", "{1}{G}", "sorcery",
        does(
            Search(BASIC_LAND, "battlefield", tapped=True, bind="land found"),
            Apply(
                Bound("land found"),
                (
                    ChangeTypes(("creature",), ("Fractal",)), SetColors(("G", "U")), SetStats(0, 0),
                ),
                "game",
            ),
            PutCounters(
                Bound("land found"), "+1/+1",
                History(ZoneChange(And((LAND, YOURS)), to="battlefield")),
            ),
        ),
    ),
    spell("Collective Unconscious", "{4}{G}{G}", "sorcery", does(Draw(Count(CREATURE_YOU_CONTROL)))),
    spell(
        "Soul's Majesty", "{4}{G}", "sorcery",
        does(Draw(Stat(IT)), to=(TargetSpec(CREATURE_YOU_CONTROL),)),
    ),
    spell(
        "Beacon of Creation", "{3}{G}", "sorcery",
        does(
            CreateTokens(token("Insect", "1/1", "G"), Count(And((Subtype("Forest"), YOURS)))),
            Move(THIS, "library"), Shuffle(OwnerOf(THIS)),
        ),
    ),
    spell(
        "Green Sun's Zenith", "{X}{G}", "sorcery",
        does(
            Search(
                And((CREATURE, Color("G"), StatCompare("mana_value", "<=", X()))), "battlefield"
            ),
            Move(THIS, "library"), Shuffle(OwnerOf(THIS)),
        ),
    ),
    spell(
        "Natural Order", "{2}{G}{G}", "sorcery",
        does(Search(And((CREATURE, Color("G"))), "battlefield")),
        first=(AdditionalCost((SacrificeCost(And((CREATURE, Color("G")))),)),),
    ),
    spell(
        "Call of the Herd", "{2}{G}", "sorcery", does(CreateTokens(ELEPHANT)),
        Keyword("flashback", mana_cost("{3}{G}")),
    ),
    spell(
        "Travel Preparations", "{1}{G}", "sorcery",
        does(PutCounters(IT, "+1/+1"), to=(TargetSpec(CREATURE, min=0, max=2),)),
        Keyword("flashback", mana_cost("{1}{W}")),
    ),
)  # fmt: skip
