"""What objects and abilities are called in prompts, labels and records."""

from domain.cards.ir.language import Activated, TapOthers
from domain.rules import abilities, layers
from domain.rules.engine import Engine


def name_of(engine: Engine, oid: int) -> str:
    """Return an object's name; an ability on the stack is called by its source (CR 201.2).

    What lies face down has none, and what copies it (CR 708.2a); a land without a name is told
    apart by the card that was played as it.
    """
    thing = engine.object(oid)
    if thing is None:
        return ""
    if thing.kind == "ability" and thing.source is not None:
        return name_of(engine, thing.source)
    if thing.kind == "action":
        return thing.text
    seen = layers.characteristics(engine, oid)
    if seen.name or thing.kind == "ability":
        return seen.name
    if "land" in seen.types and not thing.face_down:
        played = engine.cards.by_digest(thing.card).called if thing.played_as else ""
        return f"a nameless land ({played})" if played else "a nameless land"
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
