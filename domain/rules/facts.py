"""Facts: small, named, final things that happened in a game; a closed union.

State is a fold over facts, so a fact says what became of things and never why a rule
made it so. The union names no format: formats use ``ResourceChanged`` (gold), ``Marked``
(general, treasure, signed) and ``OverlaySet``. ``audience`` says who learns that it
happened: ``public``, ``none``, or seats joined by commas. Which card an object is, is
never in a public fact: ``known_to`` says who may see that.
"""

from typing import Any, ClassVar, Literal

import msgspec

from domain.cards.ir.language import Ability, TokenSpec
from domain.rules.context import Announced, Happening, Ref
from domain.rules.state import (
    ContinuousEffect,
    DelayedTrigger,
    Derived,
    ObjectKind,
    PreventionShield,
    Printed,
)


def _tag(name: str) -> str:
    return "".join(f"_{c.lower()}" if c.isupper() else c for c in name).lstrip("_")


class Fact(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="fact", tag=_tag, omit_defaults=True
):
    """One thing that happened; ``unseen`` fields are private though the fact is public."""

    unseen: ClassVar[frozenset[str]] = frozenset()

    audience: str = "public"


class CardsNamed(Fact, frozen=True, kw_only=True):
    """The definitions that the game plays with, by digest, as views print them."""

    cards: dict[str, Printed]
    audience: str = "none"


class PlayerSeated(Fact, frozen=True, kw_only=True):
    """A player takes part, with life and other resources (CR 103.4)."""

    seat: str
    life: int
    resources: dict[str, int] = {}
    stops: tuple[str, ...] = ()


class EntitySeated(Fact, frozen=True, kw_only=True):
    """A controller that is no player takes part."""

    id: str
    name: str
    resources: dict[str, int] = {}


class ZoneOpened(Fact, frozen=True, kw_only=True):
    """A zone exists from now on."""

    key: str


class Created(Fact, frozen=True, kw_only=True):
    """An object comes to be: a card of a deck, a token, a copy, an ability on the stack."""

    object: int
    kind: ObjectKind
    owner: str
    controller: str
    zone: str
    card: str = ""
    slot: str = ""
    token: TokenSpec | None = None
    ability: Ability | None = None
    source: int | None = None
    happening: Happening | None = None
    bindings: dict[str, tuple[Ref, ...]] = {}
    tapped: bool = False
    text: str = ""
    known_to: tuple[str, ...] = ()


class Moved(Fact, frozen=True, kw_only=True):
    """An object goes to a zone and becomes a new object (CR 400.7).

    ``verb`` and ``agent`` are the cause. ``position`` counts from the top of a library (-1:
    the bottom). ``last`` is what the object's characteristics were, if it left the table.
    """

    object: int
    becomes: int
    origin: str
    to: str
    verb: str
    agent: str | None = None
    position: int = 0
    controller: str
    tapped: bool = False
    face_down: bool = False
    counters: dict[str, int] = {}
    attached_to: Ref | None = None
    known_to: tuple[str, ...] = ()
    last: Derived | None = None


class Ceased(Fact, frozen=True, kw_only=True):
    """An object is no more: a token elsewhere, an ability or copy off the stack (CR 704.5d)."""

    object: int
    verb: str = "cease"


class Shuffled(Fact, frozen=True, kw_only=True):
    """A library is in a new order; each card became a new object nobody knows (CR 701.24).

    ``order`` is unseen: with a decklist's canonical order it would tell the library's.
    """

    unseen = frozenset({"order"})

    zone: str
    order: tuple[int, ...]
    becomes: tuple[int, ...]


class Arranged(Fact, frozen=True, kw_only=True):
    """A zone's objects are in this order now."""

    zone: str
    order: tuple[int, ...]
    seat: str


class Known(Fact, frozen=True, kw_only=True):
    """Seats learn which cards these are, by looking or because they are revealed."""

    objects: tuple[int, ...]
    to: tuple[str, ...]
    verb: Literal["look", "reveal"] = "look"
    agent: str | None = None


class ChoicesAnnounced(Fact, frozen=True, kw_only=True, tag="announced"):
    """The choices for a spell or ability on the stack (CR 601.2)."""

    object: int
    announced: Announced
    verb: Literal["cast", "activate", "trigger", "retarget"]
    agent: str


class Resolved(Fact, frozen=True, kw_only=True):
    """A spell or ability resolves, or does not for want of legal targets (CR 608.2)."""

    object: int
    fizzled: bool = False


class Countered(Fact, frozen=True, kw_only=True):
    """A spell or ability is countered (CR 701.6)."""

    object: int


class TappedChanged(Fact, frozen=True, kw_only=True):
    """A permanent becomes tapped or untapped (CR 701.26)."""

    object: int
    tapped: bool
    verb: Literal["effect", "cost", "untap_step", "attack"] = "effect"


class CountersChanged(Fact, frozen=True, kw_only=True):
    """Counters are put on or taken off an object (CR 122)."""

    object: int
    kind: str
    change: int


class AttachedChanged(Fact, frozen=True, kw_only=True):
    """An Aura or Equipment is attached, or no longer (CR 701.3)."""

    object: int
    to: Ref | None


class DamageDealt(Fact, frozen=True, kw_only=True):
    """Damage is dealt (CR 120.3); the loss of life or the mark on the object is part of it."""

    source: int
    to: Ref
    amount: int
    combat: bool = False
    deathtouch: bool = False


