"""Instructions that decide, leave to chance, exchange or skip, as sentences."""

from typing import assert_never

from domain.cards.ir import language as l
from domain.cards.ir import terms as t
from domain.cards.mana import COLOR_NAMES
from domain.cards.wording import conditions, nouns
from domain.cards.wording.grammar import Speaker, count_word, does, either, with_article

Deciding = (
    l.SetLife
    | l.ChooseValue
    | l.ChooseNumber
    | l.ChooseEffect
    | l.Piles
    | l.Note
    | l.Repeat
    | l.Flip
    | l.Roll
    | l.Vote
    | l.KeywordAction
    | l.ExchangeControl
    | l.ExchangeLife
    | l.MoveCounters
    | l.RemoveCounters
    | l.PutDivided
    | l.Proliferate
    | l.Skip
    | l.EndTurn
)


def instruction(e: Deciding, s: Speaker) -> str:
    """Return one of these instructions as a sentence without its full stop."""
    match e:
        case l.SetLife(amount, who):
            return f"{nouns.possessive(who, s)} life total becomes {nouns.value(amount, s)}"
        case l.ChooseValue():
            return _subject(e.who, "choose", _choosable(e), s)
        case l.ChooseNumber(_, high, low, who):
            bounds = f"a number from {nouns.value(low, s)} to {nouns.value(high, s)}"
            return _subject(who, "choose", bounds, s)
        case l.ChooseEffect():
            return _chosen(e, s)
        case l.Piles(of, who, chooser):
            parts = _subject(who, "separate", f"{nouns.selection(of, s)} into two piles", s)
            return f"{parts}. {_subject(chooser, 'choose', 'one of the piles', s).capitalize()}"
        case l.Note(name, value):
            return f"note {nouns.value(value, s)} as the {name}"
        case l.Repeat(do, times, again):
            return _repeat(do, times, again, s)
        case l.Flip():
            return _flip(e, s)
        case l.Roll():
            return _roll(e, s)
        case l.Vote(options, first, _, among):
            start = nouns.reference(first, s)
            for_what = either(list(options))
            if among is not None:
                for_what = with_article(nouns.objects(among, s))
            return f"starting with {start}, each player votes for {for_what}"
        case l.KeywordAction():
            return _action(e, s)
        case _:
            return _trade(e, s)


def _trade(
    e: l.ExchangeControl
    | l.ExchangeLife
    | l.MoveCounters
    | l.RemoveCounters
    | l.PutDivided
    | l.Proliferate
    | l.Skip
    | l.EndTurn,
    s: Speaker,
) -> str:
    match e:
        case l.ExchangeControl(first, second):
            return (
                f"exchange control of {nouns.reference(first, s)} and {nouns.reference(second, s)}"
            )
        case l.ExchangeLife(first, second):
            pair = f"{nouns.reference(first, s)} and {nouns.reference(second, s)}"
            return f"{pair} exchange life totals"
        case l.MoveCounters(origin, to, kind, count):
            some = _counters(kind, count, s)
            return f"move {some} from {nouns.reference(origin, s)} onto {nouns.reference(to, s)}"
        case l.RemoveCounters(what, kind, count):
            return f"remove {_counters(kind, count, s)} from {nouns.selection(what, s)}"
        case l.PutDivided(kind, target):
            spec = s.targets[target]
            total = count_word(nouns.value(spec.divide or 0, s))
            return f"distribute {total} {kind} counters among {s.target(target)}"
        case l.Proliferate(who):
            return _subject(who, "proliferate", "", s)
        case l.Skip(what, who, count):
            return _skip(what, who, count, s)
        case l.EndTurn():
            return "end the turn"
        case _:
            assert_never(e)


def _subject(who: t.Reference, verb: str, what: str, s: Speaker) -> str:
    if isinstance(who, t.You):
        return f"{verb} {what}".strip()
    name = nouns.reference(who, s)
    return f"{name} {does(name, verb)} {what}".strip()


