"""What a format shows beside the board, and how players arrange their side of the table."""

import msgspec


class Shown(msgspec.Struct, frozen=True):
    """Objects in a panel, in their order: an audience gets the handles of those it may see."""

    objects: tuple[int, ...]


class Arrangement(msgspec.Struct, frozen=True):
    """Something that players choose for their side of the table; the first choice is the default.

    It has no meaning in the game.
    """

    name: str
    choices: tuple[str, ...]
    label: str

    def key(self, seat: str) -> str:
        """Return the key of the overlay value that keeps a player's choice."""
        return f"{self.name}:{seat}"
