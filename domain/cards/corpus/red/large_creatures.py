"""Red creatures of mana value 3 or more."""

from domain.cards.corpus.forms import creature, keywords, pays, target, when
from domain.cards.corpus.parts import (
    AN_OPPONENT,
    ANY_TARGET,
    ARTIFACT,
    ATTACKS,
    CREATURE,
    ENTERS,
    GOBLIN,
    INSTANT_OR_SORCERY,
    IT,
    OPPONENT_HURT,
    OTHER,
    PING,
    PUMP,
    SACRIFICE_IT,
    THIS,
    YOU,
    YOUR_UPKEEP,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    AddStats,
    All,
    AndTo,
    Apply,
    CastNow,
    CreateTokens,
    DealDamage,
    Deontic,
    DiscardCost,
    Draw,
    Fight,
    Flip,
    Gate,
    Grant,
    If,
    Keyword,
    KeywordAction,
    Look,
    Move,
    PayMana,
    PutCounters,
    SacrificeCost,
    Search,
    SetController,
    SetTapped,
    Static,
    TargetSpec,
    TopOf,
)
from domain.cards.ir.terms import (
    ANYTHING,
    And,
    Arith,
    Begins,
    Bound,
    Damaged,
    EventAmount,
    Exists,
    Happened,
    Named,
    Or,
    OwnedBy,
    Players,
    PlayerStat,
    StatCompare,
    Subtype,
    Unless,
    Var,
    ZoneChange,
)
from domain.cards.mana import mana_cost

