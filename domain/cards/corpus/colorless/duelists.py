"""Colourless cards whose play is in combat: how they attack, block and are blocked."""

from domain.cards.corpus.forms import (
    artifact_creature,
    creature,
    equipment,
    keywords,
    pays,
    permanent,
    target,
)
from domain.cards.corpus.parts import CREATURE, IT, THIS
from domain.cards.ir.language import Activated, AddStats, Apply, Deontic, Grant, Keyword, Static
from domain.cards.ir.terms import Matches, Status

CARDS = (
    artifact_creature(
        "Night Market Guard", "{3}", "3/1", "Construct",
        Static((Deontic("may", "block_more", at_most=1),)),
    ),
    artifact_creature(
        "Thran Golem", "{5}", "3/3", "Golem",
        Static(
            (AddStats(2, 2), Grant(keywords("flying", "first strike", "trample"))),
            condition=Matches(THIS, Status("enchanted")),
        ),
    ),
    creature(
        "Pathrazer of Ulamog", "{11}", "9/9", "Eldrazi", Keyword("annihilator", number=3),
        Static((Deontic("cant", "be_blocked", at_least=3),)),
    ),
    equipment(
        "Vanguard's Shield", "{2}", "{3}", AddStats(0, 3), Deontic("may", "block_more", at_most=1)
    ),
    permanent(
        "Jabari's Banner", "{2}", "artifact",
        Activated(
            pays("{1}", tap=True), Apply(IT, (Grant(keywords("flanking")),)),
            targets=(target(CREATURE),),
        ),
    ),
    artifact_creature(
        "Teeka's Dragon", "{9}", "5/5", "Dragon", *keywords("flying", "trample"),
        Keyword("rampage", number=4),
    ),
    artifact_creature("Horrible Hordes", "{3}", "2/2", "Spirit", Keyword("rampage", number=1)),
)  # fmt: skip
