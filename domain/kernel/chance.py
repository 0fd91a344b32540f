"""Randomness that anybody can recompute: a seed, a labelled tree of keys, frozen draws.

::

    server seed ──commitment──> published when the game opens
         │ HKDF, salted with the game and what the seats contributed
        root
         │ one HMAC a part of the label
        key of the label ──seal──> may be published at once, the key itself later
         │ HMAC counter
        64-bit draws ──rejection──> number ──Fisher–Yates──> permutation

Every byte is frozen and told in ``docs/randomness.md``: a change of any of them would
turn honest old games into cheats. Nothing here draws entropy; the seed comes from outside.
"""

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from typing import Final, NoReturn, Protocol

import msgspec

from domain.kernel.ids import GameId

_HASH: Final = "sha256"
HASH_BYTES: Final = 32
SEED_BYTES: Final = 32
NONCE_BYTES: Final = 16
DRAW_BYTES: Final = 8
DRAW_SPAN: Final = 1 << 64

_COMMITMENT: Final = b"antechamber/chance/commitment/1"
_ROOT: Final = b"antechamber/chance/root/1"
_SEAL: Final = b"antechamber/chance/seal/1"
_KEY: Final = b"key"
_DRAW: Final = b"draw"

Part = str | int
Label = tuple[Part, ...]


def mac(key: bytes, message: bytes) -> bytes:
    """Return the HMAC-SHA256 of a message (32 bytes).

    ``hmac.digest`` gives the same and lets other threads run meanwhile: to get one's turn back
    takes longer than so short a message does.
    """
    return hmac.new(key, message, _HASH).digest()


def framed(content: bytes) -> bytes:
    """Return ``content`` behind its length (4 bytes, big-endian), so that joins are unambiguous."""
    return len(content).to_bytes(4, "big") + content


def encoded(part: Part) -> bytes:
    """Return one part of a label as bytes: ``s`` or ``i``, then the framed text.

    A word is UTF-8, an integer its decimal digits; so ``1`` and ``"1"`` differ.
    Raises ``TypeError`` for a truth value, which is no label.
    """
    if isinstance(part, bool):
        raise TypeError("a truth value is no part of a label")
    if isinstance(part, int):
        return b"i" + framed(str(part).encode("ascii"))
    return b"s" + framed(part.encode("utf-8"))


# --- seed and root ------------------------------------------------------------------


def commitment(server_seed: bytes, nonce: bytes) -> str:
    """Return what the service publishes before anybody contributes (hex, 64 digits).

    Raises ``ValueError`` for a seed under 32 bytes or a nonce under 16.
    """
    _require(server_seed, SEED_BYTES, "server seed")
    _require(nonce, NONCE_BYTES, "nonce")
    content = framed(_COMMITMENT) + framed(server_seed) + framed(nonce)
    return hashlib.sha256(content).hexdigest()


def verify_commitment(committed: str, server_seed: bytes, nonce: bytes) -> bool:
    """Tell whether a disclosed seed and nonce are those that were committed to."""
    return commitment(server_seed, nonce) == committed.lower()


def root(server_seed: bytes, game_id: GameId, contributions: Sequence[bytes]) -> bytes:
    """Return the root of a game's tree (32 bytes), by HKDF-SHA256 (RFC 5869).

    ``contributions`` stand in seat order; a seat that gave nothing is empty bytes.
    Their number comes first in the salt: HMAC pads short keys with zeros, and only
    a salt whose end can be told from its beginning is safe from that.
    """
    _require(server_seed, SEED_BYTES, "server seed")
    salt = framed(game_id.bytes) + len(contributions).to_bytes(4, "big")
    salt += b"".join(framed(contribution) for contribution in contributions)
    return hkdf_expand(hkdf_extract(salt, server_seed), _ROOT, HASH_BYTES)


def hkdf_extract(salt: bytes, material: bytes) -> bytes:
    """Return the pseudorandom key of HKDF-SHA256's first step (RFC 5869 section 2.2)."""
    return mac(salt or bytes(HASH_BYTES), material)


