"""Black creatures of mana value 2 or less."""

from domain.cards.corpus.forms import creature, keywords, pays, target, when
from domain.cards.corpus.parts import (
    AN_OPPONENT,
    ANY_PLAYER,
    CREATURE,
    CREATURE_YOU_CONTROL,
    DIES,
    ENTERS,
    IT,
    LAND,
    OTHER,
    RETURN_IT,
    SACRIFICE_THIS,
    SELF,
    THIS,
    YOU,
    YOUR_DEAD_CREATURE,
    YOUR_UPKEEP,
)
from domain.cards.ir.language import (
    Activated,
    AddStats,
    All,
    Apply,
    Arrange,
    Choose,
    ChooseValue,
    Deontic,
    Discard,
    GainLife,
    Gate,
    HandOf,
    Keyword,
    KeywordAction,
    Look,
    LoseLife,
    Move,
    PayLife,
    PutCounters,
    Reflexive,
    RemoveCounters,
    Sacrifice,
    SacrificeCost,
    Seq,
    SetTapped,
    Static,
    TargetSpec,
)
from domain.cards.ir.terms import (
    ANYTHING,
    And,
    BecomesTarget,
    Begins,
    Chosen,
    Damaged,
    Event,
    Not,
    Or,
    OwnedBy,
    Players,
    Subtype,
    ZoneChange,
)

