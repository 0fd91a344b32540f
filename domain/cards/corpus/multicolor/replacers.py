"""Cards of two or more colours that replace what would happen."""

from domain.cards.corpus.forms import creature, if_would, keywords, permanent
from domain.cards.corpus.parts import (
    COMES_IF_DISCARDED,
    CREATURE,
    CREATURE_YOU_CONTROL,
    OTHER,
    THIS,
    TWICE,
    UNCOUNTERABLE,
    YOU,
    YOURS,
)
from domain.cards.ir.language import (
    AddStats,
    All,
    CantCast,
    Deontic,
    Draw,
    Instead,
    PlayerRule,
    Prevented,
    Redirected,
    Static,
)
from domain.cards.ir.terms import (
    And,
    Color,
    ControllerOf,
    CounterChange,
    Damaged,
    Drew,
    Event,
    EventAmount,
    Players,
)

CARDS = (
    creature(
        "Loxodon Smiter", "{1}{G}{W}", "4/4", "Elephant Soldier", UNCOUNTERABLE, COMES_IF_DISCARDED,
    ),
    creature(
        "Wilt-Leaf Liege", "{1}{G/W}{G/W}{G/W}", "4/4", "Elf Knight",
        Static((AddStats(1, 1),), affects=All(And((CREATURE, Color("G"), OTHER, YOURS)))),
        Static((AddStats(1, 1),), affects=All(And((CREATURE, Color("W"), OTHER, YOURS)))),
        COMES_IF_DISCARDED,
    ),
    creature(
        "Notion Thief", "{2}{U}{B}", "3/1", "Human Rogue", *keywords("flash"),
        if_would(Drew(Players("opponents"), further=True), Instead(Draw())),
    ),
    creature(
        "Corpsejack Menace", "{2}{B}{G}", "4/4", "Fungus",
        if_would(CounterChange(CREATURE_YOU_CONTROL, "+1/+1"), TWICE),
    ),
    creature(
        "Swans of Bryn Argoll", "{2}{W/U}{W/U}", "4/3", "Bird Spirit", *keywords("flying"),
        if_would(
            Damaged(recipient=THIS), Prevented(), Draw(EventAmount(), ControllerOf(Event("source"))),
        ),
    ),
    creature(
        "Empyrial Archangel", "{4}{G}{W}{W}{U}", "5/8", "Angel", *keywords("flying", "shroud"),
        if_would(Damaged(recipient=YOU), Redirected(THIS)),
    ),
    creature(
        "Kunoros, Hound of Athreos", "{1}{W}{B}", "3/3", "Dog",
        *keywords("vigilance", "menace", "lifelink"),
        Static((Deontic("cant", "enter"),), affects=All(CREATURE, "graveyard")),
        Static((CantCast(zone="graveyard"),)),
        kinds="legendary creature",
    ),
    permanent(
        "Everlasting Torment", "{2}{B/R}", "enchantment",
        Static(
            (
                PlayerRule("no_life_gain", who=Players("all")), PlayerRule("damage_unpreventable"),
                PlayerRule("damage_withers"),
            )
        ),
    ),
)  # fmt: skip
