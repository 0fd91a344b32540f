"""Instructions as sentences."""

from typing import assert_never

from domain.cards.ir import language as l
from domain.cards.ir import terms as t
from domain.cards.wording import conditions, costs, making, modifications, nouns, patterns
from domain.cards.wording.grammar import (
    Speaker,
    count_word,
    either,
    plural,
    with_article,
)

_DURATIONS = {
    "end_of_turn": "until end of turn", "end_of_combat": "until end of combat",
    "your_next_turn": "until your next turn", "game": "for the rest of the game",
}  # fmt: skip


def effect(e: l.Effect, s: Speaker) -> str:
    """Return an instruction as one or more sentences without the last full stop."""
    match e:
        case l.Seq(parts):
            return _sequence(parts, s)
        case l.ForEach(over, do):
            return _for_each(over, do, s)
        case l.If(condition, then, otherwise):
            clause = f"if {conditions.condition(condition, s)}, {effect(then, s)}"
            return clause + (f". Otherwise, {effect(otherwise, s)}" if otherwise else "")
        case l.Gate():
            return _gate(e, s)
        case l.Bind(name, what):
            chooser = nouns.reference(what.who, s) if isinstance(what, l.Choose) else "you"
            chosen = f"{chooser} {_verb(chooser, 'choose')} {nouns.selection(what, s)}"
            return chosen if name.startswith("chosen ") else f"{chosen} as the {name}"
        case l.Delay(pattern, then, once):
            return f"{patterns.later(pattern, s, once=once)}, {effect(then, s)}"
        case l.Move():
            return _move(e, s)
        case l.DealDamage(to, amount, source):
            if isinstance(amount, t.EventAmount):
                lead = f"{nouns.reference(source, s)} deals that much damage"
                return f"{lead} to {nouns.selection(to, s)}"
            number = nouns.value(amount, s)
            lead = f"{nouns.reference(source, s)} deals"
            if number.isdigit() or number == "X":
                return f"{lead} {number} damage to {nouns.selection(to, s)}"
            return f"{lead} damage to {nouns.selection(to, s)} equal to {number}"
        case l.DealDivided(target):
            spec = s.targets[target]
            low = either([count_word(str(n)) for n in range(spec.min, spec.max + 1)])
            phrase = s.target(target)
            among = "targets" if "any target" in phrase or "targets" in phrase else phrase
            total = nouns.value(spec.divide or 0, s)
            return f"{s.this} deals {total} damage divided as you choose among {low} {among}"
        case l.GainLife(amount, who):
            return _does(who, "gain", f"{nouns.value(amount, s)} life", s, amount)
        case l.LoseLife(amount, who):
            return _does(who, "lose", f"{nouns.value(amount, s)} life", s, amount)
        case l.Draw(count, who):
            return _does(who, "draw", _cards(count, s), s)
        case l.Discard(count, who, random):
            return _does(who, "discard", _cards(count, s) + (" at random" if random else ""), s)
        case l.Sacrifice(filter_, count, who):
            some = _counted(filter_, count, s)
            return _does(who, "sacrifice", some + " of their choice", s)
        case _:
            return _more(e, s)


