"""Cards of several colours that ask how spells were cast."""

from domain.cards.corpus.forms import artifact_creature, creature, if_would, keywords, when
from domain.cards.corpus.parts import ATTACKS, CREATURE, CREATURE_YOU_CONTROL, LAND, SELF, THIS, YOU
from domain.cards.ir.language import (
    AddStats,
    Apply,
    ChangeTypes,
    Delay,
    MayPlay,
    Move,
    Prevented,
    Seq,
    Shuffle,
    Static,
    TopOf,
    Triggered,
)
from domain.cards.ir.terms import (
    ANYTHING,
    Aggregate,
    And,
    Begins,
    CastFrom,
    CastSpell,
    Damaged,
    Event,
    Not,
    OwnedBy,
    OwnerOf,
    Past,
    Players,
    TurnOf,
    ZoneChange,
)

FROM_LIBRARY = Past(ZoneChange(ANYTHING, "library", "graveyard"), part="card")

CARDS = (
    creature(
        "Prized Amalgam", "{1}{U}{B}", "3/3", "Zombie",
        Triggered(
            ZoneChange(And((CREATURE, OwnedBy(YOU))), "graveyard", "battlefield"),
            Delay(Begins("end"), Move(THIS, "battlefield", "return", tapped=True)),
            zone="graveyard",
        ),
        Triggered(
            ZoneChange(CREATURE_YOU_CONTROL, "stack", "battlefield"),
            Delay(Begins("end"), Move(THIS, "battlefield", "return", tapped=True)),
            condition=CastFrom("graveyard", Event("card")),
            zone="graveyard",
        ),
    ),
    creature(
        "Coram, the Undertaker", "{1}{B}{R}{G}", "0/5", "Human Warrior",
        Static((AddStats(Aggregate("max", CREATURE, "power", "graveyard"), 0),)),
        when(ATTACKS, Move(TopOf(Players("all")), "graveyard", "mill")),
        Static(
            (
                MayPlay(
                    "graveyard", And((LAND, FROM_LIBRARY)), verb="play", most=1,
                    condition=TurnOf(YOU),
                ),
                MayPlay(
                    "graveyard", And((Not(LAND), FROM_LIBRARY)), most=1, condition=TurnOf(YOU)
                ),
            )
        ),
        kinds="legendary creature",
    ),
    artifact_creature(
        "Weeping Angel", "{1}{U}{B}", "2/2", "Alien Angel",
        *keywords("flash", "first strike", "vigilance"),
        when(
            CastSpell(CREATURE, Players("opponents")),
            Apply(THIS, (ChangeTypes(remove=("creature",)),)),
        ),
        if_would(
            Damaged(SELF, "object", combat=True, recipient=CREATURE), Prevented(),
            also=Seq((Move(Event("object"), "library"), Shuffle(OwnerOf(Event("object"))))),
        ),
    ),
)  # fmt: skip
