"""Facts about objects and zones (CR 109, 400)."""

from typing import Literal

from domain.cards.ir.language import Ability, CopyOf, TokenSpec
from domain.rules.context import Announced, Happening, Ref
from domain.rules.facts.base import Fact
from domain.rules.objects import Derived, Left, ObjectKind, Printed


class Created(Fact, frozen=True, kw_only=True):
    """An object comes to be: a card of a deck, a token, a copy, an ability on the stack.

    ``turns`` is for how many turns its controller had it already; ``marks`` are those that a
    physical card brings to the game. ``played_as`` names a way to play a card as a land.
    """

    object: int
    kind: ObjectKind
    owner: str
    controller: str
    zone: str
    card: str = ""
    slot: str = ""
    token: TokenSpec | None = None
    copy: CopyOf | None = None
    ability: Ability | None = None
    source: int | None = None
    happening: Happening | None = None
    bindings: dict[str, tuple[Ref, ...]] = {}
    tapped: bool = False
    text: str = ""
    known_to: tuple[str, ...] = ()
    counters: dict[str, int] = {}
    numbers: dict[str, int] = {}
    turns: int = 0
    face_down: bool = False
    marks: dict[str, str] = {}
    played_as: str = ""


class Moved(Fact, frozen=True, kw_only=True):
    """An object goes to a zone and becomes a new object (CR 400.7).

    ``verb`` and ``agent`` are the cause. ``position`` counts from the top of a library (-1:
    the bottom). ``last`` is what the object's characteristics were, if it left the table.
    ``kind`` is what kind of object it becomes, if another; ``copy`` what it enters as a copy
    of (CR 707.5).
    ``face`` is the part of the card that it is from then on. ``through`` is who controls the
    spell or ability that makes it move as it resolves. ``played_as`` names the way in which a
    card is played, or returns, as a land; ``left`` tells what such a land was. ``owner`` is its
    owner from then on, and ``unmarked`` the marks that it loses, by a rule of the format.
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
    kind: ObjectKind | None = None
    copy: CopyOf | None = None
    face: int = 0
    through: str | None = None
    played_as: str = ""
    left: Left | None = None
    bindings: dict[str, tuple[Ref, ...]] = {}
    numbers: dict[str, int] = {}
    owner: str = ""
    unmarked: tuple[str, ...] = ()


class Ceased(Fact, frozen=True, kw_only=True):
    """An object is no more: a token elsewhere, an ability or copy off the stack (CR 704.5d)."""

    object: int
    verb: str = "cease"


class LeftGame(Fact, frozen=True, kw_only=True):
    """A permanent leaves the game because its owner does (CR 603.6c, 800.4a).

    ``last`` is what its characteristics were.
    """

    object: int
    origin: str
    last: Derived


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
    """The choices for a spell or ability on the stack (CR 601.2, 707.10).

    ``targeted`` are those that become targets by it, where they are not all of them;
    ``paid_with`` is what the cost was paid with, by deed.
    ``permit`` names the permission by which a spell was cast, if one was needed.
    """

    object: int
    announced: Announced
    verb: Literal["cast", "activate", "trigger", "retarget", "copy"]
    agent: str
    targeted: tuple[Ref, ...] | None = None
    paid_with: dict[str, tuple[Ref, ...]] = {}
    permit: str = ""


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
    """Counters are put on or taken off an object (CR 122).

    ``by`` is who would put them, as long as it is not sure how many these are (CR 614.16).
    """

    object: int
    kind: str
    change: int
    by: str = ""


class AttachedChanged(Fact, frozen=True, kw_only=True):
    """An Aura or Equipment is attached, or no longer (CR 701.3); ``before`` it was to that."""

    object: int
    to: Ref | None
    before: Ref | None = None


class ControllerChanged(Fact, frozen=True, kw_only=True):
    """A permanent has another controller (CR 613.1b).

    ``lasting``: by no continuous effect that could end; ``owner`` where a format changes it.
    ``before`` is who controlled it until now.
    """

    object: int
    controller: str
    before: str = ""
    owner: str | None = None
    lasting: bool = False


class OwnerChanged(Fact, frozen=True, kw_only=True):
    """An object has another owner, by a rule of the format.

    With it may go the control: by default, where no effect says otherwise, or outright,
    whatever effects have given another player control until then.
    """

    object: int
    owner: str
    control: Literal["", "by_default", "outright"] = ""


class DerivedChanged(Fact, frozen=True, kw_only=True):
    """Objects look different after the layers; None: no longer anything of their own."""

    objects: dict[int, Derived | None]


class FaceTurned(Fact, frozen=True, kw_only=True):
    """A permanent is turned over to another face and stays the same object (CR 712.18)."""

    object: int
    face: int


class PhasedOut(Fact, frozen=True, kw_only=True):
    """A permanent phases out, ``along`` with what it is attached to or by itself (CR 702.26b).

    ``under`` is who controlled it. It stays so ``until`` an object leaves, if one is named.
    """

    object: int
    under: str
    along: int | None = None
    until: int | None = None


class PhasedIn(Fact, frozen=True, kw_only=True):
    """A permanent phases in (CR 702.26c)."""

    object: int


class FaceDownChanged(Fact, frozen=True, kw_only=True):
    """A permanent is turned face down or face up and stays the same object (CR 708.2a, 708.8).

    ``known_to`` are those who know from then on which card it is, ``x`` what was chosen for the
    cost of turning it up (CR 702.37f).
    """

    object: int
    face_down: bool
    known_to: tuple[str, ...] = ()
    x: int = 0
    agent: str | None = None


class Remembered(Fact, frozen=True, kw_only=True):
    """An object remembers objects, players or words for its linked abilities (CR 607.2)."""

    object: int
    name: str
    refs: tuple[Ref, ...] = ()


class Marked(Fact, frozen=True, kw_only=True):
    """A physical card bears a mark that lives through zone changes."""

    object: int
    mark: str
    value: str | None


class CardsNamed(Fact, frozen=True, kw_only=True):
    """The definitions that the game plays with, by digest, as views print them."""

    cards: dict[str, Printed]
    audience: str = "none"


class ZoneOpened(Fact, frozen=True, kw_only=True):
    """A zone exists from now on."""

    key: str
