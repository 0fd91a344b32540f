"""Red cards whose play is in combat: how they attack, block and are blocked."""

from domain.cards.corpus.forms import creature, keywords, pays, permanent, target, token, when
from domain.cards.corpus.parts import (
    ATTACKS,
    CREATURE,
    ENTERS,
    IT,
    LAND,
    OTHER,
    PLANESWALKER,
    SELF,
    THIS,
    YOU,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    AddMana,
    AddPhases,
    AddStats,
    All,
    Apply,
    Bind,
    CreateTokens,
    Deontic,
    EnchantAbility,
    Gate,
    Grant,
    If,
    Keyword,
    Look,
    Move,
    PayLife,
    Search,
    SetTapped,
    Static,
    TopOf,
)
from domain.cards.ir.terms import (
    And,
    AttachedTo,
    Begins,
    Bound,
    Count,
    Has,
    InCombat,
    Matches,
    Nth,
    Or,
    Players,
    PlayerStat,
    Subtype,
)

HASTY_GOBLIN = token("Goblin", "1/1", "R", *keywords("haste"))
OTHER_ATTACKING_GOBLINS = Count(And((OTHER, Subtype("Goblin"), InCombat("attacking"))))

CARDS = (
    creature(
        "Deputized Protester", "{2}{R}", "2/1", "Human Warrior", *keywords("menace", "melee")
    ),
    creature("Enraged Revolutionary", "{2}{R}", "2/1", "Human Warrior", *keywords("dethrone")),
    creature(
        "Treasonous Ogre", "{3}{R}", "2/3", "Ogre Shaman", *keywords("dethrone"),
        Activated((PayLife(3),), AddMana((("R",),))),
    ),
    creature(
        "Scourge of the Throne", "{4}{R}{R}", "5/5", "Dragon", *keywords("flying", "dethrone"),
        when(
            Nth(ATTACKS, 1),
            SetTapped(All(And((InCombat("attacking"), CREATURE))), tapped=False),
            AddPhases(("combat",)),
            condition=Matches(THIS, InCombat("attacking", of=Players("most_life"))),
        ),
    ),
    creature(
        "Orcish Conscripts", "{R}", "2/2", "Orc",
        Static((Deontic("cant", "attack", at_least=3), Deontic("cant", "block", at_least=3))),
    ),
    creature(
        "Two-Headed Sliver", "{1}{R}", "1/1", "Sliver",
        Static((Grant(keywords("menace")),), affects=All(Subtype("Sliver"))),
    ),
    permanent(
        "Vow of Lightning", "{2}{R}", "enchantment: Aura", EnchantAbility(CREATURE),
        Static(
            (
                AddStats(2, 2), Grant(keywords("first strike")),
                Deontic("cant", "attack", against=YOU, by=And((PLANESWALKER, YOURS))),
            ),
            affects=AttachedTo(),
        ),
    ),
    creature(
        "Goblin Guide", "{R}", "2/2", "Goblin Scout", *keywords("haste"),
        when(
            ATTACKS,
            Bind("top card", TopOf(Players("defending"))),
            Look(Bound("top card"), reveal=True),
            If(Matches(Bound("top card"), LAND), Move(Bound("top card"), "hand")),
        ),
    ),
    creature(
        "Goblin Rabblemaster", "{2}{R}", "2/2", "Goblin Warrior",
        Static(
            (Deontic("must", "attack"),),
            affects=All(And((OTHER, Subtype("Goblin"), CREATURE, YOURS))),
        ),
        when(Begins("begin_combat", YOU), CreateTokens(HASTY_GOBLIN)),
        when(ATTACKS, Apply(THIS, (AddStats(OTHER_ATTACKING_GOBLINS, 0),))),
    ),
    creature(
        "Bloodlust Inciter", "{R}", "1/1", "Human Warrior",
        Activated(
            pays(tap=True), Apply(IT, (Grant(keywords("haste")),)), targets=(target(CREATURE),)
        ),
    ),
    creature("Barbarian Horde", "{3}{R}", "3/3", "Human Barbarian Soldier"),
    creature(
        "Barbarian General", "{4}{R}", "3/2", "Human Barbarian Soldier", *keywords("horsemanship")
    ),
    creature(
        "Searing Spear Askari", "{2}{R}", "2/2", "Human Knight", *keywords("flanking"),
        Activated(pays("{1}{R}"), Apply(THIS, (Grant(keywords("menace")),))),
    ),
    creature(
        "Telim'Tor", "{4}{R}", "2/2", "Human Knight", *keywords("flanking"),
        when(
            ATTACKS,
            Apply(
                All(And((InCombat("attacking"), CREATURE, Has("flanking")))), (AddStats(1, 1),)
            ),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Ronin Houndmaster", "{2}{R}", "2/2", "Human Samurai", *keywords("haste"),
        Keyword("bushido", number=1),
    ),
    creature(
        "Sokenzan Spellblade", "{4}{R}", "2/3", "Ogre Samurai Shaman", Keyword("bushido", number=1),
        Activated(pays("{1}{R}"), Apply(THIS, (AddStats(PlayerStat(YOU, "hand"), 0),))),
    ),
    creature(
        "Godo, Bandit Warlord", "{5}{R}", "3/3", "Human Barbarian",
        when(ENTERS, Gate(YOU, then=Search(Subtype("Equipment"), "battlefield"))),
        when(
            Nth(ATTACKS, 1),
            SetTapped(
                All(Or((SELF, And((Subtype("Samurai"), YOURS))))), tapped=False
            ),
            AddPhases(("combat",)),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Battle-Mad Ronin", "{1}{R}", "1/1", "Human Samurai", Keyword("bushido", number=2),
        Static((Deontic("must", "attack"),)),
    ),
    creature(
        "Aerathi Berserker", "{2}{R}{R}{R}", "2/4", "Human Berserker", Keyword("rampage", number=3)
    ),
    creature("Frost Giant", "{3}{R}{R}{R}", "4/4", "Giant", Keyword("rampage", number=2)),
    creature(
        "Ekundu Cyclops", "{3}{R}", "3/4", "Cyclops",
        Static((Deontic("must", "attack", at_least=2),)),
    ),
)  # fmt: skip
