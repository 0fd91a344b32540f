"""Special actions, which do not use the stack (CR 116)."""

from domain.rules import casting, facts, legality, zones
from domain.rules.engine import Engine


def play_land(engine: Engine, seat: str, oid: int, face: str = "") -> int:
    """Play a card as a land and return what it became (CR 116.2a, 305.1).

    ``face`` names the way in which a format lets a card be played as a land.
    """
    if face:
        casting.refuse(legality.land_play_open(engine, seat))
        verb = f"play_as:{face}"
    else:
        casting.refuse(legality.may_play_land(engine, seat, oid))
        verb = "play"
    land = zones.move(engine, oid, "battlefield", verb, agent=seat, under=seat)
    engine.emit(facts.LandPlayed(seat=seat, object=land))
    return land
