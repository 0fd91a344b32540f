"""Which phase or step comes next: the usual order, what is added, what is skipped (CR 500).

What is added follows the phase, or for a step the step, that it is added in; then the turn
goes on where it was (CR 500.8). What is skipped is passed over as though it did not exist
(CR 500.11).
"""

from domain.rules import agenda as fr
from domain.rules import facts as f
from domain.rules import player_rules, turn_based
from domain.rules.engine import Engine

STEPS = (
    "untap", "upkeep", "draw", "precombat_main", "begin_combat", "declare_attackers",
    "declare_blockers", "first_strike_damage", "combat_damage", "end_combat",
    "postcombat_main", "end", "cleanup",
)  # fmt: skip

FIRST = {
    "beginning": "untap", "combat": "begin_combat", "main": "postcombat_main", "ending": "end",
}  # fmt: skip
"""The step that a phase begins with; additional main phases are postcombat (CR 505.1a)."""

LAST = ("draw", "precombat_main", "end_combat", "postcombat_main", "cleanup")
"""The steps that phases end with."""

_SKIPPED_AS = {"begin_combat": "combat"}
"""The step with which a phase that can be skipped begins."""


class _Place:
    """Where the turn is, while what comes next is looked for."""

    def __init__(self, engine: Engine, name: str) -> None:
        turn = engine.state.turn
        self.name = name
        # Nothing follows the last step of a turn but the next turn.
        self.added = turn.added if name != "cleanup" else ()
        self.resume = turn.resume
        self.lone = turn.lone


def begin(engine: Engine, name: str) -> None:
    """Put a step on the agenda, or what follows where the active player skips it."""
    if _passed_over(engine, name):
        go_on(engine, name)
    else:
        engine.push(fr.Step(name))


def go_on(engine: Engine, name: str) -> None:
    """Put the step after this one on the agenda, or the next turn after the last."""
    at = _Place(engine, name)
    taken = 0
    while True:
        taken += _move_on(engine, at)
        if not at.name or not _passed_over(engine, at.name):
            break
        if at.name == "begin_combat":
            at.name = "end_combat"
    if taken:
        engine.emit(*(f.PhasesAdded(taken=True) for _ in range(taken)))
    engine.push(fr.Step(at.name, resume=at.resume, lone=at.lone) if at.name else fr.NextTurn())


def _move_on(engine: Engine, at: _Place) -> bool:
    """Go to the next step, "" after the turn's last; return whether it was added."""
    ends = at.lone or at.name in LAST
    back = at.resume
    if not ends:
        back = (*at.resume, _within(engine, at.name))
    elif not at.resume:
        back = ("" if at.name == "cleanup" else STEPS[STEPS.index(at.name) + 1],)
    if at.added and (ends or at.added[0] not in FIRST):
        first = at.added[0]
        at.name, at.resume = FIRST.get(first, first), back
        at.lone = first not in FIRST
        at.added = at.added[1:]
        return True
    at.name, at.resume, at.lone = back[-1], back[:-1], False
    return False


def _within(engine: Engine, name: str) -> str:
    """Return the next step of the same phase."""
    combat = engine.state.combat
    match name:
        case "declare_attackers" if combat is None or not (combat.declared or combat.attackers):
            # No attackers: no blockers and no damage (CR 508.8).
            return "end_combat"
        case "declare_blockers" if not turn_based.strikes_first(engine):
            # One damage step, unless a creature strikes first or twice (CR 510.4).
            return "combat_damage"
        case _:
            return STEPS[STEPS.index(name) + 1]


def _passed_over(engine: Engine, step: str) -> bool:
    """Whether the active player skips the step, or the phase that begins with it."""
    turn = engine.state.turn
    # The starting player's first turn has no draw step (CR 103.8a).
    first_draw = step == "draw" and turn.number == 1
    if first_draw and engine.overlay.skips_first_draw(len(engine.state.seats)):
        return True
    what = _SKIPPED_AS.get(step, step)
    return player_rules.skips(engine, what, turn.active) or skips_next(engine, turn.active, what)


def skips_next(engine: Engine, seat: str, what: str) -> bool:
    """Whether a player skips this; an effect that makes them do so is then used up (CR 614.10)."""
    player = engine.state.players.get(seat)
    if player is None or not player.skips.get(what):
        return False
    engine.emit(f.SkipChanged(seat=seat, what=what, change=-1))
    return True
