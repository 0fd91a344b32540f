"""White flip cards."""

from domain.cards.corpus.faced import KI, flipping
from domain.cards.corpus.forms import creature, if_would, keywords, pays, permanent, target, when
from domain.cards.corpus.parts import CREATURE, CREATURE_YOU_CONTROL, IT, SELF, YOU
from domain.cards.ir.language import Activated, Keyword, Prevented, RemoveCountersCost, Shield, Turn
from domain.cards.ir.terms import And, Compare, Damaged, IsTrue, Past, PlayerStat, ZoneChange

CARDS = (
    flipping(
        "Bushi Tenderfoot // Kenzo the Hardhearted",
        creature(
            "Bushi Tenderfoot",
            "{W}",
            "1/1",
            "Human Soldier",
            when(
                ZoneChange(
                    And((CREATURE, Past(Damaged(SELF, "object")))), "battlefield", "graveyard"
                ),
                Turn(to="flipped"),
            ),
        ),
        creature(
            "Kenzo the Hardhearted",
            None,
            "3/4",
            "Human Samurai",
            *keywords("double strike"),
            Keyword("bushido", number=2),
            kinds="legendary creature",
        ),
    ),
    flipping(
        "Faithful Squire // Kaiso, Memory of Loyalty",
        creature("Faithful Squire", "{1}{W}{W}", "2/2", "Human Soldier", *KI),
        creature(
            "Kaiso, Memory of Loyalty",
            None,
            "3/4",
            "Spirit",
            *keywords("flying"),
            Activated(pays("", RemoveCountersCost("ki")), Shield(IT), targets=(target(CREATURE),)),
            kinds="legendary creature",
        ),
    ),
    flipping(
        "Rune-Tail, Kitsune Ascendant // Rune-Tail's Essence",
        creature(
            "Rune-Tail, Kitsune Ascendant",
            "{2}{W}",
            "2/2",
            "Fox Monk",
            when(IsTrue(Compare(PlayerStat(YOU), ">=", 30)), Turn(to="flipped")),
            kinds="legendary creature",
        ),
        permanent(
            "Rune-Tail's Essence",
            None,
            "legendary enchantment",
            if_would(Damaged(to="object", recipient=CREATURE_YOU_CONTROL), Prevented()),
        ),
    ),
)
