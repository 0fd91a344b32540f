"""Blue creatures of mana value 2 or less."""

from domain.cards.corpus.forms import artifact_creature, creature, keywords, pays, unless_paid, when
from domain.cards.corpus.parts import (
    A_SPELL,
    ARTIFACT,
    CREATURE,
    ENTERS,
    INSTANT_OR_SORCERY,
    OTHER,
    RETURN_IT,
    SELF,
    YOU,
    YOURS,
    adapts,
    in_your_graveyard,
)
from domain.cards.ir.language import (
    Activated,
    AddStats,
    All,
    Arrange,
    CostChange,
    Deontic,
    Discard,
    Draw,
    ForEach,
    Gate,
    Grant,
    Note,
    Proliferate,
    SacrificeCost,
    Seq,
    Static,
)
from domain.cards.ir.terms import (
    And,
    Arith,
    Bound,
    Damaged,
    Exists,
    Has,
    Not,
    Players,
    PlayerStat,
    Subtype,
    Type,
    Var,
)

CARDS = (
    creature("Merfolk of the Pearl Trident", "{U}", "1/1", "Merfolk"),
    creature("Coral Merfolk", "{1}{U}", "2/1", "Merfolk"),
    creature(
        "Merfolk Looter", "{1}{U}", "1/1", "Merfolk Rogue",
        Activated(pays(tap=True), Seq((Draw(), Discard()))),
    ),
    creature(
        "Augury Owl", "{1}{U}", "1/1", "Bird", *keywords("flying"), when(ENTERS, Arrange(3)),
    ),
    creature(
        "Spiketail Hatchling", "{1}{U}", "1/1", "Drake", *keywords("flying"),
        Activated((SacrificeCost(SELF),), unless_paid("{1}"), targets=(A_SPELL,)),
    ),
    creature(
        "Lord of Atlantis", "{U}{U}", "2/2", "Merfolk",
        Static(
            (AddStats(1, 1), Grant(keywords("islandwalk"))),
            affects=All(And((Subtype("Merfolk"), OTHER))),
        ),
    ),
    creature("Kraken Hatchling", "{U}", "0/4", "Kraken"),
    creature("Caelorna, Coral Tyrant", "{1}{U}", "0/8", "Octopus", kinds="legendary creature"),
    creature(
        "Sejiri Merfolk", "{1}{U}", "2/1", "Merfolk Soldier",
        Static(
            (Grant(keywords("first strike", "lifelink")),),
            condition=Exists(And((Subtype("Plains"), YOURS))),
        ),
    ),
    creature("Fugitive Wizard", "{U}", "1/1", "Human Wizard"),
    creature("Storm Crow", "{1}{U}", "1/2", "Bird", *keywords("flying")),
    creature(
        "Cloud Sprite", "{U}", "1/1", "Faerie", *keywords("flying"),
        Static((Deontic("cant", "block", by=Not(Has("flying"))),)),
    ),
    creature("Coral Eel", "{1}{U}", "2/1", "Fish"),
    creature("Azure Mage", "{1}{U}", "2/1", "Human Wizard", Activated(pays("{3}{U}"), Draw())),
    creature(
        "Master of the Pearl Trident", "{U}{U}", "2/2", "Merfolk",
        Static(
            (AddStats(1, 1), Grant(keywords("islandwalk"))),
            affects=All(And((CREATURE, Subtype("Merfolk"), YOURS, OTHER))),
        ),
    ),
    artifact_creature(
        "Etherium Sculptor", "{1}{U}", "1/2", "Vedalken Artificer",
        Static((CostChange(ARTIFACT, YOU, -1),)),
    ),
    creature("Flying Men", "{U}", "1/1", "Human", *keywords("flying")),
    creature(
        "Thrummingbird", "{1}{U}", "1/1", "Phyrexian Bird Horror", *keywords("flying"),
        when(Damaged(SELF, "player", combat=True), Proliferate()),
    ),
    creature("Skitter Eel", "{3}{U}", "3/3", "Fish Crab", adapts("{2}{U}", 2)),
    creature(
        "Scrivener", "{4}{U}", "2/2", "Human Wizard",
        when(ENTERS, Gate(YOU, RETURN_IT), to=(in_your_graveyard(Type("instant")),)),
    ),
    creature(
        "Mnemonic Wall", "{4}{U}", "0/4", "Wall", *keywords("defender"),
        when(ENTERS, Gate(YOU, RETURN_IT), to=(in_your_graveyard(INSTANT_OR_SORCERY),)),
    ),
    creature(
        "Jace's Archivist", "{1}{U}{U}", "2/2", "Vedalken Wizard",
        Activated(
            pays("{U}", tap=True),
            Seq(
                (
                    ForEach(
                        Players("all"),
                        Note(
                            "greatest hand",
                            Arith("max", Var("greatest hand"), PlayerStat(Bound("each"), "hand")),
                        ),
                    ),
                    Discard(PlayerStat(Bound("each"), "hand"), Players("all")),
                    Draw(Var("greatest hand"), Players("all")),
                )
            ),
        ),
    ),
)  # fmt: skip
