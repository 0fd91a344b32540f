"""Lands that do something beside making mana."""

from domain.cards.card import CardDefinition
from domain.cards.corpus.forms import (
    from_hand,
    keywords,
    land,
    paying,
    pays,
    taps_for,
    target,
    token,
    when,
)
from domain.cards.corpus.parts import (
    ANY_PLAYER,
    ANY_TARGET,
    ARTIFACT,
    ATTACKS,
    CREATURE,
    DESTROY_IT,
    ENCHANTMENT,
    ENTERS,
    ENTERS_TAPPED,
    IT,
    LAND,
    PLANESWALKER,
    RETURN_IT,
    SACRIFICE_THIS,
    THEIRS,
    THIS,
    YOU,
    YOUR_DEAD_CREATURE,
    YOUR_HAND,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    AddMana,
    AddStats,
    Apply,
    BecomeCopy,
    ChangeTypes,
    CreateTokens,
    DealDamage,
    Deontic,
    Effect,
    Enters,
    EntersAsCopy,
    GainLife,
    Grant,
    LoseLife,
    Modification,
    Move,
    PutCounters,
    SacrificeCost,
    Seq,
    SetColors,
    SetStats,
    SetTapped,
    TargetSpec,
)
from domain.cards.ir.terms import (
    And,
    Bound,
    Compare,
    Count,
    Exists,
    InCombat,
    Not,
    Or,
    OwnedBy,
    Players,
    PlayerStat,
    Someone,
    Stat,
    Subtype,
    Supertype,
    Unless,
)

_THRESHOLD = Compare(PlayerStat(YOU, "graveyard"), ">=", 7)
_NONBASIC = And((LAND, Not(Supertype("basic"))))


def _threshold(
    name: str, made: str, cost: str, effect: Effect, *targets: TargetSpec
) -> CardDefinition:
    """A colour that hurts, and a last deed for who has seven cards in the graveyard."""
    hurts = Seq((AddMana(((made,),)), DealDamage(YOU, 1)))
    last = Activated(
        pays(cost, SACRIFICE_THIS, tap=True), effect, targets=targets, condition=_THRESHOLD
    )
    return land(name, "land", Activated(pays(tap=True), hurts), last)


def _manland(name: str, cost: str, made: tuple[str, ...], *changes: Modification) -> CardDefinition:
    """A land that becomes a creature until end of turn."""
    return land(
        name, "land", ENTERS_TAPPED, taps_for(*made), Activated(pays(cost), Apply(THIS, changes))
    )


