"""Instructions that keep permanents, and what objects remember, as sentences."""

from domain.cards.ir import language as l
from domain.cards.wording import nouns
from domain.cards.wording.grammar import Speaker, with_article


def effect(
    e: l.Regenerate
    | l.RemoveDamage
    | l.RemoveFromCombat
    | l.ChooseSource
    | l.TakeAction
    | l.Remember,
    s: Speaker,
) -> str:
    """Return the instruction as a sentence without its full stop."""
    match e:
        case l.Regenerate(what):
            return f"regenerate {nouns.selection(what, s)}"
        case l.RemoveDamage(what):
            return f"remove all damage from {nouns.selection(what, s)}"
        case l.RemoveFromCombat(what):
            return f"remove {nouns.selection(what, s)} from combat"
        case l.ChooseSource(name, filter_):
            source = with_article(nouns.objects(filter_, s, noun="source"))
            return f"choose {source}" if name == "source" else f"choose {source} as the {name}"
        case l.TakeAction(action):
            return f"{s.this} {action}s it"
        case l.Remember(name, what):
            kept = nouns.selection(what, s)
            if kept == f"the {name}":
                return f"{s.this} remembers {kept}"
            return f"note {kept} as the {name}"
