"""As which role the service works: one that adds events and can neither change nor remove them."""

import structlog
from psycopg import AsyncConnection
from psycopg.errors import InsufficientPrivilege, InvalidParameterValue

ROLE = "antechamber_service"
"""The role of ``migrations/0013_service_role.sql``, which says what to do where it is missing."""

_LOG = structlog.stdlib.get_logger("antechamber.rights")


async def service_role(url: str) -> str | None:
    """Return the role to work as, or nothing where the account may not become it.

    The service then works with the account's own rights; the triggers still hold.
    """
    async with await AsyncConnection.connect(url, autocommit=True) as connection:
        try:
            await connection.execute(f"SET ROLE {ROLE}")
            cursor = await connection.execute("SELECT has_table_privilege('events', 'INSERT')")
            row = await cursor.fetchone()
        except (InsufficientPrivilege, InvalidParameterValue):
            row = None
    if row is not None and row[0]:
        return ROLE
    _LOG.warning("the database account may change events: see 0013_service_role.sql", role=ROLE)
    return None
