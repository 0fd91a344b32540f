"""Green cards whose every word can be seen at work."""

from domain.cards.corpus.forms import (
    aura,
    creature,
    does,
    enchanted,
    from_hand,
    keywords,
    pays,
    permanent,
    protection,
    spell,
    target,
    token,
    when,
)
from domain.cards.corpus.parts import (
    ARTIFACT_OR_ENCHANTMENT,
    CREATURE,
    CREATURE_YOU_CONTROL,
    CREATURES_YOU_CONTROL,
    DESTROY_IT,
    ENTERS,
    IT,
    OTHER,
    PLANESWALKER,
    SACRIFICE_THIS,
    SELF,
    THIS,
    UNCOUNTERABLE,
    WOLF,
    YOU,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    AddMana,
    AddStats,
    All,
    Apply,
    Bind,
    CreateTokens,
    DealDamage,
    Delay,
    Deontic,
    Draw,
    Enters,
    GainLife,
    Gate,
    If,
    Move,
    PutCounters,
    SacrificeCost,
    Seq,
    SetStats,
    SetTapped,
    Shield,
    Static,
)
from domain.cards.ir.terms import (
    Aggregate,
    And,
    AnyOf,
    Batch,
    BecomesBlocked,
    Begins,
    Blocks,
    Bound,
    Color,
    Compare,
    ControlledBy,
    ControllerOf,
    Damaged,
    Event,
    EventAmount,
    Exists,
    Has,
    InCombat,
    Is,
    IsSpell,
    Not,
    Or,
    OwnedBy,
    Players,
    PlayerStat,
    Stat,
    StatCompare,
    Status,
    Subtype,
    Unless,
    Var,
    X,
    ZoneChange,
)
from domain.cards.mana import COLORS

