"""Writes the golden wording of the catalogue: ``python -m tests.cards.write_wording``."""

from pathlib import Path

from domain.cards.wording import card_text
from tests.cards.walking import CARDS

GOLDEN = Path(__file__).parents[1] / "golden" / "wording.txt"


def wording() -> str:
    """Return every card's name and text, a blank line between cards."""
    return "\n\n".join("\n".join((f"# {card.name}", *card_text(card))) for card in CARDS) + "\n"


if __name__ == "__main__":
    GOLDEN.write_text(wording(), encoding="utf-8")
