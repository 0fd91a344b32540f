"""What objects and abilities are called in prompts, labels and records."""

from domain.cards import wording
from domain.cards.ir.language import Activated
from domain.rules import abilities, layers, legality
from domain.rules.engine import Engine


def name_of(engine: Engine, oid: int) -> str:
    """Return an object's name; an ability on the stack is called by its source (CR 201.2)."""
    thing = engine.object(oid)
    if thing is None:
        return ""
    if thing.kind == "ability" and thing.source is not None:
        return name_of(engine, thing.source)
    return layers.characteristics(engine, oid).name


def ability_text(engine: Engine, oid: int, index: int) -> str:
    """Return the text of one ability of an object."""
    seen = layers.characteristics(engine, oid)
    ability = seen.abilities[index]
    text = abilities.text(seen, index)
    if isinstance(ability, Activated) and ability.keyword is not None:
        # What a keyword stands for is called by the keyword.
        return f"{ability.keyword.capitalize()} {text.partition(':')[0].partition(',')[0]}"
    return text


def mode_texts(engine: Engine, oid: int) -> tuple[str, ...]:
    """Return the texts of the modes of a spell."""
    ability = legality.spell_ability(engine, oid)
    if ability is None:
        return ()
    return tuple(wording.mode_text(mode, name_of(engine, oid)) for mode in ability.modes)
