"""Events that are judged by what was there just before them (CR 603.10)."""

from __future__ import annotations

from domain.cards.ir import terms as t
from domain.rules import facts as f
from domain.rules.state import zone_name

_LEAVING = ("battlefield", "graveyard")
_HIDDEN = ("hand", "library")


def looks_back(pattern: t.Pattern, fact: f.AnyFact) -> bool:
    """Whether a match is judged by what was there just before the fact (CR 603.10a to 603.10f).

    What goes to a zone "from anywhere" is no event of leaving (CR 603.6c).
    """
    match pattern:
        case t.ZoneChange(origin=origin, to=to):
            if isinstance(fact, f.LeftGame):
                return True
            if not isinstance(fact, f.Moved):
                return False
            left = zone_name(fact.origin)
            if pattern.verb == "sacrifice" and left == "battlefield":
                return True
            if origin in _LEAVING:
                return left == origin and to != "battlefield"
            return to in _HIDDEN and left not in _HIDDEN
        case t.AttachmentChange(attached=False):
            return isinstance(fact, f.AttachedChanged | f.Moved)
        case t.ControlChange(lost_by=lost_by):
            return lost_by != t.EVERYONE
        case t.Phases():
            # What phases out is seen as it was just before (CR 603.10b).
            return isinstance(fact, f.PhasedOut)
        case t.Loses():
            return True
        case t.AnyOf(parts):
            return any(looks_back(part, fact) for part in parts)
        case t.Batch(of) | t.Nth(of):
            return looks_back(of, fact)
        case _:
            return False
