"""Noun phrases: references, values, filters, selections, targets."""

from typing import assert_never

from domain.cards.ir import language as l
from domain.cards.ir import terms as t
from domain.cards.wording.grammar import Speaker, count_word, noted, plural, with_article
from domain.cards.wording.relations import counted, within


def reference(ref: t.Reference, s: Speaker) -> str:
    """Return a reference as a noun phrase."""
    match ref:
        case t.This():
            return s.this
        case t.You():
            return "you"
        case t.Target(index):
            return s.target(index)
        case t.Bound(name):
            if name.startswith("target "):
                return "that target"
            if name.startswith("event "):
                return "that player" if name.endswith(("player", "defender")) else "it"
            return s.each if name == "each" else f"the {_PAID.get(name, name)}"
        case t.Event(part):
            return {
                "player": "that player", "source": "that source", "defender": "what it attacks",
                "other": "the other creature", "objects": "those objects", "card": "that card",
            }.get(part, "that object")  # fmt: skip
        case t.ControllerOf(of):
            return f"{possessive(of, s)} controller"
        case t.OwnerOf(of):
            return f"{possessive(of, s)} owner"
        case t.AttachedTo(t.This()):
            return s.attached
        case t.AttachedTo(of):
            return f"what {reference(of, s)} is attached to"
        case t.Players(which):
            return {
                "all": "each player", "opponents": "each opponent",
                "others": "each other player", "next": "the next player",
                "active": "the active player", "defending": "defending player",
                "attacked": "each player you attacked this combat",
                "most_life": "a player with the most life",
            }[which]  # fmt: skip
        case t.OtherThan(of):
            return f"each player other than {reference(of, s)}"
        case t.Entity(_, name):
            return name
        case _:
            assert_never(ref)


_PAID = {"sacrificed": "sacrificed permanent", "discarded": "discarded card",
         "revealed": "revealed card", "returned": "returned permanent"}  # fmt: skip
_FIGURES = {"life": "life total", "poison": "number of poison counters"}


def possessive(ref: t.Reference, s: Speaker) -> str:
    """Return whose it is."""
    if isinstance(ref, t.You):
        return "your"
    if isinstance(ref, t.Target) and s.was_named(ref.index):
        return "its" if s.is_object(ref.index) else "their"
    name = reference(ref, s)
    return {"it": "its", "they": "their"}.get(name, f"{name}'s")


def value(v: t.Value, s: Speaker) -> str:
    """Return a number as text."""
    match v:
        case int():
            return str(v)
        case t.X():
            return "X"
        case t.Stat(of, stat):
            return f"{possessive(of, s)} {stat.replace('_', ' ')}"
        case t.Counters(of, kind):
            return f"the number of {kind + ' ' if kind else ''}counters on {reference(of, s)}"
        case t.Number(of):
            return f"the number of {plural(reference(of, s).removeprefix('each '))}"
        case (
            t.Count()
            | t.Aggregate()
            | t.Distinct()
            | t.Devotion()
            | t.History()
            | t.TimesResolved()
        ):
            return counted(v, s)
        case t.TimesPaid(name):
            times = "was kicked" if name == "multikicker" else f"had its {name} cost paid"
            return f"the number of times {s.this} {times}"
        case t.ManaSpent(kind):
            what = {"all": "the amount of mana", "colors": "the number of colors of mana"}.get(
                kind, f"the amount of {{{kind}}}"
            )
            return f"{what} spent to cast {reference(v.of, s)}"
        case t.PlayerStat(of, stat, "max" | "min" as fn):
            lead = "greatest" if fn == "max" else "least"
            among = {"each player": "players", "each opponent": "opponents"}
            whose = reference(of, s)
            figure = _FIGURES.get(stat, stat + " size")
            return f"the {lead} {figure} among {among.get(whose, whose)}"
        case t.PlayerStat(of, "life"):
            return f"{possessive(of, s)} life total"
        case t.PlayerStat(of, "starting_life"):
            return f"{possessive(of, s)} starting life total"
        case t.PlayerStat(of, "poison"):
            return f"the number of poison counters of {reference(of, s)}"
        case t.PlayerStat(of, stat):
            return f"the number of cards in {possessive(of, s)} {stat}"
        case t.Arith(op, left, right):
            if op in ("half_down", "half_up"):
                way = "down" if op == "half_down" else "up"
                return f"half {value(left, s)}, rounded {way}"
            words = {"+": "plus", "-": "minus", "*": "times", "min": "or", "max": "or"}
            lead = {"min": "the lesser of ", "max": "the greater of "}.get(op, "")
            return f"{lead}{value(left, s)} {words[op]} {value(right, s)}"
        case t.EventAmount():
            return "that much"
        case t.Var(name):
            return noted(name)
        case _:
            assert_never(v)


def objects(filter_: t.Filter, s: Speaker, *, many: bool = False, noun: str = "") -> str:
    """Return the noun phrase of what matches a filter, without an article."""
    from domain.cards.wording.phrases import Phrase

    phrase = Phrase(s)
    phrase.add(filter_)
    return phrase.text(many=many, noun=noun)


def selection(what: l.Selection | l.HandOf, s: Speaker) -> str:
    """Return a selection as a noun phrase."""
    match what:
        case l.All(filter_, "battlefield"):
            phrase = objects(filter_, s, many=True)
            if isinstance(filter_, t.Or):
                phrase = phrase.replace(" or ", " and ")
            return f"all {phrase}"
        case l.All(filter_, zone):
            return f"all {''.join(within(filter_, zone, s, many=True))}"
        case l.Choose():
            from domain.cards.wording import choosing

            return choosing.chosen(what, s)
        case l.TopOf(whose, count):
            if count == 1:
                return f"the top card of {possessive(whose, s)} library"
            return f"the top {count_word(value(count, s))} cards of {possessive(whose, s)} library"
        case l.TopUntil(whose, filter_, count):
            wanted = objects(filter_, s, noun="card", many=count != 1)
            some = with_article(wanted) if count == 1 else f"{value(count, s)} {wanted}"
            return f"cards from the top of {possessive(whose, s)} library until {some} is found"
        case l.Among(of, filter_):
            if filter_ == t.ANYTHING:
                return reference(of, s)
            return f"each {objects(filter_, s, noun='card')} among {reference(of, s)}"
        case l.HandOf(whose):
            return f"{possessive(whose, s)} hand"
        case l.Outside(filter_, whose):
            cards = objects(filter_, s, noun="card", many=True)
            return f"the {cards} of {reference(whose, s)} outside the game"
        case _:
            return reference(what, s)
