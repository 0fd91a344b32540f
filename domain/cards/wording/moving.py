"""Moving, discarding and arranging cards, as sentences."""

from collections.abc import Iterator

from msgspec.structs import replace

from domain.cards.ir import language as l
from domain.cards.ir import terms as t
from domain.cards.wording import nouns
from domain.cards.wording.grammar import Speaker, count_word, does, listed, plural, with_article
from domain.cards.wording.targets import ANY_NUMBER


def move(e: l.Move, s: Speaker) -> str:
    """Return what moves where, by which keyword action, and how it arrives."""
    text = _moved(e, s)
    if e.until is not None:
        text += f" until {s.this} leaves the battlefield"
    return text


def _moved(e: l.Move, s: Speaker) -> str:
    if isinstance(e.what, l.TopOf) and e.verb == "mill":
        name = nouns.reference(e.what.whose, s)
        number = nouns.value(e.what.count, s)
        cards = "a card" if number == "1" else f"{count_word(number)} cards"
        if not isinstance(e.what.count, int | t.X):
            cards = f"cards equal to {number}"
        return f"{'' if name == 'you' else name + ' '}{does(name, 'mill')} {cards}"
    if isinstance(e.what, l.Choose) and e.what.from_zone_of == t.Bound("each"):
        return _each_puts(e, e.what, s)
    what = nouns.selection(e.what, s)
    if isinstance(e.what, t.This) and s.zone != "battlefield":
        what += " from exile" if s.zone == "exile" else f" from your {s.zone}"
    match e.verb:
        case "manifest":
            return f"manifest {what}"
        case "destroy" if not e.regenerate:
            them = "They" if isinstance(e.what, l.All) else "It"
            return f"destroy {what}. {them} can't be regenerated"
        case "destroy" | "sacrifice" | "discard":
            return f"{e.verb} {what}"
        case "exile":
            return f"exile {what}{' face down' if e.face_down else ''}"
        case "return":
            return f"return {what} to {_destination(e, s)}"
        case _:
            onto = "onto" if e.to == "battlefield" else "into"
            place = f"{_place(e, s)} of" if e.to == "library" else onto
            return f"put {what} {place} {_destination(e, s)}" + _order(e)


def _each_puts(e: l.Move, what: l.Choose, s: Speaker) -> str:
    """Return what players each put somewhere of their own cards."""
    who = nouns.reference(what.who, s)
    said, s.each = s.each, "their"
    cards = nouns.selection(what, s).replace("their's", "their")
    s.each = said
    onto = f"onto {_destination(replace(e, what=t.This()), s)}" if e.to == "battlefield" else ""
    where = onto or f"into their {e.to}"
    if what.min == 0 and cards.startswith("up to one "):
        return f"{who} may put {with_article(cards.removeprefix('up to one '))} {where}"
    return f"{who} puts {cards} {where}"


def _place(e: l.Move, s: Speaker) -> str:
    if e.depth == 0:
        return f"on {e.place}"
    return f"just beneath the {_first(e.depth)} of the {e.place}"


def _first(depth: int) -> str:
    return "first card" if depth == 1 else f"first {count_word(str(depth))} cards"


def _order(e: l.Move) -> str:
    several = isinstance(e.what, l.TopOf | l.TopUntil | l.Among | t.Bound)
    if e.to != "library" or not several:
        return ""
    return " in a random order" if e.order == "random" else " in any order"


def _destination(e: l.Move, s: Speaker) -> str:
    if e.to == "battlefield":
        how = " transformed" if e.transformed else ""
        how += " face down" if e.face_down else ""
        how += " tapped" if e.tapped else ""
        if e.attacking:
            how += " and attacking" if e.tapped else " attacking"
        under = f" under {nouns.possessive(e.under, s)} control" if e.under else ""
        return f"the battlefield{how}{under}{_with_counters(e, s)}"
    if isinstance(e.what, l.Choose) and e.what.from_zone_of is not None:
        return f"{nouns.possessive(e.what.from_zone_of, s)} {e.to}{_with_counters(e, s)}"
    if isinstance(e.what, l.All):
        one = isinstance(e.what.filter, t.OwnedBy)
        return f"their {e.to}" if one else f"their owners' {plural(e.to)}"
    if isinstance(e.what, t.Target) and s.is_several(e.what.index):
        return f"their owners' {plural(e.to)}{_with_counters(e, s)}"
    return f"its owner's {e.to}{_with_counters(e, s)}"


