"""Looking at cards, searching, arranging and shuffling (CR 701.20 to 701.25)."""

from __future__ import annotations

from domain.cards.ir import language as l
from domain.rules import agenda as fr
from domain.rules import choices, deciders, references, searching, shuffling, values
from domain.rules import facts as f
from domain.rules.engine import Engine
from domain.rules.objects import EVERYBODY


def search(engine: Engine, effect: l.Search) -> None:
    """A player looks through a library, then finds cards in it (CR 701.23a)."""
    context = engine.context()
    frames = []
    for seat in references.players(engine, effect.who, context):
        owners: tuple[str, ...] = (seat,)
        if effect.whose is not None:
            owners = references.players(engine, effect.whose, context)[:1]
        for owner in owners:
            cards = searching.searched(engine, owner, effect)
            if cards:
                engine.emit(f.Known(objects=cards, to=(seat,), agent=seat))
            frames.append(fr.Searching(seat, effect, owner))
    engine.push(*frames)


def arrange(engine: Engine, effect: l.Arrange) -> None:
    """A player looks at top cards, then puts some away (CR 701.22a, 701.25a)."""
    context = engine.context()
    number = max(0, values.amount(engine, effect.count, context))
    frames = []
    for seat in references.players(engine, effect.who, context):
        owners: tuple[str, ...] = (seat,)
        if effect.whose is not None:
            owners = references.players(engine, effect.whose, context)[:1]
        for owner in owners:
            cards = engine.zone("library", owner)[:number]
            if cards:
                engine.emit(f.Known(objects=cards, to=(seat,), agent=seat))
                frames.append(fr.Arranging(seat, cards, effect.away or "", owner))
    engine.push(*frames)


def look(engine: Engine, effect: l.Look) -> None:
    """A player looks at cards, or they are revealed to all (CR 701.20a)."""
    context = engine.context()
    if isinstance(effect.what, l.HandOf):
        owners = references.players(engine, effect.what.whose, context)
        cards = tuple(oid for seat in owners for oid in engine.zone("hand", seat))
    else:
        cards = choices.objects(engine, effect.what, context)
    seats: tuple[str, ...] = (EVERYBODY,)
    if not effect.reveal:
        looking = references.parties(engine, effect.who, context) if cards else ()
        seats = tuple(deciders.eyes_of(engine, seat, context.source) for seat in looking)
    if cards and seats:
        engine.emit(
            f.Known(
                objects=cards,
                to=seats,
                verb="reveal" if effect.reveal else "look",
                agent=context.controller,
            )
        )


def shuffle(engine: Engine, effect: l.Shuffle) -> None:
    """Players shuffle their libraries (CR 701.24a)."""
    for seat in references.parties(engine, effect.who, engine.context()):
        for owner in engine.overlay.shuffles(engine, seat):
            shuffling.shuffle(engine, owner)
