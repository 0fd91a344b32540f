"""The untap step: what untaps, what does not, and what its controller decides (CR 502.3)."""

from domain.rules import answers as a
from domain.rules import deontics, matching, naming, phasing, player_rules, tapping
from domain.rules import facts as f
from domain.rules.engine import Engine
from domain.rules.questions import Candidate, Constraints, Question

RULE = "CR 502.3"


def untap(engine: Engine) -> None:
    """The active player determines which of their permanents untap; they do so together.

    What keeps a permanent from untapping in its controller's next untap step is over then.
    """
    phasing.turn_based(engine)
    active = engine.state.turn.active
    found = [
        oid
        for oid in engine.battlefield()
        if engine.state.objects[oid].tapped
        and engine.look(oid).controller == active
        and deontics.forbids(engine, "untap", oid, None) is None
    ]
    if active in engine.living():
        found = [oid for oid in found if not _stays(engine, active, oid)]
        found = _limited(engine, active, found)
    ended = tuple(
        effect.id
        for effect in engine.state.effects
        if effect.duration == "next_untap"
        and all(
            oid not in engine.state.objects or engine.look(oid).controller == active
            for oid in effect.objects
        )
    )
    tapping.become(engine, found, tapped=False, verb="untap_step")
    if ended:
        engine.emit(f.EffectsEnded(ids=ended))


def _stays(engine: Engine, seat: str, oid: int) -> bool:
    """Ask whether a permanent untaps that may stay tapped."""
    if not deontics.permits(engine, "stay_tapped", oid):
        return False
    question = Question(
        seat=seat,
        kind="yes_no",
        rule=RULE,
        prompt="untap.untap",
        params={"source": naming.name_of(engine, oid)},
        candidates=(Candidate(ref="yes", label="Yes"), Candidate(ref="no", label="No")),
        constraints=Constraints(min=1, max=1),
        default=a.Choose(("yes",)),
        source=oid,
    )
    return engine.ask(question) == a.Choose(("no",))


def _limited(engine: Engine, seat: str, found: list[int]) -> list[int]:
    """Return what untaps where only so many permanents of a kind may."""
    for most, what, context in player_rules.untapping(engine, seat):
        kind = [oid for oid in found if matching.matches(engine, oid, what, context)]
        if len(kind) <= most:
            continue
        chosen = _chosen(engine, seat, kind, max(0, most))
        found = [oid for oid in found if oid not in kind or oid in chosen]
    return found


def _chosen(engine: Engine, seat: str, kind: list[int], most: int) -> tuple[int, ...]:
    question = Question(
        seat=seat,
        kind="select",
        rule=RULE,
        prompt="untap.which",
        params={"count": most},
        candidates=tuple(
            Candidate(ref=oid, label=naming.name_of(engine, oid), object=oid) for oid in kind
        ),
        constraints=Constraints(min=most, max=most),
        default=a.Choose(tuple(kind[:most])),
    )
    answer = engine.ask(question)
    picks = answer.picks if isinstance(answer, a.Choose) else ()
    return tuple(pick for pick in picks if isinstance(pick, int))
