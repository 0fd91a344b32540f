"""The frozen digests of the corpus; ``python -m tests.cards.golden`` writes them anew."""

import json
from pathlib import Path

from domain.cards.corpus import CORPUS

GOLDEN = Path(__file__).parents[1] / "golden" / "digests.json"


def digests() -> dict[str, str]:
    """Return the digest of every card by name, in alphabetical order."""
    return {card.name: card.digest for card in sorted(CORPUS, key=lambda card: card.name)}


if __name__ == "__main__":
    GOLDEN.write_text(json.dumps(digests(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
