"""White cards about attacking and blocking."""

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
    CREATURE_YOU_CONTROL,
    CREATURES_YOU_CONTROL,
    IT,
    OTHER,
    SELF,
    SOLDIER,
    THIS,
    YOU,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    AddStats,
    All,
    Apply,
    Choose,
    CreateTokens,
    Deontic,
    Draw,
    EnchantAbility,
    Gate,
    Grant,
    Keyword,
    Move,
    Prevented,
    RemoveFromCombat,
    Seq,
    SetBlocked,
    SetTapped,
    Shield,
    Static,
)
from domain.cards.ir.terms import (
    And,
    AttachedTo,
    Attacks,
    BecomesBlocked,
    Blocks,
    Color,
    ControlledBy,
    Count,
    Damaged,
    Did,
    DuringStep,
    Event,
    Has,
    InCombat,
    Is,
    Matches,
    Not,
    Players,
    Subtype,
)

DEFENDING = ControlledBy(Players("defending"))
NO_ATTACK_ON_YOU = Deontic("cant", "attack", against=YOU, cost=pays("{2}"))

AFTER_BLOCKS = ("declare_blockers", "first_strike_damage", "combat_damage", "end_combat")
UNBLOCKED_ATTACKER = And((InCombat("unblocked"), InCombat("attacking"), CREATURE))
SLIPS_AWAY = when(
    BecomesBlocked(SELF),
    Gate(YOU, then=Seq((SetTapped(THIS, tapped=False), RemoveFromCombat(THIS)))),
)


def cast_during(steps: tuple[str, ...]) -> Static:
    """It can be cast only during these steps."""
    return Static((Deontic("cant", "cast", unless=DuringStep(steps)),), zone="hand")


