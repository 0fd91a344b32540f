"""Colourless cards that have seen many tables."""

from domain.cards.corpus.forms import artifact_creature, pays, permanent, target, when
from domain.cards.corpus.parts import (
    AN_OPPONENT,
    ARTIFACT,
    BASIC_LAND_TYPES,
    CREATURE,
    ENTERS,
    INSTANT_OR_SORCERY,
    IT,
    LAND,
    NONLAND_PERMANENT,
    OTHER,
    SACRIFICE_IT,
    SACRIFICE_THIS,
    SELF,
    THIS,
    YOU,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    AddMana,
    All,
    Among,
    Apply,
    Bind,
    CastNow,
    ChangeTypes,
    Choose,
    DealDamage,
    DiscardCost,
    ExchangeControl,
    ExileCost,
    Gate,
    Look,
    Move,
    ProducedMana,
    PutCounters,
    Remember,
    RemoveCountersCost,
    SacrificeCost,
    Seq,
    SetColors,
    SetController,
    TopOf,
    TopUntil,
)
from domain.cards.ir.terms import (
    ANYTHING,
    And,
    AnyOf,
    Bound,
    ControllerOf,
    Event,
    Exists,
    InZone,
    IsTrue,
    Matches,
    Not,
    OwnedBy,
    Shares,
    Stat,
    StatCompare,
    Status,
    Subtype,
    TapsForMana,
    Unless,
    ZoneChange,
)

CARDS = (
    permanent(
        "Extraplanar Lens", "{3}", "artifact",
        when(
            ENTERS,
            Gate(
                YOU,
                then=Seq(
                    (
                        Move(IT, "exile", "exile", bind="imprinted card"),
                        Remember("imprinted card", Bound("imprinted card")),
                    )
                ),
            ),
            to=(target(And((LAND, YOURS))),),
        ),
        when(
            TapsForMana(And((LAND, Shares("name", Bound("imprinted card"))))),
            AddMana(of=ProducedMana(), who=ControllerOf(Event())),
        ),
    ),
    permanent(
        "Chaos Wand", "{3}", "artifact",
        Activated(
            pays("{4}", tap=True),
            Seq(
                (
                    Move(
                        TopUntil(IT, INSTANT_OR_SORCERY), "exile", "exile", bind="exiled cards"
                    ),
                    CastNow(Among(Bound("exiled cards"), INSTANT_OR_SORCERY)),
                    Move(
                        Among(Bound("exiled cards"), InZone("exile")), "library",
                        place="bottom", order="random",
                    ),
                )
            ),
            targets=(AN_OPPONENT,),
        ),
    ),
    permanent(
        "Jinxed Ring", "{2}", "artifact",
        when(
            ZoneChange(And((Not(Status("token")), OwnedBy(YOU))), "battlefield", "graveyard"),
            DealDamage(YOU, 1),
        ),
        Activated(
            pays("", SacrificeCost(CREATURE)), Apply(THIS, (SetController(IT),), "game"),
            targets=(AN_OPPONENT,),
        ),
    ),
    artifact_creature(
        "Sundering Titan", "{8}", "7/10", "Golem",
        when(
            AnyOf((ENTERS, ZoneChange(SELF, "battlefield"))),
            *(
                Bind("chosen lands", Choose(YOU, Subtype(kind)), add=True)
                for kind in BASIC_LAND_TYPES
            ),
            Move(Bound("chosen lands"), "graveyard", "destroy"),
        ),
    ),
    artifact_creature(
        "Phyrexian Devourer", "{6}", "1/1", "Phyrexian Construct",
        when(IsTrue(Matches(THIS, StatCompare("power", ">=", 7))), SACRIFICE_IT),
        Activated(
            pays("", ExileCost(ANYTHING, "library")),
            PutCounters(THIS, "+1/+1", Stat(Bound("exiled"), "mana_value")),
        ),
    ),
    artifact_creature(
        "Synod Centurion", "{4}", "4/4", "Construct",
        when(IsTrue(Unless(Exists(And((ARTIFACT, YOURS, OTHER))))), SACRIFICE_IT),
    ),
    permanent(
        "Eye of Yawgmoth", "{3}", "artifact",
        Activated(
            pays("{3}", SacrificeCost(CREATURE), tap=True),
            Seq(
                (
                    Bind("revealed cards", TopOf(YOU, Stat(Bound("sacrificed"), "power"))),
                    Look(Bound("revealed cards"), reveal=True),
                    Move(Choose(YOU, among=Bound("revealed cards")), "hand"),
                    Move(Among(Bound("revealed cards"), InZone("library")), "exile", "exile"),
                )
            ),
        ),
    ),
    permanent(
        "Avarice Totem", "{1}", "artifact",
        Activated(pays("{5}"), ExchangeControl(THIS, IT), targets=(NONLAND_PERMANENT,)),
    ),
    permanent(
        "Grimoire of the Dead", "{4}", "legendary artifact: Book",
        Activated(pays("{1}", DiscardCost(), tap=True), PutCounters(THIS, "study")),
        Activated(
            pays("", RemoveCountersCost("study", 3), SACRIFICE_THIS, tap=True),
            Seq(
                (
                    Move(
                        All(CREATURE, "graveyard"), "battlefield", under=YOU,
                        bind="raised creatures",
                    ),
                    Apply(
                        Bound("raised creatures"),
                        (SetColors(("B",), add=True), ChangeTypes(subtypes=("Zombie",))), "game",
                    ),
                )
            ),
        ),
    ),
)  # fmt: skip
