"""Black cards for what can be activated: on the battlefield, from hand, from the graveyard."""

from domain.cards.corpus.forms import (
    creature,
    keywords,
    level,
    pays,
    permanent,
    target,
    when,
    when_cycled,
)
from domain.cards.corpus.parts import (
    ANY_PLAYER,
    CREATURE,
    DESTROY_IT,
    ENTERS,
    ENTERS_TAPPED,
    IT,
    ONE_OF_ANY_COLOR,
    SACRIFICE_THIS,
    SELF,
    THIS,
    YOU,
    YOUR_DEAD_CREATURE,
    YOUR_HAND,
    ZOMBIE,
)
from domain.cards.ir.language import (
    Activated,
    AddMana,
    AddStats,
    Apply,
    CreateTokens,
    Discard,
    DiscardCost,
    Draw,
    Gate,
    Keyword,
    LoseLife,
    Move,
    PayLife,
    Regenerate,
    ReturnCost,
    SacrificeCost,
    Search,
    TargetSpec,
)
from domain.cards.ir.terms import (
    And,
    Color,
    Compare,
    ControlledBy,
    Count,
    Damaged,
    DuringStep,
    Event,
    Every,
    Not,
    OwnedBy,
    Players,
    Subtype,
    TurnOf,
    ZoneChange,
)
from domain.cards.mana import mana_cost

_HITS = Damaged(SELF, "player", combat=True)
_ZOMBIES = Count(Subtype("Zombie"))

