"""State-based actions (CR 704): a table of them, all performed at the same time.

A row of ``PLAYERS`` looks at one player, a row of ``PERMANENTS`` at one permanent; each adds
to what is due. One pass over the table is one frame, and passes follow until nothing is due.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from domain.rules import agenda as fr
from domain.rules import (
    bestowing,
    deontics,
    ending,
    layers,
    leaving,
    legend,
    player_rules,
    replacement,
    sagas,
    top_cards,
    zones,
)
from domain.rules import facts as f
from domain.rules.attachment import unattached, wrongly_attached_aura
from domain.rules.combat import removal
from domain.rules.engine import Engine
from domain.rules.objects import GameObject
from domain.rules.state import PHASED, Player

if TYPE_CHECKING:
    from domain.rules.layers import Characteristics

POISON = 10

_SETTLED = "settled"


class Due:
    """What one check of state-based actions finds to be done."""

    def __init__(self) -> None:
        self.losses: list[ending.Loss] = []
        self.goings: list[zones.Going] = []
        self.facts: list[f.AnyFact] = []

    def lose(self, engine: Engine, loss: ending.Loss) -> None:
        """Let a player lose, unless something says that they can't (CR 101.2)."""
        if ending.may_lose(engine, loss.seat):
            self.losses.append(loss)

    def go(self, going: zones.Going) -> None:
        """Send a permanent on its way, unless another action does already."""
        if all(going.oid != other.oid for other in self.goings):
            self.goings.append(going)

    def __bool__(self) -> bool:
        return bool(self.losses or self.goings or self.facts)


def settle(engine: Engine) -> None:
    """Perform what is due and check again; then triggers go on the stack (CR 704.3)."""
    from domain.rules import triggers
    from domain.rules.verbs import continuous

    if engine.waiting and triggers.immediate(engine):
        return  # it checks again afterwards
    if engine.state.effects and continuous.end_while(engine):
        engine.push(fr.Settle())
        return
    if engine.memo.get(_SETTLED) is None:
        if (
            leaving.abandoned(engine)
            or layers.settle_control(engine)
            or removal.settle(engine)
            or _performed(engine)
        ):
            engine.push(fr.Settle())
            return
        # Nothing that could make an action due leaves the memo standing.
        engine.memo[_SETTLED] = True
        top_cards.show(engine)
    if engine.waiting:
        engine.push(fr.PlaceTriggers(), fr.Settle())


def due(engine: Engine) -> bool:
    """Whether any state-based action of the ordinary rules would be performed (CR 514.3a)."""
    if _find(engine):
        return True
    own = engine.overlay.legend_rule(engine)
    return bool(legend.clashes(engine) if own is None else own)


def _performed(engine: Engine) -> bool:
    """Perform one round of state-based actions; return whether there were any."""
    found = _find(engine)
    own = engine.overlay.legend_rule(engine)
    if own is None:
        found.goings.extend(legend.losers(engine, {going.oid for going in found.goings}))
    for oid in own or ():
        found.go(zones.Going(oid=oid, to="graveyard", verb="put"))
    _older_worlds(engine, found)
    if not found:
        return engine.overlay.state_based(engine)
    losses, instead = ending.averted(engine, found.losses)
    lost = ending.lost_facts(engine, losses)
    zones.move_all(engine, found.goings, *found.facts, *lost)
    replacement.carry_on(engine, instead, {})
    if lost:
        ending.go(engine, lost)
    return True


def _find(engine: Engine) -> Due:
    found = Due()
    for seat in engine.living():
        for check_player in PLAYERS:
            check_player(engine, engine.state.players[seat], found)
    for loss in engine.overlay.losses(engine):
        found.lose(engine, loss)
    for thing in engine.state.objects.values():
        if thing.kind != "card":
            _misplaced(thing, found)
    for oid in engine.battlefield():
        thing, seen = engine.state.objects[oid], engine.look(oid)
        if _is_plain(thing, seen):
            continue
        for check_permanent in PERMANENTS:
            check_permanent(engine, thing, seen, found)
    return found


# -- Players --


def _no_life(engine: Engine, player: Player, found: Due) -> None:
    """CR 704.5a."""
    if player.life <= 0 and not player_rules.has(engine, "no_loss_by_life", player.seat):
        found.lose(engine, ending.Loss(player.seat, "life", "CR 704.5a"))


def _drew_from_empty(engine: Engine, player: Player, found: Due) -> None:
    """CR 704.5b."""
    if player.drew_from_empty:
        found.facts.append(f.DrewFromEmpty(seat=player.seat, cleared=True))
        found.lose(engine, ending.Loss(player.seat, "library", "CR 704.5b"))


