"""Small grammar: plurals, articles, number words, and who is spoken of."""

from domain.cards.ir.language import TargetSpec

_NUMBERS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


class Speaker:
    """What the sentence is about: the card's own kind, and the targets named so far."""

    def __init__(
        self, this: str, targets: tuple[TargetSpec, ...], attached: str, zone: str = "battlefield"
    ) -> None:
        self.this = this
        self.zone = zone
        self.targets = targets
        self.attached = attached
        self.each = "that player"
        self._named: set[int] = set()

    def was_named(self, index: int) -> bool:
        """Whether a target was named already, so that a pronoun will do."""
        return index in self._named

    def is_object(self, index: int) -> bool:
        """Whether a target is never a player."""
        return index < len(self.targets) and self.targets[index].players is None

    def is_several(self, index: int) -> bool:
        """Whether more than one object may be chosen for a target."""
        return index < len(self.targets) and self.targets[index].max != 1

    def target(self, index: int) -> str:
        """Return the phrase for a target: in full at first, short afterwards."""
        from domain.cards.wording.targets import target_spec

        if index >= len(self.targets):
            return "that target"
        if index in self._named:
            spec = self.targets[index]
            if spec.filter is None:
                return "that player"
            return "it" if spec.players is None else "that target"
        self._named.add(index)
        return target_spec(self.targets[index], self)


def plural(noun: str) -> str:
    """Return the plural of a noun phrase, whose noun stands before what is behind it."""
    words = noun.split(" ")
    at = next((i for i, word in enumerate(words) if i and word in _BEHIND), len(words))
    head, behind = " ".join(words[:at]), words[at:]
    return " ".join((_plural_head(head), *behind))


_BEHIND = {
    "named", "with", "without", "you", "your", "that", "from", "attached", "of", "in", "on",
    "each", "defending", "they", "attacking", "blocking", "blocked", "controlled", "owned",
}  # fmt: skip
"""Words that begin what stands behind a noun."""

_COLORS = ("white", "blue", "black", "red", "green")
_GENERAL = ("card", "spell", "permanent", "creature", "token", "source", "object", "ability")


def _plural_head(noun: str) -> str:
    """Return the plural of nouns; of an adjective and a noun, only of the noun."""
    for between in (", or ", " or ", ", "):
        first, _, rest = noun.partition(between)
        if rest:
            adjective = " " not in first or first.split(" ")[-1] in _COLORS
            one = adjective and " " in rest and rest.endswith(_GENERAL)
            return f"{first if one else _plural_head(first)}{between}{_plural_head(rest)}"
    *before, word = noun.split(" ")
    return " ".join((*before, _plural_word(word)))


def _plural_word(word: str) -> str:
    """Return the plural of a word (``Elf`` → ``Elves``)."""
    if word in ("Merfolk", "Plains"):
        return word
    if word.endswith("f") and word != "Dwarf":
        word = word[:-1] + "ves"
    elif word.endswith(("s", "x", "ch", "sh")):
        word += "es"
    elif word.endswith("y") and word[-2] not in "aeiou":
        word = word[:-1] + "ies"
    else:
        word += "s"
    return word


def with_article(noun: str) -> str:
    """Put ``a`` or ``an`` before a noun phrase; other is another, what is known has none."""
    if noun.startswith("other "):
        return f"an{noun}"
    if noun == "it" or noun.startswith(("the ", "this ", "that ", "enchanted ", "equipped ")):
        return noun
    return f"{'an' if noun[:1].lower() in 'aeiou' else 'a'} {noun}"


def count_word(number: str) -> str:
    """Return a small number as a word."""
    return _NUMBERS[int(number)] if number.isdigit() and int(number) < len(_NUMBERS) else number


def ordinal(number: int) -> str:
    """Return a small number as an ordinal word."""
    words = ("zeroth", "first", "second", "third", "fourth", "fifth", "sixth", "seventh")
    return words[number] if number < len(words) else f"{number}th"


