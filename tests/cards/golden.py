"""The frozen wording and digests of the corpus; ``python -m tests.cards.golden`` writes them."""

import json
from pathlib import Path

from domain.cards.catalogue import STARTER, folded
from domain.cards.corpus import CORPUS
from domain.cards.wording import card_text

GOLDEN = Path(__file__).parent.parent / "golden"


def wording() -> dict[str, str]:
    """Return the text of all cards, in one document for each first letter."""
    pages: dict[str, list[str]] = {}
    for card in sorted(CORPUS, key=lambda card: folded(card.name)):
        cost = "" if card.cost is None else f"  {card.cost}"
        lines = "".join(f"  {line}\n" for line in card_text(card))
        pages.setdefault(folded(card.name)[0], []).append(f"{card.name}{cost}\n{lines}")
    return {letter: "\n".join(entries) for letter, entries in pages.items()}


def digests() -> dict[str, str]:
    """Return the digest of every card by name."""
    found = {card.name: card.digest for card in CORPUS}
    return {name: found[name] for name in STARTER.names}


def write() -> None:
    """Write the golden files as the code has them now."""
    folder = GOLDEN / "wording"
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.txt"):
        old.unlink()
    for letter, text in wording().items():
        (folder / f"{letter}.txt").write_text(text, encoding="utf-8")
    text = json.dumps(digests(), indent=1, ensure_ascii=False)
    (GOLDEN / "digests.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
