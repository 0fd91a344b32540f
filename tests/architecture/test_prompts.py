"""Every prompt that the rules ask with has words for people."""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from services.documents.prompts import TEXTS
from tests.architecture.sources import files, shown

KEY = re.compile(r"[a-z]+(?:\.[a-z_]+)+")
FAMILY = re.compile(r"[a-z]+\.")


def keys(source: str) -> set[str]:
    """Return the words of a source that are keys of prompts; a family ends with its dot."""
    nodes = list(ast.walk(ast.parse(source)))
    # "choose.{what}": the beginning of a family of keys.
    begun = {
        str(node.values[0].value)
        for node in nodes
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant)
    }
    plain = {str(node.value) for node in nodes if isinstance(node, ast.Constant)}
    families = {start for start in begun if FAMILY.fullmatch(start)}
    return families | {word for word in plain if KEY.fullmatch(word)} | set(second(nodes))


def second(nodes: Iterable[ast.AST]) -> Iterator[str]:
    """Yield the keys of what ``may_pick`` asks after a yes."""
    for node in nodes:
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("may_pick"):
            for given in node.keywords:
                if given.arg == "prompt" and isinstance(given.value, ast.Constant):
                    yield f"{given.value.value!s}.which"


def without_words(found: set[str]) -> set[str]:
    """Return the keys that have no words, and the families that have none at all."""
    return {key for key in found if not any(text == key or (key[-1] == "." and text.startswith(key))
                                            for text in TEXTS)}  # fmt: skip


def test_every_prompt_of_the_rules_has_words() -> None:
    silent = {
        shown(path): lacking
        for path in files(".py", below=("domain/rules", "domain/formats", "domain/game"))
        if (lacking := without_words(keys(Path(path).read_text(encoding="utf-8"))))
    }
    assert silent == {}


def test_a_prompt_without_words_is_found() -> None:
    source = 'ask(prompt="act.priority")\nask(prompt="act.never_worded")\nask(prompt=f"no.{what}")'
    assert keys(source) == {"act.priority", "act.never_worded", "no."}
    assert without_words(keys(source)) == {"act.never_worded", "no."}
    asked = 'choices.may_pick(engine, prompt="act.priority")'
    assert without_words(keys(asked)) == {"act.priority.which"}
