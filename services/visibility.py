"""For whom a table is there; every read and every command passes here."""

from uuid import UUID

from domain.game.state import Table
from domain.kernel.refusals import NotFound
from services.tables import Tables


def visible(table: Table, account: UUID | str | None) -> bool:
    """Whether a table is there for an account (none: a stranger)."""
    return table.admits(None if account is None else str(account))


def require_visible(table: Table, account: UUID | str | None) -> Table:
    """Return the table, or refuse as if it did not exist: raises ``NotFound``."""
    if not visible(table, account):
        raise NotFound("There is no such game.")
    return table


async def visible_table(tables: Tables, game_id: UUID, account: UUID | str | None) -> Table:
    """Return a table that is there for the account, or raise ``NotFound``.

    Another process may have recorded an invitation, or that a seat passed to somebody else:
    before refusing, and before the game has begun, look again.
    """
    table = (await tables.get(game_id)).table
    if table.status in ("open", "shuffling") or not visible(table, account):
        table = (await tables.refreshed(game_id)).table
    return require_visible(table, account)
