"""Priority (CR 117): who may act, what they may do, and passing in succession."""

from domain.cards.ir.language import Activated
from domain.kernel.refusals import Illegal
from domain.rules import activation, casting, costs, layers, legality, mana_pool, naming, stops
from domain.rules import agenda as fr
from domain.rules import answers as a
from domain.rules import facts as f
from domain.rules.engine import Engine
from domain.rules.questions import Candidate, Constraints, Open, Question
from domain.rules.special_actions import play_land

PASS = "pass"


def run(engine: Engine, frame: fr.Priority) -> None:
    """Give a player priority, or let them use it."""
    if not frame.asked:
        _give(engine, frame.holder, frame.passed)
        return
    engine.announcing = True
    stub = Open(seat=frame.holder, kind="act", rule="CR 117.1")
    answer = engine.ask_lazily(stub, lambda: act_question(engine, frame.holder))
    pick = str(answer.picks[0]) if isinstance(answer, a.Choose) else PASS
    if pick == PASS:
        casting.refuse(engine.overlay.check_pass(engine, frame.holder))
        engine.emit(f.Passed(seat=frame.holder))
        _give(engine, _after(engine, frame.holder), (*frame.passed, frame.holder))
    else:
        take(engine, frame.holder, pick)
        # Whoever acted receives priority again (CR 117.3c).
        engine.push(fr.Settle(), fr.Priority(frame.holder))
    engine.announcing = False


def _after(engine: Engine, seat: str) -> str:
    others = engine.opponents(seat)
    return others[0] if others else seat


def _give(engine: Engine, holder: str, passed: tuple[str, ...]) -> None:
    """Hand priority round until a player wants to be asked or all have passed (CR 117.4)."""
    living = engine.living()
    if holder not in living:
        holder = _after(engine, holder)
    while not set(living) <= set(passed):
        skippable = not engine.zone("stack") or engine.overlay.may_skip_priority(
            engine.state.publish(), holder
        )
        if not skippable or stops.wants(engine.state, holder):
            engine.emit(f.PriorityChanged(holder=holder))
            engine.push(fr.Priority(holder, passed, asked=True))
            return
        passed = (*passed, holder)
        holder = _after(engine, holder)
    if engine.state.turn.holder is not None:
        engine.emit(f.PriorityChanged(holder=None))
    if engine.zone("stack"):
        engine.push(fr.ResolveTop(), fr.Settle(), fr.Priority(engine.apnap()[0]))


def act_question(engine: Engine, seat: str) -> Question:
    """Return the decision what to do with priority, every possible action a candidate."""
    candidates = (
        *_hand(engine, seat),
        *_abilities(engine, seat),
        *engine.overlay.extra_actions(engine, seat),
        Candidate(ref=PASS, label="Pass priority", verb="pass"),
    )
    return Question(
        seat=seat,
        kind="act",
        rule="CR 117.1",
        prompt="act.priority",
        params={"step": engine.state.turn.step, "stack": len(engine.zone("stack"))},
        candidates=candidates,
        constraints=Constraints(min=1, max=1),
        default=a.Choose((PASS,)),
    )


def _hand(engine: Engine, seat: str) -> list[Candidate]:
    found = []
    for zone in (f"hand:{seat}", *engine.overlay.castable_zones(seat)):
        for oid in engine.state.zones.get(zone, ()):
            seen = layers.characteristics(engine, oid)
            if "land" in seen.types:
                found.append(_play(engine, seat, oid, seen.name))
            else:
                found.append(_cast(engine, seat, oid, seen.name))
            found.extend(
                _play(engine, seat, oid, f"{seen.name} as {face}", face)
                for face in engine.overlay.land_faces(engine.state.objects[oid])
            )
    return found


def _play(engine: Engine, seat: str, oid: int, name: str, face: str = "") -> Candidate:
    reason = (
        legality.land_play_open(engine, seat) if face else legality.may_play_land(engine, seat, oid)
    )
    return Candidate(
        ref=f"play:{oid}:{face}" if face else f"play:{oid}",
        label=f"Play {name}",
        verb="play",
        object=oid,
        selectable=reason is None,
        reason=reason,
    )


def _cast(engine: Engine, seat: str, oid: int, name: str) -> Candidate:
    reason = legality.may_cast(engine, seat, oid)
    mana, _ = costs.spell_costs(engine, seat, oid)
    return Candidate(
        ref=f"cast:{oid}",
        label=f"Cast {name}",
        verb="cast",
        object=oid,
        cost=str(mana),
        needs=_needs(engine, oid),
        selectable=reason is None,
        reason=reason,
    )


def _needs(engine: Engine, oid: int) -> tuple[str, ...]:
    """Return the kinds of question that casting it will ask."""
    seen = layers.characteristics(engine, oid)
    ability = legality.spell_ability(engine, oid)
    needs = []
    if ability is not None and ability.modes:
        needs.append("option")
    if costs.kicker(engine, oid) is not None:
        needs.append("yes_no")
    if seen.cost is not None and seen.cost.x:
        needs.append("number")
    if "Aura" in seen.subtypes or (
        ability and (ability.targets or any(mode.targets for mode in ability.modes))
    ):
        needs.append("targets")
    return tuple(needs)


def _abilities(engine: Engine, seat: str) -> list[Candidate]:
    found = []
    for zone in ("battlefield", f"hand:{seat}", f"graveyard:{seat}"):
        for oid in engine.state.zones.get(zone, ()):
            seen = layers.characteristics(engine, oid)
            if seen.controller != seat:
                continue
            for index, ability in enumerate(seen.abilities):
                if isinstance(ability, Activated) and zone.partition(":")[0] == ability.zone:
                    found.append(_ability(engine, seat, oid, index, ability))
    return found


def _ability(engine: Engine, seat: str, oid: int, index: int, ability: Activated) -> Candidate:
    reason = legality.may_activate(engine, seat, oid, index)
    mana = mana_pool.is_mana_ability(ability)
    return Candidate(
        ref=f"activate:{oid}:{index}",
        label=f"{naming.name_of(engine, oid)}: {naming.ability_text(engine, oid, index)}",
        verb="activate",
        object=oid,
        needs=("targets",) if ability.targets else (),
        mana=mana,
        selectable=reason is None,
        reason=reason,
    )


def take(engine: Engine, seat: str, pick: str) -> None:
    """Carry out the picked action."""
    verb, _, rest = pick.partition(":")
    parts = rest.split(":")
    match verb:
        case "cast":
            casting.cast(engine, seat, int(parts[0]))
        case "play":
            play_land(engine, seat, int(parts[0]), parts[1] if len(parts) > 1 else "")
        case "activate":
            activation.activate(engine, seat, int(parts[0]), int(parts[1]))
        case "special":
            engine.overlay.take_extra_action(engine, seat, pick)
        case _:
            raise Illegal("There is no such action.", code="unknown-handle", rule="CR 117.1")