CARDS = (
    creature(
        "Twisted Abomination", "{5}{B}", "5/3", "Zombie Mutant",
        Activated(pays("{B}"), Regenerate(THIS)), Keyword("swampcycling", mana_cost("{2}")),
    ),
    creature(
        "Gempalm Polluter", "{5}{B}", "4/3", "Zombie", Keyword("cycling", mana_cost("{B}{B}")),
        when_cycled(Gate(YOU, then=LoseLife(_ZOMBIES, IT)), to=(ANY_PLAYER,)),
    ),
    creature(
        "Dregscape Zombie", "{1}{B}", "2/1", "Zombie", Keyword("unearth", mana_cost("{B}")),
    ),
    creature(
        "Viscera Dragger", "{3}{B}", "3/3", "Zombie Ogre Warrior",
        Keyword("cycling", mana_cost("{2}")), Keyword("unearth", mana_cost("{1}{B}")),
    ),
    creature(
        "Rotting Rats", "{1}{B}", "1/1", "Zombie Rat",
        when(ENTERS, Discard(1, Players("all"))), Keyword("unearth", mana_cost("{1}{B}")),
    ),
    creature(
        "Dimir House Guard", "{3}{B}", "2/3", "Skeleton", *keywords("fear"),
        Activated((SacrificeCost(CREATURE),), Regenerate(THIS)),
        Keyword("transmute", mana_cost("{1}{B}{B}")),
    ),
    creature(
        "Blood Celebrant", "{B}", "1/1", "Human Cleric",
        Activated(pays("{B}", PayLife(1)), ONE_OF_ANY_COLOR),
    ),
    creature(
        "Skirge Familiar", "{4}{B}", "3/2", "Phyrexian Imp", *keywords("flying"),
        Activated((DiscardCost(),), AddMana((("B",),))),
    ),
    creature(
        "Blood Pet", "{B}", "1/1", "Thrull", Activated((SACRIFICE_THIS,), AddMana((("B",),))),
    ),
    permanent(
        "Greed", "{3}{B}", "enchantment", Activated(pays("{B}", PayLife(2)), Draw()),
    ),
    creature(
        "Null Champion", "{1}{B}", "1/1", "Zombie Warrior",
        Keyword("level up", mana_cost("{3}")), level(1, 3, "4/2"),
        level(4, None, "7/3", Activated(pays("{B}"), Regenerate(THIS))),
    ),
    creature(
        "Oona's Prowler", "{1}{B}", "3/1", "Faerie Rogue", *keywords("flying"),
        Activated((DiscardCost(),), Apply(THIS, (AddStats(-2, 0),)), who=Players("all")),
    ),
    creature(
        "Okiba-Gang Shinobi", "{3}{B}{B}", "3/2", "Rat Ninja",
        Keyword("ninjutsu", mana_cost("{3}{B}")), when(_HITS, Discard(2, Event("player"))),
    ),
    creature(
        "Throat Slitter", "{4}{B}", "2/2", "Rat Ninja", Keyword("ninjutsu", mana_cost("{2}{B}")),
        when(
            _HITS, DESTROY_IT,
            to=(target(And((CREATURE, Not(Color("B")), ControlledBy(Event("player"))))),),
        ),
    ),
    creature(
        "Dread Wanderer", "{B}", "2/1", "Zombie Jackal", ENTERS_TAPPED,
        Activated(
            pays("{2}{B}"), Move(THIS, "battlefield", "return"), zone="graveyard",
            timing="sorcery", condition=Compare(YOUR_HAND, "<=", 1),
        ),
    ),
    permanent(
        "Recurring Nightmare", "{2}{B}", "enchantment",
        Activated(
            (SacrificeCost(CREATURE), ReturnCost(SELF)), Move(IT, "battlefield", "return"),
            targets=(YOUR_DEAD_CREATURE,), timing="sorcery",
        ),
    ),
    permanent(
        "Attrition", "{1}{B}{B}", "enchantment",
        Activated(
            pays("{B}", SacrificeCost(CREATURE)), DESTROY_IT,
            targets=(target(And((CREATURE, Not(Color("B"))))),),
        ),
    ),
    creature(
        "Fallen Angel", "{3}{B}{B}", "3/3", "Angel", *keywords("flying"),
        Activated((SacrificeCost(CREATURE),), Apply(THIS, (AddStats(2, 1),))),
    ),
    creature(
        "Wall of Blood", "{2}{B}", "0/2", "Wall", *keywords("defender"),
        Activated((PayLife(1),), Apply(THIS, (AddStats(1, 1),))),
    ),
    creature(
        "Vampire Hounds", "{2}{B}", "2/2", "Vampire Dog",
        Activated((DiscardCost(1, CREATURE),), Apply(THIS, (AddStats(2, 2),))),
    ),
    creature(
        "Vampire Bats", "{B}", "0/1", "Bat", *keywords("flying"),
        Activated(pays("{B}"), Apply(THIS, (AddStats(1, 0),)), limit=2),
    ),
    creature(
        "Undead Gladiator", "{1}{B}{B}", "3/1", "Zombie Barbarian",
        Activated(
            pays("{1}{B}", DiscardCost()), Move(THIS, "hand", "return"), zone="graveyard",
            condition=Every((TurnOf(YOU), DuringStep(("upkeep",)))),
        ),
        Keyword("cycling", mana_cost("{1}{B}")),
    ),
    creature(
        "Bog Witch", "{2}{B}", "1/1", "Human Spellshaper",
        Activated(pays("{B}", DiscardCost(), tap=True), AddMana((("B", "B", "B"),))),
    ),
    creature(
        "Ghost-Lit Stalker", "{B}", "1/1", "Spirit",
        Activated(
            pays("{4}{B}", tap=True), Discard(2, IT), targets=(ANY_PLAYER,), timing="sorcery"
        ),
        Activated(
            pays("{5}{B}{B}", DiscardCost(1, SELF)), Discard(4, IT), targets=(ANY_PLAYER,),
            timing="sorcery", zone="hand", keyword="channel",
        ),
    ),
    creature(
        "Ink-Eyes, Servant of Oni", "{4}{B}{B}", "5/4", "Rat Ninja",
        Keyword("ninjutsu", mana_cost("{3}{B}{B}")),
        when(
            _HITS, Gate(YOU, then=Move(IT, "battlefield", "put", under=YOU)),
            to=(
                TargetSpec(And((CREATURE, OwnedBy(Event("player")))), zone="graveyard"),
            ),
        ),
        Activated(pays("{1}{B}"), Regenerate(THIS)), kinds="legendary creature",
    ),
    creature(
        "Guul Draz Assassin", "{B}", "1/1", "Vampire Assassin",
        Keyword("level up", mana_cost("{1}{B}")),
        level(
            2, 3, "2/2",
            Activated(
                pays("{B}", tap=True), Apply(IT, (AddStats(-2, -2),)), targets=(target(CREATURE),)
            ),
        ),
        level(
            4, None, "4/4",
            Activated(
                pays("{B}", tap=True), Apply(IT, (AddStats(-4, -4),)), targets=(target(CREATURE),)
            ),
        ),
    ),
    creature(
        "Nirkana Cutthroat", "{2}{B}", "3/2", "Vampire Warrior",
        Keyword("level up", mana_cost("{2}{B}")),
        level(1, 2, "4/3", *keywords("deathtouch")),
        level(3, None, "5/4", *keywords("first strike", "deathtouch")),
    ),
    creature(
        "Grixis Slavedriver", "{5}{B}", "4/4", "Zombie Giant",
        when(ZoneChange(SELF, "battlefield"), CreateTokens(ZOMBIE)),
        Keyword("unearth", mana_cost("{3}{B}")),
    ),
    creature(
        "Corpse Connoisseur", "{4}{B}", "3/3", "Zombie Wizard",
        when(ENTERS, Gate(YOU, then=Search(CREATURE, "graveyard"))),
        Keyword("unearth", mana_cost("{3}{B}")),
    ),
    creature(
        "Fleshwrither", "{2}{B}{B}", "3/3", "Horror",
        Keyword("transfigure", mana_cost("{1}{B}{B}")),
    ),
)  # fmt: skip
