"""Instructions one after another, as sentences: what two of them say together."""

from __future__ import annotations

from collections.abc import Callable

from domain.cards.ir import language as l
from domain.cards.ir import terms as t
from domain.cards.wording import moving, nouns
from domain.cards.wording.grammar import Speaker

Said = Callable[[l.Effect, Speaker], str]


def sequence(parts: tuple[l.Effect, ...], s: Speaker, said: Said) -> str:
    """Return instructions in their order, each as a sentence, without the last full stop."""
    sentences: list[str] = []
    taken: set[str] = set()
    rest = iter(moving.joined(parts))
    part = next(rest, None)
    while part is not None:
        after = next(rest, None)
        if isinstance(part, l.Move) and _shuffles(part, after):
            sentences.append(_shuffled_in(part, s))
            after = next(rest, None)
        else:
            text = said(part, s)
            if isinstance(part, l.Move) and isinstance(part.what, t.Bound):
                name = part.what.name
                text = text.replace(f"put the {name} ", "put the rest ") if name in taken else text
            sentences.append(text)
        taken |= _picked_from(part)
        part = after
    return ". ".join(
        text if at == 0 else text[:1].upper() + text[1:] for at, text in enumerate(sentences)
    )


def clause(text: str, s: Speaker) -> str:
    """Return sentences as one, where all of them depend on the same condition.

    What explains itself (it can't be regenerated) or has a condition of its own stays apart.
    """
    first, *others = text.split(". ")
    apart = ("If ", "At ", "For ", "Otherwise", "You may", "They ", "It ", "That ", "The ")
    if not others or "“" in text or any(part.startswith(apart) for part in others):
        return text
    parts = [part if part.startswith(s.this) else part[:1].lower() + part[1:] for part in others]
    return ", then ".join((first, *parts))


def _shuffles(move: l.Move, after: l.Effect | None) -> bool:
    """Whether what goes into a library is shuffled in there."""
    if move.to != "library" or move.verb != "put" or not isinstance(after, l.Shuffle):
        return False
    whole = isinstance(move.what, l.All) and move.what.filter == t.OwnedBy(after.who)
    match move.what:
        case t.This() | t.Target() | t.Bound() | t.Event() as one:
            return after.who == t.OwnerOf(one)
        case _:
            return whole


def _shuffled_in(move: l.Move, s: Speaker) -> str:
    what = nouns.selection(move.what, s)
    whose = "their" if isinstance(move.what, l.All) else "its owner's"
    return f"shuffle {what} into {whose} library"


def _picked_from(part: l.Effect) -> set[str]:
    """Return the names of what some were taken from, so that others are the rest."""
    if not isinstance(part, l.Move):
        return set()
    match part.what:
        case l.Choose(among=t.Bound(name)) | l.Among(t.Bound(name)):
            return {name}
        case _:
            return set()
