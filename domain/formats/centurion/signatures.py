"""Cards that an opponent signed: what their holder may do with them in play (C-30 to C-36)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from domain.formats.marks import SHOWN, SIGNED
from domain.rules import (
    Candidate,
    Engine,
    GameObject,
    Ref,
    act_on_stack,
    counter_against,
    facts,
    is_pending,
    remove_against,
)

if TYPE_CHECKING:
    from domain.rules import GameState

COUNTER, REMOVE = "sign_counter", "sign_remove"


def may_skip_priority(state: GameState, seat: str) -> bool:
    """Whether stops may pass for a seat while something is on the stack (C-35).

    Never while an opponent's spell is there, whatever anybody holds.
    """
    things = (state.objects[oid] for oid in state.zones.get("stack", ()))
    return not any(
        thing.controller != seat or (thing.cast is not None and thing.cast.by != seat)
        for thing in things
        if thing.kind in ("card", "copy")
    )


def actions(state: GameState, seat: str) -> tuple[Candidate, ...]:
    """Return the signature actions that a player may take now (C-30, C-31, C-36).

    A card may act several times on one spell (C-33), but does nothing there that it is about to
    do: actions cost nothing, so a player could pile up any number of the same one, and who has
    priority would be asked anew each time.
    """
    held = [state.objects[oid] for oid in state.zones.get(f"hand:{seat}", ())]
    signed = [card for card in held if SIGNED in card.marks]
    return tuple(
        _candidate(state, name, card, thing)
        for card in signed
        for name, zone in ((COUNTER, "stack"), (REMOVE, "stack"), (REMOVE, "battlefield"))
        for thing in _signed_for(state, seat, card, zone)
        if not is_pending(state, name, card.id, thing.id)
    )


def _signed_for(state: GameState, seat: str, card: GameObject, zone: str) -> Iterator[GameObject]:
    """Yield what signers of a card cast by its name while it was in this hand (C-30, C-31).

    A card gets another id with each zone change: one that was in hand as the spell was put
    onto the stack has the lower of the two.
    """
    signers, names = card.marks[SIGNED].split(","), _names(state, card.card)
    for oid in state.zones.get(zone, ()):
        thing, cast = state.objects[oid], state.objects[oid].cast
        if (
            cast is not None
            and cast.by != seat
            and cast.by in signers
            and card.id < cast.spell
            and names & _names(state, cast.card)
        ):
            yield thing


def _names(state: GameState, digest: str) -> frozenset[str]:
    """Return the names of a card: a split one's halves too (C-34); face down it has none.

    What has an adventure or a back goes by the same card either way.
    """
    printed = state.printed.get(digest)
    if printed is None:
        return frozenset()
    return frozenset((printed.name, *printed.name.split(" // ")))


def _candidate(state: GameState, name: str, card: GameObject, thing: GameObject) -> Candidate:
    shown = state.printed[card.card].name
    what = f"counter {shown}" if name == COUNTER else f"remove {shown} from the game"
    return Candidate(
        ref=f"special:{name}:{card.id}:{thing.id}",
        label=f"Reveal your signed {shown} to {what}",
        verb=name,
        object=card.id,
        against=thing.id,
    )


def take(engine: Engine, seat: str, ref: Ref) -> str:
    """Reveal the card and put the action onto the stack; the active player acts next (C-36)."""
    _, name, card, against = str(ref).split(":")
    revealed = engine.state.objects[int(card)]
    act_on_stack(engine, seat, name, int(card), int(against))
    if SHOWN not in revealed.marks:
        engine.emit(facts.Marked(object=revealed.id, mark=SHOWN, value=revealed.marks[SIGNED]))
    return engine.apnap()[0]


def resolve(engine: Engine, action: GameObject) -> None:
    """Counter the spell, or remove the card from the game (C-32, C-33)."""
    if action.text == COUNTER:
        counter_against(engine, action)
    else:
        remove_against(engine, action)