def _more(e: l.Effect, s: Speaker) -> str:
    match e:
        case l.SetTapped(what, tapped):
            return f"{'tap' if tapped else 'untap'} {nouns.selection(what, s)}"
        case l.PutCounters(what, kind, count):
            if not isinstance(count, int | t.X):
                where = nouns.selection(what, s)
                return f"put {kind} counters on {where} equal to {nouns.value(count, s)}"
            return f"put {_counters(kind, count, s)} on {nouns.selection(what, s)}"
        case l.CreateTokens(token, count, who, tapped):
            return _does(who, "create", making.token_phrase(token, count, s, tapped=tapped), s)
        case l.CounterSpell(what):
            return f"counter {nouns.reference(what, s)}"
        case l.AddMana():
            return _does(e.who, "add", making.mana_phrase(e, s), s)
        case l.Search():
            return _search(e, s)
        case l.Arrange(count, who, away):
            return _does(who, "scry" if away == "bottom" else "surveil", nouns.value(count, s), s)
        case l.Look(what, who, reveal):
            verb = "reveal" if reveal else "look at"
            return _does(who, verb, nouns.selection(what, s), s)
        case l.Shuffle(who):
            return _does(who, "shuffle", f"{nouns.possessive(who, s)} library", s)
        case l.Attach(to, what):
            return f"attach {nouns.reference(what, s)} to {nouns.reference(to, s)}"
        case l.Fight(first, second):
            return f"{nouns.reference(first, s)} fights {nouns.reference(second, s)}"
        case l.ExtraTurn(who):
            return _does(who, "take", "an extra turn after this one", s)
        case l.EndGame(outcome, who):
            if outcome == "draw":
                return "the game is a draw"
            return _does(who, outcome, "the game", s)
        case l.Apply():
            return _apply(e, s)
        case l.Shield():
            return _shield(e, s)
        case (
            l.Seq()
            | l.ForEach()
            | l.If()
            | l.Gate()
            | l.Bind()
            | l.Delay()
            | l.Move()
            | l.DealDamage()
            | l.DealDivided()
            | l.GainLife()
            | l.LoseLife()
            | l.Draw()
            | l.Discard()
            | l.Sacrifice()
        ):
            return effect(e, s)
        case _:
            assert_never(e)  # fmt: skip


def _verb(who: str, verb: str) -> str:
    if who == "you":
        return verb
    first, _, rest = verb.partition(" ")
    ending = "es" if first.endswith(("s", "sh", "ch")) else "s"
    if first.endswith("y") and first[-2] not in "aeiou":
        first, ending = first[:-1], "ies"
    return f"{first}{ending}{' ' + rest if rest else ''}"


def _does(who: t.Reference, verb: str, what: str, s: Speaker, amount: t.Value = 0) -> str:
    """A player does something; an amount that is no plain number comes last."""
    if isinstance(amount, t.EventAmount):
        what = f"that much {what.rsplit(' ', maxsplit=1)[-1]}"
    elif not isinstance(amount, int | t.X):
        what = f"{what.rsplit(' ', maxsplit=1)[-1]} equal to {nouns.value(amount, s)}"
    if isinstance(who, t.You):
        subject = "you " if verb in ("gain", "lose", "win", "take") else ""
        return f"{subject}{verb} {what}"
    name = nouns.reference(who, s)
    return f"{name} {_verb(name, verb)} {what}"


def _cards(count: t.Value, s: Speaker) -> str:
    number = nouns.value(count, s)
    return "a card" if number == "1" else f"{count_word(number)} cards"


def _counted(filter_: t.Filter, count: t.Value, s: Speaker) -> str:
    number = nouns.value(count, s)
    noun = nouns.objects(filter_, s)
    return with_article(noun) if number == "1" else f"{count_word(number)} {plural(noun)}"


def _for_each(over: l.Selection, do: l.Effect, s: Speaker) -> str:
    if isinstance(over, l.All):
        s.each = "it"
        return f"for each {nouns.objects(over.filter, s)}, {effect(do, s)}"
    return f"for {nouns.selection(over, s)}, {effect(do, s)}"


def _counters(kind: str, count: t.Value, s: Speaker) -> str:
    number = nouns.value(count, s)
    if number == "1":
        return with_article(f"{kind} counter")
    return f"{count_word(number)} {kind} counters"


def _sequence(parts: tuple[l.Effect, ...], s: Speaker) -> str:
    sentences = [effect(part, s) for part in parts]
    return ". ".join(text if at == 0 else text[:1].upper() + text[1:]
                     for at, text in enumerate(sentences))  # fmt: skip


