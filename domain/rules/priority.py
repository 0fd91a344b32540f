"""Priority (CR 117): who may act, what they may do, and passing in succession."""

from domain.kernel.refusals import Illegal
from domain.rules import (
    activatable,
    activation,
    casting,
    faces,
    layers,
    legality,
    naming,
    played_lands,
    set_aside,
    shortcuts,
    special_actions,
    spell_costs,
    stops,
    turning_up,
    ways,
)
from domain.rules import agenda as fr
from domain.rules import answers as a
from domain.rules import facts as f
from domain.rules.engine import Engine
from domain.rules.questions import Candidate, Constraints, Open, Question, Reason
from domain.rules.shapes import Shape

PASS = "pass"


def run(engine: Engine, frame: fr.Priority) -> None:
    """Give a player priority, or let them use it."""
    if not frame.asked:
        _give(engine, frame.holder, frame.passed)
        return
    engine.announcing = True
    stub = Open(seat=frame.holder, kind="act", rule="CR 117.1")
    answer = engine.ask_lazily(stub, lambda: act_question(engine, frame))
    pick = str(answer.picks[0]) if isinstance(answer, a.Choose) else PASS
    if pick == PASS:
        casting.refuse(engine.overlay.check_pass(engine, frame.holder))
        engine.emit(f.Passed(seat=frame.holder))
        _give(engine, _after(engine, frame.holder), (*frame.passed, frame.holder))
    elif pick.startswith(shortcuts.VERB):
        shortcuts.propose(engine, frame, int(pick.partition(":")[2]))
    else:
        # Whoever acted receives priority again (CR 117.3c), unless the format says otherwise.
        following = take(engine, frame.holder, pick) or frame.holder
        engine.push(fr.Settle(), fr.Priority(following))
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
        called = engine.called == holder
        waits = engine.repeated_by in ("", holder) and stops.wants(engine.state, holder)
        if called or not skippable or engine.insists() or waits:
            engine.emit(f.PriorityChanged(holder=holder))
            engine.push(fr.Priority(holder, passed, asked=True, differs=called))
            return
        passed = (*passed, holder)
        holder = _after(engine, holder)
    if engine.state.turn.holder is not None:
        engine.emit(f.PriorityChanged(holder=None))
    if engine.zone("stack"):
        engine.push(fr.ResolveTop(), fr.Settle(), fr.Priority(engine.apnap()[0]))


def act_question(engine: Engine, frame: fr.Priority) -> Question:
    """Return the decision what to do with priority, every possible action a candidate.

    Who shortened a shortcut to here does something else than passing, if they can (CR 732.2c).
    """
    seat = frame.holder
    actions = (
        *_cards(engine, seat),
        *_abilities(engine, seat),
        *turning_up.candidates(engine, seat),
        *engine.overlay.extra_actions(engine, seat),
        *shortcuts.candidates(engine, frame),
    )
    others = [candidate for candidate in actions if candidate.selectable] if frame.differs else []
    passing = Candidate(
        ref=PASS,
        label="Pass priority",
        verb="pass",
        selectable=not others,
        reason=Reason("differs", "CR 732.2c", "You said that you do something else here.")
        if others
        else None,
    )
    return Question(
        seat=seat,
        kind="act",
        rule="CR 117.1",
        prompt="act.priority",
        params={"step": engine.state.turn.step, "stack": len(engine.zone("stack"))},
        candidates=(*actions, passing),
        constraints=Constraints(min=1, max=1),
        default=a.Choose((others[0].ref if others else PASS,)),
    )


def _cards(engine: Engine, seat: str) -> list[Candidate]:
    """Return the cards to cast or play: in hand, and where they may be cast from."""
    found = []
    for oid in engine.zone("hand", seat):
        found.extend(_of_card(engine, seat, oid))
    zones, cards = engine.overlay.castable_zones(seat), engine.overlay.castable_cards(engine, seat)
    for key, ids in ways.open_zones(engine, seat).items():
        for oid in ids:
            granted = key in zones or oid in cards
            if granted or ways.possible(engine, engine.state.objects[oid]):
                found.extend(_of_card(engine, seat, oid))
    return found


