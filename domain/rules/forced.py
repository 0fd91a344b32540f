"""Questions with one possible answer, which are not asked."""

from domain.rules import answers as a
from domain.rules.questions import Question


def forced_answer(question: Question) -> a.Answer | None:
    """Return the only possible answer, or nothing where there is a choice."""
    limits = question.constraints
    open_refs = [c.ref for c in question.candidates if c.selectable]
    match question.kind:
        case "act" | "pay" | "setup":
            return None
        case "number":
            return (
                a.Number(limits.min)
                if limits.min is not None and limits.min == limits.max
                else None
            )
        case "order":
            return a.Order(tuple(open_refs)) if len(open_refs) < 2 else None
        case "attackers":
            return None if open_refs else a.Attack(())
        case "blockers":
            return _only_block(question)
        case "distribute":
            if len(question.candidates) != 1 or limits.total is None:
                return None
            return a.Distribute(((question.candidates[0].ref, limits.total),))
        case "partition":
            return None if question.candidates else a.Partition({})
        case _:
            low = limits.min if limits.min is not None else 0
            high = min(limits.max if limits.max is not None else low, len(open_refs))
            if high == 0 or (low == high == len(open_refs) and not (limits.ordered and high > 1)):
                return a.Choose(tuple(open_refs[:high]))
            return None


def _only_block(question: Question) -> a.Block | None:
    """Return the only block: none at all, or one that every creature must do."""
    able = [c for c in question.candidates if c.selectable]
    if not all(c.must and len(c.partners) == 1 for c in able):
        return None
    return a.Block(tuple((int(c.ref), int(c.partners[0])) for c in able))
