"""Optional costs to attack, and what happens when they are paid (CR 508.1g, 701.43d)."""

from domain.cards import wording
from domain.cards.ir import language as l
from domain.cards.ir import terms as t
from domain.rules import answers as a
from domain.rules import conditions, costs, naming
from domain.rules import facts as f
from domain.rules.agenda import WaitingTrigger
from domain.rules.combat.obeying import Pairs
from domain.rules.context import Context, Happening, Ref
from domain.rules.engine import Engine
from domain.rules.questions import Candidate, Constraints, Question
from domain.rules.state import ContinuousEffect

RULE = "CR 508.1g"


def offer(engine: Engine, seat: str, pairs: Pairs) -> None:
    """Ask for each attacking creature whether its optional costs are paid, and pay them."""
    for oid, _ in pairs:
        for ability in engine.look(oid).abilities:
            if isinstance(ability, l.AsItAttacks) and _may(engine, seat, oid, ability):
                _pay(engine, seat, oid, ability)


def _may(engine: Engine, seat: str, oid: int, ability: l.AsItAttacks) -> bool:
    context = Context(controller=seat, source=oid)
    if ability.condition is not None and not conditions.holds(engine, ability.condition, context):
        return False
    if costs.can_pay(engine, seat, ability.cost, oid) is not None:
        return False
    if ability.once and _was_exerted(engine, oid):
        return False
    question = Question(
        seat=seat,
        kind="yes_no",
        rule=RULE,
        prompt="attack.option",
        params={"source": naming.name_of(engine, oid)},
        candidates=(Candidate(ref="yes", label="Yes"), Candidate(ref="no", label="No")),
        constraints=Constraints(min=1, max=1),
        default=a.Choose(("no",)),
        source=oid,
    )
    return engine.ask(question) == a.Choose(("yes",))


def _pay(engine: Engine, seat: str, oid: int, ability: l.AsItAttacks) -> None:
    """Pay, exert the creature, and let the ability that is linked to it trigger."""
    chosen = costs.choose_payments(engine, seat, ability.cost, oid)
    paid = costs.pay(engine, seat, costs.mana_part(ability.cost), chosen, oid)
    if ability.exert:
        _exert(engine, seat, oid)
    if ability.effect is None:
        return
    linked = l.Triggered(t.YouDo(), ability.effect, targets=ability.targets)
    bindings: dict[str, tuple[Ref, ...]] = dict(paid)
    engine.waiting.append(
        WaitingTrigger(
            controller=seat,
            source=oid,
            ability=linked,
            happening=Happening(object=oid, player=seat),
            bindings=bindings,
            text=wording.ability_text(linked, engine.look(oid).name),
        )
    )


def _was_exerted(engine: Engine, oid: int) -> bool:
    """Whether a creature was exerted this turn."""
    return any(
        effect.duration == "next_untap"
        and effect.source == oid
        and effect.objects == (oid,)
        and effect.turn == engine.state.turn.number
        for effect in engine.state.effects
    )


def _exert(engine: Engine, seat: str, oid: int) -> None:
    """It does not untap during its player's next untap step (CR 701.43a)."""
    engine.emit(
        f.EffectBegan(
            effect=ContinuousEffect(
                id=engine.new_id(),
                timestamp=engine.state.clock + 1,
                controller=seat,
                objects=(oid,),
                changes=(l.Deontic("cant", "untap"),),
                duration="next_untap",
                source=oid,
                turn=engine.state.turn.number,
            )
        ),
        f.ActionTaken(seat=seat, action="exert"),
    )
