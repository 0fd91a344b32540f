"""Colourless Equipment."""

from domain.cards.corpus.forms import equipment, keywords, permanent
from domain.cards.ir.language import AddStats, Deontic, Grant, Keyword, Static
from domain.cards.ir.terms import AttachedTo
from domain.cards.mana import mana_cost

CARDS = (
    equipment("Bonesplitter", "{1}", "{1}", AddStats(2, 0)),
    equipment("Short Sword", "{1}", "{1}", AddStats(1, 1)),
    equipment("Vulshok Morningstar", "{2}", "{2}", AddStats(2, 2)),
    equipment(
        "Loxodon Warhammer", "{3}", "{3}", AddStats(3, 0), Grant(keywords("trample", "lifelink")),
    ),
    equipment(
        "Whispersilk Cloak", "{3}", "{2}",
        Deontic("cant", "be_blocked"), Grant(keywords("shroud")),
    ),
    equipment("Leonin Scimitar", "{1}", "{1}", AddStats(1, 1)),
    equipment("Fireshrieker", "{3}", "{2}", Grant(keywords("double strike"))),
    equipment("Swiftfoot Boots", "{2}", "{1}", Grant(keywords("hexproof", "haste"))),
    equipment("Lightning Greaves", "{2}", "{0}", Grant(keywords("shroud", "haste"))),
    equipment("Kitesail", "{2}", "{2}", AddStats(1, 0), Grant(keywords("flying"))),
    equipment("Trusty Machete", "{1}", "{2}", AddStats(2, 1)),
    equipment("Accorder's Shield", "{0}", "{3}", AddStats(0, 3), Grant(keywords("vigilance"))),
    permanent(
        "Darksteel Axe", "{1}", "artifact: Equipment", *keywords("indestructible"),
        Static((AddStats(2, 0),), affects=AttachedTo()),
        Keyword("equip", mana_cost("{2}")),
    ),
    equipment("Strider Harness", "{3}", "{1}", AddStats(1, 1), Grant(keywords("haste"))),
)  # fmt: skip
