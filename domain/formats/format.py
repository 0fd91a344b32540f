"""What every format says of itself: who can play, with which decks, and what a table may choose."""

from collections.abc import Callable, Mapping, Sequence

import msgspec

from domain.formats.deck_kinds import PLAYER, DeckKind, GatheringRule, in_accord, nothing
from domain.formats.deck_rules import AssumedPrinting, Cards, ColorCount, DeckRule, Entry
from domain.kernel.refusals import Malformed
from domain.rules import Overlay


class Option(msgspec.Struct, frozen=True):
    """Something that a table may choose; a number lies between ``least`` and ``most``.

    One of kind ``list`` is a list of names.
    """

    name: str
    kind: type[int] | type[bool] | type[str] | type[list[str]]
    meaning: str
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 0

    def refusal(self, value: object) -> str | None:
        """Return why the option cannot have this value, or nothing."""
        # A truth value is an int to Python and not to us.
        if type(value) is not self.kind:
            return f"The option {self.name} has another type."
        if isinstance(value, list) and not all(isinstance(name, str) for name in value):
            return f"The option {self.name} is a list of names."
        if self.choices and value not in self.choices:
            return f"The option {self.name} is one of: {', '.join(self.choices)}."
        if isinstance(value, int) and self.kind is int and not self.least <= value <= self.most:
            return f"The option {self.name} lies between {self.least} and {self.most}."
        return None


class Format(msgspec.Struct, frozen=True, kw_only=True):
    """A format: how many play, from which life total, with which decks and hooks.

    ``deck_check(entries, cards)`` returns every problem of a deck, and nothing for a deck
    that the format allows. ``make_overlay`` returns the hooks for options already checked.
    ``physical``: its decks are of cards that somebody owns. ``color_count`` tells for which
    colour each card counts, ``assumed_printings`` which printings a check took.

    ``table_decks`` are the kinds of decks that belong to the table, ``deck_advice`` is what a
    player's deck had better be. ``together`` returns what is wrong with the decks of one game
    beside each other, ``together_advice`` what could be better; ``house_rules`` the rule that
    a table's options make for its players' decks.
    """

    id: str
    name: str
    min_players: int
    max_players: int
    starting_life: int
    deck_check: DeckRule
    options: tuple[Option, ...] = ()
    make_overlay: Callable[[Mapping[str, object]], Overlay]
    physical: bool = False
    color_count: Callable[[Sequence[Entry], Cards], ColorCount] | None = None
    assumed_printings: Callable[[Sequence[Entry], Cards], tuple[AssumedPrinting, ...]] | None = None
    deck_advice: DeckRule = nothing
    table_decks: tuple[DeckKind, ...] = ()
    together: GatheringRule = in_accord
    together_advice: GatheringRule = in_accord
    house_rules: Callable[[Mapping[str, object]], DeckRule] | None = None

    @property
    def kinds(self) -> tuple[DeckKind, ...]:
        """Every kind of deck, that of players first."""
        own = DeckKind(
            id=PLAYER, name="Player's deck", check=self.deck_check, advice=self.deck_advice
        )
        return (own, *self.table_decks)

    def kind(self, kind_id: str) -> DeckKind:
        """Return a kind of deck; raises ``Malformed`` for one that the format does not have."""
        found = next((kind for kind in self.kinds if kind.id == kind_id), None)
        if found is None:
            raise Malformed(
                "The format has no such kind of deck.",
                code="unknown-kind",
                data={"kinds": [kind.id for kind in self.kinds]},
            )
        return found

    def overlay(self, options: Mapping[str, object]) -> Overlay:
        """Return the format's hooks; raises ``Malformed`` for options that it does not have."""
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise Malformed(
                    "The format has no such option.",
                    code="unknown-option",
                    data={"options": list(known)},
                )
            refusal = known[name].refusal(value)
            if refusal is not None:
                raise Malformed(refusal, code="bad-option", data={"option": name})
        return self.make_overlay(options)
