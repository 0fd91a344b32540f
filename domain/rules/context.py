"""What an ability knows while it is announced, waits and resolves."""

import msgspec

Ref = int | str
"""An object by its id, or a seat (or entity) by its name."""


class Announced(msgspec.Struct, frozen=True, omit_defaults=True):
    """The choices made on casting or activating (CR 601.2b to 601.2d).

    ``targets`` holds one tuple for each target specification in effect, ``division`` the
    split beside it. ``paid`` counts the additional costs that were paid, by name; ``way`` is
    the cast option that was used and ``origin`` the zone that it was cast from; ``mana`` was
    spent on it. ``leaves`` is where its card goes instead when it leaves the stack,
    ``resolves_to`` when it resolves. ``spliced`` are the definitions whose text was added.
    """

    targets: tuple[tuple[Ref, ...], ...] = ()
    modes: tuple[int, ...] = ()
    x: int = 0
    kicked: bool = False
    division: tuple[tuple[int, ...], ...] = ()
    paid: dict[str, int] = {}
    way: str = ""
    origin: str = ""
    mana: dict[str, int] = {}
    leaves: str = ""
    resolves_to: str = ""
    spliced: tuple[str, ...] = ()


class Happening(msgspec.Struct, frozen=True, omit_defaults=True):
    """The event that triggered an ability (CR 603.2).

    ``other`` is the creature at the other side of a block, ``defender`` who or what is
    attacked, ``objects`` are all that a batch happened to. ``became`` is the object that what
    changed zones is now (CR 400.7).
    """

    object: int | None = None
    source: int | None = None
    player: str | None = None
    amount: int = 0
    other: int | None = None
    defender: Ref | None = None
    objects: tuple[int, ...] = ()
    became: int | None = None


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
