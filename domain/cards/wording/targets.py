"""Targets as they are first named."""

from domain.cards.ir import language as l
from domain.cards.ir import terms as t
from domain.cards.wording import nouns
from domain.cards.wording.grammar import Speaker, count_word, plural

ANY_NUMBER = 99
"""The greatest number of targets of a specification stands for any number of them."""


def target_spec(spec: l.TargetSpec, s: Speaker) -> str:
    """Return what a target is called where it is first named."""
    if spec.filter is None:
        noun = "opponent" if spec.players == "opponent" else "player"
    elif spec.players is not None and _is_any_target(spec):
        return _amount(s, spec, "any target", "targets")
    else:
        noun = nouns.objects(
            spec.filter, s, noun=_NOUNS.get(spec.zone, "") if _is_nameless(spec) else ""
        )
        if spec.also == "stack":
            noun = f"spell or {noun}"
        if spec.players is not None:
            noun = f"{'player' if spec.players == 'any' else 'opponent'} or {noun}"
        if spec.zone == "graveyard":
            noun = noun.replace(" you own", "") + (
                " from your graveyard" if "you own" in noun else " from a graveyard"
            )
    if spec.another and not noun.startswith("other "):
        noun = f"other {noun}"
    if noun.startswith("other ") and spec.max == 1:
        return _amount(s, spec, f"another target {noun.removeprefix('other ')}", "")
    text = _amount(s, spec, f"target {noun}", f"target {plural(noun)}")
    if spec.different is not None:
        verb = "controlled" if spec.different == "controller" else "owned"
        text += f" each {verb} by different players"
    if spec.whom is not None:
        from domain.cards.wording import conditions

        text += f", if {conditions.condition(spec.whom, s)}"
    if spec.chooser is not None:
        text += f" of {nouns.possessive(spec.chooser, s)} choice"
    if spec.same is not None:
        text += f" that have the same {spec.same}"
    return text


_NOUNS = {"graveyard": "card", "hand": "card", "exile": "exiled card", "stack": "spell or ability"}


def _is_nameless(spec: l.TargetSpec) -> bool:
    """Whether the noun of a target is what its zone has, such as cards."""
    phrase = repr(spec.filter)
    return spec.zone != "stack" or not ("IsSpell" in phrase or "IsAbility" in phrase)


def _is_any_target(spec: l.TargetSpec) -> bool:
    return spec.filter == t.Or((t.Type("creature"), t.Type("planeswalker")))


def _amount(s: Speaker, spec: l.TargetSpec, one: str, many: str) -> str:
    if spec.max == 1:
        return one if spec.min else f"up to one {one}"
    most = count_word(nouns.value(spec.max, s))
    least = count_word(nouns.value(spec.min, s))
    if spec.max == ANY_NUMBER:
        return f"any number of {many}" if spec.min == 0 else f"{least} or more {many}"
    if spec.min == spec.max:
        return f"{most} {many}"
    return f"{'up to' if spec.min == 0 else f'{least} to'} {most} {many}"
