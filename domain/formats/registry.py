"""The formats of this service, one line each."""

from domain.formats.centurion.deck import CENTURION
from domain.formats.conquering.format import CONQUERING
from domain.formats.duel.deck import DUEL
from domain.formats.edh.format import EDH
from domain.formats.format import Format
from domain.kernel.refusals import Malformed

FORMATS: tuple[Format, ...] = (DUEL, CENTURION, EDH, CONQUERING)

_BY_ID = {each.id: each for each in FORMATS}


def format_of(format_id: str) -> Format:
    """Return the format of an id; raises ``Malformed`` for one that does not exist."""
    found = _BY_ID.get(format_id)
    if found is None:
        raise Malformed(
            "There is no such format.",
            code="unknown-format",
            data={"formats": [each.id for each in FORMATS]},
        )
    return found
