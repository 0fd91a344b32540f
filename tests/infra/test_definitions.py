"""Card definitions outlive the release that brought them."""

import msgspec
import pytest

from domain.cards.catalogue import STARTER, Catalogue
from infra.postgres.definitions import kept
from infra.postgres.pool import open_pool


async def test_a_game_finds_the_definitions_it_began_with_after_a_card_was_mended(
    fresh_database_url: str,
) -> None:
    shock = STARTER.find("Shock")
    assert shock is not None
    mended = msgspec.structs.replace(shock, collector_number="1")
    async with open_pool(fresh_database_url, size=2) as pool:
        await kept(pool, Catalogue([shock]))
        later = await kept(pool, Catalogue([mended]))
    assert later.find("Shock") == mended
    assert later.by_digest(shock.digest) == shock
    with pytest.raises(KeyError):
        Catalogue([mended]).by_digest(shock.digest)
