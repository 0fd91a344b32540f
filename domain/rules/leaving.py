"""Leaving the game (CR 104.3a, 800.4)."""

from msgspec.structs import replace

from domain.cards.ir.language import SetController
from domain.rules import agenda as fr
from domain.rules import face_down, layers, zones
from domain.rules import facts as f
from domain.rules.engine import Engine


def concede(engine: Engine, seat: str, reason: str = "concede", rule: str = "CR 104.3a") -> None:
    """A player loses and leaves at once, whatever the engine waits for (CR 104.3a).

    ``reason`` names other ways to be out at any time, such as a deadline that ran out.
    """
    from domain.rules import ending

    ending.lose(engine, [ending.Loss(seat, reason, rule)])


def depart(engine: Engine, seats: tuple[str, ...]) -> None:
    """Players who lost leave, with all that is theirs (CR 800.4a)."""
    if not seats:
        return
    face_down.reveal(engine, seats)
    _objects_leave(engine, seats)
    _effects_end(engine, seats)
    _stack_ceases(engine, seats)
    _rest_is_exiled(engine, seats)
    engine.waiting = [
        trigger
        for trigger in engine.waiting
        if trigger.controller not in seats or trigger.immediate
    ]
    _mend_agenda(engine, seats)
    if engine.state.turn.active in seats and engine.overlay.leaver_ends_turn():
        _cut_turn(engine)


def _objects_leave(engine: Engine, seats: tuple[str, ...]) -> None:
    """Objects that they own leave, but for those in zones that a format opened (CR 800.4n).

    Permanents leave the battlefield as they do, which abilities look for (CR 603.6c).
    """
    kept = set(engine.overlay.extra_zones(engine.state.seats))
    owned = [
        f.LeftGame(object=thing.id, origin=thing.zone, last=layers.derived(engine, thing.id))
        if thing.zone == "battlefield"
        else f.Ceased(object=thing.id, verb="leave_game")
        for thing in engine.state.objects.values()
        if thing.owner in seats and thing.zone not in kept
    ]
    if owned:
        engine.emit(*owned)


def _effects_end(engine: Engine, seats: tuple[str, ...]) -> None:
    """Effects that give them control end; so do their delayed triggers (CR 800.4a, 800.4d).

    What returns something as soon as an object leaves is no ability of theirs (CR 610.3).
    """
    ended = tuple(
        effect.id
        for effect in engine.state.effects
        if effect.controller in seats
        and any(isinstance(change, SetController) for change in effect.changes)
    )
    facts: list[f.AnyFact] = [f.EffectsEnded(ids=ended)] if ended else []
    facts.extend(
        f.DelayedEnded(id=trigger.id)
        for trigger in engine.state.delayed
        if trigger.context.controller in seats and not trigger.immediate
    )
    if facts:
        engine.emit(*facts)


def _stack_ceases(engine: Engine, seats: tuple[str, ...]) -> None:
    ceasing = [
        f.Ceased(object=oid, verb="leave_game")
        for oid in engine.zone("stack")
        if engine.state.objects[oid].kind != "card"
        and engine.state.objects[oid].controller in seats
    ]
    if ceasing:
        engine.emit(*ceasing)


def _rest_is_exiled(engine: Engine, seats: tuple[str, ...]) -> None:
    zones.move_all(
        engine,
        [
            zones.Going(oid=oid, to="exile", verb="exile", cleared=True)
            for oid in (*engine.battlefield(), *engine.zone("stack"))
            if engine.look(oid).controller in seats
        ],
    )


def abandoned(engine: Engine) -> bool:
    """Exile what nobody controls any more as the effect that lent it ends (CR 800.4c).

    Returns whether there was anything: permanents whose controller by default left.
    """
    gone = set(engine.state.seats) - set(engine.living())
    if not gone:
        return False
    goings = [
        zones.Going(oid=oid, to="exile", verb="exile", cleared=True)
        for oid in engine.battlefield()
        if engine.look(oid).controller in gone
    ]
    zones.move_all(engine, goings)
    return bool(goings)


