"""Enters new cards: ``python -m tests.cards.enter`` after writing them into the corpus.

It completes the imports of every file of the corpus, gives each new card its first true
printing (from the published data beside the repository), and writes the golden files anew.
"""

import ast
import gzip
import json
import os
import subprocess
import sys
import unicodedata
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from tests.cards.imports import completed

ROOT = Path(__file__).parents[2]
CORPUS = ROOT / "domain" / "cards" / "corpus"
PUBLISHED = ROOT.parent / "shared" / "cards" / "printings.jsonl.gz"
SOURCES = sorted(path for path in CORPUS.glob("*/*.py") if path.parent.name != "printings")
ORDINARY_SETS = {"core", "expansion", "starter", "commander", "masters", "draft_innovation"}
NAME_FILES = {
    "a": "b", "b": "c", "c": "d", "d": "e", "e_f": "g", "g": "h", "h": "i", "i_k": "l", "l": "m",
    "m": "n", "n_o": "p", "p_q": "r", "r": "s", "sa_sk": "sl", "sl_sz": "t", "t": "u", "u_v": "w",
    "w_z": "~",
}  # fmt: skip
"""The files of printings, and the letters before which the names of their cards stand."""

WIDTH = 100
"""How long a line of a table may be."""

BOTH = "nonfoil foil"
"""How cards of ordinary sets come where the published data does not say."""

Printed = tuple[str, str, str, str]
"""Set code, collector number, rarity, and finishes with spaces between them."""


def held_printings() -> dict[str, Printed]:
    """Return the printings that the corpus has; it need not be importable yet."""
    held: dict[str, Printed] = {}
    for stem in NAME_FILES:
        source = (CORPUS / "printings" / f"{stem}.py").read_text(encoding="utf-8")
        (table,) = (
            node for node in ast.parse(source).body if isinstance(node, ast.Assign | ast.AnnAssign)
        )
        held |= ast.literal_eval(table.value or ast.Dict([], []))
    return held


def put_in_place(path: Path, text: str) -> None:
    """Write a file in one stroke, and only if it changes: others read the tree meanwhile."""
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        new = path.with_suffix(f".{os.getpid()}")
        new.write_text(text, encoding="utf-8")
        new.replace(path)


def defined_names() -> Iterator[str]:
    """Yield the name of every card that the corpus defines by a form."""
    for path in SOURCES:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in tree.body:
            if not isinstance(node, ast.Assign) or getattr(node.targets[0], "id", "") != "CARDS":
                continue
            for card in getattr(node.value, "elts", []):
                named = card
                while isinstance(named, ast.Call):
                    named = named.args[0]
                if isinstance(named, ast.Constant):
                    yield str(named.value)


def published_sets() -> list[dict[str, Any]]:
    """Return the published sets on paper: ordinary ones first, the oldest before later ones."""
    with gzip.open(PUBLISHED, "rt", encoding="utf-8") as lines:
        sets = [each for line in lines if not (each := json.loads(line))["digital"]]
    sets.sort(key=lambda s: (s["set_type"] not in ORDINARY_SETS, s["released_at"], s["code"]))
    return sets


def first_printings(wanted: set[str]) -> dict[str, Printed]:
    """Return the earliest printing on paper of each name, ordinary sets before others."""
    found: dict[str, Printed] = {}
    for each in published_sets():
        for card in each["cards"]:
            if card["name"] in wanted:
                marks = [finish for finish in ("nonfoil", "foil") if card.get(finish)]
                printed = (
                    each["code"], card["collector_number"], card["rarity"], " ".join(marks) or BOTH
                )  # fmt: skip
                found.setdefault(card["name"], printed)
    return found


def sets_file(codes: set[str]) -> str:
    """Return the text of the file of sets: the name and the date of each that is used."""
    lines = ['"""Sets that printings of the corpus are of: name and date of release."""', ""]
    lines.append("SETS = {")
    for each in sorted(published_sets(), key=lambda each: str(each["code"])):
        if each["code"] in codes:
            name = json.dumps(each["name"], ensure_ascii=False)
            lines.append(f'    "{each["code"]}": ({name}, "{each["released_at"]}"),')
    return "\n".join((*lines, "}", ""))


def printings_file(stem: str, printed: dict[str, Printed]) -> str:
    """Return the text of one file of printings, a line for each card."""
    letters = stem.title().replace("_", " to ")
    lines = [f'"""Printings of the cards whose names begin with {letters}."""', ""]
    lines.append("PRINTED = {")
    for name, told in sorted(printed.items()):
        line = f"    {json.dumps(name, ensure_ascii=False)}: ({_quoted(told)}),"
        if len(line) <= WIDTH:
            lines.append(line)
        else:
            lines.append(f"    {json.dumps(name, ensure_ascii=False)}: (")
            lines += [f"        {_quoted([word])}," for word in told]
            lines.append("    ),")
    return "\n".join((*lines, "}", ""))


def _quoted(words: Iterable[str]) -> str:
    return ", ".join(json.dumps(word, ensure_ascii=False) for word in words)


def folded(name: str) -> str:
    """Return a name in small letters without accents."""
    plain = unicodedata.normalize("NFKD", name.replace("Æ", "Ae"))
    return "".join(c for c in plain if not unicodedata.combining(c)).lower()


def filed_in(name: str) -> str:
    """Return the file that a card's printing is in."""
    return next(stem for stem, bound in NAME_FILES.items() if folded(name) < bound)


def enter_printings() -> None:
    """Add the first printing of every card that has none yet."""
    held = held_printings()
    wanted = set(defined_names()) - set(held)
    printed = {**held, **(first_printings(wanted) if wanted else {})}
    if unknown := wanted - set(printed):
        raise LookupError(f"never printed: {sorted(unknown)}")
    for stem in NAME_FILES:
        filed = {name: told for name, told in printed.items() if filed_in(name) == stem}
        put_in_place(CORPUS / "printings" / f"{stem}.py", printings_file(stem, filed))
    codes = {told[0] for told in printed.values()}
    put_in_place(CORPUS / "printings" / "sets.py", sets_file(codes))


def main() -> None:
    """Complete imports, printings and golden files."""
    for path in SOURCES:
        if path.name != "__init__.py":
            held = path.read_text(encoding="utf-8")
            text = completed(held, path)
            if path.read_text(encoding="utf-8") == held:
                # Whoever edited it meanwhile keeps their words, and runs this after them.
                put_in_place(path, text)
    enter_printings()
    for golden in ("tests.cards.golden", "tests.cards.write_wording"):
        subprocess.run([sys.executable, "-m", golden], check=True, cwd=ROOT)


if __name__ == "__main__":
    main()
