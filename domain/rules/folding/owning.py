"""Folds of who owns what, which rules of formats change (CR 108.3)."""

from msgspec.structs import replace

from domain.rules import facts as f
from domain.rules.draft import Draft
from domain.rules.folding.registry import folds
from domain.rules.objects import GameObject


def owned(thing: GameObject, owner: str) -> GameObject:
    """Return an object with another owner, after those that it had."""
    if owner == thing.owner:
        return thing
    return replace(thing, owner=owner, owners=(*thing.owners, thing.owner))


@folds(f.OwnerChanged)
def owner(d: Draft, fact: f.OwnerChanged) -> None:
    thing = owned(d.objects[fact.object], fact.owner)
    if fact.control:
        since = d.tick() if fact.control == "outright" else thing.under_since
        thing = replace(thing, under=fact.owner, under_since=since)
    d.set_object(thing)
