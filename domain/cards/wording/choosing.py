"""What is chosen as something resolves, as a noun phrase."""

from domain.cards.ir import language as l
from domain.cards.ir import terms as t
from domain.cards.wording import nouns
from domain.cards.wording.grammar import Speaker, count_word, with_article
from domain.cards.wording.targets import ANY_NUMBER


def chosen(what: l.Choose, s: Speaker) -> str:
    """Return what somebody chooses as a noun phrase, with how it is chosen."""
    noun = "card" if what.zone != "battlefield" or what.among is not None else ""
    low, high = nouns.value(what.min, s), nouns.value(what.max, s)
    if what.players is not None:
        opponents = what.players == t.Players("opponents")
        return with_article("opponent" if opponents else "player") + _manner(what, s)
    phrase = nouns.objects(what.filter, s, noun=noun, many=high != "1") + _manner(what, s)
    if what.among is not None:
        phrase += f" among {nouns.reference(what.among, s)}"
    elif what.from_zone_of is not None:
        phrase += f" from {nouns.possessive(what.from_zone_of, s)} {what.zone}"
    elif what.zone != "battlefield":
        phrase += f" from a {what.zone}"
    if what.max == ANY_NUMBER and low == "0":
        return f"any number of {phrase}"
    if low == high == "1":
        return with_article(phrase)
    return f"{count_word(high)} {phrase}" if low == high else f"up to {count_word(high)} {phrase}"


def _manner(what: l.Choose, s: Speaker) -> str:
    """What is special about a choice: by chance, all different, limited in sum."""
    text = " at random" if what.random else ""
    if what.different is not None:
        text += f" with different {what.different}s"
    if what.total is not None:
        stat, most = what.total
        text += f" with total {stat.replace('_', ' ')} {nouns.value(most, s)} or less"
    return text
