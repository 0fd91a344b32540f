"""Facts about players: life, damage, mana, choices (CR 102, 106, 119, 120)."""

from typing import Literal

from domain.rules.context import Ref
from domain.rules.facts.base import Fact
from domain.rules.state import ManaTerms


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


class LifeChanged(Fact, frozen=True, kw_only=True, tag="life_changed"):
    """A player gains or loses life other than by damage (CR 119.3)."""

    seat: str
    change: int
    cause: Literal["gain", "lose", "pay", "set", "damage"] = "gain"


class ResourceChanged(Fact, frozen=True, kw_only=True):
    """A player or entity gets or spends something counted: poison, energy, gold.

    ``by`` is who would give it, as long as it is not sure how much it is (CR 614.16);
    ``source`` the object that it comes from, or was paid for.
    """

    who: str
    kind: str
    change: int
    cause: str = ""
    by: str = ""
    source: int | None = None


class ManaChanged(Fact, frozen=True, kw_only=True):
    """Mana comes into a pool, or is spent from it (CR 106.4).

    A key is a symbol, and behind a dot the name of its terms where it is not plain mana
    (CR 106.6). ``tapped``: a permanent was tapped for it (CR 106.12).
    """

    seat: str
    mana: dict[str, int]
    source: int | None = None
    verb: Literal["add", "spend"] = "add"
    tapped: bool = False
    terms: dict[str, ManaTerms] = {}


class ManaEmptied(Fact, frozen=True, kw_only=True):
    """Mana pools empty as a step or phase ends (CR 106.4); ``all``: what lasts does too."""

    all: bool = False


class AbilityUsed(Fact, frozen=True, kw_only=True):
    """An ability that may be activated only so often a turn was activated (CR 602.5b, 606.3)."""

    seat: str
    object: int
    ability: str


class ActionTaken(Fact, frozen=True, kw_only=True):
    """A player carried out a keyword action that abilities can trigger on (CR 701)."""

    seat: str
    action: str
    object: int | None = None


class Passed(Fact, frozen=True, kw_only=True):
    """A player passes priority (CR 117.3d)."""

    seat: str


class LandPlayed(Fact, frozen=True, kw_only=True):
    """A player used a land play (CR 305.2), by a ``permit`` if one was needed."""

    seat: str
    object: int
    permit: str = ""


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
    """A player loses the game and leaves it (CR 104.3, 800.4a).

    ``held`` is how many cards they had in each zone of their own then (CR 800.4i).
    """

    seat: str
    reason: str
    rule: str
    held: dict[str, int] = {}


class DamageDealt(Fact, frozen=True, kw_only=True):
    """Damage is dealt (CR 120.3); the loss of life or the mark on the object is part of it.

    ``marks`` False: it results in counters alone, which other facts tell (CR 120.3b to 120.3d).
    ``loss`` is the life that it costs a player, where that is not as much (CR 120.4b).
    """

    source: int
    to: Ref
    amount: int
    combat: bool = False
    deathtouch: bool = False
    marks: bool = True
    loss: int | None = None

    @property
    def cost(self) -> int:
        """How much life it costs a player whom it is marked on."""
        return self.amount if self.loss is None else self.loss


class DamagePrevented(Fact, frozen=True, kw_only=True):
    """Damage is prevented (CR 615)."""

    source: int
    to: Ref
    amount: int
    shield: int | None = None


class ShieldUsed(Fact, frozen=True, kw_only=True):
    """So much damage is redirected by a shield, which has so much less left (CR 614.9)."""

    shield: int
    amount: int


class DamageRemoved(Fact, frozen=True, kw_only=True):
    """Marked damage is removed from these objects, or wears off all of them (CR 514.2)."""

    objects: tuple[int, ...] | None = None
