"""The turn: its phases and steps in order, and whose turn is next (CR 500)."""

from collections.abc import Callable

from domain.cards.ir.language import Duration
from domain.rules import agenda as fr
from domain.rules import facts as f
from domain.rules import layers, leaving, phases, sagas, state_based, turn_based, untapping, zones
from domain.rules.engine import Engine
from domain.rules.state import PHASED

STEPS = phases.STEPS

# -- Whose turn (CR 500.7, 800.4k) --


def next_turn(engine: Engine) -> None:
    """Begin the next turn; the format may say which is the next that is no extra turn (CR 500.1)."""
    while engine.state.extra_turns:
        seat = engine.state.extra_turns[-1]
        engine.emit(f.TurnAdded(seat=seat, taken=True))
        if seat in engine.living() and not phases.skips_next(engine, seat, "turn"):
            begin_turn(engine, seat, extra=True)
            return
    if engine.overlay.next_turn(engine):
        return
    seat = next_in_order(engine)
    while phases.skips_next(engine, seat, "turn"):
        seat = after(engine, seat)
    begin_turn(engine, seat)


def next_in_order(engine: Engine) -> str:
    """Return the player after the one who had the last turn in the order of seats."""
    last = engine.state.turn.regular
    if not last:
        return engine.in_order(engine.state.seats[0])[0]
    return after(engine, last)


def after(engine: Engine, seat: str) -> str:
    """Return the next living player in the order of seats."""
    others = [other for other in engine.in_order(seat) if other != seat]
    return others[0] if others else seat


def end_now(engine: Engine) -> None:
    """The turn ends: nothing is left to resolve, and the cleanup step follows (CR 724.1).

    An action of a format's stays on the stack: no spell or ability undoes it.
    """
    steps = [at for at, frame in enumerate(engine.frames) if isinstance(frame, fr.Step)]
    if not steps:
        return
    del engine.frames[steps[0] :]
    engine.waiting = []
    on_stack = engine.zone("stack")
    kinds = {oid: engine.state.objects[oid].kind for oid in on_stack}
    cards = [oid for oid, kind in kinds.items() if kind == "card"]
    others = [f.Ceased(object=oid) for oid, kind in kinds.items() if kind not in ("card", "action")]
    zones.move_all(
        engine, [zones.Going(oid=oid, to="exile", verb="exile") for oid in cards], *others
    )
    if engine.state.combat is not None:
        engine.emit(f.LeftCombat(all=True))
    _leave(engine, engine.state.turn.step)
    engine.push(fr.Step("cleanup"))


def begin_turn(engine: Engine, seat: str, *, extra: bool = False, round: int | None = None) -> None:
    """Begin a player's turn; ``round`` counts for formats that play in rounds (CR 500.1)."""
    turn = engine.state.turn
    # What the table saw as the turn before ended is on record, though nobody was asked then.
    layers.record(engine)
    engine.emit(
        f.TurnBegan(
            number=turn.number + 1,
            active=seat,
            round=turn.round if round is None else round,
            extra=extra,
        ),
        *_ended_by_turns(engine, seat, turn.regular, extra),
    )
    phases.begin(engine, "untap")


def _ended_by_turns(engine: Engine, seat: str, last: str, extra: bool) -> list[f.AnyFact]:
    """End effects that last until this turn, or until one that a player who left would have.

    Those that end at a point of such a turn end as it would have begun (CR 500.4, 800.4m).
    """
    gone: set[str] = set()
    if last and not extra:
        seats = engine.state.seats
        at = seats.index(last)
        for passed_over in (*seats[at + 1 :], *seats[:at]):
            if engine.state.players[passed_over].lost is None:
                break
            gone.add(passed_over)
    return _ending(
        engine,
        lambda duration, who: (
            (duration == "your_next_turn" and who == seat)
            or (duration in _NEXT_TURN and who in gone)
        ),
    )


_NEXT_TURN = ("your_next_turn", "your_next_upkeep", "end_of_your_next_turn")


def _ended_by_upkeep(engine: Engine) -> list[f.AnyFact]:
    active = engine.state.turn.active
    return _ending(engine, lambda duration, who: duration == "your_next_upkeep" and who == active)