def _with_counters(e: l.Move, s: Speaker) -> str:
    parts = []
    for kind, value in e.counters:
        number, noun = nouns.value(value, s), f"{kind} counter"
        parts.append(with_article(noun) if number == "1" else f"{count_word(number)} {noun}s")
    return f" with {listed(parts)} on it" if parts else ""


def discarded(e: l.Discard, s: Speaker) -> str:
    """Return what is discarded: so many cards, which match."""
    number = nouns.value(e.count, s)
    noun = "card" if e.filter == t.ANYTHING else nouns.objects(e.filter, s, noun="card")
    if e.min is not None:
        few = "up to" if e.min == 0 else f"{count_word(nouns.value(e.min, s))} to"
        return f"{few} {count_word(number)} {plural(noun)}"
    if isinstance(e.count, t.PlayerStat) and e.count.stat == "hand" and noun == "card":
        return (
            "their hand" if e.count.of in (t.Bound("each"), e.who) else f"cards equal to {number}"
        )
    if isinstance(e.count, t.EventAmount):
        return f"that many {plural(noun)}"
    if not isinstance(e.count, int | t.X):
        return f"{plural(noun)} equal to {number}"
    return with_article(noun) if number == "1" else f"{count_word(number)} {plural(noun)}"


def arranged(e: l.Arrange, s: Speaker) -> str:
    """Return a scry, a surveil, or the same with somebody else's library."""
    number = nouns.value(e.count, s)
    name = nouns.reference(e.who, s)
    subject = "" if name == "you" else f"{name} "
    if e.whose is None and e.away is not None:
        verb = "scry" if e.away == "bottom" else "surveil"
        return f"{subject}{does(name, verb)} {number}"
    cards = "card" if number == "1" else f"{count_word(number)} cards"
    library = f"{nouns.possessive(e.whose or e.who, s)} library"
    text = f"{subject}{does(name, 'look')} at the top {cards} of {library}"
    if e.away is None:
        return f"{text}, then {does(name, 'put')} them back in any order"
    away = "on the bottom of that library" if e.away == "bottom" else "into its graveyard"
    return f"{text}, then {does(name, 'put')} any number of them {away} and the rest on top"


def searched(e: l.Search, s: Speaker) -> str:
    """Return what is searched for what, and where the cards go."""
    most = nouns.value(e.max, s)
    noun = nouns.objects(e.filter, s, noun="card")
    noun = noun if e.filter != t.ANYTHING else "card"
    what = with_article(noun) if most == "1" else f"up to {count_word(most)} {plural(noun)}"
    if e.max == ANY_NUMBER:
        what = f"any number of {plural(noun)}"
    if e.different is not None:
        what += f" with different {e.different}s"
    if e.total is not None:
        what += f" with total {e.total[0].replace('_', ' ')} {nouns.value(e.total[1], s)} or less"
    it = "it" if most == "1" else "them"
    name = nouns.reference(e.who, s)
    own = "your" if name == "you" else "their"
    whose = own if e.whose is None else nouns.possessive(e.whose, s)
    where = listed([*e.zones, "library"])
    subject = "" if name == "you" else f"{name} "
    steps = [f"{subject}{does(name, 'search')} {whose} {where} for {what}"]
    if e.reveal:
        steps.append(f"{does(name, 'reveal')} {it}")
    put = does(name, "put")
    match e.to:
        case None:
            return ", ".join(steps)
        case "battlefield":
            tapped = " tapped" if e.tapped else ""
            under = f" under {nouns.possessive(e.under, s)} control" if e.under else ""
            steps.append(f"{put} {it} onto the battlefield{tapped}{under}")
        case "library":
            place = f"on {e.place}"
            if e.depth:
                place = f"just beneath the {_first(e.depth)} of the {e.place}"
            return ", ".join((*steps, f"then {does(name, 'shuffle')} and {put} {it} {place}"))
        case _:
            steps.append(f"{put} {it} into {own} {e.to}")
    return ", ".join((*steps, f"then {does(name, 'shuffle')}"))


def joined(parts: tuple[l.Effect, ...]) -> Iterator[l.Effect]:
    """Yield the parts, with what is looked at named where it is looked at."""
    named: l.Bind | None = None
    for part in parts:
        if named is not None and isinstance(part, l.Look) and part.what == t.Bound(named.name):
            yield l.Look(named.what, part.who, part.reveal)
            named = None
            continue
        if named is not None:
            yield named
        named = part if isinstance(part, l.Bind) and _is_found(part.what) else None
        if named is None:
            yield part
    if named is not None:
        yield named


def _is_found(what: l.Selection) -> bool:
    return isinstance(what, l.TopOf | l.TopUntil)