def _poisoned(engine: Engine, player: Player, found: Due) -> None:
    """CR 704.5c."""
    if player.resources.get("poison", 0) >= POISON:
        found.lose(engine, ending.Loss(player.seat, "poison", "CR 704.5c"))


PLAYERS: tuple[Callable[[Engine, Player, Due], None], ...] = (
    _no_life,
    _drew_from_empty,
    _poisoned,
)

# -- Permanents beside one another --


def _older_worlds(engine: Engine, found: Due) -> None:
    """All world permanents but the newest go; of equally new ones all (CR 704.5k)."""
    worlds = [oid for oid in engine.battlefield() if "world" in engine.look(oid).supertypes]
    if len(worlds) < 2:
        return
    times = {oid: engine.state.objects[oid].timestamp for oid in worlds}
    newest = [oid for oid in worlds if times[oid] == max(times.values())]
    for oid in worlds:
        if newest != [oid]:
            found.go(zones.Going(oid=oid, to="graveyard", verb="put"))


# -- Objects that exist in one zone only --


def _misplaced(thing: GameObject, found: Due) -> None:
    """Tokens and copies elsewhere cease to exist (CR 704.5d, 704.5e)."""
    home = {"token": "battlefield", "copy": "stack"}.get(thing.kind)
    if home is not None and thing.zone not in (home, PHASED):
        found.facts.append(f.Ceased(object=thing.id))


# -- Permanents --


def _creature_dies(engine: Engine, thing: GameObject, seen: Characteristics, found: Due) -> None:
    """No toughness, lethal damage, or damage with deathtouch (CR 704.5f, 704.5g, 704.5h)."""
    if "creature" not in seen.types:
        return
    toughness = seen.toughness or 0
    if toughness <= 0:
        found.go(zones.Going(oid=thing.id, to="graveyard", verb="put"))
        return
    dying = thing.damage >= toughness or thing.deathtouched
    if dying and deontics.forbids(engine, "be_destroyed", thing.id, None) is None:
        found.go(zones.Going(oid=thing.id, to="graveyard", verb="destroy"))


def _aura_falls_off(engine: Engine, thing: GameObject, seen: Characteristics, found: Due) -> None:
    """CR 704.5m."""
    if bestowing.is_bestowed(thing):
        if wrongly_attached_aura(engine, thing, seen):
            # It becomes unattached, and so a creature again (CR 702.103f).
            found.facts.append(
                f.AttachedChanged(object=thing.id, to=None, before=thing.attached_to)
            )
        return
    if "Aura" in seen.subtypes and wrongly_attached_aura(engine, thing, seen):
        found.go(zones.Going(oid=thing.id, to="graveyard", verb="put"))


def _becomes_unattached(
    engine: Engine, thing: GameObject, seen: Characteristics, found: Due
) -> None:
    """CR 704.5n, 704.5p."""
    if unattached(engine, thing, seen):
        found.facts.append(f.AttachedChanged(object=thing.id, to=None, before=thing.attached_to))


def _no_loyalty(engine: Engine, thing: GameObject, seen: Characteristics, found: Due) -> None:
    """CR 704.5i."""
    if "planeswalker" in seen.types and not thing.counters.get("loyalty", 0):
        found.go(zones.Going(oid=thing.id, to="graveyard", verb="put"))


def _saga_is_over(engine: Engine, thing: GameObject, seen: Characteristics, found: Due) -> None:
    """CR 704.5s."""
    if "Saga" in seen.subtypes and sagas.is_over(engine, thing.id):
        agent = seen.controller
        found.go(zones.Going(oid=thing.id, to="graveyard", verb="sacrifice", agent=agent))


def _counters_annihilate(
    engine: Engine, thing: GameObject, seen: Characteristics, found: Due
) -> None:
    """CR 704.5q."""
    both = min(thing.counters.get("+1/+1", 0), thing.counters.get("-1/-1", 0))
    if both > 0:
        for kind in ("+1/+1", "-1/-1"):
            found.facts.append(f.CountersChanged(object=thing.id, kind=kind, change=-both))


_PLAIN = frozenset({"land", "artifact", "enchantment"})


def _is_plain(thing: GameObject, seen: Characteristics) -> bool:
    """Whether none of the checks concerns a permanent: most lands are just there."""
    return (
        seen.types <= _PLAIN
        and thing.attached_to is None
        and not thing.counters
        and seen.subtypes.isdisjoint(("Aura", "Saga"))
    )


PERMANENTS: tuple[Callable[[Engine, GameObject, Characteristics, Due], None], ...] = (
    _creature_dies,
    _no_loyalty,
    _aura_falls_off,
    _becomes_unattached,
    _counters_annihilate,
    _saga_is_over,
)
