"""Names of cards, as they are compared (CR 201)."""

import unicodedata


def folded(name: str) -> str:
    """Return a name without accents and case, for comparing."""
    plain = unicodedata.normalize("NFKD", name.replace("Æ", "Ae").replace("æ", "ae"))
    return "".join(c for c in plain if not unicodedata.combining(c)).casefold().strip()
