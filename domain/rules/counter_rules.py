"""What counters do by themselves: keyword, shield, stun and finality counters (CR 122.1)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from domain.cards.ir import language as l
from domain.cards.ir import terms as t

KEYWORD_COUNTERS = frozenset(
    {
        "flying", "first strike", "double strike", "deathtouch", "decayed", "exalted", "haste",
        "hexproof", "indestructible", "lifelink", "menace", "reach", "shadow", "trample",
        "vigilance",
    }
)  # fmt: skip
"""Counters that give the keyword that they are called by (CR 122.1b)."""

_THIS = t.Is(t.This())
_LESS = {kind: l.RemoveCounters(t.This(), kind, 1) for kind in ("shield", "stun")}

REPLACING: Mapping[str, tuple[l.Replace, ...]] = MappingProxyType(
    {
        "shield": (
            l.Replace(
                t.ZoneChange(_THIS, "battlefield", "graveyard", verb="destroy"),
                l.Instead(_LESS["shield"]),
            ),
            l.Replace(t.Damaged(recipient=t.This()), l.Prevented(), also=_LESS["shield"]),
        ),
        "stun": (l.Replace(t.Becomes(_THIS, "untapped"), l.Instead(_LESS["stun"])),),
        "finality": (l.Replace(t.ZoneChange(_THIS, "battlefield", "graveyard"), l.GoTo("exile")),),
    }
)
"""Replacement and prevention effects of counters (CR 122.1c, 122.1d, 122.1h)."""
