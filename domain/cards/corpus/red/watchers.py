"""Red cards that watch for events, and ask what happened."""

from domain.cards.corpus.forms import creature, keywords, pays, permanent, protection, target, when
from domain.cards.corpus.parts import (
    ARTIFACT,
    ATTACKS,
    CREATURE,
    CREATURE_YOU_CONTROL,
    INSTANT_OR_SORCERY,
    IT,
    LAND,
    OTHER,
    PLANESWALKER,
    SACRIFICE_IT,
    SELF,
    THIS,
    YOU,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    AddStats,
    All,
    AndTo,
    Apply,
    Choose,
    DealDamage,
    Delay,
    Enters,
    Gate,
    Grant,
    If,
    Move,
    PutCounters,
    RemoveCounters,
    Seq,
    SetStats,
    Static,
    TargetSpec,
)
from domain.cards.ir.terms import (
    Activates,
    And,
    Arith,
    Attacks,
    Batch,
    Begins,
    Bound,
    CastSpell,
    Color,
    Compare,
    ControlledBy,
    ControllerOf,
    Count,
    Damaged,
    Event,
    EventAmount,
    Exists,
    Happened,
    History,
    InCombat,
    IsTrue,
    Players,
    Status,
    Subtype,
    TapsForMana,
    TimesResolved,
    Type,
    Unless,
    Var,
    ZoneChange,
)

GONE = Var("removed")

CARDS = (
    creature(
        "Kiln Fiend",
        "{1}{R}",
        "1/2",
        "Elemental Beast",
        when(CastSpell(INSTANT_OR_SORCERY, YOU), Apply(THIS, (AddStats(3, 0),))),
    ),
    creature(
        "Ashling the Pilgrim",
        "{1}{R}",
        "1/1",
        "Elemental Shaman",
        Activated(
            pays("{1}{R}"),
            Seq(
                (
                    PutCounters(THIS, "+1/+1"),
                    If(
                        Compare(TimesResolved(), "==", 3),
                        Seq(
                            (
                                RemoveCounters(THIS, "+1/+1", bind="removed"),
                                DealDamage(All(CREATURE), GONE, also=(AndTo(Players(), GONE),)),
                            )
                        ),
                    ),
                )
            ),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Dragon Whelp",
        "{2}{R}{R}",
        "2/3",
        "Dragon",
        *keywords("flying"),
        Activated(
            pays("{R}"),
            Seq(
                (
                    Apply(THIS, (AddStats(1, 0),)),
                    If(
                        Compare(History(Activates(SELF)), ">=", 4),
                        Delay(Begins("end"), SACRIFICE_IT),
                    ),
                )
            ),
        ),
    ),
    creature(
        "Satyr Firedancer",
        "{1}{R}",
        "1/1",
        "Satyr",
        when(
            Damaged(And((INSTANT_OR_SORCERY, YOURS)), "player", recipient=Players("opponents")),
            DealDamage(IT, EventAmount()),
            to=(target(And((CREATURE, ControlledBy(Event("player"))))),),
        ),
        kinds="enchantment creature",
    ),
    creature(
        "Hellrider",
        "{2}{R}{R}",
        "3/3",
        "Devil",
        *keywords("haste"),
        when(Attacks(CREATURE_YOU_CONTROL), DealDamage(Event("defender"), 1)),
    ),
    creature(
        "Goblin Piledriver",
        "{1}{R}",
        "1/2",
        "Goblin Warrior",
        *protection(Color("U")),
        when(
            ATTACKS,
            Apply(
                THIS,
                (
                    AddStats(
                        Arith(
                            "*", 2, Count(And((InCombat("attacking"), Subtype("Goblin"), OTHER)))
                        ),
                        0,
                    ),
                ),
            ),
        ),
    ),
    creature(
        "Chandra's Spitfire",
        "{2}{R}",
        "1/3",
        "Elemental",
        *keywords("flying"),
        when(
            Damaged(to="player", combat=False, recipient=Players("opponents")),
            Apply(THIS, (AddStats(3, 0),)),
        ),
    ),
    creature(
        "Mogg Maniac",
        "{1}{R}",
        "1/1",
        "Goblin",
        when(
            Damaged(recipient=THIS),
            DealDamage(IT, EventAmount()),
            to=(TargetSpec(PLANESWALKER, "opponent"),),
        ),
    ),
    creature(
        "Jackal Pup",
        "{R}",
        "2/1",
        "Jackal",
        when(Damaged(recipient=THIS), DealDamage(YOU, EventAmount())),
    ),
    creature(
        "Magnivore",
        "{2}{R}{R}",
        "*/*",
        "Lhurgoyf",
        *keywords("haste"),
        Static(
            (
                SetStats(
                    Count(Type("sorcery"), "graveyard"),
                    Count(Type("sorcery"), "graveyard"),
                    defining=True,
                ),
            )
        ),
    ),
    permanent(
        "Sneak Attack",
        "{3}{R}",
        "enchantment",
        Activated(
            pays("{R}"),
            Gate(
                YOU,
                Seq(
                    (
                        Move(
                            Choose(YOU, CREATURE, "hand", from_zone_of=YOU),
                            "battlefield",
                            bind="creature",
                        ),
                        Apply(Bound("creature"), (Grant(keywords("haste")),), "game"),
                        Delay(Begins("end"), Move(Bound("creature"), "graveyard", "sacrifice")),
                    )
                ),
            ),
        ),
    ),
    creature(
        "Covetous Dragon",
        "{4}{R}",
        "6/5",
        "Dragon",
        *keywords("flying"),
        when(IsTrue(Unless(Exists(And((ARTIFACT, YOURS))))), SACRIFICE_IT),
    ),
    creature(
        "The Red Terror",
        "{3}{R}",
        "4/3",
        "Tyranid",
        when(Batch(Damaged(And((Color("R"), YOURS))), each="source"), PutCounters(THIS, "+1/+1")),
        kinds="legendary creature",
    ),
    creature(
        "Hotheaded Giant",
        "{3}{R}",
        "4/4",
        "Giant Warrior",
        *keywords("haste"),
        Enters(
            counters=(("-1/-1", 2),),
            condition=Unless(Happened(CastSpell(And((Color("R"), OTHER)), YOU))),
        ),
    ),
    permanent(
        "Aether Flash",
        "{2}{R}{R}",
        "enchantment",
        when(ZoneChange(CREATURE, to="battlefield"), DealDamage(Event(), 2)),
    ),
    permanent(
        "Repercussion",
        "{1}{R}{R}",
        "enchantment",
        when(Damaged(recipient=CREATURE), DealDamage(ControllerOf(Event()), EventAmount())),
    ),
    permanent(
        "Manabarbs",
        "{3}{R}",
        "enchantment",
        when(TapsForMana(LAND), DealDamage(Event("player"), 1)),
    ),
    permanent(
        "Citadel of Pain",
        "{2}{R}",
        "enchantment",
        when(
            Begins("end"),
            DealDamage(
                Event("player"),
                Count(And((LAND, Status("untapped"), ControlledBy(Event("player"))))),
            ),
        ),
    ),
    permanent(
        "Pyrohemia",
        "{2}{R}{R}",
        "enchantment",
        when(Begins("end"), SACRIFICE_IT, condition=Unless(Exists(CREATURE))),
        Activated(pays("{R}"), DealDamage(All(CREATURE), 1, also=(AndTo(Players(), 1),))),
    ),
)
