"""What is made: tokens and mana."""

from domain.cards.ir import language as l
from domain.cards.ir import terms as t
from domain.cards.mana import COLOR_NAMES
from domain.cards.wording import nouns
from domain.cards.wording.grammar import Speaker, count_word, either, listed, with_article


def tokens(e: l.CreateTokens, s: Speaker) -> str:
    """Return what tokens are created, of what size, and how they enter."""
    phrase = token_phrase(e.token, e.count, s, tapped=e.tapped, sized=e.power)
    if e.toughness is not None and e.toughness != e.power:
        phrase = phrase.replace("X/X", "X/Y", 1) + f" and Y is {nouns.value(e.toughness, s)}"
    if e.attacking:
        phrase += " attacking"
    return phrase


def emblem(e: l.CreateEmblem) -> str:
    """Return an emblem with what it says."""
    from domain.cards.wording.abilities import quoted

    return f"an emblem with {listed([quoted(ability) for ability in e.abilities])}"


def token_phrase(
    token: l.TokenSpec | l.TokenCopy,
    count: t.Value,
    s: Speaker,
    *,
    tapped: bool,
    sized: t.Value | None = None,
) -> str:
    """Return what tokens are created."""
    from domain.cards.wording.abilities import quoted
    from domain.cards.wording.stacking import exceptions

    number = nouns.value(count, s)
    if isinstance(token, l.TokenCopy):
        some = "a" if number == "1" else count_word(number)
        kind = f"{some} {'tapped ' if tapped else ''}token{'' if number == '1' else 's'}"
        be = "that's a copy" if number == "1" else "that are copies"
        return f"{kind} {be} of {nouns.reference(token.of, s)}{exceptions(token.changes, s)}"
    colors = " and ".join(COLOR_NAMES[c] for c in token.colors) or "colorless"
    stats = f"{token.power}/{token.toughness} " if token.power is not None else ""
    if sized is not None:
        stats = "X/X "
    kinds = " ".join((*token.supertypes, *token.subtypes, *token.types))
    noun = f"{'tapped ' if tapped else ''}{stats}{colors} {kinds} token"
    abilities = [quoted(ability) for ability in token.abilities]
    suffix = f" with {listed(abilities)}" if abilities else ""
    if sized is not None and sized != t.X():
        suffix += f", where X is {nouns.value(sized, s)}"
    if number == "1":
        return (f"an {noun}" if noun.startswith("X/") else with_article(noun)) + suffix
    if not isinstance(count, int | t.X):
        return f"a number of {noun}s{suffix} equal to {number}"
    return f"{count_word(number)} {noun}s{suffix}"


def mana_phrase(e: l.AddMana, s: Speaker) -> str:
    """Return what mana is added."""
    return _mana(e, s) + _terms(e, s)


def _mana(e: l.AddMana, s: Speaker) -> str:
    if e.of is not None:
        some = "one mana" if e.count == 1 else f"{count_word(nouns.value(e.count, s))} mana"
        return f"{some} of any {_kinds(e.of, s)}"
    options = ["".join(f"{{{symbol}}}" for symbol in option) for option in e.options]
    single = all(len(option) == 1 for option in e.options)
    if e.each and single:
        kinds = "of any color" if len(options) == 5 else f"of {' and/or '.join(options)}"
        amount = f"{count_word(nouns.value(e.count, s))} mana"
        return f"{amount} in any combination {kinds}"
    times = "" if e.count == 1 else _times(e.count, s)
    if len(options) == 5 and single:
        return f"one mana of any color{times}"
    alike = all(len(option) > 1 and len(set(option)) == 1 for option in e.options)
    if len(options) == 5 and alike:
        return f"{count_word(str(len(e.options[0])))} mana of any one color{times}"
    return either(options) + times


def _kinds(kinds: l.ManaKinds, s: Speaker) -> str:
    match kinds:
        case l.Producible(filter_, colors):
            return (
                f"{'color' if colors else 'type'} that "
                f"{with_article(nouns.objects(filter_, s))} could produce"
            )
        case l.ColorsAmong(filter_):
            return f"color among {nouns.objects(filter_, s, many=True)}"
        case l.ProducedMana():
            return "type that it produced"
        case l.ChosenColor():
            return "color that was chosen"


def _terms(e: l.AddMana, s: Speaker) -> str:
    text = ""
    if e.lasting == "turn":
        text += ". Until end of turn, you don't lose this mana as steps and phases end"
    if e.spend is not None:
        uses = []
        if e.spend.spells is not None:
            noun = nouns.objects(e.spend.spells, s, many=True, noun="spell")
            uses.append(f"cast {noun}")
        if e.spend.abilities is not None:
            noun = nouns.objects(e.spend.abilities, s, many=True)
            uses.append(f"activate abilities of {noun}")
        text += f". Spend this mana only to {either(uses)}"
    return text


def _times(count: t.Value, s: Speaker) -> str:
    if not isinstance(count, t.Count):
        return f" {nouns.value(count, s)} times"
    where = "on the battlefield" if count.zone == "battlefield" else f"in the {count.zone}"
    phrase = nouns.objects(count.filter, s)
    return f" for each {phrase}" if "control" in phrase else f" for each {phrase} {where}"
