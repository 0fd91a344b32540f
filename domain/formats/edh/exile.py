"""A general that would be exiled may be shuffled into its owner's library instead (E-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from domain.formats.edh import generals
from domain.rules import EVERYBODY, ask_yes_no
from domain.rules import facts as f

if TYPE_CHECKING:
    from domain.rules import Engine, GameObject, Going


def exiled(engine: Engine, thing: GameObject, going: Going) -> Going:
    """Ask the owner of a general that would be exiled, and return where it goes then.

    The owner alone is asked and told, also of a card that would be exiled face down; to have it
    shuffled away reveals it.
    """
    if not generals.is_general(thing) or thing.owner not in engine.living():
        return going
    if not ask_yes_no(engine, thing.owner, "E-14", "general.shuffle", thing.id):
        return going
    if EVERYBODY not in thing.known_to:
        engine.emit(f.Known(objects=(thing.id,), to=(EVERYBODY,), verb="reveal", agent=thing.owner))
    return msgspec.structs.replace(going, to="library", face_down=False, counters={}, depth=0)
