"""White cards that many decks are built around."""

from domain.cards.corpus.forms import creature, keywords, pays, permanent, when
from domain.cards.corpus.parts import ARTIFACT, CREATURE, ENTERS, OTHER, YOU, YOURS
from domain.cards.ir.language import (
    Activated,
    AddStats,
    All,
    CantActivate,
    Choose,
    Gate,
    Grant,
    Move,
    Search,
    Static,
)
from domain.cards.ir.terms import And, Players, Subtype

CARDS = (
    creature("Knight of Meadowgrain", "{W}{W}", "2/2", "Kithkin Knight",
             *keywords("first strike", "lifelink")),
    creature(
        "Avacyn, Angel of Hope", "{5}{W}{W}{W}", "8/8", "Angel",
        *keywords("flying", "vigilance", "indestructible"),
        Static((Grant(keywords("indestructible")),), All(And((YOURS, OTHER)))),
        kinds="legendary creature",
    ),
    creature(
        "Sinew Sliver", "{1}{W}", "1/1", "Sliver",
        Static((AddStats(1, 1),), All(And((CREATURE, Subtype("Sliver"))))),
    ),
    creature(
        "Stoneforge Mystic", "{1}{W}", "1/2", "Kor Artificer",
        when(ENTERS, Gate(YOU, then=Search(Subtype("Equipment"), "hand", reveal=True))),
        Activated(
            pays("{1}{W}", tap=True),
            Move(
                Choose(YOU, Subtype("Equipment"), "hand", min=0, from_zone_of=YOU), "battlefield"
            ),
        ),
    ),
    permanent(
        "Stony Silence", "{1}{W}", "enchantment",
        Static((CantActivate(Players("all"), ARTIFACT, mana=True),)),
    ),
)  # fmt: skip
