"""Instructions that decide something: values chosen, chance, votes, repetition (CR 608.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from domain.cards.ir.language.selections import Selection
from domain.cards.ir.node import Node
from domain.cards.ir.terms import Condition, Filter, Reference, This, Value, You

if TYPE_CHECKING:
    # The families are mutually recursive; the package fills these names in.
    from domain.cards.ir.language.effects import Effect

Choosable = Literal["color", "creature_type", "land_type", "card_type", "card_name", "word"]


class ChooseValue(Node, frozen=True):
    """A player chooses a colour, a type, a name or a word, remembered under ``name`` (CR 608.2d).

    ``options`` limits the choice: of words it is all there is, of names what each part of
    them must not be (``nonland``, ``nonbasic``). The filter ``Chosen`` reads it.
    """

    what: Choosable
    name: str
    who: Reference = You()
    options: tuple[str, ...] = ()


class Choice(Node, frozen=True):
    """One of several things that a player may choose to happen, by its name."""

    label: str
    effect: Effect


class ChooseEffect(Node, frozen=True):
    """A player chooses which of several things happens, or chance does (CR 608.2d).

    ``optional``: nothing may be chosen. Several players choose one after another, each bound
    to ``each`` in what follows.
    """

    of: tuple[Choice, ...]
    who: Reference = You()
    random: bool = False
    optional: bool = False


class Piles(Node, frozen=True):
    """A player separates objects into two piles, another chooses one of them (CR 700.3).

    The pile that was chosen is bound to ``chosen``, the other one to ``other``.
    """

    of: Selection
    who: Reference
    chooser: Reference = You()
    chosen: str = "chosen pile"
    other: str = "other pile"


class ChooseNumber(Node, frozen=True):
    """A player chooses a number, remembered under ``name`` (CR 107.1)."""

    name: str
    max: Value
    min: Value = 0
    who: Reference = You()


class Note(Node, frozen=True):
    """Remember a number as it is now under a name."""

    name: str
    value: Value


class Repeat(Node, frozen=True):
    """Carry out so many times, or again as long as a condition holds afterwards (CR 608.2c)."""

    do: Effect
    times: Value | None = None
    again: Condition | None = None


class Flip(Node, frozen=True):
    """A player flips coins; for each, one thing or another happens (CR 705).

    ``until_lost``: the player goes on until they lose a flip. The flips won are counted under
    ``bind``, those lost under ``bind`` and `` lost``.
    """

    won: Effect | None = None
    lost: Effect | None = None
    count: Value = 1
    who: Reference = You()
    until_lost: bool = False
    bind: str = "flips"


class Outcome(Node, frozen=True):
    """One line of a results table: what happens for these results of the die (CR 706.3a)."""

    low: int
    effect: Effect
    high: int | None = None


class Roll(Node, frozen=True):
    """A player rolls a die; its result is remembered, and what the table says happens (CR 706)."""

    sides: int
    who: Reference = You()
    plus: Value = 0
    bind: str = "result"
    table: tuple[Outcome, ...] = ()


class Vote(Node, frozen=True):
    """Each player votes for one of the words, or for an object, ``first`` to begin (CR 701.38).

    Who voted for a word is bound to ``votes for`` and that word, so that ``Var`` of it is the
    number of its votes. The objects ``among`` which they vote are those that match now; those
    with the most votes are bound to ``elected``.
    """

    options: tuple[str, ...] = ()
    first: Reference = You()
    who: Reference | None = None
    among: Filter | None = None


class KeywordAction(Node, frozen=True):
    """A keyword action by name; ``domain.cards.keywords.actions`` says what it means (CR 701)."""

    action: str
    number: Value = 1
    what: Reference = This()
    kind: str = ""
