"""What an import tells: how far it is, and what it did."""

import msgspec


class Counts(msgspec.Struct, frozen=True):
    """How many there were in the file, how many are new, and how many differ from before."""

    read: int = 0
    added: int = 0
    changed: int = 0


class Report(msgspec.Struct, frozen=True):
    """What an import did; ``without_card`` names printings whose card is not known."""

    shape: str
    bytes: int
    seconds: float
    cards: Counts
    printings: Counts
    playable: int
    skipped: dict[str, int]
    without_card: int
    without_card_examples: tuple[str, ...]


class Reached(msgspec.Struct, frozen=True):
    """How far an import is: bytes of the file, and records."""

    taken: int
    size: int
    records: int
