"""Red cards."""

from domain.cards.corpus.forms import (
    ANY_TARGET,
    ARTIFACT,
    ATTACKS,
    CREATURE,
    CREATURES_YOU_CONTROL,
    ENTERS,
    IT,
    LAND,
    OTHER,
    SELF,
    THIS,
    YOU,
    YOURS,
    creature,
    does,
    keywords,
    pays,
    permanent,
    spell,
    target,
    token,
    when,
)  # fmt: skip
from domain.cards.ir.language import (
    Activated,
    AddMana,
    AddStats,
    All,
    Apply,
    CreateTokens,
    DealDamage,
    DealDivided,
    Deontic,
    DiscardCost,
    Draw,
    EnchantAbility,
    Gate,
    Grant,
    If,
    Move,
    SacrificeCost,
    Seq,
    SetController,
    SetTapped,
    SpellAbility,
    Static,
    TargetSpec,
)
from domain.cards.ir.terms import (
    And,
    AttachedTo,
    Begins,
    ControlledBy,
    Exists,
    Kicked,
    Subtype,
    Type,
    X,
    ZoneChange,
)
from domain.cards.mana import mana_cost

PLAYER_OR_PLANESWALKER = TargetSpec(Type("planeswalker"), "any")
GOBLIN = token("Goblin", "1/1", "R")
PUMP = Activated(pays("{R}"), Apply(THIS, (AddStats(1, 0),)))
PING = Activated(pays(tap=True), DealDamage(IT, 1), targets=(ANY_TARGET,))


def _divided(amount: int, most: int) -> TargetSpec:
    return TargetSpec(ANY_TARGET.filter, "any", max=most, divide=amount)


