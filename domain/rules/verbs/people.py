"""What players do by an instruction: life, drawing, discarding, sacrificing (CR 119, 121, 701)."""

from __future__ import annotations

from domain.cards.ir import language as l
from domain.cards.ir import terms as t
from domain.rules import choices, drawing, life, matching, references, resources, values, zones
from domain.rules import facts as f
from domain.rules.context import Context
from domain.rules.engine import Engine
from domain.rules.verbs import control


def _shares(
    engine: Engine, who: t.Reference, amount: t.Value, context: Context
) -> list[tuple[str, int]]:
    """Return the players and entities with the number of each, worked out before anything happens.

    Where it is said of players in general, each of them is ``each`` in the number.
    """
    seats = references.parties(engine, who, context)
    several = choices.is_several(who, seats)
    return [
        (
            seat,
            values.amount(engine, amount, choices.for_each(context, seat) if several else context),
        )
        for seat in seats
    ]


def _having(
    engine: Engine, who: t.Reference, amount: t.Value, context: Context
) -> list[tuple[str, int]]:
    """Return the shares of players alone: an entity has no life, no hand and no library."""
    shares = _shares(engine, who, amount, context)
    return [(seat, number) for seat, number in shares if seat in engine.state.players]


def change_life(engine: Engine, effect: l.GainLife | l.LoseLife) -> None:
    """Players gain or lose life (CR 119.3)."""
    context = engine.context()
    change = life.gain if isinstance(effect, l.GainLife) else life.lose
    total = 0
    for seat, amount in _having(engine, effect.who, effect.amount, context):
        before = engine.state.players[seat].life
        change(engine, seat, amount)
        total += abs(engine.state.players[seat].life - before)
    if effect.bind is not None:
        control.note(engine, effect.bind, total)


def get_resource(engine: Engine, effect: l.GetResource) -> None:
    """Players get of something that they have and that is no counter."""
    context = engine.context()
    got = [
        resources.changed(seat, effect.kind, amount, effect.cause, context.source)
        for seat, amount in _having(engine, effect.who, effect.amount, context)
        if amount > 0
    ]
    if got:
        engine.emit(*got)


def set_life(engine: Engine, effect: l.SetLife) -> None:
    """Life totals become a number (CR 119.5)."""
    context = engine.context()
    for seat, total in _having(engine, effect.who, effect.amount, context):
        life.become(engine, seat, total)


def draw(engine: Engine, effect: l.Draw) -> None:
    """Players draw cards, the active player first (CR 121.2c)."""
    context = engine.context()
    drawn: list[int] = []
    for seat, number in _having(engine, effect.who, effect.count, context):
        drawn.extend(drawing.draw(engine, seat, number))
    if effect.bind is not None:
        control.remember(engine, engine.context(), effect.bind, tuple(drawn))


def discard(engine: Engine, effect: l.Discard) -> None:
    """Players choose in turn order, then all discard at the same time (CR 701.9, 101.4)."""
    context = engine.context()
    test = matching.compiled(effect.filter)
    chosen: list[tuple[str, tuple[int, ...]]] = []
    least = _least(engine, effect, context)
    for seat, number in _having(engine, effect.who, effect.count, context):
        hand = tuple(oid for oid in engine.zone("hand", seat) if test(engine, oid, context))
        count = max(0, min(number, len(hand)))
        if effect.random:
            chosen.append((seat, _at_random(engine, seat, hand, count, len(chosen))))
            continue
        picks = choices.pick(
            engine, seat, hand, min(least.get(seat, count), count), count,
            prompt="effect.discard", source=context.source, rule="CR 701.9b",
            private=effect.filter != t.ANYTHING,
        )  # fmt: skip
        chosen.append((seat, picks))
    became = zones.move_all(
        engine,
        [
            zones.Going(oid=oid, to="graveyard", verb="discard", agent=seat)
            for seat, oids in chosen
            for oid in oids
        ],
        *_rolls(effect, chosen),
    )
    if effect.bind is not None:
        control.remember(engine, context, effect.bind, tuple(became.values()))


def _least(engine: Engine, effect: l.Discard | l.Sacrifice, context: Context) -> dict[str, int]:
    """Return the fewest for each player, where that is not simply the number."""
    if effect.min is None:
        return {}
    return dict(_shares(engine, effect.who, effect.min, context))


def _at_random(
    engine: Engine, seat: str, hand: tuple[int, ...], count: int, number: int
) -> tuple[int, ...]:
    """Return cards drawn by chance from a canonical order, whatever the order of the hand."""
    cards = sorted(
        (engine.state.objects[oid] for oid in hand), key=lambda c: (c.owner, c.card, c.slot, c.id)
    )
    order = engine.chance.shuffle(("discard", seat, engine.state.chances, number), len(hand))
    return tuple(cards[at].id for at in order[:count])


def _rolls(effect: l.Discard, chosen: list[tuple[str, tuple[int, ...]]]) -> list[f.AnyFact]:
    """Random choices are on record without saying which card it was."""
    if not effect.random:
        return []
    return [f.Rolled(purpose="discard", sides=0, result=len(oids), seat=s) for s, oids in chosen]


def sacrifice(engine: Engine, effect: l.Sacrifice) -> None:
    """Players choose in turn order, then all sacrifice at the same time (CR 701.21a)."""
    context = engine.context()
    goings: list[zones.Going] = []
    least = _least(engine, effect, context)
    for seat, number in _shares(engine, effect.who, effect.count, context):
        found = tuple(
            oid
            for oid in matching.find(engine, effect.filter, "battlefield", context)
            if engine.look(oid).controller == seat
        )
        count = max(0, min(number, len(found)))
        picks = choices.pick(
            engine, seat, found, min(least.get(seat, count), count), count,
            prompt="effect.sacrifice", source=context.source, rule="CR 701.21a",
        )  # fmt: skip
        goings.extend(
            zones.Going(oid=oid, to="graveyard", verb="sacrifice", agent=seat) for oid in picks
        )
    zones.move_all(engine, goings)
    if effect.bind is not None:
        control.remember(engine, context, effect.bind, tuple(going.oid for going in goings))
