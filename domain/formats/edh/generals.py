"""Generals: the card that each player begins with outside the game, and what it is owed.

A general is the physical card: its mark goes with it through every zone, and no copy has it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, cast

from domain.cards.ir.language import Keyword
from domain.cards.ir.terms import Named
from domain.formats.marks import DEPLOYED, GENERAL, UNDEPLOYED
from domain.rules import facts as f

if TYPE_CHECKING:
    from domain.rules import AnyFact, Engine, GameObject, Hit

TALLY = "general_damage"
LETHAL = 21
"""So much combat damage by one general over the game is a loss (E-13)."""

FROM_KARAKAS = Keyword("protection", quality=Named("Karakas"))


def is_general(thing: GameObject | None) -> bool:
    """Whether an object is the card of a general, whatever it looks like."""
    return thing is not None and thing.kind == "card" and GENERAL in thing.marks


def general_of(engine: Engine, seat: str) -> GameObject | None:
    """Return a player's general where it is, None for a player without one."""
    generals: dict[str, int] | None = engine.memo.get(GENERAL)
    if generals is None:
        generals = engine.memo[GENERAL] = {
            thing.owner: thing.id for thing in engine.state.objects.values() if is_general(thing)
        }
    return engine.state.objects.get(generals.get(seat, 0))


# -- Deploying (E-12) --


def deployable(engine: Engine, seat: str) -> tuple[int, ...]:
    """Return a player's general while it lies face up in exile and was never deployed."""
    thing = general_of(engine, seat)
    if thing is None or thing.zone != "exile" or thing.face_down:
        return ()
    return (thing.id,) if thing.marks[GENERAL] == UNDEPLOYED else ()


def deploy(engine: Engine, spell: int) -> None:
    """Note that a general was cast as such: never again, even if it is countered."""
    engine.emit(f.Marked(object=spell, mark=GENERAL, value=DEPLOYED))


# -- Combat damage by generals (E-13) --


def tally(overlay: Mapping[str, object], seat: str) -> Mapping[str, int]:
    """Return how much combat damage each general dealt a player, by its owner.

    ``overlay`` is what the state keeps for the format.
    """
    return cast(Mapping[str, int], overlay.get(f"{TALLY}:{seat}", {}))


def tallied(seat: str, dealt: Mapping[str, int]) -> tuple[AnyFact, ...]:
    """Return the fact of how much each general has dealt a player."""
    return (f.OverlaySet(key=f"{TALLY}:{seat}", value=dict(sorted(dealt.items()))),)


def dealt(engine: Engine, hits: Sequence[Hit]) -> tuple[AnyFact, ...]:
    """Return what combat damage by generals adds to the tallies of the players it is dealt to."""
    changed: dict[str, dict[str, int]] = {}
    for hit in hits:
        source = engine.object(hit.source)
        if not hit.combat or hit.to not in engine.state.players or not is_general(source):
            continue
        seat, owner = str(hit.to), source.owner if source is not None else ""
        known = changed.setdefault(seat, dict(tally(engine.state.overlay, seat)))
        known[owner] = known.get(owner, 0) + hit.amount
    return tuple(fact for seat, known in changed.items() for fact in tallied(seat, known))


def beaten(engine: Engine) -> tuple[str, ...]:
    """Return the players who have been dealt too much combat damage by one general."""
    return tuple(
        seat
        for seat in engine.living()
        if any(number >= LETHAL for number in tally(engine.state.overlay, seat).values())
    )
