"""Parts that many cards share: filters, targets, events, tokens, abilities."""

from domain.cards.corpus.forms import does, keywords, pays, spell_target, taps_for, token
from domain.cards.ir import terms as t
from domain.cards.ir.language import (
    Activated,
    AddMana,
    AddStats,
    All,
    Apply,
    ChangeTypes,
    Choose,
    ChooseValue,
    DealDamage,
    Deontic,
    Enters,
    ExileCost,
    GoTo,
    Grant,
    KeywordAction,
    Move,
    Prevented,
    PutCounters,
    RemoveCounters,
    Replace,
    SacrificeCost,
    Search,
    Seq,
    SetStats,
    Shuffle,
    SoMuch,
    Static,
    SwitchStats,
    TargetSpec,
    TopOf,
    TriggersAgain,
)
from domain.cards.land_types import LAND_MANA
from domain.cards.mana import COLORS

# --- Filters and references -----------------------------------------------------------------

THIS = t.This()
YOU = t.You()
IT = t.Target(0)
SELF = t.Is(t.This())
OTHER = t.Not(SELF)
CREATURE = t.Type("creature")
ARTIFACT = t.Type("artifact")
ENCHANTMENT = t.Type("enchantment")
LAND = t.Type("land")
PLANESWALKER = t.Type("planeswalker")
INSTANT_OR_SORCERY = t.Or((t.Type("instant"), t.Type("sorcery")))
PERMANENT_CARD = t.Not(INSTANT_OR_SORCERY)
YOURS = t.ControlledBy(t.You())
THEIRS = t.ControlledBy(t.Bound("each"))
OPPOSING = t.ControlledBy(t.Players("opponents"))
CREATURE_YOU_CONTROL = t.And((CREATURE, YOURS))
CREATURES_YOU_CONTROL = All(CREATURE_YOU_CONTROL)
YOU_DONT_CONTROL = t.And((CREATURE, t.Not(YOURS)))
BASIC_LAND = t.And((LAND, t.Supertype("basic")))
ARTIFACT_OR_ENCHANTMENT = t.Or((ARTIFACT, ENCHANTMENT))

# --- Conditions and values ------------------------------------------------------------------

YOU_CONTROL_BLACK = t.Exists(t.And((t.Color("B"), YOURS)))
YOU_CONTROL_RED = t.Exists(t.And((t.Color("R"), YOURS)))
SWAMPS = t.Count(t.And((t.Subtype("Swamp"), YOURS)))
RATS = t.Count(t.And((CREATURE, t.Named("Plague Rats"))))
YOUR_HAND = t.PlayerStat(YOU, "hand")
SIX_LANDS = t.Exists(t.And((LAND, YOURS)), min=6)

# --- Targets --------------------------------------------------------------------------------

ANY_TARGET = TargetSpec(filter=t.Or((CREATURE, PLANESWALKER)), players="any")
ANY_PLAYER = TargetSpec(players="any")
AN_OPPONENT = TargetSpec(players="opponent")
PLAYER_OR_PLANESWALKER = TargetSpec(PLANESWALKER, "any")
A_SPELL = spell_target()
NONCREATURE_SPELL = spell_target(t.Not(CREATURE))
YOUR_DEAD_CREATURE = TargetSpec(t.And((CREATURE, t.OwnedBy(YOU))), zone="graveyard")

TWO_TARGETS = TargetSpec(ANY_TARGET.filter, "any", max=2)
CREATURE_OR_PLANESWALKER = TargetSpec(t.Or((CREATURE, PLANESWALKER)))
NONLAND_PERMANENT = TargetSpec(t.Not(LAND))

ONE_TARGET_SPELL = spell_target(t.OneTarget())

# --- Events ---------------------------------------------------------------------------------

ENTERS = t.ZoneChange(SELF, to="battlefield")
DIES = t.ZoneChange(SELF, "battlefield", "graveyard")
ATTACKS = t.Attacks(SELF)
TURNED_UP = t.TurnedUp(SELF)
YOUR_UPKEEP = t.Begins("upkeep", YOU)
HITS_OPPONENT = t.Damaged(SELF, "player", recipient=t.Players("opponents"))

