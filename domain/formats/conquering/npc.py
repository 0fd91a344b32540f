"""The NPC: who owns and controls the natives and treasures that no player has (Q-30 to Q-37)."""

from typing import Final

NPC: Final = "npc"
"""The entity's id: owner and controller of what is its own; no player."""
NAME: Final = "The NPC"
