"""A general that would be exiled may be shuffled into its owner's library instead (E-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from domain.formats.edh import generals
from domain.rules import EVERYBODY, ask_in_vain, ask_yes_no
from domain.rules import facts as f

if TYPE_CHECKING:
    from domain.rules import Engine, GameObject, Going


def exiled(engine: Engine, thing: GameObject, going: Going) -> Going:
    """Ask the owner of a general that would be exiled, and return where it goes then.

    The owner alone is asked and told, also of a card that would be exiled face down; to have it
    shuffled away reveals it. Of a face-down card that others may take for the general its owner
    is asked whatever it is, or to be asked would tell.
    """
    if thing.owner not in engine.living():
        return going
    if not generals.is_general(thing):
        if going.face_down and _passes_for_general(engine, thing):
            ask_in_vain(engine, thing.owner, "E-14", "general.none", thing.id)
        return going
    if not ask_yes_no(engine, thing.owner, "E-14", "general.shuffle", thing.id):
        return going
    if EVERYBODY not in thing.known_to:
        engine.emit(f.Known(objects=(thing.id,), to=(EVERYBODY,), verb="reveal", agent=thing.owner))
    return msgspec.structs.replace(going, to="library", face_down=False, counters={}, depth=0)


def _passes_for_general(engine: Engine, thing: GameObject) -> bool:
    """Whether somebody may not know that a card is not its owner's general."""
    general = generals.general_of(engine, thing.owner)
    hidden = general is not None and EVERYBODY not in general.known_to
    return hidden and thing.kind == "card" and EVERYBODY not in thing.known_to
