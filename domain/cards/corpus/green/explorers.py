"""Green cards that explore, investigate, roll dice or make predefined tokens."""

from domain.cards.corpus.forms import (
    creature,
    does,
    keywords,
    loyal,
    pays,
    permanent,
    planeswalker,
    spell,
    token,
    when,
)
from domain.cards.corpus.parts import (
    CREATURE,
    CREATURE_YOU_CONTROL,
    ENTERS,
    LAND,
    SELF,
    THIS,
    YOU,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    AddMana,
    All,
    ChooseValue,
    CreateTokens,
    GainLife,
    Keyword,
    KeywordAction,
    Move,
    PutCounters,
    SacrificeCost,
    Search,
)
from domain.cards.ir.terms import (
    And,
    Arith,
    Chosen,
    Count,
    Damaged,
    Does,
    Event,
    Named,
    Not,
    OwnedBy,
    Status,
    Subtype,
    ZoneChange,
)
from domain.cards.mana import mana_cost
from domain.cards.predefined_tokens import FOOD

CARDS = (
    creature(
        "Jadelight Ranger", "{1}{G}{G}", "2/1", "Merfolk Scout Ranger",
        when(ENTERS, KeywordAction("explore"), KeywordAction("explore")),
    ),
    creature(
        "Tishana's Wayfinder", "{2}{G}", "2/2", "Merfolk Scout", when(ENTERS, KeywordAction("explore"))
    ),
    creature(
        "Ixalli's Diviner", "{1}{G}", "0/3", "Human Druid", when(ENTERS, KeywordAction("explore"))
    ),
    creature(
        "Wildgrowth Walker", "{1}{G}", "1/3", "Elemental",
        when(
            Does("explore", what=CREATURE_YOU_CONTROL), PutCounters(THIS, "+1/+1"), GainLife(3)
        ),
    ),
    creature(
        "Tireless Tracker", "{2}{G}", "3/2", "Human Scout",
        when(ZoneChange(And((LAND, YOURS)), to="battlefield"), KeywordAction("investigate")),
        when(
            ZoneChange(And((Subtype("Clue"), YOURS)), "battlefield", verb="sacrifice"),
            PutCounters(THIS, "+1/+1"),
        ),
    ),
    creature(
        "Gilded Goose", "{G}", "0/2", "Bird", *keywords("flying"),
        when(ENTERS, CreateTokens(FOOD)),
        Activated(pays("{1}{G}", tap=True), CreateTokens(FOOD)),
        Activated(pays("", SacrificeCost(Subtype("Food")), tap=True), AddMana((("W",), ("U",), ("B",), ("R",), ("G",)))),
    ),
    creature(
        "Emperor's Vanguard", "{3}{G}", "4/3", "Human Scout",
        when(Damaged(SELF, "player", combat=True), KeywordAction("explore")),
    ),
    permanent(
        "Path of Discovery", "{3}{G}", "enchantment",
        when(
            ZoneChange(CREATURE_YOU_CONTROL, to="battlefield"),
            KeywordAction("explore", what=Event()),
        ),
    ),
    permanent(
        "Ulvenwald Mysteries", "{2}{G}", "enchantment",
        when(
            ZoneChange(
                And((CREATURE, Not(Status("token")), YOURS)), "battlefield", "graveyard"
            ),
            KeywordAction("investigate"),
        ),
        when(
            ZoneChange(And((Subtype("Clue"), YOURS)), "battlefield", verb="sacrifice"),
            CreateTokens(token("Human Soldier", "1/1", "W")),
        ),
    ),
    planeswalker(
        "Nissa Revane", "{2}{G}{G}", 2, "Nissa",
        loyal(1, Search(Named("Nissa's Chosen"), "battlefield")),
        loyal(1, GainLife(Arith("*", 2, Count(And((Subtype("Elf"), YOURS)))))),
        loyal(-7, Search(And((CREATURE, Subtype("Elf"))), "battlefield", max=99)),
    ),
    spell(
        "Creeping Renaissance", "{3}{G}{G}", "sorcery",
        does(
            ChooseValue("card_type", "chosen type", options=("noninstant", "nonsorcery", "nonkindred")),
            Move(
                All(And((Chosen("card_type", "chosen type"), OwnedBy(YOU))), "graveyard"), "hand",
                "return",
            ),
        ),
        Keyword("flashback", mana_cost("{5}{G}{G}")),
    ),
)  # fmt: skip
