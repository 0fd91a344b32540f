"""Blue creatures of mana value 3 or more."""

from domain.cards.corpus.forms import creature, keywords, pays, target, when
from domain.cards.corpus.parts import (
    ANY_PLAYER,
    ANY_TARGET,
    ARTIFACT,
    CREATURE,
    CREATURES_YOU_CONTROL,
    DIES,
    ENTERS,
    HITS_OPPONENT,
    INSTANT_OR_SORCERY,
    IT,
    LAND,
    OPPOSING,
    OTHER,
    PLANESWALKER,
    RETURN_IT,
    SACRIFICE_IT,
    SELF,
    YOU,
    YOUR_UPKEEP,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    AddStats,
    Among,
    Apply,
    Bind,
    CastNow,
    Choose,
    DealDamage,
    Deontic,
    Draw,
    Gate,
    Grant,
    If,
    KeywordAction,
    Look,
    Move,
    Reflexive,
    Remember,
    Search,
    Seq,
    SetController,
    SetTapped,
    Static,
    TargetSpec,
    TopOf,
    While,
)
from domain.cards.ir.terms import (
    And,
    Begins,
    Bound,
    Compare,
    Damaged,
    Exists,
    Happened,
    Has,
    InZone,
    ManaSpent,
    Not,
    Or,
    OwnedBy,
    Stat,
    StatCompare,
    Status,
    Subtype,
    Unless,
    ZoneChange,
)