class DamagePrevented(Fact, frozen=True, kw_only=True):
    """Damage is prevented (CR 615)."""

    source: int
    to: Ref
    amount: int
    shield: int | None = None


class DamageRemoved(Fact, frozen=True, kw_only=True):
    """All marked damage wears off (CR 514.2)."""


class LifeChanged(Fact, frozen=True, kw_only=True, tag="life_changed"):
    """A player gains or loses life other than by damage (CR 119.3)."""

    seat: str
    change: int
    cause: Literal["gain", "lose", "pay", "set"] = "gain"


class ResourceChanged(Fact, frozen=True, kw_only=True):
    """A player or entity gets or spends something counted: poison, energy, gold."""

    who: str
    kind: str
    change: int
    cause: str = ""


class ManaChanged(Fact, frozen=True, kw_only=True):
    """Mana comes into a pool, or is spent from it (CR 106.4)."""

    seat: str
    mana: dict[str, int]
    source: int | None = None
    verb: Literal["add", "spend"] = "add"


class ManaEmptied(Fact, frozen=True, kw_only=True):
    """Mana pools empty as a step or phase ends (CR 106.4)."""


class TurnBegan(Fact, frozen=True, kw_only=True):
    """A turn begins (CR 500.1); ``extra`` ones stand outside the order of seats (CR 500.7)."""

    number: int
    active: str
    round: int = 0
    extra: bool = False


class StepBegan(Fact, frozen=True, kw_only=True):
    """A step or phase begins (CR 500)."""

    step: str
    combat: int = 0


class PriorityChanged(Fact, frozen=True, kw_only=True):
    """A player has priority, or nobody does (CR 117)."""

    holder: str | None


class Passed(Fact, frozen=True, kw_only=True):
    """A player passes priority (CR 117.3d)."""

    seat: str


class LandPlayed(Fact, frozen=True, kw_only=True):
    """A player used a land play (CR 305.2)."""

    seat: str
    object: int


class AttackDeclared(Fact, frozen=True, kw_only=True):
    """Attackers are declared (CR 508.1)."""

    seat: str
    attackers: dict[int, Ref]


class BlockDeclared(Fact, frozen=True, kw_only=True):
    """Blockers are declared: for each attacker its blockers in order (CR 509.1)."""

    seat: str
    blockers: dict[int, tuple[int, ...]]


class Struck(Fact, frozen=True, kw_only=True):
    """These creatures dealt damage in the first of two damage steps (CR 510.4)."""

    objects: tuple[int, ...]


class LeftCombat(Fact, frozen=True, kw_only=True):
    """Objects are removed from combat, or all are as it ends (CR 506.4, 511.3)."""

    objects: tuple[int, ...] = ()
    all: bool = False


class ControllerChanged(Fact, frozen=True, kw_only=True):
    """A permanent has another controller (CR 613.1b).

    ``lasting``: by no continuous effect that could end; ``owner`` where a format changes it.
    """

    object: int
    controller: str
    owner: str | None = None
    lasting: bool = False


class DerivedChanged(Fact, frozen=True, kw_only=True):
    """Objects look different after the layers; None: no longer anything of their own."""

    objects: dict[int, Derived | None]


class EffectBegan(Fact, frozen=True, kw_only=True):
    """A continuous effect begins (CR 611.2)."""

    effect: ContinuousEffect


class EffectsEnded(Fact, frozen=True, kw_only=True):
    """Continuous effects and shields end (CR 611.2)."""

    ids: tuple[int, ...]


class ShieldBegan(Fact, frozen=True, kw_only=True):
    """Damage will be prevented (CR 615)."""

    shield: PreventionShield


class DelayedBegan(Fact, frozen=True, kw_only=True):
    """A delayed triggered ability is created (CR 603.7)."""

    trigger: DelayedTrigger


class DelayedEnded(Fact, frozen=True, kw_only=True):
    """A delayed triggered ability is done."""

    id: int


class TurnAdded(Fact, frozen=True, kw_only=True):
    """A player will take an extra turn (CR 500.7); ``taken`` uses it up."""

    seat: str
    taken: bool = False


class Marked(Fact, frozen=True, kw_only=True):
    """A physical card bears a mark that lives through zone changes."""

    object: int
    mark: str
    value: str | None


class OverlaySet(Fact, frozen=True, kw_only=True):
    """The format keeps a value of its own."""

    key: str
    value: Any


class Rolled(Fact, frozen=True, kw_only=True):
    """A die shows a number, a coin a side, or a random choice is made (CR 706)."""

    purpose: str
    sides: int
    result: int
    seat: str | None = None


class DrewFromEmpty(Fact, frozen=True, kw_only=True):
    """A player tried to draw from an empty library (CR 121.4); ``cleared`` once checked."""

    seat: str
    cleared: bool = False


class Mulliganed(Fact, frozen=True, kw_only=True):
    """A player decided on their opening hand (CR 103.5)."""

    seat: str
    kept: bool


class StopsSet(Fact, frozen=True, kw_only=True):
    """A player says where they want to be asked."""

    seat: str
    stops: tuple[str, ...]


class Chose(Fact, frozen=True, kw_only=True):
    """A player made a choice that stays on record."""

    seat: str
    what: str
    value: str


class PlayerLost(Fact, frozen=True, kw_only=True):
    """A player loses the game and leaves it (CR 104.3, 800.4a)."""

    seat: str
    reason: str
    rule: str


class GameOver(Fact, frozen=True, kw_only=True):
    """The game ends; no winners is a draw (CR 104)."""

    winners: tuple[str, ...]
    reason: str


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
