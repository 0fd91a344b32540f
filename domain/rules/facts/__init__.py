"""Facts: small, named, final things that happened in a game; a closed union.

State is a fold over facts, so a fact says what became of things and never why a rule
made it so. The union names no format: formats use ``ResourceChanged`` (gold), ``Marked``
(general, treasure, signed) and ``OverlaySet``. ``audience`` says who learns that it
happened: ``public``, ``none``, or seats joined by commas. Which card an object is, is
never in a public fact: ``known_to`` says who may see that.
"""

from domain.rules import state
from domain.rules.facts.bargains import OfferClosed, OfferMade
from domain.rules.facts.base import Fact
from domain.rules.facts.objects import (
    Arranged,
    AttachedChanged,
    CardsNamed,
    Ceased,
    ChoicesAnnounced,
    ControllerChanged,
    Countered,
    CountersChanged,
    Created,
    DerivedChanged,
    FaceDownChanged,
    FaceTurned,
    Known,
    LeftGame,
    Marked,
    Moved,
    OwnerChanged,
    PhasedIn,
    PhasedOut,
    Remembered,
    Resolved,
    Shuffled,
    TappedChanged,
    ZoneOpened,
)
from domain.rules.facts.players import (
    AbilityUsed,
    ActionTaken,
    Chose,
    DamageDealt,
    DamagePrevented,
    DamageRemoved,
    DrewFromEmpty,
    EntitySeated,
    LandPlayed,
    LifeChanged,
    ManaChanged,
    ManaEmptied,
    Mulliganed,
    Passed,
    PlayerLost,
    PlayerSeated,
    ResourceChanged,
    ShieldUsed,
    StopsSet,
)
from domain.rules.facts.table import (
    AttackDeclared,
    BecameBlocked,
    BlockDeclared,
    DelayedBegan,
    DelayedEnded,
    EffectBegan,
    EffectsEnded,
    GameOver,
    JoinedCombat,
    LeftCombat,
    LimitReached,
    OverlaySet,
    PhasesAdded,
    PriorityChanged,
    Rolled,
    RoundBegan,
    ShieldBegan,
    ShortcutProposed,
    ShortcutTaken,
    SkipChanged,
    StepBegan,
    Struck,
    TurnAdded,
    TurnBegan,
    TurnClaimed,
)

AnyFact = (
    LimitReached | ShortcutProposed | ShortcutTaken | LeftGame | FaceTurned | FaceDownChanged | PhasedOut | PhasedIn | TurnClaimed |
    AbilityUsed | CardsNamed | PlayerSeated | EntitySeated | ZoneOpened | Created | Moved | Ceased | Shuffled
    | Arranged | Known | ChoicesAnnounced | Resolved | Countered | TappedChanged | CountersChanged
    | AttachedChanged | DamageDealt | DamagePrevented | DamageRemoved | LifeChanged
    | ResourceChanged | ManaChanged | ManaEmptied | RoundBegan | TurnBegan | StepBegan | PriorityChanged
    | Passed | LandPlayed | AttackDeclared | BlockDeclared | JoinedCombat
    | PhasesAdded | BecameBlocked | Struck | LeftCombat
    | ControllerChanged | OwnerChanged | DerivedChanged | EffectBegan | EffectsEnded | ShieldBegan
    | DelayedBegan | DelayedEnded | TurnAdded | Marked | OverlaySet | Rolled | DrewFromEmpty
    | ActionTaken | SkipChanged | Mulliganed | StopsSet | Chose | PlayerLost | GameOver | Remembered | ShieldUsed
    | OfferMade | OfferClosed
)  # fmt: skip

vars(state).update(AnyFact=AnyFact)

__all__ = [
    "AbilityUsed",
    "ActionTaken",
    "AnyFact",
    "Arranged",
    "AttachedChanged",
    "AttackDeclared",
    "BecameBlocked",
    "BlockDeclared",
    "CardsNamed",
    "Ceased",
    "ChoicesAnnounced",
    "Chose",
    "ControllerChanged",
    "Countered",
    "CountersChanged",
    "Created",
    "DamageDealt",
    "DamagePrevented",
    "DamageRemoved",
    "DelayedBegan",
    "DelayedEnded",
    "DerivedChanged",
    "DrewFromEmpty",
    "EffectBegan",
    "EffectsEnded",
    "EntitySeated",
    "FaceDownChanged",
    "FaceTurned",
    "Fact",
    "GameOver",
    "JoinedCombat",
    "Known",
    "LandPlayed",
    "LeftCombat",
    "LeftGame",
    "LifeChanged",
    "LimitReached",
    "ManaChanged",
    "ManaEmptied",
    "Marked",
    "Moved",
    "Mulliganed",
    "OfferClosed",
    "OfferMade",
    "OverlaySet",
    "OwnerChanged",
    "Passed",
    "PhasedIn",
    "PhasedOut",
    "PhasesAdded",
    "PlayerLost",
    "PlayerSeated",
    "PriorityChanged",
    "Remembered",
    "Resolved",
    "ResourceChanged",
    "Rolled",
    "RoundBegan",
    "ShieldBegan",
    "ShieldUsed",
    "ShortcutProposed",
    "ShortcutTaken",
    "Shuffled",
    "SkipChanged",
    "StepBegan",
    "StopsSet",
    "Struck",
    "TappedChanged",
    "TurnAdded",
    "TurnBegan",
    "TurnClaimed",
    "ZoneOpened",
]
