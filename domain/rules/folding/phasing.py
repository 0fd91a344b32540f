"""Folds of phasing out and in (CR 702.26)."""

from msgspec.structs import replace

from domain.rules import facts as f
from domain.rules.draft import Draft
from domain.rules.folding import combat
from domain.rules.folding.registry import folds
from domain.rules.state import PHASED


@folds(f.PhasedOut)
def phased_out(d: Draft, fact: f.PhasedOut) -> None:
    combat.remove(d, fact.object)
    _listed(d, fact.object, "battlefield", PHASED)
    thing = replace(
        d.objects[fact.object],
        zone=PHASED,
        phased_under=fact.under,
        phased_with=fact.along,
        phased_until=fact.until,
    )
    d.set_object(thing)


@folds(f.PhasedIn)
def phased_in(d: Draft, fact: f.PhasedIn) -> None:
    _listed(d, fact.object, PHASED, "battlefield")
    thing = replace(
        d.objects[fact.object],
        zone="battlefield",
        phased_under="",
        phased_with=None,
        phased_until=None,
    )
    d.set_object(thing)


def _listed(d: Draft, oid: int, before: str, after: str) -> None:
    """List an object elsewhere; it stays the same object and keeps its timestamp."""
    d.set_zone(before, tuple(other for other in d.zones[before] if other != oid))
    d.set_zone(after, (*d.zones.get(after, ()), oid))
