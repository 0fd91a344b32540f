"""Green cards that are, or make, copies of permanents."""

from domain.cards.corpus.forms import creature, does, keywords, paying, spell, token, when
from domain.cards.corpus.parts import CREATURE, POPULATE, SELF, THIS
from domain.cards.ir.language import All, BecomeCopy, CreateTokens, ForEach, TokenCopy
from domain.cards.ir.terms import And, Bound, ControllerOf, Damaged, Event, Status

CARDS = (
    creature(
        "Permeating Mass",
        "{G}",
        "1/3",
        "Spirit",
        when(
            Damaged(SELF, "object", combat=True, recipient=CREATURE),
            BecomeCopy(THIS, Event("object")),
        ),
    ),
    spell(
        "Parallel Evolution",
        "{3}{G}{G}",
        "sorcery",
        does(
            ForEach(
                All(And((CREATURE, Status("token")))),
                CreateTokens(TokenCopy(Bound("each")), who=ControllerOf(Bound("each"))),
            )
        ),
        paying("flashback", "{4}{G}{G}{G}"),
    ),
    spell(
        "Horncaller's Chant",
        "{7}{G}",
        "sorcery",
        does(CreateTokens(token("Rhino", "4/4", "G", *keywords("trample"))), POPULATE),
    ),
)
