"""What can be seen of a game that runs in process."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from domain.formats.edh.generals import tally
from domain.rules import Question
from domain.rules.abilities import keyword_names
from domain.rules.copying import face_up
from domain.rules.engine import Engine
from domain.rules.naming import name_of
from domain.rules.objects import GameObject
from domain.rules.position import ALIAS
from domain.rules.state import zone_name
from tests.scenarios.sight import Owned, Seen, Sight

Offers = Callable[[str, Mapping[str, Any]], bool]


def sight(engine: Engine, offers: Offers, ledger: Callable[[], Sequence[Owned]]) -> Sight:
    """Return everything, hidden zones too: a scenario sees through all cards."""
    state = engine.state
    result = state.result
    return Sight(
        things=tuple(
            seen(engine, state.objects[oid]) for ids in state.zones.values() for oid in ids
        ),
        figures={seat: _figures(engine, seat) for seat in state.seats},
        turn=state.turn.number,
        round=state.turn.round,
        step=state.turn.step,
        active=state.turn.active,
        game_over=result is not None,
        draw=result is not None and not result.winners,
        offers=offers,
        ledger=ledger,
    )


def _figures(engine: Engine, seat: str) -> dict[str, Any]:
    player = engine.state.players[seat]
    result = engine.state.result
    return {
        "life": player.life,
        "poison": player.resources.get("poison", 0),
        "gold": player.resources.get("gold", 0),
        "counters": player.resources,
        "general_damage": tally(engine.state.overlay, seat),
        "hand_count": len(engine.zone("hand", seat)),
        "library_count": len(engine.zone("library", seat)),
        "lost": player.lost is not None,
        "won": result is not None and seat in result.winners,
    }


def seen(engine: Engine, thing: GameObject) -> Seen:
    """Return an object as it looks after the layers."""
    looks = engine.look(thing.id)
    return Seen(
        id=thing.id,
        name=name_of(engine, thing.id) if thing.kind in ("ability", "action") else looks.name,
        called=_aliases(thing),
        token=thing.kind != "card",
        zone=zone_name(thing.zone),
        owner=thing.owner,
        pile=_pile(engine, thing),
        controller=looks.controller,
        tapped=thing.tapped,
        face_down=thing.face_down,
        damage=thing.damage,
        counters=thing.counters,
        types=looks.types,
        subtypes=looks.subtypes,
        supertypes=looks.supertypes,
        colors=looks.colors,
        keywords=looks.keywords | keyword_names(looks.abilities),
        power=looks.power,
        toughness=looks.toughness,
        attached_to=_attached(engine, thing),
        identity=face_up(engine, thing.id).name if thing.face_down else "",
        printed=_printed(engine, thing),
    )


def _pile(engine: Engine, thing: GameObject) -> str:
    """Return the deck of the table in whose zone an object lies, if it is in one."""
    whose = thing.zone.partition(":")[2]
    return "" if whose in engine.state.players else whose


def _printed(engine: Engine, thing: GameObject) -> str:
    """Return the name of the card that was played as a land (C-10)."""
    return engine.state.printed[thing.card].name if thing.played_as else ""


def _aliases(thing: GameObject) -> tuple[str, ...]:
    return (thing.marks[ALIAS],) if ALIAS in thing.marks else ()


def _attached(engine: Engine, thing: GameObject) -> tuple[str, ...]:
    to = thing.attached_to
    if to is None or isinstance(to, str):
        return () if to is None else (to,)
    if to not in engine.state.objects:
        return ()
    host = engine.state.objects[to]
    known = (face_up(engine, to).name,) if host.face_down else ()
    return (engine.look(to).name, *known, *_aliases(host))


def asked_of(question: Question) -> str:
    """Return who answers a question."""
    return question.answered_by or question.seat
