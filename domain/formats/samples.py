"""The sample decks of every format."""

from collections.abc import Mapping

from domain.formats.centurion.samples import SAMPLES as CENTURION
from domain.formats.conquering.samples import SAMPLES as CONQUERING
from domain.formats.duel.samples import SAMPLES as DUEL
from domain.formats.edh.samples import SAMPLES as EDH
from domain.formats.sample import SampleDeck

SAMPLES: Mapping[str, tuple[SampleDeck, ...]] = {
    "duel": DUEL,
    "centurion": CENTURION,
    "edh": EDH,
    "conquering": CONQUERING,
}
"""Sample decks by the id of their format."""
