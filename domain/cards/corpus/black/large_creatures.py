"""Black creatures of mana value 3 or more."""

from domain.cards.corpus.forms import creature, keywords, pays, regenerates, target, when
from domain.cards.corpus.parts import (
    AN_OPPONENT,
    ANY_PLAYER,
    ARTIFACT,
    ATTACKS,
    BURY_IT,
    CREATURE,
    CREATURE_YOU_CONTROL,
    DESTROY_IT,
    DIES,
    ENTERS,
    HITS_OPPONENT,
    IT,
    OPPOSING,
    OTHER,
    RATS,
    RETURN_IT,
    SACRIFICE_THIS,
    SELF,
    SWAMPS,
    THIS,
    YOU,
    YOUR_DEAD_CREATURE,
    YOUR_UPKEEP,
    ZOMBIE,
)
from domain.cards.ir.language import (
    Activated,
    AddStats,
    All,
    Apply,
    Arrange,
    CreateTokens,
    DealDamage,
    Deontic,
    Discard,
    Draw,
    ExchangeLife,
    GainLife,
    Gate,
    If,
    Keyword,
    KeywordAction,
    LoseLife,
    Move,
    PutCounters,
    Remember,
    Sacrifice,
    SacrificeCost,
    Seq,
    SetStats,
    Static,
    TargetSpec,
)
from domain.cards.ir.terms import (
    ANYTHING,
    And,
    Arith,
    Batch,
    Bound,
    Color,
    Damaged,
    Did,
    DuringStep,
    Event,
    EventAmount,
    Every,
    Happened,
    InCombat,
    Not,
    OwnedBy,
    Players,
    PlayerStat,
    Stat,
    Status,
    Subtype,
    TurnOf,
    Unless,
    ZoneChange,
)
from domain.cards.mana import mana_cost

