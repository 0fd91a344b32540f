"""Artifacts that move cards, counters and life totals."""

from domain.cards.corpus.forms import keywords, pays, permanent, when
from domain.cards.corpus.parts import (
    AN_OPPONENT,
    ANY_PLAYER,
    ARTIFACT,
    CREATURE,
    CREATURE_YOU_CONTROL,
    ENTERS,
    IT,
    LAND,
    SACRIFICE_THIS,
    THIS,
    YOU,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    All,
    Apply,
    Arrange,
    ChangeTypes,
    Choose,
    ChooseValue,
    Draw,
    EndTurn,
    ExchangeLife,
    Flip,
    Gate,
    Grant,
    Move,
    Proliferate,
    PutCounters,
    SacrificeCost,
    Search,
    Seq,
    SetColors,
    SetStats,
    TargetSpec,
)
from domain.cards.ir.terms import (
    ANYTHING,
    And,
    DuringStep,
    Every,
    Players,
    Target,
    TurnOf,
    ZoneChange,
)

CARDS = (
    permanent(
        "Sorcerer's Strongbox", "{4}", "artifact",
        Activated(
            pays("{2}", tap=True), Flip(won=Seq((Move(THIS, "graveyard", "sacrifice"), Draw(3))))
        ),
    ),
    permanent(
        "Soul Conduit", "{6}", "artifact",
        Activated(
            pays("{6}", tap=True), ExchangeLife(IT, Target(1)),
            (ANY_PLAYER, TargetSpec(players="any", another=True)),
        ),
    ),
    permanent(
        "Mirror Universe", "{6}", "artifact",
        Activated(
            pays("", SACRIFICE_THIS, tap=True), ExchangeLife(YOU, IT), (AN_OPPONENT,),
            condition=Every((TurnOf(YOU), DuringStep(("upkeep",)))),
        ),
    ),
    permanent(
        "Sundial of the Infinite", "{2}", "artifact",
        Activated(pays("{1}", tap=True), EndTurn(), condition=TurnOf(YOU)),
    ),
    permanent(
        "Contagion Clasp", "{2}", "artifact",
        when(ENTERS, PutCounters(IT, "-1/-1"), to=(TargetSpec(CREATURE),)),
        Activated(pays("{4}", tap=True), Proliferate()),
    ),
    permanent(
        "Jester's Cap", "{4}", "artifact",
        Activated(
            pays("{2}", SACRIFICE_THIS, tap=True),
            Search(ANYTHING, "exile", min=3, max=3, whose=IT), (ANY_PLAYER,),
        ),
    ),
    permanent(
        "Sensei's Divining Top", "{1}", "artifact",
        Activated(pays("{1}"), Arrange(3, away=None)),
        Activated(pays(tap=True), Seq((Draw(), Move(THIS, "library")))),
    ),
    permanent(
        "Throne of Geth", "{2}", "artifact",
        Activated(pays("", SacrificeCost(ARTIFACT), tap=True), Proliferate()),
    ),
    permanent(
        "Planar Portal", "{6}", "artifact",
        Activated(pays("{6}", tap=True), Search(ANYTHING, "hand", min=1)),
    ),
    permanent(
        "Angel's Tomb", "{3}", "artifact",
        when(
            ZoneChange(CREATURE_YOU_CONTROL, to="battlefield"),
            Gate(
                YOU,
                Apply(
                    THIS,
                    (
                        SetColors(("W",)),
                        ChangeTypes(("artifact", "creature"), ("Angel",), replace=True),
                        SetStats(3, 3), Grant(keywords("flying")),
                    ),
                ),
            ),
        ),
    ),
    permanent(
        "Elsewhere Flask", "{2}", "artifact",
        when(ENTERS, Draw()),
        Activated(
            (SACRIFICE_THIS,),
            Seq(
                (
                    ChooseValue("land_type", "chosen type"),
                    Apply(
                        All(And((LAND, YOURS))), (ChangeTypes(replace=True, chosen="chosen type"),)
                    ),
                )
            ),
        ),
    ),
    permanent(
        "Quicksilver Amulet", "{4}", "artifact",
        Activated(
            pays("{4}", tap=True),
            Move(Choose(YOU, CREATURE, "hand", min=0, from_zone_of=YOU), "battlefield"),
        ),
    ),
    permanent("Temple Bell", "{3}", "artifact", Activated(pays(tap=True), Draw(1, Players("all")))),
)  # fmt: skip