def _choosable(e: l.ChooseValue) -> str:
    match e.what:
        case "word":
            return either(list(e.options))
        case "color" if e.options:
            return either([COLOR_NAMES[color] for color in e.options])
        case "card_name":
            return with_article(" ".join((*e.options, "card name")))
        case "card_type":
            ruled_out = [option.removeprefix("non") for option in e.options]
            return "a card type" + (f" other than {either(ruled_out)}" if ruled_out else "")
        case _:
            return with_article(e.what.replace("_", " "))


def _chosen(e: l.ChooseEffect, s: Speaker) -> str:
    from domain.cards.wording.effects import effect

    # What only notes which one was chosen is called by its name.
    ways = either([c.label if isinstance(c.effect, l.Note) else effect(c.effect, s) for c in e.of])
    if e.random:
        return f"by chance, {ways}"
    name = nouns.reference(e.who, s)
    return f"{name} may {ways}" if e.optional else f"{name} {does(name, 'choose')}: {ways}"


def _repeat(do: l.Effect, times: t.Value | None, again: t.Condition | None, s: Speaker) -> str:
    from domain.cards.wording.effects import effect

    text = effect(do, s)
    if times is not None:
        return f"{text}. Do this {count_word(nouns.value(times, s))} times in all"
    if again is not None:
        return f"{text}. If {conditions.condition(again, s)}, repeat this process"
    return text


def _flip(e: l.Flip, s: Speaker) -> str:
    from domain.cards.wording.effects import effect

    number = nouns.value(e.count, s)
    coins = "a coin" if number == "1" else f"{count_word(number)} coins"
    name = nouns.reference(e.who, s)
    text = _subject(e.who, "flip", coins, s)
    if e.until_lost:
        text += f" until {name} {does(name, 'lose')} a flip"
    if e.won is not None:
        text += f". If {name} {does(name, 'win')} the flip, {effect(e.won, s)}"
    if e.lost is not None:
        text += f". If {name} {does(name, 'lose')} the flip, {effect(e.lost, s)}"
    return text


def _roll(e: l.Roll, s: Speaker) -> str:
    from domain.cards.wording.effects import effect

    die = "a six-sided die" if e.sides == 6 else f"a d{e.sides}"
    text = _subject(e.who, "roll", die, s)
    if e.plus != 0:
        text += f" and add {nouns.value(e.plus, s)}"
    for line in e.table:
        span = f"{line.low}+" if line.high is None else f"{line.low}—{line.high}"
        if line.high == line.low:
            span = str(line.low)
        text += f". {span} | {effect(line.effect, s)}"
    return text


_OF_THIS_PERMANENT = ("explore", "connive")


def _action(e: l.KeywordAction, s: Speaker) -> str:
    number = nouns.value(e.number, s)
    if e.action in _OF_THIS_PERMANENT:
        name = nouns.reference(e.what, s)
        return f"{name} {does(name, e.action)}" + (f" {number}" if number != "1" else "")
    match e.action:
        case "amass":
            return f"amass {e.kind}s {number}"
        case "clash":
            return "clash with an opponent"
        case "populate":
            return "populate"
        case "investigate":
            return "investigate" if number == "1" else f"investigate {count_word(number)} times"
        case _:
            return f"{e.action} {number}"


def _counters(kind: str, count: t.Value | None, s: Speaker) -> str:
    noun = "counter" if kind == "*" else f"{kind} counter"
    if count is None:
        return f"all {noun}s"
    number = "that many" if isinstance(count, t.EventAmount) else nouns.value(count, s)
    return with_article(noun) if number == "1" else f"{count_word(number)} {noun}s"


def _skip(what: str, who: t.Reference, count: t.Value, s: Speaker) -> str:
    noun = {
        "turn": "turn", "combat": "combat phase", "precombat_main": "main phase",
    }.get(what, f"{what} step")  # fmt: skip
    name, number = nouns.reference(who, s), nouns.value(count, s)
    whose = "your" if name == "you" else "their"
    some = f"next {noun}" if number == "1" else f"next {count_word(number)} {noun}s"
    return f"{name} {does(name, 'skip')} {whose} {some}"
