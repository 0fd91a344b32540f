"""How far the engine goes: published limits, so that no game can exhaust the service.

The rules know none of them but for the last resort of CR 104.4b. A limit that acts is on
record as the fact ``LimitReached``, with its name and size; nothing is cut in silence.
``LIMITS`` is what clients read.
"""

MOST_FRAMES = 20_000
"""Pieces of work in one request; a game that runs on beyond is a draw (CR 104.4b)."""

PATIENCE = 6_000
"""Pieces of work in one request after which players are asked, whatever their stops say."""

MOST_OBJECTS = 5_000
"""Objects in the game beyond which no token and no copy of a spell is created."""

MOST_TOKENS = 500
"""Tokens that one instruction creates for a player."""

MOST_COPIES = 500
"""Copies of a spell or ability that one instruction makes."""

MOST_FLIPS = 500
"""Coins that one instruction flips."""

MOST_TRIGGERS = 2_000
"""Objects on the stack beyond which no ability that triggered is put there."""

MOST_ROUNDS = 100
"""Rounds of a loop that a player can name at once (CR 732.2a)."""

DEEPEST = 2_000
"""Instructions inside one another; one that would go deeper is not carried out."""

GREATEST = 1_000_000_000
"""The greatest amount that a card's text comes to."""

LIMITS = {
    "work": MOST_FRAMES,
    "objects": MOST_OBJECTS,
    "tokens": MOST_TOKENS,
    "copies": MOST_COPIES,
    "flips": MOST_FLIPS,
    "triggers": MOST_TRIGGERS,
    "rounds": MOST_ROUNDS,
    "depth": DEEPEST,
    "number": GREATEST,
}
"""Each limit by the name that ``LimitReached`` gives it."""

MEANINGS = {
    "work": "Pieces of work for one request; a game that runs on beyond is a draw.",
    "objects": "Objects in the game beyond which no token and no copy of a spell is created.",
    "tokens": "Tokens that one instruction creates for a player.",
    "copies": "Copies of a spell or ability that one instruction makes.",
    "flips": "Coins that one instruction flips.",
    "triggers": "Objects on the stack beyond which no ability that triggered is put there.",
    "rounds": "Rounds of a loop that a player can name at once.",
    "depth": "Instructions inside one another; one that would go deeper is not carried out.",
    "number": "The greatest amount that a card's text comes to.",
}
"""What each limit bounds and what happens beyond, for those who read ``LIMITS``."""
