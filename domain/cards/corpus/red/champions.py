"""Red cards that many decks are built around."""

from domain.cards.corpus.forms import creature, does, keywords, pays, spell
from domain.cards.corpus.parts import GOBLIN, LAND, YOU, YOURS
from domain.cards.ir.language import (
    EVERYBODY,
    Activated,
    All,
    CostChange,
    CreateTokens,
    DealDamage,
    Discard,
    Draw,
    ForEach,
    Grant,
    Static,
)
from domain.cards.ir.terms import (
    And,
    Arith,
    Bound,
    ControlledBy,
    Count,
    Not,
    PlayerStat,
    Subtype,
    Supertype,
)

CARDS = (
    spell(
        "Wheel of Fortune", "{2}{R}", "sorcery",
        does(
            Discard(PlayerStat(Bound("each"), "hand"), EVERYBODY),
            Draw(7, EVERYBODY),
        ),
    ),
    spell(
        "Price of Progress", "{1}{R}", "instant",
        does(
            ForEach(
                EVERYBODY,
                DealDamage(
                    Bound("each"),
                    Arith(
                        "*",
                        2,
                        Count(And((LAND, Not(Supertype("basic")), ControlledBy(Bound("each"))))),
                    ),
                ),
            ),
        ),
    ),
    creature(
        "Goblin Warchief", "{1}{R}{R}", "2/2", "Goblin Warrior",
        Static((CostChange(Subtype("Goblin"), YOU, -1),)),
        Static((Grant(keywords("haste")),), All(And((Subtype("Goblin"), YOURS)))),
    ),
    creature(
        "Krenko, Mob Boss", "{2}{R}{R}", "3/3", "Goblin Warrior",
        Activated(
            pays(tap=True), CreateTokens(GOBLIN, Count(And((Subtype("Goblin"), YOURS))))
        ),
        kinds="legendary creature",
    ),
)  # fmt: skip
