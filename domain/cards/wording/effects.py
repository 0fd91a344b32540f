"""Instructions as sentences."""

from typing import assert_never

from domain.cards.ir import language as l
from domain.cards.ir import terms as t
from domain.cards.wording import (
    applying,
    conditions,
    deciding,
    delaying,
    fighting,
    making,
    moving,
    nouns,
    offering,
    phasing,
    saving,
    sequences,
    stacking,
    turning,
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
        case l.Transform() | l.Turn():
            return turning.effect(e, s)
        case l.Phase() | l.ControlPlayer():
            return phasing.effect(e, s)
        case l.Seq(parts):
            return sequences.sequence(parts, s, effect)
        case l.ForEach(over, do):
            return _for_each(over, do, s)
        case l.If(condition, then, otherwise):
            clause = f"if {conditions.condition(condition, s)}, "
            clause += sequences.clause(effect(then, s), s)
            end = "" if clause.endswith(".”") else "."
            if otherwise is None:
                return clause
            return f"{clause}{end} Otherwise, {sequences.clause(effect(otherwise, s), s)}"
        case l.Gate():
            return offering.gate(e, s)
        case l.Bind(_, what, add=True):
            return f"add {nouns.selection(what, s)} to the {e.name}"
        case l.Bind(name, what):
            chooser = nouns.reference(what.who, s) if isinstance(what, l.Choose) else "you"
            if not isinstance(what, l.Choose):
                return f"call {nouns.selection(what, s)} the {name}"
            chosen = f"{chooser} {does(chooser, 'choose')} {nouns.selection(what, s)}"
            known = name.startswith("chosen ") or chosen.endswith(f" {name}")
            return chosen if known else f"{chosen} as the {name}"
        case l.Delay() | l.Reflexive():
            return delaying.created(e, s)
        case l.Move():
            return moving.move(e, s)
        case l.DealDamage(to, amount, source):
            dealer = nouns.selection(source, s)
            shares = f"{_damage(amount, s)} to {_recipients(to, s)}"
            for share in e.also:
                much = "" if share.amount == amount else f"{_damage(share.amount, s)} to "
                shares += f" and {much}{_recipients(share.to, s)}"
            lead = f"{dealer} {'deal' if isinstance(source, l.All) else 'deals'}"
            sure = "" if e.preventable else ". That damage can't be prevented"
            return f"{lead} {shares}{sure}"
        case l.DealDivided(target):
            spec = s.targets[target]
            low = _numbers(spec.min, spec.max)
            phrase = s.target(target)
            among = f"{low} targets" if "any target" in phrase or "targets" in phrase else phrase
            total = nouns.value(spec.divide or 0, s)
            return f"{s.this} deals {total} damage divided as you choose among {among}"
        case l.GainLife(amount, who):
            return _life(who, "gain", amount, s)
        case l.LoseLife(amount, who):
            return _life(who, "lose", amount, s)
        case l.GetResource(kind, amount, who):
            return _of(who, "get", kind, amount, s)
        case l.Draw(count, who):
            return _does(who, "draw", _cards(count, s), s)
        case l.Discard(_, who, random):
            some = moving.discarded(e, s)
            return _does(who, "discard", some + (" at random" if random else ""), s)
        case l.Sacrifice(filter_, count, who, least):
            some = _counted(filter_, count, s)
            if isinstance(count, t.Count) and count.filter in (filter_, t.ANYTHING):
                every = f"all {nouns.objects(filter_, s, many=True)}"
                return _does(who, "sacrifice", every, s)
            if least == 0 and isinstance(count, t.Count):
                some = f"any number of {plural(nouns.objects(filter_, s))}"
            elif least is not None:
                some = f"up to {some}" if least == 0 else f"{nouns.value(least, s)} to {some}"
            own = "" if isinstance(who, t.You) else " of their choice"
            return _does(who, "sacrifice", some + own, s)
        case _:
            return _more(e, s)


def _more(e: l.Effect, s: Speaker) -> str:
    match e:
        case l.SetTapped(what, tapped):
            return f"{'tap' if tapped else 'untap'} {nouns.selection(what, s)}"
        case l.PutCounters(what, kind, count):
            if isinstance(count, t.EventAmount):
                return f"put that many {kind} counters on {nouns.selection(what, s)}"
            if not isinstance(count, int | t.X):
                where = nouns.selection(what, s)
                return f"put {kind} counters on {where} equal to {nouns.value(count, s)}"
            return f"put {_counters(kind, count, s)} on {nouns.selection(what, s)}"
        case l.CreateTokens():
            return _does(e.who, "create", making.tokens(e, s), s)
        case l.CreateEmblem():
            return _does(e.who, "get", making.emblem(e), s)
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
            return applying.applied(e, s)
        case l.Shield():
            return applying.shield(e, s)
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
            | l.GetResource()
            | l.LoseLife()
            | l.Draw()
            | l.Discard()
            | l.Sacrifice()
            | l.Regenerate()
            | l.Transform()
            | l.Phase()
            | l.ControlPlayer()
            | l.Turn()
            | l.RemoveDamage()
            | l.RemoveFromCombat()
            | l.ChooseSource()
            | l.TakeAction()
            | l.Remember()
        ):
            return effect(e, s)
        case _:
            assert_never(e)  # fmt: skip


def _life(who: t.Reference, verb: str, amount: t.Value, s: Speaker) -> str:
    """A player gains or loses life."""
    return _of(who, verb, "life", amount, s)


def _of(who: t.Reference, verb: str, what: str, amount: t.Value, s: Speaker) -> str:
    """A player does something with so much; an amount that is no plain number comes last."""
    name = nouns.reference(who, s)
    number = nouns.value(amount, s)
    plain = isinstance(amount, int | t.X | t.EventAmount)
    return (
        f"{name} {does(name, verb)} {f'{number} {what}' if plain else f'{what} equal to {number}'}"
    )


def _does(who: t.Reference, verb: str, what: str, s: Speaker) -> str:
    """A player does something."""
    if isinstance(who, t.You):
        subject = "you " if verb in ("lose", "win", "take") else ""
        return f"{subject}{verb} {what}"
    name = nouns.reference(who, s)
    return f"{name} {does(name, verb)} {what}"


def _cards(count: t.Value, s: Speaker) -> str:
    number = nouns.value(count, s)
    if number == "1":
        return "a card"
    if isinstance(count, t.EventAmount):
        return "that many cards"
    plain = isinstance(count, int | t.X)
    return f"{count_word(number)} cards" if plain else f"cards equal to {number}"


def _counted(filter_: t.Filter, count: t.Value, s: Speaker) -> str:
    number = "that many" if isinstance(count, t.EventAmount) else nouns.value(count, s)
    noun = nouns.objects(filter_, s)
    return with_article(noun) if number == "1" else f"{count_word(number)} {plural(noun)}"


def _damage(amount: t.Value, s: Speaker) -> str:
    number = nouns.value(amount, s)
    if number.isdigit() or isinstance(amount, t.X | t.EventAmount):
        return f"{number} damage"
    return f"damage equal to {number}"


def _recipients(to: l.Selection, s: Speaker) -> str:
    if isinstance(to, l.All) and not isinstance(to.filter, t.Or):
        return f"each {nouns.objects(to.filter, s)}"
    return nouns.selection(to, s)


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
