"""Lands that make more than one mana, or any colour, or mana for something in particular."""

from domain.cards.card import CardDefinition
from domain.cards.corpus.forms import land, pays, taps_for, when
from domain.cards.corpus.parts import (
    ANY_COLOR,
    ARTIFACT,
    CREATURE,
    CREATURE_YOU_CONTROL,
    ENCHANTMENT,
    ENTERS,
    ENTERS_TAPPED,
    LAND,
    ONE_OF_ANY_COLOR,
    OPPOSING,
    SACRIFICE_IT,
    SACRIFICE_THIS,
    THIS,
    YOU,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    AddMana,
    DealDamage,
    Enters,
    Gate,
    If,
    Keyword,
    PayLife,
    PlayerCounters,
    Producible,
    PutCounters,
    RemoveCountersCost,
    SacrificeCost,
    Seq,
    Spend,
)
from domain.cards.ir.terms import And, Compare, Count, Counters, Every, Exists, Filter, Subtype
from domain.cards.mana import mana_cost

_CYCLING_2 = Keyword("cycling", mana_cost("{2}"))


def _tron(name: str, subtypes: str, others: tuple[str, str], much: int) -> CardDefinition:
    """{C}, or more with both others of the three."""
    there = tuple(Exists(And((Subtype(kind), YOURS))) for kind in others)
    made = If(Every(there), AddMana((("C",) * much,)), AddMana((("C",),)))
    return land(name, f"land: {subtypes}", Activated(pays(tap=True), made))


def _for_each(what: Filter, symbol: str) -> Activated:
    """{T}: add one mana for each of these."""
    return Activated(pays(tap=True), AddMana(((symbol,),), count=Count(what)))


CARDS = (
    _tron("Urza's Mine", "Urza's Mine", ("Power-Plant", "Tower"), 2),
    _tron("Urza's Power Plant", "Urza's Power-Plant", ("Mine", "Tower"), 2),
    _tron("Urza's Tower", "Urza's Tower", ("Mine", "Power-Plant"), 3),
    land("Cloudpost", "land: Locus", ENTERS_TAPPED, _for_each(Subtype("Locus"), "C")),
    land("Gaea's Cradle", "legendary land", _for_each(CREATURE_YOU_CONTROL, "G")),
    land("Serra's Sanctum", "legendary land", _for_each(And((ENCHANTMENT, YOURS)), "W")),
    land("Tolarian Academy", "legendary land", _for_each(And((ARTIFACT, YOURS)), "U")),
    land(
        "Cabal Coffers", "land",
        Activated(
            pays("{2}", tap=True), AddMana((("B",),), count=Count(And((Subtype("Swamp"), YOURS)))),
        ),
    ),
    land(
        "Temple of the False God", "land",
        Activated(
            pays(tap=True), AddMana((("C", "C"),)),
            condition=Exists(And((LAND, YOURS)), min=5),
        ),
    ),
    land(
        "Crystal Vein", "land", taps_for("C"),
        Activated(pays("", SACRIFICE_THIS, tap=True), AddMana((("C", "C"),))),
    ),
    land(
        "Mishra's Workshop", "land",
        Activated(pays(tap=True), AddMana((("C", "C", "C"),), spend=Spend(ARTIFACT))),
    ),
    land(
        "Phyrexian Tower", "legendary land", taps_for("C"),
        Activated(pays("", SacrificeCost(CREATURE), tap=True), AddMana((("B", "B"),))),
    ),
    land(
        "Reflecting Pool", "land",
        Activated(pays(tap=True), AddMana(of=Producible(And((LAND, YOURS))))),
    ),
    land(
        "Exotic Orchard", "land",
        Activated(pays(tap=True), AddMana(of=Producible(And((LAND, OPPOSING)), colors=True))),
    ),
    land(
        "Gemstone Mine", "land", Enters(counters=(("mining", 3),)),
        Activated(
            pays("", RemoveCountersCost("mining"), tap=True),
            Seq(
                (
                    ONE_OF_ANY_COLOR,
                    If(Compare(Counters(THIS, "mining"), "==", 0), SACRIFICE_IT),
                )
            ),
        ),
    ),
    land(
        "Tendo Ice Bridge", "land", Enters(counters=(("charge", 1),)), taps_for("C"),
        Activated(pays("", RemoveCountersCost("charge"), tap=True), ONE_OF_ANY_COLOR),
    ),
    land(
        "Grand Coliseum", "land", ENTERS_TAPPED, taps_for("C"),
        Activated(pays(tap=True), Seq((ONE_OF_ANY_COLOR, DealDamage(YOU, 1)))),
    ),
    land(
        "Rupture Spire", "land", ENTERS_TAPPED,
        when(ENTERS, Gate(YOU, pay=pays("{1}"), otherwise=SACRIFICE_IT)),
        ANY_COLOR,
    ),
    land(
        "Mana Confluence", "land", Activated(pays("", PayLife(1), tap=True), ONE_OF_ANY_COLOR),
    ),
    land("Wastes", "basic land", taps_for("C")),
    land("Drifting Meadow", "land", ENTERS_TAPPED, taps_for("W"), _CYCLING_2),
    land("Remote Isle", "land", ENTERS_TAPPED, taps_for("U"), _CYCLING_2),
    land("Polluted Mire", "land", ENTERS_TAPPED, taps_for("B"), _CYCLING_2),
    land("Smoldering Crater", "land", ENTERS_TAPPED, taps_for("R"), _CYCLING_2),
    land("Slippery Karst", "land", ENTERS_TAPPED, taps_for("G"), _CYCLING_2),
    land(
        "Aether Hub", "land", when(ENTERS, PutCounters(YOU, "energy")), taps_for("C"),
        Activated(pays("", PlayerCounters("energy"), tap=True), ONE_OF_ANY_COLOR),
    ),
    land(
        "Tolaria West", "land", ENTERS_TAPPED, taps_for("U"),
        Keyword("transmute", mana_cost("{1}{U}{U}")),
    ),
)  # fmt: skip
