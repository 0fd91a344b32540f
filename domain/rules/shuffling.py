"""Shuffling a library (CR 701.24)."""

from domain.rules import facts as f
from domain.rules.engine import Engine
from domain.rules.objects import GameObject
from domain.rules.state import zone_key


def shuffle(engine: Engine, seat: str, zone: str = "library") -> dict[int, int]:
    """Put a player's library, or another ordered zone, in a random order; return old id → new.

    CR 701.24a.

    Every card becomes a new object that nobody knows. The order drawn applies to the
    canonical one (owner, card, slot), so that neither a decklist's nor the library's
    previous order can matter.
    """
    key = zone_key(zone, seat)
    cards = sorted(
        (engine.state.objects[oid] for oid in engine.state.zones.get(key, ())), key=_canonical
    )
    label = ("shuffle", seat, engine.state.chances)
    order = tuple(cards[at].id for at in engine.chance.shuffle(label, len(cards)))
    becomes = tuple(engine.new_id() for _ in order)
    engine.emit(f.Shuffled(zone=key, order=order, becomes=becomes))
    return dict(zip(order, becomes, strict=True))


def _canonical(thing: GameObject) -> tuple[str, str, str, int]:
    return thing.owner, thing.card, thing.slot, thing.id
