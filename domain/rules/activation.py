"""Activating abilities (CR 602) and mana abilities (CR 605)."""

from domain.cards.ir.language import Activated, PayMana
from domain.kernel.refusals import Illegal
from domain.rules import answers as a
from domain.rules import casting, costs, facts, layers, legality, mana_pool, naming, targeting
from domain.rules.context import Announced, Context, Ref
from domain.rules.engine import Engine
from domain.rules.questions import Candidate, Constraints, Question


def activate(engine: Engine, seat: str, oid: int, index: int) -> None:
    """Activate an ability; a mana ability resolves at once (CR 605.3b)."""
    casting.refuse(legality.may_activate(engine, seat, oid, index))
    ability = layers.characteristics(engine, oid).abilities[index]
    if not isinstance(ability, Activated):
        raise AssertionError("may_activate lets only activated abilities through")
    if mana_pool.is_mana_ability(ability):
        _activate_mana(engine, seat, oid, index, ability)
        return
    stacked = engine.new_id()
    engine.emit(
        facts.Created(
            object=stacked,
            kind="ability",
            owner=seat,
            controller=seat,
            zone="stack",
            ability=ability,
            source=oid,
            text=naming.ability_text(engine, oid, index),
            known_to=("*",),
        )
    )
    x = _ask_x(engine, seat, oid, ability)
    context = Context(controller=seat, source=oid, announced=Announced(x=x))
    targets, division = targeting.choose(engine, seat, ability.targets, context, rule="CR 602.2b")
    chosen = costs.choose_payments(engine, seat, ability.cost, oid)
    costs.pay(engine, seat, costs.mana_part(ability.cost).with_x(x), chosen, oid)
    announced = Announced(targets=targets, x=x, division=division)
    engine.emit(
        facts.ChoicesAnnounced(object=stacked, announced=announced, verb="activate", agent=seat)
    )


def _ask_x(engine: Engine, seat: str, oid: int, ability: Activated) -> int:
    mana = costs.mana_part(ability.cost)
    if not mana.x:
        return 0

    def payable(x: int) -> bool:
        return costs.plan_for(engine, seat, mana.with_x(x), ability.cost, oid) is not None

    return casting.ask_x(engine, seat, oid, casting.payable_up_to(payable))


def _activate_mana(engine: Engine, seat: str, oid: int, index: int, ability: Activated) -> None:
    """Activate a mana ability for its own sake: choose what it makes, then make it."""
    options = mana_pool.options_of(engine, ability, oid)
    question = Question(
        seat=seat,
        kind="option",
        rule="CR 605.3b",
        prompt="mana.option",
        params={"source": naming.name_of(engine, oid)},
        candidates=tuple(
            Candidate(ref=f"option:{n}", label="".join(f"{{{s}}}" for s in option))
            for n, option in enumerate(options)
        ),
        constraints=Constraints(min=1, max=1),
        default=a.Choose(("option:0",)),
        source=oid,
    )
    if not options:
        raise Illegal("It makes no mana now.", code="no-mana", rule="CR 605.1a")
    answer = engine.ask(question)
    picked = str(answer.picks[0]) if isinstance(answer, a.Choose) else "option:0"
    option = options[int(picked.partition(":")[2])]
    chosen = costs.choose_payments(engine, seat, ability.cost, oid)
    costs.pay(engine, seat, costs.mana_part(ability.cost), chosen, oid)
    mana_pool.add(engine, seat, option, oid)


def make_mana(engine: Engine, seat: str, oid: int, index: int, option: tuple[str, ...]) -> None:
    """Activate a mana ability as a step of a payment (CR 601.2g)."""
    casting.refuse(legality.may_activate(engine, seat, oid, index))
    ability = layers.characteristics(engine, oid).abilities[index]
    if not isinstance(ability, Activated) or not mana_pool.is_mana_ability(ability):
        raise Illegal("That is no mana ability.", code="not-a-mana-ability", rule="CR 605.1a")
    if any(isinstance(cost, PayMana) for cost in ability.cost):
        raise Illegal(
            "Activate it before you pay: it costs mana itself.", code="nested", rule="CR 605.3a"
        )
    if option not in mana_pool.options_of(engine, ability, oid):
        raise Illegal("It does not make that mana.", code="wrong-mana", rule="CR 605.1a")
    chosen = costs.choose_payments(engine, seat, ability.cost, oid)
    costs.pay(engine, seat, costs.FREE, chosen, oid)
    mana_pool.add(engine, seat, option, oid)


def make_mana_by_hand(engine: Engine, seat: str, steps: tuple[a.PayStep, ...]) -> None:
    """Activate the mana abilities that a player chose instead of the plan (CR 601.2g)."""
    for step in steps:
        symbols = tuple(step.makes.replace("{", "").replace("}", ""))
        oid, index = _source(engine, step.source, symbols)
        make_mana(engine, seat, oid, index, symbols)


def _source(engine: Engine, source: Ref, symbols: tuple[str, ...]) -> tuple[int, int]:
    """Return the mana ability that a step names: by itself, or by the object that has it."""
    kind, _, rest = str(source).partition(":")
    name, _, number = rest.partition(":")
    oid = source if isinstance(source, int) else int(name) if name.isdigit() else -1
    if engine.state.objects.get(oid) is not None:
        for index, ability in enumerate(layers.characteristics(engine, oid).abilities):
            if not isinstance(ability, Activated) or not mana_pool.is_mana_ability(ability):
                continue
            named = kind == "mana" and number == str(index)
            fits = isinstance(source, int) and symbols in mana_pool.options_of(engine, ability, oid)
            if named or fits:
                return oid, index
    raise Illegal("That is no source of that mana.", code="unknown-source", rule="CR 601.2g")
