"""Card definitions outlive the release that brought them."""

import hashlib

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


OF_EARLIER_RELEASES = {
    "Burst Lightning": (
        '{"abilities":[{"effect":{"condition":{"node":"kicked"},"node":"if","otherwise":'
        '{"amount":2,"node":"deal_damage","to":{"node":"target"}},"then":{"amount":4,"node":'
        '"deal_damage","to":{"node":"target"}}},"kicker":{"generic":4,"pips":[],"x":0},"node":'
        '"spell_ability","targets":[{"filter":{"node":"or","of":[{"node":"type","type":"creature"},'
        '{"node":"type","type":"planeswalker"}]},"node":"target_spec","players":"any"}]}],'
        '"collector_number":"119","cost":{"generic":0,"pips":["R"],"x":0},"name":"Burst Lightning",'
        '"set_code":"ZEN","types":["instant"]}'
    ),
    "Bone Splinters": (
        '{"abilities":[{"additional":[{"filter":{"node":"type","type":"creature"},"node":'
        '"sacrifice_cost"}],"effect":{"node":"move","to":"graveyard","verb":"destroy","what":'
        '{"node":"target"}},"node":"spell_ability","targets":[{"filter":{"node":"type","type":'
        '"creature"},"node":"target_spec"}]}],"collector_number":"67","cost":{"generic":0,"pips":'
        '["B"],"x":0},"name":"Bone Splinters","set_code":"ALA","types":["sorcery"]}'
    ),
}


@pytest.mark.parametrize("name", OF_EARLIER_RELEASES)
async def test_a_definition_of_an_earlier_release_is_read_in_the_language_of_today(
    fresh_database_url: str, name: str
) -> None:
    stored = OF_EARLIER_RELEASES[name].encode()
    digest = hashlib.sha256(stored).hexdigest()
    async with open_pool(fresh_database_url, size=2) as pool:
        async with pool.connection() as connection:
            await connection.execute(
                "INSERT INTO card_definitions (digest, name, body) VALUES (%s, %s, %s)",
                [digest, name, stored],
            )
        found = (await kept(pool, STARTER)).by_digest(digest)
    assert found == STARTER.find(name)