OPPONENT_HURT = t.Damaged(to="player", recipient=t.Players("opponents"))

# --- Tokens ---------------------------------------------------------------------------------

BIRD = token("Bird", "1/1", "W", *keywords("flying"))
SPIRIT = token("Spirit", "1/1", "W", *keywords("flying"))
SOLDIER = token("Soldier", "1/1", "W")
ZOMBIE = token("Zombie", "2/2", "B")
GOBLIN = token("Goblin", "1/1", "R")
BEAST = token("Beast", "3/3", "G")
ELEPHANT = token("Elephant", "3/3", "G")
WOLF = token("Wolf", "2/2", "G")
SERVO = token("Servo", "1/1", "", kinds="artifact creature")
THOPTER = token("Thopter", "1/1", "", *keywords("flying"), kinds="artifact creature")
SAPROLING = token("Saproling", "1/1", "G")

# --- Instructions ---------------------------------------------------------------------------

DESTROY_IT = Move(IT, "graveyard", "destroy")
BURY_IT = Move(IT, "graveyard", "destroy", regenerate=False)
EXILE_IT = Move(IT, "exile", "exile")
RETURN_IT = Move(IT, "hand", "return")
SACRIFICE_IT = Move(THIS, "graveyard", "sacrifice")
TURNED_AROUND = Seq(
    (
        Move(THIS, "exile", "exile", bind="exiled card"),
        Move(t.Bound("exiled card"), "battlefield", "return", transformed=True),
    )
)

POPULATE = KeywordAction("populate")
MANIFEST = Move(TopOf(), "battlefield", "manifest", under=YOU, face_down=True)

SWITCH_IT = Apply(IT, (SwitchStats(),))

# --- What changes types ---------------------------------------------------------------------

BASIC_LAND_TYPES = tuple(LAND_MANA)
ITS_MANA_VALUE = t.Stat(t.Bound("each"), "mana_value")
NONCREATURE_ARTIFACTS = All(t.And((ARTIFACT, t.Not(CREATURE))))
MACHINES = (ChangeTypes(("artifact", "creature")), SetStats(ITS_MANA_VALUE, ITS_MANA_VALUE))
CHOOSES_CREATURE_TYPE = Enters(first=ChooseValue("creature_type", "chosen type"))
CHOOSES_LAND_TYPE = Enters(first=ChooseValue("land_type", "chosen type"))
CHOOSES_COLOR = Enters(first=ChooseValue("color", "chosen color"))

# --- Costs and abilities --------------------------------------------------------------------

SACRIFICE_THIS = SacrificeCost(SELF)
ANY_COLOR = taps_for(*COLORS)
ENTERS_TAPPED = Enters(tapped=True)
ONE_OF_ANY_COLOR = AddMana(tuple((color,) for color in COLORS))
PUMP = Activated(pays("{R}"), Apply(THIS, (AddStats(1, 0),)))
PING = Activated(pays(tap=True), DealDamage(IT, 1), targets=(ANY_TARGET,))
FETCH = Activated(
    pays("", SACRIFICE_THIS, tap=True), Search(BASIC_LAND, "battlefield", tapped=True)
)
TWO_BASIC_LANDS = does(
    Search(BASIC_LAND, None, max=2, reveal=True, bind="found cards"),
    Move(Choose(YOU, among=t.Bound("found cards")), "battlefield", tapped=True),
    Move(t.Bound("found cards"), "hand"),
    Shuffle(),
)
UNCOUNTERABLE = Static((Deontic("cant", "be_countered"),), zone="stack")
FAST = Enters(
    tapped=True, condition=t.Unless(t.Compare(t.Count(t.And((LAND, YOURS, OTHER))), "<=", 2))
)
SLOW = Enters(tapped=True, condition=t.Unless(t.Exists(t.And((LAND, YOURS, OTHER)), min=2)))
PHANTOM = Static(
    (Replace(t.Damaged(recipient=THIS), Prevented(), also=RemoveCounters(THIS, "+1/+1", 1)),)
)
TWICE = SoMuch(t.Arith("*", t.EventAmount(), 2))
COMES_IF_DISCARDED = Static(
    (
        Replace(
            t.ZoneChange(SELF, verb="discard", through=t.Players("opponents")),
            GoTo("battlefield"),
            anywhere=True,
        ),
    )
)
NO_TRIGGERS_OF_ENTERING = Static(
    (TriggersAgain(t.ZoneChange(CREATURE, to="battlefield"), t.ANYTHING, never=True),)
)
EXILED_IF_IT_DIES = Apply(
    None,
    (
        Replace(
            t.ZoneChange(t.And((CREATURE, t.Is(IT))), "battlefield", "graveyard"), GoTo("exile")
        ),
    ),
)
EXILED_IF_HURT = Apply(
    None,
    (
        Replace(
            t.ZoneChange(
                t.And((CREATURE, t.Past(t.Damaged(SELF, "object")))), "battlefield", "graveyard"
            ),
            GoTo("exile"),
        ),
    ),
)
AT_LEAST_ONE = Replace(
    t.LifeChanged(YOU, "lose", by_damage=True),
    SoMuch(t.Arith("-", t.PlayerStat(YOU, "life"), 1)),
    condition=t.Every(
        (
            t.Compare(t.EventAmount(), ">=", t.PlayerStat(YOU, "life")),
            t.Compare(t.PlayerStat(YOU, "life"), ">", 0),
        )
    ),
)
WON_CLASH = t.Compare(t.Var("value of your card"), ">", t.Var("value of their card"))
OUTLANDED = t.Someone(
    t.Players("opponents"),
    t.Compare(
        t.Count(t.And((LAND, t.ControlledBy(t.Bound("each"))))), ">", t.Count(t.And((LAND, YOURS)))
    ),
)


