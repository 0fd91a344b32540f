"""Turn-based actions (CR 703) that are not combat's own."""

from domain.rules import agenda as fr
from domain.rules import answers as a
from domain.rules import drawing, naming, player_rules, zones
from domain.rules.combat import block, damage
from domain.rules.engine import Engine
from domain.rules.questions import Candidate, Constraints, Question


def draw(engine: Engine) -> None:
    """The active player draws a card (CR 504.1)."""
    drawing.draw(engine, engine.state.turn.active, 1)


def frames(engine: Engine, step: str) -> tuple[fr.AnyFrame, ...]:
    """Return the turn-based actions of a step that may ask something (CR 703.4i to 703.4k)."""
    match step:
        case "declare_attackers":
            return (fr.DeclareAttackers(),)
        case "declare_blockers":
            return (fr.DeclareBlockers(block.defending_players(engine)),)
        case "first_strike_damage":
            return (fr.CombatDamage(first_strike=True),)
        case "combat_damage":
            return (fr.CombatDamage(first_strike=False),)
        case _:
            return ()


def strikes_first(engine: Engine) -> bool:
    """Whether there are two combat damage steps (CR 510.4)."""
    return bool(damage.first_strikers(engine))


def discard(engine: Engine) -> None:
    """The active player discards down to their maximum hand size (CR 514.1)."""
    active = engine.state.turn.active
    if active not in engine.living():
        return
    size = player_rules.maximum_hand_size(engine, active)
    hand = engine.zone("hand", active)
    if size is None or len(hand) <= size:
        return
    number = len(hand) - max(0, size)
    question = Question(
        seat=active,
        kind="select",
        rule="CR 514.1",
        prompt="discard.hand_size",
        params={"count": number},
        candidates=tuple(
            Candidate(ref=oid, label=naming.name_of(engine, oid), object=oid) for oid in hand
        ),
        constraints=Constraints(min=number, max=number),
        default=a.Choose(hand[:number]),
    )
    answer = engine.ask(question)
    picks = answer.picks if isinstance(answer, a.Choose) else ()
    zones.move_all(
        engine,
        [
            zones.Going(oid=pick, to="graveyard", verb="discard", agent=active)
            for pick in picks
            if isinstance(pick, int)
        ],
    )
