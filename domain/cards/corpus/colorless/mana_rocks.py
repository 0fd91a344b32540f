"""Artifacts that make mana."""

from domain.cards.card import CardDefinition
from domain.cards.corpus.forms import keywords, pays, permanent, taps_for, when
from domain.cards.corpus.parts import (
    ARTIFACT,
    CREATURE,
    DIES,
    ENTERS_TAPPED,
    LAND,
    ONE_OF_ANY_COLOR,
    OPPOSING,
    SACRIFICE_THIS,
    THIS,
    YOU,
)
from domain.cards.ir.language import (
    Activated,
    AddMana,
    Apply,
    ChangeTypes,
    ChooseValue,
    ChosenColor,
    DealDamage,
    Deontic,
    Draw,
    Enters,
    Grant,
    Keyword,
    Modification,
    Producible,
    SacrificeCost,
    Seq,
    SetColors,
    SetStats,
    SetTapped,
    Static,
)
from domain.cards.ir.terms import And, Counters, TimesPaid
from domain.cards.mana import COLORS, mana_cost


def _signet(name: str, made: str) -> CardDefinition:
    """One mana turned into two of two colours."""
    return permanent(
        name, "{2}", "artifact", Activated(pays("{1}", tap=True), AddMana((tuple(made),)))
    )


def _talisman(name: str, first: str, second: str) -> CardDefinition:
    """{C}, or one of two colours that hurts."""
    hurts = Seq((AddMana(((first,), (second,))), DealDamage(YOU, 1)))
    return permanent(name, "{2}", "artifact", taps_for("C"), Activated(pays(tap=True), hurts))


def _obelisk(name: str, *colors: str) -> CardDefinition:
    """One of three colours."""
    return permanent(name, "{3}", "artifact", taps_for(*colors))


def _totem(name: str, color: str, cost: str, *changes: Modification) -> CardDefinition:
    """A colour, and a creature until end of turn."""
    return permanent(
        name, "{3}", "artifact", taps_for(color), Activated(pays(cost), Apply(THIS, changes))
    )


_STAYS_TAPPED = Static((Deontic("cant", "untap"),))

CARDS = (
    _signet("Azorius Signet", "WU"),
    _signet("Dimir Signet", "UB"),
    _signet("Rakdos Signet", "BR"),
    _signet("Gruul Signet", "RG"),
    _signet("Selesnya Signet", "GW"),
    _signet("Orzhov Signet", "WB"),
    _signet("Izzet Signet", "UR"),
    _signet("Golgari Signet", "BG"),
    _signet("Boros Signet", "RW"),
    _signet("Simic Signet", "GU"),
    _talisman("Talisman of Progress", "W", "U"),
    _talisman("Talisman of Dominance", "U", "B"),
    _talisman("Talisman of Indulgence", "B", "R"),
    _talisman("Talisman of Impulse", "R", "G"),
    _talisman("Talisman of Unity", "G", "W"),
    _obelisk("Obelisk of Bant", "G", "W", "U"),
    _obelisk("Obelisk of Esper", "W", "U", "B"),
    _obelisk("Obelisk of Grixis", "U", "B", "R"),
    _obelisk("Obelisk of Jund", "B", "R", "G"),
    _obelisk("Obelisk of Naya", "R", "G", "W"),
    _totem(
        "Thunder Totem", "W", "{1}{W}{W}",
        ChangeTypes(("artifact", "creature"), ("Spirit",)), SetColors(("W",)), SetStats(2, 2),
        Grant(keywords("flying", "first strike")),
    ),
    permanent(
        "Fellwar Stone", "{2}", "artifact",
        Activated(pays(tap=True), AddMana(of=Producible(And((LAND, OPPOSING)), colors=True))),
    ),
    permanent(
        "Grim Monolith", "{2}", "artifact", _STAYS_TAPPED, taps_for("CCC"),
        Activated(pays("{4}"), SetTapped(THIS, False)),
    ),
    permanent(
        "Basalt Monolith", "{3}", "artifact", _STAYS_TAPPED, taps_for("CCC"),
        Activated(pays("{3}"), SetTapped(THIS, False)),
    ),
    permanent(
        "Chromatic Sphere", "{1}", "artifact",
        Activated(pays("{1}", SACRIFICE_THIS, tap=True), Seq((ONE_OF_ANY_COLOR, Draw()))),
    ),
    permanent(
        "Chromatic Star", "{1}", "artifact",
        Activated(pays("{1}", SACRIFICE_THIS, tap=True), ONE_OF_ANY_COLOR),
        when(DIES, Draw()),
    ),
    permanent(
        "Terrarion", "{1}", "artifact", ENTERS_TAPPED,
        Activated(
            pays("{2}", SACRIFICE_THIS, tap=True),
            AddMana(tuple((color,) for color in COLORS), count=2, each=True),
        ),
        when(DIES, Draw()),
    ),
    permanent(
        "Ashnod's Altar", "{3}", "artifact",
        Activated((SacrificeCost(CREATURE),), AddMana((("C", "C"),))),
    ),
    permanent(
        "Phyrexian Altar", "{3}", "artifact",
        Activated((SacrificeCost(CREATURE),), ONE_OF_ANY_COLOR),
    ),
    permanent(
        "Krark-Clan Ironworks", "{4}", "artifact",
        Activated((SacrificeCost(ARTIFACT),), AddMana((("C", "C"),))),
    ),
    permanent(
        "Mana Cylix", "{1}", "artifact", Activated(pays("{1}", tap=True), ONE_OF_ANY_COLOR),
    ),
    permanent(
        "Everflowing Chalice", "{0}", "artifact",
        Keyword("multikicker", mana_cost("{2}")),
        Enters(counters=(("charge", TimesPaid()),)),
        Activated(pays(tap=True), AddMana((("C",),), count=Counters(THIS, "charge"))),
    ),
    permanent(
        "Coldsteel Heart", "{2}", "snow artifact", ENTERS_TAPPED,
        Enters(first=ChooseValue("color", "chosen color")),
        Activated(pays(tap=True), AddMana(of=ChosenColor("chosen color"))),
    ),
)  # fmt: skip
