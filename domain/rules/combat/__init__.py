"""Combat: declaring attackers and blockers, and combat damage (CR 506 to 511)."""
