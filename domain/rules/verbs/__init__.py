"""Carrying out instructions: each node of the ability language in the file of its family.

``perform`` runs one instruction in the context of the nearest scope. An instruction asks
all that it asks before anything happens.
"""

from __future__ import annotations

from typing import assert_never

from domain.cards.ir import language as l
from domain.rules.engine import Engine
from domain.rules.verbs import (
    continuous,
    control,
    delaying,
    game,
    hurting,
    library,
    mana,
    moving,
    people,
    permanents,
    tokens,
)


def perform(engine: Engine, effect: l.Effect) -> None:
    """Carry out one instruction (CR 608.2c)."""
    match effect:
        case l.Seq():
            control.sequence(engine, effect)
        case l.ForEach():
            control.for_each(engine, effect)
        case l.If():
            control.branch(engine, effect)
        case l.Gate():
            control.gate(engine, effect)
        case l.Bind():
            control.bind(engine, effect)
        case l.Delay():
            delaying.delay(engine, effect)
        case l.Move():
            moving.move(engine, effect)
        case l.DealDamage():
            hurting.deal(engine, effect)
        case l.DealDivided():
            hurting.deal_divided(engine, effect)
        case l.Fight():
            hurting.fight(engine, effect)
        case l.GainLife() | l.LoseLife():
            people.change_life(engine, effect)
        case l.Draw():
            people.draw(engine, effect)
        case l.Discard():
            people.discard(engine, effect)
        case l.Sacrifice():
            people.sacrifice(engine, effect)
        case l.SetTapped():
            permanents.set_tapped(engine, effect)
        case l.PutCounters():
            permanents.put_counters(engine, effect)
        case l.Attach():
            permanents.attach(engine, effect)
        case l.CounterSpell():
            permanents.counter(engine, effect)
        case l.CreateTokens():
            tokens.create(engine, effect)
        case l.AddMana():
            mana.add(engine, effect)
        case l.Search():
            library.search(engine, effect)
        case l.Arrange():
            library.arrange(engine, effect)
        case l.Look():
            library.look(engine, effect)
        case l.Shuffle():
            library.shuffle(engine, effect)
        case l.ExtraTurn():
            game.extra_turn(engine, effect)
        case l.EndGame():
            game.end(engine, effect)
        case l.Apply():
            continuous.apply(engine, effect)
        case l.Shield():
            continuous.shield(engine, effect)
        case _:
            assert_never(effect)
