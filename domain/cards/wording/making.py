"""What is made: tokens and mana."""

from domain.cards.ir import language as l
from domain.cards.ir import terms as t
from domain.cards.mana import COLOR_NAMES
from domain.cards.wording import nouns
from domain.cards.wording.grammar import Speaker, count_word, either, listed, with_article


def token_phrase(token: l.TokenSpec, count: t.Value, s: Speaker, *, tapped: bool) -> str:
    """Return what tokens are created."""
    from domain.cards.wording.abilities import quoted

    number = nouns.value(count, s)
    colors = " and ".join(COLOR_NAMES[c] for c in token.colors) or "colorless"
    stats = f"{token.power}/{token.toughness} " if token.power is not None else ""
    kinds = " ".join((*token.subtypes, *token.types))
    noun = f"{'tapped ' if tapped else ''}{stats}{colors} {kinds} token"
    abilities = [quoted(ability) for ability in token.abilities]
    suffix = f" with {listed(abilities)}" if abilities else ""
    if number == "1":
        return with_article(noun) + suffix
    return f"{count_word(number)} {noun}s{suffix}"


def mana_phrase(e: l.AddMana, s: Speaker) -> str:
    """Return what mana is added."""
    options = ["".join(f"{{{symbol}}}" for symbol in option) for option in e.options]
    times = "" if e.count == 1 else _times(e.count, s)
    if len(options) == 5 and all(len(option) == 1 for option in e.options):
        return f"one mana of any color{times}"
    return either(options) + times


def _times(count: t.Value, s: Speaker) -> str:
    if not isinstance(count, t.Count):
        return f" {nouns.value(count, s)} times"
    where = "on the battlefield" if count.zone == "battlefield" else f"in the {count.zone}"
    phrase = nouns.objects(count.filter, s)
    return f" for each {phrase}" if "control" in phrase else f" for each {phrase} {where}"
