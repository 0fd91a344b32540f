"""Carrying out instructions: each node of the ability language in the file of its family.

``perform`` runs one instruction in the context of the nearest scope. An instruction asks
all that it asks before anything happens.
"""

from __future__ import annotations

from typing import assert_never

from domain.cards.ir import language as l
from domain.rules.engine import Engine
from domain.rules.verbs import (
    casting_now,
    chance,
    continuous,
    control,
    copies,
    deciding,
    delaying,
    emblems,
    fighting,
    game,
    hurting,
    library,
    mana,
    moving,
    people,
    permanents,
    phasing,
    saving,
    stacking,
    tokens,
    trading,
    turning,
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
        case l.Reflexive():
            delaying.reflex(engine, effect)
        case l.Move():
            moving.move(engine, effect)
        case l.DealDamage():
            hurting.deal(engine, effect)
        case l.DealDivided():
            hurting.deal_divided(engine, effect)
        case l.AddPhases():
            fighting.add_phases(engine, effect)
        case l.SetBlocked():
            fighting.set_blocked(engine, effect)
        case l.JoinCombat():
            fighting.join(engine, effect)
        case l.Fight():
            hurting.fight(engine, effect)
        case l.GainLife() | l.LoseLife():
            people.change_life(engine, effect)
        case l.GetResource():
            people.get_resource(engine, effect)
        case l.ChooseValue():
            deciding.choose_value(engine, effect)
        case l.ChooseNumber():
            deciding.choose_number(engine, effect)
        case l.ChooseEffect():
            deciding.choose_effect(engine, effect)
        case l.Piles():
            deciding.piles(engine, effect)
        case l.Note():
            deciding.note(engine, effect)
        case l.Repeat():
            deciding.repeat(engine, effect)
        case l.Vote():
            deciding.vote(engine, effect)
        case l.KeywordAction():
            deciding.keyword_action(engine, effect)
        case l.Flip():
            chance.flip(engine, effect)
        case l.Roll():
            chance.roll(engine, effect)
        case l.ExchangeControl():
            trading.exchange_control(engine, effect)
        case l.ExchangeLife():
            trading.exchange_life(engine, effect)
        case l.MoveCounters():
            trading.move_counters(engine, effect)
        case l.RemoveCounters():
            trading.remove_counters(engine, effect)
        case l.PutDivided():
            trading.put_divided(engine, effect)
        case l.Proliferate():
            trading.proliferate(engine, effect)
        case l.Skip():
            game.skip(engine, effect)
        case l.EndTurn():
            game.end_turn(engine)
        case l.SetLife():
            people.set_life(engine, effect)
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
            stacking.counter(engine, effect)
        case l.CopySpell():
            stacking.copy(engine, effect)
        case l.CastNow():
            casting_now.cast_now(engine, effect)
        case l.Retarget():
            stacking.retarget(engine, effect)
        case l.BecomeCopy():
            copies.become_copy(engine, effect)
        case l.CreateEmblem():
            emblems.create(engine, effect)
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
        case l.Transform():
            turning.transform(engine, effect)
        case l.Turn():
            turning.turn(engine, effect)
        case l.Phase():
            phasing.phase(engine, effect)
        case l.ControlPlayer():
            game.control_player(engine, effect)
        case l.Regenerate():
            saving.regenerate(engine, effect)
        case l.RemoveDamage():
            saving.remove_damage(engine, effect)
        case l.RemoveFromCombat():
            saving.remove_from_combat(engine, effect)
        case l.TakeAction():
            saving.take_action(engine, effect)
        case l.ChooseSource():
            saving.choose_source(engine, effect)
        case l.Remember():
            saving.remember(engine, effect)
        case _:
            assert_never(effect)
