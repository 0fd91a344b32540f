"""Cards of several colours legends that lead by force or by craft."""

from domain.cards.corpus.forms import creature, if_would, keywords, pays, protection, target, when
from domain.cards.corpus.parts import (
    ANY_PLAYER,
    ANY_TARGET,
    ATTACKS,
    BURY_IT,
    CREATURE,
    CREATURE_YOU_CONTROL,
    ENTERS,
    IT,
    OTHER,
    PERMANENT_CARD,
    RETURN_IT,
    SACRIFICE_IT,
    SELF,
    THAT_PLAYER,
    THIS,
    YOU,
    YOUR_DEAD_CREATURE,
    YOURS,
    in_your_graveyard,
)
from domain.cards.corpus.promises import AURAS_TWICE
from domain.cards.ir.language import (
    Activated,
    AddStats,
    All,
    Apply,
    Bind,
    DealDamage,
    Draw,
    Gate,
    Grant,
    Instead,
    Keyword,
    Move,
    PayLife,
    PutCounters,
    Sacrifice,
    Seq,
    SetController,
    SetTapped,
    Static,
    TopOf,
)
from domain.cards.ir.terms import (
    And,
    Attacks,
    Bound,
    CastSpell,
    Damaged,
    Event,
    EventAmount,
    Exists,
    Has,
    IsTrue,
    OwnedBy,
    Past,
    Players,
    Stat,
    Subtype,
    Supertype,
    Unless,
    ZoneChange,
)
from domain.cards.mana import mana_cost

CARDS = (
    creature(
        "Sedris, the Traitor King", "{3}{U}{B}{R}", "5/5", "Zombie Warrior",
        Static(
            (Grant((Keyword("unearth", mana_cost("{2}{B}")),)),),
            All(And((CREATURE, OwnedBy(YOU))), "graveyard"),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Skeleton Ship", "{3}{U}{B}", "0/3", "Skeleton",
        when(IsTrue(Unless(Exists(And((Subtype("Island"), YOURS))))), SACRIFICE_IT),
        Activated(pays(tap=True), PutCounters(IT, "-1/-1"), targets=(target(CREATURE),)),
        kinds="legendary creature",
    ),
    creature(
        "Stonebrow, Krosan Hero", "{3}{R}{G}", "4/4", "Centaur Warrior", *keywords("trample"),
        when(
            Attacks(And((CREATURE_YOU_CONTROL, Has("trample")))),
            Apply(Event(), (AddStats(2, 2),)),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Szadek, Lord of Secrets", "{3}{U}{U}{B}{B}", "5/5", "Vampire", *keywords("flying"),
        if_would(
            Damaged(SELF, "player", combat=True),
            Instead(
                Seq(
                    (
                        PutCounters(THIS, "+1/+1", EventAmount()),
                        Move(TopOf(THAT_PLAYER, EventAmount()), "graveyard", "mill"),
                    )
                )
            ),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Thraximundar", "{4}{U}{B}{R}", "6/6", "Zombie Assassin", *keywords("haste"),
        when(ATTACKS, Sacrifice(CREATURE, who=Players("defending"))),
        when(
            ZoneChange(CREATURE, verb="sacrifice"), Gate(YOU, then=PutCounters(THIS, "+1/+1"))
        ),
        kinds="legendary creature",
    ),
    creature(
        "Tsabo Tavoc", "{5}{B}{R}", "7/4", "Phyrexian Horror", *keywords("first strike"),
        *protection(And((CREATURE, Supertype("legendary")))),
        Activated(
            pays("{B}{B}", tap=True), BURY_IT,
            targets=(target(And((CREATURE, Supertype("legendary")))),),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Uril, the Miststalker", "{2}{R}{G}{W}", "5/5", "Beast", *keywords("hexproof"),
        Static((AddStats(AURAS_TWICE, AURAS_TWICE),)), kinds="legendary creature",
    ),
    creature(
        "Wydwen, the Biting Gale", "{2}{U}{B}", "3/3", "Faerie Wizard",
        *keywords("flash", "flying"),
        Activated(pays("{U}{B}", PayLife(1)), Move(THIS, "hand", "return")),
        kinds="legendary creature",
    ),
    creature(
        "Xira Arien", "{B}{R}{G}", "1/2", "Insect Wizard", *keywords("flying"),
        Activated(pays("{B}{R}{G}", tap=True), Draw(1, IT), targets=(ANY_PLAYER,)),
        kinds="legendary creature",
    ),
    creature(
        "Karrthus, Tyrant of Jund", "{4}{B}{R}{G}", "7/7", "Dragon",
        *keywords("flying", "haste"),
        when(
            ENTERS,
            Bind("Dragons", All(Subtype("Dragon"))),
            Apply(Bound("Dragons"), (SetController(),), "game"),
            SetTapped(All(Subtype("Dragon")), tapped=False),
        ),
        Static(
            (Grant(keywords("haste")),),
            All(And((CREATURE_YOU_CONTROL, OTHER, Subtype("Dragon")))),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Kaervek the Merciless", "{5}{B}{R}", "5/4", "Human Shaman",
        when(
            CastSpell(who=Players("opponents")), DealDamage(IT, Stat(Event(), "mana_value")),
            to=(ANY_TARGET,),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Garza Zol, Plague Queen", "{4}{U}{B}{R}", "5/5", "Vampire Noble",
        *keywords("flying", "haste"),
        when(
            ZoneChange(And((CREATURE, Past(Damaged(SELF)))), "battlefield", "graveyard"),
            PutCounters(THIS, "+1/+1"),
        ),
        when(Damaged(SELF, "player", combat=True), Gate(YOU, then=Draw())),
        kinds="legendary creature",
    ),
    creature(
        "Bladewing the Risen", "{3}{B}{B}{R}{R}", "4/4", "Zombie Dragon", *keywords("flying"),
        when(
            ENTERS, Gate(YOU, then=Move(IT, "battlefield", "return")),
            to=(in_your_graveyard(And((Subtype("Dragon"), PERMANENT_CARD))),),
        ),
        Activated(
            pays("{B}{R}"), Apply(All(And((CREATURE, Subtype("Dragon")))), (AddStats(1, 1),))
        ),
        kinds="legendary creature",
    ),
    creature(
        "Adun Oakenshield", "{B}{R}{G}", "1/2", "Human Knight",
        Activated(pays("{B}{R}{G}", tap=True), RETURN_IT, targets=(YOUR_DEAD_CREATURE,)),
        kinds="legendary creature",
    ),
)  # fmt: skip
