"""Sandbox games: laid out from a position, with results of chance written down beforehand."""

from collections.abc import Iterable, Sequence
from uuid import UUID, uuid5

import msgspec

from domain.kernel.chance import ChanceSource, Label
from domain.rules import AnyFact, GameState, facts

_SEATS = UUID("6f1a1f0e-6f0e-5d2c-9b57-1f6a52d30d05")

Pick = int | str | bool | tuple[int | str, ...]
"""A result of a random choice: a number from 1, a card's name, a coin's side, or several."""

COIN = 2
"""Sides of a coin: more of them are a die, none is another random choice."""


def principal(game: str, seat: str) -> str:
    """Return the id under which a sandbox's seat acts: it is no account's."""
    return str(uuid5(_SEATS, f"{game}|{seat}"))


class Script(msgspec.Struct, frozen=True):
    """Results of chance still to come, each kind in the order of its use.

    Once they are used up, the game's seed decides, or with ``plain`` the first of everything.
    """

    dice: tuple[int, ...] = ()
    random: tuple[Pick, ...] = ()
    plain: bool = False

    def after(self, happened: Iterable[AnyFact]) -> "Script":
        """Return what is left once these facts are recorded: every draw is one of them."""
        if not self.dice and not self.random:
            return self
        sides = [
            fact.sides
            for fact in happened
            if isinstance(fact, facts.Rolled) and fact.purpose != "order"
        ]
        dice = sum(number > COIN for number in sides)
        return Script(self.dice[dice:], self.random[len(sides) - dice :], self.plain)


class WrittenChance:
    """Implements ``ChanceSource``: what a script says, then what another source does.

    ``play`` is the game as the request finds it: names of cards picked at random are looked
    up there, in the canonical order that the pick shuffles. Each draw takes one result,
    whether it fits or not, as each is recorded as one fact.
    """

    def __init__(self, script: Script, seeded: ChanceSource, play: GameState) -> None:
        self._script = script
        self._seeded = seeded
        self._play = play
        self._dice = list(script.dice)
        self._random = list(script.random)

    def shuffle(self, label: Label, n: int) -> tuple[int, ...]:
        """Return an order of ``n`` things, those that a random pick is to find first."""
        order = tuple(range(n)) if self._script.plain else self._seeded.shuffle(label, n)
        written = self._next() if label[0] in ("discard", "pick") else None
        if written is None:
            return order
        wanted = written if isinstance(written, tuple) else (written,)
        if label[0] == "pick":
            picked = self._places([self._called(ref) for ref in label[2:]], wanted)
        else:
            picked = self._picked(str(label[1]), wanted)
        first = [at for at in dict.fromkeys(picked) if 0 <= at < n]
        return (*first, *(at for at in order if at not in first))

    def roll(self, label: Label, sides: int) -> int:
        """Return the die written next, at most what the die has."""
        if self._dice:
            return min(self._dice.pop(0), sides)
        return 1 if self._script.plain else self._seeded.roll(label, sides)

    def choose(self, label: Label, n: int) -> int:
        """Return the index of the number written next, counted from 1."""
        written = self._next()
        if isinstance(written, int) and not isinstance(written, bool):
            return (written - 1) % n
        return 0 if self._script.plain else self._seeded.choose(label, n)

    def flip(self, label: Label) -> bool:
        """Return the coin's side written next; true is heads (CR 705.1)."""
        written = self._next()
        if isinstance(written, bool):
            return written
        return False if self._script.plain else self._seeded.flip(label)

    def _next(self) -> Pick | None:
        return self._random.pop(0) if self._random else None

    def _picked(self, seat: str, written: tuple[int | str, ...]) -> list[int]:
        """Return the places of what is written in the canonical order of a hand."""
        hand = [self._play.objects[oid] for oid in self._play.zones.get(f"hand:{seat}", ())]
        hand.sort(key=lambda c: (c.owner, c.card, c.slot, c.id))
        return self._places([self._name(card.card) for card in hand], written)

    def _called(self, ref: int | str) -> str:
        """Return what one of several is called from which chance picks."""
        if isinstance(ref, str):
            return ref.casefold()
        thing = self._play.objects.get(ref)
        return self._name(thing.card) if thing is not None else ""

    @staticmethod
    def _places(names: Sequence[str], written: tuple[int | str, ...]) -> list[int]:
        """Return the places of what is written among things of these names."""
        free = dict(enumerate(names))
        places = []
        for one in written:
            called = one.casefold() if isinstance(one, str) else None
            at = next((p for p, name in free.items() if called == name), -1)
            if isinstance(one, int):
                at = one - 1
            free.pop(at, None)
            places.append(at)
        return places

    def _name(self, digest: str) -> str:
        printed = self._play.printed.get(digest)
        return printed.name.casefold() if printed is not None else ""
