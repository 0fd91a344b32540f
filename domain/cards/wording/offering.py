"""What a player may do or pay, and what happens then, as sentences (CR 118.12, 608.2d)."""

from domain.cards.ir import language as l
from domain.cards.ir import terms as t
from domain.cards.wording import costs, nouns
from domain.cards.wording.grammar import Speaker, does

_PLAIN = {
    "searches": "search", "puts": "put", "shuffles": "shuffle", "draws": "draw",
    "discards": "discard", "sacrifices": "sacrifice", "gains": "gain", "loses": "lose",
    "creates": "create", "reveals": "reveal", "mills": "mill", "copies": "copy",
    "looks": "look", "chooses": "choose", "deals": "deal", "gets": "get", "has": "gain",
    "have": "gain", "explores": "explore", "connives": "connive", "becomes": "become",
    "comes": "come", "takes": "take", "fights": "fight", "scries": "scry", "wins": "win",
}  # fmt: skip


def gate(e: l.Gate, s: Speaker) -> str:
    """Return what somebody may do or pay, and both ways that it can go."""
    from domain.cards.wording.effects import effect

    if e.pay and e.otherwise is not None and e.then is None:
        return _unless(e, e.otherwise, s)
    who = nouns.reference(e.who, s)
    done = "you do" if isinstance(e.who, t.You) else "they do"
    if not e.pay:
        text = _offered(e.then, who, done, s)
        return text + (f". If {done}n't, {effect(e.otherwise, s)}" if e.otherwise else "")
    text = f"{who} may {costs.price(e.pay, s)}"
    if e.then is not None:
        text += f". If {done}, {effect(e.then, s)}"
    if e.otherwise is not None:
        text += f". Otherwise, {effect(e.otherwise, s)}"
    return text


def _unless(e: l.Gate, otherwise: l.Effect, s: Speaker) -> str:
    from domain.cards.wording.effects import effect

    refused = effect(otherwise, s)
    payer = nouns.reference(e.who, s)
    price = does(payer, costs.price(e.pay, s))
    if e.who == t.Players("all"):
        payer = "any player"
    times = "" if e.times is None else f" for each of {nouns.value(e.times, s)}"
    if refused.startswith("counter ") and ". " in refused:
        first, _, rest = refused.partition(". ")
        return f"{first} unless {payer} {price}{times}. {rest}"
    return f"{refused} unless {payer} {price}{times}"


def _offered(then: l.Effect | None, who: str, done: str, s: Speaker) -> str:
    """Return what may be done, and apart from it what follows if it is."""
    from domain.cards.wording.effects import effect

    if then is None:
        return f"{who} may do nothing"
    first: l.Effect = then
    rest: tuple[l.Effect, ...] = ()
    if isinstance(then, l.Seq) and not isinstance(then.of[0], l.Bind | l.Note):
        first, rest = then.of[0], then.of[1:]
    text = f"{who} may {to_do(first, effect(first, s), who)}"
    if not rest:
        return text
    return f"{text}. If {done}, {effect(l.Seq(rest), s)}"


def to_do(e: l.Effect, text: str, who: str) -> str:
    """Return an instruction as what somebody may do: with its verb plain, or "have it …"."""
    own = text.removeprefix("you ").removeprefix(f"{who} ")
    if who != "you":
        head, dot, rest = own.partition(". ")
        return " ".join(_plain(word) for word in head.split(" ")) + dot + rest
    if own != text or not _of_others(e):
        return own
    words = text.split(" ")
    at = next((i for i, word in enumerate(words) if i and word.rstrip(",.") in _PLAIN), None)
    if at is None:
        return text
    bare = words[at].rstrip(",.")
    words[at] = _PLAIN[bare] + words[at][len(bare) :]
    return f"have {' '.join(words)}"


def _plain(word: str) -> str:
    bare = word.rstrip(",.")
    return _PLAIN.get(bare, bare) + word[len(bare) :] if bare not in ("has", "have") else word


def _of_others(e: l.Effect) -> bool:
    """Whether the subject of an instruction is somebody or something else than the player."""
    match e:
        case l.DealDamage() | l.Fight() | l.BecomeCopy():
            return True
        case l.Apply(what, changes):
            return what is not None and not isinstance(changes[0], l.SetController)
        case l.KeywordAction(action):
            return action in ("explore", "connive")
        case (
            l.LoseLife(who=who) | l.GainLife(who=who) | l.Draw(who=who) | l.Discard(who=who)
            | l.Sacrifice(who=who)
        ):  # fmt: skip
            return not isinstance(who, t.You)
        case _:
            return False
