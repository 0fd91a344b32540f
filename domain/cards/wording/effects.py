"""Instructions as sentences."""

from typing import assert_never

from domain.cards.ir import language as l
from domain.cards.ir import terms as t
from domain.cards.wording import (
    conditions,
    costs,
    deciding,
    delaying,
    fighting,
    making,
    modifications,
    moving,
    nouns,
    saving,
    stacking,
)
from domain.cards.wording.grammar import (
    Speaker,
    count_word,
    does,
    either,
    plural,
    with_article,
)
from domain.cards.wording.targets import ANY_NUMBER

_DURATIONS = {
    "end_of_turn": "until end of turn", "end_of_combat": "until end of combat",
    "your_next_turn": "until your next turn", "game": "for the rest of the game",
    "your_next_upkeep": "until your next upkeep",
    "end_of_your_next_turn": "until the end of your next turn",
    "next_untap": "the next time",
}  # fmt: skip


def _numbers(least: t.Value, most: t.Value) -> str:
    """Return how many targets something is divided among."""
    if isinstance(least, int) and isinstance(most, int) and most < ANY_NUMBER:
        return either([count_word(str(n)) for n in range(least, most + 1)])
    return "any number of"


def effect(e: l.Effect, s: Speaker) -> str:
    """Return an instruction as one or more sentences without the last full stop."""
    match e:
        case (
            l.Regenerate() | l.RemoveDamage() | l.RemoveFromCombat() | l.ChooseSource()
            | l.TakeAction() | l.Remember()
        ):  # fmt: skip
            return saving.effect(e, s)
        case l.Transform(what):
            return f"transform {nouns.selection(what, s)}"
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
            if not isinstance(what, l.Choose):
                return f"call {nouns.selection(what, s)} the {name}"
            chosen = f"{chooser} {does(chooser, 'choose')} {nouns.selection(what, s)}"
            return chosen if name.startswith("chosen ") else f"{chosen} as the {name}"
        case l.Delay() | l.Reflexive():
            return delaying.created(e, s)
        case l.Move():
            return moving.move(e, s)
        case l.DealDamage(to, amount, source):
            if isinstance(amount, t.EventAmount):
                lead = f"{nouns.selection(source, s)} deals that much damage"
                return f"{lead} to {nouns.selection(to, s)}"
            number = nouns.value(amount, s)
            dealer = nouns.selection(source, s)
            lead = f"{dealer} {'deal' if isinstance(source, l.All) else 'deals'}"
            if number.isdigit() or number == "X":
                return f"{lead} {number} damage to {nouns.selection(to, s)}"
            return f"{lead} damage to {nouns.selection(to, s)} equal to {number}"
        case l.DealDivided(target):
            spec = s.targets[target]
            low = _numbers(spec.min, spec.max)
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
        case l.Discard(_, who, random):
            some = moving.discarded(e, s)
            return _does(who, "discard", some + (" at random" if random else ""), s)
        case l.Sacrifice(filter_, count, who, least):
            some = _counted(filter_, count, s)
            if least is not None:
                some = f"up to {some}" if least == 0 else f"{nouns.value(least, s)} to {some}"
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
        case l.CreateTokens():
            return _does(e.who, "create", making.tokens(e, s), s)
        case l.CounterSpell() | l.CopySpell() | l.Retarget() | l.CastNow() | l.BecomeCopy():
            return stacking.effect(e, s)
        case l.AddMana():
            return _does(e.who, "add", making.mana_phrase(e, s), s)
        case l.Search():
            return moving.searched(e, s)
        case l.Arrange():
            return moving.arranged(e, s)
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
        case l.AddPhases() | l.SetBlocked() | l.JoinCombat():
            return fighting.instruction(e, s)
        case l.Apply():
            return _apply(e, s)
        case l.Shield():
            return _shield(e, s)
        case (
            l.SetLife()
            | l.ChooseValue()
            | l.ChooseNumber()
            | l.ChooseEffect()
            | l.Piles()
            | l.Note()
            | l.Repeat()
            | l.Flip()
            | l.Roll()
            | l.Vote()
            | l.KeywordAction()
            | l.ExchangeControl()
            | l.ExchangeLife()
            | l.MoveCounters()
            | l.RemoveCounters()
            | l.PutDivided()
            | l.Proliferate()
            | l.Skip()
            | l.EndTurn()
        ):
            return deciding.instruction(e, s)
        case (
            l.Seq()
            | l.ForEach()
            | l.If()
            | l.Gate()
            | l.Bind()
            | l.Delay()
            | l.Reflexive()
            | l.Move()
            | l.DealDamage()
            | l.DealDivided()
            | l.GainLife()
            | l.LoseLife()
            | l.Draw()
            | l.Discard()
            | l.Sacrifice()
            | l.Regenerate()
            | l.Transform()
            | l.RemoveDamage()
            | l.RemoveFromCombat()
            | l.ChooseSource()
            | l.TakeAction()
            | l.Remember()
        ):
            return effect(e, s)
        case _:
            assert_never(e)  # fmt: skip


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
    return f"{name} {does(name, verb)} {what}"


def _cards(count: t.Value, s: Speaker) -> str:
    number = nouns.value(count, s)
    if number == "1":
        return "a card"
    plain = isinstance(count, int | t.X)
    return f"{count_word(number)} cards" if plain else f"cards equal to {number}"


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
    sentences = [effect(part, s) for part in moving.joined(parts)]
    return ". ".join(text if at == 0 else text[:1].upper() + text[1:]
                     for at, text in enumerate(sentences))  # fmt: skip


def _gate(e: l.Gate, s: Speaker) -> str:
    if e.pay and e.otherwise is not None and e.then is None:
        refused = effect(e.otherwise, s)
        payer = nouns.reference(e.who, s)
        times = "" if e.times is None else f" for each of {nouns.value(e.times, s)}"
        return f"{refused} unless {payer} {does(payer, costs.price(e.pay, s))}{times}"
    who = nouns.reference(e.who, s)
    if not e.pay:
        then = effect(e.then, s) if e.then else "do nothing"
        if isinstance(e.then, l.BecomeCopy):
            then = f"have {then.replace(' becomes ', ' become ', 1)}"
        text = f"{who} may {then.removeprefix('you ').removeprefix(who + ' ')}"
        return text + (f". If {who} don't, {effect(e.otherwise, s)}" if e.otherwise else "")
    text = f"{who} may {costs.price(e.pay, s)}"
    if e.then is not None:
        text += f". If {'you do' if who == 'you' else 'they do'}, {effect(e.then, s)}"
    if e.otherwise is not None:
        text += f". Otherwise, {effect(e.otherwise, s)}"
    return text


def _duration(duration: l.Duration, s: Speaker) -> str:
    if isinstance(duration, l.While):
        return f"for as long as {conditions.condition(duration.condition, s)}"
    return _DURATIONS[duration]


def _apply(e: l.Apply, s: Speaker) -> str:
    duration = _duration(e.duration, s)
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
    if e.redirect is not None:
        aside = nouns.reference(e.redirect, s)
        return f"{amount} {kind} that would be dealt{to} this turn{by} is dealt to {aside} instead"
    return f"prevent {amount} {kind} that would be dealt{to} this turn{by}"
