"""Actions of a format that use the stack and are neither spells nor abilities.

A player reveals a card of their hand against a spell, or against the permanent that it became.
The action targets nothing and nothing counters it: players may only respond. Which actions
there are, and what each does, is the format's to say.
"""

from __future__ import annotations

from domain.cards.ir.language import CounterSpell
from domain.cards.ir.terms import Bound
from domain.rules import agenda as fr
from domain.rules import facts as f
from domain.rules import shuffling, zones
from domain.rules.context import Context
from domain.rules.engine import Engine
from domain.rules.objects import EVERYBODY, GameObject
from domain.rules.state import GameState

AGAINST = "against"
"""Under this name an action knows what it is taken against."""


def act_on_stack(engine: Engine, seat: str, name: str, card: int, against: int) -> int:
    """Reveal a card, which stays where it is, and put the action of that name onto the stack."""
    engine.emit(f.Known(objects=(card,), to=(EVERYBODY,), verb="reveal", agent=seat))
    return put_action(engine, seat, name, card, against)


def put_action(engine: Engine, seat: str, name: str, source: int, against: int) -> int:
    """Put the action of that name, of an object against another or itself, onto the stack."""
    action = engine.new_id()
    engine.emit(
        f.Created(
            object=action,
            kind="action",
            owner=seat,
            controller=seat,
            zone="stack",
            source=source,
            bindings={AGAINST: (against,)},
            text=name,
            known_to=(EVERYBODY,),
        )
    )
    return action


def is_pending(state: GameState, name: str, card: int, against: int) -> bool:
    """Whether an action of that name, of that card against that object, is on the stack."""
    things = (state.objects[oid] for oid in state.zones.get("stack", ()))
    return any(
        thing.kind == "action"
        and (thing.text, thing.source) == (name, card)
        and thing.bindings.get(AGAINST) == (against,)
        for thing in things
    )


def counter_against(engine: Engine, action: GameObject) -> None:
    """Counter the spell, if it is still on the stack and can be (CR 701.6a)."""
    context = Context(controller=action.controller, source=action.id, bindings=action.bindings)
    engine.push(fr.Perform(CounterSpell(Bound(AGAINST))), fr.Scope(context))


def remove_against(engine: Engine, action: GameObject) -> None:
    """Exile the card from wherever it is by now; a library that it lay in is shuffled.

    Of a copy that was cast there is no card: it is exiled as the spell or token that it is.
    What is phased out is treated as though it did not exist (CR 702.26b).
    """
    found = _whereabouts(engine, action)
    if found is None:
        return
    going = zones.Going(oid=found.id, to="exile", verb="exile", agent=action.controller)
    zones.move_all(engine, [going])
    if found.zone.startswith("library:"):
        shuffling.shuffle(engine, found.zone.partition(":")[2])


def _whereabouts(engine: Engine, action: GameObject) -> GameObject | None:
    """Return what the action is against as it is now: itself, its permanent or its card."""
    refs = action.bindings.get(AGAINST, ())
    thing = engine.object(refs[0]) if refs and isinstance(refs[0], int) else None
    if thing is None or thing.id in engine.state.objects:
        return thing
    objects = engine.state.objects.values()
    if thing.kind == "card":
        same = (
            o for o in objects if o.kind == "card" and (o.slot, o.card) == (thing.slot, thing.card)
        )
    else:
        same = (o for o in objects if o.cast is not None and o.cast == thing.cast)
    return next(same, None)