CARDS = (
    creature("Giant Octopus", "{3}{U}", "3/3", "Octopus"),
    creature("Wind Drake", "{2}{U}", "2/2", "Drake", *keywords("flying")),
    creature("Air Elemental", "{3}{U}{U}", "4/4", "Elemental", *keywords("flying")),
    creature("Mahamoti Djinn", "{4}{U}{U}", "5/6", "Djinn", *keywords("flying")),
    creature(
        "Phantom Warrior", "{1}{U}{U}", "2/2", "Illusion Warrior",
        Static((Deontic("cant", "be_blocked"),)),
    ),
    creature(
        "Man-o'-War", "{2}{U}", "2/2", "Jellyfish",
        when(ENTERS, Move(IT, "hand", "return"), to=(target(CREATURE),)),
    ),
    creature(
        "Archaeomancer", "{2}{U}{U}", "1/2", "Human Wizard",
        when(
            ENTERS,
            Move(IT, "hand", "return"),
            to=(TargetSpec(And((INSTANT_OR_SORCERY, OwnedBy(YOU))), zone="graveyard"),),
        ),
    ),
    creature(
        "Prodigal Sorcerer", "{2}{U}", "1/1", "Human Wizard Sorcerer",
        Activated(pays(tap=True), DealDamage(IT, 1), targets=(ANY_TARGET,)),
    ),
    creature(
        "Thieving Magpie", "{2}{U}{U}", "1/3", "Bird", *keywords("flying"),
        when(HITS_OPPONENT, Draw()),
    ),
    creature(
        "Jhessian Thief", "{2}{U}", "1/3", "Human Rogue", *keywords("prowess"),
        when(Damaged(SELF, "player", combat=True), Draw()),
    ),
    creature("Segovian Leviathan", "{4}{U}", "3/3", "Leviathan", *keywords("islandwalk")),
    creature(
        "Rotcrown Ghoul", "{4}{U}", "3/3", "Zombie",
        when(DIES, Move(TopOf(IT, 5), "graveyard", "mill"), to=(ANY_PLAYER,)),
    ),
    creature("Wall of Air", "{1}{U}{U}", "1/5", "Wall", *keywords("defender", "flying")),
    creature("Water Elemental", "{3}{U}{U}", "5/4", "Elemental"),
    creature("Vizzerdrix", "{6}{U}", "6/6", "Rabbit Beast"),
    creature(
        "Trinket Mage", "{2}{U}", "2/2", "Human Wizard",
        when(
            ENTERS,
            Gate(
                YOU,
                then=Search(
                    And((ARTIFACT, StatCompare("mana_value", "<=", 1))), "hand", reveal=True
                ),
            ),
        ),
    ),
    creature(
        "Treasure Mage", "{2}{U}", "2/2", "Human Wizard",
        when(
            ENTERS,
            Gate(
                YOU,
                then=Search(
                    And((ARTIFACT, StatCompare("mana_value", ">=", 6))), "hand", reveal=True
                ),
            ),
        ),
    ),
    creature(
        "Aether Adept", "{1}{U}{U}", "2/2", "Human Wizard",
        when(ENTERS, RETURN_IT, to=(target(CREATURE),)),
    ),
    creature(
        "Mist Raven", "{2}{U}{U}", "2/2", "Bird", *keywords("flying"),
        when(ENTERS, RETURN_IT, to=(target(CREATURE),)),
    ),
    creature(
        "Cloudkin Seer", "{2}{U}", "2/1", "Elemental Wizard", *keywords("flying"),
        when(ENTERS, Draw()),
    ),
    creature("Phantom Monster", "{3}{U}", "3/3", "Illusion", *keywords("flying")),
    creature("Snapping Drake", "{3}{U}", "3/2", "Drake", *keywords("flying")),
    creature(
        "Cloud Elemental", "{2}{U}", "2/3", "Elemental", *keywords("flying"),
        Static((Deontic("cant", "block", by=Not(Has("flying"))),)),
    ),
    creature("Horned Turtle", "{2}{U}", "1/4", "Turtle"),
    creature(
        "Thornwind Faeries", "{1}{U}{U}", "1/1", "Faerie", *keywords("flying"),
        Activated(pays(tap=True), DealDamage(IT, 1), targets=(ANY_TARGET,)),
    ),
    creature(
        "Rootwater Hunter", "{2}{U}", "1/1", "Merfolk",
        Activated(pays(tap=True), DealDamage(IT, 1), targets=(ANY_TARGET,)),
    ),
    creature(
        "Zuran Spellcaster", "{2}{U}", "1/1", "Human Wizard",
        Activated(pays(tap=True), DealDamage(IT, 1), targets=(ANY_TARGET,)),
    ),
    creature("Archivist", "{2}{U}{U}", "1/1", "Human Wizard", Activated(pays(tap=True), Draw())),
    creature(
        "Serendib Efreet", "{2}{U}", "3/4", "Efreet", *keywords("flying"),
        when(YOUR_UPKEEP, DealDamage(YOU, 1)),
    ),
    creature(
        "Sower of Temptation", "{2}{U}{U}", "2/2", "Faerie Wizard", *keywords("flying"),
        when(
            ENTERS, Apply(IT, (SetController(),), While(Exists(SELF))), to=(TargetSpec(CREATURE),)
        ),
    ),
    creature(
        "Dungeon Geists", "{2}{U}{U}", "3/3", "Spirit", *keywords("flying"),
        when(
            ENTERS, SetTapped(IT, True),
            Apply(IT, (Deontic("cant", "untap"),), While(Exists(And((SELF, YOURS))))),
            to=(TargetSpec(And((CREATURE, OPPOSING))),),
        ),
    ),
    creature(
        "Vedalken Dismisser", "{5}{U}", "2/2", "Vedalken Wizard",
        when(ENTERS, Move(IT, "library"), to=(TargetSpec(CREATURE),)),
    ),
    creature(
        "Scholar of the Lost Trove", "{5}{U}{U}", "5/5", "Sphinx", *keywords("flying"),
        when(
            ENTERS,
            CastNow(IT, instead="exile"),
            to=(
                TargetSpec(
                    And((Or((INSTANT_OR_SORCERY, ARTIFACT)), OwnedBy(YOU))), zone="graveyard"
                ),
            ),
        ),
    ),
    creature(
        "Phyrexian Ingester", "{6}{U}", "3/3", "Phyrexian Beast",
        when(
            ENTERS,
            Gate(
                YOU,
                then=Seq(
                    (
                        Move(IT, "exile", "exile", bind="exiled card"),
                        Remember("exiled card", Bound("exiled card")),
                    )
                ),
            ),
            to=(target(And((CREATURE, Not(Status("token"))))),),
        ),
        Static((AddStats(Stat(Bound("exiled card")), Stat(Bound("exiled card"), "toughness")),)),
    ),
    creature(
        "Barrin, Tolarian Archmage", "{1}{U}{U}", "2/2", "Human Wizard",
        when(ENTERS, RETURN_IT, to=(TargetSpec(And((Or((CREATURE, PLANESWALKER)), OTHER)), min=0),)),
        when(
            Begins("end", YOU),
            Draw(),
            condition=Happened(ZoneChange(OwnedBy(YOU), "battlefield", "hand")),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Wonder", "{3}{U}", "2/2", "Incarnation", *keywords("flying"),
        Static(
            (Grant(keywords("flying")),),
            affects=CREATURES_YOU_CONTROL,
            condition=Exists(And((Subtype("Island"), YOURS))),
            zone="graveyard",
        ),
    ),
    creature(
        "Court Hussar", "{2}{U}", "1/3", "Vedalken Knight", *keywords("vigilance"),
        when(
            ENTERS,
            Bind("seen cards", TopOf(YOU, 3)),
            Look(Bound("seen cards")),
            Move(Choose(YOU, among=Bound("seen cards")), "hand"),
            Move(Among(Bound("seen cards"), InZone("library")), "library", place="bottom"),
        ),
        when(ENTERS, If(Unless(Compare(ManaSpent("W"), ">=", 1)), SACRIFICE_IT)),
    ),
    creature(
        "Psychic Pickpocket", "{4}{U}", "3/2", "Octopus Rogue",
        when(
            ENTERS, KeywordAction("connive"),
            Reflexive(RETURN_IT, (TargetSpec(Not(LAND), min=0),)),
        ),
    ),
    creature(
        "Roil Elemental", "{3}{U}{U}{U}", "3/2", "Elemental", *keywords("flying"),
        when(
            ZoneChange(And((LAND, YOURS)), to="battlefield"),
            Gate(YOU, Apply(IT, (SetController(),), While(Exists(And((SELF, YOURS)))))),
            to=(TargetSpec(CREATURE),),
        ),
    ),
)  # fmt: skip