def _of_card(engine: Engine, seat: str, oid: int) -> list[Candidate]:
    thing = engine.state.objects[oid]
    found = [_cast(engine, seat, oid, way) for way in ways.of(engine, seat, oid)]
    found.extend(
        _play(engine, seat, oid, name, str(face) if face else "")
        for face, name in special_actions.land_faces_of(engine, seat, thing)
    )
    held = thing.zone == f"hand:{seat}" or thing.zone in engine.overlay.castable_zones(seat)
    if held:
        name = layers.characteristics(engine, oid).name
        found.extend(
            _play(engine, seat, oid, f"{name} as {land}", way)
            for way, land in played_lands.ways(engine, seat, thing).items()
        )
        found.extend(set_aside.candidates(engine, seat, oid))
    return found


def _play(engine: Engine, seat: str, oid: int, name: str, face: str = "") -> Candidate:
    if face and not face.isdigit():
        reason = special_actions.may_play_as(engine, seat, oid, face)
    else:
        reason = special_actions.may_play_land(engine, seat, oid, int(face or 0))
    return Candidate(
        ref=f"play:{oid}:{face}" if face else f"play:{oid}",
        label=f"Play {name}",
        verb="play",
        object=oid,
        selectable=reason is None,
        reason=reason,
    )


def _cast(engine: Engine, seat: str, oid: int, way: ways.Way) -> Candidate:
    reason = legality.may_cast(engine, seat, oid, way)
    own = layers.characteristics(engine, oid).name
    with faces.seen_as(engine, oid, way.face):
        name = layers.characteristics(engine, oid).name or own
        return Candidate(
            ref=f"cast:{oid}:{way.key}" if way.key else f"cast:{oid}",
            label=f"Cast {name} {how}" if (how := _how(way)) else f"Cast {name}",
            verb="cast",
            object=oid,
            cost=str(spell_costs.total(engine, seat, oid, way).mana),
            needs=_needs(engine, oid, way),
            selectable=reason is None,
            reason=reason,
        )


def _how(way: ways.Way) -> str:
    """Return in what way it is cast, if not in the ordinary one."""
    named = f"with {way.name}" if way.option is not None else ""
    if way.granted:
        return f"from {way.zone}"
    if way.permit is None:
        return named
    free = "without paying its mana cost" if way.cost == () else ""
    return " ".join(part for part in (named, f"from {way.zone}", free) if part)


def _needs(engine: Engine, oid: int, way: ways.Way) -> tuple[str, ...]:
    """Return the kinds of question that casting it will ask."""
    seen = layers.characteristics(engine, oid)
    ability = legality.spell_ability(engine, oid, way.name)
    needs = []
    if ability is not None and ability.modes:
        needs.append("option")
    if any(cost.optional for cost in spell_costs.additional(engine, oid)):
        needs.append("yes_no")
    if spell_costs.has_x(engine, oid, way, ()):
        needs.append("number")
    if "Aura" in seen.subtypes or (
        ability and (ability.targets or any(mode.targets for mode in ability.modes))
    ):
        needs.append("targets")
    return tuple(needs)


def _abilities(engine: Engine, seat: str) -> list[Candidate]:
    return [
        _ability(engine, seat, oid, shape) for oid, shape in activatable.within_reach(engine, seat)
    ]


def _ability(engine: Engine, seat: str, oid: int, shape: Shape) -> Candidate:
    reason = activatable.may_activate(engine, seat, oid, shape.index)
    text = naming.ability_text(engine, oid, shape.index)
    return Candidate(
        ref=f"activate:{oid}:{shape.index}",
        label=f"{naming.name_of(engine, oid)}: {text}",
        verb="activate",
        object=oid,
        needs=("targets",) if shape.ability.targets else (),
        mana=shape.mana,
        selectable=reason is None,
        reason=reason,
    )


def take(engine: Engine, seat: str, pick: str) -> str | None:
    """Carry out the picked action; return who gets priority then, if not who acted."""
    verb, _, rest = pick.partition(":")
    parts = rest.split(":")
    match verb:
        case "cast":
            casting.cast(engine, seat, int(parts[0]), parts[1] if len(parts) > 1 else "")
        case "play":
            special_actions.play_land(
                engine, seat, int(parts[0]), parts[1] if len(parts) > 1 else ""
            )
        case "activate":
            activation.activate(engine, seat, int(parts[0]), int(parts[1]))
        case "set_aside":
            set_aside.take(engine, seat, int(parts[0]), int(parts[1]))
        case "turn_up":
            turning_up.take(engine, seat, int(parts[0]), parts[1])
        case "special":
            return engine.overlay.take_extra_action(engine, seat, pick)
        case _:
            raise Illegal("There is no such action.", code="unknown-handle", rule="CR 117.1")
    return None
