"""Red cards for what can be activated: on the battlefield, from hand, from the graveyard."""

from domain.cards.corpus.forms import (
    creature,
    does,
    from_hand,
    keywords,
    level,
    pays,
    permanent,
    spell,
    target,
    when,
    when_cycled,
)
from domain.cards.corpus.parts import (
    ANY_TARGET,
    ARTIFACT,
    CREATURE,
    CREATURES_YOU_CONTROL,
    DESTROY_IT,
    ENTERS,
    IT,
    LAND,
    PING,
    PUMP,
    SACRIFICE_IT,
    SACRIFICE_THIS,
    SELF,
    THIS,
    YOU,
)
from domain.cards.ir.language import (
    Activated,
    AddMana,
    AddStats,
    All,
    AndTo,
    Apply,
    DealDamage,
    ExileCost,
    Gate,
    Keyword,
    ProducedMana,
    SacrificeCost,
)
from domain.cards.ir.terms import (
    ANYTHING,
    Activates,
    And,
    Begins,
    Count,
    Event,
    InCombat,
    Named,
    Players,
    Stat,
    Subtype,
    TapsForMana,
)
from domain.cards.mana import mana_cost

_GOBLINS = Count(Subtype("Goblin"))
_END_STEP = when(Begins("end"), SACRIFICE_IT)

