"""Keyword actions that stand for other instructions (CR 701): each a macro over the language.

To add one: write its expansion here, and it is in ``ACTIONS``.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from domain.cards.ir.language import Among as AmongThem
from domain.cards.ir.language import (
    Apply,
    Arrange,
    Bind,
    ChangeTypes,
    Choose,
    CreateTokens,
    Discard,
    Draw,
    Effect,
    Gate,
    If,
    KeywordAction,
    Look,
    Move,
    Note,
    PutCounters,
    Remember,
    Seq,
    TokenCopy,
    TokenSpec,
    TopOf,
)
from domain.cards.ir.terms import (
    ANYTHING,
    Aggregate,
    And,
    Bound,
    ControlledBy,
    ControllerOf,
    Did,
    Exists,
    HasCounter,
    Matches,
    Not,
    Players,
    Stat,
    StatCompare,
    Status,
    Subtype,
    Type,
    Unless,
    Var,
    You,
)

PLUS = "+1/+1"
_YOURS = And((Type("creature"), ControlledBy(You())))


def _investigate(action: KeywordAction) -> Effect:
    """CR 701.16a."""
    from domain.cards.predefined_tokens import CLUE

    return CreateTokens(CLUE, action.number)


def _explore(action: KeywordAction) -> Effect:
    """CR 701.44a."""
    who, card = ControllerOf(action.what), Bound("explored card")
    return Seq(
        (
            Bind("explored card", TopOf(who)),
            Look(card, reveal=True),
            If(
                Matches(card, Type("land")),
                Move(card, "hand"),
                Seq(
                    (
                        PutCounters(action.what, PLUS),
                        If(Matches(card, ANYTHING), Gate(who, Move(card, "graveyard"))),
                    )
                ),
            ),
        )
    )


def _amass(action: KeywordAction) -> Effect:
    """CR 701.47a."""
    army, yours = Bound("amassed Army"), And((_YOURS, Subtype("Army")))
    token = TokenSpec(("creature",), (action.kind, "Army"), ("B",), 0, 0)
    return Seq(
        (
            If(Unless(Exists(yours)), CreateTokens(token)),
            Bind("amassed Army", Choose(You(), yours)),
            PutCounters(army, PLUS, action.number),
            If(
                Unless(Matches(army, Subtype(action.kind))),
                Apply(army, (ChangeTypes(subtypes=(action.kind,)),), "game"),
            ),
        )
    )


def _bolster(action: KeywordAction) -> Effect:
    """CR 701.39a."""
    weakest = And((_YOURS, StatCompare("toughness", "<=", Aggregate("min", _YOURS, "toughness"))))
    return Seq(
        (
            Bind("bolstered creature", Choose(You(), weakest)),
            PutCounters(Bound("bolstered creature"), PLUS, action.number),
        )
    )


def _adapt(action: KeywordAction) -> Effect:
    """CR 701.46a."""
    return If(
        Unless(Matches(action.what, HasCounter(PLUS))),
        PutCounters(action.what, PLUS, action.number),
    )


def _monstrosity(action: KeywordAction) -> Effect:
    """CR 701.37a; a permanent remembers that it is monstrous (CR 701.37b)."""
    return If(
        Unless(Did("monstrous")),
        Seq(
            (
                PutCounters(action.what, PLUS, action.number),
                Remember("monstrous", action.what, action.what),
            )
        ),
    )


def _connive(action: KeywordAction) -> Effect:
    """CR 701.50a, 701.50e."""
    who = ControllerOf(action.what)
    return Seq(
        (
            Draw(action.number, who),
            Discard(action.number, who, bind="connived"),
            Bind("connived nonlands", AmongThem(Bound("connived"), Not(Type("land")))),
            PutCounters(action.what, PLUS, Var("connived nonlands")),
        )
    )


def _fateseal(action: KeywordAction) -> Effect:
    """CR 701.29a."""
    return Seq(
        (
            Bind("fatesealed opponent", Choose(You(), players=Players("opponents"))),
            Arrange(action.number, whose=Bound("fatesealed opponent")),
        )
    )


def _clash(action: KeywordAction) -> Effect:
    """CR 701.30; the mana values are noted, for what it is to win (CR 701.30d)."""
    other, mine, theirs = Bound("clashing opponent"), Bound("your card"), Bound("their card")
    return Seq(
        (
            Bind("clashing opponent", Choose(You(), players=Players("opponents"))),
            Bind("your card", TopOf(You())),
            Bind("their card", TopOf(other)),
            Look(mine, reveal=True),
            Look(theirs, reveal=True),
            Note("value of your card", Stat(mine, "mana_value")),
            Note("value of their card", Stat(theirs, "mana_value")),
            If(Matches(mine, ANYTHING), Gate(You(), Move(mine, "library", place="bottom"))),
            If(Matches(theirs, ANYTHING), Gate(other, Move(theirs, "library", place="bottom"))),
        )
    )


def _populate(action: KeywordAction) -> Effect:
    """CR 701.36a."""
    yours = And((_YOURS, Status("token")))
    return Seq(
        (
            Bind("populated token", Choose(You(), yours)),
            CreateTokens(TokenCopy(Bound("populated token"))),
        )
    )


ACTIONS: Mapping[str, Callable[[KeywordAction], Effect]] = MappingProxyType(
    {
        "investigate": _investigate,
        "populate": _populate,
        "explore": _explore,
        "amass": _amass,
        "bolster": _bolster,
        "adapt": _adapt,
        "monstrosity": _monstrosity,
        "connive": _connive,
        "fateseal": _fateseal,
        "clash": _clash,
    }
)


def expand(action: KeywordAction) -> Effect:
    """Return what a keyword action stands for; raises KeyError for one that is not defined."""
    return ACTIONS[action.action](action)
