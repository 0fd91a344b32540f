"""Black permanents that are no creatures."""

from domain.cards.corpus.forms import keywords, loyal, pays, permanent, planeswalker, target, when
from domain.cards.corpus.parts import (
    ANY_PLAYER,
    CREATURE,
    DESTROY_IT,
    ENCHANTMENT,
    IT,
    LAND,
    OPPOSING,
    OTHER,
    THIS,
    YOU,
    YOUR_UPKEEP,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    AddStats,
    All,
    Apply,
    ChangeTypes,
    Choose,
    ChooseValue,
    CostChange,
    DealDamage,
    Discard,
    DiscardCost,
    Draw,
    EnchantAbility,
    Enters,
    GainLife,
    Gate,
    Grant,
    KeywordAction,
    LoseLife,
    Move,
    PayLife,
    PayMana,
    Repeat,
    Sacrifice,
    Seq,
    SetStats,
    Static,
    TopOf,
)
from domain.cards.ir.terms import (
    And,
    AttachedTo,
    Attacks,
    Becomes,
    Begins,
    Bound,
    Chosen,
    Color,
    ControllerOf,
    Damaged,
    Drew,
    Event,
    EventAmount,
    Is,
    LifeChanged,
    Players,
    StatCompare,
    Status,
    Subtype,
    ZoneChange,
)
from domain.cards.mana import mana_cost

CARDS = (
    permanent(
        "Unholy Strength", "{B}", "enchantment: Aura", EnchantAbility(CREATURE),
        Static((AddStats(2, 1),), affects=AttachedTo()),
    ),
    permanent(
        "Underworld Dreams", "{B}{B}{B}", "enchantment",
        when(Drew(Players("opponents")), DealDamage(Event("player"), 1)),
    ),
    permanent(
        "Polluted Bonds", "{3}{B}{B}", "enchantment",
        when(
            ZoneChange(And((LAND, OPPOSING)), to="battlefield"),
            LoseLife(2, ControllerOf(Event())),
            GainLife(2),
        ),
    ),
    permanent(
        "Pooling Venom", "{1}{B}", "enchantment: Aura", EnchantAbility(LAND),
        when(Becomes(Is(AttachedTo()), "tapped"), LoseLife(2, ControllerOf(Event()))),
        Activated(pays("{3}{B}"), Move(AttachedTo(), "graveyard", "destroy")),
    ),
    permanent(
        "Binding Agony", "{1}{B}", "enchantment: Aura", EnchantAbility(CREATURE),
        when(
            Damaged(to="object", recipient=AttachedTo()),
            DealDamage(ControllerOf(AttachedTo()), EventAmount()),
        ),
    ),
    permanent(
        "Bad Moon", "{1}{B}", "enchantment",
        Static((AddStats(1, 1),), affects=All(And((CREATURE, Color("B"))))),
    ),
    permanent(
        "Weakness", "{B}", "enchantment: Aura", EnchantAbility(CREATURE),
        Static((AddStats(-2, -1),), affects=AttachedTo()),
    ),
    permanent(
        "Dead Weight", "{B}", "enchantment: Aura", EnchantAbility(CREATURE),
        Static((AddStats(-2, -2),), affects=AttachedTo()),
    ),
    permanent(
        "Enfeeblement", "{B}{B}", "enchantment: Aura", EnchantAbility(CREATURE),
        Static((AddStats(-2, -2),), affects=AttachedTo()),
    ),
    permanent(
        "Dread of Night", "{B}", "enchantment",
        Static((AddStats(-1, -1),), affects=All(And((CREATURE, Color("W"))))),
    ),
    permanent(
        "Night of Souls' Betrayal", "{2}{B}{B}", "legendary enchantment",
        Static((AddStats(-1, -1),), affects=All(CREATURE)),
    ),
    permanent(
        "Phyrexian Arena", "{1}{B}{B}", "enchantment", when(YOUR_UPKEEP, Draw(), LoseLife(1)),
    ),
    permanent(
        "Oath of Lim-Dûl", "{3}{B}", "enchantment",
        when(
            LifeChanged(YOU, "lose"),
            Repeat(Gate(YOU, pay=(DiscardCost(),), otherwise=Sacrifice(OTHER)), EventAmount()),
        ),
        Activated(pays("{B}{B}"), Draw()),
    ),
    permanent(
        "Circle of Affliction", "{1}{B}", "enchantment",
        Enters(first=ChooseValue("color", "chosen color")),
        when(
            Damaged(Chosen("color", "chosen color"), "player", recipient=YOU),
            Gate(YOU, pay=(PayMana(mana_cost("{1}")),), then=Seq((LoseLife(1, IT), GainLife(1)))),
            to=(ANY_PLAYER,),
        ),
    ),
    permanent(
        "Daxos's Torment", "{3}{B}", "enchantment",
        when(
            ZoneChange(And((ENCHANTMENT, YOURS)), to="battlefield"),
            Apply(
                THIS,
                (
                    ChangeTypes(("creature",), ("Demon",)),
                    SetStats(5, 5),
                    Grant(keywords("flying", "haste")),
                ),
            ),
        ),
    ),
    planeswalker(
        "Ob Nixilis, the Hate-Twisted", "{3}{B}{B}", 5, "Nixilis",
        when(Drew(Players("opponents")), DealDamage(Event("player"), 1)),
        loyal(-2, DESTROY_IT, Draw(2, ControllerOf(IT)), to=(target(CREATURE),)),
    ),
    permanent(
        "Dreadhorde Invasion", "{1}{B}", "enchantment",
        when(YOUR_UPKEEP, LoseLife(1), KeywordAction("amass", 1, kind="Zombie")),
        when(
            Attacks(
                And((Subtype("Zombie"), Status("token"), YOURS, StatCompare("power", ">=", 6)))
            ),
            Apply(Event(), (Grant(keywords("lifelink")),)),
        ),
    ),
    permanent(
        "Ripples of Undeath", "{1}{B}", "enchantment",
        when(
            Begins("precombat_main", YOU),
            Move(TopOf(YOU, 3), "graveyard", "mill", bind="milled cards"),
            Gate(
                YOU, pay=(*pays("{1}"), PayLife(3)),
                then=Move(Choose(YOU, among=Bound("milled cards")), "hand"),
            ),
        ),
    ),
    permanent(
        "Bottomless Pit", "{1}{B}{B}", "enchantment",
        when(Begins("upkeep"), Discard(1, Event("player"), random=True)),
    ),
    permanent(
        "Necrogen Mists", "{2}{B}", "enchantment",
        when(Begins("upkeep"), Discard(1, Event("player"))),
    ),
    permanent(
        "Heartless Summoning", "{1}{B}", "enchantment",
        Static((CostChange(CREATURE, YOU, -2),)),
        Static((AddStats(-1, -1),), All(And((CREATURE, YOURS)))),
    ),
)  # fmt: skip
