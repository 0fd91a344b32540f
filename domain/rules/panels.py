"""What a format shows beside the board, and how players arrange their side of the table."""

import msgspec


class Shown(msgspec.Struct, frozen=True):
    """Objects in a panel, in their order: an audience gets the handles of those it may see.

    Where they are ``known`` it gets those alone of which it may know which cards they are:
    nothing that lies on the table face down.
    """

    objects: tuple[int, ...]
    known: bool = False


class Traced(msgspec.Struct, frozen=True):
    """Where a card is: its zone's name for an audience that may know which card it is there.

    For any other it is ``hidden``.
    """

    object: int


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
