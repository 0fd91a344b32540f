"""Red cards that change damage, and replace other events."""

from domain.cards.corpus.forms import (
    creature,
    does,
    if_would,
    keywords,
    pays,
    permanent,
    spell,
    target,
    this_turn,
)
from domain.cards.corpus.parts import (
    ANY_TARGET,
    AT_LEAST_ONE,
    CREATURE,
    CREATURE_YOU_CONTROL,
    EXILED_IF_HURT,
    EXILED_IF_IT_DIES,
    IT,
    OPPOSING,
    PLAYER_OR_PLANESWALKER,
    THIS,
    TWICE,
    YOU,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    All,
    Among,
    Apply,
    DealDamage,
    Deontic,
    EnchantAbility,
    Instead,
    PlayerRule,
    Prevented,
    PutCounters,
    Replace,
    SoMuch,
    Static,
)
from domain.cards.ir.terms import (
    And,
    AnyOf,
    Arith,
    AttachedTo,
    Color,
    Compare,
    Damaged,
    Drew,
    Event,
    EventAmount,
    IsSpell,
    Players,
)

CARDS = (
    creature(
        "Ali from Cairo", "{2}{R}{R}", "0/1", "Human", Static((AT_LEAST_ONE,)),
    ),
    permanent(
        "Dictate of the Twin Gods", "{3}{R}{R}", "enchantment", *keywords("flash"),
        if_would(Damaged(), TWICE),
    ),
    permanent(
        "Gratuitous Violence", "{2}{R}{R}{R}", "enchantment",
        if_would(Damaged(CREATURE_YOU_CONTROL), TWICE),
    ),
    creature(
        "Angrath's Marauders", "{5}{R}{R}", "4/4", "Human Pirate", if_would(Damaged(YOURS), TWICE),
    ),
    creature(
        "Fiendish Duo", "{4}{R}{R}", "5/5", "Devil", *keywords("first strike"),
        if_would(Damaged(to="player", recipient=Players("opponents")), TWICE),
    ),
    permanent(
        "Curse of Bloodletting", "{3}{R}{R}", "enchantment: Aura Curse",
        EnchantAbility(players="any"),
        if_would(Damaged(to="player", recipient=AttachedTo()), TWICE),
    ),
    creature(
        "Torbran, Thane of Red Fell", "{1}{R}{R}{R}", "2/4", "Dwarf Noble",
        if_would(
            AnyOf(
                (
                    Damaged(And((Color("R"), YOURS)), recipient=Players("opponents")),
                    Damaged(And((Color("R"), YOURS)), recipient=OPPOSING),
                )
            ),
            SoMuch(Arith("+", EventAmount(), 2)),
        ),
        kinds="legendary creature",
    ),
    permanent(
        "Sulfuric Vapors", "{3}{R}", "enchantment",
        if_would(Damaged(And((Color("R"), IsSpell()))), SoMuch(Arith("+", EventAmount(), 1))),
    ),
    creature(
        "Soul-Scar Mage", "{R}", "1/2", "Human Wizard", *keywords("prowess"),
        if_would(
            Damaged(YOURS, combat=False, recipient=And((CREATURE, OPPOSING))),
            Instead(PutCounters(Event(), "-1/-1", EventAmount())),
        ),
    ),
    creature(
        "Callous Giant", "{4}{R}{R}", "4/4", "Giant",
        Static(
            (
                Replace(
                    Damaged(recipient=THIS), Prevented(),
                    condition=Compare(EventAmount(), "<=", 3),
                ),
            )
        ),
    ),
    spell(
        "Skullcrack", "{1}{R}", "instant",
        does(
            Apply(
                None,
                (
                    PlayerRule("no_life_gain", who=Players("all")),
                    PlayerRule("damage_unpreventable", who=Players("all")),
                ),
            ),
            DealDamage(IT, 3),
            to=(PLAYER_OR_PLANESWALKER,),
        ),
    ),
    permanent(
        "Words of War", "{2}{R}", "enchantment",
        Activated(
            pays("{1}"),
            this_turn(Drew(YOU), Instead(DealDamage(IT, 2)), once=True),
            targets=(ANY_TARGET,),
        ),
    ),
    spell(
        "Magma Spray", "{R}", "instant",
        does(DealDamage(IT, 2), EXILED_IF_IT_DIES, to=(target(CREATURE),)),
    ),
    spell(
        "Pillar of Flame", "{R}", "sorcery",
        does(DealDamage(IT, 2), EXILED_IF_HURT, to=(ANY_TARGET,)),
    ),
    spell(
        "Yamabushi's Flame", "{2}{R}", "instant",
        does(DealDamage(IT, 3), EXILED_IF_HURT, to=(ANY_TARGET,)),
    ),
    spell(
        "Anger of the Gods", "{1}{R}{R}", "sorcery",
        does(DealDamage(All(CREATURE), 3), EXILED_IF_HURT),
    ),
    spell(
        "Carbonize", "{2}{R}", "instant",
        does(
            DealDamage(IT, 3),
            Apply(Among(IT, CREATURE), (Deontic("cant", "be_regenerated"),)),
            EXILED_IF_IT_DIES,
            to=(ANY_TARGET,),
        ),
    ),
)  # fmt: skip
