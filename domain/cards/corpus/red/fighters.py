"""Red cards about attacking, blocking and phases of combat."""

from domain.cards.corpus.forms import (
    creature,
    does,
    if_would,
    keywords,
    pays,
    permanent,
    spell,
    target,
    when,
)
from domain.cards.corpus.parts import (
    ATTACKS,
    CREATURE,
    CREATURES_YOU_CONTROL,
    IT,
    PUMP,
    SELF,
    THIS,
    YOU,
    YOU_DONT_CONTROL,
)
from domain.cards.ir.language import (
    Activated,
    AddPhases,
    All,
    Apply,
    Bind,
    DamageRule,
    Deontic,
    Draw,
    Gate,
    Grant,
    Keyword,
    Prevented,
    PutCounters,
    Seq,
    SetTapped,
    Static,
    TargetSpec,
)
from domain.cards.ir.terms import (
    And,
    Attacks,
    Bound,
    Color,
    ControlledBy,
    Damaged,
    Did,
    Exists,
    Has,
    InCombat,
    Not,
    Or,
    Past,
    Players,
    Stat,
    StatCompare,
    Status,
    Subtype,
    Unless,
    X,
)

STRONG = StatCompare("power", ">=", 3)
UNTAPPED_GUARD = And((CREATURE, Status("untapped"), ControlledBy(Players("defending"))))
UNLESS_GUARDED = Deontic("cant", "attack", unless=Unless(Exists(And((UNTAPPED_GUARD, STRONG)))))
UNTAP_ATTACKERS = SetTapped(All(And((CREATURE, Past(Attacks(CREATURE))))), tapped=False)
GROUND_CANT_BLOCK = Apply(All(And((CREATURE, Not(Has("flying"))))), (Deontic("cant", "block"),))
GOADED = (Deontic("must", "attack"), Deontic("must", "attack", against=Players("others")))

