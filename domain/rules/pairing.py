"""Pairs of creatures (CR 702.95)."""

from domain.rules.engine import Engine

PAIR = "pair"
"""Under what name each of the two remembers the other."""


def partner(engine: Engine, oid: int) -> int | None:
    """Return the creature that an object is paired with, as long as they stay so (CR 702.95e).

    They do as long as one player controls both and both are creatures on the battlefield.
    """
    thing = engine.state.objects.get(oid)
    refs = thing.bindings.get(PAIR, ()) if thing is not None else ()
    other = refs[0] if refs and isinstance(refs[0], int) else None
    if other is None or other not in engine.state.objects:
        return None
    if engine.state.objects[other].bindings.get(PAIR) != (oid,):
        return None
    pair = (engine.look(oid), engine.look(other))
    together = pair[0].controller == pair[1].controller
    both = all("creature" in seen.types for seen in pair)
    here = all(engine.state.objects[one].zone == "battlefield" for one in (oid, other))
    return other if together and both and here else None
