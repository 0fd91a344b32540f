"""Casting spells, by the steps of CR 601.2 in their order."""

from collections.abc import Callable

from domain.cards.ir.language import Mode, SpellAbility, TargetSpec
from domain.kernel.refusals import Illegal
from domain.rules import answers as a
from domain.rules import costs, facts, layers, legality, naming, targeting, zones
from domain.rules.context import Announced, Context
from domain.rules.engine import Engine
from domain.rules.questions import Candidate, Constraints, Question, Reason

NO, YES = "no", "yes"


def refuse(reason: Reason | None) -> None:
    """Raise the refusal that a reason stands for, if there is one."""
    if reason is not None:
        raise Illegal(reason.text, code=reason.code, rule=reason.rule)


def cast(engine: Engine, seat: str, oid: int) -> None:
    """Cast a card; the answers given so far are used up in the order of CR 601.2b to 601.2h."""
    refuse(legality.may_cast(engine, seat, oid))
    spell = zones.move(engine, oid, "stack", "cast", agent=seat)
    ability = legality.spell_ability(engine, spell)
    modes = choose_modes(engine, seat, spell, ability)
    kicked = _ask_kicker(engine, seat, spell)
    x = _ask_x(engine, seat, spell, kicked)
    specs = specs_of(engine, spell, ability, modes)
    context = Context(
        controller=seat, source=spell, announced=Announced(modes=modes, x=x, kicked=kicked)
    )
    targets, division = targeting.choose(engine, seat, specs, context)
    mana, additional = costs.spell_costs(engine, seat, spell, x=x, kicked=kicked)
    chosen = costs.choose_payments(engine, seat, additional, spell)
    costs.pay(engine, seat, mana, chosen, spell)
    announced = Announced(targets=targets, modes=modes, x=x, kicked=kicked, division=division)
    engine.emit(facts.ChoicesAnnounced(object=spell, announced=announced, verb="cast", agent=seat))


def specs_of(
    engine: Engine, spell: int, ability: SpellAbility | None, modes: tuple[int, ...]
) -> tuple[TargetSpec, ...]:
    """Return the target specifications in effect, those of the chosen modes in their order."""
    aura = targeting.aura_specs(engine, spell)
    if aura or ability is None:
        return aura
    chosen = chosen_modes(ability, modes)
    return (*ability.targets, *(spec for mode in chosen for spec in mode.targets))


def chosen_modes(ability: SpellAbility, modes: tuple[int, ...]) -> tuple[Mode, ...]:
    """Return the modes behind the recorded indices, in printed order (CR 700.2)."""
    return tuple(ability.modes[index] for index in sorted(modes))


def choose_modes(
    engine: Engine, seat: str, spell: int, ability: SpellAbility | None
) -> tuple[int, ...]:
    """Ask for the modes (CR 601.2b); a mode without legal targets cannot be chosen."""
    if ability is None or not ability.modes:
        return ()
    context = Context(controller=seat, source=spell)
    texts = naming.mode_texts(engine, spell)
    candidates = tuple(
        Candidate(
            ref=f"mode:{index}",
            label=texts[index],
            selectable=targeting.possible(engine, mode.targets, context),
            reason=Reason("no-target", "CR 700.2a", "There is no legal target for this mode."),
        )
        for index, mode in enumerate(ability.modes)
    )
    usable = [c.ref for c in candidates if c.selectable]
    question = Question(
        seat=seat,
        kind="option",
        rule="CR 601.2b",
        prompt="cast.modes",
        params={"source": naming.name_of(engine, spell)},
        candidates=candidates,
        constraints=Constraints(min=ability.choose_min, max=min(ability.choose_max, len(usable))),
        default=a.Choose(tuple(usable[: ability.choose_min])),
        source=spell,
    )
    answer = engine.ask(question)
    picks = answer.picks if isinstance(answer, a.Choose) else ()
    return tuple(sorted(int(str(pick).partition(":")[2]) for pick in picks))


def _ask_kicker(engine: Engine, seat: str, spell: int) -> bool:
    """Ask whether to pay the kicker cost (CR 702.33a), if it can be paid."""
    if costs.kicker(engine, spell) is None:
        return False
    mana, additional = costs.spell_costs(engine, seat, spell, kicked=True)
    if costs.plan_for(engine, seat, mana, additional, spell) is None:
        return False
    return ask_yes_no(engine, seat, "CR 601.2b", "cast.kicker", spell)


def ask_yes_no(engine: Engine, seat: str, rule: str, prompt: str, source: int) -> bool:
    """Ask a yes or no question; the default is no."""
    question = Question(
        seat=seat,
        kind="yes_no",
        rule=rule,
        prompt=prompt,
        params={"source": naming.name_of(engine, source)},
        candidates=(Candidate(ref=NO, label="No"), Candidate(ref=YES, label="Yes")),
        constraints=Constraints(min=1, max=1),
        default=a.Choose((NO,)),
        source=source,
    )
    answer = engine.ask(question)
    return isinstance(answer, a.Choose) and answer.picks == (YES,)


def _ask_x(engine: Engine, seat: str, spell: int, kicked: bool) -> int:
    """Ask for the value of X, up to what the player can pay (CR 601.2b)."""
    cost = layers.characteristics(engine, spell).cost
    if cost is None or not cost.x:
        return 0

    def payable(x: int) -> bool:
        mana, additional = costs.spell_costs(engine, seat, spell, x=x, kicked=kicked)
        return costs.plan_for(engine, seat, mana, additional, spell) is not None

    return ask_x(engine, seat, spell, payable_up_to(payable))


def payable_up_to(payable: Callable[[int], bool]) -> int:
    """Return the greatest X that can be paid."""
    x = 0
    while payable(x + 1):
        x += 1
    return x


def ask_x(engine: Engine, seat: str, source: int, most: int) -> int:
    """Ask for a number between 0 and ``most``."""
    question = Question(
        seat=seat,
        kind="number",
        rule="CR 601.2b",
        prompt="cast.x",
        params={"source": naming.name_of(engine, source), "max": most},
        constraints=Constraints(min=0, max=most),
        default=a.Number(most),
        source=source,
    )
    answer = engine.ask(question)
    return answer.number if isinstance(answer, a.Number) else 0
