"""Completes the imports of a file of the corpus: missing names in, unused ones out."""

import ast
import builtins
import subprocess
import sys
from pathlib import Path

_CARDS = Path(__file__).parents[2] / "domain" / "cards"


def _defined(path: Path) -> set[str]:
    """Return the public names that a source defines; it need not be importable yet."""
    found: set[str] = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            found.add(node.name)
        elif isinstance(node, ast.Assign):
            found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.add(node.target.id)
    return {name for name in found if not name.startswith("_")}


def _exported(path: Path) -> set[str]:
    """Return the names that a package exports; it need not be importable yet."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "__all__":
            return set(ast.literal_eval(node.value))
    return set()


_HOMES: dict[str, set[str]] = {
    "domain.cards.corpus.parts": _defined(_CARDS / "corpus" / "parts.py"),
    "domain.cards.corpus.promises": _defined(_CARDS / "corpus" / "promises.py"),
    "domain.cards.corpus.forms": _defined(_CARDS / "corpus" / "forms.py"),
    "domain.cards.corpus.faced": _defined(_CARDS / "corpus" / "faced.py"),
    "domain.cards.predefined_tokens": _defined(_CARDS / "predefined_tokens.py"),
    "domain.cards.ir.language": _exported(_CARDS / "ir" / "language" / "__init__.py"),
    "domain.cards.ir.terms": _exported(_CARDS / "ir" / "terms" / "__init__.py"),
    "domain.cards.mana": _defined(_CARDS / "mana.py"),
}


def missing(text: str) -> set[str]:
    """Return the names that a source uses without binding them."""
    used: set[str] = set()
    bound = set(dir(builtins))
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Name):
            (used if isinstance(node.ctx, ast.Load) else bound).add(node.id)
        elif isinstance(node, ast.alias):
            bound.add(node.asname or node.name)
        elif isinstance(node, ast.arg):
            bound.add(node.arg)
        elif isinstance(node, ast.FunctionDef):
            bound.add(node.name)
    return used - bound


def unused(text: str) -> set[str]:
    """Return the names that a source imports and does not use."""
    tree = ast.parse(text)
    imported = {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for alias in node.names
    }
    return imported - {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}


def _ruff(text: str, path: Path, *command: str) -> str:
    """Pass a source through ruff; raises CalledProcessError for one that is no Python."""
    ruff = Path(sys.executable).with_name("ruff")
    done = subprocess.run(
        [ruff, *command, "--quiet", "--stdin-filename", path, "-"],
        input=text, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return done.stdout


def completed(text: str, path: Path) -> str:
    """Return the source with the imports that it needs, sorted.

    Raises LookupError for a name that no part of the language has.
    """
    lines = []
    if not missing(text) and not unused(text):
        return text
    for name in sorted(missing(text)):
        home = next((home for home, names in _HOMES.items() if name in names), None)
        if home is None:
            raise LookupError(f"{path}: nothing is called {name}")
        lines.append(f"from {home} import {name}")
    docstring_end = ast.parse(text).body[0].end_lineno or 1
    rows = text.splitlines()
    rows[docstring_end:docstring_end] = lines
    added = "\n".join(rows) + "\n"
    fixed = _ruff(added, path, "check", "--fix-only", "--select", "F401,I")
    return _ruff(fixed, path, "format")
