"""Lands that have seen many tables."""

from domain.cards.corpus.forms import land, pays, taps_for, token, when
from domain.cards.corpus.parts import AN_OPPONENT, ANY_COLOR, IT, SELF, YOU
from domain.cards.ir.language import Activated, AddMana, Choice, ChooseEffect, CreateTokens, Spend
from domain.cards.ir.terms import (
    And,
    Color,
    Devotion,
    Happened,
    PlaysLand,
    Subtype,
    TapsForMana,
    Unless,
)
from domain.cards.mana import COLOR_NAMES, COLORS

CARDS = (
    land(
        "Eldrazi Temple", "land", taps_for("C"),
        Activated(
            pays(tap=True),
            AddMana(
                (("C", "C"),),
                spend=Spend(
                    spells=And((Color("C"), Subtype("Eldrazi"))),
                    abilities=And((Color("C"), Subtype("Eldrazi"))),
                ),
            ),
        ),
    ),
    land(
        "Forbidden Orchard", "land", ANY_COLOR,
        when(
            TapsForMana(SELF, YOU), CreateTokens(token("Spirit", "1/1", ""), who=IT),
            to=(AN_OPPONENT,),
        ),
    ),
    land(
        "River of Tears", "land",
        Activated(
            pays(tap=True), AddMana((("U",),)), condition=Unless(Happened(PlaysLand(who=YOU)))
        ),
        Activated(pays(tap=True), AddMana((("B",),)), condition=Happened(PlaysLand(who=YOU))),
    ),
    land(
        "Nykthos, Shrine to Nyx", "legendary land", taps_for("C"),
        Activated(
            pays("{2}", tap=True),
            ChooseEffect(
                tuple(
                    Choice(COLOR_NAMES[color], AddMana(((color,),), count=Devotion((color,))))
                    for color in COLORS
                )
            ),
        ),
    ),
)  # fmt: skip
