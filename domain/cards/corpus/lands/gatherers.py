"""Lands that gather energy."""

from domain.cards.corpus.faced import adventure
from domain.cards.corpus.forms import does, land, pays, spell, taps_for, target, token
from domain.cards.corpus.parts import DESTROY_IT, ENTERS_TAPPED, LAND, SACRIFICE_THIS, YOU, YOURS
from domain.cards.ir.language import Activated, CreateTokens, PlayerCounters, PutCounters
from domain.cards.ir.terms import And, Bound, Count, Not, StatCompare, X

CARDS = (
    land(
        "HELIOS One", "land", taps_for("C"),
        Activated(pays("{1}", tap=True), PutCounters(YOU, "energy")),
        Activated(
            pays("{3}", PlayerCounters("energy", X()), SACRIFICE_THIS, tap=True), DESTROY_IT,
            targets=(target(And((Not(LAND), StatCompare("mana_value", "==", X())))),),
            timing="sorcery",
        ),
    ),
    adventure(
        "Zanarkand, Ancient Metropolis // Lasting Fayth",
        land("Zanarkand, Ancient Metropolis", "land: Town", ENTERS_TAPPED, taps_for("G")),
        spell(
            "Lasting Fayth", "{4}{G}{G}", "sorcery: Adventure",
            does(
                CreateTokens(token("Hero", "1/1", ""), bind="Hero"),
                PutCounters(Bound("Hero"), "+1/+1", Count(And((LAND, YOURS)))),
            ),
        ),
    ),
)  # fmt: skip
