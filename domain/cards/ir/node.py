"""The base of every node of the ability language."""

import msgspec


def _tag(name: str) -> str:
    return "".join(f"_{c.lower()}" if c.isupper() else c for c in name).lstrip("_")


class Node(msgspec.Struct, frozen=True, tag_field="node", tag=_tag, omit_defaults=True):
    """A frozen, JSON-able node; its tag is its class name in snake case."""