RED = (
    creature("Goblin Piker", "{1}{R}", "2/1", "Goblin Warrior"),
    creature("Hill Giant", "{3}{R}", "3/3", "Giant"),
    creature("Earth Elemental", "{3}{R}{R}", "4/5", "Elemental"),
    creature("Raging Goblin", "{R}", "1/1", "Goblin Berserker", *keywords("haste")),
    creature("Lightning Elemental", "{3}{R}", "4/1", "Elemental", *keywords("haste")),
    creature("Boggart Brute", "{2}{R}", "3/2", "Goblin Warrior", *keywords("menace")),
    creature("Shivan Dragon", "{4}{R}{R}", "5/5", "Dragon", *keywords("flying"), PUMP),
    creature("Furnace Whelp", "{2}{R}{R}", "2/2", "Dragon", *keywords("flying"), PUMP),
    creature("Wall of Fire", "{1}{R}{R}", "0/5", "Wall", *keywords("defender"), PUMP),
    creature("Prodigal Pyromancer", "{2}{R}", "1/1", "Human Wizard", PING),
    creature(
        "Goblin Sharpshooter", "{2}{R}", "1/1", "Goblin",
        Static((Deontic("cant", "untap"),)),
        when(ZoneChange(CREATURE, "battlefield", "graveyard"), SetTapped(THIS, False)),
        PING,
    ),
    creature(
        "Mogg Fanatic", "{R}", "1/1", "Goblin",
        Activated((SacrificeCost(SELF),), DealDamage(IT, 1), targets=(ANY_TARGET,)),
    ),
    creature(
        "Orcish Artillery", "{1}{R}{R}", "1/3", "Orc Warrior",
        Activated(
            pays(tap=True), Seq((DealDamage(IT, 2), DealDamage(YOU, 3))),
            targets=(ANY_TARGET,),
        ),
    ),
    creature(
        "Flametongue Kavu", "{3}{R}", "4/2", "Kavu",
        when(ENTERS, DealDamage(IT, 4), to=(target(CREATURE),)),
    ),
    creature(
        "Manic Vandal", "{2}{R}", "2/2", "Human Warrior",
        when(ENTERS, Move(IT, "graveyard", "destroy"), to=(target(ARTIFACT),)),
    ),
    creature(
        "Keldon Raider", "{2}{R}{R}", "4/3", "Human Warrior",
        when(ENTERS, Gate(YOU, pay=(DiscardCost(),), then=Draw())),
    ),
    creature(
        "Borderland Marauder", "{1}{R}", "1/2", "Human Warrior",
        when(ATTACKS, Apply(THIS, (AddStats(2, 0),))),
    ),
    creature(
        "Goblin King", "{1}{R}{R}", "2/2", "Goblin",
        Static(
            (AddStats(1, 1), Grant(keywords("mountainwalk"))),
            affects=All(And((Subtype("Goblin"), OTHER))),
        ),
    ),
    creature(
        "Goblin Chieftain", "{1}{R}{R}", "2/2", "Goblin", *keywords("haste"),
        Static(
            (AddStats(1, 1), Grant(keywords("haste"))),
            affects=All(And((Subtype("Goblin"), CREATURE, YOURS, OTHER))),
        ),
    ),
    creature(
        "Siege-Gang Commander", "{3}{R}{R}", "2/2", "Goblin",
        when(ENTERS, CreateTokens(GOBLIN, 3)),
        Activated(
            pays("{1}{R}", SacrificeCost(Subtype("Goblin"))), DealDamage(IT, 2),
            targets=(ANY_TARGET,),
        ),
    ),
    creature(
        "Kird Ape", "{R}", "1/1", "Ape",
        Static(
            (AddStats(1, 2),),
            condition=Exists(And((Subtype("Forest"), ControlledBy(YOU)))),
        ),
    ),
    creature("Mons's Goblin Raiders", "{R}", "1/1", "Goblin"),
    creature("Gray Ogre", "{2}{R}", "2/2", "Ogre"),
    creature("Goblin Roughrider", "{2}{R}", "3/2", "Goblin Knight"),
    creature(
        "Ball Lightning", "{R}{R}{R}", "6/1", "Elemental", *keywords("trample", "haste"),
        when(Begins("end"), Move(THIS, "graveyard", "sacrifice")),
    ),
    permanent(
        "Fervor", "{2}{R}", "enchantment",
        Static((Grant(keywords("haste")),), affects=CREATURES_YOU_CONTROL),
    ),
    permanent(
        "Goblin War Drums", "{2}{R}", "enchantment",
        Static((Grant(keywords("menace")),), affects=CREATURES_YOU_CONTROL),
    ),
    permanent(
        "Firebreathing", "{R}", "enchantment: Aura", EnchantAbility(CREATURE),
        Activated(pays("{R}"), Apply(AttachedTo(), (AddStats(1, 0),))),
    ),
    spell("Lightning Bolt", "{R}", "instant", does(DealDamage(IT, 3), to=(ANY_TARGET,))),
    spell("Shock", "{R}", "instant", does(DealDamage(IT, 2), to=(ANY_TARGET,))),
    spell("Volcanic Hammer", "{1}{R}", "sorcery", does(DealDamage(IT, 3), to=(ANY_TARGET,))),
    spell("Blaze", "{X}{R}", "sorcery", does(DealDamage(IT, X()), to=(ANY_TARGET,))),
    spell("Lava Axe", "{4}{R}", "sorcery", does(DealDamage(IT, 5), to=(PLAYER_OR_PLANESWALKER,))),
    spell(
        "Burst Lightning", "{R}", "instant",
        SpellAbility(
            If(Kicked(), DealDamage(IT, 4), DealDamage(IT, 2)),
            targets=(ANY_TARGET,), kicker=mana_cost("{4}"),
        ),
    ),
    spell("Forked Bolt", "{R}", "sorcery", does(DealDivided(), to=(_divided(2, 2),))),
    spell("Arc Lightning", "{2}{R}", "sorcery", does(DealDivided(), to=(_divided(3, 3),))),
    spell("Pyroclasm", "{1}{R}", "sorcery", does(DealDamage(All(CREATURE), 2))),
    spell(
        "Stone Rain", "{2}{R}", "sorcery",
        does(Move(IT, "graveyard", "destroy"), to=(target(LAND),)),
    ),
    spell(
        "Shatter", "{1}{R}", "instant",
        does(Move(IT, "graveyard", "destroy"), to=(target(ARTIFACT),)),
    ),
    spell(
        "Act of Treason", "{2}{R}", "sorcery",
        does(
            Apply(IT, (SetController(),)),
            SetTapped(IT, False),
            Apply(IT, (Grant(keywords("haste")),)),
            to=(target(CREATURE),),
        ),
    ),
    spell("Krenko's Command", "{1}{R}", "sorcery", does(CreateTokens(GOBLIN, 2))),
    spell("Pyretic Ritual", "{1}{R}", "instant", does(AddMana((("R", "R", "R"),)))),
    spell(
        "Kindled Fury", "{R}", "instant",
        does(
            Apply(IT, (AddStats(1, 0), Grant(keywords("first strike")))),
            to=(target(CREATURE),),
        ),
    ),
)  # fmt: skip