def _gate(e: l.Gate, s: Speaker) -> str:
    if e.pay and e.otherwise is not None and e.then is None:
        refused = effect(e.otherwise, s)
        payer = nouns.reference(e.who, s)
        return f"{refused} unless {payer} {_verb(payer, costs.price(e.pay, s))}"
    who = nouns.reference(e.who, s)
    if not e.pay:
        then = effect(e.then, s) if e.then else "do nothing"
        text = f"{who} may {then.removeprefix('you ').removeprefix(who + ' ')}"
        return text + (f". If {who} don't, {effect(e.otherwise, s)}" if e.otherwise else "")
    text = f"{who} may {costs.price(e.pay, s)}"
    if e.then is not None:
        text += f". If {'you do' if who == 'you' else 'they do'}, {effect(e.then, s)}"
    if e.otherwise is not None:
        text += f". Otherwise, {effect(e.otherwise, s)}"
    return text


def _move(e: l.Move, s: Speaker) -> str:
    if isinstance(e.what, l.TopOf) and e.verb == "mill":
        name = nouns.reference(e.what.whose, s)
        number = nouns.value(e.what.count, s)
        cards = "a card" if number == "1" else f"{count_word(number)} cards"
        if not isinstance(e.what.count, int | t.X):
            cards = f"cards equal to {number}"
        return f"{'' if name == 'you' else name + ' '}{_verb(name, 'mill')} {cards}"
    what = nouns.selection(e.what, s)
    match e.verb:
        case "destroy" | "sacrifice" | "discard":
            return f"{e.verb} {what}"
        case "exile":
            return f"exile {what}"
        case "return":
            return f"return {what} to {_destination(e, s)}"
        case "put" | "mill" | "reveal":
            place = f" {e.place} of" if e.to == "library" else ""
            return f"put {what} {'on' + place if place else 'onto' if e.to == 'battlefield' else 'into'} {_destination(e, s)}"


def _destination(e: l.Move, s: Speaker) -> str:
    tapped = " tapped" if e.tapped else ""
    if e.to == "battlefield":
        under = f" under {nouns.possessive(e.under, s)} control" if e.under else ""
        return f"the battlefield{tapped}{under}"
    if isinstance(e.what, l.Choose) and e.what.from_zone_of is not None:
        return f"{nouns.possessive(e.what.from_zone_of, s)} {e.to}"
    if isinstance(e.what, l.All):
        one = isinstance(e.what.filter, t.OwnedBy)
        return f"their {e.to}" if one else f"their owners' {plural(e.to)}"
    return f"its owner's {e.to}"


def _search(e: l.Search, s: Speaker) -> str:
    most = nouns.value(e.max, s)
    noun = nouns.objects(e.filter, s, noun="card")
    noun = noun if e.filter != t.ANYTHING else "card"
    what = with_article(noun) if most == "1" else f"up to {count_word(most)} {plural(noun)}"
    it = "it" if most == "1" else "them"
    own = isinstance(e.who, t.You)
    steps = [f"search {'your' if own else 'their'} library for {what}"]
    if e.reveal:
        steps.append(f"reveal {it}")
    if e.to == "battlefield":
        steps.append(f"put {it} onto the battlefield{' tapped' if e.tapped else ''}")
    elif e.to == "library":
        return ", ".join((*steps, f"then shuffle and put {it} on {e.place}"))
    else:
        steps.append(f"put {it} into {'your' if own else 'their'} {e.to}")
    return ", ".join((*steps, "then shuffle"))


def _apply(e: l.Apply, s: Speaker) -> str:
    duration = _DURATIONS[e.duration]
    if e.what is None:
        return f"{modifications.player_changes(e.changes, s)} this turn"
    subject = nouns.selection(e.what, s)
    many = isinstance(e.what, l.All)
    if e.changes == (l.SetController(),):
        return f"gain control of {subject} {duration}"
    changes = modifications.changes(e.changes, s, many=many)
    return f"{subject.removeprefix('all ') if many else subject} {changes} {duration}"


def _shield(e: l.Shield, s: Speaker) -> str:
    kind = "combat damage" if e.combat_only else "damage"
    amount = "all" if e.amount is None else f"the next {nouns.value(e.amount, s)}"
    by = "" if e.by == t.ANYTHING else f" by {nouns.objects(e.by, s, many=True)}"
    to = "" if e.what is None else f" to {nouns.selection(e.what, s)}"
    return f"prevent {amount} {kind} that would be dealt{to} this turn{by}"
