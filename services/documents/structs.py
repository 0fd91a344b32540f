"""Structs as JSON, whole."""

from __future__ import annotations

from typing import Any

import msgspec

Json = dict[str, Any]


def plain(value: msgspec.Struct) -> Json:
    """Return a struct's fields as JSON, also those that it leaves out when it is stored."""
    whole: Json = msgspec.to_builtins(
        {name: getattr(value, name) for name in value.__struct_fields__}
    )
    return whole