CARDS = (
    creature("Hill Giant", "{3}{R}", "3/3", "Giant"),
    creature("Earth Elemental", "{3}{R}{R}", "4/5", "Elemental"),
    creature("Lightning Elemental", "{3}{R}", "4/1", "Elemental", *keywords("haste")),
    creature("Boggart Brute", "{2}{R}", "3/2", "Goblin Warrior", *keywords("menace")),
    creature("Shivan Dragon", "{4}{R}{R}", "5/5", "Dragon", *keywords("flying"), PUMP),
    creature("Furnace Whelp", "{2}{R}{R}", "2/2", "Dragon", *keywords("flying"), PUMP),
    creature("Wall of Fire", "{1}{R}{R}", "0/5", "Wall", *keywords("defender"), PUMP),
    creature("Prodigal Pyromancer", "{2}{R}", "1/1", "Human Wizard", PING),
    creature(
        "Goblin Sharpshooter", "{2}{R}", "1/1", "Goblin",
        Static((Deontic("cant", "untap"),)),
        when(ZoneChange(CREATURE, "battlefield", "graveyard"), SetTapped(THIS, False)),
        PING,
    ),
    creature(
        "Orcish Artillery", "{1}{R}{R}", "1/3", "Orc Warrior",
        Activated(
            pays(tap=True), DealDamage(IT, 2, also=(AndTo(YOU, 3),)),
            targets=(ANY_TARGET,),
        ),
    ),
    creature(
        "Flametongue Kavu", "{3}{R}", "4/2", "Kavu",
        when(ENTERS, DealDamage(IT, 4), to=(target(CREATURE),)),
    ),
    creature(
        "Manic Vandal", "{2}{R}", "2/2", "Human Warrior",
        when(ENTERS, Move(IT, "graveyard", "destroy"), to=(target(ARTIFACT),)),
    ),
    creature(
        "Keldon Raider", "{2}{R}{R}", "4/3", "Human Warrior",
        when(ENTERS, Gate(YOU, pay=(DiscardCost(),), then=Draw())),
    ),
    creature(
        "Goblin King", "{1}{R}{R}", "2/2", "Goblin",
        Static(
            (AddStats(1, 1), Grant(keywords("mountainwalk"))),
            affects=All(And((Subtype("Goblin"), OTHER))),
        ),
    ),
    creature(
        "Goblin Chieftain", "{1}{R}{R}", "2/2", "Goblin", *keywords("haste"),
        Static(
            (AddStats(1, 1), Grant(keywords("haste"))),
            affects=All(And((Subtype("Goblin"), CREATURE, YOURS, OTHER))),
        ),
    ),
    creature(
        "Siege-Gang Commander", "{3}{R}{R}", "2/2", "Goblin",
        when(ENTERS, CreateTokens(GOBLIN, 3)),
        Activated(
            pays("{1}{R}", SacrificeCost(Subtype("Goblin"))), DealDamage(IT, 2),
            targets=(ANY_TARGET,),
        ),
    ),
    creature("Gray Ogre", "{2}{R}", "2/2", "Ogre"),
    creature("Goblin Roughrider", "{2}{R}", "3/2", "Goblin Knight"),
    creature(
        "Ball Lightning", "{R}{R}{R}", "6/1", "Elemental", *keywords("trample", "haste"),
        when(Begins("end"), Move(THIS, "graveyard", "sacrifice")),
    ),
    creature(
        "Embermage Goblin", "{3}{R}", "1/1", "Goblin Wizard",
        when(ENTERS, Gate(YOU, then=Search(Named("Embermage Goblin"), "hand", reveal=True))),
        PING,
    ),
    creature("Wall of Stone", "{1}{R}{R}", "0/8", "Wall", *keywords("defender")),
    creature("Fire Elemental", "{3}{R}{R}", "5/4", "Elemental"),
    creature(
        "Goblin Matron", "{2}{R}", "1/1", "Goblin",
        when(ENTERS, Gate(YOU, then=Search(Subtype("Goblin"), "hand", reveal=True))),
    ),
    creature(
        "Imperial Recruiter", "{2}{R}", "1/1", "Human Advisor",
        when(ENTERS, Search(And((CREATURE, StatCompare("power", "<=", 2))), "hand", reveal=True)),
    ),
    creature("Bloodrock Cyclops", "{2}{R}", "3/3", "Cyclops", Static((Deontic("must", "attack"),))),
    creature(
        "Berserkers of Blood Ridge", "{4}{R}", "4/4", "Human Berserker",
        Static((Deontic("must", "attack"),)),
    ),
    creature(
        "Shivan Hellkite", "{5}{R}{R}", "5/5", "Dragon", *keywords("flying"),
        Activated(pays("{1}{R}"), DealDamage(IT, 1), targets=(ANY_TARGET,)),
    ),
    creature("Raging Minotaur", "{2}{R}{R}", "3/3", "Minotaur Berserker", *keywords("haste")),
    creature(
        "Scoria Wurm", "{4}{R}", "7/7", "Wurm",
        when(YOUR_UPKEEP, Flip(lost=Move(THIS, "hand", "return"))),
    ),
    creature(
        "Crazed Firecat", "{5}{R}{R}", "4/4", "Elemental Cat",
        when(
            ENTERS, Flip(until_lost=True, bind="flips won"),
            PutCounters(THIS, "+1/+1", Var("flips won")),
        ),
    ),
    creature(
        "Zealous Conscripts", "{4}{R}", "3/3", "Human Warrior", *keywords("haste"),
        when(
            ENTERS, Apply(IT, (SetController(),)), SetTapped(IT, False),
            Apply(IT, (Grant(keywords("haste")),)), to=(TargetSpec(ANYTHING),),
        ),
    ),
    creature(
        "Spelleater Wolverine", "{2}{R}", "3/2", "Wolverine",
        Static(
            (Grant(keywords("double strike")),),
            condition=Exists(And((INSTANT_OR_SORCERY, OwnedBy(YOU))), "graveyard", 3),
        ),
    ),
    creature(
        "War Elemental", "{R}{R}{R}", "1/1", "Elemental",
        when(ENTERS, If(Unless(Happened(OPPONENT_HURT)), SACRIFICE_IT)),
        when(OPPONENT_HURT, PutCounters(THIS, "+1/+1", EventAmount())),
    ),
    creature(
        "Galvanoth", "{3}{R}{R}", "3/3", "Beast",
        when(YOUR_UPKEEP, Look(TopOf(YOU)), CastNow(TopOf(YOU), filter=INSTANT_OR_SORCERY)),
    ),
    creature(
        "Alesha, Who Smiles at Death", "{2}{R}", "3/2", "Human Warrior", *keywords("first strike"),
        when(
            ATTACKS,
            Gate(
                YOU,
                pay=(PayMana(mana_cost("{W/B}{W/B}")),),
                then=Move(IT, "battlefield", "return", tapped=True, attacking=True),
            ),
            to=(
                TargetSpec(
                    And((CREATURE, OwnedBy(YOU), StatCompare("power", "<=", 2))), zone="graveyard"
                ),
            ),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Brash Taunter", "{4}{R}", "1/1", "Goblin", *keywords("indestructible"),
        when(Damaged(to="object", recipient=THIS), DealDamage(IT, EventAmount()), to=(AN_OPPONENT,)),
        Activated(
            pays("{2}{R}", tap=True), Fight(THIS, IT), targets=(target(And((CREATURE, OTHER))),)
        ),
    ),
    creature(
        "Ill-Tempered Cyclops", "{3}{R}", "3/3", "Cyclops", *keywords("trample"),
        Activated(pays("{5}{R}"), KeywordAction("monstrosity", 3)),
    ),
    creature(
        "Heartless Hidetsugu", "{3}{R}{R}", "4/3", "Ogre Shaman",
        Activated(
            pays(tap=True),
            DealDamage(Players("all"), Arith("half_down", PlayerStat(Bound("each")))),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Lightning Crafter", "{3}{R}", "3/3", "Goblin Shaman",
        Keyword("champion", quality=Or((Subtype("Goblin"), Subtype("Shaman")))),
        Activated(pays(tap=True), DealDamage(IT, 3), targets=(ANY_TARGET,)),
    ),
    creature(
        "Jeska, Warrior Adept", "{2}{R}{R}", "3/1", "Human Barbarian Warrior",
        *keywords("first strike", "haste"),
        Activated(pays(tap=True), DealDamage(IT, 1), targets=(ANY_TARGET,)),
        kinds="legendary creature",
    ),
)  # fmt: skip
