"""The turn: its phases and steps in order, and whose turn is next (CR 500)."""

from collections.abc import Callable

from domain.rules import agenda as fr
from domain.rules import facts as f
from domain.rules import layers, state_based, turn_based
from domain.rules.engine import Engine

STEPS = (
    "untap", "upkeep", "draw", "precombat_main", "begin_combat", "declare_attackers",
    "declare_blockers", "first_strike_damage", "combat_damage", "end_combat",
    "postcombat_main", "end", "cleanup",
)  # fmt: skip

# -- Whose turn (CR 500.7, 800.4k) --


def next_turn(engine: Engine) -> None:
    """Begin the next turn, unless the format takes over between turns (CR 500.1)."""
    if engine.overlay.next_turn(engine):
        return
    while engine.state.extra_turns:
        seat = engine.state.extra_turns[-1]
        engine.emit(f.TurnAdded(seat=seat, taken=True))
        if seat in engine.living():
            begin_turn(engine, seat, extra=True)
            return
    begin_turn(engine, next_in_order(engine))


def next_in_order(engine: Engine) -> str:
    """Return the player after the one who had the last turn in the order of seats."""
    last = engine.state.turn.regular
    if not last:
        return engine.in_order(engine.state.seats[0])[0]
    after = [seat for seat in engine.in_order(last) if seat != last]
    return after[0] if after else last


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
    engine.push(fr.Step("untap"))


def _ended_by_turns(engine: Engine, seat: str, last: str, extra: bool) -> list[f.AnyFact]:
    """End effects that last until this turn, or until one that a player who left would have.

    CR 500.4, 800.4m.
    """
    begun = {seat}
    if last and not extra:
        seats = engine.state.seats
        at = seats.index(last)
        for passed_over in (*seats[at + 1 :], *seats[:at]):
            if engine.state.players[passed_over].lost is None:
                break
            begun.add(passed_over)
    return _ending(engine, lambda duration, who: duration == "your_next_turn" and who in begun)


def _ending(engine: Engine, ends: Callable[[str, str], bool]) -> list[f.AnyFact]:
    ids = tuple(e.id for e in engine.state.effects if ends(e.duration, e.controller))
    return [f.EffectsEnded(ids=ids)] if ids else []


# -- Steps (CR 500.2 to 500.6) --


def step(engine: Engine, frame: fr.Step) -> None:
    """Begin a step, or end it and go on to the next."""
    match frame.stage:
        case "begin":
            _begin(engine, frame.name)
        case "wear_off":
            _wear_off(engine)
        case "check":
            _cleanup_check(engine)
        case "again":
            _leave(engine, "cleanup")
            engine.push(fr.Step("cleanup"))
        case _:
            _end(engine, frame.name)


def _begin(engine: Engine, name: str) -> None:
    """A step begins: turn-based actions, state-based actions, triggers, priority (CR 703.3)."""
    turn = engine.state.turn
    engine.emit(f.StepBegan(step=name, combat=turn.combat + (name == "begin_combat")))
    if name == "cleanup":
        engine.push(fr.Discarding(), fr.Step(name, "wear_off"))
        return
    end = fr.Step(name, "end")
    if name == "untap":
        # Nobody receives priority; what triggers is held until the upkeep (CR 502.4).
        turn_based.untap(engine)
        engine.push(end)
        return
    if name == "draw":
        turn_based.draw(engine)
    engine.push(*turn_based.frames(engine, name), fr.Settle(), fr.Priority(turn.active), end)


def _end(engine: Engine, name: str) -> None:
    """A step ends: effects that last until then, then mana pools (CR 500.5)."""
    _leave(engine, name)
    following = _following(engine, name)
    engine.push(fr.NextTurn() if following is None else fr.Step(following))


def _leave(engine: Engine, name: str) -> None:
    ended: list[f.AnyFact] = []
    if name == "end_combat":
        # All creatures are removed as the step ends (CR 511.3); effects too (CR 500.5a).
        ended = _ending(engine, lambda duration, _: duration == "end_of_combat")
        if engine.state.combat is not None:
            ended.append(f.LeftCombat(all=True))
    if any(player.mana for player in engine.state.players.values()):
        ended.append(f.ManaEmptied())
    if ended:
        engine.emit(*ended)


def _following(engine: Engine, name: str) -> str | None:
    """Return the step after this one, None after the last; skipped steps are passed over."""
    combat = engine.state.combat
    match name:
        case "upkeep" if _skips_draw(engine):
            return "precombat_main"
        case "declare_attackers" if combat is None or not (combat.declared or combat.attackers):
            # No attackers: no blockers and no damage (CR 508.8).
            return "end_combat"
        case "declare_blockers" if not turn_based.strikes_first(engine):
            # One damage step, unless a creature strikes first or twice (CR 510.4).
            return "combat_damage"
        case "cleanup":
            return None
        case _:
            return STEPS[STEPS.index(name) + 1]


def _skips_draw(engine: Engine) -> bool:
    """Whether this is the starting player's first turn, without a draw step (CR 103.8a)."""
    return engine.state.turn.number == 1 and engine.overlay.skips_first_draw(
        len(engine.state.seats)
    )


# -- The cleanup step (CR 514) --


def _wear_off(engine: Engine) -> None:
    """Damage wears off and effects "until end of turn" end at the same time (CR 514.2)."""
    ended = _ending(engine, lambda duration, _: duration == "end_of_turn")
    shields = tuple(shield.id for shield in engine.state.shields)
    if shields:
        ended.append(f.EffectsEnded(ids=shields))
    objects = engine.state.objects
    if any(objects[oid].damage or objects[oid].deathtouched for oid in engine.battlefield()):
        ended.append(f.DamageRemoved())
    if ended:
        engine.emit(*ended)
    engine.push(fr.Step("cleanup", "check"))


def _cleanup_check(engine: Engine) -> None:
    """Priority and another cleanup step follow if anything is to be done (CR 514.3a)."""
    if not (engine.waiting or state_based.due(engine) or engine.overlay.state_based(engine)):
        engine.push(fr.Step("cleanup", "end"))
        return
    engine.push(fr.Settle(), fr.Priority(engine.state.turn.active), fr.Step("cleanup", "again"))
