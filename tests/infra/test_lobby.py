"""The lobby on a real Postgres: which tables it lists to whom."""

from datetime import UTC, datetime
from uuid import UUID, uuid4

import msgspec

from domain.game.state import Table
from infra.postgres.lobby import PostgresLobby
from infra.postgres.pool import open_pool

AT = datetime(2026, 11, 30, tzinfo=UTC)


async def test_a_private_table_is_listed_to_its_accounts_alone(fresh_database_url: str) -> None:
    opener, guest = uuid4(), uuid4()
    public = Table(id=str(uuid4()), status="open", format="duel", size=2, version=1)
    private = msgspec.structs.replace(public, id=str(uuid4()), private=True, opened_by=str(opener))
    async with open_pool(fresh_database_url, size=2) as pool:
        lobby = PostgresLobby(pool)

        async def listed(account: UUID | None) -> set[str]:
            return {row["id"] for row in await lobby.page(None, None, 10, account)}

        for table in (public, private):
            await lobby.note(table, AT)
        assert await listed(opener) == {public.id, private.id}
        assert await listed(guest) == await listed(None) == {public.id}
        invited = msgspec.structs.replace(private, invited={str(guest): "Guest"}, version=2)
        await lobby.note(invited, AT)
        assert await listed(guest) == {public.id, private.id}
