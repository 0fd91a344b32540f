"""Multicoloured cards about attacking and blocking."""

from domain.cards.corpus.forms import creature, keywords, pays, permanent, token, when
from domain.cards.corpus.parts import (
    ANY_TARGET,
    ATTACKS,
    CREATURE,
    CREATURE_YOU_CONTROL,
    CREATURES_YOU_CONTROL,
    IT,
    OPPOSING,
    SELF,
    THIS,
)
from domain.cards.ir.language import (
    Activated,
    AddPhases,
    AddStats,
    All,
    Apply,
    CreateTokens,
    DamageRule,
    DealDamage,
    Delay,
    Deontic,
    Grant,
    Move,
    PlayerRule,
    SetLife,
    SetTapped,
    Static,
)
from domain.cards.ir.terms import (
    EVERYONE,
    And,
    Attacks,
    Begins,
    Bound,
    Event,
    GoesUnblocked,
    HasCounter,
    InCombat,
    Nth,
    Players,
)

CARDS = (
    creature(
        "Boros Challenger", "{R}{W}", "2/3", "Human Soldier", *keywords("mentor"),
        Activated(pays("{2}{R}{W}"), Apply(THIS, (AddStats(1, 1),))),
    ),
    creature(
        "Kulrath Knight", "{3}{B/R}{B/R}", "3/3", "Elemental Knight", *keywords("flying", "wither"),
        Static(
            (Deontic("cant", "attack"), Deontic("cant", "block")),
            affects=All(And((CREATURE, OPPOSING, HasCounter()))),
        ),
    ),
    creature(
        "Boggart Ram-Gang", "{R/G}{R/G}{R/G}", "3/3", "Goblin Warrior",
        *keywords("haste", "wither"),
    ),
    creature(
        "Doran, the Siege Tower", "{W}{B}{G}", "0/5", "Treefolk Shaman",
        Static((DamageRule("by_toughness"),), affects=All(CREATURE)),
        kinds="legendary creature",
    ),
    permanent(
        "Dueling Grounds", "{1}{G}{W}", "enchantment",
        Static((PlayerRule("most_attackers", 1, EVERYONE),)),
        Static((PlayerRule("most_blockers", 1, EVERYONE),)),
    ),
    creature(
        "Aurelia, the Warleader", "{2}{R}{R}{W}{W}", "3/4", "Angel",
        *keywords("flying", "vigilance", "haste"),
        when(
            Nth(ATTACKS, 1), SetTapped(CREATURES_YOU_CONTROL, tapped=False), AddPhases(("combat",))
        ),
        kinds="legendary creature",
    ),
    creature(
        "Geist of Saint Traft", "{1}{W}{U}", "2/2", "Spirit Cleric", *keywords("hexproof"),
        when(
            ATTACKS,
            CreateTokens(
                token("Angel", "4/4", "W", *keywords("flying")), tapped=True, attacking=True,
                bind="angel",
            ),
            Delay(Begins("end_combat"), Move(Bound("angel"), "exile", "exile")),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Rafiq of the Many", "{1}{G}{W}{U}", "3/3", "Human Knight", *keywords("exalted"),
        when(
            Attacks(CREATURE_YOU_CONTROL, alone=True),
            Apply(Event("object"), (Grant(keywords("double strike")),)),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Raging Regisaur", "{2}{R}{G}", "4/4", "Dinosaur",
        when(ATTACKS, DealDamage(IT, 1), to=(ANY_TARGET,)),
    ),
    creature(
        "Master of Cruelties", "{3}{B}{R}", "1/4", "Demon",
        *keywords("first strike", "deathtouch"), Static((Deontic("cant", "attack", at_most=1),)),
        when(
            GoesUnblocked(And((SELF, InCombat("attacking", of=Players("all"))))),
            SetLife(1, Players("defending")),
            Apply(THIS, (DamageRule("no_combat_damage"),), "end_of_combat"),
        ),
    ),
    creature(
        "Livonya Silone", "{2}{R}{R}{G}{G}", "4/4", "Human Warrior",
        *keywords("first strike", "legendary landwalk"), kinds="legendary creature",
    ),
)  # fmt: skip
