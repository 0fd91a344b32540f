"""What objects and abilities are called in prompts, labels and records."""

from domain.cards.ir.language import Activated, TapOthers
from domain.rules import abilities, layers
from domain.rules.engine import Engine


def name_of(engine: Engine, oid: int) -> str:
    """Return an object's name; an ability on the stack is called by its source (CR 201.2).

    What lies face down has none, and what copies it (CR 708.2a).
    """
    thing = engine.object(oid)
    if thing is None:
        return ""
    if thing.kind == "ability" and thing.source is not None:
        return name_of(engine, thing.source)
    name = layers.characteristics(engine, oid).name
    if name or thing.kind == "ability":
        return name
    return "a face-down creature" if thing.face_down else "a nameless creature"


def ability_text(engine: Engine, oid: int, index: int) -> str:
    """Return the text of one ability of an object."""
    seen = layers.characteristics(engine, oid)
    ability = seen.abilities[index]
    text = abilities.text(seen, index)
    if isinstance(ability, Activated) and ability.keyword is not None:
        if text.startswith(f"{ability.keyword.capitalize()} — "):
            return text
        # What a keyword stands for is called by the keyword.
        first = ability.cost[0] if ability.cost else None
        if isinstance(first, TapOthers) and first.power:
            return f"{ability.keyword.capitalize()} {first.count}"
        return f"{ability.keyword.capitalize()} {text.partition(':')[0].partition(',')[0]}"
    return text
