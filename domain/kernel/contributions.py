"""What seats add to a game's chance: committed to first, opened only when all have committed.

A seat that saw the others' entropy could choose its own to its liking; so each first binds
itself by a hash. The text that is hashed can be written with any shell (docs/randomness.md).
"""

import hashlib
from typing import Final

from domain.kernel.ids import GameId
from domain.kernel.refusals import Malformed

LEAST: Final = 16
"""The fewest bytes of entropy and of a nonce: what is shorter could be guessed."""

MOST: Final = 64
"""The most bytes of either: more adds nothing to a root of 32."""

_NAME: Final = "antechamber/contribution/1"


def commitment(game_id: GameId, seat: str, entropy: str, nonce: str) -> str:
    """Return what a seat commits to (hex, 64 digits); ``entropy`` and ``nonce`` are hex.

    The game and the seat are part of it, so that nobody can hand in another's. Raises
    ``Malformed`` for what is not hex of 16 to 64 bytes.
    """
    text = f"{_NAME}:{game_id}:{seat}:{_hex(entropy, 'entropy')}:{_hex(nonce, 'nonce')}"
    return hashlib.sha256(text.encode("ascii")).hexdigest()


def checked(committed: str) -> str:
    """Return a commitment in lower case; raises ``Malformed`` for what is no SHA-256."""
    if len(committed) != 64 or not _is_hex(committed):
        raise Malformed("A commitment is 64 hexadecimal digits.", code="bad-commitment")
    return committed.lower()


def _hex(value: str, name: str) -> str:
    if len(value) % 2 or not LEAST <= len(value) // 2 <= MOST or not _is_hex(value):
        raise Malformed(
            f"The {name} is {LEAST} to {MOST} bytes in hexadecimal digits.", code="bad-contribution"
        )
    return value.lower()


def _is_hex(value: str) -> bool:
    return all(digit in "0123456789abcdefABCDEF" for digit in value)