CARDS = (
    creature(
        "Shinen of Life's Roar", "{1}{G}", "1/2", "Spirit",
        Static((Deontic("must", "be_blocked", by=CREATURE),)),
        from_hand(
            "channel", "{2}{G}{G}", Apply(IT, (Deontic("must", "be_blocked", by=CREATURE),)),
            target(CREATURE),
        ),
    ),
    aura(
        "Canopy Cover", "{1}{G}", CREATURE,
        enchanted(
            Deontic(
                "cant", "be_blocked", by=Not(Or((Has("flying"), Has("reach"))))
            ),
            Deontic("cant", "be_targeted", by=ControlledBy(Players("opponents"))),
        ),
    ),
    permanent(
        "Dense Foliage", "{2}{G}", "enchantment",
        Static((Deontic("cant", "be_targeted", by=IsSpell()),), All(CREATURE)),
    ),
    creature(
        "Gaea's Revenge", "{5}{G}{G}", "8/5", "Elemental", UNCOUNTERABLE, *keywords("haste"),
        Static((Deontic("cant", "be_targeted", by=Not(Color("G"))),)),
    ),
    creature(
        "Mistcutter Hydra", "{X}{G}", "0/0", "Hydra", UNCOUNTERABLE, *keywords("haste"),
        *protection(Color("U")), Enters(counters=(("+1/+1", X()),)),
    ),
    creature(
        "Brood Sliver", "{4}{G}", "3/3", "Sliver",
        when(
            Damaged(Subtype("Sliver"), "player", combat=True),
            Gate(
                ControllerOf(Event("source")),
                then=CreateTokens(
                    token("Sliver", "1/1", ""), who=ControllerOf(Event("source"))
                ),
            ),
        ),
    ),
    creature(
        "Kithkin Mourncaller", "{2}{G}", "2/2", "Kithkin Scout",
        when(
            ZoneChange(
                And(
                    (
                        InCombat("attacking"), Or((Subtype("Kithkin"), Subtype("Elf"))),
                        OwnedBy(YOU),
                    )
                ),
                "battlefield", "graveyard",
            ),
            Gate(YOU, then=Draw()),
        ),
    ),
    creature(
        "Selvala, Heart of the Wilds", "{1}{G}{G}", "2/3", "Elf Scout",
        when(
            ZoneChange(And((CREATURE, OTHER)), to="battlefield"),
            If(
                Unless(
                    Exists(
                        And(
                            (
                                CREATURE, Not(Is(Event())),
                                StatCompare("power", ">=", Stat(Event(), "power")),
                            )
                        )
                    )
                ),
                Gate(ControllerOf(Event()), then=Draw(1, ControllerOf(Event()))),
            ),
        ),
        Activated(
            pays("{G}", tap=True),
            AddMana(
                tuple((color,) for color in COLORS),
                count=Aggregate("max", CREATURE_YOU_CONTROL), each=True,
            ),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Woodland Champion", "{1}{G}", "2/2", "Elf Scout",
        when(
            Batch(ZoneChange(And((Status("token"), YOURS)), to="battlefield")),
            PutCounters(THIS, "+1/+1", EventAmount()),
        ),
    ),
    spell(
        "Hunter's Insight", "{2}{G}", "instant",
        does(
            Bind("chosen creature", IT),
            Delay(
                AnyOf(
                    (
                        Damaged(Is(Bound("chosen creature")), "player", combat=True),
                        Damaged(
                            Is(Bound("chosen creature")), "object", combat=True,
                            recipient=PLANESWALKER,
                        ),
                    )
                ),
                Draw(EventAmount()), duration="end_of_turn",
            ),
            to=(target(CREATURE_YOU_CONTROL),),
        ),
    ),
    spell(
        "Nature's Claim", "{G}", "instant",
        does(DESTROY_IT, GainLife(4, ControllerOf(IT)), to=(target(ARTIFACT_OR_ENCHANTMENT),)),
    ),
    creature(
        "Champion of Lambholt", "{1}{G}{G}", "1/1", "Human Warrior",
        Static(
            (
                Deontic(
                    "cant", "be_blocked", by=StatCompare("power", "<", Stat(THIS, "power"))
                ),
            ),
            CREATURES_YOU_CONTROL,
        ),
        when(
            ZoneChange(And((CREATURE_YOU_CONTROL, OTHER)), to="battlefield"),
            PutCounters(THIS, "+1/+1"),
        ),
    ),
    spell(
        "Clinging Mists", "{2}{G}", "instant",
        does(
            Shield(combat_only=True),
            If(
                Compare(PlayerStat(YOU), "<=", 5),
                Seq(
                    (
                        Bind("attackers", All(And((CREATURE, InCombat("attacking"))))),
                        SetTapped(Bound("attackers"), tapped=True),
                        Apply(Bound("attackers"), (Deontic("cant", "untap"),), "next_untap"),
                    )
                ),
            ),
        ),
    ),
    permanent(
        "Feed the Pack", "{5}{G}", "enchantment",
        when(
            Begins("end", YOU),
            Gate(
                YOU, pay=(SacrificeCost(And((CREATURE, Not(Status("token"))))),),
                then=CreateTokens(WOLF, Stat(Bound("sacrificed"), "toughness")),
            ),
        ),
    ),
    creature(
        "Flailing Drake", "{3}{G}", "2/3", "Drake", *keywords("flying"),
        when(
            AnyOf((Blocks(SELF, CREATURE), BecomesBlocked(SELF, CREATURE))),
            Apply(Event("other"), (AddStats(1, 1),)),
        ),
    ),
    creature(
        "Multani, Maro-Sorcerer", "{4}{G}{G}", "*/*", "Elemental Sorcerer", *keywords("shroud"),
        Static(
            (
                SetStats(
                    PlayerStat(Players("all"), "hand"), PlayerStat(Players("all"), "hand"),
                    defining=True,
                ),
            )
        ),
        kinds="legendary creature",
    ),
    creature(
        "Tinder Wall", "{G}", "0/3", "Plant Wall", *keywords("defender"),
        Activated(pays("", SACRIFICE_THIS), AddMana((("R", "R"),))),
        Activated(
            pays("{R}", SACRIFICE_THIS), DealDamage(IT, 2),
            targets=(target(And((CREATURE, InCombat("blocked", THIS)))),),
        ),
    ),
    creature(
        "Bane of Progress", "{4}{G}{G}", "2/2", "Elemental",
        when(
            ENTERS,
            Move(All(ARTIFACT_OR_ENCHANTMENT), "graveyard", "destroy", bind="destroyed"),
            PutCounters(THIS, "+1/+1", Var("destroyed")),
        ),
    ),
)  # fmt: skip