DIED = t.ZoneChange(t.ANYTHING, "battlefield", "graveyard")
WEAKLING = t.And((CREATURE, t.StatCompare("power", "<=", 1)))
OF_PLAYERS = t.OwnedBy(t.Players("all"))
"""What "each player" has: nothing of an entity that is no player."""
DEAD_CREATURES_OF_PLAYERS = All(t.And((CREATURE, OF_PLAYERS)), "graveyard")
THEIR_DEAD_CREATURES = t.Count(t.And((CREATURE, t.OwnedBy(t.Players("opponents")))), "graveyard")
HALF_OF_THEIRS = t.Arith("half_up", t.PlayerStat(t.Players("opponents"), fn="max"))
THIS_IN_GRAVEYARD = All(t.Past(t.ZoneChange(SELF, "battlefield", "graveyard"), "card"), "graveyard")
YOUR_AURAS_ON_CREATURES = t.Count(t.And((t.Subtype("Aura"), YOURS, t.Attached(CREATURE))))
RESURGENT = token(
    "Elemental",
    "0/0",
    "GW",
    Static(
        (SetStats(t.Count(CREATURE_YOU_CONTROL), t.Count(CREATURE_YOU_CONTROL), defining=True),)
    ),
)
RELATIVES = t.Count(
    t.And((CREATURE, t.Not(t.Is(t.Bound("each"))), t.Shares("creature_type", t.Bound("each"))))
)
THAT_PLAYER = t.Event("player")


def in_your_graveyard(filter_: t.Filter) -> TargetSpec:
    """Return one target card in your graveyard."""
    return TargetSpec(t.And((filter_, t.OwnedBy(YOU))), zone="graveyard")


def evidence(number: int) -> ExileCost:
    """Return the cost of collecting evidence (CR 701.59a)."""
    return ExileCost(t.ANYTHING, "graveyard", total=number)


def awakened(land: t.Reference, number: int) -> Seq:
    """Return that a land becomes a creature with so many counters (CR 702.113a)."""
    body = (ChangeTypes(("creature",), ("Elemental",)), SetStats(0, 0), Grant(keywords("haste")))
    return Seq((PutCounters(land, "+1/+1", number), Apply(land, body, "game")))


def adapts(mana: str, number: int) -> Activated:
    """Return an ability that adapts its permanent."""
    return Activated(pays(mana), KeywordAction("adapt", number))


def both_gain(keyword: str) -> Seq:
    """Return that this and the target gain a keyword until end of turn."""
    gain = (Grant(keywords(keyword)),)
    return Seq((Apply(THIS, gain), Apply(IT, gain)))
