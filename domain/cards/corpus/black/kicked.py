"""Black cards with kicker, or that may be paid for in other ways."""

from domain.cards.corpus.forms import creature, does, keywords, paying, spell, token
from domain.cards.corpus.parts import EXILE_IT, YOUR_HAND
from domain.cards.ir.language import (
    CreateTokens,
    Draw,
    Enters,
    Grant,
    LoseLife,
    Mode,
    Seq,
    SpellAbility,
    Static,
    TargetSpec,
)
from domain.cards.ir.terms import ANYTHING, Kicked, X

CARDS = (
    creature(
        "Duskwalker",
        "{B}",
        "1/1",
        "Human Minion",
        paying("kicker", "{3}{B}"),
        Enters(counters=(("+1/+1", 2),), condition=Kicked()),
        Static((Grant(keywords("fear")),), condition=Kicked()),
    ),
    spell(
        "Promise of Power",
        "{2}{B}{B}{B}",
        "sorcery",
        SpellAbility(
            modes=(
                Mode(Seq((Draw(5), LoseLife(5)))),
                Mode(
                    CreateTokens(
                        token("Demon", "0/0", "B", *keywords("flying")),
                        power=YOUR_HAND,
                        toughness=YOUR_HAND,
                    )
                ),
            ),
        ),
        paying("entwine", "{4}"),
    ),
    spell(
        "Rats' Feast",
        "{X}{B}",
        "sorcery",
        does(
            EXILE_IT,
            to=(TargetSpec(ANYTHING, zone="graveyard", min=X(), max=X(), same="owner"),),
        ),
    ),
)
