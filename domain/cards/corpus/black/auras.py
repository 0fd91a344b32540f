"""Black Auras."""

from domain.cards.corpus.forms import enchanted, if_would, keywords, permanent, when
from domain.cards.corpus.parts import CREATURE, ENTERS, PLANESWALKER, SELF, THIS, YOU
from domain.cards.ir.language import (
    AddStats,
    All,
    Apply,
    Attach,
    ChooseValue,
    EnchantAbility,
    Enters,
    Grant,
    If,
    Instead,
    Lose,
    LoseLife,
    Move,
    Remember,
    Sacrifice,
    Static,
)
from domain.cards.ir.terms import (
    And,
    AttachedTo,
    Begins,
    Bound,
    Chosen,
    ControlledBy,
    ControllerOf,
    Did,
    Event,
    EventAmount,
    InZone,
    Is,
    LifeChanged,
    Matches,
    Or,
    Players,
    Unless,
    ZoneChange,
)

CARDS = (
    permanent(
        "Curse of Death's Hold", "{3}{B}{B}", "enchantment: Aura Curse",
        EnchantAbility(players="any"),
        Static((AddStats(-1, -1),), affects=All(And((CREATURE, ControlledBy(AttachedTo()))))),
    ),
    permanent(
        "Engineered Plague", "{2}{B}", "enchantment",
        Enters(first=ChooseValue("creature_type", "creature type")),
        Static(
            (AddStats(-1, -1),), affects=All(And((CREATURE, Chosen("subtype", "creature type"))))
        ),
    ),
    permanent(
        "Tainted Remedy", "{2}{B}", "enchantment",
        if_would(
            LifeChanged(Players("opponents"), "gain"),
            Instead(LoseLife(EventAmount(), Event("player"))),
        ),
    ),
    permanent(
        "Cruel Reality", "{5}{B}{B}", "enchantment: Aura Curse", EnchantAbility(players="any"),
        when(
            Begins("upkeep", AttachedTo()),
            Sacrifice(
                Or((CREATURE, PLANESWALKER)), 1, Event("player"), bind="sacrificed permanent"
            ),
            If(Unless(Did("sacrificed permanent")), LoseLife(5, Event("player"))),
        ),
    ),
    permanent(
        "Fungal Fortitude", "{1}{B}", "enchantment: Aura", *keywords("flash"),
        EnchantAbility(CREATURE),
        enchanted(AddStats(2, 0)),
        when(
            ZoneChange(Is(AttachedTo()), "battlefield", "graveyard"),
            Move(Event("card"), "battlefield", "return", tapped=True),
        ),
    ),
    permanent(
        "Animate Dead", "{1}{B}", "enchantment: Aura",
        EnchantAbility(CREATURE, zone="graveyard"),
        when(
            ENTERS,
            Apply(
                THIS,
                (Lose(("enchant",)), Grant((EnchantAbility(Is(Bound("creature"))),))),
                "game",
            ),
            Move(AttachedTo(), "battlefield", "return", under=YOU, bind="creature"),
            Remember("creature", Bound("creature"), add=False),
            Attach(to=Bound("creature")),
            condition=Matches(THIS, InZone("battlefield")),
        ),
        when(
            ZoneChange(SELF, "battlefield"),
            Sacrifice(Is(Bound("creature")), who=ControllerOf(Bound("creature"))),
        ),
        Static((AddStats(-1, 0),), affects=AttachedTo()),
    ),
)  # fmt: skip
