"""The frozen bytes of chance, derived a second time from docs/randomness.md alone."""

import hashlib
import json
import struct
from pathlib import Path
from typing import Any
from uuid import UUID

import pytest

from domain.kernel import contributions
from domain.kernel.chance import (
    Opening,
    commitment,
    hkdf_expand,
    hkdf_extract,
    key,
    number,
    permutation,
    root,
    seal,
    verify_commitment,
)
from domain.kernel.ids import GameId

GOLDEN: dict[str, Any] = json.loads(
    (Path(__file__).parent.parent / "golden" / "chance.json").read_text(encoding="utf-8")
)


def plain_hmac(secret: bytes, message: bytes) -> bytes:
    block = (hashlib.sha256(secret).digest() if len(secret) > 64 else secret).ljust(64, b"\0")
    inner = hashlib.sha256(bytes(b ^ 0x36 for b in block) + message)
    return hashlib.sha256(bytes(b ^ 0x5C for b in block) + inner.digest()).digest()


def plain_frame(content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + content


def plain_key(top: bytes, label: list[str | int]) -> bytes:
    node = top
    for part in label:
        tag = "s" if isinstance(part, str) else "i"
        node = plain_hmac(node, tag.encode() + plain_frame(str(part).encode()))
    return plain_hmac(node, b"key")


def plain_draws(secret: bytes, count: int) -> list[int]:
    blocks = (plain_hmac(secret, b"draw" + struct.pack(">Q", i)) for i in range(count // 4 + 1))
    return [word for block in blocks for word in struct.unpack(">4Q", block)]


def plain_pick(n: int, words: list[int]) -> int:
    while True:
        quotient, rest = divmod(words.pop(0), n)
        if (quotient + 1) * n <= 2**64:
            return rest


def plain_order(secret: bytes, n: int) -> list[int]:
    words = plain_draws(secret, 2 * n + 8)
    moved: dict[int, int] = {}
    for place in reversed(range(1, n)):
        other = plain_pick(place + 1, words)
        moved[place], moved[other] = moved.get(other, other), moved.get(place, place)
    return [moved.get(place, place) for place in range(n)]


@pytest.mark.parametrize("case", GOLDEN["commitments"])
def test_a_commitment_is_the_frozen_hash_of_seed_and_nonce(case: dict[str, str]) -> None:
    seed, nonce = bytes.fromhex(case["server_seed"]), bytes.fromhex(case["nonce"])
    content = b"".join(map(plain_frame, (b"antechamber/chance/commitment/1", seed, nonce)))

    assert hashlib.sha256(content).hexdigest() == case["commitment"]
    assert commitment(seed, nonce) == case["commitment"]
    assert verify_commitment(case["commitment"].upper(), seed, nonce)
    assert not verify_commitment(case["commitment"], seed, nonce + b"\0")


@pytest.mark.parametrize("case", GOLDEN["roots"])
def test_a_root_is_the_frozen_hkdf_of_seed_game_and_contributions(case: dict[str, Any]) -> None:
    seed, game = bytes.fromhex(case["server_seed"]), UUID(case["game"])
    given_bytes = [bytes.fromhex(contribution) for contribution in case["contributions"]]
    salt = b"\x00\x00\x00\x10" + game.bytes + struct.pack(">I", len(given_bytes))
    salt += b"".join(map(plain_frame, given_bytes))
    plain_root = plain_hmac(plain_hmac(salt, seed), b"antechamber/chance/root/1\x01")

    assert plain_root.hex() == case["root"]
    assert root(seed, GameId(game), given_bytes).hex() == case["root"]


@pytest.mark.parametrize("case", GOLDEN["keys"])
def test_a_label_has_its_frozen_key_seal_and_results(case: dict[str, Any]) -> None:
    top, label = bytes.fromhex(case["root"]), tuple(case["label"])
    secret = plain_key(top, case["label"])
    opening = Opening(label, secret)

    assert secret.hex() == case["key"]
    assert key(top, *label) == secret
    assert seal(opening) == case["seal"]
    for n, result in case["numbers"]:
        assert plain_pick(n, plain_draws(secret, 64)) == result
        assert number(secret, n) == result
    for order in case["permutations"]:
        assert plain_order(secret, len(order)) == order
        assert permutation(secret, len(order)) == tuple(order)


def test_the_published_program_recomputes_every_vector() -> None:
    page = (Path(__file__).parents[2] / "docs" / "randomness.md").read_text(encoding="utf-8")
    published: dict[str, Any] = {}
    exec(page.split("```python\n")[1].split("```")[0], published)

    for case in GOLDEN["commitments"]:
        seed, nonce = bytes.fromhex(case["server_seed"]), bytes.fromhex(case["nonce"])
        assert published["commitment"](seed, nonce) == case["commitment"]
    for case in GOLDEN["roots"]:
        given_bytes = [bytes.fromhex(contribution) for contribution in case["contributions"]]
        seed = bytes.fromhex(case["server_seed"])
        assert published["root"](seed, UUID(case["game"]), given_bytes).hex() == case["root"]
    entropy, nonce = bytes(range(16)), bytes(range(16, 48))
    sealed = published["contribution"](UUID(int=7), "B", entropy, nonce)
    assert sealed == contributions.commitment(
        GameId(UUID(int=7)), "B", entropy.hex().upper(), nonce.hex()
    )
    for case in GOLDEN["keys"]:
        secret = published["key"](bytes.fromhex(case["root"]), case["label"])
        assert secret.hex() == case["key"]
        assert published["seal"](case["label"], secret) == case["seal"]
        for n, result in case["numbers"]:
            assert published["number"](published["draws"](secret), n) == result
        for order in case["permutations"]:
            assert published["order"](secret, len(order)) == order


@pytest.mark.parametrize("case", GOLDEN["hkdf_rfc5869_appendix_a"])
def test_hkdf_gives_the_vectors_of_rfc_5869(case: dict[str, Any]) -> None:
    extracted = hkdf_extract(bytes.fromhex(case["salt"]), bytes.fromhex(case["ikm"]))

    assert extracted.hex() == case["prk"]
    assert hkdf_expand(extracted, bytes.fromhex(case["info"]), case["length"]).hex() == case["okm"]


def test_hkdf_gives_no_more_than_255_blocks() -> None:
    assert len(hkdf_expand(bytes(32), b"", 255 * 32)) == 255 * 32
    with pytest.raises(ValueError, match="8160"):
        hkdf_expand(bytes(32), b"", 255 * 32 + 1)


def test_a_draw_beyond_the_last_whole_multiple_is_thrown_away() -> None:
    n = 2**63 + 1
    rejected = [k for k in range(40) if plain_draws(key(bytes(32), k), 1)[0] >= n]

    assert rejected
    for k in rejected:
        words = plain_draws(key(bytes(32), k), 64)
        assert number(key(bytes(32), k), n) == next(word for word in words if word < n)