# -- The agenda --


def _mend_agenda(engine: Engine, seats: tuple[str, ...]) -> None:
    """Take out of the agenda what waited for players who left.

    What they were resolving goes with it; a decision that others had to make beside or
    after them is open anew, but for those made in secret at the same time (CR 103.5).
    """
    if engine.frames and isinstance(engine.frames[-1], fr.Mulligans | fr.BottomCards):
        engine.given = [given for given in engine.given if given.seat not in seats]
    else:
        engine.given = []
    engine.taken = 0
    _drop_resolution(engine, seats)
    mended: list[fr.AnyFrame] = []
    for frame in engine.frames:
        mended.extend(_without(engine, frame, seats))
    engine.frames = mended
    if engine.state.turn.holder in seats:
        # Others may have something to order first: nobody has priority until then.
        engine.emit(f.PriorityChanged(holder=None))


_OF_THE_TURN = (
    fr.DeclareAttackers, fr.DeclareBlockers, fr.CombatCosts, fr.CombatDamage, fr.Discarding,
)  # fmt: skip
"""What the turn itself has players do."""


def _cut_turn(engine: Engine) -> None:
    """Go on to the cleanup step once nothing is left to resolve, and end combat at once."""
    if engine.state.combat is not None:
        engine.emit(f.LeftCombat(all=True))
    steps = [at for at, frame in enumerate(engine.frames) if isinstance(frame, fr.Step)]
    if not steps or engine.state.turn.step == "cleanup":
        return
    at = steps[0]
    rest = [frame for frame in engine.frames[at + 1 :] if not isinstance(frame, _OF_THE_TURN)]
    if not (engine.waiting or engine.zone("stack")):
        rest = [frame for frame in rest if not isinstance(frame, fr.Priority)]
    engine.frames[at:] = [fr.Step(engine.state.turn.step, "cut"), *rest]


def _drop_resolution(engine: Engine, seats: tuple[str, ...]) -> None:
    """Drop the rest of a resolution whose object left the game or was theirs."""
    for at, frame in enumerate(engine.frames):
        if isinstance(frame, fr.FinishResolving):
            thing = engine.object(frame.object)
            if frame.object not in engine.state.objects or (thing and thing.controller in seats):
                del engine.frames[at:]
                return


def _without(engine: Engine, frame: fr.AnyFrame, seats: tuple[str, ...]) -> tuple[fr.AnyFrame, ...]:
    """Return what stands for a frame without those players."""
    match frame:
        case fr.Priority(holder) if holder in seats:
            # Priority passes to the next player in turn order (CR 800.4a), once state-based
            # actions have seen what went along with the one who left (CR 117.5).
            others = engine.in_order(holder)
            passed = tuple(seat for seat in frame.passed if seat not in seats)
            return (fr.Priority(others[0], passed), fr.Settle()) if others else ()
        case fr.Priority(holder, passed, asked):
            # What triggered, and what state-based actions are due, comes first (CR 117.5).
            kept = () if engine.waiting else tuple(seat for seat in passed if seat not in seats)
            return (fr.Priority(holder, kept, asked), fr.Settle())
        case fr.Again():
            # What was decided so far is open anew.
            return _without(engine, frame.work, seats)
        case fr.Shortcut():
            # It was proposed to another table.
            return ()
        case fr.PlaceTriggers():
            # Those that are left are put in order anew.
            return (fr.PlaceTriggers(),)
        case fr.Paying(seat) if seat in seats:
            # The cost is not paid (CR 800.4f).
            return () if frame.otherwise is None else (fr.Perform(frame.otherwise),)
        case (
            fr.Arranging(seat) | fr.Searching(seat) | fr.CastingNow(seat) | fr.CombatCosts(seat)
        ) if seat in seats:
            return ()
        case fr.BottomCards(waiting) | fr.DeclareBlockers(waiting):
            return (replace(frame, seats=tuple(seat for seat in waiting if seat not in seats)),)
        case _:
            return (frame,)
