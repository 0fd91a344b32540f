"""White Sagas."""

from domain.cards.corpus.forms import chapter, keywords, permanent, token
from domain.cards.corpus.parts import LAND, YOURS
from domain.cards.ir.language import AddStats, All, Apply, Choose, CreateTokens, ForEach, Move
from domain.cards.ir.terms import EVERYONE, And, Bound, Subtype

CARDS = (
    permanent(
        "History of Benalia", "{1}{W}{W}", "enchantment: Saga",
        chapter(
            1, 2,
            does=CreateTokens(token("Knight", "2/2", "W", *keywords("vigilance"))),
        ),
        chapter(3, does=Apply(All(And((Subtype("Knight"), YOURS))), (AddStats(2, 1),))),
    ),
    permanent(
        "Fall of the Thran", "{5}{W}", "enchantment: Saga",
        chapter(1, does=Move(All(LAND), "graveyard", "destroy")),
        chapter(
            2, 3,
            does=ForEach(
                EVERYONE,
                Move(
                    Choose(Bound("each"), LAND, "graveyard", 2, 2, Bound("each")),
                    "battlefield", "return",
                ),
            ),
        ),
    ),
)  # fmt: skip
