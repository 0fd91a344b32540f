"""Optional loops: what a player did is done over again, a number of times (CR 732.2).

Offered where a player has priority in a state that, but for figures that grow, is the one in
which they used it before, with nothing but passes of others between: the same once more is
tried out on the state, and must lead back. What would use chance, or show a card that is not
known, has no predictable result and is not offered (CR 732.2a).
"""

from __future__ import annotations

from msgspec.structs import replace

from domain.rules import agenda as fr
from domain.rules import answers as a
from domain.rules import course, looks
from domain.rules import facts as f
from domain.rules import rounds as rounds_of
from domain.rules.draft import Draft
from domain.rules.engine import Engine
from domain.rules.limits import LIMITS
from domain.rules.questions import Candidate, Constraints, Question
from domain.rules.state import GameState

VERB = "repeat"
RULE = "CR 732.2a"

MOST_TRIED = 2
"""Earlier states of the same outline from which the way back here is tried out."""

# -- What is on offer --


def candidates(engine: Engine, frame: fr.Priority) -> list[Candidate]:
    """Return the loops that a player with priority may propose to go through again."""
    seat = engine.state.players[frame.holder].controlled_by or frame.holder
    taken = engine.course.taken
    if engine.course.seat != seat or not taken:
        return []
    here = course.outline(engine.state)
    starts = [at for at, each in enumerate(taken) if each.outline == here][-MOST_TRIED:]
    if not starts:
        return []
    standing = _standing(engine, frame)
    return [
        _candidate(taken[at:])
        for at in reversed(starts)
        if _leads_back(engine, standing, frame.holder, taken[at:])
    ]


def _candidate(taken: tuple[course.Taken, ...]) -> Candidate:
    own = _own(taken)
    what = "last choice" if own == 1 else f"last {own} choices"
    return Candidate(ref=f"{VERB}:{len(taken)}", label=f"Repeat your {what}", verb=VERB)


def _own(taken: tuple[course.Taken, ...]) -> int:
    """Return how many of the choices are the player's own; the others only passed."""
    return sum(each.seat == taken[0].seat for each in taken)


def _standing(engine: Engine, frame: fr.Priority) -> GameState:
    """Return the state as it stands, with a player about to use priority."""
    below = engine.frames[:-1] if engine.frames and engine.frames[-1] == frame else engine.frames
    state = engine.state.publish()
    agenda = replace(engine.agenda(), frames=(*below, frame), given=())
    return replace(state, agenda=agenda)


def _leads_back(
    engine: Engine, standing: GameState, seat: str, taken: tuple[course.Taken, ...]
) -> bool:
    played = rounds_of.play(engine, standing, taken)
    return (
        played is not None
        and rounds_of.is_back(standing, played.state, seat)
        and rounds_of.figures(standing) != rounds_of.figures(played.state)
    )


# -- Proposing and accepting --


def propose(engine: Engine, frame: fr.Priority, requests: int) -> None:
    """A player names how many times; who has priority meanwhile may shorten it (CR 732.2b)."""
    taken = engine.course.taken[-requests:]
    choices = _own(taken)
    question = Question(
        seat=frame.holder,
        kind="number",
        rule=RULE,
        prompt="loop.times",
        params={"choices": choices, "max": LIMITS["rounds"]},
        constraints=Constraints(min=1, max=LIMITS["rounds"]),
        default=a.Number(1),
    )
    rounds = _number(engine.ask(question))
    played = rounds_of.play(engine, _standing(engine, frame), taken)
    resolves = played is not None and any(isinstance(fact, f.Resolved) for fact in played.facts)
    engine.emit(f.ShortcutProposed(seat=frame.holder, choices=choices, rounds=rounds))
    left = engine.opponents(frame.holder) if resolves else ()
    engine.repeats = True
    engine.push(fr.Shortcut(frame.holder, taken, rounds, left), frame)


def go_on(engine: Engine, frame: fr.Shortcut) -> None:
    """Ask the next player whether they accept, or take the shortcut (CR 732.2b, 732.2c)."""
    engine.repeats = True
    if not frame.left:
        _take(engine, frame)
        return
    seat, *others = frame.left
    question = Question(
        seat=seat,
        kind="number",
        rule="CR 732.2b",
        prompt="loop.accept",
        params={"player": frame.seat, "choices": _own(frame.taken), "max": frame.rounds},
        constraints=Constraints(min=0, max=frame.rounds),
        default=a.Number(frame.rounds),
    )
    rounds = _number(engine.ask(question))
    if rounds < frame.rounds:
        proposed = f.ShortcutProposed(
            seat=frame.seat, choices=_own(frame.taken), rounds=rounds, shortened_by=seat
        )
        engine.emit(proposed)
        frame = replace(frame, rounds=rounds, by=seat)
    engine.push(replace(frame, left=tuple(others)))


def _number(answer: a.Answer) -> int:
    if not isinstance(answer, a.Number):
        raise TypeError(f"not a number: {answer}")
    return answer.number


# -- Taking the shortcut --


def _take(engine: Engine, frame: fr.Shortcut) -> None:
    """Do all rounds, and what comes up to where it was shortened; each as if by itself."""
    state = replace(engine.state.publish(), agenda=replace(engine.agenda(), given=()))
    done, work, ended = 0, 0, ""
    facts: list[f.AnyFact] = []
    last: rounds_of.Round | None = None
    while done < frame.rounds and not ended:
        before = state if last is None else last.state
        played = rounds_of.play(engine, before, frame.taken)
        if played is None:
            ended = "differs"
            break
        last, done, work = played, done + 1, work + played.work
        facts.extend(played.facts)
        ended = _ended(frame, before, played) or ("work" if work > LIMITS["work"] else "")
    if frame.by and not ended:
        ended = "shortened"
        before = state if last is None else last.state
        begun = rounds_of.play(engine, before, frame.taken, called=frame.by)
        if begun is not None:
            last = begun
            facts.extend(begun.facts)
    elif ended == "work":
        engine.limit("work")
    engine.emit(f.ShortcutTaken(seat=frame.seat, rounds=done, ended=ended or "all"))
    if last is not None:
        engine.facts.extend(facts)
        _adopt(engine, last)
    goes_on = ended in ("", "work")
    engine.course = course.Course(engine.course.seat, frame.taken) if goes_on else course.Course()


def _ended(frame: fr.Shortcut, before: GameState, played: rounds_of.Round) -> str:
    """Return why there is no further round after this one, if there is none."""
    if played.state.result is not None:
        return "over"
    if any(isinstance(fact, f.LimitReached) for fact in played.facts):
        return "limit"
    return "" if rounds_of.is_back(before, played.state, frame.seat) else "changed"


def _adopt(engine: Engine, last: rounds_of.Round) -> None:
    """Let an engine go on where the last round ended."""
    agenda = last.state.agenda
    engine.state = Draft(last.state)
    engine.frames, engine.waiting = list(agenda.frames), list(agenda.waiting)
    engine.unbroken = agenda.unbroken
    looks.hand_over(last.engine, engine)
    engine.memo = {}