CARDS = (
    _threshold("Barbarian Ring", "R", "{R}", DealDamage(IT, 2), ANY_TARGET),
    _threshold("Cabal Pit", "B", "{B}", Apply(IT, (AddStats(-2, -2),)), target(CREATURE)),
    _threshold("Centaur Garden", "G", "{G}", Apply(IT, (AddStats(3, 3),)), target(CREATURE)),
    _threshold("Nomad Stadium", "W", "{W}", GainLife(4)),
    land("Zoetic Cavern", "land", taps_for("C"), paying("morph", "{2}")),
    land(
        "High Market", "land", taps_for("C"),
        Activated(pays("", SacrificeCost(CREATURE), tap=True), GainLife(1)),
    ),
    land(
        "Miren, the Moaning Well", "legendary land", taps_for("C"),
        Activated(
            pays("{3}", SacrificeCost(CREATURE), tap=True),
            GainLife(Stat(Bound("sacrificed"), "toughness")),
        ),
    ),
    land(
        "Rishadan Port", "land", taps_for("C"),
        Activated(pays("{1}", tap=True), SetTapped(IT, True), targets=(target(LAND),)),
    ),
    land(
        "Dust Bowl", "land", taps_for("C"),
        Activated(
            pays("{3}", SacrificeCost(LAND), tap=True), DESTROY_IT, targets=(target(_NONBASIC),)
        ),
    ),
    land(
        "Tectonic Edge", "land", taps_for("C"),
        Activated(
            pays("{1}", SACRIFICE_THIS, tap=True), DESTROY_IT, targets=(target(_NONBASIC),),
            condition=Someone(Players("opponents"), Exists(And((LAND, THEIRS)), min=4)),
        ),
    ),
    land(
        "Volrath's Stronghold", "legendary land", taps_for("C"),
        Activated(
            pays("{1}{B}", tap=True), Move(IT, "library", "put"), targets=(YOUR_DEAD_CREATURE,)
        ),
    ),
    land(
        "Academy Ruins", "legendary land", taps_for("C"),
        Activated(
            pays("{1}{U}", tap=True), Move(IT, "library", "put"),
            targets=(TargetSpec(And((ARTIFACT, OwnedBy(YOU))), zone="graveyard"),),
        ),
    ),
    land("Kabira Crossroads", "land", ENTERS_TAPPED, when(ENTERS, GainLife(2)), taps_for("W")),
    land(
        "Piranha Marsh", "land", ENTERS_TAPPED, when(ENTERS, LoseLife(1, IT), to=(ANY_PLAYER,)),
        taps_for("B"),
    ),
    land(
        "Teetering Peaks", "land", ENTERS_TAPPED,
        when(ENTERS, Apply(IT, (AddStats(2, 0),)), to=(target(CREATURE),)), taps_for("R"),
    ),
    land(
        "Soaring Seacliff", "land", ENTERS_TAPPED,
        when(ENTERS, Apply(IT, (Grant(keywords("flying")),)), to=(target(CREATURE),)),
        taps_for("U"),
    ),
    land(
        "Khalni Garden", "land", ENTERS_TAPPED,
        when(ENTERS, CreateTokens(token("Plant", "0/1", "G"))), taps_for("G"),
    ),
    land(
        "Castle Ardenvale", "land",
        Enters(tapped=True, condition=Unless(Exists(And((Subtype("Plains"), YOURS))))),
        taps_for("W"),
        Activated(pays("{2}{W}{W}", tap=True), CreateTokens(token("Human", "1/1", "W"))),
    ),
    land(
        "Mouth of Ronom", "snow land", taps_for("C"),
        Activated(
            pays("{4}{S}", SACRIFICE_THIS, tap=True), DealDamage(IT, 4),
            targets=(target(CREATURE),),
        ),
    ),
    _manland(
        "Celestial Colonnade", "{3}{W}{U}", ("W", "U"),
        ChangeTypes(("creature",), ("Elemental",)), SetColors(("W", "U")), SetStats(4, 4),
        Grant(keywords("flying", "vigilance")),
    ),
    _manland(
        "Creeping Tar Pit", "{1}{U}{B}", ("U", "B"),
        ChangeTypes(("creature",), ("Elemental",)), SetColors(("U", "B")), SetStats(3, 2),
        Deontic("cant", "be_blocked"),
    ),
    _manland(
        "Stirring Wildwood", "{1}{G}{W}", ("G", "W"),
        ChangeTypes(("creature",), ("Elemental",)), SetColors(("G", "W")), SetStats(3, 4),
        Grant(keywords("reach")),
    ),
    _manland(
        "Shambling Vent", "{1}{W}{B}", ("W", "B"),
        ChangeTypes(("creature",), ("Elemental",)), SetColors(("W", "B")), SetStats(2, 3),
        Grant(keywords("lifelink")),
    ),
    _manland(
        "Raging Ravine", "{2}{R}{G}", ("R", "G"),
        ChangeTypes(("creature",), ("Elemental",)), SetColors(("R", "G")), SetStats(3, 3),
        Grant((when(ATTACKS, PutCounters(THIS, "+1/+1")),)),
    ),
    land(
        "Keldon Megaliths", "land", ENTERS_TAPPED, taps_for("R"),
        Activated(
            pays("{1}{R}", tap=True), DealDamage(IT, 1), targets=(ANY_TARGET,),
            condition=Compare(YOUR_HAND, "==", 0),
        ),
    ),
    land(
        "Stalking Stones", "land", taps_for("C"),
        Activated(
            pays("{6}"),
            Apply(
                THIS,
                (ChangeTypes(("artifact", "creature"), ("Elemental",)), SetStats(3, 3)),
                "game",
            ),
        ),
    ),
    land(
        "Urza's Factory", "land: Urza's", taps_for("C"),
        Activated(
            pays("{7}", tap=True),
            CreateTokens(token("Assembly-Worker", "2/2", "", kinds="artifact creature")),
        ),
    ),
    land(
        "Vesuva", "land", EntersAsCopy(LAND, tapped=True),
    ),
    land(
        "Thespian's Stage", "land", taps_for("C"),
        Activated(
            pays("{2}", tap=True), BecomeCopy(IT, THIS, keeps=True), targets=(target(LAND),)
        ),
    ),
    land(
        "Eiganjo, Seat of the Empire", "legendary land", taps_for("W"),
        from_hand(
            "channel", "{2}{W}", DealDamage(IT, 4),
            target(And((CREATURE, Or((InCombat("attacking"), InCombat("blocking")))))),
            less=Count(And((Supertype("legendary"), CREATURE, YOURS))),
        ),
    ),
    land(
        "Otawara, Soaring City", "legendary land", taps_for("U"),
        from_hand(
            "channel", "{3}{U}", RETURN_IT,
            target(Or((ARTIFACT, CREATURE, ENCHANTMENT, PLANESWALKER))),
            less=Count(And((Supertype("legendary"), CREATURE, YOURS))),
        ),
    ),
)  # fmt: skip
