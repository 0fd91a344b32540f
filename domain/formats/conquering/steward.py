"""The steward: the player who makes the NPC's decisions, by vote of the players (Q-34).

One incident (a combat, a spell or ability, a moment) has one steward. The votes come before
the decision, one after another, each on record; so is the lot that breaks a tie. Who has left
the game may become the steward of all incidents, the first of them who asks for it, until they resign or keep
the table waiting.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from domain.formats.conquering.npc import NPC
from domain.rules import (
    Candidate,
    Choose,
    Constraints,
    OverlayFrame,
    Preceded,
    Question,
    draw_lot,
)
from domain.rules import facts as f

if TYPE_CHECKING:
    from domain.rules import Engine, GameState, Ref

RULE: Final = "Q-34"

ELECTION: Final = "election"
"""The frame in which the next player votes, or the votes are counted."""

STEWARDS: Final = "stewards"
"""The key of who is steward of which incident of the turn."""

PERMANENT: Final = "permanent_steward"
"""The key of who, having left the game, is the steward of all incidents."""

FORMER: Final = "former_stewards"
"""The key of who was the permanent steward and is it no longer."""

ACCEPT: Final = "steward:accept"
RESIGN: Final = "steward:resign"

_VOTE: Final = "vote "


# -- Who decides --


def of(engine: Engine, question: Question, incident: str) -> str:
    """Return the steward of an incident, after an election where there is none yet."""
    steward = permanent(engine.state.overlay) or _elected(engine, incident)
    if steward is not None:
        return steward
    living = engine.living()
    if len(living) == 1:
        return living[0]
    source = "" if question.source is None else str(question.source)
    raise Preceded(OverlayFrame(ELECTION, {"incident": incident, "source": source}))


def permanent(kept: Mapping[str, Any]) -> str | None:
    """Return the permanent steward."""
    seat: str | None = kept.get(PERMANENT)
    return seat


def _elected(engine: Engine, incident: str) -> str | None:
    seat: str | None = _of_the_turn(engine).get(incident)
    return seat if seat in engine.living() else None


def _of_the_turn(engine: Engine) -> dict[str, str]:
    """Return the stewards of this turn: no incident outlasts it."""
    kept = engine.state.overlay.get(STEWARDS, {})
    turn = engine.state.turn
    here = kept.get("turn") == turn.number and kept.get("round") == turn.round
    return dict(kept["of"]) if here else {}


# -- The election --


def elect(engine: Engine, frame: OverlayFrame) -> None:
    """Let the next player vote, openly and in turn order; after the last the votes count.

    Nobody votes any more once there is a permanent steward.
    """
    if permanent(engine.state.overlay) is not None:
        return
    votes = {
        voter.removeprefix(_VOTE): seat
        for voter, seat in frame.data.items()
        if voter.startswith(_VOTE)
    }
    living = engine.apnap()
    voter = next((seat for seat in living if seat not in votes), None)
    if voter is None:
        _count(engine, frame.data["incident"], votes)
        return
    answer = engine.ask(_ballot(engine, voter, frame.data["source"]))
    vote = str(answer.picks[0]) if isinstance(answer, Choose) else living[0]
    engine.emit(f.Chose(seat=voter, what="vote", value=vote))
    engine.push(OverlayFrame(ELECTION, {**frame.data, f"{_VOTE}{voter}": vote}))


def _ballot(engine: Engine, voter: str, source: str) -> Question:
    seats = engine.living()
    what = int(source) if source else None
    name = "" if what is None else engine.look(what).name
    return Question(
        seat=voter,
        kind="option",
        rule=RULE,
        prompt="vote.steward",
        params={"source": name},
        candidates=tuple(Candidate(ref=seat, label=seat) for seat in seats),
        constraints=Constraints(min=1, max=1),
        default=Choose(seats[:1]),
        source=what,
    )


def _count(engine: Engine, incident: str, votes: Mapping[str, str]) -> None:
    """Elect who has the most votes of those in the game; a tie is broken by lot."""
    living = engine.living()
    counted = Counter(seat for voter, seat in votes.items() if {voter, seat} <= {*living})
    most = max(counted.values(), default=0)
    first = tuple(seat for seat in living if counted[seat] == most)
    steward = str(draw_lot(engine, "steward", first))
    turn = engine.state.turn
    kept: dict[str, Any] = {
        "turn": turn.number,
        "round": turn.round,
        "of": {**_of_the_turn(engine), incident: steward},
    }
    engine.emit(
        f.Chose(seat=NPC, what="steward", value=steward),
        f.OverlaySet(key=STEWARDS, value=kept),
    )


# -- The permanent steward --


def actions(state: GameState, seat: str) -> tuple[Candidate, ...]:
    """Return how a player who has left becomes the permanent steward, or ceases to be it.

    Nobody becomes it twice: they could keep the table waiting for ever.
    """
    steward = permanent(state.overlay)
    if steward is None and seat not in state.overlay.get(FORMER, ()):
        return (Candidate(ref=ACCEPT, label="Become the steward", verb="accept_stewardship"),)
    if steward == seat:
        return (Candidate(ref=RESIGN, label="Resign as the steward", verb="resign_stewardship"),)
    return ()


def take(engine: Engine, seat: str, ref: Ref) -> str | None:
    """Become the permanent steward, or cease to be it; priority stays where it was."""
    if ref == ACCEPT:
        engine.emit(
            f.Chose(seat=seat, what="stewardship", value="accepted"),
            f.OverlaySet(key=PERMANENT, value=seat),
        )
    else:
        resign(engine, seat)
    return engine.state.turn.holder


def resign(engine: Engine, seat: str) -> None:
    """The permanent steward ceases to be it: players are elected again."""
    kept = engine.state.overlay
    if permanent(kept) == seat:
        engine.emit(
            f.Chose(seat=seat, what="stewardship", value="resigned"),
            f.OverlaySet(key=PERMANENT, value=None),
            f.OverlaySet(key=FORMER, value=[*kept.get(FORMER, ()), seat]),
        )
