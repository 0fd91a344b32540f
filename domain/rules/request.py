"""One request's worth of rules: answers in, facts and the next open questions out."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

import msgspec

from domain.kernel.chance import ChanceSource
from domain.kernel.refusals import Illegal, Malformed
from domain.rules import agenda as fr
from domain.rules import facts as f
from domain.rules import layers, leaving, looks, setup, stops
from domain.rules import position as laying
from domain.rules.answers import Answer
from domain.rules.chapters import run
from domain.rules.context import Ref
from domain.rules.course import Course, followed
from domain.rules.engine import Cards, Engine
from domain.rules.listing import Listing
from domain.rules.objects import Printed
from domain.rules.overlay import Overlay
from domain.rules.questions import Candidate, Open, Question
from domain.rules.state import GameState


class Advance(msgspec.Struct, frozen=True):
    """What one request led to: the facts, the state after them, what is open then."""

    facts: tuple[f.AnyFact, ...]
    state: GameState
    open: tuple[Open, ...]


class Incomplete(msgspec.Struct, frozen=True):
    """The answers are legal so far; this is the next question, and nothing was done."""

    question: Question


def open_game(
    seats: tuple[str, ...],
    decks: Mapping[str, Sequence[tuple[str, str]]],
    printed: Mapping[str, Printed],
    cards: Cards,
    overlay: Overlay,
    chance: ChanceSource,
    marks: Mapping[str, dict[str, str]] = MappingProxyType({}),
) -> Advance:
    """Start a game: ``seats`` in turn order, ``decks`` as (definition digest, slot) by seat.

    Those of the table are in ``decks`` by the ids of its piles. ``marks`` are what physical
    cards bear, by slot.
    """
    engine = Engine(GameState(), cards, overlay, chance)
    setup.begin(engine, seats, decks, printed, marks)
    run(engine)
    return finish(engine)


def lay(
    position: laying.Position,
    printed: Mapping[str, Printed],
    cards: Cards,
    overlay: Overlay,
    chance: ChanceSource,
) -> Advance:
    """Begin a game in a position and run it to its first question."""
    engine = Engine(GameState(), cards, overlay, chance)
    laying.lay(engine, position, printed)
    run(engine)
    return finish(engine)


def advance(
    state: GameState,
    seat: str,
    answers: Sequence[Answer],
    cards: Cards,
    overlay: Overlay,
    chance: ChanceSource,
    listing: Listing | None = None,
) -> Advance | Incomplete:
    """Answer the open decision of a seat and go on until somebody must decide again.

    ``listing`` may be that of this very state, so that nothing is worked out twice. Raises
    ``Illegal`` for an answer that a rule forbids and ``Malformed`` for a list that does not
    fit; the state given is never changed.
    """
    if not answers:
        raise Malformed("Give at least one answer.", code="no-answer")
    engine = Engine(state, cards, overlay, chance, listing)
    engine.given.extend(fr.Given(seat, answer) for answer in answers)
    run(engine)
    if engine.announcing:
        return Incomplete(engine.asked[0][1]())
    if engine.taken < len(engine.given):
        if all(seat != (stub.answered_by or stub.seat) for stub, _ in engine.asked):
            raise Illegal("You have no open decision.", code="not-your-decision", rule="CR 117.1")
        raise Malformed("There are more answers than questions.", code="too-many-answers")
    if not engine.repeats:
        engine.course = _followed(engine, state, seat, answers)
    return finish(engine)


def _followed(engine: Engine, state: GameState, seat: str, answers: Sequence[Answer]) -> Course:
    """Return what the seat has done in this step, with these answers (CR 732.2a)."""
    top = state.agenda.frames[-1]
    before, now = state.turn, engine.state.turn
    return followed(
        state,
        seat,
        answers,
        acting=isinstance(top, fr.Priority),
        going_on=(before.number, before.step) == (now.number, now.step),
    )


def finish(engine: Engine) -> Advance:
    """Record how things look now, and publish the state once."""
    layers.record(engine)
    engine.state.agenda = engine.agenda()
    engine.state.version += 1
    state = engine.state.publish()
    looks.keep(state, engine)
    return Advance(
        facts=tuple(engine.facts),
        state=state,
        open=tuple(stub for stub, _ in engine.asked),
    )


def _asking(state: GameState, cards: Cards, overlay: Overlay, chance: ChanceSource) -> Engine:
    engine = Engine(state, cards, overlay, chance)
    run(engine)
    return engine


def open_questions(
    state: GameState, cards: Cards, overlay: Overlay, chance: ChanceSource
) -> tuple[Open, ...]:
    """Return what is open, without candidates."""
    if state.result is not None or not state.agenda.frames:
        return ()
    return tuple(stub for stub, _ in _asking(state, cards, overlay, chance).asked)


def pending(
    state: GameState, cards: Cards, overlay: Overlay, chance: ChanceSource
) -> tuple[Question, ...]:
    """Return what is open, with every candidate listed."""
    return listed(state, cards, overlay, chance).questions


def listed(state: GameState, cards: Cards, overlay: Overlay, chance: ChanceSource) -> Listing:
    """Return what is open with every candidate, and what was worked out for it."""
    if state.result is not None or not state.agenda.frames:
        return Listing(state, (), Engine(state, cards, overlay, chance))
    engine = _asking(state, cards, overlay, chance)
    return Listing(state, tuple(build() for _, build in engine.asked), engine)


def concede(
    state: GameState, seat: str, cards: Cards, overlay: Overlay, chance: ChanceSource
) -> Advance:
    """A player concedes, at any time, and leaves the game at once (CR 104.3a)."""
    return lose(state, seat, "concede", "CR 104.3a", cards, overlay, chance)


def lose(
    state: GameState,
    seat: str,
    reason: str,
    rule: str,
    cards: Cards,
    overlay: Overlay,
    chance: ChanceSource,
) -> Advance:
    """A player loses for a reason outside the game's own rules, and leaves as who concedes.

    Raises ``Illegal`` for a seat that is not in the game (any more).
    """
    if state.result is not None or seat not in state.players or state.players[seat].lost:
        raise Illegal("You are not in the game.", code="not-in-game", rule="CR 104.3a")
    engine = Engine(state, cards, overlay, chance)
    leaving.concede(engine, seat, reason, rule)
    run(engine)
    return finish(engine)


def agree_draw(state: GameState, cards: Cards, overlay: Overlay, chance: ChanceSource) -> Advance:
    """All players still in the game agreed to a draw: it is over (CR 104.4i)."""
    engine = Engine(state, cards, overlay, chance)
    engine.emit(f.GameOver(winners=(), reason="agreement"))
    run(engine)
    return finish(engine)


def standing_actions(state: GameState, seat: str, overlay: Overlay) -> tuple[Candidate, ...]:
    """Return what a player may do without being asked: while some player has priority.

    So it is where the format waits for one between turns. Nothing is done so while something is
    announced or resolves, nor by a player whom another one controls (CR 723.5). Who has left
    has what the format leaves them.
    """
    if state.result is not None or not is_at_rest(state, overlay):
        return ()
    if seat in state.players and state.players[seat].lost is not None:
        return overlay.leavers_actions(state, seat)
    return overlay.standing_actions(state, seat) if acts_freely(state, seat) else ()


def acts_freely(state: GameState, seat: str) -> bool:
    """Whether a player is in a game that goes on, and decides for themselves (CR 723.5)."""
    player = state.players.get(seat)
    free = player is not None and player.lost is None and not player.controlled_by
    return free and state.result is None


def is_at_rest(state: GameState, overlay: Overlay) -> bool:
    """Whether some player has priority, or the format waits for one between turns."""
    if state.agenda.given or not state.agenda.frames:
        return False
    frame = state.agenda.frames[-1]
    if isinstance(frame, fr.OverlayFrame):
        return overlay.awaits_actions(frame)
    return isinstance(frame, fr.Priority)


def go_on_from(engine: Engine, frame: fr.AnyFrame, following: str) -> None:
    """Go on with the frame that waited, or let that player have priority, once all is settled."""
    engine.unbroken = fr.Unbroken()
    if isinstance(frame, fr.OverlayFrame):
        engine.overlay.resume(engine, frame)
    else:
        engine.push(fr.Settle(), fr.Priority(following))


def act_unasked(
    state: GameState, seat: str, ref: Ref, cards: Cards, overlay: Overlay, chance: ChanceSource
) -> Advance:
    """A player takes one of their ``standing_actions``; who has priority then is asked anew.

    What is under way goes on as it was if it is somebody who has left the game: they neither
    keep the others from a decision nor break a succession of passes.

    Raises ``Illegal`` for what is none of them now.
    """
    if all(candidate.ref != ref for candidate in standing_actions(state, seat, overlay)):
        raise Illegal("You cannot do that now.", code="no-such-action", rule="CR 117.1")
    engine = Engine(state, cards, overlay, chance)
    frame = engine.frames.pop()
    following = overlay.take_extra_action(engine, seat, ref) or seat
    if seat in engine.living():
        go_on_from(engine, frame, following)
    else:
        engine.push(frame)
    run(engine)
    return finish(engine)


def set_stops(
    state: GameState,
    seat: str,
    wanted: tuple[str, ...],
    cards: Cards,
    overlay: Overlay,
    chance: ChanceSource,
) -> Advance:
    """A player says where they want to be asked; the open decision stays open."""
    unknown = [stop for stop in wanted if stop not in stops.ALL_STOPS]
    if unknown:
        raise Malformed(f"There is no stop {unknown[0]!r}.", code="unknown-stop")
    engine = Engine(state, cards, overlay, chance)
    engine.emit(f.StopsSet(seat=seat, stops=wanted))
    run(engine)
    return finish(engine)


def arrange(
    state: GameState,
    seat: str,
    name: str,
    choice: str,
    cards: Cards,
    overlay: Overlay,
    chance: ChanceSource,
) -> Advance:
    """A player arranges their side of the table; the open decision stays open.

    Raises ``Malformed`` for what cannot be chosen.
    """
    wanted = next((each for each in overlay.arrangements() if each.name == name), None)
    if wanted is None or choice not in wanted.choices:
        raise Malformed("The format has no such arrangement.", code="unknown-arrangement")
    engine = Engine(state, cards, overlay, chance)
    engine.emit(f.OverlaySet(key=wanted.key(seat), value=choice))
    run(engine)
    return finish(engine)
