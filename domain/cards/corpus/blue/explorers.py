"""Blue cards that explore, investigate, roll dice or make predefined tokens."""

from domain.cards.corpus.forms import (
    creature,
    does,
    keywords,
    loyal,
    pays,
    permanent,
    planeswalker,
    spell,
    token,
    when,
)
from domain.cards.corpus.parts import (
    A_SPELL,
    ANY_PLAYER,
    CREATURE,
    ENTERS,
    INSTANT_OR_SORCERY,
    IT,
    RETURN_IT,
    YOU,
)
from domain.cards.ir.language import (
    Activated,
    All,
    Arrange,
    Bind,
    Choose,
    CounterSpell,
    CreateTokens,
    Draw,
    Gate,
    KeywordAction,
    Look,
    Move,
    Outcome,
    Roll,
    Seq,
    Shuffle,
    TargetSpec,
    TopOf,
)
from domain.cards.ir.terms import Batch, Bound, CastSpell, Does, Nth, OwnedBy

CARDS = (
    creature(
        "Arcane Investigator", "{1}{U}", "2/1", "Elf Wizard",
        Activated(
            pays("{5}{U}"),
            Roll(
                20,
                table=(
                    Outcome(1, Draw(), 9),
                    Outcome(
                        10,
                        Seq(
                            (
                                Bind("cards", TopOf(YOU, 3)), Look(Bound("cards")),
                                Move(Choose(YOU, among=Bound("cards")), "hand"),
                                Move(Bound("cards"), "library", place="bottom"),
                            )
                        ),
                        20,
                    ),
                ),
            ),
        ),
    ),
    creature(
        "Erdwal Illuminator", "{1}{U}", "1/3", "Spirit", *keywords("flying"),
        when(Nth(Does("investigate", YOU), 1), KeywordAction("investigate")),
    ),
    creature(
        "Djinni Windseer", "{3}{U}", "3/3", "Djinn", *keywords("flying"),
        when(
            ENTERS,
            Roll(20, table=(Outcome(1, Arrange(1), 9), Outcome(10, Arrange(2), 19), Outcome(20, Arrange(3), 20))),
        ),
    ),
    creature(
        "Feywild Trickster", "{2}{U}", "2/2", "Gnome Warlock",
        when(
            Batch(Does("roll a die", YOU)),
            CreateTokens(token("Faerie Dragon", "1/1", "U", *keywords("flying"))),
        ),
    ),
    spell(
        "Contact Other Plane", "{3}{U}", "instant",
        does(
            Roll(
                20,
                table=(
                    Outcome(1, Draw(2), 9), Outcome(10, Seq((Arrange(2), Draw(2))), 19),
                    Outcome(20, Seq((Arrange(3), Draw(3))), 20),
                ),
            ),
        ),
    ),
    spell(
        "Confirm Suspicions", "{3}{U}{U}", "instant",
        does(CounterSpell(IT), KeywordAction("investigate", 3), to=(A_SPELL,)),
    ),
    permanent(
        "Trail of Evidence", "{2}{U}", "enchantment",
        when(CastSpell(INSTANT_OR_SORCERY, YOU), KeywordAction("investigate")),
    ),
    planeswalker(
        "Jace, the Mind Sculptor", "{2}{U}{U}", 3, "Jace",
        loyal(
            2, Bind("top card", TopOf(IT)), Look(Bound("top card")),
            Gate(YOU, Move(Bound("top card"), "library", place="bottom")), to=(ANY_PLAYER,),
        ),
        loyal(
            0, Draw(3),
            Move(Choose(YOU, zone="hand", min=2, max=2, from_zone_of=YOU), "library"),
        ),
        loyal(-1, RETURN_IT, to=(TargetSpec(CREATURE),)),
        loyal(
            -12, Move(All(OwnedBy(IT), "library"), "exile", "exile"),
            Move(All(OwnedBy(IT), "hand"), "library"), Shuffle(IT), to=(ANY_PLAYER,),
        ),
    ),
)  # fmt: skip
