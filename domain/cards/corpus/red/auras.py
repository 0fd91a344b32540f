"""Red Auras."""

CARDS = (
)  # fmt: skip
