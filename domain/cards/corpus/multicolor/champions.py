"""Multicolor cards that many decks are built around."""

from domain.cards.corpus.forms import creature, pays
from domain.cards.corpus.parts import CREATURE, EXILE_IT, INSTANT_OR_SORCERY, LAND, ONE_OF_ANY_COLOR
from domain.cards.ir.language import Activated, GainLife, LoseLife, Seq, TargetSpec
from domain.cards.ir.terms import Players

CARDS = (
    creature(
        "Deathrite Shaman", "{B/G}", "1/2", "Elf Shaman",
        Activated(
            pays(tap=True), Seq((EXILE_IT, ONE_OF_ANY_COLOR)),
            targets=(TargetSpec(LAND, zone="graveyard"),),
        ),
        Activated(
            pays("{B}", tap=True), Seq((EXILE_IT, LoseLife(2, Players("opponents")))),
            targets=(TargetSpec(INSTANT_OR_SORCERY, zone="graveyard"),),
        ),
        Activated(
            pays("{G}", tap=True), Seq((EXILE_IT, GainLife(2))),
            targets=(TargetSpec(CREATURE, zone="graveyard"),),
        ),
    ),
)  # fmt: skip
