"""Keywords as text: with their quality, number and cost."""

from domain.cards.ir import language as l
from domain.cards.ir import terms as t
from domain.cards.mana import COLOR_NAMES
from domain.cards.wording import costs, nouns
from domain.cards.wording.grammar import Speaker, sentence, with_article

_FROM = ("protection", "hexproof")


def title(keyword: l.Keyword) -> str:
    """Return a keyword with its quality, in lower case, as other cards may name it."""
    if keyword.name not in _FROM:
        return keyword.name
    if keyword.quality is None:
        return "protection from everything" if keyword.name == "protection" else keyword.name
    s = Speaker("this permanent", (), "enchanted permanent")
    return f"{keyword.name} from {_quality(keyword.quality, s)}"


def _quality(quality: t.Filter, s: Speaker) -> str:
    """Return what protection is from: a colour alone, players, or things in the plural."""
    match quality:
        case t.Color(color) if color != "M":
            return COLOR_NAMES[color]
        case t.ControlledBy(who):
            return nouns.reference(who, s)
        case t.Or(parts):
            return " and from ".join(_quality(part, s) for part in parts)
        case _:
            return nouns.objects(quality, s, many=True, noun="" if _has_noun(quality) else "object")


def _has_noun(quality: t.Filter) -> bool:
    return isinstance(quality, t.Type | t.Subtype) or (
        isinstance(quality, t.And) and any(_has_noun(part) for part in quality.of)
    )


def plain(keyword: l.Keyword) -> bool:
    """Whether a keyword stands in a row with others: it has no cost."""
    return keyword.cost is None and not keyword.price


def text(keyword: l.Keyword, s: Speaker) -> str:
    """Return a keyword as a line of its own."""
    words = title(keyword)
    if keyword.name == "affinity":
        what = nouns.objects(keyword.quality or t.Type("artifact"), s, many=True)
        words = f"{words} for {what}"
    elif keyword.name == "splice":
        onto = keyword.quality or t.Subtype("Arcane")
        words = f"{words} onto {nouns.objects(onto, s, noun='spell').removesuffix(' spell')}"
    elif keyword.quality is not None and keyword.name not in _FROM:
        what = nouns.objects(keyword.quality, s)
        words = f"{words} {with_article(what) if keyword.name == 'champion' else what}"
    words = words[:1].upper() + words[1:]
    if keyword.number:
        words += f" {keyword.number}"
    if keyword.price:
        mana = (l.PayMana(keyword.cost),) if keyword.cost is not None else ()
        return f"{words}—{sentence(costs.costs((*mana, *keyword.price), s))}"
    if keyword.number and keyword.cost is not None:
        return f"{words}—{keyword.cost}"
    return f"{words} {keyword.cost}" if keyword.cost is not None else words
