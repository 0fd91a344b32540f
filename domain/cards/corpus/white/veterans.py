"""White cards that have seen many tables."""

from domain.cards.corpus.forms import (
    aura,
    creature,
    enchanted,
    keywords,
    loyal,
    pays,
    permanent,
    planeswalker,
    target,
    token,
    when,
)
from domain.cards.corpus.parts import (
    ARTIFACT,
    CREATURE,
    CREATURE_YOU_CONTROL,
    DESTROY_IT,
    ENCHANTMENT,
    ENTERS,
    IT,
    ITS_MANA_VALUE,
    LAND,
    OPPOSING,
    OTHER,
    SOLDIER,
    THIS,
    THIS_IN_GRAVEYARD,
    YOU,
    YOUR_AURAS_ON_CREATURES,
    YOUR_UPKEEP,
    YOURS,
    in_your_graveyard,
)
from domain.cards.ir.language import (
    Activated,
    AddStats,
    All,
    Apply,
    Attach,
    ChangeTypes,
    CreateTokens,
    Deontic,
    Draw,
    Enters,
    GainLife,
    Gate,
    Grant,
    Keyword,
    Move,
    PutCounters,
    RemoveCountersCost,
    SetStats,
    Static,
    TapOthers,
    TargetSpec,
)
from domain.cards.ir.terms import (
    And,
    Attached,
    AttachedTo,
    Count,
    Event,
    Exists,
    Is,
    Not,
    Or,
    PlayerStat,
    Status,
    Subtype,
    X,
    ZoneChange,
)
from domain.cards.mana import mana_cost

CARDS = (
    creature(
        "Wispmare", "{2}{W}", "1/3", "Elemental", *keywords("flying"),
        when(ENTERS, DESTROY_IT, to=(target(ENCHANTMENT),)), Keyword("evoke", mana_cost("{W}")),
    ),
    creature(
        "Cloudgoat Ranger", "{3}{W}{W}", "3/3", "Giant Warrior Ranger",
        when(ENTERS, CreateTokens(token("Kithkin Soldier", "1/1", "W"), 3)),
        Activated(
            pays("", TapOthers(Subtype("Kithkin"), 3)),
            Apply(THIS, (AddStats(2, 0), Grant(keywords("flying")))),
        ),
    ),
    planeswalker(
        "Elspeth Tirel", "{3}{W}{W}", 4, "Elspeth",
        loyal(2, GainLife(Count(CREATURE_YOU_CONTROL))),
        loyal(-2, CreateTokens(SOLDIER, 3)),
        loyal(
            -5,
            Move(All(And((OTHER, Not(LAND), Not(Status("token"))))), "graveyard", "destroy"),
        ),
    ),
    planeswalker(
        "Ajani, Caller of the Pride", "{1}{W}{W}", 4, "Ajani",
        loyal(1, PutCounters(IT, "+1/+1"), to=(TargetSpec(CREATURE, min=0),)),
        loyal(
            -3, Apply(IT, (Grant(keywords("flying", "double strike")),)), to=(target(CREATURE),)
        ),
        loyal(-8, CreateTokens(token("Cat", "2/2", "W"), PlayerStat(YOU))),
    ),
    creature(
        "Mikaeus, the Lunarch", "{X}{W}", "0/0", "Human Cleric",
        Enters(counters=(("+1/+1", X()),)),
        Activated(pays(tap=True), PutCounters(THIS, "+1/+1")),
        Activated(
            pays("", RemoveCountersCost("+1/+1"), tap=True),
            PutCounters(All(And((CREATURE_YOU_CONTROL, OTHER))), "+1/+1"),
        ),
        kinds="legendary creature",
    ),
    aura(
        "Face of Divinity", "{2}{W}", CREATURE, enchanted(AddStats(2, 2)),
        Static(
            (Grant(keywords("first strike", "lifelink")),), affects=AttachedTo(),
            condition=Exists(And((Subtype("Aura"), OTHER, Attached(Is(AttachedTo()))))),
        ),
    ),
    aura(
        "Prison Term", "{1}{W}{W}", CREATURE,
        enchanted(Deontic("cant", "attack"), Deontic("cant", "block"), Deontic("cant", "activate")),
        when(
            ZoneChange(And((CREATURE, OPPOSING)), to="battlefield"),
            Gate(YOU, then=Attach(Event())),
        ),
    ),
    aura(
        "Angelic Destiny", "{2}{W}{W}", CREATURE,
        enchanted(
            AddStats(4, 4), Grant(keywords("flying", "first strike")),
            ChangeTypes(subtypes=("Angel",)),
        ),
        when(
            ZoneChange(Is(AttachedTo()), "battlefield", "graveyard"),
            Move(THIS_IN_GRAVEYARD, "hand", "return"),
        ),
    ),
    aura(
        "Sage's Reverie", "{3}{W}", CREATURE,
        when(ENTERS, Draw(YOUR_AURAS_ON_CREATURES)),
        enchanted(AddStats(YOUR_AURAS_ON_CREATURES, YOUR_AURAS_ON_CREATURES)),
    ),
    permanent(
        "Starfield of Nyx", "{4}{W}", "enchantment",
        when(
            YOUR_UPKEEP, Gate(YOU, then=Move(IT, "battlefield", "return")),
            to=(in_your_graveyard(ENCHANTMENT),),
        ),
        Static(
            (ChangeTypes(("creature",)), SetStats(ITS_MANA_VALUE, ITS_MANA_VALUE)),
            All(And((ENCHANTMENT, Not(Subtype("Aura")), OTHER, YOURS))),
            condition=Exists(And((ENCHANTMENT, YOURS)), min=5),
        ),
    ),
    creature(
        "Stone Haven Outfitter", "{1}{W}", "2/2", "Kor Artificer Ally",
        Static((AddStats(1, 1),), All(And((CREATURE_YOU_CONTROL, Status("equipped"))))),
        when(
            ZoneChange(
                And((CREATURE_YOU_CONTROL, Status("equipped"))), "battlefield", "graveyard"
            ),
            Draw(),
        ),
    ),
    creature(
        "Basilica Guards", "{2}{W}", "1/4", "Human Soldier", *keywords("defender", "extort")
    ),
    creature(
        "Syndic of Tithes", "{1}{W}", "2/2", "Human Cleric", *keywords("extort")
    ),
    creature(
        "Knight of Obligation", "{3}{W}", "2/4", "Human Knight",
        *keywords("vigilance", "extort"),
    ),
    permanent(
        "Blind Obedience", "{1}{W}", "enchantment", *keywords("extort"),
        Enters(what=And((Or((ARTIFACT, CREATURE)), OPPOSING)), tapped=True),
    ),
)  # fmt: skip
