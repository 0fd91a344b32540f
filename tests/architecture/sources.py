"""The repository's own files, as the checks of this folder read them."""

import ast
import os
from collections.abc import Iterable, Iterator
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
SHARED = REPOSITORY.parent / "shared"
PRODUCTION = ("api", "domain", "house", "infra", "openapi", "services")
NOT_OURS = frozenset({"__pycache__", "build", "node_modules"})
PUBLISHED = frozenset({".ci"})
"""Folders whose names begin with a dot and which belong to the repository all the same."""


def files(*suffixes: str, below: Iterable[str] = (".",)) -> Iterator[Path]:
    """Yield the files with one of the suffixes (all without one) in the order of their paths."""
    for top in below:
        for folder, folders, names in os.walk(REPOSITORY / top):
            folders[:] = sorted(filter(_is_ours, folders))
            for name in sorted(names):
                path = Path(folder) / name
                if not path.is_symlink() and (not suffixes or path.suffix in suffixes):
                    yield path


def _is_ours(folder: str) -> bool:
    hidden = folder.startswith(".") and folder not in PUBLISHED
    return not hidden and folder not in NOT_OURS and not folder.endswith(".egg-info")


def shown(path: Path) -> str:
    """Return a path as a reader knows it."""
    return path.relative_to(REPOSITORY).as_posix()


def imported(source: str) -> Iterator[tuple[int, str]]:
    """Yield the line and name of every module that a source imports, anywhere in it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.lineno, node.module
