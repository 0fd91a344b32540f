"""What an ability knows while it is announced, waits and resolves."""

import msgspec

Ref = int | str
"""An object by its id, or a seat (or entity) by its name."""


class Announced(msgspec.Struct, frozen=True, omit_defaults=True):
    """The choices made on casting or activating (CR 601.2b to 601.2d).

    ``targets`` holds one tuple for each target specification in effect, ``division`` the
    split beside it.
    """

    targets: tuple[tuple[Ref, ...], ...] = ()
    modes: tuple[int, ...] = ()
    x: int = 0
    kicked: bool = False
    division: tuple[tuple[int, ...], ...] = ()


class Happening(msgspec.Struct, frozen=True, omit_defaults=True):
    """The event that triggered an ability (CR 603.2)."""

    object: int | None = None
    source: int | None = None
    player: str | None = None
    amount: int = 0


class Context(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where references of the ability language point.

    ``source`` is the object that has the ability. ``targets`` are those still legal.
    ``bindings`` are named objects or players, ``numbers`` named amounts.
    """

    controller: str
    source: int
    announced: Announced = Announced()
    happening: Happening | None = None
    bindings: dict[str, tuple[Ref, ...]] = {}
    numbers: dict[str, int] = {}
    offset: int = 0
