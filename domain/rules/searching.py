"""Finding cards in a library that a player looks through (CR 701.23)."""

from __future__ import annotations

from domain.cards.ir.language import Search
from domain.rules import choices, matching, shuffling, values, zones
from domain.rules import facts as f
from domain.rules.agenda import Searching
from domain.rules.engine import Engine
from domain.rules.state import EVERYBODY, zone_key


def find(engine: Engine, frame: Searching) -> None:
    """The player picks, shows what must be shown, moves it, and shuffles.

    Cards of a stated quality need not be found though they are there (CR 701.23b).
    """
    effect = frame.effect
    if not isinstance(effect, Search):
        raise TypeError("only a search is carried out by searching")
    context = engine.context()
    test = matching.compiled(effect.filter)
    library = engine.zone("library", frame.seat)
    found = tuple(oid for oid in library if test(engine, oid, context))
    most = min(values.amount(engine, effect.max, context), len(found))
    picks = choices.pick(
        engine, frame.seat, found, min(effect.min, most), most,
        prompt="search.find", source=context.source, rule="CR 701.23a", private=True,
    )  # fmt: skip
    if effect.reveal and picks:
        engine.emit(f.Known(objects=picks, to=(EVERYBODY,), verb="reveal", agent=frame.seat))
    if effect.to == "library":
        _put_into_library(engine, frame.seat, effect, picks)
        return
    zones.move_all(
        engine,
        [
            zones.Going(
                oid=oid,
                to=effect.to,
                verb="put",
                agent=frame.seat,
                place=effect.place,
                under=frame.seat if effect.to == "battlefield" else None,
                tapped=effect.tapped,
            )
            for oid in picks
        ],
    )
    shuffling.shuffle(engine, frame.seat)


def _put_into_library(engine: Engine, seat: str, effect: Search, picks: tuple[int, ...]) -> None:
    """Shuffle, then put the cards found on top or on the bottom in the order picked."""
    became = shuffling.shuffle(engine, seat)
    found = tuple(became[oid] for oid in picks)
    rest = tuple(oid for oid in engine.zone("library", seat) if oid not in found)
    order = (*found, *rest) if effect.place == "top" else (*rest, *found)
    if found:
        knowing = (EVERYBODY,) if effect.reveal else (seat,)
        engine.emit(
            f.Arranged(zone=zone_key("library", seat), order=order, seat=seat, audience=seat),
            f.Known(objects=found, to=knowing, audience=seat, agent=seat),
        )
