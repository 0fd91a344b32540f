"""Colourless cards that decks of many years were built around."""

from domain.cards.corpus.forms import (
    artifact_creature,
    enchanted,
    keywords,
    paying,
    pays,
    permanent,
    protection,
    when,
)
from domain.cards.corpus.parts import (
    ARTIFACT,
    CHOOSES_CREATURE_TYPE,
    CREATURE,
    CREATURE_YOU_CONTROL,
    CREATURES_YOU_CONTROL,
    LAND,
    RELATIVES,
    THAT_PLAYER,
    THIS,
    YOU,
    YOUR_UPKEEP,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    AddStats,
    All,
    ChangeTypes,
    Choose,
    CopySpell,
    Deontic,
    Discard,
    ExileCost,
    Gate,
    Grant,
    Keyword,
    Move,
    PutCounters,
    Sacrifice,
    Seq,
    SetTapped,
    Shuffle,
    Static,
    TopOf,
)
from domain.cards.ir.terms import (
    ANYTHING,
    Activates,
    And,
    AttachedTo,
    Becomes,
    Begins,
    CastSpell,
    Chosen,
    Color,
    ControlledBy,
    ControllerOf,
    Counters,
    Damaged,
    Event,
    Is,
    Or,
    OwnedBy,
    StatCompare,
    Status,
)

CARDS = (
    permanent(
        "Aether Vial", "{1}", "artifact",
        when(YOUR_UPKEEP, Gate(YOU, then=PutCounters(THIS, "charge"))),
        Activated(
            pays(tap=True),
            Gate(
                YOU,
                then=Move(
                    Choose(
                        YOU,
                        And(
                            (CREATURE, StatCompare("mana_value", "==", Counters(THIS, "charge")))
                        ),
                        "hand", from_zone_of=YOU,
                    ),
                    "battlefield",
                ),
            ),
        ),
    ),
    permanent(
        "Coat of Arms", "{5}", "artifact",
        Static((AddStats(RELATIVES, RELATIVES),), All(CREATURE)),
    ),
    permanent(
        "Door of Destinies", "{4}", "artifact", CHOOSES_CREATURE_TYPE,
        when(
            CastSpell(Chosen("subtype", "chosen type"), YOU), PutCounters(THIS, "charge")
        ),
        Static(
            (AddStats(Counters(THIS, "charge"), Counters(THIS, "charge")),),
            All(And((CREATURE_YOU_CONTROL, Chosen("subtype", "chosen type")))),
        ),
    ),
    permanent(
        "Feldon's Cane", "{1}", "artifact",
        Activated(
            pays("", ExileCost(), tap=True),
            Seq((Move(All(OwnedBy(YOU), "graveyard"), "library"), Shuffle())),
        ),
    ),
    permanent(
        "Hivestone", "{2}", "artifact",
        Static((ChangeTypes(subtypes=("Sliver",)),), CREATURES_YOU_CONTROL),
    ),
    permanent(
        "Mesmeric Orb", "{2}", "artifact",
        when(
            Becomes(ANYTHING, "untapped"),
            Move(TopOf(ControllerOf(Event())), "graveyard", "mill"),
        ),
    ),
    permanent(
        "Rings of Brighthearth", "{3}", "artifact",
        when(
            Activates(who=YOU), Gate(YOU, pay=pays("{2}"), then=CopySpell(Event("source"))),
        ),
    ),
    permanent(
        "Smokestack", "{4}", "artifact",
        when(YOUR_UPKEEP, Gate(YOU, then=PutCounters(THIS, "soot"))),
        when(Begins("upkeep"), Sacrifice(ANYTHING, Counters(THIS, "soot"), THAT_PLAYER)),
    ),
    permanent(
        "Sword of Feast and Famine", "{3}", "artifact: Equipment",
        enchanted(AddStats(2, 2), Grant(protection(Color("B"), Color("G")))),
        when(
            Damaged(Is(AttachedTo()), "player", combat=True), Discard(1, THAT_PLAYER),
            SetTapped(All(And((LAND, YOURS))), tapped=False),
        ),
        paying("equip", "{2}"),
    ),
    permanent(
        "Tangle Wire", "{3}", "artifact", Keyword("fading", number=4),
        when(
            Begins("upkeep"),
            SetTapped(
                Choose(
                    THAT_PLAYER,
                    And(
                        (
                            Or((ARTIFACT, CREATURE, LAND)), Status("untapped"),
                            ControlledBy(THAT_PLAYER),
                        )
                    ),
                    min=Counters(THIS, "fade"), max=Counters(THIS, "fade"),
                ),
                tapped=True,
            ),
        ),
    ),
    artifact_creature(
        "Tatterkite", "{3}", "2/1", "Scarecrow", *keywords("flying"),
        Static((Deontic("cant", "get_counters"),)),
    ),
)  # fmt: skip