def _ending(engine: Engine, ends: Callable[[Duration, str], bool]) -> list[f.AnyFact]:
    ids = tuple(e.id for e in engine.state.effects if ends(e.duration, e.controller))
    ended: list[f.AnyFact] = [f.EffectsEnded(ids=ids)] if ids else []
    ended.extend(
        f.DelayedEnded(id=delayed.id)
        for delayed in engine.state.delayed
        if ends(delayed.duration, delayed.context.controller)
    )
    return ended


# -- Steps (CR 500.2 to 500.6) --


def step(engine: Engine, frame: fr.Step) -> None:
    """Begin a step, or end it and go on to the next."""
    match frame.stage:
        case "begin":
            _begin(engine, frame)
        case "wear_off":
            _wear_off(engine)
        case "check":
            _cleanup_check(engine)
        case "cut":
            _leave(engine, frame.name)
            engine.push(fr.Step("cleanup"))
        case "again":
            _leave(engine, "cleanup")
            engine.push(fr.Step("cleanup"))
        case _:
            _end(engine, frame.name)


def _begin(engine: Engine, frame: fr.Step) -> None:
    """A step begins: turn-based actions, state-based actions, triggers, priority (CR 703.3)."""
    turn, name = engine.state.turn, frame.name
    engine.emit(
        f.StepBegan(
            step=name,
            combat=turn.combat + (name == "begin_combat"),
            resume=frame.resume,
            lone=frame.lone,
        ),
        *(_ended_by_upkeep(engine) if name == "upkeep" else ()),
    )
    if name == "cleanup":
        engine.push(fr.Discarding(), fr.Step(name, "wear_off"))
        return
    end = fr.Step(name, "end")
    if name == "untap":
        # Nobody receives priority; what triggers is held until the upkeep (CR 502.4).
        untapping.untap(engine)
        engine.push(end)
        return
    if name == "draw":
        turn_based.draw(engine)
    if name == "precombat_main":
        sagas.add_lore(engine)
    own = engine.overlay.step_frames(engine, name)
    engine.push(*turn_based.frames(engine, name), *own, fr.Settle(), fr.Priority(turn.active), end)


def _end(engine: Engine, name: str) -> None:
    """A step ends: effects that last until then, then mana pools (CR 500.5)."""
    _leave(engine, name)
    phases.go_on(engine, name)


def _leave(engine: Engine, name: str) -> None:
    ended: list[f.AnyFact] = []
    if name == "end_combat":
        # All creatures are removed as the step ends (CR 511.3); effects too (CR 500.5a).
        ended = _ending(engine, lambda duration, _: duration == "end_of_combat")
        if engine.state.combat is not None:
            ended.append(f.LeftCombat(all=True))
    if any(player.mana for player in engine.state.players.values()):
        ended.append(f.ManaEmptied(all=name == "cleanup"))
    if ended:
        engine.emit(*ended)


# -- The cleanup step (CR 514) --


def _wear_off(engine: Engine) -> None:
    """Damage wears off and effects "until end of turn" end at the same time (CR 514.2)."""
    turn = engine.state.turn
    ended = _ending(engine, lambda duration, _: duration == "end_of_turn")
    over = tuple(
        effect.id
        for effect in engine.state.effects
        if effect.duration == "end_of_your_next_turn"
        and effect.controller == turn.active
        and effect.turn < turn.number
    )
    if over:
        ended.append(f.EffectsEnded(ids=over))
    shields = tuple(shield.id for shield in engine.state.shields)
    if shields:
        ended.append(f.EffectsEnded(ids=shields))
    objects = engine.state.objects
    everything = (*engine.battlefield(), *engine.zone(PHASED))
    if any(objects[oid].damage or objects[oid].deathtouched for oid in everything):
        ended.append(f.DamageRemoved())
    if ended:
        engine.emit(*ended)
    engine.push(fr.Step("cleanup", "check"))


def _cleanup_check(engine: Engine) -> None:
    """Priority and another cleanup step follow if anything is to be done (CR 514.3a)."""
    # Who lost control as effects ended has it on record now: abilities trigger on it.
    leaving.abandoned(engine)
    layers.settle_control(engine)
    due = engine.waiting or engine.zone("stack") or state_based.due(engine)
    if not (due or engine.overlay.state_based(engine)):
        engine.push(fr.Step("cleanup", "end"))
        return
    engine.push(fr.Settle(), fr.Priority(engine.state.turn.active), fr.Step("cleanup", "again"))
