"""White cards whose play is in combat: how they attack, block and are blocked."""

from domain.cards.corpus.forms import creature, does, keywords, pays, permanent, spell, target, when
from domain.cards.corpus.parts import (
    ATTACKS,
    CREATURE,
    ENCHANTMENT,
    IT,
    OTHER,
    PLANESWALKER,
    THIS,
    YOU,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    AddStats,
    All,
    Apply,
    Deontic,
    EnchantAbility,
    Gate,
    Grant,
    Keyword,
    PutCounters,
    SetTapped,
    Static,
)
from domain.cards.ir.terms import (
    And,
    AttachedTo,
    ControlledBy,
    Count,
    Not,
    Players,
    Status,
    Subtype,
    ZoneChange,
)

TAPS_A_DEFENDERS_CREATURE = when(
    ATTACKS,
    SetTapped(IT, tapped=True),
    to=(target(And((CREATURE, ControlledBy(Players("defending"))))),),
)
PRICED_BY_CLERICS = Static(
    tuple(
        Deontic("cant", action, cost=pays("{1}"), times=Count(Subtype("Cleric")))
        for action in ("attack", "block")
    )
)

CARDS = (
    permanent(
        "Sphere of Safety", "{4}{W}", "enchantment",
        Static(
            (
                Deontic(
                    "cant", "attack", against=YOU, by=And((PLANESWALKER, YOURS)), cost=pays("{1}"),
                    times=Count(And((ENCHANTMENT, YOURS))),
                ),
            ),
            affects=All(CREATURE),
        ),
    ),
    creature(
        "Whipgrass Entangler", "{2}{W}", "1/3", "Human Cleric",
        Activated(
            pays("{1}{W}"), Apply(IT, (Grant((PRICED_BY_CLERICS,)),)), targets=(target(CREATURE),)
        ),
    ),
    creature("Wings of the Guard", "{1}{W}", "1/1", "Bird", *keywords("flying", "melee")),
    creature(
        "Wall of Glare", "{1}{W}", "0/5", "Wall", *keywords("defender"),
        Static((Deontic("may", "block_more"),)),
    ),
    creature(
        "Masako the Humorless", "{2}{W}", "2/1", "Human Advisor", *keywords("flash"),
        Static(
            (Deontic("may", "block_tapped"),),
            affects=All(And((Status("tapped"), CREATURE, YOURS))),
        ),
        kinds="legendary creature",
    ),
    permanent(
        "Vow of Duty", "{2}{W}", "enchantment: Aura", EnchantAbility(CREATURE),
        Static(
            (
                AddStats(2, 2), Grant(keywords("vigilance")),
                Deontic("cant", "attack", against=YOU, by=And((PLANESWALKER, YOURS))),
            ),
            affects=AttachedTo(),
        ),
    ),
    creature("Fiend Binder", "{3}{W}", "3/2", "Human Soldier", TAPS_A_DEFENDERS_CREATURE),
    spell(
        "Yare", "{2}{W}", "instant",
        does(
            Apply(IT, (AddStats(3, 0), Deontic("may", "block_more", at_most=2))),
            to=(target(And((CREATURE, ControlledBy(Players("defending"))))),),
        ),
    ),
    spell(
        "Valor Made Real", "{W}", "instant",
        does(Apply(IT, (Deontic("may", "block_more"),)), to=(target(CREATURE),)),
    ),
    permanent(
        "Entangler", "{2}{W}{W}", "enchantment: Aura", EnchantAbility(CREATURE),
        Static((Deontic("may", "block_more"),), affects=AttachedTo()),
    ),
    permanent(
        "Always Watching", "{1}{W}{W}", "enchantment",
        Static(
            (AddStats(1, 1), Grant(keywords("vigilance"))),
            affects=All(And((Not(Status("token")), CREATURE, YOURS))),
        ),
    ),
    creature(
        "Zhang Fei, Fierce Warrior", "{4}{W}{W}", "4/4", "Human Soldier Warrior",
        *keywords("vigilance", "horsemanship"), kinds="legendary creature",
    ),
    spell(
        "Riding Red Hare", "{2}{W}", "sorcery",
        does(
            Apply(IT, (AddStats(3, 3), Grant(keywords("horsemanship")))), to=(target(CREATURE),)
        ),
    ),
    creature(
        "Soltari Champion", "{2}{W}", "2/2", "Soltari Soldier", *keywords("shadow"),
        when(ATTACKS, Apply(All(And((OTHER, CREATURE, YOURS))), (AddStats(1, 1),))),
    ),
    creature("Soltari Foot Soldier", "{W}", "1/1", "Soltari Soldier", *keywords("shadow")),
    creature("Steadfast Guard", "{W}{W}", "2/2", "Human Rebel", *keywords("vigilance")),
    creature(
        "Zhalfirin Commander", "{2}{W}", "2/2", "Human Knight", *keywords("flanking"),
        Activated(
            pays("{1}{W}{W}"), Apply(IT, (AddStats(1, 1),)),
            targets=(target(And((Subtype("Knight"), CREATURE))),),
        ),
    ),
    creature(
        "Zhalfirin Knight", "{2}{W}", "2/2", "Human Knight", *keywords("flanking"),
        Activated(pays("{W}{W}"), Apply(THIS, (Grant(keywords("first strike")),))),
    ),
    creature(
        "Femeref Knight", "{2}{W}", "2/2", "Human Knight", *keywords("flanking"),
        Activated(pays("{W}"), Apply(THIS, (Grant(keywords("vigilance")),))),
    ),
    creature(
        "Sidar Jabari", "{3}{W}", "2/2", "Human Knight", *keywords("flanking"),
        TAPS_A_DEFENDERS_CREATURE, kinds="legendary creature",
    ),
    creature("Mtenda Herder", "{W}", "1/1", "Human Scout", *keywords("flanking")),
    creature(
        "Araba Mothrider", "{1}{W}", "1/1", "Human Samurai", *keywords("flying"),
        Keyword("bushido", number=1),
    ),
    creature(
        "Kitsune Diviner", "{W}", "0/1", "Fox Cleric",
        Activated(
            pays(tap=True), SetTapped(IT, tapped=True), targets=(target(Subtype("Spirit")),)
        ),
    ),
    creature(
        "Indebted Samurai", "{3}{W}", "2/3", "Human Samurai", Keyword("bushido", number=1),
        when(
            ZoneChange(And((Subtype("Samurai"), YOURS)), "battlefield", "graveyard"),
            Gate(YOU, then=PutCounters(THIS, "+1/+1")),
        ),
    ),
)  # fmt: skip
