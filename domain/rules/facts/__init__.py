"""Facts: small, named, final things that happened in a game; a closed union.

State is a fold over facts, so a fact says what became of things and never why a rule
made it so. The union names no format: formats use ``ResourceChanged`` (gold), ``Marked``
(general, treasure, signed) and ``OverlaySet``. ``audience`` says who learns that it
happened: ``public``, ``none``, or seats joined by commas. Which card an object is, is
never in a public fact: ``known_to`` says who may see that.
"""

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
    Known,
    Marked,
    Moved,
    Resolved,
    Shuffled,
    TappedChanged,
    ZoneOpened,
)
from domain.rules.facts.players import (
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
    StopsSet,
)
from domain.rules.facts.table import (
    AttackDeclared,
    BlockDeclared,
    DelayedBegan,
    DelayedEnded,
    EffectBegan,
    EffectsEnded,
    GameOver,
    LeftCombat,
    OverlaySet,
    PriorityChanged,
    Rolled,
    ShieldBegan,
    StepBegan,
    Struck,
    TurnAdded,
    TurnBegan,
)

AnyFact = (
    CardsNamed | PlayerSeated | EntitySeated | ZoneOpened | Created | Moved | Ceased | Shuffled
    | Arranged | Known | ChoicesAnnounced | Resolved | Countered | TappedChanged | CountersChanged
    | AttachedChanged | DamageDealt | DamagePrevented | DamageRemoved | LifeChanged
    | ResourceChanged | ManaChanged | ManaEmptied | TurnBegan | StepBegan | PriorityChanged
    | Passed | LandPlayed | AttackDeclared | BlockDeclared | Struck | LeftCombat
    | ControllerChanged | DerivedChanged | EffectBegan | EffectsEnded | ShieldBegan
    | DelayedBegan | DelayedEnded | TurnAdded | Marked | OverlaySet | Rolled | DrewFromEmpty
    | Mulliganed | StopsSet | Chose | PlayerLost | GameOver
)  # fmt: skip

__all__ = [
    "AnyFact",
    "Arranged",
    "AttachedChanged",
    "AttackDeclared",
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
    "Fact",
    "GameOver",
    "Known",
    "LandPlayed",
    "LeftCombat",
    "LifeChanged",
    "ManaChanged",
    "ManaEmptied",
    "Marked",
    "Moved",
    "Mulliganed",
    "OverlaySet",
    "Passed",
    "PlayerLost",
    "PlayerSeated",
    "PriorityChanged",
    "Resolved",
    "ResourceChanged",
    "Rolled",
    "ShieldBegan",
    "Shuffled",
    "StepBegan",
    "StopsSet",
    "Struck",
    "TappedChanged",
    "TurnAdded",
    "TurnBegan",
    "ZoneOpened",
]
