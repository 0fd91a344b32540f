"""Green cards that decks of many years were built around."""

from domain.cards.corpus.forms import aura, creature, keywords, pays, permanent, token, when
from domain.cards.corpus.parts import (
    ATTACKS,
    BEAST,
    CREATURE,
    CREATURE_YOU_CONTROL,
    ENTERS,
    LAND,
    RETURN_IT,
    SELF,
    THIS,
    YOU,
    YOUR_DEAD_CREATURE,
    YOUR_UPKEEP,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    AddMana,
    AddStats,
    All,
    AndTo,
    Apply,
    CantCast,
    CreateTokens,
    DealDamage,
    ExileCost,
    GainLife,
    Gate,
    Keyword,
    PutCounters,
    Search,
    Spend,
    Static,
    Triggered,
)
from domain.cards.ir.terms import (
    And,
    Arith,
    AttachedTo,
    Bound,
    ControllerOf,
    Count,
    Event,
    Has,
    InZone,
    Is,
    Matches,
    Players,
    Stat,
    Subtype,
    ZoneChange,
)
from domain.cards.mana import COLORS, mana_cost

CARDS = (
    creature(
        "Avenger of Zendikar", "{5}{G}{G}", "5/5", "Elemental",
        when(ENTERS, CreateTokens(token("Plant", "0/1", "G"), Count(And((LAND, YOURS))))),
        when(
            ZoneChange(And((LAND, YOURS)), to="battlefield"),
            Gate(
                YOU,
                then=PutCounters(All(And((CREATURE_YOU_CONTROL, Subtype("Plant")))), "+1/+1"),
            ),
        ),
    ),
    creature(
        "Cloudthresher", "{2}{G}{G}{G}{G}", "7/7", "Elemental", *keywords("flash", "reach"),
        when(
            ENTERS, DealDamage(
                All(And((CREATURE, Has("flying")))), 2, also=(AndTo(Players("all"), 2),)
            ),
        ),
        Keyword("evoke", mana_cost("{2}{G}{G}")),
    ),
    creature(
        "Deranged Hermit", "{3}{G}{G}", "1/1", "Elf", Keyword("echo", mana_cost("{3}{G}{G}")),
        when(ENTERS, CreateTokens(token("Squirrel", "1/1", "G"), 4)),
        Static((AddStats(1, 1),), All(And((CREATURE, Subtype("Squirrel"))))),
    ),
    permanent(
        "Food Chain", "{2}{G}", "enchantment",
        Activated(
            pays("", ExileCost(CREATURE)),
            AddMana(
                tuple((color,) for color in COLORS),
                count=Arith("+", Stat(Bound("exiled"), "mana_value"), 1),
                spend=Spend(spells=CREATURE),
            ),
        ),
    ),
    creature(
        "Genesis", "{4}{G}", "4/4", "Incarnation",
        Triggered(
            YOUR_UPKEEP, Gate(YOU, pay=pays("{2}{G}"), then=RETURN_IT),
            targets=(YOUR_DEAD_CREATURE,), condition=Matches(THIS, InZone("graveyard")),
            zone="graveyard",
        ),
    ),
    creature(
        "Mirri, Cat Warrior", "{1}{G}{G}", "2/3", "Cat Warrior",
        *keywords("first strike", "forestwalk", "vigilance"), kinds="legendary creature",
    ),
    aura(
        "Pattern of Rebirth", "{3}{G}", CREATURE,
        when(
            ZoneChange(Is(AttachedTo()), "battlefield", "graveyard"),
            Gate(
                ControllerOf(Event()),
                then=Search(CREATURE, "battlefield", who=ControllerOf(Event())),
            ),
        ),
    ),
    creature(
        "Thragtusk", "{4}{G}", "5/3", "Beast", when(ENTERS, GainLife(5)),
        when(ZoneChange(SELF, "battlefield"), CreateTokens(BEAST)),
    ),
    creature(
        "Xantid Swarm", "{G}", "0/1", "Insect", *keywords("flying"),
        when(ATTACKS, Apply(None, (CantCast(Players("defending")),))),
    ),
)  # fmt: skip