CARDS = (
    creature(
        "Chartooth Cougar", "{5}{R}", "4/4", "Cat Beast", PUMP,
        Keyword("mountaincycling", mana_cost("{2}")),
    ),
    creature(
        "Gempalm Incinerator", "{2}{R}", "2/1", "Goblin", Keyword("cycling", mana_cost("{1}{R}")),
        when_cycled(Gate(YOU, then=DealDamage(IT, _GOBLINS)), to=(target(CREATURE),)),
    ),
    spell(
        "Solar Blast", "{3}{R}", "instant", does(DealDamage(IT, 3), to=(ANY_TARGET,)),
        Keyword("cycling", mana_cost("{1}{R}{R}")),
        when_cycled(Gate(YOU, then=DealDamage(IT, 1)), to=(ANY_TARGET,)),
    ),
    permanent(
        "Lightning Rift", "{1}{R}", "enchantment",
        when(
            Activates(ANYTHING, keyword="cycling"),
            Gate(YOU, pay=pays("{1}"), then=DealDamage(IT, 2)), to=(ANY_TARGET,),
        ),
    ),
    creature(
        "Hell's Thunder", "{1}{R}{R}", "4/4", "Elemental", *keywords("flying", "haste"), _END_STEP,
        Keyword("unearth", mana_cost("{4}{R}")),
    ),
    creature(
        "Hellspark Elemental", "{1}{R}", "3/1", "Elemental", *keywords("trample", "haste"),
        _END_STEP, Keyword("unearth", mana_cost("{1}{R}")),
    ),
    creature(
        "Skirk Prospector", "{R}", "1/1", "Goblin",
        Activated((SacrificeCost(Subtype("Goblin")),), AddMana((("R",),))),
    ),
    creature(
        "Kargan Dragonlord", "{R}{R}", "2/2", "Human Warrior",
        Keyword("level up", mana_cost("{R}")), level(4, 7, "4/4", *keywords("flying")),
        level(8, None, "8/8", *keywords("flying", "trample"), PUMP),
    ),
    creature(
        "Goblin Clearcutter", "{3}{R}", "3/3", "Goblin",
        Activated(
            pays("", SacrificeCost(Subtype("Forest")), tap=True),
            AddMana((("R",), ("G",)), count=3, each=True),
        ),
    ),
    creature(
        "Grim Lavamancer", "{R}", "1/1", "Human Wizard",
        Activated(
            pays("{R}", ExileCost(ANYTHING, "graveyard", 2), tap=True), DealDamage(IT, 2),
            targets=(ANY_TARGET,),
        ),
    ),
    permanent(
        "Mana Flare", "{2}{R}", "enchantment",
        when(TapsForMana(LAND), AddMana(of=ProducedMana(), who=Event("player"))),
    ),
    spell("Seething Song", "{2}{R}", "instant", does(AddMana((("R",) * 5,)))),
    creature(
        "Atog", "{1}{R}", "1/2", "Atog",
        Activated((SacrificeCost(ARTIFACT),), Apply(THIS, (AddStats(2, 2),))),
    ),
    creature(
        "Barbarian Riftcutter", "{4}{R}", "3/3", "Human Barbarian",
        Activated(pays("{R}", SACRIFICE_THIS), DESTROY_IT, targets=(target(LAND),)),
    ),
    creature(
        "Bloodfire Colossus", "{6}{R}{R}", "6/6", "Giant",
        Activated(
            pays("{R}", SACRIFICE_THIS),
            DealDamage(All(CREATURE), 6, also=(AndTo(Players("all"), 6),)),
        ),
    ),
    creature(
        "Ghitu Fire-Eater", "{2}{R}", "2/2", "Human Nomad",
        Activated(
            pays("", SACRIFICE_THIS, tap=True), DealDamage(IT, Stat(THIS, "power")),
            targets=(ANY_TARGET,),
        ),
    ),
    creature(
        "Kamahl, Pit Fighter", "{4}{R}{R}", "6/1", "Human Barbarian", *keywords("haste"),
        Activated(pays(tap=True), DealDamage(IT, 3), targets=(ANY_TARGET,)),
        kinds="legendary creature",
    ),
    creature(
        "Simian Spirit Guide", "{2}{R}", "2/2", "Ape Spirit",
        Activated((ExileCost(SELF, "hand"),), AddMana((("R",),)), zone="hand"),
    ),
    creature(
        "Ghost-Lit Raider", "{2}{R}", "2/1", "Spirit",
        Activated(pays("{2}{R}", tap=True), DealDamage(IT, 2), targets=(target(CREATURE),)),
        from_hand("channel", "{3}{R}", DealDamage(IT, 4), target(CREATURE)),
    ),
    creature(
        "Skinbrand Goblin", "{1}{R}", "2/1", "Goblin Warrior",
        from_hand(
            "bloodrush", "{R}", Apply(IT, (AddStats(2, 1),)),
            target(And((CREATURE, InCombat("attacking")))),
        ),
    ),
    creature(
        "Scorchwalker", "{3}{R}", "5/1", "Elemental",
        from_hand(
            "bloodrush", "{1}{R}{R}", Apply(IT, (AddStats(5, 1),)),
            target(And((CREATURE, InCombat("attacking")))),
        ),
    ),
    creature(
        "Brimstone Mage", "{2}{R}", "2/2", "Human Shaman",
        Keyword("level up", mana_cost("{3}{R}")), level(1, 2, "2/3", PING),
        level(
            3, None, "2/4",
            Activated(pays(tap=True), DealDamage(IT, 3), targets=(ANY_TARGET,)),
        ),
    ),
    creature(
        "Orcish Lumberjack", "{R}", "1/1", "Orc",
        Activated(
            pays("", SacrificeCost(Subtype("Forest")), tap=True),
            AddMana((("R",), ("G",)), count=3, each=True),
        ),
    ),
    creature(
        "Scourge Devil", "{4}{R}", "3/3", "Devil",
        when(ENTERS, Apply(CREATURES_YOU_CONTROL, (AddStats(1, 0),))),
        Keyword("unearth", mana_cost("{2}{R}")),
    ),
    spell(
        "Rite of Flame", "{R}", "sorcery",
        does(
            AddMana((("R", "R"),)),
            AddMana((("R",),), count=Count(Named("Rite of Flame"), "graveyard")),
        ),
    ),
    spell(
        "Fiery Fall", "{5}{R}", "instant", does(DealDamage(IT, 5), to=(target(CREATURE),)),
        Keyword("basic landcycling", mana_cost("{1}{R}")),
    ),
)  # fmt: skip
