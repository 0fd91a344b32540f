"""Lands that ask a price for entering."""

from domain.cards.corpus.forms import land, pays, taps_for, token, when
from domain.cards.corpus.parts import LAND, OTHER, SELF, YOURS
from domain.cards.ir.language import (
    Activated,
    AddMana,
    CreateTokens,
    Enters,
    GoTo,
    Replace,
    SacrificeCost,
    Static,
)
from domain.cards.ir.terms import And, Exists, Status, Subtype, Unless, ZoneChange
from domain.cards.mana import COLORS

CARDS = (
    land(
        "Lotus Vale", "land",
        Static(
            (
                Replace(
                    ZoneChange(SELF, to="battlefield"),
                    GoTo(
                        "graveyard",
                        unless=(SacrificeCost(And((LAND, Status("untapped"))), 2),),
                    ),
                    anywhere=True,
                ),
            )
        ),
        Activated(
            pays(tap=True), AddMana(tuple((color,) * 3 for color in COLORS))
        ),
    ),
    land(
        "Kjeldoran Outpost", "land",
        Static(
            (
                Replace(
                    ZoneChange(SELF, to="battlefield"),
                    GoTo("graveyard", unless=(SacrificeCost(Subtype("Plains")),)),
                    anywhere=True,
                ),
            )
        ),
        taps_for("W"),
        Activated(pays("{1}{W}", tap=True), CreateTokens(token("Soldier", "1/1", "W"))),
    ),
    land(
        "Dwarven Mine", "land: Mountain",
        Enters(
            tapped=True,
            condition=Unless(Exists(And((Subtype("Mountain"), YOURS, OTHER)), min=3)),
        ),
        when(
            ZoneChange(And((SELF, Status("untapped"))), to="battlefield"),
            CreateTokens(token("Dwarf", "1/1", "R")),
        ),
    ),
)  # fmt: skip