CARDS = (
    creature(
        "Soltari Trooper", "{1}{W}", "1/1", "Soltari Soldier", *keywords("shadow"),
        when(ATTACKS, Apply(THIS, (AddStats(1, 1),))),
    ),
    creature(
        "Soltari Lancer", "{2}{W}", "2/2", "Soltari Knight", *keywords("shadow"),
        Static((Grant(keywords("first strike")),), condition=Matches(THIS, InCombat("attacking"))),
    ),
    creature("Shu Cavalry", "{2}{W}", "2/2", "Human Soldier", *keywords("horsemanship")),
    creature("Benalish Cavalry", "{1}{W}", "2/2", "Human Knight", *keywords("flanking")),
    creature(
        "Cavalry Master", "{2}{W}{W}", "3/3", "Human Knight", *keywords("flanking"),
        Static(
            (Grant(keywords("flanking")),),
            affects=All(And((OTHER, CREATURE, YOURS, Has("flanking")))),
        ),
    ),
    creature("Devoted Retainer", "{W}", "1/1", "Human Samurai", Keyword("bushido", number=1)),
    creature(
        "Kitsune Blademaster", "{2}{W}", "2/2", "Fox Samurai", *keywords("first strike"),
        Keyword("bushido", number=1),
    ),
    creature(
        "Konda, Lord of Eiganjo", "{5}{W}{W}", "3/3", "Human Samurai",
        *keywords("vigilance", "indestructible"), Keyword("bushido", number=5),
        kinds="legendary creature",
    ),
    creature("Akrasan Squire", "{W}", "1/1", "Human Soldier", *keywords("exalted")),
    creature("Aven Squire", "{1}{W}", "1/1", "Bird Soldier", *keywords("flying", "exalted")),
    creature(
        "Guardians of Akrasa", "{2}{W}", "0/4", "Human Soldier", *keywords("defender", "exalted")
    ),
    creature(
        "Battlegrace Angel", "{3}{W}{W}", "4/4", "Angel", *keywords("flying", "exalted"),
        when(
            Attacks(CREATURE_YOU_CONTROL, alone=True),
            Apply(Event("object"), (Grant(keywords("lifelink")),)),
        ),
    ),
    creature(
        "Sublime Archangel", "{2}{W}{W}", "4/3", "Angel", *keywords("flying", "exalted"),
        Static(
            (Grant(keywords("exalted")),), affects=All(And((OTHER, CREATURE, YOURS)))
        ),
    ),
    creature(
        "Deftblade Elite", "{W}", "1/1", "Human Soldier", *keywords("provoke"),
        Activated(
            pays("{1}{W}"),
            Seq((Shield(THIS, combat_only=True), Shield(by=SELF, combat_only=True))),
        ),
    ),
    creature(
        "Sunhome Stalwart", "{1}{W}", "2/2", "Human Soldier", *keywords("first strike", "mentor")
    ),
    creature(
        "Loyal Pegasus", "{W}", "2/1", "Pegasus", *keywords("flying"),
        Static((Deontic("cant", "attack", at_least=2), Deontic("cant", "block", at_least=2))),
    ),
    creature(
        "Foriysian Interceptor", "{3}{W}", "0/5", "Human Soldier", *keywords("flash", "defender"),
        Static((Deontic("may", "block_more", at_most=1),)),
    ),
    creature(
        "Palace Guard", "{2}{W}", "1/4", "Human Soldier", Static((Deontic("may", "block_more"),))
    ),
    permanent(
        "High Ground", "{W}", "enchantment",
        Static((Deontic("may", "block_more", at_most=1),), affects=CREATURES_YOU_CONTROL),
    ),
    permanent(
        "Ghostly Prison", "{2}{W}", "enchantment",
        Static((NO_ATTACK_ON_YOU,), affects=All(CREATURE)),
    ),
    creature(
        "Windborn Muse", "{3}{W}", "2/3", "Spirit", *keywords("flying"),
        Static((NO_ATTACK_ON_YOU,), affects=All(CREATURE)),
    ),
    permanent(
        "Brainwash", "{W}", "enchantment: Aura", EnchantAbility(CREATURE),
        Static((Deontic("cant", "attack", cost=pays("{3}")),), affects=AttachedTo()),
    ),
    creature(
        "Blazing Archon", "{6}{W}{W}{W}", "5/6", "Archon", *keywords("flying"),
        Static((Deontic("cant", "attack", against=YOU),), affects=All(CREATURE)),
    ),
    permanent(
        "Moat", "{2}{W}{W}", "enchantment",
        Static((Deontic("cant", "attack"),), affects=All(And((CREATURE, Not(Has("flying")))))),
    ),
    creature(
        "Magus of the Moat", "{2}{W}{W}", "0/3", "Human Wizard",
        Static((Deontic("cant", "attack"),), affects=All(And((CREATURE, Not(Has("flying")))))),
    ),
    permanent(
        "Rolling Stones", "{1}{W}", "enchantment",
        Static((Deontic("may", "attack_defending"),), affects=All(Subtype("Wall"))),
    ),
    permanent(
        "Animate Wall", "{W}", "enchantment: Aura", EnchantAbility(Subtype("Wall")),
        Static((Deontic("may", "attack_defending"),), affects=AttachedTo()),
    ),
    creature(
        "Hero of Bladehold", "{2}{W}{W}", "3/4", "Human Knight", *keywords("battle cry"),
        when(ATTACKS, CreateTokens(SOLDIER, 2, tapped=True, attacking=True)),
    ),
    creature(
        "Preeminent Captain", "{2}{W}", "2/2", "Kithkin Soldier", *keywords("first strike"),
        when(
            ATTACKS,
            Move(
                Choose(YOU, And((CREATURE, Subtype("Soldier"))), "hand", 0, 1, from_zone_of=YOU),
                "battlefield", tapped=True, attacking=True,
            ),
        ),
    ),
    creature(
        "Windbrisk Raptor", "{5}{W}{W}", "5/7", "Bird", *keywords("flying"),
        Static(
            (Grant(keywords("lifelink")),),
            affects=All(And((InCombat("attacking"), CREATURE, YOURS))),
        ),
    ),
    creature(
        "Knight of the Pilgrim's Road", "{2}{W}", "3/2", "Human Knight", Keyword("renown", number=1)
    ),
    creature(
        "Topan Freeblade", "{1}{W}", "2/2", "Human Soldier", *keywords("vigilance"),
        Keyword("renown", number=1),
    ),
    creature(
        "Consul's Lieutenant", "{W}{W}", "2/1", "Human Soldier", *keywords("first strike"),
        Keyword("renown", number=1),
        when(
            ATTACKS,
            Apply(All(And((OTHER, InCombat("attacking"), CREATURE, YOURS))), (AddStats(1, 1),)),
            condition=Did("renowned"),
        ),
    ),
    creature("Gryff Rider", "{2}{W}", "2/1", "Human Knight", *keywords("flying", "training")),
    creature(
        "Jawbone Duelist", "{1}{W}", "1/1", "Phyrexian Soldier", *keywords("double strike"),
        Keyword("toxic", number=1),
    ),
    spell(
        "Curtain of Light", "{1}{W}", "instant",
        does(SetBlocked(IT), Draw(), to=(target(UNBLOCKED_ATTACKER),)),
        first=(cast_during(AFTER_BLOCKS),),
    ),
    creature(
        "Trap Runner", "{2}{W}{W}", "2/3", "Human Soldier",
        Activated(
            pays(tap=True), SetBlocked(IT), targets=(target(UNBLOCKED_ATTACKER),),
            condition=DuringStep(AFTER_BLOCKS),
        ),
    ),
    permanent(
        "Reconnaissance", "{W}", "enchantment",
        Activated(
            pays("{0}"), Seq((RemoveFromCombat(IT), SetTapped(IT, tapped=False))),
            targets=(target(And((InCombat("attacking"), CREATURE, YOURS))),),
        ),
    ),
    creature("Gustcloak Runner", "{W}", "1/1", "Human Soldier", SLIPS_AWAY),
    creature(
        "Gustcloak Harrier", "{1}{W}{W}", "2/2", "Bird Soldier", *keywords("flying"), SLIPS_AWAY
    ),
    creature("Gustcloak Sentinel", "{2}{W}{W}", "3/3", "Human Soldier", SLIPS_AWAY),
    permanent(
        "Brave the Sands", "{1}{W}", "enchantment",
        Static((Grant(keywords("vigilance")),), affects=CREATURES_YOU_CONTROL),
        Static((Deontic("may", "block_more", at_most=1),), affects=CREATURES_YOU_CONTROL),
    ),
    creature(
        "Guardian of the Gateless", "{4}{W}", "3/3", "Angel", *keywords("flying"),
        Static((Deontic("may", "block_more"),)),
        when(
            Blocks(SELF),
            Apply(
                THIS,
                (
                    AddStats(
                        Count(And((CREATURE, InCombat("blocked", of=THIS)))),
                        Count(And((CREATURE, InCombat("blocked", of=THIS)))),
                    ),
                ),
            ),
        ),
    ),
    permanent(
        "Light of Day", "{3}{W}", "enchantment",
        Static(
            (Deontic("cant", "attack"), Deontic("cant", "block")),
            affects=All(And((Color("B"), CREATURE))),
        ),
    ),
    permanent(
        "Defang", "{1}{W}", "enchantment: Aura", EnchantAbility(CREATURE),
        if_would(Damaged(source=Is(AttachedTo())), Prevented()),
    ),
)  # fmt: skip
