"""Finding cards in a library that a player looks through (CR 701.23)."""

from __future__ import annotations

from domain.cards.ir.language import Search
from domain.rules import answers as a
from domain.rules import choices, enchanting, matching, references, shuffling, values, zones
from domain.rules import facts as f
from domain.rules.agenda import Searching
from domain.rules.engine import Engine
from domain.rules.objects import EVERYBODY
from domain.rules.state import zone_key
from domain.rules.verbs import control


def searched(engine: Engine, owner: str, effect: Search) -> tuple[int, ...]:
    """Return the cards of the zones of a player that are searched, the library first."""
    zones_of = ("library", *effect.zones)
    return tuple(oid for zone in zones_of for oid in engine.zone(zone, owner))


def find(engine: Engine, frame: Searching) -> None:
    """The player picks, shows what must be shown, moves it, and shuffles.

    Cards of a stated quality need not be found though they are there (CR 701.23b).
    """
    effect = frame.effect
    if not isinstance(effect, Search):
        raise TypeError("only a search is carried out by searching")
    context = engine.context()
    owner = frame.library or frame.seat
    picks = _found(engine, frame.seat, owner, effect)
    if effect.reveal and picks:
        engine.emit(f.Known(objects=picks, to=(EVERYBODY,), verb="reveal", agent=frame.seat))
    engine.emit(f.ActionTaken(seat=frame.seat, action="search"))
    if effect.to is None:
        control.remember(engine, context, effect.bind or "found", picks)
        return
    if effect.to == "library":
        _put_into_library(engine, frame.seat, owner, effect, picks)
        return
    under = frame.seat
    if effect.under is not None:
        under = next(iter(references.players(engine, effect.under, context)), frame.seat)
    enchants = enchanting.chosen(engine, picks, under) if effect.to == "battlefield" else {}
    became = zones.move_all(
        engine,
        [
            zones.Going(
                oid=oid,
                to=effect.to,
                verb="put",
                agent=frame.seat,
                place=effect.place,
                under=under if effect.to == "battlefield" else None,
                tapped=effect.tapped,
                attached_to=enchants.get(oid),
            )
            for oid in picks
            if oid not in enchants or enchants[oid] is not None
        ],
    )
    if effect.bind is not None:
        control.remember(engine, context, effect.bind, tuple(became.values()))
    shuffling.shuffle(engine, owner)


def _found(engine: Engine, seat: str, owner: str, effect: Search) -> tuple[int, ...]:
    """Ask which of the cards that match are found; that there is none is no secret told."""
    context = engine.context()
    test = matching.compiled(effect.filter)
    found = tuple(oid for oid in searched(engine, owner, effect) if test(engine, oid, context))
    most = max(0, min(values.amount(engine, effect.max, context), len(found)))
    asked = choices.question(
        engine, seat, found, min(effect.min, most), most,
        prompt="search.find", source=context.source, rule="CR 701.23a", private=True,
    )  # fmt: skip
    asked = choices.limited(engine, asked, effect, context)
    answer = engine.ask_all((asked,), hidden=True)[0]
    picks = answer.picks if isinstance(answer, a.Choose) else ()
    return tuple(one for one in picks if isinstance(one, int))


def _put_into_library(
    engine: Engine, seat: str, owner: str, effect: Search, picks: tuple[int, ...]
) -> None:
    """Shuffle, then put the cards found on top or on the bottom in the order picked."""
    became = shuffling.shuffle(engine, owner)
    found = tuple(became[oid] for oid in picks if oid in became)
    rest = tuple(oid for oid in engine.zone("library", owner) if oid not in found)
    above, below = rest[: effect.depth], rest[effect.depth :]
    order = (*above, *found, *below) if effect.place == "top" else (*rest, *found)
    if found:
        knowing = (EVERYBODY,) if effect.reveal else (seat,)
        engine.emit(
            f.Arranged(zone=zone_key("library", owner), order=order, seat=seat, audience=seat),
            f.Known(objects=found, to=knowing, audience=seat, agent=seat),
        )
