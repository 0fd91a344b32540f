"""Whether a player is offered an action now."""

from collections.abc import Mapping
from typing import Any

from tests.scenarios import actions
from tests.scenarios.table import Table
from tests.scenarios.viewing import asked_of

DECLARED = {"attack": "attackers", "block": "blockers"}


def offered(table: Table, seat: str, wanted: Mapping[str, Any]) -> bool:
    """Whether a player is offered an action now; not where they have no decision."""
    if table.stopped:
        return False
    for question in table.questions():
        if asked_of(question) != seat:
            continue
        if question.kind == "act":
            found = actions.matching(
                {**wanted, "from": "any"}, question.candidates, table.about, table.is_called
            )
            return any(c.selectable for c in found)
        if question.kind == DECLARED.get(str(wanted["do"])):
            name = str(wanted["card"])
            return any(c.selectable and table.means(c, name) for c in question.candidates)
    return False
