"""Playing lands, a special action that does not use the stack (CR 116.2a, 305)."""

from domain.rules import casting, faces, facts, layers, legality, played_lands, ways, zones
from domain.rules.engine import Engine
from domain.rules.objects import GameObject
from domain.rules.questions import Reason


def play_land(engine: Engine, seat: str, oid: int, face: str = "") -> int:
    """Play a card as a land and return what it became (CR 116.2a, 305.1).

    ``face`` is the number of the face that is played, or names the way in which a format lets
    a card be played as a land.
    """
    number, permit, way = 0, "", ""
    if face and not face.isdigit():
        way = face
        casting.refuse(may_play_as(engine, seat, oid, way))
    else:
        number = int(face or 0)
        casting.refuse(may_play_land(engine, seat, oid, number))
        permit = _permit(engine, seat, engine.state.objects[oid])
    land = zones.move(
        engine, oid, "battlefield", "play", agent=seat, under=seat, face=number, played_as=way
    )
    engine.emit(facts.LandPlayed(seat=seat, object=land, permit=permit))
    return land


def may_play_as(engine: Engine, seat: str, oid: int, way: str) -> Reason | None:
    """Return why a player may not play a card in a way of the format's, or nothing."""
    thing = engine.state.objects.get(oid)
    if thing is None or way not in played_lands.ways(engine, seat, thing):
        return Reason("not-a-land", "CR 305.1", "It cannot be played as that land.")
    return legality.land_play_open(engine, seat)


def may_play_land(engine: Engine, seat: str, oid: int, face: int = 0) -> Reason | None:
    """Return why a player may not play a card as the land that a face of it is, or nothing."""
    thing = engine.state.objects.get(oid)
    if thing is None or all(face != number for number, _ in land_faces_of(engine, seat, thing)):
        return Reason("not-a-land", "CR 305.1", "It is not a land card.")
    return legality.land_play_open(engine, seat)


def land_faces_of(engine: Engine, seat: str, thing: GameObject) -> list[tuple[int, str]]:
    """Return the faces of a card that are lands, with their names, where it may be played.

    A land is played from hand, or from where a permission lets it be (CR 305.1, 601.3).
    """
    if not (_is_held(engine, seat, thing) or _permit(engine, seat, thing)):
        return []
    found = []
    for face in faces.castable(engine, thing):
        with faces.seen_as(engine, thing.id, face):
            seen = layers.characteristics(engine, thing.id)
            if "land" in seen.types:
                found.append((face, seen.name))
    return found


def _is_held(engine: Engine, seat: str, thing: GameObject) -> bool:
    return thing.zone == f"hand:{seat}" or thing.zone in engine.overlay.castable_zones(seat)


def _permit(engine: Engine, seat: str, thing: GameObject) -> str:
    """Return the name of the permission by which a land can be played where it is, if any."""
    if _is_held(engine, seat, thing):
        return ""
    permits = ways.permits(engine, seat, thing)
    return next((p.count for p in permits if p.permission.verb == "play"), "")
