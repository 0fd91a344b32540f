"""Which chapter of the rules runs which frame of the agenda."""

from typing import assert_never

from domain.kernel.refusals import Malformed
from domain.rules import (
    agenda as fr,
)
from domain.rules import (
    arranging,
    casting_now,
    face_down,
    loops,
    paying,
    placing,
    priority,
    resolution,
    searching,
    setup,
    shortcuts,
    state_based,
    turn,
    turn_based,
    verbs,
)
from domain.rules import facts as f
from domain.rules.combat import attack, block, damage
from domain.rules.deciders import Preceded
from domain.rules.engine import Engine, Suspended
from domain.rules.limits import MOST_FRAMES


def run_frame(engine: Engine, frame: fr.AnyFrame) -> None:
    """Run one frame, which may push what comes next."""
    match frame:
        case fr.Priority():
            priority.run(engine, frame)
        case fr.Shortcut():
            shortcuts.go_on(engine, frame)
        case fr.Settle():
            state_based.settle(engine)
            if engine.frames and isinstance(engine.frames[-1], fr.Settle):
                loops.goes_round(engine)
        case fr.PlaceTriggers():
            placing.place(engine, frame)
        case fr.Step():
            turn.step(engine, frame)
        case fr.NextTurn():
            turn.next_turn(engine)
        case fr.ResolveTop():
            if not loops.goes_round(engine):
                resolution.resolve_top(engine)
        case fr.Perform():
            if engine.capped("depth", 1, len(engine.frames)):
                verbs.perform(engine, frame.effect)
        case fr.FinishResolving():
            resolution.finish(engine, frame)
        case fr.Scope():
            verbs.control.close(engine, frame)
        case fr.Each():
            verbs.control.each(engine, frame)
        case fr.Paying():
            paying.pay_on_resolution(engine, frame)
        case fr.CastingNow():
            casting_now.run(engine, frame)
        case fr.Arranging():
            arranging.arrange(engine, frame)
        case fr.Searching():
            searching.find(engine, frame)
        case fr.DeclareAttackers():
            attack.declare(engine)
        case fr.DeclareBlockers():
            block.declare(engine, frame)
        case fr.CombatCosts(action="attack"):
            attack.pay(engine, frame)
        case fr.CombatCosts():
            block.pay(engine, frame)
        case fr.CombatDamage():
            damage.strike(engine, frame)
        case fr.Discarding():
            turn_based.discard(engine)
        case fr.SetUp():
            setup.run(engine, frame)
        case fr.Mulligans():
            setup.mulligans(engine)
        case fr.BottomCards():
            setup.bottom(engine, frame)
        case fr.OverlayFrame():
            engine.overlay.run_frame(engine, frame)
        case fr.Again():
            raise TypeError("a frame that begins again is run as itself")
        case _:
            assert_never(frame)


def run(engine: Engine) -> None:
    """Run frames until a question is open or the game is over.

    A game that runs on without a decision for ``MOST_FRAMES`` frames is a draw (CR 104.4b).
    """
    for engine.ran in range(MOST_FRAMES):
        if engine.state.result is not None:
            _end(engine)
            return
        if not _ran(engine, engine.frames.pop()):
            return
        if engine.reached:
            _tell_limits(engine)
        if engine.taken < len(engine.given):
            raise Malformed("There are more answers than questions.", code="too-many-answers")
        engine.given, engine.taken = [], 0
    engine.limit("work")
    _tell_limits(engine)
    engine.emit(f.GameOver(winners=(), reason="loop"))
    _end(engine)


def _end(engine: Engine) -> None:
    """Leave nothing to do; what lies face down is shown to all (CR 708.9)."""
    face_down.reveal(engine, engine.state.seats)
    engine.clear()


def _tell_limits(engine: Engine) -> None:
    """Record the published limits that acted in a piece of work."""
    reached, engine.reached = engine.reached, {}
    told = {fact.limit for fact in engine.facts if isinstance(fact, f.LimitReached)}
    engine.emit(
        *(
            f.LimitReached(limit=name, most=most)
            for name, most in reached.items()
            if name not in told
        )
    )


def _ran(engine: Engine, frame: fr.AnyFrame) -> bool:
    """Run a frame; put it back and return False where it waits for an answer."""
    if isinstance(frame, fr.Again):
        engine.given = [*frame.given, *engine.given]
        frame = frame.work
    start = engine.mark()
    try:
        run_frame(engine, frame)
    except Suspended as suspended:
        # An announcement with priority is thrown away with the request, whole.
        engine.announcing = engine.announcing and engine.taken > 0
        if not engine.announcing:
            engine.take_back(start)
        engine.frames.append(frame)
        engine.asked = suspended.asked
        return False
    except Preceded as preceded:
        engine.take_back(start)
        engine.push(*preceded.frames, fr.Again(frame, tuple(engine.given)))
        engine.given, engine.taken = [], 0
    return True