_PAST = {
    "dies": "died", "enters": "entered", "attacks": "attacked", "attack": "attacked",
    "blocks": "blocked", "casts": "cast", "gains": "gained", "gain": "gained", "loses": "lost",
    "lose": "lost", "deals": "dealt", "is": "was", "are": "were", "leaves": "left",
    "draws": "drew", "draw": "drew", "discards": "discarded", "discard": "discarded",
    "plays": "played", "play": "played", "becomes": "became", "activates": "activated",
    "activate": "activated", "sacrifices": "sacrificed", "sacrifice": "sacrificed",
    "creates": "created", "create": "created", "mills": "milled", "mill": "milled",
    "taps": "tapped", "tap": "tapped", "cycles": "cycled", "cycle": "cycled",
    "searches": "searched", "search": "searched", "shuffles": "shuffled", "shuffle": "shuffled",
    "cast": "cast", "begins": "began",
}  # fmt: skip


_MANY = {
    "dies": "die", "enters": "enter", "attacks": "attack", "blocks": "block", "deals": "deal",
    "is": "are", "becomes": "become", "leaves": "leave",
}  # fmt: skip


def several(clause: str, least: str) -> str:
    """Return a clause about one thing as one about so many or more at the same time."""
    words = clause.split(" ")
    at = next((i for i, word in enumerate(words) if word in _MANY), None)
    if at is not None and words[0] in ("a", "an", "another"):
        others = ["other"] if words[0] == "another" else []
        subject = plural(" ".join([*others, *words[1:at]]))
        return " ".join([least, "or more", subject, _MANY[words[at]], *words[at + 1 :]])
    for article in (" a ", " an "):
        doing, _, rest = clause.partition(article)
        if rest:
            return f"{doing} {least} or more {plural(rest)}"
    return f"{clause} {least} or more times at once"


def past_tense(clause: str) -> str:
    """Return a clause in the past tense: its first verb is changed."""
    words = clause.split(" ")
    at = next((i for i, word in enumerate(words) if word in _PAST), None)
    if at is not None:
        words[at] = _PAST[words[at]]
    return " ".join(words)


_WOULD = {
    "is": "be", "are": "be", "dies": "die", "enters": "enter", "deals": "deal", "gains": "gain",
    "loses": "lose", "leaves": "leave", "draws": "draw", "discards": "discard",
    "creates": "create", "mills": "mill", "gain": "gain", "lose": "lose", "draw": "draw",
    "discard": "discard", "create": "create", "mill": "mill", "sacrifices": "sacrifice",
    "begins": "begin", "taps": "tap", "tap": "tap", "searches": "search", "search": "search",
}  # fmt: skip


def would(clause: str) -> str:
    """Return a clause as what would happen: its first verb is changed."""
    words = clause.split(" ")
    at = next((i for i, word in enumerate(words) if word in _WOULD), None)
    if at is not None:
        words[at] = f"would {_WOULD[words[at]]}"
    return " ".join(words)


def sentence(text: str) -> str:
    """Return the text as a sentence."""
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "”")) else ".")


def listed(parts: list[str]) -> str:
    """Join with commas and ``and``."""
    if len(parts) < 3:
        return " and ".join(parts)
    return ", ".join(parts[:-1]) + f", and {parts[-1]}"


def either(parts: list[str]) -> str:
    """Join with commas and ``or``."""
    if len(parts) < 3:
        return " or ".join(parts)
    return ", ".join(parts[:-1]) + f", or {parts[-1]}"


def does(who: str, verb: str) -> str:
    """Return the verb as it goes with a subject: plain after ``you``."""
    if who == "you":
        return verb
    first, _, rest = verb.partition(" ")
    ending = "es" if first.endswith(("s", "sh", "ch")) else "s"
    if first.endswith("y") and first[-2] not in "aeiou":
        first, ending = first[:-1], "ies"
    return f"{first}{ending}{' ' + rest if rest else ''}"


def noted(name: str) -> str:
    """Return what a number is called that was noted before: how many, or simply how much."""
    if name.startswith("value") or name.endswith("number"):
        return f"the {name}"
    several = any(word.endswith("s") for word in name.split())
    return f"the number of {name}" if several else f"the number {name}"
