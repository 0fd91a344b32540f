"""The base of every fact."""

from typing import ClassVar

import msgspec


def _tag(name: str) -> str:
    return "".join(f"_{c.lower()}" if c.isupper() else c for c in name).lstrip("_")


class Fact(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="fact", tag=_tag, omit_defaults=True
):
    """One thing that happened; ``unseen`` fields are private though the fact is public."""

    unseen: ClassVar[frozenset[str]] = frozenset()

    audience: str = "public"
