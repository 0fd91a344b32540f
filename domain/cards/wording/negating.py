"""Conditions that do not hold, as clauses."""

from domain.cards.ir import terms as t
from domain.cards.ir.terms.filters import Comparison
from domain.cards.wording import conditions
from domain.cards.wording.grammar import Speaker

_OPPOSITE: dict[Comparison, Comparison] = {
    "<": ">=", "<=": ">", "==": "!=", "!=": "==", ">=": "<", ">": "<=",
}  # fmt: skip
_SUBJECTS = (("a player ", "no player "), ("an opponent ", "no opponent "),
             ("a source ", "no source "), ("a creature ", "no creature "))  # fmt: skip


def negated(c: t.Condition, s: Speaker) -> str:
    """Return that a condition does not hold."""
    match c:
        case t.Unless(of):
            return conditions.condition(of, s)
        case t.Compare(left, op, right):
            return conditions.condition(t.Compare(left, _OPPOSITE[op], right), s)
        case t.Exists():
            return conditions.absent(c, s)
        case t.Either(parts):
            return " and ".join(negated(part, s) for part in parts)
        case t.Every(parts):
            return " or ".join(negated(part, s) for part in parts)
        case _:
            return _denied(conditions.condition(c, s))


def _denied(clause: str) -> str:
    """Return the opposite of a clause: nobody did it, or it is not so."""
    for some, none in _SUBJECTS:
        if clause.startswith(some):
            return none + clause.removeprefix(some)
    for verb, opposite in ((" was ", " wasn't "), ("it's ", "it's not "),
                           ("there is a", "there is no "), (" is ", " isn't ")):  # fmt: skip
        if verb in clause:
            before, _, after = clause.partition(verb)
            if opposite.endswith("no "):
                after = after.removeprefix("n").lstrip()
            return f"{before}{opposite}{after}"
    return f"it isn't true that {clause}"
