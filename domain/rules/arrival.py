"""What a zone change makes of an object: where its card goes, how it lies, who knows it (CR 400.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from domain.cards.ir.language import FACE_DOWN, CopyOf
from domain.rules.context import Ref
from domain.rules.objects import EVERYBODY, GameObject
from domain.rules.state import zone_name

if TYPE_CHECKING:
    from domain.rules.zones import Going

PUBLIC_ZONES = frozenset({"battlefield", "graveyard", "stack", "exile", "command", "ante"})
"""Zones whose cards everybody may see (CR 400.2)."""


def leaving_the_stack(thing: GameObject, going: Going) -> Going:
    """Send a spell's card where the way in which it was cast says (CR 702.34a, 715.3d)."""
    if thing.zone != "stack" or thing.announced is None or going.to in ("battlefield", "stack"):
        return going
    instead = thing.announced.leaves
    return replace(going, to=instead, place="bottom") if instead else going


def face(thing: GameObject, going: Going) -> int:
    """Return the face of the card after a move: a permanent spell's stays (CR 712.4, 709.4)."""
    if going.face is not None:
        return max(0, going.face)
    return thing.face if thing.zone == "stack" and going.to == "battlefield" else 0


def anew(thing: GameObject) -> CopyOf | None:
    """Return what a permanent is by its card alone, as which it returns when it leaves (CR 400.7)."""
    return CopyOf(thing.card) if thing.zone == "battlefield" and thing.kind == "card" else None


def kept(thing: GameObject, going: Going) -> dict[str, tuple[Ref, ...]]:
    """Return what a permanent goes on knowing of its spell: who was promised a gift (CR 702.174)."""
    if going.verb != "resolve" or "promised" not in thing.bindings:
        return {}
    return {"promised": thing.bindings["promised"]}


def is_down(thing: GameObject, going: Going) -> bool:
    """Whether it is face down after a move: a face-down spell's permanent is (CR 708.4)."""
    if going.face_down or going.face == FACE_DOWN:
        return True
    return thing.face_down and thing.zone == "stack" and going.to == "battlefield"


def known_to(thing: GameObject, going: Going, face_down_of: str | None) -> tuple[str, ...]:
    """Return who knows which card it is after a move.

    Face down it is known to its controller, and to those who saw the card that it was
    (CR 708.5), in exile to these alone (CR 406.3); one that leaves is revealed (CR 708.9).
    """
    to = going.to
    if face_down_of is not None and to == "exile":
        return thing.known_to
    if face_down_of is not None:
        return tuple(dict.fromkeys((face_down_of, *thing.known_to)))
    if thing.face_down and zone_name(thing.zone) in ("battlefield", "stack"):
        return (EVERYBODY,)
    if to in PUBLIC_ZONES:
        return (EVERYBODY,)
    if to == "hand":
        return tuple(dict.fromkeys((thing.owner, *thing.known_to)))
    return thing.known_to
