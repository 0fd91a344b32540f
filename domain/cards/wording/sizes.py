"""How much power and toughness change, as a phrase (CR 613.4c)."""

from domain.cards.ir import terms as t
from domain.cards.wording import nouns, relations
from domain.cards.wording.grammar import Speaker


def changed(power: t.Value, toughness: t.Value, s: Speaker) -> str:
    """Return ``+1/+1``, ``+1/+0 for each …`` or ``+X/+X, where X is …``."""
    if isinstance(power, int) and isinstance(toughness, int):
        return f"{_signed(power, toughness)}/{_signed(toughness, power)}"
    up, high = _factor(power)
    out, wide = _factor(toughness)
    what = high if high is not None else wide
    if what is None or (high is not None and wide is not None and high != wide):
        signs = f"{_letter(up, high, 'X')}/{_letter(out, wide, 'Y')}"
        where = [f"{letter} is {nouns.value(one, s)}"
                 for letter, one in (("X", high), ("Y", wide)) if one is not None]  # fmt: skip
        return f"{signs}, where {' and '.join(where)}"
    if isinstance(what, t.Count):
        phrase, where_ = relations.within(what.filter, what.zone, s, many=False)
        signs = f"{_signed(up, out)}/{_signed(out, up)}"
        return f"{signs} for each {phrase.removeprefix('an ')}{where_}"
    signs = f"{_letter(up, high, 'X')}/{_letter(out, wide, 'X')}"
    return signs if isinstance(what, t.X) else f"{signs}, where X is {nouns.value(what, s)}"


def _factor(v: t.Value) -> tuple[int, t.Value | None]:
    """Return how often something counts, and what; of a plain number only the number."""
    match v:
        case int():
            return v, None
        case t.Arith("-", 0, right):
            times, what = _factor(right)
            return -times, what
        case t.Arith("*", int() as times, right):
            return times, right
        case t.Arith("*", left, int() as times):
            return times, left
        case _:
            return 1, v


def _signed(number: int, other: int) -> str:
    # A zero beside a penalty is written -0 (as -3/-0 and -0/-3 are).
    minus = number < 0 or (number == 0 and other < 0)
    return f"-{-number}" if minus else f"+{number}"


def _letter(times: int, what: t.Value | None, letter: str) -> str:
    if what is None:
        return f"+{times}" if times >= 0 else str(times)
    size = letter if abs(times) == 1 else f"{abs(times)}{letter}"
    return f"{'-' if times < 0 else '+'}{size}"
