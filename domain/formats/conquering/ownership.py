"""Who owns what: ownership goes with control that a rule of the format gives (Q-45).

``hand_over`` and ``hand_all_over`` give permanents to players without a zone change.
"""

from __future__ import annotations

from domain.rules import hand_all_over, hand_over

__all__ = ["hand_all_over", "hand_over"]
