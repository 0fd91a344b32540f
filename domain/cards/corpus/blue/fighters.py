"""Blue cards about attacking and blocking."""

from domain.cards.corpus.forms import (
    creature,
    if_would,
    keywords,
    pays,
    permanent,
    target,
    token,
    when,
)
from domain.cards.corpus.parts import CREATURE, ENTERS, IT, SACRIFICE_IT, SELF, THIS, YOU, YOURS
from domain.cards.ir.language import (
    Activated,
    All,
    Apply,
    Arrange,
    CreateTokens,
    Deontic,
    DiscardCost,
    EnchantAbility,
    Gate,
    Grant,
    Prevented,
    Proliferate,
    SetController,
    Static,
)
from domain.cards.ir.terms import (
    And,
    AnyOf,
    AttachedTo,
    Attacks,
    ControlledBy,
    Damaged,
    Exists,
    Is,
    IsTrue,
    Players,
    Subtype,
    Unless,
)

DEFENDERS_ISLAND = Exists(And((Subtype("Island"), ControlledBy(Players("defending")))))
ONLY_OVER_ISLANDS = Static((Deontic("cant", "attack", unless=DEFENDERS_ISLAND),))
NO_ISLANDS = when(IsTrue(Unless(Exists(And((Subtype("Island"), YOURS))))), SACRIFICE_IT)
GOADED = (Deontic("must", "attack"), Deontic("must", "attack", against=Players("others")))

CARDS = (
    creature(
        "Thalakos Drifters", "{2}{U}{U}", "3/3", "Thalakos",
        Activated((DiscardCost(),), Apply(THIS, (Grant(keywords("shadow")),))),
    ),
    creature("Sea Serpent", "{5}{U}", "5/5", "Serpent", ONLY_OVER_ISLANDS, NO_ISLANDS),
    creature("Dandân", "{U}{U}", "4/1", "Fish", ONLY_OVER_ISLANDS, NO_ISLANDS),
    creature("Deep-Sea Serpent", "{4}{U}{U}", "5/5", "Serpent", ONLY_OVER_ISLANDS),
    creature(
        "Vodalian Knights", "{1}{U}{U}", "2/2", "Merfolk Knight", *keywords("first strike"),
        ONLY_OVER_ISLANDS, NO_ISLANDS,
        Activated(pays("{U}"), Apply(THIS, (Grant(keywords("flying")),))),
    ),
    permanent(
        "Propaganda", "{2}{U}", "enchantment",
        Static(
            (Deontic("cant", "attack", against=YOU, cost=pays("{2}")),), affects=All(CREATURE)
        ),
    ),
    creature(
        "Coastline Chimera", "{3}{U}", "1/5", "Chimera", *keywords("flying"),
        Activated(pays("{1}{W}"), Apply(THIS, (Deontic("may", "block_more", at_most=1),))),
    ),
    creature(
        "Fog Bank", "{1}{U}", "0/2", "Wall", *keywords("defender", "flying"),
        if_would(
            AnyOf((Damaged(combat=True, recipient=THIS), Damaged(source=SELF, combat=True))),
            Prevented(),
        ),
    ),
    creature(
        "Guard Gomazoa", "{2}{U}", "1/3", "Jellyfish", *keywords("defender", "flying"),
        if_would(Damaged(combat=True, recipient=THIS), Prevented()),
    ),
    creature(
        "Viral Drake", "{3}{U}", "1/4", "Phyrexian Drake", *keywords("flying", "infect"),
        Activated(pays("{3}{U}"), Proliferate()),
    ),
    permanent(
        "Corrupted Conscience", "{3}{U}{U}", "enchantment: Aura", EnchantAbility(CREATURE),
        Static((SetController(),), affects=AttachedTo()),
        Static((Grant(keywords("infect")),), affects=AttachedTo()),
    ),
    permanent(
        "Aqueous Form", "{U}", "enchantment: Aura", EnchantAbility(CREATURE),
        Static((Deontic("cant", "be_blocked"),), affects=AttachedTo()),
        when(Attacks(Is(AttachedTo())), Arrange(1)),
    ),
    creature(
        "Jeering Homunculus", "{1}{U}", "0/4", "Homunculus",
        when(ENTERS, Gate(YOU, then=Apply(IT, GOADED, "your_next_turn")), to=(target(CREATURE),)),
    ),
    creature("Furtive Homunculus", "{1}{U}", "2/1", "Homunculus", *keywords("skulk")),
    creature(
        "Falcon Abomination", "{2}{U}", "2/2", "Zombie Bird", *keywords("flying"),
        when(ENTERS, CreateTokens(token("Zombie", "2/2", "B", *keywords("decayed")))),
    ),
)  # fmt: skip
