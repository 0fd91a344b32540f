"""What players do by an instruction: life, drawing, discarding, sacrificing (CR 119, 121, 701)."""

from __future__ import annotations

from domain.cards.ir import language as l
from domain.rules import choices, drawing, life, matching, references, values, zones
from domain.rules import facts as f
from domain.rules.engine import Engine


def change_life(engine: Engine, effect: l.GainLife | l.LoseLife) -> None:
    """Players gain or lose life (CR 119.3)."""
    context = engine.context()
    amount = values.amount(engine, effect.amount, context)
    change = life.gain if isinstance(effect, l.GainLife) else life.lose
    for seat in references.players(engine, effect.who, context):
        change(engine, seat, amount)


def draw(engine: Engine, effect: l.Draw) -> None:
    """Players draw cards, the active player first (CR 121.2c)."""
    context = engine.context()
    number = values.amount(engine, effect.count, context)
    for seat in references.players(engine, effect.who, context):
        drawing.draw(engine, seat, number)


def discard(engine: Engine, effect: l.Discard) -> None:
    """Players choose in turn order, then all discard at the same time (CR 701.9, 101.4)."""
    context = engine.context()
    number = values.amount(engine, effect.count, context)
    chosen: list[tuple[str, tuple[int, ...]]] = []
    for seat in references.players(engine, effect.who, context):
        hand = engine.zone("hand", seat)
        count = min(number, len(hand))
        if effect.random:
            chosen.append((seat, _at_random(engine, seat, hand, count, len(chosen))))
            continue
        picks = choices.pick(
            engine, seat, hand, count, count,
            prompt="effect.discard", source=context.source, rule="CR 701.9b",
        )  # fmt: skip
        chosen.append((seat, picks))
    zones.move_all(
        engine,
        [
            zones.Going(oid=oid, to="graveyard", verb="discard", agent=seat)
            for seat, oids in chosen
            for oid in oids
        ],
        *_rolls(effect, chosen),
    )


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
    number = values.amount(engine, effect.count, context)
    goings: list[zones.Going] = []
    for seat in references.players(engine, effect.who, context):
        found = tuple(
            oid
            for oid in matching.find(engine, effect.filter, "battlefield", context)
            if engine.look(oid).controller == seat
        )
        count = min(number, len(found))
        picks = choices.pick(
            engine, seat, found, count, count,
            prompt="effect.sacrifice", source=context.source, rule="CR 701.21a",
        )  # fmt: skip
        goings.extend(
            zones.Going(oid=oid, to="graveyard", verb="sacrifice", agent=seat) for oid in picks
        )
    zones.move_all(engine, goings)
