"""When, how often and by whom an ability may be activated, as sentences (CR 602.5b)."""

from domain.cards.ir import language as l
from domain.cards.ir import terms as t
from domain.cards.wording import conditions, nouns, relations
from domain.cards.wording.grammar import Speaker, count_word

HEADS = ("boast", "channel", "bloodrush", "forecast")
"""Words that stand before an ability which is written out (CR 207.2c, 702.57, 702.142)."""


def headed(ability: l.Activated, text: str) -> str:
    """Return an ability with the word that stands before it, if one does."""
    if ability.keyword not in HEADS:
        return text
    return f"{ability.keyword.capitalize()} — {text}"


def restrictions(ability: l.Activated, s: Speaker) -> list[str]:
    """Return what an activated ability says about its own activation and price."""
    found = []
    if ability.timing == "sorcery":
        found.append("Activate only as a sorcery.")
    if ability.condition is not None:
        found.append(f"Activate only if {conditions.condition(ability.condition, s)}.")
    if ability.limit is not None:
        times = "once" if ability.limit == 1 else f"{count_word(str(ability.limit))} times"
        found.append(f"Activate only {times} each turn.")
    match ability.who:
        case t.Players("all"):
            found.append("Any player may activate this ability.")
        case t.Players("opponents"):
            found.append("Only your opponents may activate this ability.")
        case _:
            pass
    if ability.less != 0:
        found.append(_less(ability.less, s))
    return found


def _less(less: t.Value, s: Speaker) -> str:
    if isinstance(less, t.Count):
        each = "".join(relations.within(less.filter, less.zone, s, many=False))
        return f"This ability costs {{1}} less to activate for each {each}."
    return f"This ability costs {{X}} less to activate, where X is {nouns.value(less, s)}."


def cost_change(change: l.ActivationCost, s: Speaker) -> str:
    """Return how the cost of activating abilities is changed."""
    less = isinstance(change.amount, int) and change.amount < 0
    size = nouns.value(-change.amount if isinstance(change.amount, int) and less
                       else change.amount, s)  # fmt: skip
    what = f"{change.keyword} abilities" if change.keyword else "activated abilities"
    who = nouns.reference(change.who, s)
    if isinstance(change.sources, t.Is):
        what = f"{nouns.possessive(change.sources.what, s)} {what}"
    elif change.sources != t.ANYTHING:
        what += f" of {nouns.objects(change.sources, s, many=True)}"
    if change.who != t.Players("all"):
        what += f" {who} {'activate' if who == 'you' else 'activates'}"
    text = f"{what} cost {{{size}}} {'less' if less else 'more'} to activate"
    if change.but_mana:
        text += " unless they're mana abilities"
    if change.least:
        text += f" but not less than {count_word(str(change.least))} mana"
    return text
