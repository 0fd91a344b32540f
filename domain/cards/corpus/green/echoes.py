"""Green cards that answer to events: enters, dies, damage, life, cycling."""

from domain.cards.corpus.forms import creature, keywords, pays, permanent, target, when
from domain.cards.corpus.parts import (
    ATTACKS,
    CREATURE,
    DIES,
    ENCHANTMENT,
    ENTERS,
    IT,
    LAND,
    OTHER,
    THIS,
    YOU,
    YOUR_UPKEEP,
)
from domain.cards.ir.language import (
    DealDamage,
    Deontic,
    Draw,
    GainLife,
    Gate,
    Move,
    PutCounters,
    PutDivided,
    Search,
    SetTapped,
    Static,
    TargetSpec,
    Triggered,
)
from domain.cards.ir.terms import (
    ANYTHING,
    Activates,
    And,
    AnyOf,
    CastSpell,
    Color,
    EventAmount,
    LifeChanged,
    Nth,
    Players,
    Subtype,
    ZoneChange,
)

ENTERS_OR_ATTACKS = AnyOf((ENTERS, ATTACKS))

CARDS = (
    creature(
        "Vengevine",
        "{2}{G}{G}",
        "4/3",
        "Elemental",
        *keywords("haste"),
        Triggered(
            Nth(CastSpell(CREATURE, YOU), 2),
            Gate(YOU, Move(THIS, "battlefield", "return")),
            zone="graveyard",
        ),
    ),
    creature(
        "Primeval Titan",
        "{4}{G}{G}",
        "6/6",
        "Giant",
        *keywords("trample"),
        when(ENTERS_OR_ATTACKS, Gate(YOU, Search(LAND, "battlefield", max=2, tapped=True))),
    ),
    creature(
        "Ageless Entity",
        "{3}{G}{G}",
        "4/4",
        "Elemental",
        when(LifeChanged(YOU, "gain"), PutCounters(THIS, "+1/+1", EventAmount())),
    ),
    creature(
        "Elvish Vanguard",
        "{1}{G}",
        "1/1",
        "Elf Warrior",
        when(
            ZoneChange(And((Subtype("Elf"), OTHER)), to="battlefield"), PutCounters(THIS, "+1/+1")
        ),
    ),
    creature(
        "Essence Warden",
        "{G}",
        "1/1",
        "Elf Shaman",
        when(ZoneChange(And((CREATURE, OTHER)), to="battlefield"), GainLife(1)),
    ),
    creature(
        "Nettle Sentinel",
        "{G}",
        "2/2",
        "Elf Warrior",
        Static((Deontic("cant", "untap"),)),
        when(CastSpell(Color("G"), YOU), Gate(YOU, SetTapped(THIS, tapped=False))),
    ),
    creature(
        "Verduran Enchantress",
        "{1}{G}{G}",
        "0/2",
        "Human Druid",
        when(CastSpell(ENCHANTMENT, YOU), Gate(YOU, Draw(1))),
    ),
    creature(
        "Argothian Enchantress",
        "{1}{G}",
        "0/1",
        "Human Druid",
        *keywords("shroud"),
        when(CastSpell(ENCHANTMENT, YOU), Draw(1)),
    ),
    permanent(
        "Enchantress's Presence",
        "{2}{G}",
        "enchantment",
        when(CastSpell(ENCHANTMENT, YOU), Draw(1)),
    ),
    creature(
        "Force of Nature",
        "{2}{G}{G}{G}{G}",
        "8/8",
        "Elemental",
        *keywords("trample"),
        when(YOUR_UPKEEP, Gate(YOU, pay=pays("{G}{G}{G}{G}"), otherwise=DealDamage(YOU, 8))),
    ),
    permanent(
        "Invigorating Boon",
        "{1}{G}",
        "enchantment",
        when(
            Activates(ANYTHING, Players(), "cycling"),
            Gate(YOU, PutCounters(IT, "+1/+1")),
            to=(target(CREATURE),),
        ),
    ),
    creature(
        "Jugan, the Rising Star",
        "{3}{G}{G}{G}",
        "5/5",
        "Dragon Spirit",
        *keywords("flying"),
        when(
            DIES,
            Gate(YOU, PutDivided("+1/+1")),
            to=(TargetSpec(CREATURE, min=0, max=5, divide=5),),
        ),
        kinds="legendary creature",
    ),
)
