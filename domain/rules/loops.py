"""Mandatory loops: found by a digest of the state, they end the game in a draw (CR 104.4b, 732).

While players do nothing but pass, the state is compared with an earlier one each time an
object resolves or state-based actions are performed. The earlier state is taken anew after
twice as long each time, so that a loop of any length is met, at the price of one digest kept.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

import msgspec
from msgspec.structs import replace

from domain.cards.ir.node import Node
from domain.rules import facts as f
from domain.rules.engine import Engine
from domain.rules.objects import GameObject

UNSUSPICIOUS = 16
"""So many pieces of mandatory work in a row are nothing to look at."""

CHANGES = 20
"""Times that all is as before but for life totals, before that counts as a loop."""


def goes_round(engine: Engine) -> bool:
    """Note a piece of mandatory work; end the game and return True if it goes round for ever.

    The first time that the state comes back, all players are asked at each priority from then
    on, whatever their stops: who can end the loop has their chance (CR 732.5).
    """
    held = engine.unbroken
    held = engine.unbroken = replace(held, done=held.done + 1, since=held.since + 1)
    if held.done <= UNSUSPICIOUS:
        return False
    outline = _outline(engine)
    met = bool(held.anchor) and outline == held.outline and digest(engine) == held.anchor
    if met and _stays(engine, held.life):
        changed = 0 if _life(engine) == held.life else held.changed + 1
        if changed in (0, CHANGES):
            return _found(engine)
        engine.unbroken = replace(held, changed=changed)
        return False
    if held.since >= held.reach:
        _look_from_here(engine, outline)
    return False


def _found(engine: Engine) -> bool:
    """End the game, or let everybody be asked once more before."""
    if not engine.unbroken.watched:
        engine.unbroken = replace(engine.unbroken, watched=True)
        _look_from_here(engine, _outline(engine))
        return False
    engine.emit(f.GameOver(winners=(), reason="loop"))
    return True


def _look_from_here(engine: Engine, outline: str) -> None:
    held = engine.unbroken
    engine.unbroken = replace(
        held,
        since=0,
        reach=max(UNSUSPICIOUS, held.reach * 2),
        anchor=digest(engine),
        outline=outline,
        life=_life(engine),
        changed=0,
    )


def _life(engine: Engine) -> dict[str, int]:
    return {seat: engine.state.players[seat].life for seat in engine.living()}


def _stays(engine: Engine, before: Mapping[str, int]) -> bool:
    """Whether nobody comes nearer to losing: life that falls ends by itself.

    Who is still there with no life left does not lose for it.
    """
    return all(life <= 0 or life >= before.get(seat, life) for seat, life in _life(engine).items())


def _outline(engine: Engine) -> str:
    """Return what is quick to tell of a state: two that are equal have it in common."""
    state = engine.state
    sizes = ",".join(f"{key}{len(ids)}" for key, ids in state.zones.items())
    rest = (state.turn.number, state.turn.step, state.chances, len(engine.frames))
    return f"{sizes};{rest};{len(state.effects)},{len(state.delayed)},{len(engine.waiting)}"


# -- The digest --

_IDS = frozenset({
    "attached_to", "attacked", "attackers", "became", "bindings", "blocked", "blockers", "cards",
    "cast", "creature", "declared", "defender", "defending", "fallen", "id", "left", "object",
    "objects", "other", "pairs", "protects", "redirect", "source", "spell", "stopped", "struck",
    "targets",
})  # fmt: skip
"""Fields that name objects by their ids, or hold others that do."""

_TIMES = frozenset({"timestamp", "turned", "under_since"})

_LEFT_OUT = frozenset({"text", "slot", "life", "zone"})
"""Words, which physical card it is, what is compared by itself, and what the place says."""


def digest(engine: Engine) -> str:
    """Return a digest of all that what happens next depends on, but for life totals.

    Objects go by their place, and times by their order. Histories that only grow are left out.
    """
    state = engine.state
    names = _Names(engine)
    told = (
        state.turn,
        state.combat,
        tuple(state.players.values()),
        tuple(state.entities.values()),
        {key: tuple(state.objects[oid] for oid in ids) for key, ids in state.zones.items()},
        state.effects,
        state.shields,
        state.delayed,
        state.extra_turns,
        dict(state.overlay),
        state.chances,
        tuple(engine.frames),
        tuple(engine.waiting),
    )
    whole = msgspec.json.encode(names.plain(told))
    return hashlib.sha256(whole).hexdigest()[:32]


class _Names:
    """Tells a state without ids and times: objects by their place, times by their order."""

    def __init__(self, engine: Engine) -> None:
        state = engine.state
        self._state = state
        self._names = {
            oid: f"{key}#{at}" for key, ids in state.zones.items() for at, oid in enumerate(ids)
        }
        times = {effect.timestamp for effect in state.effects}
        for oid in engine.battlefield():
            thing = state.objects[oid]
            times |= {thing.timestamp, thing.turned, thing.under_since}
        self._times = {time: at for at, time in enumerate(sorted(times))}

    def plain(self, value: Any, *, ids: bool = False) -> Any:
        """Return a value as JSON can tell it; ``ids``: its numbers are ids of objects."""
        match value:
            case Node():
                return _of_node(value)
            case msgspec.Struct():
                return self._of_struct(value)
            case bool() | str() | None:
                return value
            case int():
                return self._name(value) if ids else value
            case Mapping():
                return sorted(
                    ([self.plain(k, ids=ids), self.plain(v, ids=ids)] for k, v in value.items()),
                    key=str,
                )
            case Iterable():
                return [self.plain(part, ids=ids) for part in value]
            case _:
                return str(value)

    def _of_struct(self, value: msgspec.Struct) -> list[Any]:
        told: list[Any] = [type(value).__name__]
        for name, default in zip(value.__struct_fields__, _defaults(type(value)), strict=True):
            part = getattr(value, name)
            if name in _LEFT_OUT or part == default:
                continue
            if name in _TIMES:
                part = self._times.get(part, 0)
            told.append([name, self.plain(part, ids=name in _IDS)])
        return told

    def _name(self, oid: int) -> Any:
        """Name an object by its place, or one that is gone by what it was."""
        found = self._names.get(oid)
        if found is not None:
            return found
        gone: GameObject | None = self._state.departed.get(oid)
        return "?" if gone is None else ["gone", gone.kind, gone.card, gone.owner]


@lru_cache(maxsize=4096)
def _of_node(node: Node) -> str:
    """Return a piece of the ability language in short."""
    return hashlib.sha256(msgspec.json.encode(node)).hexdigest()[:16]


@lru_cache(maxsize=256)
def _defaults(kind: type[msgspec.Struct]) -> tuple[Any, ...]:
    """Return what each field of a structure is where nothing is said."""
    return tuple(
        field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
        for field in msgspec.structs.fields(kind)
    )