CARDS = (
    creature("Walking Corpse", "{1}{B}", "2/2", "Zombie"),
    creature("Bog Imp", "{1}{B}", "1/1", "Imp", *keywords("flying")),
    creature("Kelinore Bat", "{2}{B}", "2/1", "Bat", *keywords("flying")),
    creature("Typhoid Rats", "{B}", "1/1", "Rat", *keywords("deathtouch")),
    creature(
        "Ravenous Rats", "{1}{B}", "1/1", "Rat",
        when(ENTERS, Discard(1, IT), to=(AN_OPPONENT,)),
    ),
    creature(
        "Carnophage", "{B}", "2/2", "Zombie",
        when(YOUR_UPKEEP, Gate(YOU, pay=(PayLife(1),), otherwise=SetTapped(THIS, True))),
    ),
    creature(
        "Festering Goblin", "{B}", "1/1", "Zombie Goblin",
        when(DIES, Apply(IT, (AddStats(-1, -1),)), to=(target(CREATURE),)),
    ),
    creature(
        "Blood Artist", "{1}{B}", "0/1", "Vampire",
        when(
            ZoneChange(Or((SELF, And((CREATURE, OTHER)))), "battlefield", "graveyard"),
            LoseLife(1, IT), GainLife(1), to=(ANY_PLAYER,),
        ),
    ),
    creature(
        "Skulking Ghost", "{1}{B}", "2/1", "Spirit", *keywords("flying"),
        when(BecomesTarget(SELF), Move(THIS, "graveyard", "sacrifice")),
    ),
    creature("Cabal Evangel", "{1}{B}", "2/2", "Human Cleric"),
    creature("Banehound", "{B}", "1/1", "Nightmare Dog", *keywords("lifelink", "haste")),
    creature(
        "Black Cat", "{1}{B}", "1/1", "Zombie Cat",
        when(DIES, Discard(1, IT, random=True), to=(AN_OPPONENT,)),
    ),
    creature(
        "Bloodthrone Vampire", "{1}{B}", "1/1", "Vampire",
        Activated((SacrificeCost(CREATURE),), Apply(THIS, (AddStats(2, 2),))),
    ),
    creature(
        "Carrion Feeder", "{B}", "1/1", "Zombie", Static((Deontic("cant", "block"),)),
        Activated((SacrificeCost(CREATURE),), PutCounters(THIS, "+1/+1")),
    ),
    creature(
        "Viscera Seer", "{B}", "1/1", "Vampire Wizard",
        Activated((SacrificeCost(CREATURE),), Arrange(1)),
    ),
    creature(
        "Nantuko Shade", "{B}{B}", "2/1", "Insect Shade",
        Activated(pays("{B}"), Apply(THIS, (AddStats(1, 1),))),
    ),
    creature(
        "Fleshbag Marauder", "{2}{B}", "3/1", "Zombie Warrior",
        when(ENTERS, Sacrifice(CREATURE, who=Players("all"))),
    ),
    creature(
        "Vampire Hexmage", "{B}{B}", "2/1", "Vampire Shaman", *keywords("first strike"),
        Activated((SACRIFICE_THIS,), RemoveCounters(IT), (TargetSpec(ANYTHING),)),
    ),
    creature(
        "Brain Maggot", "{1}{B}", "1/1", "Insect",
        when(
            ENTERS, Look(HandOf(IT), reveal=True),
            Move(
                Choose(YOU, Not(LAND), "hand", from_zone_of=IT), "exile", "exile",
                until="this_leaves",
            ),
            to=(AN_OPPONENT,),
        ),
        kinds="enchantment creature",
    ),
    creature(
        "Hunted Ghoul", "{B}", "1/2", "Zombie",
        Static((Deontic("cant", "block", by=Subtype("Human")),)),
    ),
    creature(
        "Stinkweed Imp", "{2}{B}", "1/2", "Imp", *keywords("flying"),
        when(
            Damaged(SELF, "object", combat=True, recipient=CREATURE),
            Move(Event(), "graveyard", "destroy"),
        ),
        Keyword("dredge", number=5),
    ),
    creature(
        "Golgari Thug", "{1}{B}", "1/1", "Human Warrior",
        when(DIES, Move(IT, "library"), to=(YOUR_DEAD_CREATURE,)), Keyword("dredge", number=4),
    ),
    creature(
        "Lazotep Reaver", "{1}{B}", "1/2", "Zombie Beast",
        when(ENTERS, KeywordAction("amass", 1, kind="Zombie")),
    ),
    creature(
        "Cadaver Imp", "{1}{B}{B}", "1/1", "Imp", *keywords("flying"),
        when(ENTERS, Gate(YOU, RETURN_IT), to=(YOUR_DEAD_CREATURE,)),
    ),
    creature(
        "Cabal Therapist", "{B}", "1/1", "Horror", *keywords("menace"),
        when(
            Begins("precombat_main", YOU),
            Gate(
                YOU, pay=(SacrificeCost(CREATURE),),
                then=Reflexive(
                    Seq(
                        (
                            ChooseValue("card_name", "chosen name", options=("nonland",)),
                            Look(HandOf(IT), reveal=True),
                            Move(
                                All(
                                    And((OwnedBy(IT), Chosen("card_name", "chosen name"))), "hand"
                                ),
                                "graveyard", "discard",
                            ),
                        )
                    ),
                    (ANY_PLAYER,),
                ),
            ),
        ),
    ),
    creature(
        "Soulcoil Viper", "{2}{B}", "2/3", "Snake",
        Activated(
            pays("{B}", SACRIFICE_THIS, tap=True),
            Move(IT, "battlefield", "return", counters=(("finality", 1),)), (YOUR_DEAD_CREATURE,),
            timing="sorcery",
        ),
    ),
    creature(
        "Liliana's Specter", "{1}{B}{B}", "2/1", "Specter", *keywords("flying"),
        when(ENTERS, Discard(who=Players("opponents"))),
    ),
    creature(
        "Fume Spitter", "{B}", "1/1", "Phyrexian Horror",
        Activated((SACRIFICE_THIS,), PutCounters(IT, "-1/-1"), targets=(target(CREATURE),)),
    ),
    creature(
        "Zulaport Cutthroat", "{1}{B}", "1/1", "Human Rogue Ally",
        when(
            ZoneChange(Or((SELF, And((CREATURE_YOU_CONTROL, OTHER)))), "battlefield", "graveyard"),
            LoseLife(1, Players("opponents")),
            GainLife(1),
        ),
    ),
)  # fmt: skip