CARDS = (
    creature("Bladetusk Boar", "{3}{R}", "3/2", "Boar", *keywords("intimidate")),
    creature(
        "Lu Bu, Master-at-Arms", "{5}{R}", "4/3", "Human Soldier Warrior",
        *keywords("haste", "horsemanship"), kinds="legendary creature",
    ),
    creature("Suq'Ata Lancer", "{2}{R}", "2/2", "Human Knight", *keywords("haste", "flanking")),
    creature("Goblin Wardriver", "{R}{R}", "2/2", "Goblin Warrior", *keywords("battle cry")),
    creature("Goblin Grappler", "{R}", "1/1", "Goblin", *keywords("provoke")),
    creature(
        "Wall of Diffusion", "{1}{R}", "0/5", "Wall", *keywords("defender"),
        Static((Deontic("may", "block", by=Has("shadow"), having="shadow"),)),
    ),
    creature(
        "Mogg Flunkies", "{1}{R}", "3/3", "Goblin",
        Static((Deontic("cant", "attack", at_least=2), Deontic("cant", "block", at_least=2))),
    ),
    creature(
        "Jackal Familiar", "{R}", "2/2", "Jackal",
        Static((Deontic("cant", "attack", at_least=2), Deontic("cant", "block", at_least=2))),
    ),
    creature(
        "Okk", "{1}{R}", "4/4", "Goblin",
        Static(
            tuple(
                Deontic("cant", action, at_least=2, by=StatCompare("power", ">", Stat(THIS)))
                for action in ("attack", "block")
            )
        ),
    ),
    creature(
        "Scarred Puma", "{R}", "2/1", "Cat",
        Static((Deontic("cant", "attack", at_least=2, by=Or((Color("B"), Color("G")))),)),
    ),
    creature(
        "Orgg", "{3}{R}{R}", "6/6", "Orgg", *keywords("trample"),
        Static((UNLESS_GUARDED,)), Static((Deontic("cant", "block", by=STRONG),)),
    ),
    creature(
        "Goblin Mutant", "{2}{R}{R}", "5/3", "Goblin Mutant", *keywords("trample"),
        Static((UNLESS_GUARDED,)), Static((Deontic("cant", "block", by=STRONG),)),
    ),
    creature(
        "Mogg Jailer", "{1}{R}", "2/2", "Goblin",
        Static(
            (
                Deontic(
                    "cant", "attack",
                    unless=Unless(
                        Exists(And((UNTAPPED_GUARD, StatCompare("power", "<=", 2))))
                    ),
                ),
            )
        ),
    ),
    creature(
        "Brassclaw Orcs", "{2}{R}", "3/2", "Orc",
        Static((Deontic("cant", "block", by=StatCompare("power", ">=", 2)),)),
    ),
    creature(
        "Spitfire Handler", "{1}{R}", "1/1", "Goblin",
        Static((Deontic("cant", "block", by=StatCompare("power", ">", Stat(THIS))),)), PUMP,
    ),
    permanent(
        "Grand Melee", "{3}{R}", "enchantment",
        Static((Deontic("must", "attack"),), affects=All(CREATURE)),
        Static((Deontic("must", "block"),), affects=All(CREATURE)),
    ),
    creature(
        "Goblin Diplomats", "{1}{R}", "2/1", "Goblin",
        Activated(pays(tap=True), Apply(All(CREATURE), (Deontic("must", "attack"),))),
    ),
    spell(
        "Relentless Assault", "{2}{R}{R}", "sorcery",
        does(UNTAP_ATTACKERS, AddPhases(("combat", "main"))),
    ),
    permanent(
        "Aggravated Assault", "{2}{R}", "enchantment",
        Activated(
            pays("{3}{R}{R}"),
            Seq((SetTapped(CREATURES_YOU_CONTROL, tapped=False), AddPhases(("combat", "main")))),
            timing="sorcery",
        ),
    ),
    creature(
        "Hellkite Charger", "{4}{R}{R}", "5/5", "Dragon", *keywords("flying", "haste"),
        when(
            ATTACKS,
            Gate(
                YOU,
                pay=pays("{5}{R}{R}"),
                then=Seq(
                    (
                        SetTapped(All(And((InCombat("attacking"), CREATURE))), tapped=False),
                        AddPhases(("combat",)),
                    )
                ),
            ),
        ),
    ),
    creature(
        "Goblin Glory Chaser", "{R}", "1/1", "Goblin Warrior", Keyword("renown", number=1),
        Static((Grant(keywords("menace")),), condition=Did("renowned")),
    ),
    creature(
        "Goblin Racketeer", "{3}{R}", "4/2", "Goblin Rogue",
        when(
            ATTACKS, Gate(YOU, then=Apply(IT, GOADED, "your_next_turn")),
            to=(target(And((CREATURE, ControlledBy(Players("defending"))))),),
        ),
    ),
    spell(
        "Disrupt Decorum", "{2}{R}{R}", "sorcery",
        does(
            Bind("goaded creatures", All(YOU_DONT_CONTROL)),
            Apply(Bound("goaded creatures"), GOADED, "your_next_turn"),
        ),
    ),
    spell(
        "Outmaneuver", "{X}{R}", "instant",
        does(
            Apply(IT, (DamageRule("as_unblocked"),)),
            to=(TargetSpec(And((InCombat("blocked"), CREATURE)), min=X(), max=X()),),
        ),
    ),
    spell(
        "Stun", "{1}{R}", "instant",
        does(Apply(IT, (Deontic("cant", "block"),)), Draw(), to=(target(CREATURE),)),
    ),
    spell("Falter", "{1}{R}", "instant", does(GROUND_CANT_BLOCK)),
    spell("Magmatic Chasm", "{1}{R}", "sorcery", does(GROUND_CANT_BLOCK)),
    spell("Seismic Stomp", "{1}{R}", "sorcery", does(GROUND_CANT_BLOCK)),
    spell(
        "Wave of Indifference", "{X}{R}", "sorcery",
        does(
            Apply(IT, (Deontic("cant", "block"),)), to=(TargetSpec(CREATURE, min=X(), max=X()),)
        ),
    ),
    creature(
        "Legion Loyalist", "{R}", "1/1", "Goblin Soldier", *keywords("haste"),
        when(
            Attacks(SELF, others=2),
            Apply(CREATURES_YOU_CONTROL, (Grant(keywords("first strike", "trample")),)),
            Apply(
                CREATURES_YOU_CONTROL,
                (Deontic("cant", "be_blocked", by=And((Status("token"), CREATURE))),),
            ),
        ),
    ),
    creature(
        "Ember Beast", "{2}{R}", "3/4", "Beast",
        Static((Deontic("cant", "attack", at_least=2), Deontic("cant", "block", at_least=2))),
    ),
    creature(
        "Two-Headed Giant of Foriys", "{4}{R}", "4/4", "Giant", *keywords("trample"),
        Static((Deontic("may", "block_more", at_most=1),)),
    ),
    permanent(
        "Bedlam", "{2}{R}{R}", "enchantment",
        Static((Deontic("cant", "block"),), affects=All(CREATURE)),
    ),
    creature(
        "Valley Dasher", "{1}{R}", "2/2", "Human Berserker", *keywords("haste"),
        Static((Deontic("must", "attack"),)),
    ),
    creature(
        "Bloodcrazed Neonate", "{1}{R}", "2/1", "Vampire", Static((Deontic("must", "attack"),)),
        when(Damaged(SELF, "player", combat=True), PutCounters(THIS, "+1/+1")),
    ),
    creature(
        "Desert Nomads", "{2}{R}", "2/2", "Human Nomad", *keywords("desertwalk"),
        if_would(Damaged(source=Subtype("Desert"), recipient=THIS), Prevented()),
    ),
)  # fmt: skip
