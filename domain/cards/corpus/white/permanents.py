"""White permanents that are no creatures."""

from domain.cards.corpus.forms import keywords, pays, permanent, target, this_turn, when
from domain.cards.corpus.parts import (
    ANY_PLAYER,
    ARTIFACT_OR_ENCHANTMENT,
    BASIC_LAND,
    CREATURE,
    CREATURE_YOU_CONTROL,
    CREATURES_YOU_CONTROL,
    DESTROY_IT,
    ENTERS,
    IT,
    OUTLANDED,
    SACRIFICE_THIS,
    SELF,
    YOU,
    YOU_CONTROL_BLACK,
    YOU_CONTROL_RED,
    YOUR_UPKEEP,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    AddStats,
    All,
    Apply,
    Deontic,
    EnchantAbility,
    ExchangeLife,
    GainLife,
    Gate,
    Grant,
    If,
    Instead,
    Move,
    Remember,
    Search,
    Static,
)
from domain.cards.ir.terms import (
    And,
    AttachedTo,
    Bound,
    Color,
    Damaged,
    Drew,
    Either,
    Event,
    EventAmount,
    Every,
    Is,
    Stat,
    Status,
    Target,
    ZoneChange,
)

CARDS = (
    permanent(
        "Glorious Anthem", "{1}{W}{W}", "enchantment",
        Static((AddStats(1, 1),), affects=CREATURES_YOU_CONTROL),
    ),
    permanent(
        "Holy Strength", "{W}", "enchantment: Aura", EnchantAbility(CREATURE),
        Static((AddStats(1, 2),), affects=AttachedTo()),
    ),
    permanent(
        "Pacifism", "{1}{W}", "enchantment: Aura", EnchantAbility(CREATURE),
        Static((Deontic("cant", "attack"), Deontic("cant", "block")), affects=AttachedTo()),
    ),
    permanent(
        "Spirit Link", "{W}", "enchantment: Aura", EnchantAbility(CREATURE),
        when(Damaged(Is(AttachedTo())), GainLife(EventAmount())),
    ),
    permanent(
        "Dega Sanctuary", "{2}{W}", "enchantment",
        when(
            YOUR_UPKEEP,
            If(Every((YOU_CONTROL_BLACK, YOU_CONTROL_RED)), GainLife(4), GainLife(2)),
            condition=Either((YOU_CONTROL_BLACK, YOU_CONTROL_RED)),
        ),
    ),
    permanent(
        "Honor of the Pure", "{1}{W}", "enchantment",
        Static((AddStats(1, 1),), affects=All(And((CREATURE, Color("W"), YOURS)))),
    ),
    permanent(
        "Crusade", "{W}{W}", "enchantment",
        Static((AddStats(1, 1),), affects=All(And((CREATURE, Color("W"))))),
    ),
    permanent(
        "Serra's Embrace", "{2}{W}{W}", "enchantment: Aura", EnchantAbility(CREATURE),
        Static((AddStats(2, 2), Grant(keywords("flying", "vigilance"))), affects=AttachedTo()),
    ),
    permanent(
        "Angelic Chorus", "{3}{W}{W}", "enchantment",
        when(
            ZoneChange(CREATURE_YOU_CONTROL, to="battlefield"), GainLife(Stat(Event(), "toughness"))
        ),
    ),
    permanent(
        "Ajani's Mantra", "{1}{W}", "enchantment",
        when(YOUR_UPKEEP, Gate(YOU, then=GainLife(1))),
    ),
    permanent(
        "Holy Armor", "{W}", "enchantment: Aura", EnchantAbility(CREATURE),
        Static((AddStats(0, 2),), affects=AttachedTo()),
        Activated(pays("{W}"), Apply(AttachedTo(), (AddStats(0, 1),))),
    ),
    permanent(
        "Castle", "{3}{W}", "enchantment",
        Static((AddStats(0, 2),), affects=All(And((CREATURE_YOU_CONTROL, Status("untapped"))))),
    ),
    permanent(
        "Intangible Virtue", "{1}{W}", "enchantment",
        Static(
            (AddStats(1, 1), Grant(keywords("vigilance"))),
            affects=All(And((CREATURE, Status("token"), YOURS))),
        ),
    ),
    permanent(
        "Serra's Blessing", "{1}{W}", "enchantment",
        Static((Grant(keywords("vigilance")),), affects=CREATURES_YOU_CONTROL),
    ),
    permanent(
        "Knighthood", "{2}{W}", "enchantment",
        Static((Grant(keywords("first strike")),), affects=CREATURES_YOU_CONTROL),
    ),
    permanent(
        "Seal of Cleansing", "{1}{W}", "enchantment",
        Activated((SACRIFICE_THIS,), DESTROY_IT, targets=(target(ARTIFACT_OR_ENCHANTMENT),)),
    ),
    permanent(
        "Journey to Nowhere", "{1}{W}", "enchantment",
        when(
            ENTERS,
            Move(IT, "exile", "exile", bind="exiled card"),
            Remember("exiled card", Bound("exiled card")),
            to=(target(CREATURE),),
        ),
        when(ZoneChange(SELF, "battlefield"), Move(Bound("exiled card"), "battlefield", "return")),
    ),
    permanent(
        "Land Tax", "{W}", "enchantment",
        when(
            YOUR_UPKEEP, Gate(YOU, Search(BASIC_LAND, "hand", max=3, reveal=True)),
            condition=OUTLANDED,
        ),
    ),
    permanent(
        "Words of Worship", "{2}{W}", "enchantment",
        Activated(
            pays("{1}"), this_turn(Drew(YOU), Instead(GainLife(5)), once=True)
        ),
    ),
    permanent(
        "Axis of Mortality", "{4}{W}{W}", "enchantment",
        when(
            YOUR_UPKEEP, Gate(YOU, ExchangeLife(IT, Target(1))), to=(ANY_PLAYER, ANY_PLAYER)
        ),
    ),
)  # fmt: skip