CARDS = (
    creature("Scathe Zombies", "{2}{B}", "2/2", "Zombie"),
    creature("Zombie Goliath", "{4}{B}", "4/3", "Zombie Giant"),
    creature("Severed Legion", "{1}{B}{B}", "2/2", "Zombie", *keywords("fear")),
    creature(
        "Vampire Nighthawk", "{1}{B}{B}", "2/3", "Vampire Shaman",
        *keywords("flying", "deathtouch", "lifelink"),
    ),
    creature(
        "Looming Shade", "{2}{B}", "1/1", "Shade",
        Activated(pays("{B}"), Apply(THIS, (AddStats(1, 1),))),
    ),
    creature(
        "Gravedigger", "{3}{B}", "2/2", "Zombie",
        when(ENTERS, Gate(YOU, then=Move(IT, "hand", "return")), to=(YOUR_DEAD_CREATURE,)),
    ),
    creature(
        "Hypnotic Specter", "{1}{B}{B}", "2/2", "Specter", *keywords("flying"),
        when(HITS_OPPONENT, Discard(1, Event("player"), random=True)),
    ),
    creature(
        "Nightmare", "{5}{B}", "*/*", "Nightmare Horse", *keywords("flying"),
        Static((SetStats(SWAMPS, SWAMPS, defining=True),)),
    ),
    creature(
        "Plague Rats", "{2}{B}", "*/*", "Rat",
        Static((SetStats(RATS, RATS, defining=True),)),
    ),
    creature(
        "Highway Robber", "{2}{B}{B}", "2/2", "Human Mercenary",
        when(ENTERS, LoseLife(2, IT), GainLife(2), to=(AN_OPPONENT,)),
    ),
    creature(
        "Phyrexian Rager", "{2}{B}", "2/2", "Phyrexian Horror",
        when(ENTERS, Draw(), LoseLife(1)),
    ),
    creature(
        "Royal Assassin", "{1}{B}{B}", "1/1", "Human Assassin",
        Activated(
            pays(tap=True), Move(IT, "graveyard", "destroy"),
            targets=(target(And((CREATURE, Status("tapped")))),),
        ),
    ),
    creature("Warpath Ghoul", "{2}{B}", "3/2", "Zombie"),
    creature("Bog Wraith", "{3}{B}", "3/3", "Wraith", *keywords("swampwalk")),
    creature(
        "El-Hajjâj", "{1}{B}{B}", "1/1", "Human Wizard",
        when(Damaged(SELF), GainLife(EventAmount())),
    ),
    creature(
        "Noxious Gearhulk", "{4}{B}{B}", "5/4", "Construct", *keywords("menace"),
        when(
            ENTERS,
            Gate(
                YOU,
                then=Seq(
                    (
                        Move(IT, "graveyard", "destroy", bind="destroyed creature"),
                        If(Did("destroyed creature"), GainLife(Stat(IT, "toughness"))),
                    )
                ),
            ),
            to=(target(And((CREATURE, OTHER))),),
        ),
        kinds="artifact creature",
    ),
    creature(
        "Grave Titan", "{4}{B}{B}", "6/6", "Giant", *keywords("deathtouch"),
        when(ENTERS, CreateTokens(ZOMBIE, 2)),
        when(ATTACKS, CreateTokens(ZOMBIE, 2)),
    ),
    creature("Giant Cockroach", "{3}{B}", "4/2", "Insect"),
    creature("Python", "{1}{B}{B}", "3/2", "Snake"),
    creature("Bog Raiders", "{2}{B}", "2/2", "Zombie", *keywords("swampwalk")),
    creature(
        "Ravenous Chupacabra", "{2}{B}{B}", "2/2", "Beast Horror",
        when(ENTERS, DESTROY_IT, to=(target(And((CREATURE, OPPOSING))),)),
    ),
    creature(
        "Lord of the Undead", "{1}{B}{B}", "2/2", "Zombie",
        Static((AddStats(1, 1),), affects=All(And((CREATURE, Subtype("Zombie"), OTHER)))),
        Activated(
            pays("{1}{B}", tap=True),
            RETURN_IT,
            targets=(TargetSpec(And((Subtype("Zombie"), OwnedBy(YOU))), zone="graveyard"),),
        ),
    ),
    creature(
        "Nantuko Husk", "{2}{B}", "2/2", "Zombie Insect",
        Activated((SacrificeCost(CREATURE),), Apply(THIS, (AddStats(2, 2),))),
    ),
    creature(
        "Phyrexian Ghoul", "{2}{B}", "2/2", "Phyrexian Zombie",
        Activated((SacrificeCost(CREATURE),), Apply(THIS, (AddStats(2, 2),))),
    ),
    creature(
        "Vampire Aristocrat", "{2}{B}", "2/2", "Vampire Rogue Noble",
        Activated((SacrificeCost(CREATURE),), Apply(THIS, (AddStats(2, 2),))),
    ),
    creature(
        "Frozen Shade", "{2}{B}", "0/1", "Shade",
        Activated(pays("{B}"), Apply(THIS, (AddStats(1, 1),))),
    ),
    creature("Dross Crocodile", "{3}{B}", "5/1", "Zombie Crocodile"),
    creature(
        "Abyssal Specter", "{2}{B}{B}", "2/3", "Specter", *keywords("flying"),
        when(Damaged(SELF, "player"), Discard(1, Event("player"))),
    ),
    creature(
        "Bloodhunter Bat", "{3}{B}", "2/2", "Bat", *keywords("flying"),
        when(ENTERS, LoseLife(2, IT), GainLife(2), to=(ANY_PLAYER,)),
    ),
    creature("Juzám Djinn", "{2}{B}{B}", "5/5", "Djinn", when(YOUR_UPKEEP, DealDamage(YOU, 1))),
    creature(
        "Drinker of Sorrow", "{2}{B}", "5/3", "Horror", Static((Deontic("cant", "block"),)),
        when(Batch(Damaged(SELF, combat=True)), Sacrifice(ANYTHING)),
    ),
    creature(
        "Bontu the Glorified", "{2}{B}", "4/6", "God", *keywords("menace", "indestructible"),
        Static(
            (Deontic("cant", "attack"), Deontic("cant", "block")),
            condition=Unless(
                Happened(ZoneChange(CREATURE_YOU_CONTROL, "battlefield", "graveyard"))
            ),
        ),
        Activated(
            pays("{1}{B}", SacrificeCost(And((CREATURE, OTHER)))),
            Seq((Arrange(1), LoseLife(1, Players("opponents")), GainLife(1))),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Ichor Rats", "{1}{B}{B}", "2/1", "Phyrexian Rat", *keywords("infect"),
        when(ENTERS, PutCounters(Players("all"), "poison")),
    ),
    creature(
        "Knight of Dusk", "{1}{B}{B}", "2/2", "Human Knight",
        Activated(
            pays("{B}{B}"),
            DESTROY_IT,
            targets=(target(And((CREATURE, InCombat("blocking", THIS)))),),
        ),
    ),
    creature(
        "Laquatus's Champion", "{4}{B}{B}", "6/3", "Nightmare Horror",
        when(ENTERS, LoseLife(6, IT), Remember("drained player", IT), to=(ANY_PLAYER,)),
        when(ZoneChange(SELF, "battlefield"), GainLife(6, Bound("drained player"))),
        regenerates("{B}"),
    ),
    creature(
        "Raffine's Silencer", "{2}{B}", "1/1", "Human Assassin",
        when(ENTERS, KeywordAction("connive")),
        when(
            DIES,
            Apply(IT, (AddStats(Arith("-", 0, Stat(THIS)), Arith("-", 0, Stat(THIS))),)),
            to=(target(And((CREATURE, OPPOSING))),),
        ),
    ),
    creature(
        "Phyrexian Negator", "{2}{B}", "5/5", "Phyrexian Horror", *keywords("trample"),
        when(Damaged(to="object", recipient=THIS), Sacrifice(ANYTHING, EventAmount())),
    ),
    creature(
        "Sepulchral Primordial", "{5}{B}{B}", "5/4", "Avatar", *keywords("intimidate"),
        when(
            ENTERS, Gate(YOU, Move(IT, "battlefield", under=YOU)),
            to=(
                TargetSpec(
                    And((CREATURE, OwnedBy(Players("opponents")))), zone="graveyard", min=0, max=9,
                    different="owner",
                ),
            ),
        ),
    ),
    creature(
        "Mindslicer", "{2}{B}{B}", "4/3", "Horror",
        when(DIES, Discard(PlayerStat(Bound("each"), "hand"), Players("all"))),
    ),
    creature(
        "Disciple of Bolas", "{3}{B}", "2/1", "Human Wizard",
        when(
            ENTERS, Sacrifice(And((CREATURE, OTHER)), bind="sacrificed creature"),
            GainLife(Stat(Bound("sacrificed creature"))), Draw(Stat(Bound("sacrificed creature"))),
        ),
    ),
    creature(
        "Magus of the Mirror", "{4}{B}{B}", "4/2", "Human Wizard",
        Activated(
            pays("", SACRIFICE_THIS, tap=True), ExchangeLife(YOU, IT), (AN_OPPONENT,),
            condition=Every((TurnOf(YOU), DuringStep(("upkeep",)))),
        ),
    ),
    creature(
        "Bone Shredder", "{2}{B}", "1/1", "Phyrexian Minion", *keywords("flying"),
        Keyword("echo", mana_cost("{2}{B}")),
        when(ENTERS, DESTROY_IT, to=(target(And((CREATURE, Not(ARTIFACT), Not(Color("B"))))),)),
    ),
    creature(
        "Skinrender", "{2}{B}{B}", "3/3", "Phyrexian Zombie",
        when(ENTERS, PutCounters(IT, "-1/-1", 3), to=(target(CREATURE),)),
    ),
    creature(
        "Visara the Dreadful", "{3}{B}{B}{B}", "5/5", "Gorgon", *keywords("flying"),
        Activated(pays(tap=True), BURY_IT, targets=(target(CREATURE),)),
        kinds="legendary creature",
    ),
)  # fmt: skip
