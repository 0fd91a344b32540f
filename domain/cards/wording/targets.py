"""Targets as they are first named."""

from domain.cards.ir import language as l
from domain.cards.ir import terms as t
from domain.cards.wording import nouns
from domain.cards.wording.grammar import Speaker, count_word, plural


def target_spec(spec: l.TargetSpec, s: Speaker) -> str:
    """Return what a target is called where it is first named."""
    if spec.filter is None:
        noun = "opponent" if spec.players == "opponent" else "player"
    elif spec.players is not None and _is_any_target(spec):
        return _amount(spec, "any target", "targets")
    else:
        noun = nouns.objects(
            spec.filter, s, noun="card" if spec.zone in ("graveyard", "hand") else ""
        )
        if spec.players is not None:
            noun = f"{'player' if spec.players == 'any' else 'opponent'} or {noun}"
        if spec.zone == "graveyard":
            noun = noun.replace(" you own", "") + (
                " from your graveyard" if "you own" in noun else " from a graveyard"
            )
    if noun.startswith("other ") and spec.max == 1:
        return _amount(spec, f"another target {noun.removeprefix('other ')}", "")
    return _amount(spec, f"target {noun}", f"target {plural(noun)}")


def _is_any_target(spec: l.TargetSpec) -> bool:
    return spec.filter == t.Or((t.Type("creature"), t.Type("planeswalker")))


def _amount(spec: l.TargetSpec, one: str, many: str) -> str:
    if spec.max == 1:
        return one if spec.min else f"up to one {one}"
    if spec.min == spec.max:
        return f"{count_word(str(spec.max))} {many}"
    low = "up to" if spec.min == 0 else f"{count_word(str(spec.min))} to"
    return f"{low} {count_word(str(spec.max))} {many}"
