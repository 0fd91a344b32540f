"""Black cards that explore, investigate, roll dice or make predefined tokens."""

from domain.cards.corpus.forms import (
    creature,
    does,
    keywords,
    loyal,
    pays,
    permanent,
    planeswalker,
    spell,
    when,
)
from domain.cards.corpus.parts import (
    ANY_PLAYER,
    ARTIFACT,
    CREATURE,
    CREATURE_OR_PLANESWALKER,
    CREATURES_YOU_CONTROL,
    DESTROY_IT,
    DIES,
    ENTERS,
    IT,
    OPPOSING,
    SELF,
    YOU,
    YOUR_DEAD_CREATURE,
)
from domain.cards.ir.language import (
    Activated,
    AdditionalCost,
    AddStats,
    All,
    Apply,
    CreateTokens,
    Delay,
    Discard,
    Draw,
    GoTo,
    Grant,
    KeywordAction,
    LoseLife,
    Mode,
    Move,
    Piles,
    Replace,
    Sacrifice,
    SacrificeCost,
    Search,
    Seq,
    Static,
    TargetSpec,
    Triggered,
)
from domain.cards.ir.terms import (
    ANYTHING,
    And,
    Begins,
    Bound,
    ControlledBy,
    Is,
    Number,
    Or,
    Players,
    ZoneChange,
)
from domain.cards.predefined_tokens import TREASURE

CARDS = (
    spell(
        "Bad Deal", "{4}{B}{B}", "sorcery",
        does(Draw(2), Discard(2, Players("opponents")), LoseLife(2, Players("all"))),
    ),
    spell(
        "Grim Bounty", "{2}{B}{B}", "sorcery",
        does(DESTROY_IT, CreateTokens(TREASURE), to=(CREATURE_OR_PLANESWALKER,)),
    ),
    spell(
        "Deadly Dispute", "{1}{B}", "instant", does(Draw(2), CreateTokens(TREASURE)),
        first=(AdditionalCost((SacrificeCost(Or((ARTIFACT, CREATURE))),)),),
    ),
    creature(
        "Shambling Ghast", "{B}", "1/1", "Zombie",
        Triggered(
            DIES, Seq(()),
            modes=(
                Mode(
                    Apply(IT, (AddStats(-1, -1),)), (TargetSpec(And((CREATURE, OPPOSING))),)
                ),
                Mode(CreateTokens(TREASURE)),
            ),
        ),
    ),
    creature(
        "Seekers' Squire", "{1}{B}", "1/2", "Human Scout", when(ENTERS, KeywordAction("explore"))
    ),
    planeswalker(
        "Liliana Vess", "{3}{B}{B}", 5, "Liliana",
        loyal(1, Discard(1, IT), to=(ANY_PLAYER,)),
        loyal(-2, Search(ANYTHING, "library", min=1)),
        loyal(-8, Move(All(CREATURE, "graveyard"), "battlefield", under=YOU)),
    ),
    planeswalker(
        "Liliana of the Veil", "{1}{B}{B}", 3, "Liliana",
        loyal(1, Discard(1, Players("all"))),
        loyal(-2, Sacrifice(CREATURE, who=IT), to=(ANY_PLAYER,)),
        loyal(
            -6, Piles(All(ControlledBy(IT)), YOU, IT),
            Sacrifice(Is(Bound("chosen pile")), Number(Bound("chosen pile")), IT),
            to=(ANY_PLAYER,),
        ),
    ),
    permanent(
        "Whip of Erebos", "{2}{B}{B}", "legendary enchantment artifact",
        Static((Grant(keywords("lifelink")),), affects=CREATURES_YOU_CONTROL),
        Activated(
            pays("{2}{B}{B}", tap=True),
            Seq(
                (
                    Move(IT, "battlefield", "return", bind="returned creature"),
                    Apply(Bound("returned creature"), (Grant(keywords("haste")),), "game"),
                    Delay(Begins("end"), Move(Bound("returned creature"), "exile", "exile")),
                    Apply(
                        Bound("returned creature"),
                        (Replace(ZoneChange(SELF, "battlefield"), GoTo("exile")),), "game",
                    ),
                )
            ),
            (YOUR_DEAD_CREATURE,), timing="sorcery",
        ),
    ),
)  # fmt: skip