def hkdf_expand(pseudorandom_key: bytes, info: bytes, length: int) -> bytes:
    """Return ``length`` bytes of HKDF-SHA256's second step (RFC 5869 section 2.3).

    Raises ``ValueError`` beyond 255 blocks of 32 bytes.
    """
    if not 0 <= length <= 255 * HASH_BYTES:
        raise ValueError("HKDF-SHA256 gives at most 8160 bytes")
    output, block = b"", b""
    for counter in range(1, -(-length // HASH_BYTES) + 1):
        block = mac(pseudorandom_key, block + info + bytes([counter]))
        output += block
    return output[:length]


def _require(secret: bytes, size: int, name: str) -> None:
    if len(secret) < size:
        raise ValueError(f"a {name} has at least {size} bytes")


# --- the tree of keys ---------------------------------------------------------------


def key(root: bytes, *label: Part) -> bytes:
    """Return the key of a label (32 bytes).

    The last step has a name of its own: the key of ``("a",)`` opens no key of
    ``("a", "b")``, nor the other way round.
    """
    node = root
    for part in label:
        node = mac(node, encoded(part))
    return mac(node, _KEY)


class Opening(msgspec.Struct, frozen=True):
    """The key of one label, disclosed: whoever holds it can redo that draw and no other."""

    label: Label
    key: bytes

    def __repr__(self) -> str:
        """Name the label alone: logs must not open what the table has not disclosed."""
        return f"Opening(label={self.label!r})"


def seal(opening: Opening) -> str:
    """Return what may be published at the draw, before the opening (hex, 64 digits)."""
    content = framed(_SEAL) + len(opening.label).to_bytes(4, "big")
    content += b"".join(encoded(part) for part in opening.label) + framed(opening.key)
    return hashlib.sha256(content).hexdigest()


def verify_opening(opening: Opening, *, sealed: str) -> bool:
    """Tell whether an opening is the one that was sealed; the root stays unknown."""
    return seal(opening) == sealed.lower()


def belongs_to(opening: Opening, root: bytes) -> bool:
    """Tell whether an opening comes from this root, once the seed is disclosed."""
    return key(root, *opening.label) == opening.key


# --- draws --------------------------------------------------------------------------


def draws(key: bytes) -> Iterator[int]:
    """Yield the 64-bit numbers of a key: HMAC-SHA256 blocks 0, 1, 2…, four numbers each."""
    counter = 0
    while True:
        block = mac(key, _DRAW + counter.to_bytes(8, "big"))
        for start in range(0, HASH_BYTES, DRAW_BYTES):
            yield int.from_bytes(block[start : start + DRAW_BYTES], "big")
        counter += 1


def number(key: bytes, n: int) -> int:
    """Return a uniform number from 0 to ``n - 1``; raises ``ValueError`` for no choice at all."""
    return _below(n, draws(key))


def permutation(key: bytes, n: int) -> tuple[int, ...]:
    """Return a uniform order of 0 to ``n - 1``, by Fisher–Yates from the last place down.

    Entry *p* is the canonical index of what lies at place *p*, from the top.
    """
    if n < 0:
        raise ValueError("a negative number of things has no order")
    order = list(range(n))
    stream = draws(key)
    for last in range(n - 1, 0, -1):
        chosen = _below(last + 1, stream)
        order[last], order[chosen] = order[chosen], order[last]
    return tuple(order)


def _below(n: int, stream: Iterator[int]) -> int:
    """Draw until a number falls under the last whole multiple of ``n``, then take the rest."""
    if not 1 <= n <= DRAW_SPAN:
        raise ValueError("a choice is among 1 to 2**64 things")
    limit = DRAW_SPAN - DRAW_SPAN % n
    while True:
        drawn = next(stream)
        if drawn < limit:
            return drawn % n


# --- what the engine asks -----------------------------------------------------------


class ChanceSource(Protocol):
    """Where the rules engine gets shuffles, rolls and random choices; a label is used once."""

    def shuffle(self, label: Label, n: int) -> tuple[int, ...]:
        """Return an order of ``n`` things: entry *p* is the index of what lies at place *p*."""

    def roll(self, label: Label, sides: int) -> int:
        """Return what a die of so many sides shows, from 1 (CR 706.1a)."""

    def choose(self, label: Label, n: int) -> int:
        """Return the index of one of ``n`` things, from 0."""

    def flip(self, label: Label) -> bool:
        """Return whether a coin shows heads (CR 705.1)."""


class Chance:
    """A game's chance, derived from its root; frozen, and mute about the root.

    It is no msgspec struct or dataclass, so that no encoder can write the root out.
    """

    __slots__ = ("_root",)
    _root: bytes

    def __init__(self, root: bytes) -> None:
        _require(root, HASH_BYTES, "root")
        object.__setattr__(self, "_root", bytes(root))

    def shuffle(self, label: Label, n: int) -> tuple[int, ...]:
        """Return an order of ``n`` things: entry *p* is the index of what lies at place *p*."""
        return permutation(key(self._root, *label), n)

    def roll(self, label: Label, sides: int) -> int:
        """Return what a die of so many sides shows, from 1 (CR 706.1a)."""
        return self.choose(label, sides) + 1

    def choose(self, label: Label, n: int) -> int:
        """Return the index of one of ``n`` things, from 0."""
        return number(key(self._root, *label), n)

    def flip(self, label: Label) -> bool:
        """Return whether a coin shows heads, which is 1 of 0 and 1 (CR 705.1)."""
        return self.choose(label, 2) == 1

    def open(self, label: Label) -> Opening:
        """Return the opening of one label; what the table discloses is not judged here."""
        return Opening(label, key(self._root, *label))

    def __repr__(self) -> str:
        """Name the class alone."""
        return "Chance()"

    def __setattr__(self, name: str, value: object) -> NoReturn:
        """Refuse: chance never changes."""
        raise AttributeError("chance is frozen")

    def __delattr__(self, name: str) -> NoReturn:
        """Refuse: chance never changes."""
        raise AttributeError("chance is frozen")

    def __reduce__(self) -> NoReturn:
        """Refuse to be pickled or copied: either would write the root out."""
        raise TypeError("chance is not serialised")
