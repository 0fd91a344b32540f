"""Colourless cards about attacking and blocking."""

from domain.cards.corpus.forms import (
    artifact_creature,
    creature,
    equipment,
    keywords,
    pays,
    permanent,
    target,
    when,
)
from domain.cards.corpus.parts import CREATURE, DIES, IT, SELF, THIS, YOU
from domain.cards.ir.language import (
    Activated,
    AddStats,
    Apply,
    Deontic,
    Draw,
    Gate,
    Grant,
    Keyword,
    PlayerRule,
    Proliferate,
    PutCounters,
    Static,
)
from domain.cards.ir.terms import (
    EVERYONE,
    And,
    AttachedTo,
    BecomesBlocked,
    Color,
    Has,
    Is,
    Not,
    Or,
    Subtype,
)
from domain.cards.mana import mana_cost

CARDS = (
    artifact_creature(
        "Signal Pest", "{1}", "0/1", "Pest", *keywords("battle cry"),
        Static((Deontic("cant", "be_blocked", by=Not(Or((Has("flying"), Has("reach"))))),)),
    ),
    creature(
        "Ulamog's Crusher", "{8}", "8/8", "Eldrazi", Keyword("annihilator", number=2),
        Static((Deontic("must", "attack"),)),
    ),
    artifact_creature(
        "Ichorclaw Myr", "{2}", "1/1", "Phyrexian Myr", *keywords("infect"),
        when(BecomesBlocked(SELF), Apply(THIS, (AddStats(2, 2),))),
    ),
    artifact_creature(
        "Bonded Construct", "{1}", "2/1", "Construct",
        Static((Deontic("cant", "attack", at_least=2),)),
    ),
    permanent(
        "Crawlspace", "{3}", "artifact",
        Static((PlayerRule("most_attackers_against", 2, YOU),)),
    ),
    artifact_creature(
        "Silent Arbiter", "{4}", "1/5", "Construct",
        Static((PlayerRule("most_attackers", 1, EVERYONE),)),
        Static((PlayerRule("most_blockers", 1, EVERYONE),)),
    ),
    equipment("Echo Circlet", "{2}", "{1}", Deontic("may", "block_more", at_most=1)),
    equipment(
        "Slayer's Cleaver", "{3}", "{4}", AddStats(3, 1),
        Deontic("must", "be_blocked", by=Subtype("Eldrazi"), at_most=1),
    ),
    permanent(
        "Warmonger's Chariot", "{2}", "artifact: Equipment",
        Static((AddStats(2, 2), Deontic("may", "attack_defending")), affects=AttachedTo()),
        Keyword("equip", mana_cost("{3}")),
    ),
    equipment("Trailblazer's Boots", "{2}", "{2}", Grant(keywords("nonbasic landwalk"))),
    permanent(
        "Infiltration Lens", "{1}", "artifact: Equipment",
        when(BecomesBlocked(Is(AttachedTo()), by=CREATURE), Gate(YOU, then=Draw(2))),
        Keyword("equip", mana_cost("{1}")),
    ),
    equipment("Blight Sickle", "{2}", "{2}", AddStats(1, 0), Grant(keywords("wither"))),
    artifact_creature(
        "Vector Asp", "{1}", "1/1", "Phyrexian Snake",
        Activated(pays("{B}"), Apply(THIS, (Grant(keywords("infect")),))),
    ),
    artifact_creature(
        "Fang Skulkin", "{2}", "2/1", "Scarecrow",
        Activated(
            pays("{2}"), Apply(IT, (Grant(keywords("wither")),)),
            targets=(target(And((Color("B"), CREATURE))),),
        ),
    ),
    artifact_creature(
        "Necropede", "{2}", "1/1", "Phyrexian Insect", *keywords("infect"),
        when(DIES, Gate(YOU, then=PutCounters(IT, "-1/-1")), to=(target(CREATURE),)),
    ),
    artifact_creature(
        "Core Prowler", "{4}", "2/2", "Phyrexian Horror", *keywords("infect"),
        when(DIES, Proliferate()),
    ),
    equipment(
        "Vectis Gloves", "{2}", "{2}", AddStats(2, 0), Grant(keywords("artifact landwalk"))
    ),
)  # fmt: skip
