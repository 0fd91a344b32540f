"""Drawing cards (CR 121)."""

from domain.rules import facts as f
from domain.rules import zones
from domain.rules.engine import Engine


def draw(engine: Engine, seat: str, number: int = 1) -> tuple[int, ...]:
    """A player draws cards one at a time; return what was drawn (CR 121.2).

    Drawing from an empty library is noted once, and lost at the next check (CR 121.4).
    """
    drawn = []
    for _ in range(number):
        if engine.state.players[seat].lost is not None:
            break
        library = engine.zone("library", seat)
        if not library:
            engine.emit(f.DrewFromEmpty(seat=seat))
            break
        drawn.append(zones.move(engine, library[0], "hand", "draw", agent=seat))
    return tuple(drawn)
