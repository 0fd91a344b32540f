"""White cards that are, or make, copies of permanents."""

from domain.cards.corpus.forms import creature, does, keywords, spell, when
from domain.cards.corpus.parts import BIRD, POPULATE, THIS, YOU, YOUR_UPKEEP, YOURS
from domain.cards.ir.language import CreateTokens, Gate, TokenCopy
from domain.cards.ir.terms import And, Color, Exists

CARDS = (
    creature(
        "Mirror-Sigil Sergeant",
        "{5}{W}",
        "4/4",
        "Rhino Soldier",
        *keywords("trample"),
        when(
            YOUR_UPKEEP,
            Gate(YOU, then=CreateTokens(TokenCopy(THIS))),
            condition=Exists(And((Color("U"), YOURS))),
        ),
    ),
    spell("Eyes in the Skies", "{3}{W}", "instant", does(CreateTokens(BIRD), POPULATE)),
)
