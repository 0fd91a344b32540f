"""One name for each identity, so that a signature says which one it wants."""

from typing import NewType
from uuid import UUID

GameId = NewType("GameId", UUID)
DeckId = NewType("DeckId", UUID)
AccountId = NewType("AccountId", UUID)
CommandId = NewType("CommandId", UUID)

Seat = NewType("Seat", str)
"""A place at the table, named ``A``, ``B``… in turn order of the opening."""

ObjectId = NewType("ObjectId", int)
"""An object of the game; it dies with each zone change (CR 400.7)."""
